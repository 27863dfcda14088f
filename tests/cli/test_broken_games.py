"""A game that cannot be loaded stops the commands that need it, and no other."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conftest import random_journal, write
from contract.nim import EXAMPLE
from rosace.cli.options import _options_of_games, with_game_options
from rosace.core import registry
from rosace.core.errors import BadComponents, BadOptions
from rosace.core.ruleset import Option

COMMAND = "import sys; from rosace.cli import main; sys.exit(main())"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages with a game that fails to import, and one without words."""
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('out of order')\n")
    about = tmp_path / "broken_game-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[rosace.games]\nbroken = broken_game:RULESET\nsilent = silent_game:RULESET\n"
    )
    (tmp_path / "silent_game.py").write_text(
        "from dataclasses import replace\n"
        "from nim.game import Nim\n"
        "RULESET = type('Silent', (Nim,), {'spec': replace(Nim.spec, name='silent')})()\n"
    )
    return tmp_path


def test_a_broken_package_does_not_stop_the_others(site: Path, tmp_path: Path) -> None:
    def run(*arguments: str) -> Any:
        path = os.pathsep.join([str(site), str(EXAMPLE), os.environ.get("PYTHONPATH", "")])
        return subprocess.run(
            [sys.executable, "-c", COMMAND, *arguments],
            env={**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8"},
            capture_output=True,
            text=True,
        )

    assert run("--version").returncode == 0
    position = registry.get("basilica").write_position(random_journal(5, decisions=12).state)
    assert run("score", write(tmp_path / "position.json", position)).returncode == 0
    done = run("simulate", "broken")
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1
    assert "the game 'broken' cannot be loaded" in done.stderr
    for arguments in (["games"], ["games", "--json"]):  # the list does not fail with somebody else's package
        done = run(*arguments)
        assert done.returncode == 0 and "basilica" in done.stdout.lower() and done.stderr.count("\n") == 2
        assert "the game 'broken' cannot be loaded" in done.stderr
        assert "the game 'silent' has no words" in done.stderr
        assert "broken" not in done.stdout.lower() and "silent" not in done.stdout.lower()


def test_a_broken_component_list(refused: Any, run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = registry.get

    def get(name: str) -> Any:
        if name == "basilica":
            raise BadComponents("components: 71 tiles")
        return real(name)

    monkeypatch.setattr(registry, "get", get)
    assert "difficulty" in _options_of_games() and "festum" not in _options_of_games()
    assert "components: 71 tiles" in refused("perft", "basilica")
    assert run("perft", "sagrada", "--depth", "1").status == 0


def test_an_option_called_like_a_parameter_is_no_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {
        name: [("x", Option(name, (False, True)))] for name in ("seed", "option", "not a name", "fine")
    }
    monkeypatch.setattr("rosace.cli.options._options_of_games", lambda: options)

    @with_game_options
    def command(options: dict[str, Any], seed: int = 0) -> Any:
        return seed, options

    assert command(seed=3, fine=None, option=["seed=true"]) == (3, {"seed": "true"})
    with pytest.raises(BadOptions, match="given twice"):
        command(seed=3, fine=True, option=["fine=false"])

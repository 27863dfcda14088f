"""Computer players on the command line: their names, who sits opposite, and settings that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from contract.nim import RULESET as NIM
from rosace import players
from rosace.cli import play
from rosace.core import registry
from rosace.core.state import is_compiled

OPPONENT = play._opponent  # before the tests' tables replace it
FLAGS = {"play": "--seat", "simulate": "--player", "arena": "--player"}


def flat(text: str) -> str:
    """What a help says, whatever way it is broken into lines and boxes."""
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("command", FLAGS)
def test_a_help_names_the_levels_from_gentle_to_strong_with_their_time(run: Any, command: str) -> None:
    said = flat(run(command, "--help").out)
    levels = "novice, apprentice, journeyman (0.005 s per move), master (0.025 s per move),"
    assert f"{levels} grandmaster (1 s per move), greedy, random, search" in said


def test_the_help_says_who_sits_opposite(run: Any) -> None:
    said = flat(run("play", "--help").out)
    assert "Default: you, then journeyman (apprentice if the game isn't compiled)." in said


@pytest.mark.parametrize("game", registry.names())
def test_a_level_sits_opposite(game: str) -> None:
    assert OPPONENT(registry.get(game)) == ("journeyman" if is_compiled() else "apprentice")


def test_what_is_not_compiled_has_an_opponent_that_does_not_search() -> None:
    """A game of somebody's own, in plain Python."""
    assert OPPONENT(NIM) == "apprentice"
    assert not players.LEVELS["apprentice"]


def test_it_answers_and_is_kept_in_the_record(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "_opponent", OPPONENT)
    path = tmp_path / "game.txt"
    typed = f"1\n1\n1\n1\nsave {path}\nquit\n"
    out = run("play", "fantazja", "--seed", "3", "--first", "2", typed=typed).out
    name = OPPONENT(registry.get("fantazja"))
    assert f"Nature: you, Light: Computer ({name.title()})." in out
    assert f"seat: human\nseat: {name}\n" in path.read_text()
    assert "failed" not in out
    again = run("play", "--resume", str(path), typed="quit\n").out
    assert f"Nature: you, Light: Computer ({name.title()})." in again


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("search:depth=-1", "player search:depth=-1: depth cannot be -1"),
        ("search:nonsense=1", "player search:nonsense=1: there is no setting nonsense; there are time, sim"),
        ("master:threads=0", "player master:threads=0: threads cannot be 0"),
        ("grandmaster:time=0", "more than 0 seconds"),
    ],
)
@pytest.mark.parametrize("command", FLAGS)
def test_settings_that_cannot_be_are_refused_before_the_game(
    refused: Any, tmp_path: Path, command: str, name: str, words: str
) -> None:
    arguments = [command, "basilica", FLAGS[command], name, FLAGS[command], "random"]
    assert words in refused(*arguments, *(["--out", str(tmp_path)] if command == "arena" else []))

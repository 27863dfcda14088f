"""What the command does where its input and output are not what they should be."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conftest import random_journal
from rosace.core import registry
from sampling import also

COMMAND = [sys.executable, "-c", "import sys; from rosace.cli import main; sys.exit(main())"]
PLAY = ["play", "basilica", "--seed", "7", "--first", "1"]
WHOLE_GAME = ["play", "basilica", "--seed", "7", "--seat", "random", "--seat", "random"]


def shell(redirection: str, *arguments: str, typed: bytes = b"", **environment: str) -> Any:
    """Run the command with a shell's redirection; its status, stdout and stderr."""
    script = f'"$@" {redirection}'
    return subprocess.run(
        ["bash", "-c", script, "bash", *COMMAND, *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, "LANG": "C.UTF-8", "TERM": "dumb", **environment},
        timeout=60,
    )


@pytest.mark.parametrize("arguments", [also(["games"]), also(["--help"]), WHOLE_GAME])
def test_a_reader_who_leaves_is_no_error(arguments: list[str]) -> None:
    done = shell("| true; exit ${PIPESTATUS[0]}", *arguments)
    assert (done.returncode, done.stderr) in ((1, b""), (0, b"")), "0 if it was written in time"
    assert shell("| head -1; exit ${PIPESTATUS[0]}", *arguments).stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize(
    "arguments", [["games", "--json"], also(["--help"]), also(["--version"]), also(WHOLE_GAME), PLAY]
)
def test_a_full_disk_is_one_line(arguments: list[str]) -> None:
    done = shell("> /dev/full", *arguments)
    assert done.returncode == 2
    assert done.stderr == b"rosace: cannot write the output: No space left on device\n"


def test_closed_streams_are_no_traceback() -> None:
    assert shell(">&-", "games").stderr == b""
    assert shell("<&- >&-", *PLAY).stderr == b""
    done = shell("<&-", *PLAY)
    assert (done.returncode, done.stderr) == (0, b"") and done.stdout.endswith(b"Goodbye!\n")
    done = shell("<&-", "score", "-")
    assert (done.returncode, done.stderr) == (2, b"rosace: cannot read -: stdin is closed\n")
    done = shell("2>&-", "nonsense")
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.parametrize("encoding", ["ascii", also("latin-1"), also("cp1252"), also("utf-8")])
def test_every_encoding_shows_something(encoding: str) -> None:
    done = shell("", *PLAY, "--lang", "pl", typed=b"help\n", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"") and b"Do widzenia." in done.stdout
    done = shell("", "legal", "-", "--lang", "pl", "--json", typed=_position(), PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    labels = [item["label"] for item in json.loads(done.stdout.decode(encoding))["decisions"]]
    assert any(not label.isascii() for label in labels) and not any("?" in label for label in labels)


def _position() -> bytes:
    return json.dumps(registry.get("basilica").write_position(random_journal(5, decisions=12).state)).encode()


def test_bytes_that_are_no_text_are_not_understood() -> None:
    done = shell("", *PLAY, typed=b"\xff\xfe\n1 c1\n")
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode()
    assert "I don’t understand" in text and "White placed a vault (blue, crown) on c1" in text


def test_a_bot_that_prints_leaves_json_alone(tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text(
        "print('loaded')\nclass Bot:\n    def choose(self, observation, budget):\n"
        "        print('asked')\n        return observation.legal[0]\n"
    )
    for jobs in ("1", "2"):
        done = shell(
            "", "simulate", "basilica", "--json", "--games", "60", "--jobs", jobs,
            "--player", f"{tmp_path}/loud.py:Bot", "--player", "random",
        )  # fmt: skip
        assert done.returncode == 0 and json.loads(done.stdout)["games"] == 60
        assert b"loaded" in done.stderr and b"asked" in done.stderr

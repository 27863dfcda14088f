"""The command, run in this process, as a person or a script would see it."""

import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rosace.cli import main
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER


@dataclass
class Answer:
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        status = main(list(arguments))
        out, err = capsys.readouterr()
        return Answer(status, out, err)

    return call


@pytest.fixture
def refused(run: Any) -> Any:
    """Run a command that must fail: status 2, nothing on stdout, one line on stderr, which is returned."""

    def call(*arguments: str) -> str:
        answer = run(*arguments)
        assert answer.status == 2, answer
        assert answer.out == ""
        assert answer.err.startswith("rosace: ")
        assert answer.err.count("\n") == 1 and answer.err.endswith("\n")
        return str(answer.err)

    return call


def random_journal(seed: int, decisions: int = 10_000, **options: Any) -> Journal:
    """A random game of Basilica, to its end or until so many decisions are made."""
    return random_game("basilica", ["human", "greedy"], seed, decisions, **options)


def random_game(game: str, names: list[str], seed: int, decisions: int = 10_000, **options: Any) -> Journal:
    """A random game, to its end or until so many decisions are made."""
    journal = Journal(registry.get(game), len(names), options, seed, names)
    rng = Rng(seed)
    journal.deal()
    while decisions and journal.state.to_move() not in (CHANCE, OVER):
        legal = journal.state.legal()
        journal.submit(journal.state.to_move(), legal[rng.pick(len(legal))])
        journal.deal()
        decisions -= 1
    return journal


def write(path: Path, content: Any) -> str:
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(path)

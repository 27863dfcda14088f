"""The command, run in this process, as a person or a script would see it."""

import io
import json
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rosace.cli import main
from rosace.cli.app import COMMANDS
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER

for _command in COMMANDS:  # now, while no test has broken a game: the options of games are read once
    import_module(f"rosace.cli.{_command}")

BASILICA = registry.get("basilica")
CLEARED = "<the screen is cleared>"
CURTAIN = "press Enter when no one else is looking."


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
    # Who goes by the clock plays another game on a busy machine.
    monkeypatch.setattr("rosace.cli.play._opponent", lambda game: "greedy")
    # An arena starts one process, unless a test wants more.
    monkeypatch.setattr("rosace.cli.arena._processors", lambda: 1)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        status = main(list(arguments))
        out, err = capsys.readouterr()
        return Answer(status, out, err)

    return call


@pytest.fixture
def screens(run: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Play; return what stood on the screen, from one clearing of it to the next."""

    def play(*arguments: str, typed: str) -> list[str]:
        monkeypatch.setattr("rich.console.Console.clear", lambda self: self.print(CLEARED))
        answer = run("play", *arguments, typed=typed)
        assert answer.status == 0 and answer.err == ""
        return str(answer.out).split(CLEARED)

    return play


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


def game_with_secret() -> Journal:
    """A game of Basilica with an answer given that the other seat may not see yet (B7.9)."""
    for seed in range(2_000):
        journal = Journal(BASILICA, options={"first": "1"}, seed=seed, names=["human", "human"])
        journal.deal()
        rng = Rng(seed)
        while journal.state.to_move() != OVER:
            if BASILICA.secret(journal.state) and journal.state.to_move() == 1 and _answered(journal) == {0}:
                return journal
            journal.submit(journal.state.to_move(), _eager(journal, rng))
            journal.deal()
    raise AssertionError("no game with Jugglers on both sides was found")


def _answered(journal: Journal) -> set[int]:
    views = [BASILICA.view(journal.state, seat)["jugglers"] for seat in (0, 1)]
    return {item["seat"] for view in views for item in view if item["colour"]}


def _eager(journal: Journal, rng: Rng) -> int:
    """A decision that leads to Jugglers: builders, promotions, Jugglers first."""
    legal = journal.state.legal()
    texts = {BASILICA.text(action): action for action in legal}
    wanted = [
        action for text, action in texts.items() if text.startswith(("builder", "promote", "rank juggler"))
    ]
    orders = [
        action
        for action in legal
        if BASILICA.text(action).startswith("order")
        and BASILICA.label(journal.state, action).params["order"] == "@order-promote"
    ]
    best = wanted or orders or legal
    return best[rng.pick(len(best))]


def write(path: Path, content: Any) -> str:
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(path)

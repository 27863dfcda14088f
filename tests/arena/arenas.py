"""What the tests of the arena share: set-ups, bots, and a pool that plays in this process."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rosace.arena import worker
from rosace.arena.contest import contest
from rosace.arena.ledger import Ledger
from rosace.arena.pool import Pool
from rosace.arena.referee import Result
from rosace.arena.setup import Fixture, Setup
from rosace.arena.statistics import Sprt
from rosace.arena.worker import Forfeit, Report, Task, WorkerStatus
from rosace.core import registry

FIRST = "return observation.legal[0]"


def setup(*names: str, game: str = "basilica", **given: Any) -> Setup:
    return Setup.make(registry.get(game), names, **given)


def bot(folder: Path, body: str, name: str = "bot", head: str = "") -> str:
    """A bot file whose `choose` has this body."""
    path = folder / f"{name}.py"
    lines = "".join(f"        {line}\n" for line in body.splitlines())
    path.write_text(
        f"{head}\nclass Bot:\n    def choose(self, observation, budget):\n{lines}", encoding="utf-8"
    )
    return f"{path}:Bot"


class Here:
    """Plays in this process, so quickly that nothing has to be waited for; counts what it played."""

    def __init__(self, room: int = 3):
        self.room = room
        self.tasks: list[Task] = []
        self.played: list[int] = []

    def has_room(self) -> bool:
        return len(self.tasks) < self.room

    def is_idle(self) -> bool:
        return not self.tasks

    def submit(self, task: Task) -> None:
        self.tasks.append(task)

    def wait(self) -> list[Report]:
        # Now the last and now the first: games do not end in the order they began.
        task = self.tasks.pop(-1 if len(self.played) % 2 else 0)
        status = WorkerStatus()
        answer = worker.run_task(task, status, worker.PlayerCache(isolate_bots=False))
        if task.played:
            self.played.append(task.number)
        forfeit = None
        if answer["forfeit"] is not None:
            forfeit = Forfeit(status.seat, answer["forfeit"], answer["message"])
        seats = len(task.players)
        times = status.decisions[:seats], status.seconds[:seats], status.longest_seconds[:seats]
        return [Report(task.number, status.actions[: status.log_length], *times, forfeit)]

    def close(self) -> None:
        self.tasks = []


def play(
    made: Setup, games: int, folder: Path, pool: Pool | None = None, test: Sprt | None = None
) -> list[Result]:
    with Ledger(made, folder) as ledger:
        return contest(made, games, ledger, pool or Here(), test)


def result(
    made: Setup, number: int, places: Sequence[int], scores: Sequence[int], forfeit: Forfeit | None = None
) -> Result:
    """A result as if a game had been played."""
    fixture: Fixture = made.fixture(number)
    some = (2,) * made.seats
    ended = "scoring" if forfeit is None else "forfeit"
    return Result(
        fixture,
        tuple(places),
        tuple(scores),
        ended,
        forfeit,
        some,
        (0.5,) * made.seats,
        (0.4,) * made.seats,
        (),
    )


def timeless(found: Sequence[Result]) -> list[Any]:
    """Results without how long it took."""
    return [(one.fixture, one.places, one.scores, one.ending, one.forfeit, one.actions) for one in found]

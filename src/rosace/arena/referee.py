"""The result of a game, which the arena replays from its log: no player is trusted."""

from __future__ import annotations

from dataclasses import dataclass

from rosace.arena.game_loop import ending
from rosace.arena.pool import ArenaStopped
from rosace.arena.setup import Fixture, Setup
from rosace.arena.worker import Forfeit, Report
from rosace.core import record as records
from rosace.core.errors import BadRecord
from rosace.core.record import Record
from rosace.core.state import OVER

FORFEITED = "forfeit"


@dataclass(frozen=True)
class Result:
    """A finished game. `places` start at 0, the best; equal seats share one. Times as in `Report`."""

    fixture: Fixture
    places: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    forfeit: Forfeit | None
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest_seconds: tuple[float, ...]
    actions: tuple[int, ...]

    @property
    def points(self) -> list[float]:
        """One point, shared by the winning seats."""
        winners = self.places.count(0)
        return [1 / winners if place == 0 else 0.0 for place in self.places]

    @property
    def margins(self) -> list[int] | None:
        """How far each seat is ahead of its best opponent; None if the game was forfeited."""
        if self.forfeit is not None:
            return None
        return [
            score - max(other for seat, other in enumerate(self.scores) if seat != mine)
            for mine, score in enumerate(self.scores)
        ]


def judge(setup: Setup, report: Report) -> tuple[Result, Record]:
    """The result of a game and its record; ArenaStopped if the log is not of this game.

    A game that was over counts, whatever happened to its process afterwards.
    """
    fixture = setup.fixture(report.number)
    record = record_of(setup, fixture, report.actions)
    try:
        state = records.replay(record)
        forfeit = report.forfeit if state.to_move() != OVER else None
        if forfeit is None and state.to_move() != OVER:
            raise BadRecord("it is not over")
    except BadRecord as error:
        raise ArenaStopped(f"game {fixture.number} does not replay: {error}") from None
    record.key = state.key()
    seats = range(setup.seats)
    scores = tuple(int(state.score(seat)) for seat in seats)
    if forfeit is None:
        places = _places([float(state.utility(seat)) for seat in seats], scores)
        ended = ending(setup.ruleset, state)
    else:
        places = tuple(int(seat == forfeit.seat) for seat in seats)
        ended = FORFEITED
    times = tuple(report.decisions), tuple(report.seconds), tuple(report.longest_seconds)
    return Result(fixture, places, scores, ended, forfeit, *times, tuple(report.actions)), record


def record_of(setup: Setup, fixture: Fixture, actions: list[int]) -> Record:
    """A game as a record, without the key of its last position."""
    return Record(
        game=setup.ruleset.spec.name,
        rules=setup.ruleset.spec.rules,
        options=dict(setup.options),
        seats=setup.names(fixture),
        actions=list(actions),
        seed=fixture.seed,
    )


def _places(utilities: list[float], scores: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each seat. The rules say who wins; points rank the others."""
    best = max(utilities)
    order = [
        (utility, 0 if utility == best else score) for utility, score in zip(utilities, scores, strict=True)
    ]
    return tuple(sum(other > mine for other in order) for mine in order)

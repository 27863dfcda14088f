"""A running game: its log, its seed, and how far it can be taken back. No clocks, no I/O."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rosace.core import record as records
from rosace.core.chance import deal
from rosace.core.errors import BadAction, BadOptions, BadRecord, IllegalAction, RosaceError
from rosace.core.game import Event, Game, Reason
from rosace.core.record import Record
from rosace.core.state import CHANCE, OVER


class CannotTakeBack(RosaceError):
    """There is nothing since the last revelation that this seat decided."""


@dataclass(frozen=True)
class _Step:
    """An action tried out, not yet entered."""

    action: int
    mover: int
    before: Any
    after: Any
    told: list[Event]
    revealed: bool


class Journal:
    """The one door through which a game for people is played: every action is checked first.

    `boundary` is the length of the log that cannot be taken back: everything up to the last
    chance event, the last secret shown and the last decision of another seat.
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        names: Iterable[str] = (),
    ):
        number, self.options = game.settle(seats, options)
        self.game = game
        self.seed = seed
        self.names = list(names) or [f"seat {i + 1}" for i in range(number)]
        if len(self.names) != number or any(len(name.splitlines()) != 1 for name in self.names):
            raise BadOptions(f"{number} names of one line each are needed, not {self.names}")
        self.state = game.new(number, self.options)
        self.actions: list[int] = []
        self.events = 0
        self.boundary = 0
        self._mover = CHANCE
        self._since = self.state.clone()  # the position at the boundary

    def submit(self, seat: int, action: int) -> list[Event]:
        """Take a seat's decision; IllegalAction, and nothing changed, if it is refused."""
        return self.submit_many(seat, [action])

    def submit_many(self, seat: int, actions: Iterable[int]) -> list[Event]:
        """Take several decisions of a seat, all or none; they may not cross a chance event."""
        state, steps = self.state, []
        for action in actions:
            if state.to_move() != seat or seat < 0:
                waiting = "core/chance" if state.to_move() == CHANCE else "core/not-your-turn"
                raise IllegalAction(Reason(waiting if state.to_move() != OVER else "core/over", "core"))
            steps.append(self._try(state, action))
            state = steps[-1].after
        return [event for step in steps for event in self._enter(step)]

    def deal(self, outcome: int | None = None) -> list[Event]:
        """Let chance decide until a seat is asked; with `outcome`, that event and no other."""
        told: list[Event] = []
        if outcome is not None:
            return self._deal_given(outcome)
        while self.state.to_move() == CHANCE:
            if self.seed is None:
                raise RosaceError("this game has no seed: its chance outcomes must be given")
            told += self._enter(self._try(self.state, deal(self.seed, self.events, self.state.chance())))
        return told

    def _deal_given(self, outcome: int) -> list[Event]:
        if self.state.to_move() != CHANCE:
            raise IllegalAction(Reason("core/not-chance", "core"))
        step = self._try(self.state, outcome)
        if self.seed is not None and outcome != deal(self.seed, self.events, self.state.chance()):
            raise IllegalAction(Reason("core/impossible-outcome", "core"))  # the seed deals another
        return self._enter(step)

    def take_back(self, seat: int) -> int:
        """Undo a seat's last decision and return it; CannotTakeBack if it has been built upon."""
        if len(self.actions) <= self.boundary or self._mover != seat or self.state.to_move() == OVER:
            raise CannotTakeBack("nothing can be taken back: something was shown or answered since")
        undone = self.actions.pop()
        self.state.copy_from(self._since)
        for action in self.actions[self.boundary :]:
            self.state.apply(action)
        return undone

    def record(self) -> Record:
        """The game so far as a record."""
        return Record(
            game=self.game.spec.name,
            rules=self.game.spec.rules,
            options=self.options,
            seats=list(self.names),
            actions=list(self.actions),
            seed=self.seed,
            key=self.state.key(),
        )

    @classmethod
    def resume(cls, game: Game, record: Record) -> Journal:
        """Go on with a recorded game; BadRecord if it does not replay."""
        if record.game != game.spec.name:
            raise BadRecord(f"a game of {record.game}, not of {game.spec.name}")
        records.replay(record)
        journal = cls(game, len(record.seats) or None, record.options, record.seed, record.seats)
        for action in record.actions:
            journal._enter(journal._try(journal.state, action))
        return journal

    def _try(self, state: Any, action: int) -> _Step:
        """Check an action and carry it out on a copy."""
        if type(action) is not int:
            raise BadAction(f"an action is a whole number, not {action!r}")
        if state.check(action) != 0:
            reason = self.game.why_not(state, action)
            assert reason is not None
            raise IllegalAction(reason)
        mover, after = state.to_move(), state.clone()
        after.apply(action)
        told = self.game.narrate(state, action, after)
        revealed = mover == CHANCE or self.game.reveals(state, action, after)
        return _Step(action, mover, state, after, told, revealed)

    def _enter(self, step: _Step) -> list[Event]:
        """Make a step part of the game; nothing here can fail."""
        if step.mover != self._mover:
            self._fix(step.before)
        self._mover = step.mover
        self.actions.append(step.action)
        self.state = step.after
        self.events += step.mover == CHANCE
        if step.revealed:
            self._fix(step.after)
        return step.told

    def _fix(self, state: Any) -> None:
        self.boundary = len(self.actions)
        self._since.copy_from(state)

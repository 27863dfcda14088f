"""A running game: its log, its seed, and how far it can be taken back. No clocks, no I/O."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rosace.core import record as records
from rosace.core.chance import deal
from rosace.core.errors import IllegalAction, RosaceError
from rosace.core.game import Event, Game, Reason
from rosace.core.record import Record
from rosace.core.state import CHANCE


class CannotTakeBack(RosaceError):
    """There is nothing since the last revelation that this seat decided."""


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
        self.state = game.new(number, self.options)
        self.actions: list[int] = []
        self.events = 0
        self.boundary = 0
        self._mover = CHANCE
        self._since = self.state.clone()  # the position at the boundary

    def submit(self, seat: int, action: int) -> list[Event]:
        """Take a seat's decision; IllegalAction, and nothing changed, if it is refused."""
        if self.state.to_move() != seat:
            raise IllegalAction(Reason("core/not-your-turn", "core"))
        return self._enter(action)

    def submit_many(self, seat: int, actions: Iterable[int]) -> list[Event]:
        """Take several decisions of a seat, all or none."""
        actions = list(actions)
        trial = self.state.clone()
        for action in actions:
            if trial.to_move() != seat:
                raise IllegalAction(Reason("core/not-your-turn", "core"))
            self._refuse(trial, action)
            trial.apply(action)
        return [event for action in actions for event in self._enter(action)]

    def deal(self, outcome: int | None = None) -> list[Event]:
        """Let chance decide until a seat is asked; with `outcome`, that event and no other."""
        told: list[Event] = []
        if outcome is not None:
            if self.state.to_move() != CHANCE:
                raise IllegalAction(Reason("core/not-chance", "core"))
            return self._enter(outcome)
        while self.state.to_move() == CHANCE:
            if self.seed is None:
                raise RosaceError("this game has no seed: its chance outcomes must be given")
            told += self._enter(deal(self.seed, self.events, self.state.chance()))
        return told

    def take_back(self, seat: int) -> int:
        """Undo a seat's last decision and return it; CannotTakeBack if it has been built upon."""
        if len(self.actions) <= self.boundary or self._mover != seat:
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
            seats=self.names,
            actions=list(self.actions),
            seed=self.seed,
            key=self.state.key(),
        )

    @classmethod
    def resume(cls, game: Game, record: Record) -> Journal:
        """Go on with a recorded game; BadRecord if it does not replay."""
        records.replay(record)
        journal = cls(game, len(record.seats) or None, record.options, record.seed, record.seats)
        for action in record.actions:
            journal._enter(action)
        return journal

    def _refuse(self, state: Any, action: int) -> None:
        if state.check(action) != 0:
            reason = self.game.why_not(state, action)
            assert reason is not None
            raise IllegalAction(reason)

    def _enter(self, action: int) -> list[Event]:
        self._refuse(self.state, action)
        mover = self.state.to_move()
        before = self.state.clone()
        if mover != self._mover:
            self._fix(before)
        self._mover = mover
        self.actions.append(action)
        self.state.apply(action)
        if mover == CHANCE:
            self.events += 1
        if mover == CHANCE or self.game.reveals(before, action, self.state):
            self._fix(self.state)
        return self.game.narrate(before, action, self.state)

    def _fix(self, state: Any) -> None:
        self.boundary = len(self.actions)
        self._since.copy_from(state)

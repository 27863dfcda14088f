"""A running game: its log, its chance, and how far it can be taken back. No clocks, no I/O."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rosace.core import record as records
from rosace.core.errors import BadAction, BadOptions, BadRecord, IllegalAction, RosaceError
from rosace.core.fair_dice import FairDice, drawing
from rosace.core.record import Ended, Record
from rosace.core.ruleset import Event, Reason, Ruleset
from rosace.core.state import CHANCE, OVER


class CannotTakeBack(RosaceError):
    """There is nothing since the last revelation that this seat decided."""


class _Step(NamedTuple):
    """An action tried out, not yet entered."""

    action: int
    mover: int
    before: Any
    after: Any
    told: list[Event]
    revealed: bool


class Prepared(NamedTuple):
    """Decisions of a seat that a journal has checked and not yet entered; they answer one position."""

    position: Any
    steps: tuple[_Step, ...]


class Journal:
    """The one door through which a game for people is played: every action is checked first.

    `boundary` is the length of the log that cannot be taken back: everything up to the last
    chance event, the last secret shown and the last decision of another seat.
    `given` actions at the beginning of the log were taken over from another game, whatever the seed or the
    dice would have dealt there, and stay.
    Every change of the log makes `state` another object, so that what was prepared before it is told apart.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        names: Iterable[str] = (),
        *,
        dice: FairDice | None = None,
        given: Sequence[int] = (),
    ):
        number, self.options = ruleset.validate_options(seats, options)
        self.ruleset = ruleset
        self.seed = seed
        self.names = list(names) or [f"seat {i + 1}" for i in range(number)]
        if len(self.names) != number or any(len(name.splitlines()) != 1 for name in self.names):
            raise BadOptions(f"expected {number} names of one line each, not {self.names}")
        if dice is not None and len(dice.nonces) != number:
            raise BadOptions(f"expected {number} nonces, not {len(dice.nonces)}")
        self.dice = dice
        self._draw = drawing(seed, dice)
        self.state = ruleset.new(number, self.options)
        self.actions: list[int] = []
        self.events = 0
        self.boundary = 0
        self._mover = CHANCE
        self._since = self.state.clone()  # the position at the boundary
        self.given = len(given)
        self.restore(given)
        self._fix(self.state)

    @property
    def last_mover(self) -> int:
        """The seat that decided last, or CHANCE."""
        return self._mover

    @property
    def deals(self) -> bool:
        """Whether chance is dealt here; else its outcomes must be given."""
        return self._draw is not None

    def submit(self, seat: int, action: int) -> list[Event]:
        """Take a seat's decision; IllegalAction, and nothing changed, if it is refused."""
        return self.submit_many(seat, [action])

    def submit_many(self, seat: int, actions: Iterable[int]) -> list[Event]:
        """Take several decisions of a seat, all or none; they may not cross a chance event."""
        return self.enter(self.prepare(seat, actions))

    def prepare(self, seat: int, actions: Iterable[int]) -> Prepared:
        """Check several decisions of a seat; IllegalAction if one is refused. Nothing changes."""
        state, steps = self.state, []
        for action in actions:
            mover = state.to_move()
            if mover != seat or seat < 0:
                waiting = "core/chance" if mover == CHANCE else "core/not-your-turn"
                raise IllegalAction(Reason(waiting if mover != OVER else "core/over", "core"))
            step = self._try(state, action, mover)
            steps.append(step)
            state = step.after
        return Prepared(self.state, tuple(steps))

    def enter(self, prepared: Prepared) -> list[Event]:
        """Take decisions that were prepared; RuntimeError if the log has changed since."""
        if prepared.position is not self.state:
            raise RuntimeError("these decisions were prepared for another position")
        return [event for step in prepared.steps for event in self._enter(step)]

    def deal(self, outcome: int | None = None, telling: bool = True) -> list[Event]:
        """Let chance decide until a seat is asked; with `outcome`, that event and no other.

        What happened, unless nobody is to be told.
        """
        told: list[Event] = []
        if outcome is not None:
            return self._deal_given(outcome)
        while self.state.to_move() == CHANCE:
            if self._draw is None:
                raise RosaceError("this game has no seed and no dice: give its chance outcomes")
            drawn = self._draw(self.events, self.state.chance())
            if telling:
                told += self._enter(self._try(self.state, drawn, CHANCE))
            else:
                self.restore([drawn])
        return told

    def _deal_given(self, outcome: int) -> list[Event]:
        if self.state.to_move() != CHANCE:
            raise IllegalAction(Reason("core/not-chance", "core"))
        step = self._try(self.state, outcome, CHANCE)
        if self._draw is not None and outcome != self._draw(self.events, self.state.chance()):
            raise IllegalAction(Reason("core/impossible-outcome", "core"))  # another one is dealt
        return self._enter(step)

    def take_back(self, seat: int) -> int:
        """Undo a seat's last decision and return it; CannotTakeBack if it has been built upon."""
        if len(self.actions) <= self.boundary or self._mover != seat or self.state.to_move() == OVER:
            raise CannotTakeBack("nothing can be undone: something was revealed or answered since")
        undone = self.actions.pop()
        self.state = self._since.clone()
        for action in self.actions[self.boundary :]:
            self.state.apply(action)
        return undone

    def restore(self, actions: Iterable[int]) -> None:
        """Enter a stretch of a trusted log, chance outcomes among it, without telling anything.

        BadRecord if an action is refused; those before it are entered. Outcomes are taken as they stand:
        `record.replay` compares them with the seed or the dice.
        """
        self.state = state = self.state.clone()
        before = state.clone()
        for action in actions:
            if state.check(action) != 0:
                raise records.refusal(self.ruleset, state, len(self.actions) + 1, action)
            before.copy_from(state)
            mover = before.to_move()
            state.apply(action)
            revealed = mover == CHANCE or self.ruleset.reveals(before, action, state)
            self._log(action, mover, before, state, revealed)

    def record(self, ended: Ended | None = None, assist: Sequence[str] | None = None) -> Record:
        """The game so far as a record, with the secret of its dice if it is over or has `ended` otherwise."""
        dice = self.dice
        over = ended is not None or self.state.to_move() == OVER
        return Record(
            game=self.ruleset.spec.name,
            rules=self.ruleset.spec.rules,
            options=self.options,
            seats=list(self.names),
            actions=list(self.actions),
            seed=self.seed,
            key=self.state.key(),
            commitment=None if dice is None else dice.commitment,
            nonces=[] if dice is None else list(dice.nonces),
            secret=dice.secret if dice is not None and over else None,
            given=self.given,
            assist=None if assist is None else list(assist),
            ended=ended,
        )

    @classmethod
    def resume(cls, ruleset: Ruleset, record: Record) -> Journal:
        """Go on with a recorded game; BadRecord if it does not replay.

        Where its dice are secret still, outcomes must be given from here on.
        """
        if record.game != ruleset.spec.name:
            raise BadRecord(f"the record is of {record.game}, not {ruleset.spec.name}")
        records.replay(record)
        journal = cls(
            ruleset,
            len(record.seats) or None,
            record.options,
            record.seed,
            record.seats,
            dice=record.dice(),
            given=record.actions[: record.given],
        )
        journal.restore(record.actions[record.given :])
        return journal

    def _try(self, state: Any, action: int, mover: int) -> _Step:
        """Check an action of who is to move, and carry it out on a copy."""
        if type(action) is not int:
            raise BadAction(f"an action is a whole number, not {action!r}")
        if state.check(action) != 0:
            reason = self.ruleset.why_not(state, action)
            assert reason is not None
            raise IllegalAction(reason)
        after = state.clone()
        after.apply(action)
        told = self.ruleset.narrate(state, action, after)
        revealed = mover == CHANCE or self.ruleset.reveals(state, action, after)
        return _Step(action, mover, state, after, told, revealed)

    def _enter(self, step: _Step) -> list[Event]:
        """Make a step part of the game; nothing here can fail."""
        self._log(step.action, step.mover, step.before, step.after, step.revealed)
        return step.told

    def _log(self, action: int, mover: int, before: Any, after: Any, revealed: bool) -> None:
        if mover != self._mover:
            self._fix(before)
        self._mover = mover
        self.actions.append(action)
        self.state = after
        self.events += mover == CHANCE
        if revealed:
            self._fix(after)

    def _fix(self, state: Any) -> None:
        self.boundary = len(self.actions)
        self._since.copy_from(state)

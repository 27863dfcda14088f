"""A running game: its log, its chance, and how far it can be taken back. No clocks, no I/O."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from rosace.core import record as records
from rosace.core.errors import BadAction, BadOptions, BadRecord, IllegalAction, RosaceError
from rosace.core.fair_dice import FairDice, Outcomes, drawing
from rosace.core.record import Ended, Record
from rosace.core.ruleset import Event, Reason, Ruleset
from rosace.core.state import CHANCE, OVER

# The outcome of the chance event of a number; None where it must be given.
MaybeDraw = Callable[[int, Outcomes], int | None]


class CannotTakeBack(RosaceError):
    """There is nothing since the last revelation that this seat decided."""


class Step(NamedTuple):
    """An action carried out on a copy of the position it answers."""

    action: int
    seat: int  # who decided, or CHANCE
    before: Any
    after: Any
    reveals: bool  # whether it ends what can be taken back


class Checked(NamedTuple):
    """Decisions of one seat that are legal one after the other, and not yet part of the log."""

    position: Any
    steps: tuple[Step, ...]


def why_not_to_move(state: Any, seat: int) -> Reason | None:
    """Why a seat may not decide in a position; None if it may."""
    to_move = state.to_move()
    if to_move == seat and seat >= 0:
        return None
    waiting = "core/chance" if to_move == CHANCE else "core/not-your-turn"
    return Reason(waiting if to_move != OVER else "core/over", "core")


class Journal:
    """The log of a game and the position it leads to. Every action is checked before it enters the log.

    A decision goes through `check`, which changes nothing, and `commit`, which cannot fail.
    `boundary` is the length of the log that cannot be taken back: everything up to the last
    chance event, the last secret shown and the last decision of another seat.
    Chance comes from a seed, from dice that can be verified, or from any function `draw`.
    With `start` the game begins from that position, and has no record.
    `rules` is the version that the game was begun under, by default the present one; its record names it.
    The first `given` actions were taken over from another game, whatever the seed or the dice would deal.
    Every change of the log replaces `state` by another object, so that `commit` notices what was checked for
    an earlier position.

    >>> from rosace.core import registry
    >>> journal = Journal(registry.get("basilica"), options={"first": "1"}, seed=17)
    >>> events = journal.deal()
    >>> journal.commit(journal.check(0, [journal.state.legal()[0]]))[0].seat
    0
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
        draw: MaybeDraw | None = None,
        given: Sequence[int] = (),
        start: Any = None,
        rules: str | None = None,
    ):
        number, self.options = ruleset.validate_options(seats, options)
        self.ruleset = ruleset
        self.rules = rules or ruleset.spec.rules
        self.seed = seed
        self.names = list(names) or [f"seat {i + 1}" for i in range(number)]
        if len(self.names) != number or not all(map(records.is_seat_name, self.names)):
            raise BadOptions(
                f"expected {number} names of one line each, without blanks around, not {self.names}"
            )
        if dice is not None and len(dice.nonces) != number:
            raise BadOptions(f"expected {number} nonces, not {len(dice.nonces)}")
        self.dice = dice
        self._draw = draw or drawing(seed, dice)
        self._start = start
        self.state = self._first_state()
        self.actions: list[int] = []
        self.events = 0
        self.boundary = 0
        self._last_seat = CHANCE
        self._at_boundary = self.state.clone()
        self.given = len(given)
        self.restore(given)
        self._set_boundary(self.state)

    @property
    def last_seat(self) -> int:
        """The seat that decided last, or CHANCE."""
        return self._last_seat

    @property
    def deals(self) -> bool:
        """Whether chance is dealt here; else its outcomes must be given."""
        return self._draw is not None

    # Decisions.

    def check(self, seat: int, actions: Iterable[int]) -> Checked:
        """Check successive decisions of a seat; IllegalAction if one is refused. Nothing changes."""
        state, steps = self.state, []
        for action in actions:
            if (reason := why_not_to_move(state, seat)) is not None:
                raise IllegalAction(reason)
            step = self._step(state, action, seat)
            steps.append(step)
            state = step.after
        return Checked(self.state, tuple(steps))

    def commit(self, checked: Checked) -> list[Step]:
        """Enter checked decisions into the log; RuntimeError if the log has changed since."""
        if checked.position is not self.state:
            raise RuntimeError("these decisions were checked for another position")
        for step in checked.steps:
            self._log(step)
        return list(checked.steps)

    def submit(self, seat: int, action: int) -> list[Event]:
        """Check and commit one decision; what happened."""
        return self.submit_many(seat, [action])

    def submit_many(self, seat: int, actions: Iterable[int]) -> list[Event]:
        """Check and commit several decisions of a seat, all or none; they may not cross a chance event."""
        return self.narrate(self.commit(self.check(seat, actions)))

    def narrate(self, steps: Iterable[Step]) -> list[Event]:
        """What happened in these steps."""
        narrate = self.ruleset.narrate
        return [event for step in steps for event in narrate(step.before, step.action, step.after)]

    # Chance.

    def resolve_chance(self) -> list[Step]:
        """Resolve chance until a player must decide, or until an outcome must be given."""
        steps: list[Step] = []
        while self.state.to_move() == CHANCE:
            if self._draw is None:
                raise RosaceError("this game has no seed and no dice: give its chance outcomes")
            outcome = self._draw(self.events, self.state.chance())
            if outcome is None:
                break
            steps.append(self._step(self.state, outcome, CHANCE))
            self._log(steps[-1])
        return steps

    def enter_outcome(self, outcome: int) -> Step:
        """Enter one chance outcome; IllegalAction if it is not what the seed or the dice deal."""
        if self.state.to_move() != CHANCE:
            raise IllegalAction(Reason("core/not-chance", "core"))
        step = self._step(self.state, outcome, CHANCE)
        drawn = None if self._draw is None else self._draw(self.events, self.state.chance())
        if drawn is not None and outcome != drawn:
            raise IllegalAction(Reason("core/impossible-outcome", "core"))
        self._log(step)
        return step

    def deal(self, outcome: int | None = None) -> list[Event]:
        """Resolve chance until a player must decide, or enter this one outcome; what happened."""
        return self.narrate(self.resolve_chance() if outcome is None else [self.enter_outcome(outcome)])

    # The log.

    def take_back(self, seat: int) -> int:
        """Undo a seat's last decision and return it; CannotTakeBack if it has been built upon."""
        if len(self.actions) <= self.boundary or self._last_seat != seat or self.state.to_move() == OVER:
            raise CannotTakeBack("nothing can be undone: something was revealed or answered since")
        undone = self.actions.pop()
        self.state = self._at_boundary.clone()
        for action in self.actions[self.boundary :]:
            self.state.apply(action)
        return undone

    def steps(self) -> Iterator[Step]:
        """The whole log again, step by step."""
        state = self._first_state()
        for action in self.actions:
            before, seat = state, state.to_move()
            state = before.clone()
            state.apply(action)
            reveals = seat == CHANCE or self.ruleset.reveals(before, action, state)
            yield Step(action, seat, before, state, reveals)

    def _first_state(self) -> Any:
        return self.ruleset.new(len(self.names), self.options) if self._start is None else self._start.clone()

    def rewind(self, length: int) -> None:
        """Go back to an earlier length of the log, whatever was shown since: for whoever owns the game."""
        actions, self.state = self.actions[:length], self._first_state()
        self.actions, self.events, self.boundary, self._last_seat = [], 0, 0, CHANCE
        self._at_boundary = self.state.clone()
        self.restore(actions)

    def clone(self) -> Journal:
        """An independent copy."""
        copied = copy(self)
        copied.state, copied._at_boundary = self.state.clone(), self._at_boundary.clone()
        copied.actions, copied.names = list(self.actions), list(self.names)
        copied.options = dict(self.options)
        return copied

    def restore(self, actions: Iterable[int]) -> None:
        """Enter actions of a trusted log, chance outcomes among them.

        BadRecord if an action is refused; those before it are entered. Outcomes are taken as they stand:
        `record.replay` compares them with the seed or the dice.
        """
        self.state = state = self.state.clone()
        before = state.clone()
        for action in actions:
            if state.check(action) != 0:
                raise records.refusal(self.ruleset, state, len(self.actions) + 1, action)
            before.copy_from(state)
            seat = before.to_move()
            state.apply(action)
            reveals = seat == CHANCE or self.ruleset.reveals(before, action, state)
            self._log(Step(action, seat, before, state, reveals))

    def record(self, ended: Ended | None = None, assist: Sequence[str] | None = None) -> Record:
        """The game so far as a record, with the secret of its dice if it is over or has `ended` otherwise."""
        if self._start is not None:
            raise RosaceError("a game that began from a position has no record: save the position instead")
        dice = self.dice
        over = ended is not None or self.state.to_move() == OVER
        return Record(
            game=self.ruleset.spec.name,
            rules=self.rules,
            options=dict(self.options),
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
            rules=record.rules,
        )
        journal.restore(record.actions[record.given :])
        return journal

    def _step(self, state: Any, action: int, seat: int) -> Step:
        """Check an action of who is to move, and carry it out on a copy."""
        if type(action) is not int:
            raise BadAction(f"an action is a whole number, not {action!r}")
        if state.check(action) != 0:
            reason = self.ruleset.why_not(state, action)
            assert reason is not None
            raise IllegalAction(reason)
        after = state.clone()
        after.apply(action)
        reveals = seat == CHANCE or self.ruleset.reveals(state, action, after)
        return Step(action, seat, state, after, reveals)

    def _log(self, step: Step) -> None:
        if step.seat != self._last_seat:
            self._set_boundary(step.before)
        self._last_seat = step.seat
        self.actions.append(step.action)
        self.state = step.after
        self.events += step.seat == CHANCE
        if step.reveals:
            self._set_boundary(step.after)

    def _set_boundary(self, state: Any) -> None:
        self.boundary = len(self.actions)
        self._at_boundary.copy_from(state)

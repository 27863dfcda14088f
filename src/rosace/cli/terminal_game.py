"""A table in the terminal: a running game, who sits where, and what has been told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rosace import players
from rosace.core import record as records
from rosace.core import registry
from rosace.core.errors import BadOptions, BadRecord
from rosace.core.journal import CannotTakeBack, Journal
from rosace.core.record import Record
from rosace.core.rng import Rng
from rosace.core.ruleset import Event, Ruleset
from rosace.core.state import CHANCE, OVER
from rosace.i18n import Translator
from rosace.players import Player, decide, quiet, stream

HUMAN = "human"


class TerminalGame:
    """The journal of a game with a person or a computer player in each seat.

    `story` is what happened, a group of events for each decision and for each deal after it, so
    that taking a decision back drops its group.
    """

    def __init__(self, journal: Journal, seats: Sequence[str]):
        self.journal = journal
        self.seats = list(seats)
        self.story: list[list[Event]] = []
        self._players: list[Player | None] = [
            None if name == HUMAN else players.get(name) for name in self.seats
        ]

    @classmethod
    def new(
        cls, ruleset: Ruleset, seats: Sequence[str], options: Mapping[str, Any], seed: int
    ) -> TerminalGame:
        return cls(Journal(ruleset, len(seats), options, seed, seats), seats)

    @classmethod
    def resumed(cls, ruleset: Ruleset, record: Record, seats: Sequence[str] | None) -> TerminalGame:
        """Go on with a record; who sits where is what it says, unless `seats` says otherwise."""
        if seats is None:
            _check_seats(record.seats)
        else:
            record.seats = list(seats)
        seats = record.seats
        table = cls(Journal.resume(ruleset, record), seats)
        table.story = _retold(ruleset, record)
        return table

    @property
    def ruleset(self) -> Ruleset:
        return self.journal.ruleset

    @property
    def state(self) -> Any:
        return self.journal.state

    @property
    def mover(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return int(self.state.to_move())

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self._players) if player is None]

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen is for: the only person's, or those of the person who decides."""
        if len(self.humans) == 1:
            return self.humans[0]
        return self.mover if self.mover in self.humans else None

    @property
    def hushed(self) -> bool:
        """Whether people at this screen hide something from each other now."""
        return len(self.humans) > 1 and self.ruleset.secret(self.state)

    def is_over(self) -> bool:
        return self.mover == OVER

    def deal(self) -> None:
        """Let chance decide until a seat is asked."""
        told: list[Event] = []
        if not self.journal.deals:
            # A record without a seed or dice holds its outcomes only; what comes now is anybody's guess.
            rng = Rng(self.state.key())
            while self.mover == CHANCE:
                told += self.journal.deal(self.state.sample(rng))
        else:
            told = self.journal.deal()
        if told:
            self.story.append(told)

    def decide(self, action: int) -> None:
        """Take the decision of the seat to move; IllegalAction if the rules refuse it."""
        self.story.append(self.journal.submit(self.mover, action))

    def computer_decision(self) -> int:
        """What the computer player of the seat to move chooses."""
        player = self._players[self.mover]
        assert player is not None
        seed = self.state.key() if self.journal.seed is None else self.journal.seed
        rng = stream(seed, self.mover, len(self.journal.actions))
        with quiet():
            return decide(player, self.ruleset, self.state, self.mover, rng)

    def take_back(self) -> int:
        """Undo the last decision a person may undo now, and return it; else CannotTakeBack."""
        # While a choice is secret nobody else may touch it.
        allowed = [self.mover] if self.ruleset.secret(self.state) else [self.mover, *self.humans]
        for seat in allowed:
            try:
                undone = self.journal.take_back(seat)
            except CannotTakeBack:
                continue
            self.story.pop()
            return undone
        raise CannotTakeBack("nothing can be undone: something was revealed or answered since")

    def seen(self, viewer: int | None, since: int = 0) -> list[Event]:
        """The story from a group on, as a seat may know it; None is a spectator."""
        return [event for group in self.story[since:] for event in group if event.seen_by(viewer)]


def _retold(ruleset: Ruleset, record: Record) -> list[list[Event]]:
    state = ruleset.new(len(record.seats) or None, record.options)
    story = []
    for action in record.actions:
        before = state.clone()
        state.apply(action)
        story.append(ruleset.narrate(before, action, state))
    return story


def _check_seats(seats: Sequence[str]) -> None:
    """Whom a record may seat: code that it names is not run because it names it."""
    for number, name in enumerate(seats, 1):
        if players.is_file(name):
            raise BadOptions(
                f"the record names the program {name!r} for seat {number}: if you trust it, use --seat"
            )
        try:
            if name != HUMAN:
                players.check(name)
        except BadOptions:
            raise BadOptions(
                f"the record names {name!r} for seat {number}: choose who plays it now with --seat"
            ) from None


def load(text: str, words: Translator) -> tuple[Ruleset, Record]:
    """A record and its game; BadRecord if it cannot be read, or in words if the rules refuse an action."""
    record = records.loads(text)
    ruleset = registry.get(record.game)
    state = ruleset.new(len(record.seats) or None, record.options)
    for number, action in enumerate(record.actions, 1):
        reason = ruleset.why_not(state, action)
        if reason is not None:
            raise BadRecord(
                words.say(
                    "cli-replay-refused",
                    number=number,
                    action=ruleset.text(action),
                    reason=words.reason(reason),
                    clause=reason.clause,
                )
            )
        state.apply(action)
    return ruleset, record

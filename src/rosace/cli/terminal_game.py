"""A game in the terminal: the journal, the players at its seats, and its events so far."""

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
from rosace.players import Player, decide, stdout_to_stderr, stream

HUMAN = "human"


class TerminalGame:
    """The journal of a game with a person or a computer player in each seat.

    `event_groups` has one list of events for each decision and each deal, so that taking a decision back
    drops its list.
    """

    def __init__(self, journal: Journal, seats: Sequence[str]):
        self.journal = journal
        self.seats = list(seats)
        self.event_groups: list[list[Event]] = []
        self._players: list[Player | None] = [
            None if name == HUMAN else _player(name, journal.ruleset) for name in self.seats
        ]

    @classmethod
    def new(
        cls, ruleset: Ruleset, seats: Sequence[str], options: Mapping[str, Any], seed: int
    ) -> TerminalGame:
        return cls(Journal(ruleset, len(seats), options, seed, seats), seats)

    @classmethod
    def resumed(cls, ruleset: Ruleset, record: Record, seats: Sequence[str] | None) -> TerminalGame:
        """Resume a record; by default with the players that it names."""
        if seats is None:
            _check_seats(record.seats)
        else:
            record.seats = list(seats)
        seats = record.seats
        game = cls(Journal.resume(ruleset, record), seats)
        game.event_groups = _narrate_record(ruleset, record)
        return game

    @property
    def ruleset(self) -> Ruleset:
        return self.journal.ruleset

    @property
    def state(self) -> Any:
        return self.journal.state

    @property
    def to_move(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return int(self.state.to_move())

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self._players) if player is None]

    @property
    def viewer(self) -> int | None:
        """The seat that the screen is for: the only person, or the person to move."""
        if len(self.humans) == 1:
            return self.humans[0]
        return self.to_move if self.to_move in self.humans else None

    @property
    def has_secrets(self) -> bool:
        """Whether people at this screen have secrets from each other now."""
        return len(self.humans) > 1 and self.ruleset.secret(self.state)

    def is_over(self) -> bool:
        return self.to_move == OVER

    def deal(self) -> None:
        """Resolve chance until a player must decide."""
        events: list[Event] = []
        if not self.journal.deals:
            # A record without a seed or dice has past outcomes only: sample the rest from its position.
            rng = Rng(self.state.key())
            while self.to_move == CHANCE:
                events += self.journal.deal(self.state.sample(rng))
        else:
            events = self.journal.deal()
        if events:
            self.event_groups.append(events)

    def decide(self, action: int) -> None:
        """Take the decision of the seat to move; IllegalAction if the rules refuse it."""
        self.event_groups.append(self.journal.submit(self.to_move, action))

    def computer_decision(self) -> int:
        """The choice of the computer player to move."""
        player = self._players[self.to_move]
        assert player is not None
        seed = self.state.key() if self.journal.seed is None else self.journal.seed
        rng = stream(seed, self.to_move, len(self.journal.actions))
        with stdout_to_stderr():
            return decide(player, self.ruleset, self.state, self.to_move, rng)

    def take_back(self) -> int:
        """Undo the last decision a person may undo now, and return it; else CannotTakeBack."""
        # While a choice is secret only its own seat may undo it.
        allowed = [self.to_move] if self.ruleset.secret(self.state) else [self.to_move, *self.humans]
        for seat in allowed:
            try:
                undone = self.journal.take_back(seat)
            except CannotTakeBack:
                continue
            self.event_groups.pop()
            return undone
        raise CannotTakeBack("nothing can be undone: something was revealed or answered since")

    def events_for(self, viewer: int | None, since: int = 0) -> list[Event]:
        """The events from group `since` on that a seat may see; None is a spectator."""
        return [event for group in self.event_groups[since:] for event in group if event.seen_by(viewer)]


def _player(name: str, ruleset: Ruleset) -> Player:
    player = players.get(name)
    players.check_can_play(name, ruleset)
    return player


def _narrate_record(ruleset: Ruleset, record: Record) -> list[list[Event]]:
    state = ruleset.new(len(record.seats) or None, record.options)
    event_groups = []
    for action in record.actions:
        before = state.clone()
        state.apply(action)
        event_groups.append(ruleset.narrate(before, action, state))
    return event_groups


def _check_seats(seats: Sequence[str]) -> None:
    """Refuse a record that names unknown players, or files: a record must not run code."""
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


def load(text: str, translator: Translator) -> tuple[Ruleset, Record]:
    """Load a record and its game; BadRecord explains which action the rules refuse."""
    record = records.loads(text)
    ruleset = registry.get(record.game)
    state = ruleset.new(len(record.seats) or None, record.options)
    for number, action in enumerate(record.actions, 1):
        reason = ruleset.why_not(state, action)
        if reason is not None:
            raise BadRecord(
                translator.say(
                    "cli-replay-refused",
                    number=number,
                    action=ruleset.text(action),
                    reason=translator.reason(reason),
                    clause=reason.clause,
                )
            )
        state.apply(action)
    return ruleset, record

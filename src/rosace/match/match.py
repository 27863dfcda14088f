"""A match: the seats, the game, the clocks and the result that a log leads to.

`check` validates a command: it changes nothing, and returns the entry for the log or raises `Refused`.
`apply` adds an entry to the match, a new one or one that is read from a log.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from hmac import digest
from typing import Any

from msgspec.structs import replace

from rosace.core import registry
from rosace.core.errors import OtherRules
from rosace.core.fair_dice import FairDice
from rosace.core.journal import Checked, Journal, Step
from rosace.core.record import Ended, Record
from rosace.core.rng import Rng
from rosace.core.ruleset import Event
from rosace.core.state import OVER
from rosace.match import checks, entries
from rosace.match.clocks import NOBODY, Clocks
from rosace.match.commands import Command, Decide, SeatCommand, TakeBack
from rosace.match.entries import Decided, Entry, Opened, Sat
from rosace.match.terms import Terms
from rosace.match.types import (
    DRAWN,
    RESULT_OF_ENTRY,
    UNANNOUNCED,
    CheckedEntry,
    Outcome,
    Refused,
    Result,
    ResultKind,
    Seat,
    Status,
)

NO_SEATS: frozenset[int] = frozenset()  # one for all tables, since most have none


class Match:
    """The table after the entries so far.

    seq          the number of entries
    position     the number of the position: the deal, every decision and every take-back add one
    to_move      the seat to move; NOBODY before and after the game
    log_lengths  of the journal: after the deal, and after each decision with the chance that followed
    """

    def __init__(self, opened: Opened):
        self.opened = opened
        self.terms: Terms = opened.terms
        self.ruleset = registry.get(self.terms.game)
        try:
            options = self.ruleset.present_options(opened.rules, self.terms.options)
        except OtherRules:
            present = self.ruleset.spec.rules
            raise Refused("old-rules", rules=opened.rules, present=present) from None
        number, self.options = self.ruleset.validate_options(self.terms.seats, options)
        self.seats = [Seat() for _ in range(number)]
        self.missing = self.terms.assist.missing()  # aids that are removed from views
        self.clocks = Clocks(self.terms.clock, number) if self.terms.clock else None
        self.journal: Journal | None = None
        self.result: Result | None = None
        self.status: Status = "open"
        self.to_move = NOBODY
        self.seq = 1
        self.position = 0
        self.log_lengths: list[int] = []
        self.draw_offers = NO_SEATS
        self.rematch_votes = NO_SEATS
        self.next_table = ""
        self.changed = opened.when
        self.ended = 0  # time of the end
        self.seating = 0  # counts the changes of `seats`
        self.is_due = False  # whether the server has something to do
        self._last_decisions: dict[int, tuple[int, int]] = {}  # seat -> position and action

    @classmethod
    def load(cls, log: Iterable[entries.Any]) -> Match:
        """A match from its whole log."""
        first, *rest = log
        assert isinstance(first, Opened)
        match = cls(first)
        for entry in rest:
            match._replay(entry)
        return match

    # Queries.

    @property
    def state(self) -> Any:
        assert self.journal is not None
        return self.journal.state

    @property
    def moves(self) -> int:
        """How many decisions led here, without undone ones."""
        return max(0, len(self.log_lengths) - 1)

    @property
    def commitment(self) -> str:
        """The hash of the secret, public from the start."""
        return sha256(bytes.fromhex(self.opened.secret)).hexdigest()

    def seats_of(self, user: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if user and user in seat.users]

    def bot(self) -> str | None:
        """The computer player that must decide now."""
        return self.seats[self.to_move].player or None if self.to_move >= 0 else None

    @property
    def is_attended(self) -> bool:
        """Whether a person still plays here."""
        return any(seat.users and not seat.player for seat in self.seats)

    def _has_due(self) -> bool:
        """Whether a computer player must decide, a standing answer applies, or all want a rematch."""
        due = self.bot() is not None or self.has_standing_answer or self.wants_rematch()
        return due and self.is_attended

    @property
    def has_standing_answer(self) -> bool:
        """Whether the seat to move has a standing answer to the current question."""
        return self.standing_answer() is not None

    def bot_seed(self) -> int:
        """The seed of a computer player's decision: secret, and the same if it is asked again."""
        return int.from_bytes(
            digest(bytes.fromhex(self.opened.secret), b"player %d" % self.position, "sha256")[:8]
        )

    def deadline(self) -> int | None:
        """When the time of the seat to move runs out."""
        return self.clocks.deadline() if self.clocks and self.status == "playing" else None

    def determinized(self, seat: int) -> Any:
        """The position as a seat may know it: hidden information is resampled, always in the same way."""
        state = self.state.clone()
        state.determinize(seat, Rng(0))
        return state

    def position_after(self, number: int) -> Any:
        """The position after so many decisions."""
        assert self.journal is not None
        state = self.ruleset.new(len(self.seats), self.options)
        for action in self.journal.actions[: self.log_lengths[number]]:
            state.apply(action)
        return state

    def follow_ups(self, command: Command) -> Iterator[Command]:
        """The other commands of one with several entries; ask for each when the one before is applied."""
        if isinstance(command, Decide):
            for number, action in enumerate(command.then, 1):
                yield replace(command, position=command.position + number, action=action, then=())
        elif isinstance(command, TakeBack) and command.whole:
            assert command.seat is not None
            while self.state.mid_action() and self.can_take_back(command.seat):
                yield replace(command, position=self.position, whole=False)

    def can_take_back(self, seat: int) -> bool:
        journal = self.journal
        return (
            journal is not None
            and journal.last_seat == seat
            and len(journal.actions) > journal.boundary
            and self.status == "playing"
            and self.terms.take_back
            and not self.seats[seat].player
        )

    def record(self) -> Record:
        """The game as a record; of a running game it holds secrets."""
        assert self.journal is not None
        ended = None
        if self.result is not None and self.result.kind != "rules":
            ended = Ended(self.result.kind, self.result.seat)
        return self.journal.record(ended, self.terms.assist.names())

    # Commands.

    def check(self, command: Command, when: int, user: str | None = None) -> CheckedEntry:
        """The entry that a command leads to; `Refused` if it is not possible now. Nothing changes.

        `when` is the game time. The entry has it as its `when`, too; the server stamps it with both times.
        A `user` can command only a seat that they hold.
        """
        return checks.check(self, self.addressed(command, user), when)

    def addressed(self, command: Command, user: str | None) -> Command:
        """A user's command with the seat that it is about; `Refused` if the user does not hold it."""
        if user is None or not isinstance(command, SeatCommand):
            return command
        return replace(command, seat=self.seat_for(user, command.seat))

    def seat_for(self, user: str, wanted: int | None) -> int:
        """The seat of a user's command: the one named, else the user's only seat or the one to move."""
        seats = self.seats_of(user)
        if not seats or (wanted is not None and wanted not in seats):
            raise Refused("not-your-seat")
        if wanted is not None:
            return wanted
        return self.to_move if self.to_move in seats else seats[0]

    def last_decision(self, seat: int) -> tuple[int, int] | None:
        """The last position in which a seat decided, and its action."""
        return self._last_decisions.get(seat)

    def wants_rematch(self) -> bool:
        """Whether all people here want a rematch, and no table exists for it yet."""
        if self.result is None:
            return False
        people = {number for number, seat in enumerate(self.seats) if seat.users}
        return bool(people) and people <= self.rematch_votes and not self.next_table

    def standing_answer(self) -> int | None:
        """The action by which the standing answer of the seat to move decides the current question."""
        seat = self.to_move
        if seat < 0 or self.seats[seat].player or not self.seats[seat].answers:
            return None
        asked = self.ruleset.question(self.state)
        if asked is None:
            return None
        answer = self.seats[seat].answers.get(asked[0], {}).get(asked[1], "ask")
        return None if answer == "ask" else self.ruleset.answer(self.state, answer == "always")

    # Entries.

    def apply(self, entry: Entry, decisions: Checked | None = None) -> Outcome:
        """Add an entry to the match, and return its outcome."""
        announcement = None if isinstance(entry, UNANNOUNCED) else self._announcement(entry)
        steps = self._replay(entry, decisions)
        events = [] if announcement is None else [announcement]
        undone = int(isinstance(entry, entries.TookBack))
        if self.journal is None or not steps:
            return Outcome(tuple(events), undone, sizes=(len(events),))
        decided = self.journal.narrate(steps[:1])
        events += decided + self.journal.narrate(steps[1:])
        between = steps[0].after if isinstance(entry, Decided) and len(steps) > 1 else None
        return Outcome(tuple(events), undone, between, len(decided), (len(events),))

    def _replay(self, entry: Entry, decisions: Checked | None = None) -> list[Step]:
        """Add an entry to the match without narrating it."""
        if self.clocks is not None:
            self.clocks.advance(entry.clock_time)
        self.seq += 1
        self.changed = entry.when
        steps = self._apply(entry, decisions)
        if self.status == "playing":
            self.to_move = self.state.to_move()
            if self.to_move == OVER:
                self._finish("rules", None)
        if self.clocks is not None:
            seat = self.to_move
            self.clocks.hand_over(NOBODY if seat < 0 or self.seats[seat].player else seat)
        self.is_due = self._has_due()
        return steps

    def _announcement(self, entry: Entry) -> Event:
        """The public event of an entry that is not a decision."""
        kind = entry.__struct_config__.tag
        if isinstance(entry, entries.Vacation):
            kind = "vacation-on" if entry.on else "vacation-off"
        seat = entry.seat  # type: ignore[attr-defined]
        name = entry.name if isinstance(entry, Sat) else self.seats[seat].name
        return Event(f"table-{kind}", {"seat": seat, "name": name})

    def _apply(self, entry: Entry, decisions: Checked | None) -> list[Step]:
        match entry:
            case Decided():
                return self._apply_decision(entry, decisions)
            case entries.TookBack():
                self._apply_take_back(entry)
            case Sat():
                self.seating += 1
                self.seats[entry.seat] = Seat(
                    entry.name,
                    [entry.user] if entry.user else [],
                    entry.player,
                    entry.nonce,
                    account=entry.account,
                )
                if not any(seat.is_free for seat in self.seats):
                    return self._begin()
            case entries.Joined():
                self.seating += 1
                self.seats[entry.seat].users.append(entry.user)
            case entries.Rose():
                self.seating += 1
                self.seats[entry.seat] = Seat()
            case entries.Resigned() | entries.Left() | entries.RanOut():
                self._apply_absence(entry)
            case entries.Returned():
                self.seating += 1
                self.seats[entry.seat].player = ""
            case entries.OfferedDraw():
                self.draw_offers |= {entry.seat}
                if len(self.draw_offers) == len(self.seats):
                    self._finish("draw", None)
            case entries.DeclinedDraw():
                self.draw_offers = NO_SEATS
            case entries.Vacation():
                assert self.clocks is not None
                self.clocks.resting[entry.seat] = entry.on
            case entries.Answered():
                self.seats[entry.seat].answers = entry.answers
            case entries.Rematch():
                self.rematch_votes |= {entry.seat}
            case entries.Forgotten():
                self._forget(entry.seat, entry.name)
            case entries.Updated() if self.result is None:
                self._finish("update", None)
            case entries.Followed():
                self.next_table = entry.table
        return []

    def _forget(self, number: int, name: str) -> None:
        self.seating += 1
        seat = self.seats[number]
        seat.name, seat.account = name, False
        self.rematch_votes -= {number}
        if self.journal is not None:
            self.journal.names[number] = name

    def _begin(self) -> list[Step]:
        """All seats are taken: deal with fair dice."""
        dice = FairDice(bytes.fromhex(self.opened.secret), [seat.nonce for seat in self.seats])
        names = [seat.name for seat in self.seats]
        self.journal = Journal(
            self.ruleset,
            len(self.seats),
            self.options,
            names=names,
            dice=dice,
            given=self.opened.given,
            rules=self.opened.rules,
        )
        self.status = "playing"
        return self._resolve_chance(self.journal)

    def _apply_decision(self, entry: Decided, decisions: Checked | None) -> list[Step]:
        journal = self.journal
        assert journal is not None
        self._last_decisions[entry.seat] = self.position, entry.action
        if self.draw_offers:
            self.draw_offers -= {entry.seat}
        steps = journal.commit(decisions or journal.check(entry.seat, [entry.action]))
        return steps + self._resolve_chance(journal)

    def _resolve_chance(self, journal: Journal) -> list[Step]:
        """Resolve chance until a player must decide."""
        steps = journal.resolve_chance()
        self.position += 1
        self.log_lengths.append(len(journal.actions))
        return steps

    def _apply_take_back(self, entry: entries.TookBack) -> None:
        assert self.journal is not None
        self.journal.take_back(entry.seat)
        if self.clocks is not None:
            self.clocks.hand_back(entry.seat)
        self.log_lengths.pop()
        self.position += 1
        self._last_decisions.pop(entry.seat, None)

    def _apply_absence(self, entry: entries.Resigned | entries.Left | entries.RanOut) -> None:
        """A seat is abandoned: it loses, or a computer player takes over."""
        seat = self.seats[entry.seat]
        self.seating += 1
        self.draw_offers = NO_SEATS
        if not isinstance(entry, entries.Resigned) and self.terms.absent == "bot":
            seat.player = self.terms.stand_in
            return
        seat.forfeited = True
        there = [one for one in self.seats if not one.forfeited]
        if len(self.seats) <= 2 or len(there) < 2 or all(one.player for one in there):
            self._finish(RESULT_OF_ENTRY[type(entry)], entry.seat)
        else:
            seat.player = self.terms.stand_in  # the others continue

    def _finish(self, kind: ResultKind, seat: int | None) -> None:
        """End the game; a forfeited seat has lost, whatever the board says."""
        number = range(len(self.seats))
        if kind == "rules":
            utilities = [float(self.state.utility(one)) for one in number]
        else:
            utilities = [0.0 if kind in DRAWN else 1.0 for _ in number]
        if any(seat.forfeited for seat in self.seats):
            utilities = self._without_those_out(utilities, kind in DRAWN)
        scores = tuple(0 if self.journal is None else int(self.state.score(one)) for one in number)
        self.result, self.ended = Result(kind, tuple(utilities), scores, seat), self.changed
        self.status, self.to_move = "over", NOBODY

    def _without_those_out(self, utilities: list[float], is_drawn: bool) -> list[float]:
        """The utilities when forfeited seats cannot win, even if their stand-in did better."""
        there = [number for number, seat in enumerate(self.seats) if not seat.forfeited]
        rank = {number: (utilities[number], 0 if is_drawn else self.state.score(number)) for number in there}
        best = [number for number in there if rank[number] == max(rank.values())]
        return [1.0 / len(best) if number in best else -1.0 for number in range(len(self.seats))]

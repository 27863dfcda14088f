"""A table as its log makes it: who sits where, the game, its clocks, and how it ends.

What people want is checked by a method named after it, which changes nothing and returns a `Pending` or
raises `Refused`. `enter` makes it part of the table; it is also how a log is read again, and cannot fail on a
log of ours.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from hmac import digest
from typing import Any

from msgspec import structs

from rosace.core import registry
from rosace.core.errors import IllegalAction
from rosace.core.fair_dice import NONCE, FairDice
from rosace.core.journal import Journal, Prepared
from rosace.core.record import Ended, Record
from rosace.core.rng import Rng
from rosace.core.ruleset import Event
from rosace.core.state import OVER
from rosace.match import entries
from rosace.match.clocks import NOBODY, Clocks
from rosace.match.entries import Answers, By, Decided, Entry, Opened, Sat
from rosace.match.terms import Terms
from rosace.match.types import ENDED, SILENT, Outcome, Pending, Refused, Result, ResultKind, Seat, Status

LONGEST = 20_000  # entries of a log, when nothing more is taken back


class Match:
    """The table after the entries so far.

    seq     how many entries there are
    at      the number of the position: every decision, every take-back and the deal count it up
    mover   the seat that decides now; NOBODY before and after the game
    marks   how long the journal's log was after the deal, and after each decision with what chance added
    """

    def __init__(self, opened: Opened):
        self.opened = opened
        self.terms: Terms = opened.terms
        self.ruleset = registry.get(self.terms.game)
        if opened.rules != self.ruleset.spec.rules:
            raise Refused("old-rules", rules=opened.rules)
        number, self.options = self.ruleset.validate_options(self.terms.seats, self.terms.options)
        self.seats = [Seat() for _ in range(number)]
        self.missing = self.terms.assist.missing()  # aids that views are without
        self.clocks = Clocks(self.terms.clock, number) if self.terms.clock else None
        self.journal: Journal | None = None
        self.result: Result | None = None
        self.status: Status = "open"
        self.mover = NOBODY
        self.seq = 1
        self.at = 0
        self.marks: list[int] = []
        self.draw: set[int] = set()
        self.again: set[int] = set()
        self.next_table = ""
        self.changed = opened.when
        self.ended = 0  # when, if it has
        self.seating = 0  # counts up when somebody comes, goes or is replaced
        self.is_due = False  # whether something is to be done by itself
        self._last: dict[int, tuple[int, int]] = {}  # the last decision of each seat, and what it answered

    @classmethod
    def load(cls, log: Iterable[entries.Any]) -> Match:
        """A table from its whole log."""
        first, *rest = log
        assert isinstance(first, Opened)
        found = cls(first)
        for entry in rest:
            found.enter(entry, telling=False)
        return found

    # What there is to know.

    @property
    def state(self) -> Any:
        assert self.journal is not None
        return self.journal.state

    @property
    def moves(self) -> int:
        """How many decisions led here, those taken back not counted."""
        return max(0, len(self.marks) - 1)

    @property
    def commitment(self) -> str:
        """The hash of the secret, known to everybody from the beginning."""
        return sha256(bytes.fromhex(self.opened.secret)).hexdigest()

    def seats_of(self, user: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if user and user in seat.users]

    def bot(self) -> str | None:
        """The computer player that must decide now."""
        return self.seats[self.mover].player or None if self.mover >= 0 else None

    @property
    def is_attended(self) -> bool:
        """Whether a person plays here still."""
        return any(seat.users and not seat.player for seat in self.seats)

    def _has_due(self) -> bool:
        """Whether a computer player is to decide, an answer was given beforehand, or all want a rematch."""
        due = self.bot() is not None or self.has_standing or self.wants_rematch()
        return due and self.is_attended

    @property
    def has_standing(self) -> bool:
        """Whether the seat to move has answered beforehand what is asked now."""
        return self._answer() is not None

    def bot_seed(self) -> int:
        """From what a computer player draws now: known to nobody there, the same when it is asked again."""
        return int.from_bytes(digest(bytes.fromhex(self.opened.secret), b"player %d" % self.at, "sha256")[:8])

    def deadline(self) -> int | None:
        """When the time of the seat to move is over."""
        return self.clocks.deadline() if self.clocks and self.status == "playing" else None

    def known(self, seat: int) -> Any:
        """The position as a seat may know it: the rest is drawn, always alike."""
        found = self.state.clone()
        found.determinize(seat, Rng(0))
        return found

    def at_move(self, number: int) -> Any:
        """The position after so many decisions, as it was."""
        assert self.journal is not None
        state = self.ruleset.new(len(self.seats), self.options)
        for action in self.journal.actions[: self.marks[number]]:
            state.apply(action)
        return state

    def can_take_back(self, seat: int) -> bool:
        journal = self.journal
        return (
            journal is not None
            and journal.last_mover == seat
            and len(journal.actions) > journal.boundary
            and self.status == "playing"
            and self.terms.take_back
            and not self.seats[seat].player
        )

    def record(self) -> Record:
        """The game as a record; while it is played it holds secrets, and is for nobody."""
        assert self.journal is not None
        ended = None
        if self.result is not None and self.result.kind != "rules":
            ended = Ended(self.result.kind, self.result.seat)
        return self.journal.record(ended, self.terms.assist.names())

    # What people want.

    def sit(self, seat: int | None, user: str, name: str, nonce: str, when: int) -> Pending:
        """Take a free seat, any if it does not matter which."""
        free = [number for number, one in enumerate(self.seats) if one.is_free]
        if self.status != "open" or not free:
            raise Refused("no-free-seat")
        if seat is not None and seat not in range(len(self.seats)):
            raise Refused("no-such-seat")
        if seat is not None and seat not in free:
            raise Refused("seat-taken")
        if self.seats_of(user):
            raise Refused("yours-already")
        if not NONCE.fullmatch(nonce):
            raise Refused("bad-nonce")
        return Pending(Sat(when, free[0] if seat is None else seat, name, user=user, nonce=nonce))

    def seat_bot(self, seat: int, player: str, when: int) -> Pending:
        pending = self.sit(seat, "", player, "", when)
        return Pending(structs.replace(pending.entry, player=player))

    def join(self, seat: int, user: str, when: int) -> Pending:
        self._person(seat)
        if user in self.seats[seat].users:
            raise Refused("yours-already")
        return Pending(entries.Joined(when, seat, user))

    def rise(self, seat: int, when: int) -> Pending:
        """Free a seat before the game begins, a person's or a computer player's."""
        if self.seats[seat].is_free:
            raise Refused("nobody-there")
        if self.status != "open":
            raise Refused("begun-already")
        return Pending(entries.Rose(when, seat))

    def decide(self, seat: int, at: int, action: int, when: int, by: By = "") -> Pending:
        """A decision of a seat in the position number `at`."""
        self._playing()
        if at != self.at:
            raise Refused("doubled" if self._last.get(seat) == (at, action) else "stale", at=self.at)
        if self.mover != seat:
            raise Refused("not-your-turn")
        deadline = self.deadline()
        if deadline is not None and when >= deadline:
            raise Refused("out-of-time")
        if not by and self.seats[seat].player:
            raise Refused("bot-plays")
        assert self.journal is not None
        try:
            prepared = self.journal.prepare(seat, [action])
        except IllegalAction:
            # In the words of what the seat knows: the true position is not for its eyes.
            reason = self.ruleset.why_not(self.known(seat), action)
            raise Refused("illegal", reason) from None
        return Pending(Decided(when, seat, action, by), prepared)

    def take_back(self, seat: int, at: int, when: int) -> Pending:
        self._playing()
        if at != self.at:
            raise Refused("stale", at=self.at)
        if not self.can_take_back(seat) or self.seq >= LONGEST:
            raise Refused("nothing-to-take-back" if self.terms.take_back else "no-take-back")
        return Pending(entries.TookBack(when, seat))

    def resign(self, seat: int, when: int) -> Pending:
        self._in_play(seat)
        return Pending(entries.Resigned(when, seat))

    def leave(self, seat: int, when: int) -> Pending:
        self._in_play(seat)
        return Pending(entries.Left(when, seat))

    def run_out(self, when: int) -> Pending:
        """The time of the seat to move is over: for whoever looks at the clock."""
        deadline = self.deadline()
        if deadline is None or when < deadline:
            raise Refused("time-left")
        return Pending(entries.RanOut(when, self.mover))

    def come_back(self, seat: int, when: int) -> Pending:
        """Take the seat back from the computer player that stands in."""
        self._playing()
        self._person(seat)
        if not self.seats[seat].player or self.seats[seat].out:
            raise Refused("nobody-stands-in")
        return Pending(entries.Returned(when, seat))

    def offer_draw(self, seat: int, when: int) -> Pending:
        """Offer a draw, or agree to one that was offered."""
        self._in_play(seat)
        if any(one.player for one in self.seats) or len(self.seats) < 2:
            raise Refused("no-draw-here")
        if seat in self.draw:
            raise Refused("offered-already")
        return Pending(entries.OfferedDraw(when, seat))

    def decline_draw(self, seat: int, when: int) -> Pending:
        self._in_play(seat)
        if not self.draw:
            raise Refused("nothing-offered")
        return Pending(entries.DeclinedDraw(when, seat))

    def rest(self, seat: int, on: bool, when: int) -> Pending:
        """Begin or end days off."""
        self._in_play(seat)
        if self.clocks is None or not any(self.clocks.off) and not any(self.clocks.resting):
            raise Refused("no-days-off")
        if self.clocks.resting[seat] == on or (on and not self.clocks.off[seat]):
            raise Refused("no-days-off" if on else "not-resting")
        return Pending(entries.Vacation(when, seat, on))

    def answer(self, seat: int, answers: Answers, when: int) -> Pending:
        """Answer beforehand to what is asked again and again; replaces what was answered before."""
        self._person(seat)
        if self.result is not None:
            raise Refused("not-playing")
        cases = {question.name: question.cases for question in self.ruleset.questions}
        for name, given in answers.items():
            if name not in cases or not set(given) <= set(cases[name]):
                raise Refused("no-such-question", question=name)
        return Pending(entries.Answered(when, seat, answers))

    def rematch(self, seat: int, when: int) -> Pending:
        self._person(seat)
        if self.opened.day:
            raise Refused("once-a-day")
        if self.result is None or self.next_table:
            raise Refused("not-over" if self.result is None else "followed-already")
        if seat in self.again:
            raise Refused("offered-already")
        return Pending(entries.Rematch(when, seat))

    def follow(self, table: str, when: int) -> Pending:
        """Where the game goes on, once everybody wants to play again."""
        if self.next_table:
            raise Refused("followed-already")
        return Pending(entries.Followed(when, table))

    def wants_rematch(self) -> bool:
        """Whether everybody who sits here wants to play again, and no table is there yet."""
        if self.result is None:
            return False
        people = {number for number, seat in enumerate(self.seats) if seat.users}
        return bool(people) and people <= self.again and not self.next_table

    def standing(self, when: int) -> Pending | None:
        """The decision that the seat to move has taken beforehand, if it has."""
        action = self._answer()
        return None if action is None else self.decide(self.mover, self.at, action, when, "standing")

    def _answer(self) -> int | None:
        seat = self.mover
        if seat < 0 or self.seats[seat].player or not self.seats[seat].answers:
            return None
        asked = self.ruleset.question(self.state)
        if asked is None:
            return None
        answer = self.seats[seat].answers.get(asked[0], {}).get(asked[1], "ask")
        return None if answer == "ask" else self.ruleset.answer(self.state, answer == "always")

    def _playing(self) -> None:
        if self.status != "playing":
            raise Refused("not-playing")

    def _person(self, seat: int) -> None:
        if not self.seats[seat].users:
            raise Refused("nobody-there")

    def _in_play(self, seat: int) -> None:
        self._playing()
        self._person(seat)
        if self.seats[seat].out:
            raise Refused("out-already")

    # Entering.

    def enter(self, entry: Entry, prepared: Prepared | None = None, telling: bool = True) -> Outcome:
        """Make an entry part of the table; what it brought about, unless nobody is to be told."""
        if self.clocks is not None:
            self.clocks.advance(entry.when)
        self.seq += 1
        self.changed = entry.when
        spoken = None if isinstance(entry, SILENT) else self._spoken(entry)
        told = self._enter(entry, prepared, telling)
        if spoken is not None:
            told = Outcome((spoken, *told.events), told.undone)
        if self.status == "playing":
            self.mover = self.state.to_move()
            if self.mover == OVER:
                self._finish("rules", None)
        if self.clocks is not None:
            seat = self.mover
            self.clocks.hand_over(NOBODY if seat < 0 or self.seats[seat].player else seat)
        self.is_due = self._has_due()
        return told

    def _spoken(self, entry: Entry) -> Event:
        """What everybody is told of an entry that is no decision of the game."""
        kind = entry.__struct_config__.tag
        if isinstance(entry, entries.Vacation):
            kind = "vacation-on" if entry.on else "vacation-off"
        seat = entry.seat  # type: ignore[attr-defined]
        name = entry.name if isinstance(entry, Sat) else self.seats[seat].name
        return Event(f"table-{kind}", {"seat": seat, "name": name})

    def _enter(self, entry: Entry, prepared: Prepared | None, telling: bool) -> Outcome:
        match entry:
            case Decided():
                return self._enter_decided(entry, prepared, telling)
            case entries.TookBack():
                return self._enter_take_back(entry)
            case Sat():
                self.seating += 1
                self.seats[entry.seat] = Seat(
                    entry.name, [entry.user] if entry.user else [], entry.player, entry.nonce
                )
                if not any(seat.is_free for seat in self.seats):
                    return self._begin(telling)
            case entries.Joined():
                self.seating += 1
                self.seats[entry.seat].users.append(entry.user)
            case entries.Rose():
                self.seating += 1
                self.seats[entry.seat] = Seat()
            case entries.Resigned() | entries.Left() | entries.RanOut():
                self._enter_absence(entry)
            case entries.Returned():
                self.seating += 1
                self.seats[entry.seat].player = ""
            case entries.OfferedDraw():
                self.draw.add(entry.seat)
                if len(self.draw) == len(self.seats):
                    self._finish("draw", None)
            case entries.DeclinedDraw():
                self.draw.clear()
            case entries.Vacation():
                assert self.clocks is not None
                self.clocks.resting[entry.seat] = entry.on
            case entries.Answered():
                self.seats[entry.seat].answers = entry.answers
            case entries.Rematch():
                self.again.add(entry.seat)
            case entries.Followed():
                self.next_table = entry.table
        return Outcome()

    def _begin(self, telling: bool) -> Outcome:
        """Everybody is there: deal, with dice that nobody alone has thrown."""
        dice = FairDice(bytes.fromhex(self.opened.secret), [seat.nonce for seat in self.seats])
        names = [seat.name for seat in self.seats]
        self.journal = Journal(
            self.ruleset, len(self.seats), self.options, names=names, dice=dice, given=self.opened.given
        )
        self.status = "playing"
        return self._mark(self.journal.deal(telling=telling))

    def _enter_decided(self, entry: Decided, prepared: Prepared | None, telling: bool) -> Outcome:
        journal = self.journal
        assert journal is not None
        self._last[entry.seat] = self.at, entry.action
        self.draw.discard(entry.seat)
        events: list[Event] = []
        if telling:
            events = journal.enter(prepared or journal.prepare(entry.seat, [entry.action]))
        else:
            journal.restore([entry.action])
        return self._mark(events + journal.deal(telling=telling))

    def _mark(self, events: list[Event]) -> Outcome:
        """A new position is there."""
        assert self.journal is not None
        self.at += 1
        self.marks.append(len(self.journal.actions))
        return Outcome(tuple(events))

    def _enter_take_back(self, entry: entries.TookBack) -> Outcome:
        assert self.journal is not None
        self.journal.take_back(entry.seat)
        if self.clocks is not None:
            self.clocks.hand_back(entry.seat)
        self.marks.pop()
        self.at += 1
        self._last.pop(entry.seat, None)
        return Outcome(undone=1)

    def _enter_absence(self, entry: entries.Resigned | entries.Left | entries.RanOut) -> None:
        """A seat is given up: it loses, or a computer player goes on for it."""
        seat = self.seats[entry.seat]
        self.seating += 1
        self.draw.clear()
        if not isinstance(entry, entries.Resigned) and self.terms.absent == "bot":
            seat.player = self.terms.stand_in
            return
        seat.out = True
        there = [one for one in self.seats if not one.out]
        if len(self.seats) <= 2 or len(there) < 2 or all(one.player for one in there):
            self._finish(ENDED[type(entry)], entry.seat)
        else:
            seat.player = self.terms.stand_in  # the others go on

    def _finish(self, kind: ResultKind, seat: int | None) -> None:
        """The game is over; who is out has lost, whatever the board says."""
        number = range(len(self.seats))
        if kind == "rules":
            utilities = [float(self.state.utility(one)) for one in number]
        else:
            utilities = [0.0 if kind == "draw" else 1.0 for _ in number]
        if any(seat.out for seat in self.seats):
            utilities = self._without_those_out(utilities)
        scores = tuple(int(self.state.score(one)) for one in number)
        self.result, self.ended = Result(kind, tuple(utilities), scores, seat), self.changed
        self.status, self.mover = "over", NOBODY

    def _without_those_out(self, utilities: list[float]) -> list[float]:
        """The best of those still there have won, though a computer player did better for one who is out."""
        there = [number for number, seat in enumerate(self.seats) if not seat.out]
        rank = {number: (utilities[number], self.state.score(number)) for number in there}
        best = [number for number in there if rank[number] == max(rank.values())]
        return [1.0 / len(best) if number in best else -1.0 for number in range(len(self.seats))]

"""The types of a match: seats, results, refusals, checked entries and outcomes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from rosace.core.errors import RosaceError
from rosace.core.journal import Checked
from rosace.core.ruleset import Event, Reason
from rosace.match import entries
from rosace.match.entries import Answers, Entry

# Entries without an event.
UNANNOUNCED = (
    *(entries.Decided, entries.Opened, entries.Joined, entries.Answered, entries.Forgotten, entries.Updated),
    entries.Followed,
)
Status = Literal["open", "playing", "over"]
ResultKind = Literal["rules", "resigned", "time", "left", "draw", "update"]
DRAWN: tuple[ResultKind, ...] = ("draw", "update")
RESULT_OF_ENTRY: dict[type[Entry], ResultKind] = {
    entries.Resigned: "resigned",
    entries.Left: "left",
    entries.RanOut: "time",
}


class Refused(RosaceError):
    """A refused command: `code` says why; `reason` has the rule if the game refused it."""

    def __init__(self, code: str, reason: Reason | None = None, **params: Any):
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.params = params


@dataclass(slots=True)
class Seat:
    """A seat: free, held by a person (`users`), or played by a computer (`player`), also for a person."""

    name: str = ""
    users: list[str] = field(default_factory=list)
    player: str = ""
    nonce: str = ""
    answers: Answers = field(default_factory=dict)
    forfeited: bool = False  # has lost by resigning, leaving or running out of time
    account: bool = False  # whether the name is that of an account

    @property
    def is_free(self) -> bool:
        return not self.users and not self.player


@dataclass(frozen=True)
class Result:
    """How a game ended: by its rules, or because of a seat; utilities from -1 to 1, and the points."""

    kind: ResultKind
    utilities: tuple[float, ...]
    scores: tuple[int, ...]
    seat: int | None = None


class CheckedEntry(NamedTuple):
    """A valid next entry, with its decisions already carried out on a copy."""

    entry: Entry
    decisions: Checked | None = None


class Outcome(NamedTuple):
    """The outcome of an entry: events of the game, and the number of decisions it undid.

    If chance followed a decision, `between` is the position before chance, after the first `decided` events.
    `sizes` are the numbers of events of the entries that were joined.
    """

    events: tuple[Event, ...] = ()
    undone: int = 0
    between: Any = None
    decided: int = 0
    sizes: tuple[int, ...] = ()

    def joined(self, later: Outcome) -> Outcome:
        """This outcome and that of a later entry as one, with the last position before chance."""
        events, undone = self.events + later.events, self.undone + later.undone
        sizes = self.sizes + later.sizes
        if later.between is None:
            return Outcome(events, undone, self.between, self.decided, sizes)
        return Outcome(events, undone, later.between, len(self.events) + later.decided, sizes)

"""What a match is made of: seats, results, and what is said when something is refused or done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from rosace.core.errors import RosaceError
from rosace.core.journal import Checked
from rosace.core.ruleset import Event, Reason
from rosace.match import entries
from rosace.match.entries import Answers, Entry

# Entries that are not spoken of.
UNANNOUNCED = (entries.Decided, entries.Opened, entries.Joined, entries.Answered, entries.Followed)
Status = Literal["open", "playing", "over"]
ResultKind = Literal["rules", "resigned", "time", "left", "draw"]
RESULT_OF_ENTRY: dict[type[Entry], ResultKind] = {
    entries.Resigned: "resigned",
    entries.Left: "left",
    entries.RanOut: "time",
}


class Refused(RosaceError):
    """The table does not take this; `code` says why, `reason` the rule where it was one of the game's."""

    def __init__(self, code: str, reason: Reason | None = None, **params: Any):
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.params = params


@dataclass
class Seat:
    """A seat: free, held by a person (`users`), or played by a computer (`player`), perhaps for a person."""

    name: str = ""
    users: list[str] = field(default_factory=list)
    player: str = ""
    nonce: str = ""
    answers: Answers = field(default_factory=dict)
    forfeited: bool = False  # has resigned, left or run out of time, and so lost

    @property
    def is_free(self) -> bool:
        return not self.users and not self.player


@dataclass(frozen=True)
class Result:
    """How a game ended: by its rules, or because of a seat; -1 to 1 for each seat, and the points."""

    kind: ResultKind
    utilities: tuple[float, ...]
    scores: tuple[int, ...]
    seat: int | None = None


class CheckedEntry(NamedTuple):
    """An entry that the log may take now, with the decisions in it carried out on a copy."""

    entry: Entry
    decisions: Checked | None = None


class Outcome(NamedTuple):
    """What an entry brought about: events of the game, and how many decisions it undid."""

    events: tuple[Event, ...] = ()
    undone: int = 0

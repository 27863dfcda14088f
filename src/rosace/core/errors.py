"""What can go wrong, as exceptions with a text a person can read.

RosaceError
├── IllegalAction      the rules refuse it; carries the Reason
├── BadAction          not an action at all: an unknown text, an id out of range
├── BadOptions         unknown game, variant, seat count or option
│   └── OtherRules     a version of the rules that is not played here
├── BadComponents      a component list that a game cannot be played with
├── BadDocument        a position that cannot be; nothing was loaded
└── BadRecord          a record that cannot be read or replayed
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rosace.core.ruleset import Reason


class RosaceError(Exception):
    """Base of everything Rosace raises on purpose; `str()` is one clear line."""


class IllegalAction(RosaceError):
    """The rules refuse an action: `reason` has the clause and what is in the way, `text` the words."""

    def __init__(self, reason: Reason, text: str = ""):
        super().__init__(reason, text)
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return self.text or f"{self.reason.code} ({self.reason.clause})"


class BadAction(RosaceError):
    """A text or number that names no action of the game."""


class BadOptions(RosaceError):
    """Options a game does not have."""


class OtherRules(BadOptions):
    """A game of a version of the rules that this program cannot play: older, later, or other components."""

    def __init__(self, found: object, known: str):
        differs = "(the version or the component list differs)"
        super().__init__(f"made with rules {found!r}; this program has {known!r} {differs}")
        self.params = {"found": str(found), "known": known}  # of the message `verify-other-rules`


class BadComponents(RosaceError):
    """A component list (a game's components.json) that breaks what the rules rely on."""


# Why a position document is refused. docs/records.md explains each code; they are stable, and texts are not.
DOCUMENT_CODES = (
    "not-json",
    "unknown-format",
    "other-game",
    "other-rules",
    "bad-options",
    "unknown-name",
    "missing",
    "wrong-type",
    "wrong-length",
    "out-of-range",
    "unknown-word",
    "too-many",
    "contradiction",
    "impossible-board",
    "impossible-moment",
    "unreachable",
    "nothing-to-decide",
    "cannot-complete",
)


class BadDocument(RosaceError):
    """A position document that is malformed or describes no possible position.

    `code` is one of `DOCUMENT_CODES`, and `place` where in the document, `windows[0].dice`, or empty.
    """

    def __init__(self, text: str, code: str = "", place: str = ""):
        super().__init__(text)
        self.given_code = code
        self.place = place

    @property
    def code(self) -> str:
        return self.given_code or "contradiction"

    def with_text(self, text: str) -> BadDocument:
        """The same refusal in other words."""
        return BadDocument(text, self.given_code, self.place)


class BadRecord(RosaceError):
    """A record that is malformed, or whose actions its game refuses."""

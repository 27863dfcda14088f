"""What can go wrong, as exceptions with a text a person can read.

RosaceError
├── IllegalAction      the rules refuse it; carries the Reason
├── BadAction          not an action at all: an unknown text, an id out of range
├── BadOptions         unknown game, variant, seat count or option
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


class BadComponents(RosaceError):
    """A component list (a game's components.json) that breaks what the rules rely on."""


class BadDocument(RosaceError):
    """A position document that is malformed or describes no possible position."""


class BadRecord(RosaceError):
    """A record that is malformed, or whose actions its game refuses."""

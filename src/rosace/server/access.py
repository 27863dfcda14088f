"""Who may do what at a table: seeing it, and the secret links to its seats."""

from __future__ import annotations

import time
from base64 import urlsafe_b64encode
from hmac import compare_digest, digest

from rosace.match import Match, daily
from rosace.server.identity import Identity


def may_see(match: Match, identity: Identity) -> bool:
    """A private table is for who holds a seat, and one for the game of the day until that is over.

    Any other is for whoever has its address.
    """
    closed = match.terms.visibility == "private" or is_sealed(match)
    return not closed or bool(match.seats_of(identity.user))


def is_sealed(match: Match) -> bool:
    """Whether this is a game of the day, and the day is not over."""
    return daily.is_sealed(match, time.time_ns() // 1_000_000)


def name_of(identity: Identity) -> str:
    """What somebody is called at a table."""
    return identity.name or "guest"


class Links:
    """Secrets in links: one lets a friend in to a table, one gives a seat back to its holder.

    They are made of the server's key, and kept nowhere.
    """

    def __init__(self, key: bytes):
        self._key = key

    def invitation(self, table: str) -> str:
        return self._word(f"invitation {table}")

    def seat(self, table: str, seat: int, holder: str) -> str:
        """Of a seat and who sat down first: it ends when somebody else sits there."""
        return self._word(f"seat {table} {seat} {holder}")

    def _word(self, text: str) -> str:
        return urlsafe_b64encode(digest(self._key, text.encode(), "sha256")[:18]).decode()

    def invites(self, table: str, word: str) -> bool:
        return compare_digest(word, self.invitation(table))

    def seat_of(self, table: str, match: Match, word: str) -> int | None:
        """The seat a link gives, if any."""
        for number, seat in enumerate(match.seats):
            if seat.users and compare_digest(word, self.seat(table, number, seat.users[0])):
                return number
        return None

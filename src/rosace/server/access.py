"""Who may see a table, and the secret links to its seats."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hmac import compare_digest, digest

from rosace.match import Match, daily
from rosace.server.game_clock import wall_ms
from rosace.server.identity import Identity


def may_see(match: Match, identity: Identity) -> bool:
    """Whether a user may see a table: a private one, or a game of the day before its end, only with a seat.

    Any other table is for everyone with its address.
    """
    if match.terms.visibility != "private" and not match.opened.day:
        return True
    closed = match.terms.visibility == "private" or is_sealed(match)
    return not closed or bool(match.seats_of(identity.user))


def is_sealed(match: Match) -> bool:
    """Whether this is a game of the day whose day is not over."""
    return daily.is_sealed(match, wall_ms())


class Links:
    """The secret words in links: an invitation to a table, or the right to a seat.

    They are derived from the server's key, and not stored.
    """

    def __init__(self, key: bytes):
        self._key = key

    def invitation(self, table: str) -> str:
        return self._word(f"invitation {table}")

    def seat(self, table: str, seat: int, holder: str) -> str:
        """The word of a seat and its first user: it is invalid once another user has the seat."""
        return self._word(f"seat {table} {seat} {holder}")

    def _word(self, text: str) -> str:
        return urlsafe_b64encode(digest(self._key, text.encode(), "sha256")[:18]).decode()

    def invites(self, table: str, word: str) -> bool:
        return compare_digest(word, self.invitation(table))

    def seat_of(self, table: str, match: Match, word: str) -> int | None:
        """The seat of a secret word, if any."""
        for number, seat in enumerate(match.seats):
            if seat.users and compare_digest(word, self.seat(table, number, seat.users[0])):
                return number
        return None

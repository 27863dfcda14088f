"""What a table's log holds. Entries are only ever added; a match is what they add up to.

Every entry says when it happened (`when`, milliseconds since 1970, by the clock of the server). `Opened`
holds the secret of the dice: a log is nothing to show around.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from rosace.match.terms import Terms

By = Literal["", "bot", "standing"]
Answer = Literal["never", "ask", "always"]
Answers = dict[str, dict[str, Answer]]  # question -> case -> answer


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    when: int


class Opened(Entry, frozen=True, tag="opened"):
    """A table, and the user who opened it.

    `given` are actions taken over from another game; `origin` is its table, or `TABLE/MOVE`.
    `day` is that of a table for the game of the day.
    """

    terms: Terms
    rules: str
    secret: str
    opener: str = ""
    given: list[int] = []
    origin: str = ""
    day: str = ""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody takes a seat: a person, or a computer player. The last one to sit begins the game."""

    seat: int
    name: str
    user: str = ""
    player: str = ""
    nonce: str = ""


class Joined(Entry, frozen=True, tag="joined"):
    """Another user holds a seat as well: the same person on another device, or by account."""

    seat: int
    user: str


class Rose(Entry, frozen=True, tag="rose"):
    """A seat is free again, before the game began."""

    seat: int


class Decided(Entry, frozen=True, tag="decided"):
    """A seat's decision; `by` is empty, `bot`, or `standing` for an answer given beforehand."""

    seat: int
    action: int
    by: By = ""


class TookBack(Entry, frozen=True, tag="took-back"):
    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Left(Entry, frozen=True, tag="left"):
    """A person leaves a running game for good."""

    seat: int


class RanOut(Entry, frozen=True, tag="ran-out"):
    """A seat's time is over."""

    seat: int


class Returned(Entry, frozen=True, tag="returned"):
    """A person takes the seat back from the computer player that stood in."""

    seat: int


class OfferedDraw(Entry, frozen=True, tag="offered-draw"):
    """A seat offers a draw, or agrees to one."""

    seat: int


class DeclinedDraw(Entry, frozen=True, tag="declined-draw"):
    seat: int


class Vacation(Entry, frozen=True, tag="vacation"):
    seat: int
    on: bool


class Answered(Entry, frozen=True, tag="answered"):
    """What a seat answers from now on to questions that come again and again."""

    seat: int
    answers: Answers


class Rematch(Entry, frozen=True, tag="rematch"):
    """A seat wants to play again."""

    seat: int


class Followed(Entry, frozen=True, tag="followed"):
    """The table at which the same people play again."""

    table: str


Any = (
    Opened | Sat | Joined | Rose | Decided | TookBack | Resigned | Left | RanOut | Returned
    | OfferedDraw | DeclinedDraw | Vacation | Answered | Rematch | Followed
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Any)


def write(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(data: bytes) -> Any:
    """The entry of some bytes; msgspec.DecodeError if they are none."""
    return _decoder.decode(data)

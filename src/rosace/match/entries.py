"""The entries of a table's log. Entries are only ever added; replaying them gives the match.

Every entry has its time (`when`, milliseconds since 1970, by the clock on the wall). Clocks of players run by
the game time, which no change of that clock moves; where it differs, `game_time` has it.
`Opened` holds the secret of the dice: never show a log to users.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from rosace.match.terms import Terms

By = Literal["", "bot", "standing"]
Answer = Literal["never", "ask", "always"]
Answers = dict[str, dict[str, Answer]]  # question -> case -> answer


class Timed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`game_time` is 0 where it is the same as `when`, as in every entry before there were two times."""

    game_time: int = 0


class Entry(Timed, frozen=True, tag_field="kind", omit_defaults=True):
    when: int

    @property
    def clock_time(self) -> int:
        """The time by which the clocks of the players run."""
        return self.game_time or self.when


class Opened(Entry, frozen=True, tag="opened"):
    """A table, and the user who opened it.

    `given` are actions from another game; `origin` is its table, or `TABLE/MOVE`.
    `day` is the date of a game of the day.
    """

    terms: Terms
    rules: str
    secret: str
    opener: str = ""
    given: list[int] = []
    origin: str = ""
    day: str = ""


class Sat(Entry, frozen=True, tag="sat"):
    """A person or a computer player takes a seat. The game begins when the last seat is taken."""

    seat: int
    name: str
    user: str = ""
    player: str = ""
    nonce: str = ""
    account: bool = False  # whether it is the name of an account


class Joined(Entry, frozen=True, tag="joined"):
    """Another user holds the seat too: the same person on another device, or signed in."""

    seat: int
    user: str


class Rose(Entry, frozen=True, tag="rose"):
    """A seat is free again, before the game."""

    seat: int


class Decided(Entry, frozen=True, tag="decided"):
    """A seat's decision; `by` is empty, `bot`, or `standing` for a standing answer."""

    seat: int
    action: int
    by: By = ""


class TookBack(Entry, frozen=True, tag="took-back"):
    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Left(Entry, frozen=True, tag="left"):
    """A person leaves a running game."""

    seat: int


class RanOut(Entry, frozen=True, tag="ran-out"):
    """A seat has run out of time."""

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
    """A seat's standing answers from now on."""

    seat: int
    answers: Answers


class Rematch(Entry, frozen=True, tag="rematch"):
    """A seat wants a rematch."""

    seat: int


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """The person of a seat has deleted their account: the seat has a neutral name from now on."""

    seat: int
    name: str


class Updated(Entry, frozen=True, tag="updated"):
    """A server that has other rules, the version `rules`, could not go on: the game has ended in a draw."""

    rules: str


class Followed(Entry, frozen=True, tag="followed"):
    """The table of the rematch."""

    table: str


Any = (
    Opened | Sat | Joined | Rose | Decided | TookBack | Resigned | Left | RanOut | Returned
    | OfferedDraw | DeclinedDraw | Vacation | Answered | Rematch | Forgotten | Updated | Followed
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Any)


def write(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(data: bytes) -> Any:
    """Decode an entry; msgspec.DecodeError if the bytes are not one."""
    return _decoder.decode(data)

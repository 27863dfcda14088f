"""The game time, by which the clocks of the players run. It never jumps, whatever is done to the wall clock.

A worker reads the wall clock when the first server of a database starts, and from then on adds what its
monotonic clock counts. Every worker writes its game time into the database now and then, and follows the one
that is ahead: so all agree, the time is never set back, and a server that starts goes on where the last one
stopped. The time while no server runs does not count, since no one can play.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec

from rosace.match.entries import Entry

SAME_TIME_MS = 1000  # the game time stands for the time on the wall as long as they differ by less
RESTART_MS = 20_000  # a server that starts again so soon has not been away
JUMP_MS = 2000  # the wall clock has been set if it went on by so much more, or less, than the monotonic clock

AnyEntry = TypeVar("AnyEntry", bound=Entry)


def wall_ms() -> int:
    """Milliseconds since 1970, by the clock on the wall."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Moment(NamedTuple):
    """Now: by the game clock, and by the clock on the wall."""

    game: int
    wall: int

    def stamp(self, entry: AnyEntry) -> AnyEntry:
        """The entry with this moment as its time."""
        game_time = 0 if self.game == self.wall else self.game
        if entry.when == self.wall and entry.game_time == game_time:
            return entry
        return msgspec.structs.replace(entry, when=self.wall, game_time=game_time)


class Sign(NamedTuple):
    """What a worker has written into the database: its game time, and the time on the wall then."""

    game: int
    wall: int


class GameClock:
    """The game time of a worker; the two clocks are given for tests."""

    def __init__(self, wall: Callable[[], int] = wall_ms, monotonic: Callable[[], int] = monotonic_ms):
        self._wall, self._monotonic = wall, monotonic
        self._ahead = wall() - monotonic()  # of the game time, of the monotonic clock
        self._wall_ahead = self._ahead  # the same of the wall clock, when it was last looked at

    def now(self) -> int:
        """The game time in milliseconds."""
        return self._monotonic() + self._ahead

    def moment(self) -> Moment:
        """Now. As long as the wall clock has not been set, both times are the same."""
        game, wall = self.now(), self._wall()
        return Moment(game, game if abs(wall - game) < SAME_TIME_MS else wall)

    def by_the_wall(self, game: int) -> int:
        """When it will be so late, by the wall clock as it goes now."""
        moment = self.moment()
        return game + moment.wall - moment.game

    def sign(self) -> Sign:
        return Sign(self.now(), self._wall())

    def resume(self, last: Sign) -> None:
        """Go on where the last worker was: it may have just ended, or still run, or have ended long ago."""
        away = self._wall() - last.wall
        since = away if 0 <= away <= RESTART_MS else 0
        self._ahead = last.game + since - self._monotonic()

    def follow(self, game: int) -> None:
        """Another worker is so far: no worker stays behind."""
        self._ahead = max(self._ahead, game - self._monotonic())

    def wall_jump(self) -> int:
        """By how many milliseconds the wall clock has been set since the last call; 0 if it has not."""
        ahead = self._wall() - self._monotonic()
        jump, self._wall_ahead = ahead - self._wall_ahead, ahead
        return jump if abs(jump) >= JUMP_MS else 0

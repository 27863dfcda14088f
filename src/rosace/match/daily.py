"""The game of the day: solo, the same deal for everyone, from midnight to midnight (UTC).

With the secret of the day's dice a player could look ahead. So neither the secret nor other players' games
are shown before the day is over. Days are written 2026-11-15.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import TYPE_CHECKING

from rosace.match.terms import Terms

if TYPE_CHECKING:
    from rosace.match.match import Match

TERMS = Terms("sagrada", 1, {"difficulty": 3})


def day_of(when: int) -> str:
    return datetime.fromtimestamp(when / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """The end of a day, in milliseconds since 1970; ValueError if it is not a date."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()) * 1000


def streak(day: str, finished: Collection[str]) -> int:
    """How many days in a row, up to `day` or else to the day before, are among the finished ones.

    >>> streak("2026-11-15", ["2026-11-14", "2026-11-13", "2026-11-11"])
    2
    """
    days = {date.fromisoformat(one).toordinal() for one in finished}  # numbers: the first day has none before
    last = date.fromisoformat(day).toordinal()
    if last not in days:
        last -= 1
    return next(length for length in count() if last - length not in days)


def is_sealed(match: Match, now: int) -> bool:
    """Whether the day of a table is not over yet."""
    return bool(match.opened.day) and now < end_of(match.opened.day)


def points_of(match: Match) -> tuple[int, int] | None:
    """The points and the target of a game that was finished within its day."""
    ended = match.result is not None and match.result.kind == "rules"
    if not ended or match.ended >= end_of(match.opened.day):
        return None
    return int(match.state.score(0)), int(match.ruleset.view(match.state, 0)["target"])

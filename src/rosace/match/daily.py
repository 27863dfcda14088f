"""The game of the day: alone, the same deal for everybody, from midnight to midnight (UTC).

Whoever knew the secret of the day's dice could look ahead. So it is told to nobody before the day is over,
nor is what others have done shown until then. Days are written 2026-11-15.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from rosace.match.terms import Terms

if TYPE_CHECKING:
    from rosace.match.match import Match

TERMS = Terms("sagrada", 1, {"difficulty": 3})


def day_of(when: int) -> str:
    return datetime.fromtimestamp(when / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day is over, in milliseconds since 1970; ValueError if there is no such day."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()) * 1000


def is_sealed(match: Match, now: int) -> bool:
    """Whether a table's day is not over yet."""
    return bool(match.opened.day) and now < end_of(match.opened.day)


def points_of(match: Match) -> tuple[int, int] | None:
    """The points, and the target to beat, of a game that was played to its end within its day."""
    ended = match.result is not None and match.result.kind == "rules"
    if not ended or match.ended >= end_of(match.opened.day):
        return None
    return int(match.state.score(0)), int(match.ruleset.view(match.state, 0)["target"])

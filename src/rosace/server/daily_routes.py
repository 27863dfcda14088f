"""REST: the game of the day and its ranking.

The id of a table follows from the day and the user, so no user can open two, on any worker.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from hmac import digest
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from rosace.core import registry
from rosace.core.errors import OtherRules
from rosace.match import daily, entries
from rosace.match.terms import Terms
from rosace.server.api import Api, Call
from rosace.server.game_clock import wall_ms
from rosace.server.live_table import LiveTable
from rosace.server.problems import Problem
from rosace.server.storage import Conflict, Ranked
from rosace.server.table_routes import Person, Seated, is_readable, sat, seated

api = Api()

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class DayQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """A day (UTC); by default today."""

    day: Day | None = None


class Place(Struct, frozen=True):
    """A finished game of the day. Its table is shown after the day, to its own user always."""

    rank: int
    name: str
    account: bool
    points: int
    target: int
    won: bool
    table: str | None


class OwnGame(Struct, frozen=True):
    """The user's game of the day; `place` once it was finished within the day."""

    table: str
    status: str
    place: Place | None


class DayInfo(Struct, frozen=True):
    """A day: its end, the commitment to its dice, their secret after the day, and the best games.

    `streak` is the number of days in a row, up to this one, on which the user has finished the game; while
    this day's game is not finished, up to the day before.
    """

    day: str
    ends: int
    commitment: str
    secret: str | None
    games: list[Place]
    own: OwnGame | None
    streak: int


class Days:
    """Derives the secret of a day's dice and the ids of its tables from the server's key."""

    def __init__(self, key: bytes):
        self._key = key

    def secret(self, day: str) -> bytes:
        return self._word(f"dice {day}")

    def table(self, day: str, user: str, again: str = "") -> str:
        """The id of a user's table; of another one, `again` by other rules, after an update on that day."""
        return urlsafe_b64encode(self._word(f"table {day} {user}{again}")[:16]).decode().rstrip("=")

    def _word(self, text: str) -> bytes:
        return digest(self._key, b"rosace daily 1\0" + text.encode(), "sha256")


@api.post("/daily", answer=Seated, problems=(409, 503), kind="table", summary="Play the game of the day")
async def play_daily(call: Call) -> Seated:
    """The user's table of today, opened on the first request."""
    day, user = daily.day_of(wall_ms()), call.identity.user
    name = await call.app.store.daily_of(day, user, _played())
    if name is None:
        name = call.app.days.table(day, user)
        row = await call.app.store.summary(name)
        if row is not None and not is_readable(row):  # ended by an update
            name = call.app.days.table(day, user, f" {registry.get(daily.TERMS.game).spec.rules}")
        with suppress(Conflict):  # requested twice at the same time
            await _opened(call, day, name)
    return await seated(call, await call.app.hub.table(name))


def _played() -> list[str]:
    """The versions of the rules by which a game of the day can be played here."""
    spec = registry.get(daily.TERMS.game).spec
    return [spec.rules, *spec.older_rules]


async def _opened(call: Call, day: str, name: str) -> LiveTable:
    terms, rules = await _agreed(call, day)
    secret = call.app.days.secret(day).hex()
    opener = call.identity.user
    table: LiveTable = await call.app.hub.open(
        terms, [await sat(call, 0, "me")], rules, name, secret, opener=opener, day=day
    )
    return table


async def _agreed(call: Call, day: str) -> tuple[Terms, str]:
    """Terms and rules of a day: those of its first table, so that a new version begins with a new day."""
    ruleset = registry.get(daily.TERMS.game)
    entry = await call.app.store.first_entry_of_day(day)
    if entry is not None:
        opened = entries.read(entry)
        assert isinstance(opened, entries.Opened)
        with suppress(OtherRules):
            ruleset.present_options(opened.rules, opened.terms.options)
            return opened.terms, opened.rules
    return daily.TERMS, ruleset.spec.rules


@api.get("/daily", query=DayQuery, answer=DayInfo, problems=(404,), summary="A day's game and its ranking")
async def day_info(call: Call) -> DayInfo:
    now = wall_ms()
    day = call.query.day or daily.day_of(now)
    try:
        ends = daily.end_of(day)
    except (ValueError, OverflowError):
        raise Problem(404, "no-such-day", "not a date") from None
    if day > daily.day_of(now):
        raise Problem(404, "no-such-day", "this day is in the future")
    own = await call.app.store.daily_of(day, call.identity.user, _played())
    secret = call.app.days.secret(day)
    rows = await call.app.store.ranked(day, own)
    places = [_place(row, is_public=now >= ends or row.table == own) for row in rows]
    return DayInfo(
        day,
        ends,
        sha256(secret).hexdigest(),
        secret.hex() if now >= ends else None,
        places,
        None if own is None else await _own_game(call, own, places),
        daily.streak(day, await call.app.store.days_finished_by(call.identity.user, day)),
    )


async def _own_game(call: Call, name: str, places: list[Place]) -> OwnGame:
    row = await call.app.store.summary(name)
    return OwnGame(name, row.status, next((place for place in places if place.table == name), None))


class _Data(Struct, frozen=True):
    """The part of a table's row used here."""

    people: list[Person]


_data = msgspec.json.Decoder(_Data)


def _place(one: Ranked, is_public: bool) -> Place:
    person = _data.decode(one.data).people[0]
    return Place(
        rank=one.rank,
        name=person.name,
        account=person.account,
        points=one.points,
        target=one.target,
        won=one.points > one.target,
        table=one.table if is_public else None,
    )

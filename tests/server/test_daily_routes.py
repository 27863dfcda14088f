"""The game of the day: the same deal for everybody, and nobody learns beforehand what will be dealt."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from rosace.core import registry
from rosace.match import Match, daily, entries
from rosace.server.app import App
from rosace.verify import CannotVerify, verify
from server.visitors import Line, Site, Visitor, running

DAY = "2026-11-15"
NOON = int(datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()) * 10**9
MIDNIGHT = NOON + 12 * 3600 * 10**9


class Clock:
    now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    found = Clock()
    monkeypatch.setattr(time, "time_ns", found)
    yield found


async def opened(visitor: Visitor) -> str:
    answer = await visitor.post("/daily")
    assert answer.status == 200, answer.body
    return str(answer.json()["table"])


async def watching(visitor: Visitor, table: str) -> tuple[Line, dict[str, Any]]:
    line = await visitor.socket()
    text, _ = await line.ask({"type": "watch", "id": 1, "table": table})
    return line, json.loads(text)


async def played(visitor: Visitor, table: str, choose: int = 0) -> list[dict[str, Any]]:
    """Play to the end, always the first or always the last choice; everything that was told."""
    line, told = await watching(visitor, table)
    found = [told]
    while told["status"] != "over":
        choice = told["choices"][choose]
        line.say({"type": "decide", "id": 2, "table": table, "at": told["at"], "action": choice["id"]})
        while (told := json.loads(await line.hear()))["type"] != "changed":
            assert told["type"] == "done", told
        found.append(told)
    await line.hang_up()
    return found


async def day(visitor: Visitor, query: str = "") -> dict[str, Any]:
    answer = await visitor.get(f"/daily{query}")
    assert answer.status == 200
    return dict(answer.json())


def secret_of(site: Site) -> str:
    return str(site.app.days.secret(DAY).hex())


async def test_everybody_has_one_table_a_day_and_the_same_deal(url: str, clock: Clock) -> None:
    async with running(url) as site:
        ann, bob = Visitor(site, "Ann"), Visitor(site, "Bob")
        table = await opened(ann)
        both = await asyncio.gather(*(opened(bob) for _ in range(5)))
        assert len(set(both)) == 1 and both[0] != table and await opened(ann) == table
        (_, anns), (_, bobs) = await watching(ann, table), await watching(bob, both[0])
        assert anns["view"] == bobs["view"] and anns["choices"] == bobs["choices"]
        assert anns["terms"]["options"]["difficulty"] == 3 and anns["terms"]["seats"] == 1
        assert anns["terms"]["day"] == DAY and not anns["terms"]["assist"]["hints"]
        assert anns["terms"]["commitment"] == bobs["terms"]["commitment"] == (await day(bob))["commitment"]
        listed = (await ann.get("/me/tables")).json()["tables"]
        assert [(one["table"], one["day"]) for one in listed] == [(table, DAY)]
        for before, after in zip(await played(ann, table), await played(bob, both[0]), strict=True):
            assert before["view"] == after["view"]
        clock.now = MIDNIGHT
        assert await opened(ann) not in (table, both[0])
        assert (await day(ann))["commitment"] != anns["terms"]["commitment"]


async def test_a_day_is_played_to_its_end_by_the_rules_it_began_with(url: str, clock: Clock) -> None:
    """Ann has played before the server was upgraded, Bob afterwards: both get the same deal."""
    spec = registry.get("sagrada").spec
    (old,) = spec.older_rules
    async with running(url) as site:
        ann, bob = Visitor(site, "Ann"), Visitor(site, "Bob")
        secret, name = secret_of(site), site.app.days.table(DAY, ann.user)
        sitting = [entries.Sat(NOON // 10**6, 0, "Ann", ann.user)]
        await site.app.hub.open(daily.TERMS, sitting, old, name, secret, opener=ann.user, day=DAY)
        assert await opened(ann) == name
        (_, anns), (_, bobs) = await watching(ann, name), await watching(bob, await opened(bob))
        assert bobs["terms"]["rules"] == old and bobs["terms"]["options"]["open_setup"] is True
        assert anns["view"] == bobs["view"] and len(bobs["view"]["tools"]) == 3
        clock.now = MIDNIGHT
        _, next_day = await watching(bob, await opened(bob))
        assert next_day["terms"]["rules"] == spec.rules and next_day["view"]["tools"] == []


async def test_days_in_a_row_are_counted(url: str, clock: Clock) -> None:
    async with running(url) as site:
        ann = Visitor(site, "Ann")
        streaks = []
        for plays in (True, True, False, True):
            if plays:
                await played(ann, await opened(ann))
            streaks.append((await day(ann))["streak"])
            clock.now += 24 * 3600 * 10**9
        assert streaks == [1, 2, 2, 1]  # on a day without a game the days before it still count
        assert (await day(ann, f"?day={DAY}"))["streak"] == 1
        bob = Visitor(site, "Bob")
        assert (await day(bob))["streak"] == 0
        assert (await day(bob, "?day=0001-01-01"))["streak"] == 0  # there is no day before it


async def test_two_workers_open_one_table(postgres: str, clock: Clock) -> None:
    async with running(postgres) as one, running(postgres) as other:
        ann = Visitor(one, "Ann")
        there = Visitor(other, "Ann")
        there.user, there.cookie = ann.user, ann.cookie
        found = await asyncio.gather(*(opened(visitor) for visitor in (ann, there) * 3))
        assert len(set(found)) == 1
        assert one.app.days.secret(DAY) == other.app.days.secret(DAY)


async def test_the_games_of_a_day_are_ranked(url: str, clock: Clock) -> None:
    async with running(url) as site:
        people = [Visitor(site, name) for name in ("Ann", "Bob", "Cid", "Dee", "Eve")]
        ann, bob, cid, dee, eve = people
        tables = [await opened(one) for one in people[:4]]
        assert (await day(ann))["own"] == {"table": tables[0], "status": "playing", "place": None}
        await played(ann, tables[0])
        await played(bob, tables[1], -1)
        await played(cid, tables[2])
        line, _ = await watching(dee, tables[3])
        await line.ask({"type": "resign", "id": 2, "table": tables[3]})
        found = await day(ann)
        assert (found["day"], found["ends"]) == (DAY, MIDNIGHT // 10**6)
        games = found["games"]
        assert {game["name"]: game["table"] for game in games} == {"Ann": tables[0], "Bob": None, "Cid": None}
        margins = [(game["points"] - game["target"], game["points"]) for game in games]
        assert margins == sorted(margins, reverse=True)
        ranks = {game["name"]: game["rank"] for game in games}
        assert ranks["Ann"] == ranks["Cid"] and sorted(ranks.values()) in ([1, 1, 3], [1, 2, 2])
        assert all(game["won"] == (game["points"] > game["target"]) for game in games)
        (mine,) = [game for game in games if game["name"] == "Ann"]
        assert found["own"] == {"table": tables[0], "status": "over", "place": mine}
        resident = site.app.hub.tables[tables[0]].match
        assert (mine["points"], mine["target"]) == (resident.state.score(0), resident.state.target_to_beat())
        assert (await day(dee))["own"] == {"table": tables[3], "status": "over", "place": None}
        assert (await day(eve))["own"] is None
        clock.now = MIDNIGHT
        assert (await day(eve))["games"] == []
        later = await day(eve, f"?day={DAY}")
        assert [game["table"] for game in later["games"]].count(None) == 0
        assert [game["name"] for game in later["games"]] == [game["name"] for game in games]


async def test_own_game_is_told_however_far_down_it_is(url: str, clock: Clock) -> None:
    async with running(url) as site:
        people = [Visitor(site, f"Player {number}") for number in range(3)]
        for number, one in enumerate(people):
            await played(one, await opened(one), -(number % 2))
        rows = await site.app.store.ranked(DAY)
        own = rows[-1].table
        assert [row.table for row in await site.app.store.ranked(DAY, own, limit=1)] == [rows[0].table, own]


async def test_the_secret_is_told_to_nobody_before_the_day_is_over(sqlite: str, clock: Clock) -> None:
    async with running(sqlite) as site:
        ann, bob = Visitor(site, "Ann"), Visitor(site, "Bob")
        table = await opened(ann)
        await played(ann, table)
        line, told = await watching(ann, table)
        assert told["status"] == "over" and "secret" not in told and told["nonces"] == [""]
        record = await ann.get(f"/tables/{table}/record")
        assert record.status == 200
        moves = [f"/tables/{table}/moves/{number}?all=true" for number in (0, 5)]
        for path in (*moves, f"/tables/{table}", "/daily", "/me/tables"):
            assert (await ann.get(path)).status == 200
        refused = await ann.post("/tables", fork={"table": table, "move": 3}, places=["me"])
        assert (refused.status, refused.json()["code"]) == (409, "day-not-over")
        assert (await ann.post(f"/tables/{table}/hint")).json()["code"] == "no-hints"
        text, _ = await line.ask({"type": "rematch", "id": 3, "table": table})
        assert json.loads(text)["code"] == "once-a-day"
        secret = secret_of(site)
        assert not any(secret in text for text in (*ann.came, *bob.came, *line.came))

        clock.now = MIDNIGHT - 10**6
        assert (await day(ann))["secret"] is None
        with pytest.raises(CannotVerify):
            verify((await ann.get(f"/tables/{table}/record")).body.decode())
        clock.now = MIDNIGHT
        assert (await day(bob, f"?day={DAY}"))["secret"] == secret
        text = (await bob.get(f"/tables/{table}/record")).body.decode()
        assert verify(text).commitment == (await day(bob, f"?day={DAY}"))["commitment"]
        forked = await bob.post("/tables", fork={"table": table, "move": 3}, places=["me"])
        assert forked.status == 201


async def test_until_the_day_is_over_a_table_is_to_others_as_none(sqlite: str, clock: Clock) -> None:
    async with running(sqlite) as site:
        ann, bob = Visitor(site, "Ann"), Visitor(site, "Bob")
        table = await opened(ann)
        for over in (False, True):
            if over:
                await played(ann, table)
            for path in ("", "/record", "/moves/0"):
                answer = await bob.get(f"/tables/{table}{path}")
                assert (answer.status, answer.json()["code"]) == (404, "no-such-table")
            for path, body in (("seats", {}), ("why", {"action": 0}), ("hint", {})):
                assert (await bob.post(f"/tables/{table}/{path}", **body)).status == 404
            line = await bob.socket()
            text, _ = await line.ask({"type": "watch", "id": 1, "table": table})
            assert json.loads(text)["code"] == "no-such-table"
            fork = await bob.post("/tables", fork={"table": table, "move": 0}, places=["me"])
            assert fork.status == 404
        clock.now = MIDNIGHT
        assert (await bob.get(f"/tables/{table}/moves/0")).status == 200
        _, told = await watching(bob, table)
        assert told["seat"] is None and told["status"] == "over"


async def test_a_game_finished_after_its_day_is_not_ranked(sqlite: str, clock: Clock) -> None:
    """The secret is known by then."""
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        table = await opened(ann)
        clock.now = MIDNIGHT
        await played(ann, table)
        found = await day(ann, f"?day={DAY}")
        assert found["games"] == []
        assert found["own"] == {"table": table, "status": "over", "place": None}


async def test_who_signs_in_keeps_the_table_that_he_has_today(sqlite: str, clock: Clock) -> None:
    async with running(sqlite) as site:
        guest, account = Visitor(site, "Ann"), Visitor(site, "Ann")
        table = await opened(guest)
        await site.app.hub.adopt(guest.user, account.user)
        assert await opened(account) == table and (await day(account))["own"]["table"] == table


@pytest.mark.parametrize("wrong", ["2026-11-16", "2026-02-30", "9999-12-31", "0000-01-01"])
async def test_a_day_that_is_not_is_not_found(sqlite: str, clock: Clock, wrong: str) -> None:
    async with running(sqlite) as site:
        answer = await Visitor(site, "Ann").get(f"/daily?day={wrong}")
        assert (answer.status, answer.json()["code"]) == (404, "no-such-day")
        assert (await Visitor(site, "Ann").get("/daily?day=today")).status == 400


async def test_the_log_says_that_a_table_is_for_a_day(sqlite: str, clock: Clock) -> None:
    async with running(sqlite) as site:
        app: App = site.app
        table = await opened(Visitor(site, "Ann"))
        match = Match.load(map(entries.read, await app.store.read(table)))
        assert match.opened.day == DAY and match.opened.secret == secret_of(site)
        assert daily.is_sealed(match, MIDNIGHT // 10**6 - 1) and not daily.is_sealed(match, MIDNIGHT // 10**6)


def test_days_end_at_midnight_by_utc() -> None:
    for when, name in ((NOON, DAY), (MIDNIGHT - 1, DAY), (MIDNIGHT, "2026-11-16")):
        assert daily.day_of(when // 10**6) == name
    assert daily.end_of(DAY) == MIDNIGHT // 10**6
    assert daily.day_of(0) == "1970-01-01" and daily.end_of("2028-02-28") % (24 * 3600 * 1000) == 0

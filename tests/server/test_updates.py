"""A server is updated, and a game has other rules now: what was played before is not stuck, and not lost."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rosace import load_record, verify
from rosace.core import record as records
from rosace.core import registry
from rosace.core.errors import BadRecord
from rosace.match import Match, entries
from rosace.server.own_data_routes import _record
from rosace.server.updates import end_games_of_other_rules
from sampling import also
from server.visitors import Site, Visitor, running

NOON = int(datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()) * 10**9
NEW = "99.new"
DAYS = {"kind": "days", "days": 1}

each_database = pytest.mark.parametrize("url", ["sqlite", also("postgres")], indirect=True)


@pytest.fixture(autouse=True)
def at_noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: NOON)


def update(patch: pytest.MonkeyPatch) -> str:
    """From now on Sagrada has rules by which no earlier game can be played; the rules of before."""
    ruleset = registry.get("sagrada")
    before = ruleset.spec.rules
    patch.setattr(ruleset, "spec", replace(ruleset.spec, rules=NEW, older_rules={}))
    return before


class Before:
    """What was played before the update, by Ann and Bob."""

    def __init__(self, site: Site):
        self.site = site
        self.ann, self.bob = Visitor(site, "Ann"), Visitor(site, "Bob")

    async def play(self) -> Before:
        self.running = await self.opened(clock=DAYS, visibility="public")
        await self.decisions(self.ann, self.running, 3)
        self.private = await self.opened(visibility="private")
        self.finished = await self.opened()
        await self.decisions(self.ann, self.finished, 2)
        await self.ask(self.bob, "resign", self.finished)
        self.waiting = (
            await self.ann.post("/tables", game="sagrada", places=["me", "free"], visibility="public")
        ).json()["table"]
        self.with_computer = (
            await self.ann.post("/tables", game="sagrada", places=["novice", "me"], clock=DAYS)
        ).json()["table"]
        self.daily = (await self.ann.post("/daily")).json()["table"]
        self.other_game = (await self.ann.post("/tables", game="fantazja", places=["me", "me"])).json()[
            "table"
        ]
        return self

    async def opened(self, **more: Any) -> str:
        """A table of both, at which the game has begun."""
        opened = (await self.ann.post("/tables", game="sagrada", places=["me", "free"], **more)).json()
        sitting = {"seat": 1, "invitation": opened["invitation"]}
        assert (await self.bob.post(f"/tables/{opened['table']}/seats", **sitting)).status == 200
        return str(opened["table"])

    async def decisions(self, visitor: Visitor, table: str, number: int) -> None:
        line = await visitor.socket()
        people = {0: line, 1: await self.bob.socket()}
        for seat, there in people.items():
            await there.ask({"type": "watch", "id": 1, "table": table, "seat": seat})
        for index in range(number):
            match = self.site.app.hub.tables[table].match
            message = {"type": "decide", "id": 2 + index, "table": table, "at": match.position}
            text, _ = await people[match.to_move].ask(message | {"action": match.state.legal()[0]})
            assert json.loads(text)["type"] == "done", text
        for there in people.values():
            await there.hang_up()

    async def ask(self, visitor: Visitor, kind: str, table: str) -> None:
        line = await visitor.socket()
        text, _ = await line.ask({"type": kind, "id": 1, "table": table})
        assert json.loads(text)["type"] == "done", text
        await line.hang_up()

    @property
    def ended(self) -> set[str]:
        """What the update must end."""
        return {self.running, self.private, self.waiting, self.with_computer, self.daily}


def again(site: Site, visitor: Visitor) -> Visitor:
    """The same person, after the update."""
    found = Visitor(site, "")
    found.user, found.cookie = visitor.user, visitor.cookie
    return found


async def ended(site: Site) -> None:
    """Wait until the server has ended what it cannot play."""
    async with asyncio.timeout(20):
        while any(
            game == "sagrada" and rules != NEW for game, rules in await site.app.store.unfinished_rules()
        ):
            await asyncio.sleep(0.01)


async def get(visitor: Visitor, path: str, status: int = 200) -> Any:
    answer = await visitor.get(path)
    assert answer.status == status, answer.body
    return answer.json()


@each_database
async def test_games_of_rules_that_are_gone_end_in_a_draw(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They stayed as if they were being played, for ever, and their clocks ran out again and again."""
    async with running(url) as site:
        before = await Before(site).play()
    rules = update(monkeypatch)
    async with running(url) as site:
        await ended(site)
        ann, stranger = again(site, before.ann), Visitor(site, "Eve")
        rows = {row["table"]: row for row in (await get(ann, "/me/tables"))["tables"]}
        by_update = {table for table, row in rows.items() if (row["result"] or {}).get("kind") == "update"}
        assert by_update == before.ended
        assert {rows[table]["status"] for table in before.ended} == {"over"}
        assert {rows[table]["deadline"] for table in before.ended} == {None}
        assert rows[before.running]["result"] == {
            "kind": "update", "utilities": [0, 0], "scores": [0, 0], "seat": None,
        }  # fmt: skip
        assert rows[before.finished]["result"]["kind"] == "resigned"
        assert (rows[before.running]["rules"], rows[before.running]["readable"]) == (rules, False)
        assert rows[before.other_game]["status"] == "playing" and rows[before.other_game]["readable"]
        assert await site.app.store.due(NOON) == await site.app.store.bots_due() == []
        for status in ("open", "playing"):
            listed = (await get(stranger, f"/lobby?status={status}"))["tables"]
            assert before.ended.isdisjoint(row["table"] for row in listed)
        assert (await get(stranger, f"/tables/{before.running}"))["result"]["kind"] == "update"
        await get(stranger, f"/tables/{before.private}", 404)
        await get(stranger, f"/tables/{before.private}/record", 404)
        assert (await get(ann, f"/tables/{before.private}"))["result"]["kind"] == "update"


async def test_everything_else_about_such_a_game_is_refused_in_words(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had the page open, or comes by a link, learns why, and by which rules it was played."""
    async with running(sqlite) as site:
        before = await Before(site).play()
    rules = update(monkeypatch)
    async with running(sqlite) as site:
        await ended(site)
        ann = again(site, before.ann)
        line = await ann.socket()
        for kind, more in (("watch", {"since": 4}), ("decide", {"at": 4, "action": 0}), ("rematch", {})):
            text, _ = await line.ask({"type": kind, "id": 1, "table": before.running, **more})
            assert json.loads(text) == {
                "type": "error", "id": 1, "code": "old-rules", "rules": rules, "present": NEW,
            }  # fmt: skip
        await line.hang_up()
        for table in (before.running, before.finished):
            for path in ("moves/0", "review", "picture"):
                assert (await get(ann, f"/tables/{table}/{path}", 409))["code"] == "old-rules"
            fork = {"fork": {"table": table, "move": 0}, "places": ["me", "me"]}
            assert (await ann.post("/tables", **fork)).json()["code"] == "old-rules"
        assert (await ann.post("/tables", game="sagrada", places=["me", "me"])).status == 201


async def test_the_record_of_such_a_game_explains_itself(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says by which rules it was played, how it ended and what reads it; with these rules it replays."""
    async with running(sqlite) as site:
        before = await Before(site).play()
        keys = {
            name: site.app.hub.tables[name].match.state.key() for name in (before.running, before.finished)
        }
    with monkeypatch.context() as patch:
        rules = update(patch)
        async with running(sqlite) as site:
            await ended(site)
            ann = again(site, before.ann)
            texts = {name: (await ann.get(f"/tables/{name}/record")).body.decode() for name in keys}
            assert (await get(ann, f"/tables/{before.waiting}/record", 409))["code"] == "old-rules"
            for name in (*keys, before.waiting):  # the same is in the download of everything that is hers
                row = await site.app.store.summary(name)
                assert await _record(SimpleNamespace(app=site.app), row) == texts.get(name)
            _, told = await site.app.store.telling(before.running) or (0, b"")
            assert b"place " in zlib.decompress(told) or b"window " in zlib.decompress(told)
            assert b"Ann" not in zlib.decompress(told)  # names may have to be forgotten
            assert "secret:" not in (await ann.get(f"/tables/{before.daily}/record")).body.decode()
        with pytest.raises(BadRecord, match=r"made with rules .*; it was written by Rosace"):
            records.loads(texts[before.running])
    for name, how in ((before.running, "update"), (before.finished, "resigned 2")):
        text = texts[name]
        assert f"# This game was played by rules {rules} of sagrada" in text
        assert f"ended: {how}\n" in text and "seat: Ann\nseat: Bob\n" in text
        assert verify.verify(text).ended == how
        assert load_record(text).is_over is False
        assert records.replay(records.loads(text)).key() == keys[name]


async def test_the_version_that_has_the_rules_shows_the_same_end(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite) as site:
        before = await Before(site).play()
    with monkeypatch.context() as patch:
        update(patch)
        async with running(sqlite) as site:
            await ended(site)
    async with running(sqlite) as site:
        for name in before.ended:
            match = Match.load(map(entries.read, await site.app.store.read(name)))
            assert match.result is not None and match.result.kind == "update"
            assert set(match.result.utilities) == {0.0} and match.deadline() is None and match.bot() is None
        ann = again(site, before.ann)
        assert (await get(ann, f"/tables/{before.running}/moves/3"))["moves"] == 3
        text = (await ann.get(f"/tables/{before.running}/record")).body.decode()
        assert "ended: update\n" in text and verify.verify(text).ended == "update"
        assert (await get(ann, f"/tables/{before.waiting}/record", 409))["code"] == "not-playing"


async def test_an_older_server_leaves_the_games_of_a_newer_one_alone(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Started by mistake, it would have ended all of them."""
    with monkeypatch.context() as patch:
        update(patch)
        async with running(sqlite) as site:
            before = await Before(site).play()
    async with running(sqlite) as site:
        assert await end_games_of_other_rules(site.app.store, site.app.hub.clock) == 0
        row = await get(again(site, before.ann), f"/tables/{before.running}")
        assert (row["status"], row["rules"], row["readable"]) == ("playing", NEW, False)


async def test_the_game_of_the_day_begins_anew_for_those_who_had_not_finished(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their table of that day could be neither played nor replaced."""
    async with running(sqlite) as site:
        before = await Before(site).play()
        row = await site.app.store.summary((await before.bob.post("/daily")).json()["table"])
        done = msgspec.structs.replace(row, status="over", points=30, target=20, data=with_result(row.data))
        await site.app.store.append(row.table, row.seq, [], done)
    update(monkeypatch)
    async with running(sqlite) as site:
        await ended(site)
        ann, bob = again(site, before.ann), again(site, before.bob)
        assert (await get(ann, "/daily"))["own"] is None
        table = (await ann.post("/daily")).json()["table"]
        assert table != before.daily and (await ann.post("/daily")).json()["table"] == table
        assert (await get(ann, f"/tables/{table}"))["rules"] == NEW
        day = await get(bob, "/daily")
        assert day["own"]["table"] == row.table and day["own"]["place"]["points"] == 30


def with_result(data: bytes) -> bytes:
    result = {"kind": "rules", "utilities": [1.0], "scores": [30], "seat": None}
    return json.dumps(json.loads(data) | {"result": result}).encode()


async def test_a_game_that_a_kill_kept_from_being_told_says_what_is_missing(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite) as site:
        before = await Before(site).play()
        table = site.app.hub.tables[before.running]
        await table.tell_without_rules()
        await before.decisions(before.ann, before.running, 2)
        monkeypatch.setattr(type(table), "tell_without_rules", lambda _: asyncio.sleep(0))  # as if killed
    monkeypatch.undo()
    with monkeypatch.context() as patch:
        update(patch)
        async with running(sqlite) as site:
            await ended(site)
            text = (await again(site, before.ann).get(f"/tables/{before.running}/record")).body.decode()
    assert "2 entries of its log are missing" in text
    assert records.replay(records.loads(text)) is not None

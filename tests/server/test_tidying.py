"""What is not kept goes, in small pieces; games of accounts and tables in use stay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, update

from rosace.core import registry
from rosace.match import Terms
from rosace.match.commands import Resign, Sit
from rosace.match.entries import Sat
from rosace.server import tidying
from rosace.server.bots import Bots
from rosace.server.game_clock import wall_ms
from rosace.server.hub import Hub, NoSuchTable
from rosace.server.settings import Settings
from rosace.server.storage import Practised, Store, StoredReview, schema
from rosace.server.tidying import DAY_MS, Retention, Tidied, Tidying


class Enough(Exception):
    """A test has seen enough rounds."""


KEPT = Retention(unplayed=30, guest_games=365, guests=365)


@asynccontextmanager
async def hub_at(url: str) -> AsyncIterator[Hub]:
    store, bots = await Store.open(url), Bots(1)
    hub = Hub(store, bots)
    try:
        yield hub
    finally:
        await hub.close()
        bots.close()
        await store.close()


async def opened(hub: Hub, *users: str, days: int = 0, over: bool = False) -> str:
    """A table whose last change is some days ago, with these users and otherwise free seats."""
    sitting: list[Any] = [Sat(0, seat, "someone", user=user) for seat, user in enumerate(users)]
    table = await hub.open(Terms("sagrada", 2), sitting, rules=registry.get("sagrada").spec.rules)
    if over:
        await table.commit(Resign(0), users[0])
    hub.tables.pop(table.name, None)
    age = update(schema.tables).where(schema.tables.c.id == table.name)
    await hub.store._write((), other=age.values(changed=wall_ms() - days * DAY_MS))
    return table.name


async def left(store: Store, *tables: str) -> list[str]:
    """Which tables are there; of the others nothing is."""
    there = [table for table in tables if await store.summary(table) is not None]
    for table in set(tables) - set(there):
        assert await store.read(table) == [] and await store.review(table, "quick") is None
    return there


async def test_what_is_old_goes_and_games_of_accounts_stay(url: str) -> None:
    async with hub_at(url) as hub:
        store = hub.store
        await store.add_user("ann", "Ann", "hash", 1)
        await store.add_user("gone", "Gone", "hash", 1)
        await store.delete_user("gone")
        going = [
            await opened(hub, "ann", days=31),
            await opened(hub, "guest", "other", days=366),
            await opened(hub, "guest", "gone", days=366, over=True),
        ]
        staying = [
            await opened(hub, "guest", days=29),
            await opened(hub, "guest", "other", days=364, over=True),
            await opened(hub, "guest", "ann", days=999),
            await opened(hub, "ann", "guest", days=999, over=True),
        ]
        await store.store_review(StoredReview(going[2], "quick", "sagrada", "1", 1, 0, 1, b"{}"))
        tables = [*going, *staying]
        would = await Tidying(store, KEPT).would_remove()
        assert {one.table for one in would.tables} == set(going) and await left(store, *tables) == tables
        rests: list[float] = []

        async def rest(seconds: float) -> None:
            rests.append(seconds)

        tidied = await Tidying(store, KEPT, rest).remove()
        assert (tidied.unplayed, tidied.guest_games) == (1, 2) == (would.unplayed, would.guest_games)
        assert await left(store, *tables) == staying and len(rests) >= 3
        assert await Tidying(store, KEPT).remove() == Tidied()
        assert await Tidying(store, Retention(0, 0, 0)).would_remove() == Tidied()
        with pytest.raises(NoSuchTable):
            await hub.table(going[0])


async def test_a_table_in_use_is_kept_by_any_server(url: str) -> None:
    """A seat that is taken while the table is being removed: it was acknowledged, and was gone."""
    async with hub_at(url) as hub:
        resident, asked_for = await opened(hub, "ann", days=99), await opened(hub, "bob", days=99)
        idle, shown = await opened(hub, "eve", days=99), await opened(hub, "zoe", days=99)
        table = await hub.table(resident)
        now = wall_ms()
        await hub.store.put_listed(schema.Listed(shown, "zoe", now, 0, now, now + DAY_MS))

        async def meanwhile(_: float) -> None:
            await hub._keep_old_tables()
            await (await hub.table(asked_for)).commit(Sit(1, "cat", "Cat"), "cat")

        usual, tidied = Tidying(hub.store, KEPT), Tidied()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("rosace.server.tidying.asyncio.sleep", meanwhile)
            patch.setattr("rosace.server.hub.DAY_MS", -DAY_MS)  # the log is young, only the row is not
            tidied = await usual.remove()
        assert tidied.unplayed == 1
        await table.commit(Sit(1, "dan", "Dan"), "dan")
        assert await left(hub.store, resident, asked_for, idle, shown) == [resident, asked_for, shown]


async def test_what_guests_practised_is_forgotten_when_they_stay_away(url: str) -> None:
    async with hub_at(url) as hub:
        store = hub.store
        await store.add_user("ann", "Ann", "hash", 1)
        for user in ("ann", "away", "back"):
            await store.store_solved(user, "sagrada", "old")
            await store.store_practised(Practised(user, "sagrada", "2020-01-01", True, "best"))
        await store._write((), other=update(schema.solved).values(at=1))
        await store.store_solved("back", "sagrada", "new")
        await store.store_practised(Practised("back", "sagrada", "2999-01-01", True, "best"))
        assert (await Tidying(store, KEPT).would_remove()).guests == 1
        assert (await Tidying(store, KEPT).remove()).guests == 1
        assert await store.solved("away", "sagrada") == set()
        assert await store.practised("away", "sagrada", "2020-01-01") is None
        for user, count in (("ann", 1), ("back", 2)):
            assert len(await store.solved(user, "sagrada")) == count
            assert len(await store.days_practised(user, "sagrada", "3000")) == count


async def test_of_several_servers_one_tidies(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By itself, and it goes on after a failure."""
    rounds: list[Store] = []

    async def once(store: Store, settings: Settings) -> None:
        rounds.append(store)

    waits = 0

    async def wait(_: float) -> None:
        nonlocal waits
        waits += 1
        if waits > 4:
            raise Enough

    monkeypatch.setattr(tidying, "tidy_once", once)
    monkeypatch.setattr(tidying, "LOBBY_INTERVAL_S", 0)
    monkeypatch.setattr(tidying, "ROUND_INTERVAL_S", 0)
    monkeypatch.setattr("rosace.server.tidying.asyncio.sleep", wait)
    one, other = await Store.open(postgres), await Store.open(postgres)
    try:
        for store in (one, other):
            waits = 2
            with pytest.raises(Enough):
                await tidying.tidy_on(store, Settings.read({}))
        assert rounds == [one] * 2
    finally:
        await one.close()
        await other.close()


async def test_the_queries_use_indexes(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lobby and a round of tidying look at what they need, however many tables there are."""
    async with hub_at(sqlite) as hub:
        asked: list[Any] = []

        def note_plan(connection: Any, statement: Any, *_: Any) -> None:
            asked.append(statement)

        event.listen(Connection, "before_execute", note_plan)
        try:
            await hub.store.lobby(1)
            await hub.store.listed("ann", [], 1)
            await hub.store.aged("open", 1, now=1)
        finally:
            event.remove(Connection, "before_execute", note_plan)

        def plans(connection: Any) -> list[str]:
            shown = []
            for statement in asked:
                text = str(statement.compile(connection, compile_kwargs={"literal_binds": True}))
                shown.append(str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}").all()))
            return shown

        lobby, _, own, aged = await hub.store._read(plans)
        for plan, index in ((lobby, "lobby_order"), (own, "lobby_opener"), (aged, "tables_age")):
            assert f"INDEX {index}" in plan and "TEMP B-TREE" not in plan

"""The row by which lists find a table: never older than another that was stored, and made again if it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from rosace.core import registry
from rosace.match import Match, Terms, entries
from rosace.match.commands import Decide, Resign
from rosace.match.entries import Sat
from rosace.server import repair, table_routes
from rosace.server.bots import Bots
from rosace.server.hub import Hub
from rosace.server.identity import Identity
from rosace.server.live_table import LiveTable, ignore_watchers, summary_of
from rosace.server.storage import StorageError, Store, Summary
from rosace.server.storage.schema import tables

PATIENCE = 60.0


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


async def opened_at(hub: Hub) -> LiveTable:
    sitting = [Sat(0, seat, name, user=name) for seat, name in enumerate(("ann", "bob"))]
    opened = await hub.open(Terms("sagrada", 2), sitting, rules=registry.get("sagrada").spec.rules)
    return await hub.table(opened.name)


async def decide(table: LiveTable) -> None:
    match = table.match
    await table.commit(Decide(match.to_move, match.position, match.state.legal()[0]))


async def row_of(store: Store, table: str) -> Summary:
    row = await store.summary(table)
    assert row is not None
    return row


async def expected_row(store: Store, table: str) -> Summary:
    return summary_of(table, Match.load(map(entries.read, await store.read(table))))


async def leave_behind(store: Store, row: Summary) -> None:
    """A row as an earlier server could leave it: older than its log, and without its length."""
    await store._write((), other=update(tables).where(tables.c.id == row.table).values(seq=0))
    await store.append(row.table, row.seq, [], msgspec.structs.replace(row, seq=0))
    assert (await row_of(store, row.table)).status == row.status


async def test_a_worker_that_is_late_does_not_call_a_game_played_that_is_over(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It read the log before the other resigned, and writes the row after."""
    async with hub_at(url) as hub:
        table = await opened_at(hub)
        await decide(table)
        log = [entries.read(entry) for entry in await hub.store.read(table.name)]
        other = LiveTable(table.name, Match.load(log), hub.store, ignore_watchers)  # another worker's
        usual, began, go_on = hub.store.append, asyncio.Event(), asyncio.Event()

        async def late(name: str, seq: int, log: Any, summary: Summary) -> None:
            began.set()
            await go_on.wait()
            await usual(name, seq, log, summary)

        monkeypatch.setattr(hub.store, "append", late)
        updating = asyncio.ensure_future(table.update_summary())
        async with asyncio.timeout(PATIENCE):
            await began.wait()
            monkeypatch.setattr(hub.store, "append", usual)
            await other.commit(Resign(0), "ann")
            go_on.set()
            await updating
        row = await row_of(hub.store, table.name)
        assert row.status == "over" and row == await expected_row(hub.store, table.name)


async def test_nobody_is_shown_what_is_not_stored(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A resignation is being stored while somebody asks about the table; then storing fails."""
    async with hub_at(url) as hub:
        table = await opened_at(hub)
        storing, go_on = asyncio.Event(), asyncio.Event()

        async def failing(*_: Any) -> None:
            storing.set()
            await go_on.wait()
            raise StorageError("the database fails")

        call: Any = SimpleNamespace(identity=Identity("ann"))
        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "append", failing)
            resigning = asyncio.ensure_future(table.commit(Resign(0), "ann"))
            async with asyncio.timeout(PATIENCE):
                await storing.wait()
                asking = asyncio.ensure_future(table_routes._info(call, table))
                await asyncio.sleep(0)
                go_on.set()
                with pytest.raises(StorageError):
                    await resigning
                assert (await asking).status == "playing"


async def test_what_another_worker_stored_reaches_the_row_even_if_that_worker_ends(url: str) -> None:
    async with hub_at(url) as hub:
        table = await opened_at(hub)
        log = [entries.read(entry) for entry in await hub.store.read(table.name)]
        other = LiveTable(table.name, Match.load(log), hub.store, ignore_watchers)
        await decide(other)
        assert await row_of(hub.store, table.name) != await expected_row(hub.store, table.name)
        await table.catch_up()
        await table.update_summary()
        assert await row_of(hub.store, table.name) == await expected_row(hub.store, table.name)


async def test_a_table_that_is_read_knows_that_its_row_is_behind(url: str) -> None:
    async with hub_at(url) as hub:
        table = await opened_at(hub)
        await decide(table)
        del hub.tables[table.name]
        again = await hub.table(table.name)
        assert again.is_row_behind
        await again.update_summary()
        del hub.tables[table.name]
        assert not (await hub.table(table.name)).is_row_behind


async def test_rows_that_are_older_than_their_logs_are_made_again(url: str) -> None:
    async with hub_at(url) as hub:
        old, good = await opened_at(hub), await opened_at(hub)
        before = await row_of(hub.store, old.name)
        await old.commit(Resign(0), "ann")
        await leave_behind(hub.store, before)
        repaired, is_complete = await repair.repair_older(hub.store, 60)
        assert is_complete and (repaired.checked, repaired.mended, repaired.unreadable) == (1, 1, 0)
        row = await row_of(hub.store, old.name)
        assert row.status == "over" and row == await expected_row(hub.store, old.name)
        assert await row_of(hub.store, good.name) == await expected_row(hub.store, good.name)


async def test_a_repair_that_has_no_time_leaves_the_rest(url: str) -> None:
    async with hub_at(url) as hub:
        table = await opened_at(hub)
        await leave_behind(hub.store, await row_of(hub.store, table.name))
        repaired, is_complete = await repair.repair_older(hub.store, -1)
        assert not is_complete and repaired == repair.Repaired()


async def test_a_log_that_cannot_be_replayed_is_left(url: str) -> None:
    async with hub_at(url) as hub:
        table = await opened_at(hub)
        row = await row_of(hub.store, table.name)
        await hub.store.append("damaged", 0, [b"{}"], msgspec.structs.replace(row, table="damaged", seq=0))
        repaired, is_complete = await repair.repair_older(hub.store, 60)
        assert is_complete and (repaired.checked, repaired.mended, repaired.unreadable) == (1, 0, 1)


async def test_a_whole_repair_compares_every_row(url: str) -> None:
    """Also one that has the length of its log, but somebody else's seat."""
    async with hub_at(url) as hub:
        wrong, good = await opened_at(hub), await opened_at(hub)
        row = await row_of(hub.store, wrong.name)
        await hub.store.append(
            wrong.name, row.seq, [], msgspec.structs.replace(row, holders=((0, "eve"),), status="over")
        )
        repaired = await repair.repair_all(hub.store)
        assert (repaired.checked, repaired.mended, repaired.unreadable) == (2, 1, 0)
        for table in (wrong, good):
            assert await row_of(hub.store, table.name) == await expected_row(hub.store, table.name)


async def test_a_server_that_starts_makes_old_rows_again(sqlite: str) -> None:
    async with hub_at(sqlite) as hub:
        table = await opened_at(hub)
        before = await row_of(hub.store, table.name)
        await table.commit(Resign(0), "ann")
        await leave_behind(hub.store, before)
        await hub.start()
        async with asyncio.timeout(PATIENCE):
            while (await row_of(hub.store, table.name)).status != "over":
                await asyncio.sleep(0.01)

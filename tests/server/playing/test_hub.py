"""What goes on at a table by itself, seen from within."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rosace.core import registry
from rosace.match import Terms
from rosace.match.commands import Decide
from rosace.match.entries import Sat
from rosace.server.bots import Bots
from rosace.server.hub import Hub
from rosace.server.live_table import LiveTable
from rosace.server.storage import StorageError, Store

PATIENCE = 60.0


async def finish_turn(table: LiveTable, seat: int) -> None:
    while table.match.to_move == seat:
        await table.commit(Decide(seat, table.match.position, table.match.state.legal()[0]))


async def test_a_decision_made_while_a_worker_lets_go_of_the_table_is_answered(sqlite: str) -> None:
    """Nobody else would look there until the next round through all tables."""
    store, bots = await Store.open(sqlite), Bots(1)
    hub = Hub(store, bots)
    letting_go, gone = asyncio.Event(), asyncio.Event()

    async def release(table: str) -> None:
        letting_go.set()
        await gone.wait()

    store.release = release  # type: ignore[method-assign]
    sitting = [Sat(0, 0, "Ann", user="ann"), Sat(0, 1, "novice", player="novice")]
    opened = await hub.open(Terms("sagrada", 2), sitting, rules=registry.get("sagrada").spec.rules)
    table = await hub.table(opened.name)
    async with asyncio.timeout(PATIENCE):
        await finish_turn(table, 0)
        await letting_go.wait()
        await finish_turn(table, 0)
        gone.set()
        while table.match.bot() is not None:
            await asyncio.sleep(0.01)
    await hub.close()
    bots.close()
    await store.close()


async def test_a_whole_action_is_stored_in_one_write_or_not_at_all(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fantazja builds in two decisions: a failure of the storage must not leave the first one alone."""
    store, bots = await Store.open(sqlite), Bots(1)
    hub = Hub(store, bots)
    sitting = [Sat(0, seat, name, user=name) for seat, name in enumerate(("ann", "bob"))]
    opened = await hub.open(Terms("fantazja", 2), sitting, rules=registry.get("fantazja").spec.rules)
    table = await hub.table(opened.name)
    match, before = table.match, len(await store.read(table.name))
    ruleset = match.ruleset
    tile = next(one for one in match.state.legal() if ruleset.text(one).startswith("build"))
    begun = match.state.clone()
    begun.apply(tile)
    action = Decide(match.to_move, match.position, tile, then=(begun.legal()[0],))
    written: list[int] = []

    def failing(name: str, seq: int, entries: Sequence[bytes], *summary: Any) -> None:
        written.append(len(entries))
        raise StorageError("the database fails")

    with monkeypatch.context() as patch, pytest.raises(StorageError):
        patch.setattr(store, "append", failing)
        await table.commit(action)
    assert written == [2]
    assert len(await store.read(table.name)) == before
    await table.commit(action)
    assert len(await store.read(table.name)) == before + 2
    await hub.close()
    bots.close()
    await store.close()


async def test_a_row_that_could_not_be_brought_up_to_date_is_the_next_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lists would say for ever that a game stands where it stood before the storage failed."""
    store, bots = await Store.open(sqlite), Bots(1)
    hub = Hub(store, bots)
    sitting = [Sat(0, seat, name, user=name) for seat, name in enumerate(("ann", "bob"))]
    opened = await hub.open(Terms("sagrada", 2), sitting, rules=registry.get("sagrada").spec.rules)
    table = await hub.table(opened.name)
    await finish_turn(table, table.match.to_move)

    def failing(*_: Any) -> None:
        raise StorageError("the database fails")

    with monkeypatch.context() as patch, pytest.raises(StorageError):
        patch.setattr(store, "append", failing)
        await table.update_summary()
    await table.update_summary()
    row = await store.summary(table.name)
    assert row is not None and msgspec.json.decode(row.data)["moves"] == table.match.moves > 0
    await hub.close()
    bots.close()
    await store.close()

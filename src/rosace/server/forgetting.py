"""What becomes of the seats of a deleted account.

Running games go on without the player, by the terms of their tables. Every game keeps its log, with a neutral
name in place of the player's, so that it stays readable for the others.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from rosace.match import Refused, entries
from rosace.match.commands import Forget, Leave, StandUp
from rosace.server.hub import MAX_TABLES_OF_USER, Hub, NoSuchTable
from rosace.server.live_table import LiveTable
from rosace.server.neutral_names import FORMER_PLAYER
from rosace.server.storage import Store, Summary


async def forget(hub: Hub, user: str) -> None:
    """Take a user out of all tables. It may be repeated, if it fails half-way."""
    for row in await hub.store.tables_of(user, limit=MAX_TABLES_OF_USER):
        await _rename_in_log(hub.store, row.table, user)
        try:
            await _leave(await hub.table(row.table), user)
        except NoSuchTable:
            continue
        except Refused:  # of older rules: nothing can happen there any more
            await _rename_in_lists(hub.store, row, user)


async def _leave(table: LiveTable, user: str) -> None:
    for seat in table.match.seats_of(user):
        with suppress(Refused):  # the game has not begun, or is over, or the seat has lost
            await table.commit(Leave(seat))
        if table.match.status == "open":
            await table.commit(StandUp(seat, user))
        else:
            await table.commit(Forget(seat, FORMER_PLAYER))


async def _rename_in_log(store: Store, table: str, user: str) -> None:
    """Replace the names in the entries by which the user's seats were taken."""
    taken: dict[int, tuple[int, entries.Sat]] = {}  # by seat
    for number, data in enumerate(await store.read(table)):
        entry = entries.read(data)
        if isinstance(entry, entries.Sat):
            taken[entry.seat] = number, entry
        if isinstance(entry, entries.Sat | entries.Joined) and entry.user == user:
            place, sat = taken[entry.seat]
            neutral = msgspec.structs.replace(sat, name=FORMER_PLAYER, account=False)
            await store.rewrite(table, place, entries.write(neutral))


async def _rename_in_lists(store: Store, row: Summary, user: str) -> None:
    data = msgspec.json.decode(row.data)
    for seat, holder in row.holders:
        if holder == user:
            data["people"][seat] |= {"name": FORMER_PLAYER, "account": False}
    await store.append(row.table, 0, [], msgspec.structs.replace(row, data=msgspec.json.encode(data)))

"""What is not kept any longer: tables that were never played, games of guests alone, what guests practised.

A server tidies by itself, one worker of them all, in small pieces with rests; `rosace tidy` does it at once.
Games in which an account has a seat stay.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import partial

from rosace.server.game_clock import wall_ms
from rosace.server.logs import note
from rosace.server.settings import Settings
from rosace.server.storage import Aged, StorageError, Store
from rosace.server.storage.removal import START

DAY_MS = 24 * 3600 * 1000
ROUND_INTERVAL_S = 3600.0  # seconds between two rounds of a server
LOBBY_INTERVAL_S = 60.0  # seconds between two looks at the lobby
GRACE_S = 90.0  # seconds in which a server that has a marked table in memory says so
USE_INTERVAL_S = 30.0  # seconds between two times that it does
MARKED_AT_ONCE = 1000  # tables that wait together for the end of the grace
REMOVED_AT_ONCE = 5  # tables in one transaction, for which the decisions of players wait
REST_SHARE = 4  # seconds of rest for every second of work beside players


@dataclass(frozen=True)
class Retention:
    """For how many days something is kept; 0 is for ever."""

    unplayed: int
    guest_games: int
    guests: int

    @classmethod
    def of(cls, settings: Settings) -> Retention:
        return cls(settings.keep_unplayed_days, settings.keep_guest_games_days, settings.keep_guests_days)


@dataclass
class Tidied:
    """How many tables were removed, or would be, and of how many guests the practice."""

    unplayed: int = 0
    guest_games: int = 0
    guests: int = 0
    tables: list[Aged] = field(default_factory=list)  # only of a dry run


Rest = Callable[[float], Awaitable[object]]
Look = Callable[[str], Awaitable[tuple[list[str], str | None]]]
Forget = Callable[[list[str]], Awaitable[None]]


async def no_rest(_: float) -> None:
    return None


class Tidying:
    """One round. After each piece of work `rest` is called with its seconds.

    Between marking tables and removing them, other servers have `grace_s` seconds to keep them.
    """

    def __init__(self, store: Store, retention: Retention, rest: Rest = no_rest, grace_s: float = 0.0):
        self._store = store
        self._retention = retention
        self._rest = rest
        self._grace_s = grace_s

    async def would_remove(self) -> Tidied:
        """A dry run."""
        tidied = Tidied()
        async for page in self._pages():
            tidied.tables += page
            self._count(tidied, page)
        forgotten: set[str] = set()
        async for _, guests in self._idle_guests():
            forgotten.update(guests)
        tidied.guests = len(forgotten)
        return tidied

    async def remove(self) -> Tidied:
        tidied, waiting = Tidied(), []
        async for page in self._pages():
            waiting += page
            await self._store.mark([one.table for one in page])
            if len(waiting) >= MARKED_AT_ONCE:
                await self._remove_marked(waiting, tidied)
                waiting = []
        await self._remove_marked(waiting, tidied)
        forgotten: set[str] = set()
        async for forget, guests in self._idle_guests():
            await forget(guests)
            forgotten.update(guests)
        tidied.guests = len(forgotten)
        return tidied

    async def _remove_marked(self, marked: list[Aged], tidied: Tidied) -> None:
        if marked:
            await asyncio.sleep(self._grace_s)
        for start in range(0, len(marked), REMOVED_AT_ONCE):
            began = time.monotonic()
            some = {one.table: one for one in marked[start : start + REMOVED_AT_ONCE]}
            removed = await self._store.remove_tables(some.keys())
            self._count(tidied, [some[name] for name in removed])
            await self._rest(time.monotonic() - began)

    def _count(self, tidied: Tidied, page: list[Aged]) -> None:
        unplayed = sum(one.status == "open" for one in page)
        tidied.unplayed += unplayed
        tidied.guest_games += len(page) - unplayed

    async def _pages(self) -> AsyncIterator[list[Aged]]:
        """The tables that are not kept."""
        kept = self._retention
        for status, days in (
            ("open", kept.unplayed),
            ("playing", kept.guest_games),
            ("over", kept.guest_games),
        ):
            before, place = wall_ms() - days * DAY_MS, START
            while days:
                began = time.monotonic()
                page = await self._store.aged(status, before, place, now=wall_ms())
                if not page:
                    break
                place = page[-1].changed, page[-1].table
                if going := [one for one in page if not one.is_kept]:
                    yield going
                await self._rest(time.monotonic() - began)

    async def _idle_guests(self) -> AsyncIterator[tuple[Forget, list[str]]]:
        """Guests who have not practised for long, with what forgets it."""
        store, days = self._store, self._retention.guests
        before = wall_ms() - days * DAY_MS
        day = datetime.fromtimestamp(before / 1000, UTC).date().isoformat()
        kinds: list[tuple[Look, Forget]] = [
            (partial(store.guests_who_solved, before), store.forget_solved),
            (partial(store.guests_who_practised, day), store.forget_practised),
        ]
        for look, forget in kinds:
            after: str | None = ""
            while days and after is not None:
                began = time.monotonic()
                guests, after = await look(after)
                if guests:
                    yield forget, guests
                await self._rest(time.monotonic() - began)


async def tidy_on(store: Store, settings: Settings) -> None:
    """Tidy at intervals, for ever, as the only worker."""
    next_round = time.monotonic() + LOBBY_INTERVAL_S
    while True:
        await asyncio.sleep(LOBBY_INTERVAL_S)
        with suppress(StorageError):
            if not await store.claim("tidy"):
                continue
            await store.clear_lobby(wall_ms())
            if time.monotonic() >= next_round:
                next_round = time.monotonic() + ROUND_INTERVAL_S
                await tidy_once(store, settings)


async def tidy_once(store: Store, settings: Settings) -> None:
    """One round beside players."""
    tidied = await Tidying(store, Retention.of(settings), _rest_beside_players, GRACE_S).remove()
    counts = asdict(tidied)
    del counts["tables"]
    if any(counts.values()):
        note("tidied", logging.INFO, **counts)


async def _rest_beside_players(seconds: float) -> None:
    await asyncio.sleep(REST_SHARE * seconds)

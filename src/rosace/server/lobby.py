"""The lobby: the public tables that wait for players.

Nobody can fill it for others. A person, and an address, may have so many tables in it; the first one of each
comes before anyone's second; tables at which nobody has been for a while come after the others, then leave.
"""

from __future__ import annotations

from asyncio import Lock
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from weakref import WeakValueDictionary

from rosace.match import Days, Match, Terms
from rosace.server.game_clock import wall_ms
from rosace.server.hub import owner_of
from rosace.server.live_table import LiveTable
from rosace.server.problems import Problem
from rosace.server.scheduling import Owner
from rosace.server.settings import Settings
from rosace.server.storage import Listed, Store

CROWD = 5  # times as many tables as a person may an address have in the lobby, which many people share
# Who is there is noted once in a step: among tables of one step the order stays the same while it is read.
STEP_MS = 2 * 60 * 1000
MINUTE_MS, DAY_MS = 60 * 1000, 24 * 3600 * 1000
MAX_NETWORKS = 10_000  # of which the tables are remembered


class Lobby:
    """The lobby as a worker keeps it. The database says who opened what, memory alone from which address."""

    def __init__(self, store: Store, settings: Settings):
        self._store = store
        self._limit = settings.open_tables
        self._live_ms = settings.lobby_minutes * MINUTE_MS
        self._slow_ms = settings.lobby_days * DAY_MS
        self._opened: OrderedDict[str, set[str]] = OrderedDict()  # the tables of each network
        self._one_at_a_time: WeakValueDictionary[str, Lock] = WeakValueDictionary()
        self._noted: set[str] = set()  # tables of which it was noted that somebody is there, in this step:
        self._noted_in = 0

    @asynccontextmanager
    async def room(self, owner: Owner, table: str) -> AsyncIterator[int]:
        """Open a table of this id inside: its priority. A Problem if there are enough of its owner."""
        async with self._one_at_a_time.setdefault(owner.share, Lock()):
            of_network = self._opened.get(owner.share, set())
            of_person, still_open = await self._store.listed(owner.person, of_network, wall_ms())
            if of_person >= self._limit or len(still_open) >= self._limit * CROWD:
                raise Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-many-open-tables", limit=self._limit)
            yield -max(of_person, len(still_open))
            self._opened[owner.share] = still_open | {table}
            self._opened.move_to_end(owner.share)
            if len(self._opened) > MAX_NETWORKS:
                self._opened.popitem(last=False)

    def row(self, table: str, terms: Terms, opener: str, priority: int, created: int) -> Listed:
        """The row of a table at which somebody is."""
        now = wall_ms()
        return Listed(table, opener, _step(now), priority, created, now + self._stay_ms(terms))

    def is_present(self, row: Listed) -> bool:
        """Whether somebody with a seat was there a moment ago."""
        return row.seen >= _step(wall_ms()) - STEP_MS

    async def keep(self, tables: Iterable[LiveTable]) -> None:
        """Note at which tables of this worker somebody waits; those that had left the lobby come back."""
        now = wall_ms()
        if self._noted_in != _step(now):
            self._noted_in, self._noted = _step(now), set()
        due = {table.name: table for table in tables if _waits(table) and table.name not in self._noted}
        if not due:
            return
        self._noted |= due.keys()
        there = await self._store.which_are_listed(due, now)
        for stay_ms in (self._live_ms, self._slow_ms):
            names = {name for name in there if self._stay_ms(due[name].match.terms) == stay_ms}
            await self._store.see_listed(names, _step(now), now + stay_ms)
        for name in due.keys() - there:
            with suppress(Problem):
                await self.put(due[name])

    async def put(self, table: LiveTable) -> None:
        """Put a table into the lobby again; a Problem if its opener has enough there."""
        opened, owner = table.match.opened, owner_of(table)
        async with self.room(owner, table.name) as priority:
            row = self.row(table.name, opened.terms, owner.person, priority, opened.when)
            await self._store.put_listed(row)

    async def came(self, table: LiveTable) -> None:
        """Somebody has taken a seat: the table may have been deserted."""
        if _is_open(table.match) and not await self._store.which_are_listed([table.name], wall_ms()):
            with suppress(Problem):
                await self.put(table)

    async def left(self, table: LiveTable) -> None:
        """Somebody has given up a seat: a table without anyone leaves the lobby, and counts no longer."""
        if _is_open(table.match) and not any(seat.users for seat in table.match.seats):
            await self._store.remove_listed([table.name])

    def _stay_ms(self, terms: Terms) -> int:
        """How long a table stays in the lobby when nobody is there; with days for a turn nobody need be."""
        return self._slow_ms if isinstance(terms.clock, Days) else self._live_ms


def _step(now: int) -> int:
    return now - now % STEP_MS


def _is_open(match: Match) -> bool:
    return match.status == "open" and match.terms.visibility == "public"


def _waits(table: LiveTable) -> bool:
    return _is_open(table.match) and any(seat is not None for seat, _ in table.watchers)

"""The tables in memory, and what goes on at them by itself: computer players, clocks, rematches.

A table is read from its log when somebody comes, and forgotten when nobody has been there for a while.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Coroutine
from contextlib import suppress
from hmac import digest
from http import HTTPStatus
from typing import Any

from rosace.match import Match, Refused, Terms, entries, messages
from rosace.match.commands import Decide, Follow, GiveStandingAnswer, JoinSeat, RunOut
from rosace.match.entries import Opened
from rosace.server import metrics
from rosace.server.bots import Bots, Question
from rosace.server.live_table import LiveTable, milliseconds, summary_of
from rosace.server.logs import note
from rosace.server.problems import Problem
from rosace.server.storage import Conflict, StorageError, Store

FORGET_AFTER_S = 60.0  # seconds after which a table that nobody watches is forgotten
TICK_S = 1.0  # seconds between two looks at the clocks
MAX_TABLES_OF_USER = 100_000  # tables: more than anybody has
TICKS_PER_SWEEP = 5  # ticks between two looks at the clocks of tables that are not in memory


class NoSuchTable(Problem):
    def __init__(self) -> None:
        super().__init__(HTTPStatus.NOT_FOUND, "no-such-table")


def new_id() -> str:
    """What cannot be guessed: 22 letters, 128 bits."""
    return secrets.token_urlsafe(16)


def following(secret: str) -> str:
    """The id of the table at which the people of a table play again."""
    return urlsafe_b64encode(digest(bytes.fromhex(secret), b"next table", "sha256")[:16]).decode().rstrip("=")


class Hub:
    def __init__(self, store: Store, bots: Bots):
        self.store = store
        self.bots = bots
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unreadable: set[str] = set()  # tables that cannot be read
        self._running_due: set[str] = set()  # tables at which something is being done
        self._closed = False

    async def start(self) -> None:
        self.store.listen(self._heard)
        self._spawn(self._tick_on())

    async def close(self) -> None:
        """Stop what goes on by itself; what is being stored is stored."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            with suppress(StorageError):
                await table.update_summary()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Nothing that goes on by itself fails unheard."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note("background-task-failed", logging.ERROR, error=error)

    # Finding and making tables.

    async def open(
        self,
        terms: Terms,
        sitting: list[entries.Entry],
        rules: str,
        name: str = "",
        secret: str = "",
        **more: Any,
    ) -> LiveTable:
        """Open a table at which some sit already; `more` is for the first entry."""
        name = name or new_id()
        match = Match(Opened(milliseconds(), terms, rules, secret or secrets.token_hex(32), **more))
        for entry in sitting:
            match.apply(entry)
        log_ = [entries.write(entry) for entry in (match.opened, *sitting)]
        await self.store.append(name, 0, log_, summary_of(name, match))
        if match.is_due:
            return self._hold(name, match)
        return LiveTable(name, match, self.store, self._look_after)  # read again when somebody comes

    def _hold(self, name: str, match: Match) -> LiveTable:
        table = self.tables[name] = LiveTable(name, match, self.store, self._look_after)
        metrics.tables.set(len(self.tables))
        self._look_after(table)
        return table

    async def table(self, name: str) -> LiveTable:
        """A table by its id; NoSuchTable if there is none."""
        there = self.tables.get(name)
        if there is not None:
            there.touched = time.monotonic()
            return there
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        try:
            log_ = await self.store.read(name)
            if not log_:
                raise NoSuchTable
            match = Match.load(map(entries.read, log_))
            return self._hold(name, match)
        finally:
            del self._loading[name]

    async def adopt(self, guest: str, user: str) -> None:
        """Let a user hold the seats, too, that a guest holds: the same person, who has signed in."""
        for row in await self.store.tables_of(guest, limit=MAX_TABLES_OF_USER):
            with suppress(NoSuchTable, Refused):  # of rules that are no longer ours
                table = await self.table(row.table)
                for seat in set(table.match.seats_of(guest)) - set(table.match.seats_of(user)):
                    await table.commit(JoinSeat(seat, user))

    async def missed(self, table: LiveTable, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What a seat was told after the entry number `since`; to be called while it is read."""
        log_ = await self.store.read(table.name)
        return await asyncio.to_thread(_retold, log_[: table.match.seq], seat, since)

    def _heard(self, name: str, seq: int) -> None:
        """Another worker has stored something; with no name, much may have been missed."""
        for table in list(self.tables.values()) if not name else filter(None, [self.tables.get(name)]):
            if not name or table.match.seq <= seq:
                self._spawn(table.catch_up())

    # What goes on by itself.

    def _look_after(self, table: LiveTable) -> None:
        """After everything that happens at a table: let a computer player think, open the next table."""
        if self._closed:
            return
        if table.unconfirmed:
            self._spawn(_settled(table))
            return
        if table.match.is_due and table.name not in self._running_due:
            self._running_due.add(table.name)
            self._spawn(self._run_due(table))

    async def _run_due(self, table: LiveTable) -> None:
        """Do what is due at a table, as the only worker that does."""
        try:
            if not await self.store.claim(table.name):
                return  # another worker does
            try:
                await table.catch_up()
                while table.match.is_due:
                    await self._run_next_due(table)
            finally:
                await self.store.release(table.name)
        finally:
            self._running_due.discard(table.name)
        self._look_after(table)  # something may have become due while it was let go

    async def _run_next_due(self, table: LiveTable) -> None:
        match = table.match
        if match.wants_rematch():
            await self._follow(table)
        elif (player := match.bot()) is not None:
            await self._one_decision(table, match, player)
        else:
            with suppress(Refused):
                await table.commit(GiveStandingAnswer())

    async def _one_decision(self, table: LiveTable, match: Match, player: str) -> None:
        assert match.journal is not None
        position, seat = match.position, match.to_move
        legal = match.state.legal()
        if len(legal) == 1:
            action = legal[0]
        else:
            actions = tuple(match.journal.actions)
            asked = (match.ruleset.spec.name, len(match.seats), match.options, actions, seat, player)
            action = await self.bots.decide(Question(*asked, match.bot_seed()))
        with suppress(Refused):  # the table has moved on
            await table.commit(Decide(seat, position, action, "bot"))

    async def _follow(self, table: LiveTable) -> None:
        """Open the next table for the same people, each a seat further."""
        before = table.match
        number = len(before.seats)
        sitting: list[entries.Entry] = []
        for seat in range(number):
            one = before.seats[seat]
            player = "" if one.users else one.player
            where, now = (seat + 1) % number, milliseconds()
            first, *others = one.users or [""]
            sitting.append(entries.Sat(now, where, one.name, first, player))
            sitting += [entries.Joined(now, where, user) for user in others]
        # Always the same id: whoever begins this again after a failure finds the table there.
        name = following(before.opened.secret)
        with suppress(Conflict):
            opener = before.opened.opener
            await self.open(
                before.terms, sitting, before.opened.rules, name, origin=table.name, opener=opener
            )
        with suppress(Refused):
            await table.commit(Follow(name))

    async def _tick_on(self) -> None:
        ticks = 0
        while True:
            try:
                await self._tick(ticks % TICKS_PER_SWEEP == 0)
            except Exception as error:  # whatever happens at a table, the clocks of the others go on
                note("tick-failed", logging.ERROR, error=error)
            ticks += 1
            await asyncio.sleep(TICK_S)

    async def _tick(self, sweep: bool) -> None:
        now, clock = milliseconds(), time.monotonic()
        due = [name for name, table in self.tables.items() if (table.match.deadline() or now + 1) <= now]
        if sweep:
            due += [name for name in await self.store.due(now) if name not in self.tables]
            for name in await self.store.bots_due():
                await self._guarded(name, self._visit(name))
        for name in due:
            await self._guarded(name, self._run_out(name))
        for name, table in list(self.tables.items()):
            if clock - table.touched > 2 * TICK_S:
                await self._guarded(name, table.update_summary())
            if clock - table.touched > FORGET_AFTER_S and self._is_idle(table):
                self.tables.pop(name, None)
        metrics.tables.set(len(self.tables))

    def _is_idle(self, table: LiveTable) -> bool:
        return not table.watchers and table.name not in self._running_due and not table.is_busy

    async def _guarded(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Whatever happens at a table, the others are looked after; what cannot be read is let alone."""
        try:
            await work
        except (NoSuchTable, Refused):  # gone, or of rules that are no longer ours
            self._unreadable.add(name)
        except StorageError as error:
            note("storage-failed", logging.ERROR, error=error)
        except Exception as error:
            self._unreadable.add(name)
            note("table-failed", logging.ERROR, error=error)

    async def _visit(self, name: str) -> None:
        """Have a table in memory, and see to what is due there."""
        if name not in self._unreadable:
            self._look_after(await self.table(name))

    async def _run_out(self, name: str) -> None:
        if name not in self._unreadable:
            table = await self.table(name)
            with suppress(Refused):
                await table.commit(RunOut())


async def _settled(table: LiveTable) -> None:
    """Find out what is stored of a table after the storage failed."""
    while table.unconfirmed:
        with suppress(StorageError):
            async with table.reading():
                return
        await asyncio.sleep(TICK_S)


def _retold(log_: list[bytes], seat: int | None, since: int) -> list[dict[str, Any]]:
    log_read = list(map(entries.read, log_))
    match, missed = Match.load(log_read[: max(1, since)]), []
    for entry in log_read[max(1, since) :]:
        outcome = match.apply(entry)
        if outcome.events or outcome.undone:
            events = messages.events(outcome.events, seat)
            missed.append(
                {"seq": match.seq, "moves": match.moves, "undone": outcome.undone, "events": events}
            )
    return missed

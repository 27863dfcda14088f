"""The tables in memory, and their background work: computer players, clocks, rematches.

A table is read from its log when it is needed, and dropped when no one has watched it for a while.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from hmac import digest
from http import HTTPStatus
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from rosace.match import Match, Refused, Terms, entries, messages
from rosace.match.commands import Decide, Follow, GiveStandingAnswer, JoinSeat, RunOut
from rosace.match.entries import Opened
from rosace.server import metrics
from rosace.server.bots import Bots, Question
from rosace.server.game_clock import GameClock, Sign, wall_ms
from rosace.server.live_table import LiveTable, summary_of
from rosace.server.logs import note
from rosace.server.presence import Presence
from rosace.server.problems import Problem
from rosace.server.repair import repair_older
from rosace.server.scheduling import Owner, Urgency
from rosace.server.storage import Conflict, Listed, StorageError, Store
from rosace.server.tidying import DAY_MS, USE_INTERVAL_S
from rosace.server.updates import end_games_of_other_rules

if TYPE_CHECKING:
    from rosace.server.lobby import Lobby

FORGET_AFTER_S = 60.0  # seconds after which an unwatched table is dropped from memory
MAX_UNWATCHED_TABLES = 2000  # in memory; whoever comes to another one lets it be read again
TICK_S = 1.0  # seconds between two checks of the clocks
MAX_TABLES_OF_USER = 100_000  # tables; more than any user has
CROWD = 5  # times as many computer players as a user may keep busy may an address, which many users share
RUN_OUT_GRACE_MS = 1000  # after a deadline: a decision that came in time may still be on its way into the log
MISSED_PAGE_BYTES = 64 << 10  # after which a page of what was missed ends
FIRST_TURN_WAIT_S = 4.0  # seconds for which a computer that begins waits until a socket watches
REPAIR_LIMIT_S = 300.0  # seconds for which old rows are made again after the start, with rests
TICKS_PER_SWEEP = 5  # ticks between two checks of tables that are not in memory


def owner_of(table: LiveTable) -> Owner:
    """To whom the thinking at a table is charged: its opener, at the network of who came last with a seat."""
    match = table.match
    holders = (user for seat in match.seats for user in seat.users)
    return Owner(match.opened.opener or next(holders, ""), table.network)


class NoSuchTable(Problem):
    def __init__(self) -> None:
        super().__init__(HTTPStatus.NOT_FOUND, "no-such-table")


def new_id() -> str:
    """An id that cannot be guessed: 22 letters, 128 bits."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """The secret of a table's dice."""
    return secrets.token_hex(32)


def following(secret: str) -> str:
    """The id of the rematch of a table."""
    return urlsafe_b64encode(digest(bytes.fromhex(secret), b"next table", "sha256")[:16]).decode().rstrip("=")


class Hub:
    def __init__(self, store: Store, bots: Bots, clock: GameClock | None = None):
        self.store = store
        self.clock = clock or GameClock()
        self.bots = bots
        self.tables: dict[str, LiveTable] = {}
        self.presence = Presence(store, self.tables)
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unreadable: set[str] = set()  # tables that cannot be read
        self._running_due: set[str] = set()  # tables with a running background task
        self._retelling = asyncio.Lock()  # one at a time: each may take a while
        self._kept_old_at = 0.0
        self.lobby: Lobby | None = None  # in which it notes who is there
        self._closed = False

    async def start(self) -> None:
        await self._resume_clock()
        self.store.listen(self._heard, self.presence.heard)
        self._spawn(self._tick_on())
        self._spawn(self._end_old_games())
        self._spawn(self._repair())

    async def close(self) -> None:
        """Stop the background work; pending writes are completed."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            with suppress(StorageError):
                await table.update_summary()
                await table.tell_without_rules()
        with suppress(StorageError):
            await self.store.store_game_clock(*self.clock.sign())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Log the failure of a background task."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _note_failure("background-task-failed", error)

    # Finding and opening tables.

    async def open(
        self,
        terms: Terms,
        sitting: list[entries.Entry],
        rules: str,
        name: str = "",
        secret: str = "",
        network: str = "",
        listed: Listed | None = None,
        **more: Any,
    ) -> LiveTable:
        """Open a table with some seats taken, for a user at a network; `more` goes into the first entry.

        `listed` is its row in the lobby, if it is shown there.
        """
        name = name or new_id()
        now = self.clock.moment()
        match = Match(Opened(now.wall, terms, rules, secret or new_secret(), **more))
        sitting = [now.stamp(entry) for entry in sitting]
        for entry in sitting:
            match.apply(entry)
        log_ = [entries.write(entry) for entry in (match.opened, *sitting)]
        await self.store.append(name, 0, log_, summary_of(name, match), listed)
        if any(seat.player for seat in match.seats):
            return self._hold(name, match, network)
        # Not held: it is read from its log when it is needed.
        return LiveTable(name, match, self.store, self._look_after, clock=self.clock)

    def _hold(self, name: str, match: Match, network: str = "") -> LiveTable:
        table = self.tables[name] = LiveTable(
            name, match, self.store, self._look_after, self.presence.watchers_changed, self.clock
        )
        table.network = network
        if self.presence.is_watched(name):
            table.seen.set()
        metrics.tables.set(len(self.tables))
        self._look_after(table)
        return table

    async def table(self, name: str) -> LiveTable:
        """A table by its id; NoSuchTable if it does not exist."""
        there = self.tables.get(name)
        if there is not None:
            there.touched = time.monotonic()
            return there
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> LiveTable:
        try:
            if await self.store.is_marked(name):  # to be removed: it is used
                await self.store.unmark([name])
            row = await self.store.summary(name)  # first: between the log and `_hold` nothing may be missed
            log_ = await self.store.read(name)
            if not log_:
                raise NoSuchTable
            match = Match.load(map(entries.read, log_))
            table = self._hold(name, match)
            table.is_row_behind = row is None or row.seq < match.seq
            return table
        finally:
            del self._loading[name]

    async def adopt(self, guest: str, user: str) -> None:
        """Give a user who has signed in the seats that they held as a guest."""
        for row in await self.store.tables_of(guest, limit=MAX_TABLES_OF_USER):
            with suppress(NoSuchTable, Refused):  # another rules version
                table = await self.table(row.table)
                for seat in set(table.match.seats_of(guest)) - set(table.match.seats_of(user)):
                    await table.commit(JoinSeat(seat, user))

    async def missed(self, table: LiveTable, seat: int | None, since: int) -> dict[str, Any]:
        """A page of what a seat was told after entry `since`; call it inside `reading`."""
        async with self._retelling:
            log_ = await self.store.read(table.name)
            return await asyncio.to_thread(_retold, log_[: table.match.seq], seat, since)

    def _heard(self, name: str, seq: int) -> None:
        """Another worker has stored something; an empty name means that notifications may be missing."""
        if self._closed:
            return
        if not name:
            self.presence.listening()
        for table in list(self.tables.values()) if not name else filter(None, [self.tables.get(name)]):
            if not name or table.match.seq <= seq:
                table.is_behind = True  # for whoever comes before it has caught up
                self._spawn(table.catch_up())

    # Background work.

    def _look_after(self, table: LiveTable) -> None:
        """After every change of a table: start a computer player, or open the rematch."""
        if self._closed:
            return
        if table.unconfirmed:
            self._spawn(_settled(table))
            return
        if table.match.is_due and table.name not in self._running_due:
            self._running_due.add(table.name)
            self._spawn(self._run_due(table))

    async def _run_due(self, table: LiveTable) -> None:
        """Do what is due at a table, as the only worker."""
        try:
            if not await self.store.claim(table.name):
                return  # another worker does it
            try:
                await table.catch_up()
                while table.match.is_due:
                    await self._run_next_due(table)
            finally:
                await self.store.release(table.name)
        finally:
            self._running_due.discard(table.name)
        self._look_after(table)  # something may have become due during the release

    async def _run_next_due(self, table: LiveTable) -> None:
        match = table.match
        if match.wants_rematch():
            await self._follow(table)
        elif (player := match.bot()) is not None:
            if not match.moves and not table.seen.is_set():
                await self._until_seen(table)  # much may happen meanwhile: look again
            else:
                await self._one_decision(table, match, player)
        else:
            with suppress(Refused):
                await table.commit(GiveStandingAnswer())

    async def _until_seen(self, table: LiveTable) -> None:
        """Let the first turn of a game be seen, but wait for no one who does not come."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FIRST_TURN_WAIT_S):
                await table.seen.wait()
        table.seen.set()  # it was waited for long enough

    async def _one_decision(self, table: LiveTable, match: Match, player: str) -> None:
        assert match.journal is not None
        position, seat = match.position, match.to_move
        legal = match.state.legal()
        if len(legal) == 1:
            action = legal[0]
        else:
            actions = tuple(match.journal.actions)
            asked = (match.ruleset.spec.name, len(match.seats), match.options, actions, seat, player)
            question = Question(*asked, match.bot_seed())
            action = await self.bots.decide(question, owner_of(table), partial(self._urgency, table.name))
        with suppress(Refused):  # the table has moved on
            await table.commit(Decide(seat, position, action, "bot"))

    def _urgency(self, name: str) -> Urgency:
        return Urgency.MOVE if self.presence.is_watched(name) else Urgency.UNATTENDED

    def check_bot_seats(self, owner: Owner, more: int, limit: int) -> None:
        """Refuse more computer players for a user whose games keep too many busy here already."""
        of_person = of_network = more
        for table in self.tables.values():
            if table.match.status == "playing":
                busy, other = sum(bool(seat.player) for seat in table.match.seats), owner_of(table)
                of_person += busy * (other.person == owner.person)
                of_network += busy * (other.share == owner.share)
        if of_person > limit or of_network > limit * CROWD:
            raise Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-many-bots", limit=limit)

    async def _follow(self, table: LiveTable) -> None:
        """Open the rematch, with everyone one seat further."""
        before = table.match
        number = len(before.seats)
        sitting: list[entries.Entry] = []
        for seat in range(number):
            one = before.seats[seat]
            player = "" if one.users else one.player
            where, now = (seat + 1) % number, wall_ms()
            first, *others = one.users or [""]
            sitting.append(entries.Sat(now, where, one.name, first, player, account=one.account))
            sitting += [entries.Joined(now, where, user) for user in others]
        # Always the same id, so that a retry after a failure finds the table.
        name = following(before.opened.secret)
        with suppress(Conflict):
            terms = msgspec.structs.replace(before.terms, options=before.options)  # by the present rules
            rules, opener = before.ruleset.spec.rules, before.opened.opener
            await self.open(
                terms, sitting, rules, name, network=table.network, origin=table.name, opener=opener
            )
        with suppress(Refused):
            await table.commit(Follow(name))

    async def _end_old_games(self) -> None:
        """End the games whose rules are played no more, as the only worker."""
        if not await self.store.claim("updates"):
            return
        try:
            ended = await end_games_of_other_rules(self.store, self.clock)
        finally:
            await self.store.release("updates")
        if ended:
            note("games-ended-by-update", logging.WARNING, games=ended)

    async def _repair(self) -> None:
        """Make rows again that are older than their logs, as the only worker."""
        if not await self.store.claim("repair"):
            return
        try:
            repaired, is_complete = await repair_older(self.store, REPAIR_LIMIT_S)
        finally:
            await self.store.release("repair")
        if repaired.checked:
            level = logging.INFO if is_complete else logging.WARNING
            note("rows-repaired", level, complete=is_complete, **asdict(repaired))

    async def _tick_on(self) -> None:
        ticks = 0
        while True:
            try:
                await self._tick(ticks % TICKS_PER_SWEEP == 0)
            except Exception as error:  # a failure must not stop the clocks of other tables
                _note_failure("tick-failed", error)
            ticks += 1
            await asyncio.sleep(TICK_S)

    async def _tick(self, sweep: bool) -> None:
        await self._agree_on_time(sweep)
        now, clock = self.clock.now() - RUN_OUT_GRACE_MS, time.monotonic()
        self.presence.beat()
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
                await self._guarded(name, table.tell_without_rules())
                if self._is_idle(table):  # somebody may have come meanwhile
                    self.tables.pop(name, None)
        if sweep and self.lobby is not None:
            with suppress(StorageError):
                await self.lobby.keep(self.tables.values())
        await self._forget_surplus()
        metrics.tables.set(len(self.tables))
        await self._keep_old_tables()

    async def _keep_old_tables(self) -> None:
        """Keep the tables in memory from being removed; young ones never are."""
        if time.monotonic() - self._kept_old_at < USE_INTERVAL_S:
            return
        self._kept_old_at, young = time.monotonic(), wall_ms() - DAY_MS
        if old := [name for name, table in self.tables.items() if table.match.changed < young]:
            await self.store.unmark(old)

    async def _forget_surplus(self) -> None:
        """Drop the unwatched tables that were touched the longest ago, where there are too many."""
        idle = [table for table in self.tables.values() if self._is_idle(table)]
        idle.sort(key=attrgetter("touched"))
        for table in idle[: max(0, len(idle) - MAX_UNWATCHED_TABLES)]:
            await self._guarded(table.name, table.update_summary())
            await self._guarded(table.name, table.tell_without_rules())
            if self._is_idle(table):
                self.tables.pop(table.name, None)

    async def _resume_clock(self) -> None:
        """Go on with the game time of the database."""
        if (last := await self.store.game_clock()) is not None:
            self.clock.resume(Sign(*last))
        await self.store.store_game_clock(*self.clock.sign())

    async def _agree_on_time(self, sweep: bool) -> None:
        """Follow the workers that are ahead, and let others follow; a failing database stops no clock."""
        if jump := self.clock.wall_jump():
            note("clock-set", logging.WARNING, seconds=round(jump / 1000))
        if sweep or self.store.is_shared:
            with suppress(StorageError):
                await self.store.store_game_clock(*self.clock.sign())
                if (last := await self.store.game_clock()) is not None:
                    self.clock.follow(last[0])

    def _is_idle(self, table: LiveTable) -> bool:
        return not table.watchers and table.name not in self._running_due and not table.is_busy

    async def _guarded(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Keep a failing table from affecting the others; skip tables that cannot be read."""
        try:
            await work
        except (NoSuchTable, Refused):  # gone, or another rules version
            self._unreadable.add(name)
        except StorageError as error:
            _note_failure("", error)
        except Exception as error:
            self._unreadable.add(name)
            note("table-failed", logging.ERROR, error=error)

    async def _visit(self, name: str) -> None:
        """Load a table, and do what is due there."""
        if name not in self._unreadable:
            self._look_after(await self.table(name))

    async def _run_out(self, name: str) -> None:
        if name not in self._unreadable:
            table = await self.table(name)
            with suppress(Refused):
                await table.commit(RunOut())


def _note_failure(event: str, error: BaseException) -> None:
    """A database that fails is one line, whoever notices it: it is no mistake of ours, and may last."""
    if isinstance(error, StorageError):
        note("storage-failed", logging.ERROR, said=str(error))
    else:
        note(event, logging.ERROR, error=error)


async def _settled(table: LiveTable) -> None:
    """After a storage failure, read again what is stored of a table."""
    while table.unconfirmed:
        with suppress(StorageError):
            async with table.reading():
                return
        await asyncio.sleep(TICK_S)


def _retold(log_: list[bytes], seat: int | None, since: int) -> dict[str, Any]:
    """`missed`, and `more` if it does not reach the end of the log: the entry after which it goes on."""
    log_read = list(map(entries.read, log_))
    match, size = Match.load(log_read[: max(1, since)]), 0
    missed: list[msgspec.Raw] = []
    for entry in log_read[max(1, since) :]:
        if size >= MISSED_PAGE_BYTES:
            return {"missed": missed, "more": match.seq}
        outcome = match.apply(entry)
        if outcome.events or outcome.undone:
            events = messages.events(outcome.events, seat)
            told = {"seq": match.seq, "moves": match.moves, "undone": outcome.undone, "events": events}
            missed.append(msgspec.Raw(msgspec.json.encode(told)))
            size += len(missed[-1])
    return {"missed": missed}

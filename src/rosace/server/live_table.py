"""A table that somebody watches or plays at: its match, and the sockets that are told of it.

Whatever changes a table goes through `do`, one thing after the other: it is entered, stored for good, and
only then told. Nobody sees what is not stored: reading waits for the same lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

import msgspec

from rosace.match import Match, Outcome, Pending, Refused, daily, entries, messages
from rosace.server import protocol
from rosace.server.access import may_see
from rosace.server.identity import Identity
from rosace.server.storage import Conflict, StorageError, Store, Summary

Command = Callable[[Match, int], Pending]
TRIES = 3  # where others store at the same table


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """A socket that is told of tables: it takes what it is given and never makes anybody wait."""

    identity: Identity

    def tell(self, data: bytes) -> None: ...


class LiveTable:
    """A table in memory. `changed` is called after everything that happens to it."""

    def __init__(self, name: str, match: Match, store: Store, changed: Callable[[LiveTable], None]):
        self.name = name
        self.watchers: dict[tuple[int | None, frozenset[str]], list[Watcher]] = {}
        self.touched = time.monotonic()
        self.unconfirmed = False  # whether something was entered of which nobody knows that it is stored
        self._match = match
        self._lock = asyncio.Lock()
        self._store = store
        self._changed = changed
        self._kept = key_of(match)
        self._seating = match.seating  # of which everybody has been told
        self._behind = False  # whether the row by which the table is found lacks something less important

    @property
    def match(self) -> Match:
        """For a quick look; what a decision rests on is read while `reading` lasts."""
        return self._match

    @property
    def is_busy(self) -> bool:
        return self._lock.locked()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Match]:
        """The match as it is stored; nothing changes meanwhile."""
        async with self._lock:
            self.touched = time.monotonic()
            if self.unconfirmed:
                await self._read_again()
            yield self._match

    # Changing.

    async def do(self, command: Command, then: Callable[[Match], None] | None = None) -> None:
        """Check, enter, store and tell something; Refused if the table does not take it.

        `then` is called when it is stored, before anybody is told: for the acknowledgement.
        """
        await self._lock.acquire()
        try:
            self.touched = time.monotonic()
            if self.unconfirmed:
                await self._read_again()
            told = await self._carry_out(command)
            if then is not None:
                then(self._match)
            if self._match.has_standing:
                told = await self._answered(told)
            if not self.unconfirmed:  # else everybody is told anew
                self.tell(told)
        finally:
            self._lock.release()
        self._changed(self)

    async def _answered(self, told: Outcome) -> Outcome:
        """Give answers given beforehand; whatever becomes of one, what was asked of us is done."""
        with suppress(Refused, StorageError):
            while self._match.has_standing:
                answered = await self._carry_out(answering)
                told = Outcome(told.events + answered.events, told.undone)
        return told

    async def _carry_out(self, command: Command) -> Outcome:
        """Check, enter and store; checked anew where somebody else has stored something first."""
        for _ in range(TRIES):
            pending = command(self._match, milliseconds())
            try:
                return await self._entered(pending)
            except Conflict:
                await self._read_again()
        raise Refused("stale", at=self._match.at)

    async def _entered(self, pending: Pending) -> Outcome:
        """Enter and store; until that is certain, the table in memory is doubtful."""
        match, seq = self._match, self._match.seq
        self.unconfirmed = True
        try:
            told = match.enter(pending.entry, pending.prepared)
            key = key_of(match)
            summary = None if key == self._kept else summary_of(self.name, match)
            await self._store.append(self.name, seq, [entries.write(pending.entry)], summary)
        except BaseException:
            self._changed(self)
            raise
        self.unconfirmed = False
        self._kept, self._behind = key, summary is None
        return told

    async def _read_again(self) -> None:
        """Take the table as its log says it is, and tell everybody anew."""
        log = await self._store.read(self.name)
        self._match = Match.load(map(entries.read, log))
        self._kept, self.unconfirmed = key_of(self._match), False
        self.tell(Outcome(), fresh=True)

    async def catch_up(self) -> None:
        """Enter what others have stored."""
        async with self.reading() as match:
            for data in await self._store.read(self.name, match.seq):
                self.tell(match.enter(entries.read(data)))
            self._kept = key_of(match)
        self._changed(self)

    async def update_summary(self) -> None:
        """Bring the row by which the table is found up to date, now that there is time."""
        if self._behind and not self.is_busy:
            await self.catch_up()
            async with self.reading() as match:
                await self._store.append(self.name, match.seq, [], summary_of(self.name, match))
                self._behind = False

    def summary(self) -> Summary:
        return summary_of(self.name, self._match)

    # Telling.

    def watch(self, watcher: Watcher, seat: int | None, want: Iterable[str]) -> None:
        self.unwatch(watcher)
        self.watchers.setdefault((seat, frozenset(want)), []).append(watcher)

    def unwatch(self, watcher: Watcher) -> bool:
        """Whether it was watching."""
        self.touched = time.monotonic()
        for audience, there in list(self.watchers.items()):
            if watcher in there:
                there.remove(watcher)
                if not there:
                    del self.watchers[audience]
                return True
        return False

    def tell(self, told: Outcome, fresh: bool = False) -> None:
        """Tell every audience what has changed; each is written once, however many listen."""
        seating = self._seating != self._match.seating
        if seating:
            self._seating = self._match.seating
            self._regroup()
        match = self._match
        for (seat, want), watchers in self.watchers.items():
            found: dict[str, Any] = {"type": "changed", "table": self.name}
            found |= messages.standing(match, seat, seating or fresh)
            if fresh:
                found["fresh"] = True
            if told.undone:
                found["undone"] = told.undone
            if "events" in want:
                found["events"] = messages.events(told.events, seat)
            found |= messages.game_part(match, seat, want)
            data = protocol.write(found)
            for watcher in watchers:
                watcher.tell(data)

    def _regroup(self) -> None:
        """Whoever has given his seat up no longer sees with its eyes, nor a private table at all."""
        before, self.watchers = self.watchers, {}
        for (seat, want), there in before.items():
            for watcher in there:
                if may_see(self._match, watcher.identity):
                    own = seat if seat in self._match.seats_of(watcher.identity.user) else None
                    self.watchers.setdefault((own, want), []).append(watcher)

    def snapshot(self, seat: int | None, want: Iterable[str]) -> dict[str, Any]:
        """Everything an audience may know now."""
        return {
            "table": self.name,
            "seat": seat,
            "terms": messages.terms(self._match),
            **messages.standing(self._match, seat),
            **messages.game_part(self._match, seat, frozenset(want)),
        }


def answering(match: Match, now: int) -> Pending:
    """The command to give the answer that the seat to move has given beforehand."""
    found = match.standing(now)
    if found is None:
        raise Refused("stale", at=match.at)
    return found


def key_of(match: Match) -> tuple[Any, ...]:
    """What of a summary must never be behind: computer players and clocks depend on it."""
    return match.status, match.seating, match.is_due, match.deadline()


def summary_of(name: str, match: Match) -> Summary:
    """The row by which a table is found."""
    data = {
        "mover": match.mover,
        "moves": match.moves,
        "people": [messages.people(match, seat) for seat in range(len(match.seats))],
        "options": match.options,
        "clock": match.terms.clock,
        "assist": match.terms.assist,
        "result": match.result,
        "commitment": match.commitment,
    }
    points, target = (daily.points_of(match) if match.opened.day else None) or (None, None)
    return Summary(
        table=name,
        game=match.ruleset.spec.name,
        status=match.status,
        visibility=match.terms.visibility,
        created=match.opened.when,
        changed=match.changed,
        deadline=match.deadline(),
        bot_due=match.is_due,
        holders=tuple((seat, user) for seat, one in enumerate(match.seats) for user in one.users),
        data=msgspec.json.encode(data),
        day=match.opened.day or None,
        points=points,
        target=target,
    )

"""A table that somebody watches or plays at: its match, and the sockets that are told of it.

Whatever changes a table goes through `commit`, one command after the other: it is checked, stored for good,
and only then told. Nobody sees what is not stored: reading waits for the same lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, Protocol

import msgspec

from rosace.match import CheckedEntry, Match, Outcome, Refused, daily, entries, messages
from rosace.match.commands import Command, GiveStandingAnswer
from rosace.server import metrics, protocol
from rosace.server.access import may_see
from rosace.server.identity import Identity
from rosace.server.storage import Conflict, StorageError, Store, Summary

CONFLICT_RETRIES = 3  # where another worker stores at the same table


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """A socket that is told of tables: it takes what it is given and never makes anybody wait."""

    identity: Identity

    def tell(self, data: bytes) -> None: ...


class Reply(NamedTuple):
    """Who is told first that a command is stored; `id` is that of the message it came in."""

    to: Watcher
    id: int


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
        self._stored_key = key_of(match)
        self._seating = match.seating  # of which everybody has been told
        self._summary_is_behind = (
            False  # whether the row by which the table is found lacks something less important
        )

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
                await self._reload()
            yield self._match

    # Changing.

    async def commit(self, command: Command, user: str | None = None, reply: Reply | None = None) -> None:
        """Check, store and tell a command; Refused if it is not possible now.

        Where a `user` asks, it is for a seat that this user holds.
        """
        began = time.perf_counter()
        async with self._lock:
            self.touched = time.monotonic()
            if self.unconfirmed:
                await self._reload()
            outcome = await self._store_command(command, user)
            if reply is not None:
                done = protocol.done(reply.id, self.name, self._match.seq, self._match.position)
                reply.to.tell(protocol.write(done))
                metrics.decision_seconds.observe(time.perf_counter() - began)
            if self._match.has_standing_answer:
                outcome = await self._give_standing_answers(outcome)
            if not self.unconfirmed:  # else everybody is told anew
                self.tell(outcome)
        self._changed(self)

    async def _give_standing_answers(self, outcome: Outcome) -> Outcome:
        """Decide as was answered beforehand. Whatever becomes of it, the command before it is done."""
        with suppress(Refused, StorageError):
            while self._match.has_standing_answer:
                answered = await self._store_command(GiveStandingAnswer())
                outcome = Outcome(outcome.events + answered.events, outcome.undone)
        return outcome

    async def _store_command(self, command: Command, user: str | None = None) -> Outcome:
        """Check, apply and store; checked anew where somebody else has stored something first."""
        for _ in range(CONFLICT_RETRIES):
            checked = self._match.check(command, milliseconds(), user)
            try:
                return await self._store_entry(checked)
            except Conflict:
                await self._reload()
        raise Refused("stale", at=self._match.position)

    async def _store_entry(self, checked: CheckedEntry) -> Outcome:
        """Apply and store; until that is certain, the table in memory is unconfirmed."""
        match, seq = self._match, self._match.seq
        self.unconfirmed = True
        try:
            outcome = match.apply(checked.entry, checked.decisions)
            key = key_of(match)
            summary = None if key == self._stored_key else summary_of(self.name, match)
            await self._store.append(self.name, seq, [entries.write(checked.entry)], summary)
        except BaseException:
            self._changed(self)
            raise
        self.unconfirmed = False
        self._stored_key, self._summary_is_behind = key, summary is None
        return outcome

    async def _reload(self) -> None:
        """Take the table as its log says it is, and tell everybody anew."""
        log = await self._store.read(self.name)
        self._match = Match.load(map(entries.read, log))
        self._stored_key, self.unconfirmed = key_of(self._match), False
        self.tell(Outcome(), fresh=True)

    async def catch_up(self) -> None:
        """Enter what others have stored."""
        async with self.reading() as match:
            for data in await self._store.read(self.name, match.seq):
                self.tell(match.apply(entries.read(data)))
            self._stored_key = key_of(match)
        self._changed(self)

    async def update_summary(self) -> None:
        """Bring the row by which the table is found up to date, now that there is time."""
        if self._summary_is_behind and not self.is_busy:
            await self.catch_up()
            async with self.reading() as match:
                await self._store.append(self.name, match.seq, [], summary_of(self.name, match))
                self._summary_is_behind = False

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

    def tell(self, outcome: Outcome, fresh: bool = False) -> None:
        """Tell every audience what has changed; each is written once, however many listen."""
        seating = self._seating != self._match.seating
        if seating:
            self._seating = self._match.seating
            self._regroup()
        match = self._match
        for (seat, want), watchers in self.watchers.items():
            message: dict[str, Any] = {"type": "changed", "table": self.name}
            message |= messages.standing(match, seat, seating or fresh)
            if fresh:
                message["fresh"] = True
            if outcome.undone:
                message["undone"] = outcome.undone
            if "events" in want:
                message["events"] = messages.events(outcome.events, seat)
            message |= messages.game_part(match, seat, want)
            data = protocol.write(message)
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


def key_of(match: Match) -> tuple[Any, ...]:
    """What of a summary must never be behind: computer players and clocks depend on it."""
    return match.status, match.seating, match.is_due, match.deadline()


def summary_of(name: str, match: Match) -> Summary:
    """The row by which a table is found."""
    data = {
        "mover": match.to_move,
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

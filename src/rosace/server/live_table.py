"""A table in memory: its match, and the sockets that watch it.

Every change goes through `commit`, one command at a time: it is checked, stored durably, and only then sent
to the watchers. Reading takes the same lock, so no one sees anything that is not stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, Protocol

import msgspec

from rosace.match import CheckedEntry, Match, Outcome, Refused, checks, daily, entries, messages
from rosace.match.commands import Command, Decide, GiveStandingAnswer, TakeBack
from rosace.server import metrics, protocol, tellings
from rosace.server.access import may_see
from rosace.server.game_clock import GameClock, Moment
from rosace.server.identity import Identity
from rosace.server.storage import Conflict, StorageError, Store, Summary

CONFLICT_RETRIES = 3  # if another worker stores at the same table


class Watcher(Protocol):
    """A socket that watches tables; sending to it never blocks."""

    identity: Identity

    def tell(self, data: bytes) -> None: ...


class Reply(NamedTuple):
    """The socket that gets the first answer to a command; `id` is that of its message."""

    to: Watcher
    id: int


class Flag:
    """Like an event of asyncio, but it costs no memory until somebody waits for it."""

    __slots__ = ("_event", "_is_set")

    def __init__(self) -> None:
        self._is_set = False
        self._event: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        self._is_set = True
        if self._event is not None:
            self._event.set()

    async def wait(self) -> None:
        if not self._is_set:
            self._event = self._event or asyncio.Event()
            await self._event.wait()


def ignore_watchers(table: LiveTable, newcomer: Watcher | None = None) -> None:
    return None


class LiveTable:
    """A table in memory. `changed` is called after every change, `watched` when its watchers have changed."""

    def __init__(
        self,
        name: str,
        match: Match,
        store: Store,
        changed: Callable[[LiveTable], None],
        watched: Callable[..., None] = ignore_watchers,
        clock: GameClock | None = None,
    ):
        self.name = name
        self.seen = Flag()  # whether a socket has watched it, at any worker
        self.watchers: dict[tuple[int | None, frozenset[str]], list[Watcher]] = {}
        self.touched = time.monotonic()
        self.network = ""  # of the last player who came with a seat; only in memory, and never in the log
        self.unconfirmed = False  # whether an applied entry may not be stored
        self.is_behind = False  # whether another worker has stored more
        self._match = match
        self._lock = asyncio.Lock()
        self._store = store
        self._changed = changed
        self._watched = watched
        self._clock = clock or GameClock()
        self._stored_key = key_of(match)
        self._seating = match.seating  # the last one sent to the watchers
        self.is_row_behind = False  # whether the summary row may lag behind in minor fields
        self._told: int | None = None  # the length of the log that is told without rules, if it is known

    @property
    def match(self) -> Match:
        """For a quick look; use `reading` for anything that a decision depends on."""
        return self._match

    @property
    def is_busy(self) -> bool:
        return self._lock.locked()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Match]:
        """The match as it is stored, unchanged while the lock is held."""
        async with self._lock:
            self.touched = time.monotonic()
            await self._confirm()
            yield self._match

    async def _confirm(self) -> None:
        """Know what is stored, before anything depends on it; the lock is held."""
        if self.unconfirmed:
            await self._reload()
        elif self.is_behind or not self._store.hears_others:
            await self._read_on()

    # Changing.

    async def commit(self, command: Command, user: str | None = None, reply: Reply | None = None) -> None:
        """Check, store and announce a command; Refused if it is not possible now.

        A `user` can command only a seat that they hold. What counts is the time of this call: however long it
        takes until the command can be stored, it is as late as it came.
        """
        began, now = time.perf_counter(), self._clock.moment()
        async with self._lock:
            self.touched = time.monotonic()
            if isinstance(command, Decide | TakeBack) and command.position > self._match.position:
                self.is_behind = True  # it was sent about what another worker has stored and told
            await self._confirm()
            outcome = await self._store_command(command, now, user)
            if reply is not None:
                done = protocol.done(reply.id, self.name, self._match.seq, self._match.position)
                reply.to.tell(protocol.write(done))
                metrics.decision_seconds.observe(time.perf_counter() - began)
            if self._match.has_standing_answer:
                outcome = await self._give_standing_answers(outcome)
            if not self.unconfirmed:  # else `_reload` sends everything again
                self.tell(outcome)
        self._changed(self)

    async def _give_standing_answers(self, outcome: Outcome) -> Outcome:
        """Decide by standing answers. If that fails, the command before it is still done."""
        with suppress(Refused, StorageError):
            while self._match.has_standing_answer:
                outcome = outcome.joined(
                    await self._store_command(GiveStandingAnswer(), self._clock.moment())
                )
        return outcome

    async def _store_command(self, command: Command, now: Moment, user: str | None = None) -> Outcome:
        """Check, apply and store in one write; until that is done, the table in memory is unconfirmed.

        If another worker has stored something first, the command is checked again.
        """
        for _ in range(CONFLICT_RETRIES):
            match, seq = self._match, self._match.seq
            outcome, written = None, []
            try:
                for checked in self._checked(command, now, user):
                    self.unconfirmed = True
                    applied = match.apply(checked.entry, checked.decisions)
                    outcome = applied if outcome is None else outcome.joined(applied)
                    written.append(entries.write(checked.entry))
                key = key_of(match)
                summary = None if key == self._stored_key else summary_of(self.name, match)
                await self._store.append(self.name, seq, written, summary)
            except BaseException as error:
                if self.unconfirmed:
                    self._changed(self)
                if not isinstance(error, Conflict):
                    raise
                await self._reload()
                continue
            self.unconfirmed = False
            self._stored_key, self.is_row_behind = key, summary is None
            assert outcome is not None, "a command has an entry"
            return outcome
        raise Refused("stale", at=self._match.position)

    def _checked(self, command: Command, now: Moment, user: str | None) -> Iterator[CheckedEntry]:
        """The entries of a command, each checked when those before it are applied.

        All have the same time: a clock must not run out within an action.
        """
        match = self._match
        command = match.addressed(command, user)
        first = checks.check(match, command, now.game)
        yield first._replace(entry=now.stamp(first.entry))
        for follow_up in match.follow_ups(command):
            other = checks.check(match, follow_up, now.game)
            yield other._replace(entry=now.stamp(other.entry))

    async def _reload(self) -> None:
        """Read the table from its log, and send everything again."""
        log = await self._store.read(self.name)
        self._match = Match.load(map(entries.read, log))
        self._stored_key, self.unconfirmed, self.is_behind = key_of(self._match), False, False
        self.is_row_behind = True  # for all we know: what failed may be stored
        self.tell(Outcome(), fresh=True)

    async def catch_up(self) -> None:
        """Apply the entries that other workers have stored."""
        self.is_behind = True
        async with self.reading():
            pass
        self._changed(self)

    async def look_for(self, user: str) -> None:
        """Read on if a user has no seat here: they may have taken one at another worker just now."""
        if self._store.is_shared and not self._match.seats_of(user):
            await self.catch_up()

    async def _read_on(self) -> None:
        match = self._match
        self.is_behind = False  # what is stored from now on is heard of, or said to be missing
        try:
            log = await self._store.read(self.name, match.seq)
        except BaseException:
            self.is_behind = True
            raise
        for data in log:
            self.tell(match.apply(entries.read(data)))
            self.is_row_behind = True  # the other worker may end before it writes the row
        self._stored_key = key_of(match)

    async def update_summary(self) -> None:
        """Update the summary row later, when there is time."""
        if self.is_row_behind and not self.is_busy:
            await self.catch_up()
            async with self.reading() as match:
                await self._store.append(self.name, match.seq, [], summary_of(self.name, match))
                self.is_row_behind = False

    async def tell_without_rules(self) -> None:
        """Store the game so that it can be read when its rules are played no more."""
        async with self.reading() as match:
            seq, record = match.seq, None if match.journal is None else match.record()
        if self._told is None:
            self._told = await self._store.length_told(self.name)
        if record is not None and self._told < seq:
            await self._store.tell(self.name, seq, await asyncio.to_thread(tellings.written, record))
            self._told = seq

    # Sending to watchers.

    def watch(self, watcher: Watcher, seat: int | None, want: Iterable[str]) -> None:
        self._remove(watcher)
        self.watchers.setdefault((seat, frozenset(want)), []).append(watcher)
        self.seen.set()
        self._watched(self, watcher)

    def unwatch(self, watcher: Watcher) -> bool:
        """Stop watching; whether the socket was watching."""
        self.touched = time.monotonic()
        was_watching = self._remove(watcher)
        if was_watching:
            self._watched(self)
        return was_watching

    def _remove(self, watcher: Watcher) -> bool:
        for audience, there in list(self.watchers.items()):
            if watcher in there:
                there.remove(watcher)
                if not there:
                    del self.watchers[audience]
                return True
        return False

    def tell(self, outcome: Outcome, fresh: bool = False) -> None:
        """Send every audience what has changed; each message is encoded once per audience."""
        seating = self._seating != self._match.seating
        if seating:
            self._seating = self._match.seating
            self._regroup()
        match = self._match
        if not self.watchers:
            return
        for_all: dict[str, Any] = {"type": "changed", "table": self.name}
        for_all |= messages.public_standing(match, seating or fresh)
        if fresh:
            for_all["fresh"] = True
        if outcome.undone:
            for_all["undone"] = outcome.undone
        for (seat, want), watchers in self.watchers.items():
            message = for_all | messages.private_standing(match, seat)
            if "events" in want:
                message["events"] = messages.events(outcome.events, seat)
                if len(outcome.sizes) > 1 and not outcome.undone:
                    message["sizes"] = messages.sizes(outcome, seat)
            if "story" in want and outcome.between is not None:
                message["between"] = messages.between(match, outcome, seat)
            message |= messages.game_part(match, seat, want)
            data = protocol.write(message)
            for watcher in watchers:
                watcher.tell(data)

    def _regroup(self) -> None:
        """Watchers who gave up their seat become spectators, and leave a private table."""
        before, self.watchers = self.watchers, {}
        for (seat, want), there in before.items():
            for watcher in there:
                if may_see(self._match, watcher.identity):
                    own = seat if seat in self._match.seats_of(watcher.identity.user) else None
                    self.watchers.setdefault((own, want), []).append(watcher)
        if before:
            self._watched(self)

    def snapshot(self, seat: int | None, want: Iterable[str]) -> dict[str, Any]:
        """Everything that an audience may know now."""
        return {
            "table": self.name,
            "seat": seat,
            "terms": messages.terms(self._match),
            **messages.standing(self._match, seat),
            **messages.game_part(self._match, seat, frozenset(want)),
        }


def key_of(match: Match) -> tuple[Any, ...]:
    """The fields of a summary that must be current, since computer players and clocks depend on them."""
    return match.status, match.seating, match.is_due, match.deadline()


def summary_of(name: str, match: Match) -> Summary:
    """The summary row, by which lists find a table."""
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
        seq=match.seq,
        rules=match.opened.rules,
    )

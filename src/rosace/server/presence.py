"""Who is at a table: the seats of people with an open page, and how many spectators watch.

Arrivals are told at once, departures after GRACE_S, so that the seat of a page that is reloaded does not
flicker. Workers send each other notes through the database. While a worker does not know yet what the others
know, it tells nothing: no one is called absent who may be there.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from rosace.server import protocol
from rosace.server.live_table import LiveTable, Watcher
from rosace.server.storage import Store

GRACE_S = 1.0  # seconds after which a closed page counts as closed
TIMER_ERROR_S = 0.01  # seconds; a timer may be early by as much
ANSWER_TIME_S = 1.0  # seconds for the other workers to say who is with them
BEAT_S = 5.0  # seconds between two signs of life of a worker
SILENCE_S = 20.0  # seconds after which a silent worker counts as gone
SPECTATORS = -1  # among the seats that leave: the number of spectators falls


class Present(NamedTuple):
    seats: frozenset[int] = frozenset()
    watching: int = 0

    def joined_by(self, other: Present) -> Present:
        return Present(self.seats | other.seats, self.watching + other.watching)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """To the other workers: who is at a table here. Without a table it is a sign of life, or a question."""

    worker: str
    table: str = ""
    seats: tuple[int, ...] = ()
    watching: int = 0
    asks: bool = False


@dataclass
class Room:
    """A table that is watched here: who is there by this worker, who was told to be there, who is leaving."""

    local: Present = Present()
    told: Present | None = None
    leaving: dict[int, float] = field(default_factory=dict)  # seat -> time of its departure
    timer: asyncio.TimerHandle | None = None


class Presence:
    def __init__(self, store: Store, tables: Mapping[str, LiveTable]):
        self._store = store
        self._tables = tables
        self._worker = secrets.token_urlsafe(6)
        self._rooms: dict[str, Room] = {}
        self._others: dict[str, dict[str, Present]] = {}  # table -> worker -> who is there
        self._heard_at: dict[str, float] = {}  # worker -> time of its last note
        self._unsent: set[str] = set()  # tables of notes that could not be stored
        self._is_complete = not store.is_shared  # whether the others had time to answer
        self._beat_at = 0.0

    def is_watched(self, table: str) -> bool:
        return table in self._rooms or bool(self._others.get(table))

    def watchers_changed(self, table: LiveTable, newcomer: Watcher | None = None) -> None:
        """Call this when a socket came to a table or left it, or when seats have changed hands."""
        room = self._rooms.setdefault(table.name, Room())
        local = _present(table)
        if local != room.local:
            room.local = local
            self._announce(table.name, local)
        if not table.watchers:
            del self._rooms[table.name]
            if room.timer is not None:
                room.timer.cancel()
        elif not self._refresh(table.name) and newcomer is not None and room.told is not None:
            self._tell(table, room.told, newcomer)

    def _refresh(self, name: str) -> bool:
        """Tell a table who is there, if that has changed; whether it was told."""
        room, table = self._rooms.get(name), self._tables.get(name)
        if room is None or table is None or not self._is_complete:
            return False
        now, present = time.monotonic(), room.local
        for other in self._others.get(name, {}).values():
            present = present.joined_by(other)
        told = room.told or Present()
        missing = told.seats - present.seats | ({SPECTATORS} if present.watching < told.watching else set())
        room.leaving = {seat: room.leaving.get(seat, now) for seat in missing}
        staying = {seat for seat, since in room.leaving.items() if now + TIMER_ERROR_S < since + GRACE_S}
        self._wait_for(name, room, staying, now)
        watching = told.watching if SPECTATORS in staying else present.watching
        changed = Present(present.seats | staying - {SPECTATORS}, watching)
        if changed == room.told:
            return False
        room.told = changed
        self._tell(table, changed)
        return True

    def _wait_for(self, name: str, room: Room, staying: set[int], now: float) -> None:
        """Look again when the next of those who left counts as gone."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if staying:
            delay = min(room.leaving[seat] for seat in staying) + GRACE_S - now
            room.timer = asyncio.get_running_loop().call_later(delay, self._refresh, name)

    def _tell(self, table: LiveTable, present: Present, only: Watcher | None = None) -> None:
        data = protocol.write(protocol.presence(table.name, sorted(present.seats), present.watching))
        for (_, want), watchers in table.watchers.items():
            if "presence" in want:
                for watcher in watchers:
                    if only is None or watcher is only:
                        watcher.tell(data)

    # Between workers.

    def listening(self) -> None:
        """Notes arrive from now on, and earlier ones may be missing: ask every worker."""
        self._is_complete = False
        self._others.clear()
        self._send(Note(self._worker, asks=True))
        self._announce_all()
        asyncio.get_running_loop().call_later(ANSWER_TIME_S, self._complete)

    def _complete(self) -> None:
        self._is_complete = True
        self._refresh_all(list(self._rooms))

    def heard(self, text: str) -> None:
        """A note of any worker."""
        try:
            note = msgspec.json.decode(text, type=Note)
        except msgspec.DecodeError:
            return  # of a worker with another version
        if note.worker == self._worker:
            return
        self._heard_at[note.worker] = time.monotonic()
        if note.asks:
            self._announce_all()
        if note.table:
            self._keep(note.table, note.worker, Present(frozenset(note.seats), note.watching))
            self._refresh(note.table)

    def _keep(self, table: str, worker: str, present: Present) -> None:
        there = self._others.setdefault(table, {})
        if present == Present():
            there.pop(worker, None)
        else:
            there[worker] = present
            if table in self._tables:
                self._tables[table].seen.set()
        if not there:
            del self._others[table]

    def beat(self) -> None:
        """Called every second or so: give signs of life, and forget workers that give none."""
        now = time.monotonic()
        if not self._store.is_shared or now < self._beat_at:
            return
        self._beat_at = now + BEAT_S
        self._send(Note(self._worker))
        for name in list(self._unsent):  # also of tables that all have left
            room = self._rooms.get(name)
            self._announce(name, Present() if room is None else room.local)
        for worker in [worker for worker, at in self._heard_at.items() if now - at > SILENCE_S]:
            del self._heard_at[worker]
            names = [name for name, there in self._others.items() if worker in there]
            for name in names:
                self._keep(name, worker, Present())
            self._refresh_all(names)

    def _refresh_all(self, names: Iterable[str]) -> None:
        for name in names:
            self._refresh(name)

    def _announce_all(self) -> None:
        for name, room in self._rooms.items():
            self._announce(name, room.local)

    def _announce(self, name: str, present: Present) -> None:
        self._unsent.discard(name)
        self._send(Note(self._worker, name, tuple(sorted(present.seats)), present.watching))

    def _send(self, note: Note) -> None:
        def sent(done: asyncio.Future[None]) -> None:
            if not done.cancelled() and done.exception() is not None and note.table:
                self._unsent.add(note.table)

        if self._store.is_shared:
            self._store.announce(msgspec.json.encode(note).decode()).add_done_callback(sent)


def _present(table: LiveTable) -> Present:
    """Who watches a table by this worker; several pages of one spectator count once."""
    users = {watcher.identity.user for there in table.watchers.values() for watcher in there}
    seats = {user: table.match.seats_of(user) for user in users}
    return Present(
        frozenset(seat for held in seats.values() for seat in held),
        sum(not held for held in seats.values()),
    )

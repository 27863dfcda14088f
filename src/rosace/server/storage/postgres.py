"""PostgreSQL: several servers share a database and notify each other."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from hashlib import blake2b
from threading import Event, Lock, Thread
from typing import Any

import psycopg
from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, text
from sqlalchemy.dialects.postgresql import insert

from rosace.server.storage.database import Announced, Database, Heard, shown, summary_upsert
from rosace.server.storage.errors import cause, failure
from rosace.server.storage.schema import tables
from rosace.server.storage.writer import Row

NOTIFY_CHANNEL = "rosace"
NOTE_CHANNEL = "rosace_notes"
LISTENER_POLL_S = 0.5  # seconds after which a listener checks whether to end
RECONNECT_DELAY_S = 1.0  # seconds between attempts to connect again

# Notice a dead server within half a minute.
CONNECT_OPTIONS: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
    "application_name": "rosace",
}

_log = logging.getLogger(__name__)


class Postgres(Database):
    is_shared = True
    insertion = staticmethod(insert)
    _upsert = summary_upsert(insert(tables))

    def __init__(self, url: URL):
        self.shown = shown(url)
        self._url = url.set(drivername="postgresql+psycopg")
        self._direct = url.render_as_string(hide_password=False)
        self._mark = secrets.token_urlsafe(6)  # marks our notifications, so that we can ignore them
        self._listener: _Listener | None = None
        self._claims = _Claims(self._direct)

    def engine(self, size: int) -> Engine:
        engine = create_engine(
            self._url,
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=CONNECT_OPTIONS,
        )
        event.listen(engine, "connect", _prepare)
        return engine

    def lock_schema(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _key("schema")})

    def _insert_entries(self, connection: Connection, rows: Sequence[Row]) -> None:
        names, numbers, entries = zip(*rows, strict=True)
        connection.exec_driver_sql(
            "INSERT INTO entries (table_id, seq, entry)"
            " SELECT * FROM unnest(%b::text[], %b::int4[], %b::bytea[])",
            (list(names), list(numbers), list(entries)),
        )
        last = dict(zip(names, numbers, strict=True))  # the rows are sorted
        notes = [f"{table}:{seq}:{self._mark}" for table, seq in last.items()]
        connection.exec_driver_sql(
            "SELECT count(pg_notify(%s, note)) FROM unnest(%b::text[]) AS note", (NOTIFY_CHANNEL, notes)
        )

    def announcement(self, note: str) -> Executable:
        return text("SELECT pg_notify(:channel, :note)").bindparams(channel=NOTE_CHANNEL, note=note)

    @property
    def hears_others(self) -> bool:
        return self._listener is None or self._listener.is_connected

    def listen(self, loop: asyncio.AbstractEventLoop, heard: Heard, announced: Announced | None) -> None:
        self._listener = _Listener(self._direct, self._mark, loop, heard, announced)

    def claim(self, table: str) -> bool:
        return self._claims.claim(_key(f"table {table}"))

    def release(self, table: str) -> None:
        self._claims.release(_key(f"table {table}"))

    def close(self) -> None:
        if self._listener is not None:
            self._listener.end()
        self._claims.close()


def _prepare(connection: psycopg.Connection[Any], _record: Any) -> None:
    connection.execute("SET synchronous_commit = on")
    connection.commit()


def _key(name: str) -> int:
    """The number of a lock in PostgreSQL."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), signed=True)


class _Claims:
    """Advisory locks of this session; PostgreSQL releases them when the session ends."""

    def __init__(self, url: str):
        self._url = url
        self._one_at_a_time = Lock()
        self._connection: psycopg.Connection[Any] | None = None
        self._held: set[int] = set()

    def claim(self, key: int) -> bool:
        with self._one_at_a_time:
            if key in self._held and self._ask("SELECT true"):  # PostgreSQL allows a second claim, we do not
                return True
            if self._ask("SELECT pg_try_advisory_lock(%s)", key):
                self._held.add(key)
        return key in self._held

    def release(self, key: int) -> None:
        with self._one_at_a_time:
            if key in self._held:
                self._ask("SELECT pg_advisory_unlock(%s)", key)
                self._held.discard(key)

    def close(self) -> None:
        with self._one_at_a_time:
            if self._connection is not None:
                self._connection.close()

    def _ask(self, question: str, *parameters: int) -> bool:
        try:
            if self._connection is None:
                self._connection = psycopg.connect(self._url, autocommit=True, **CONNECT_OPTIONS)
            (answer,) = self._connection.execute(question, parameters).fetchone() or (False,)
            return bool(answer)
        except psycopg.Error as error:
            if self._connection is not None:
                self._connection.close()
            self._connection = None
            self._held.clear()
            raise failure(error) from None


class _Listener(Thread):
    """Listens to other servers; reconnects by itself, and reports when notifications may be missing."""

    def __init__(
        self,
        url: str,
        mark: str,
        loop: asyncio.AbstractEventLoop,
        heard: Heard,
        announced: Announced | None,
    ):
        super().__init__(name="storage-listener", daemon=True)
        self._url = url
        self._mark = mark
        self._loop = loop
        self._heard = heard
        self._announced = announced
        self._ended = Event()
        self.is_connected = False
        self._breaks = 0  # how often the connection was lost
        self.start()

    def end(self) -> None:
        self._ended.set()
        self.join()

    def run(self) -> None:
        while not self._ended.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, **CONNECT_OPTIONS) as connection:
                    self._listen(connection)
            except psycopg.Error as error:
                self.is_connected = False
                self._breaks += 1
                _log.warning("not listening to the database: %s", cause(error))
                self._ended.wait(RECONNECT_DELAY_S)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
        connection.execute(f"LISTEN {NOTE_CHANNEL}")
        self._on_loop(self._connected, self._breaks)
        while not self._ended.is_set():
            notes = connection.notifies(
                timeout=LISTENER_POLL_S, stop_after=1
            )  # one notification, and those that came with it
            self._receive(list(notes))

    def _connected(self, breaks: int) -> None:
        """On the loop: nobody may take what is known for new before it is said that something is missing."""
        self.is_connected = breaks == self._breaks
        self._heard("", -1)  # earlier writes were not received

    def _receive(self, notes: Sequence[psycopg.Notify]) -> None:
        parts = [note.payload.split(":") for note in notes if note.channel == NOTIFY_CHANNEL]
        self._tell([(table, int(seq)) for table, seq, mark in parts if mark != self._mark])
        for note in notes:
            if note.channel == NOTE_CHANNEL and self._announced is not None:
                self._on_loop(self._announced, note.payload)

    def _tell(self, news: Sequence[tuple[str, int]]) -> None:
        if news:
            self._on_loop(self._pass_on, news)

    def _pass_on(self, news: Iterable[tuple[str, int]]) -> None:
        for table, seq in news:
            self._heard(table, seq)

    def _on_loop(self, what: Callable[[Any], None], argument: object) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(what, argument)

"""The database as the server sees it; nothing here blocks the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import URL, Connection, Executable, Insert, insert, make_url, or_, update
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from rosace.core.extras import install_hint
from rosace.server.storage import reading, schema
from rosace.server.storage.database import Announced, Database, Heard
from rosace.server.storage.errors import Conflict, StorageError, cause
from rosace.server.storage.migrations import migrate
from rosace.server.storage.schema import Ranked, StoredSettings, Summary, User
from rosace.server.storage.sqlite import SQLite
from rosace.server.storage.writer import Row, Write, Writer

READER_THREADS = 4  # threads, and connections

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Logs, lists and accounts. Created by `open`, used on one event loop, ended by `close`.

    Every method may raise StorageError if the database fails; later calls try again.
    """

    def __init__(self, database: Database):
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._writing = database.engine(1)
        self._reading = database.engine(READER_THREADS)
        self._readers = ThreadPoolExecutor(READER_THREADS, "storage-reader")
        self._writer = Writer(self._writing, database.store, self._loop)
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store at `sqlite:///path` or `postgresql://user:password@host/name`, created if necessary."""
        return cls(await asyncio.to_thread(_opened, url))

    async def close(self) -> None:
        """Complete pending writes, then close the database."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()
        self._writer.end()
        self._writing.dispose()  # the last connection to SQLite moves everything into the one file
        self._database.close()

    # Logs.

    def append(
        self, table: str, seq: int, entries: Sequence[bytes], summary: Summary | None = None
    ) -> asyncio.Future[None]:
        """Store entries as numbers seq, seq + 1, ... of a table's log, and the table's summary.

        On return all of it is durable. Conflict, and nothing stored, if one of the numbers is taken.
        After StorageError or a cancellation it may be stored or not: read the log again.
        """
        return self._write([(table, seq + i, entry) for i, entry in enumerate(entries)], summary)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The log of a table from number `since` on; empty if there is no such table."""
        return await self._read(reading.log, table, since)

    # Lists of tables.

    async def summary(self, table: str) -> Summary | None:
        return await self._read(reading.summary, table)

    async def lobby(
        self, game: str | None = None, status: str = "open", limit: int = 50, since: int = 0
    ) -> list[Summary]:
        """Public tables that wait for players, the newest first; or those being played, by their last move.

        `since` is a time in milliseconds: only tables that are younger, or have had a move since.
        """
        return await self._read(reading.lobby, game, status, limit, since)

    async def tables_of(self, user: str, limit: int = 100) -> list[Summary]:
        """Tables at which a user holds a seat, the last changed first."""
        return await self._read(reading.tables_of, user, limit)

    async def daily_of(self, day: str, user: str) -> str | None:
        """The table at which a user plays the game of a day."""
        return await self._read(reading.daily_of, day, user)

    async def first_entry_of_day(self, day: str) -> bytes | None:
        """The entry that opened the first table of a day's game."""
        return await self._read(reading.first_entry_of_day, day)

    async def days_finished_by(self, user: str, until: str) -> list[str]:
        """The days, up to one, whose game a user has finished within the day."""
        return await self._read(reading.days_finished_by, user, until)

    async def ranked(self, day: str, own: str | None = None, limit: int = 100) -> list[Ranked]:
        """The finished games of a day, the best first, and the table `own` if it is finished, too."""
        return await self._read(reading.ranked, day, limit, own)

    async def due(self, now: int) -> list[str]:
        """Tables being played whose deadline has passed, the longest overdue first."""
        return await self._read(reading.due, now)

    async def bots_due(self) -> list[str]:
        """Tables at which a computer player must decide."""
        return await self._read(reading.bots_due)

    # Accounts and secrets.

    async def add_user(self, user: str, name: str, password: str, created: int) -> bool:
        """Add an account; False if the id or the name, whatever its capitals, is taken."""
        row = {"id": user, "name": name, "folded": reading.folded(name)}
        return await self._add(insert(schema.users).values(**row, password=password, created=created))

    async def user(self, user: str) -> User | None:
        return await self._read(reading.user, user)

    async def user_named(self, name: str) -> User | None:
        """The account of a name, whatever its capitals."""
        return await self._read(reading.user_named, name)

    async def settings_of(self, user: str) -> StoredSettings | None:
        """The settings of an account; None if it has stored none."""
        return await self._read(reading.settings_of, user)

    async def store_settings(self, user: str, settings: StoredSettings) -> None:
        """Store the settings of an account, unless newer ones are stored."""
        users = schema.users
        is_newer = or_(users.c.settings_changed.is_(None), users.c.settings_changed < settings.changed)
        row = {"settings": settings.data, "settings_changed": settings.changed}
        await self._write((), other=update(users).where(users.c.id == user, is_newer).values(**row))

    async def secret(self, name: str) -> bytes:
        """32 random bytes, the same for every server of this database."""
        while (secret := await self._read(reading.secret, name)) is None:
            await self._add(insert(schema.secrets).values(name=name, value=secrets.token_bytes(32)))
        return secret

    # Other servers.

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use this database, too."""
        return self._database.is_shared

    def announce(self, note: str) -> asyncio.Future[None]:
        """Send a note to all servers of a shared database, this one included."""
        return self._write((), other=self._database.announcement(note))

    def listen(self, heard: Heard, announced: Announced | None = None) -> None:
        """Call `heard(table, last)` on the loop whenever another server has written up to that number.

        Notes that a server announces go to `announced`.

        `heard("", -1)` means that notifications may be missing: once at the start, and after the database
        could not be reached. With SQLite there is no other server. Call this at most once.
        """
        self._database.listen(self._loop, heard, announced)

    async def claim(self, table: str) -> bool:
        """Claim a table's computer players for this server, until `release` or its end; False if taken."""
        return await self._in_reader(self._database.claim, table)

    async def release(self, table: str) -> None:
        await self._in_reader(self._database.release, table)

    async def ping(self) -> None:
        """Return if the database answers."""
        await self._read(reading.ping)

    # Threads.

    def _write(
        self, entries: Sequence[Row], summary: Summary | None = None, other: Executable | None = None
    ) -> asyncio.Future[None]:
        done = self._loop.create_future()
        if self._closed:
            done.set_exception(_closed())
        else:
            self._writer.submit(Write(done, entries, summary, other))
        return done

    async def _add(self, row: Insert) -> bool:
        """Insert a row; False if its key exists."""
        try:
            await self._write((), other=row)
        except Conflict:
            return False
        return True

    async def _read(
        self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def asked() -> T:
            with self._reading.connect() as connection:
                return question(connection, *args, **kwargs)

        try:
            return await self._in_reader(asked)
        except SQLAlchemyError as error:
            raise StorageError(f"the database fails: {cause(error)}") from None

    async def _in_reader(self, work: Callable[..., T], *args: str) -> T:
        if self._closed:
            raise _closed()
        return await self._loop.run_in_executor(self._readers, work, *args)


def _closed() -> StorageError:
    return StorageError("the store is closed")


def _opened(url: str) -> Database:
    """Open the database of a URL, and migrate it."""
    database = _database(url)
    engine = database.engine(1)
    try:
        with engine.begin() as connection:
            database.lock_schema(connection)
            migrate(connection)
    except (SQLAlchemyError, StorageError) as error:
        database.close()
        raise StorageError(f"cannot open {database.shown}: {cause(error)}") from None
    finally:
        engine.dispose()
    return database


def _database(url: str) -> Database:
    try:
        parsed = make_url(url)
    except ArgumentError:  # its text may contain a password
        raise StorageError("the address of a database is not a URL") from None
    if parsed.drivername == "sqlite":
        return SQLite(parsed)
    if parsed.drivername == "postgresql":
        return _postgres(parsed)
    raise StorageError(
        f"a database is at sqlite:///path or postgresql://user:password@host/name, not {parsed.drivername}:"
    )


def _postgres(url: URL) -> Database:
    """PostgreSQL, whose driver is an extra."""
    try:
        from rosace.server.storage.postgres import Postgres
    except ImportError:
        raise StorageError(f"PostgreSQL needs psycopg: {install_hint('postgres')}") from None
    return Postgres(url)

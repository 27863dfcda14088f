"""The database as the server sees it; nothing here blocks the event loop."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Executable,
    Insert,
    and_,
    delete,
    exists,
    insert,
    literal,
    make_url,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from rosace.core.extras import install_hint
from rosace.server.names import skeleton
from rosace.server.storage import accounts, reading, removal, schema
from rosace.server.storage.database import Announced, Database, Heard, replacing
from rosace.server.storage.errors import Conflict, StorageError, failure
from rosace.server.storage.migrations import migrate
from rosace.server.storage.schema import (
    Aged,
    Listed,
    Practised,
    Ranked,
    StoredReview,
    StoredSession,
    StoredSettings,
    Summary,
    User,
)
from rosace.server.storage.sqlite import SQLite
from rosace.server.storage.writer import Row, Work, Write, Writer

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
        self._writer = Writer(
            self._writing, database.store, self._loop, database.store_entries, database.driver_errors
        )
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
        self,
        table: str,
        seq: int,
        entries: Sequence[bytes],
        summary: Summary | None = None,
        listed: Listed | None = None,
    ) -> asyncio.Future[None]:
        """Store entries as numbers seq, seq + 1, ... of a table's log, its summary and its row in the lobby.

        A summary never replaces one that was made from a longer log; the entries are stored all the same.
        On return all of it is durable. Conflict, and nothing stored, if one of the numbers is taken.
        After StorageError or a cancellation it may be stored or not: read the log again.
        """
        rows = [(table, seq + i, entry) for i, entry in enumerate(entries)]
        other = None if listed is None else insert(schema.lobby).values(**_listed(listed))
        return self._write(rows, summary, other)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The log of a table from number `since` on; empty if there is no such table."""
        return await self._read(reading.log, table, since)

    async def rewrite(self, table: str, seq: int, entry: bytes) -> None:
        """Replace an entry; only for what must be forgotten, and so that the log means the same."""
        place = (schema.entries.c.table_id == table, schema.entries.c.seq == seq)
        await self._write((), other=update(schema.entries).where(*place).values(entry=entry))

    # Games that can be read without their rules.

    async def tell(self, table: str, seq: int, record: bytes) -> None:
        """Store what a log of this length tells, unless that of a longer one is stored."""
        told = schema.tellings
        new = self._database.insertion(told).values(table_id=table, seq=seq, record=record)
        await self._write((), other=replacing(new, where=new.excluded.seq > told.c.seq))

    async def telling(self, table: str) -> tuple[int, bytes] | None:
        """What is told of a table, and the length of the log that it was told from."""
        return await self._read(reading.telling, table)

    async def length_told(self, table: str) -> int:
        """The length of the log that a table is told of; 0 if nothing is told."""
        return await self._read(reading.length_told, table)

    # Lists of tables.

    async def summary(self, table: str) -> Summary | None:
        return await self._read(reading.summary, table)

    async def lobby(
        self, now: int, game: str | None = None, limit: int = 50, skip: int = 0
    ) -> list[tuple[Summary, Listed]]:
        """Public tables that wait for players, as the lobby shows them at a time, each with its row there."""
        return await self._read(reading.lobby, now, game, limit, skip)

    async def watchable(
        self, since: int = 0, game: str | None = None, limit: int = 50, skip: int = 0
    ) -> list[Summary]:
        """Public tables that are being played, the last moved first, if there was a move since a time."""
        return await self._read(reading.watchable, since, game, limit, skip)

    async def listed(self, opener: str, some: Collection[str], now: int) -> tuple[int, set[str]]:
        """How many tables of an opener the lobby has, and which of some tables it has."""
        return await self._read(reading.listed, opener, some, now)

    async def which_are_listed(self, some: Collection[str], now: int) -> set[str]:
        """Which of some tables the lobby has."""
        return await self._read(reading.which_are_listed, list(some), now)

    async def put_listed(self, row: Listed) -> None:
        """Put a table into the lobby, or change its row there."""
        await self._write((), other=replacing(self._database.insertion(schema.lobby).values(**_listed(row))))

    async def see_listed(self, some: Collection[str], seen: int, until: int) -> None:
        """Somebody is at some tables of the lobby: it shows them until a later time."""
        if some:
            rows = schema.lobby
            there = update(rows).where(rows.c.table_id.in_(sorted(some)))
            await self._write((), other=there.values(seen=seen, until=until))

    async def remove_listed(self, some: Collection[str]) -> None:
        await self._write((), other=delete(schema.lobby).where(schema.lobby.c.table_id.in_(some)))

    async def clear_lobby(self, now: int) -> None:
        """Remove tables from the lobby that it does not show any more."""
        rows, tables = schema.lobby, schema.tables
        waits = exists().where(tables.c.id == rows.c.table_id, tables.c.status == "open")
        await self._write((), other=delete(rows).where(or_(rows.c.until <= now, ~waits)))

    async def tables_of(self, user: str, limit: int = 100, skip: int = 0) -> list[Summary]:
        """Tables at which a user holds a seat, the last changed first."""
        return await self._read(reading.tables_of, user, limit, skip)

    async def daily_of(self, day: str, user: str, played: Collection[str]) -> str | None:
        """The table at which a user plays a day's game, by rules that are `played`, or has finished it."""
        return await self._read(reading.daily_of, day, user, played)

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

    async def unfinished_rules(self) -> list[tuple[str, str]]:
        """The games, and versions of their rules, of tables that are open or played at."""
        return await self._read(reading.unfinished_rules)

    async def unfinished(self, game: str, rules: str) -> list[str]:
        """The tables, open or played at, of a version of a game's rules."""
        return await self._read(reading.unfinished, game, rules)

    async def lengths(self, after: str = "", limit: int = 1000) -> list[tuple[str, int, int]]:
        """Tables by their ids, those after `after`, each with the length of the log that its row was made
        from, and the length of the log now."""
        return await self._read(reading.lengths, after, limit)

    # What is not kept any longer.

    async def aged(
        self, status: str, before: int, after: tuple[int, str] = removal.START, *, limit: int = 200, now: int
    ) -> list[Aged]:
        """Tables without a change since a time, the oldest first; those after one, by `changed` and id."""
        return await self._read(removal.aged, status, before, after, limit, now)

    async def mark(self, some: Collection[str]) -> None:
        """Mark tables that are to be removed."""
        rows = [{"table_id": name} for name in sorted(some)]
        await self._write(
            (), other=self._database.insertion(schema.removals).values(rows).on_conflict_do_nothing()
        )

    async def unmark(self, some: Collection[str]) -> None:
        """Keep tables: they are in use."""
        await self._write((), other=removal.unmark(some))

    async def is_marked(self, table: str) -> bool:
        return await self._read(removal.is_marked, table)

    async def remove_tables(self, some: Collection[str]) -> set[str]:
        """Remove tables that are still marked, with their logs and reviews; which ones."""
        removed: set[str] = set()
        await self._write((), other=removal.remove_tables(some, removed))
        return removed

    async def guests_who_solved(
        self, before: int, after: str, limit: int = 200
    ) -> tuple[list[str], str | None]:
        """Guests who have solved nothing since a time, of those after an id; and the last looked at."""
        return await self._read(removal.idle_guests, schema.solved, before, after, limit)

    async def guests_who_practised(
        self, before: str, after: str, limit: int = 200
    ) -> tuple[list[str], str | None]:
        """The same of the puzzles of the days, since a day."""
        return await self._read(removal.idle_guests, schema.practised, before, after, limit)

    async def forget_solved(self, guests: Sequence[str]) -> None:
        await self._write((), other=removal.forget_practice(schema.solved, guests))

    async def forget_practised(self, guests: Sequence[str]) -> None:
        await self._write((), other=removal.forget_practice(schema.practised, guests))

    # Reviews.

    async def review(self, table: str, quality: str) -> StoredReview | None:
        """The review of a table, whatever its format and rules are."""
        return await self._read(reading.review, table, quality)

    async def store_review(self, review: StoredReview) -> None:
        """Store a review, in place of an earlier one of the same table and quality."""
        row = msgspec.structs.asdict(review)
        row["table_id"] = row.pop("table")
        new = self._database.insertion(schema.reviews).values(**row)
        await self._write((), other=replacing(new))

    # Practice.

    async def reviews_with_puzzles(
        self, user: str, game: str, limit: int = 20
    ) -> list[tuple[StoredReview, str | None]]:
        """The newest reviews, with puzzles in them, of a user's tables, each with the day of its table."""
        return await self._read(reading.reviews_with_puzzles, user, game, limit)

    async def practised(self, user: str, game: str, day: str) -> Practised | None:
        """How a user did with the puzzle of a day; None before the first try."""
        return await self._read(reading.practised, user, game, day)

    async def days_practised(self, user: str, game: str, until: str) -> list[str]:
        """The days, up to one, whose puzzle a user has solved."""
        return await self._read(reading.days_practised, user, game, until)

    async def solved(self, user: str, game: str) -> set[str]:
        """The names of what a user has solved."""
        return await self._read(reading.solved, user, game)

    async def store_practised(self, first: Practised) -> None:
        """Store a try at the puzzle of a day: a later one may solve it, but the first has the verdict."""
        row = msgspec.structs.asdict(first)
        row["user_id"] = row.pop("user")
        table = schema.practised
        new = self._database.insertion(table).values(**row)
        may_solve = and_(table.c.verdict != "shown", new.excluded.solved)
        await self._write(
            (),
            other=new.on_conflict_do_update(
                index_elements=list(table.primary_key.columns), set_={"solved": true()}, where=may_solve
            ),
        )

    async def store_solved(self, user: str, game: str, puzzle: str) -> None:
        row = {"user_id": user, "puzzle": puzzle, "game": game, "at": time.time_ns() // 1_000_000}
        new = self._database.insertion(schema.solved).values(**row)
        await self._write((), other=new.on_conflict_do_nothing())

    async def adopt_practice(self, guest: str, user: str) -> None:
        """Give a user who has signed in what was solved as a guest."""
        for table in (schema.practised, schema.solved):
            others = [column for column in table.columns if column.name != "user_id"]
            rows = select(literal(user), *others).where(table.c.user_id == guest)
            names = ["user_id", *(column.name for column in others)]
            new = self._database.insertion(table).from_select(names, rows)
            await self._write((), other=new.on_conflict_do_nothing())

    # Accounts and secrets.

    async def add_user(self, user: str, name: str, password: str, created: int) -> bool:
        """Add an account; False if the id is taken, or the name or one that looks like it."""
        form = await asyncio.to_thread(skeleton, name)
        row = {"id": user, "name": name, "folded": reading.folded(name), "skeleton": form}
        values = row | {"password": password, "created": created, "takes_cookies": False}
        return await self._add(insert(schema.users).values(**values))

    async def user(self, user: str) -> User | None:
        return await self._read(reading.user, user)

    async def user_named(self, name: str) -> User | None:
        """The account of a name, whatever its capitals."""
        return await self._read(reading.user_named, name)

    async def user_like(self, name: str) -> User | None:
        """The account of a name, or of one that looks like it."""
        return await self._read(reading.user_like, name)

    async def set_password(self, user: str, password: str) -> None:
        await self._write((), other=accounts.set_password(user, password))

    async def add_failure(self, user: str, now: int) -> None:
        """Count a wrong password."""
        await self._write((), other=accounts.add_failure(user, now))

    async def clear_failures(self, user: str) -> None:
        await self._write((), other=accounts.clear_failures(user))

    async def delete_user(self, user: str) -> None:
        """Delete an account; its id cannot be used again."""
        for change in accounts.delete_user(user):
            await self._write((), other=change)

    async def knows(self, user: str) -> bool:
        """Whether anything of a guest is stored."""
        return await self._read(accounts.knows, user)

    async def forget_guest(self, user: str, now: int) -> None:
        """Forget what a guest has practised; the id cannot be used again."""
        for change in accounts.forget_guest(user, now):
            with suppress(Conflict):  # the second time
                await self._write((), other=change)

    async def practice_of(self, user: str) -> dict[str, list[dict[str, Any]]]:
        """All that a user has solved and practised, by the table that has it."""
        return await self._read(accounts.practice_of, user)

    async def account_since(self, user: str) -> int | None:
        """When an id has become an account's, in milliseconds; also of a deleted one."""
        return await self._read(accounts.account_since, user)

    async def takes_cookies(self, user: str) -> bool:
        """Whether signed cookies of an account may begin sessions."""
        return await self._read(accounts.takes_cookies, user)

    # Sessions.

    async def session(self, key: str) -> StoredSession | None:
        """A session, which may have ended."""
        return await self._read(accounts.session, key)

    async def sessions_of(self, user: str, now: int) -> list[StoredSession]:
        """The sessions of an account, the last seen first."""
        return await self._read(accounts.sessions_of, user, now)

    async def ended_since(self, since: int) -> tuple[set[str], set[str]]:
        """The keys of sessions that have ended, and the accounts that were made, since a time."""
        return await self._read(accounts.ended_since, since)

    async def begin_session(self, session: StoredSession) -> None:
        """Conflict if there is one of this key. Expired ones are forgotten."""
        await self._write((), other=accounts.begin_session(session))
        await self._write((), other=accounts.forget_expired(session.seen))

    async def session_seen(self, key: str, seen: int, expires: int) -> None:
        await self._write((), other=accounts.session_seen(key, seen, expires))

    async def end_session(self, key: str, now: int) -> None:
        await self._write((), other=accounts.end_session(key, now))

    async def end_sessions(self, user: str, now: int, but: str) -> None:
        """End all but one; signed cookies begin no others."""
        await self._write((), other=accounts.void_cookies(user))
        await self._write((), other=accounts.end_sessions(user, now, but))

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

    # The game time.

    async def game_clock(self) -> tuple[int, int] | None:
        """The latest game time that a server has stored, and the time on the wall then."""
        return await self._read(reading.game_clock)

    async def store_game_clock(self, game: int, wall: int) -> None:
        """Store the game time, unless a later one is stored."""
        clock = schema.game_clock
        new = self._database.insertion(clock).values(id=0, game=game, wall=wall)
        await self._write((), other=replacing(new, where=new.excluded.game > clock.c.game))

    # Other servers.

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use this database, too."""
        return self._database.is_shared

    @property
    def hears_others(self) -> bool:
        """Whether `listen` would tell if another server wrote something now."""
        return self._database.hears_others

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

    async def probe(self) -> None:
        """Return if the database stores something, and answers; StorageError says why not."""
        await self._write((), other=_written_and_deleted)
        await self._read(reading.ping)

    # Threads.

    def _write(
        self, entries: Sequence[Row], summary: Summary | None = None, other: Executable | Work | None = None
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
            raise failure(error) from None

    async def _in_reader(self, work: Callable[..., T], *args: str) -> T:
        if self._closed:
            raise _closed()
        return await self._loop.run_in_executor(self._readers, work, *args)


def _listed(row: Listed) -> dict[str, str | int]:
    values = msgspec.structs.asdict(row)
    return {"table_id": values.pop("table"), **values}


def _written_and_deleted(connection: Connection) -> None:
    """A write that leaves nothing. Each has its own row, so that servers do not wait for each other."""
    probes, row = schema.probes, secrets.token_hex(8)
    connection.execute(insert(probes).values(id=row))
    connection.execute(delete(probes).where(probes.c.id == row))


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
        raise failure(error, f"cannot open {database.shown}") from None
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

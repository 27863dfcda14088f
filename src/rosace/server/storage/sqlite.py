"""SQLite: one file, one server."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import cache
from itertools import chain
from pathlib import Path
from sqlite3 import DatabaseError, IntegrityError
from threading import Event, Thread
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite import insert

from rosace.server.storage.database import Database, shown, summary_upsert
from rosace.server.storage.errors import StorageError, cause
from rosace.server.storage.schema import tables
from rosace.server.storage.writer import Row

MAX_ROWS_PER_STATEMENT = 256  # rows per statement
STATEMENT_ROW_STEP = 16  # rows; larger statements have a multiple of it
CHECKPOINT_ROWS = 8000  # rows, about as many pages: one that changes often is then written to the file once
CHECKPOINT_PAGES = 40_000  # pages after which the writer must do it, should it be late
PRAGMAS = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    f"wal_autocheckpoint = {CHECKPOINT_PAGES}",
)


class SQLite(Database):
    """A file for this process alone, guarded by a lock on another file beside it."""

    insertion = staticmethod(insert)
    driver_errors = (DatabaseError,)
    _upsert = summary_upsert(insert(tables))

    def __init__(self, url: URL):
        if not url.database or url.database == ":memory:":
            raise StorageError("SQLite needs the path of a file: sqlite:///path")
        self._url = url.set(drivername="sqlite+pysqlite")
        self.shown = shown(url)
        self._lock = _locked(Path(url.database))
        self._checkpointer = Checkpointer(url.database)

    def engine(self, size: int) -> Engine:
        engine = create_engine(self._url, pool_size=size, max_overflow=0, hide_parameters=True)
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine

    def lock_schema(self, connection: Connection) -> None:
        return None  # no other server uses the file

    def store_entries(self, connection: Connection, rows: Sequence[Row]) -> bool:
        """One statement is a transaction by itself: the interpreter is waited for once, not for each step.

        A taken number is left to `store`, so that there is one way to find and name a conflict.
        """
        if not 0 < len(rows) <= MAX_ROWS_PER_STATEMENT:
            return False
        raw = connection.connection.driver_connection
        assert raw is not None
        try:
            raw.execute(_insertion(len(rows)), tuple(chain.from_iterable(rows)))
            self._checkpointer.count(len(rows))
        except IntegrityError:
            return False
        return True

    def _insert_entries(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Insert in round numbers of rows and a rest, so that few different statements are prepared."""
        start = 0
        while left := len(rows) - start:
            size = (
                left
                if left < STATEMENT_ROW_STEP
                else min(MAX_ROWS_PER_STATEMENT, left - left % STATEMENT_ROW_STEP)
            )
            some = chain.from_iterable(rows[start : start + size])
            connection.exec_driver_sql(_insertion(size), tuple(some))
            start += size

    def close(self) -> None:
        self._checkpointer.end()
        os.close(self._lock)


class Checkpointer(Thread):
    """Moves what is in the log of SQLite to its file, while the writer goes on.

    By itself the writer would do it at the end of a transaction, and everybody would wait for thousands of
    pages and the disk.
    """

    def __init__(self, path: str):
        super().__init__(name="storage-checkpointer", daemon=True)
        self._path = path
        self._rows = 0
        self._wanted = Event()
        self._ended = False

    def count(self, rows: int) -> None:
        """The writer has written so many; it starts the thread when there is something to do."""
        self._rows += rows
        if self._rows >= CHECKPOINT_ROWS:
            self._rows = 0
            if self.ident is None:
                self.start()
            self._wanted.set()

    def end(self) -> None:
        self._ended = True
        self._wanted.set()
        if self.ident is not None:
            self.join()

    def run(self) -> None:
        with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            connection.execute("PRAGMA busy_timeout = 1000")
            while self._wanted.wait() and not self._ended:
                self._wanted.clear()
                with suppress(DatabaseError):  # then the next one does it, or the writer
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # nearly all, and nobody waits
                    connection.execute("PRAGMA wal_checkpoint(RESTART)")  # the rest: the log begins anew


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin explicitly, also for changes of the schema
    for setting in PRAGMAS:
        connection.execute(f"PRAGMA {setting}")


@cache
def _insertion(rows: int) -> str:
    return "INSERT INTO entries (table_id, seq, entry) VALUES " + ", ".join(["(?, ?, ?)"] * rows)


def _locked(path: Path) -> int:
    """An open file whose lock marks the database as in use, if the system has such locks."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # For its owner alone: it holds the secrets of running games, and the key that signs cookies.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StorageError(f"cannot open {path}: {cause(error)}") from None
    with suppress(ImportError):
        from fcntl import LOCK_EX, LOCK_NB, flock

        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except OSError:
            os.close(lock)
            raise StorageError(f"another server is using {path}") from None
    return lock

"""The common part of SQLite and PostgreSQL: storing a batch of writes."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from sqlalchemy import URL, Connection, Engine, Executable, bindparam, delete, insert, make_url, select
from sqlalchemy.dialects import postgresql, sqlite

from rosace.server.storage.schema import Summary, holders, tables
from rosace.server.storage.writer import Row, Write

Heard = Callable[[str, int], None]
Announced = Callable[[str], None]

_let_go = delete(holders).where(
    *(column == bindparam(f"old_{column.name}") for column in holders.primary_key.columns)
)


def shown(url: str | URL) -> str:
    """The URL of a database without its passwords."""
    parsed = make_url(url)
    harmless = {key: value for key, value in parsed.query.items() if "password" not in key}
    return parsed.set(query=harmless).render_as_string()


class Database(ABC):
    """A database as the store uses it."""

    shown: str  # its URL without passwords
    _upsert: Executable  # inserts or replaces rows of `tables`

    @abstractmethod
    def engine(self, size: int) -> Engine:
        """A pool of connections that commit durably."""

    @abstractmethod
    def lock_schema(self, connection: Connection) -> None:
        """Keep other servers from changing the schema until the end of the transaction."""

    @abstractmethod
    def _insert_entries(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Insert one or more rows in few statements, since every round trip is slow."""

    def store(self, connection: Connection, batch: Sequence[Write]) -> None:
        """Store a batch. All servers write rows in the same order, so that there are no deadlocks."""
        if rows := sorted(row for write in batch for row in write.entries):
            self._insert_entries(connection, rows)
        if latest := {write.summary.table: write.summary for write in batch if write.summary is not None}:
            self._write_summaries(connection, sorted(latest.values(), key=attrgetter("table")))
        for write in batch:
            if write.other is not None:
                connection.execute(write.other)

    def _write_summaries(self, connection: Connection, summaries: Sequence[Summary]) -> None:
        connection.execute(self._upsert, [_columns(summary) for summary in summaries])
        here = [summary.table for summary in summaries]
        asked = select(holders).where(holders.c.table_id.in_(here))
        old = {tuple(row) for row in connection.execute(asked)}
        new = {(summary.table, seat, user) for summary in summaries for seat, user in summary.holders}
        if gone := sorted(old - new):
            connection.execute(_let_go, _named("old_", gone))
        if come := sorted(new - old):
            connection.execute(insert(holders), _named("", come))

    # Several servers with one database. SQLite has one server.

    is_shared = False

    def announcement(self, note: str) -> Executable:
        """A statement that sends a note to all servers."""
        raise NotImplementedError

    def listen(self, loop: asyncio.AbstractEventLoop, heard: Heard, announced: Announced | None) -> None:
        """Call `heard` on the loop with a table and its last entry's number when another server has written.

        Notes of any server go to `announced`.

        `heard("", -1)` means that notifications may be missing.
        """
        return None

    def claim(self, table: str) -> bool:
        """Claim a table's computer players, until `release` or the end of this process; False if taken."""
        return True

    def release(self, table: str) -> None:
        return None

    @abstractmethod
    def close(self) -> None:
        """Close everything but the engines."""


def replacing(new: sqlite.Insert | postgresql.Insert) -> Executable:
    """An insertion into `tables` that replaces a row with the same id."""
    others = {column.name: new.excluded[column.name] for column in tables.columns if not column.primary_key}
    return new.on_conflict_do_update(index_elements=[tables.c.id], set_=others)


def _columns(summary: Summary) -> dict[str, Any]:
    names = [column.name for column in tables.columns]
    return {name: summary.table if name == "id" else getattr(summary, name) for name in names}


def _named(prefix: str, rows: Sequence[tuple[Any, ...]]) -> list[dict[str, Any]]:
    names = [prefix + column.name for column in holders.primary_key.columns]
    return [dict(zip(names, row, strict=True)) for row in rows]

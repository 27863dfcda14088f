"""The common part of SQLite and PostgreSQL: storing a batch of writes."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    Executable,
    Table,
    bindparam,
    delete,
    insert,
    make_url,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from rosace.server.storage.schema import Summary, holders, tables
from rosace.server.storage.writer import Row, Work, Write

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
    insertion: Callable[[Table], sqlite.Insert | postgresql.Insert]  # one that `replacing` takes
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
        if summaries := [write.summary for write in batch if write.summary is not None]:
            summaries.sort(key=attrgetter("table", "seq"))
            latest = {summary.table: summary for summary in summaries}
            self._write_summaries(connection, list(latest.values()))
        others = [write.other for write in batch if write.other is not None]
        for other in sorted(others, key=_place):
            if callable(other):
                other(connection)
            else:
                connection.execute(other)

    def _write_summaries(self, connection: Connection, summaries: Sequence[Summary]) -> None:
        """Write rows, but none over a row that was made from a longer log: that one and its holders stay."""
        connection.execute(self._upsert, [_columns(summary) for summary in summaries])
        seqs = {summary.table: summary.seq for summary in summaries}
        asked = (
            select(tables.c.id, tables.c.seq, holders.c.seat, holders.c.user_id)
            .outerjoin_from(tables, holders)
            .where(tables.c.id.in_(seqs))
        )
        rows = connection.execute(asked).all()  # the upsert has locked them, also those that it left alone
        replaced = {row.id for row in rows if row.seq == seqs[row.id]}
        written = [summary for summary in summaries if summary.table in replaced]
        held = (row for row in rows if row.id in replaced and row.seat is not None)
        old = {(row.id, row.seat, row.user_id) for row in held}
        new = {(summary.table, seat, user) for summary in written for seat, user in summary.holders}
        if gone := sorted(old - new):
            connection.execute(_let_go, _named("old_", gone))
        if come := sorted(new - old):
            connection.execute(insert(holders), _named("", come))

    def store_entries(self, connection: Connection, rows: Sequence[Row]) -> bool:
        """Store rows of `entries` alone, in their own transaction; False if that must be done by `store`."""
        return False

    driver_errors: tuple[type[Exception], ...] = ()  # that `store_entries` raises when the database fails

    # Several servers with one database. SQLite has one server.

    is_shared = False

    @property
    def hears_others(self) -> bool:
        """Whether `listen` tells of everything that other servers write, as long as it is called back."""
        return True

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


def replacing(new: sqlite.Insert | postgresql.Insert, where: ColumnElement[bool] | None = None) -> Executable:
    """An insertion that replaces a row with the same key, or does so only under a condition."""
    columns = list(new.table.columns)
    keys = [column for column in columns if column.primary_key]
    others = {column.name: new.excluded[column.name] for column in columns if not column.primary_key}
    return new.on_conflict_do_update(index_elements=keys, set_=others, where=where)


def summary_upsert(new: sqlite.Insert | postgresql.Insert) -> Executable:
    """An insertion into `tables` that replaces a row, unless that was made from a longer log.

    The database compares under the lock of the row, so that it holds for several servers, too.
    """
    return replacing(new, where=new.excluded.seq >= tables.c.seq)


def _place(other: Executable | Work) -> str:
    """Where something is in the common order of all servers: by the table that it changes."""
    return str(getattr(getattr(other, "table", None), "name", ""))


def _columns(summary: Summary) -> dict[str, Any]:
    names = [column.name for column in tables.columns]
    return {name: summary.table if name == "id" else getattr(summary, name) for name in names}


def _named(prefix: str, rows: Sequence[tuple[Any, ...]]) -> list[dict[str, Any]]:
    names = [prefix + column.name for column in holders.primary_key.columns]
    return [dict(zip(names, row, strict=True)) for row in rows]

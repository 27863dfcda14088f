"""The queries and changes that remove what is not kept any longer.

A table is marked before it is removed, and removed only while it is marked: a server that has it in memory
takes the mark away, and one that reads it does so first.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, Executable, Table, delete, exists, func, select, tuple_

from rosace.server.storage.schema import (
    Aged,
    entries,
    holders,
    lobby,
    practised,
    removals,
    reviews,
    solved,
    tables,
    tellings,
    users,
)
from rosace.server.storage.writer import Work

START = (0, "")  # before the oldest table


def aged(
    connection: Connection, status: str, before: int, after: tuple[int, str], limit: int, now: int
) -> list[Aged]:
    """Tables without a change since a time, the oldest first, those after one of them."""
    account = exists().where(
        holders.c.table_id == tables.c.id, users.c.id == holders.c.user_id, users.c.name != ""
    )
    shown = exists().where(lobby.c.table_id == tables.c.id, lobby.c.until > now)
    is_kept = shown if status == "open" else account
    place = tuple_(tables.c.changed, tables.c.id)
    asked = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed, is_kept)
        .where(tables.c.status == status, tables.c.changed < before, place > after)
        .order_by(tables.c.changed, tables.c.id)
        .limit(limit)
    )
    return [Aged(*row) for row in connection.execute(asked)]


def is_marked(connection: Connection, table: str) -> bool:
    return bool(connection.scalar(select(exists().where(removals.c.table_id == table))))


def unmark(some: Collection[str]) -> Executable:
    return delete(removals).where(removals.c.table_id.in_(sorted(some)))


def remove_tables(some: Collection[str], removed: set[str]) -> Work:
    """Remove those tables that are still marked, with all of theirs, and put their ids into `removed`."""

    def work(connection: Connection) -> None:
        marked = select(removals.c.table_id).where(removals.c.table_id.in_(sorted(some)))
        names = connection.scalars(marked.order_by(removals.c.table_id).with_for_update()).all()
        for table in (entries, tellings, reviews, holders, lobby):
            connection.execute(delete(table).where(table.c.table_id.in_(names)))
        connection.execute(delete(tables).where(tables.c.id.in_(names)))
        connection.execute(unmark(names))
        removed.update(names)

    return work


def idle_guests(
    connection: Connection, table: Table, before: int | str, after: str, limit: int
) -> tuple[list[str], str | None]:
    """Guests who have practised nothing since a time, by one of the two tables.

    Those are looked at whose id comes after one, so many at a time; also the last of them, if there are any.
    """
    when = solved.c.at if table is solved else practised.c.day
    asked = (
        select(table.c.user_id, func.max(when), exists().where(users.c.id == table.c.user_id))
        .where(table.c.user_id > after)
        .group_by(table.c.user_id)
        .order_by(table.c.user_id)
        .limit(limit)
    )
    rows = connection.execute(asked).all()
    idle = [user for user, last, has_account in rows if last < before and not has_account]
    return idle, rows[-1][0] if rows else None


def forget_practice(table: Table, guests: Sequence[str]) -> Executable:
    return delete(table).where(table.c.user_id.in_(guests))

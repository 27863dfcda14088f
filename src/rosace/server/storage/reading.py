"""The queries of the database, each a function of a connection."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Row, Select, exists, func, or_, select, text

from rosace.server.names import skeleton
from rosace.server.storage import schema
from rosace.server.storage.schema import (
    Listed,
    Practised,
    Ranked,
    StoredReview,
    StoredSettings,
    Summary,
    User,
    entries,
    holders,
    reviews,
    tables,
    users,
)


def ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


def log(connection: Connection, table: str, since: int) -> list[bytes]:
    """The entries of a table from number `since` on."""
    asked = select(entries.c.entry).where(entries.c.table_id == table, entries.c.seq >= since)
    return list(connection.scalars(asked.order_by(entries.c.seq)))


def summary(connection: Connection, table: str) -> Summary | None:
    summaries = _summaries(connection, select(tables).where(tables.c.id == table), tables.c.id)
    return summaries[0] if summaries else None


def lobby(
    connection: Connection, now: int, game: str | None, limit: int, skip: int
) -> list[tuple[Summary, Listed]]:
    """Open public tables at which someone sits, with their rows in the lobby, in its order."""
    listed = schema.lobby.c
    taken = exists().where(holders.c.table_id == listed.table_id)
    # A subquery, not a join: the lobby is read in its order, and only as far as the page.
    waits = exists().where(
        tables.c.id == listed.table_id, tables.c.status == "open", tables.c.visibility == "public"
    )
    if game is not None:
        waits = waits.where(tables.c.game == game)
    places = (listed.seen, listed.priority, listed.created, listed.table_id)
    chosen = select(schema.lobby).where(listed.until > now, waits, taken)
    chosen = chosen.order_by(*(place.desc() for place in places))
    rows = [Listed(*row) for row in connection.execute(chosen.limit(limit).offset(skip))]
    wanted = select(tables).where(tables.c.id.in_([row.table for row in rows]))
    found = {one.table: one for one in _summaries(connection, wanted, tables.c.changed)}
    return [(found[row.table], row) for row in rows if row.table in found]


def listed(connection: Connection, opener: str, some: Collection[str], now: int) -> tuple[int, set[str]]:
    """How many tables of an opener wait in the lobby, and which of some tables do."""
    rows = schema.lobby.c
    waiting = select(rows.table_id).join(tables, tables.c.id == rows.table_id)
    waiting = waiting.where(rows.until > now, tables.c.status == "open")
    own = connection.scalars(waiting.where(rows.opener == opener)).all()
    return len(own), set(connection.scalars(waiting.where(rows.table_id.in_(some)))) if some else set()


def which_are_listed(connection: Connection, some: Collection[str], now: int) -> set[str]:
    rows = schema.lobby.c
    return set(connection.scalars(select(rows.table_id).where(rows.table_id.in_(some), rows.until > now)))


def watchable(
    connection: Connection, since: int, game: str | None, limit: int, skip: int = 0
) -> list[Summary]:
    """Public tables that are being played, the last moved first; none without a move since a time."""
    chosen = select(tables).where(tables.c.visibility == "public", tables.c.status == "playing")
    chosen = chosen.where(tables.c.changed >= since, exists().where(holders.c.table_id == tables.c.id))
    if game is not None:
        chosen = chosen.where(tables.c.game == game)
    return _summaries(connection, chosen.limit(limit).offset(skip), tables.c.changed)


def tables_of(connection: Connection, user: str, limit: int, skip: int = 0) -> list[Summary]:
    holds = exists().where(holders.c.table_id == tables.c.id, holders.c.user_id == user)
    return _summaries(connection, select(tables).where(holds).limit(limit).offset(skip), tables.c.changed)


def daily_of(connection: Connection, day: str, user: str, played: Collection[str]) -> str | None:
    """A user's table for the game of a day; the first, if several devices opened one each.

    A game that is not finished must be of one of the rules that are `played`.
    """
    held = select(tables.c.id).join(holders).where(holders.c.user_id == user)  # fewer than those of a day
    asked = held.where(tables.c.day == day, or_(tables.c.points.is_not(None), tables.c.rules.in_(played)))
    return connection.scalar(asked.order_by(tables.c.created, tables.c.id).limit(1))


def first_entry_of_day(connection: Connection, day: str) -> bytes | None:
    """The first entry of the first table that was opened for the game of a day."""
    first = select(tables.c.id).where(tables.c.day == day).order_by(tables.c.created, tables.c.id).limit(1)
    asked = select(entries.c.entry).where(entries.c.table_id == first.scalar_subquery())
    return connection.scalar(asked.order_by(entries.c.seq).limit(1))


def days_finished_by(connection: Connection, user: str, until: str) -> list[str]:
    """The days, up to one, whose game a user has finished within the day."""
    held = select(tables.c.day).join(holders).where(holders.c.user_id == user)
    return list(connection.scalars(held.where(tables.c.day <= until, tables.c.points.is_not(None))))


def ranked(connection: Connection, day: str, limit: int, own: str | None) -> list[Ranked]:
    """The best games of a day, and the table `own`, whatever its rank."""
    margin, points = (tables.c.points - tables.c.target).desc(), tables.c.points.desc()
    rank = func.rank().over(order_by=[margin, points]).label("rank")
    place = func.row_number().over(order_by=[margin, points, tables.c.changed, tables.c.id]).label("place")
    row = (
        select(rank, tables.c.id, tables.c.points, tables.c.target, tables.c.data, place)
        .where(tables.c.day == day, tables.c.points.is_not(None))
        .subquery()
    )
    asked = select(row).where(or_(row.c.place <= limit, row.c.id == own)).order_by(row.c.place)
    return [Ranked(*columns[:-1]) for columns in connection.execute(asked)]


def due(connection: Connection, now: int) -> list[str]:
    """Tables with a seat whose time has run out, the longest overdue first."""
    late = select(tables.c.id).where(tables.c.deadline <= now, tables.c.status == "playing")
    return list(connection.scalars(late.order_by(tables.c.deadline)))


def bots_due(connection: Connection) -> list[str]:
    return list(connection.scalars(select(tables.c.id).where(schema.bot_due)))


def unfinished_rules(connection: Connection) -> list[tuple[str, str]]:
    """The games, and versions of their rules, of tables that are open or played at."""
    asked = select(tables.c.game, tables.c.rules).where(tables.c.status != "over").distinct()
    return [(row.game, row.rules) for row in connection.execute(asked)]


def unfinished(connection: Connection, game: str, rules: str) -> list[str]:
    asked = select(tables.c.id).where(tables.c.status != "over", tables.c.game == game)
    return list(connection.scalars(asked.where(tables.c.rules == rules).order_by(tables.c.id)))


def telling(connection: Connection, table: str) -> tuple[int, bytes] | None:
    told = schema.tellings.c
    row = connection.execute(select(told.seq, told.record).where(told.table_id == table)).one_or_none()
    return (row.seq, row.record) if row else None


def length_told(connection: Connection, table: str) -> int:
    told = schema.tellings.c
    return connection.scalar(select(told.seq).where(told.table_id == table)) or 0


def lengths(connection: Connection, after: str, limit: int) -> list[tuple[str, int, int]]:
    """Tables by their ids, those after one: what the row says of the length of the log, and the length."""
    length = select(func.max(entries.c.seq) + 1).where(entries.c.table_id == tables.c.id).scalar_subquery()
    asked = select(tables.c.id, tables.c.seq, func.coalesce(length, 0)).where(tables.c.id > after)
    rows = connection.execute(asked.order_by(tables.c.id).limit(limit))
    return [(name, seq, now) for name, seq, now in rows]


def game_clock(connection: Connection) -> tuple[int, int] | None:
    row = connection.execute(select(schema.game_clock.c.game, schema.game_clock.c.wall)).one_or_none()
    return (row.game, row.wall) if row else None


def review(connection: Connection, table: str, quality: str) -> StoredReview | None:
    asked = select(reviews).where(reviews.c.table_id == table, reviews.c.quality == quality)
    row = connection.execute(asked).one_or_none()
    return StoredReview(*row) if row else None


def reviews_with_puzzles(
    connection: Connection, user: str, game: str, limit: int
) -> list[tuple[StoredReview, str | None]]:
    """The newest reviews, with puzzles in them, of a user's tables, each with the day of its table."""
    asked = (
        select(reviews, tables.c.day)
        .join(tables, tables.c.id == reviews.c.table_id)
        .where(exists().where(holders.c.table_id == reviews.c.table_id, holders.c.user_id == user))
        .where(reviews.c.game == game, schema.has_puzzles)
        .order_by(reviews.c.created.desc(), reviews.c.table_id)
        .limit(limit)
    )
    return [(StoredReview(*row[:-1]), row.day) for row in connection.execute(asked)]


def practised(connection: Connection, user: str, game: str, day: str) -> Practised | None:
    table = schema.practised
    asked = select(table).where(table.c.user_id == user, table.c.game == game, table.c.day == day)
    row = connection.execute(asked).one_or_none()
    return Practised(*row) if row else None


def days_practised(connection: Connection, user: str, game: str, until: str) -> list[str]:
    """The days, up to one, whose puzzle a user has solved."""
    table = schema.practised
    asked = select(table.c.day).where(table.c.user_id == user, table.c.game == game, table.c.solved)
    return list(connection.scalars(asked.where(table.c.day <= until)))


def solved(connection: Connection, user: str, game: str) -> set[str]:
    table = schema.solved
    asked = select(table.c.puzzle).where(table.c.user_id == user, table.c.game == game)
    return set(connection.scalars(asked))


def secret(connection: Connection, name: str) -> bytes | None:
    return connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name))


def user_named(connection: Connection, name: str) -> User | None:
    return _user(connection, users.c.folded == folded(name))


def user_like(connection: Connection, name: str) -> User | None:
    """The account whose name is the same as this one or looks alike, the former first."""
    return user_named(connection, name) or _user(connection, users.c.skeleton == skeleton(name))


def user(connection: Connection, user: str) -> User | None:
    return _user(connection, users.c.id == user)


def settings_of(connection: Connection, user: str) -> StoredSettings | None:
    asked = select(users.c.settings_changed, users.c.settings).where(
        users.c.id == user, users.c.settings.is_not(None)
    )
    row = connection.execute(asked).one_or_none()
    return StoredSettings(*row) if row else None


def folded(name: str) -> str:
    """The form in which names are compared: names that differ only in capitals are equal."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _user(connection: Connection, which: ColumnElement[bool]) -> User | None:
    rows = connection.execute(
        select(
            *(users.c.id, users.c.name, users.c.password, users.c.created, users.c.failures, users.c.failed)
        ).where(which)
    )
    row = rows.one_or_none()
    return User(*row) if row else None


def _summaries(connection: Connection, chosen: Select[Any], newest: Column[Any]) -> list[Summary]:
    """The chosen rows of `tables`, the newest first, with their holders, in one statement."""
    row = chosen.order_by(newest.desc(), tables.c.id).subquery()
    asked = (
        select(row, holders.c.seat, holders.c.user_id)
        .outerjoin_from(row, holders, holders.c.table_id == row.c.id)
        .order_by(row.c[newest.name].desc(), row.c.id, holders.c.seat, holders.c.user_id)
    )
    by_table = groupby(connection.execute(asked), key=attrgetter("id"))
    return [_summary(list(rows)) for _, rows in by_table]


def _summary(rows: Sequence[Row[Any]]) -> Summary:
    """One table from its rows: one per holder, or one without a holder."""
    row = rows[0]
    held = tuple((one.seat, one.user_id) for one in rows if one.seat is not None)
    return Summary(
        *(row.id, row.game, row.status, row.visibility, row.created, row.changed),
        *(row.deadline, row.bot_due, held, row.data),
        day=row.day,
        points=row.points,
        target=row.target,
        seq=row.seq,
        rules=row.rules,
    )

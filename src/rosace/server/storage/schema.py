"""The tables of the database, and their rows as dataclasses. `migrations/` creates and changes them.

The key of a log entry is its table and its number; `tables` and `holders` are derived from logs.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    true,
)


class Summary(msgspec.Struct, frozen=True):
    """A table as lists show it. Times are milliseconds since 1970."""

    table: str
    game: str
    status: str  # open, playing, over
    visibility: str  # private, link, public
    created: int
    changed: int
    deadline: int | None  # when the time of the seat to move runs out
    bot_due: bool  # a computer player must decide now
    holders: tuple[tuple[int, str], ...]  # (seat, user), ascending; several users may hold a seat
    data: bytes  # JSON
    day: str | None = None  # of a game of the day, such as 2026-11-15
    points: int | None = None  # of a game of the day that was finished within the day
    target: int | None = None  # the target of the points
    seq: int = 0  # the length of the log that the row was made from
    rules: str = ""  # the version with which the log can be read


class Listed(msgspec.Struct, frozen=True):
    """An open public table in the lobby, which shows it until a time; those of the highest `seen` first."""

    table: str
    opener: str
    seen: int  # when somebody with a seat was there, roughly
    priority: int  # 0 for the first table that someone has open, -1 for the second and so on
    created: int
    until: int


class Aged(msgspec.Struct, frozen=True):
    """A table without a change for long.

    `is_kept` if an account has played there, or plays; if the game has not begun, if the lobby has it.
    """

    table: str
    game: str
    status: str
    changed: int
    is_kept: bool


class Ranked(msgspec.Struct, frozen=True):
    """A finished game of a day with its rank."""

    rank: int  # equal games share one
    table: str
    points: int
    target: int
    data: bytes  # JSON, as in a Summary


class User(msgspec.Struct, frozen=True):
    """An account; `password` is a hash."""

    user: str
    name: str
    password: str
    created: int
    failures: int = 0  # wrong passwords since the last right one
    failed: int = 0  # when the last one was given


class StoredSession(msgspec.Struct):
    """A session of an account. Its key is a hash; `ended` is when, if it has ended before it expires."""

    key: str
    user: str
    created: int
    seen: int
    expires: int
    ended: int | None = None
    browser: str = ""
    system: str = ""
    name: str = ""  # of the account


class StoredSettings(msgspec.Struct, frozen=True):
    """The settings of an account, for its user's devices; `changed` is when the user last changed one."""

    changed: int
    data: bytes  # JSON


class StoredReview(msgspec.Struct, frozen=True):
    """The review of a game, by its table and quality."""

    table: str
    quality: str
    game: str
    rules: str  # the version that reviewed it
    format: int  # of the document
    puzzles: int  # how many there are in it
    created: int
    document: bytes  # JSON


class Practised(msgspec.Struct, frozen=True):
    """How a user did with the puzzle of a day.

    `verdict` is that of the first try, or "shown" if the user looked at the solution first. `solved` is
    whether the solution was found on the day without having been shown.
    """

    user: str
    game: str
    day: str
    solved: bool
    verdict: str


metadata = MetaData()

# No foreign key to `tables`: the look-up would cost more than the entry.
# Without row ids an entry is written to one page, not to two.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("bot_due", Boolean, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("day", Text),
    Column("points", Integer),
    Column("target", Integer),
    Column("seq", Integer, nullable=False),
    Column("rules", Text, nullable=False),
)
Index("tables_age", tables.c.status, tables.c.changed, tables.c.id)
Index("tables_watched", tables.c.visibility, tables.c.status, tables.c.changed)
has_deadline = tables.c.deadline.is_not(None)
Index("tables_deadline", tables.c.deadline, sqlite_where=has_deadline, postgresql_where=has_deadline)
has_day = tables.c.day.is_not(None)
Index("tables_day", tables.c.day, sqlite_where=has_day, postgresql_where=has_day)
bot_due = tables.c.bot_due.is_(true())
Index("tables_bot_due", tables.c.id, sqlite_where=bot_due, postgresql_where=bot_due)

holders = Table(
    "holders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, primary_key=True),
    Index("holders_user", "user_id"),
    sqlite_with_rowid=False,
)

# Games as they can be read without their rules: records, compressed, of logs of the length `seq`.
tellings = Table(
    "tellings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("record", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The public tables that wait for players, for the lobby: derived, too, and short.
lobby = Table(
    "lobby",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("opener", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("priority", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("lobby_order", "seen", "priority", "created", "table_id"),
    Index("lobby_opener", "opener"),
)

# Tables that are about to be removed. A server that uses one takes it out again.
removals = Table("removals", metadata, Column("table_id", Text, primary_key=True))

game_clock = Table(  # one row
    "game_clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("game", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
)

probes = Table("probes", metadata, Column("id", Text, primary_key=True))  # always empty

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("settings", LargeBinary),
    Column("settings_changed", BigInteger),
    Column("skeleton", Text),  # None if an older account looks alike
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("failed", BigInteger, nullable=False, server_default="0"),
    Column("takes_cookies", Boolean, nullable=False, server_default=true()),  # signed ones, of version 0.1
    Index("users_created", "created"),
)
Index("users_skeleton", users.c.skeleton, unique=True)

sessions = Table(
    "sessions",
    metadata,
    Column("key", Text, primary_key=True),
    Column("user_id", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("browser", Text, nullable=False),
    Column("system", Text, nullable=False),
    Index("sessions_user", "user_id"),
    Index("sessions_expires", "expires"),
)
has_ended = sessions.c.ended.is_not(None)
Index("sessions_ended", sessions.c.ended, sqlite_where=has_ended, postgresql_where=has_ended)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("quality", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("format", Integer, nullable=False),
    Column("puzzles", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("document", LargeBinary, nullable=False),
)
has_puzzles = reviews.c.puzzles > 0
Index(
    "reviews_puzzles", reviews.c.game, reviews.c.created,
    sqlite_where=has_puzzles, postgresql_where=has_puzzles,
)  # fmt: skip

# What a user has solved: the name of a puzzle, or a position of a reviewed game.
solved = Table(
    "solved",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),  # when
    sqlite_with_rowid=False,
)

practised = Table(
    "practised",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("verdict", Text, nullable=False),
    sqlite_with_rowid=False,
)

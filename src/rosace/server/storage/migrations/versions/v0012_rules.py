"""The row of a table says by which rules its log can be read, and `tellings` what was played, without rules.

Games of before are told when they are next left alone by a server that has their rules.
"""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

PAGE_ROWS = 1000


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "tellings",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sqlite_with_rowid=False,
    )
    _fill()


class _Opened(msgspec.Struct):
    """The part of a first entry that says by which rules it is."""

    rules: str = ""


def _fill() -> None:
    tables = sa.table("tables", sa.column("id"), sa.column("rules"))
    entries = sa.table("entries", sa.column("table_id"), sa.column("seq"), sa.column("entry"))
    change = sa.update(tables).where(tables.c.id == sa.bindparam("table")).values(rules=sa.bindparam("found"))
    first = sa.select(entries.c.table_id, entries.c.entry).where(entries.c.seq == 0)
    connection, last = op.get_bind(), ""
    while page := connection.execute(
        first.where(entries.c.table_id > last).order_by(entries.c.table_id).limit(PAGE_ROWS)
    ).all():
        last = page[-1].table_id
        connection.execute(change, [{"table": row.table_id, "found": _rules(row.entry)} for row in page])


def _rules(entry: bytes) -> str:
    try:
        return msgspec.json.decode(entry, type=_Opened).rules
    except msgspec.DecodeError:  # damaged: it cannot be read by any rules
        return ""

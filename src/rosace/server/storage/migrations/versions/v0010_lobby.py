"""The lobby: who opened a table, when someone with a seat was there, until when it is shown.

Tables that are open now are shown for another day. `probes` is for checks that something can be stored.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

DAY_MS = 24 * 3600 * 1000


def upgrade() -> None:
    op.create_table("probes", sa.Column("id", sa.Text(), primary_key=True))
    lobby = op.create_table(
        "lobby",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("opener", sa.Text(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("priority", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_index("lobby_order", "lobby", ["seen", "priority", "created", "table_id"])
    op.create_index("lobby_opener", "lobby", ["opener"])
    tables = sa.table(
        "tables", *(sa.column(name) for name in ("id", "visibility", "status", "created", "changed"))
    )
    holders = sa.table("holders", sa.column("table_id"), sa.column("user_id"))
    # Who opened it is not in its row: whoever has a seat stands for them.
    opener = sa.select(sa.func.min(holders.c.user_id)).where(holders.c.table_id == tables.c.id)
    open_tables = sa.select(
        *(tables.c.id, opener.scalar_subquery(), tables.c.changed, sa.literal(0), tables.c.created),
        sa.literal(time.time_ns() // 1_000_000 + DAY_MS, sa.BigInteger()),
    ).where(
        tables.c.visibility == "public",
        tables.c.status == "open",
        sa.exists().where(holders.c.table_id == tables.c.id),
    )
    names = ["table_id", "opener", "seen", "priority", "created", "until"]
    op.get_bind().execute(lobby.insert().from_select(names, open_tables))
    op.drop_index("tables_lobby", "tables")
    op.create_index("tables_age", "tables", ["status", "changed", "id"])

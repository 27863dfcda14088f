"""What is kept for how long: tables that are to be removed, and when a position was solved.

Positions that are solved already count as solved today.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table("removals", sa.Column("table_id", sa.Text(), primary_key=True))
    op.add_column("solved", sa.Column("at", sa.BigInteger(), nullable=False, server_default="0"))
    solved = sa.table("solved", sa.column("at"))
    op.get_bind().execute(sa.update(solved).values(at=time.time_ns() // 1_000_000))

"""The game of the day: which tables are for one, and how their games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.Text()))
    op.add_column("tables", sa.Column("points", sa.Integer()))
    op.add_column("tables", sa.Column("target", sa.Integer()))
    has_day = sa.text("day IS NOT NULL")
    op.create_index("tables_day", "tables", ["day"], sqlite_where=has_day, postgresql_where=has_day)

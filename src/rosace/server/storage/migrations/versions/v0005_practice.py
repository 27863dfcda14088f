"""Which positions users have solved."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "solved",
        sa.Column("user_id", sa.Text(), primary_key=True),
        sa.Column("puzzle", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )

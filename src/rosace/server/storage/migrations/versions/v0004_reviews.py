"""Reviews of games, and how users solved the puzzles of the days."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("quality", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("puzzles", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
    )
    has_puzzles = sa.text("puzzles > 0")
    op.create_index(
        "reviews_puzzles",
        "reviews",
        ["game", "created"],
        sqlite_where=has_puzzles,
        postgresql_where=has_puzzles,
    )
    op.create_table(
        "practised",
        sa.Column("user_id", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("day", sa.Text(), primary_key=True),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("verdict", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )

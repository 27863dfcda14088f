"""Sessions of accounts, and failed attempts to sign in."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("key", sa.Text(), primary_key=True),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
    )
    op.create_index("sessions_user", "sessions", ["user_id"])
    op.create_index("sessions_expires", "sessions", ["expires"])
    has_ended = sa.text("ended IS NOT NULL")
    op.create_index(
        "sessions_ended", "sessions", ["ended"], sqlite_where=has_ended, postgresql_where=has_ended
    )
    op.create_index("users_created", "users", ["created"])
    op.add_column("users", sa.Column("failures", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("users", sa.Column("failed", sa.BigInteger(), nullable=False, server_default="0"))
    # The cookies of accounts from before stay valid until they expire.
    op.add_column("users", sa.Column("takes_cookies", sa.Boolean(), nullable=False, server_default=sa.true()))

"""The settings of an account, which its user's devices share; public games by their last move."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("users", sa.Column("settings", sa.LargeBinary()))
    op.add_column("users", sa.Column("settings_changed", sa.BigInteger()))
    op.create_index("tables_watched", "tables", ["visibility", "status", "changed"])

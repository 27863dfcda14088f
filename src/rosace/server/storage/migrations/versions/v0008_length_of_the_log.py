"""The row of a table says how long the log was that it was made from: it never replaces a newer one.

Earlier rows do not say it. They count as older than their logs, and are made again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seq", sa.Integer(), nullable=False, server_default="0"))

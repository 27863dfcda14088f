"""How the names of accounts look, so that no new name looks like another's."""

import sqlalchemy as sa
from alembic import op

from rosace.server.names import skeleton

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("users", sa.Column("skeleton", sa.Text()))
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("created"), sa.column("skeleton"))
    connection = op.get_bind()
    taken: set[str] = set()
    # Of accounts that look alike already, all keep their names, and the oldest has the skeleton.
    for user, name in connection.execute(sa.select(users.c.id, users.c.name).order_by(users.c.created)).all():
        if (form := skeleton(name)) not in taken:
            taken.add(form)
            connection.execute(sa.update(users).where(users.c.id == user).values(skeleton=form))
    op.create_index("users_skeleton", "users", ["skeleton"], unique=True)

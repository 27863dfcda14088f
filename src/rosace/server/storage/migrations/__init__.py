"""Migrations of the database to the form of `schema`, one module in `versions/` per change."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, inspect, text

from rosace.server.storage.errors import StorageError

HERE = Path(__file__).parent

_alembic = Lock()  # Alembic's context is global in the process


def migrate(connection: Connection) -> None:
    """Migrate a database, an empty one too, within the connection's transaction."""
    if _version(connection) == newest():
        return  # importing Alembic takes as long as all of SQLAlchemy: skip it if nothing is to do
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        with _alembic:
            command.upgrade(config, "head")
    except CommandError:
        raise StorageError("the database was made by a newer Rosace") from None


def newest() -> str:
    """The number of the newest migration, from the names of the modules."""
    return max(path.name[1:5] for path in (HERE / "versions").glob("v*.py"))


def _version(connection: Connection) -> str | None:
    """The number of a database's last migration, as stored by Alembic."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(text("SELECT version_num FROM alembic_version"))

"""How a database is brought to the form of `schema`, one module in `versions/` for each change of it."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, inspect, text

from rosace.server.storage.errors import StorageError

HERE = Path(__file__).parent

_alembic = Lock()  # its context is a global of the process


def migrate(connection: Connection) -> None:
    """Bring a database up to date, an empty one too, within the connection's transaction."""
    if _version(connection) == newest():
        return  # Alembic takes as long to import as all of SQLAlchemy: leave it out of usual starts
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
    """The number of the last change there is, by the names of the modules."""
    return max(path.name[1:5] for path in (HERE / "versions").glob("v*.py"))


def _version(connection: Connection) -> str | None:
    """The number of the last change a database has had, as Alembic keeps it there."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(text("SELECT version_num FROM alembic_version"))

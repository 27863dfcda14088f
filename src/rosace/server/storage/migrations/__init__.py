"""How a database is brought to the form of `schema`, one module in `versions/` for each change of it."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from rosace.server.storage.errors import StorageError

_alembic = Lock()  # its context is a global of the process


def migrate(connection: Connection) -> None:
    """Bring a database up to date, an empty one too, within the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        with _alembic:
            command.upgrade(config, "head")
    except CommandError:
        raise StorageError("the database was made by a newer Rosace") from None

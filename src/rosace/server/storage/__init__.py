"""Where tables are kept: their logs, the lists made of them, and accounts, in SQLite or PostgreSQL."""

from rosace.server.storage.database import shown
from rosace.server.storage.errors import Conflict, StorageError
from rosace.server.storage.schema import Summary, User
from rosace.server.storage.store import Store

__all__ = ["Conflict", "StorageError", "Store", "Summary", "User", "shown"]

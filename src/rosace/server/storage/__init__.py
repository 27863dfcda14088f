"""Storage: logs of tables, lists made from them, and accounts, in SQLite or PostgreSQL."""

from rosace.server.storage.database import shown
from rosace.server.storage.errors import Conflict, StorageError
from rosace.server.storage.schema import (
    Aged,
    Listed,
    Practised,
    Ranked,
    StoredReview,
    StoredSession,
    StoredSettings,
    Summary,
    User,
)
from rosace.server.storage.store import Store

__all__ = [
    "Aged",
    "Conflict",
    "Listed",
    "Practised",
    "Ranked",
    "StorageError",
    "Store",
    "StoredReview",
    "StoredSession",
    "StoredSettings",
    "Summary",
    "User",
    "shown",
]

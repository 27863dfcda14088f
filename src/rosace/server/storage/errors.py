"""What can go wrong with a database, and the one line that says it."""

from __future__ import annotations

from rosace.core.errors import RosaceError


class StorageError(RosaceError):
    """The database cannot be used, or failed: what was being written may be stored or not."""


class Conflict(RosaceError):
    """Something is stored there already; nothing was written."""


def cause(error: BaseException) -> str:
    """The first line of what a driver said, without the statement and its parameters."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__

"""Errors of a database, each as one line."""

from __future__ import annotations

from rosace.core.errors import RosaceError


class StorageError(RosaceError):
    """The database is unusable or failed; a pending write may be stored or not."""


class Conflict(RosaceError):
    """An entry of this number is already stored; nothing was written."""


def cause(error: BaseException) -> str:
    """The first line of a driver's error, without the statement and its parameters."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    text = str(getattr(error, "orig", None) or error).strip()
    return text.splitlines()[0] if text else type(error).__name__

"""Errors of a database, each as one line."""

from __future__ import annotations

from rosace.core.errors import RosaceError

# Why a database fails, by the first two parts of an error's name in SQLite, and by SQLSTATE in PostgreSQL.
REASONS_OF_SQLITE = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "disk",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_CANTOPEN": "unreachable",
}
REASONS_OF_POSTGRES = {
    "53100": "disk-full",
    "58030": "disk",
    "55P03": "locked",
    "25006": "read-only",
    "XX001": "damaged",
    "XX002": "damaged",
    "57P01": "unreachable",
    "57P02": "unreachable",
    "57P03": "unreachable",
}
UNKNOWN_REASON = "failed"


class StorageError(RosaceError):
    """The database is unusable or failed; a pending write may be stored or not. `reason` is a code."""

    def __init__(self, message: str = "", reason: str = UNKNOWN_REASON):
        super().__init__(message)
        self.reason = reason


class Conflict(RosaceError):
    """An entry of this number is already stored; nothing was written."""


def cause(error: BaseException) -> str:
    """The first line of a driver's error, without the statement and its parameters."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    text = str(getattr(error, "orig", None) or error).strip()
    return text.splitlines()[0] if text else type(error).__name__


def failure(error: BaseException, what: str = "the database fails") -> StorageError:
    """A driver's error as ours."""
    return StorageError(f"{what}: {cause(error)}", reason_of(error))


def reason_of(error: BaseException) -> str:
    """A code for why a database fails, from a driver's error."""
    original = getattr(error, "orig", None) or error
    if name := getattr(original, "sqlite_errorname", None):
        return REASONS_OF_SQLITE.get("_".join(name.split("_")[:2]), UNKNOWN_REASON)
    if not hasattr(original, "sqlstate"):
        return UNKNOWN_REASON
    state = original.sqlstate
    if state is None or state.startswith("08"):  # no answer of a server at all, or about the connection
        return "unreachable"
    return REASONS_OF_POSTGRES.get(state, UNKNOWN_REASON)

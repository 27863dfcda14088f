"""What is said where an optional package is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rosace.core.errors import RosaceError


class MissingExtra(RosaceError, ImportError):
    """A package that is needed here and is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import in this what comes with the extra of that name."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "rosace":
            raise
        how = f"pip install '.[{name}]' where the source is"
        raise MissingExtra(f"{error.name} is not installed: {how}") from None

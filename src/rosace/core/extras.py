"""What is said where a package is missing that only some need: one sentence, with the command that helps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rosace.core.errors import RosaceError


class MissingExtra(RosaceError, ImportError):
    """A package that is needed here and is not installed."""


def install_hint(name: str) -> str:
    """How to install an extra.

    >>> install_hint("ray")
    "pip install 'rosace[ray]', or in a checkout: .venv/bin/pip install -e '.[ray]'"
    """
    return f"pip install 'rosace[{name}]', or in a checkout: .venv/bin/pip install -e '.[{name}]'"


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import in this what comes with the extra of that name."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "rosace":
            raise
        raise MissingExtra(f"{error.name} is not installed: {install_hint(name)}") from None

"""Errors as one line on stderr. Imports nothing slow, so that `rosace --version` is fast."""

from __future__ import annotations

import sys
from contextlib import suppress


def print_error(text: str) -> None:
    """Print one line on stderr, if it exists."""
    from rosace.i18n import printable

    if sys.stderr is not None:
        with suppress(OSError):
            print("rosace:", printable(" ".join(text.split())), file=sys.stderr)

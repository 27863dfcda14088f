"""Errors as one line on stderr. Imports nothing that takes time: the command says its version at once."""

from __future__ import annotations

import sys
from contextlib import suppress


def complain(text: str) -> None:
    """Say one line on stderr, if there is one."""
    from rosace.i18n import printable

    if sys.stderr is not None:
        with suppress(OSError):
            print("rosace:", printable(" ".join(text.split())), file=sys.stderr)

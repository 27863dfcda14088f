"""The `rosace` command: one module a command, and one place where errors become a line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rosace.cli.app import app
from rosace.cli.common import complain
from rosace.core.errors import RosaceError

__all__ = ["main"]

USAGE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status; errors are one line on stderr and status 2."""
    try:
        status = app(arguments, prog_name="rosace", standalone_mode=False)
    except RosaceError as error:
        complain(str(error))
        return USAGE
    except BrokenPipeError:
        # Whoever read our output has left; do not let the interpreter complain of it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        # What Typer finds wrong with a command line has words of its own; all else is our mistake.
        if not hasattr(error, "format_message"):
            raise
        complain(error.format_message())
        return USAGE
    if status == INTERRUPTED:  # Typer has caught Ctrl-C
        complain("interrupted")
    return status if isinstance(status, int) else 0

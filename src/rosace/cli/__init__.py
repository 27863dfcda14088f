"""The `rosace` command: one module a command, and one place where errors become a line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from rosace.cli.app import app
from rosace.cli.errors import complain
from rosace.core.errors import RosaceError

__all__ = ["main"]

FAILED = 1
USAGE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status; errors are one line on stderr and status 2.

    Where whoever read our output has left, the status is 1 and nothing is said.
    """
    _soften_streams()
    try:
        status = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        status = FAILED
    except OSError as error:  # files are read and written behind BadFile: this was the output itself
        complain(f"cannot write the output: {error.strerror or error}")
        status = USAGE
    else:
        return status
    _drop_output()
    return status


def _run(arguments: Sequence[str] | None) -> int:
    try:
        status = app(arguments, prog_name="rosace", standalone_mode=False)
    except RosaceError as error:
        complain(str(error))
        return USAGE
    except SystemExit:  # how Typer and Rich leave when a pipe is broken
        raise BrokenPipeError from None
    except Exception as error:
        # What Typer finds wrong with a command line has words of its own; all else is our mistake.
        if not hasattr(error, "format_message"):
            raise
        if error.format_message():  # none where the help has been shown instead
            complain(error.format_message())
        return USAGE
    if status == INTERRUPTED:  # Typer has caught Ctrl-C
        complain("interrupted")
    return status if isinstance(status, int) else 0


def _soften_streams() -> None:
    """Show a `?` for what an encoding does not have, whoever chose it; errors are for what matters."""
    for stream in (sys.stdin, sys.stdout):
        with suppress(AttributeError, OSError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _drop_output() -> None:
    """Do not let the interpreter try, and complain, once more at exit."""
    with suppress(AttributeError, OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

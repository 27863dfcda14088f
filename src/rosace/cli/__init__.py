"""The `rosace` command: one module per command; `main` turns errors into one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from rosace.cli.app import app
from rosace.cli.errors import print_error
from rosace.core.errors import BadDocument, RosaceError

__all__ = ["main"]

FAILED = 1
USAGE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status; errors are one line on stderr and status 2.

    If the reader of our output is gone, the status is 1 and nothing is printed.
    """
    _replace_unencodable()
    try:
        status = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        status = FAILED
    except OSError as error:  # errors of files are BadFile: this was the output itself
        print_error(f"cannot write the output: {error.strerror or error}")
        status = USAGE
    else:
        return status
    _discard_output()
    return status


def _run(arguments: Sequence[str] | None) -> int:
    try:
        status = app(arguments, prog_name="rosace", standalone_mode=False)
    except BadDocument as error:
        print_error(f"{error} [{error.code}]")
        return USAGE
    except RosaceError as error:
        print_error(str(error))
        return USAGE
    except SystemExit:  # how Typer and Rich leave when a pipe is broken
        raise BrokenPipeError from None
    except Exception as error:
        # Typer's own errors have format_message; anything else is a bug.
        if not hasattr(error, "format_message"):
            raise
        if error.format_message():  # empty if the help was shown instead
            print_error(error.format_message())
        return USAGE
    if status == INTERRUPTED:  # Typer has caught Ctrl-C
        print_error("interrupted")
    return status if isinstance(status, int) else 0


def _replace_unencodable() -> None:
    """Print `?` for letters that the encoding lacks, instead of failing."""
    for stream in (sys.stdin, sys.stdout):
        with suppress(AttributeError, OSError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _discard_output() -> None:
    """Keep the interpreter from writing, and failing, again at exit."""
    with suppress(AttributeError, OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

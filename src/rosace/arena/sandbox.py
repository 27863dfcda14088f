"""What a process does before it runs players' code: nothing that happens in it reaches the arena."""

from __future__ import annotations

import ctypes
import io
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from multiprocessing import parent_process, resource_tracker
from pathlib import Path
from typing import Any, cast

PRINTED = 1 << 20  # bytes that are kept of what is printed in one process
PR_SET_PDEATHSIG = 1


def stand_apart(printed: str | None, leads: bool) -> None:
    """Let nothing that happens in this process reach the terminal, and let it end with its parent.

    A process that leads ends everything in its group then. It runs nobody else's code, so that a thread of it
    always gets its turn; elsewhere that is not sure, and Linux has to do it.
    """
    with suppress(OSError):  # where memory runs out, Linux is to end this process first
        Path("/proc/self/oom_score_adj").write_text("1000")
    sys.stdout = sys.stderr = io.TextIOWrapper(
        cast(Any, Printed(printed)), encoding="utf-8", errors="replace", write_through=True
    )
    nowhere = os.open(os.devnull, os.O_WRONLY)
    # Every process inherits a line to a helper of Python's, which complains of what it cannot read.
    tracker = getattr(resource_tracker._resource_tracker, "_fd", None)
    for number in (1, 2, *([] if tracker is None else [tracker])):
        os.dup2(nowhere, number)
    if not leads:
        with suppress(AttributeError, OSError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=_end_with_the_parent, args=(leads,), daemon=True).start()


def _end_with_the_parent(leads: bool) -> None:
    parent = parent_process()
    while parent is None or os.getppid() == parent.pid:
        time.sleep(0.2)
    if leads and hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def how_it_ended(status: int) -> str:
    """The exit status of a process in words."""
    with suppress(ValueError):
        return signal.Signals(-status).name
    return f"exit status {status}"


class Printed(io.RawIOBase):
    """Keeps what is printed in a file, as far as it is not too much; without a file, drops it."""

    def __init__(self, path: str | None):
        self._path = path
        self._left = PRINTED

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        kept = bytes(data[: self._left])
        self._left -= len(kept)
        if kept and self._path is not None:
            with suppress(OSError), open(self._path, "ab") as file:
                file.write(kept)
        return len(data)

"""Isolate a process before it runs code of players: nothing it does reaches the arena or the terminal."""

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

MAX_OUTPUT_BYTES = 1 << 20  # how much output of one process is kept
PR_SET_PDEATHSIG = 1


def isolate(output_path: str | None, leads_group: bool) -> None:
    """Keep the output of this process off the terminal, and let the process end with its parent.

    A process that leads its group ends the whole group with it. It runs only our code, so its watching
    thread always gets to run. A bot may block that thread, so there Linux kills the process.
    """
    with suppress(OSError):  # when memory runs out, Linux should kill this process first
        Path("/proc/self/oom_score_adj").write_text("1000")
    sys.stdout = sys.stderr = io.TextIOWrapper(
        cast(Any, OutputFile(output_path)), encoding="utf-8", errors="replace", write_through=True
    )
    devnull = os.open(os.devnull, os.O_WRONLY)
    # Every process inherits a pipe to Python's resource tracker, which complains of what it cannot read.
    tracker = getattr(resource_tracker._resource_tracker, "_fd", None)
    for descriptor in (1, 2, *([] if tracker is None else [tracker])):
        os.dup2(devnull, descriptor)
    if not leads_group:
        with suppress(AttributeError, OSError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=_exit_with_parent, args=(leads_group,), daemon=True).start()


def _exit_with_parent(leads_group: bool) -> None:
    parent = parent_process()
    while parent is None or os.getppid() == parent.pid:
        time.sleep(0.2)
    if leads_group and hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def describe_exit(status: int) -> str:
    """The exit status of a process in words: `SIGKILL` or `exit status 3`."""
    with suppress(ValueError):
        return signal.Signals(-status).name
    return f"exit status {status}"


class OutputFile(io.RawIOBase):
    """Writes output to a file, up to MAX_OUTPUT_BYTES; without a file, drops it."""

    def __init__(self, path: str | None):
        self._path = path
        self._left = MAX_OUTPUT_BYTES

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        kept = bytes(data[: self._left])
        self._left -= len(kept)
        if kept and self._path is not None:
            with suppress(OSError), open(self._path, "ab") as file:
                file.write(kept)
        return len(data)

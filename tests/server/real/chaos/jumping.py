"""The server's app on a machine whose clock can be set: a file says by how much it is wrong."""

from __future__ import annotations

import os
import struct
import time
from mmap import mmap
from pathlib import Path
from typing import Any

VARIABLE = "CHAOS_CLOCK"  # the path of the file
OFFSET = struct.Struct("q")  # nanoseconds


class Clock:
    """The clock on the wall of a server's machine."""

    def __init__(self, file: Path):
        self.file = file
        self.set(0.0)

    def set(self, seconds: float) -> None:
        """Let it be wrong by so much; the file is changed in place, since workers have mapped it."""
        with self.file.open("r+b" if self.file.exists() else "w+b") as file:
            file.write(OFFSET.pack(int(seconds * 1e9)))


def create() -> Any:
    """The app; for this whole process the time on the wall is what the file says."""
    with Path(os.environ[VARIABLE]).open("r+b") as file:
        offset = mmap(file.fileno(), OFFSET.size)
    now = time.time_ns
    time.time_ns = lambda: now() + OFFSET.unpack_from(offset)[0]
    time.time = lambda: time.time_ns() / 1e9

    from rosace.server.app import create as create_app

    return create_app()

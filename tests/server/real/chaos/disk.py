"""A disk that can be filled to the last byte, and a quota where no file system can be made."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import psutil

PIECE = b"\0" * (1 << 20)


class Disk:
    """A small file system in memory, mounted on a folder; it needs the rights to mount one.

    Without them a quota stands for it: no process that writes there may make a file longer.
    """

    def __init__(self, folder: Path, size_mb: int, writers: Callable[[], Iterable[psutil.Process]]):
        self.folder = folder
        self._writers = writers
        folder.mkdir(parents=True)
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size_mb}m,mode=0755", "rosace-chaos", str(folder)]
        self.is_mounted = (
            sys.platform == "linux"
            and os.geteuid() == 0
            and subprocess.run(mount, capture_output=True, check=False).returncode == 0
        )

    def fill(self) -> None:
        """From now on there is no space left."""
        if not self.is_mounted:
            self._limit(0)
            return
        with suppress(OSError), (self.folder / "ballast").open("ab", buffering=0) as ballast:
            while True:
                ballast.write(PIECE)

    def free(self) -> None:
        if self.is_mounted:
            (self.folder / "ballast").unlink(missing_ok=True)
        else:
            self._limit(psutil.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        for process in self._writers():
            with suppress(psutil.NoSuchProcess):
                process.rlimit(psutil.RLIMIT_FSIZE, (size, psutil.RLIM_INFINITY))

    def unmount(self) -> None:
        if self.is_mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)

"""The measured servers: separate processes, pinned to one core."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path

import psutil
from load import Load, Table
from wire import HOST, WireError

START_TIMEOUT_S = 30.0  # seconds that a server may take before it answers


class Served:
    """A running server, with the processes that it started itself."""

    def __init__(self, command: Sequence[str], folder: Path, more: Mapping[str, str], core: int, log: Path):
        """Start it; PORT in the command becomes the port it shall have."""
        self.port = _unused_port()
        words = [word.replace("PORT", str(self.port)) for word in command]
        with log.open("wb") as out:
            self._process = psutil.Popen(
                ["taskset", "--cpu-list", str(core), *words],
                cwd=folder, env=os.environ | more, stdin=subprocess.DEVNULL, stdout=out, stderr=out,
            )  # fmt: skip
        self._log = log

    async def answers(self) -> None:
        """Wait until it accepts connections."""
        for _ in range(int(START_TIMEOUT_S * 10)):
            if self._process.poll() is not None:
                break
            try:
                _, writer = await asyncio.open_connection(HOST, self.port)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                writer.close()
                return
        raise WireError(f"the server does not answer:\n{self._log.read_text()}")

    def memory(self) -> int:
        """Bytes of main memory in use."""
        return sum(process.memory_info().rss for process in self._all())

    def cpu(self) -> float:
        """Seconds of CPU time used so far."""
        return sum(sum(process.cpu_times()[:2]) for process in self._all())

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def stop(self) -> None:
        """Stop it, and kill it if it does not stop."""
        there = self._all() if self._process.is_running() else []
        self._process.terminate()
        for process in psutil.wait_procs(there, timeout=10)[1]:
            process.kill()

    def _all(self) -> list[psutil.Process]:
        return [self._process, *self._process.children(recursive=True)]


class Side(ABC):
    """A server and how people reach it."""

    served: Served

    @abstractmethod
    def table(self, load: Load) -> Table:
        """A table for a load."""

    @abstractmethod
    async def idle(self, number: int) -> None:
        """Open tables with all seats taken and no connections."""

    async def memory(self) -> int:
        """Bytes of main memory that the server cannot do without."""
        return self.served.memory()

    def stop(self) -> None:
        self.served.stop()


def _unused_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])

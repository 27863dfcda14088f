"""Real servers, as `rosace serve` starts them: asked, killed and stopped; and the logs in their database."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx2
import psutil
from sqlalchemy import create_engine, select

from rosace.match import entries
from rosace.server.storage import schema

PATIENCE = 60.0  # seconds, on a machine that has much else to do
PORTS = range(20_000, 32_000)  # below those that Linux (32768) and macOS (49152) give to outgoing connections
COMMAND = ("-c", "from rosace.cli import main; main()", "serve")

Log = list[entries.Any]


def free_port() -> int:
    """A free port that the system gives to no outgoing connection before a server listens on it."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_until_open(address: str, process: subprocess.Popen[Any]) -> None:
    """Wait until the server of a process answers."""
    until = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, "the server has ended"
        try:
            urlopen(f"{address}/healthz").close()
            return
        except OSError:
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


class Server:
    """A server at a port of its own, which may be started again and again.

    `command` is what Python is to run; `settings` reach it by the environment.
    """

    def __init__(self, database: str, folder: Path, command: Iterable[str] = COMMAND, **settings: Any):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self._log = folder / f"server-{self.port}.log"
        self._command = [sys.executable, *command]
        usual = {"database": database, "data": folder / "data", "port": self.port, "bots": 2}
        usual |= dict.fromkeys(
            ["tables_a_minute", "messages_a_minute", "requests_a_minute", "bot_seats"], 1_000_000
        )
        given = {f"ROSACE_{name.upper()}": str(value) for name, value in (usual | settings).items()}
        self.environment = os.environ | given
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)  # it is to start quickly the next time

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                env=self.environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )

    async def ready(self) -> None:
        """Wait until it answers."""
        async with httpx2.AsyncClient(trust_env=False, verify=False) as client, asyncio.timeout(PATIENCE):
            while True:
                assert self._process is not None and self._process.poll() is None, self._log.read_text()
                with suppress(httpx2.TransportError):
                    if (await client.get(f"{self.address}/healthz")).is_success:
                        return
                await asyncio.sleep(0.02)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def workers(self) -> list[psutil.Process]:
        """The workers, the first one first; each leads a process group."""
        return [child for child in self.processes()[:-1] if _leads_a_group(child)]

    def processes(self) -> list[psutil.Process]:
        """The main process, which is the last one, and its children; empty if it is gone."""
        if not self.is_running:
            return []
        assert self._process is not None
        with suppress(psutil.NoSuchProcess):
            main = psutil.Process(self._process.pid)
            return [*main.children(), main]
        return []

    def kill(self) -> None:
        """SIGKILL to the main process, the workers and the computer players, as if all at once.

        Who sees another one gone would begin to say goodbye, so the main process stands still and is last.
        """
        if self.is_running:
            assert self._process is not None
            main = psutil.Process(self._process.pid)
            main.suspend()
            kill_all([*main.children(recursive=True), main])
            self._process.wait()

    async def stop(self) -> int:
        """SIGTERM; the exit status."""
        assert self._process is not None
        self._process.terminate()
        return await asyncio.to_thread(self._process.wait, PATIENCE)

    def failures(self) -> list[str]:
        """What it has logged that should not happen; whatever is no JSON was said by nobody who should."""
        lines = self._log.read_text().splitlines()
        return [line for line in lines if not line.startswith("{") or not _is_harmless(json.loads(line))]


def _is_harmless(line: dict[str, Any]) -> bool:
    return "traceback" not in line and line["level"] != "error"


@asynccontextmanager
async def running(*servers: Server) -> AsyncIterator[None]:
    """Servers that are there, and at the end gone for sure."""
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        yield
    finally:
        for server in servers:
            server.kill()


def _leads_a_group(process: psutil.Process) -> bool:
    with suppress(ProcessLookupError):
        return os.getpgid(process.pid) == process.pid
    return False


def kill_all(processes: Iterable[psutil.Process]) -> None:
    """SIGKILL, and wait until they are gone; who is to reap them does so when it likes."""
    found = list(processes)
    for process in found:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    for process in found:
        with suppress(psutil.NoSuchProcess):
            while process.status() != psutil.STATUS_ZOMBIE:
                time.sleep(0.001)


def read_logs(database: str, tables: Iterable[str]) -> dict[str, Log]:
    """The logs of some tables, straight from the database; no entry's number may be missing."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    found: dict[str, Log] = {}
    with engine.connect() as connection:
        for table in tables:
            columns = schema.entries.c
            asked = select(columns.seq, columns.entry).where(columns.table_id == table).order_by(columns.seq)
            rows = connection.execute(asked).all()
            assert [row.seq for row in rows] == list(range(len(rows))), f"the log of {table} has a gap"
            found[table] = [entries.read(row.entry) for row in rows]
    engine.dispose()
    return found

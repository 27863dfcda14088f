"""A worker: a process that serves the app on a socket that the main process listens at."""

from __future__ import annotations

import logging.config
import os
import socket
import sys
from contextlib import suppress
from multiprocessing.connection import Connection as Pipe
from threading import Thread

from uvicorn import Server

from rosace.server import logs
from rosace.server.connections import CONNECTIONS_PER_SOCKET, Connection, Door, ServerConfig
from rosace.server.settings import Settings

KEEP_ALIVE_S = 30  # seconds for which a connection without requests is kept
GRACE_S = 5  # seconds that requests may take when the worker stops
BACKLOG = 1024
OTHER_DESCRIPTORS = 512  # beside those of connections: database, pipes, files, and the refused


class Worker(Server):
    """Tells the main process when it serves, and says goodbye to the sockets before it stops."""

    def __init__(self, config: ServerConfig, main: Pipe):
        super().__init__(config)
        self._main = main

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        with suppress(OSError):  # the main process has ended
            self._main.send(os.getpid())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        goodbye = self.lifespan.state.get("goodbye")
        if goodbye is not None:
            await goodbye()
        await super().shutdown(sockets)

    def stop_with_main(self) -> None:
        """Stop when the main process says so, or ends."""
        with suppress(OSError, EOFError):
            self._main.recv()
        self.should_exit = True


def _allow_descriptors(number: int) -> None:
    """Let this process have so many open files and connections, as far as the system does."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = number if hard == resource.RLIM_INFINITY else min(number, hard)
        if soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def work(app: str, listening: socket.socket, main: Pipe) -> None:
    """The whole life of a worker; its settings are in the environment."""
    if sys.platform != "win32":
        os.setpgid(0, 0)  # Ctrl-C is for the main process
    settings = Settings.read()
    _allow_descriptors(settings.sockets * CONNECTIONS_PER_SOCKET + OTHER_DESCRIPTORS)
    logging.config.dictConfig(logs.configuration(settings.log_level))
    config = ServerConfig(
        app,
        factory=True,
        http=Connection,
        ws=Connection,  # not used: it makes uvicorn upgrade
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=GRACE_S,
    )
    config.door = Door(settings)
    worker = Worker(config, main)
    Thread(target=worker.stop_with_main, daemon=True).start()
    worker.run([listening])

"""Runs the server on Granian: a main process that listens and supervises, and the workers."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from granian import Granian
from granian.constants import Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels

from rosace.server import logs, metrics, static
from rosace.server.settings import BadSettings, Settings
from rosace.server.storage import StorageError, Store

APP_FACTORY = "rosace.server.app:create"
WORKER_KILL_TIMEOUT_S = 20  # seconds a worker has to close sockets and to commit


def serve(settings: Settings, listening: Callable[[], Any] = lambda: None, app: str = APP_FACTORY) -> int:
    """Serve until a signal comes, and return the exit status; BadSettings if it cannot start.

    `listening` is called once the port is open; workers answer a little later. `app` names a factory, which
    workers call.
    """
    static.index_of(settings)
    address = free_address(settings)
    # The same on every platform, and workers inherit nothing from this process.
    multiprocessing.set_start_method("spawn", force=True)
    with ExitStack() as stack:
        os.environ |= settings.environment()
        if settings.workers > 1:
            os.environ[metrics.MULTIPROCESS_FOLDER_VARIABLE] = stack.enter_context(
                tempfile.TemporaryDirectory(prefix="rosace-metrics-")
            )
        server = _granian(settings, address, app)
        server.on_startup(_stopped_by_hangup(server))
        server.on_startup(listening)
        try:
            server.serve()
        except SystemExit as exit:  # a worker failed and has logged why
            return exit.code if isinstance(exit.code, int) else 1
    return 0


def say_ready() -> None:
    """Tell systemd that the service is started, if it wants to know (Type=notify)."""
    address = os.environ.get("NOTIFY_SOCKET")
    if address:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notified:
            notified.connect("\0" + address[1:] if address.startswith("@") else address)
            notified.send(b"READY=1")


def make_data_folder(settings: Settings) -> None:
    """Make it for its owner alone: it holds the games, and the key that signs cookies."""
    try:
        Path(settings.data).mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSettings(f"cannot create the folder {settings.data}: {error.strerror}") from None


def prepare_database(settings: Settings) -> None:
    """Create or migrate the database once, before the workers start; BadSettings if that fails."""

    async def prepare() -> None:
        await (await Store.open(settings.database)).close()

    try:
        asyncio.run(prepare())
    except StorageError as error:
        raise BadSettings(str(error)) from None


def free_address(settings: Settings) -> str:
    """The host as a numeric address, for Granian; BadSettings if the port is in use.

    Granian shares its port: a second server would take half of the first one's connections.
    """
    try:
        family, kind, _, _, where = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(where)
    except OSError as error:
        place = f"{settings.host} port {settings.port}"
        raise BadSettings(f"cannot listen at {place}: {error.strerror or error}") from None
    return str(where[0])


def _granian(settings: Settings, address: str, app: str) -> Any:
    return Granian(
        app,
        address=address,
        port=settings.port,
        interface=Interfaces.ASGI,
        factory=True,
        workers=settings.workers,
        http1_settings=HTTP1Settings(header_read_timeout=10_000, max_buffer_size=64 << 10),
        url_path_prefix=settings.root_path or None,
        log_level=LogLevels.warning,
        log_dictconfig=logs.configuration(settings.log_level),
        workers_kill_timeout=WORKER_KILL_TIMEOUT_S,
        respawn_failed_workers=settings.workers > 1,
    )


def _stopped_by_hangup(server: Any) -> Callable[[], None]:
    """Let SIGHUP (a closed terminal) stop the server, except under nohup; Granian restarts workers on it."""
    hangup = getattr(signal, "SIGHUP", None)
    before = signal.getsignal(hangup) if hangup is not None else None

    def hook() -> None:
        if hangup is not None:
            ignored = before is signal.SIG_IGN
            signal.signal(hangup, signal.SIG_IGN if ignored else server.signal_handler_interrupt)

    return hook

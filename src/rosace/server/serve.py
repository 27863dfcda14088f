"""The main process of a server: it listens, starts the workers and stops them."""

from __future__ import annotations

import asyncio
import logging.config
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from multiprocessing.connection import Connection as Pipe
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from rosace.server import logs, metrics, static
from rosace.server.logs import note
from rosace.server.settings import BadSettings, Settings
from rosace.server.storage import StorageError, Store
from rosace.server.worker import work

APP_FACTORY = "rosace.server.app:create"
STOP_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
CAN_SHARE_OUT = sys.platform == "linux"  # whether the kernel shares connections out among sockets of one port
RESTART_DELAY_S = 1.0  # seconds before a worker that failed is started again
WORKER_KILL_TIMEOUT_S = 20  # seconds a worker has to close sockets and to commit


def serve(settings: Settings, listening: Callable[[], Any] = lambda: None, app: str = APP_FACTORY) -> int:
    """Serve until a signal comes, and return the exit status; BadSettings if it cannot start.

    `listening` is called once the port is ours; workers answer a little later. `app` names a factory, which
    workers call.
    """
    static.index_of(settings)
    with ExitStack() as stack:
        sockets = [stack.enter_context(one) for one in listen(settings)]
        logging.config.dictConfig(logs.configuration(settings.log_level))
        os.environ |= settings.environment()
        if settings.workers > 1:
            os.environ[metrics.MULTIPROCESS_FOLDER_VARIABLE] = stack.enter_context(
                tempfile.TemporaryDirectory(prefix="rosace-metrics-")
            )
        return stack.enter_context(Supervisor(app, sockets, settings.workers)).run(listening)


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


def listen(settings: Settings) -> list[socket.socket]:
    """A socket for each worker, at one address; BadSettings if the port is in use.

    Linux shares new connections out evenly among such sockets. Elsewhere the workers share one.
    """
    try:
        family, kind, _, _, where = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with _bound(family, kind, where):  # alone: no other server may share the port
            pass
        if not CAN_SHARE_OUT:
            return [_bound(family, kind, where)] * settings.workers
        return [_bound(family, kind, where, shared=True) for _ in range(settings.workers)]
    except OSError as error:
        place = f"{settings.host} port {settings.port}"
        raise BadSettings(f"cannot listen at {place}: {error.strerror or error}") from None


def _bound(family: int, kind: int, where: Any, shared: bool = False) -> socket.socket:
    bound = socket.socket(family, kind)
    try:
        if sys.platform != "win32":  # where it would allow two servers at one port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind(where)
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


class Supervisor:
    """Starts the workers, starts those anew that fail, and stops them on a signal.

    A worker stops when its pipe is closed: when we are told to stop, or end in whatever way.
    """

    def __init__(self, app: str, sockets: Sequence[socket.socket], workers: int):
        # The same on every platform, and workers inherit nothing from this process.
        self._context = multiprocessing.get_context("spawn")
        self._app = app
        self._sockets = sockets
        self._workers: list[tuple[Any, Pipe]] = []
        self._number = workers
        self._is_stopping = False
        self._before: dict[int, Any] = {}  # the handlers of signals

    def __enter__(self) -> Supervisor:
        self._woken, self._waker = socket.socketpair()
        for end in (self._woken, self._waker):
            end.setblocking(False)
        self._wakeup = signal.set_wakeup_fd(self._waker.fileno(), warn_on_full_buffer=False)
        for name in STOP_SIGNALS:
            number = getattr(signal, name, None)
            ignored = number is None or name == "SIGHUP" and signal.getsignal(number) is signal.SIG_IGN
            if number is not None and not ignored:  # nohup: a closed terminal does not stop it
                self._before[number] = signal.signal(number, self._stop)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup)
        self._end_all()
        for end in (self._woken, self._waker):
            end.close()

    def _stop(self, *_: object) -> None:
        self._is_stopping = True

    def run(self, listening: Callable[[], Any]) -> int:
        """Serve until it is stopped, or a worker cannot start; the exit status."""
        self._workers = [self._started(number) for number in range(self._number)]
        starting = {pipe for _, pipe in self._workers}
        has_served = False
        listening()
        while not self._is_stopping:
            ends = {worker.sentinel: number for number, (worker, _) in enumerate(self._workers)}
            for event in wait([self._woken, *starting, *ends]):
                if event is self._woken:
                    self._woken.recv(1024)
                elif event in starting:
                    starting.discard(event)
                    with suppress(EOFError):  # it failed: its end says so, too
                        event.recv()
                        has_served = True
                elif not self._is_stopping:
                    number = ends[event]
                    worker, pipe = self._workers[number]
                    worker.join()
                    if self._number == 1 or not has_served:
                        return 1  # it has logged why
                    note("worker-failed", logging.ERROR, status=worker.exitcode)
                    pipe.close()
                    self._woken_before(RESTART_DELAY_S)
                    self._workers[number] = self._started(number)
                    starting.add(self._workers[number][1])
        return 0

    def _started(self, number: int) -> tuple[Any, Pipe]:
        ours, theirs = self._context.Pipe()
        worker = self._context.Process(target=work, args=(self._app, self._sockets[number], theirs))
        worker.start()
        theirs.close()
        return worker, ours

    def _woken_before(self, seconds: float) -> None:
        """Rest, so that a worker that cannot start again keeps no core busy; a signal ends the rest."""
        if not self._is_stopping:
            wait([self._woken], seconds)

    def _end_all(self) -> None:
        """Let all workers stop, and kill those that take too long."""
        for _, pipe in self._workers:
            pipe.close()
        until = time.monotonic() + WORKER_KILL_TIMEOUT_S
        for worker, _ in self._workers:
            worker.join(max(0.0, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()

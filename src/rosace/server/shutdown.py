"""How a worker stops: sockets first, then Granian.

By itself Granian takes a signal as the end of every connection: sockets break off (code 1006), `receive`
answers with a disconnect, nothing can be sent any more, and only then comes `lifespan.shutdown`. So SIGTERM,
which Granian's main process sends to its workers, is caught here first; after the goodbye SIGINT, which
Granian listens to as well, lets it go on. Ctrl-C in a terminal would reach the workers directly: they leave
the terminal's process group, and the main process alone hears it.

A socket is to be closed by the task that receives from it. Granian keeps a `websocket.close` from another
task waiting for as long as a `receive` is under way; `Shutdown` cancels that, and the socket's task says
goodbye itself.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

GOODBYES_TIMEOUT_S = 5.0  # seconds for all goodbyes together
SERVICE_RESTART = 1012  # the code with which sockets are closed: service restart


class Shutdown:
    """The tasks of a worker's open sockets, and the moment when all of them have to end."""

    def __init__(self) -> None:
        self.stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextmanager
    def present(self) -> Iterator[None]:
        """Around the life of a socket, in its task, from before it is accepted.

        When the worker stops, a CancelledError comes out of what the task awaits, with `stopping` set:
        then it sends its goodbye, closes with RESTART and leaves. So does whoever comes too late.
        """
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        if self.stopping:
            task.cancel()
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def say(self) -> None:
        """Let every socket end; return when all have, or after GOODBYES_TIMEOUT_S."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYES_TIMEOUT_S):
                while self._tasks:
                    await asyncio.wait(self._tasks.copy())


def before_granian_stops(goodbye: Callable[[], Awaitable[None]]) -> None:
    """Call it at the app's start: SIGTERM first runs `goodbye`.

    So does the end of Granian's main process, however it came: it would leave its workers behind.
    Does nothing but in a worker of Granian's.
    """
    parent = multiprocessing.parent_process()
    if parent is None or sys.platform == "win32":
        return
    os.setpgid(0, 0)
    loop = asyncio.get_running_loop()
    saying: list[asyncio.Task[None]] = []  # one at most; the loop itself keeps no hold of it

    async def leave() -> None:
        try:
            await goodbye()
        finally:
            signal.raise_signal(signal.SIGINT)

    def stop() -> None:
        loop.remove_reader(parent.sentinel)
        if not saying:
            saying.append(loop.create_task(leave()))

    loop.add_signal_handler(signal.SIGTERM, stop)
    loop.add_reader(parent.sentinel, stop)

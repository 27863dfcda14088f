"""How a worker stops: sockets first, then Granian.

On a signal Granian drops every connection: sockets end with code 1006, `receive` returns a disconnect,
nothing more can be sent, and only then comes `lifespan.shutdown`. So SIGTERM, which Granian's main process
sends to its workers, is caught here first. After the goodbyes the worker sends itself SIGINT, which Granian
handles too, and Granian stops. Workers leave the terminal's process group, so that Ctrl-C reaches only the
main process.

A socket must be closed by the task that receives from it: Granian delays a `websocket.close` from another
task while a `receive` is pending. `Shutdown` cancels that `receive`, and the socket's task says goodbye.
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
SERVICE_RESTART = 1012  # close code of sockets: service restart


class Shutdown:
    """The tasks of a worker's open sockets, which it ends when the worker stops."""

    def __init__(self) -> None:
        self.stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextmanager
    def present(self) -> Iterator[None]:
        """A context for the whole life of a socket, in its task, entered before it is accepted.

        When the worker stops, the task gets a CancelledError, with `stopping` set: then it sends its goodbye,
        closes with RESTART and returns. A socket that comes too late does the same.
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
        """End every socket; return when all have ended, or after GOODBYES_TIMEOUT_S."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYES_TIMEOUT_S):
                while self._tasks:
                    await asyncio.wait(self._tasks.copy())


def before_granian_stops(goodbye: Callable[[], Awaitable[None]]) -> None:
    """Let SIGTERM run `goodbye` first. Call it when the app starts.

    The end of Granian's main process does the same, since it would leave its workers behind.
    Outside a worker of Granian it does nothing.
    """
    parent = multiprocessing.parent_process()
    if parent is None or sys.platform == "win32":
        return
    os.setpgid(0, 0)
    loop = asyncio.get_running_loop()
    saying: list[asyncio.Task[None]] = []  # a reference, because the loop keeps none

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

"""How a worker stops: it takes no more connections, says goodbye to every socket, and then ends the rest.

`Shutdown` cancels what the task of each socket waits for; the task says goodbye and closes the socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
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

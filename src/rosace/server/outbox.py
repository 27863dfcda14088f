"""The messages to one client: in order, and without blocking the sender.

At most one frame is under way: later messages wait for it and then go out together, as a list if there are
several. So what is kept for a client that reads slowly is what waits here, and a frame.

All outboxes are flushed at once, at the end of a step of the loop: what is said at once is one frame.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from rosace.server.asgi import Send


class FlushQueue:
    """Flushes the non-empty outboxes of an event loop."""

    def __init__(self) -> None:
        self._due: list[Outbox] = []

    def call_at(self, outbox: Outbox) -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._go_round)
        self._due.append(outbox)

    def _go_round(self) -> None:
        due, self._due = self._due, []
        for outbox in due:
            outbox.hand_over()


class Outbox:
    """The outgoing messages of a socket; `broken` is called when a frame could not be sent."""

    def __init__(self, send: Send, flush_queue: FlushQueue, broken: Callable[[], None]):
        self._send = send
        self._flush_queue = flush_queue
        self._broken = broken
        self._waiting: list[bytes] = []
        self._size = 0  # bytes that wait
        self._under_way: Any = None  # a future or similar
        self._expected = False  # whether `hand_over` will be called
        self._closed = False

    def put(self, data: bytes) -> int:
        """Queue a message, and return how many bytes wait now."""
        self._waiting.append(data)
        self._size += len(data)
        if not self._expected:
            self._expected = True
            self._flush_queue.call_at(self)
        return self._size

    def hand_over(self, _: object = None) -> None:
        """Start the next frame, now or as soon as the last one is sent."""
        if self._closed:
            return
        if self._under_way is not None and not self._under_way.done():
            self._under_way.add_done_callback(self.hand_over)
            return
        self._expected = False
        try:
            if self._under_way is not None:
                self._under_way.result()
            if self._waiting:
                self._under_way = _begun(self._send(self._frame()))
        except (Exception, asyncio.CancelledError):
            self._broken()

    def _frame(self) -> dict[str, Any]:
        waiting = self._waiting
        data = waiting[0] if len(waiting) == 1 else b"[%b]" % b",".join(waiting)
        waiting.clear()
        self._size = 0
        return {"type": "websocket.send", "text": data.decode()}

    async def close(self, code: int, most: int, reason: str = "") -> None:
        """Send the waiting messages, unless they have more than `most` bytes, and close."""
        self._closed = True
        if self._size > most:
            self._waiting.clear()
        if self._under_way is not None and not self._under_way.done():
            await self._under_way
        if self._waiting:
            await self._send(self._frame())
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


def _begun(sending: Awaitable[None]) -> Any:
    """Our sockets return something like a future, and have begun; a test client returns a coroutine."""
    if hasattr(sending, "add_done_callback"):
        return sending
    task = asyncio.ensure_future(sending)
    task.add_done_callback(_look_at)
    return task


def _look_at(task: asyncio.Future[None]) -> None:
    """Retrieve the error, because asyncio logs errors that are never retrieved."""
    if not task.cancelled():
        task.exception()

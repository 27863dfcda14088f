"""The messages to one client: in order, and without blocking the sender.

A frame is handed to Granian and not awaited: awaiting would have another thread wake the loop for every
frame, which costs more than the rest of a message. At most one frame is in flight: later messages wait for
it and then go out together, as a list if there are several.

All outboxes are flushed at once, at the end of a step of the loop: frames in close succession wake Granian's
thread less often.
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
        self._under_way: Any = None  # a future or similar
        self._expected = False  # whether `hand_over` will be called
        self._closed = False

    def put(self, data: bytes) -> int:
        """Queue a message, and return how many wait now."""
        self._waiting.append(data)
        if not self._expected:
            self._expected = True
            self._flush_queue.call_at(self)
        return len(self._waiting)

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
        return {"type": "websocket.send", "text": data.decode()}

    async def close(self, code: int, most: int) -> None:
        """Send the waiting messages, unless there are more than `most`, and close."""
        self._closed = True
        if self._under_way is not None and not self._under_way.done():
            await self._under_way
        if 0 < len(self._waiting) <= most:
            await self._send(self._frame())
        await self._send({"type": "websocket.close", "code": code})


def _begun(sending: Awaitable[None]) -> Any:
    """Granian returns something like a running future; other servers return a coroutine."""
    if hasattr(sending, "add_done_callback"):
        return sending
    task = asyncio.ensure_future(sending)
    task.add_done_callback(_look_at)
    return task


def _look_at(task: asyncio.Future[None]) -> None:
    """Retrieve the error, because asyncio logs errors that are never retrieved."""
    if not task.cancelled():
        task.exception()

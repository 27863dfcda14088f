"""A WebSocket as an ASGI server sees it: the upgrade, messages in both directions, and the end.

Messages are taken from the bytes that came when the app asks for them, and while READ_AHEAD_BYTES wait
nothing is read. So a connection keeps little more than one message, whatever a client sends how fast.

`send` acts at once, and what it returns is done unless the client reads too slowly: it need not be awaited.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections.abc import Awaitable, Callable, Generator
from hashlib import sha1
from http import HTTPStatus
from typing import Any, Protocol

import msgspec

from rosace.server import frames
from rosace.server.asgi import Asgi, Message, Scope, header
from rosace.server.frames import Frames, Violation
from rosace.server.logs import note

READ_AHEAD_BYTES = 16 << 10  # that may wait for the app before no more is read
CLOSE_TIMEOUT_S = 2.0  # seconds for the last bytes, and for the client's part of the closing
KEY_BYTES = 16  # of the handshake
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
MAX_REASON_BYTES = 123  # of a closing frame
SWITCHING = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
)
CONNECTING, OPEN, CLOSING, CLOSED = range(4)


class Door(Protocol):
    """Who counts the connections, and ends those that do not read."""

    def leaves(self, connection: Any) -> None: ...
    def stalls(self, connection: Any) -> None: ...
    def moves(self, connection: Any) -> None: ...


def accept_key(scope: Scope) -> bytes | None:
    """The answer to the key of a handshake; None if the request is none."""
    key = header(scope, b"sec-websocket-key") or ""
    try:
        is_key = len(b64decode(key, validate=True)) == KEY_BYTES
    except (NotBase64, ValueError):
        is_key = False
    if scope["method"] != "GET" or header(scope, b"sec-websocket-version") != "13" or not is_key:
        return None
    return b64encode(sha1(key.encode() + GUID, usedforsecurity=False).digest())


def refusal(status: HTTPStatus, code: str, words: str = "") -> bytes:
    """A whole answer of HTTP, in the form of all our refusals, after which the connection is closed."""
    body = msgspec.json.encode({"code": code, "message": words, "params": {}})
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


class Done:
    """Like a future that is done; one for all."""

    def __await__(self) -> Generator[Any, None, None]:
        return
        yield

    def done(self) -> bool:
        return True

    def result(self) -> None:
        return None

    def add_done_callback(self, call: Callable[[Any], object]) -> None:
        call(self)


DONE = Done()


class WebSocket(asyncio.Protocol):
    """One connection; `door` counts it until it is lost."""

    def __init__(self, app: Asgi, scope: Scope, transport: Any, accept: bytes, limit: int, door: Door):
        self._loop = asyncio.get_running_loop()
        self._scope = scope
        self._transport = transport
        self._accept = accept
        self._frames = Frames(limit)
        self._door = door
        self._state = CONNECTING
        self._is_announced = False  # whether the app knows of this connection
        self._gone: Message | None = None  # the last event, as soon as there is one
        self._waiter: asyncio.Future[Message] | None = None  # the app's `receive`
        self._drained: asyncio.Future[None] | None = None  # while the client reads too slowly
        self._ending: asyncio.TimerHandle | None = None
        self._is_reading = True
        self._read(False)  # no client sends before the answer
        self.task = self._loop.create_task(self._run(app))

    async def _run(self, app: Asgi) -> None:
        code = frames.NORMAL
        try:
            await app(self._scope, self.receive, self.send)
        except Exception as error:
            note("failed", logging.ERROR, error=error)
            code = frames.INTERNAL
        self._close(code, "")

    # From the client.

    def data_received(self, data: bytes) -> None:
        self._frames.feed(data)
        waiter = self._waiter
        if self._state == CLOSING:
            self._await_close()
        elif waiter is None:
            if self._frames.waiting > READ_AHEAD_BYTES:
                self._read(False)
        elif (event := self._next()) is not None:
            self._waiter = None
            if not waiter.done():
                waiter.set_result(event)

    def _await_close(self) -> None:
        """Forget what comes, until the client's closing frame."""
        try:
            while (found := self._frames.take()) is not None:
                if found[0] == frames.CLOSE:
                    self._transport.close()
        except Violation:
            self._frames.forget()

    async def receive(self) -> Message:
        """The next event; after a disconnection always that one."""
        event = self._next()
        if event is None:
            self._read(True)
            self._waiter = waiter = self._loop.create_future()
            try:
                return await waiter
            finally:
                self._waiter = None
        return event

    def _next(self) -> Message | None:
        """The next event, if there is one already."""
        if not self._is_announced:
            self._is_announced = True
            return {"type": "websocket.connect"}
        if self._gone is not None:
            return self._gone
        try:
            while (found := self._frames.take()) is not None:
                opcode, payload = found
                if opcode == frames.TEXT:
                    if self._state == OPEN:
                        return {"type": "websocket.receive", "bytes": payload}
                elif opcode == frames.CLOSE:
                    return self._told_to_close(payload)
                elif opcode == frames.PING and self._state == OPEN and self._drained is None:
                    self._transport.write(frames.frame(frames.PONG, payload))
        except Violation as violation:
            self._frames.forget()
            self._gone = _disconnected(violation.code)
            if violation.code == frames.TOO_BIG and self._state == OPEN:
                return {"type": "websocket.receive", "bytes": b"", "too_large": True}  # the app closes
            self._close(violation.code, "")
            return self._gone
        return None

    def _told_to_close(self, payload: bytes) -> Message:
        code = int.from_bytes(payload[:2], "big") if len(payload) > 1 else frames.NO_CODE
        if self._gone is None:
            self._gone = _disconnected(code)
        if self._state == OPEN:
            self._transport.write(frames.frame(frames.CLOSE, payload[:2]))
            self._end_soon()
        self._transport.close()
        return self._gone

    # To the client.

    def send(self, message: Message) -> Awaitable[None]:
        """Do it now; the result is for waiting until the client has read enough of what was sent."""
        kind = message["type"]
        if kind == "websocket.send":
            if self._state != OPEN:
                raise ConnectionError("the socket is closed")
            text = message.get("text")
            opcode, data = (frames.BINARY, message["bytes"]) if text is None else (frames.TEXT, text.encode())
            self._transport.write(frames.frame(opcode, data))
        elif kind == "websocket.accept" and self._state == CONNECTING:
            self._state = OPEN
            self._transport.write(SWITCHING + self._accept + b"\r\n\r\n")
            self._read(True)
        elif kind == "websocket.close":
            self._close(message.get("code", frames.NORMAL), message.get("reason") or "")
        return self._drained or DONE

    def _close(self, code: int, reason: str) -> None:
        """Close, unless it is closed: the client has CLOSE_TIMEOUT_S to read what was sent before."""
        if self._state == OPEN:
            words = reason.encode()[:MAX_REASON_BYTES]
            self._transport.write(frames.frame(frames.CLOSE, code.to_bytes(2, "big") + words))
            self._end_soon()
            self._read(True)  # until the client's closing frame: what is unread would reset the connection
        elif self._state == CONNECTING:
            self._transport.write(refusal(HTTPStatus.FORBIDDEN, reason or "refused"))
            self._end_soon()
            self._transport.close()

    def _end_soon(self) -> None:
        self._state = CLOSING
        self._ending = self._loop.call_later(CLOSE_TIMEOUT_S, self._transport.abort)

    def shutdown(self) -> None:
        """The server stops; the app has said its goodbyes."""
        self._close(frames.GOING_AWAY, "")

    # The connection.

    def _read(self, is_wanted: bool) -> None:
        if is_wanted != self._is_reading and self._state != CLOSED:
            self._is_reading = is_wanted
            (self._transport.resume_reading if is_wanted else self._transport.pause_reading)()

    def pause_writing(self) -> None:
        self._drained = self._loop.create_future()
        self._door.stalls(self)

    def resume_writing(self) -> None:
        self._door.moves(self)
        if self._drained is not None and not self._drained.done():
            self._drained.set_result(None)
        self._drained = None

    def connection_lost(self, error: Exception | None) -> None:
        self._state = CLOSED
        self._door.leaves(self)
        self.resume_writing()
        if self._ending is not None:
            self._ending.cancel()
        if self._gone is None:
            self._gone = _disconnected(frames.LOST)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(self._gone)

    def abort(self) -> None:
        self._transport.abort()


def _disconnected(code: int) -> Message:
    return {"type": "websocket.disconnect", "code": code, "reason": ""}

"""HTTP and WebSocket for clients that must cost little: no extensions, no fragments, a mask of zeros."""

from __future__ import annotations

import asyncio
import json
from typing import Any

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="  # of the handshake; need not be random here


class WireError(Exception):
    """The other side said something that no client can go on with."""


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A client's frame. Its mask is zero, so the payload is unchanged."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size, 0, 0, 0, 0)) + payload
    if size < 1 << 16:
        return bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload
    return bytes((0x80 | opcode, 0xFF)) + size.to_bytes(8, "big") + b"\0\0\0\0" + payload


def unframe(data: bytes, start: int) -> tuple[int, int, int] | None:
    """Opcode, begin and end of the payload of a server's frame; None if it is not all there."""
    if len(data) < start + 2:
        return None
    if data[start] & 0xF0 != 0x80 or data[start + 1] & 0x80:
        raise WireError("a fragment, a reserved bit or a mask: none was agreed on")
    size, begin = data[start + 1], start + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        begin += wide
        if len(data) < begin:
            return None
        size = int.from_bytes(data[begin - wide : begin], "big")
    return (data[start] & 15, begin, begin + size) if len(data) >= begin + size else None


class Socket(asyncio.Protocol):
    """A WebSocket. A subclass gets `heard` for each text and sends with `say`."""

    _transport: asyncio.Transport

    def __init__(self) -> None:
        self._rest = b""
        self._closing = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, text: bytes) -> None:
        """A message came."""
        raise NotImplementedError

    def lost(self) -> None:
        """The other side closed the connection."""
        raise WireError("the server closed a connection")

    async def open(self, port: int, path: str, cookie: str = "") -> None:
        """Connect and shake hands."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket"}
        websocket = {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY}
        self._transport.write(_request(f"GET {path}", port, cookie, upgrade | websocket))
        await self._opened

    def say(self, text: bytes) -> None:
        self._transport.write(frame(text))

    def close(self) -> None:
        self._closing = True
        self._transport.close()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(WireError("the server closed a connection before it was one"))
        elif not self._closing:
            self.lost()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._opened.done():
            head, separator, data = data.partition(b"\r\n\r\n")
            if not separator:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._opened.set_exception(WireError(f"no WebSocket: {head.decode()} {data.decode()}"))
                return
            self._opened.set_result(None)
        start = 0
        while (found_frame := unframe(data, start)) is not None:
            opcode, begin, start = found_frame
            if opcode == TEXT:
                self.heard(data[begin:start])
            elif opcode == PING:
                self._transport.write(frame(data[begin:start], PONG))
            elif opcode != CLOSE:
                raise WireError(f"a frame with the opcode {opcode}")
        self._rest = data[start:]


class Http:
    """JSON requests one after the other over one connection; `cookie` is what the server last set."""

    def __init__(self, port: int):
        self.cookie = ""
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> Any:
        """The answer to a POST; WireError if it is a refusal."""
        reader, writer = self._streams = self._streams or await asyncio.open_connection(HOST, self._port)
        content = json.dumps(body).encode()
        about = {"Content-Type": "application/json", "Content-Length": str(len(content))}
        writer.write(_request(f"POST {path}", self._port, self.cookie, about) + content)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        answer = await reader.readexactly(int(headers["content-length"]))
        self.cookie = headers.get("set-cookie", self.cookie).partition(";")[0]
        if status.split()[1] not in ("200", "201"):
            raise WireError(f"{path}: {status} {answer.decode()}")
        return json.loads(answer)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def _request(line: str, port: int, cookie: str, more: dict[str, str]) -> bytes:
    """A request without its body, as a browser would send it from a page of the server."""
    headers = {"Host": f"{HOST}:{port}", "Origin": f"http://{HOST}:{port}"} | more
    if cookie:
        headers["Cookie"] = cookie
    lines = [f"{line} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode()

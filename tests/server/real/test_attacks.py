"""Attacks on the memory and the connections of a real server; each ends with somebody else being served."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

import httpx2

from rosace.server.frames import BINARY, CLOSE, CONTINUATION, TEXT, frame
from server.real.processes import PATIENCE, Server, running

LIMIT = 16 << 10  # bytes of a message, the default
MB = 1 << 20
MOST_MB = 24  # that an attack may add to the memory of a worker: its threads, caches and what is read at once
PIECE = bytes(4000)


class Raw:
    """A connection without any manners."""

    opened: ClassVar[list[Raw]] = []

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter):
        self.reader, self.writer = reader, writer
        self.opened.append(self)

    @classmethod
    async def close_all(cls) -> None:
        for raw in cls.opened:
            raw.writer.transport.abort()
        for raw in cls.opened:
            with suppress(OSError):
                await raw.writer.wait_closed()
        cls.opened.clear()

    @classmethod
    async def to(cls, server: Server) -> Raw:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 14)  # little for the system to keep
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", server.port))
        return cls(*await asyncio.open_connection(sock=line))

    @classmethod
    async def socket(cls, server: Server, cookie: str) -> Raw:
        """An open socket whose hello is read."""
        raw = await cls.to(server)
        raw.writer.write(
            b"GET /api/v1/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: %b\r\n\r\n"
            % cookie.encode()
        )
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        assert b'"hello"' in (await raw.frame())[1]
        return raw

    def send(self, opcode: int, payload: bytes, final: bool = True) -> None:
        """A frame with a mask of zeros."""
        whole = bytearray(frame(opcode, payload))
        if not final:
            whole[0] &= 0x7F
        start = len(whole) - len(payload)
        whole[1] |= 0x80
        self.writer.write(bytes(whole[:start]) + bytes(4) + payload)

    async def frame(self) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE):
            first, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first & 15, await self.reader.readexactly(size)

    async def close_code(self) -> int:
        """The code with which it is closed; 0 without one."""
        try:
            while (found := await self.frame())[0] != CLOSE:
                pass
            return int.from_bytes(found[1][:2], "big")
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0

    async def answer(self) -> bytes:
        """All that comes until it is closed."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""


@asynccontextmanager
async def attacked(sqlite: str, tmp_path: Path, **settings: Any) -> AsyncIterator[tuple[Server, str]]:
    """A server and a guest's cookie. At the end others are served, and the memory has hardly grown."""
    server = Server(sqlite, tmp_path, **settings)
    async with running(server), httpx2.AsyncClient(trust_env=False, verify=False) as client:
        (worker,) = server.workers()
        cookie = (await client.get(f"{server.address}/api/v1/me")).headers["set-cookie"].partition(";")[0]
        before = worker.memory_info().rss
        try:
            yield server, cookie
            grown = (worker.memory_info().rss - before) / MB
        finally:
            await Raw.close_all()
        assert grown < MOST_MB, f"{grown:.0f} MB more"
        assert (await client.get(f"{server.address}/healthz")).is_success
        assert not server.failures()


async def test_messages_that_never_end_are_refused_as_they_come(sqlite: str, tmp_path: Path) -> None:
    """Eight sockets of a guest filled hundreds of MB with fragments before the length was looked at."""
    async with attacked(sqlite, tmp_path) as (server, cookie):
        sockets = [await Raw.socket(server, cookie) for _ in range(8)]
        for raw in sockets:
            raw.send(BINARY, PIECE, final=False)
            for _ in range(8 * MB // len(PIECE)):
                raw.send(CONTINUATION, PIECE, final=False)
        assert {await raw.close_code() for raw in sockets} <= {1009, 0}
        huge = await Raw.socket(server, cookie)  # its header alone says too much
        huge.writer.write(bytes((0x80 | TEXT, 0x80 | 127)) + (1 << 40).to_bytes(8, "big") + bytes(4))
        said = json.loads((await huge.frame())[1])
        assert (said["code"], said["limit"]) == ("too-large", LIMIT)
        assert await huge.close_code() == 1009


async def test_who_does_not_read_is_let_go(sqlite: str, tmp_path: Path) -> None:
    """Answers to one who never reads them would fill the memory."""
    async with attacked(sqlite, tmp_path, waiting_bytes=1 << 18) as (server, cookie):
        async with httpx2.AsyncClient(trust_env=False, verify=False, headers={"cookie": cookie}) as client:
            opened = await client.post(
                f"{server.address}/api/v1/tables", json={"game": "sagrada", "places": ["me", "me"]}
            )
        deaf = await Raw.socket(server, cookie)
        watch = {"type": "watch", "id": 1, "table": opened.json()["table"], "want": ["view", "picture"]}
        async with asyncio.timeout(PATIENCE):
            while not deaf.writer.transport.is_closing():  # until writing fails
                deaf.send(TEXT, json.dumps(watch).encode())
                await asyncio.sleep(0.001)


async def test_heads_come_in_time_and_are_short(sqlite: str, tmp_path: Path) -> None:
    """Connections that send nothing, a byte now and then or a head without an end would last for ever."""
    async with attacked(sqlite, tmp_path, head_seconds=1) as (server, _):
        silent, slow, long, many, eager = [await Raw.to(server) for _ in range(5)]
        slow.writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        long.writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + bytes(b"x" * 400_000))
        many.writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a: b\r\n" * 10_000 + b"\r\n")
        eager.writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5000)
        assert (await long.answer()).startswith(b"HTTP/1.1 431 ")
        assert (await many.answer()).startswith(b"HTTP/1.1 400 ")
        assert (await eager.answer()).count(b"HTTP/1.1 200 ") < 100
        for late in (silent, slow):
            assert (await late.answer()).startswith(b"HTTP/1.1 408 ")


async def test_an_address_has_so_many_connections(sqlite: str, tmp_path: Path) -> None:
    """One address could open connections until the server has no descriptor left for the others."""
    async with attacked(sqlite, tmp_path, sockets_an_address=3) as (server, cookie):
        crowd = [await Raw.to(server) for _ in range(20)]
        for raw in crowd:
            raw.writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        first = [await raw.reader.readline() for raw in crowd]
        assert 1 <= sum(b" 200 " in line for line in first) <= 6
        refused = next(raw for raw, line in zip(crowd, first, strict=True) if b" 503 " in line)
        assert b'"code":"address-full"' in await refused.answer()

"""A line between two programs that can be cut, also after what was asked and before what is answered."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress

PIECE = 1 << 16  # bytes
RESET = struct.pack("ii", 1, 0)  # SO_LINGER: close with a reset, and drop what was not sent


class Wire:
    """Passes on what comes to `port` to a port of another program.

    While it is `deaf`, nothing comes back: requests arrive, and their answers are lost.
    """

    def __init__(self, there: int):
        self._there = there
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.port = 0
        self.deaf = False

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self) -> int:
        """Break every connection; how many there were."""
        for writer in self._open:
            with suppress(OSError):
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.transport.abort()
        return len(self._open)

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._there)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, there_writer}
        self._open |= both
        ways = [
            asyncio.create_task(self._carry(reader, there_writer)),
            asyncio.create_task(self._carry(there_reader, writer, back=True)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(0)
        self._open -= both
        for one in both:
            one.close()
        await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool = False
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(PIECE):
                if not (back and self.deaf):
                    writer.write(data)
                    await writer.drain()

"""A socket that a test talks through, one message after the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from socket import socket as Socket
from typing import Any

from websockets.asyncio.client import ClientConnection

from server.real.people import Guest, receive
from server.real.processes import PATIENCE


class Talk:
    """`table` is the last that was told of the table that is watched."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.table: dict[str, Any] = {}
        self._number = 0
        self._unheard: list[dict[str, Any]] = []

    async def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._unheard = self._unheard or await receive(self.socket)
                found = self._unheard.pop(0)
                if found["type"] in ("table", "changed"):
                    self.table = found
                if wanted(found):
                    return found

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message; the answer."""
        self._number = number = self._number + 1
        await self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        return await self.hear(lambda found: found.get("id") == number)

    async def see(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Hear until the table is as wanted."""
        if not wanted(self.table):
            await self.hear(lambda _: wanted(self.table))

    async def reach(self, at: int) -> None:
        """Hear until the table is at a position, or a later one."""
        await self.see(lambda table: bool(table["at"] >= at))

    async def decide(self, choice: int = 0) -> dict[str, Any]:
        """Send one of the legal decisions; the answer."""
        table = self.table
        action = table["legal"][choice % len(table["legal"])]
        return await self.ask("decide", table=table["table"], at=table["at"], action=action)

    async def finish_turn(self) -> None:
        """Decide as long as it is one's turn, until another is to decide."""
        seat = self.table["mover"]
        while self.table["mover"] == seat:
            await self.reach((await self.decide())["at"])


@asynccontextmanager
async def talking(
    guest: Guest, address: str = "", table: str = "", over: Socket | None = None, **watch: Any
) -> AsyncIterator[Talk]:
    """A socket of a guest, which watches a table if one is named; over a connection that is there, if any."""
    async with await guest.socket(address, over) as socket:
        talk = Talk(socket)
        if table:
            assert (await talk.ask("watch", table=table, **watch))["type"] == "table"
        yield talk

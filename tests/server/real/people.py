"""People who play at random over the real socket, come back whenever it breaks, and remember everything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from socket import socket as Socket
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

TAKE_BACK = -1  # in place of an action
REFUSALS = ("doubled", "stale", "not-playing")  # what may be said to who sends something twice, or too late
LATER = ("storage", "too-often")  # nothing is known: ask again after a while
PUT_OFF = (429, 503)
PAUSE_S = 0.1
WANT = ("view", "events")
PLAINLY: Any = {"trust_env": False, "verify": False, "timeout": 60}  # neither proxies nor TLS

Wish = tuple[int, int]  # the number of the position, and the action


async def receive(socket: ClientConnection) -> list[dict[str, Any]]:
    """What is said next, one message or several."""
    found = json.loads(await socket.recv())
    return found if isinstance(found, list) else [found]


class Guest:
    """Somebody with a cookie, who asks until he is answered; `network` is what a proxy says of him."""

    def __init__(self, address: str, network: str = ""):
        self.address = address
        self._cookies = httpx2.Cookies()
        self._headers = {"x-forwarded-for": network} if network else {}

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """The answer to a request; whatever breaks it off or puts it off, it is made again."""
        while True:
            with suppress(httpx2.TransportError):
                async with httpx2.AsyncClient(
                    cookies=self._cookies, headers=self._headers, **PLAINLY
                ) as client:
                    answer = await client.request(method, f"{self.address}/api/v1{path}", json=body or None)
                    self._cookies.update(client.cookies)
                    if answer.status_code not in PUT_OFF:
                        return answer.json()
            await asyncio.sleep(0.05)

    async def socket(self, address: str = "", over: Socket | None = None) -> ClientConnection:
        """A socket, of this server or of another one with the same database."""
        if "rosace" not in self._cookies:
            await self.ask("GET", "/me")
        headers = {"cookie": f"rosace={self._cookies['rosace']}"} | self._headers
        where = (address or self.address).replace("http:", "ws:") + "/api/v1/socket"
        more: dict[str, Any] = {} if over is None else {"sock": over}
        return await connect(where, additional_headers=headers, proxy=None, **more)

    async def open(self, game: str, places: list[str], **more: Any) -> str:
        return str((await self.ask("POST", "/tables", game=game, places=places, **more))["table"])

    async def sit(self, table: str) -> int:
        """Take a seat, unless one was taken by a request whose answer never came."""
        while not (held := (await self.ask("GET", f"/tables/{table}"))["seats"]):
            await self.ask("POST", f"/tables/{table}/seats", nonce="n")
        return int(held[0])


@dataclass
class Person:
    """A guest in a seat of a table.

    sent       what was ever wanted
    done       what was acknowledged, by the length of the log after it
    confirmed  what was refused because it is stored already
    seen       how many entries of the log this person has been told of, and `story` what they brought about
    tables     the table as it was shown whenever this person came
    goodbyes   the last message before the server closed a connection, and the code with which it did
    cut        for each connection that ended without a close frame, whether a message had no answer yet
    """

    guest: Guest
    table: str
    seat: int
    random: Random
    sent: set[Wish] = field(default_factory=set)
    done: dict[int, Wish] = field(default_factory=dict)
    confirmed: set[Wish] = field(default_factory=set)
    seen: int = 0
    story: list[tuple[int, int, list[Any]]] = field(default_factory=list)
    tables: list[dict[str, Any]] = field(default_factory=list)
    goodbyes: list[tuple[Any, int]] = field(default_factory=list)
    cut: list[bool] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._numbers = count()
        self._asked: dict[int, Wish] = {}  # what has no answer yet
        self._unsure: list[Wish] = []  # what had none when the connection broke
        self._table: dict[str, Any] = {}  # how it stands, as far as is known; empty until it is shown
        self._lost = True  # whether the table is to be asked for
        self._watching: int | None = None  # the message that asks for it, until its answer comes
        self._waits = False  # whether to wait before asking again
        self._at = 0  # the last position of which anything was said

    @property
    def is_over(self) -> bool:
        return self._table.get("status") == "over" and not self._asked and not self._unsure

    async def play(self, may_come: Callable[[], Awaitable[Any]]) -> None:
        """Play to the end of the game; before each connection, `may_come` is waited for."""
        while not self.is_over:
            await may_come()
            with suppress(OSError, WebSocketException):
                async with await self.guest.socket() as socket:
                    await self._play_on(socket)
            await asyncio.sleep(0.01)

    async def _play_on(self, socket: ClientConnection) -> None:
        """Come back, ask again what was not answered, and go on."""
        self._unsure += self._asked.values()
        self._asked, self._table, self._lost, self._watching = {}, {}, True, None
        last: dict[str, Any] = {}
        try:
            while not self.is_over:
                if self._lost and self._watching is None:  # two answers would tell the same story
                    self._lost, self._watching = False, next(self._numbers)
                    await self._send(socket, self._watching, "watch", since=self.seen, want=WANT)
                for last in await receive(socket):
                    self._hear(last)
                if self._waits:
                    self._waits = False
                    await asyncio.sleep(PAUSE_S)
                while self._table and self._unsure:
                    await self._wish(socket, self._unsure.pop())
                await self._act(socket)
        except ConnectionClosed as closed:
            if closed.rcvd is not None:
                self.goodbyes.append((last, closed.rcvd.code))
            else:
                self.cut.append(bool(self._asked) or not self._table)  # no table: it was asked for
            raise

    async def _send(self, socket: ClientConnection, number: int, kind: str, **what: Any) -> None:
        with suppress(ConnectionClosed):  # what came before that is still to be heard
            await socket.send(json.dumps({"type": kind, "id": number, "table": self.table, **what}))

    async def _wish(self, socket: ClientConnection, wish: Wish) -> None:
        (at, action), number = wish, next(self._numbers)
        self.sent.add(wish)
        self._asked[number] = wish  # remembered first: it may be stored even if sending fails
        if action == TAKE_BACK:
            await self._send(socket, number, "take-back", at=at)
        else:
            await self._send(socket, number, "decide", at=at, action=action)

    async def _act(self, socket: ClientConnection) -> None:
        """Decide, now and then twice; or take a decision back."""
        table = self._table
        if not table or table["at"] < self._at or self._asked:
            return
        if table["can_take_back"] and self.random.random() < 0.2:
            await self._wish(socket, (table["at"], TAKE_BACK))
        elif table["mover"] == self.seat:
            wish = table["at"], self.random.choice(table["legal"])
            await self._wish(socket, wish)
            if self.random.random() < 0.2:
                await self._wish(socket, wish)

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                for missed in message.pop("missed"):
                    self._tell(missed)
                self.seen = message["seq"]
                self._table, self._watching, self._lost = message, None, False
                self.tables.append(message)
            case "changed" if message.get("fresh"):  # the server itself was unsure: ask for what was missed
                self._table, self._lost = {}, True
            case "changed" if self._table:
                assert message["seq"] == self.seen + 1, f"told of {message['seq']} after {self.seen}"
                self._tell(message)
                self._table = message
            case "done":
                assert message["seq"] not in self.done
                self.done[message["seq"]] = self._asked.pop(message["id"])
                self._at = message["at"]
            case "error" if message["code"] in LATER:
                self._waits = True
                if message["id"] in self._asked:
                    self._unsure.append(self._asked.pop(message["id"]))
                else:
                    assert message["id"] == self._watching, message
                    self._lost, self._watching = True, None
            case "error":
                assert message["code"] in REFUSALS, message
                wish = self._asked.pop(message["id"])
                self._at = message.get("at", self._at)
                if message["code"] == "doubled":
                    self.confirmed.add(wish)

    def _tell(self, told: dict[str, Any]) -> None:
        """Take a part of the story, which may not be told twice."""
        assert told["seq"] > self.seen, f"told of {told['seq']} again"
        self.seen = told["seq"]
        if told["events"] or told.get("undone"):
            self.story.append((told["seq"], told.get("undone", 0), told["events"]))

"""The whole server in the test's own event loop, and its visitors: HTTP and sockets without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch
from urllib.parse import unquote

import msgspec

from rosace.server.app import App, create
from rosace.server.identity import COOKIE_NAME, Identity, new_id
from rosace.server.settings import Settings

API = "/api/v1"
HOST = "rosace.example"
OFTEN = 10**9  # no rate of a test's
PLENTY = dict.fromkeys(
    (f"{kind}_a_minute" for kind in ("tables", "sign_ins", "messages", "requests", "hints", "pictures")),
    OFTEN,
) | {"reviews_an_hour": OFTEN}

OURS: dict[str, Any] = PLENTY | {"hosts": [HOST]}


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Line:
    """A socket from the side of the client. `closed` is the code it was closed with."""

    def __init__(self, came: list[str]):
        self.came = came  # everything that has ever come
        self.closed: int | None = None
        self.reads = asyncio.Event()  # a client that stops reading clears it
        self.reads.set()
        self.task: asyncio.Task[None]
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[str | None] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> dict[str, Any]:
        return await self._to_server.get()

    async def send(self, message: Any) -> None:
        await asyncio.sleep(0)  # no network takes anything at once
        await self.reads.wait()
        if message["type"] == "websocket.send":
            for text in _messages(message["text"]):
                self.came.append(text)
                self._from_server.put_nowait(text)
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self._from_server.put_nowait(None)

    # What a test does.

    def say(self, message: dict[str, Any]) -> None:
        self.say_raw(json.dumps(message))

    def say_raw(self, data: str | bytes) -> None:
        key = "text" if isinstance(data, str) else "bytes"
        self._to_server.put_nowait({"type": "websocket.receive", key: data})

    async def hear(self) -> str:
        """The next message, as it was sent."""
        found = await asyncio.wait_for(self._from_server.get(), 10)
        assert found is not None, f"the socket was closed with {self.closed}"
        return found

    def heard(self) -> list[str]:
        """Everything that has come and was not read yet."""
        found = []
        while not self._from_server.empty():
            text = self._from_server.get_nowait()
            if text is not None:
                found.append(text)
        return found

    async def ask(self, message: dict[str, Any]) -> tuple[str, list[str]]:
        """Send a message; the answer to it, and what came before it."""
        self.say(message)
        before = []
        while True:
            text = await self.hear()
            if json.loads(text).get("id") == message["id"]:
                return text, before
            before.append(text)

    async def hang_up(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


def _messages(text: str) -> list[str]:
    """The messages of a frame, as they were written."""
    if not text.startswith("["):
        return [text]
    return [bytes(one).decode() for one in msgspec.json.decode(text, type=list[msgspec.Raw])]


class Visitor:
    """Somebody with a cookie. `came` is everything that he was ever sent."""

    def __init__(self, site: Site, name: str):
        self.site = site
        self.came: list[str] = []
        self.user = new_id()
        self.cookie = site.app.seal.write(Identity(self.user, name))

    def headers(self, **more: str) -> list[tuple[bytes, bytes]]:
        found = {"host": "here", "cookie": f"{COOKIE_NAME}={self.cookie}"} | more
        return [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in found.items()]

    async def get(self, path: str) -> Answer:
        return self._keep(await self.site.request("GET", API + path, self.headers()))

    async def post(self, path: str, **body: Any) -> Answer:
        typed = self.headers(content_type="application/json")
        return self._keep(await self.site.request("POST", API + path, typed, json.dumps(body).encode()))

    def _keep(self, answer: Answer) -> Answer:
        self.came.append(f"{answer.headers} {answer.body.decode()}")
        return answer

    async def socket(self) -> Line:
        """An open socket, its hello read."""
        line = self.site.connect(self.headers(), self.came)
        assert json.loads(await line.hear())["type"] == "hello"
        return line


class Site:
    """The server, and a door for visitors."""

    def __init__(self, app: App, asgi: Any):
        self.app = app
        self._asgi = asgi

    async def request(
        self, method: str, path: str, headers: Iterable[tuple[bytes, bytes]], *body: bytes
    ) -> Answer:
        """A request; the body comes in as many pieces as there are."""
        sent: list[dict[str, Any]] = []
        pieces = list(body) or [b""]

        async def receive() -> dict[str, Any]:
            if not pieces:
                return {"type": "http.disconnect"}
            return {"type": "http.request", "body": pieces.pop(0), "more_body": bool(pieces)}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._asgi(self._scope("http", path, headers) | {"method": method}, receive, send)
        start, *rest = sent
        return Answer(
            start["status"],
            {name.decode(): value.decode() for name, value in start["headers"]},
            b"".join(part.get("body", b"") for part in rest),
        )

    def connect(
        self, headers: Iterable[tuple[bytes, bytes]], came: list[str] | None = None, **more: Any
    ) -> Line:
        line = Line([] if came is None else came)
        scope = self._scope("websocket", API + "/socket", headers) | more
        line.task = asyncio.create_task(self._asgi(scope, line.receive, line.send))
        return line

    def _scope(self, kind: str, path: str, headers: Iterable[tuple[bytes, bytes]]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": list(headers),
            "client": ("192.0.2.1", 1234),
            "server": ("here", 80),
        }


@asynccontextmanager
async def running(database: str, **settings: Any) -> AsyncIterator[Site]:
    """A server, with rates that nobody reaches unless a test sets others."""
    app = App(Settings.read({}, database=database, data="/nowhere", bots=1, **(OURS | settings)))
    with patch("rosace.server.app.App", return_value=app):
        asgi = create(app.settings)
    async with app.running():
        yield Site(app, asgi)

"""People at a server in this process: each a browser with cookies of its own, and a socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from rosace.server.asgi import Asgi

API = "/api/v1"


class Person:
    """Somebody with a browser. `views` has the last that was told of each table."""

    def __init__(self, app: Asgi, portal: Any = None):
        self.client = TestClient(app)
        self.client.portal = portal
        self.socket: WebSocketTestSession | None = None
        self.views: dict[str, dict[str, Any]] = {}
        self.told: list[dict[str, Any]] = []
        self._number = 0
        self._unheard: list[dict[str, Any]] = []

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.client.get(API + path, params=query or None)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.client.post(API + path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, game: str, *places: str, **more: Any) -> str:
        """Open a table; its id."""
        found = self.post("/tables", 201, game=game, places=list(places) or ["me", "free"], **more)
        return str(found["table"])

    # The socket.

    def connect(self) -> Person:
        self.client.get(f"{API}/me")  # the cookie
        self.socket = self.client.websocket_connect(f"{API}/socket")
        self.socket.__enter__()
        assert self.hear()["type"] == "hello"
        return self

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.__exit__(None, None, None)
            self.socket = None
            self._unheard.clear()

    def hear(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        if not self._unheard:
            frame = self.socket.receive_json()
            self._unheard += frame if isinstance(frame, list) else [frame]
        found = self._unheard.pop(0)
        self.told.append(found)
        if found["type"] in ("table", "changed"):
            before = self.views.get(found["table"], {})
            kept = {name: before[name] for name in ("seat", "terms", "people") if name in before}
            self.views[found["table"]] = kept | found
        return found

    def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and hear until it is answered; the answer."""
        assert self.socket is not None
        self._number += 1
        self.socket.send_json({"type": kind, "id": self._number} | fields)
        return self.until(lambda found: found.get("id") == self._number)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            found = self.hear()
            if wanted(found):
                return found

    def watch(self, table: str, **more: Any) -> dict[str, Any]:
        if self.socket is None:
            self.connect()
        found = self.send("watch", table=table, **more)
        assert found["type"] == "table", found
        return found

    def refused(self, kind: str, **fields: Any) -> str:
        """Send a message that is refused; the code."""
        found = self.send(kind, **fields)
        assert found["type"] == "error", found
        return str(found["code"])

    # Playing.

    def decide(self, table: str, choice: int = 0) -> dict[str, Any]:
        """Take one of the choices of the table, and hear what it led to."""
        view = self.views[table]
        action = view["choices"][choice]["id"]
        found = self.send("decide", table=table, at=view["at"], action=action)
        assert found["type"] == "done", found
        return self.hear_of(table, found["at"])

    def hear_of(self, table: str, at: int) -> dict[str, Any]:
        """Hear until the table is at a position; what was told of it."""
        while self.views[table]["at"] < at:
            self.hear()
        return self.views[table]

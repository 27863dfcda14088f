"""The connections of a worker: how many there may be, how long the head of a request may be, and how late.

HTTP is uvicorn's, WebSockets are ours (`websocket.py`). uvicorn would wait for ever for those who open
connections and send nothing, and keep whatever others send as a head that has no end.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

import httptools
from uvicorn import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rosace.server.asgi import Scope, network_of
from rosace.server.settings import Settings
from rosace.server.websocket import WebSocket, accept_key, refusal

STALLED_SECONDS = 30.0  # after which a client that does not read what it asked for is let go
SWEEP_INTERVAL_S = 1.0
LINGER_S = 1.0  # seconds that a refused client has to read the answer
MAX_LINGERING = 256  # connections that are refused; more are closed at once
MAX_HEAD_BYTES = 32 << 10
HEADER_COST_BYTES = 32  # that each header counts for beside its letters
MAX_PIPELINED = 16  # requests that may wait for the one before them
CONNECTIONS_PER_SOCKET = 2  # that are allowed for each socket: pages and files need some, too


class Door:
    """Counts the connections, and ends those that keep the server waiting."""

    def __init__(self, settings: Settings):
        self.most = settings.sockets * CONNECTIONS_PER_SOCKET
        # Behind a proxy all come from its address; the app knows that of each, and counts the sockets.
        per_address = settings.sockets if settings.behind_proxy else settings.sockets_an_address
        self._most_per_address = per_address * CONNECTIONS_PER_SOCKET
        self._head_seconds = settings.head_seconds
        self.message_bytes, self.root_path = settings.message_bytes, settings.root_path
        self._all: Any = set()  # uvicorn's connections
        self._network: dict[Any, str] = {}  # of each connection
        self._of_network: Counter[str] = Counter()
        # Since when; who came first stands first.
        self._heads: dict[Any, float] = {}
        self._stalled: dict[Any, float] = {}
        self._sweeper: asyncio.TimerHandle | None = None

    def comes(self, connection: Any, address: str) -> str:
        """Count a connection; why it is refused, if it is."""
        network = network_of(address)
        if len(self._network) >= self.most:
            return "server-full"
        if self._of_network[network] >= self._most_per_address:
            return "address-full"
        self._network[connection] = network
        self._of_network[network] += 1
        return ""

    def leaves(self, connection: Any) -> None:
        network = self._network.pop(connection, None)
        if network is not None:
            self._of_network[network] -= 1
            if not self._of_network[network]:
                del self._of_network[network]
        self._heads.pop(connection, None)
        self._stalled.pop(connection, None)
        self._all.discard(connection)

    def becomes(self, connection: Connection, socket: WebSocket) -> None:
        """A connection is a socket from now on."""
        self._heads.pop(connection, None)
        self._stalled.pop(connection, None)
        self._network[socket] = self._network.pop(connection)
        self._all = connection.connections
        self._all.discard(connection)
        self._all.add(socket)

    def asks(self, connection: Any) -> None:
        """A request begins: its head must come in time."""
        if connection not in self._heads:
            self._heads[connection] = time.monotonic()
            self._watch()

    def has_asked(self, connection: Any) -> None:
        self._heads.pop(connection, None)

    def stalls(self, connection: Any) -> None:
        """The client does not read what is sent."""
        self._stalled[connection] = time.monotonic()
        self._watch()

    def moves(self, connection: Any) -> None:
        self._stalled.pop(connection, None)

    def _watch(self) -> None:
        if self._sweeper is None:
            self._sweeper = asyncio.get_running_loop().call_later(SWEEP_INTERVAL_S, self._sweep)

    def _sweep(self) -> None:
        self._sweeper = None
        now = time.monotonic()
        for late in _before(self._heads, now - self._head_seconds):
            late.is_late()
        for late in _before(self._stalled, now - STALLED_SECONDS):
            late.abort()
        if self._heads or self._stalled:
            self._watch()


def _before(since: dict[Any, float], moment: float) -> list[Any]:
    """Those that have waited since before a moment."""
    late = []
    for connection, began in since.items():
        if began > moment:
            break
        late.append(connection)
    return late


class ServerConfig(Config):
    """uvicorn's, with what our connections need."""

    door: Door


class Flow(FlowControl):
    """uvicorn's, for connections that may be closed already."""

    def resume_reading(self) -> None:
        if not self._transport.is_closing():
            super().resume_reading()


class Connection(HttpToolsProtocol):
    """A connection that speaks HTTP, until it becomes a socket."""

    config: ServerConfig
    _is_head_coming = False  # whether a request has begun whose headers are not all there
    _is_body_coming = False
    _is_turned_away = False
    _answering: Any = None  # the request that is being answered
    _head_bytes = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.flow = Flow(transport)
        self._door = self.config.door
        why = self._door.comes(self, self.client[0] if self.client else "")
        if why and len(self.connections) > self._door.most + MAX_LINGERING:
            transport.abort()
        elif why:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, why, "There are too many connections.")
        else:
            self._door.asks(self)

    def connection_lost(self, error: Exception | None) -> None:
        self._door.leaves(self)
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        if self._is_turned_away or self.transport.is_closing():
            return
        if not self._is_body_coming:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._is_head_coming and self._head_bytes > MAX_HEAD_BYTES:
            words = "The head of the request is too long."
            self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large", words)

    def on_message_begin(self) -> None:
        self._is_head_coming = True
        self._door.asks(self)
        super().on_message_begin()
        self.scope["root_path"] = self.config.door.root_path

    def on_headers_complete(self) -> None:
        self._is_head_coming, self._is_body_coming = False, True
        self._head_bytes = 0
        self._door.has_asked(self)
        size = sum(len(name) + len(value) + HEADER_COST_BYTES for name, value in self.headers)
        if size + len(self.url) > MAX_HEAD_BYTES:
            raise httptools.HttpParserError("the head is too long")
        if len(self.pipeline) >= MAX_PIPELINED:
            raise httptools.HttpParserError("too many requests at once")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_body_coming = False
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        request: Scope = dict(self.scope)
        accept = accept_key(request)
        if accept is None:
            self._turn_away(HTTPStatus.BAD_REQUEST, "malformed", "This is no handshake of a WebSocket.")
            return
        url = httptools.parse_url(self.url)
        scope = {
            **request,
            "type": "websocket",
            "scheme": "ws",
            "path": unquote(url.path.decode("ascii")),
            "raw_path": url.path,
            "query_string": url.query or b"",
            "subprotocols": [],
        }
        socket = WebSocket(self.app, scope, self.transport, accept, self._door.message_bytes, self._door)
        self._door.becomes(self, socket)
        self.tasks.add(socket.task)
        socket.task.add_done_callback(self.tasks.discard)
        self.transport.set_protocol(socket)

    def _turn_away(self, status: HTTPStatus, code: str, words: str) -> None:
        """Answer and close; what still comes is read and forgotten, since it would reset the connection."""
        self._is_head_coming, self._is_turned_away = False, True
        if self._answering is not None:
            self._answering.disconnected = True  # it writes no more
        self.transport.write(refusal(status, code, words))
        self.transport.write_eof()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        self._turn_away(HTTPStatus.BAD_REQUEST, "malformed", msg)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def is_late(self) -> None:
        """The head of a request has not come in time."""
        self._door.has_asked(self)
        self._turn_away(HTTPStatus.REQUEST_TIMEOUT, "too-slow", "The head of the request took too long.")

    def abort(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        self._door.stalls(self)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._door.moves(self)
        super().resume_writing()

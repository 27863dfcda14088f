"""The socket: reads messages, answers each, and sends the changes of watched tables.

A bare ASGI endpoint. Every message is checked before it reaches a table; a bad one is answered with a typed
error and changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any, Protocol, get_args

import msgspec

from rosace.core.errors import BadAction
from rosace.match import Match, Refused, commands, messages
from rosace.match.commands import Command
from rosace.server import metrics, protocol
from rosace.server.access import may_see
from rosace.server.asgi import Receive, Scope, Send, address_of, network_of
from rosace.server.guard import Limits
from rosace.server.hub import Hub, NoSuchTable
from rosace.server.identity import Identity
from rosace.server.live_table import LiveTable, Reply
from rosace.server.logs import note
from rosace.server.outbox import FlushQueue, Outbox
from rosace.server.problems import Problem
from rosace.server.settings import Settings
from rosace.server.shutdown import SERVICE_RESTART, Shutdown
from rosace.server.storage import StorageError


class Site(Protocol):
    """The part of the app's shared object that this module uses."""

    settings: Settings
    limits: Limits
    shutdown: Shutdown
    flush_queue: FlushQueue
    hub: Hub


MAX_WATCHED_TABLES = 64  # per socket
RATE_LIMIT_PAUSE_S = 0.1  # seconds for which a socket that sends too much is not read
GOODBYE_TIMEOUT_S = 2.0  # seconds for the last message to a client
RECONNECT_DELAY_MS = 500  # milliseconds after which clients reconnect
REFUSED_DELAY_MS = 15_000  # milliseconds after which they try again where there is no room for them
GOING_AWAY, POLICY, TOO_BIG, TRY_LATER = 1001, 1008, 1009, 1013


class Socket:
    """One connection of a user. Its task receives; sending never blocks, so a slow reader delays no one."""

    def __init__(self, site: Site, identity: Identity, send: Send, address: str = "", session: str = ""):
        self.hub = site.hub
        self.identity = identity
        self.session = session
        self.watching: set[str] = set()
        self.heard = time.monotonic()
        self._limits = site.limits
        self._address = address
        self._longest = site.settings.message_bytes
        self._most_waiting = site.settings.waiting_bytes
        self._out = Outbox(send, site.flush_queue, lambda: self.end(GOING_AWAY))
        self._task = asyncio.current_task()
        self._taking = False
        self.closing: int | None = None

    # Sending.

    def tell(self, data: bytes) -> None:
        if self._out.put(data) > self._most_waiting:
            self.end(TRY_LATER)

    def say(self, message: dict[str, Any]) -> None:
        self.tell(protocol.write(message))

    def end(self, code: int) -> None:
        """Close after the current message is handled."""
        if self.closing is None:
            self.closing = code
            if not self._taking and self._task is not None and self._task is not asyncio.current_task():
                self._task.cancel()

    async def close(self) -> None:
        """Send the waiting messages, unless they are too long, and close; only for the receiving task."""
        if self.closing is not None:
            await self._out.close(self.closing, self._most_waiting)

    # Receiving.

    async def receive_messages(self, receive: Receive) -> None:
        """Handle messages one by one, until the client disconnects or is disconnected."""
        while self.closing is None:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            self.heard = time.monotonic()
            data = event.get("text") or event.get("bytes") or b""
            if len(data) > self._longest or "too_large" in event:
                self._refuse(None, "too-large", limit=self._longest)
                self.end(TOO_BIG)
                return
            try:
                self._limits.check_message(self.identity.user, self._address)
            except Problem as problem:
                self._refuse(_number_of(data), problem.code, **problem.params)
                await asyncio.sleep(RATE_LIMIT_PAUSE_S)
                continue
            self._taking = True
            await self._take(data)
            self._taking = False

    def _refuse(self, number: int | None, code: str, **more: Any) -> None:
        metrics.errors.labels(code).inc()
        self.say(protocol.error(number, code, **more))

    async def _take(self, data: bytes | str) -> None:
        try:
            message = protocol.read(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(_number_of(data), "malformed", message=str(error)[:200])
            return
        try:
            await HANDLERS[type(message)](self, message)
        except Refused as error:
            more = dict(error.params)
            if error.reason is not None:
                more["reason"] = messages.reason(error.reason)
            self._refuse(message.id, error.code, **more)
        except Problem as problem:
            self._refuse(message.id, problem.code)
        except BadAction as error:
            self._refuse(message.id, "no-such-action", message=str(error)[:200])
        except StorageError:
            self._refuse(message.id, "storage")
        except Exception as error:
            note("message-failed", logging.ERROR, error=error, kind=type(message).__name__)
            self._refuse(message.id, "internal")

    def leave(self) -> None:
        for name in self.watching:
            table = self.hub.tables.get(name)
            if table is not None:
                table.unwatch(self)

    # Requests of a user about a table.

    async def table(self, name: str) -> LiveTable:
        """A table that this user may see; a hidden table looks like one that does not exist."""
        table = self.hub.tables.get(name) or await self.hub.table(name)
        await table.look_for(self.identity.user)
        if not may_see(table.match, self.identity):
            raise NoSuchTable
        return table

    async def commit(self, message: protocol.OfSeat, command: Command) -> None:
        """Check and store a command of the user's seat, and answer `done`."""
        table = await self.table(message.table)
        await table.commit(command, self.identity.user, Reply(self, message.id))

    async def ping(self, message: protocol.Ping) -> None:
        self.say({"type": "pong", "id": message.id})

    async def watch(self, message: protocol.Watch) -> None:
        table = await self.table(message.table)
        if message.table not in self.watching and len(self.watching) >= MAX_WATCHED_TABLES:
            raise Refused("too-many-tables", limit=MAX_WATCHED_TABLES)
        if (message.since or 0) > table.match.seq:  # another worker has told what we have not heard of yet
            await table.catch_up()
        async with table.reading() as match:
            if not may_see(match, self.identity):  # now by what is stored
                raise NoSuchTable
            seat = _audience(match, self.identity, message.seat)
            snapshot = {"type": "table", "id": message.id, **table.snapshot(seat, message.want)}
            if message.since is not None and "events" in message.want:
                snapshot |= await self.hub.missed(table, seat, message.since)
            self.watching.add(message.table)
            if match.seats_of(self.identity.user):
                table.network = network_of(self._address)
            self.say(snapshot)
            table.watch(self, seat, message.want)  # then it is told who is there

    async def unwatch(self, message: protocol.Unwatch) -> None:
        table = self.hub.tables.get(message.table)
        self.watching.discard(message.table)
        if table is None or not table.unwatch(self):
            raise Refused("not-watching")
        async with table.reading() as match:
            self.say(protocol.done(message.id, message.table, match.seq, match.position))

    async def missed(self, message: protocol.Missed) -> None:
        """The next page of what has happened."""
        table = await self.table(message.table)
        async with table.reading() as match:
            if not may_see(match, self.identity):
                raise NoSuchTable
            seat = _audience(match, self.identity, message.seat)
            page = await self.hub.missed(table, seat, message.since)
        self.say({"type": "missed", "id": message.id, "table": message.table, **page})

    async def decide(self, message: protocol.Decide) -> None:
        table = self.hub.tables.get(message.table)
        if table is None or not may_see(table.match, self.identity):
            table = await self.table(message.table)
        decision = _decision(table.match, message, message.seat)
        await table.commit(decision, self.identity.user, Reply(self, message.id))

    async def preview(self, message: protocol.Preview) -> None:
        """The position after a decision; nothing changes."""
        table = await self.table(message.table)
        async with table.reading() as match:
            seat = match.seat_for(self.identity.user, message.seat)
            decision = _decision(match, message, seat)
            match.check(decision, 0)
            preview = messages.preview(match, seat, decision.actions, message.picture)
        if preview is None:
            raise Refused("would-reveal")
        self.say({"type": "preview", "id": message.id, "table": message.table, "at": message.at, **preview})

    async def table_command(self, message: protocol.SeatRequest) -> None:
        await self.commit(message, message.command())


HANDLERS: dict[type[protocol.Message], Callable[[Socket, Any], Awaitable[None]]] = {
    protocol.Ping: Socket.ping,
    protocol.Watch: Socket.watch,
    protocol.Unwatch: Socket.unwatch,
    protocol.Missed: Socket.missed,
    protocol.Decide: Socket.decide,
    protocol.Preview: Socket.preview,
    **dict.fromkeys(get_args(protocol.SeatRequest), Socket.table_command),
}


def _decision(match: Match, message: protocol.Decide | protocol.Preview, seat: int | None) -> commands.Decide:
    """The command of a message; BadAction if a notation is invalid."""
    then = tuple([_number_of_action(match, one) for one in message.then]) if message.then else ()
    return commands.Decide(seat, message.at, _number_of_action(match, message.action), then=then)


def _number_of_action(match: Match, action: int | str) -> int:
    return match.ruleset.parse(action) if isinstance(action, str) else action


def _audience(match: Match, identity: Identity, wanted: int | None) -> int | None:
    """The seat from which a user watches; None for a spectator."""
    seats = match.seats_of(identity.user)
    if wanted is None:
        return seats[0] if len(seats) == 1 else None
    if wanted == -1:
        return None
    if wanted not in seats:
        raise Refused("not-your-seat")
    return wanted


def _number_of(data: bytes | str) -> int | None:
    """The id of a bad message, so that its sender knows which one it was."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        message = msgspec.json.decode(data)
        if isinstance(message, dict) and type(message.get("id")) is int:
            return int(message["id"]) if 0 <= message["id"] <= 2**53 else None
    return None


async def _turn_away(send: Send, code: str) -> None:
    """Refuse a socket: a browser tells its page why only after the handshake."""
    metrics.errors.labels(code).inc()
    await send({"type": "websocket.accept"})
    bye = protocol.write(protocol.bye(code, REFUSED_DELAY_MS))
    await send({"type": "websocket.send", "text": bye.decode()})
    await send({"type": "websocket.close", "code": TRY_LATER, "reason": code})


class Sockets:
    """The endpoint, and all open sockets."""

    def __init__(self, site: Site):
        self._site = site
        self._open: set[Socket] = set()
        self._of_user: Counter[str] = Counter()
        self._of_network: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if scope["identity"] is None or self._site.shutdown.stopping:
            status, why = (SERVICE_RESTART, "restart") if scope["identity"] else (POLICY, "no-cookie")
            await send({"type": "websocket.close", "code": status, "reason": why})
            return
        identity, settings = scope["identity"], self._site.settings
        address = address_of(scope, settings.behind_proxy)
        user, network = identity.user, network_of(address)
        if code := self._why_full(user, network):
            await _turn_away(send, code)
            return
        socket = Socket(self._site, identity, send, address, scope["session"])
        self._count(
            socket, user, network, 1
        )  # before anything is awaited: others may connect at the same time
        try:
            await send({"type": "websocket.accept"})
            await self._serve(socket, receive)
        finally:
            self._count(socket, user, network, -1)

    def _why_full(self, user: str, network: str) -> str:
        """Why there is no room for another socket of a user at a network; empty if there is."""
        settings = self._site.settings
        if self._of_user[user] >= settings.sockets_a_user:
            return "too-many-sockets"
        if self._of_network[network] >= settings.sockets_an_address:
            return "address-full"
        return "server-full" if len(self._open) >= settings.sockets else ""

    def _count(self, socket: Socket, user: str, network: str, change: int) -> None:
        (self._open.add if change > 0 else self._open.discard)(socket)
        for counter, key in ((self._of_user, user), (self._of_network, network)):
            counter[key] += change
            if not counter[key]:
                del counter[key]
        metrics.sockets.set(len(self._open))

    async def _serve(self, socket: Socket, receive: Receive) -> None:
        shutdown = self._site.shutdown
        socket.say(protocol.hello({"name": socket.identity.name, "account": socket.identity.account}))
        try:
            with shutdown.present():
                await socket.receive_messages(receive)
        except asyncio.CancelledError:
            if shutdown.stopping:
                socket.leave()  # send nothing after the goodbye
                socket.closing = SERVICE_RESTART
                socket.say(protocol.bye("restart", RECONNECT_DELAY_MS))
            elif socket.closing is None:
                raise
        finally:
            socket.leave()
            with suppress(Exception):  # the client may be gone, or may not read
                async with asyncio.timeout(GOODBYE_TIMEOUT_S):
                    await socket.close()

    def end(self, sessions: Collection[str], users: Collection[str]) -> None:
        """Close the sockets of sessions that have ended, and those that users opened as guests."""
        for socket in list(self._open):
            is_over = socket.session in sessions if socket.session else socket.identity.user in users
            if is_over and socket.closing is None:
                socket.say(protocol.bye("session-ended", 0))
                socket.end(POLICY)

    def close_idle(self) -> None:
        """Close sockets that have been silent for too long; a live client sends pings."""
        before = time.monotonic() - self._site.settings.idle_seconds
        for socket in list(self._open):
            if socket.heard < before and socket.closing is None:
                socket.say(protocol.bye("idle", 0))
                socket.end(GOING_AWAY)

"""Identity: who makes a request, and a new guest for every request without a valid cookie.

The server stores nothing about a guest until they take a seat: a guest's cookie is signed. That of an account
is the token of a session (`sessions.py`). `scope["identity"]` has the identity of a request,
`scope["session"]` the key of its session; an endpoint that replaces them puts the new cookie into
`scope["new_cookie"]`.
"""

from __future__ import annotations

import binascii
import hmac
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import cookie_parser

from rosace.server import health, metrics
from rosace.server.asgi import Asgi, Message, Receive, Scope, Send, header, is_https, path_of
from rosace.server.problems import problem_of
from rosace.server.settings import Settings
from rosace.server.storage import StorageError

COOKIE_NAME = "rosace"
DEVICE_COOKIE_NAME = "rosace-device"  # says that an account has signed in on this device before
DAY_S = 24 * 60 * 60
COOKIE_LIFETIME_S = 365 * DAY_S
COOKIE_RENEWAL_S = 30 * DAY_S  # an older cookie is renewed, so that it does not expire for regular users
MAX_COOKIE_LENGTH = 512  # longer than any cookie of ours
PATHS_WITHOUT_GUEST = (*health.PATHS, metrics.PATH)


class Identity(msgspec.Struct, frozen=True):
    """A user: a stable id, the name (empty for a guest without one), and whether it is an account."""

    user: str
    name: str = ""
    account: bool = False


def new_id() -> str:
    """22 URL-safe letters that cannot be guessed."""
    return secrets.token_urlsafe(16)


def new_guest() -> Identity:
    return Identity(new_id())


class Sealed(msgspec.Struct, array_like=True, frozen=True):
    """The content of a signed cookie; `issued` is in seconds."""

    identity: Identity
    issued: int


class Seal:
    """Writes and reads signed cookies with the server's key."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time):
        self._key = key
        self._clock = clock

    def write(self, identity: Identity) -> str:
        payload = msgspec.json.encode(Sealed(identity, int(self._clock())))
        return f"{_text(payload)}.{_text(self._sign(payload))}"

    def read(self, cookie: str) -> Sealed | None:
        """The content of a cookie; None if it is invalid or expired."""
        if len(cookie) > MAX_COOKIE_LENGTH:
            return None
        payload_text, _, signature = cookie.partition(".")
        try:
            payload = urlsafe_b64decode(payload_text + "==")
            if not hmac.compare_digest(signature.encode(), _text(self._sign(payload)).encode()):
                return None
            if payload_text != _text(payload):  # another encoding of the same bytes
                return None
            sealed = msgspec.json.decode(payload, type=Sealed)
        except (binascii.Error, ValueError):
            return None
        return sealed if self._clock() - sealed.issued < COOKIE_LIFETIME_S else None

    def device(self, user: str, password: str) -> str:
        """The cookie of a device on which an account has given its password, of which the hash is given."""
        return _text(hmac.digest(self._key, f"rosace device 1\0{user}\0{password}".encode(), "sha256"))

    def _sign(self, payload: bytes) -> bytes:
        return hmac.digest(self._key, b"rosace cookie 1\0" + payload, "sha256")


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Recognised(NamedTuple):
    """Whose cookie it is. `session` is the key of an account's session, `renewed` a cookie to send."""

    identity: Identity
    session: str = ""
    renewed: str | None = None


class EndedCookie(Exception):
    """The cookie of a session that has just ended: the answer must set none."""


class Recogniser(Protocol):
    async def recognise(self, cookie: str) -> Recognised | None:
        """Whose cookie it is; None if it is no one's, or no longer. EndedCookie if just now."""


class Keeper(Protocol):
    """The part of the app's shared object that this module uses; the seal needs its key first."""

    settings: Settings
    seal: Seal
    sessions: Recogniser


class Identified:
    """Middleware: puts the identity into the scope, and a new cookie into the answer.

    A socket cannot set a cookie: without one its identity is None.
    """

    def __init__(self, app: Asgi, shared: Keeper):
        self.app = app
        self.shared = shared

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            try:
                known = await self._recognised(scope)
            except (EndedCookie, StorageError):
                known = None
            scope["identity"], scope["session"] = known[:2] if known else (None, "")
        elif scope["type"] == "http" and _is_for_people(path_of(scope)):
            try:
                await self._identify(scope)
            except StorageError as error:
                await problem_of(error).response()(scope, receive, send)
                return
            send = self._writing(scope, send)
        await self.app(scope, receive, send)

    async def _identify(self, scope: Scope) -> None:
        known, cookie = None, None
        try:
            known = await self._recognised(scope)
            if known is None:
                guest = new_guest()
                cookie = self.shared.seal.write(guest)
        except EndedCookie:
            guest = new_guest()
        scope["new_guest"] = known is None
        scope["identity"], scope["session"], cookie = known or Recognised(guest, renewed=cookie)
        scope["new_cookie"] = cookie

    async def _recognised(self, scope: Scope) -> Recognised | None:
        value = cookie_of(scope, COOKIE_NAME)
        return await self.shared.sessions.recognise(value) if value else None

    def _writing(self, scope: Scope, send: Send) -> Send:
        async def writing(message: Message) -> None:
            cookies = {COOKIE_NAME: scope["new_cookie"], DEVICE_COOKIE_NAME: scope.get("device_cookie")}
            new = {name: value for name, value in cookies.items() if value is not None}
            if message["type"] == "http.response.start" and new:
                headers = MutableHeaders(scope=message)
                for name, value in new.items():
                    headers.append("set-cookie", self._cookie(scope, name, value))
                headers["cache-control"] = "no-store"
            await send(message)

        return writing

    def _cookie(self, scope: Scope, name: str, value: str) -> str:
        parts = [
            f"{name}={value}",
            f"Max-Age={COOKIE_LIFETIME_S}",
            f"Path={self.shared.settings.root_path or '/'}",
            "HttpOnly",
            "SameSite=Lax",
        ]
        return "; ".join(parts + ["Secure"] * is_https(scope, self.shared.settings.behind_proxy))


def is_same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in the same time for all of a length."""
    return hmac.compare_digest(one.encode(), other.encode())


def cookie_of(scope: Scope, name: str) -> str:
    return cookie_parser(header(scope, b"cookie") or "").get(name, "")


def _is_for_people(path: str) -> bool:
    """Whether it is an API call or a page, not a file of the client or a probe."""
    return path.startswith("/api/") or (
        path not in PATHS_WITHOUT_GUEST and "." not in path.rsplit("/", 1)[-1]
    )

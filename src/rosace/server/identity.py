"""Identity: a signed cookie, and a new guest for every request without a valid one.

The server stores nothing about a guest until they take a seat. `scope["identity"]` has the identity of a
request; an endpoint that replaces it changes the cookie.
"""

from __future__ import annotations

import binascii
import hmac
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Protocol

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import cookie_parser

from rosace.server.asgi import Asgi, Message, Receive, Scope, Send, header, is_https, path_of
from rosace.server.settings import Settings

COOKIE_NAME = "rosace"
DAY_S = 24 * 60 * 60
COOKIE_LIFETIME_S = 365 * DAY_S
COOKIE_RENEWAL_S = 30 * DAY_S  # an older cookie is renewed, so that it does not expire for regular users
MAX_COOKIE_LENGTH = 512  # longer than any cookie of ours
PATHS_WITHOUT_GUEST = ("/healthz", "/metrics")


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


class _Sealed(msgspec.Struct, array_like=True):
    identity: Identity
    issued: int


class Seal:
    """Writes and reads cookies with the server's key."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time):
        self._key = key
        self._clock = clock

    def write(self, identity: Identity) -> str:
        payload = msgspec.json.encode(_Sealed(identity, int(self._clock())))
        return f"{_text(payload)}.{_text(self._sign(payload))}"

    def read(self, cookie: str) -> tuple[Identity, bool] | None:
        """The identity in a cookie, and whether it is old; None if it is invalid or expired."""
        if len(cookie) > MAX_COOKIE_LENGTH:
            return None
        payload_text, _, signature = cookie.partition(".")
        try:
            payload = urlsafe_b64decode(payload_text + "==")
            if not hmac.compare_digest(signature.encode(), _text(self._sign(payload)).encode()):
                return None
            if payload_text != _text(payload):  # another encoding of the same bytes
                return None
            sealed = msgspec.json.decode(payload, type=_Sealed)
        except (binascii.Error, ValueError):
            return None
        age = self._clock() - sealed.issued
        return (sealed.identity, age > COOKIE_RENEWAL_S) if age < COOKIE_LIFETIME_S else None

    def _sign(self, payload: bytes) -> bytes:
        return hmac.digest(self._key, b"rosace cookie 1\0" + payload, "sha256")


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Keeper(Protocol):
    """The part of the app's shared object that this module uses; the seal needs its key first."""

    settings: Settings
    seal: Seal


class Identified:
    """Middleware: puts the identity into the scope, and a new cookie into the answer.

    A socket cannot set a cookie: without one its identity is None.
    """

    def __init__(self, app: Asgi, shared: Keeper):
        self.app = app
        self.shared = shared

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            cookie = self._read(scope)
            scope["identity"] = cookie[0] if cookie else None
        elif scope["type"] == "http" and _is_for_people(path_of(scope)):
            cookie = self._read(scope)
            before, old = cookie or (new_guest(), True)
            scope["identity"] = before
            scope["new_guest"] = cookie is None
            send = self._writing(scope, send, before, old)
        await self.app(scope, receive, send)

    def _read(self, scope: Scope) -> tuple[Identity, bool] | None:
        value = cookie_parser(header(scope, b"cookie") or "").get(COOKIE_NAME)
        return self.shared.seal.read(value) if value else None

    def _writing(self, scope: Scope, send: Send, before: Identity, old: bool) -> Send:
        async def writing(message: Message) -> None:
            if message["type"] == "http.response.start" and (old or scope["identity"] != before):
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", self._cookie(scope))
                headers["cache-control"] = "no-store"
            await send(message)

        return writing

    def _cookie(self, scope: Scope) -> str:
        parts = [
            f"{COOKIE_NAME}={self.shared.seal.write(scope['identity'])}",
            f"Max-Age={COOKIE_LIFETIME_S}",
            f"Path={self.shared.settings.root_path or '/'}",
            "HttpOnly",
            "SameSite=Lax",
        ]
        return "; ".join(parts + ["Secure"] * is_https(scope, self.shared.settings.behind_proxy))


def _is_for_people(path: str) -> bool:
    """Whether it is an API call or a page, not a file of the client or a probe."""
    return path.startswith("/api/") or (
        path not in PATHS_WITHOUT_GUEST and "." not in path.rsplit("/", 1)[-1]
    )

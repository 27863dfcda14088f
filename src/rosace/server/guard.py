"""Protection: security headers, the check of origins, and rate limits."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import ip_address
from math import ceil

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request

from rosace.server.asgi import Asgi, Message, Receive, Scope, Send, address_of, header, host_of, network_of
from rosace.server.problems import Problem
from rosace.server.settings import Settings

# Scripts only from our own files, never inline. Inline styles are needed by SVG and transitions, and
# pictures may be data URLs.
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
LOCAL_DOMAINS = (".localhost", ".local", ".internal", ".home.arpa")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MINUTE_S, HOUR_S = 60, 3600
USERS_PER_ADDRESS = 20  # users that may share one address
ROUNDING_ERROR_S = 1e-3  # seconds; rounding error of sums


class Headers:
    """Middleware: the same headers on every answer."""

    def __init__(self, app: Asgi):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def adding(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, adding if scope["type"] == "http" else send)


class Origins:
    """Middleware: only our own pages may open sockets and use unsafe methods.

    Browsers send Origin with every such request, and no page can suppress it. A request without one comes
    from a program, which has the cookie from its user. It is let through, unless Sec-Fetch-Site names
    another site.
    """

    def __init__(self, app: Asgi, settings: Settings):
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guarded = (
            scope["type"] == "websocket" or scope["type"] == "http" and scope["method"] not in SAFE_METHODS
        )
        if not guarded or self.allows(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign-origin"})
        else:
            problem = Problem(HTTPStatus.FORBIDDEN, "foreign-origin", "Asked from a page of another site.")
            await problem.response()(scope, receive, send)

    def allows(self, scope: Scope) -> bool:
        """Our own host by either scheme: behind a proxy that terminates TLS we do not know ours."""
        origin = header(scope, b"origin")
        if origin is None:
            return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
        if origin in self.settings.origins:
            return True
        host = origin.partition("://")[2].lower()
        return host != "" and host == host_of(scope, self.settings.behind_proxy)


class Hosts:
    """Middleware: only the server's own names, so that no other site's name can be pointed at it.

    A page of such a site would be ours for the browser (DNS rebinding). Addresses and names that nobody can
    register are safe. Behind a proxy without a list the proxy decides, since it knows the names it serves.
    """

    def __init__(self, app: Asgi, settings: Settings):
        self.app = app
        self._behind_proxy = settings.behind_proxy
        self._names = settings.hosts or (("*",) if settings.behind_proxy else ())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.allows(host_of(scope, self._behind_proxy)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign-host"})
        else:
            message = (
                "This server does not know this name as its own. Its operator can add it: --allow-host NAME."
            )
            await Problem(HTTPStatus.MISDIRECTED_REQUEST, "foreign-host", message).response()(
                scope, receive, send
            )

    def allows(self, host: str) -> bool:
        name = _without_port(host).rstrip(".")
        return _cannot_be_registered(name) or any(_is_of(name, pattern.lower()) for pattern in self._names)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _cannot_be_registered(name: str) -> bool:
    """Whether it is an address, or a name that no public name server has."""
    try:
        ip_address(name)
        return True
    except ValueError:
        return "." not in name or name.endswith(LOCAL_DOMAINS)


def _is_of(name: str, pattern: str) -> bool:
    """`*.games.example` is every name below games.example; `*` is every name."""
    return pattern in ("*", name) or pattern.startswith("*.") and name.endswith(pattern[1:])


async def limited_body(request: Request, limit: int, seconds: float) -> bytes:
    """The body; 413 as soon as it exceeds the limit, 408 if it is not there in time."""
    too_large = Problem(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", limit=limit)
    announced = request.headers.get("content-length", "0")
    if announced.isdecimal() and int(announced) > limit:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limit:
                    raise too_large
    except TimeoutError:
        headers = {"connection": "close"}
        raise Problem(HTTPStatus.REQUEST_TIMEOUT, "too-slow", headers=headers, seconds=seconds) from None
    except ClientDisconnect:  # for the log only; no client reads this answer
        raise Problem(HTTPStatus.BAD_REQUEST, "cut-off") from None
    return bytes(body)


class Bucket:
    """A token bucket for each key: at most `burst` tokens, refilled at `rate` per second.

    It stores when a key's bucket will be full again; every token taken moves that time on.
    At most `keys` are stored; the least recently used, whose bucket is the fullest, is dropped first.
    """

    def __init__(
        self, rate: float, burst: int, keys: int = 10_000, clock: Callable[[], float] = time.monotonic
    ):
        self._refill = 1 / rate  # seconds per token
        self._room = (burst - 1) / rate  # seconds that may be missing when a token is taken
        self._keys = keys
        self._clock = clock
        self._full: OrderedDict[str, float] = OrderedDict()

    def take(self, key: str) -> float:
        """Take a token and return 0, or return the seconds until one is available."""
        now = self._clock()
        full = max(now, self._full.pop(key, now))
        wait = full - now - self._room
        taken = wait < ROUNDING_ERROR_S
        self._full[key] = full + self._refill if taken else full
        if len(self._full) > self._keys:
            self._full.popitem(last=False)
        return 0.0 if taken else wait

    def __len__(self) -> int:
        return len(self._full)


class Limits:
    """Rate limits by kind. Every worker counts for itself."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic):
        self._behind_proxy = settings.behind_proxy
        minutely = {
            "table": settings.tables_a_minute,
            "sign-in": settings.sign_ins_a_minute,
            "message": settings.messages_a_minute,
            "request": settings.requests_a_minute,
            "hint": settings.hints_a_minute,
            "picture": settings.pictures_a_minute,
        }
        allowed = {kind: (count, MINUTE_S) for kind, count in minutely.items()}
        allowed["review"] = settings.reviews_an_hour, HOUR_S
        allowed["download"] = settings.downloads_an_hour, HOUR_S

        def buckets(users: int) -> dict[str, Bucket]:
            return {
                kind: Bucket(users * count / period, users * count, clock=clock)
                for kind, (count, period) in allowed.items()
            }

        self._each, self._crowd = buckets(1), buckets(USERS_PER_ADDRESS)

    def check(self, kind: str, key: str) -> None:
        """Count a use; a Problem 429 if there are too many."""
        _check(self._each[kind], key)

    def check_message(self, user: str, address: str) -> None:
        """Count a message for its user and, less strictly, for its address."""
        _check(self._each["message"], user)
        _check(self._crowd["message"], network_of(address))

    def check_request(self, kind: str, scope: Scope) -> None:
        """Count a request for its user and, less strictly, for its address, which many users may share.

        For new guests and sign-ins only the address counts, since the user could be another each time.
        """
        address = network_of(address_of(scope, self._behind_proxy))
        if scope["new_guest"] or kind == "sign-in":
            self.check(kind, address)
        else:
            self.check(kind, scope["identity"].user)
            _check(self._crowd[kind], address)


def _check(bucket: Bucket, key: str) -> None:
    wait = bucket.take(key)
    if wait:
        raise too_often(ceil(wait))


def too_often(seconds: int) -> Problem:
    headers = {"retry-after": str(seconds)}
    return Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-often", headers=headers, retry=seconds)

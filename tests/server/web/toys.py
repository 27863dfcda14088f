"""A server of toy endpoints and the accounts, with users in a dict."""

from typing import Any

import msgspec
from argon2 import PasswordHasher
from msgspec.structs import replace
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from rosace.server import account_routes, health, metrics, openapi, session_routes
from rosace.server.api import Api, Call
from rosace.server.guard import Limits
from rosace.server.identity import Seal
from rosace.server.middleware import framed
from rosace.server.names import skeleton
from rosace.server.passwords import Guesses, Passwords
from rosace.server.problems import Problem
from rosace.server.sessions import Sessions
from rosace.server.settings import Settings
from rosace.server.shutdown import Shutdown
from rosace.server.storage import Conflict, StoredSession, StoredSettings, User

TABLE = "abcdefghijklmnopqrst_-"


class Users:
    """What accounts need of the store."""

    def __init__(self) -> None:
        self.users: dict[str, User] = {}
        self.settings: dict[str, StoredSettings] = {}
        self.sessions: dict[str, StoredSession] = {}
        self.signed_cookies: set[str] = set()  # users from before there were sessions
        self.practice_adopted: list[tuple[str, str]] = []
        self.broken = False

    async def add_user(self, user: str, name: str, password: str, created: int) -> bool:
        if await self.user_like(name):
            return False
        self.users[user] = User(user, name, password, created)
        return True

    async def user_like(self, name: str) -> User | None:
        return next((u for u in self.users.values() if skeleton(u.name) == skeleton(name)), None)

    async def user_named(self, name: str) -> User | None:
        return next((u for u in self.users.values() if u.name.casefold() == name.casefold()), None)

    async def user(self, user: str) -> User | None:
        return self.users.get(user)

    async def set_password(self, user: str, password: str) -> None:
        self.users[user] = replace(self.users[user], password=password)

    async def add_failure(self, user: str, now: int) -> None:
        failures = self.users[user].failures + 1
        self.users[user] = replace(self.users[user], failures=failures, failed=now)

    async def clear_failures(self, user: str) -> None:
        self.users[user] = replace(self.users[user], failures=0)

    async def account_since(self, user: str) -> int | None:
        return self.users[user].created if user in self.users else None

    async def takes_cookies(self, user: str) -> bool:
        return user in self.signed_cookies

    async def session(self, key: str) -> StoredSession | None:
        return self.sessions.get(key)

    async def sessions_of(self, user: str, now: int) -> list[StoredSession]:
        living = [one for one in self.sessions.values() if one.user == user and one.ended is None]
        return sorted((one for one in living if one.expires > now), key=lambda one: -one.seen)

    async def begin_session(self, session: StoredSession) -> None:
        if session.key in self.sessions:
            raise Conflict
        self.sessions[session.key] = replace(session, name=self.users[session.user].name)

    async def session_seen(self, key: str, seen: int, expires: int) -> None:
        self.sessions[key].seen, self.sessions[key].expires = seen, expires

    async def end_session(self, key: str, now: int) -> None:
        self.sessions[key].ended = now

    async def end_sessions(self, user: str, now: int, but: str) -> None:
        self.signed_cookies.discard(user)
        for one in self.sessions.values():
            if one.user == user and one.key != but and one.ended is None:
                one.ended = now

    async def settings_of(self, user: str) -> StoredSettings | None:
        return self.settings.get(user)

    async def store_settings(self, user: str, settings: StoredSettings) -> None:
        known = self.settings.get(user)
        if known is None or known.changed < settings.changed:
            self.settings[user] = settings

    async def adopt_practice(self, guest: str, user: str) -> None:
        self.practice_adopted.append((guest, user))

    async def probe(self) -> None:
        if self.broken:
            raise ConnectionError("postgresql://me:secret@db/rosace is gone")


class Seats:
    """What signing in needs of the tables."""

    def __init__(self) -> None:
        self.adopted: list[tuple[str, str]] = []

    async def adopt(self, guest: str, user: str) -> None:
        self.adopted.append((guest, user))


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Shared:
    def __init__(self, **given: Any) -> None:
        self.clock = Clock()
        self.settings = Settings.read({}, data="/nowhere", **given)
        self.store = Users()
        self.hub = Seats()
        self.shutdown = Shutdown()
        self.limits = Limits(self.settings, self.clock)
        self.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        self.guesses = Guesses(self.clock)
        self.seal = Seal(b"k" * 32, self.clock)
        self.sessions = Sessions(self.store, self.seal, clock=self.clock)  # type: ignore[arg-type]


class Cup(msgspec.Struct, forbid_unknown_fields=True):
    colour: str
    size: int = 1


class Page(msgspec.Struct, forbid_unknown_fields=True):
    limit: int = 10
    game: str | None = None


toys = Api()


@toys.get("/cups/{table}", query=Page, answer=dict[str, Any], summary="Look at cups")
async def look(call: Call) -> dict[str, Any]:
    return {"table": call.path["table"], "limit": call.query.limit, "game": call.query.game}


@toys.post(
    "/cups/{table}", body=Cup, answer=Cup, status=201, problems=(409,), summary="Put a cup", kind="table"
)
async def put(call: Call) -> Cup:
    if call.body.colour == "red":
        raise Problem(409, "no-red", "No red cups.", colour="red")
    return Cup(call.body.colour, call.body.size + 1)


@toys.delete("/cups/{table}", summary="Break the cups")
async def smash(call: Call) -> None:
    raise RuntimeError("postgresql://me:secret@db/rosace fell down")


def make_app(shared: Shared) -> Any:
    async def plain(request: Any) -> Response:
        return Response("here")

    async def socket(socket: Any) -> None:
        await socket.accept()
        await socket.send_json({"user": getattr(socket.scope["identity"], "user", None)})
        await socket.close()

    api = Api(account_routes.api, session_routes.api, toys)
    routes = [
        api.mount(shared, openapi.route(api), WebSocketRoute("/socket", socket)),
        *health.routes(shared),
        metrics.route(),
        Route("/", plain),
        Route("/assets/app.js", plain),
    ]
    return framed(routes, shared)

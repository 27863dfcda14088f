"""A server of toy endpoints and the accounts, with users in a dict."""

from dataclasses import dataclass
from typing import Any

import msgspec
from argon2 import PasswordHasher
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from rosace.server import account_routes, metrics, openapi
from rosace.server.account_routes import Passwords
from rosace.server.api import Api, Call
from rosace.server.guard import Limits
from rosace.server.identity import Seal
from rosace.server.middleware import framed
from rosace.server.problems import Problem
from rosace.server.settings import Settings
from rosace.server.storage import StoredSettings

TABLE = "abcdefghijklmnopqrst_-"


@dataclass
class User:
    user: str
    name: str
    password: str
    created: int


class Users:
    """What accounts need of the store."""

    def __init__(self) -> None:
        self.users: dict[str, User] = {}
        self.settings: dict[str, StoredSettings] = {}
        self.broken = False

    async def add_user(self, user: str, name: str, password: str, created: int) -> bool:
        if await self.user_named(name):
            return False
        self.users[user] = User(user, name, password, created)
        return True

    async def user_named(self, name: str) -> User | None:
        return next((u for u in self.users.values() if u.name.casefold() == name.casefold()), None)

    async def user(self, user: str) -> User | None:
        return self.users.get(user)

    async def settings_of(self, user: str) -> StoredSettings | None:
        return self.settings.get(user)

    async def store_settings(self, user: str, settings: StoredSettings) -> None:
        known = self.settings.get(user)
        if known is None or known.changed < settings.changed:
            self.settings[user] = settings

    async def ping(self) -> None:
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
        self.limits = Limits(self.settings, self.clock)
        self.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        self.seal = Seal(b"k" * 32, self.clock)


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

    api = Api(account_routes.api, toys)
    routes = [
        api.mount(shared, openapi.route(api), WebSocketRoute("/socket", socket)),
        *metrics.routes(shared),
        Route("/", plain),
        Route("/assets/app.js", plain),
    ]
    return framed(routes, shared)

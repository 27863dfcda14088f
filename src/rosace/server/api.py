"""REST endpoints: one declaration for the checks and for the OpenAPI document.

api = Api()

@api.post("/tables", body=NewTable, answer=Made, status=201, summary="Make a table", kind="table")
async def make(call: Call) -> Made: ...
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Protocol

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router

from rosace.match import Refused
from rosace.server.asgi import Receive, Scope, Send, address_of, network_of
from rosace.server.guard import Limits, limited_body
from rosace.server.identity import Identity
from rosace.server.problems import Problem, problem_of, unknown
from rosace.server.scheduling import Owner
from rosace.server.settings import Settings
from rosace.server.storage import StorageError

ROOT = "/api/v1"
JSON = "application/json"

# Allowed values in a path; anything else is not found.
PARAMETERS = {
    "table": r"[A-Za-z0-9_-]{22}",
    "move": r"[0-9]{1,6}",
    "game": r"[a-z][a-z0-9_-]{0,39}",
    "puzzle": r"(?:[0-9a-f]{12}|[A-Za-z0-9_-]{22}\.[0-9]{1,6})",
}


class Shared(Protocol):
    """The part of the app's shared object that this module uses; handlers see all of it as `call.app`."""

    settings: Settings
    limits: Limits


class Call:
    """A checked request: `body` and `query` have the types of the endpoint, `path` has the parameters."""

    def __init__(self, app: Any, request: Request, body: Any, query: Any):
        self.app = app
        self.request = request
        self.body = body
        self.query = query
        self.path: dict[str, str] = request.path_params

    @property
    def identity(self) -> Identity:
        identity: Identity = self.request.scope["identity"]
        return identity

    @property
    def session(self) -> str:
        """The key of an account's session; empty for a guest."""
        session: str = self.request.scope["session"]
        return session

    @property
    def owner(self) -> Owner:
        """To whom the work for this request is charged."""
        address = address_of(self.request.scope, self.app.settings.behind_proxy)
        return Owner(self.identity.user, network_of(address))

    def become(self, identity: Identity, token: str | None = None) -> None:
        """Answer with the cookie of another identity: the token of a session, or a guest's."""
        self.request.scope["identity"] = identity
        self.request.scope["new_cookie"] = token or self.app.seal.write(identity)

    def remember_device(self, mark: str) -> None:
        """Answer with a cookie that says who has signed in here; it outlives the session."""
        self.request.scope["device_cookie"] = mark


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """An endpoint. `answer` None is an empty answer; `problems` are statuses beyond the usual ones."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    query: Any = None
    answer: Any = None
    status: int = HTTPStatus.OK
    problems: tuple[int, ...] = ()
    media: str = JSON
    kind: str = "request"  # the rate that it counts for

    @property
    def parameters(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.path)


class Api:
    """A collection of endpoints, which may include others."""

    def __init__(self, *parts: Api):
        self.endpoints: list[Endpoint] = [endpoint for part in parts for endpoint in part.endpoints]

    def get(self, path: str, **about: Any) -> Callable[[Handler], Handler]:
        return self._adding("GET", path, about)

    def post(self, path: str, **about: Any) -> Callable[[Handler], Handler]:
        return self._adding("POST", path, about)

    def put(self, path: str, **about: Any) -> Callable[[Handler], Handler]:
        return self._adding("PUT", path, about)

    def patch(self, path: str, **about: Any) -> Callable[[Handler], Handler]:
        return self._adding("PATCH", path, about)

    def delete(self, path: str, **about: Any) -> Callable[[Handler], Handler]:
        return self._adding("DELETE", path, about)

    def _adding(self, method: str, path: str, about: dict[str, Any]) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            endpoint = Endpoint(method, path, handler, **about)
            missing = set(endpoint.parameters) - PARAMETERS.keys()
            assert not missing, f"say in PARAMETERS what {missing} look like"
            self.endpoints.append(endpoint)
            return handler

        return add

    def mount(self, shared: Shared, *more: BaseRoute) -> Mount:
        """The routes below /api/v1, those of `more` first."""
        paths = dict.fromkeys(endpoint.path for endpoint in self.endpoints)
        routes = [Route(path, _Resource(path, self._at(path), shared)) for path in paths]
        return Mount(ROOT, Router([*more, *routes], redirect_slashes=False, default=not_found))

    def _at(self, path: str) -> Iterable[Endpoint]:
        return (endpoint for endpoint in self.endpoints if endpoint.path == path)


class _Resource:
    """All endpoints of one path. An object, since Starlette would wrap a function and check its method."""

    def __init__(self, path: str, endpoints: Iterable[Endpoint], shared: Shared):
        self._path = path
        self._methods = {endpoint.method: endpoint for endpoint in endpoints}
        self._shared = shared

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["template"] = ROOT + self._path
        try:
            response = await self._answer(Request(scope, receive))
        except (Problem, Refused, StorageError) as error:
            # No variable for the problem: with its traceback it would be a cycle, in which an unread body and
            # its connection live on until they are collected.
            response = _refusal(scope, error)
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = self._methods.get(method)
        if endpoint is None:
            allow = {"allow": ", ".join(sorted(self._methods))}
            raise Problem(HTTPStatus.METHOD_NOT_ALLOWED, "wrong-method", headers=allow)
        self._shared.limits.check_request(endpoint.kind, request.scope)
        for name in endpoint.parameters:
            if not re.fullmatch(PARAMETERS[name], request.path_params[name]):
                raise unknown()
        query = _read_query(request, endpoint.query) if endpoint.query else None
        body = await _read_body(request, endpoint.body, self._shared.settings) if endpoint.body else None
        return _response(endpoint, await endpoint.handler(Call(self._shared, request, body, query)))


def _refusal(scope: Scope, error: Problem | Refused | StorageError) -> Response:
    problem = problem_of(error)
    scope["problem"] = problem.code
    return problem.response()


def _read_query(request: Request, wanted: Any) -> Any:
    items = request.query_params.multi_items()
    if len(items) != len(dict(items)):
        raise Problem(HTTPStatus.BAD_REQUEST, "malformed", "A parameter is given twice.", where="query")
    try:
        return msgspec.convert(dict(items), wanted, strict=False)
    except msgspec.ValidationError as error:
        raise _malformed(error) from None


async def _read_body(request: Request, wanted: Any, settings: Settings) -> Any:
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != JSON:
        raise Problem(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "wrong-content-type", f"A body is {JSON}.")
    data = await limited_body(request, settings.body_bytes, settings.body_seconds)
    try:
        return msgspec.json.decode(data, type=wanted)
    except (ValueError, RecursionError) as error:  # includes msgspec's errors and invalid UTF-8
        raise _malformed(error) from None


def _malformed(error: Exception) -> Problem:
    """msgspec names the place: 'Expected `int`, got `str` - at `$.seats`'."""
    message, _, where = str(error).partition(" - at `")
    return Problem(HTTPStatus.BAD_REQUEST, "malformed", message, where=where.rstrip("`") or "$")


def _response(endpoint: Endpoint, answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    headers = {"cache-control": "no-store"}
    if endpoint.answer is None:
        return Response(status_code=HTTPStatus.NO_CONTENT, headers=headers)
    return Response(msgspec.json.encode(answer), endpoint.status, headers, media_type=JSON)


async def not_found(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer for an unknown path; a socket is closed."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "unknown"})
    else:
        scope["problem"] = "unknown"
        await unknown().response()(scope, receive, send)

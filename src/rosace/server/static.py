"""The client's files below `/`: those of a folder, or the plain page of this package.

A path without a dot that names no file is one of the client's own routes, and gets the page. Addresses in
index.html that begin with `./` are made absolute, so that it works at any route and below any root path.
"""

from __future__ import annotations

import re
from http import HTTPStatus
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from rosace.server.api import not_found
from rosace.server.problems import Problem, unknown
from rosace.server.scopes import Receive, Scope, Send, path_of
from rosace.server.settings import BadSettings, Settings

OWN = Path(__file__).parent / "page"
INDEX = "index.html"
RELATIVE = '="./'
HASHED = re.compile(r"assets/(.+/)?[^/]+-[\w-]{8}\.\w+")  # by Vite: with other contents, another name
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # may be kept, but not used without asking whether it has changed
READING = ("GET", "HEAD")


def index_of(settings: Settings) -> Path:
    """The page itself; BadSettings if the folder has none."""
    found = (Path(settings.static) if settings.static else OWN) / INDEX
    if not found.is_file():
        raise BadSettings(f"there is no {INDEX} in {found.parent}")
    return found


def mount(settings: Settings) -> Mount:
    """Everything that no other route takes."""
    return Mount("/", Client(index_of(settings), settings.root_path))


class Client:
    """An ASGI app: files, and the page for the client's routes. The page is read once."""

    def __init__(self, index: Path, root_path: str):
        self._files = StaticFiles(directory=index.parent)
        self._page = index.read_text(encoding="utf-8").replace(RELATIVE, f'="{root_path}/')

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await not_found(scope, receive, send)
            return
        scope["template"] = "static"
        try:
            response = await self._answer(scope)
        except Problem as problem:
            scope["problem"] = problem.code
            response = problem.response()
        await response(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        if scope["method"] not in READING:
            allow = {"allow": ", ".join(READING)}
            raise Problem(HTTPStatus.METHOD_NOT_ALLOWED, "wrong-method", headers=allow)
        path = path_of(scope).lstrip("/")
        if path in ("", INDEX):
            return self._the_page()
        try:
            response = await self._files.get_response(self._files.get_path(scope), scope)
        except HTTPException:
            if path.startswith("api/") or "." in path.rsplit("/", 1)[-1]:
                raise unknown() from None
            return self._the_page()
        response.headers["cache-control"] = FOR_EVER if HASHED.fullmatch(path) else ASK_AGAIN
        return response

    def _the_page(self) -> Response:
        return HTMLResponse(self._page, headers={"cache-control": ASK_AGAIN})

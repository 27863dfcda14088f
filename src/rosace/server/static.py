"""The client's files: those of a given folder, else the built client of this package, else a plain page.

A path without a dot that names no file is one of the client's own routes, and gets the page. Links in
index.html that begin with `./` are made absolute, so that it works at any route and below any root path.
All files are read, and text is compressed, at the start.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path

from starlette.responses import Response
from starlette.routing import Mount

from rosace.server.api import not_found
from rosace.server.asgi import Receive, Scope, Send, header, path_of
from rosace.server.problems import Problem, unknown
from rosace.server.settings import BadSettings, Settings

BUILT_CLIENT = Path(__file__).parent / "client"  # made by `make client`
PLAIN_CLIENT = Path(__file__).parent / "page"
INDEX = "index.html"
RELATIVE_LINK = b'="./'
HEAD_END = b"</head>"
HASHED_NAME = re.compile(r"assets/(.+/)?[^/]+-[\w-]{8}\.\w+")  # by Vite: the name changes with the content
CACHE_FOREVER = "public, max-age=31536000, immutable"
CACHE_REVALIDATE = "no-cache"  # may be cached, but must be revalidated
READ_METHODS = ("GET", "HEAD")
# Types that the system's tables may lack or name differently.
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_SUFFIXES = (".js", ".css", ".svg", ".html", ".ftl", ".json", ".map", ".webmanifest")


def index_of(settings: Settings) -> Path:
    """The page itself; BadSettings if the folder has none."""
    own = BUILT_CLIENT if (BUILT_CLIENT / INDEX).is_file() else PLAIN_CLIENT
    index = (Path(settings.static) if settings.static else own) / INDEX
    if not index.is_file():
        raise BadSettings(f"{index.parent} has no {INDEX}")
    return index


Head = Callable[[Scope], Awaitable[str]]


async def no_tags(scope: Scope) -> str:
    return ""


def mount(settings: Settings, head: Head = no_tags) -> Mount:
    """The route for all other paths; `head` has tags for the page of a route, which programs read."""
    return Mount("/", Client(index_of(settings), settings.root_path, head))


@dataclass(frozen=True)
class File:
    """A file with its type, its etag and its caching policy."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    keeping: str

    @classmethod
    def of(cls, name: str, body: bytes) -> File:
        suffix = Path(name).suffix
        kind = MEDIA_TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
        packed = gzip.compress(body, mtime=0) if suffix in COMPRESSED_SUFFIXES else None
        return cls(
            body,
            packed if packed is not None and len(packed) < len(body) else None,
            f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            sha256(body).hexdigest()[:32],
            CACHE_FOREVER if HASHED_NAME.fullmatch(name) else CACHE_REVALIDATE,
        )

    def answer(self, scope: Scope) -> Response:
        packed = self.packed if _takes_gzip(header(scope, b"accept-encoding") or "") else None
        tag = f'"{self.tag}{"-gzip" if packed is not None else ""}"'
        headers = {"cache-control": self.keeping, "etag": tag}
        if self.packed is not None:
            headers["vary"] = "accept-encoding"
        known = (header(scope, b"if-none-match") or "").replace("W/", "").split(",")
        if tag in (one.strip() for one in known):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        if packed is not None:
            headers["content-encoding"] = "gzip"
        return Response(self.body if packed is None else packed, headers=headers, media_type=self.kind)


def _takes_gzip(accepted: str) -> bool:
    """Whether the client accepts gzip, with a weight above 0."""
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == "gzip":
            return not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)
    return False


class Client:
    """An ASGI app: files, and the page for the client's routes."""

    def __init__(self, index: Path, root_path: str, head: Head = no_tags):
        self._head = head
        paths = sorted(path for path in index.parent.rglob("*") if path.is_file())
        contents = {path.relative_to(index.parent).as_posix(): path.read_bytes() for path in paths}
        contents[INDEX] = contents[INDEX].replace(RELATIVE_LINK, f'="{root_path}/'.encode())
        self._files = {name: File.of(name, body) for name, body in contents.items()}

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
        if scope["method"] not in READ_METHODS:
            allow = {"allow": ", ".join(READ_METHODS)}
            raise Problem(HTTPStatus.METHOD_NOT_ALLOWED, "wrong-method", headers=allow)
        path = path_of(scope).lstrip("/")
        file = self._files.get(path)
        if file is None:
            if path.startswith("api/") or "." in path.rsplit("/", 1)[-1]:
                raise unknown()
            file = self._files[INDEX]
            if tags := await self._head(scope):
                return _page(file.body.replace(HEAD_END, tags.encode() + HEAD_END, 1))
        return file.answer(scope)


def _page(body: bytes) -> Response:
    """A page with tags of its own, which depend on the table and on the language."""
    headers = {"cache-control": CACHE_REVALIDATE, "vary": "accept-language"}
    return Response(body, headers=headers, media_type="text/html")

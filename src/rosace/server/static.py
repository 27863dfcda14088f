"""The client's files below `/`: those of a folder, else the client that was built into this package, else its
plain page, for trying things out.

A path without a dot that names no file is one of the client's own routes, and gets the page. Addresses in
index.html that begin with `./` are made absolute, so that it works at any route and below any root path.
All files are read at the start, and text is compressed then.
"""

from __future__ import annotations

import gzip
import re
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

BUILT_CLIENT = Path(__file__).parent / "client"  # by `make`, where Node can be had
PLAIN_CLIENT = Path(__file__).parent / "page"
INDEX = "index.html"
RELATIVE_LINK = b'="./'
HASHED_NAME = re.compile(r"assets/(.+/)?[^/]+-[\w-]{8}\.\w+")  # by Vite: with other contents, another name
CACHE_FOREVER = "public, max-age=31536000, immutable"
CACHE_REVALIDATE = "no-cache"  # may be kept, but not used without asking whether it has changed
READ_METHODS = ("GET", "HEAD")
# What the system's tables may not know, or call differently from one machine to the next.
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
    found = (Path(settings.static) if settings.static else own) / INDEX
    if not found.is_file():
        raise BadSettings(f"there is no {INDEX} in {found.parent}")
    return found


def mount(settings: Settings) -> Mount:
    """Everything that no other route takes."""
    return Mount("/", Client(index_of(settings), settings.root_path))


@dataclass(frozen=True)
class File:
    """A file with its type, a tag that changes with its contents, and how long it may be kept."""

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
    """Whether gzip is named among what is accepted, and not with a weight of nothing."""
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == "gzip":
            return not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)
    return False


class Client:
    """An ASGI app: files, and the page for the client's routes."""

    def __init__(self, index: Path, root_path: str):
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
            response = self._answer(scope)
        except Problem as problem:
            scope["problem"] = problem.code
            response = problem.response()
        await response(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        if scope["method"] not in READ_METHODS:
            allow = {"allow": ", ".join(READ_METHODS)}
            raise Problem(HTTPStatus.METHOD_NOT_ALLOWED, "wrong-method", headers=allow)
        path = path_of(scope).lstrip("/")
        found = self._files.get(path)
        if found is None:
            if path.startswith("api/") or "." in path.rsplit("/", 1)[-1]:
                raise unknown()
            found = self._files[INDEX]
        return found.answer(scope)

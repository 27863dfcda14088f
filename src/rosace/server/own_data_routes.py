"""What users may take along, and have forgotten: a download of all that is theirs, and "forget me"."""

from __future__ import annotations

import asyncio
import io
import time
import zipfile
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.responses import Response, StreamingResponse

from rosace.match import Match, Refused, entries
from rosace.server.account_routes import settings_of
from rosace.server.api import Api, Call
from rosace.server.asgi import Receive, Scope, Send
from rosace.server.forgetting import forget
from rosace.server.game_clock import wall_ms
from rosace.server.identity import new_guest
from rosace.server.problems import Problem
from rosace.server.record_routes import file_name, record_of, told_record
from rosace.server.storage import Summary
from rosace.server.table_routes import info_of

PAGE_TABLES = 200
REST_SHARE = 2  # seconds of rest for every second of work on a download
MAX_DOWNLOADS = 2  # at the same time, in a worker
MEDIA = "application/zip"

api = Api()


class Download(StreamingResponse):
    """A download that counts while it is sent; `app` has the number."""

    def __init__(self, app: Any, content: AsyncIterator[bytes], headers: dict[str, str]):
        super().__init__(content, headers=headers, media_type=MEDIA)
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._app.downloads += 1
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._app.downloads -= 1


class Pieces(io.RawIOBase):
    """A file that is only written; `taken` has what came since the last time."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._pieces.append(bytes(data))
        return len(self._pieces[-1])

    def taken(self) -> bytes:
        found, self._pieces = b"".join(self._pieces), []
        return found


@api.get(
    "/me/data",
    answer=str,
    media=MEDIA,
    problems=(HTTPStatus.SERVICE_UNAVAILABLE,),
    kind="download",
    summary="Everything that is the user's, as a ZIP file",
)
async def own_data(call: Call) -> Response:
    """`user.json`, `games.json` and the records of finished games, one piece after the other."""
    about = await _about(call)
    if call.app.downloads >= MAX_DOWNLOADS:
        raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "too many downloads at the same time")
    day = datetime.fromtimestamp(wall_ms() / 1000, UTC).date().isoformat()
    headers = {"content-disposition": f'attachment; filename="rosace-{day}.zip"', "cache-control": "no-store"}
    return Download(call.app, _zipped(call, about), headers)


async def _about(call: Call) -> dict[str, Any]:
    """What is stored of the user besides games."""
    identity, store = call.identity, call.app.store
    about: dict[str, Any] = {"user": identity.user, "name": identity.name, "account": identity.account}
    if identity.account:
        user = await store.user(identity.user)
        about["created"] = user.created if user is not None else None
        about["settings"] = await settings_of(call, identity.user)
        about["sessions"] = [
            {name: getattr(one, name) for name in ("created", "seen", "expires", "browser", "system")}
            for one in await call.app.sessions.of(identity.user)
        ]
    return about | await store.practice_of(identity.user)


async def _zipped(call: Call, about: dict[str, Any]) -> AsyncIterator[bytes]:
    pieces = Pieces()
    with zipfile.ZipFile(pieces, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("user.json", _json(about))
        tables = []
        async for row in _tables_of(call):
            tables.append(info_of(call, row))
            began = time.monotonic()
            if row.status == "over" and (record := await _record(call, row)) is not None:
                archive.writestr(f"records/{file_name(row.game, row.table)}", record)
            yield pieces.taken()
            await asyncio.sleep(REST_SHARE * (time.monotonic() - began))
        archive.writestr("games.json", _json(tables))
    yield pieces.taken()


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)


async def _tables_of(call: Call) -> AsyncIterator[Summary]:
    """All tables of the user, those that change meanwhile once."""
    seen: set[str] = set()
    while rows := await call.app.store.tables_of(call.identity.user, PAGE_TABLES, len(seen)):
        new = [row for row in rows if row.table not in seen]
        for row in new:
            yield row
        seen |= {row.table for row in new}
        if not new:
            break


async def _record(call: Call, row: Summary) -> str | None:
    """The record of a finished game; None if it cannot be replayed, or has none."""
    log = await call.app.store.read(row.table)

    def made() -> str:
        return record_of(Match.load(map(entries.read, log)))

    try:
        return await asyncio.to_thread(made)
    except (msgspec.DecodeError, ValueError, AssertionError):  # damaged
        return None
    except Refused:  # of older rules
        with suppress(Refused):  # and from before they were kept as text
            return await told_record(call, row)
    return None


@api.delete(
    "/me",
    problems=(HTTPStatus.CONFLICT, HTTPStatus.SERVICE_UNAVAILABLE),
    kind="sign-in",
    summary="Forget a guest, who continues as a new one",
)
async def forget_me(call: Call) -> None:
    """The guest's games lose the name, and go on as if the player had left. Old cookies are worthless."""
    identity = call.identity
    if identity.account:
        raise Problem(HTTPStatus.CONFLICT, "already-account", "An account is deleted with its password.")
    store = call.app.store
    if await store.knows(identity.user):
        await forget(call.app.hub, identity.user)
        await store.forget_guest(identity.user, call.app.sessions.now())
        call.app.sessions.registered(identity.user)
    call.become(new_guest())

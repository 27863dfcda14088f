"""Sessions at two servers with one database, and at a real one that is sent a body too slowly."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from argon2 import PasswordHasher

from rosace.server.identity import COOKIE_NAME, Identity
from rosace.server.passwords import Passwords
from rosace.server.storage import schema
from server.real.processes import PATIENCE, Server
from server.real.processes import running as serving
from server.visitors import API, Answer, Line, Site, running

ANN = {"name": "Ann", "password": "correct horse"}

ANNS = Identity("ann", "Before", account=True)


class Browser:
    """Somebody with the cookies of a browser, who may go to any server of a site."""

    def __init__(self, cookies: dict[str, str] | None = None):
        self.cookies = cookies or {}

    def headers(self) -> list[tuple[bytes, bytes]]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return [(b"host", b"here"), (b"content-type", b"application/json"), (b"cookie", cookie.encode())]

    async def ask(self, site: Site, method: str, path: str, body: Any = None) -> Answer:
        answer = await site.request(method, API + path, self.headers(), json.dumps(body).encode())
        if "set-cookie" in answer.headers:  # the last one is that of the device, if there are two
            name, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer

    async def connect(self, site: Site) -> Line:
        line = site.connect(self.headers())
        assert json.loads(await line.hear())["type"] == "hello"
        return line

    async def is_account(self, site: Site) -> bool:
        return (await self.ask(site, "GET", "/me")).json()["account"] is True


async def signed_in(site: Site) -> Browser:
    """A session of Ann's, begun without a request: answers have two cookies at the first."""
    user = await site.app.store.user_named("Ann")
    assert user is not None
    return Browser({COOKIE_NAME: await site.app.sessions.begin(user.user, "")})


@pytest.fixture(autouse=True)
def quickly() -> Any:
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with (
        patch("rosace.server.app.Passwords", lambda: Passwords(hasher)),
        patch("rosace.server.app.ENDED_CHECK_INTERVAL_S", 0.01),
    ):
        yield


async def test_what_one_server_ends_has_ended_at_the_other(postgres: str) -> None:
    async with running(postgres) as one, running(postgres) as other:
        guest = Browser()
        await guest.ask(other, "GET", "/me")
        as_guest = await guest.connect(other)
        assert (await guest.ask(one, "POST", "/account", ANN)).status == 201
        await asyncio.wait_for(as_guest.task, PATIENCE)
        assert as_guest.closed == 1008
        desk, telephone = await signed_in(one), await signed_in(one)
        assert await telephone.is_account(other)
        line, own = await telephone.connect(other), await desk.connect(other)
        assert (await desk.ask(one, "DELETE", "/me/sessions")).status == 204
        await asyncio.wait_for(line.task, PATIENCE)
        assert line.closed == 1008 and json.loads(line.came[-1])["code"] == "session-ended"
        assert not await telephone.is_account(other) and await desk.is_account(other)
        assert own.closed is None
        await own.hang_up()


async def test_guesses_at_one_server_count_at_the_other(postgres: str) -> None:
    async with running(postgres) as one, running(postgres) as other:
        await Browser().ask(one, "POST", "/account", ANN)
        wrong = ANN | {"password": "wrong horse"}
        codes = [(await Browser().ask(site, "POST", "/session", wrong)).status for site in (one, other) * 3]
        assert codes == [401] * 5 + [429]


async def test_many_requests_at_once_begin_one_session_with_a_signed_cookie(url: str) -> None:
    """As a page does, that is opened with the cookie of an account from version 0.1."""
    async with running(url) as site:
        store = site.app.store
        await store.add_user("ann", "Ann", "hash", 17)
        assert not await Browser({COOKIE_NAME: site.app.seal.write(ANNS)}).is_account(site)
        old = Browser({COOKIE_NAME: site.app.seal.write(ANNS)})
        await store._write((), other=schema.users.update().values(takes_cookies=True))
        answers = await asyncio.gather(*(old.ask(site, "GET", "/me") for _ in range(8)))
        assert {answer.body for answer in answers} == {b'{"user":"ann","name":"Ann","account":true}'}
        assert len(await store.sessions_of("ann", 0)) == 1


def slowly(port: int) -> bytes:
    """Send the beginning of a body, and wait until the server hangs up; its answer."""
    answer = b""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as slow:
        head = "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        slow.sendall(f"{head}Content-Length: 1000\r\n\r\n{{".encode())
        while data := slow.recv(4096):
            answer += data
    return answer


async def test_who_sends_a_body_too_slowly_is_let_go(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path, body_seconds=1)
    async with serving(server):
        answer = await asyncio.to_thread(slowly, server.port)
    assert answer.startswith(b"HTTP/1.1 408 ") and b'"code":"too-slow"' in answer

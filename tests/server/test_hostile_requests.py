"""Requests that mean harm, or mean nothing: none makes the server fail, and all answers are as documented."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.python import asgi

from contract.walks import walk
from rosace.core import registry
from rosace.core.rng import Rng
from rosace.server.app import API as ENDPOINTS
from rosace.server.app import create
from rosace.server.identity import COOKIE_NAME
from rosace.server.passwords import Passwords
from rosace.server.settings import Settings
from server.spoiling import garbled, pick, spoilt
from server.twins import Thinker
from server.visitors import API, PLENTY, Answer, Visitor, running

OPERATIONS = [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS.endpoints]
WITH_BODY = [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS.endpoints if endpoint.body]
FEW, MANY = 3, 150  # requests of each mode for each operation


# By the document: schemathesis makes what fits it and what does not.


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server with cheap passwords, and computer players that need no process."""
    database = f"sqlite:///{tmp_path_factory.mktemp('requests')}/rosace.db"
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with (
        patch("rosace.server.app.Passwords", lambda: Passwords(hasher)),
        patch("rosace.server.app.Bots", lambda number: Thinker()),
    ):
        made = create(Settings.read({}, database=database, data="/nowhere", **PLENTY))
        yield made
        asgi.shutdown_lifespans()


def besiege(app: Any, method: str, path: str, number: int) -> int:
    """Send requests for an operation, some of which fit the document and some do not; how many."""
    operation = schemathesis.openapi.from_asgi(f"{API}/openapi.json", app)[path][method]
    with asgi.get_client(app) as client:
        opened = client.post(f"{API}/tables", json={"game": "sagrada", "places": ["me", "me"]}).json()
        sent = send_many(operation, GenerationMode.POSITIVE, number, client, opened["table"])
        if operation.body or operation.query or "{" in path:  # else there is nothing that could be wrong
            sent += send_many(operation, GenerationMode.NEGATIVE, number, client)
    return sent


def send_many(operation: Any, mode: GenerationMode, number: int, client: Any, table: str = "") -> int:
    """Send requests of a mode, every other one to a table that there is, if one is given."""
    load_all_checks()
    # What fits the schema is not always taken: names, options and positions have rules of their own.
    not_checked = CHECKS.get_by_names(["positive_data_acceptance"])
    sent = 0

    @settings(
        max_examples=number, deadline=None, database=None, derandomize=True,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        nonlocal sent
        sent += 1
        if sent % 2 and table and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.validate_response(case.call(session=client), excluded_checks=not_checked)

    send()
    return sent


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_requests_of_all_kinds_are_answered_as_documented(app: Any, method: str, path: str) -> None:
    varied = "{" in path or (method, path) in WITH_BODY
    assert besiege(app, method, path, FEW) >= (FEW if varied else 1)


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_many_requests_of_all_kinds_are_answered_as_documented(app: Any, method: str, path: str) -> None:
    assert besiege(app, method, path, MANY) >= (MANY if "{" in path else 1)


# By hand.


def refused(answer: Answer, *statuses: int) -> None:
    """An answer that says no, in one of these ways, as all of them do."""
    assert answer.status in statuses, answer
    assert answer.headers["content-type"] == "application/json" and set(answer.json()) >= {"code", "message"}


@pytest.mark.parametrize("name", registry.names())
async def test_positions_with_something_wrong_are_refused_or_counted(sqlite: str, name: str) -> None:
    ruleset, rng = registry.get(name), Rng(2)
    walked = list(enumerate(walk(ruleset.new(), 3)))
    documents = [ruleset.write_position(state) for number, (state, _) in walked if number % 25 == 20]
    async with running(sqlite) as site:
        ann, sent = Visitor(site, "Ann"), 0
        for number in range(200):
            document = documents[number % len(documents)]
            for _ in range(1 + rng.pick(2)):
                document = spoilt(document, rng)
            for path in ("/score", "/why"):
                body = {"position": document} | ({"action": rng.pick(2000)} if path == "/why" else {})
                answer = await ann.post(path, **body)
                assert answer.status == 200 or refused(answer, 400, 404, 409) is None
                sent += 1
        assert sent == 400


async def test_bodies_that_are_hardly_json_are_refused(sqlite: str) -> None:
    good = json.dumps({"game": "sagrada", "places": ["me", "free"], "assist": {"hints": True}})
    rng = Rng(3)
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        typed = ann.headers(content_type="application/json")
        for _ in range(200):
            data = garbled(good, rng)
            body = data.encode() if isinstance(data, str) else data
            if data != good:
                refused(await site.request("POST", f"{API}/tables", typed, body), 400, 404)
        for body in (b"", b"null", b"[]", b"1" * 5000, b"[" * 60_000):
            refused(await site.request("POST", f"{API}/tables", typed, body), 400)
        pieces = [b" " * 16_384] * 5
        refused(await site.request("POST", f"{API}/tables", typed, *pieces), 413)
        announced = ann.headers(content_type="application/json", content_length="99999999")
        refused(await site.request("POST", f"{API}/tables", announced, good.encode()), 413)
        for kind in (
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "",
            "\xff",
        ):
            other = ann.headers(content_type=kind)
            refused(await site.request("POST", f"{API}/tables", other, good.encode()), 415)
        refused(await site.request("POST", f"{API}/tables", ann.headers(), good.encode()), 415)
        assert (await ann.get("/me/tables")).json() == {"tables": [], "more": False}


async def test_a_forged_cookie_is_nobodys(sqlite: str) -> None:
    rng = Rng(4)
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        assert (await ann.get("/me")).json()["user"] == ann.user
        payload, _, signature = ann.cookie.partition(".")
        odd = [
            "",
            ".",
            "..",
            "=",
            payload,
            f"{payload}.",
            f".{signature}",
            f"{signature}.{payload}",
            "x" * 9000,
        ]
        odd += [
            f"{payload}.{'A' * 43}",
            f"{payload}.{signature}.{signature}",
            "\xff\xfe",
            '"',
            f'"{ann.cookie}',
            ";;;",
        ]
        for _ in range(300):
            where = rng.pick(len(ann.cookie) - 1)
            sign = pick("AQgw09_-.=\xe9", rng)
            odd.append(ann.cookie[:where] + sign + ann.cookie[where + 1 :])
        for cookie in odd:
            if cookie != ann.cookie:
                headers = [(b"host", b"here"), (b"cookie", f"{COOKIE_NAME}={cookie}".encode("latin-1"))]
                answer = await site.request("GET", f"{API}/me", headers)
                assert answer.status == 200 and answer.json()["user"] != ann.user
                assert "set-cookie" in answer.headers
        line = site.connect([(b"host", b"here"), (b"cookie", f"{COOKIE_NAME}={payload}.{'A' * 43}".encode())])
        await line.task
        assert line.closed == 1008


ORIGINS = [
    "http://evil.example",
    "null",
    "",
    "http://[",
    "http://[::1",
    "//",
    "here",
    "http://",
    "http://here@evil",
    "\xff",
]


@pytest.mark.parametrize("origin", ORIGINS)
async def test_pages_of_others_are_refused_however_they_call_themselves(sqlite: str, origin: str) -> None:
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        headers = ann.headers(content_type="application/json", origin=origin)
        refused(await site.request("POST", f"{API}/tables", headers, b"{}"), 403)
        line = site.connect(ann.headers(origin=origin))
        await line.task
        assert line.closed == 1008
        nameless = [(b"origin", origin.encode("latin-1")), (b"content-type", b"application/json")]
        refused(await site.request("POST", f"{API}/tables", nameless, b"{}"), 403)


NONE = f"/tables/{'a' * 22}"  # as a table is called, but no table
PATHS = [
    "/..", "/../me", "/%2e%2e/%2e%2e/etc/passwd", "/tables/..%2f..%2fme", "/tables/%00", "/tables/%ff%fe",
    "//me", "/me/", "/me;x=1", "/me%3fx", "/ME", "/openapi.json/", "/socket", "/tables/" + "a" * 5000,
    "/tables/" + "%2f" * 22, f"{NONE}%0a", f"{NONE}/moves/-1", f"{NONE}/moves/1e3", f"{NONE}/moves/9999999",
    f"{NONE}/moves/%D9%A1",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
async def test_paths_that_lead_nowhere_are_not_found(sqlite: str, path: str) -> None:
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        refused(await site.request("GET", API + path, ann.headers()), 404)
        for method in ("POST", "DELETE"):
            refused(await site.request(method, API + path, ann.headers()), 404, 405)


async def test_wrong_methods_and_queries_are_refused_everywhere(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann, asked = Visitor(site, "Ann"), 0
        for path in {endpoint.path for endpoint in ENDPOINTS.endpoints}:
            there = {endpoint.method for endpoint in ENDPOINTS.endpoints if endpoint.path == path}
            real = API + path.replace("{table}", "a" * 22).replace("{move}", "0")
            for method in {
                "GET",
                "POST",
                "PUT",
                "PATCH",
                "DELETE",
                "OPTIONS",
                "TRACE",
                "CONNECT",
                "x" * 99,
            } - there:
                answer = await site.request(method, real, ann.headers())
                refused(answer, 405)
                assert set(answer.headers["allow"].split(", ")) == there
                asked += 1
        for query in (
            "game=a&game=b",
            "game=",
            "game=" + "x" * 41,
            "x=1",
            "game=%ff",
            "%00=%00",
            "&&&==",
            "game[]=a",
        ):
            answer = await site.request("GET", f"{API}/lobby?{query}", ann.headers())
            assert answer.status == 200 or refused(answer, 400) is None
        assert asked > 100


async def test_headers_of_all_kinds_do_no_harm(sqlite: str) -> None:
    rng = Rng(5)
    names = (
        b"host cookie origin sec-fetch-site content-length content-type accept range if-none-match "
        b"x-forwarded-for x-forwarded-host x-forwarded-proto"
    ).split()
    async with running(sqlite, behind_proxy=True, log_addresses=True) as site:
        for _ in range(400):
            headers = [
                (pick(names, rng), bytes(rng.pick(256) for _ in range(rng.pick(40)))) for _ in range(4)
            ]
            for method, path in (("GET", "/me"), ("POST", "/tables"), ("DELETE", "/session")):
                answer = await site.request(method, API + path, headers, b"{}")
                assert answer.status in (200, 204) or refused(answer, 400, 403, 413, 415, 421) is None

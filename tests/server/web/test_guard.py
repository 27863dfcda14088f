"""Headers, origins and rates."""

import asyncio

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from rosace.server.guard import HEADERS, USERS_PER_ADDRESS, Bucket, Limits, limited_body
from rosace.server.identity import new_guest
from rosace.server.problems import Problem
from rosace.server.settings import Settings
from server.web.toys import TABLE, Clock, Shared, make_app

SESSION = "/api/v1/session"
CUPS = f"/api/v1/cups/{TABLE}"


@pytest.mark.parametrize("path", ["/", "/assets/app.js", "/api/v1/me", "/nothing", "/healthz"])
def test_every_answer_has_the_headers(client: TestClient, path: str) -> None:
    assert HEADERS.items() <= client.get(path).headers.items()


def test_answers_to_failures_and_refusals_have_them_too(client: TestClient) -> None:
    for answer in (client.delete(CUPS), client.delete(SESSION, headers={"origin": "https://evil.example"})):
        assert answer.status_code >= 400 and HEADERS.items() <= answer.headers.items()


def test_scripts_come_from_files_only() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'" and "script-src" not in policy
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"


ORIGINS = [
    ({"origin": "http://testserver"}, True),
    ({"origin": "https://testserver"}, True),  # a proxy may end TLS
    ({"origin": "https://friend.example"}, True),
    ({"origin": "https://friend.example.evil.example"}, False),
    ({"origin": "http://testserver:81"}, False),
    ({"origin": "https://evil.example"}, False),
    ({"origin": "null"}, False),
    ({"origin": ""}, False),
    ({}, True),
    ({"sec-fetch-site": "cross-site"}, False),
    ({"sec-fetch-site": "same-origin"}, True),
]


@pytest.mark.parametrize(("headers", "allowed"), ORIGINS)
def test_what_changes_something_is_for_our_own_pages(headers: dict[str, str], allowed: bool) -> None:
    client = TestClient(make_app(Shared(origins=["https://friend.example"])))
    answer = client.delete(SESSION, headers=headers)
    assert answer.status_code == (204 if allowed else 403)
    assert ("set-cookie" in answer.headers) is allowed
    assert client.get("/api/v1/me", headers=headers).status_code == 200


@pytest.mark.parametrize(("headers", "allowed"), ORIGINS)
def test_sockets_are_for_our_own_pages(headers: dict[str, str], allowed: bool) -> None:
    client = TestClient(make_app(Shared(origins=["https://friend.example"])))
    if allowed:
        with client.websocket_connect("/api/v1/socket", headers=headers) as socket:
            socket.receive_json()
    else:
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect("/api/v1/socket", headers=headers),
        ):
            pass
        assert closed.value.code == 1008


def test_the_proxys_host_counts_only_behind_a_proxy() -> None:
    headers = {"origin": "https://rosace.example", "x-forwarded-host": "rosace.example"}
    for behind_proxy, status in ((True, 204), (False, 403)):
        client = TestClient(make_app(Shared(behind_proxy=behind_proxy)))
        assert client.delete(SESSION, headers=headers).status_code == status


LOCAL = [
    "localhost:8000",
    "play.localhost",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.7",
    "nas",
    "nas.local:8000",
    "",
]
FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example.",
]


def status(client: TestClient, host: str, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.get("/api/v1/me", headers={"host": host} | named).status_code


@pytest.mark.parametrize("host", LOCAL)
def test_addresses_and_names_that_nobody_can_register_are_ours(client: TestClient, host: str) -> None:
    assert status(client, host) == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_is_pointed_at_us_is_refused(client: TestClient, host: str) -> None:
    answer = client.get("/api/v1/me", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")
    assert "set-cookie" not in answer.headers and "--allow-host" in answer.json()["message"]
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect("/api/v1/socket", headers={"host": host}),
    ):
        pass
    assert closed.value.code == 1008


def test_our_own_names_are_given() -> None:
    client = TestClient(make_app(Shared(hosts=["games.example", "*.rosace.example"])))
    ours = ["games.example", "GAMES.example:8000", "a.rosace.example", "localhost"]
    others = ["www.games.example", "rosace.example", "evilrosace.example"]
    assert [status(client, host) for host in ours + others] == [200] * 4 + [421] * 3


def test_behind_a_proxy_its_host_counts_and_any_if_none_is_given() -> None:
    anywhere = TestClient(make_app(Shared(behind_proxy=True)))
    assert status(anywhere, "127.0.0.1", x_forwarded_host="games.example") == 200
    given = TestClient(make_app(Shared(behind_proxy=True, hosts=["games.example"])))
    assert status(given, "127.0.0.1", x_forwarded_host="games.example") == 200
    assert status(given, "127.0.0.1", x_forwarded_host="evil.example") == 421


def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    pieces = iter([{"type": "http.request", "body": b"{", "more_body": True}])

    async def receive() -> dict[str, object]:
        return next(pieces, None) or await asyncio.Event().wait()  # type: ignore[return-value]

    request = Request({"type": "http", "headers": []}, receive)
    with pytest.raises(Problem, match="too-slow") as problem:
        asyncio.run(limited_body(request, 100, 0.001))
    assert (problem.value.status, problem.value.headers) == (408, {"connection": "close"})


def test_a_body_cut_off_is_no_failure_of_ours() -> None:
    async def receive() -> dict[str, str]:
        return {"type": "http.disconnect"}

    request = Request({"type": "http", "headers": []}, receive)
    with pytest.raises(Problem, match="cut-off"):
        asyncio.run(limited_body(request, 100, 60))


def test_a_bucket_fills_up_again() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert bucket.take("b") == 0
    clock.now += 0.5
    assert [bucket.take("a") for _ in range(2)] == [0, 0.5]
    clock.now += 1000
    assert [bucket.take("a") for _ in range(4)] == [0, 0, 0, 0.5]


@pytest.mark.parametrize("minutely", [7, 11, 13, 600, 10**9])
def test_nobody_is_refused_for_a_rounding(minutely: int) -> None:
    burst = min(minutely, 1000)
    bucket = Bucket(minutely / 60, burst, clock=Clock())
    assert [bucket.take("a") for _ in range(burst)] == [0.0] * burst
    assert minutely > 1000 or bucket.take("a") == pytest.approx(60 / minutely, abs=1e-3)


def test_a_bucket_forgets_whom_it_saw_the_longest_ago() -> None:
    bucket = Bucket(rate=1, burst=1, keys=3, clock=Clock())
    for key in "abcad":
        bucket.take(key)
    assert len(bucket) == 3
    assert bucket.take("a") > 0
    assert bucket.take("b") == 0


def test_too_many_tables_are_refused_with_the_time_to_wait(client: TestClient, shared: Shared) -> None:
    client.get("/api/v1/me")
    answers = [client.post(CUPS, json={"colour": "blue"}) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [201] * 10 + [429]
    assert answers[-1].json()["code"] == "too-often"
    assert answers[-1].headers["retry-after"] == "6"
    assert client.get("/api/v1/me").status_code == 200
    shared.clock.now += 6
    assert client.post(CUPS, json={"colour": "blue"}).status_code == 201


def test_being_somebody_new_each_time_does_not_help(client: TestClient) -> None:
    for expected in [201] * 10 + [429]:
        client.cookies.clear()
        assert client.post(CUPS, json={"colour": "blue"}).status_code == expected


def test_collecting_users_helps_little(shared: Shared) -> None:
    """An address has the rate of a crowd, however many users it has become."""
    client = TestClient(make_app(shared))
    done = 0
    for _ in range(USERS_PER_ADDRESS + 1):
        identity = shared.seal.write(new_guest())
        for _ in range(10):
            done += client.post(
                CUPS, json={"colour": "b"}, headers={"cookie": f"rosace={identity}"}
            ).is_success
    assert done == USERS_PER_ADDRESS * 10


def test_signing_in_counts_for_the_address(shared: Shared) -> None:
    client = TestClient(make_app(shared))
    statuses = []
    for _ in range(11):
        cookie = {"cookie": f"rosace={shared.seal.write(new_guest())}"}
        statuses.append(
            client.post(SESSION, json={"name": "Anna", "password": "x" * 8}, headers=cookie).status_code
        )
    assert statuses == [401] * 10 + [429]


def test_behind_a_proxy_the_last_forwarded_address_counts() -> None:
    """Those before it are whatever the client has written."""
    client = TestClient(make_app(Shared(behind_proxy=True, tables_a_minute=1)))

    def status(forwarded: str) -> int:
        client.cookies.clear()
        headers = {"x-forwarded-for": forwarded}
        return client.post(CUPS, json={"colour": "blue"}, headers=headers).status_code

    assert [status("1.1.1.1, 9.9.9.9"), status("2.2.2.2, 9.9.9.9"), status("9.9.9.9, 3.3.3.3")] == [
        201,
        429,
        201,
    ]


def test_messages_have_a_rate_of_their_own() -> None:
    limits = Limits(Shared(messages_a_minute=2).settings, Clock())
    limits.check("message", "anna")
    limits.check("message", "anna")
    with pytest.raises(Problem, match="too-often"):
        limits.check("message", "anna")
    limits.check("message", "bert")


def test_an_address_of_ipv6_counts_as_its_network() -> None:
    """Whoever has one address of a /64 has them all."""
    limits = Limits(Settings(requests_a_minute=1), Clock())

    def ask(address: str) -> None:
        limits.check_request("request", {"client": (address, 1), "headers": [], "new_guest": True})

    ask("2001:db8:0:1::1")
    ask("2001:db8:0:2::1")
    ask("192.0.2.1")
    for same in ("2001:db8:0:1:ffff::2", "::ffff:192.0.2.1"):
        with pytest.raises(Problem, match="too-often"):
            ask(same)

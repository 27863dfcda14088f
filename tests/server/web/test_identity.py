"""Who asks: cookies that cannot be made by others."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from rosace.server.identity import COOKIE_NAME, DAY_S, Identity, Seal, new_guest
from server.web.toys import Shared, make_app

ME = "/api/v1/me"


def test_a_guest_stays_the_same_guest(client: TestClient) -> None:
    first = client.get(ME)
    assert len(first.json()["user"]) == 22 and first.json()["account"] is False
    second = client.get(ME)
    assert second.json() == first.json()
    assert "set-cookie" not in second.headers


def test_the_cookie_is_kept_from_scripts_and_other_sites(client: TestClient) -> None:
    cookie = client.get("/").headers["set-cookie"]
    parts = cookie.split("; ")[1:]
    assert parts == [f"Max-Age={365 * DAY_S}", "Path=/", "HttpOnly", "SameSite=Lax"]


@pytest.mark.parametrize(
    ("base", "behind_proxy", "headers", "secure"),
    [
        ("http://testserver", False, {}, False),
        ("https://testserver", False, {}, True),
        ("http://testserver", True, {"x-forwarded-proto": "https"}, True),
        ("http://testserver", False, {"x-forwarded-proto": "https"}, False),
    ],
)
def test_the_cookie_is_secure_where_the_browser_asked_by_https(
    base: str, behind_proxy: bool, headers: dict[str, str], secure: bool
) -> None:
    client = TestClient(make_app(Shared(behind_proxy=behind_proxy)), base_url=base)
    assert client.get("/", headers=headers).headers["set-cookie"].endswith("; Secure") is secure


def test_below_a_path_the_cookie_is_for_that_path() -> None:
    client = TestClient(make_app(Shared(root_path="/games")), root_path="/games")
    assert "; Path=/games;" in client.get("/games/api/v1/me").headers["set-cookie"]


@pytest.mark.parametrize("path", ["/assets/app.js", "/livez", "/readyz", "/healthz", "/metrics"])
def test_files_and_probes_set_no_cookie(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200 and "set-cookie" not in answer.headers


def test_an_answer_with_a_cookie_is_kept_nowhere(client: TestClient) -> None:
    assert client.get("/").headers["cache-control"] == "no-store"
    assert "cache-control" not in client.get("/").headers


def test_whoever_alters_a_cookie_is_a_new_guest(client: TestClient) -> None:
    user = client.get(ME).json()["user"]
    payload, signature = client.cookies[COOKIE_NAME].split(".")
    altered = json.loads(urlsafe_b64decode(payload + "=="))
    altered[0]["account"] = True
    forged = urlsafe_b64encode(json.dumps(altered).encode()).decode().rstrip("=")
    for cookie in (
        f"{forged}.{signature}",
        f"{payload}.{signature[:-2]}",
        f"{payload}.",
        payload,
        "",
        "a.b",
        "é.é",
        "." * 600,
    ):
        client.cookies.clear()
        answer = client.get(ME, headers={"cookie": f"{COOKIE_NAME}={cookie}".encode()})
        assert answer.status_code == 200
        assert answer.json()["user"] != user and "set-cookie" in answer.headers


def test_a_cookie_of_another_key_is_not_ours() -> None:
    mine, other = Seal(b"a" * 32), Seal(b"b" * 32)
    anna = Identity(new_guest().user, "Anna", account=True)
    sealed = mine.read(mine.write(anna))
    assert sealed is not None and sealed.identity == anna
    assert other.read(mine.write(anna)) is None


def test_a_cookie_is_renewed_after_a_month_and_ends_after_a_year(client: TestClient, shared: Shared) -> None:
    user = client.get(ME).json()["user"]
    shared.clock.now += 31 * DAY_S
    cookie = client.cookies[COOKIE_NAME]
    assert "set-cookie" in client.get(ME).headers and client.cookies[COOKIE_NAME] != cookie
    shared.clock.now += 364 * DAY_S
    assert client.get(ME).json()["user"] == user
    shared.clock.now += 366 * DAY_S
    assert client.get(ME, headers={"cookie": f"{COOKIE_NAME}={cookie}"}).json()["user"] != user


def test_renewing_keeps_who_it_is(client: TestClient, shared: Shared) -> None:
    user = client.get(ME).json()["user"]
    shared.clock.now += 31 * DAY_S
    answer = client.get(ME)
    assert answer.json()["user"] == user and "set-cookie" in answer.headers


def test_a_socket_has_the_identity_of_its_cookie_or_none(client: TestClient) -> None:
    with client.websocket_connect("/api/v1/socket") as socket:
        assert socket.receive_json() == {"user": None}
    user = client.get(ME).json()["user"]
    with client.websocket_connect("/api/v1/socket") as socket:
        assert socket.receive_json() == {"user": user}


def test_a_socket_nowhere_is_closed(client: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/api/v1/nothing"):
        pass
    assert closed.value.code == 1008

"""Sessions of accounts: they end on the server, and whoever guesses a password waits."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from rosace.server.identity import COOKIE_NAME, DAY_S, DEVICE_COOKIE_NAME, Identity
from rosace.server.passwords import FREE_GUESSES, MAX_WAIT_S, wait_after
from rosace.server.problems import Problem
from rosace.server.sessions import OVERLAP_MS, kind_of
from server.web.toys import Shared, make_app

ME, ACCOUNT, SESSION = "/api/v1/me", "/api/v1/account", "/api/v1/session"
SESSIONS, PASSWORD = "/api/v1/me/sessions", "/api/v1/me/password"
ANNA = {"name": "Anna", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1"


@pytest.fixture
def shared() -> Shared:
    return Shared(sign_ins_a_minute=1000)


def other(shared: Shared, agent: str = "") -> TestClient:
    """Another browser."""
    return TestClient(make_app(shared), headers={"user-agent": agent})


def with_cookie(shared: Shared, cookie: str) -> TestClient:
    client = other(shared)
    client.cookies.set(COOKIE_NAME, cookie)
    return client


def later(shared: Shared) -> None:
    """When requests that were under way have long been answered."""
    shared.clock.now += OVERLAP_MS / 1000 + 1


def test_every_registration_and_sign_in_is_a_new_session(client: TestClient, shared: Shared) -> None:
    client.get(ME)
    cookies = [client.cookies[COOKIE_NAME]]
    for path in (ACCOUNT, SESSION, SESSION):
        assert client.post(path, json=ANNA).json()["account"]
        cookies.append(client.cookies[COOKIE_NAME])
    assert len(set(cookies)) == 4
    later(shared)
    accounts = [with_cookie(shared, cookie).get(ME).json()["account"] for cookie in cookies]
    assert accounts == [False, False, False, True]


def test_the_database_has_no_cookies(client: TestClient, shared: Shared) -> None:
    client.post(ACCOUNT, json=ANNA)
    assert client.cookies[COOKIE_NAME] not in repr(shared.store.sessions)


def test_after_signing_out_the_cookie_is_nobodys(client: TestClient, shared: Shared) -> None:
    anna = client.post(ACCOUNT, json=ANNA).json()
    stolen = client.cookies[COOKIE_NAME]
    client.delete(SESSION)
    for _ in range(2):
        thief = with_cookie(shared, stolen).get(ME)
        assert thief.json()["user"] != anna["user"] and not thief.json()["account"]
        later(shared)


def test_a_guests_cookie_is_nobodys_once_the_guest_is_an_account(client: TestClient, shared: Shared) -> None:
    guest = client.get(ME).json()
    stolen = client.cookies[COOKIE_NAME]
    client.post(ACCOUNT, json=ANNA)
    for _ in range(2):
        assert with_cookie(shared, stolen).get(ME).json()["user"] != guest["user"]
        later(shared)


def test_a_late_answer_does_not_replace_the_new_cookie(client: TestClient, shared: Shared) -> None:
    """A request that was sent with the cookie before may be answered after the sign-in or sign-out."""
    client.get(ME)
    guest = client.cookies[COOKIE_NAME]
    client.post(ACCOUNT, json=ANNA)
    session = client.cookies[COOKIE_NAME]
    client.delete(SESSION)
    late = [with_cookie(shared, cookie) for cookie in (guest, session)]
    assert ["set-cookie" in one.get(ME).headers for one in late] == [False, False]
    later(shared)
    assert ["set-cookie" in one.get(ME).headers for one in late] == [True, True]


def test_sessions_are_listed_and_all_others_are_ended(client: TestClient, shared: Shared) -> None:
    client.post(ACCOUNT, json=ANNA)
    shared.clock.now += 60
    phone, desk = other(shared, IPHONE), other(shared, FIREFOX)
    for browser in (phone, desk):
        browser.post(SESSION, json=ANNA)
        shared.clock.now += 60
    listed = desk.get(SESSIONS).json()["sessions"]
    assert [(one["browser"], one["system"], one["this"]) for one in listed] == [
        ("Firefox", "Linux", True),
        ("Safari", "iOS", False),
        ("", "", False),
    ]
    assert listed[0]["seen"] - listed[1]["seen"] == 60_000 == listed[1]["created"] - listed[2]["created"]
    assert desk.delete(SESSIONS).status_code == 204
    assert [one["this"] for one in desk.get(SESSIONS).json()["sessions"]] == [True]
    assert not phone.get(ME).json()["account"] and desk.get(ME).json()["account"]


def test_when_a_session_was_seen_is_known(client: TestClient, shared: Shared) -> None:
    began = client.post(ACCOUNT, json=ANNA) and int(shared.clock.now * 1000)
    shared.clock.now += DAY_S
    (session,) = client.get(SESSIONS).json()["sessions"]
    assert (session["created"], session["seen"]) == (began, began + DAY_S * 1000)


def test_a_session_is_renewed_and_ends_a_year_after_it_was_last_seen(
    client: TestClient, shared: Shared
) -> None:
    client.post(ACCOUNT, json=ANNA)
    assert "set-cookie" not in client.get(ME).headers
    shared.clock.now += 31 * DAY_S
    assert "set-cookie" in client.get(ME).headers
    shared.clock.now += 364 * DAY_S
    assert client.get(ME).json()["account"]
    shared.clock.now += 366 * DAY_S
    assert not client.get(ME, headers={"cookie": f"{COOKIE_NAME}={client.cookies[COOKIE_NAME]}"}).json()[
        "account"
    ]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", SESSIONS, None),
        ("DELETE", SESSIONS, None),
        ("PUT", PASSWORD, {"password": "correct horse", "new": "battery staple"}),
        ("POST", "/api/v1/account/deletion", {"password": "correct horse"}),
    ],
)
def test_a_guest_has_no_sessions_and_no_password(
    client: TestClient, method: str, path: str, body: Any
) -> None:
    answer = client.request(method, path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "no-account")


def test_a_changed_password_ends_every_other_session(client: TestClient, shared: Shared) -> None:
    client.post(ACCOUNT, json=ANNA)
    before = client.cookies[COOKIE_NAME]
    elsewhere = other(shared)
    elsewhere.post(SESSION, json=ANNA)
    change = {"password": ANNA["password"], "new": "battery staple"}
    wrong = client.put(PASSWORD, json=change | {"password": "wrong horse"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong-password")
    assert elsewhere.get(ME).json()["account"]
    assert client.put(PASSWORD, json=change).status_code == 204
    assert client.get(ME).json()["account"]
    later(shared)
    for gone in (elsewhere, with_cookie(shared, before)):
        assert not gone.get(ME).json()["account"]
    assert elsewhere.post(SESSION, json=ANNA).status_code == 401
    assert elsewhere.post(SESSION, json=ANNA | {"password": "battery staple"}).status_code == 200


# Cookies of accounts from before there were sessions.


@pytest.fixture
def signed(client: TestClient, shared: Shared) -> str:
    """A cookie of Anna's from version 0.1, with no session yet; she is signed in elsewhere, too."""
    anna = client.post(ACCOUNT, json=ANNA).json()
    shared.store.signed_cookies.add(anna["user"])
    return shared.seal.write(Identity(anna["user"], "Anna", account=True))


def test_a_signed_cookie_of_an_account_is_a_session_from_its_first_use(
    client: TestClient, shared: Shared, signed: str
) -> None:
    old = with_cookie(shared, signed)
    for _ in range(2):
        answer = old.get(ME)
        assert answer.json() == client.get(ME).json() and "set-cookie" not in answer.headers
    assert len(client.get(SESSIONS).json()["sessions"]) == 2
    shared.clock.now += 364 * DAY_S
    assert old.get(ME).json()["account"]
    shared.clock.now += 2 * DAY_S
    assert not with_cookie(shared, signed).get(ME).json()["account"]


def test_a_signed_cookie_that_was_signed_out_does_not_come_back(shared: Shared, signed: str) -> None:
    assert with_cookie(shared, signed).get(ME).json()["account"]
    with_cookie(shared, signed).delete(SESSION)
    for _ in range(2):
        assert not with_cookie(shared, signed).get(ME).json()["account"]
        later(shared)


def test_ending_all_others_ends_signed_cookies_that_were_never_used(
    client: TestClient, shared: Shared, signed: str
) -> None:
    client.delete(SESSIONS)
    assert not with_cookie(shared, signed).get(ME).json()["account"]


# Guessing.


def guess(client: TestClient, password: str = "wrong horse") -> int:
    return client.post(SESSION, json=ANNA | {"password": password}).status_code


def test_each_wrong_password_doubles_the_wait_from_wherever_it_comes(
    client: TestClient, shared: Shared
) -> None:
    client.post(ACCOUNT, json=ANNA)
    assert [guess(other(shared)) for _ in range(FREE_GUESSES)] == [401] * FREE_GUESSES
    for wait in (1, 2, 4, 8):
        early = other(shared).post(SESSION, json=ANNA)  # the right one does not help
        assert (early.status_code, early.json()["code"]) == (429, "too-often")
        assert early.json()["params"]["retry"] == int(early.headers["retry-after"]) == wait
        shared.clock.now += wait
        assert guess(other(shared)) == 401
    shared.clock.now += 16
    assert guess(other(shared), "correct horse") == 200
    assert [guess(other(shared)) for _ in range(FREE_GUESSES)] == [401] * FREE_GUESSES


def test_the_wait_has_an_end() -> None:
    assert [wait_after(failures) for failures in (0, FREE_GUESSES - 1, FREE_GUESSES, 10**9)] == [
        0,
        0,
        1,
        MAX_WAIT_S,
    ]


def test_guesses_do_not_lock_the_owner_out(client: TestClient, shared: Shared) -> None:
    client.post(ACCOUNT, json=ANNA)
    while guess(other(shared)) != 429:
        pass
    assert guess(client, "correct horse") == 200  # signed in
    client.delete(SESSION)
    assert DEVICE_COOKIE_NAME in client.cookies
    assert guess(client, "correct horse") == 200  # has signed in before
    assert guess(other(shared), "correct horse") == 429


def test_another_devices_mark_is_no_help(client: TestClient, shared: Shared) -> None:
    client.post(ACCOUNT, json=ANNA)
    stranger = other(shared)
    stranger.post(ACCOUNT, json=ANNA | {"name": "Bert"})
    stranger.delete(SESSION)
    while guess(stranger) != 429:
        pass
    stranger.cookies.clear()
    stranger.cookies.set(DEVICE_COOKIE_NAME, "forged")
    assert guess(stranger) == 429


def test_a_known_device_is_slowed_down_too() -> None:
    shared = Shared(sign_ins_a_minute=3, behind_proxy=True)
    client = other(shared)
    client.post(ACCOUNT, json=ANNA)
    codes = [
        client.post(
            SESSION, json=ANNA | {"password": "wrong horse"}, headers={"x-forwarded-for": f"192.0.2.{number}"}
        ).status_code
        for number in range(4)
    ]
    assert codes == [401, 401, 401, 429]


def test_guesses_at_the_same_time_count_one_after_the_other(shared: Shared) -> None:
    with shared.guesses.one_at_a_time("anna"):
        with pytest.raises(Problem, match="too-often"), shared.guesses.one_at_a_time("anna"):
            pass
        with shared.guesses.one_at_a_time("bert"):
            pass
    with shared.guesses.one_at_a_time("anna"):
        pass


@pytest.mark.parametrize(
    ("agent", "kind"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (IPHONE, ("Safari", "iOS")),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit Chrome/130.0 Mobile Safari/537.36",
            ("Chrome", "Android"),
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/130 Safari/537.36 Edg/130", ("Edge", "Windows")),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18 Safari/605", ("Safari", "macOS")),
        ("<script>", ("", "")),
    ],
)
def test_the_kind_of_a_browser_is_known_roughly(agent: str, kind: tuple[str, str]) -> None:
    assert kind_of(agent) == kind

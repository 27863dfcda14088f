"""Accounts: registering, signing in and out, names."""

import asyncio
import threading
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from rosace.server.passwords import PARALLEL_HASHES, Passwords
from server.web.toys import Shared, make_app

ME, ACCOUNT, SESSION = "/api/v1/me", "/api/v1/account", "/api/v1/session"
SETTINGS = "/api/v1/me/settings"
ANNA = {"name": "Anna", "password": "correct horse"}


def other(shared: Shared) -> TestClient:
    """Another browser."""
    return TestClient(make_app(shared))


def test_a_guest_keeps_his_id_as_an_account(client: TestClient) -> None:
    guest = client.get(ME).json()
    answer = client.post(ACCOUNT, json=ANNA)
    assert answer.status_code == 201
    assert answer.json() == {"user": guest["user"], "name": "Anna", "account": True} == client.get(ME).json()


def test_signing_in_elsewhere_is_being_the_same_user(client: TestClient, shared: Shared) -> None:
    anna = client.post(ACCOUNT, json=ANNA).json()
    elsewhere = other(shared)
    guest = elsewhere.get(ME).json()["user"]
    assert guest != anna["user"]
    assert elsewhere.post(SESSION, json=ANNA | {"name": "ANNA"}).json() == anna
    assert shared.hub.adopted == shared.store.practice_adopted == [(guest, anna["user"])], (
        "nothing is left behind"
    )
    assert elsewhere.get(ME).json() == anna


def test_the_password_is_kept_hashed_and_never_told(client: TestClient, shared: Shared) -> None:
    answer = client.post(ACCOUNT, json=ANNA)
    (kept,) = shared.store.users.values()
    assert kept.password.startswith("$argon2id$")
    assert "argon2" not in answer.text and "correct" not in answer.text


def test_wrong_passwords_and_unknown_names_are_told_the_same(client: TestClient, shared: Shared) -> None:
    client.post(ACCOUNT, json=ANNA)
    elsewhere = other(shared)
    wrong = elsewhere.post(SESSION, json=ANNA | {"password": "wrong horse"})
    nobody = elsewhere.post(SESSION, json=ANNA | {"name": "Bert"})
    assert wrong.status_code == nobody.status_code == 401
    assert wrong.json() == nobody.json()
    assert elsewhere.get(ME).json()["account"] is False


def test_a_name_is_found_in_whichever_form_it_is_typed(client: TestClient, shared: Shared) -> None:
    client.post(ACCOUNT, json=ANNA | {"name": "Zo\u00e9"})
    assert other(shared).post(SESSION, json=ANNA | {"name": "Zoe\u0301"}).json()["name"] == "Zo\u00e9"


@pytest.mark.parametrize("stored", ["hash of a password", None])
def test_for_an_unknown_name_a_password_is_checked_all_the_same(stored: str | None) -> None:
    """Otherwise the time of the answer would tell which names there are, at the first sign-in and later."""
    work = []

    class Hasher:
        def hash(self, password: str) -> str:
            work.append("hash")
            return f"hash of {password}"

        def verify(self, hashed: str, password: str) -> bool:
            work.append("verify")
            return True

    passwords = Passwords(Hasher())  # type: ignore[arg-type]
    for _ in range(2):
        assert asyncio.run(passwords.fits("anything", stored)) is (stored is not None)
    assert work == ["hash", "verify", "verify"]


def test_a_damaged_hash_lets_nobody_in() -> None:
    assert asyncio.run(Passwords().fits("anything", "no hash at all")) is False


def test_no_more_than_two_passwords_are_hashed_at_once() -> None:
    running, most, lock = 0, 0, threading.Lock()
    all_there = threading.Barrier(PARALLEL_HASHES)

    class Hasher:
        def hash(self, password: str) -> str:
            nonlocal running, most
            with lock:
                running += 1
                most = max(most, running)
            if password.isdigit():  # the placeholder is hashed once, alone
                all_there.wait(60)
            with lock:
                running -= 1
            return password

    passwords = Passwords(Hasher())  # type: ignore[arg-type]

    async def many() -> Any:
        return await asyncio.gather(*(passwords.hash(str(number)) for number in range(8)))

    assert asyncio.run(many()) == [str(number) for number in range(8)]
    assert most == PARALLEL_HASHES


def test_a_name_is_taken_in_any_case(client: TestClient, shared: Shared) -> None:
    client.post(ACCOUNT, json=ANNA)
    elsewhere = other(shared)
    for answer in (
        elsewhere.post(ACCOUNT, json=ANNA | {"name": "aNNa"}),
        elsewhere.patch(ME, json={"name": "anna"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_an_account_is_made_once_even_from_a_guests_old_cookie(client: TestClient) -> None:
    client.get(ME)
    before = dict(client.cookies)
    anna = client.post(ACCOUNT, json=ANNA).json()
    assert client.post(ACCOUNT, json=ANNA | {"name": "Bert"}).json()["code"] == "already-account"
    client.cookies.clear()
    client.cookies.update(before)
    again = client.post(ACCOUNT, json=ANNA | {"name": "Bert"})
    assert (again.status_code, again.json()["user"] != anna["user"]) == (201, True)


def test_signing_out_is_being_a_new_guest(client: TestClient) -> None:
    anna = client.post(ACCOUNT, json=ANNA).json()
    answer = client.delete(SESSION)
    assert (answer.status_code, answer.content) == (204, b"")
    guest = client.get(ME).json()
    assert guest["user"] != anna["user"] and not guest["account"] and guest["name"] == ""


def test_a_guest_may_give_himself_a_name(client: TestClient) -> None:
    guest = client.get(ME).json()
    client.patch(ME, json={"name": "Zoé"})
    assert client.get(ME).json() == guest | {"name": "Zoé"}


def test_an_account_keeps_its_name(client: TestClient) -> None:
    client.post(ACCOUNT, json=ANNA)
    answer = client.patch(ME, json={"name": "Bert"})
    assert (answer.status_code, answer.json()["code"]) == (409, "already-account")


@pytest.mark.parametrize("name", ["An\u200bna", "Аnna", "\U0001f600\U0001f600"])
def test_a_name_without_an_honest_form_is_refused(client: TestClient, name: str) -> None:
    for answer in (client.post(ACCOUNT, json=ANNA | {"name": name}), client.patch(ME, json={"name": name})):
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


@pytest.mark.parametrize("name", ["Rosace", "adm1n", "Arcymistrz", "guest"])
def test_a_name_of_the_server_or_a_computer_player_is_refused(client: TestClient, name: str) -> None:
    for answer in (client.post(ACCOUNT, json=ANNA | {"name": name}), client.patch(ME, json={"name": name})):
        assert (answer.status_code, answer.json()["code"]) == (422, "name-reserved")


@pytest.mark.parametrize("name", ["AnnA", "ΑΝΝΑ", "An.na", "An na"])
def test_a_name_that_looks_like_an_accounts_is_taken(client: TestClient, shared: Shared, name: str) -> None:
    client.post(ACCOUNT, json=ANNA)
    elsewhere = other(shared)
    for answer in (
        elsewhere.post(ACCOUNT, json=ANNA | {"name": name}),
        elsewhere.patch(ME, json={"name": name}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_a_name_is_stored_in_its_one_form(client: TestClient, shared: Shared) -> None:
    assert client.post(ACCOUNT, json=ANNA | {"name": "O’Néil"}).json()["name"] == "O'Néil"
    assert other(shared).post(SESSION, json=ANNA | {"name": "o’NÉIL"}).status_code == 200


@pytest.mark.parametrize("password", ["short", "x" * 257])
def test_passwords_have_8_to_256_signs(client: TestClient, password: str) -> None:
    assert client.post(ACCOUNT, json=ANNA | {"password": password}).json()["code"] == "malformed"


def test_the_newest_settings_of_an_account_win(client: TestClient, shared: Shared) -> None:
    client.post(ACCOUNT, json=ANNA)
    assert client.get(SETTINGS).json() == {"changed": 0, "settings": {}}
    mine = {
        "changed": 200,
        "settings": {"language": "pl", "volume": 40, "boardTheme": {"sagrada": "daylight"}},
    }
    assert client.put(SETTINGS, json=mine).json() == mine
    elsewhere = other(shared)
    elsewhere.post(SESSION, json=ANNA)
    assert elsewhere.put(SETTINGS, json={"changed": 100, "settings": {"language": "en"}}).json() == mine
    newer = {"changed": 300, "settings": {"letters": False}}
    assert elsewhere.put(SETTINGS, json=newer).json() == newer == client.get(SETTINGS).json()


def test_settings_are_not_from_the_future(client: TestClient) -> None:
    """Otherwise a device with a wrong clock would win against every other one for years."""
    client.post(ACCOUNT, json=ANNA)
    answer = client.put(SETTINGS, json={"changed": 2**53, "settings": {}}).json()
    assert answer["changed"] <= time.time() * 1000


def test_a_guest_has_no_settings_on_the_server(client: TestClient) -> None:
    for answer in (client.get(SETTINGS), client.put(SETTINGS, json={"changed": 1, "settings": {}})):
        assert (answer.status_code, answer.json()["code"]) == (409, "no-account")


LONG = {"a" * (length + 1): {"b" * (inner + 1): "x" * 32 for inner in range(16)} for length in range(8)}


@pytest.mark.parametrize(
    ("settings", "status"),
    [
        ([], 400),
        ({"no spaces": 1}, 400),
        ({"nested": {"twice": {}}}, 400),
        ({"volume": 1.5}, 400),
        ({"nothing": None}, 400),
        ({"text": "x" * 33}, 400),
        ({"number": 10**9}, 400),
        ({f"a{chr(97 + n // 26)}{chr(97 + n % 26)}": 1 for n in range(33)}, 400),
        (LONG, 413),
    ],
)
def test_settings_are_small_and_simple(client: TestClient, settings: Any, status: int) -> None:
    client.post(ACCOUNT, json=ANNA)
    assert client.put(SETTINGS, json={"changed": 1, "settings": settings}).status_code == status
    assert client.get(SETTINGS).json()["settings"] == {}

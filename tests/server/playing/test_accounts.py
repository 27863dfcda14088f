"""Accounts at tables: sockets of ended sessions, and what becomes of a deleted account."""

import sqlite3
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from rosace.core import registry
from rosace.server.settings import Settings
from server.playing.people import API, Person

PASSWORD = "correct horse"
ANN = {"name": "Ann", "password": PASSWORD}


def registered(person: Person, name: str = "Ann") -> Person:
    person.post("/account", 201, name=name, password=PASSWORD)
    return person


def closed(person: Person) -> int:
    """Hear until the socket is closed; the code."""
    assert person.socket is not None
    with pytest.raises(WebSocketDisconnect) as closing:
        while True:
            person.hear()
    with suppress(CancelledError):  # so the server ends the task that receives
        person.leave()
    person.socket = None
    return closing.value.code


def sign_in(person: Person, name: str = "Ann") -> Person:
    person.post("/session", name=name, password=PASSWORD)
    return person


def send(person: Person, method: str, path: str, status: int = 204, **body: Any) -> None:
    answer = person.client.request(method, API + path, json=body or None)
    assert answer.status_code == status, answer.text


def test_signing_out_closes_the_sockets_of_the_session_alone(ann: Person, bob: Person) -> None:
    registered(ann).connect()
    sign_in(bob).connect()
    send(ann, "DELETE", "/session")
    assert closed(ann) == 1008
    assert ann.told[-1] == {"type": "bye", "code": "session-ended", "retry": 0}
    assert bob.send("ping")["type"] == "pong"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/me/sessions", {}),
        ("PUT", "/me/password", {"password": PASSWORD, "new": "battery staple"}),
        ("POST", "/account/deletion", {"password": PASSWORD}),
    ],
)
def test_ending_other_sessions_closes_their_sockets(
    ann: Person, bob: Person, eve: Person, method: str, path: str, body: dict[str, str]
) -> None:
    registered(ann)
    sign_in(bob).connect()
    eve.connect()
    send(ann, method, path, **body)
    assert closed(bob) == 1008
    assert eve.send("ping")["type"] == "pong"
    assert not bob.get("/me")["account"]


def test_a_socket_that_a_guest_opened_ends_with_the_registration(ann: Person) -> None:
    registered(ann.connect())
    assert closed(ann) == 1008


def test_sign_in_keeps_the_seats_of_the_guest(ann: Person, bob: Person) -> None:
    registered(ann)
    table = bob.open("basilica")
    sign_in(bob)
    assert bob.get(f"/tables/{table}")["seats"] == [0] == ann.get(f"/tables/{table}")["seats"]


def people_of(message: dict[str, Any]) -> list[tuple[str, bool]]:
    return [(one["name"], one["account"]) for one in message.get("people", [])]


def people(person: Person, table: str) -> list[tuple[str, bool]]:
    return people_of(person.get(f"/tables/{table}"))


NEUTRAL = [("former player", False), ("Bob", False)]


def played(ann: Person, bob: Person, **more: Any) -> str:
    """A game of Ann's against Bob."""
    bob.client.patch(f"{API}/me", json={"name": "Bob"})
    table = registered(ann).open("basilica", **more)
    bob.post(f"/tables/{table}/seats")
    return table


def delete(person: Person) -> None:
    send(person, "POST", "/account/deletion", password=PASSWORD)


def stored(settings: Settings) -> str:
    """Everything in the database that could hold a name."""
    with sqlite3.connect(Path(settings.data) / "rosace.db") as database:
        rows = [
            row
            for table in ("entries", "tables", "users", "sessions")
            for row in database.execute(f"SELECT * FROM {table}")
        ]
    return repr(rows)


def test_finished_games_of_a_deleted_account_stay_readable_without_its_name(
    ann: Person, bob: Person, settings: Settings
) -> None:
    table = played(ann, bob)
    bob.watch(table)
    bob.send("resign", table=table)
    assert "'Ann'" in stored(settings)
    delete(ann)
    bob.until(lambda told: people_of(told) == NEUTRAL)
    assert people(bob, table) == NEUTRAL == people_of(bob.get("/me/tables")["tables"][0])
    record = bob.get(f"/tables/{table}/record")
    assert "former player" in record and "Ann" not in record
    assert "Ann" not in str(bob.send("watch", table=table, since=0)["missed"])
    assert not any(name in stored(settings) for name in ("'Ann'", "'ann'", '"Ann"'))


def test_a_running_game_of_a_deleted_account_is_lost_where_the_table_says_so(
    ann: Person, bob: Person
) -> None:
    table = played(ann, bob)
    delete(ann)
    row = bob.get(f"/tables/{table}")
    assert (row["status"], row["result"]["kind"], row["result"]["seat"]) == ("over", "left", 0)
    assert people_of(row) == NEUTRAL


def test_a_running_game_of_a_deleted_account_is_played_on_where_a_computer_stands_in(
    ann: Person, bob: Person
) -> None:
    table = played(ann, bob, absent="bot", stand_in="novice")
    delete(ann)
    row = bob.get(f"/tables/{table}")
    assert row["status"] == "playing" and row["people"][0]["bot"] == "novice" and people_of(row) == NEUTRAL


def test_the_seat_of_a_deleted_account_at_an_open_table_is_free(ann: Person, bob: Person) -> None:
    table = registered(ann).open("basilica")
    delete(ann)
    assert [one["kind"] for one in bob.get(f"/tables/{table}")["people"]] == ["free", "free"]


def test_a_game_of_older_rules_loses_the_name_too(
    ann: Person, bob: Person, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(ann, bob)
    ruleset = registry.get("basilica")
    monkeypatch.setattr(ruleset, "spec", replace(ruleset.spec, rules="0.before"))
    delete(ann)
    assert people_of(bob.get("/me/tables")["tables"][0]) == NEUTRAL
    assert '"Ann"' not in stored(settings)


def test_nobody_is_a_deleted_account_again(ann: Person, bob: Person) -> None:
    ann.client.get(f"{API}/me")
    guest, table = dict(ann.client.cookies), played(ann, bob)
    delete(ann)
    assert not ann.get("/me")["account"]
    bob.post("/session", 401, **ANN)
    for person in (ann, bob):
        person.client.cookies.clear()
    ann.client.cookies.update(guest)
    assert ann.get(f"/tables/{table}")["seats"] == []
    assert bob.post("/account", 201, **ANN)["name"] == "Ann"


def test_an_account_is_deleted_only_with_its_password(ann: Person) -> None:
    registered(ann)
    send(ann, "POST", "/account/deletion", 401, password="wrong horse")
    assert ann.get("/me")["account"]


def test_an_invitation_is_sent_in_a_body(ann: Person, bob: Person) -> None:
    opened = ann.post("/tables", 201, game="basilica", places=["me", "free"], visibility="private")
    path, word = f"/tables/{opened['table']}", opened["invitation"]
    assert bob.post(f"{path}/invitation", invitation=word)["table"] == opened["table"]
    assert bob.post(f"{path}/invitation", 404, invitation="x" * 24)["code"] == "no-such-table"
    assert bob.get(path, invitation=word)["table"] == opened["table"]  # as programs did before

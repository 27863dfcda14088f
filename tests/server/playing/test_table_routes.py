"""Opening tables, finding them, taking seats."""

import pytest

from rosace.core import registry
from server.playing.people import API, Person


def test_the_games_and_the_players(ann: Person) -> None:
    found = ann.get("/games")
    assert [game["name"] for game in found["games"]] == registry.names()
    assert list(found["players"])[-1] == "grandmaster"
    basilica = found["games"][0]
    assert basilica["questions"][0]["name"] == "pay" and basilica["options"][0]["values"]


def test_a_table_in_the_lobby_until_it_is_full(ann: Person, bob: Person) -> None:
    table = ann.open("basilica", visibility="public", options={"variant": "2010"})
    (found,) = bob.get("/lobby")["tables"]
    assert found["table"] == table and found["options"]["variant"] == "2010" and found["seats"] == []
    assert bob.get("/lobby", game="sagrada")["tables"] == []
    assert bob.post(f"/tables/{table}/seats")["seats"] == [1]
    assert ann.get("/lobby")["tables"] == []
    assert ann.get("/me/tables")["tables"][0]["status"] == "playing"


def test_public_games_being_played_can_be_found_to_watch(ann: Person, bob: Person) -> None:
    shown = ann.open("basilica", "me", "novice", visibility="public")
    ann.open("basilica", "me", "novice")
    (found,) = bob.get("/lobby?status=playing")["tables"]
    assert found["table"] == shown and bob.get("/lobby")["tables"] == []
    assert bob.get(f"/tables/{shown}/moves/{found['moves']}", picture="true")["picture"].startswith("<svg")
    assert bob.get("/lobby?status=over", 400)["code"] == "malformed"


def test_two_people_at_one_screen_have_a_name_each(ann: Person, bob: Person) -> None:
    wanted = {"game": "basilica", "places": ["me", "me"], "names": ["", "Zoé"]}
    table = ann.post("/tables", 201, **wanted)["table"]
    assert [one["name"] for one in ann.get(f"/tables/{table}")["people"]] == ["guest", "Zoé"]
    assert ann.post("/tables", 422, **wanted | {"names": ["x"]})["code"] == "bad-name"
    bob.post("/account", 201, name="Bob", password="correct horse")
    assert ann.post("/tables", 409, **wanted | {"names": ["bob"]})["code"] == "name-taken"
    assert bob.post("/tables", 201, **wanted | {"names": ["Bob", "Ann"]})["seats"] == [0, 1]


def test_the_names_of_accounts_are_told_from_those_of_guests(ann: Person, bob: Person) -> None:
    ann.client.patch(f"{API}/me", json={"name": "Ann"})
    bob.post("/account", 201, name="Bob", password="correct horse")
    table = ann.open("basilica", visibility="public")
    bob.post(f"/tables/{table}/seats")
    for people in (bob.get(f"/tables/{table}")["people"], ann.watch(table)["people"]):
        assert [(one["name"], one["account"]) for one in people] == [("Ann", False), ("Bob", True)]
    shared = bob.open("basilica", "me", "me", names=["", "Ann"])
    assert [one["account"] for one in bob.get(f"/tables/{shared}")["people"]] == [True, False]


def test_names_of_nobody_enter_no_table(ann: Person) -> None:
    for name in ("Rosace", "Master", "Guest"):
        assert ann.post("/tables", 422, game="basilica", places=["me", "me"], names=["", name])["code"] == (
            "name-reserved"
        )


def test_a_guest_gives_a_name_up_that_has_become_an_accounts(ann: Person, bob: Person) -> None:
    ann.client.patch(f"{API}/me", json={"name": "Zoé"})
    bob.post("/account", 201, name="Zoé", password="correct horse")
    table = ann.open("basilica")
    assert ann.get(f"/tables/{table}")["people"][0]["name"] == "guest"
    bob.post(f"/tables/{table}/seats")
    assert ann.get(f"/tables/{table}")["people"][1]["name"] == "Zoé"


@pytest.mark.parametrize("visibility", ["private", "link"])
def test_other_tables_are_in_no_list(ann: Person, bob: Person, visibility: str) -> None:
    ann.open("basilica", visibility=visibility)
    assert bob.get("/lobby")["tables"] == bob.get("/me/tables")["tables"] == []


def test_a_private_table_is_not_there_for_others(ann: Person, bob: Person, eve: Person) -> None:
    opened = ann.post("/tables", 201, game="sagrada", places=["free", "me"], visibility="private")
    path = f"/tables/{opened['table']}"
    missing = "A" * 22
    assert bob.get(path, 404) == bob.get(f"/tables/{missing}", 404)
    assert bob.post(f"{path}/seats", 404) == bob.post(f"/tables/{missing}/seats", 404)
    assert bob.post(f"{path}/seats", 404, invitation="x" * 24)["code"] == "no-such-table"
    eve.connect()
    assert eve.refused("watch", table=opened["table"]) == eve.refused("watch", table=missing)
    assert bob.post(f"{path}/seats", invitation=opened["invitation"])["seats"] == [0]
    assert bob.get(path)["status"] == "playing"


def test_a_seat_on_another_device_by_its_link(ann: Person, bob: Person, eve: Person) -> None:
    opened = ann.post("/tables", 201, game="sagrada", places=["me", "free"], visibility="private")
    table, secret = opened["table"], opened["links"]["0"]
    phone = eve
    assert phone.post(f"/tables/{table}/claim", 404, secret="x" * 24)["code"] == "no-such-table"
    assert phone.post(f"/tables/{table}/claim", secret=secret)["seats"] == [0]
    assert phone.post(f"/tables/{table}/claim", secret=secret)["seats"] == [0]  # again changes nothing
    bob.post(f"/tables/{table}/seats", invitation=opened["invitation"])
    assert phone.watch(table)["seat"] == 0
    assert phone.get("/me/tables")["tables"][0]["table"] == table
    assert bob.post(f"/tables/{table}/claim", secret=secret)["seats"] == [
        0,
        1,
    ]  # who has the link has the seat


def test_a_guest_who_signs_in_keeps_his_seats(ann: Person, bob: Person) -> None:
    account = {"name": "Anna", "password": "correct horse"}
    ann.post("/account", 201, **account)
    table = bob.open("sagrada", "me", "free")
    bob.post("/session", **account)
    assert bob.get("/me/tables")["tables"][0]["seats"] == [0]
    assert ann.get("/me/tables")["tables"][0]["table"] == table


def test_computer_players_are_seated_by_who_opened_the_table(ann: Person, bob: Person) -> None:
    table = ann.open("sagrada", "me", "free", "free")
    assert bob.post(f"/tables/{table}/bots", 409, seat=1, player="novice")["code"] == "not-your-table"
    assert ann.post(f"/tables/{table}/bots", 400, seat=1, player="evil.py")["code"] == "no-such-player"
    ann.post(f"/tables/{table}/bots", seat=1, player="novice")
    assert ann.post(f"/tables/{table}/bots", 409, seat=1, player="novice")["code"] == "seat-taken"
    ann.post(f"/tables/{table}/rise", seat=1)
    ann.post(f"/tables/{table}/bots", seat=1, player="master")
    found = ann.post(f"/tables/{table}/bots", seat=2, player="novice")
    assert [person["kind"] for person in found["people"]] == ["person", "bot", "bot"]


def test_who_gets_up_is_no_longer_there(ann: Person, bob: Person) -> None:
    table = ann.open("basilica")
    assert bob.post(f"/tables/{table}/rise", 409, seat=0)["code"] == "not-your-seat"
    ann.post(f"/tables/{table}/rise", seat=0)
    assert ann.get("/me/tables")["tables"] == []


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"game": None}, 400, "malformed"),
        ({"places": ["me"]}, 400, "bad-options"),
        ({"options": {"variant": "1999"}}, 400, "bad-options"),
        ({"places": ["me", "greedy:leaves=9"]}, 400, "no-such-player"),
        ({"stand_in": "nobody"}, 400, "no-such-player"),
        ({"places": ["novice", "novice"]}, 400, "nobody-there"),
        ({"clock": {"kind": "bank", "seconds": 1}}, 400, "malformed"),
        ({"fork": {"table": "A" * 22, "move": 1}}, 400, "bad-options"),
        ({"fork": {"table": "A" * 22, "move": 1}, "game": None}, 404, "no-such-table"),
        ({"seed": 7}, 400, "malformed"),
    ],
)
def test_tables_that_cannot_be_opened(ann: Person, wanted: dict[str, object], status: int, code: str) -> None:
    table: dict[str, object] = {"game": "basilica", "places": ["me", "free"]}
    assert ann.post("/tables", status, **table | wanted)["code"] == code
    assert ann.get("/me/tables")["tables"] == []


def test_one_person_may_have_every_seat(ann: Person) -> None:
    table = ann.open("fantazja", "me", "me")
    assert ann.watch(table)["seat"] is None  # which of the two is to be said
    mover = ann.views[table]["mover"]
    assert ann.watch(table, seat=mover)["choices"]
    ann.decide(table)


def test_a_nonce_is_given_after_the_table_has_committed_itself(ann: Person) -> None:
    opened = ann.post("/tables", 201, game="sagrada", places=["free", "novice"], visibility="private")
    path = f"/tables/{opened['table']}/seats"
    for nonce in ("no spaces", "-", "x" * 65):
        assert ann.post(path, 400, invitation=opened["invitation"], nonce=nonce)["code"] == "malformed"
    assert ann.post(path, invitation=opened["invitation"], nonce="my-own-words")["seats"] == [0]


def test_nobody_takes_a_second_seat_at_somebody_elses_table(ann: Person, bob: Person) -> None:
    table = ann.open("sagrada", "me", "free", "free")
    bob.post(f"/tables/{table}/seats")
    assert bob.post(f"/tables/{table}/seats", 409)["code"] == "yours-already"


def test_who_is_invited_sees_the_commitment_before_giving_a_nonce(ann: Person, bob: Person) -> None:
    opened = ann.post("/tables", 201, game="sagrada", places=["free", "free"], visibility="private")
    path = f"/tables/{opened['table']}"
    bob.get(path, 404)
    found = bob.get(path, invitation=opened["invitation"])
    assert found["commitment"] == opened["commitment"]
    bob.post(f"{path}/seats", nonce="bobs", invitation=opened["invitation"])
    assert bob.watch(opened["table"])["terms"]["commitment"] == found["commitment"]


def test_a_table_that_everybody_left_is_not_in_the_lobby(ann: Person, bob: Person) -> None:
    table = ann.open("basilica", visibility="public")
    ann.post(f"/tables/{table}/rise", seat=0)
    assert bob.get("/lobby")["tables"] == []

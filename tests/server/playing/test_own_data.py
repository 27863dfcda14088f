"""What is a user's can be downloaded whole, by them alone, and guests can be forgotten."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

from rosace import load_record
from server.playing.people import API, Person
from server.playing.test_accounts import closed

ANN = {"name": "Ann", "password": "correct horse"}


def downloaded(person: Person) -> dict[str, Any]:
    """The files of a download, those of JSON read."""
    answer = person.client.get(f"{API}/me/data")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"].startswith('attachment; filename="rosace-')
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    return {name: json.loads(text) if name.endswith(".json") else text for name, text in texts.items()}


def played(ann: Person, bob: Person) -> str:
    """A finished game between the two."""
    table = ann.open("basilica")
    bob.post(f"/tables/{table}/seats")
    ann.watch(table)
    ann.send("resign", table=table)
    return table


def test_a_download_has_records_results_settings_and_sessions(ann: Person, bob: Person, eve: Person) -> None:
    ann.post("/account", 201, **ANN)
    ann.client.put(f"{API}/me/settings", json={"changed": 5, "settings": {"language": "pl"}})
    over, running = played(ann, bob), ann.open("sagrada", "me", "me")
    played(bob, eve)
    files = downloaded(ann)
    assert files.keys() == {"user.json", "games.json", f"records/basilica-{over}.rosace"}
    record = files[f"records/basilica-{over}.rosace"]
    assert record == ann.get(f"/tables/{over}/record")
    assert load_record(record) is not None
    assert {one["table"]: one["status"] for one in files["games.json"]} == {over: "over", running: "playing"}
    user = files["user.json"]
    assert (user["name"], user["account"], user["settings"]["settings"]) == ("Ann", True, {"language": "pl"})
    assert [set(one) for one in user["sessions"]] == [{"created", "seen", "expires", "browser", "system"}]
    assert not any(word in str(files) for word in ("argon2", "password", ann.client.cookies["rosace"]))


def test_downloads_are_limited(ann: Person) -> None:
    ann.get("/me")
    for _ in range(5):
        downloaded(ann)
    assert ann.get("/me/data", 429)["code"] == "too-often"


def test_a_guest_is_forgotten_with_the_cookie(ann: Person, bob: Person, eve: Person) -> None:
    ann.client.patch(f"{API}/me", json={"name": "Zuzanna"})
    over, running, waiting = played(ann, bob), ann.open("sagrada", "me", "me"), ann.open("basilica")
    user = ann.get("/me")["user"]
    eve.client.cookies.set("rosace", ann.client.cookies["rosace"])
    assert eve.get("/me")["user"] == user
    assert ann.client.delete(f"{API}/me").status_code == 204
    assert closed(ann) == 1008
    assert ann.get("/me")["user"] != user and ann.get("/me/tables")["tables"] == []
    assert eve.get("/me")["user"] != user, "a copy of the cookie is worth nothing"
    assert "Zuzanna" not in bob.get(f"/tables/{over}/record")
    assert bob.get(f"/tables/{running}")["status"] == "over"
    assert bob.get(f"/tables/{waiting}")["people"][0]["kind"] == "free"


def test_an_account_is_not_forgotten_without_its_password(ann: Person) -> None:
    ann.post("/account", 201, **ANN)
    assert ann.client.delete(f"{API}/me").json()["code"] == "already-account"
    assert ann.get("/me")["account"]

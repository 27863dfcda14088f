"""A table whose game has had other rules since."""

from dataclasses import replace

import pytest

from rosace.core import registry
from server.playing.people import Person


@pytest.fixture
def old(ann: Person, monkeypatch: pytest.MonkeyPatch) -> str:
    """Ann's table, of rules that are no longer ours."""
    table = ann.open("sagrada", "me", "free")
    ruleset = registry.get("sagrada")
    monkeypatch.setattr(ruleset, "spec", replace(ruleset.spec, rules="0.before"))
    return table


def test_it_is_refused_and_still_listed(ann: Person, old: str) -> None:
    assert ann.get(f"/tables/{old}")["readable"] is False
    assert ann.connect().refused("watch", table=old) == "old-rules"
    assert [row["table"] for row in ann.get("/me/tables")["tables"]] == [old]


def test_who_sits_there_can_sign_in(ann: Person, bob: Person, old: str) -> None:
    account = {"name": "Bob", "password": "correct horse battery"}
    bob.post("/account", 201, **account)
    assert ann.post("/session", **account)["name"] == "Bob"

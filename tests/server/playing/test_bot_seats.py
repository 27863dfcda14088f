"""How many computer players one user, and one address, may keep busy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rosace.core import registry
from rosace.match import Terms
from rosace.match.entries import Sat
from rosace.server.bots import Bots
from rosace.server.hub import CROWD, Hub, owner_of
from rosace.server.scheduling import Owner
from rosace.server.settings import Settings
from rosace.server.storage import Store
from server.playing.people import Person

THREE = {"game": "sagrada", "places": ["me", "novice", "novice", "novice"]}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    given = {"bots": 1, "bot_seats": 3, "tables_a_minute": 1000, "behind_proxy": True}
    return Settings.read({}, data=str(tmp_path), **given)


def test_a_user_may_keep_so_many_busy_and_more_after_a_game(ann: Person) -> None:
    table = ann.post("/tables", 201, **THREE)["table"]
    refused = ann.post("/tables", 429, game="sagrada", places=["me", "novice"])
    assert (refused["code"], refused["params"]) == ("too-many-bots", {"limit": 3})
    waiting = ann.open("sagrada", "me", "free")
    assert ann.post(f"/tables/{waiting}/bots", 429, seat=1, player="novice")["code"] == "too-many-bots"
    ann.watch(table)
    assert ann.send("resign", table=table)["type"] == "done"
    ann.post(f"/tables/{waiting}/bots", seat=1, player="novice")


def test_an_address_may_keep_more_busy_since_many_users_share_it(come: Callable[[], Person]) -> None:
    def guest(address: str) -> Person:
        person = come()
        person.client.headers["x-forwarded-for"] = address
        return person

    for _ in range(CROWD):
        guest("2001:db8:0:1::1").post("/tables", 201, **THREE)
    other = guest("2001:db8:0:1::2").post("/tables", 429, **THREE)
    assert other["code"] == "too-many-bots"
    guest("2001:db8:0:2::1").post("/tables", 201, **THREE)


async def test_thinking_is_charged_to_who_opened_the_table_and_not_to_who_looks_on(sqlite: str) -> None:
    store, bots = await Store.open(sqlite), Bots(1)
    hub = Hub(store, bots)
    rules = registry.get("sagrada").spec.rules
    sitting = [Sat(0, 0, "Ann", user="ann"), Sat(0, 1, "novice", player="novice")]
    opened = await hub.open(Terms("sagrada", 2), sitting, rules, network="10.0.0.1", opener="bob")
    assert owner_of(opened) == Owner("bob", "10.0.0.1")
    nameless = await hub.open(Terms("sagrada", 2), sitting, rules)
    assert owner_of(nameless) == Owner("ann") and owner_of(nameless).share != Owner("bob").share
    await hub.close()
    bots.close()
    await store.close()

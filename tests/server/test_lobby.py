"""The lobby cannot be flooded: limits, an order in which strangers' first tables stay on top, and an end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from rosace.server import lobby, table_routes
from server.visitors import Site, Visitor, running

DAYS = {"kind": "days", "days": 2}


class Caller(Visitor):
    """A visitor from an address of their own."""

    def __init__(self, site: Site, name: str, address: str, user: str = ""):
        super().__init__(site, name)
        self.address = address

    def headers(self, **more: str) -> list[tuple[bytes, bytes]]:
        return super().headers(x_forwarded_for=self.address, **more)

    async def open(self, status: int = 201, **more: Any) -> str:
        wanted = {"game": "basilica", "places": ["me", "free"], "visibility": "public"} | more
        answer = await self.post("/tables", **wanted)
        assert answer.status == status, answer.body
        return str(answer.json()["table" if status == 201 else "code"])

    async def sees(self, page: int = 1) -> list[str]:
        return [one["table"] for one in (await self.get(f"/lobby?page={page}")).json()["tables"]]


def limited(database: str, **more: Any) -> Any:
    return running(database, behind_proxy=True, open_tables=2, **more)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let minutes pass for the lobby."""
    usual, passed = lobby.wall_ms, [0.0]
    for module in (lobby, table_routes):
        monkeypatch.setattr(module, "wall_ms", lambda: usual() + int(passed[0] * lobby.MINUTE_MS))

    def wait(minutes: float) -> None:
        passed[0] += minutes

    return wait


async def test_nobody_opens_more_public_tables_than_the_limit(url: str) -> None:
    """Tables that have begun, are left or are by invitation do not count."""
    async with limited(url) as site:
        ann, bob = Caller(site, "Ann", "192.0.2.1"), Caller(site, "Bob", "192.0.2.1")
        first, second = await ann.open(), await ann.open()
        answer = await ann.post("/tables", game="basilica", places=["me", "free"], visibility="public")
        assert answer.status == 429 and answer.json()["params"] == {"limit": 2}
        assert answer.json()["code"] == "too-many-open-tables"
        await ann.open(visibility="link")
        await ann.open(places=["me", "novice"])
        await bob.post(f"/tables/{first}/seats")
        await ann.open()
        assert await ann.open(429) == "too-many-open-tables"
        await ann.post(f"/tables/{second}/rise", seat=0)
        await ann.open()
        await ann.post(f"/tables/{second}/seats", seat=0)
        assert second not in await bob.sees(), "a table that was left comes back only if there is room"


async def test_an_address_has_room_for_a_few_people_whatever_their_cookies(sqlite: str) -> None:
    async with limited(sqlite) as site:
        for number in range(2 * lobby.CROWD):
            await Caller(site, f"Guest {number}", "2001:db8::1").open()
        assert await Caller(site, "Eve", "2001:db8::2").open(429) == "too-many-open-tables"
        await Caller(site, "Ann", "2001:db8:0:1::1").open()


async def test_two_workers_count_a_persons_tables_together(postgres: str) -> None:
    async with limited(postgres) as one, limited(postgres) as other:
        ann = Caller(one, "Ann", "192.0.2.1")
        await ann.open()
        ann.site = other
        await ann.open()
        assert await ann.open(429) == "too-many-open-tables"


async def test_a_strangers_first_table_comes_before_everybodys_second(sqlite: str) -> None:
    """Also before those of other cookies at the flooder's address, however new they are."""
    async with limited(sqlite) as site:
        ann, eve = Caller(site, "Ann", "192.0.2.1"), Caller(site, "Eve", "192.0.2.2")
        early = await eve.open()
        honest = await ann.open()
        flood = [await eve.open(), await Caller(site, "Eve too", "192.0.2.2").open()]
        assert await ann.sees() == [honest, early, *flood]


async def test_tables_that_were_left_sink_and_leave_the_lobby(sqlite: str, later: Any) -> None:
    """Somebody who waits there keeps a table, and brings one back that had left."""
    async with limited(sqlite) as site:
        ann, bob = Caller(site, "Ann", "192.0.2.1"), Caller(site, "Bob", "192.0.2.2")
        attended, slow = await ann.open(), await bob.open(clock=DAYS)
        left = await bob.open()
        socket = await ann.socket()
        await socket.ask({"type": "watch", "id": 1, "table": attended})

        async def wait(minutes: float) -> list[str]:
            later(minutes)
            await site.app.lobby.keep(site.app.hub.tables.values())
            return await ann.sees()

        assert (await wait(5))[0] == attended
        shown = (await ann.get("/lobby")).json()["tables"]
        assert [one["present"] for one in shown] == [True, False, False]
        assert await wait(26) == [attended, slow] and left not in await ann.sees()
        await socket.hang_up()
        assert await wait(31) == [slow]
        socket = await ann.socket()
        await socket.ask({"type": "watch", "id": 1, "table": attended})
        assert await wait(1) == [attended, slow]
        await socket.hang_up()
        assert await wait(7 * 24 * 60) == []


async def test_the_lobby_has_pages(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann = Caller(site, "Ann", "192.0.2.1")
        tables = [await ann.open() for _ in range(5)]
        with patch.object(table_routes, "PAGE_TABLES", 2):
            pages = [(await ann.get(f"/lobby?page={page}")).json() for page in (1, 2, 3)]
        shown = [[one["table"] for one in page["tables"]] for page in pages]
        assert shown == [tables[:2], tables[2:4], tables[4:]]
        assert [page["more"] for page in pages] == [True, True, False]
        assert (await ann.get("/lobby?page=0")).status == 400

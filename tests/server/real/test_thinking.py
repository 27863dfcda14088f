"""While computer players think, the server goes on; and when one dies, so does the game."""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx2
import pytest

from rosace.match.entries import Decided
from server.real.checking import check
from server.real.people import PLAINLY, Guest, Person
from server.real.processes import Server, kill_all, read_logs, running, until
from server.real.talking import talking

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")

TABLES = [
    ("basilica", ["me", "grandmaster"]),
    ("sagrada", ["me", "grandmaster", "grandmaster"]),
    ("fantazja", ["grandmaster", "me"]),
    ("sagrada", ["me", "grandmaster"]),
]
DEATHS = 1
ENOUGH = 300  # callbacks of the loop
EVERYTHING = ["view", "choices", "events", "sheet"]


def probed(database: str, folder: Path) -> Server:
    """A server with a probe, on asyncio's own loop, which alone can be measured."""
    (folder / "uvloop.py").write_text("raise ImportError")
    paths = [str(folder), str(Path(__file__).parents[2])]
    script = f"""
import sys
sys.path[:0] = {paths}
from rosace.server.serve import serve
from rosace.server.settings import Settings
sys.exit(serve(Settings.read(), app="server.real.probed:create"))
"""
    return Server(database, folder, ["-c", script])


async def get(address: str) -> httpx2.Response:
    async with httpx2.AsyncClient(**PLAINLY) as client:
        return await client.get(address)


@pytest.mark.parametrize(
    ("longest", "decisions"),
    [
        pytest.param(0.25, 5, id="a thought takes a second"),
        pytest.param(0.02, 40, id="20 ms", marks=pytest.mark.speed),
    ],
)
async def test_thinking_never_holds_up_the_loop(
    sqlite: str, tmp_path: Path, longest: float, decisions: int
) -> None:
    """No callback of the loop takes long, while four tables are played at and watched with everything."""
    server = probed(sqlite, tmp_path)
    async with running(server), AsyncExitStack() as stack:
        guest, coming = Guest(server.address), asyncio.Event()
        coming.set()
        people, playing = [], []
        for game, places in TABLES:
            table = await guest.open(game, places)
            people.append(Person(guest, table, places.index("me"), Random(table)))
            await stack.enter_async_context(talking(Guest(server.address), table=table, want=EVERYTHING))
            playing.append(asyncio.create_task(people[-1].play(coming.wait)))
        talk = await stack.enter_async_context(talking(guest))
        await get(f"{server.address}/probe")  # what it cost to begin does not count
        pings: list[float] = []
        tables = [person.table for person in people]
        while len(pings) < ENOUGH // 3 or decided_by_bots(sqlite, tables) < decisions:
            began = time.monotonic()
            assert (await talk.ask("ping"))["type"] == "pong"
            pings.append(time.monotonic() - began)
            await asyncio.sleep(0.02)
        found: dict[str, Any] = (await get(f"{server.address}/probe")).json()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        logs = read_logs(sqlite, tables)
    print(
        f"{found['callbacks']} callbacks, the longest {found['cpu'] * 1000:.1f} ms of CPU"
        f" ({found['wall'] * 1000:.1f} ms by the clock); pong after {median(pings) * 1000:.1f} ms (median)"
    )
    assert found["cpu"] < longest, found["callback"]
    assert found["callbacks"] > ENOUGH
    for person in people:
        check(logs[person.table], [person])


def decided_by_bots(database: str, tables: list[str]) -> int:
    return sum(_is_bots(entry) for log in read_logs(database, tables).values() for entry in log)


def _is_bots(entry: Any) -> bool:
    return isinstance(entry, Decided) and entry.by == "bot"


async def test_when_a_player_dies_thinking_another_decides_in_its_place(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path, bots=1)
    async with running(server):
        ann = Guest(server.address)
        table = await ann.open("sagrada", ["me", "grandmaster"])
        async with talking(ann, table=table, want=["view", "events"]) as talk:
            (worker,) = server.workers()
            for _ in range(DEATHS):
                await talk.finish_turn()
                await until(worker.children)
                await asyncio.sleep(0.3)
                kill_all(worker.children())
                await talk.see(lambda table: bool(table["mover"] == 0))
        failed = (await get(f"{server.address}/metrics")).text
        (log,) = read_logs(sqlite, [table]).values()
    assert f"rosace_bot_failures_total {DEATHS}.0" in failed
    assert any(map(_is_bots, log)) and not server.failures()


async def test_a_server_that_stops_takes_the_players_along_in_the_middle_of_a_thought(
    sqlite: str, tmp_path: Path
) -> None:
    server = Server(sqlite, tmp_path)
    async with running(server):
        ann = Guest(server.address)
        table = await ann.open("sagrada", ["me", "grandmaster"])
        async with talking(ann, table=table, want=["view", "events"]) as talk:
            await talk.finish_turn()
            (worker,) = server.workers()
            await until(worker.children)
            players = worker.children()
            assert await server.stop() == 0
    assert not any(player.is_running() for player in players)
    assert not server.failures()

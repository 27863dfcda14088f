"""One address lets hundreds of computer players think; others go on as if it were not there."""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles

import pytest

from server.real.people import Guest
from server.real.processes import Server, running
from server.real.talking import Talk, talking

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix"),
    pytest.mark.speed,
]

FLOOD_TABLES, FLOOD_GUESTS = 200, 20
SECONDS = 90.0
LIMITS_S = {"novice": 1.0, "apprentice": 1.0, "grandmaster": 3.0}  # at the 99th percentile
WANT = ["view"]


async def flood(server: Server, stack: AsyncExitStack) -> None:
    """Tables of one address at which three grandmasters begin, each watched by its owner."""

    async def open_some(guest: Guest) -> None:
        talk = None
        for _ in range(FLOOD_TABLES // FLOOD_GUESTS):
            table = await guest.open("sagrada", [*["grandmaster"] * 3, "me"])
            if talk is None:
                talk = await stack.enter_async_context(talking(guest))
            assert (await talk.ask("watch", table=table, want=[]))["type"] == "table"

    await asyncio.gather(*(open_some(Guest(server.address, "10.66.0.1")) for _ in range(FLOOD_GUESTS)))


async def play(server: Server, level: str, network: str, end: float) -> list[float]:
    """Play game after game with a computer; the seconds for each of its decisions."""
    waits: list[float] = []
    guest = Guest(server.address, network)
    while time.monotonic() < end:
        table = await guest.open("sagrada", ["me", level])
        async with talking(guest, table=table, want=WANT) as talk:
            while talk.table["status"] == "playing" and time.monotonic() < end:
                if talk.table["mover"] == 0:
                    await talk.reach((await talk.decide())["at"])
                else:
                    waits.append(await next_decision(talk))
    return waits


async def next_decision(talk: Talk) -> float:
    began, at = time.monotonic(), talk.table["at"]
    await talk.reach(at + 1)
    return time.monotonic() - began


async def test_a_flood_of_grandmasters_holds_up_nobody_else(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path, behind_proxy="true")
    async with running(server), AsyncExitStack() as stack:
        began = time.monotonic()
        await flood(server, stack)
        print(f"\n{FLOOD_TABLES} tables with three grandmasters each in {time.monotonic() - began:.0f} s")
        end = time.monotonic() + SECONDS
        playing = (play(server, level, f"10.0.0.{n}", end) for n, level in enumerate(LIMITS_S))
        waits = dict(zip(LIMITS_S, await asyncio.gather(*playing), strict=True))
    late = {}
    for level, seconds in waits.items():
        last = quantiles(seconds, n=100)[-1]
        print(
            f"{level}: {len(seconds)} decisions, {median(seconds):.3f} s (median),"
            f" {last:.3f} s (99th percentile), {max(seconds):.3f} s (longest)"
        )
        if last > LIMITS_S[level]:
            late[level] = last
    assert not late

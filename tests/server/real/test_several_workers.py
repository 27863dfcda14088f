"""Two workers with one PostgreSQL, of one server or of two: for people it is one place."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

import psutil
import pytest

from rosace.match import Match
from rosace.match.clocks import NOBODY
from rosace.match.entries import Decided
from sampling import also
from server.real.people import Guest
from server.real.processes import Server, kill_all, read_logs, running, until
from server.real.talking import Talk, talking

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")

each_way = pytest.mark.parametrize("servers", [1, also(2)])  # with two workers altogether


def is_anns_turn(table: dict[str, Any]) -> bool:
    """Or nobody's, at the end."""
    return table["mover"] in (0, NOBODY)


class Place:
    """Two workers; `address` is where the first of them is asked."""

    def __init__(self, servers: list[Server], stack: AsyncExitStack):
        self._servers = servers
        self._stack = stack
        self.address = servers[0].address

    def failures(self) -> list[str]:
        return [line for server in self._servers for line in server.failures()]

    def workers(self) -> list[psutil.Process]:
        return [worker for server in self._servers for worker in server.workers()]

    async def talks(self, *guests: Guest, table: str) -> list[Talk]:
        """One socket of each guest, the first at the first worker, the second at the second."""
        return [await self._talk(*who, table) for who in zip(guests, self.workers(), strict=True)]

    async def _talk(self, guest: Guest, worker: psutil.Process, table: str) -> Talk:
        """The system chooses the worker of a connection: connect until it is the right one."""
        (server,) = [one for one in self._servers if worker in one.workers()]
        while True:
            over = socket.create_connection(("127.0.0.1", server.port))
            if await _taken_by(over, server.workers()) == worker:
                break
            over.close()
        coming = talking(guest, server.address, table, over, want=["view", "events"])
        return await self._stack.enter_async_context(coming)


async def _taken_by(connection: socket.socket, workers: list[psutil.Process]) -> psutil.Process:
    found: list[psutil.Process] = []

    def is_taken() -> bool:
        port = connection.getsockname()[1]
        ports = {one: {at.raddr.port for at in one.net_connections() if at.raddr} for one in workers}
        found[:] = [one for one in workers if port in ports[one]]
        return bool(found)

    await until(is_taken)
    return found[0]


@asynccontextmanager
async def place(database: str, folder: Path, number: int) -> AsyncIterator[Place]:
    servers = [Server(database, folder, workers=2 // number) for _ in range(number)]
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(running(*servers))
        found = Place(servers, stack)
        await until(lambda: len(found.workers()) == 2)
        yield found


@each_way
async def test_people_at_different_workers_hear_of_each_other(
    servers: int, postgres: str, tmp_path: Path
) -> None:
    async with place(postgres, tmp_path, servers) as here:
        ann, bob = Guest(here.address), Guest(here.address)
        table = await ann.open("fantazja", ["me", "free"])
        await bob.sit(table)
        talks = await here.talks(ann, bob, table=table)
        delays = []
        for _ in range(20):
            mover = talks[0].table["mover"]
            decided = await talks[mover].decide()
            began = time.monotonic()
            await talks[1 - mover].reach(decided["at"])
            delays.append(time.monotonic() - began)
            await talks[mover].reach(decided["at"])
            assert talks[0].table["seq"] == talks[1].table["seq"] == decided["seq"]
    print(f"heard after {median(delays) * 1000:.1f} ms (median), {max(delays) * 1000:.1f} ms (longest)")
    assert median(delays) < 5, "workers notify each other instead of polling"


async def test_of_two_decisions_in_one_position_one_is_taken(postgres: str, tmp_path: Path) -> None:
    async with place(postgres, tmp_path, 2) as here:
        ann = Guest(here.address)
        table = await ann.open("sagrada", ["me"])
        talks = await here.talks(ann, ann, table=table)
        rounds = 0
        while talks[0].table["status"] == "playing" and rounds < 40:
            answers = await asyncio.gather(*(talk.decide(rounds + n) for n, talk in enumerate(talks)))
            rounds += 1
            done = [answer for answer in answers if answer["type"] == "done"]
            refused = [answer["code"] for answer in answers if answer["type"] == "error"]
            assert len(done) == 1 and refused[0] in ("stale", "doubled", "not-playing")
            for talk in talks:
                await talk.reach(done[0]["at"])
            assert talks[0].table["at"] == talks[1].table["at"]
        (log,) = read_logs(postgres, [table]).values()
    assert rounds > 10 and Match.load(log).moves == rounds


@each_way
async def test_computer_players_think_in_one_worker_and_in_another_when_it_dies(
    servers: int, postgres: str, tmp_path: Path
) -> None:
    async with place(postgres, tmp_path, servers) as here:
        ann = Guest(here.address)
        table = await ann.open("sagrada", ["me", "grandmaster"])  # where seat 0 begins
        talks = await here.talks(ann, ann, table=table)
        workers = here.workers()
        await talks[1].finish_turn()
        await until(lambda: any(worker.children() for worker in workers))
        await asyncio.sleep(0.3)
        thinking = [bool(worker.children()) for worker in workers]
        assert sorted(thinking) == [False, True], "both let the player think"
        dying = thinking.index(True)
        surviving = talks[1 - dying]
        await surviving.see(lambda table: not is_anns_turn(table))
        kill_all([workers[dying]])
        await surviving.see(is_anns_turn)
        await surviving.finish_turn()
        await surviving.see(is_anns_turn)
        (log,) = read_logs(postgres, [table]).values()
        said = here.failures()
    decided: list[Any] = [entry for entry in log if isinstance(entry, Decided)]
    assert {entry.by for entry in decided if entry.seat == 1} == {"bot"}
    assert Match.load(log).moves == len(decided)
    assert all('"worker-failed"' in line for line in said), said

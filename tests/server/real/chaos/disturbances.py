"""What may happen to a server. Each function does it, and returns how many were killed when it is over."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import psutil
import psycopg
from websockets.exceptions import WebSocketException

from server.real.chaos.world import World
from server.real.people import Guest
from server.real.processes import kill_all

DAY_S = 24 * 3600.0


@dataclass(frozen=True)
class Disturbance:
    name: str
    work: Callable[[World], Awaitable[int]]
    weight: float
    needs: str = ""  # a database


KINDS: list[Disturbance] = []


def disturbance(name: str, weight: float, needs: str = "") -> Callable[[Any], Any]:
    def add(work: Callable[[World], Awaitable[int]]) -> Callable[[World], Awaitable[int]]:
        KINDS.append(Disturbance(name, work, weight, needs))
        return work

    return add


def kinds_for(world: World) -> list[Disturbance]:
    """With SQLite there is less to kill, so that it is killed more often."""
    found = [kind for kind in KINDS if kind.needs in ("", world.kind)]
    if world.kind == "sqlite":
        return [replace(kind, weight=6.0) if kind.work is kill_server else kind for kind in found]
    return found


# Kills.


@disturbance("kill of the whole server", 2)
async def kill_server(world: World) -> int:
    if not world.server.is_running:
        return 0
    world.server.kill()
    if world.random.random() < 0.2:  # once more, while it starts
        await asyncio.sleep(world.random.uniform(0.1, 3.0))
        if world.server.is_running:
            world.server.kill()
            return 2
    return 1


@disturbance("kill of a worker", 4, "postgres")
async def kill_worker(world: World) -> int:
    return _kill_one(world, world.server.workers())


@disturbance("kill of a computer player", 1)
async def kill_player(world: World) -> int:
    thinking: list[psutil.Process] = []
    for worker in world.server.workers():
        with suppress(psutil.NoSuchProcess):
            thinking += worker.children()
    return _kill_one(world, thinking)


@disturbance("kill of PostgreSQL", 7, "postgres")
async def kill_postgres(world: World) -> int:
    assert world.postgres is not None
    if not world.postgres.is_running:
        return 0
    world.postgres.kill()
    return 1


@disturbance("kill of one process of PostgreSQL", 7, "postgres")
async def kill_backend(world: World) -> int:
    assert world.postgres is not None
    return _kill_one(world, world.postgres.backends())


def _kill_one(world: World, processes: list[psutil.Process]) -> int:
    if not processes:
        return 0
    kill_all([world.random.choice(processes)])
    return 1


# Connections.


@disturbance("cut connections of clients", 3)
async def cut_clients(world: World) -> int:
    for _ in range(world.random.randint(1, 4)):
        await _cut(world, world.to_server)
    return 0


@disturbance("cut connections of the database", 3, "postgres")
async def cut_database(world: World) -> int:
    for _ in range(world.random.randint(1, 3)):
        await _cut(world, world.to_database)
    return 0


@disturbance("ended sessions of the database", 1, "postgres")
async def end_backends(world: World) -> int:
    assert world.postgres is not None
    with suppress(psycopg.Error), world.postgres.connect() as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'rosace'")
    return 0


async def _cut(world: World, wire: Any) -> None:
    """Often after what was asked has arrived, and before the answer has."""
    wire.deaf = world.random.random() < 0.7
    await asyncio.sleep(world.random.uniform(0.0, 0.1))
    wire.cut()
    wire.deaf = False
    await asyncio.sleep(world.random.uniform(0.0, 0.3))


# The machine.


@disturbance("full disk", 2)
async def full_disk(world: World) -> int:
    world.disk.fill()
    try:
        await asyncio.sleep(world.random.uniform(0.3, 3.0))
    finally:
        world.disk.free()
    return 0


@disturbance("clock set", 2)
async def set_clock(world: World) -> int:
    spread = world.random.choice((30.0, 3600.0, DAY_S, 20 * DAY_S))
    world.clock.set(world.random.uniform(-spread, spread))
    return 0


@disturbance("frozen process", 2)
async def freeze(world: World) -> int:
    """As on a machine that swaps, or is moved."""
    workers = world.server.workers()
    if workers:
        worker = world.random.choice(workers)
        with suppress(psutil.NoSuchProcess):
            worker.suspend()
            await asyncio.sleep(world.random.uniform(0.2, 2.0))
            worker.resume()
    return 0


@disturbance("stop in order", 1)
async def stop_server(world: World) -> int:
    if world.server.is_running:
        await world.server.stop()
    return 0


# Other visitors.


@disturbance("slow readers", 2)
async def slow_readers(world: World) -> int:
    """Sockets that ask for everything again and again, and read nothing."""
    await asyncio.gather(*(_ask_and_read_nothing(world) for _ in range(4)))
    return 0


async def _ask_and_read_nothing(world: World) -> None:
    guest, table = world.guest(), world.random.choice(list(world.people))
    message = {"type": "watch", "table": table, "want": ["view", "choices", "events", "sheet"], "since": 0}
    with suppress(OSError, WebSocketException, TimeoutError):
        async with asyncio.timeout(world.random.uniform(1.0, 3.0)):
            async with await guest.socket() as connection:
                connection.transport.get_extra_info("socket").setsockopt(
                    socket.SOL_SOCKET, socket.SO_RCVBUF, 4096
                )
                connection.transport.pause_reading()
                try:
                    for number in range(5000):
                        await connection.send(json.dumps({**message, "id": number}))
                    await asyncio.sleep(1)
                finally:
                    connection.transport.abort()


@disturbance("flood", 2)
async def flood(world: World) -> int:
    """Guests of one address who open tables and send rubbish as fast as they can."""
    with suppress(TimeoutError):
        async with asyncio.timeout(world.random.uniform(1.0, 3.0)):
            await asyncio.gather(*(_flood(world, world.guest()) for _ in range(4)))
    return 0


async def _flood(world: World, guest: Guest) -> None:
    rubbish = ['{"type":"ping","id":1}', "{", "[" * 4000, '{"type":"decide","id":1}', "x" * 20_000]
    with suppress(OSError, WebSocketException):
        connection = await guest.socket()
        for number in range(20):
            await guest.ask("POST", "/tables", game="sagrada", places=["me", "novice"])
            for _ in range(100):
                await connection.send(world.random.choice(rubbish[: 4 if number < 19 else 5]))
                with suppress(TimeoutError):
                    await asyncio.wait_for(connection.recv(), 0)

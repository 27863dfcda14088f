"""The server under load, compared with boardgame.io's in the same run; see ../README.md.

    run.py                                                   everything, 25 minutes
    run.py --short                                           boardgame.io and SQLite once, 3 minutes; not kept
    run.py --tables 20 --seconds 2 --rounds 1 --idle 100     to see that everything works

For Linux, with two cores at least: servers are kept on one, this program and PostgreSQL on the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import ours
import theirs
from load import Load
from ours import STORAGES, Rosace
from report import show
from serving import Side
from theirs import Boardgameio
from wire import WireError

from rosace.bench import machine

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent.parent / "build"  # on a disk, since writes must be durable
FORMAT = "rosace-server-bench 1"
COMPARABLE = "noughts"
GAMES = (COMPARABLE, "basilica", "sagrada", "fantazja")
SHORT = {
    "seconds": 8.0,
    "rounds": 1,
    "idle": 2500,
    "games": (COMPARABLE,),
    "storages": ("sqlite",),
    "out": None,
}
SERVER_CORE = 0
WARM_UP_S = 5.0  # seconds before those that count
WARM_TABLES = 500  # idle tables before those that count

Start = Callable[[Path], Side]  # starts a server that keeps its files in this folder


@dataclass(frozen=True)
class Plan:
    """How to measure: everything the command line decides."""

    tables: int
    seconds: float
    rounds: int
    idle: int
    games: tuple[str, ...]
    storages: tuple[str, ...]


@dataclass(frozen=True)
class Contender:
    """A server with a game; those with the comparable game take turns, round by round."""

    server: str
    game: str
    start: Start

    @property
    def comparable(self) -> bool:
        return self.game == COMPARABLE


def contenders(plan: Plan) -> list[Contender]:
    """boardgame.io first: the others are compared with it."""
    all_contenders = [Contender(Boardgameio.name, COMPARABLE, partial(Boardgameio, SERVER_CORE))]
    for game in plan.games:
        for storage, name in STORAGES.items():
            if storage in plan.storages:
                start = partial(Rosace, game, storage, SERVER_CORE)
                all_contenders.append(Contender(f"Rosace, {name}", game, start))
    return all_contenders


async def measure(plan: Plan) -> list[dict[str, Any]]:
    """Measure everything; games for information only once."""
    all_ = contenders(plan)
    results: list[dict[str, Any]] = [{"server": one.server, "game": one.game, "rounds": []} for one in all_]
    for number in range(plan.rounds):
        same = None
        for one, result in zip(all_, results, strict=True):
            if one.comparable or number == 0:
                print(f"Round {number + 1}: {one.server}, {one.game}", file=sys.stderr)
                phases = await under_load(one.start, plan, same if one.comparable else None)
                result["rounds"].append(phases)
                same = same or phases["half"]["moves_per_s"]
    for one, result in zip(all_, results, strict=True):
        if one.comparable and plan.idle:
            print(f"Idle tables: {one.server}", file=sys.stderr)
            result["idle"] = await at_rest(one.start, plan.idle)
    return results


async def under_load(start: Start, plan: Plan, same: float | None) -> dict[str, dict[str, float]]:
    """At saturation, at half of that, and at a rate that others had, too."""
    async with running(start) as side:
        load = Load(side.served.cpu)
        await load.seat([side.table(load) for _ in range(plan.tables)])
        full = await load.saturate(WARM_UP_S, plan.seconds)
        half = await load.offer(full.rate / 2, WARM_UP_S, plan.seconds)
        figures = {"saturation": full.figures(), "half": half.figures()}
        if same is not None:
            figures["same"] = (await load.offer(same, WARM_UP_S, plan.seconds)).figures()
        load.close()
        return figures


async def at_rest(start: Start, tables: int) -> list[dict[str, float]]:
    """The memory of a table without connections: after a fifth of the tables, and after all."""
    async with running(start) as side:
        await side.idle(WARM_TABLES)
        before, made, memory = await side.memory(), 0, []
        for number in (-(-tables // 5), tables):
            await side.idle(number - made)
            made = number
            memory.append({"tables": made, "kb_each": round((await side.memory() - before) / made / 1000, 3)})
        return memory


@asynccontextmanager
async def running(start: Start) -> AsyncIterator[Side]:
    """A new server, started and stopped."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-server-") as folder:
        side = start(Path(folder))
        try:
            await side.served.answers()
            yield side
        finally:
            side.stop()


def conditions() -> dict[str, Any]:
    """The conditions of the measurement."""
    document = machine()
    del document["open_spiel"]
    return document | ours.versions() | theirs.versions()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="The server under load, compared with boardgame.io's.")
    parser.add_argument("--short", action="store_true", help="one round of 8 s, SQLite alone; not kept")
    parser.add_argument("--tables", type=int, default=500, help="tables in play, with two people each")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="in which the servers take turns")
    parser.add_argument("--idle", type=int, default=5000, help="idle tables; 0 for none")
    parser.add_argument("--games", nargs="*", default=GAMES, choices=GAMES)
    parser.add_argument("--storages", nargs="*", default=tuple(STORAGES), choices=tuple(STORAGES))
    parser.add_argument("--out", type=Path, default=HERE / f"results-{date.today()}.json")
    if parser.parse_args(argv).short:
        parser.set_defaults(**SHORT)
    arguments = parser.parse_args(argv)
    games, storages = tuple(arguments.games), tuple(arguments.storages)
    plan = Plan(arguments.tables, arguments.seconds, arguments.rounds, arguments.idle, games, storages)
    others = os.sched_getaffinity(0) - {SERVER_CORE}
    if not others:
        print("one core for the server and another for the people are needed", file=sys.stderr)
        return 1
    os.sched_setaffinity(0, others)
    BUILD.mkdir(exist_ok=True)
    try:
        results = asyncio.run(measure(plan))
    except WireError as error:
        print(error, file=sys.stderr)
        return 1
    document = {"format": FORMAT, "conditions": conditions(), "plan": asdict(plan), "results": results}
    show(results)
    if arguments.out:
        arguments.out.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
        print(f"Kept in {arguments.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""One run: disturbances in random order, each followed by a look at what is stored."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from server.real.chaos.disturbances import Disturbance, kinds_for
from server.real.chaos.report import Row, table, total
from server.real.chaos.world import Kind, World
from server.real.checking import Fault

TWO_AT_ONCE = "two of these at once"


class Outcome(NamedTuple):
    rows: dict[str, Row]
    seconds: float
    tables: int
    faults: list[Fault]
    restarts: dict[str, int]  # of what had ended, by its supervisor
    said: dict[str, int]  # what the server logged and should not, how often

    @property
    def table(self) -> str:
        return table(self.rows)

    @property
    def all(self) -> Row:
        return total(self.rows.values())


async def cause_chaos(
    kind: Kind,
    folder: Path,
    seed: int,
    seconds: float,
    kills: int | None = None,
    only: str = "",
    say: Callable[[str], Any] = lambda _: None,
) -> Outcome:
    """Disturb a server for so long, or until so many were killed."""
    world = World(kind, folder, seed)
    rows: dict[str, Row] = defaultdict(Row)
    began = time.monotonic()
    async with world.running():
        await world.goes_on(10)
        kinds = [one for one in kinds_for(world) if only in one.name]
        while time.monotonic() - began < seconds and (kills is None or total(rows.values()).kills < kills):
            await _disturb(world, kinds, rows, say)
        rows["the end"].faults += await world.calm()
    faults = total(rows.values()).faults
    seconds = time.monotonic() - began
    return Outcome(dict(rows), seconds, len(world.people), faults, world.restarts, _said(world.server))


async def _disturb(
    world: World, kinds: list[Disturbance], rows: dict[str, Row], say: Callable[[str], Any]
) -> None:
    """One disturbance or two, until people can play again."""
    number = 2 if world.random.random() < 0.15 else 1
    chosen = world.random.choices(kinds, [kind.weight for kind in kinds], k=number)
    row, acknowledged = rows[chosen[0].name if number == 1 else TWO_AT_ONCE], world.acknowledged
    row.times += 1
    row.kills += sum(await asyncio.gather(*(one.work(world) for one in chosen)))
    over = time.monotonic()
    await world.goes_on(1)
    row.waits.append(time.monotonic() - over)
    await asyncio.sleep(world.random.uniform(0.0, 0.5))
    row.faults += (found := await world.check())
    row.acknowledged += world.acknowledged - acknowledged
    names = " + ".join(one.name for one in chosen)
    say(f"{names}: {row.waits[-1]:.2f} s, {world.acknowledged} acknowledged {found or ''}")


EXPECTED = (
    *("the database fails", "storage-failed", '"worker-failed"'),
    "cannot open postgresql:",
)


def _said(server: Any) -> dict[str, int]:
    """Errors in the log that the disturbances do not explain."""
    found: Counter[str] = Counter()
    for line in server.failures():
        if not any(expected in line for expected in EXPECTED):
            read = json.loads(line) if line.startswith("{") else {"event": line}
            found[": ".join(str(read[key]) for key in ("event", "traceback") if key in read)] += 1
    return dict(found)

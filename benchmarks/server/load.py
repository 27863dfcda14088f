"""Many tables of scripted people, and two ways to make them play: as fast as they can, or at a given rate."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

from wire import WireError

TABLE_TIMEOUT_S = 30.0  # seconds after which a table that says nothing is broken
MAX_CONCURRENT_SETUPS = 8  # tables being made at the same time
DRAWN_ROUND_CELLS = (
    0,
    1,
    2,
    4,
    3,
    5,
    7,
    6,
    8,
)  # the cells of a drawn round of noughts, in order


def scripted(number: int) -> int:
    """The cell that is marked in a game of noughts after so many marks; every round is drawn."""
    return DRAWN_ROUND_CELLS[number % len(DRAWN_ROUND_CELLS)]


class Table(ABC):
    """A table and the connections of its people.

    After a move two things must be heard before the next: the acknowledgement, whose time is taken, by the
    mover; and by somebody that it is their turn now. In a new game there is no move to acknowledge.
    """

    def __init__(self, load: Load):
        self._load = load
        self._move_started = 0.0
        self._missing = 1
        self._next: Callable[[], None]

    @abstractmethod
    async def begin(self) -> None:
        """Open a table, and let the people take their seats and watch it; again after each game."""

    @abstractmethod
    def close(self) -> None:
        """Hang up."""

    def move(self, started: float) -> None:
        """Let the person move whose turn it is; `began` is the moment this counts from."""
        self._move_started, self._missing = started, 2
        self._next()

    def acknowledged(self) -> None:
        """The mover heard that the move is made."""
        self._load.latencies.append(time.perf_counter() - self._move_started)
        self._heard()

    def turn(self, move: Callable[[], None]) -> None:
        """A person was told that it is their turn; `move` makes the move."""
        self._next = move
        self._heard()

    def over(self) -> None:
        """The game has ended; the same people begin another."""
        self._load.beside(self.begin())

    def _heard(self) -> None:
        self._missing -= 1
        if self._missing == 0:
            self._load.free(self)


@dataclass(frozen=True)
class Phase:
    """The measurements of some seconds: latencies in ascending order, and the cores used by both sides."""

    seconds: float
    latencies: list[float]
    driver: float
    server: float

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def latency(self, share: float) -> float:
        """The seconds within which this share of the moves was acknowledged."""
        return self.latencies[min(len(self.latencies) - 1, int(share * len(self.latencies)))]

    def figures(self) -> dict[str, float]:
        latencies = {f"p{round(share * 100)}_ms": self.latency(share) * 1000 for share in (0.5, 0.99)}
        rates = {"moves_per_s": self.rate, "moves_per_cpu_s": self.rate / self.server}
        cores = {"server_cores": self.server, "driver_cores": self.driver}
        return {name: round(value, 3) for name, value in (rates | latencies | cores).items()}


class Load:
    """The tables of a server, and how long their moves took.

    A move that is due while no table is free waits for one, and the waiting counts: people do not come more
    slowly because a server is slow.
    """

    def __init__(self, server_cpu: Callable[[], float]) -> None:
        self.latencies: list[float] = []
        self._server_cpu = server_cpu
        self._tables: list[Table] = []
        self._free: deque[Table] = deque()
        self._due: deque[float] = deque()
        self._eager = False
        self._tasks: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        self._failed: asyncio.Future[None] = loop.create_future()
        loop.set_exception_handler(lambda _, context: self._fail(context))

    def free(self, table: Table) -> None:
        """A person at this table can move."""
        if self._eager:
            table.move(time.perf_counter())
        elif self._due:
            table.move(self._due.popleft())
        else:
            self._free.append(table)

    def beside(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something while moves are made; if it fails, everything stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def seat(self, tables: Iterable[Table]) -> None:
        """Begin games at these tables."""
        self._tables += tables
        await several(table.begin for table in self._tables)
        await self._rest()

    async def saturate(self, warm: float, seconds: float) -> Phase:
        """Every table plays as fast as its acknowledgements come."""
        self._eager = True
        for _ in range(len(self._free)):
            self.free(self._free.popleft())
        phase = await self._measure(warm, seconds)
        self._eager = False
        await self._rest()
        return phase

    async def offer(self, rate: float, warm: float, seconds: float) -> Phase:
        """Make moves due at this rate per second, at random times."""
        arrivals = self.beside(self._arrive(rate))
        phase = await self._measure(warm, seconds)
        arrivals.cancel()
        self._due.clear()
        await self._rest()
        return phase

    def close(self) -> None:
        for table in self._tables:
            table.close()

    async def _arrive(self, rate: float) -> None:
        chance, due = random.Random(1), time.perf_counter()
        while True:
            now = time.perf_counter()
            while due <= now:
                if self._free:
                    self._free.popleft().move(time.perf_counter())  # that a timer is late is our affair
                else:
                    self._due.append(due)
                due += chance.expovariate(rate)
            await asyncio.sleep(due - now)

    async def _measure(self, warm: float, seconds: float) -> Phase:
        await self._pass(warm)
        started = time.perf_counter(), time.process_time(), self._server_cpu()
        self.latencies = []
        await self._pass(seconds)
        latencies = sorted(self.latencies)
        ended = time.perf_counter(), time.process_time(), self._server_cpu()
        wall, driver, server = (after - before for before, after in zip(started, ended, strict=True))
        if not latencies:
            raise WireError("no move was acknowledged")
        return Phase(wall, latencies, driver / wall, server / wall)

    async def _rest(self) -> None:
        """Wait until every table has a person to move."""
        patience = time.perf_counter() + TABLE_TIMEOUT_S
        while len(self._free) < len(self._tables):
            if time.perf_counter() > patience:
                raise WireError(f"{len(self._tables) - len(self._free)} tables do not go on")
            await self._pass(0.05)

    async def _pass(self, seconds: float) -> None:
        done, _ = await asyncio.wait([self._failed], timeout=seconds)
        if done:
            self._failed.result()

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._fail({"exception": error})

    def _fail(self, context: dict[str, Any]) -> None:
        if not self._failed.done():
            self._failed.set_exception(context.get("exception") or WireError(context["message"]))


async def several(works: Iterable[Callable[[], Awaitable[object]]]) -> None:
    """Do all of this, some at a time."""
    room = asyncio.Semaphore(MAX_CONCURRENT_SETUPS)

    async def one(work: Callable[[], Awaitable[object]]) -> None:
        async with room:
            await work()

    await asyncio.gather(*map(one, works))

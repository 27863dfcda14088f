"""The making of reviews: each once, in a process of its own, and then stored.

They take turns by address and by person, and nobody's may wait in all places.

A review that is being made is only in memory: if the server is killed it is made again when it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http import HTTPStatus
from typing import Literal

import msgspec

from rosace.analysis.document import FORMAT
from rosace.core import registry
from rosace.server.analysis_process import ReviewTask
from rosace.server.game_clock import wall_ms
from rosace.server.logs import note
from rosace.server.mistakes import mistakes_in
from rosace.server.problems import Problem
from rosace.server.scheduling import Job, Owner, Scheduler
from rosace.server.storage import StorageError, Store, StoredReview
from rosace.server.worker_process import WorkerProcess, WorkFailed

SILENCE_LIMIT_S = 300.0  # of a process that makes a review; it may have to wait long for the computer players
MAX_WAITING = 256  # reviews that wait in a worker
MAX_WAITING_OF_PERSON = 6
MAX_WAITING_OF_NETWORK = 24
OTHER_WORKER_POLL_S = 1.0  # seconds between two looks at a review that another worker makes

Quality = Literal["quick", "standard"]
Key = tuple[str, str]  # table and quality


@dataclass
class Making:
    """A review that waits, or is being made; `progress` is between 0 and 1."""

    owner: Owner | None = None  # who has asked for it
    is_running: bool = False
    progress: float = 0.0

    def report(self, progress: float) -> None:
        self.progress = progress


class Reviews:
    """The reviews of a worker: those that wait or are being made, and those in the store."""

    def __init__(self, store: Store, number: int):
        self._store = store
        self._processes = [
            WorkerProcess("rosace.server.analysis_process:review_games") for _ in range(number)
        ]
        self._free = deque(self._processes)
        self._turns = Scheduler(time.monotonic)
        self._begun: dict[Job, asyncio.Future[WorkerProcess]] = {}
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="review")
        self._making: dict[Key, Making] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def stored(self, table: str, quality: str) -> bytes | None:
        """The stored document; None if there is none that is still good."""
        row = await self._store.review(table, quality)
        return row.document if row is not None and is_current(row) else None

    async def making(self, table: str, quality: str) -> Making | None:
        """How far a review is, here or at another worker; None if no one makes it."""
        here = self._making.get((table, quality))
        if here is not None or not self._store.is_shared:
            return here
        claim = _claim(table, quality)
        if not await self._store.claim(claim):
            return Making(is_running=True)
        if (table, quality) not in self._making:
            await self._store.release(claim)
        return self._making.get((table, quality))

    def check_room(self, owner: Owner) -> None:
        """A Problem if too many reviews wait: in all, or of this owner."""
        if len(self._making) >= MAX_WAITING:
            raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "too many reviews wait here")
        owners = [making.owner for making in self._making.values() if making.owner is not None]
        of_person = sum(one.person == owner.person for one in owners)
        of_network = sum(one.share == owner.share for one in owners)
        if of_person >= MAX_WAITING_OF_PERSON or of_network >= MAX_WAITING_OF_NETWORK:
            limit = MAX_WAITING_OF_PERSON
            raise Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-many-reviews", limit=limit)

    def start(self, table: str, task: ReviewTask, owner: Owner) -> Making:
        """Make a review, unless it is being made here."""
        key = (table, task.quality)
        if key not in self._making:
            self._making[key] = Making(owner)
            job = asyncio.get_running_loop().create_task(self._make(key, task))
            self._tasks.add(job)
            job.add_done_callback(self._tasks.discard)
        return self._making[key]

    async def _make(self, key: Key, task: ReviewTask) -> None:
        """Make and store a review, as the only worker."""
        making, claim = self._making[key], _claim(*key)
        try:
            while not await self._store.claim(claim):
                making.is_running = True
                await asyncio.sleep(OTHER_WORKER_POLL_S)
            try:
                if await self.stored(*key) is None:
                    await self._store.store_review(await self._made(key, task))
            finally:
                await self._store.release(claim)
        except (WorkFailed, StorageError) as error:
            note("review-failed", logging.WARNING, game=task.log.game, said=str(error))
        finally:
            del self._making[key]

    async def _made(self, key: Key, task: ReviewTask) -> StoredReview:
        loop, making = asyncio.get_running_loop(), self._making[key]
        async with self._process(making.owner or Owner("")) as process:
            making.is_running = True
            line = msgspec.json.encode(task)
            document = await loop.run_in_executor(
                self._threads, process.ask, line, SILENCE_LIMIT_S, making.report
            )
        document = document.rstrip(b"\n")
        game = task.log.game
        rules = registry.get(game).spec.rules
        return StoredReview(*key, game, rules, FORMAT, len(mistakes_in(document)), wall_ms(), document)

    @asynccontextmanager
    async def _process(self, owner: Owner) -> AsyncIterator[WorkerProcess]:
        """A process, when it is the owner's turn; the time with it is charged to them."""
        job, turn = Job(owner), asyncio.get_running_loop().create_future()
        self._begun[job] = turn
        self._turns.put(job)
        self._begin_next()
        try:
            process = await turn
        except asyncio.CancelledError:  # the server stops
            self._begun.pop(job, None)
            self._turns.remove(job)
            raise
        began = time.monotonic()
        try:
            yield process
        finally:
            self._turns.finish(job, time.monotonic() - began)
            self._free.append(process)
            self._begin_next()

    def _begin_next(self) -> None:
        while self._free and (job := self._turns.take()) is not None:
            turn = self._begun.pop(job)
            if not turn.done():
                turn.set_result(self._free.popleft())

    async def close(self) -> None:
        """Stop everything; what was not finished is not stored."""
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._processes:
            process.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def is_current(review: StoredReview) -> bool:
    """Whether a stored review has the present format, and was made by the present rules."""
    return review.format == FORMAT and review.rules == registry.get(review.game).spec.rules


def _claim(table: str, quality: str) -> str:
    return f"review {table} {quality}"

"""The making of reviews: each once, in a process of its own, and then stored.

A review that is being made is only in memory: if the server is killed it is made again when it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal

import msgspec

from rosace.analysis.document import FORMAT
from rosace.core import registry
from rosace.server.analysis_process import ReviewTask
from rosace.server.game_clock import wall_ms
from rosace.server.logs import note
from rosace.server.mistakes import mistakes_in
from rosace.server.storage import StorageError, Store, StoredReview
from rosace.server.worker_process import WorkerProcess, WorkFailed

SILENCE_LIMIT_S = 300.0  # of a process that makes a review; it may have to wait long for the computer players
MAX_WAITING = 64  # reviews that wait in a worker
OTHER_WORKER_POLL_S = 1.0  # seconds between two looks at a review that another worker makes

Quality = Literal["quick", "standard"]
Key = tuple[str, str]  # table and quality


@dataclass
class Making:
    """A review that waits, or is being made; `progress` is between 0 and 1."""

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

    @property
    def is_full(self) -> bool:
        return len(self._making) >= MAX_WAITING

    def start(self, table: str, task: ReviewTask) -> Making:
        """Make a review, unless it is being made here."""
        key = (table, task.quality)
        if key not in self._making:
            self._making[key] = Making()
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
        loop = asyncio.get_running_loop()
        document = await loop.run_in_executor(self._threads, self._ask, task, self._making[key])
        game = task.log.game
        rules = registry.get(game).spec.rules
        return StoredReview(*key, game, rules, FORMAT, len(mistakes_in(document)), wall_ms(), document)

    def _ask(self, task: ReviewTask, making: Making) -> bytes:
        process = self._free.popleft()  # as many as threads
        making.is_running = True
        try:
            return process.ask(msgspec.json.encode(task), SILENCE_LIMIT_S, making.report).rstrip(b"\n")
        finally:
            self._free.append(process)

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

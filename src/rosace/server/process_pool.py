"""Processes that share work fairly: which piece of it is next, `scheduling` says."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from rosace.server import metrics
from rosace.server.scheduling import Job, Owner, Scheduler
from rosace.server.worker_process import WorkerProcess


@dataclass(frozen=True)
class Asked:
    """What a process is to be asked, and who waits for the answer."""

    line: bytes
    limit_s: float
    answer: asyncio.Future[bytes]


@dataclass
class Lane:
    """Processes that are free; some do only quick work, so that this never waits for slow work."""

    free: list[WorkerProcess]
    only_quick: bool


class ProcessPool:
    """`number` processes that run `main`, and `quick` more for quick work only. Used on one event loop.

    `name` is the label of its metrics.
    """

    def __init__(self, name: str, main: str, number: int, quick: int = 0):
        self._name = name
        self._processes = [WorkerProcess(main) for _ in range(number + quick)]
        self._lanes = [Lane(self._processes[:quick], True), Lane(self._processes[quick:], False)]
        self._threads = ThreadPoolExecutor(number + quick, thread_name_prefix=name)
        self._scheduler = Scheduler(time.monotonic)
        self._asked: dict[Job, Asked] = {}
        self._closed = False

    def waiting_of(self, owner: Owner) -> int:
        """How much waits for an owner and others of the same network."""
        return self._scheduler.waiting_of(owner)

    async def ask(self, job: Job, line: bytes, limit_s: float) -> bytes:
        """The answer to a line, when it is its turn; WorkFailed if a process needs longer than the limit.

        If the caller is cancelled while it waits, the work is not done.
        """
        answer = asyncio.get_running_loop().create_future()
        self._asked[job] = Asked(line, limit_s, answer)
        self._scheduler.put(job)
        self._begin_next()
        try:
            return await answer
        finally:
            self._scheduler.remove(job)
            self._asked.pop(job, None)
            self._count_waiting()

    def _begin_next(self) -> None:
        """Give work to every process that is free."""
        for lane in self._lanes:
            while lane.free and not self._closed:
                job = self._scheduler.take(lane.only_quick)
                if job is None:
                    break
                self._begin(job, lane)
        self._count_waiting()

    def _begin(self, job: Job, lane: Lane) -> None:
        began, process, asked = time.monotonic(), lane.free.pop(), self._asked[job]
        pace = "quick" if job.is_quick else "slow"
        metrics.work_wait_seconds.labels(self._name, pace).observe(began - job.queued)
        metrics.work_running.labels(self._name).inc()
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self._threads, process.ask, asked.line, asked.limit_s)
        running.add_done_callback(partial(self._ended, job, asked, lane, process, began))

    def _ended(
        self,
        job: Job,
        asked: Asked,
        lane: Lane,
        process: WorkerProcess,
        began: float,
        running: asyncio.Future[bytes],
    ) -> None:
        metrics.work_running.labels(self._name).dec()
        self._scheduler.finish(job, time.monotonic() - began)
        lane.free.append(process)
        with suppress(asyncio.InvalidStateError):  # the caller was cancelled
            if running.cancelled():
                asked.answer.cancel()
            elif (error := running.exception()) is not None:
                asked.answer.set_exception(error)
            else:
                asked.answer.set_result(running.result())
        self._begin_next()

    def _count_waiting(self) -> None:
        metrics.work_waiting.labels(self._name).set(len(self._scheduler))

    def close(self) -> None:
        """Kill all processes, even those at work."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._processes:
            process.end()

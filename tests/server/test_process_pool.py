"""Processes that share work: who is asked, who waits, and what happens when one fails."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from rosace.server import process_pool
from rosace.server.process_pool import ProcessPool
from rosace.server.scheduling import Job, Owner, Urgency
from rosace.server.worker_process import WorkFailed

ANN, EVE = Owner("ann", "10.0.0.1"), Owner("eve", "10.0.0.2")
PATIENCE = 60.0


class Held:
    """Stands for a process: answers with the line, but slow ones only when the test lets it."""

    asked: list[bytes]
    go_on: threading.Event

    def __init__(self, main: str):
        self.ended = False

    def ask(self, line: bytes, limit_s: float) -> bytes:
        self.asked.append(line)
        if line.startswith(b"slow"):
            assert self.go_on.wait(PATIENCE)
        if b"fails" in line:
            raise WorkFailed("it failed")
        return line.upper()

    def end(self) -> None:
        self.ended = True


@pytest.fixture(autouse=True)
def held(monkeypatch: pytest.MonkeyPatch) -> Any:
    Held.asked, Held.go_on = [], threading.Event()
    monkeypatch.setattr(process_pool, "WorkerProcess", Held)
    yield Held
    Held.go_on.set()


async def until(condition: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)


async def test_quick_work_is_done_while_all_others_are_at_slow_work() -> None:
    pool = ProcessPool("test", "nothing", 2, quick=1)
    slow = [asyncio.ensure_future(pool.ask(Job(EVE, 1.0), b"slow %d" % n, 9)) for n in range(20)]
    await until(lambda: len(Held.asked) == 2)
    async with asyncio.timeout(PATIENCE):
        for n in range(5):
            assert await pool.ask(Job(EVE, is_quick=True), b"quick %d" % n, 9) == b"QUICK %d" % n
    assert len(Held.asked) == 7 and not any(one.done() for one in slow)
    Held.go_on.set()
    assert await asyncio.gather(*slow) == [b"SLOW %d" % n for n in range(20)]
    pool.close()


async def test_somebody_else_is_next() -> None:
    pool = ProcessPool("test", "nothing", 1)
    flood = [asyncio.ensure_future(pool.ask(Job(EVE, 1.0), b"slow %d" % n, 9)) for n in range(20)]
    await until(lambda: Held.asked)
    stranger = asyncio.ensure_future(pool.ask(Job(ANN, 1.0), b"slow ann", 9))
    await asyncio.sleep(0)
    assert pool.waiting_of(ANN) == 1 and pool.waiting_of(EVE) == 19
    Held.go_on.set()
    await asyncio.gather(stranger, *flood)
    assert Held.asked.index(b"slow ann") == 1
    pool.close()


async def test_work_of_a_caller_who_is_gone_is_not_done() -> None:
    pool = ProcessPool("test", "nothing", 1)
    first, second, third = (
        asyncio.ensure_future(pool.ask(Job(EVE, 1.0), line, 9)) for line in (b"slow 1", b"slow 2", b"slow 3")
    )
    await until(lambda: Held.asked)
    first.cancel()  # its work has begun
    second.cancel()
    await asyncio.sleep(0)
    Held.go_on.set()
    assert await third == b"SLOW 3"
    assert Held.asked == [b"slow 1", b"slow 3"]
    assert first.cancelled() and second.cancelled() and pool.waiting_of(EVE) == 0
    pool.close()


async def test_a_process_that_fails_is_asked_again_for_others() -> None:
    pool = ProcessPool("test", "nothing", 1)
    with pytest.raises(WorkFailed, match="it failed"):
        await pool.ask(Job(EVE), b"fails", 9)
    assert await pool.ask(Job(ANN), b"works", 9) == b"WORKS"
    pool.close()


async def test_a_table_that_somebody_comes_to_watch_moves_up() -> None:
    pool, watched = ProcessPool("test", "nothing", 1), False
    first = asyncio.ensure_future(pool.ask(Job(EVE, 1.0), b"slow first", 9))
    await until(lambda: Held.asked)
    urgency = (lambda: Urgency.UNATTENDED), (lambda: Urgency.MOVE if watched else Urgency.UNATTENDED)
    others = [
        asyncio.ensure_future(pool.ask(Job(ANN, 1.0, urgency=how), line, 9))
        for how, line in zip(urgency, (b"unattended", b"watched"), strict=True)
    ]
    await asyncio.sleep(0)
    watched = True
    Held.go_on.set()
    await asyncio.gather(first, *others)
    assert Held.asked[1:] == [b"watched", b"unattended"]
    pool.close()


async def test_all_processes_end_with_the_pool() -> None:
    pool = ProcessPool("test", "nothing", 2, quick=1)
    pool.close()
    assert [process.ended for process in pool._processes] == [True] * 3  # type: ignore[attr-defined]

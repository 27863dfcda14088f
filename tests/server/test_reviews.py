"""Reviews are shared out: nobody fills the queue for others, and addresses take turns."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rosace.server import reviews
from rosace.server.analysis_process import Log, ReviewTask
from rosace.server.problems import Problem
from rosace.server.reviews import Reviews
from rosace.server.scheduling import Owner
from rosace.server.worker_process import WorkerProcess

EVE, ANN = "192.0.2.1", "192.0.2.2"


async def test_one_address_fills_no_queue_and_takes_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """64 reviews of one address made everybody else hear that the server was busy, and wait behind them."""
    made: list[str] = []
    go_on = threading.Event()

    def ask(process: WorkerProcess, line: bytes, limit_s: float, report: Any) -> bytes:
        go_on.wait(60)
        made.append(msgspec.json.decode(line)["log"]["options"]["of"])
        return b"{}\n"

    async def granted(*_: Any) -> Any:
        return True

    async def nothing(*_: Any) -> Any:
        return None

    monkeypatch.setattr(WorkerProcess, "ask", ask)
    monkeypatch.setattr(reviews, "mistakes_in", lambda document: [])
    store: Any = SimpleNamespace(claim=granted, release=nothing, review=nothing, store_review=nothing)
    queue = Reviews(store, 1)

    def start(person: str, network: str) -> bool:
        """Whether there was room."""
        owner = Owner(person, network)
        try:
            queue.check_room(owner)
        except Problem as problem:
            assert (problem.status, problem.code) == (429, "too-many-reviews")
            return False
        log = Log("sagrada", 2, {"of": network}, ())
        queue.start(f"table {len(queue._making)}", ReviewTask(log, "quick", 0), owner)
        return True

    assert [start("eve", EVE) for _ in range(9)] == [True] * 6 + [False] * 3
    assert sum(start(f"eve {number // 6}", EVE) for number in range(36)) == 18
    await asyncio.sleep(0)
    assert start("ann", ANN) and start("ann", ANN)
    go_on.set()
    async with asyncio.timeout(60):
        while queue._making:
            await asyncio.sleep(0.01)
    await queue.close()
    assert len(made) == 26 and ANN in made[:3] and made[:13].count(ANN) == 2

"""Hints and judged attempts, in a process of its own: a person waits, but computer players go first."""

from __future__ import annotations

import asyncio

import msgspec

from rosace.analysis.puzzles import Tried
from rosace.server.analysis_process import AttemptTask, HintAnswer, HintTask
from rosace.server.process_pool import ProcessPool
from rosace.server.scheduling import Job, Owner, Urgency
from rosace.server.worker_process import WorkFailed

ANSWER_LIMIT_S = 10.0  # for an answer that takes half a second, on a busy machine, with the wait for its turn
HINT_COST_S = 0.5
MAX_WAITING = 8  # tasks of one network that wait in a worker


class Advisor:
    """The process, and the tasks that wait for it, which share it fairly."""

    def __init__(self) -> None:
        self._pool = ProcessPool("hints", "rosace.server.analysis_process:explain_decisions", 1)

    async def hint(self, task: HintTask, owner: Owner) -> HintAnswer:
        """The best action and its reason; WorkFailed if there is no answer in time."""
        return msgspec.json.decode(await self._answer(msgspec.json.encode(task), owner), type=HintAnswer)

    async def judge(self, task: AttemptTask, owner: Owner) -> Tried:
        """What an action is worth; WorkFailed if there is no answer in time."""
        return msgspec.json.decode(await self._answer(msgspec.json.encode(task), owner), type=Tried)

    async def _answer(self, line: bytes, owner: Owner) -> bytes:
        if self._pool.waiting_of(owner) >= MAX_WAITING:
            raise WorkFailed("too many tasks wait")
        job = Job(owner, HINT_COST_S, urgency=lambda: Urgency.HINT)
        try:
            async with asyncio.timeout(ANSWER_LIMIT_S):
                return await self._pool.ask(job, line, ANSWER_LIMIT_S)
        except TimeoutError:
            raise WorkFailed("others were first for too long") from None

    def close(self) -> None:
        self._pool.close()

"""Computer players at the tables, each in its own process, so that none can block or harm the event loop.

If a player fails or exceeds its time limit, its process is killed and a simpler player decides.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from rosace import players
from rosace.core import registry
from rosace.core.rng import Rng
from rosace.players import LEVELS, BadPlayer, decide
from rosace.server import metrics
from rosace.server.logs import note
from rosace.server.worker_process import WorkerProcess, WorkFailed, answer_lines

BOT_GRACE_S = 10.0  # added to twice the player's seconds per decision
FALLBACK_PLAYER = "apprentice"


class Question(msgspec.Struct, frozen=True):
    """A position, as the log that leads there, and the seat and the player to decide."""

    game: str
    seats: int
    options: dict[str, Any]
    actions: tuple[int, ...]
    seat: int
    player: str
    seed: int


def names() -> list[str]:
    """The computer players that may take a seat."""
    return list(LEVELS)


def answer(question: Question, known: dict[str, Any]) -> int:
    """The decision of the question's player."""
    ruleset = registry.get(question.game)
    state = ruleset.new(question.seats, question.options)
    for action in question.actions:
        state.apply(action)
    if question.player not in known:
        known[question.player] = players.get(question.player)
    return decide(known[question.player], ruleset, state, question.seat, Rng(question.seed))


def work() -> None:
    """The main loop of a process: decide for players, each of which is made once."""
    known: dict[str, Any] = {}

    def reply(line: bytes) -> bytes:
        try:
            decision = answer(msgspec.json.decode(line, type=Question), known), ""
        except BadPlayer as error:
            decision = -1, str(error)
        return msgspec.json.encode(decision)

    answer_lines(reply)


class BotProcess:
    """A process for decisions, started on first use."""

    def __init__(self) -> None:
        self._process = WorkerProcess(f"{__name__}:work")

    def ask(self, question: Question) -> int:
        """A decision; BadPlayer if the player fails in any way."""
        limit = LEVELS.get(question.player, 1.0) * 2 + BOT_GRACE_S
        try:
            line = self._process.ask(msgspec.json.encode(question), limit)
        except WorkFailed as error:
            raise BadPlayer(f"player {question.player}: {error}") from None
        action, problem = msgspec.json.decode(line, type=tuple[int, str])
        if action < 0:
            raise BadPlayer(problem)
        return action

    def end(self) -> None:
        """Close finally: a process that is just starting ends as well."""
        self._process.end()


class Bots:
    """The processes, and the questions that wait for a free one."""

    def __init__(self, number: int):
        self._processes = [BotProcess() for _ in range(number)]
        self._free = deque(self._processes)
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="bot")

    async def decide(self, question: Question) -> int:
        """The player's decision; if it fails, a simpler player's, and if that fails a random one."""
        metrics.bots_thinking.inc()
        try:
            for player in (question.player, FALLBACK_PLAYER):
                asked = msgspec.structs.replace(question, player=player)
                try:
                    return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, asked)
                except BadPlayer as error:
                    metrics.bot_failures.inc()
                    note("bot-failed", logging.WARNING, game=question.game, player=player, said=str(error))
            return _anything(question)
        finally:
            metrics.bots_thinking.dec()

    def _ask(self, question: Question) -> int:
        process = self._free.popleft()  # as many as threads
        try:
            return process.ask(question)
        finally:
            self._free.append(process)

    def close(self) -> None:
        """Kill all processes, even thinking ones."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._processes:
            process.end()


def _anything(question: Question) -> int:
    state = registry.get(question.game).new(question.seats, question.options)
    for action in question.actions:
        state.apply(action)
    legal = state.legal()
    return int(legal[Rng(question.seed).pick(len(legal))])

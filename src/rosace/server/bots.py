"""Computer players at the tables, each in its own process, so that none can block or harm the event loop.

If a player fails or exceeds its time limit, its process is killed and a simpler player decides.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec

from rosace import players
from rosace.core import registry
from rosace.core.rng import Rng
from rosace.players import LEVELS, BadPlayer, decide
from rosace.server import metrics
from rosace.server.logs import note

BOT_GRACE_S = 10.0  # added to twice the player's seconds per decision
BOT_NICENESS = 5  # lower priority than the event loop
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
    """The main loop of a process: answer questions, one per line, until the pipe is closed."""
    with suppress(OSError, AttributeError):
        os.nice(BOT_NICENESS)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the server closes the pipe when it ends
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # keep the players' output out of the answers
    known: dict[str, Any] = {}
    with suppress(BrokenPipeError):  # the server was killed
        for line in sys.stdin.buffer:
            try:
                reply = answer(msgspec.json.decode(line, type=Question), known), ""
            except BadPlayer as error:
                reply = -1, str(error)
            answers.write(msgspec.json.encode(reply) + b"\n")


class BotProcess:
    """A process for decisions, started on first use."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._starting = threading.Lock()

    def ask(self, question: Question) -> int:
        """A decision; BadPlayer if the player fails in any way."""
        limit = LEVELS.get(question.player, 1.0) * 2 + BOT_GRACE_S
        process = self._started()
        ending = threading.Timer(limit, process.kill)
        ending.start()
        try:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            process.stdin.flush()
            action, error = msgspec.json.decode(process.stdout.readline(), type=tuple[int, str])
        except (OSError, ValueError):  # it ended, or was killed at the limit
            self._close()
            raise BadPlayer(f"player {question.player} ended, or took more than {limit:g} seconds") from None
        finally:
            ending.cancel()
        if action < 0:
            raise BadPlayer(error)
        return action

    def _started(self) -> subprocess.Popen[bytes]:
        with self._starting:
            if self._ended:
                raise BadPlayer("the server is stopping")
            if self._process is None or self._process.poll() is not None:
                self._close()
                command = [sys.executable, "-c", f"from {__name__} import work; work()"]
                environment = {
                    name: value
                    for name, value in os.environ.items()
                    if name != metrics.MULTIPROCESS_FOLDER_VARIABLE
                }
                self._process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
                )
            return self._process

    def end(self) -> None:
        """Close finally: a process that is just starting ends as well."""
        with self._starting:
            self._ended = True
        self._close()

    def _close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    pipe.close()  # type: ignore[union-attr]


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

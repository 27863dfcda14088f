"""Computer players at the tables, each in its own process, so that none can block or harm the event loop.

If a player fails or exceeds its time limit, its process is killed and a simpler player decides.
Which question is next, `scheduling` says: everybody who waits gets a fair share.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from rosace import players
from rosace.core import registry
from rosace.core.rng import Rng
from rosace.players import LEVELS, BadPlayer, decide
from rosace.server import metrics
from rosace.server.logs import note
from rosace.server.process_pool import ProcessPool
from rosace.server.scheduling import MIN_COST_S, Job, Owner, Urgency
from rosace.server.worker_process import WorkFailed, answer_lines

BOT_GRACE_S = 10.0  # added to twice the player's seconds per decision
QUICK_S = 0.02  # seconds per decision of the slowest quick player: novice, apprentice and journeyman
QUICK_PROCESSES = 1  # for quick players alone, beside those for all
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


class Bots:
    """The processes in which computer players think, and the questions that wait for one."""

    def __init__(self, number: int):
        self._pool = ProcessPool("bots", f"{__name__}:work", number, quick=QUICK_PROCESSES)

    async def decide(self, question: Question, owner: Owner, urgency: Callable[[], Urgency]) -> int:
        """The player's decision; if it fails, a simpler player's, and if that fails a random one.

        The time is charged to the owner.
        """
        for player in (question.player, FALLBACK_PLAYER):
            asked = msgspec.structs.replace(question, player=player)
            try:
                return await self._ask(asked, owner, urgency)
            except BadPlayer as error:
                metrics.bot_failures.inc()
                note("bot-failed", logging.WARNING, game=question.game, player=player, said=str(error))
        return _anything(question)

    async def _ask(self, question: Question, owner: Owner, urgency: Callable[[], Urgency]) -> int:
        seconds = seconds_of(question)
        job = Job(owner, max(seconds, MIN_COST_S), seconds <= QUICK_S, urgency)
        try:
            line = await self._pool.ask(job, msgspec.json.encode(question), seconds * 2 + BOT_GRACE_S)
        except WorkFailed as error:
            raise BadPlayer(f"player {question.player}: {error}") from None
        action, problem = msgspec.json.decode(line, type=tuple[int, str])
        if action < 0:
            raise BadPlayer(problem)
        return action

    def close(self) -> None:
        """Kill all processes, even thinking ones."""
        self._pool.close()


def seconds_of(question: Question) -> float:
    """The seconds that a player should need for a decision."""
    pace = registry.get(question.game).spec.seconds_per_decision
    return pace.get(question.player, LEVELS.get(question.player, 1.0))


def _anything(question: Question) -> int:
    state = registry.get(question.game).new(question.seats, question.options)
    for action in question.actions:
        state.apply(action)
    legal = state.legal()
    return int(legal[Rng(question.seed).pick(len(legal))])

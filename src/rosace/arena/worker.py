"""The worker process of an arena: it plays one game after the other.

Built-in players run in this process. A user's bot runs in a process of its own (`bot_process`). The worker
keeps its status in shared memory, which the arena can read at any time, even after it has killed the worker.
A pipe says when a game is over. `pool` is the other side; `referee` replays every game and decides what
it counts.
"""

from __future__ import annotations

import ctypes
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Protocol

from rosace import players
from rosace.arena.bot_process import ARENA_STOPPED, BotFailure, BotProcess
from rosace.arena.game_loop import moves
from rosace.arena.sandbox import isolate
from rosace.core import registry
from rosace.core.chance import deal
from rosace.core.errors import RosaceError
from rosace.core.rng import Rng, scatter
from rosace.players import BadPlayer, Budget, Player, PlayerFactory, decide
from rosace.players.base import FAILED, LOAD_FAILED, PLAYER_STREAMS, error_line

MAX_SEATS = 16  # more than any game has
MAX_ACTIONS = 1 << 16
NO_SEAT = -1
KEPT_BOT_PROCESSES = 4  # bots kept running between games; as many as the game has seats if that is more
IDLE, LOADING, DECIDING = range(3)  # WorkerStatus.activity


class WorkerStatus(ctypes.Structure):
    """What a worker is doing, in memory that it shares with the arena.

    `seat` was loaded or asked last, `activity` is what it does now, `since` when that began. For each seat
    `decisions`, `seconds` and `longest_seconds` count decisions with a choice. `actions` is the log so far.
    """

    _fields_ = [
        ("activity", ctypes.c_int),
        ("seat", ctypes.c_int),
        ("since", ctypes.c_double),
        ("log_length", ctypes.c_int),
        ("decisions", ctypes.c_int * MAX_SEATS),
        ("seconds", ctypes.c_double * MAX_SEATS),
        ("longest_seconds", ctypes.c_double * MAX_SEATS),
        ("actions", ctypes.c_int * MAX_ACTIONS),
    ]


@dataclass(frozen=True)
class Task:
    """A game to play, as plain values for a process on any machine; without `played`, players to load.

    `limits` are the seconds that a decision of each seat may take. `file_digests` maps the name of a bot to
    the digest that its file must have.
    """

    number: int
    game: str
    options: dict[str, Any]
    players: list[str]
    limits: list[float]
    seed: int = 0
    seconds: float | None = None
    simulations: int | None = None
    played: bool = True
    file_digests: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Forfeit:
    """A game lost outside the rules: the seat that lost it, a code and a message."""

    seat: int
    code: str
    message: str


@dataclass(frozen=True)
class Report:
    """How a task went. For each seat: its decisions with a choice, their seconds, the longest of them."""

    number: int
    actions: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    longest_seconds: list[float] = field(default_factory=list)
    forfeit: Forfeit | None = None


class SeatedPlayer(Protocol):
    """A player at a seat."""

    def decide(self, state: Any, log: list[int], rng_seed: int, budget: Budget) -> int:
        """A decision in `state`, after the actions of `log`; raises BadPlayer or BotFailure."""


class InProcessPlayer:
    """A built-in player: it runs in this process."""

    def __init__(self, factory: PlayerFactory, game: Any, seat: int):
        self._player: Player = factory.make()  # a new one for each game: nothing carries over
        self._game, self._seat = game, seat

    def decide(self, state: Any, log: list[int], rng_seed: int, budget: Budget) -> int:
        return decide(self._player, self._game, state, self._seat, Rng(rng_seed), budget)


class BotProcessPlayer:
    """A user's bot: it runs in a process of its own."""

    def __init__(self, bot: BotProcess, task: Task, seat: int):
        self._bot_process = bot
        bot.start_game(task.game, task.options, len(task.players), seat)

    def decide(self, state: Any, log: list[int], rng_seed: int, budget: Budget) -> int:
        return self._bot_process.decide(log, state.legal(), rng_seed, budget)


class PlayerCache:
    """The players of a worker, loaded when first needed and kept for the next game."""

    def __init__(self, output_path: str | None = None, isolate_bots: bool = True):
        self._output_path = output_path
        self._isolate_bots = isolate_bots
        self._factories: dict[str, PlayerFactory] = {}
        self._bot_processes: dict[tuple[str, int], BotProcess] = {}

    def player_for(self, task: Task, seat: int) -> SeatedPlayer:
        """A new player for a seat of the task; raises BadOptions, BadPlayer or BotFailure."""
        name = task.players[seat]
        if self._isolate_bots and not players.is_built_in(name):
            return BotProcessPlayer(self._bot_process(task, seat), task, seat)
        if name not in self._factories:
            self._factories[name] = players.load(name)
        return InProcessPlayer(self._factories[name], registry.get(task.game), seat)

    def _bot_process(self, task: Task, seat: int) -> BotProcess:
        """The running process of a bot, or a new one in place of the least recently used."""
        name = task.players[seat]
        key = name, task.players[:seat].count(name)  # the same bot at two seats has two processes
        bot = self._bot_processes.pop(key, None)
        if bot is None:
            while len(self._bot_processes) >= max(KEPT_BOT_PROCESSES, len(task.players)):
                self._bot_processes.pop(next(iter(self._bot_processes))).stop()
            bot = BotProcess(name, task.file_digests.get(name, ""), self._output_path)
        self._bot_processes[key] = bot
        return bot


def run_worker(pipe: Connection, status: Any, output_path: str | None) -> None:
    """The main function of the process: play tasks until the pipe is closed."""
    with suppress(AttributeError, OSError):
        os.setsid()  # a group of its own: what players start is killed with it
    isolate(output_path, leads_group=True)
    player_cache = PlayerCache(output_path)
    with suppress(EOFError, OSError):
        while True:
            task = Task(**json.loads(pipe.recv_bytes()))
            pipe.send_bytes(json.dumps(run_task(task, status, player_cache)).encode())
    os._exit(0)  # at once: threads of players may still run


def run_task(task: Task, status: Any, player_cache: PlayerCache) -> dict[str, Any]:
    """Play a task; say whether a player forfeited, or why no game can be played here."""
    start, size = WorkerStatus.log_length.offset, WorkerStatus.actions.offset - WorkerStatus.log_length.offset
    ctypes.memset(ctypes.addressof(status) + start, 0, size)
    try:
        _play(task, status, player_cache)
        return {"forfeit": None}
    except BaseException as error:
        message = str(error)
        if isinstance(error, BotFailure):
            return (
                {"stop": message}
                if error.code == ARENA_STOPPED
                else {"forfeit": error.code, "message": message}
            )
        if status.activity == IDLE:
            return {"broken": error_line(error)}
        if isinstance(error, RosaceError):
            return {
                "forfeit": error.code if isinstance(error, BadPlayer) else LOAD_FAILED,
                "message": message,
            }
        return {
            "forfeit": FAILED,
            "message": f"player {task.players[status.seat]} failed: {error_line(error)}",
        }


def _play(task: Task, status: Any, player_cache: PlayerCache) -> None:
    seated = []
    for seat in range(len(task.players)):
        with _track_activity(status, seat, LOADING):
            seated.append(player_cache.player_for(task, seat))
    if not task.played:
        return
    state = registry.get(task.game).new(len(seated), task.options)
    budget = Budget(task.seconds, task.simulations)
    log: list[int] = []
    chance_events = 0

    def draw(state: Any) -> int:
        nonlocal chance_events
        chance_events += 1
        return deal(task.seed, chance_events - 1, state.chance())

    def ask_player(state: Any, seat: int) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return int(legal[0])
        rng_seed, started = scatter(scatter(task.seed, PLAYER_STREAMS + seat), len(log)), time.perf_counter()
        with _track_activity(status, seat, DECIDING):
            action = seated[seat].decide(state, log, rng_seed, budget)
        add_decision_time(status, seat, status.since - started)
        return action

    for _, action in moves(state, draw, ask_player):
        status.actions[len(log)] = action
        log.append(action)
        status.log_length = len(log)


@contextmanager
def _track_activity(status: Any, seat: int, activity: int) -> Iterator[None]:
    """Charge the time inside to a seat. On an exception the status keeps the activity, for the blame."""
    status.since, status.seat = time.perf_counter(), seat
    status.activity = activity
    yield
    status.since = time.perf_counter()
    status.activity = IDLE


def add_decision_time(status: Any, seat: int, elapsed: float) -> None:
    """Count a decision of a seat and its seconds."""
    status.decisions[seat] += 1
    status.seconds[seat] += elapsed
    status.longest_seconds[seat] = max(status.longest_seconds[seat], elapsed)

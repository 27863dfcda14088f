"""The side of the arena that plays: a process that plays one game after the other.

Our own players think in it; a bot of somebody's own has a process beside it (`bot_process`). Whatever
happens is written on a board of shared memory, which the arena can read whenever it likes, also after the
process has been ended, and a pipe says when a game is over. `pool` is the other side; `referee` plays
every game again and counts.
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
from rosace.arena.bot_process import STOPPED, BotProcess, Lost
from rosace.arena.game_loop import moves
from rosace.arena.sandbox import stand_apart
from rosace.core import registry
from rosace.core.chance import deal
from rosace.core.errors import RosaceError
from rosace.core.rng import Rng, scatter
from rosace.players import BadPlayer, Budget, Kind, Player, decide
from rosace.players.base import FAILED, PLAYER_STREAMS, UNMADE, line_of

SEATS = 16  # more than any game has
ACTIONS = 1 << 16
NOBODY = -1
BOT_PROCESSES = 4  # bots that keep their processes from game to game, or as many as a game has seats
RESTING, LOADING, DECIDING = range(3)  # what the player of a seat is doing


class Board(ctypes.Structure):
    """What goes on in a process now, in memory it shares with the arena.

    `seat` is who was loaded or asked last, `doing` what it is at now, and `since` since when. `asked`,
    `seconds` and `longest` count the decisions of each seat that had a choice. `actions` is the log so far.
    """

    _fields_ = [
        ("doing", ctypes.c_int),
        ("seat", ctypes.c_int),
        ("since", ctypes.c_double),
        ("length", ctypes.c_int),
        ("asked", ctypes.c_int * SEATS),
        ("seconds", ctypes.c_double * SEATS),
        ("longest", ctypes.c_double * SEATS),
        ("actions", ctypes.c_int * ACTIONS),
    ]


@dataclass(frozen=True)
class Task:
    """A game to play, in words a process on any machine can be sent; or, unplayed, players to load.

    `limits` are the seconds that a decision of each seat may take. `contents` are digests of bots' files, by
    name, where others are not to be loaded.
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
    contents: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Forfeit:
    """A game lost otherwise than by the rules: by which seat, a code, and what there is to say."""

    seat: int
    code: str
    said: str


@dataclass(frozen=True)
class Report:
    """How a task went. For each seat: how often it had a choice, the seconds it took, the longest."""

    number: int
    actions: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    longest: list[float] = field(default_factory=list)
    forfeit: Forfeit | None = None


class Seated(Protocol):
    """Somebody at a seat."""

    def decide(self, state: Any, log: list[int], word: int, budget: Budget) -> int:
        """A decision in `state`, after the actions of `log`; BadPlayer or Lost if there is none."""


class Own:
    """A player of ours at a seat: it thinks in this process."""

    def __init__(self, kind: Kind, game: Any, seat: int):
        self._player: Player = kind.make()  # a new one for each game: nothing is remembered
        self._game, self._seat = game, seat

    def decide(self, state: Any, log: list[int], word: int, budget: Budget) -> int:
        return decide(self._player, self._game, state, self._seat, Rng(word), budget)


class Foreign:
    """A bot of somebody's own at a seat: it thinks in its process."""

    def __init__(self, bot: BotProcess, task: Task, seat: int):
        self._bot_process = bot
        bot.sit(task.game, task.options, len(task.players), seat)

    def decide(self, state: Any, log: list[int], word: int, budget: Budget) -> int:
        return self._bot_process.decide(log, state.legal(), word, budget)


class Roster:
    """The players of a process, loaded when they are first needed and kept for the next game."""

    def __init__(self, printed: str | None = None, apart: bool = True):
        self._printed = printed
        self._apart = apart
        self._kinds: dict[str, Kind] = {}
        self._bot_processes: dict[tuple[str, int], BotProcess] = {}

    def seat(self, task: Task, seat: int) -> Seated:
        """A new player of the name that the task has for a seat; BadOptions, BadPlayer, Lost."""
        name = task.players[seat]
        if self._apart and not players.is_ours(name):
            return Foreign(self._bot_process(task, seat), task, seat)
        if name not in self._kinds:
            self._kinds[name] = players.load(name)
        return Own(self._kinds[name], registry.get(task.game), seat)

    def _bot_process(self, task: Task, seat: int) -> BotProcess:
        """A bot's process: the one it has, or a new one. Who has not played for longest makes room."""
        name = task.players[seat]
        one = name, task.players[:seat].count(name)  # the same bot at two seats is there twice
        bot = self._bot_processes.pop(one, None)
        if bot is None:
            while len(self._bot_processes) >= max(BOT_PROCESSES, len(task.players)):
                self._bot_processes.pop(next(iter(self._bot_processes))).leave()
            bot = BotProcess(name, task.contents.get(name, ""), self._printed)
        self._bot_processes[one] = bot
        return bot


def work(pipe: Connection, board: Any, printed: str | None) -> None:
    """What the process does: play what comes through the pipe until it is closed."""
    with suppress(AttributeError, OSError):
        os.setsid()  # so that what players start is ended with them
    stand_apart(printed, leads=True)
    roster = Roster(printed)
    with suppress(EOFError, OSError):
        while True:
            task = Task(**json.loads(pipe.recv_bytes()))
            pipe.send_bytes(json.dumps(answer(task, board, roster)).encode())
    os._exit(0)  # at once, whatever threads players have left


def answer(task: Task, board: Any, roster: Roster) -> dict[str, Any]:
    """Play; say whether somebody lost otherwise than by the rules, or why nothing can be played here."""
    start, size = Board.length.offset, Board.actions.offset - Board.length.offset
    ctypes.memset(ctypes.addressof(board) + start, 0, size)
    try:
        _play(task, board, roster)
        return {"lost": None}
    except BaseException as error:
        said = str(error)
        if isinstance(error, Lost):
            return {"stop": said} if error.code == STOPPED else {"lost": error.code, "said": said}
        if board.doing == RESTING:
            return {"broken": line_of(error)}
        if isinstance(error, RosaceError):
            return {"lost": error.code if isinstance(error, BadPlayer) else UNMADE, "said": said}
        return {"lost": FAILED, "said": f"player {task.players[board.seat]} failed: {line_of(error)}"}


def _play(task: Task, board: Any, roster: Roster) -> None:
    seats = []
    for seat in range(len(task.players)):
        with _its_turn(board, seat, LOADING):
            seats.append(roster.seat(task, seat))
    if not task.played:
        return
    state = registry.get(task.game).new(len(seats), task.options)
    budget = Budget(task.seconds, task.simulations)
    log: list[int] = []
    events = 0

    def draw(state: Any) -> int:
        nonlocal events
        events += 1
        return deal(task.seed, events - 1, state.chance())

    def ask(state: Any, seat: int) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return int(legal[0])
        word, began = scatter(scatter(task.seed, PLAYER_STREAMS + seat), len(log)), time.perf_counter()
        with _its_turn(board, seat, DECIDING):
            action = seats[seat].decide(state, log, word, budget)
        count(board, seat, board.since - began)
        return action

    for _, action in moves(state, draw, ask):
        board.actions[len(log)] = action
        log.append(action)
        board.length = len(log)


@contextmanager
def _its_turn(board: Any, seat: int, doing: int) -> Iterator[None]:
    """While this lasts the process is the player's; where it fails, the board keeps saying so."""
    board.since, board.seat = time.perf_counter(), seat
    board.doing = doing
    yield
    board.since = time.perf_counter()
    board.doing = RESTING


def count(board: Any, seat: int, took: float) -> None:
    """Add a decision to those of its seat."""
    board.asked[seat] += 1
    board.seconds[seat] += took
    board.longest[seat] = max(board.longest[seat], took)

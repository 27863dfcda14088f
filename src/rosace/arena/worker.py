"""The side of the arena that runs players' code: a process that plays one game after the other.

Nothing a player does here may harm the arena. So the process only writes what happens on a board of
shared memory, which the arena can read whenever it likes, also after the process has been ended, and
says on a pipe when a game is over. `pool` is the other side; `referee` plays every game again and counts.
"""

from __future__ import annotations

import ctypes
import io
import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

from rosace import players
from rosace.arena.playing import moves
from rosace.core import registry
from rosace.core.chance import deal
from rosace.core.errors import RosaceError
from rosace.players import BadPlayer, Budget, Kind, decide, stream
from rosace.players.base import FAILED, UNMADE, line_of

SEATS = 16  # more than any game has
ACTIONS = 1 << 16
PRINTED = 1 << 20  # bytes that are kept of what the players in one process print
NOBODY = -1
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

    `limits` are the seconds that a decision of each seat may take.
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


def work(pipe: Connection, board: Any, printed: str | None) -> None:
    """What the process does: play what comes through the pipe until it is closed."""
    _stand_apart(printed)
    kinds: dict[str, Kind] = {}
    with suppress(EOFError, OSError):
        while True:
            task = Task(**json.loads(pipe.recv_bytes()))
            pipe.send_bytes(json.dumps(_answer(task, board, kinds)).encode())
    os._exit(0)  # at once, whatever threads players have left


def _answer(task: Task, board: Any, kinds: dict[str, Kind]) -> dict[str, Any]:
    start, size = Board.length.offset, Board.actions.offset - Board.length.offset
    ctypes.memset(ctypes.addressof(board) + start, 0, size)
    try:
        _play(task, board, kinds)
        return {"lost": None}
    except BaseException as error:
        if board.doing == RESTING:
            return {"broken": line_of(error)}
        if isinstance(error, RosaceError):
            return {"lost": error.code if isinstance(error, BadPlayer) else UNMADE, "said": str(error)}
        return {"lost": FAILED, "said": f"player {task.players[board.seat]} failed: {line_of(error)}"}


def _play(task: Task, board: Any, kinds: dict[str, Kind]) -> None:
    seats = []
    for seat, name in enumerate(task.players):
        with _its_turn(board, seat, LOADING):
            if name not in kinds:
                kinds[name] = players.load(name)
            seats.append(kinds[name].make())  # a new one for each game: nothing is remembered
    if not task.played:
        return
    game, budget = registry.get(task.game), Budget(task.seconds, task.simulations)
    state = game.new(len(seats), task.options)
    events = 0

    def draw(state: Any) -> int:
        nonlocal events
        events += 1
        return deal(task.seed, events - 1, state.chance())

    def ask(state: Any, seat: int) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return int(legal[0])
        rng, began = stream(task.seed, seat, board.length), time.perf_counter()
        with _its_turn(board, seat, DECIDING):
            action = decide(seats[seat], game, state, seat, rng, budget)
        count(board, seat, board.since - began)
        return action

    for _, action in moves(state, draw, ask):
        board.actions[board.length] = action
        board.length += 1


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


def _stand_apart(printed: str | None) -> None:
    """Let nothing that happens in this process reach the terminal or the results of the arena."""
    with suppress(AttributeError, OSError):
        os.setsid()  # so that what players start is ended with them
    with suppress(OSError):  # where memory runs out, Linux is to end this process first
        Path("/proc/self/oom_score_adj").write_text("1000")
    sys.stdout = sys.stderr = io.TextIOWrapper(
        cast(Any, Printed(printed)), encoding="utf-8", errors="replace", write_through=True
    )
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream_number in (1, 2):
        os.dup2(nowhere, stream_number)
    threading.Thread(target=_end_with_the_arena, daemon=True).start()


def _end_with_the_arena() -> None:
    arena = parent_process()
    while arena is None or os.getppid() == arena.pid:
        time.sleep(0.2)
    os._exit(1)


class Printed(io.RawIOBase):
    """Keeps what is printed in a file, as far as it is not too much; without a file, drops it."""

    def __init__(self, path: str | None):
        self._path = path
        self._left = PRINTED

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        kept = bytes(data[: self._left])
        self._left -= len(kept)
        if kept and self._path is not None:
            with suppress(OSError), open(self._path, "ab") as file:
                file.write(kept)
        return len(data)

"""A bot of somebody's own, in a process of its own: what it does there is nobody else's doing.

There are two sides: `Guest` where the game is played, `attend` where the bot runs. A question goes through
a pipe. The answer lies in shared memory, and a byte says that it is there; so whatever a bot writes to
whatever is open, nobody waits for the rest of it, and it is the clock of its own seat that runs.
"""

from __future__ import annotations

import ctypes
import json
import os
import time
from contextlib import suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.heap import Arena
from typing import Any

from rosace import players
from rosace.arena.sandbox import how_it_ended, stand_apart
from rosace.core import registry
from rosace.core.errors import RosaceError
from rosace.core.rng import Rng
from rosace.core.ruleset import Ruleset
from rosace.players import BadPlayer, Budget, Kind, Player, decide
from rosace.players.base import FAILED, ILLEGAL, UNMADE, line_of

ENDED = "ended"
STOPPED = "stopped"  # through no fault of the player, so never said by it
CODES = ("", UNMADE, FAILED, ILLEGAL)
LEAVING = 1.0  # seconds for a process to be gone that has closed its line


class Lost(Exception):
    """A player cannot go on: a code, and what there is to say."""

    def __init__(self, code: str, said: str):
        super().__init__(said)
        self.code = code


class SharedMemory(ctypes.Structure):
    """The answer to question `number`: an action, or a code and what is said, in UTF-8."""

    _fields_ = [
        ("number", ctypes.c_int),
        ("action", ctypes.c_longlong),
        ("code", ctypes.c_int),
        ("said", ctypes.c_char * 4096),
    ]


# Where the game is played.


class BotProcess:
    """A bot in its process, begun and loaded here; Lost as soon as it does not answer as it should."""

    def __init__(self, name: str, content: str, printed: str | None):
        self._name = name
        self._number = 0
        self._known = 0  # actions of the game that it has been told of
        _check_content(name, content)
        context = get_context("spawn")
        try:
            memory = Arena(
                ctypes.sizeof(SharedMemory)
            )  # its own: what lies beside an answer is not another's
            self._slate = SharedMemory.from_buffer(memory.buffer)
            asked, self._ask = context.Pipe(duplex=False)
            self._told, tell = context.Pipe(duplex=False)
            self._process = context.Process(target=attend, args=(asked, tell, memory, printed))
            self._process.start()
        except OSError as error:
            raise Lost(STOPPED, f"cannot start a process: {error.strerror or error}") from None
        asked.close()
        tell.close()
        self._answer(load=name)

    def sit(self, game: str, options: dict[str, Any], seats: int, seat: int) -> None:
        """A new player of it sits down to a new game."""
        self._known = 0
        self._answer(game=game, options=options, seats=seats, seat=seat)

    def decide(self, log: list[int], legal: list[int], word: int, budget: Budget) -> int:
        """Its decision after these actions, one of `legal`, with the generator that begins with `word`."""
        news, self._known = log[self._known :], len(log)
        limits = {"seconds": budget.seconds, "simulations": budget.simulations}
        action = self._answer(actions=news, word=word, **limits)
        if action not in legal:
            raise Lost(ILLEGAL, f"player {self._name} chose {action}, which is not legal now")
        return action

    def leave(self) -> None:
        """End its process: it is not needed any more."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._ask.close()
        self._told.close()

    def _answer(self, **question: Any) -> int:
        self._number += 1
        with suppress(OSError):  # it is not there any more, which is noticed below
            self._ask.send_bytes(json.dumps(question | {"number": self._number}).encode())
        slate = self._slate
        while slate.number != self._number and self._stirs():
            pass
        if slate.number != self._number:
            raise Lost(ENDED, f"player {self._name} {self._how_it_left()}")
        if slate.code:
            code = CODES[slate.code] if 0 < slate.code < len(CODES) else FAILED
            raise Lost(code, slate.said.decode("utf-8", "replace"))
        return int(slate.action)

    def _stirs(self) -> bool:
        """Wait for a byte; False if there will be none."""
        there = connection.wait([self._told, self._process.sentinel])
        return self._told in there and bool(os.read(self._told.fileno(), 4096))

    def _how_it_left(self) -> str:
        # Not `join`: it takes a line that is cut for the end, and waits for that without a limit.
        until = time.monotonic() + LEAVING
        while (status := self._process.exitcode) is None and time.monotonic() < until:
            time.sleep(0.01)
        return "cut its line to the game" if status is None else f"ended its process: {how_it_ended(status)}"


def _check_content(name: str, content: str) -> None:
    """Refuse a bot that is not the one that was asked for."""
    path = players.parse(name).path
    if path is None or not content:
        return
    with suppress(OSError):
        if players.content(path) == content:
            return
    raise Lost(STOPPED, f"{path} is not what it was when the arena began")


# Where the bot runs.


def attend(asked: Connection, tell: Connection, memory: Arena, printed: str | None) -> None:
    """What the process does: answer what comes through the pipe until it is closed."""
    stand_apart(printed, leads=False)
    slate, bot = SharedMemory.from_buffer(memory.buffer), Bot()
    with suppress(EOFError, OSError):
        while True:
            question = json.loads(asked.recv_bytes())
            slate.action, code, said = bot.answer(question)
            slate.code = CODES.index(code)
            slate.said = said.encode("utf-8", "replace")[: SharedMemory.said.size - 1]
            slate.number = question["number"]
            os.write(tell.fileno(), b".")
    os._exit(0)  # at once, whatever threads the bot has left


class Bot:
    """A bot, once it is loaded, and its game, once it has one."""

    kind: Kind
    player: Player
    ruleset: Ruleset
    state: Any

    def answer(self, question: dict[str, Any]) -> tuple[int, str, str]:
        """An action, or 0, a code and what there is to say."""
        deciding = "actions" in question
        try:
            if deciding:
                return self._decide(question), "", ""
            self._load(question) if "load" in question else self._sit(question)
            return 0, "", ""
        except RosaceError as error:
            code = error.code if isinstance(error, BadPlayer) else UNMADE
            # A bot may raise BadPlayer itself, and with whatever code it likes.
            known = (FAILED, ILLEGAL) if deciding else (UNMADE,)
            return 0, code if code in known else known[0], str(error)
        except BaseException as error:
            return 0, FAILED, f"player {self.name} failed: {line_of(error)}"

    def _load(self, question: dict[str, Any]) -> None:
        self.name = question["load"]
        self.kind = players.load(self.name)

    def _sit(self, question: dict[str, Any]) -> None:
        self.player = self.kind.make()  # a new one for each game: nothing is remembered
        self.ruleset, self.seat = registry.get(question["game"]), question["seat"]
        self.state = None
        self.table = question["seats"], question["options"]

    def _decide(self, question: dict[str, Any]) -> int:
        if self.state is None:
            self.state = self.ruleset.new(*self.table)
        for action in question["actions"]:
            self.state.apply(action)
        budget = Budget(question["seconds"], question["simulations"])
        return decide(self.player, self.ruleset, self.state, self.seat, Rng(question["word"]), budget)

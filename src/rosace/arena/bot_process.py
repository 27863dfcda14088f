"""A user's bot in its own process, so that nothing it does disturbs the game or other players.

There are two sides: `BotProcess` where the game is played, `serve_bot` where the bot runs. Questions go
through a pipe. The answer is written to shared memory, and one byte through a second pipe signals it. The
game therefore never waits for the rest of a message, whatever a bot writes to its open files: only the
clock of its own seat runs.
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
from rosace.arena.sandbox import describe_exit, isolate
from rosace.core import registry
from rosace.core.errors import RosaceError
from rosace.core.rng import Rng
from rosace.core.ruleset import Ruleset
from rosace.players import BadPlayer, Budget, Player, PlayerFactory, decide
from rosace.players.base import FAILED, ILLEGAL, LOAD_FAILED, error_line

PROCESS_ENDED = "ended"
ARENA_STOPPED = "stopped"  # not the player's fault, so a bot never reports it
FAILURE_CODES = ("", LOAD_FAILED, FAILED, ILLEGAL)
EXIT_TIMEOUT_S = 1.0  # how long a process that closed its pipe may take to exit


class BotFailure(Exception):
    """A bot cannot go on: `code` says why, the text explains it."""

    def __init__(self, code: str, message: str):
        super().__init__(message)
        self.code = code


class SharedAnswer(ctypes.Structure):
    """The answer to question `number`: an action, or a failure code and a message in UTF-8."""

    _fields_ = [
        ("number", ctypes.c_int),
        ("action", ctypes.c_longlong),
        ("code", ctypes.c_int),
        ("message", ctypes.c_char * 4096),
    ]


# The side of the game.


class BotProcess:
    """Starts a process and loads a bot in it. Raises BotFailure when the bot does not answer properly."""

    def __init__(self, name: str, digest: str, output_path: str | None):
        self._name = name
        self._number = 0
        self._actions_sent = 0  # how many actions of the game the bot has received
        _check_digest(name, digest)
        context = get_context("spawn")
        try:
            # Memory of its own: a bot that writes past its answer cannot reach the answer of another.
            memory = Arena(ctypes.sizeof(SharedAnswer))
            self._shared = SharedAnswer.from_buffer(memory.buffer)
            question_reader, self._questions = context.Pipe(duplex=False)
            self._signals, signal_writer = context.Pipe(duplex=False)
            self._process = context.Process(
                target=serve_bot, args=(question_reader, signal_writer, memory, output_path)
            )
            self._process.start()
        except OSError as error:
            raise BotFailure(ARENA_STOPPED, f"cannot start a process: {error.strerror or error}") from None
        question_reader.close()
        signal_writer.close()
        self._request(load=name)

    def start_game(self, game: str, options: dict[str, Any], seats: int, seat: int) -> None:
        """Start a new game with a new player of this bot."""
        self._actions_sent = 0
        self._request(game=game, options=options, seats=seats, seat=seat)

    def decide(self, log: list[int], legal: list[int], rng_seed: int, budget: Budget) -> int:
        """Its decision after the actions of `log`, one of `legal`; `rng_seed` seeds its generator."""
        new_actions, self._actions_sent = log[self._actions_sent :], len(log)
        limits = {"seconds": budget.seconds, "simulations": budget.simulations}
        action = self._request(actions=new_actions, rng_seed=rng_seed, **limits)
        if action not in legal:
            raise BotFailure(ILLEGAL, f"player {self._name} chose {action}, which is not legal now")
        return action

    def stop(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._questions.close()
        self._signals.close()

    def _request(self, **question: Any) -> int:
        self._number += 1
        with suppress(OSError):  # the process is gone, which is noticed below
            self._questions.send_bytes(json.dumps(question | {"number": self._number}).encode())
        shared = self._shared
        while shared.number != self._number and self._wait_for_signal():
            pass
        if shared.number != self._number:
            raise BotFailure(PROCESS_ENDED, f"player {self._name} {self._describe_exit()}")
        if shared.code:
            code = FAILURE_CODES[shared.code] if 0 < shared.code < len(FAILURE_CODES) else FAILED
            raise BotFailure(code, shared.message.decode("utf-8", "replace"))
        return int(shared.action)

    def _wait_for_signal(self) -> bool:
        """Wait for the byte that signals an answer; False if none will come."""
        ready = connection.wait([self._signals, self._process.sentinel])
        return self._signals in ready and bool(os.read(self._signals.fileno(), 4096))

    def _describe_exit(self) -> str:
        # Not `join`: it takes a closed pipe for an exit, and then waits for the exit without a limit.
        deadline = time.monotonic() + EXIT_TIMEOUT_S
        while (status := self._process.exitcode) is None and time.monotonic() < deadline:
            time.sleep(0.01)
        return "cut its line to the game" if status is None else f"ended its process: {describe_exit(status)}"


def _check_digest(name: str, digest: str) -> None:
    """Refuse a bot whose file has changed since the arena began."""
    path = players.parse(name).path
    if path is None or not digest:
        return
    with suppress(OSError):
        if players.file_digest(path) == digest:
            return
    raise BotFailure(ARENA_STOPPED, f"{path} is not what it was when the arena began")


# The side of the bot.


def serve_bot(questions: Connection, signals: Connection, memory: Arena, output_path: str | None) -> None:
    """The main function of the process: answer questions until the pipe is closed."""
    isolate(output_path, leads_group=False)
    shared, bot = SharedAnswer.from_buffer(memory.buffer), Bot()
    with suppress(EOFError, OSError):
        while True:
            question = json.loads(questions.recv_bytes())
            shared.action, code, message = bot.answer(question)
            shared.code = FAILURE_CODES.index(code)
            shared.message = message.encode("utf-8", "replace")[: SharedAnswer.message.size - 1]
            shared.number = question["number"]
            os.write(signals.fileno(), b".")
    os._exit(0)  # at once: threads of the bot may still run


class Bot:
    """A bot, once it is loaded, and its current game."""

    factory: PlayerFactory
    player: Player
    ruleset: Ruleset
    state: Any

    def answer(self, question: dict[str, Any]) -> tuple[int, str, str]:
        """An action with empty code and message; or 0, a failure code and a message."""
        deciding = "actions" in question
        try:
            if deciding:
                return self._decide(question), "", ""
            self._load(question) if "load" in question else self._start_game(question)
            return 0, "", ""
        except RosaceError as error:
            code = error.code if isinstance(error, BadPlayer) else LOAD_FAILED
            # A bot may raise BadPlayer itself, and with whatever code it likes.
            allowed_codes = (FAILED, ILLEGAL) if deciding else (LOAD_FAILED,)
            return 0, code if code in allowed_codes else allowed_codes[0], str(error)
        except BaseException as error:
            return 0, FAILED, f"player {self.name} failed: {error_line(error)}"

    def _load(self, question: dict[str, Any]) -> None:
        self.name = question["load"]
        self.factory = players.load(self.name)

    def _start_game(self, question: dict[str, Any]) -> None:
        self.player = self.factory.make()  # a new one for each game: nothing carries over
        self.ruleset, self.seat = registry.get(question["game"]), question["seat"]
        self.state = None
        self.game_setup = question["seats"], question["options"]

    def _decide(self, question: dict[str, Any]) -> int:
        if self.state is None:
            self.state = self.ruleset.new(*self.game_setup)
        for action in question["actions"]:
            self.state.apply(action)
        budget = Budget(question["seconds"], question["simulations"])
        return decide(self.player, self.ruleset, self.state, self.seat, Rng(question["rng_seed"]), budget)

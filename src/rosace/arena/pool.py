"""The arena's own side of the processes that run players: gives them games, watches them, ends them.

A player that takes too long, or ends its process, loses its game; a new process goes on with the next.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from multiprocessing import connection, get_context, resource_tracker
from pathlib import Path
from typing import Any, Protocol

from rosace import players
from rosace.arena import worker
from rosace.arena.bot_process import ENDED
from rosace.arena.sandbox import how_it_ended
from rosace.arena.worker import Board, Forfeit, Report, Task
from rosace.core.errors import RosaceError

OUT_OF_TIME = "out-of-time"
READY_IN = 60.0  # seconds a player may take to be loaded and made, and our own code for anything
TICK = 0.05  # seconds between two looks at the clocks
TRIES = 3  # of a game whose process ended with nobody to blame
MEDDLED = ("SIGKILL", "SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT")  # signals that come from outside


class ArenaStopped(RosaceError):
    """Games cannot be played here, through no fault of a player."""


class Pool(Protocol):
    """Somewhere games are played, several at a time."""

    def has_room(self) -> bool:
        """Whether another game would be begun at once."""

    def is_idle(self) -> bool:
        """Whether there is nothing to wait for."""

    def submit(self, task: Task) -> None:
        """Begin a game; there must be room."""

    def wait(self) -> list[Report]:
        """Wait until something is over; the reports that are there, perhaps none."""

    def close(self) -> None:
        """Let everything go, also what is being played."""


class WorkerProcess:
    """A process that plays, with the pipe to it and the board it writes on."""

    def __init__(self, printed: Path | None):
        # Spawned, not forked: a fork copies locks of threads it does not copy.
        context = get_context("spawn")
        self.task = Task(0, "", {}, [], [])
        self.tries = 0
        path = None if printed is None else str(printed.absolute())
        try:
            self.board: Any = context.RawValue(Board)
            self.pipe, theirs = context.Pipe()
            self._process = context.Process(target=worker.work, args=(theirs, self.board, path))
            with _interrupts_held():
                self._process.start()
        except OSError as error:
            raise ArenaStopped(f"cannot start a process: {error.strerror or error}") from None
        theirs.close()

    def begin(self, task: Task) -> None:
        self.task, board = task, self.board
        board.seat, board.doing, board.since = worker.NOBODY, worker.RESTING, time.perf_counter()
        with suppress(OSError):  # it has ended, which is noticed when it is waited for
            self.pipe.send_bytes(json.dumps(asdict(task)).encode())

    def answer(self) -> dict[str, Any]:
        """What the process says; an empty answer when it has ended."""
        try:
            found: dict[str, Any] = json.loads(self.pipe.recv_bytes())
        except (EOFError, OSError):
            return {}
        return found

    def late(self) -> tuple[int, int, float] | None:
        """Who is over its limit, doing what, for how long; None as long as nobody is."""
        board, limits = self.board, self.task.limits
        seat, doing, took = board.seat, board.doing, time.perf_counter() - float(board.since)
        limit = limits[seat] if doing == worker.DECIDING and 0 <= seat < len(limits) else READY_IN
        return (seat, doing, took) if took > limit else None

    def report(self, forfeit: Forfeit | None) -> Report:
        """What the board says of the game, whether or not the process is still there."""
        board, seats = self.board, len(self.task.players)
        return Report(
            self.task.number,
            board.actions[: max(0, board.length)],
            board.asked[:seats],
            board.seconds[:seats],
            board.longest[:seats],
            forfeit,
        )

    def end(self) -> str:
        """End the process and whatever it started; say how it ended."""
        with suppress(AttributeError, OSError):
            os.killpg(self._process.pid or 0, signal.SIGKILL)
        self._process.kill()
        self._process.join()
        self.pipe.close()
        status = self._process.exitcode or 0
        with suppress(ValueError):  # where ends of processes are not told, nothing is known of it
            self._process.close()
        return how_it_ended(status)

    def is_stopped(self) -> bool:
        """Whether somebody has stopped the process: it never does that itself."""
        with suppress(OSError):
            return Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
        return False


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """What is started now never hears of Ctrl-C, not even while it comes up: it is for the arena."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python's own helper lets interrupts through again when it is started: so let it be there before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class LocalPool:
    """Processes of this machine, begun when they are first needed."""

    def __init__(self, jobs: int, printed: Path | None = None):
        self._jobs = jobs
        self._printed = printed
        self._busy: list[WorkerProcess] = []
        self._free: list[WorkerProcess] = []
        self._problem: ArenaStopped | None = None

    def has_room(self) -> bool:
        return len(self._busy) < self._jobs

    def is_idle(self) -> bool:
        return not self._busy

    def submit(self, task: Task) -> None:
        self._begin(task, 0)

    def _begin(self, task: Task, tries: int) -> None:
        desk = self._free.pop() if self._free else WorkerProcess(self._printed)
        desk.tries = tries
        self._busy.append(desk)
        desk.begin(task)

    def wait(self) -> list[Report]:
        if self._problem is not None:
            raise self._problem
        if not self._busy:
            return []
        ready = connection.wait([desk.pipe for desk in self._busy], TICK)
        found = []
        for desk in list(self._busy):
            try:
                found.append(self._answered(desk) if desk.pipe in ready else self._checked(desk))
            except ArenaStopped as error:  # told after what the others have finished
                self._problem = error
        reports = [report for report in found if report is not None]
        if self._problem is not None and not reports:
            raise self._problem
        return reports

    def _answered(self, desk: WorkerProcess) -> Report | None:
        answer = desk.answer()
        self._busy.remove(desk)
        if "stop" in answer:
            desk.end()
            raise ArenaStopped(str(answer["stop"]))
        if "lost" not in answer:
            return self._ended(desk, str(answer.get("broken", "")))
        if answer["lost"] is None:
            self._free.append(desk)
            return desk.report(None)
        desk.end()  # who fails may leave things behind for others to stumble over
        return desk.report(Forfeit(desk.board.seat, str(answer["lost"]), str(answer.get("said"))))

    def _ended(self, desk: WorkerProcess, broken: str = "", meddled: bool = False) -> Report | None:
        """The process is gone, or good for nothing: the player who had it last is to blame.

        Unless somebody has meddled with it, which no player of ours does. Where that may have been one of
        several, the game is played again.
        """
        task, seat, how = desk.task, desk.board.seat, desk.end()
        when = "before a player was there"
        if meddled or (not broken and how in MEDDLED):
            foreign = [one for one, name in enumerate(task.players) if not players.is_ours(name)]
            when = f"in the game of {' and '.join(task.players)}"
            seat = foreign[0] if len(foreign) == 1 else worker.NOBODY
        if not 0 <= seat < len(task.players):
            if desk.tries + 1 == TRIES:
                raise ArenaStopped(f"a process ended {TRIES} times {when}: {broken or how}")
            self._begin(task, desk.tries + 1)
            return None
        said = f"left its process broken: {broken}" if broken else f"ended its process: {how}"
        return desk.report(Forfeit(seat, ENDED, f"player {task.players[seat]} {said}"))

    def _checked(self, desk: WorkerProcess) -> Report | None:
        """Look at the clock of a process, and end it if it is late."""
        found = desk.late()
        if found is None:
            return None
        seat, doing, took = found
        self._busy.remove(desk)
        if desk.is_stopped():
            return self._ended(desk, "it was stopped", meddled=True)
        if doing == worker.RESTING:
            return self._ended(desk, f"nothing happened for {took:.0f} seconds")
        desk.end()
        what = "was being loaded"
        if doing == worker.DECIDING:
            worker.count(desk.board, seat, took)
            what = "thought"
        said = f"player {desk.task.players[seat]} {what} for {took:.1f} seconds and was ended"
        return desk.report(Forfeit(seat, OUT_OF_TIME, said))

    def close(self) -> None:
        for desk in [*self._busy, *self._free]:
            desk.end()
        self._busy, self._free = [], []


def roll_call(pool: Pool, game: str, names: Sequence[str], contents: Mapping[str, str] | None = None) -> None:
    """Load and make every player once, where games will be played; ArenaStopped if one cannot be."""
    waiting = [
        Task(number, game, {}, [name], [READY_IN], played=False, contents=dict(contents or {}))
        for number, name in enumerate(names)
    ]
    while waiting or not pool.is_idle():
        while waiting and pool.has_room():
            pool.submit(waiting.pop(0))
        for report in pool.wait():
            if report.forfeit is not None:
                raise ArenaStopped(report.forfeit.said)

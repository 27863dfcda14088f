"""The worker processes of an arena, seen from the arena: it gives them games, watches and kills them.

A player that takes too long, or ends its process, loses its game. A new process plays the next one.
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
from rosace.arena.bot_process import PROCESS_ENDED
from rosace.arena.sandbox import describe_exit
from rosace.arena.worker import Forfeit, Report, Task, WorkerStatus
from rosace.core.errors import RosaceError

OUT_OF_TIME = "out-of-time"
LOAD_TIMEOUT_S = 60.0  # for a player to load, and for our own code to do anything
CLOCK_CHECK_S = 0.05  # how often the clocks are checked
MAX_TRIES = 3  # to play a game whose process ended through no player's fault
OUTSIDE_SIGNALS = ("SIGKILL", "SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT")  # sent from outside


class ArenaStopped(RosaceError):
    """Games cannot be played here, through no fault of a player."""


class Pool(Protocol):
    """Plays games, several at a time."""

    def has_room(self) -> bool:
        """Whether another game would start at once."""

    def is_idle(self) -> bool:
        """Whether no game is running."""

    def submit(self, task: Task) -> None:
        """Start a game; call it only when there is room."""

    def wait(self) -> list[Report]:
        """Wait a moment for games to end; return the reports of those that did, perhaps none."""

    def close(self) -> None:
        """Stop everything, running games included."""


class WorkerProcess:
    """A worker process, with the pipe to it and its status in shared memory."""

    def __init__(self, output_path: Path | None):
        # Spawned, not forked: a fork copies the locks of threads but not the threads.
        context = get_context("spawn")
        self.task = Task(0, "", {}, [], [])
        self.tries = 0
        path = None if output_path is None else str(output_path.absolute())
        try:
            self.status: Any = context.RawValue(WorkerStatus)
            self.pipe, worker_end = context.Pipe()
            self._process = context.Process(target=worker.run_worker, args=(worker_end, self.status, path))
            with _interrupts_blocked():
                self._process.start()
        except OSError as error:
            raise ArenaStopped(f"cannot start a process: {error.strerror or error}") from None
        worker_end.close()

    def start_task(self, task: Task) -> None:
        self.task, status = task, self.status
        status.seat, status.activity, status.since = worker.NO_SEAT, worker.IDLE, time.perf_counter()
        with suppress(OSError):  # the process has ended, which `wait` notices
            self.pipe.send_bytes(json.dumps(asdict(task)).encode())

    def read_answer(self) -> dict[str, Any]:
        """The answer of the process; empty when it has ended."""
        try:
            answer: dict[str, Any] = json.loads(self.pipe.recv_bytes())
        except (EOFError, OSError):
            return {}
        return answer

    def overdue(self) -> tuple[int, int, float] | None:
        """The seat over its time limit, its activity and its seconds; None if no seat is."""
        status, limits = self.status, self.task.limits
        seat, activity, elapsed = status.seat, status.activity, time.perf_counter() - float(status.since)
        limit = limits[seat] if activity == worker.DECIDING and 0 <= seat < len(limits) else LOAD_TIMEOUT_S
        return (seat, activity, elapsed) if elapsed > limit else None

    def report(self, forfeit: Forfeit | None) -> Report:
        """The game as the status shows it, whether or not the process still runs."""
        status, seats = self.status, len(self.task.players)
        return Report(
            self.task.number,
            status.actions[: max(0, status.log_length)],
            status.decisions[:seats],
            status.seconds[:seats],
            status.longest_seconds[:seats],
            forfeit,
        )

    def kill(self) -> str:
        """Kill the process and whatever it started; say how it ended."""
        with suppress(AttributeError, OSError):
            os.killpg(self._process.pid or 0, signal.SIGKILL)
        self._process.kill()
        self._process.join()
        self.pipe.close()
        status = self._process.exitcode or 0
        with suppress(ValueError):  # where exits are not reported, it still counts as running
            self._process.close()
        return describe_exit(status)

    def is_stopped(self) -> bool:
        """Whether the process was suspended from outside: it never suspends itself."""
        with suppress(OSError):
            return Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
        return False


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Start processes that ignore Ctrl-C from their first moment: only the arena handles it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Starting Python's resource tracker unblocks interrupts, so start it first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class LocalPool:
    """Worker processes on this machine, started when first needed."""

    def __init__(self, jobs: int, output_path: Path | None = None):
        self._jobs = jobs
        self._output_path = output_path
        self._busy: list[WorkerProcess] = []
        self._free: list[WorkerProcess] = []
        self._problem: ArenaStopped | None = None

    def has_room(self) -> bool:
        return len(self._busy) < self._jobs

    def is_idle(self) -> bool:
        return not self._busy

    def submit(self, task: Task) -> None:
        self._start(task, 0)

    def _start(self, task: Task, tries: int) -> None:
        process = self._free.pop() if self._free else WorkerProcess(self._output_path)
        process.tries = tries
        self._busy.append(process)
        process.start_task(task)

    def wait(self) -> list[Report]:
        if self._problem is not None:
            raise self._problem
        if not self._busy:
            return []
        ready = connection.wait([process.pipe for process in self._busy], CLOCK_CHECK_S)
        outcomes = []
        for process in list(self._busy):
            try:
                outcomes.append(
                    self._handle_answer(process) if process.pipe in ready else self._check_clock(process)
                )
            except ArenaStopped as error:  # raised after the reports of the others
                self._problem = error
        reports = [report for report in outcomes if report is not None]
        if self._problem is not None and not reports:
            raise self._problem
        return reports

    def _handle_answer(self, process: WorkerProcess) -> Report | None:
        answer = process.read_answer()
        self._busy.remove(process)
        if "stop" in answer:
            process.kill()
            raise ArenaStopped(str(answer["stop"]))
        if "forfeit" not in answer:
            return self._handle_exit(process, str(answer.get("broken", "")))
        if answer["forfeit"] is None:
            self._free.append(process)
            return process.report(None)
        process.kill()  # a failed player may leave things behind that disturb others
        return process.report(
            Forfeit(process.status.seat, str(answer["forfeit"]), str(answer.get("message")))
        )

    def _handle_exit(
        self, process: WorkerProcess, broken: str = "", interfered: bool = False
    ) -> Report | None:
        """The process is gone or broken: the player who ran last forfeits.

        If a signal came from outside, a bot must have sent it: no built-in player does. If several bots may
        have done it, the game is played again.
        """
        task, seat, how = process.task, process.status.seat, process.kill()
        when = "before a player was there"
        if interfered or (not broken and how in OUTSIDE_SIGNALS):
            bot_seats = [i for i, name in enumerate(task.players) if not players.is_built_in(name)]
            when = f"in the game of {' and '.join(task.players)}"
            seat = bot_seats[0] if len(bot_seats) == 1 else worker.NO_SEAT
        if not 0 <= seat < len(task.players):
            if process.tries + 1 == MAX_TRIES:
                raise ArenaStopped(f"a process ended {MAX_TRIES} times {when}: {broken or how}")
            self._start(task, process.tries + 1)
            return None
        message = f"left its process broken: {broken}" if broken else f"ended its process: {how}"
        return process.report(Forfeit(seat, PROCESS_ENDED, f"player {task.players[seat]} {message}"))

    def _check_clock(self, process: WorkerProcess) -> Report | None:
        """Kill a process whose player is over its time limit."""
        overdue = process.overdue()
        if overdue is None:
            return None
        seat, activity, elapsed = overdue
        self._busy.remove(process)
        if process.is_stopped():
            return self._handle_exit(process, "it was stopped", interfered=True)
        if activity == worker.IDLE:
            return self._handle_exit(process, f"nothing happened for {elapsed:.0f} seconds")
        process.kill()
        what = "was being loaded"
        if activity == worker.DECIDING:
            worker.add_decision_time(process.status, seat, elapsed)
            what = "thought"
        message = f"player {process.task.players[seat]} {what} for {elapsed:.1f} seconds and was ended"
        return process.report(Forfeit(seat, OUT_OF_TIME, message))

    def close(self) -> None:
        for process in [*self._busy, *self._free]:
            process.kill()
        self._busy, self._free = [], []


def check_players_load(
    pool: Pool, game: str, names: Sequence[str], file_digests: Mapping[str, str] | None = None
) -> None:
    """Load every player once where the games will be played; ArenaStopped if one fails to load."""
    tasks = [
        Task(number, game, {}, [name], [LOAD_TIMEOUT_S], played=False, file_digests=dict(file_digests or {}))
        for number, name in enumerate(names)
    ]
    while tasks or not pool.is_idle():
        while tasks and pool.has_room():
            pool.submit(tasks.pop(0))
        for report in pool.wait():
            if report.forfeit is not None:
                raise ArenaStopped(report.forfeit.message)

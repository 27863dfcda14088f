"""A process for work that must not block the event loop: it gets a line and answers with a line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from rosace.core.errors import RosaceError
from rosace.server import metrics

NICENESS = 5  # lower priority than the event loop
LOWEST_PRIORITY = 19  # a niceness
KEEP_PRIORITY_VARIABLE = "ROSACE_KEEP_PRIORITY"  # for tests, which wait for what others would go before
PROGRESS = b"~"  # begins a line that says how much of the work is done

Report = Callable[[float], object]


class WorkFailed(RosaceError):
    """The process ended or was killed before it answered."""


class WorkerProcess:
    """A process that runs `main`, such as "package.module:function", started on first use.

    The function calls `answer_lines`, or `answer_with_progress`.
    """

    def __init__(self, main: str) -> None:
        self._main = main
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._starting = threading.Lock()

    def ask(self, line: bytes, limit_s: float, report: Report | None = None) -> bytes:
        """The answer to a line; WorkFailed if nothing comes within the limit. One thread at a time.

        `report` is told how much is done; a process that reports has the whole time again.
        """
        process = self._started()
        assert process.stdin is not None and process.stdout is not None
        try:
            with _killed_after(process, limit_s):
                process.stdin.write(line + b"\n")
                process.stdin.flush()
                answer = process.stdout.readline()
            while answer.startswith(PROGRESS) and answer.endswith(b"\n"):
                if report is not None:
                    report(float(answer.removeprefix(PROGRESS)))
                with _killed_after(process, limit_s):
                    answer = process.stdout.readline()
        except (OSError, ValueError):
            answer = b""
        if not answer.endswith(b"\n"):  # it ended, or was killed at the limit
            self._close()
            raise WorkFailed(f"the process ended, or took more than {limit_s:g} seconds")
        return answer

    def _started(self) -> subprocess.Popen[bytes]:
        with self._starting:
            if self._ended:
                raise WorkFailed("the server is stopping")
            if self._process is None or self._process.poll() is not None:
                self._close()
                module, _, function = self._main.partition(":")
                command = [sys.executable, "-c", f"from {module} import {function}; {function}()"]
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


@contextmanager
def _killed_after(process: subprocess.Popen[bytes], limit_s: float) -> Iterator[None]:
    """Kill a process if the block takes longer."""
    ending = threading.Timer(limit_s, process.kill)
    ending.start()
    try:
        yield
    finally:
        ending.cancel()


def answer_lines(answer: Callable[[bytes], bytes], niceness: int = NICENESS) -> None:
    """The main loop of a process: answer lines until the pipe is closed."""
    answer_with_progress(lambda line, _: answer(line), niceness)


def answer_with_progress(answer: Callable[[bytes, Report], bytes], niceness: int = NICENESS) -> None:
    """The same for long work, which reports between 0 and 1 how much is done."""
    if KEEP_PRIORITY_VARIABLE not in os.environ:
        with suppress(OSError, AttributeError):
            os.nice(niceness)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the server closes the pipe when it ends
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # keep other output out of the answers

    def report(done: float) -> None:
        answers.write(PROGRESS + b"%.4f\n" % done)

    with suppress(BrokenPipeError):  # the server was killed
        for line in sys.stdin.buffer:
            answers.write(answer(line, report) + b"\n")

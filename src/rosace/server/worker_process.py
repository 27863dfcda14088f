"""A process for work that must not block the event loop: it gets a line and answers with a line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from rosace.core.errors import RosaceError
from rosace.server import metrics

NICENESS = 5  # lower priority than the event loop


class WorkFailed(RosaceError):
    """The process ended or was killed before it answered."""


class WorkerProcess:
    """A process that runs `main`, such as "package.module:function", started on first use.

    The function calls `answer_lines`.
    """

    def __init__(self, main: str) -> None:
        self._main = main
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._starting = threading.Lock()

    def ask(self, line: bytes, limit_s: float) -> bytes:
        """The answer to a line; WorkFailed if there is none within the limit. One thread at a time."""
        process = self._started()
        ending = threading.Timer(limit_s, process.kill)
        ending.start()
        try:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except (OSError, ValueError):
            answer = b""
        finally:
            ending.cancel()
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


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """The main loop of a process: answer lines until the pipe is closed."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the server closes the pipe when it ends
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # keep other output out of the answers
    with suppress(BrokenPipeError):  # the server was killed
        for line in sys.stdin.buffer:
            answers.write(answer(line) + b"\n")

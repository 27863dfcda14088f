"""The processes in which computer players think."""

from __future__ import annotations

import subprocess
import threading
from typing import Any

import msgspec
import pytest

from rosace.server import bots, worker_process
from rosace.server.worker_process import WorkerProcess, WorkFailed

QUESTION = msgspec.json.encode(bots.Question("basilica", 2, {}, (), 0, "novice", 1))


def test_a_process_that_is_being_started_when_the_server_ends_ends_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server closes its processes while one of them is in the middle of starting its process."""
    begun, go_on, started = threading.Event(), threading.Event(), []
    usual = subprocess.Popen

    def slow(*given: Any, **named: Any) -> Any:
        begun.set()
        assert go_on.wait(60)
        started.append(usual(*given, **named))
        return started[0]

    monkeypatch.setattr(worker_process.subprocess, "Popen", slow)
    process, refused = WorkerProcess("rosace.server.bots:work"), []

    def ask() -> None:
        with pytest.raises(WorkFailed):
            process.ask(QUESTION, 60)
        refused.append(True)

    asking, ending = threading.Thread(target=ask), threading.Thread(target=process.end)
    asking.start()
    assert begun.wait(60)
    ending.start()
    go_on.set()
    ending.join(20)
    asking.join(20)
    assert refused == [True] and not ending.is_alive()
    assert started[0].returncode is not None and started[0].stdin.closed and started[0].stdout.closed


def test_nobody_is_asked_after_the_end() -> None:
    process = WorkerProcess("rosace.server.bots:work")
    process.end()
    with pytest.raises(WorkFailed, match="the server is stopping"):
        process.ask(QUESTION, 60)

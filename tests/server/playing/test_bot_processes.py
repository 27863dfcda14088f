"""The processes in which computer players think."""

from __future__ import annotations

import subprocess
import threading
from typing import Any

import pytest

from rosace.players.base import BadPlayer
from rosace.server import bots, worker_process

QUESTION = bots.Question("basilica", 2, {}, (), 0, "novice", 1)


def test_a_process_that_is_being_started_when_the_server_ends_ends_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server closes its desks while one of them is in the middle of starting its process."""
    begun, go_on, started = threading.Event(), threading.Event(), []
    usual = subprocess.Popen

    def slow(*given: Any, **named: Any) -> Any:
        begun.set()
        assert go_on.wait(60)
        started.append(usual(*given, **named))
        return started[0]

    monkeypatch.setattr(worker_process.subprocess, "Popen", slow)
    desk, refused = bots.BotProcess(), []

    def ask() -> None:
        with pytest.raises(BadPlayer):
            desk.ask(QUESTION)
        refused.append(True)

    asking, ending = threading.Thread(target=ask), threading.Thread(target=desk.end)
    asking.start()
    assert begun.wait(60)
    ending.start()
    go_on.set()
    ending.join(20)
    asking.join(20)
    assert refused == [True] and not ending.is_alive()
    assert started[0].returncode is not None and started[0].stdin.closed and started[0].stdout.closed


def test_nobody_is_asked_after_the_end() -> None:
    desk = bots.BotProcess()
    desk.end()
    with pytest.raises(BadPlayer, match="the server is stopping"):
        desk.ask(QUESTION)

"""A whole server in this process, on SQLite, and people who come to it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from rosace.analysis.review import QUALITIES, Quality
from rosace.server import analysis_process
from rosace.server.app import create
from rosace.server.settings import Settings
from rosace.server.worker_process import WorkerProcess
from server.playing.people import Person


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings.read(
        {},
        data=str(tmp_path),
        messages_a_minute=100_000,
        sign_ins_a_minute=1000,
        tables_a_minute=1000,
        bots=1,
    )


@pytest.fixture
def come(settings: Settings) -> Iterator[Callable[[], Person]]:
    """Somebody new comes to the server."""
    app: Any = create(settings)
    there: list[Person] = []
    with TestClient(app) as first:

        def come() -> Person:
            there.append(Person(app, first.portal))
            return there[-1]

        yield come
        for person in there:
            person.leave()


@pytest.fixture
def ann(come: Callable[[], Person]) -> Person:
    return come()


@pytest.fixture
def bob(come: Callable[[], Person]) -> Person:
    return come()


@pytest.fixture
def eve(come: Callable[[], Person]) -> Person:
    """Who has no seat."""
    return come()


@pytest.fixture
def made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews are made here with hardly any simulations: their fate does not depend on how good they are."""
    least = Quality(40, suspects=1, rounds=3, round_simulations=20, rollouts=2, graph_rollouts=2, reasons=4)
    monkeypatch.setitem(QUALITIES, "quick", least)

    def made(process: WorkerProcess, line: bytes, limit_s: float, report: Any) -> bytes:
        task = msgspec.json.decode(line, type=analysis_process.ReviewTask)
        return msgspec.json.encode(analysis_process.review(task, report))

    monkeypatch.setattr(WorkerProcess, "ask", made)

"""A whole server in this process, on SQLite, and people who come to it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rosace.server.app import create
from rosace.server.settings import Settings
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

"""How a worker starts when the database is just away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from rosace.server import app
from rosace.server.storage import StorageError, Store
from server.visitors import Visitor, running


def fails_at_first(work: Callable[..., Awaitable[Any]], calls: list[str]) -> Callable[..., Awaitable[Any]]:
    async def patched(*args: Any) -> Any:
        calls.append(work.__name__)
        if calls.count(work.__name__) < 3:
            raise StorageError("the database is starting up")
        return await work(*args)

    return patched


async def test_a_worker_waits_for_the_database(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ended instead, and was started again and again."""
    calls: list[str] = []
    monkeypatch.setattr(app, "DATABASE_RETRY_S", 0)
    for name in ("open", "secret", "game_clock"):
        monkeypatch.setattr(Store, name, fails_at_first(getattr(Store, name), calls))
    async with running(sqlite) as site:
        assert (await Visitor(site, "Ann").get("/games")).status == 200
    assert {calls.count(name) for name in ("open", "secret", "game_clock")} == {3}

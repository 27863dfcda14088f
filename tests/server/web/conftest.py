"""A toy server, and what it logs."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from rosace.server.logs import Lines
from server.web.toys import Shared, make_app


@pytest.fixture
def shared() -> Shared:
    return Shared()


@pytest.fixture
def client(shared: Shared) -> Iterator[TestClient]:
    with TestClient(make_app(shared)) as client:
        yield client


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Any:
    """What our loggers have said, as a worker would write it."""

    def read() -> list[dict[str, Any]]:
        made = Lines()
        return [json.loads(made.format(r)) for r in caplog.records if r.name.startswith("rosace")]

    return read

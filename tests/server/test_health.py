"""A worker is ready only while it can really store, says why not, and is ready again by itself."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

from rosace.server.health import REASONS, Health
from rosace.server.storage import Store, sqlite

FULL_DISK = """
import asyncio, sys
from pathlib import Path
from types import SimpleNamespace
from rosace.server import health
from rosace.server.storage import Store

async def main(folder):
    health.CACHE_S = 0
    store = await Store.open(f"sqlite:///{folder}/rosace.db")
    asked = health.Health(SimpleNamespace(store=store, shutdown=SimpleNamespace(stopping=False)))
    told, filler = [await asked.reason()], folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            told.append(await asked.reason())
    filler.unlink()
    print(*told, await asked.reason(), sep=",")
    await store.close()

asyncio.run(main(Path(sys.argv[1])))
"""


def stored_in(url: str) -> str:
    return url.removeprefix("sqlite:///")


@contextmanager
def locked(store: Store, url: str) -> Iterator[None]:
    with closing(sqlite3.connect(stored_in(url), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def limited(store: Store, url: str) -> Iterator[None]:
    """No file may grow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = Path(f"{stored_in(url)}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only(store: Store, url: str) -> Iterator[None]:
    def allow(setting: str) -> None:
        with store._writing.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA query_only = {setting}")

    allow("on")
    yield
    allow("off")


@contextmanager
def changed(url: str, bad: str, good: str) -> Iterator[None]:
    """Another setting of a database of PostgreSQL, and its connections lost."""
    name, server = make_url(url).database, make_url(url).set(database="postgres")
    lose = f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '{name}'"
    with psycopg.connect(server.render_as_string(hide_password=False), autocommit=True) as connection:
        for setting in (bad, good):
            connection.execute(f"ALTER DATABASE {name} {setting}")  # type: ignore[call-overload]
            connection.execute(lose)  # type: ignore[call-overload]
            if setting == bad:
                yield


def lost(store: Store, url: str) -> Any:
    return changed(url, "ALLOW_CONNECTIONS false", "ALLOW_CONNECTIONS true")


def a_replica(store: Store, url: str) -> Any:
    setting = "SET default_transaction_read_only ="
    return changed(url, f"{setting} on", f"{setting} off")


@asynccontextmanager
async def asked(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Store, Health]]:
    monkeypatch.setattr("rosace.server.health.CACHE_S", 0)
    monkeypatch.setattr(sqlite, "PRAGMAS", ("busy_timeout = 50", *sqlite.PRAGMAS[1:]))
    store = await Store.open(url)
    shared = SimpleNamespace(store=store, shutdown=SimpleNamespace(stopping=False))
    try:
        yield store, Health(shared)
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("database", "fault", "reason"),
    [
        ("sqlite", locked, "locked"),
        ("sqlite", limited, "disk"),
        ("sqlite", read_only, "read-only"),
        ("postgres", lost, "unreachable"),
        ("postgres", a_replica, "read-only"),
    ],
)
async def test_a_worker_that_cannot_store_is_not_ready_until_it_can(
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    database: str,
    fault: Callable[[Store, str], Any],
    reason: str,
) -> None:
    """In most of these the database still answers a question, and the server was called healthy."""
    url = request.getfixturevalue(database)
    async with asked(url, monkeypatch) as (store, health):
        assert await health.reason() == ""
        with fault(store, url):
            assert await health.reason() == reason
        assert await health.reason() == ""
    assert reason in REASONS


async def test_a_full_disk_is_told(tmp_path: Path) -> None:
    """On a file system of its own, which a user may mount in a namespace where the system allows that."""
    alone = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    mount = f"mount -t tmpfs -o size=600k none {tmp_path}"
    if shutil.which("unshare") is None or subprocess.run([*alone, mount], capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    command = f"{mount} && exec {sys.executable} -c '{FULL_DISK}' {tmp_path}"
    told = subprocess.run([*alone, command], capture_output=True, text=True, check=True)
    assert told.stdout == ",disk-full,\n", told.stderr


async def test_the_database_is_not_asked_more_often_than_once_a_second() -> None:
    """However many probes come; one that does not answer is waited for no longer than the limit."""
    now, probes, go_on = [0.0], [], asyncio.Event()

    async def probe() -> None:
        probes.append(now[0])
        await go_on.wait()

    store = SimpleNamespace(probe=probe)
    health = Health(
        SimpleNamespace(store=store, shutdown=SimpleNamespace(stopping=False)), clock=lambda: now[0]
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rosace.server.health.TIMEOUT_S", 0.01)
        assert await asyncio.gather(*(health.reason() for _ in range(9))) == ["no-answer"] * 9
    go_on.set()
    assert await asyncio.gather(*(health.reason() for _ in range(9))) == [""] * 9
    now[0] = 0.9
    assert await health.reason() == "" and len(probes) == 1
    now[0] = 1.0
    assert await health.reason() == "" and len(probes) == 2

"""One file of SQLite: one server, found again whatever happened, and nothing acknowledged is lost."""

import asyncio
import resource
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from stores import opened, outcomes, summary

from rosace.server.storage import StorageError, Store

APPEND_FOREVER = """
import asyncio, itertools, sys
from rosace.server.storage import Store

async def main():
    store = await Store.open(sys.argv[1])

    async def play(table):
        for seq in itertools.count():
            await store.append(table, seq, [b"x" * 60])
            print(table, seq, flush=True)

    await asyncio.gather(*(play(f"t{i}") for i in range(20)))

asyncio.run(main())
"""


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


async def test_everything_acknowledged_survives_a_kill(sqlite: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", APPEND_FOREVER, sqlite], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        acknowledged = [child.stdout.readline() for _ in range(500)]
        child.send_signal(signal.SIGKILL)
        acknowledged += child.stdout.readlines()
    last: dict[str, int] = {}
    for line in acknowledged:
        if line.endswith("\n"):
            table, seq = line.split()
            last[table] = int(seq)
    assert len(last) == 20
    async with opened(sqlite) as store:
        for table, number in last.items():
            assert len(await store.read(table)) > number


async def test_a_second_server_on_the_same_file_is_refused(sqlite: str) -> None:
    async with opened(sqlite) as store:
        with pytest.raises(StorageError, match="another server is using .*rosace.db"):
            await Store.open(sqlite)
        await store.append("t", 0, [b"a"])
    async with opened(sqlite) as store:
        assert await store.read("t") == [b"a"]


async def test_a_path_may_be_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened("sqlite:///here/rosace.db") as store:
        await store.append("t", 0, [b"a"])
    assert (tmp_path / "here/rosace.db").is_file()


async def test_after_closing_one_file_holds_everything(sqlite: str) -> None:
    async with opened(sqlite) as store:
        await store.append("t", 0, [b"a"])
        await store.read("t")
    assert {path.name for path in file_of(sqlite).parent.iterdir()} == {"rosace.db", "rosace.db.lock"}
    with closing(sqlite3.connect(file_of(sqlite))) as connection:
        assert connection.execute("SELECT table_id, seq, entry FROM entries").fetchall() == [("t", 0, b"a")]


async def test_every_connection_commits_to_the_disk_and_keeps_foreign_keys(sqlite: str) -> None:
    async with opened(sqlite) as store:
        for engine in (store._writing, store._reading):
            with engine.connect() as connection:
                for setting, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                    assert connection.exec_driver_sql(f"PRAGMA {setting}").scalar() == value


async def test_the_writer_goes_on_when_its_connection_is_gone(sqlite: str) -> None:
    async with opened(sqlite) as store:
        await store.append("t", 0, [b"a"])
        with store._writing.connect() as connection:
            lost = connection.connection.dbapi_connection
        assert lost is not None
        lost.close()
        found = await outcomes(*(store.append(f"t{i}", 0, [b"b"]) for i in range(10)))
        stored = [await store.read(f"t{i}") == [b"b"] for i in range(10)]
        assert stored == [one is None for one in found]
        await store.append("t", 1, [b"b"])
        assert await store.read("t") == [b"a", b"b"]


async def test_on_a_full_disk_appends_fail_until_there_is_room(sqlite: str) -> None:
    async with opened(sqlite) as store:
        await store.append("t", 0, [b"a"], summary("t"))
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = file_of(sqlite).with_name("rosace.db-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
        try:
            failed = await outcomes(*(store.append(f"t{i}", 0, [b"x" * 9_000]) for i in range(5)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert failed == [StorageError] * 5
        assert await store.read("t0") == []
        await store.append("t", 1, [b"b"])
        assert await store.read("t") == [b"a", b"b"]


async def test_nobody_else_is_heard_and_every_claim_is_granted(sqlite: str) -> None:
    heard: list[str] = []
    async with opened(sqlite) as store:
        store.listen(lambda table, seq: heard.append(table))
        await store.append("t", 0, [b"a"])
        assert await store.claim("t") and await store.claim("t")
        await store.release("t")
        await asyncio.sleep(0.05)
    assert heard == []


async def test_a_file_that_is_no_database_is_refused_and_left_alone(sqlite: str) -> None:
    path = file_of(sqlite)
    path.parent.mkdir()
    path.write_bytes(b"a letter to grandmother, in which there is nothing of SQLite" * 99)
    before = path.read_bytes()
    for _ in range(2):  # the lock is let go
        with pytest.raises(StorageError, match="cannot open .*not a database"):
            await Store.open(sqlite)
    assert path.read_bytes() == before


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=f"cannot open {tmp_path}: Is a directory"):
        await Store.open(f"sqlite:///{tmp_path}")

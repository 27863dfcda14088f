"""What cannot be opened is refused in one line, in which there is no password."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from stores import execute, opened, summary

from rosace.server.storage import StorageError, Store, StoredSettings, migrations


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://root:hidden@localhost/rosace", "sqlite:///path or postgresql://.*, not mysql:"),
        ("postgresql+asyncpg://me:hidden@localhost/rosace", "not postgresql.asyncpg:"),
        ("rosace.db", "not a URL"),
        ("me:hidden@localhost", "not a URL"),
        ("sqlite://", "needs the path"),
        ("sqlite:///:memory:", "needs the path"),
        ("sqlite:////dev/null/rosace.db", "cannot open /dev/null/rosace.db"),
        (
            "postgresql://me:hidden@127.0.0.1:1/rosace?sslpassword=hidden",
            r"cannot open postgresql://me:\*\*\*@127.0.0.1:1/rosace: .*refused",
        ),
    ],
)
async def test_a_database_that_cannot_be_opened_is_refused_in_one_line(url: str, said: str) -> None:
    with pytest.raises(StorageError, match=said) as refused:
        await Store.open(url)
    assert "hidden" not in str(refused.value) and "\n" not in str(refused.value)


async def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    async with opened(url):
        pass
    execute(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match="cannot open .*: the database was made by a newer Rosace"):
        await Store.open(url)


def drop_settings(url: str) -> None:
    """What revision 0003 added."""
    execute(url, "DROP INDEX tables_watched")
    for column in ("settings", "settings_changed"):
        execute(url, f"ALTER TABLE users DROP COLUMN {column}")


async def test_a_database_from_before_the_game_of_the_day_is_brought_up_to_date(url: str) -> None:
    async with opened(url) as store:
        await store.append("old", 0, [b"first"], summary("old", data=b"kept"))
    execute(url, "DROP INDEX tables_day")
    for column in ("day", "points", "target"):
        execute(url, f"ALTER TABLE tables DROP COLUMN {column}")
    drop_settings(url)
    execute(url, "UPDATE alembic_version SET version_num = '0001'")
    async with opened(url) as store:
        found = await store.summary("old")
        assert found is not None and (found.data, found.day, found.points) == (b"kept", None, None)
        await store.append("new", 0, [b"x"], summary("new", day="2026-11-15", points=40, target=30))
        assert [(one.table, one.rank) for one in await store.ranked("2026-11-15")] == [("new", 1)]


async def test_a_database_from_before_stored_settings_is_brought_up_to_date(url: str) -> None:
    async with opened(url) as store:
        await store.add_user("alice", "Alice", "hash", 17)
    drop_settings(url)
    execute(url, "UPDATE alembic_version SET version_num = '0002'")
    async with opened(url) as store:
        assert await store.settings_of("alice") is None
        await store.store_settings("alice", StoredSettings(5, b"{}"))
        assert await store.settings_of("alice") == StoredSettings(5, b"{}")


def test_the_newest_change_is_known_by_the_name_of_its_module() -> None:
    assert ScriptDirectory(str(migrations.HERE)).get_current_head() == migrations.newest()


async def test_a_database_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/rosace.db"
    async with opened(url):
        pass
    program = (
        "import asyncio, sys\nfrom rosace.server.storage import Store\n"
        f"async def use(): await (await Store.open({url!r})).close()\n"
        "asyncio.run(use())\nassert 'alembic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)

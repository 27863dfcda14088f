"""What cannot be opened is refused in one line, in which there is no password."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from stores import execute, opened, summary

from rosace.server.storage import Practised, StorageError, Store, StoredReview, StoredSettings, migrations


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


def drop_rules(url: str) -> None:
    """What revision 0012 added."""
    execute(url, "DROP TABLE tellings")
    execute(url, "ALTER TABLE tables DROP COLUMN rules")


def drop_retention(url: str) -> None:
    """What revision 0011 added, and what came after it."""
    drop_rules(url)
    execute(url, "DROP TABLE removals")
    execute(url, "ALTER TABLE solved DROP COLUMN at")


def drop_lobby(url: str) -> None:
    """What revision 0010 added, and what came after it."""
    drop_retention(url)
    for table in ("lobby", "probes"):
        execute(url, f"DROP TABLE {table}")
    execute(url, "DROP INDEX tables_age")
    execute(url, "CREATE INDEX tables_lobby ON tables (visibility, status, created)")


def drop_lengths(url: str) -> None:
    """What revision 0008 added, and what came after it."""
    drop_lobby(url)
    execute(url, "DROP TABLE game_clock")
    execute(url, "ALTER TABLE tables DROP COLUMN seq")


def drop_sessions(url: str) -> None:
    """What revision 0007 added, and what came after it."""
    drop_lengths(url)
    execute(url, "DROP TABLE sessions")
    execute(url, "DROP INDEX users_created")
    for column in ("failures", "failed", "takes_cookies"):
        execute(url, f"ALTER TABLE users DROP COLUMN {column}")


def drop_skeletons(url: str) -> None:
    """What revision 0006 added, and what came after it."""
    drop_sessions(url)
    execute(url, "DROP INDEX users_skeleton")
    execute(url, "ALTER TABLE users DROP COLUMN skeleton")


def drop_reviews(url: str) -> None:
    """What revision 0004 added, and what came after it."""
    drop_skeletons(url)
    for table in ("reviews", "practised", "solved"):
        execute(url, f"DROP TABLE {table}")


def drop_settings(url: str) -> None:
    """What revision 0003 added, and what came after it."""
    drop_reviews(url)
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


async def test_a_database_from_before_reviews_is_brought_up_to_date(url: str) -> None:
    async with opened(url) as store:
        await store.append("old", 0, [b"first"], summary("old"))
    drop_reviews(url)
    execute(url, "UPDATE alembic_version SET version_num = '0003'")
    review = StoredReview("old", "quick", "basilica", "1.0", 1, 0, 17, b"{}")
    async with opened(url) as store:
        assert await store.review("old", "quick") is None
        await store.store_review(review)
        assert await store.review("old", "quick") == review


async def test_accounts_from_before_skeletons_keep_their_names(url: str) -> None:
    """The oldest of those that look alike has the skeleton; nobody else may look like them."""
    async with opened(url) as store:
        for number, name in enumerate(("Iris", "Bert", "Zoé")):
            await store.add_user(name, name, "hash", number)
    drop_skeletons(url)
    execute(url, "UPDATE users SET name = 'lris', folded = 'lris' WHERE id = 'Bert'")
    execute(url, "UPDATE alembic_version SET version_num = '0005'")
    async with opened(url) as store:
        for user, name in (("Iris", "Iris"), ("Bert", "lris"), ("Zoé", "Zoé")):
            account = await store.user_named(name)
            assert account is not None and (account.user, account.name) == (user, name)
        assert not await store.add_user("new", "1ris", "hash", 9)
        looks_alike = await store.user_like("1RIS")
        assert looks_alike is not None and looks_alike.user == "Iris"


async def test_cookies_of_accounts_from_before_sessions_begin_them(url: str) -> None:
    async with opened(url) as store:
        await store.add_user("old", "Old", "hash", 17)
        assert not await store.takes_cookies("old")
    drop_sessions(url)
    execute(url, "UPDATE alembic_version SET version_num = '0006'")
    async with opened(url) as store:
        await store.add_user("new", "New", "hash", 18)
        assert await store.takes_cookies("old") and not await store.takes_cookies("new")
        assert not await store.takes_cookies("nobody")


async def test_a_database_from_before_practice_is_brought_up_to_date(url: str) -> None:
    async with opened(url) as store:
        await store.append("old", 0, [b"first"], summary("old"))
    drop_skeletons(url)
    execute(url, "DROP TABLE solved")
    execute(url, "UPDATE alembic_version SET version_num = '0004'")
    async with opened(url) as store:
        assert await store.solved("alice", "basilica") == set()
        for _ in range(2):
            await store.store_solved("alice", "basilica", "0123456789ab")
        assert await store.solved("alice", "basilica") == {"0123456789ab"}
        assert await store.solved("alice", "sagrada") == set() == await store.solved("bob", "basilica")


async def test_what_was_practised_goes_along_to_an_account(url: str) -> None:
    """What the account has done itself stays as it is."""
    own = Practised("alice", "basilica", "2026-11-15", False, "blunder")
    async with opened(url) as store:
        await store.store_practised(own)
        for day in ("2026-11-15", "2026-11-16"):
            await store.store_practised(Practised("guest", "basilica", day, True, "best"))
        await store.store_solved("guest", "basilica", "0123456789ab")
        await store.adopt_practice("guest", "alice")
        assert await store.practised("alice", "basilica", "2026-11-15") == own
        assert await store.days_practised("alice", "basilica", "2026-11-16") == ["2026-11-16"]
        assert await store.solved("alice", "basilica") == {"0123456789ab"}


async def test_only_the_first_try_of_a_day_has_a_verdict(url: str) -> None:
    async with opened(url) as store:
        for solved, verdict in ((False, "mistake"), (True, "best"), (False, "blunder")):
            await store.store_practised(Practised("alice", "sagrada", "2026-11-15", solved, verdict))
        found = await store.practised("alice", "sagrada", "2026-11-15")
        assert found == Practised("alice", "sagrada", "2026-11-15", True, "mistake")
        for solved, verdict in ((False, "shown"), (True, "best")):
            await store.store_practised(Practised("bob", "sagrada", "2026-11-15", solved, verdict))
        found = await store.practised("bob", "sagrada", "2026-11-15")
        assert found == Practised("bob", "sagrada", "2026-11-15", False, "shown")


async def test_rows_from_before_their_lengths_were_stored_count_as_older_than_their_logs(url: str) -> None:
    async with opened(url) as store:
        await store.append("old", 0, [b"first", b"second"], summary("old", seq=2))
        assert await store.lengths() == [("old", 2, 2)]
    drop_lengths(url)
    execute(url, "UPDATE alembic_version SET version_num = '0007'")
    async with opened(url) as store:
        assert await store.lengths() == [("old", 0, 2)]
        await store.append("old", 2, [], summary("old", seq=2))
        assert await store.lengths() == [("old", 2, 2)]


async def test_a_review_takes_the_place_of_an_earlier_one(url: str) -> None:
    """Two workers that make the same review leave one row."""
    async with opened(url) as store:
        await store.append("old", 0, [b"first"], summary("old"))
        for created in (17, 18):
            await store.store_review(StoredReview("old", "quick", "basilica", "1.0", 1, 0, created, b"{}"))
        found = await store.review("old", "quick")
        assert found is not None and found.created == 18
        assert await store.review("old", "standard") is None


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


async def test_tables_from_before_rules_were_in_their_rows_have_them_from_their_logs(url: str) -> None:
    """A server would not know which games an update has left without rules; damaged ones stay as they are."""
    first = b'{"kind":"opened","when":1,"terms":{},"rules":"1.old","secret":""}'
    async with opened(url) as store:
        for table, entry in (("old", first), ("damaged", b"{"), ("strange", b"[]")):
            await store.append(table, 0, [entry, b"second"], summary(table))
    drop_rules(url)
    execute(url, "UPDATE alembic_version SET version_num = '0011'")
    async with opened(url) as store:
        rules = {table: (await store.summary(table)).rules for table in ("old", "damaged", "strange")}
        assert rules == {"old": "1.old", "damaged": "", "strange": ""}
        assert await store.telling("old") is None and await store.length_told("old") == 0
        await store.tell("old", 2, b"told")
        await store.tell("old", 1, b"less")
        assert await store.telling("old") == (2, b"told")

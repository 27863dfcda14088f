"""Lists of tables, accounts and secrets, and the schema they are kept in."""

import asyncio
from typing import Any

import msgspec
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from stores import ALICE, BOB, EVE, connected, kept, opened, summary

from rosace.server.storage import Listed, Store, StoredSettings, Summary, User
from rosace.server.storage.schema import metadata


async def write(store: Store, *summaries: Summary) -> None:
    for one in summaries:
        await store.append(one.table, len(await store.read(one.table)), [b"x"], one)


def names(found: list[Summary]) -> str:
    return " ".join(one.table for one in found)


async def test_a_summary_is_replaced_by_the_next_with_its_holders(url: str) -> None:
    first = summary("t", holders=((0, ALICE), (0, EVE), (1, BOB)), data=b'{"clock": 1}')
    second = summary(
        "t",
        game="sagrada",
        status="playing",
        visibility="link",
        changed=2**40,
        deadline=2**41,
        bot_due=True,
        holders=((0, BOB), (1, BOB)),
        data=b"\x00\xff",
    )
    async with opened(url) as store:
        for expected in (first, second, summary("t", holders=())):
            await write(store, expected)
            assert await kept(store, "t") == expected
        assert await store.tables_of(BOB) == []
        assert await kept(store, "nowhere") is None


async def test_the_last_summary_of_a_batch_counts(url: str) -> None:
    async with opened(url) as store:
        await asyncio.gather(
            *(store.append("t", i, [b"x"], summary("t", changed=i, holders=((i, BOB),))) for i in range(9))
        )
        assert await kept(store, "t") == summary("t", changed=8, holders=((8, BOB),))


async def test_a_summary_never_replaces_one_of_a_longer_log(url: str) -> None:
    """Neither in a later write nor within one batch; the holders stay as well."""
    newer = summary("t", seq=3, status="over", holders=((0, BOB),))
    older = summary("t", seq=2, status="playing", holders=((0, ALICE), (1, EVE)))
    other = summary("u", seq=1)
    async with opened(url) as store:
        await store.append("t", 0, [b"a", b"b", b"c"], newer)
        await asyncio.gather(store.append("t", 3, [], older), store.append("u", 0, [b"a"], other))
        assert (await kept(store, "t"), await kept(store, "u")) == (newer, other)
        await asyncio.gather(
            store.append("v", 0, [b"a", b"b", b"c"], summary("v", seq=3, status="over")),
            store.append("v", 3, [], summary("v", seq=2)),
        )
        assert await kept(store, "v") == summary("v", seq=3, status="over")
        again = summary(
            "t", seq=3, status="over", holders=((0, EVE),)
        )  # the same log, read by a newer program
        await store.append("t", 3, [], again)
        assert await kept(store, "t") == again


async def put(store: Store, *tables: Summary, **changed: Any) -> None:
    """Tables in the lobby."""
    for one in tables:
        listed = Listed(one.table, ALICE, 0, 0, one.created, 100)
        row = msgspec.structs.replace(listed, **changed)
        await store.append(one.table, 0, [b"x"], one, row)


async def test_the_lobby_has_what_waits_where_someone_is_first(url: str) -> None:
    """Then everybody's first table, the newest first; no game that has begun, and nothing that was left."""
    old = summary("old", created=1, holders=((0, ALICE), (1, BOB)))
    async with opened(url) as store:
        await put(store, old, summary("middle", created=2), seen=50)
        await put(store, summary("new", created=3, game="sagrada", holders=((0, EVE),)), seen=50)
        await put(store, summary("second", created=9), seen=50, priority=-1)
        await put(store, summary("left", created=9), seen=40)
        await put(store, summary("expired", created=9), seen=60, until=7)
        await put(store, summary("deserted", holders=()), summary("begun", status="playing"), seen=60)

        async def found(now: int = 7, **asked: Any) -> str:
            return names([one for one, _ in await store.lobby(now, **asked)])

        assert await found() == "new middle old second left"
        assert await found(game="basilica") == "middle old second left"
        assert await found(game="fantazja") == ""
        assert await found(limit=2) == "new middle" and await found(limit=2, skip=4) == "left"
        assert (await store.lobby(7))[2] == (old, Listed("old", ALICE, 50, 0, 1, 100))
        assert await found(now=100) == ""
        await store.see_listed(["old", "left", "nowhere"], 70, 200)
        assert await found(now=100) == "left old"
        await store.clear_lobby(100)
        kept = await store.which_are_listed(["old", "left", "new", "begun", "expired"], 0)
        assert kept == {"old", "left"}


async def test_open_tables_are_counted_by_who_opened_them(url: str) -> None:
    async with opened(url) as store:
        await put(store, summary("a"), summary("b"), summary("begun", status="playing"))
        await put(store, summary("old"), until=7)
        await put(store, summary("other"), opener=BOB)
        assert await store.listed(ALICE, ["b", "begun", "old", "other"], 7) == (2, {"b", "other"})
        assert await store.listed(EVE, [], 7) == (0, set())


async def test_games_to_watch_are_those_of_public_tables_the_last_moved_first(url: str) -> None:
    async with opened(url) as store:
        await write(
            store,
            summary("begun", status="playing", created=9, changed=1),
            summary("moved", status="playing", created=1, changed=9, game="sagrada"),
            summary("linked", status="playing", visibility="link"),
            summary("private", status="playing", visibility="private"),
            summary("open"),
        )
        assert names(await store.watchable()) == "moved begun"
        assert (
            names(await store.watchable(since=2)) == "moved" == names(await store.watchable(game="sagrada"))
        )
        assert names(await store.watchable(limit=1, skip=1)) == "begun"


async def test_the_tables_of_a_user_are_those_with_a_seat_the_last_changed_first(url: str) -> None:
    async with opened(url) as store:
        await write(
            store,
            summary("a", changed=1, status="over", visibility="private"),
            summary("b", changed=3, holders=((0, ALICE), (1, ALICE))),
            summary("c", changed=2, holders=((0, BOB), (1, ALICE))),
            summary("d", changed=4, holders=((0, BOB),)),
        )
        assert names(await store.tables_of(ALICE)) == "b c a"
        assert names(await store.tables_of(ALICE, limit=1)) == "b"
        assert names(await store.tables_of(BOB)) == "d c"
        assert await store.tables_of(EVE) == []
        assert (await store.tables_of(BOB))[1].holders == ((0, BOB), (1, ALICE))


async def test_due_are_the_tables_being_played_whose_deadline_has_passed(url: str) -> None:
    async with opened(url) as store:
        await write(
            store,
            summary("late", status="playing", deadline=99),
            summary("later", status="playing", deadline=50),
            summary("now", status="playing", deadline=100),
            summary("not-yet", status="playing", deadline=101),
            summary("timeless", status="playing"),
            summary("over", status="over", deadline=10),
        )
        assert await store.due(100) == ["later", "late", "now"]
        assert await store.due(49) == []


async def test_bots_are_due_where_a_summary_says_so(url: str) -> None:
    async with opened(url) as store:
        await write(store, summary("a", bot_due=True), summary("b"), summary("c", bot_due=True))
        await write(store, summary("c", bot_due=False))
        assert await store.bots_due() == ["a"]


async def test_a_name_is_given_once_whatever_its_capitals(url: str) -> None:
    async with opened(url) as store:
        assert await store.add_user(ALICE, "Łucja Groß", "hash", 17)
        assert not await store.add_user(BOB, "łUCJA GROSS", "hash", 18)
        assert not await store.add_user(ALICE, "another name", "hash", 18)
        assert await store.add_user(BOB, "Lucja", "hash 2", 2**40)
        expected = User(ALICE, "Łucja Groß", "hash", 17)
        assert await store.user_named("ŁUCJA gross") == expected == await store.user(ALICE)
        assert await store.user(BOB) == User(BOB, "Lucja", "hash 2", 2**40)
        assert await store.user_named("nobody") is None is await store.user(EVE)


async def test_the_newest_settings_of_an_account_are_kept(url: str) -> None:
    async with opened(url) as store:
        await store.add_user(ALICE, "Alice", "hash", 17)
        assert await store.settings_of(ALICE) is None
        for changed, data in ((0, b"first"), (2**40, b"newest"), (2**39, b"late")):
            await store.store_settings(ALICE, StoredSettings(changed, data))
        await store.store_settings(BOB, StoredSettings(1, b"nobody's"))
        assert await store.settings_of(ALICE) == StoredSettings(2**40, b"newest")
        assert await store.settings_of(BOB) is None


async def test_a_secret_is_made_once(url: str) -> None:
    async with opened(url) as store:
        found = [await store.secret("cookies"), await store.secret("cookies"), await store.secret("links")]
    async with opened(url) as store:
        found.append(await store.secret("cookies"))
    assert found[0] == found[1] == found[3] != found[2]
    assert {len(one) for one in found} == {32}


async def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    async with opened(url):
        pass
    with connected(url) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


async def test_the_database_answers(url: str) -> None:
    async with opened(url) as store:
        await store.probe()

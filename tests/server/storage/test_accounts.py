"""Accounts and their sessions in the database, as every server of it sees them."""

import pytest

from rosace.server.storage import Conflict, Store, StoredSession
from server.storage.stores import opened

YEAR = 1000


def session(key: str, user: str = "ann", seen: int = 10) -> StoredSession:
    return StoredSession(key, user, 10, seen, YEAR, browser="Firefox", system="Linux")


async def begin(store: Store, *sessions: StoredSession) -> None:
    for one in sessions:
        await store.begin_session(one)


async def test_sessions_begin_and_end_for_every_server(url: str) -> None:
    async with opened(url) as store:
        for user in ("ann", "bob"):
            await store.add_user(user, user.capitalize(), "hash", 5)
        await begin(
            store, session("a"), session("b", seen=12), session("c", seen=11), session("other", "bob")
        )
        with pytest.raises(Conflict):
            await begin(store, session("a"))
        assert [one.key for one in await store.sessions_of("ann", 20)] == ["b", "c", "a"]
        await store.session_seen("a", 30, YEAR + 20)
        await store.end_session("c", 40)
        await store.end_session("c", 99)  # it has ended already
        found = await store.session("a")
        assert found is not None and (found.name, found.seen, found.expires) == ("Ann", 30, YEAR + 20)
        assert await store.ended_since(40) == ({"c"}, set())
        await store.end_sessions("ann", 50, but="a")
    async with opened(url) as store:
        assert [one.key for one in await store.sessions_of("ann", 60)] == ["a"]
        assert [one.key for one in await store.sessions_of("bob", 60)] == ["other"]
        assert await store.ended_since(41) == ({"b"}, set()) and await store.ended_since(51) == (set(), set())
        assert await store.ended_since(5) == ({"b", "c"}, {"ann", "bob"})
        assert await store.sessions_of("bob", YEAR) == []
        await begin(store, session("late", seen=YEAR))  # expired ones are forgotten
        assert await store.session("other") is None and await store.session("a") is not None


async def test_failures_are_counted_until_the_password_is_right(url: str) -> None:
    async with opened(url) as store:
        await store.add_user("ann", "Ann", "hash", 5)
        for now in (7, 8):
            await store.add_failure("ann", now)
        found = await store.user("ann")
        assert found is not None and (found.failures, found.failed) == (2, 8)
        await store.clear_failures("ann")
        await store.set_password("ann", "other hash")
        found = await store.user_named("ANN")
        assert found is not None and (found.failures, found.password) == (0, "other hash")


async def test_a_deleted_account_leaves_its_id_alone(url: str) -> None:
    async with opened(url) as store:
        await store.add_user("ann", "Ann", "hash", 5)
        await begin(store, session("a"))
        await store.end_sessions("ann", 20, but="")
        await store.delete_user("ann")
        assert await store.user_named("Ann") is None is await store.user_like("Ann")
        assert await store.account_since("ann") == 5 and await store.account_since("bob") is None
        left = await store.session("a")
        assert left is not None and (left.ended, left.name, left.browser, left.system) == (20, "", "", "")
        assert not await store.add_user("ann", "Ann", "hash", 30)
        assert await store.add_user("new", "Ann", "hash", 30)

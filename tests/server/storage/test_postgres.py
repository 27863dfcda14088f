"""Several servers with one database of PostgreSQL: one wins each number, and they hear each other."""

import asyncio

from sqlalchemy import Connection, make_url
from stores import execute, opened, outcomes, summary, until

from rosace.server.storage import Conflict, StorageError, Store


def lose_connections(url: str) -> None:
    """End all connections but this one; when it returns, the locks of their sessions are gone, too."""
    execute(
        url,
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )


async def test_two_servers_race_and_one_wins_each_number(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        tables = [f"t{i}" for i in range(20)]
        backwards = list(reversed(tables))
        for seq in range(10):
            first, second = await asyncio.gather(
                outcomes(*(one.append(table, seq, [b"one"], summary(table)) for table in tables)),
                outcomes(*(two.append(table, seq, [b"two"], summary(table)) for table in backwards)),
            )
            assert all({a, b} == {None, Conflict} for a, b in zip(first, reversed(second), strict=True))
        assert {len(await one.read(table)) for table in tables} == {10}


async def test_of_two_servers_the_one_with_the_longer_log_writes_the_row(postgres: str) -> None:
    """Whichever is last: a game that is over never counts as being played again."""
    async with opened(postgres) as one, opened(postgres) as two:
        tables = [f"t{i:02}" for i in range(40)]
        await asyncio.gather(*(one.append(t, 0, [b"a"], summary(t, seq=1, status="playing")) for t in tables))
        await asyncio.gather(
            *(two.append(t, 1, [b"b"], summary(t, seq=2, status="over", holders=())) for t in tables),
            *(one.append(t, 1, [], summary(t, seq=1, status="playing")) for t in reversed(tables)),
        )
        rows = [await one.summary(table) for table in tables]
    assert rows == [summary(table, seq=2, status="over", holders=()) for table in tables]


async def test_many_servers_that_start_at_once_make_the_database_once(postgres: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres) for _ in range(5)))
    try:
        found = await asyncio.gather(*(store.secret("cookies") for store in stores))
        assert len(set(found)) == 1
    finally:
        await asyncio.gather(*(store.close() for store in stores))


async def test_a_server_hears_what_others_wrote(postgres: str) -> None:
    heard: list[tuple[str, int]] = []
    async with opened(postgres) as one, opened(postgres) as two:
        one.listen(lambda table, seq: heard.append((table, seq)))
        await until(lambda: heard == [("", -1)])
        await one.append("own", 0, [b"a"])
        await two.append("t", 0, [b"a", b"b"])
        await two.append("u", 0, [b"a"])
        assert await outcomes(two.append("t", 1, [b"c"])) == [Conflict]
        await two.append("t", 2, [b"c"])
        await until(lambda: len(heard) >= 4)
        assert heard == [("", -1), ("t", 1), ("u", 0), ("t", 2)]


async def test_a_listener_that_lost_its_connection_says_that_it_missed_something(postgres: str) -> None:
    heard: list[tuple[str, int]] = []
    async with opened(postgres) as one, opened(postgres) as two:
        one.listen(lambda table, seq: heard.append((table, seq)))
        await until(lambda: heard == [("", -1)])
        lose_connections(postgres)
        await until(lambda: heard == [("", -1)] * 2)
        await two.append("t", 0, [b"a"])
        await until(lambda: heard[2:] == [("t", 0)])


async def test_appends_fail_with_their_connection_and_the_next_have_a_new_one(postgres: str) -> None:
    async with opened(postgres) as store, opened(postgres) as other:
        await store.append("t", 0, [b"a"])
        with other._reading.begin() as connection:
            connection.exec_driver_sql("LOCK TABLE entries")
            failing = [asyncio.ensure_future(store.append(f"t{i}", 0, [b"x"])) for i in range(3)]
            await until(lambda: _waiting(connection))
            connection.exec_driver_sql("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted")
            assert await outcomes(*failing) == [StorageError] * 3
        await store.append("t", 1, [b"b"])
        assert await store.read("t") == [b"a", b"b"]
        assert [await store.read(f"t{i}") for i in range(3)] == [[]] * 3


def _waiting(connection: Connection) -> bool:
    return bool(connection.exec_driver_sql("SELECT count(*) FROM pg_locks WHERE NOT granted").scalar())


async def test_idle_connections_that_were_lost_are_replaced_unnoticed(postgres: str) -> None:
    async with opened(postgres) as store:
        await store.append("t", 0, [b"a"])
        await store.read("t")
        lose_connections(postgres)
        await store.append("t", 1, [b"b"])
        assert await store.read("t") == [b"a", b"b"]


async def test_a_claim_is_held_by_one_server_until_it_is_released_or_the_server_ends(postgres: str) -> None:
    async with opened(postgres) as two:
        async with opened(postgres) as one:
            assert await one.claim("t") and await one.claim("t")
            assert not await two.claim("t")
            assert await two.claim("u")
            await two.release("t")  # it is not theirs
            assert not await two.claim("t")
            await one.release("t")
            await one.release("t")
            assert await two.claim("t")
            assert not await one.claim("t")
            assert await one.claim("v")
        async with asyncio.timeout(60):
            while not await two.claim("v"):  # the session of the database ends a moment after its connection
                await asyncio.sleep(0.01)


async def test_claims_are_lost_with_the_connection(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        assert await one.claim("t")
        lose_connections(postgres)
        assert await two.claim("t")
        assert await outcomes(one.claim("t")) == [StorageError]
        assert not await one.claim("t")


async def test_every_connection_commits_to_the_disk(postgres: str) -> None:
    name = make_url(postgres).database
    execute(postgres, f"ALTER DATABASE {name} SET synchronous_commit = off")
    async with opened(postgres) as store:
        for engine in (store._writing, store._reading):
            with engine.connect() as connection:
                assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"

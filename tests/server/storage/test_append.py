"""A log keeps what was appended to it, in order, all of an append or nothing, and a number is given once."""

import asyncio

import pytest
from stores import connected, execute, kept, opened, outcomes, summary

from rosace.server.storage import Conflict, StorageError
from rosace.server.storage.sqlite import MAX_ROWS_PER_STATEMENT
from rosace.server.storage.writer import MAX_BATCH_WRITES


async def test_what_is_appended_is_read_in_order(url: str) -> None:
    async with opened(url) as store:
        await store.append("t", 0, [b"first", b'{"a": "\xc5\x82"}'])
        await store.append("t", 2, [b"", b"\x00\xff"])
        await store.append("other", 0, [b"elsewhere"])
        assert await store.read("t") == [b"first", b'{"a": "\xc5\x82"}', b"", b"\x00\xff"]
        assert await store.read("t", since=3) == [b"\x00\xff"]
        assert await store.read("t", since=4) == []
        assert await store.read("nowhere") == []


async def test_a_taken_number_is_refused_and_nothing_of_the_append_is_stored(url: str) -> None:
    async with opened(url) as store:
        await store.append("t", 0, [b"a", b"b"], summary("t", status="playing"))
        with pytest.raises(Conflict):
            await store.append("t", 1, [b"other b", b"c"], summary("t", status="over"))
        await store.append("u", 1, [b"a"])
        with pytest.raises(Conflict):  # the second of its entries
            await store.append("u", 0, [b"z", b"y"], summary("u"))
        assert await store.read("t") == [b"a", b"b"]
        assert await store.read("u") == [b"a"]
        assert await kept(store, "t") == summary("t", status="playing")
        assert await kept(store, "u") is None


async def test_only_the_offender_in_a_batch_is_refused(url: str) -> None:
    async with opened(url) as store:
        await store.append("t7", 0, [b"there already"])
        assert await outcomes(*(store.append(f"t{i}", 0, [b"new"]) for i in range(30))) == [
            Conflict if i == 7 else None for i in range(30)
        ]
        assert [await store.read(f"t{i}") for i in range(30)] == [
            [b"there already" if i == 7 else b"new"] for i in range(30)
        ]


async def test_of_two_appends_at_once_for_one_number_one_is_stored(url: str) -> None:
    async with opened(url) as store:
        found = await outcomes(store.append("t", 0, [b"a", b"b"]), store.append("t", 1, [b"c"]))
        assert found == [None, Conflict]
        assert await store.read("t") == [b"a", b"b"]


async def test_a_write_the_database_cannot_hold_fails_alone(url: str) -> None:
    async with opened(url) as store:
        found = await outcomes(*(store.append(f"t{i}", 1 << 70 if i == 3 else 0, [b"x"]) for i in range(8)))
        assert found == [StorageError if i == 3 else None for i in range(8)]


async def test_more_than_a_batch_holds_is_stored(url: str) -> None:
    """Batches of every size, and single appends larger than a statement."""
    many = [str(i).encode() for i in range(2 * MAX_ROWS_PER_STATEMENT + 77)]
    async with opened(url) as store:
        tables = [f"t{i}" for i in range(2 * MAX_BATCH_WRITES + 13)]
        await asyncio.gather(store.append("long", 0, many), *(store.append(t, 0, [b"x"]) for t in tables))
        assert await store.read("long") == many
        with connected(url) as connection:
            stored = connection.exec_driver_sql("SELECT DISTINCT table_id FROM entries").scalars()
            assert set(stored) == {"long", *tables}


async def test_a_cancelled_append_hurts_nobody_else(url: str) -> None:
    async with opened(url) as store:
        cancelled = asyncio.ensure_future(store.append("t", 0, [b"a"]))
        await asyncio.sleep(0)
        cancelled.cancel()
        assert await outcomes(cancelled, store.append("u", 0, [b"b"])) == [asyncio.CancelledError, None]


async def test_everything_is_there_after_closing_and_opening_again(url: str) -> None:
    async with opened(url) as store:
        await store.append("t", 0, [b"a"], summary("t"))
        waiting = [asyncio.ensure_future(store.append(f"t{i}", 0, [b"b"])) for i in range(20)]
        await asyncio.sleep(0)
    assert await outcomes(*waiting) == [None] * 20
    async with opened(url) as store:
        assert await store.read("t") == [b"a"]
        assert await kept(store, "t") == summary("t")
        assert [await store.read(f"t{i}") for i in range(20)] == [[b"b"]] * 20


async def test_a_closed_store_says_so(url: str) -> None:
    async with opened(url) as store:
        pass
    await store.close()
    for call in (store.append("t", 0, [b"a"]), store.read("t"), store.probe(), store.claim("t")):
        with pytest.raises(StorageError, match="closed"):
            await call


async def test_the_writer_goes_on_after_the_database_failed(url: str) -> None:
    async with opened(url) as store:
        await store.append("t", 0, [b"a"])
        execute(url, "ALTER TABLE entries RENAME TO hidden")
        failing = [store.append("t", 1, [b"b"]), store.append("u", 0, [b"c"]), store.read("t")]
        assert await outcomes(*failing) == [StorageError] * 3
        execute(url, "ALTER TABLE hidden RENAME TO entries")
        await store.append("t", 1, [b"d"])
        assert await store.read("t") == [b"a", b"d"]
        assert await store.read("u") == []


async def test_an_error_is_one_line_without_what_was_written(url: str) -> None:
    async with opened(url) as store:
        execute(url, "ALTER TABLE entries RENAME TO hidden")
        with pytest.raises(StorageError) as refused:
            await store.append("t", 0, [b"a secret"])
    assert "secret" not in str(refused.value) and "\n" not in str(refused.value)

"""Stores, tables and users for the tests of storage."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, select

from rosace.server.storage import Store, Summary, reading
from rosace.server.storage.schema import tables

ALICE, BOB, EVE = "alice-4f2a", "bob-91c7", "eve-0d3e"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def summary(table: str, **changed: Any) -> Summary:
    """An open public table of Basilica at which Alice sits, but for what is said otherwise."""
    usual = Summary(table, "basilica", "open", "public", 1_000, 1_000, None, False, ((0, ALICE),), b"{}")
    return msgspec.structs.replace(usual, **changed)


async def kept(store: Store, table: str) -> Summary | None:
    """The row by which a table is found."""

    def asked(connection: Connection) -> list[Summary]:
        rows = select(tables).where(tables.c.id == table)
        return reading._summaries(connection, rows, tables.c.id)

    return next(iter(await store._read(asked)), None)


async def outcomes(*appends: Any) -> list[type | None]:
    """What became of appends made at once: None, or the type of the exception."""
    results = await asyncio.gather(*appends, return_exceptions=True)
    return [None if one is None else type(one) for one in results]


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """A connection of our own, in a transaction."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def execute(url: str, statement: str) -> None:
    """Do something behind the store's back."""
    with connected(url) as connection:
        connection.exec_driver_sql(statement)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)

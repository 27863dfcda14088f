"""The writing thread: it stores all waiting writes in one transaction, and reports them when durable.

While one transaction is being committed the next batch gathers. So batches grow with the load, and no write
is delayed to fill a batch.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from rosace.core.errors import RosaceError
from rosace.server.storage.errors import Conflict, cause, failure
from rosace.server.storage.schema import Summary

MAX_BATCH_WRITES = 512  # writes per transaction

Row = tuple[str, int, bytes]  # of `entries`
Work = Callable[[Connection], object]  # statements that depend on each other; it may be repeated

_log = logging.getLogger(__name__)


class Write(NamedTuple):
    """The rows of one caller, stored all or none."""

    done: asyncio.Future[None]
    entries: Sequence[Row] = ()
    summary: Summary | None = None
    other: Executable | Work | None = None


class Writer(Thread):
    """Takes writes from an event loop, stores them in transactions by `store`, resolves their futures."""

    def __init__(
        self,
        engine: Engine,
        store: Callable[[Connection, Sequence[Write]], None],
        loop: asyncio.AbstractEventLoop,
        store_entries: Callable[[Connection, Sequence[Row]], bool] = lambda connection, rows: False,
        errors: tuple[type[Exception], ...] = (),
    ):
        super().__init__(name="storage-writer", daemon=True)
        self._engine = engine
        self._store = store
        self._store_entries = store_entries
        self._failures: tuple[type[Exception], ...] = (OperationalError, InterfaceError, *errors)
        self._loop = loop
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self.start()

    def submit(self, write: Write) -> None:
        self._waiting.put(write)

    def end(self) -> None:
        """Complete pending writes, then end. Nothing may be submitted afterwards."""
        self._waiting.put(None)
        self.join()

    def run(self) -> None:
        while batch := self._gathered():
            outcomes = self._stored(batch)
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(_settle, batch, outcomes)

    def _gathered(self) -> list[Write]:
        """The waiting writes, at least one; empty at the end."""
        batch: list[Write] = []
        write = self._waiting.get()
        with suppress(Empty):
            while write is not None:
                batch.append(write)
                if len(batch) == MAX_BATCH_WRITES:
                    return batch
                write = self._waiting.get_nowait()
            self._waiting.put(None)  # left for the next call
        return batch

    def _is_stored_as_entries(self, connection: Connection, batch: Sequence[Write]) -> bool:
        """Store what most batches are: entries and nothing else."""
        rows: list[Row] = []
        for write in batch:
            if write.summary is not None or write.other is not None:
                return False
            rows += write.entries
        rows.sort()
        return self._store_entries(connection, rows)

    def _stored(self, batch: Sequence[Write]) -> list[RosaceError | None]:
        """Store a batch, and return each write's result. After a failure, halves are tried to isolate it."""
        try:
            with self._engine.connect() as connection:
                if not self._is_stored_as_entries(connection, batch):
                    with connection.begin():
                        self._store(connection, batch)
            return [None] * len(batch)
        except self._failures as error:
            _log.error("the database fails: %s", cause(error))
            return [failure(error) for _ in batch]
        except Exception as error:
            if len(batch) > 1:
                half = len(batch) // 2
                return self._stored(batch[:half]) + self._stored(batch[half:])
            if isinstance(error, IntegrityError):
                return [Conflict("something is stored there already")]
            _log.error("the database refuses a write: %s", cause(error))
            return [failure(error, "the database refuses")]


def _settle(batch: Sequence[Write], outcomes: Sequence[RosaceError | None]) -> None:
    for write, error in zip(batch, outcomes, strict=True):
        if write.done.done():  # its caller was cancelled
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)

"""The one thread that writes: whatever waits is stored in one transaction, and told when it is durable.

While one transaction is being committed the next batch gathers, so batches grow with the load and nobody
waits for company.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Insert
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from rosace.core.errors import RosaceError
from rosace.server.storage.errors import Conflict, StorageError, cause
from rosace.server.storage.schema import Summary

MAX_BATCH_WRITES = 512  # writes in a transaction

Row = tuple[str, int, bytes]  # of `entries`

_log = logging.getLogger(__name__)


class Write(NamedTuple):
    """What one caller wants stored, all of it or nothing."""

    done: asyncio.Future[None]
    entries: Sequence[Row] = ()
    summary: Summary | None = None
    other: Insert | None = None


class Writer(Thread):
    """Takes writes from an event loop, calls `store` with them in a transaction, settles their futures."""

    def __init__(
        self,
        engine: Engine,
        store: Callable[[Connection, Sequence[Write]], None],
        loop: asyncio.AbstractEventLoop,
    ):
        super().__init__(name="storage-writer", daemon=True)
        self._engine = engine
        self._store = store
        self._loop = loop
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self.start()

    def submit(self, write: Write) -> None:
        self._waiting.put(write)

    def end(self) -> None:
        """Store what waits, then end. Nothing may be submitted any more."""
        self._waiting.put(None)
        self.join()

    def run(self) -> None:
        while batch := self._gathered():
            outcomes = self._stored(batch)
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                self._loop.call_soon_threadsafe(_settle, batch, outcomes)

    def _gathered(self) -> list[Write]:
        """What waits now, at least one write; empty at the end."""
        batch: list[Write] = []
        write = self._waiting.get()
        with suppress(Empty):
            while write is not None:
                batch.append(write)
                if len(batch) == MAX_BATCH_WRITES:
                    return batch
                write = self._waiting.get_nowait()
            self._waiting.put(None)  # to be found again by the next call
        return batch

    def _stored(self, batch: Sequence[Write]) -> list[RosaceError | None]:
        """Store a batch; what became of each write. Halves are tried until the offender stands alone."""
        try:
            with self._engine.begin() as connection:
                self._store(connection, batch)
            return [None] * len(batch)
        except (OperationalError, InterfaceError) as error:
            _log.error("the database fails: %s", cause(error))
            return [StorageError(f"the database fails: {cause(error)}") for _ in batch]
        except Exception as error:
            if len(batch) > 1:
                half = len(batch) // 2
                return self._stored(batch[:half]) + self._stored(batch[half:])
            if isinstance(error, IntegrityError):
                return [Conflict("something is stored there already")]
            _log.error("the database refuses a write: %s", cause(error))
            return [StorageError(f"the database refuses: {cause(error)}")]


def _settle(batch: Sequence[Write], outcomes: Sequence[RosaceError | None]) -> None:
    for write, error in zip(batch, outcomes, strict=True):
        if write.done.done():  # its caller has been cancelled
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)

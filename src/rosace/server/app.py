"""The app: the parts of the server, in the order in which they start and stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

from starlette.routing import WebSocketRoute

from rosace.server import (
    account_routes,
    daily_routes,
    health,
    lesson_routes,
    link_preview,
    metrics,
    openapi,
    own_data_routes,
    practice_routes,
    record_routes,
    review_routes,
    session_routes,
    static,
    table_routes,
)
from rosace.server.access import Links
from rosace.server.advisor import Advisor
from rosace.server.api import Api
from rosace.server.asgi import Asgi
from rosace.server.bots import Bots
from rosace.server.daily_routes import Days
from rosace.server.guard import Limits
from rosace.server.hub import Hub
from rosace.server.identity import Seal
from rosace.server.lobby import Lobby
from rosace.server.logs import note
from rosace.server.middleware import framed
from rosace.server.outbox import FlushQueue
from rosace.server.passwords import Guesses, Passwords
from rosace.server.reviews import Reviews
from rosace.server.sessions import Sessions
from rosace.server.settings import Settings
from rosace.server.shutdown import Shutdown
from rosace.server.sockets import Sockets
from rosace.server.storage import StorageError, Store
from rosace.server.tidying import tidy_on

P = ParamSpec("P")
T = TypeVar("T")

API = Api(
    account_routes.api,
    session_routes.api,
    table_routes.api,
    record_routes.api,
    review_routes.api,
    practice_routes.api,
    daily_routes.api,
    lesson_routes.api,
    link_preview.api,
    own_data_routes.api,
)
ENDED_CHECK_INTERVAL_S = 2.0  # seconds between two looks at what other workers have ended
DATABASE_RETRY_S = 0.5  # seconds between two attempts of a worker to open the database
IDLE_CHECK_INTERVAL_S = 10.0  # seconds between two checks for silent sockets


class App:
    """What all endpoints share; the storage and its users exist once the server has started."""

    store: Store
    hub: Hub
    lobby: Lobby
    bots: Bots
    reviews: Reviews
    advisor: Advisor
    links: Links
    seal: Seal
    sessions: Sessions
    days: Days

    def __init__(self, settings: Settings):
        self.settings = settings
        self.limits = Limits(settings)
        self.passwords = Passwords()
        self.guesses = Guesses()
        self.pictures = link_preview.Pictures()
        self.downloads = 0  # that are being sent
        self.shutdown = Shutdown()
        self.flush_queue = FlushQueue()
        self.sockets = Sockets(self)

    @asynccontextmanager
    async def running(self, _: Any = None) -> AsyncIterator[dict[str, Any]]:
        """Open everything; at the end close the sockets first and the storage last."""
        self.store = await _patiently(Store.open, self.settings.database)
        key = await _patiently(self.store.secret, "server")
        self.seal, self.links, self.days = Seal(key), Links(key), Days(key)
        self.sessions = Sessions(self.store, self.seal, self.sockets.end)
        self.bots = Bots(self.settings.bots)
        self.hub = Hub(self.store, self.bots)
        self.lobby = self.hub.lobby = Lobby(self.store, self.settings)
        self.reviews = Reviews(self.store, self.settings.reviews)
        self.advisor = Advisor()
        await _patiently(self.hub.start)
        checks = [
            asyncio.create_task(check())
            for check in (self._close_idle_sockets, self._close_ended_sockets, self._tidy)
        ]
        try:
            yield {"goodbye": self.shutdown.say}
        finally:
            for check in checks:
                check.cancel()
            await self.shutdown.say()
            await self.hub.close()
            await self.reviews.close()
            self.bots.close()
            self.advisor.close()
            self.pictures.close()
            await self.store.close()
            metrics.worker_ends()

    async def _close_idle_sockets(self) -> None:
        while True:
            await asyncio.sleep(IDLE_CHECK_INTERVAL_S)
            self.sockets.close_idle()

    async def _close_ended_sockets(self) -> None:
        """Close the sockets of sessions that another worker has ended, or that ended as they came."""
        while True:
            await asyncio.sleep(ENDED_CHECK_INTERVAL_S)
            with suppress(StorageError):
                await self.sessions.catch_up()

    async def _tidy(self) -> None:
        await tidy_on(self.store, self.settings)


async def _patiently(work: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of a step of the start, as soon as the database is there.

    `rosace serve` has already opened it, so nothing is wrong with its settings. A worker that took the place
    of a dead one, and ended because the database is away too, would be started again and again.
    """
    while True:
        try:
            return await work(*args, **kwargs)
        except StorageError as error:
            note("storage-failed", logging.ERROR, said=str(error))
        await asyncio.sleep(DATABASE_RETRY_S)


def _let_threads_finish() -> None:
    """Keep our threads from interrupting each other when they share a core (SCHED_BATCH).

    Otherwise the thread that writes interrupts the loop whenever the disk is done.
    """
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):  # not allowed in every container
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def create(settings: Settings | None = None) -> Asgi:
    """Create the app; by default with the settings of the environment, as in a worker."""
    if settings is None:
        settings = Settings.read()
        # Messages leave almost no cycles behind: collecting rarely is a fifth faster.
        gc.freeze()
        gc.set_threshold(100_000, 50, 1000)
        _let_threads_finish()
    app = App(settings)
    socket = WebSocketRoute("/socket", app.sockets)
    served = API.mount(app, socket, openapi.route(API))
    return framed(
        [
            served,
            *health.routes(app),
            metrics.route(),
            static.mount(app.settings, partial(link_preview.head, app)),
        ],
        app,
        app.running,
    )

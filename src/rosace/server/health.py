"""Probes: whether this worker runs (GET /livez), and whether it can serve players (GET /readyz, /healthz).

It can if it stores something. It is tried at most once a second, however often it is asked for, and what was
found is told with a reason; when the database works again, so does the next probe.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rosace.server.logs import note
from rosace.server.storage import StorageError

PATHS = LIVE, READY, HEALTH = "/livez", "/readyz", "/healthz"
CACHE_S = 1.0  # seconds between two probes of the database
TIMEOUT_S = 3.0  # seconds within which a healthy database stores something
REASONS = {
    "disk-full": "The disk of the database is full.",
    "disk": "The disk of the database fails, or a limit on the size of files is reached.",
    "locked": "Another program keeps the database locked.",
    "read-only": "The database can only be read.",
    "damaged": "The database is damaged.",
    "unreachable": "The database cannot be reached.",
    "no-answer": f"The database has stored nothing for {TIMEOUT_S:g} seconds.",
    "failed": "The database fails; the log says how.",
    "stopping": "The server is stopping.",
}


class Health:
    """Whether this worker can store; `shared` has `store` and `shutdown`."""

    def __init__(self, shared: Any, clock: Callable[[], float] = time.monotonic):
        self._shared = shared
        self._clock = clock
        self._probe: asyncio.Task[None] | None = None
        self._probed: float | None = None
        self._reason = ""

    async def reason(self) -> str:
        """Why players cannot be served now; empty if they can."""
        if self._shared.shutdown.stopping:
            return "stopping"
        is_old = self._probed is None or self._clock() - self._probed >= CACHE_S
        if self._probe is None and is_old:
            self._probe = asyncio.create_task(self._probe_store())
        if self._probe is not None:
            done, _ = await asyncio.wait([self._probe], timeout=TIMEOUT_S)
            if not done:
                return self._reason or "no-answer"
        return self._reason

    async def _probe_store(self) -> None:
        before, error = self._reason, None
        try:
            await self._shared.store.probe()
            self._reason = ""
        except Exception as failed:
            error = failed
            self._reason = failed.reason if isinstance(failed, StorageError) else "failed"
        self._probe, self._probed = None, self._clock()
        if self._reason and self._reason != before:
            note("unhealthy", logging.ERROR, reason=self._reason, said=str(error))
        elif before and not self._reason:
            note("healthy-again")


def routes(shared: Any) -> list[Route]:
    """The routes of the probes."""
    health = Health(shared)

    async def live(request: Request) -> Response:
        request.scope["template"] = LIVE
        return _answer()

    async def ready(request: Request) -> Response:
        request.scope["template"] = READY
        return _answer(await health.reason())

    return [Route(LIVE, live), Route(READY, ready), Route(HEALTH, ready)]


def _answer(reason: str = "") -> Response:
    headers = {"cache-control": "no-store"}
    if not reason:
        return JSONResponse({"status": "ok"}, headers=headers)
    body = {"status": "unhealthy", "reason": reason, "message": REASONS[reason]}
    return JSONResponse(body, HTTPStatus.SERVICE_UNAVAILABLE, headers)

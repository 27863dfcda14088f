"""The server's app with a probe of its event loop: GET /probe says how long the loop was held up at most."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from rosace.server.app import create as create_app

FIELDS = ("cpu", "wall", "callback")


class Probe:
    """Measures every callback of the loop: its own CPU time, since other processes cost it time as well."""

    def __init__(self) -> None:
        self.callbacks = 0
        self.longest = 0.0, 0.0, ""
        self._run = asyncio.Handle._run
        asyncio.Handle._run = self._measured()  # type: ignore[method-assign]

    def _measured(self) -> Any:
        def run(handle: asyncio.Handle) -> None:
            wall, cpu = time.perf_counter(), time.thread_time()
            self._run(handle)
            cpu, wall = time.thread_time() - cpu, time.perf_counter() - wall
            self.callbacks += 1
            if cpu > self.longest[0]:
                self.longest = cpu, wall, repr(handle)

        return run

    def answer(self) -> dict[str, Any]:
        """What was measured since the last answer."""
        found = {"callbacks": self.callbacks, **dict(zip(FIELDS, self.longest, strict=True))}
        self.callbacks, self.longest = 0, (0.0, 0.0, "")
        return found


def create() -> Any:
    probe, inner = Probe(), create_app()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["path"] == "/probe":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": json.dumps(probe.answer()).encode()})
        else:
            await inner(scope, receive, send)

    return app

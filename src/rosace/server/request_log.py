"""The outermost middleware: counts and logs every request once, and turns every failure into an answer."""

from __future__ import annotations

import logging
import time
from http import HTTPStatus

from rosace.server import health, metrics
from rosace.server.asgi import Asgi, Message, Receive, Scope, Send, address_of
from rosace.server.logs import note
from rosace.server.problems import internal
from rosace.server.settings import Settings

DEBUG_ONLY_PATHS = (*health.PATHS, metrics.PATH, "static")  # logged only at level debug
KNOWN_METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class RequestLog:
    """Logs the route's template, `scope["template"]`, and never the path: ids and secrets stay out."""

    def __init__(self, app: Asgi, settings: Settings):
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def watching(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watching)
        except Exception as error:
            scope["problem"] = "internal"
            note("failed", logging.ERROR, error=error, route=scope.get("template", "unknown"))
            if status:  # part of the answer is sent: break the connection
                raise
            await internal().response()(scope, receive, watching)
        finally:
            self._record(scope, status or HTTPStatus.INTERNAL_SERVER_ERROR, time.perf_counter() - began)

    def _record(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("template", "unknown")
        method = scope["method"] if scope["method"] in KNOWN_METHODS else "other"  # clients may invent any
        metrics.requests.labels(method, route, str(int(status))).inc()
        metrics.request_seconds.labels(route).observe(seconds)
        fields = {"method": method, "route": route, "status": int(status), "ms": round(seconds * 1000, 2)}
        if "problem" in scope:
            fields["code"] = scope["problem"]
            metrics.errors.labels(scope["problem"]).inc()
        if self.settings.log_addresses:
            fields["address"] = address_of(scope, self.settings.behind_proxy)
        note("request", logging.DEBUG if route in DEBUG_ONLY_PATHS else logging.INFO, **fields)

"""The middleware around the app: request log, security headers, hosts, origins, identity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.routing import BaseRoute, Router

from rosace.server.api import not_found
from rosace.server.asgi import Asgi
from rosace.server.guard import Headers, Hosts, Origins
from rosace.server.identity import Identified
from rosace.server.request_log import RequestLog


def framed(routes: Sequence[BaseRoute], shared: Any, lifespan: Any = None) -> Asgi:
    """The ASGI app for these routes; `shared` has `settings`, and `seal` once the lifespan has begun."""
    router = Router(routes, redirect_slashes=False, default=not_found, lifespan=lifespan)
    inner = Hosts(Origins(Identified(router, shared), shared.settings), shared.settings)
    return Headers(RequestLog(inner, shared.settings))

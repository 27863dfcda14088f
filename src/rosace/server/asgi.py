"""What an ASGI scope says about its request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]


def header(scope: Scope, name: bytes) -> str | None:
    """A header's value; the last one where there are several."""
    for key, value in reversed(scope["headers"]):
        if key == name:
            return str(value.decode("latin-1"))
    return None


def path_of(scope: Scope) -> str:
    """The path below where we are mounted, whether or not the proxy has removed its prefix."""
    path, root = str(scope["path"]), str(scope.get("root_path", ""))
    return path[len(root) :] if root and path.startswith(root + "/") else path


def is_https(scope: Scope, behind_proxy: bool) -> bool:
    forwarded = header(scope, b"x-forwarded-proto") if behind_proxy else None
    return (forwarded or scope["scheme"]) in ("https", "wss")


def host_of(scope: Scope, behind_proxy: bool) -> str:
    """The host, with its port, under which we were asked."""
    forwarded = header(scope, b"x-forwarded-host") if behind_proxy else None
    return (forwarded or header(scope, b"host") or "").lower()


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """Who asks. Of forwarded addresses only the last is our proxy's word; the others anybody may write."""
    forwarded = header(scope, b"x-forwarded-for") if behind_proxy else None
    if forwarded:
        return forwarded.rsplit(",", 1)[-1].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""

"""Helpers for ASGI scopes: headers, path, host, address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]


def header(scope: Scope, name: bytes) -> str | None:
    """The value of a header; the last one if there are several."""
    for key, value in reversed(scope["headers"]):
        if key == name:
            return str(value.decode("latin-1"))
    return None


def path_of(scope: Scope) -> str:
    """The path below the root path, whether or not the proxy has removed the prefix."""
    path, root = str(scope["path"]), str(scope.get("root_path", ""))
    return path[len(root) :] if root and path.startswith(root + "/") else path


def is_https(scope: Scope, behind_proxy: bool) -> bool:
    forwarded = header(scope, b"x-forwarded-proto") if behind_proxy else None
    return (forwarded or scope["scheme"]) in ("https", "wss")


def host_of(scope: Scope, behind_proxy: bool) -> str:
    """The host of the request, with its port."""
    forwarded = header(scope, b"x-forwarded-host") if behind_proxy else None
    return (forwarded or header(scope, b"host") or "").lower()


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """The client's address. Of forwarded ones only the last comes from our proxy; others can be forged."""
    forwarded = header(scope, b"x-forwarded-for") if behind_proxy else None
    if forwarded:
        return forwarded.rsplit(",", 1)[-1].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """An address as limits count it: one of IPv6 by its /64, since its owner has all of its addresses.

    >>> network_of("2001:db8:0:1:2:3:4:5"), network_of("::ffff:192.0.2.7")
    ('2001:db8:0:1::/64', '192.0.2.7')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address  # what a proxy says
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))

"""Bad input made of good: JSON values with something wrong somewhere, and texts that are no JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from rosace.core.rng import Rng

HUGE = 10**400
BAD: list[Any] = [
    None, True, False, -1, 0, 1, 15, 16, 2**31, 2**31 + 1, 2**53 + 1, 2**63, 2**64, HUGE, -HUGE, 0.5, -0.0,
    1e308, float("nan"), float("inf"), "", " ", "0", "-1", "null", "x" * 41, "x" * 5000, "\0", "\ud800",
    "\u202e", "\U0001f3b2", "../../etc/passwd",
    "' OR 1=1 --", "{}", [], {}, [None], {"": None}, ["view"] * 9, {"x": {"x": {}}},
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all values within a value, itself included."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from places(item, (*path, key))


def spoilt(value: Any, rng: Rng, others: list[Any] | None = None) -> Any:
    """A value with something else at one of its places: a bad value, one of `others`, nothing, or more."""
    found = {"": deepcopy(value)}
    path = ("", *pick(list(places(value)), rng))
    holder: Any = found
    for key in path[:-1]:
        holder = holder[key]
    last = path[-1]
    kind = rng.pick(6)
    if kind == 0 and isinstance(holder, dict) and len(path) > 1:
        del holder[last]
    elif kind == 1 and isinstance(holder[last], dict):
        holder[last][pick(["x", "type", "id", "seat", ""], rng)] = pick(BAD, rng)
    elif kind == 2:
        holder[last] = [holder[last]]
    elif kind == 3 and others:
        holder[last] = pick(others, rng)
    else:
        holder[last] = pick(BAD, rng)
    return found[""]


def garbled(text: str, rng: Rng) -> str | bytes:
    """A text that is hardly JSON any more."""
    where = rng.pick(len(text) + 1)
    kind = rng.pick(9)
    if kind == 0:
        return text[:where]
    if kind == 1:
        return text + text
    if kind == 2:
        return text.encode()[:where] + bytes([128 + rng.pick(128)]) + text.encode()[where:]
    if kind == 3:
        return bytes(rng.pick(256) for _ in range(rng.pick(64)))
    if kind == 4:
        return "[" * (1 + rng.pick(4000)) + text
    if kind == 5:
        return '{"a":' * (1 + rng.pick(2000)) + "1" + "}" * rng.pick(2000)
    if kind == 6:
        word = pick(["NaN", "-Infinity", "1e999", "01", "+1", "'x'", "undefined"], rng)
        return text.replace(":", f":{word},", 1)
    if kind == 7:
        return text[:where] + pick(["\0", "\u2028", "\ufeff", "\\", '"', "}", ",", "//"], rng) + text[where:]
    return "\ufeff" + text


def doubled(message: dict[str, Any], rng: Rng) -> str:
    """A message in which a key stands twice, the second time with a bad value."""
    key = pick(list(message), rng)
    return json.dumps(message)[:-1] + f", {json.dumps(key)}: {json.dumps(pick(BAD, rng))}}}"


def pick(items: Any, rng: Rng) -> Any:
    return items[rng.pick(len(items))]

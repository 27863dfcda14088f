"""Documents changed and refused, for the tests of every game."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from rosace.core.errors import BadDocument

GONE = object()


def change(found: dict[str, Any], **paths: Any) -> dict[str, Any]:
    """The document with other values; `turn__number=3` is a number in `turn`, GONE takes a name away."""
    found = copy.deepcopy(found)
    for path, value in paths.items():
        *way, last = path.split("__")
        node: Any = found
        for name in way:
            node = node[int(name)] if name.isdigit() else node[name]
        if value is GONE:
            del node[last]
        elif last.isdigit():
            node[int(last)] = value
        else:
            node[last] = value
    return found


def check_refused(read: Callable[[], Any], message: str) -> None:
    """Reading must fail with one line that says so."""
    with pytest.raises(BadDocument, match=message) as caught:
        read()
    assert "\n" not in str(caught.value)

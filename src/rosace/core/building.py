"""Position documents made of little: what is given stays, and a seed chooses the rest.

Each game's `documents/builder.py` fills in what its document lacks; `build` has that checked by the
reader of complete documents.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from rosace.core.errors import BadDocument
from rosace.core.rng import Rng, scatter

ATTEMPTS = 50  # what a seed chooses may contradict what is given: then it chooses again

T = TypeVar("T")


class Chooser:
    """Chooses by a seed, the same everywhere."""

    def __init__(self, seed: int, attempt: int = 0):
        self._rng = Rng(scatter(seed & (1 << 64) - 1, attempt))

    def one(self, items: Sequence[T]) -> T:
        return items[self._rng.pick(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        left = list(items)
        return [left.pop(self._rng.pick(len(left))) for _ in range(len(left))]


def as_json(parts: Mapping[str, Any]) -> dict[str, Any]:
    """The parts as a document has them: tuples as lists, numbers among the names as texts."""
    try:
        return dict(json.loads(json.dumps(parts)))
    except (TypeError, ValueError) as error:
        raise BadDocument(f"a position is made of JSON values: {error}", "not-json") from None


def build(make: Callable[[Chooser], T], check: Callable[[T], object], seed: int) -> T:
    """The first document that the reader accepts, or else its first refusal."""
    refused: BadDocument | None = None
    for attempt in range(ATTEMPTS):
        try:
            document = make(Chooser(seed, attempt))
            check(document)
            return document
        except BadDocument as error:
            refused = refused or error
    assert refused is not None
    raise refused


def filled(said: Sequence[Any], number: int, place: str) -> list[Any]:
    """So many entries: those said, then `...` for those to be chosen."""
    if len(said) > number:
        text = f"{place} has {len(said)} entries, not at most {number}"
        raise BadDocument(text, "wrong-length", place)
    return [*said, *[...] * (number - len(said))]

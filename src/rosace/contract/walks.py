"""Random walks through a game, the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER

Leaning = Callable[[Any, list[int]], list[int]]  # of the legal decisions, those that a walk mostly takes


def walk(
    state: Any, seed: int, daring: bool = False, lean: Leaning | None = None
) -> Iterator[tuple[Any, int]]:
    """Play to the end; yield each state with the action about to be applied, then the end with -1.

    A daring walk prefers the families with high ids, so that rare decisions are taken often.
    A leaning keeps some of the legal decisions, and the walk mostly takes one of those.
    """
    rng = Rng(seed)
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            action = state.sample(rng)
        else:
            legal = state.legal()
            if daring and rng.pick(3):
                legal = legal[len(legal) * 3 // 4 :]
            if lean is not None and rng.pick(10):
                legal = lean(state, legal) or legal
            action = legal[rng.pick(len(legal))]
        yield state, action
        state.apply(action)
    yield state, -1

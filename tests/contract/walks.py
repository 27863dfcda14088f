"""Random walks through a game, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER


def walk(state: Any, seed: int, daring: bool = False) -> Iterator[tuple[Any, int]]:
    """Play to the end; yield each state with the action about to be applied, then the end with -1.

    A daring walk prefers the families with few ids, so that rare decisions are taken often.
    """
    rng = Rng(seed)
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            action = state.sample(rng)
        else:
            legal = state.legal()
            if daring and rng.pick(3):
                legal = legal[len(legal) * 3 // 4 :]
            action = legal[rng.pick(len(legal))]
        yield state, action
        state.apply(action)
    yield state, -1

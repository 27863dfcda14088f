"""The random player: every legal decision is equally likely."""

from __future__ import annotations

from typing import Any

from rosace.core.rng import Rng


class Random:
    name = "random"

    def choose(self, state: Any, seat: int, rng: Rng) -> int:
        legal = state.legal()
        return int(legal[rng.pick(len(legal))])


PLAYER = Random

"""The random player: every legal decision is equally likely."""

from __future__ import annotations

from rosace.players.base import Budget, Observation


class Random:
    def choose(self, seen: Observation, budget: Budget) -> int:
        return seen.legal[seen.rng.pick(len(seen.legal))]

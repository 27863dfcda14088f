"""The random player: every legal decision is equally likely."""

from __future__ import annotations

from rosace.players.base import Budget, Seen


class Random:
    def choose(self, seen: Seen, budget: Budget) -> int:
        return seen.legal[seen.rng.pick(len(seen.legal))]

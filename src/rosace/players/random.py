"""The random player: it takes every legal decision with the same probability."""

from __future__ import annotations

from rosace.players.base import Budget, Observation


class Random:
    def choose(self, observation: Observation, budget: Budget) -> int:
        return observation.legal[observation.rng.pick(len(observation.legal))]

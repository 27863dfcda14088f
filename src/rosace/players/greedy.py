"""The greedy player: looks one complete action ahead and takes the best by `evaluate`.

An action of several decisions (a builder, then its rank) is followed to its end. If another seat decides
in between, its worst answer for us is assumed. Chance is not looked past: an action is evaluated before
the next tile is turned. The player ignores its budget.
"""

from __future__ import annotations

from typing import Any

from rosace.core.errors import BadOptions
from rosace.core.rng import Rng
from rosace.players.base import Budget, Observation

# Far more than an action of our games usually has: a bound for the worst cases.
DEFAULT_LEAVES = 4_000


class Greedy:
    """Evaluates at most about `leaves` ends of actions."""

    def __init__(self, leaves: int = DEFAULT_LEAVES):
        if type(leaves) is not int or leaves < 1:
            raise BadOptions(f"leaves is a whole number from 1 on, not {leaves!r}")
        self.leaves = leaves
        self._scratch: list[Any] = []

    def choose(self, observation: Observation, budget: Budget) -> int:
        self._scratch, rng = [], observation.rng
        values = self._values(observation.state, observation.seat, self.leaves, rng, 0)
        best = max(values.values())
        ties = [action for action, value in values.items() if value == best]
        return int(ties[rng.pick(len(ties))])

    def _values(self, state: Any, seat: int, leaves: int, rng: Rng, depth: int) -> dict[int, float]:
        """Decision -> its value for `seat`, from at most `leaves` ends of actions."""
        values: dict[int, float] = {}
        unfinished = []
        child = self._scratch_state(state, depth)
        for action in _sample(state.legal(), leaves, rng):
            child.copy_from(state)
            child.apply(action)
            if child.mid_action() and child.to_move() >= 0:
                unfinished.append(action)
            else:
                values[action] = child.evaluate(seat)
        share = max(1, (leaves - len(values)) // max(1, len(unfinished)))
        for action in unfinished:
            child.copy_from(state)
            child.apply(action)
            worst_or_best = max if child.to_move() == seat else min
            values[action] = worst_or_best(self._values(child, seat, share, rng, depth + 1).values())
        return values

    def _scratch_state(self, state: Any, depth: int) -> Any:
        """A state to try actions on: copying into it is far cheaper than a new clone."""
        if depth == len(self._scratch):
            self._scratch.append(state.clone())
        return self._scratch[depth]


def _sample(actions: list[int], number: int, rng: Rng) -> list[int]:
    """At most `number` of the actions, sampled uniformly."""
    if len(actions) <= number:
        return actions
    for i in range(number):
        j = i + rng.pick(len(actions) - i)
        actions[i], actions[j] = actions[j], actions[i]
    return actions[:number]

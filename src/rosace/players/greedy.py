"""The greedy player: looks one complete action ahead and takes what `evaluate` likes best.

An action that asks for several decisions (a builder, then its rank) is followed to its end. Where
another seat answers in the middle of it, the answer that is worst for us is assumed. Chance is not
looked behind: the value of an action is what is known before the next tile is turned.
It thinks until it is done, whatever its budget.
"""

from __future__ import annotations

from typing import Any

from rosace.core.errors import BadOptions
from rosace.core.rng import Rng
from rosace.players.base import Budget, Observation

# Far more than one action of our games usually has; it only bounds the worst of them.
LEAVES = 4_000


class Greedy:
    """`leaves` bounds how many ends of actions it looks at."""

    def __init__(self, leaves: int = LEAVES):
        if type(leaves) is not int or leaves < 1:
            raise BadOptions(f"leaves is a whole number from 1 on, not {leaves!r}")
        self.leaves = leaves
        self._scratch: list[Any] = []

    def choose(self, seen: Observation, budget: Budget) -> int:
        self._scratch, rng = [], seen.rng
        values = self._values(seen.state, seen.seat, self.leaves, rng, 0)
        best = max(values.values())
        ties = [action for action, value in values.items() if value == best]
        return int(ties[rng.pick(len(ties))])

    def _values(self, state: Any, seat: int, leaves: int, rng: Rng, depth: int) -> dict[int, float]:
        """The worth of each decision to `seat`, looking at no more than `leaves` ends of actions."""
        values: dict[int, float] = {}
        unfinished = []
        child = self._board(state, depth)
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

    def _board(self, state: Any, depth: int) -> Any:
        """A state to try things out on; copying into one is far cheaper than a new clone."""
        if depth == len(self._scratch):
            self._scratch.append(state.clone())
        return self._scratch[depth]


def _sample(actions: list[int], number: int, rng: Rng) -> list[int]:
    """At most `number` of the actions, drawn without favour."""
    if len(actions) <= number:
        return actions
    for i in range(number):
        j = i + rng.pick(len(actions) - i)
        actions[i], actions[j] = actions[j], actions[i]
    return actions[:number]

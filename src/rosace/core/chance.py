"""Dealing: which outcome a seed gives at a chance node.

An event's outcome depends on the seed and the event's number alone, so a log with takebacks or
other decisions in between still deals the same cards in the same order.
"""

from __future__ import annotations

from rosace.core.rng import scatter


def deal(seed: int, number: int, outcomes: list[tuple[int, int]]) -> int:
    """The outcome of the chance event number `number`, drawn with its weight.

    >>> deal(7, 0, [(10, 1), (11, 3)]) in (10, 11)
    True
    """
    rest = scatter(seed, number) * sum(weight for _, weight in outcomes) >> 64
    for action, weight in outcomes:
        rest -= weight
        if rest < 0:
            return action
    raise AssertionError("weights are positive")

"""Perft: count the positions a number of steps ahead, to detect unintended changes of the rules.

A step is a decision or a chance event; an event counts once for every outcome. A game that ends sooner has
no position that many steps ahead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core.journal import Journal
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE


def first_decision(
    ruleset: Ruleset, seed: int, options: Mapping[str, Any] | None = None, seats: int | None = None
) -> Any:
    """The position at the first decision of a game dealt with `seed`."""
    journal = Journal(ruleset, seats, options, seed)
    journal.deal()
    return journal.state


def count(state: Any, depth: int) -> int:
    """The number of positions `depth` steps ahead.

    count(first_decision(registry.get("basilica"), seed=1), depth=3)
    """
    return _count(state, depth, [state.clone() for _ in range(depth)])


def divide(state: Any, depth: int) -> dict[int, int]:
    """First step (an action id) -> the number of positions after it."""
    scratch = [state.clone() for _ in range(depth)]
    split = {}
    for action in steps(state) if depth > 0 else []:
        scratch[depth - 1].copy_from(state)
        scratch[depth - 1].apply(action)
        split[action] = _count(scratch[depth - 1], depth - 1, scratch)
    return split


def steps(state: Any) -> list[int]:
    """The legal decisions, or the outcomes of a chance node."""
    if state.to_move() == CHANCE:
        return [outcome for outcome, _ in state.chance()]
    decisions: list[int] = state.legal()
    return decisions


def _count(state: Any, depth: int, scratch: list[Any]) -> int:
    if depth == 0:
        return 1
    next_steps = steps(state)
    if depth == 1:
        return len(next_steps)
    child, total = scratch[depth - 1], 0
    for action in next_steps:
        child.copy_from(state)
        child.apply(action)
        total += _count(child, depth - 1, scratch)
    return total

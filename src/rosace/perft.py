"""Perft: how many positions there are a number of steps ahead; the counter that finds silent changes.

A step is a decision or a chance event, an event counting once for every outcome. A game that
ended sooner has no position that many steps ahead.
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
    """The position in which a game dealt with `seed` asks for its first decision."""
    journal = Journal(ruleset, seats, options, seed)
    journal.deal()
    return journal.state


def count(state: Any, depth: int) -> int:
    """The number of positions `depth` steps ahead."""
    return _count(state, depth, [state.clone() for _ in range(depth)])


def divide(state: Any, depth: int) -> dict[int, int]:
    """`count` split by the first step, which is an action id."""
    boards = [state.clone() for _ in range(depth)]
    split = {}
    for action in steps(state) if depth > 0 else []:
        boards[depth - 1].copy_from(state)
        boards[depth - 1].apply(action)
        split[action] = _count(boards[depth - 1], depth - 1, boards)
    return split


def steps(state: Any) -> list[int]:
    """What can happen next: the legal decisions, or the outcomes of a chance node."""
    if state.to_move() == CHANCE:
        return [outcome for outcome, _ in state.chance()]
    return state.legal()


def _count(state: Any, depth: int, boards: list[Any]) -> int:
    if depth == 0:
        return 1
    ahead = steps(state)
    if depth == 1:
        return len(ahead)
    board, total = boards[depth - 1], 0
    for action in ahead:
        board.copy_from(state)
        board.apply(action)
        total += _count(board, depth - 1, boards)
    return total

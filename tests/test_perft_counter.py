"""The counter of positions, held against the plainest possible one."""

from typing import Any

import pytest

from rosace.core import registry
from rosace.core.state import CHANCE, OVER
from rosace.perft import count, divide, first_decision, steps

RULESET = registry.get("basilica")


def plain_count(state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in steps(state):
        ahead = state.clone()
        ahead.apply(action)
        total += plain_count(ahead, depth - 1)
    return total


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_counts_every_position_once(seed: int) -> None:
    state = first_decision(RULESET, seed, {"festum": True})
    assert state.to_move() >= 0
    key = state.key()
    for depth in range(4):
        assert count(state, depth) == plain_count(state, depth)
    assert state.key() == key


def test_divide_splits_the_count() -> None:
    state = first_decision(RULESET, 3)
    split = divide(state, 3)
    assert list(split) == state.legal()
    assert sum(split.values()) == count(state, 3)
    assert divide(state, 0) == {}


def test_chance_counts_by_outcomes() -> None:
    state = RULESET.new(options={"first": "random"})
    assert state.to_move() == CHANCE
    assert count(state, 1) == len(state.chance())


def test_a_finished_game_has_nothing_ahead() -> None:
    state = first_decision(RULESET, 0)
    while state.to_move() != OVER:
        state.apply(steps(state)[0])
    assert (count(state, 0), count(state, 1), count(state, 2)) == (1, 0, 0)

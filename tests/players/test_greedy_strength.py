"""One look ahead must beat none, in every game and from either seat."""

import pytest

from rosace.arena.simulate import simulate
from rosace.core import registry
from sampling import also


def wins_of_greedy(name: str, games: int, seat: int) -> int:
    names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
    outcomes = simulate(registry.get(name), names, {}, games=games, seed=21)
    return sum(outcome.winner == seat for outcome in outcomes)


@pytest.mark.parametrize("seat", [0, also(1)])
@pytest.mark.parametrize("game", registry.names())
def test_greedy_beats_random_at_any_table(game: str, seat: int) -> None:
    assert wins_of_greedy(game, 10, seat) >= 9


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", registry.names())
def test_strength_of_greedy_at_any_table(game: str, seat: int) -> None:
    assert wins_of_greedy(game, 100, seat) >= 95

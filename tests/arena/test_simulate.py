"""Simulations: the same games whoever plays them where, and sums that are right."""

from pathlib import Path

import pytest

from rosace.arena.simulate import GameResult, quantiles, simulate, summary, wilson
from rosace.core import registry
from rosace.players import BadPlayer

RULESET = registry.get("basilica")
OUTCOMES = [
    GameResult(10, 4, (5, 3), 0, "scoring"),
    GameResult(20, 6, (2, 2), None, "stack"),
    GameResult(30, 8, (1, 9), 1, "scoring"),
    GameResult(40, 2, (8, 7), 0, "scoring"),
]


def test_summary() -> None:
    found = summary(OUTCOMES, 2)
    assert (found["games"], found["decisions"], found["chance_events"]) == (4, 100, 20)
    assert found["mean_decisions"] == 25
    assert found["endings"] == {"scoring": 3, "stack": 1}
    assert [seat["wins"]["number"] for seat in found["seats"]] == [2, 1] and found["ties"]["number"] == 1
    assert found["seats"][0]["mean_score"] == 4
    assert list(found["seats"][1]["score_quantiles"].values())[0::6] == [2, 9]


def test_quantiles_are_values_that_occurred() -> None:
    assert quantiles([3]) == [3] * 7
    assert quantiles(list(range(101))) == [0, 5, 25, 50, 75, 95, 100]


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_games_do_not_depend_on_how_many_are_played() -> None:
    few = simulate(RULESET, ["random", "random"], games=5, seed=3)
    many = simulate(RULESET, ["random", "random"], games=60, seed=3)
    assert few == many[:5]
    assert few != simulate(RULESET, ["random", "random"], games=5, seed=4)


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(RULESET, ["random", "random"], games=120, progress=told.append)
    assert told == [50, 100, 120]


def test_games_end_in_a_known_way() -> None:
    for outcome in simulate(RULESET, ["random", "greedy"], {"festum": True}, games=10, seed=1):
        assert outcome.ending in ("scoring", "stack")
        assert outcome.decisions <= RULESET.spec.max_decisions


def test_a_process_that_dies_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "deadly.py").write_text(
        "import os\nclass Bot:\n    def choose(self, observation, budget):\n        os._exit(3)\n"
    )
    with pytest.raises(BadPlayer, match="a process that played games has died"):
        simulate(RULESET, ["random", f"{tmp_path}/deadly.py:Bot"], games=60, jobs=2)


def test_a_player_that_fails_in_a_process_is_named(tmp_path: Path) -> None:
    (tmp_path / "failing.py").write_text(
        "class Bot:\n    def choose(self, observation, budget):\n        raise SystemExit\n"
    )
    with pytest.raises(BadPlayer, match=r"failing.py:Bot failed in failing.py, line 3: SystemExit"):
        simulate(RULESET, ["random", f"{tmp_path}/failing.py:Bot"], games=60, jobs=2)

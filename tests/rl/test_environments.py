"""PettingZoo's and Gymnasium's own tests, and what they do not ask."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test

from contract.conftest import SHIPPED, SHIPPED_SAMPLED, Table
from rosace.core import extras, record
from rosace.core.errors import BadOptions
from rosace.core.journal import Journal
from rosace.core.state import OVER
from rosace.players import BadPlayer
from rosace.rl import MissingExtra, gymnasium_env, parallel_env, pettingzoo_env
from sampling import sampled

# PettingZoo says so of every environment whose observations have an action mask.
MASKED = [
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
]
# Gymnasium's tests of what `gymnasium.make` adds.
UNREGISTERED = "ignore:.*Not able to test alternative render modes:UserWarning"
SEATED = sampled((table for table in SHIPPED if "first" not in str(table)), lambda table: table.seats != 3)


def maker(table: Table) -> Any:
    return partial(pettingzoo_env, table.ruleset.spec.name, seats=table.seats, **dict(table.options))


@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize("table", SHIPPED_SAMPLED, ids=str)
def test_pettingzoos_api_seed_and_render_tests_pass(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(maker(table)(), num_cycles=100)
    seed_test(maker(table), num_cycles=40)
    render_test(maker(table), custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize("table", SEATED, ids=str)
def test_pettingzoos_parallel_test_passes(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    env = parallel_env(table.ruleset.spec.name, seats=table.seats, **dict(table.options))
    parallel_api_test(env, num_cycles=1000)
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_pettingzoos_benchmark_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes five seconds of whatever clock it is given."""
    ticks = iter(range(10_000))
    clock = SimpleNamespace(time=lambda: next(ticks) / 20)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(pettingzoo_env("basilica"))
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, seed: int) -> dict[str, float]:
    """A game by choices of NumPy's; what it was worth."""
    env.reset(seed=seed)
    rng, won = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        won[agent] += reward
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return won


@pytest.mark.parametrize("table", SEATED, ids=str)
def test_a_game_is_that_of_its_seed_and_can_be_replayed(table: Table) -> None:
    env = maker(table)()
    won = play(env, 12)
    ours = env.unwrapped.game
    assert record.replay(record.loads(ours.record().dumps())).key() == ours.state.key()
    assert list(won.values()) == [ours.state.utility(seat) for seat in range(table.seats)]
    journal = Journal(table.ruleset, table.seats, dict(table.options), seed=12)
    journal.deal()
    assert journal.actions == ours.actions[: len(journal.actions)]


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    envs = [pettingzoo_env("sagrada") for _ in range(2)]
    seeds = []
    for env in envs:
        env.reset(seed=3)
        seeds.append([])
        for _ in range(3):
            seeds[-1].append(env.unwrapped.game.seed)
            env.reset()
    assert seeds[0] == seeds[1] and seeds[0][0] == 3 and len(set(seeds[0])) == 3
    envs[0].reset(seed=np.int64(3))
    assert envs[0].unwrapped.game.record().dumps() and envs[0].unwrapped.game.seed == 3
    other = pettingzoo_env("sagrada")
    other.reset()
    assert other.unwrapped.game.seed not in seeds[0]


def test_who_does_not_decide_has_an_empty_mask() -> None:
    env = pettingzoo_env("sagrada", seats=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert [agent for agent, some in masks.items() if some] == [env.agent_selection]


def test_an_illegal_action_loses() -> None:
    env = pettingzoo_env("basilica")
    env.reset(seed=1)
    mover = env.agent_selection
    env.step(env.action_space(mover).n - 1)
    assert env.terminations[mover] and env.rewards[mover] == -1
    rewards = {}
    for agent in env.agent_iter():
        _, rewards[agent], over, _, _ = env.last()
        assert over
        env.step(None)
    assert rewards == {agent: -1.0 if agent == mover else 0.0 for agent in env.possible_agents}
    assert set(play(env, 2).values()) <= {-1.0, 0.0, 1.0}


@pytest.mark.filterwarnings(UNREGISTERED)
@pytest.mark.parametrize("name,seats", [("sagrada", 1), ("sagrada", 2), ("basilica", 2), ("fantazja", 2)])
def test_gymnasiums_checker_passes(name: str, seats: int) -> None:
    for mode in (None, "ansi", "svg"):
        check_env(gymnasium_env(name, seats=seats, opponent="random", render_mode=mode).unwrapped)


@pytest.mark.parametrize("name", ["basilica", "sagrada", "fantazja"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_against_a_player(name: str, seat: int) -> None:
    """Greedy beats choices at random, whoever sits where."""
    env, won = gymnasium_env(name, opponent="greedy", seat=seat), 0.0
    for game in range(3):
        rng, over = np.random.default_rng(game), False
        _, info = env.reset(seed=game)
        while not over:
            _, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))
            assert not cut and (over or reward == 0.0)
        won += reward
        assert len(info["points"]) == 2 and env.game.state.to_move() == OVER
    assert won < 0


def test_solo_needs_no_opponent_and_an_illegal_action_ends_it() -> None:
    env = gymnasium_env("sagrada", seats=1, difficulty=5, render_mode="ansi")
    seen, _ = env.reset(seed=2)
    assert seen["action_mask"].sum() == 4 and "\n" in env.render()
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info) == (-1.0, True, {"illegal": "sagrada/not-now"})
    with pytest.raises(ResetNeeded):
        env.step(env.action_masks().argmax())


def test_a_seat_steps_only_while_a_game_is_played() -> None:
    env, over = gymnasium_env("sagrada", opponent="random"), False
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    while not over:
        _, _, over, _, _ = env.step(env.action_masks().argmax())
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset()
    assert env.step(env.action_masks().argmax())[1:4] == (0.0, False, False)


def test_a_game_in_which_an_opponent_failed_is_not_gone_on_with(tmp_path: Path) -> None:
    """The next decision would be taken for the opponent's."""
    (tmp_path / "bad.py").write_text(
        "class Bad:\n    def choose(self, observation, budget):\n        return -1\n"
    )
    env = gymnasium_env("sagrada", opponent=f"{tmp_path}/bad.py:Bad")
    with pytest.raises(BadPlayer):
        env.reset(seed=1)
        while True:
            env.step(env.action_masks().argmax())
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_what_cannot_be_played_is_refused_in_a_line() -> None:
    with pytest.raises(BadOptions, match="unknown game 'chess'"):
        pettingzoo_env("chess")
    with pytest.raises(BadOptions, match="has no option ghost"):
        pettingzoo_env("sagrada", ghost=1)
    with pytest.raises(BadOptions, match="render_mode is one of human, ansi, svg"):
        pettingzoo_env("sagrada", render_mode="rgb_array")
    with pytest.raises(BadOptions, match="render_mode is one of"):
        gymnasium_env("sagrada", render_mode="rgb_array")
    with pytest.raises(BadOptions, match="seat is one of 0 to 1, not 2"):
        gymnasium_env("sagrada", seat=2)
    with pytest.raises(BadOptions, match="no player 'god'"):
        gymnasium_env("sagrada", opponent="god")


def test_a_game_without_planes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from rosace.core import registry

    monkeypatch.setattr(type(registry.get("sagrada")), "observation", None)
    with pytest.raises(BadOptions, match="has no observation"):
        pettingzoo_env("sagrada")


@pytest.mark.parametrize(
    "asked,missing,name",
    [
        ("rosace.rl.pettingzoo_env('sagrada')", "pettingzoo", "rl"),
        ("rosace.rl.gymnasium_env('sagrada')", "gymnasium", "rl"),
        ("rosace.rl.VectorGame", "numpy", "rl"),
        ("import_module('rosace.rl.openspiel')", "pyspiel", "openspiel"),
    ],
)
def test_what_is_not_installed_is_missed_in_a_line(asked: str, missing: str, name: str) -> None:
    script = f"""
import sys
from importlib import import_module
sys.modules[{missing!r}] = None
import rosace.rl
try:
    {asked}
except rosace.rl.MissingExtra as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == f"{missing} is not installed: {extras.install_hint(name)}\n", done.stderr


def test_a_module_of_ours_that_is_missing_is_no_extra() -> None:
    with pytest.raises(ModuleNotFoundError) as caught, extras.extra("rl"):
        import rosace.nothing  # noqa: F401
    assert not isinstance(caught.value, MissingExtra)

"""The same search gives the same tree: on every machine, compiled or not, in new and in used pools."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rosace.core.state import is_compiled
from rosace.search import Search, Settings
from rosace.search.tree import natural_log, squash

from . import positions, trees

TESTS = Path(__file__).parent.parent


def test_trees_are_the_golden_ones() -> None:
    """A change here changes how every computer player plays: `make goldens`, and say why."""
    assert trees.golden(trees.searched()) == json.loads(trees.GOLDEN.read_text(encoding="utf-8"))


def test_goldens_have_what_a_search_can_meet() -> None:
    golden = json.loads(trees.GOLDEN.read_text(encoding="utf-8"))
    assert set(trees.CASES) < set(golden)
    assert any(len(tree["visits"]) > 15 for tree in golden.values())
    assert any(len(tree.get("line", ())) > 5 for tree in golden.values())
    for name in trees.CASES:
        assert sum(golden[name]["visits"].values()) == trees.SIMULATIONS


@pytest.mark.skipif(not is_compiled(), reason="there is no other build to compare with")
def test_both_builds_grow_the_same_trees() -> None:
    """Every visit, and every value to the last bit."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "search.trees"],
        cwd=TESTS, env=os.environ | {"ROSACE_PURE": "1"}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == json.loads(json.dumps(trees.searched()))


def test_a_used_pool_is_as_good_as_a_new_one() -> None:
    """What a search left behind must not be found by the next one."""
    search = Search(Settings(nodes=6000))
    here, there = positions.after("sagrada-2", 10), positions.after("basilica", 10)
    first = search.run(here, simulations=900, seed=1)
    search.run(there, simulations=5800, seed=2)
    assert search.run(here, simulations=900, seed=1) == first
    assert Search(Settings(nodes=6000)).run(here, simulations=900, seed=1) == first


def test_a_search_repeats_and_another_seed_differs() -> None:
    state = positions.after("basilica", 15)
    results = [Search().run(state, simulations=700, seed=seed) for seed in (5, 5, 6)]
    assert results[0] == results[1]
    assert results[0] != results[2]


def test_threads_repeat_for_their_number() -> None:
    state = positions.after("sagrada-2", 14)
    two = [Search(threads=2).run(state, simulations=3000, seed=5) for _ in range(3)]
    assert two[0] == two[1] == two[2]
    assert two[0].simulations == 3000
    one = Search().run(state, simulations=3000, seed=5)
    assert one != two[0]
    assert two[0].nodes > one.nodes > 1000


def test_each_thread_has_a_stream_of_its_own() -> None:
    """Two threads with one stream would say everything twice."""
    state = positions.after("sagrada-2", 12)
    half = Search().run(state, simulations=400, seed=5)
    both = Search(threads=2).run(state, simulations=800, seed=5)
    assert [move.visits * 2 for move in sorted(half.moves, key=lambda m: m.action)] != [
        move.visits for move in sorted(both.moves, key=lambda m: m.action)
    ]


@pytest.mark.parametrize(
    "settings", ({}, {"keyed": True}, {"prior": 1.0, "depth": 0}, {"patience": 4}, {"preference": 1.0})
)
@pytest.mark.parametrize("table", positions.TABLES)
def test_what_is_found_adds_up(table: str, settings: dict) -> None:
    state = positions.after(table, 9)
    result = Search(Settings(early=False, **settings)).run(state, simulations=500, seed=2)
    assert sorted(move.action for move in result.moves) == state.legal()
    assert sum(move.visits for move in result.moves) == result.simulations == 500
    assert sum(move.share for move in result.moves) == pytest.approx(1)
    assert result.moves[0].action == result.action == result.line[0]
    assert [move.visits for move in result.moves] == sorted((m.visits for m in result.moves), reverse=True)
    assert result.seat == state.to_move()
    assert result.decisions >= 500
    for move in result.moves:
        assert len(move.values) == (state.seats if move.visits else 0)
        assert all(-1 <= value <= 1 for value in move.values)


@pytest.mark.parametrize("table", ("basilica", "fantazja", "sagrada-2", "sagrada-3", "sagrada-4"))
def test_the_worth_of_victories_is_shared_out(table: str) -> None:
    """Utilities sum to nothing, so do their means."""
    result = Search(Settings(early=False)).run(positions.after(table, 9), simulations=300, seed=2)
    for move in result.moves:
        assert sum(move.values) == pytest.approx(0)


def test_every_decision_is_tried_before_one_is_tried_often() -> None:
    state = positions.after("basilica", 20)
    width = len(state.legal())
    result = Search().run(state, simulations=width, seed=1)
    assert {move.visits for move in result.moves} == {1}


@pytest.mark.parametrize("table", ("basilica", "fantazja"))
def test_the_line_can_be_played_until_chance_speaks(table: str) -> None:
    state = positions.after(table, 12)
    result = Search(Settings(early=False)).run(state, simulations=4000, seed=1)
    assert len(result.line) > 2
    played = 0
    for action in result.line:
        if state.to_move() < 0:
            break
        assert action in state.legal()
        state.apply(action)
        played += 1
    assert played


def test_logarithms_are_close_and_evaluations_stay_in_bounds() -> None:
    for number in [*range(1, 2000), 4095, 65535, 65536, 10**6, 2**31 - 1]:
        assert natural_log(number) == pytest.approx(math.log(number), abs=2e-6)
    assert squash(0.0) == 0
    assert squash(1.0) == pytest.approx(0.7071, abs=1e-4)
    assert -1 <= squash(-1000.0) < squash(-3.0) < squash(2.0) < squash(1000.0) <= 1

"""Budgets, stopping, early ends, memory, and what is refused."""

from __future__ import annotations

import threading
import time
from itertools import pairwise
from typing import Any

import pytest

from contract.cups import RULESET as CUPS
from contract.walks import walk
from rosace.core import registry
from rosace.core.state import CHANCE, MOVE_CAPACITY, OVER, Kernel, is_compiled
from rosace.search import Search, SearchResult, Settings

from . import positions

# Seconds too many: uncompiled a single simulation takes milliseconds. On the wall, a busy machine adds to it.
SLACK = 0.5
BUSY = 30.0


def test_simulations_are_the_number_asked_for() -> None:
    state = positions.after("sagrada-2", 10)
    search = Search(Settings(early=False))
    for number in (1, 2, 7, 513, 1025):
        result = search.run(state, simulations=number, seed=1)
        assert (result.simulations, result.ended) == (number, "budget")


def test_a_search_of_some_time_keeps_to_it() -> None:
    state = positions.after("basilica", 10)
    measured = Search(Settings(early=False), clock=time.thread_time)
    walled = Search(Settings(early=False))
    for seconds in (0.02, 0.1, 0.3):
        began = time.thread_time()
        result = measured.run(state, seconds=seconds, seed=1)
        assert seconds <= result.seconds <= time.thread_time() - began < seconds + SLACK
        assert result.ended == "budget"
        began = time.perf_counter()
        result = walled.run(state, seconds=seconds, seed=1)
        assert seconds <= result.seconds <= time.perf_counter() - began < seconds + BUSY
        assert result.ended == "budget"


def test_the_stricter_of_two_limits_counts() -> None:
    state = positions.after("basilica", 10)
    assert Search().run(state, simulations=20, seconds=60).simulations == 20
    assert Search().run(state, simulations=10**9, seconds=0.05).simulations < 10**7


def test_another_thread_can_stop_a_search() -> None:
    stop = threading.Event()
    began = time.perf_counter()
    threading.Timer(0.1, stop.set).start()
    result = Search(Settings(early=False)).run(positions.after("basilica", 10), stop=stop)
    assert stop.is_set()
    assert result.ended == "stopped"
    assert result.simulations > 0
    assert time.perf_counter() - began < 0.1 + BUSY


def test_a_search_stopped_before_it_began_still_has_an_answer() -> None:
    stop = threading.Event()
    stop.set()
    state = positions.after("sagrada-2", 10)
    result = Search().run(state, seconds=60, stop=stop)
    assert result.ended == "stopped"
    assert result.action in state.legal()
    assert result.seconds < BUSY


def test_others_run_while_a_search_does() -> None:
    """The GIL is free: a thread that counts gets on with it, and ends the search when it has."""
    stop = threading.Event()

    def count() -> None:
        for _ in range(10):
            time.sleep(0.001)
        stop.set()

    counting = threading.Thread(target=count)
    counting.start()
    state = positions.after("sagrada-4", 10)
    assert Search(Settings(early=False)).run(state, seconds=60, stop=stop).ended == "stopped"
    counting.join()


def test_progress_is_told_while_it_runs() -> None:
    reports: list[SearchResult] = []
    stop = threading.Event()

    def hear(result: SearchResult) -> None:
        reports.append(result)
        if len(reports) == 3:
            stop.set()

    state = positions.after("basilica", 10)
    search = Search(Settings(early=False))
    last = search.run(state, progress=hear, stop=stop)
    assert len(reports) == 3
    assert all(later.seconds - sooner.seconds > 0.05 for sooner, later in pairwise(reports)), "now and then"
    numbers = [result.simulations for result in reports]
    assert numbers == sorted(numbers) and 0 < numbers[0] < last.simulations
    assert all(result.ended == "running" and result.line[0] == result.action for result in reports)


def test_what_progress_raises_ends_the_search_and_the_next_one_works() -> None:
    class Enough(Exception):
        pass

    def enough(result: SearchResult) -> None:
        raise Enough

    state = positions.after("basilica", 10)
    search = Search(Settings(early=False))
    with pytest.raises(Enough):
        search.run(state, seconds=5, progress=enough)
    assert search.run(state, simulations=30).simulations == 30


def test_it_ends_early_when_nothing_can_change() -> None:
    """The same choice as with all of the budget."""
    number, ended = 6000 if is_compiled() else 1500, 0
    for decisions in range(0, 60, 6):
        state = positions.after("sagrada-2", decisions)
        early = Search(Settings(exploration=0.3)).run(state, simulations=number, seed=3)
        whole = Search(Settings(exploration=0.3, early=False)).run(state, simulations=number, seed=3)
        assert whole.ended == "budget" and whole.simulations == number
        assert early.action == whole.action
        ended += early.ended == "early" and early.simulations < number
    assert ended >= 3


def test_a_single_decision_needs_no_search() -> None:
    for state, _ in walk(positions.new("sagrada-2")[1], 3):
        if len(state.legal()) == 1:
            break
    result = Search().run(state, seconds=60)
    assert (result.ended, result.simulations, result.action) == ("forced", 0, state.legal()[0])
    assert result.moves[0].values == () and result.moves[0].share == 1
    assert result.line == (result.action,)
    thorough = Search(Settings(early=False)).run(state, simulations=50)
    assert thorough.simulations == 50 and len(thorough.moves[0].values) == 2


@pytest.mark.parametrize("settings", ({}, {"keyed": True}, {"prior": 1.0}))
@pytest.mark.parametrize("table", ("basilica", "fantazja"))
def test_the_pool_is_never_exceeded_and_the_search_goes_on(table: str, settings: dict[str, Any]) -> None:
    nodes = MOVE_CAPACITY + 1
    state = positions.after(table, 30)
    search = Search(Settings(nodes=nodes, early=False, **settings))
    result = search.run(state, simulations=5000, seed=1)
    assert result.nodes == nodes
    assert result.simulations == 5000
    assert result.action in state.legal()
    roomy = Search(Settings(early=False, **settings)).run(state, simulations=5000, seed=1)
    assert roomy.nodes > nodes


def test_two_searches_at_once_are_refused_and_two_engines_are_not() -> None:
    state = positions.after("basilica", 10)
    search = Search(Settings(early=False))
    errors: list[BaseException] = []

    def again(result: SearchResult) -> None:
        try:
            search.run(state, simulations=10)
        except RuntimeError as error:
            errors.append(error)
        assert Search().run(state, simulations=10, seed=4).simulations == 10

    search.run(state, seconds=0.15, progress=again)
    assert errors and "already" in str(errors[0])


def test_games_that_are_no_kernels_are_refused() -> None:
    """Compiled, their methods would not even be called."""
    cups = CUPS.new()
    cups.apply(cups.chance()[0][0])
    for state in (cups, Kernel(), None):
        with pytest.raises(TypeError, match="kernel"):
            Search().run(state, simulations=10)


def test_positions_where_nobody_decides_are_refused() -> None:
    seen = set()
    for state, _ in walk(positions.new("basilica")[1], 1):
        if state.to_move() < 0:
            seen.add(state.to_move())
            with pytest.raises(ValueError, match="nobody decides"):
                Search(Settings(nodes=5000)).run(state, simulations=10)
    assert seen == {CHANCE, OVER}


def test_a_search_without_a_limit_is_refused() -> None:
    state = positions.after("basilica", 1)
    with pytest.raises(ValueError, match="limit"):
        Search().run(state)
    for wrong in (0, -3):
        with pytest.raises(ValueError, match="simulations"):
            Search().run(state, simulations=wrong)
    for wrong in (0, 257):
        with pytest.raises(ValueError, match=f"threads cannot be {wrong}"):
            Search(threads=wrong)


@pytest.mark.parametrize(
    "wrong",
    (
        {"exploration": -0.1}, {"depth": -1}, {"scale": 0.0}, {"margin": 1.5}, {"margin": -0.5},
        {"prior": -1.0}, {"patience": -1}, {"nodes": 100}, {"nodes": 1 << 30}, {"exploration": float("nan")},
        {"preference": -0.5}, {"depth": 1 << 31}, {"patience": 1 << 31}, {"scale": float("inf")},
    ),
)  # fmt: skip
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Settings(**wrong)


@pytest.mark.parametrize("name", registry.names())
def test_every_game_says_how_it_is_searched(name: str) -> None:
    ruleset = registry.get(name)
    settings = Settings.of(ruleset)
    assert settings != Settings()
    assert Settings.of(ruleset, nodes=9000).nodes == 9000
    assert Settings.of(ruleset, nodes=settings.nodes) == settings

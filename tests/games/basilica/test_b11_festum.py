"""B11: Festum Fatuorum, set-up."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rosace.core.errors import BadOptions
from rosace.core.state import OVER
from rosace.games.basilica.kernel.component_data import COMPONENTS
from rosace.games.basilica.kernel.constants import ORDERS

from .helpers import RULESET, count_tiles, finish, outcomes, play, position, seen, settle, step

VARIANTS = pytest.mark.parametrize("variant", ["2010", "2022"])
SIX: dict[str, Any] = {"festum": True, "remove_six": True}


@VARIANTS
def test_b11_1_eight_more_tiles_are_shuffled_in(variant: str) -> None:
    state = RULESET.new(options={"variant": variant, "festum": True, "first": "1"})
    assert sum(outcomes(state).values()) == seen(state)["stack"]["tiles"] == 66
    assert sum(weight for text, weight in outcomes(state).items() if text.endswith(".altar")) == 8
    assert sum(outcomes(RULESET.new(options={"variant": variant, "first": "1"})).values()) == 58


def test_b11_1_without_it_there_is_no_altar() -> None:
    state = RULESET.new(options={"first": "1"})
    assert not any(text.endswith(".altar") for text in outcomes(state))
    assert seen(state)["altars_left"] == 0
    assert seen(RULESET.new(options={"festum": True}))["altars_left"] == 14
    assert ORDERS[COMPONENTS.festum_tiles[0].back % 8] == "altar"


def test_b11_1_six_unseen_tiles_go_back_to_the_box() -> None:
    """The stack is six shorter, but any of the 66 may be the next one: nobody knows which six it was."""
    state = RULESET.new(options=SIX | {"first": "1"})
    assert seen(state)["stack"]["tiles"] == 60
    assert seen(state)["removed"] == 6
    assert sum(outcomes(state).values()) == 66
    after = settle(state)
    assert seen(after)["stack"]["tiles"] == 54


def test_b11_1_the_chance_of_every_draw_counts_the_six_too() -> None:
    state = position("R@1 Y . . .", **SIX, stack=3)
    drawn = step(state, "place 2 a2")
    assert sum(outcomes(drawn).values()) == 2 + 6


def test_b11_1_the_last_tile_of_the_first_stack_may_still_be_any_of_seven() -> None:
    state = position("R@1 Y . . .", **SIX, stack=2)
    assert sum(outcomes(step(state, "place 2 a2")).values()) == 1 + 6


def test_b11_1_they_never_come_back() -> None:
    """The reshuffled stack is the discards and nothing else."""
    state = position("R@1 Y . . .", **SIX, stack=[])
    gone: Counter[str] = Counter()
    for discard in seen(state)["discards"]:
        gone[f"top {'-'.join(discard['colours'])}.{discard['order']}"] += discard["number"]
    drawn = step(state, "place 2 a2")
    assert outcomes(drawn) == gone
    assert seen(drawn)["removed"] == 6


@VARIANTS
def test_b11_1_they_stay_secret_to_the_end(variant: str) -> None:
    """At the end sixty tiles can be accounted for, and no view says which the other six are."""
    for seed in range(3):
        state = finish(RULESET.new(options=SIX | {"variant": variant}), random.Random(seed))
        assert state.to_move() == OVER
        for seat in (0, 1, None):
            view = seen(state, seat)
            assert view["removed"] == 6
            assert "pool" not in view and "unseen" not in view
        assert count_tiles(state) == 66


def test_b11_1_removing_six_is_an_option_of_festum_only() -> None:
    with pytest.raises(BadOptions, match="B11.1"):
        RULESET.new(options={"remove_six": True})


def test_b11_1_after_the_reshuffle_the_six_still_cloud_the_crown_of_an_old_order_tile() -> None:
    """The red altar tile in the row came from the first stack, and there was another one."""
    row = {"orders": ("R+.altar", "B.move", "B.glass")}
    for where, weights in (
        ({"six": ["R-.altar"]}, {"crown no": 1, "crown yes": 1}),
        ({"discards": ["R-.altar"]}, {}),
    ):
        state = play(position("R@1 Y . . .", **SIX, **row, **where, stack=[]), "place 2 a2")
        assert seen(state)["stack"]["reshuffled"]
        flipped = step(state, "place 1 a3")
        assert {
            text: weight for text, weight in outcomes(flipped).items() if text.startswith("crown")
        } == weights

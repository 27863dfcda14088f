"""F1: set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rosace.core.errors import BadOptions
from rosace.core.rng import Rng
from rosace.core.state import CHANCE
from rosace.games.fantazja.kernel.constants import TYPES

from .boards import NAMES, RULESET, build, discards, outcomes, position, seen, settle, step, texts, token


def new(first: str = "1") -> Any:
    return RULESET.new(options={"first": first})


def test_f1_1_two_factions_of_the_same_27_tiles() -> None:
    assert RULESET.spec.seats == (2,)
    view = seen(new())
    assert [player["faction"] for player in view["players"]] == ["nature", "light"]
    assert [player["stack_size"] for player in view["players"]] == [27, 27]
    for seat in (0, 1):
        state = new(str(seat + 1))
        assert set(outcomes(state)) == {f"draw {name}" for name in NAMES}
    assert len(set(NAMES)) == 27


def test_f1_1_the_castle_lies_alone_in_the_middle() -> None:
    (castle,) = seen(new())["stacks"]
    assert (castle["at"], castle["tile"], castle["owner"], castle["turn"]) == ("castle", "castle", None, 0)


def test_f1_1_every_tile_of_a_draw_stack_is_as_likely_as_any_other() -> None:
    state = new()
    for left in range(27, 21, -1):
        assert set(outcomes(state).values()) == {1}
        assert len(outcomes(state)) == left
        state.apply(state.chance()[-1][0])
    drawn: Counter[int] = Counter()
    rng = Rng(1)
    for _ in range(2700):
        drawn[new().sample(rng)] += 1
    # With 26 degrees of freedom one run in ten thousand exceeds 61.
    assert sum((number - 100) ** 2 / 100 for number in drawn.values()) + 100 * (27 - len(drawn)) < 61


@pytest.mark.parametrize("first", [0, 1])
def test_f1_2_each_draws_six_tiles_who_begins_first(first: int) -> None:
    state = new(str(first + 1))
    drawing = []
    while state.to_move() == CHANCE:
        drawing.append(seen(state)["turn"])
        state.apply(state.chance()[0][0])
    assert drawing == [first] * 6 + [1 - first] * 6
    view = seen(state)
    assert [player["hand_size"] for player in view["players"]] == [6, 6]
    assert [player["stack_size"] for player in view["players"]] == [21, 21]
    assert (state.to_move(), view["phase"]) == (first, "turn")


def test_f1_2_the_hand_is_hidden_from_the_opponent() -> None:
    state = settle(new())
    for viewer in (None, 0, 1):
        hands = [player["hand"] for player in seen(state, viewer)["players"]]
        assert [hand is not None for hand in hands] == [viewer == 0, viewer == 1]
    assert seen(state, 0)["players"][0]["hand"] == NAMES[:6]


def test_f1_2_discards_are_those_of_their_owner_and_open_to_all() -> None:
    state = position("e1 lMIa", hand="RIa", discards=("Sa", "Sb"))
    after = build(state, "RIa", "s1e1")  # F6.5: a tile of each goes
    assert (discards(after, 0), discards(after, 1)) == ("RIa Sa", "MIa Sb")
    for viewer in (None, 0, 1):
        assert [player["discards"] for player in seen(after, viewer)["players"]] == [
            ["RIa", "Sa"],
            ["MIa", "Sb"],
        ]


def test_f1_3_five_power_tokens_and_eight_bonus_tokens_in_the_pool() -> None:
    view = seen(new())
    assert set(view["tokens"]) == set(TYPES) and len(TYPES) == 5
    assert all(token(new(), kind) == "pool" for kind in TYPES)
    assert (view["bonus_left"], [player["bonus"] for player in view["players"]]) == (8, [0, 0])
    assert {text for text in texts(settle(new())) if text.startswith("power")} == set()


def test_f1_4_random_unless_an_option_names_the_player() -> None:
    state = RULESET.new()
    assert outcomes(state) == {"first 1": 1, "first 2": 1}
    assert seen(state)["turn"] is None
    for seat in (0, 1):
        assert settle(step(state, f"first {seat + 1}")).to_move() == seat
        assert settle(new(str(seat + 1))).to_move() == seat
        assert seen(new(str(seat + 1)))["phase"] == "draw"
    with pytest.raises(BadOptions):
        new("3")

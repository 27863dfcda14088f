"""F2: the tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from rosace.games.fantazja.kernel.component_data import COMPONENTS
from rosace.games.fantazja.kernel.constants import ELEMENTS, TYPES

from .boards import (
    FACES,
    RULESET,
    build,
    choices,
    land,
    places,
    position,
    refusal,
    seen,
    settle,
    step,
    token,
)
from .pieces import COMPONENTS as PRINTED

TILES = COMPONENTS.tiles


def test_f2_1_every_side_has_an_element_and_one_to_three_symbols() -> None:
    for tile in (*TILES, COMPONENTS.castle):
        assert len(tile.sides) == 4
        assert {element for element, _ in tile.sides} == set(range(4))
        assert {number for _, number in tile.sides} <= {1, 2, 3}
    assert ELEMENTS == ("earth", "air", "water", "fire")
    assert {number for tile in TILES for _, number in tile.sides} == {1, 2, 3}


def test_f2_1_types_levels_points_and_dark_energy() -> None:
    """The table of the chapter: how many, and how many points each."""
    counts = Counter((TYPES[tile.type], tile.level, tile.points) for tile in TILES)
    expected = {("special", 0, 2): 3}
    for kind in TYPES[:4]:
        expected |= {(kind, 1, 1): 3, (kind, 2, 3): 2, (kind, 3, 2): 1}
    assert counts == expected
    assert sum(tile.dark for tile in TILES) == 8
    assert {tile.level for tile in TILES if tile.dark} == {1, 2}


@pytest.mark.parametrize(
    ("tile", "cost"), [("RIb", 0), ("PIc", 0), ("MIIb", 1), ("GIII", 1), ("Sa", 1), ("Sc", 1)]
)
def test_f2_2_small_is_level_one_and_everything_else_is_large(tile: str, cost: int) -> None:
    """Large buildings cost an Imagination Point (F6.1), so they tell themselves apart."""
    ground = "e1 nMIb s1 lGIb lGIIb"
    without = position(ground, hand=tile)
    assert refusal(without, f"build {tile}") == ("no-point F6.1" if cost else "")
    with_point = position(ground, hand=tile, points="RIIb")
    cell = {"MIIb": "e1", "GIII": "s1"}.get(tile, "w1")
    after = build(with_point, tile, cell)
    assert seen(after)["players"][0]["face_down"] == [None] * (1 - cost)


COVERED = "e1 nRIa lRIIb"  # a dark tile under one that is not


def test_f2_3_only_the_topmost_tile_is_visible() -> None:
    (stack,) = [stack for stack in seen(position(COVERED))["stacks"] if stack["at"] == "e1"]
    assert (stack["owner"], stack["tile"], stack["dark"], stack["points"]) == (1, "RIIb", False, 3)
    assert stack["under"] == [{"owner": 0, "tile": "RIa", "turn": 180}]


def test_f2_3_points_are_counted_for_visible_tiles_alone() -> None:
    state = position(COVERED)
    assert [state.score(0), state.score(1)] == [0, 3]


def test_f2_3_only_the_visible_tile_counts_for_the_number_of_a_type() -> None:
    state = position("e1 nRIa lRIIb  w1 nRIb", hand=("RIc", "RIIa"))
    assert seen(state)["tokens"]["residential"]["visible"] == [1, 1]
    after = settle(build(state, "RIc", "s1"))
    assert seen(after)["tokens"]["residential"]["visible"] == [2, 1]
    assert token(after, "residential") == 0


def test_f2_3_only_the_visible_tile_counts_for_sides_and_symbols() -> None:
    """RIIb shows one fire to the right, RIa below it two."""
    assert "e2" in places(position(COVERED, hand="MIc"), "MIc")
    assert "e2" not in places(position("e1 nRIa", hand="MIc"), "MIc")


def test_f2_3_covered_dark_energy_does_nothing() -> None:
    state = position(COVERED, hand="PIa")
    after = build(state, "PIa", "e2")
    assert land(after) == {"e1": "nRIa lRIIb", "e2": "nPIa"}


def test_f2_3_only_the_visible_tile_can_be_built_on() -> None:
    state = position(COVERED, hand="RIIa RIII", points="Sa")
    assert refusal(state, "build RIIa") == "nothing-to-raise F6.2"
    assert places(state, "RIII") == {"e1"}


@pytest.mark.parametrize("turn", range(4))
def test_f2_4_a_tile_is_turned_clockwise(turn: int) -> None:
    """What was on top is on the right after a quarter turn."""
    for tile in (*TILES, COMPONENTS.castle):
        for direction in range(4):
            assert tile.side((direction + turn) % 4, turn) == tile.sides[direction]


def test_f2_4_the_sides_are_those_of_the_list_from_the_top_clockwise() -> None:
    for item in PRINTED["tiles"]:
        expected = list(zip(PRINTED["elements_clockwise"], item["symbols"], strict=True))
        sides = [(ELEMENTS[element], number) for element, number in FACES[item["id"]].sides]
        assert sides == expected


def test_f2_4_what_lies_turned_is_seen_turned() -> None:
    """RIa has earth 3 on top, air 1, water 1 below and fire 2 on the left."""
    sides = {stack["at"]: stack["sides"] for stack in seen(position("e1 nRIa e2 nRIb n1 lRIa"))["stacks"]}
    assert sides["e1"] == ["W1", "F2", "E3", "A1"]
    assert sides["e2"] == ["E2", "A2", "W1", "F1"]
    assert sides["castle"] == ["E1", "A1", "W1", "F1"]


def test_f2_4_with_one_order_of_elements_a_cell_takes_a_tile_in_one_turn_only() -> None:
    """Sc has two symbols on each side, so that numbers refuse nothing here."""
    state = step(position("e1 nRIc", hand="Sc", points="Sa"), "build Sc")
    assert choices(state, "lay") == {
        "w1 180", "n1 180", "s1 180", "e2 0", "n1e1 0", "s1e1 0",
    }  # fmt: skip


def test_f2_4_the_notation_of_a_turn_is_in_degrees() -> None:
    texts = {RULESET.text(action) for action in step(position(hand="RIb"), "build RIb").legal()}
    assert texts == {"lay n1 180", "lay e1 180", "lay s1 180", "lay w1 180"}

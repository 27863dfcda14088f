"""F6: large buildings, the bonus and their price. Dark Energy is in test_f06_dark_energy.py."""

from __future__ import annotations

from typing import Any

import pytest

from .boards import (
    RULESET,
    bonus,
    build,
    choices,
    discards,
    events_of,
    kinds,
    land,
    laying,
    places,
    points,
    position,
    refusal,
    seen,
    step,
    texts,
)

# F6.1 The price


@pytest.mark.parametrize(("tile", "cell"), [("RIIb", "e1"), ("MIII", "s1"), ("Sa", "w1")])
def test_f6_1_a_large_building_costs_a_point_of_the_players_choice(tile: str, cell: str) -> None:
    state = position("e1 lRIb s1 lMIb lMIIb", hand=tile, points="Sb Sc PIII", stack="")
    state = build(state, tile, cell)
    assert state.mid_action()
    assert texts(state) == {"pay Sb", "pay Sc", "pay PIII"}
    assert refusal(state, "end") == "not-now F3.1"
    assert refusal(state, "pay RIa") == "not-face-down F6.1"
    before = set(discards(state).split())
    after = step(state, "pay Sc")
    assert (points(after), set(discards(after).split()) - before) == ("Sb PIII", {"Sc"})
    assert after.to_move() == 1


def test_f6_1_the_only_point_goes_by_itself() -> None:
    state = position("e1 lRIb", hand="RIIb", points="Sb")
    after = build(state, "RIIb", "e1")
    assert (points(after), discards(after)) == ("", "Sb")
    events = events_of(step(state, "build RIIb"), "lay e1 180")
    assert kinds(events) == ["raised", "pay"]
    assert events[1].audience is None


def test_f6_1_the_point_goes_to_the_discards_face_up() -> None:
    state = position("e1 lRIb", hand="RIIb", points="Sb Sc")
    after = build(state, "RIIb", "e1", "pay Sb")
    for viewer in (None, 0, 1):
        assert seen(after, viewer)["players"][0]["discards"] == ["Sb"]


@pytest.mark.parametrize("tile", ["RIIb", "RIII", "Sa"])
def test_f6_1_without_a_point_nothing_large_is_built(tile: str) -> None:
    """The points of the opponent are no help."""
    state = position("e1 lRIb s1 nRIc nRIIa", hand=tile, points=("", "Sb"))
    assert refusal(state, f"build {tile}") == "no-point F6.1"


def test_f6_1_a_point_known_to_both_pays_like_any_other() -> None:
    state = position("e1 lRIb", hand="RIIb", points="Sb! Sc")
    after = build(state, "RIIb", "e1", "pay Sb")
    assert (points(after), discards(after)) == ("Sc", "Sb")
    assert seen(after, 1)["players"][0]["face_down"] == [None]


# F6.2 Onto what

GROUND = "e1 lMIb e2 nMIc s1 nRIb n1 lGIb lGIIb w1 nMIa nMIIb s1e1 lSc"


@pytest.mark.parametrize(
    ("tile", "cells"),
    [
        ("MIIa", {"e1", "e2"}),
        ("MIII", {"w1"}),
        ("RIIb", {"s1"}),
        ("GIII", {"n1"}),
        ("GIIa", set()),
        ("PIIa", set()),
        ("RIII", set()),
    ],
)
def test_f6_2_two_onto_one_and_three_onto_two_of_the_same_type_whosever(tile: str, cells: set[str]) -> None:
    state = position(GROUND, hand=f"{tile} PIc", points="Sa")
    assert places(state, tile) == cells
    assert refusal(state, f"build {tile}") == ("" if cells else "nothing-to-raise F6.2")


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("e1 180", ""),
        ("e1 0", "elements-turned F6.2"),
        ("e1 90", "elements-turned F6.2"),
        ("e2 0", ""),
        ("s1 180", "other-type F6.2"),
        ("w1 180", "other-level F6.2"),
        ("s1e1 0", "on-special F6.3"),
        ("castle 0", "nothing-below F6.2"),
        ("e3 180", "nothing-below F6.2"),
        ("s9e9 0", "nothing-below F6.2"),
    ],
)
def test_f6_2_why_not_there(place: str, reason: str) -> None:
    state = step(position(GROUND, hand="MIIa", points="Sa"), "build MIIa")
    assert refusal(state, f"lay {place}") == reason


def test_f6_2_turned_so_that_its_elements_lie_as_those_below() -> None:
    state = step(position(GROUND, hand="MIIa", points="Sa"), "build MIIa")
    assert choices(state, "lay") == {"e1 180", "e2 0"}


def test_f6_2_numbers_and_neighbours_do_not_matter() -> None:
    """RIIb shows one fire to the right, where RIII shows two."""
    state = position("e1 nRIc e2 lRIb lRIIb lRIII", hand="RIIb", points="Sa")
    after = build(state, "RIIb", "e1")
    sides = {stack["at"]: stack["sides"] for stack in seen(after)["stacks"]}
    assert (sides["e1"][1], sides["e2"][3]) == ("F1", "F2")


def test_f6_2_whatever_lies_under_the_visible_tile() -> None:
    """After an exchange (F8.5) types may be mixed in a stack: the visible one counts."""
    state = position("e1 lMIb lGIIb s1 nRIb lPIIb", hand="GIII MIII PIII RIII", points="Sa")
    assert places(state, "GIII") == {"e1"}
    assert places(state, "PIII") == {"s1"}
    assert places(state, "MIII") == places(state, "RIII") == set()


def test_f6_2_the_tile_below_stays_there_covered() -> None:
    state = build(position("e1 lMIb", hand="MIIb", points="Sa"), "MIIb", "e1")
    assert land(state) == {"e1": "lMIb nMIIb"}
    assert [state.score(0), state.score(1)] == [3, 0]


def test_f6_2_nothing_goes_onto_a_level_three() -> None:
    state = position("e1 lMIb lMIIb lMIII", hand="MIIa MIII MIa", points="Sa")
    assert choices(state, "build") == {"MIa"}
    assert "e1" not in places(state, "MIa")


# F6.3 Special buildings


def test_f6_3_placed_like_a_small_one_with_its_numbers() -> None:
    """Sa has E2 A1 W2 F1: RIa at e1 shows F2 to the right and E3 downwards, W1 upwards."""
    state = position("e1 lRIa", hand="Sa Sc", points="Sb")
    assert places(state, "Sa") == {"s1", "n1", "w1", "n1e1"}
    assert places(state, "Sc") == {"s1", "n1", "w1", "n1e1", "e2"}
    begun = step(state, "build Sa")
    assert refusal(begun, "lay e2 0") == "number F4.2"
    assert refusal(begun, "lay e2 180") == "element F4.2"
    assert refusal(begun, "lay e1 180") == "occupied F4.1"
    assert refusal(begun, "lay s1e2 180") == "no-neighbour F4.1"


def test_f6_3_but_it_costs_a_point() -> None:
    assert refusal(position(hand="Sa"), "build Sa") == "no-point F6.1"
    after = build(position(hand="Sa", points="Sb"), "Sa", "e1")
    assert (discards(after), land(after), after.score(0)) == ("Sb", {"e1": "nSa"}, 2)


def test_f6_3_barred_cells_are_barred_to_it_too() -> None:
    state = position("e1 lMIb", hand="Sc", points="Sb", guard="e1")
    assert places(state, "Sc") == {"s1", "w1", "n1"}
    assert refusal(step(state, "build Sc"), "lay e2 0") == "barred F4.3"


@pytest.mark.parametrize("tile", ["RIIb", "PIIb", "MIIb", "GIIb", "RIII", "GIII"])
def test_f6_3_nothing_is_ever_built_on_it(tile: str) -> None:
    helpers = "e1 lRIb s1 lPIb w1 lMIb n1 lGIb e2 lRIc lRIIa s2 lGIc lGIIa s1e1 nSa"
    state = step(position(helpers, hand=tile, points="Sb"), f"build {tile}")
    for turn in (0, 90, 180, 270):
        assert refusal(state, f"lay s1e1 {turn}") == "on-special F6.3"


# F6.4 The bonus


def raised(ground: str, **rest: Any) -> Any:
    return build(position(ground, hand="RIII", points="Sa", **rest), "RIII", "e1")


@pytest.mark.parametrize(
    ("ground", "expected"),
    [
        ("e1 nRIb nRIIb", [1, 0]),
        ("e1 lRIb nRIIb", [1, 0]),  # whose the level I is does not matter
        ("e1 nRIb lRIIb", [0, 0]),
        ("e1 lRIb lRIIb", [0, 0]),
    ],
)
def test_f6_4_level_three_on_the_own_level_two_earns_a_token(ground: str, expected: list[int]) -> None:
    state = raised(ground)
    assert bonus(state) == expected
    assert seen(state)["bonus_left"] == 8 - expected[0]
    assert state.score(0) == 2 + 5 * expected[0]


@pytest.mark.parametrize(("tile", "cell"), [("RIIa", "s1"), ("RIa", "w1"), ("Sc", "w1")])
def test_f6_4_nothing_else_earns_one(tile: str, cell: str) -> None:
    state = position("e1 nRIb nRIIb s1 nRIc", hand=tile, points="Sa")
    assert bonus(build(state, tile, cell)) == [0, 0]


def test_f6_4_the_event_says_so() -> None:
    state = step(position("e1 nRIb nRIIb", hand="RIII", points="Sa"), "build RIII")
    (event,) = [event for event in events_of(state, "lay e1 180") if event.kind == "fantazja-bonus"]
    assert dict(event.params) == {"seat": "@fantazja-seat-0", "points": 5}


@pytest.mark.parametrize(("there", "after"), [((4, 3), [5, 3]), ((3, 5), [3, 5]), ((8, 0), [8, 0])])
def test_f6_4_when_the_pool_has_none_left_there_is_none(there: tuple[int, int], after: list[int]) -> None:
    state = raised("e1 nRIb nRIIb", bonus=there)
    assert bonus(state) == after
    assert seen(state)["bonus_left"] == 8 - sum(after)
    assert state.score(0) == 2 + 5 * after[0]


def test_f6_4_the_token_is_kept_whatever_becomes_of_the_building() -> None:
    """RIa at e1 is struck, and RIII beyond it is cut off."""
    state = position("e1 lRIa e2 nRIb nRIIb", hand=("RIII", "GIa"), points="Sa")
    state = build(state, "RIII", "e2")
    assert (bonus(state), state.score(0)) == ([1, 0], 7)
    while state.to_move() != 1:
        state.apply(state.chance()[0][0])
    after = build(state, "GIa", "n1e1")
    assert land(after) == {}
    assert (bonus(after), after.score(0)) == ([1, 0], 5)
    assert RULESET.score_sheet(after).totals == (5, 0)


def test_f6_4_laying_is_two_decisions_and_the_token_comes_with_the_second() -> None:
    state = position("e1 nRIb nRIIb", hand="RIII", points="Sa Sb")
    begin, lay = laying("RIII", "e1")
    assert bonus(step(state, begin)) == [0, 0]
    after = step(state, begin, lay)
    assert (bonus(after), seen(after, 0)["phase"]) == ([1, 0], "pay")

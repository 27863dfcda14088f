"""F4: small buildings."""

from __future__ import annotations

import pytest

from .boards import RULESET, build, choices, land, places, position, refusal, seen, step, texts

AROUND = {"e1", "s1", "w1", "n1"}


def test_f4_1_the_first_building_goes_beside_the_castle() -> None:
    assert places(position(hand="RIb"), "RIb") == AROUND


def test_f4_1_a_cell_beside_a_tile_of_either_player() -> None:
    """RIa turned by 180 shows W1 up, F2 right, E3 down: MIb has 2 fires, 1 water, but never 3 earths."""
    for owner in "nl":
        state = position(f"e1 {owner}RIa", hand="MIb")
        assert places(state, "MIb") == {"s1", "w1", "n1", "e2", "n1e1"}


def test_f4_1_corners_do_not_count() -> None:
    state = step(position("e1 nRIc", hand="RIb"), "build RIb")
    for corner in ("s1w1", "n1w1", "s1e2", "n1e2"):
        for turn in (0, 90, 180, 270):
            assert refusal(state, f"lay {corner} {turn}") == "no-neighbour F4.1"


def test_f4_1_not_far_away_and_not_onto_another_tile() -> None:
    state = step(position("e1 nRIc", hand="RIb"), "build RIb")
    for turn in (0, 90, 180, 270):
        assert refusal(state, f"lay e1 {turn}") == "occupied F4.1"
        assert refusal(state, f"lay castle {turn}") == "occupied F4.1"
        assert refusal(state, f"lay e3 {turn}") == "no-neighbour F4.1"
        assert refusal(state, f"lay s30e30 {turn}") == "no-neighbour F4.1"
        assert refusal(state, f"lay n30w30 {turn}") == "no-neighbour F4.1"


def test_f4_1_from_the_hand() -> None:
    state = position(hand="RIb")
    assert refusal(state, "build RIa") == refusal(state, "imagine RIa") == "not-in-hand F1.2"
    after = build(state, "RIb", "e1")
    assert land(after) == {"e1": "nRIb"}
    assert "RIb" not in seen(after, 0)["players"][0]["hand"]


def test_f4_1_a_small_building_costs_nothing() -> None:
    state = position(hand="RIb", points="Sa Sb")
    assert len(seen(build(state, "RIb", "e1"))["players"][0]["face_down"]) == 2


def test_f4_2_both_tiles_must_show_the_same_element() -> None:
    state = step(position(hand="RIb"), "build RIb")
    for turn in (0, 90, 270):
        reason = RULESET.why_not(state, RULESET.parse(f"lay e1 {turn}"))
        assert reason is not None
        assert (reason.code, reason.clause, reason.elements) == ("fantazja/element", "F4.2", ("cell:castle",))
    assert choices(state, "lay") == {f"{cell} 180" for cell in AROUND}


@pytest.mark.parametrize(
    ("there", "tile", "fits"),
    [("MIc", "RIa", True), ("RIa", "MIc", False), ("RIa", "RIa", True), ("GIa", "RIa", False)],
)
def test_f4_2_at_least_as_many_symbols_as_the_neighbour(there: str, tile: str, fits: bool) -> None:
    """At e1 a tile shows its fires to the right: MIc 1, RIa 2, GIa 3."""
    state = position(f"e1 l{there}", hand=tile)
    assert ("e2" in places(state, tile)) == fits
    if not fits:
        begun = step(state, f"build {tile}")
        assert refusal(begun, "lay e2 0") == "number F4.2"


def test_f4_2_each_shared_side_is_asked_by_itself() -> None:
    """At s1e1 a tile meets E3 of RIa above and F1 of RIc on the left: more fires than needed are no help."""
    state = position("e1 lRIa s1 nRIc", hand="RIa RIb Sc", points="Sa")
    for tile in ("RIb", "Sc"):
        reason = RULESET.why_not(step(state, f"build {tile}"), RULESET.parse("lay s1e1 0"))
        assert reason is not None
        assert (reason.code, reason.elements) == ("fantazja/number", ("cell:e1",))
    assert "s1e1" in places(state, "RIa")


# Round the cell s1e1 everything shows two symbols to it; two more tiles hold the ring together.
RING = "e1 nGIb s1e2 lSb s2e1 nRIc s1 lMIb  e2 lRIc s2 lPIc"


@pytest.mark.parametrize(
    ("tile", "guilty"),
    [("MIc", "s1e2 s2e1 s1"), ("RIa", "s1e2 s2e1"), ("PIa", "s2e1 s1"), ("GIc", "e1 s2e1 s1"), ("Sc", "")],
)
def test_f4_2_every_neighbour_that_refuses_is_named(tile: str, guilty: str) -> None:
    state = step(position(RING, hand=tile, points="Sa"), f"build {tile}")
    reason = RULESET.why_not(state, RULESET.parse("lay s1e1 0"))
    if not guilty:
        assert reason is None
        return
    assert reason is not None
    assert (reason.code, reason.clause) == ("fantazja/number", "F4.2")
    assert reason.params["guilty"] == guilty.split()
    assert reason.elements == tuple(f"cell:{cell}" for cell in guilty.split())


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_f4_2_elements_come_before_numbers(turn: int) -> None:
    """Turned wrongly Sc meets four other elements."""
    state = step(position(RING, hand="Sc", points="Sa"), "build Sc")
    reason = RULESET.why_not(state, RULESET.parse(f"lay s1e1 {turn}"))
    assert reason is not None
    assert (reason.code, reason.params["guilty"]) == ("fantazja/element", ["e1", "s1e2", "s2e1", "s1"])


# On every side of the castle a level III, which shows two or three symbols wherever one could join it.
WALL = "e1 lRIb lRIIb lRIII n1 lMIb lMIIb lMIII s1 nPIb nPIIb nPIII w1 nGIb nGIIb nGIII"


@pytest.mark.parametrize(("tile", "code"), [("RIc", "fits-nowhere F4.2"), ("RIa", "")])
def test_f4_2_a_tile_that_fits_nowhere_cannot_be_begun(tile: str, code: str) -> None:
    state = position(WALL, hand=f"{tile} GIc")
    assert refusal(state, f"build {tile}") == code
    assert f"imagine {tile}" in texts(state)


def test_f4_3_a_cell_beside_the_opponents_token_is_barred() -> None:
    ground = "e1 nRIc e2 lMIb e3 lRIb"
    free = places(position(ground, hand="PIa"), "PIa")
    state = position(ground, hand="PIa", guard="e2")
    assert places(state, "PIa") == free - {"s1e2", "n1e2"}
    begun = step(state, "build PIa")
    for cell in ("s1e2", "n1e2"):
        for turn in (0, 90, 180, 270):
            reason = RULESET.why_not(begun, RULESET.parse(f"lay {cell} {turn}"))
            assert reason is not None
            assert (reason.code, reason.clause, reason.elements) == ("fantazja/barred", "F4.3", ("cell:e2",))


def test_f4_3_the_own_token_does_not_bar_its_user() -> None:
    """Put on a building before the main action, it is not in the user's own way (F8.3)."""
    state = position("e1 nMIc s1 nMIb", tokens="military", hand="PIa")
    free = places(state, "PIa")
    assert {"e2", "n1e1"} <= free
    assert places(step(state, "power military", "guard e1"), "PIa") == free


def test_f4_3_a_tile_for_which_all_cells_are_barred_fits_nowhere() -> None:
    """In this wall only PIc, which shows one earth downwards, lets RIc join it."""
    ground = WALL.replace("nPIb nPIIb nPIII", "nPIc")
    state = position(ground, hand="RIc")
    assert places(state, "RIc") == {"s2"}
    guarded = position(ground, hand="RIc", guard="s1")
    assert refusal(guarded, "build RIc") == "fits-nowhere F4.2"


def test_f4_3_the_view_shows_for_whom_a_cell_is_barred() -> None:
    state = position("e1 nRIc e2 lMIb", hand="PIa", guard="e2")
    barred = {cell["at"]: cell["barred"] for cell in seen(state)["open"]}
    assert {cell for cell, seats in barred.items() if seats} == {"s1e2", "n1e2", "e3"}
    assert all(seats in ([], [0]) for seats in barred.values())

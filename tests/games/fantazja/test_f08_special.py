"""F8.5: the Special power, an exchange of a building on the table for a tile of the hand."""

from __future__ import annotations

from typing import Any

import pytest

from .boards import (
    RULESET,
    bonus,
    choices,
    discards,
    exchange,
    hand,
    land,
    places,
    position,
    refusal,
    seen,
    step,
    texts,
    token,
)

# Own buildings of every level, two special ones, and some of the opponent.
GROUND = "e1 nRIb s1 nPIb nPIIb w1 nGIb nGIIb nGIII n1 nSa n2 nSb e2 lRIc e3 lSb"


def dealing(held: str, ground: str = GROUND, **rest: Any) -> Any:
    return position(ground, **({"tokens": "special", "hand": held} | rest))


@pytest.mark.parametrize(
    ("tile", "cell"),
    [
        ("RIa", "e1"), ("RIc", "e1"),  # the same type
        ("MIc", "e1"), ("GIa", "e1"),  # another
        ("PIIa", "s1"), ("RIIb", "s1"), ("MIIa", "s1"),
        ("RIII", "w1"), ("PIII", "w1"),
    ],
)  # fmt: skip
def test_f8_5_an_own_building_for_a_tile_of_the_same_level(tile: str, cell: str) -> None:
    state = dealing(f"{tile} Sc")
    before = land(state)
    begun = step(state, "power special", f"exchange {tile}")
    assert choices(begun, "lay") == {f"{cell} 180"}
    after = exchange(state, tile, cell)
    *covered, old = before[cell].split()
    assert land(after) == before | {cell: " ".join([*covered, f"n{tile}"])}
    assert set(hand(after).split()) == {"Sc", old[1:]}
    assert (discards(after), seen(after)["power_used"]) == ("", True)


def test_f8_5_neither_may_be_special() -> None:
    state = dealing("Sc RIa")
    assert choices(step(state, "power special"), "exchange") == {"RIa"}
    assert refusal(step(state, "power special"), "exchange Sc") == "exchanges-nothing F8.5"
    begun = step(state, "power special", "exchange RIa")
    assert refusal(begun, "lay n1 180") == "special-stays F8.5"


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("e1 180", ""),
        ("e1 0", "exchange-element F8.5"),
        ("e1 90", "exchange-element F8.5"),
        ("s1 180", "level-differs F8.5"),
        ("w1 180", "level-differs F8.5"),
        ("n1 180", "special-stays F8.5"),
        ("e2 0", "not-yours F8.5"),
        ("e3 180", "not-yours F8.5"),
        ("castle 0", "no-building-there F8.5"),
        ("e4 0", "no-building-there F8.5"),
        ("s3w9 0", "no-building-there F8.5"),
    ],
)
def test_f8_5_why_not_there(place: str, reason: str) -> None:
    assert refusal(step(dealing("RIa"), "power special", "exchange RIa"), f"lay {place}") == reason


def test_f8_5_why_not_this_tile() -> None:
    state = step(dealing("RIa"), "power special")
    assert refusal(state, "exchange MIa") == "not-in-hand F8.5"
    without = step(dealing("RIa RIIa", "e1 nRIb s1 nSa"), "power special")
    assert refusal(without, "exchange RIIa") == "exchanges-nothing F8.5"


def test_f8_5_only_a_visible_building() -> None:
    """RIb is covered by the own RIIb, PIb by the opponent's PIIb: nothing of level I is left."""
    ground = "e1 nRIb nRIIb s1 nPIb lPIIb n1 nSa"
    state = dealing("RIa MIIa", ground)
    assert choices(step(state, "power special"), "exchange") == {"MIIa"}
    begun = step(state, "power special", "exchange MIIa")
    assert choices(begun, "lay") == {"e1 180"}
    assert refusal(begun, "lay s1 180") == "not-yours F8.5"


def test_f8_5_a_choice_of_buildings() -> None:
    state = dealing("MIc", "e1 nRIb e2 nPIb s1 nGIb lGIIb s2 nMIb n1 nSa")
    begun = step(state, "power special", "exchange MIc")
    assert choices(begun, "lay") == {"e1 180", "e2 0", "s2 0"}


@pytest.mark.parametrize(("tile", "fires"), [("MIc", "F1"), ("GIa", "F3")])
def test_f8_5_numbers_are_not_looked_at(tile: str, fires: str) -> None:
    """RIII at e2 shows two fires to the left; a tile with one could not be laid at e1 otherwise."""
    state = dealing(tile, "e1 nPIc e2 lRIb lRIIb lRIII s1 nSa")
    after = exchange(state, tile, "e1")
    sides = {stack["at"]: stack["sides"] for stack in seen(after)["stacks"]}
    assert (sides["e1"][1], sides["e2"][3]) == (fires, "F2")


def test_f8_5_every_shared_side_shows_the_same_element_and_so_one_turn_is_left() -> None:
    state = dealing("MIc", "e1 nPIc e2 lRIb s1 nSa")
    begun = step(state, "power special", "exchange MIc")
    for turn in (0, 90, 270):
        reason = RULESET.why_not(begun, RULESET.parse(f"lay e1 {turn}"))
        assert reason is not None
        assert (reason.code, reason.elements) == ("fantazja/exchange-element", ("cell:e2", "cell:castle"))


def test_f8_5_dark_energy_is_looked_at() -> None:
    """MIIa, exchanged for PIIb, is dark, and so is RIa beside it: both stacks go."""
    state = dealing("MIIa Sc", "e1 lRIa s1 nRIc s1e1 nPIb nPIIb w1 nSa", stack=("", ""))
    before = set(discards(state).split())
    after = exchange(state, "MIIa", "s1e1")
    assert land(after) == {"s1": "nRIc", "w1": "nSa"}
    assert set(discards(after).split()) - before == {"MIIa", "PIb"}
    assert "RIa" in discards(after, 1).split()
    assert hand(after) == "PIIb Sc"


def test_f8_5_a_dark_tile_that_is_taken_back_strikes_nothing() -> None:
    state = dealing("RIb", "e1 nRIa s1 nSa")
    after = exchange(state, "RIb", "e1")
    assert (land(after), hand(after)) == ({"e1": "nRIb", "s1": "nSa"}, "RIa")


def test_f8_5_there_is_no_bonus() -> None:
    after = exchange(dealing("RIII"), "RIII", "w1")
    assert bonus(after) == [0, 0]
    assert seen(after)["bonus_left"] == 8


def test_f8_5_the_tile_taken_back_may_be_played_in_the_same_turn() -> None:
    state = dealing("MIc", points="Sc")
    after = exchange(state, "MIc", "e1")
    assert choices(after, "build") == choices(after, "imagine") == {"RIb"}
    assert places(after, "RIb") != set()
    level_two = exchange(dealing("MIIb", points="Sc"), "MIIb", "s1")
    assert refusal(level_two, "build PIIb") == "nothing-to-raise F6.2"
    third = exchange(dealing("RIII", points="Sc", ground=GROUND + " s1e1 lGIa nGIIa"), "RIII", "w1")
    assert places(third, "GIII") == {"s1e1"}


def test_f8_5_after_the_main_action_too() -> None:
    state = step(dealing("MIc Sc", stack=("", "")), "imagine Sc")
    assert "power special" in texts(state)
    after = exchange(state, "MIc", "e1")
    assert (after.to_move(), hand(after)) == (1, "RIb")


def test_f8_5_the_number_of_buildings_of_a_type_changes_with_it() -> None:
    """F7 at the end of the turn: MIc makes the second military building."""
    state = dealing("MIc Sc", "e1 nRIb e2 nMIb s1 nSa", stack=("", ""))
    after = step(exchange(state, "MIc", "e1"), "imagine Sc")
    assert seen(after)["tokens"]["military"]["visible"] == [2, 0]
    assert token(after, "military") == 0


def test_f8_5_no_point_is_paid() -> None:
    after = exchange(dealing("PIIa", points="MIII Sc"), "PIIa", "s1")
    assert seen(after, 0)["players"][0]["face_down"] == ["MIII", "Sc"]


def test_f8_5_the_token_of_the_opponent_forbids_it_there() -> None:
    """F8.3."""
    state = dealing("RIa MIc", "e1 nRIb e2 nPIb s1 nSa w1 lMIb", guard="e1")
    begun = step(state, "power special", "exchange MIc")
    assert choices(begun, "lay") == {"e2 0"}
    assert refusal(begun, "lay e1 180") == "guarded F8.3"

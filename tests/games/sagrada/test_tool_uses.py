"""S4.1: windows that the tools paid for cannot explain are refused, and no position of play is."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

import rosace
from rosace.core.errors import BadDocument
from rosace.core.state import CHANCE, OVER

from .helpers import RULESET, liked, outcomes

TWO_GROUPS = {"window": "luz-celestial", "dice": {"a1": "R1", "a2": "Y3", "d4": "B1", "d5": "G6"}}
APART = {"window": "virtus", "dice": {"a1": "R4", "d5": "B3"}}
SIX_ALONE = {"a1": "R4", "a3": "G2", "a5": "G1", "c1": "P5", "c3": "G4", "c5": "R2"}
MISPRINTS = {"window": "luz-celestial", "dice": {"a3": "B1", "a4": "G4"}}
INSIDE = {"window": "luz-celestial", "dice": {"b3": "R1", "c3": "Y3"}}
ALSO_INSIDE = {"window": "virtus", "dice": {"b3": "B6", "c3": "G3"}}


def built(
    on: Mapping[int, int], left: int, first: dict[str, Any], second: dict[str, Any], other_left: int
) -> Any:
    """A position of round 8 in which these favour tokens lie on tools, and these are left."""
    tools = [{"number": number, "tokens": tokens} for number, tokens in on.items()]
    windows = [first | {"tokens": left}, second | {"tokens": other_left}]
    return RULESET.read_position(rosace.build_position("sagrada", round=8, windows=windows, tools=tools))


REFUSED = {
    "six dice alone, and one use of the Cork": (
        {9: 1, 1: 0, 5: 0}, 3, {"window": "luz-celestial"}, {"window": "virtus", "dice": SIX_ALONE}, 4,
        "seat 1: its dice need 2 uses of tools, but it paid for 1 at most",
    ),
    "two windows apart, and one use of the Cork": (
        {9: 1, 8: 1, 5: 0}, 2, TWO_GROUPS, APART, 4, "more dice lie apart in the windows than the tools",
    ),
    "two windows apart, and one use of Lathekin": (
        {4: 1, 8: 1, 5: 0}, 2, TWO_GROUPS, APART, 4, "more dice lie apart in the windows than the tools",
    ),
    "a wrong colour and a wrong value, and one use of any tool": (
        {2: 1, 3: 1, 5: 0}, 2, MISPRINTS, {"window": "virtus"}, 4,
        "seat 0: its dice need 2 uses of tools, but it paid for 1 at most",
    ),
    "two windows off the border, and one use of a tool that moves": (
        {4: 1, 9: 1, 5: 0}, 2, INSIDE, ALSO_INSIDE, 4, "more windows have no die on their border",
    ),
    "the Cork, which somebody else paid for": (
        {9: 1, 8: 1, 5: 1}, 3, TWO_GROUPS, {"window": "virtus"}, 2, "a1, a2 without contact",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED.values(), ids=REFUSED)
def test_s4_1_dice_that_the_uses_of_tools_do_not_explain(case: Any) -> None:
    *parts, words = case
    with pytest.raises(BadDocument, match=words) as caught:
        built(*parts)
    assert caught.value.code in ("unreachable", "impossible-board")


ACCEPTED = {
    "a seat of two groups": ({9: 1, 1: 0, 5: 0}, 2, TWO_GROUPS, {"window": "virtus"}, 5),
    "each with its use of the Cork": ({9: 3, 8: 0, 5: 0}, 2, TWO_GROUPS, APART, 3),
    "moved once, and four groups left": (
        {4: 1, 8: 0, 5: 0}, 3, {"window": "luz-celestial"},
        {"window": "virtus", "dice": {"a1": "R4", "a3": "G2", "c1": "P5", "c3": "G4"}}, 4,
    ),
    "a wrong colour and a wrong value, each with its use": (
        {2: 1, 3: 1, 5: 0}, 1, MISPRINTS, {"window": "virtus"}, 5,
    ),
    "a window off the border": ({4: 1, 9: 0, 5: 0}, 2, INSIDE, {"window": "virtus"}, 5),
}  # fmt: skip


@pytest.mark.parametrize("case", ACCEPTED.values(), ids=ACCEPTED)
def test_s4_1_dice_that_the_uses_of_tools_explain(case: Any) -> None:
    built(*case)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_with_the_tools_that_move_is_read(seats: int) -> None:
    """Bounds that are too narrow would refuse a saved game."""
    wanted = {f"tool-card {number}" for number in (2, 3, 4, 9, 12)}
    rng, state = random.Random(seats), RULESET.new(seats, {"difficulty": 5} if seats == 1 else {})
    while state.to_move() != OVER:
        action = liked(state, rng)
        cards = wanted.intersection(outcomes(state)) if state.to_move() == CHANCE else set()
        state.apply(RULESET.parse(rng.choice(sorted(cards))) if cards else action)
        document = RULESET.write_position(state)
        assert RULESET.read_position(document).key() == state.key()

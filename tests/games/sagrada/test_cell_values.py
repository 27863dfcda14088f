"""The value of a die on a cell is the weight of the facts that it changes; tools have a price."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER
from rosace.games.sagrada.kernel.component_data import WEIGHTS, weights
from rosace.games.sagrada.kernel.constants import A_TOOL, P_TURN

from .helpers import RULESET, position, settle, step, texts

FACTS = 149
TURNS = 20


def test_there_is_a_weight_for_every_fact_of_every_turn_with_others_and_alone() -> None:
    assert len(WEIGHTS) == 2 * TURNS * FACTS
    assert all(type(weight) is int for weight in WEIGHTS)
    assert weights('{"others": [[1, 2], [3]], "alone": [[4]]}') == [1, 2, 3, 4]


def weighed(state: Any, facts: list[int]) -> int:
    turn = 2 * state.round + (state.turn >= state.seats) + (TURNS if state.seats == 1 else 0)
    row = WEIGHTS[turn * FACTS : (turn + 1) * FACTS]
    return sum(weight * number for weight, number in zip(row, facts, strict=True))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_cell_value_is_the_weight_of_the_facts_that_a_die_changes(seats: int) -> None:
    compared = 0
    for seed in range(8):
        state, rng = RULESET.new(seats), Rng(seed)
        while state.to_move() != OVER:
            if state.to_move() == CHANCE:
                state.apply(state.sample(rng))
                continue
            seat, cell_values = state.to_move(), state.cell_values()
            if state.phase == P_TURN:
                before = weighed(state, state.facts(seat))
                for action, value in cell_values:
                    if action < A_TOOL:
                        after = state.clone()
                        after.apply(action)
                        assert value == weighed(state, after.facts(seat)) - before
                        compared += 1
            # Half by lot, so that odd windows are looked at, too.
            state.apply(state.suggest(rng) if rng.pick(2) else cell_values[rng.pick(len(cell_values))][0])
    assert compared > 1000


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_cards_that_are_not_dealt_yet_have_no_facts(seats: int) -> None:
    """S1.3: tools and public objectives come after the windows."""
    state = settle(RULESET.new(seats))
    with pytest.raises(ValueError, match="no window yet"):
        state.facts(0)
    while state.to_move() >= 0:
        assert {value for _, value in state.cell_values()} == {0}
        assert state.suggest(Rng(1)) in state.legal()
        state.apply(state.legal()[0])
    assert state.public_cards == state.tool_cards == 0
    facts = state.facts(0)
    assert sum(facts[:42]) == 20, "free cells"
    assert not any(facts[42:147]), "no public objective, no pips yet"


def test_facts_are_those_of_the_window() -> None:
    public = ("light-shades", "row-colours", "colour-variety")
    state = position("Y1 G2 .. .. ..", private=("green", "yellow"), public=public)
    facts = state.facts(0)
    assert sum(facts[:42]) == 18, "free cells"
    assert facts[42:48] == [3, 0, 1, 0, 0, 0], "three empty rows, one of two colours"
    assert facts[66 + 6] == 1, "a pair of a 1 and a 2"
    assert facts[120 + 2] == 1, "no set of colours, two begun"
    assert (facts[146], facts[148]) == (2, 3), "pips of the private colour, and of all"


def advised(state: Any) -> set[str]:
    return {RULESET.text(state.suggest(Rng(seed))) for seed in range(40)}


def stuck(**rest: Any) -> Any:
    """`luz-celestial` asks for purple at b1 and for a 4 at b2, so that no red die below 4 fits beside the red
    corner; but the Grinding Stone (10) makes a 4 of a 3, which serves the private objective."""
    return position("R1 .. .. .. ..", tools=(10, 8, 3), pool="R1 R3 R2 R1 R2", **rest)


def test_tools_are_kept_for_the_last_two_rounds() -> None:
    for number, expected in ((3, "pass"), (8, "pass"), (9, "tool 10"), (10, "tool 10")):
        state = stuck(round=number)
        assert "tool 10" in texts(state) and not any(text.startswith("place") for text in texts(state))
        assert advised(state) == {expected}


def test_what_a_tool_asks_is_answered_by_what_it_is_worth() -> None:
    drafting = step(stuck(round=10), "tool 10")
    assert advised(drafting) == {"draft R3"}
    assert advised(step(drafting, "draft R3")) == {"put b2"}


def test_a_tool_that_costs_more_than_it_brings_is_left() -> None:
    assert advised(stuck(round=10, turn=3)) == {"tool 10"}
    for_blue = stuck(round=10, turn=3, private=("blue", "yellow"))
    assert texts(for_blue) == texts(stuck(round=10, turn=3))
    assert advised(for_blue) == {"pass"}

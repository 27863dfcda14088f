"""F3: the turn."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.core.state import CHANCE, OVER

from .boards import (
    RULESET,
    build,
    choices,
    discards,
    events_of,
    hand,
    kinds,
    land,
    laying,
    outcomes,
    play,
    points,
    position,
    refusal,
    seen,
    settle,
    step,
    texts,
    token,
)

# Seat 0 holds the production token, and has a discard to use it with.
PRODUCTION = {"land": "e1 nPIb s1 nPIc", "tokens": "production", "discards": "Sa Sb"}


def productive(**rest: Any) -> Any:
    parts = PRODUCTION | rest
    return position(parts.pop("land"), **parts)


def test_f3_1_the_three_main_actions() -> None:
    state = position("e1 nRIb", hand="RIa RIIb PIa", points="Sa")
    assert texts(state) == {
        "build RIa", "build RIIb", "build PIa", "imagine RIa", "imagine RIIb", "imagine PIa",
    }  # fmt: skip
    assert land(build(state, "RIa", "s1")) == {"e1": "nRIb", "s1": "nRIa"}
    assert land(build(state, "RIIb", "e1")) == {"e1": "nRIb nRIIb"}
    assert points(step(state, "imagine PIa")) == "Sa PIa"


@pytest.mark.parametrize("first", [laying("RIa", "w1"), ("imagine RIa",), (*laying("PIIb", "e1"),)])
def test_f3_1_exactly_one_main_action(first: tuple[str, ...]) -> None:
    state = productive(hand="RIa RIb PIIb", points="Sc")
    state = step(state, *first)
    assert seen(state)["main_done"]
    left = set(hand(state).split())
    for tile in left:
        assert refusal(state, f"build {tile}") == refusal(state, f"imagine {tile}") == "main-done F3.1"
    assert texts(state) == {"power production", "end"}


def test_f3_1_the_main_action_cannot_be_given_up() -> None:
    assert refusal(productive(), "end") == "main-owed F3.1"
    used = step(productive(), "power production", "recall Sa")
    assert refusal(used, "end") == "main-owed F3.1"
    assert choices(used, "imagine") == {"Sc"}


@pytest.mark.parametrize("tile", ["RIa", "RIIb", "RIII", "Sc"])
def test_f3_1_any_tile_in_hand_can_become_a_point(tile: str) -> None:
    """On a bare table, where no large building can be built."""
    assert f"imagine {tile}" in texts(position(hand=tile))


def test_f3_1_with_an_empty_hand_the_main_action_is_skipped() -> None:
    state = productive(hand="", stack="")
    assert texts(state) == {"power production", "end"}
    after = step(state, "end")
    assert (after.to_move(), seen(after)["skipped"]) == (1, 1)


def test_f3_1_a_turn_without_a_main_action_is_skipped_even_if_a_power_was_used() -> None:
    state = step(productive(hand="", stack=""), "power production", "recall Sa")
    assert (state.to_move(), seen(state)["skipped"], points(state)) == (1, 1, "Sa")


def test_f3_1_a_turn_with_nothing_to_choose_passes_by_itself() -> None:
    """Seat 1 has no tiles and no power: after seat 0 it is seat 0's turn again."""
    state = position(hand=("RIa RIb", ""), stack=("", ""))
    after = step(state, "imagine RIa")
    assert (after.to_move(), seen(after)["skipped"]) == (0, 1)
    assert kinds(events_of(state, "imagine RIa")) == ["imagine", "imagine-secretly", "skipped", "turn"]


def test_f3_1_a_main_action_ends_the_row_of_skipped_turns() -> None:
    state = position(hand=("RIa RIb", ""), stack=("", ""), skipped=1)
    assert seen(state)["skipped"] == 1
    after = step(state, "imagine RIa")
    assert (after.to_move(), seen(after)["skipped"]) == (0, 1)  # seat 1's alone, not the one before
    assert step(after, "imagine RIb").to_move() == OVER


BEFORE = ("power production", "recall Sa", "imagine RIa")
AFTER = ("imagine RIa", "power production", "recall Sa")


@pytest.mark.parametrize("order", [BEFORE, AFTER])
def test_f3_2_a_power_before_or_after_the_main_action(order: tuple[str, ...]) -> None:
    state = step(productive(hand="RIa RIb"), *order)
    assert set(points(state).split()) == {"RIa", "Sa"}
    assert (seen(state)["phase"], seen(state)["turn"]) == ("draw", 0)  # nothing was left to choose


def test_f3_2_at_most_one_power_a_turn() -> None:
    state = position(
        "e1 nPIb s1 nPIc w1 nRIb n1 nRIc", tokens="production residential", discards="Sa Sb", hand="Sc"
    )
    assert choices(state, "power") == {"production", "residential"}
    used = step(state, "power production", "recall Sa")
    assert refusal(used, "power residential") == refusal(used, "power production") == "power-used F3.2"
    assert texts(used) == {"imagine Sc", "build Sc"}


def test_f3_2_before_drawing() -> None:
    state = step(productive(), "imagine Sc", "end")
    assert (state.to_move(), seen(state)["phase"]) == (CHANCE, "draw")
    assert refusal(state, "power production") == "core/chance core"


def test_f3_2_also_in_a_turn_without_a_main_action() -> None:
    assert "power production" in texts(productive(hand="", stack=""))


def test_f3_2_the_turn_ends_when_the_player_says_so() -> None:
    state = step(productive(hand="RIa RIb", stack=""), "imagine RIa")
    assert (state.to_move(), texts(state)) == (0, {"power production", "end"})
    assert step(state, "end").to_move() == 1


def test_f3_2_and_by_itself_when_nothing_is_left_to_choose() -> None:
    """A token whose power can do nothing is nothing to choose."""
    state = step(productive(discards="", hand="RIa RIb"), "imagine RIa")
    assert (state.to_move(), seen(state)["phase"]) == (CHANCE, "draw")
    used = step(productive(hand="RIa RIb", stack=""), "power production", "recall Sa", "imagine RIa")
    assert used.to_move() == 1


def test_f3_2_the_second_half_of_a_decision_is_no_end_of_the_turn() -> None:
    state = step(position("e1 nRIb", hand="RIa"), "build RIa")
    assert state.mid_action()
    for notation in ("end", "imagine RIa", "build RIa"):
        assert refusal(state, notation) == "not-now F3.1"


@pytest.mark.parametrize(("held", "left", "drawn"), [(6, 9, 1), (3, 9, 4), (2, 3, 3), (1, 0, 0), (6, 1, 1)])
def test_f3_3_up_to_six_tiles_or_as_many_as_there_are(held: int, left: int, drawn: int) -> None:
    tiles = ["RIa", "RIb", "RIc", "PIa", "PIb", "PIc"]
    rest = ["MIa", "MIb", "MIc", "GIa", "GIb", "GIc", "Sa", "Sb", "Sc"]
    state = position(hand=" ".join(tiles[:held]), stack=" ".join(rest[:left]))
    state = step(state, "imagine RIa")
    for number in range(drawn):
        assert (state.to_move(), seen(state)["turn"]) == (CHANCE, 0)
        assert outcomes(state) == {f"draw {tile}": 1 for tile in rest[number:left]}
        state.apply(state.chance()[0][0])
    assert state.to_move() == 1
    assert hand(state).split() == [*tiles[1:held], *rest[:drawn]]


def test_f3_3_who_ended_the_turn_draws_from_the_own_stack() -> None:
    state = play(position(seat=1, hand=("RIb", "RIa"), stack=("Sa", "Sb Sc")), "imagine RIa")
    assert (hand(state, 0), hand(state, 1)) == ("RIb", "Sb Sc")


def test_f3_4_tokens_are_adjusted_at_the_end_of_the_turn() -> None:
    state = build(position("e1 nRIb", hand="RIc", stack="PIa PIb"), "RIc", "s1")
    assert seen(state)["phase"] == "draw"
    assert token(state, "residential") == "pool"
    assert seen(state)["tokens"]["residential"]["next"] == 0
    state = step(state, "draw PIa")
    assert token(state, "residential") == "pool"
    state = step(state, "draw PIb")
    assert (token(state, "residential"), state.to_move()) == (0, 1)


def test_f3_4_then_it_is_the_other_players_turn() -> None:
    state, order = settle(RULESET.new(options={"first": "2"})), []
    for _ in range(6):
        order.append(state.to_move())
        state = play(state, sorted(texts(state, "imagine"))[0])
    assert order == [1, 0, 1, 0, 1, 0]
    assert discards(state) == ""

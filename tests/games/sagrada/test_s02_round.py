"""S2: the round and the turn."""

from __future__ import annotations

import pytest

from rosace.games.sagrada.kernel.constants import COLOURS

from .helpers import (
    DRAWN,
    events_of,
    kinds,
    outcomes,
    play,
    pool,
    position,
    refusal,
    seen,
    settle,
    solo,
    step,
    texts,
    track,
)

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
MANY = pytest.mark.parametrize("seats", [2, 3, 4])


# S2.1


@SEATS
def test_s2_1_two_dice_a_player_and_one_are_drawn_and_rolled(seats: int) -> None:
    state = position(seats=seats, round=2, phase="die", pool="")
    for number in range(DRAWN[seats - 1]):
        assert seen(state)["phase"] == "die"
        assert len(seen(state)["pool"]) == number
        state = step(state, "die R6") if number else step(state, "die P1")
    assert seen(state)["phase"] == "turn"
    assert pool(state) == " ".join(["R6"] * (DRAWN[seats - 1] - 1) + ["P1"])
    assert DRAWN == (4, 5, 7, 9)


def test_s2_1_every_die_of_the_bag_is_as_likely_and_so_is_every_value() -> None:
    state = position(seats=2, round=1, phase="die", pool="R1 R2 B6")
    outcome_weights = outcomes(state)
    assert len(outcome_weights) == 30
    for colour, left in zip(COLOURS, (16, 18, 18, 17, 18), strict=True):
        assert {outcome_weights[f"die {colour[0].upper()}{value}"] for value in range(1, 7)} == {left}


def test_s2_1_a_colour_of_which_none_is_left_is_not_drawn() -> None:
    red = dict.fromkeys((1, 2, 3), "R1 R2 R3 R4 R5")
    state = position(round=5, phase="die", pool="R1 R1", track=red | {4: "R6 Y1 Y1 Y1 Y1"})
    assert not any(text.startswith("die R") for text in outcomes(state))
    assert refusal(state, "die R1") == "core/impossible-outcome core"


# S2.2


@MANY
@pytest.mark.parametrize("first", [1, 2])
def test_s2_2_once_round_and_once_back(seats: int, first: int) -> None:
    state = position(seats=seats, first=first)
    order = []
    for _ in range(2 * seats):
        order.append(state.to_move())
        state = step(state, "pass")
    there = [(first - 1 + i) % seats for i in range(seats)]
    assert order == there + there[::-1]
    assert seen(state)["phase"] == "die"


def test_s2_2_the_view_says_the_order_and_where_it_stands() -> None:
    state = step(position(seats=3, first=2), "pass", "pass")
    assert (seen(state)["turns"], seen(state)["turns_done"], seen(state)["turn"]) == (
        [1, 2, 0, 0, 2, 1],
        2,
        0,
    )


# S2.3


def test_s2_3_doing_nothing_is_allowed() -> None:
    state = position(pool="R1 Y2 G3")
    assert "pass" in texts(state)
    assert step(state, "pass").to_move() == 1


def test_s2_3_one_die_a_turn() -> None:
    state = step(position("", pool="R1 Y2 G3 R1 R1"), "place R1 a1")
    assert (state.to_move(), seen(state)["drafted"]) == (0, True)
    assert not texts(state, "place")
    assert refusal(state, "place Y2 a2") == "already-drafted S2.3"


def test_s2_3_only_a_die_of_the_pool() -> None:
    assert refusal(position(pool="R1 Y2 G3 G3 G3"), "place B1 a1") == "not-in-pool S2.3"


def test_s2_3_a_die_first_and_then_a_tool() -> None:
    state = position("R1 .. .. .. ..", pool="Y2 G3 G3 G4", tools=(2, 8, 12))
    state = step(state, "place Y2 a2")
    assert texts(state) == {"tool 2", "tool 8", "tool 12", "pass"}
    state = step(state, "tool 2")
    assert (state.to_move(), seen(state)["phase"]) == (0, "move")


def test_s2_3_a_tool_first_and_then_a_die() -> None:
    state = step(position("R1 .. .. .. ..", pool="Y2 G3 G3 G4"), "tool 2", "move a1 a5")
    assert (state.to_move(), seen(state)["tool_used"], seen(state)["drafted"]) == (0, True, False)
    assert texts(state, "place") == {"place G3 b4", "place G3 b5", "place G4 b4"}
    assert refusal(state, "tool 12") == "tool-used S4.1"


def test_s2_3_the_turn_ends_by_itself_when_both_are_done() -> None:
    start = position("R1 .. .. .. ..", pool="Y2 G3 G3 G4")
    for order in (("place Y2 a2", "tool 2", "move a2 b1"), ("tool 2", "move a1 a5", "place G4 b4")):
        state = step(start, *order[:-1])
        assert state.to_move() == 0
        state = step(state, order[-1])
        assert (state.to_move(), seen(state)["turns_done"]) == (1, 1)
        assert not seen(state)["drafted"]
        assert not seen(state)["tool_used"]


def test_s2_3_the_turn_ends_when_the_player_says_so() -> None:
    state = step(position(pool="R1 Y2 G3 G3 G3"), "place R1 a1")
    assert state.to_move() == 0
    assert step(state, "pass").to_move() == 1


def test_s2_3_what_is_asked_cannot_be_answered_with_something_else() -> None:
    state = step(position("R1 .. .. .. ..", pool="Y2 G3 G3 G4"), "tool 2")
    for text in ("pass", "place Y2 a2", "tool 12", "stop", "return", "draft Y2", "window virtus", "put a2"):
        assert refusal(state, text) == "not-now S2.3"


# S2.4


@SEATS
def test_s2_4_what_is_left_of_the_pool_goes_to_the_round_track(seats: int) -> None:
    state = position(seats=seats, round=2, turn=2 * seats - 1, pool="R1 R1 B6")
    before = track(state)
    after = step(state, "pass")
    assert track(after) == before | {2: pool(state)}
    assert (pool(after), seen(after)["round"], seen(after)["phase"]) == ("", 3, "die")
    assert kinds(events_of(state, "pass")) == ["pass", "round-ended", "round"]


def test_s2_4_an_empty_pool_leaves_the_space_empty() -> None:
    """Only a solo player takes all dice of a round: two for the window, and two pay for tools."""
    state = solo("R1 .. .. .. ..", tools=(2, 12), round=2, pool="B3 B6 G2 Y4", track={1: "G6 G6 G6"})
    state = step(state, "place G2 a2", "tool 2", "pay B3", "move a1 b1")
    state = step(state, "place Y4 b2", "tool 12", "pay B6")
    state = settle(step(state, texts(state, "move").pop()))
    assert 2 not in track(state)
    assert seen(state)["round"] == 3


@SEATS
def test_s2_4_after_the_tenth_round_the_game_ends(seats: int) -> None:
    state = position(seats=seats, round=10, turn=2 * seats - 1, pool="R1 R1 B6")
    after = play(state, "pass")
    assert (after.to_move(), seen(after)["phase"]) == (-2, "over")
    assert track(after)[10] == pool(state)
    assert (after.legal(), after.chance()) == ([], [])
    assert kinds(events_of(state, "pass"))[:2] == ["pass", "ended"]

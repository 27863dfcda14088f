"""S8: the tools that are tied to the first or second turn of the round (7, 8)."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import (
    ends,
    lies,
    on_tools,
    outcomes,
    play,
    pool,
    position,
    refusal,
    seen,
    solo,
    step,
    texts,
    tokens,
    with_pool,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])

# S8.7 Glazing Hammer


def hammer(turn: int = 3, pool: str = "Y2 G3 G3 B4 B5", **rest: Any) -> Any:
    return position("R1 .. .. .. ..", pool=pool, tools=(2, 7, 12), turn=turn, **rest)


def test_s8_7_rolls_all_dice_of_the_pool() -> None:
    state = step(hammer(), "tool 7")
    assert (pool(state), seen(state)["begun"]["rolling"]) == (
        "", {"red": 0, "yellow": 1, "green": 2, "blue": 2, "purple": 0},
    )  # fmt: skip
    for value in (6, 6, 1, 1, 2):
        assert outcomes(state) == {f"roll {number}": 1 for number in range(1, 7)}
        state = step(state, f"roll {value}")
    assert pool(state) == "Y6 G1 G6 B1 B2"
    assert (seen(state)["phase"], state.to_move(), tokens(state)) == ("turn", 0, [2, 3])


def test_s8_7_a_die_may_be_drafted_afterwards() -> None:
    state = step(hammer(pool="Y2"), "tool 7", *["roll 6"] * 5)
    assert texts(state) == {"place Y6 a2", "pass"}
    state = play(state, "place Y6 a2")
    assert lies(state) == {"a1": "R1", "a2": "Y6"}
    assert seen(state)["round"] == 4


@pytest.mark.parametrize(("turn", "reason"), [(0, "second-turn-only S8.7"), (3, "before-placing S8.7")])
def test_s8_7_not_after_drafting(turn: int, reason: str) -> None:
    state = step(hammer(turn), "place Y2 a2")
    assert refusal(state, "tool 7") == reason


@SEATS
def test_s8_7_only_in_the_second_turn(seats: int) -> None:
    state = position(seats=seats, tools=(2, 7, 12), first=seats)
    for turn in range(2 * seats):
        assert refusal(state, "tool 7") == ("second-turn-only S8.7" if turn < seats else "")
        state = step(state, "pass")


def test_s8_7_not_with_an_empty_pool() -> None:
    assert refusal(with_pool(hammer(), ""), "tool 7") == "empty-pool S4.2"


# S8.8 Running Pliers


def test_s8_8_a_second_die_placed_at_once() -> None:
    state = step(position("", pool="Y2 G3 G3 B4 R6"), "place Y2 a1", "tool 8")
    assert texts(state) == {
        "place G3 a2", "place B4 a2", "place R6 a2", "place B4 b2",
    }  # fmt: skip
    assert refusal(state, "place Y2 a2") == "not-in-pool S2.3"
    assert refusal(state, "place G3 b2") == "printed-value S3.3"
    assert refusal(state, "pass") == "not-now S2.3"
    state = step(state, "place R6 a2")
    assert (lies(state), state.to_move(), on_tools(state)[8]) == ({"a1": "Y2", "a2": "R6"}, 1, 1)
    assert seen(state)["skipped"] == [0]


def use(state: Any) -> Any:
    """Draft, and draft a second die with the pliers, on different cells for each."""
    state = step(state, sorted(texts(state, "place"))[0], "tool 8")
    return step(state, sorted(texts(state, "place"))[0])


@SEATS
def test_s8_8_the_second_turn_of_that_player_is_skipped(seats: int) -> None:
    for user in range(seats):
        dice = ["R6", "B5", "Y4", "G3", "P2", "R1", "B2", "Y3", "G5"][: 2 * seats + 1]
        state = position(*[""] * seats, seats=seats, round=1, pool=" ".join(dice))
        order = []
        while seen(state)["phase"] == "turn":
            order.append(state.to_move())
            first_turn = seen(state)["turns_done"] < seats
            state = use(state) if first_turn and order[-1] == user else step(state, "pass")
        there = list(range(seats))
        assert order == there + [seat for seat in there[::-1] if seat != user]
        assert seen(state)["round"] == 2
        assert seen(state)["skipped"] == []


def test_s8_8_when_all_use_them_the_round_ends_after_the_first_turns() -> None:
    state = position("", "", round=1, pool="R6 B5 Y4 G3 P2")
    state = use(use(state))
    assert (seen(state)["round"], seen(state)["phase"]) == (2, "die")
    assert [len(lies(state, seat)) for seat in range(2)] == [2, 2]
    assert tokens(state) == [2, 1]


def test_s8_8_the_last_player_misses_the_turn_right_after() -> None:
    state = position("", "", "", seats=3, turn=2, round=1, pool="R6 B5 Y4 G3 P2 R1 B2")
    state = use(state)
    assert (state.to_move(), seen(state)["turns_done"]) == (1, 4)


def test_s8_8_the_next_round_has_all_its_turns() -> None:
    state = use(position("", "", round=1, pool="R6 B5 Y4 G3 P2"))
    state = play(state, "pass", "pass")
    assert seen(state)["round"] == 2
    order = []
    while seen(state)["phase"] == "turn":
        order.append(state.to_move())
        state = step(state, "pass")
    assert order == [1, 0, 0, 1]


def test_s8_8_alone_too() -> None:
    state = solo(tools=(8, 7), pool="R6 R5 Y4 G3", round=1)
    state = step(state, "place Y4 a1", "tool 8", "pay R6", "place G3 a2")
    assert (seen(state)["round"], seen(state)["phase"]) == (2, "die")


def test_s8_8_not_before_a_die_was_drafted() -> None:
    assert refusal(position(pool="Y2 G3 G3 B4 R6"), "tool 8") == "after-drafting S8.8"


def test_s8_8_not_in_the_second_turn() -> None:
    state = step(position(pool="Y2 G3 G3 B4 R6", turn=3), "place Y2 a1")
    assert refusal(state, "tool 8") == "first-turn-only S8.8"
    assert refusal(position(pool="Y2 G3 G3 B4 R6", turn=3), "tool 8") == "first-turn-only S8.8"


def test_s8_8_not_if_no_die_of_the_pool_fits() -> None:
    state = step(position("", pool="Y2 Y3 G2 Y6 Y1"), "place Y2 a1")
    assert refusal(state, "tool 8") == "nothing-fits S4.2"
    state = step(position("", pool="Y2 Y3 G2 Y6 Y4"), "place Y2 a1")
    assert refusal(state, "tool 8") == ""  # Y4 at the corner, on the printed 4
    assert ends(step(state, "tool 8"), "place Y4") == {"b2"}

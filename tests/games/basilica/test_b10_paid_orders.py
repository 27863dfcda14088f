"""B10: paid orders."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import RULESET, builders, events_of, kinds, play, position, refusal, seen, texts

RECRUIT = {"orders": ("G.recruit", "B.glass", "R.disaster")}


def coins(state: Any) -> list[int]:
    return [seat["coins"] for seat in seen(state)["seats"]]


def recruited(seat: int = 1, **rest: Any) -> Any:
    """The active player's builder stands on a1, the opponent is asked."""
    drawing = "R Y . . .\nG@2 B . . ." if seat == 1 else "R Y . . .\nG@1 B . . ."
    return play(position(drawing, seat=seat, **(RECRUIT | rest)), "order 1", "recruit a1")


@pytest.mark.parametrize("seat", [1, 2])
def test_b10_1_the_opponent_decides_in_the_middle_of_the_turn(seat: int) -> None:
    state = recruited(seat)
    assert (state.to_move(), seen(state)["turn"]) == (2 - seat, seat - 1)
    assert texts(state) == {"pay", "decline"}
    assert state.mid_action()


def test_b10_1_the_coin_goes_to_the_active_player() -> None:
    state = recruited()
    assert coins(state) == [1, 1]
    assert coins(play(state, "pay")) == [2, 0]
    assert kinds(events_of(state, "pay")) == ["pay"]


@pytest.mark.parametrize(
    ("order", "answers"),
    [
        ("recruit", ["order 1", "recruit a1"]),
        ("promote", ["order 1", "promote b1", "rank architect/mason"]),
        ("confuse", ["order 1", "take b1"]),
    ],
)
def test_b10_1_whether_to_pay_may_be_answered_beforehand_by_orders(order: str, answers: list[str]) -> None:
    state = position("R Y@1 . . .\nG@2 B . . .", orders=(f"G.{order}", "B.glass", "R.disaster"))
    for answer in answers:
        assert RULESET.question(state) is None
        state = play(state, answer)
    assert RULESET.question(state) == ("pay", order)
    assert [RULESET.text(RULESET.answer(state, yes)) for yes in (True, False)] == ["pay", "decline"]


def test_b10_1_declining_costs_nothing_and_changes_nothing() -> None:
    state = play(recruited(), "decline")
    assert (coins(state), builders(state)) == ([1, 1], {"a1": "1", "a2": "2"})
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


def test_b10_1_it_costs_no_action_neither_now_nor_in_her_next_turn() -> None:
    state = play(recruited(left=1), "pay", "recruit b2")
    assert (state.to_move(), seen(state)["actions_left"]) == (1, 3)


def test_b10_1_once_said_it_is_carried_out() -> None:
    state = play(recruited(), "pay")
    assert (state.to_move(), texts(state)) == (1, {"recruit b2"})
    assert refusal(state, "decline") == "not-now B2.1"


def test_b10_1_without_a_coin_nothing_is_offered() -> None:
    state = recruited(coins=(2, 0))
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


def test_b10_1_what_could_not_be_completed_is_not_offered() -> None:
    state = play(position("R Y . . .\nG . . . .", **RECRUIT), "order 1", "recruit a1")
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


@pytest.mark.parametrize("order", ["B.move", "B.glass", "R.disaster", "B.scaffolding"])
def test_b10_1_the_other_orders_have_no_paid_part(order: str) -> None:
    state = position("R@1 Y Y@2 G .", orders=(order, "G.recruit", "Y.promote"))
    state = play(state, "order 1")
    while state.mid_action():
        assert state.to_move() == 0
        state = play(state, min(texts(state)))
    assert coins(state) == [1, 1]


def test_b10_2_a_coin_received_can_be_spent_for_the_next_order() -> None:
    """Seat 2 pays, then seat 1 pays back with two coins in hand."""
    state = recruited(left=1, stack=["G.recruit", "R", "R", "Y"])
    state = play(state, "pay", "recruit b2")
    assert (coins(state), state.to_move()) == ([2, 0], 1)
    state = play(state, "order 1", "recruit b1")
    assert state.to_move() == 1  # a1 has no free vault beside it: no offer
    state = recruited(left=1, stack=["Y.promote", "R", "R", "Y"])
    state = play(state, "pay", "recruit b2", "order 1", "promote a2", "rank architect/mason")
    assert (state.to_move(), texts(state)) == (0, {"pay", "decline"})
    state = play(state, "pay", "promote a1", "rank mason/strongman")
    assert coins(state) == [1, 1]
    assert (state.to_move(), seen(state)["actions_left"]) == (1, 2)


def test_b10_2_with_two_coins_two_orders_of_a_turn_can_be_paid_for() -> None:
    state = position(
        "R@1 Y . . .\nG@2 B . . .", orders=("Y.promote", "R.promote", "R.disaster"), coins=(2, 0), seat=2
    )
    state = play(
        state, "order 1", "promote a2", "rank architect/mason", "pay", "promote a1", "rank mason/architect"
    )
    assert coins(state) == [1, 1]
    state = play(state, "order 2", "promote a2", "rank strongman/juggler", "pay")
    assert coins(state) == [0, 2]


def test_b10_2_nobody_pays_twice_for_one_tile() -> None:
    """After the paid part of either side the order is over, whatever coins there are."""
    state = position("R@1 Y . . .\nG@2 B . . .", orders=("Y.promote", "B.glass", "R.disaster"), coins=(0, 2))
    state = play(
        state, "order 1", "promote a1", "rank architect/mason", "pay", "promote a2", "rank mason/architect"
    )
    assert (state.to_move(), seen(state)["actions_left"], coins(state)) == (0, 2, [1, 1])


def test_b10_2_the_coin_received_cannot_be_spent_on_the_same_order() -> None:
    state = position("R@1 Y . . .\nG@2 B . . .", orders=("Y.promote", "B.glass", "R.disaster"), coins=(1, 1))
    state = play(state, "order 1", "promote a1", "rank architect/mason", "pay")
    state = play(state, "promote a2", "rank mason/architect")
    assert (state.to_move(), state.mid_action(), coins(state)) == (0, False, [2, 0])


def test_b10_3_for_confuse_the_offer_comes_between_taking_back_and_moving() -> None:
    state = position("R@1 Y@2 G . .", orders=("B.confuse", "B.glass", "R.disaster"))
    state = play(state, "order 1", "take a1")
    assert (state.to_move(), builders(state)) == (1, {"b1": "2"})
    assert texts(play(state, "decline")) == texts(play(state, "pay")) == {"move b1 left", "move b1 right"}
    assert (play(state, "decline").to_move(), play(state, "pay").to_move()) == (0, 1)


def test_b10_4_the_refill_follows_the_paid_effect() -> None:
    state = recruited(stack=["B.move", "R", "R"])
    paid = play(state, "pay")
    for waiting in (state, paid):
        assert seen(waiting)["orders"][0]["order"] == "recruit"
        assert seen(waiting)["stack"]["tiles"] == 3
    done = play(paid, "recruit b2")
    assert seen(done)["orders"][0]["order"] == "move"
    assert seen(done)["stack"]["tiles"] == 2

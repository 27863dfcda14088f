"""B9.3 to B9.7: Move builder, Recruit, Confuse."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import builders, cells, play, position, refusal, seen, texts, tokens_left

MOVE = {"orders": ("B.move", "B.glass", "R.disaster")}
RECRUIT = {"orders": ("G.recruit", "B.glass", "R.disaster")}
CONFUSE = {"orders": ("B.confuse", "B.glass", "R.disaster")}


def begun(drawing: str, **rest: Any) -> Any:
    return play(position(drawing, **rest), "order 1")


def test_b9_the_tile_executed_is_any_of_the_three_in_the_row() -> None:
    state = position("R@1 Y . . .", orders=("B.glass", "B.disaster", "Y.move"))
    assert texts(state, "order") == {"order 1", "order 2", "order 3"}
    state = play(state, "order 3", "move a1 right")
    assert [(discard["order"], discard["colours"]) for discard in seen(state)["discards"]] == [
        ("move", ["yellow"])
    ]


@pytest.mark.parametrize("order", ["move", "recruit", "confuse", "glass", "disaster", "promote"])
def test_b9_an_order_that_cannot_be_carried_out_cannot_be_chosen(order: str) -> None:
    state = position(orders=(f"G.{order}", "R.scaffolding", "Y.scaffolding"))
    assert texts(state, "order") == {"order 2", "order 3"}
    assert refusal(state, "order 1") != ""


def test_b9_3_an_own_builder_goes_to_an_adjacent_unoccupied_vault() -> None:
    state = begun(". R . . .\nY G@1 B . .\n. R@2 . . .", **MOVE)
    assert texts(state) == {"move b2 up", "move b2 left", "move b2 right"}
    assert builders(play(state, "move b2 left")) == {"a2": "1", "b3": "2"}


def test_b9_3_any_own_builder_may_move_but_only_one_does() -> None:
    state = begun("R@1 Y G@1 B@2 .", **MOVE)
    assert texts(state) == {"move a1 right", "move c1 left"}
    assert refusal(state, "move d1 left") == "not-your-builder B9"
    after = play(state, "move c1 left")
    assert (builders(after), seen(after)["actions_left"]) == ({"a1": "1", "b1": "1", "d1": "2"}, 2)


def test_b9_3_not_off_the_plan_nor_onto_scaffolding_nor_onto_nothing_nor_onto_a_builder() -> None:
    state = begun("R@1 # . . .\nG . . . .\nY@1 B@2 . . .", **MOVE)
    assert refusal(state, "move a1 left") == "off-the-plan B1.5"
    assert refusal(state, "move a1 up") == "off-the-plan B1.5"
    assert refusal(state, "move a1 right") == "no-vault B9"
    assert refusal(state, "move a3 down") == "no-vault B9"
    assert refusal(state, "move a3 right") == "builder-stands-here B4.1"


def test_b9_3_with_no_free_vault_beside_a_builder_the_order_cannot_be_chosen() -> None:
    assert refusal(position("R@1 Y@2 G . .", **MOVE), "order 1") == "cannot-move B9.3"
    assert refusal(position("R@2 Y G . .", **MOVE), "order 1") == "no-own-builder B9"


def test_b9_3_has_no_paid_part() -> None:
    state = play(begun("R@1 Y G@2 B .", **MOVE), "move a1 right")
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


def test_b9_4_a_builder_goes_onto_any_unoccupied_vault() -> None:
    state = begun("R@1 Y G@2 . .\n# . . B .", coins=(2, 0), **RECRUIT)
    assert cells(state, "recruit") == {"b1", "d2"}
    state = play(state, "recruit d2")
    assert builders(state) == {"a1": "1", "c1": "2", "d2": "1"}
    assert seen(state)["seats"][0]["builders"] == 3


def test_b9_4_needs_no_builder_in_the_cathedral() -> None:
    assert texts(begun("R . . . .", **RECRUIT)) == {"recruit a1"}


def test_b9_4_needs_a_builder_in_the_supply_and_a_free_vault() -> None:
    full = position("R@1 Y@1 R@1 Y@1 R@1\nG . . . .", **RECRUIT)
    assert refusal(full, "order 1") == "no-builder-left B4.1"
    assert refusal(position("R@1 Y@2 . . .", **RECRUIT), "order 1") == "no-free-vault B9.4"


def test_b9_5_the_opponents_builder_goes_beside_one_of_hers() -> None:
    state = begun("R Y@2 G . .\nY B R . .", **RECRUIT)
    state = play(state, "recruit a1", "pay")
    assert (state.to_move(), cells(state, "recruit")) == (1, {"c1", "b2"})
    assert refusal(state, "recruit a2") == "not-beside-own-builder B9.5"
    assert refusal(state, "recruit a1") == "builder-stands-here B4.1"
    state = play(state, "recruit b2")
    assert builders(state) == {"a1": "1", "b1": "2", "b2": "2"}
    assert [seat["builders"] for seat in seen(state)["seats"]] == [4, 3]
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


def test_b9_5_is_not_offered_where_it_cannot_be_done() -> None:
    for drawing, place in (
        ("R Y G . .", "a1"),  # no builder of hers
        ("R G@2 . . .", "a1"),  # the only vault beside hers has just been taken
        ("R Y@2 G@2 Y@2 G@2\nR Y G R Y@2", "a1"),  # none in her supply
        ("R . G@2 # Y", "a1"),  # scaffolding is no vault
    ):
        state = play(begun(drawing, **RECRUIT), f"recruit {place}")
        assert (state.to_move(), seen(state)["actions_left"]) == (0, 2), drawing


def test_b9_6_an_own_builder_returns_and_the_opponents_must_move() -> None:
    state = begun("R@1m Y . . .\nG@2 B . . .", coins=(2, 0), **CONFUSE)
    assert texts(state) == {"take a1"}
    state = play(state, "take a1")
    assert (state.to_move(), texts(state)) == (0, {"move a2 up", "move a2 right"})
    assert seen(state)["seats"][0]["builders"] == 5
    assert tokens_left(state, 0) == ["aj", "am", "js", "ms"]
    state = play(state, "move a2 up")
    assert builders(state) == {"a1": "2"}
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


def test_b9_6_any_of_the_opponents_builders_may_be_moved_and_none_of_ones_own() -> None:
    state = play(begun("R@1 Y G@2 B Y@2\nR@1 . . . .", coins=(2, 0), **CONFUSE), "take a1")
    assert texts(state) == {"move c1 left", "move c1 right", "move e1 left"}
    assert refusal(state, "move a2 up") == "not-the-foes-builder B9.6"
    assert refusal(state, "move b1 left") == "not-the-foes-builder B9.6"


def test_b9_6_a_moved_builder_keeps_its_rank() -> None:
    state = play(begun("R@1 Y@2s . . .", coins=(2, 0), **CONFUSE), "take a1", "move b1 left")
    assert builders(state) == {"a1": "2s"}


def test_b9_6_the_vault_just_left_may_be_the_free_one() -> None:
    state = begun("R@1 Y@2 . . G@1", coins=(2, 0), **CONFUSE)
    assert texts(state) == {"take a1"}
    assert refusal(state, "take e1") == "confuses-nobody B9.6"
    assert texts(play(state, "take a1")) == {"move b1 left"}


def test_b9_6_without_anybody_to_move_afterwards_it_cannot_be_chosen() -> None:
    for drawing in ("R@1 . Y@2 . .", "R@1 Y . . .", "R@1 # Y@2 # .", "Y@2 . . R@1 Y"):
        state = position(drawing, **CONFUSE)
        assert refusal(state, "order 1") == "nothing-to-confuse B9.6", drawing
    assert refusal(position("R Y@2 G . .", **CONFUSE), "order 1") == "no-own-builder B9"


def test_b9_6_the_opponents_builder_may_be_taken_by_nobody() -> None:
    assert refusal(begun("R@1 Y@2 G . .", **CONFUSE), "take b1") == "not-your-builder B9"


def test_b9_7_the_opponent_pays_and_chooses_the_move_herself() -> None:
    state = play(begun("R@1 Y G@2 B Y@2", **CONFUSE), "take a1", "pay")
    assert (state.to_move(), texts(state)) == (1, {"move c1 left", "move c1 right", "move e1 left"})
    state = play(state, "move e1 left")
    assert builders(state) == {"c1": "2", "d1": "2"}
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)
    assert [seat["coins"] for seat in seen(state)["seats"]] == [2, 0]


def test_b9_7_she_cannot_prevent_the_move() -> None:
    state = play(begun("R@1 Y@2 . . .", **CONFUSE), "take a1", "pay")
    assert texts(state) == {"move b1 left"}
    assert refusal(state, "decline") == "not-now B2.1"


def test_b9_7_the_offer_is_made_even_if_only_one_move_is_possible() -> None:
    state = play(begun("R@1 Y@2 . . .", **CONFUSE), "take a1")
    assert (state.to_move(), texts(state)) == (1, {"pay", "decline"})
    state = play(state, "decline")
    assert (state.to_move(), texts(state)) == (0, {"move b1 left"})


def test_b9_7_without_a_coin_there_is_no_offer() -> None:
    state = play(begun("R@1 Y@2 G . .", coins=(2, 0), **CONFUSE), "take a1")
    assert (state.to_move(), texts(state)) == (0, {"move b1 left", "move b1 right"})

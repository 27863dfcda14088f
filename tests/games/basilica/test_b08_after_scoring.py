"""B8: after a scoring that does not end the game."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import builders, cells, marked, play, position, seen, tiles_at, tokens_left

DUE: dict[str, Any] = {"vaults": ("B+", "Y", "G"), "marker": 9}


def scored(drawing: str, place: str = "place 1 e1", **rest: Any) -> Any:
    state = play(position(drawing, **(DUE | rest)), place)
    assert len(seen(state)["scorings"]) == 1
    return state


def test_b8_1_builders_and_tokens_go_back_to_their_owners() -> None:
    state = scored("R@1a R@1 Y@2s . .\nR@1m R Y@2m . .\nG@1 G@2 G . .\nY@2 . . . .")
    assert builders(state) == {}
    assert [seat["builders"] for seat in seen(state)["seats"]] == [5, 5]
    assert tokens_left(state, 0) == tokens_left(state, 1) == ["aj", "am", "js", "ms"]


def test_b8_1_no_rank_is_left_behind_on_a_vault() -> None:
    state = scored("R R . . .\nR R . . .\nR@1m R . . .", orders=("B.glass", "B.recruit", "R.disaster"))
    state = play(state, "order 2", "recruit a1")
    assert builders(state) == {"a1": "2"}


def test_b8_1_coins_display_stack_and_marker_stay() -> None:
    state = scored("R@1 R . . .\n. R . . .\n. R . . .", coins=(2, 0), stack=["G.move", "R", "R", "Y"])
    view = seen(state)
    assert [seat["coins"] for seat in view["seats"]] == [2, 0]
    assert (view["marker"], view["stack"]["tiles"]) == (10, 3)
    assert view["vaults"][1]["colours"] == ["yellow"] and view["vaults"][2]["colours"] == ["green"]
    assert [back["order"] for back in view["orders"]] == ["move", "glass", "disaster"]


def test_b8_1_the_marker_goes_on_from_its_space() -> None:
    state = play(scored("R R . . ."), "place 2 a1")
    assert seen(state)["marker"] == 11


def test_b8_2_all_scaffolding_is_removed_wherever_it_stands() -> None:
    state = scored("# R # . .\n. R # . .\n. R . . .\n# R # # .")
    assert marked(state, "scaffolding") == set()
    assert tiles_at(state) == {"b1": "R", "b2": "R"}


def test_b8_2_scaffolding_is_removed_even_if_no_vault_is_left() -> None:
    state = scored("R # . . .\n# # . . .")
    assert seen(state)["cathedral"] == []
    assert cells(state, "place 1") == {"a1", "b1", "c1", "d1", "e1"}


def test_b8_3_the_two_rows_nearest_the_board_are_discarded_and_the_rest_slides() -> None:
    state = scored("R Y . . .\nG Y . . .\nR . Y . .\n. B . . G")
    assert tiles_at(state) == {"a1": "R", "c1": "Y", "b2": "B", "e2": "G"}
    assert sum(discard["number"] for discard in seen(state)["discards"]) == 5


def test_b8_3_glass_and_altars_go_with_their_vaults_or_stay_with_them() -> None:
    state = scored("R* Y^ . . .\nG*^ Y . . .\nR* B^ . . .\n. R*^ . . .", festum=True)
    assert marked(state, "glass") == {"a1", "b2"}
    assert marked(state, "altar") == {"b1", "b2"}
    assert seen(state)["altars_left"] == 14 - 2


def test_b8_3_a_new_vault_in_a_row_that_left_has_neither_glass_nor_altar() -> None:
    state = play(scored("R*^ Y . . .", festum=True), "place 2 a1")
    assert (marked(state, "glass"), marked(state, "altar")) == (set(), set())


@pytest.mark.parametrize(
    ("drawing", "left"),
    [
        ("R Y . . .", {}),
        ("R Y . . .\nG . . . .", {}),
        (". . . . .\nR Y . . .\nG . . . .\nB . . . .", {"a1": "G", "a2": "B"}),
        (". . . . .\n. . . . .\n. R . . .\n. Y . . .\n. G . . .", {"b1": "Y", "b2": "G"}),
        ("R . . . .\n# . . . .\nY . . . .\n# . . . .\nG . . . .", {"a1": "G"}),
        (
            "R . . . .\n# . . . .\n# . . . .\nY . . . .\nG . . . .\n# . . . .\nB . . . .",
            {"a1": "G", "a3": "B"},
        ),
    ],
)
def test_b8_3_rows_are_rows_with_a_vault_counted_from_the_board(drawing: str, left: dict[str, str]) -> None:
    """The crowned vault goes to e1, so row 1 always has one."""
    assert tiles_at(scored(drawing)) == left


def test_b8_3_a_gap_below_the_discarded_rows_closes_only_up_to_the_board() -> None:
    """Row 4 is empty of vaults and keeps its place between rows 3 and 5."""
    state = scored("R . . . .\nR . . . .\nY . . . .\n# . . . .\nG . . . .")
    assert tiles_at(state) == {"a1": "Y", "a3": "G"}


def test_b8_3_an_empty_row_nearest_the_board_is_not_counted() -> None:
    """A disaster has emptied row 1; the crown is placed in row 4."""
    state = scored("# . . . .\nR . . . .\nY . . . .\nG . . . .", "place 1 b4")
    assert tiles_at(state) == {"a1": "G", "b1": "B"}


def test_b8_3_tiles_may_be_disconnected_afterwards() -> None:
    state = scored("R Y G B .\nR . . B .\nR . . B .\nR . . B .")
    assert tiles_at(state) == {"a1": "R", "d1": "B", "a2": "R", "d2": "B"}
    state = scored("R Y G B .\nR . . B .\nR . . # .\nR . . G .")
    assert tiles_at(state) == {"a1": "R", "a2": "R", "d2": "G"}


def test_b8_3_a_deep_cathedral_slides_across_the_words_of_its_bit_sets() -> None:
    rows = ["R . . . ."] * 2 + ["# . . . ."] * 20 + ["Y* G . . ."] + ["# . . . ."] * 30 + [". B . . ."]
    state = scored("\n".join(rows), reshuffled=True, stack=5)
    assert tiles_at(state) == {"a1": "Y", "b1": "G", "b32": "B"}
    assert marked(state, "glass") == {"a1"}


def test_b8_1_a_scoring_that_ends_the_game_clears_nothing() -> None:
    state = play(position("R@1 # . . .", **(DUE | {"marker": 29}), scorings=[[0, 0]] * 2), "place 1 e1")
    assert builders(state) == {"a1": "1"}
    assert marked(state, "scaffolding") == {"b1"}
    assert tiles_at(state) == {"a1": "R", "e1": "B"}

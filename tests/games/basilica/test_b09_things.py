"""B9.8 to B9.12: Stained glass, Scaffolding, Disaster, Altar."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import (
    builders,
    cells,
    count_tiles,
    marked,
    play,
    position,
    refusal,
    seen,
    step,
    texts,
    tiles_at,
)

GLASS = {"orders": ("B.glass", "B.move", "R.disaster")}
SCAFFOLDING = {"orders": ("B.scaffolding", "B.move", "R.disaster")}
DISASTER = {"orders": ("R.disaster", "B.move", "B.glass")}
ALTAR = {"orders": ("B.altar", "B.confuse", "R.disaster"), "festum": True}


def begun(drawing: str, **rest: Any) -> Any:
    return play(position(drawing, **rest), "order 1")


def test_b9_8_a_glass_goes_where_the_player_has_a_builder_and_no_glass_lies() -> None:
    state = begun("R@1 Y*@1 G B@2 .", **GLASS)
    assert texts(state) == {"glass a1"}
    assert refusal(state, "glass b1") == "glass-lies-here B9.8"
    assert refusal(state, "glass c1") == refusal(state, "glass d1") == "not-your-builder B9"
    state = play(state, "glass a1")
    assert marked(state, "glass") == {"a1", "b1"}
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


def test_b9_8_with_no_such_vault_the_order_cannot_be_chosen() -> None:
    assert refusal(position("R*@1 Y . . .", **GLASS), "order 1") == "no-vault-for-glass B9.8"
    assert refusal(position("R Y@2 . . .", **GLASS), "order 1") == "no-own-builder B9"


def test_b9_8_the_glass_stays_when_its_builder_moves_on() -> None:
    state = play(begun("R@1 Y . . .", **GLASS), "glass a1", "order 2", "move a1 right")
    assert marked(state, "glass") == {"a1"}
    assert builders(state) == {"b1": "1"}


def test_b9_8_the_supply_never_runs_out() -> None:
    """More than the 16 printed: all but one of 21 vaults have glass already."""
    drawing = "\n".join(
        ["B* G* B* G* B*", "G* B* G* B* G*", "R* Y* R* Y* R*", "Y* R* Y* R* Y*", "B@1 . . . ."]
    )
    state = begun(drawing, **GLASS)
    assert len(marked(play(state, "glass a5"), "glass")) == 21


def test_b9_9_two_scaffoldings_one_after_the_other() -> None:
    state = begun(". R . . .", **SCAFFOLDING)
    assert cells(state, "scaffold") == {"a1", "c1", "d1", "e1", "b2"}
    half = play(state, "scaffold d1")
    assert marked(half, "scaffolding") == {"d1"}
    assert (half.to_move(), half.mid_action(), seen(half)["begun"]["lays_left"]) == (0, True, 1)
    after = play(half, "scaffold e1")
    assert marked(after, "scaffolding") == {"d1", "e1"}
    assert (after.to_move(), seen(after)["actions_left"]) == (0, 2)


def test_b9_9_the_first_may_support_the_second() -> None:
    state = begun(". R . . .", **SCAFFOLDING)
    assert refusal(state, "scaffold b3") == "not-adjacent B3.1"
    state = play(state, "scaffold b2")
    assert {"b3", "a2", "c2"} <= cells(state, "scaffold")
    assert marked(play(state, "scaffold b3"), "scaffolding") == {"b2", "b3"}


def test_b9_9_only_on_empty_cells() -> None:
    state = play(begun(". R # . .", **SCAFFOLDING), "scaffold d1")
    for cell in ("b1", "c1", "d1"):
        assert refusal(state, f"scaffold {cell}") == "occupied B3.1"


def test_b9_9_the_result_counts_not_the_order_of_laying() -> None:
    state = begun(". R . . .", **SCAFFOLDING)
    one = step(play(state, "scaffold a1"), "scaffold b2")
    other = step(play(state, "scaffold b2"), "scaffold a1")
    assert one.key() == other.key()


def test_b9_9_it_can_be_laid_in_an_empty_cathedral() -> None:
    state = play(begun("", **SCAFFOLDING), "scaffold c1", "scaffold c2")
    assert marked(state, "scaffolding") == {"c1", "c2"}


def test_b9_9_it_blocks_its_cell_and_supports_the_next_ones() -> None:
    state = play(begun(". R . . .", **SCAFFOLDING), "scaffold b2", "scaffold b3")
    assert refusal(state, "place 1 b2") == "occupied B3.1"
    assert {"place 1 b4", "place 1 a3"} <= texts(state)


def test_b9_9_it_cannot_be_discarded_by_a_disaster() -> None:
    state = begun("R # . . .", **DISASTER)
    assert texts(state) == {"disaster a1"}
    assert refusal(state, "disaster b1") == "no-vault B9"


def test_b9_9_the_supply_never_runs_out() -> None:
    state = play(begun("# # # # #\n# # # # #", **SCAFFOLDING), "scaffold a3", "scaffold b3")
    assert len(marked(state, "scaffolding")) == 12


def test_b9_10_a_vault_without_a_builder_is_discarded_with_its_glass() -> None:
    before = position("R@1 Y* G@2 B .", **DISASTER)
    state = play(before, "order 1")
    assert cells(state, "disaster") == {"b1", "d1"}
    assert refusal(state, "disaster a1") == refusal(state, "disaster c1") == "builder-stands-here B9.10"
    state = play(state, "disaster b1")
    assert tiles_at(state) == {"a1": "R", "c1": "G", "d1": "B"}
    assert marked(state, "glass") == set()
    assert sorted(discard["colours"][0] for discard in seen(state)["discards"]) == ["red", "yellow"]
    assert count_tiles(state) == 58


def test_b9_10_the_next_vault_on_the_cell_has_no_glass() -> None:
    state = play(begun("R Y* G . .", **DISASTER), "disaster b1", "place 1 b1")
    assert marked(state, "glass") == set()


def test_b9_10_tiles_may_be_cut_off() -> None:
    state = play(begun(". R . . .\n. Y . . .\n. G . . .", **DISASTER), "disaster b2")
    assert tiles_at(state) == {"b1": "R", "b3": "G"}
    assert {"b2", "a3", "c3", "b4"} <= cells(state, "place 1")


def test_b9_10_the_vault_just_placed_may_be_lost_and_then_has_no_builder() -> None:
    state = play(
        position("R Y . . .", orders=("B.move", "B.glass", "R.disaster")),
        "place 1 a2",
        "order 3",
        "disaster a2",
    )
    assert "a2" not in tiles_at(state)
    assert refusal(state, "builder") == "no-vault-just-placed B2.2"


def test_b9_10_not_a_vault_with_an_altar() -> None:
    state = begun("R Y^ . . .", festum=True, **DISASTER)
    assert texts(state) == {"disaster a1"}
    assert refusal(state, "disaster b1") == "altar-protects B9.10"


def test_b9_10_with_no_such_vault_the_order_cannot_be_chosen() -> None:
    assert refusal(position("R@1 Y@2 # . .", **DISASTER), "order 1") == "no-vault-to-lose B9.10"
    assert refusal(position("R^ . . . .", festum=True, **DISASTER), "order 1") == "no-vault-to-lose B9.10"


def test_b9_10_the_cathedral_may_become_empty() -> None:
    state = play(begun("R . . . .", **DISASTER), "disaster a1")
    assert seen(state)["cathedral"] == []
    assert cells(state, "place 1") == {"a1", "b1", "c1", "d1", "e1"}


@pytest.mark.parametrize("variant", ["2010", "2022"])
def test_b9_11_two_altars_go_onto_two_different_vaults(variant: str) -> None:
    state = begun("R@1 Y@2 G^ # .", variant=variant, **ALTAR)
    assert texts(state) == {"altar a1", "altar b1"}
    assert refusal(state, "altar c1") == "altar-stands-here B9.11"
    assert refusal(state, "altar d1") == "no-vault B9"
    state = play(state, "altar b1")
    assert (state.to_move(), state.mid_action()) == (0, True)
    assert texts(state) == {"altar a1"}
    assert refusal(state, "altar b1") == "altar-stands-here B9.11"
    state = play(state, "altar a1")
    assert marked(state, "altar") == {"a1", "b1", "c1"}
    assert seen(state)["altars_left"] == 11
    assert seen(state)["actions_left"] == 2


def test_b9_11_any_vault_without_an_altar_will_do_occupied_or_not() -> None:
    assert texts(begun("R@1 Y@2 G B* .", **ALTAR)) == {"altar a1", "altar b1", "altar c1", "altar d1"}


def test_b9_11_fewer_than_two_altars_or_vaults_will_not_do() -> None:
    fourteen = "R^ Y^ R^ Y^ R^\nY^ R^ Y^ R^ Y^\nR^ Y^ R^ Y^ G"
    assert refusal(position(fourteen, **ALTAR), "order 1") == "no-altars-left B9.11"
    thirteen = fourteen.replace("R^", "R", 1)
    assert refusal(position(thirteen, **ALTAR), "order 1") == "no-altars-left B9.11"
    twelve = thirteen.replace("Y^", "Y", 1)
    assert refusal(position(twelve, **ALTAR), "order 1") == ""
    assert refusal(position("R Y^ # . .", **ALTAR), "order 1") == "no-vaults-for-altars B9.11"


def test_b9_11_altars_on_discarded_tiles_return() -> None:
    state = position("R^ Y^ . . .\nG^ . . . .\nB^ . . . .", vaults=("B+", "Y", "G"), marker=9, **ALTAR)
    assert seen(state)["altars_left"] == 10
    state = play(state, "place 1 e1")
    assert seen(state)["altars_left"] == 13
    assert marked(state, "altar") == {"a1"}


def test_b9_11_an_altar_stays_as_long_as_its_vault() -> None:
    state = play(
        position("R^@1 Y . . .", orders=("B.move", "B.glass", "R.disaster"), festum=True),
        "order 1",
        "move a1 right",
    )
    assert marked(state, "altar") == {"a1"}


@pytest.mark.parametrize("drawing", ["R@1 Y^@2 . . .", "R@1 Y^@2 G . ."])
def test_b9_12_a_builder_on_an_altars_vault_cannot_be_moved_by_confuse(drawing: str) -> None:
    state = position(drawing, **ALTAR)
    assert refusal(state, "order 2") == "nothing-to-confuse B9.6"


@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_b9_12_nor_chosen_by_its_owner_for_it(answer: str) -> None:
    state = play(position("R@1 Y^@2 G B@2 .", **ALTAR), "order 2", "take a1", answer)
    assert texts(state) == {"move d1 left"}
    assert refusal(state, "move b1 right") == "altar-protects B9.12"


def test_b9_12_it_may_still_move_by_move_builder() -> None:
    state = position("R^@1 Y . . .", festum=True, orders=("B.move", "B.glass", "R.disaster"))
    assert builders(play(state, "order 1", "move a1 right")) == {"b1": "1"}


def test_b9_12_it_may_be_taken_back_by_its_owner_also_for_confuse() -> None:
    state = play(position("R^@1 Y@2 . . .", **ALTAR), "order 2")
    assert texts(state) == {"take a1"}
    state = play(state, "take a1", "decline")
    assert texts(state) == {"move b1 left"}


def test_b9_12_a_builder_may_be_moved_onto_an_altars_vault_by_confuse() -> None:
    state = play(position("R@1 Y@2 G^ . .", coins=(2, 0), **ALTAR), "order 2", "take a1", "move b1 right")
    assert builders(state) == {"c1": "2"}

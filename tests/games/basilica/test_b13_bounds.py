"""B13: bounds that follow from the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rosace.core.errors import BadDocument
from rosace.core.state import CHANCE, OVER
from rosace.games.basilica.kernel.component_data import COMPONENTS, actions_bound, depth_bound
from rosace.games.basilica.kernel.constants import ORDERS, ROWS

from .helpers import RULESET, cells, document, finish, marked, play, position, seen, settle, texts, tiles_at

OPTIONS = [
    {"variant": variant, "festum": festum, "remove_six": six}
    for variant in ("2010", "2022")
    for festum, six in ((False, False), (True, False), (True, True))
]


def test_b13_1_at_most_106_drawing_actions_and_122_with_festum() -> None:
    assert actions_bound(len(COMPONENTS.box(festum=False))) == 106
    assert actions_bound(len(COMPONENTS.box(festum=True))) == 122


@pytest.mark.parametrize("options", OPTIONS)
def test_b13_1_every_game_ends_within_the_bounds(options: dict[str, Any]) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        state = RULESET.new(options=options)
        drawing = decisions = 0
        while state.to_move() != OVER:
            if state.to_move() == CHANCE:
                state.apply(rng.choice(state.chance())[0])
                continue
            action = rng.choice(state.legal())
            drawing += RULESET.text(action).split()[0] in ("place", "order")
            decisions += 1
            state.apply(action)
        assert drawing <= actions_bound(66 if options["festum"] else 58)
        assert decisions <= RULESET.spec.max_decisions


def test_b13_1_each_draw_counts_and_only_vaults_built_shorten_the_second_stack() -> None:
    """52 draws, then the discards: 53 less the vaults in the cathedral, then the draw that ends the game."""
    state = settle(RULESET.new(options={"first": "1"}))
    drawing = built = 0
    while state.to_move() != OVER:
        choice = min(texts(state, "order") or texts(state))
        drawing += choice.split()[0] in ("place", "order")
        fresh = not seen(state)["stack"]["reshuffled"]
        state = play(state, choice)
        if fresh and seen(state)["stack"]["reshuffled"]:
            built = len(tiles_at(state))
    assert seen(state)["ending"] == "stack"
    assert drawing == 52 + (53 - built) + 1


def test_b13_2_no_cathedral_is_deeper_than_138_rows() -> None:
    box = COMPONENTS.box(festum=True)
    assert sum(tile.back % 8 == ORDERS.index("scaffolding") for tile in box) == 8
    assert depth_bound(box) == 138 < ROWS


def tower(rows: int) -> str:
    """A column of scaffolding on b, to the row above the given one."""
    return "\n".join([". # . . ."] * rows)


def test_b13_2_a_tower_can_be_built_deeper_than_a_hundred_rows() -> None:
    """From a tower of 94 rows, always as deep as possible."""
    state = position(tower(94), festum=True, reshuffled=True, stack=30)
    while rows(state) <= 102:
        state = play(state, max(texts(state, "place"), key=depth))
        assert RULESET.read_position(RULESET.write_position(state)).key() == state.key()
    assert seen(state)["scorings"] == []


def rows(state: Any) -> int:
    return max(shown_cell["row"] for shown_cell in seen(state)["cathedral"]) + 1


def test_b13_2_the_rules_are_the_same_in_row_130() -> None:
    drawing = tower(128) + "\n. R@1 . . .\n. R Y@2 . .\n. R@1a . . ."
    state = position(drawing, festum=True, reshuffled=True, stack=3)
    assert [state.score(0), state.score(1)] == [6, 1]
    assert {"b132", "c131", "a131", "d130"} <= cells(state, "place 1")
    assert "c130" not in cells(state, "place 1")
    moved = play(state, "order 1")
    assert texts(moved) == {"move b129 down", "move b131 up"}
    after = play(moved, "move b129 down", "place 1 b132")
    assert tiles_at(after)["b132"] == "R"
    assert RULESET.read_position(RULESET.write_position(after)).key() == after.key()
    assert finish(after.clone(), random.Random(1)).to_move() == OVER


def test_b13_2_a_deep_cathedral_comes_up_to_the_board_after_a_scoring() -> None:
    drawing = tower(120) + "\n. R . . .\n. Y . . .\n. G* . . .\n. # . . .\n. B . . ."
    state = position(drawing, festum=True, reshuffled=True, stack=3, vaults=("Y+", "R", "G"), marker=9)
    state = play(state, "place 1 b126")
    assert tiles_at(state) == {"b1": "G", "b3": "B", "b4": "Y"}
    assert marked(state, "glass") == {"b1"}


@pytest.mark.parametrize(
    ("rows", "stack", "reshuffled", "festum"),
    [(18, None, False, True), (40, None, False, False), (140, 0, True, True), (130, 20, True, True)],
)
def test_b13_2_a_document_deeper_than_any_game_is_refused(
    rows: int, stack: int | None, reshuffled: bool, festum: bool
) -> None:
    position_document = document(tower(rows), festum=festum, stack=stack, reshuffled=reshuffled)
    with pytest.raises(BadDocument, match=rf"{rows} rows .*B13.2"):
        RULESET.read_position(position_document)


def test_b13_2_a_document_as_deep_as_a_game_can_be_plays_to_its_end() -> None:
    deepest = next(
        rows
        for rows in range(ROWS, 0, -1)
        if fits(document(tower(rows), festum=True, stack=10, reshuffled=True))
    )
    state = position(tower(deepest), festum=True, stack=10, reshuffled=True)
    while state.to_move() != OVER:
        state = play(state, max(texts(state), key=depth))
    assert seen(state)["ending"] == "stack"
    assert max(shown_cell["row"] for shown_cell in seen(state)["cathedral"]) < ROWS - 1


def depth(text: str) -> int:
    """The row in which something would be built."""
    return int(text.split()[-1][1:]) if text.startswith(("place", "scaffold")) else 0


def fits(position_document: dict[str, Any]) -> bool:
    try:
        RULESET.read_position(position_document)
    except BadDocument:
        return False
    return True


def test_b13_3_the_cells_of_a_scaffolding_are_asked_for_one_by_one() -> None:
    state = position(tower(60), reshuffled=True, stack=3, orders=("B.scaffolding", "B.glass", "R.disaster"))
    first = play(state, "order 1")
    assert len(texts(first)) < 200
    assert {text.split()[0] for text in texts(first)} == {"scaffold"}
    second = play(first, "scaffold b61")
    assert {text.split()[0] for text in texts(second)} == {"scaffold"}
    assert second.mid_action()


@pytest.mark.parametrize("cell", ["a156", "e156"])
def test_b13_2_a_cathedral_alone_is_refused_too_if_it_is_too_deep(cell: str) -> None:
    """Its last row would leave no row below, and the bit sets no word."""
    document = {
        "format": "rosace-position 2",
        "game": "basilica",
        "cathedral": {"vaults": {"a155": "Y1", cell: "Y2"}, "builders": [{"seat": 0, "at": cell}]},
    }
    with pytest.raises(BadDocument, match=r"156 rows deep.*B13\.2"):
        RULESET.score_document(document)
    document["cathedral"] = {"vaults": {"a154": "Y1", "a155": "Y2"}, "builders": [{"seat": 0, "at": "a155"}]}
    assert RULESET.score_document(document).totals == (2, 0)

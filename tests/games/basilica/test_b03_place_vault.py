"""B3: place vault."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.core.state import CHANCE, OVER

from .helpers import (
    RULESET,
    at,
    builders,
    cells,
    events_of,
    kinds,
    outcomes,
    play,
    position,
    refusal,
    seen,
    step,
    texts,
)

# Two wild vaults in row 1 leave no place for a third: every free slot and every cell below touches one.
NEARLY_STUCK = ". RB . . ."
WILDS = ("YG", "RY", "GB")


def stuck(**rest: Any) -> Any:
    """A wild vault on d1, and three wild ones in the display do not fit any more."""
    options = {"vaults": WILDS, "orders": ("RG.glass", ".move", ".disaster")} | rest
    return position(NEARLY_STUCK, **options)


def test_b3_1_on_a_starting_slot_or_beside_a_vault_or_scaffolding() -> None:
    state = position(". . R . .\n. . # . .")
    for space in ("1", "2", "3"):
        assert cells(state, f"place {space}") == {"a1", "b1", "d1", "e1", "b2", "d2", "c3"}


def test_b3_1_only_on_an_empty_cell() -> None:
    state = position(". . R . .\n. . # . .")
    assert refusal(state, "place 1 c1") == "occupied B3.1"
    assert refusal(state, "place 1 c2") == "occupied B3.1"
    assert refusal(state, "place 1 c4") == "not-adjacent B3.1"


def test_b3_1_any_of_the_three_vault_tiles_may_be_taken() -> None:
    state = position(vaults=("R", "YG", "B"))
    for space, colours in (("1", ["red"]), ("2", ["yellow", "green"]), ("3", ["blue"])):
        assert at(play(state, f"place {space} c1"), "c1")["colours"] == colours


def test_b3_2_a_wild_tile_is_never_adjacent_to_a_wild_tile() -> None:
    state = position(". . RB . .\n. . Y . .", vaults=("YG", "RY", "G"))
    for space in ("1", "2"):
        assert cells(state, f"place {space}") == {"a1", "e1", "b2", "d2", "c3"}
    assert cells(state, "place 3") == {"a1", "b1", "d1", "e1", "b2", "d2", "c3"}
    assert refusal(state, "place 1 b1") == "wild-beside-wild B3.2"


def test_b3_2_not_even_to_one_with_the_same_colours() -> None:
    state = position("RB . . . .", vaults=("RB", "R", "B"))
    assert refusal(state, "place 1 b1") == refusal(state, "place 1 a2") == "wild-beside-wild B3.2"


def test_b3_2_the_neighbours_that_forbid_it_are_named() -> None:
    state = position("RB R YG . .", vaults=("RB", "R", "B"), orders=(".disaster", ".glass", ".move"))
    state = play(state, "order 1", "disaster b1")
    reason = RULESET.why_not(state, RULESET.parse("place 1 b1"))
    assert reason.elements == ("cell:0,0", "cell:2,0")
    assert reason.params["guilty"] == ["a1", "c1"]


def test_b3_2_a_jugglers_extra_colour_neither_forbids_nor_allows_a_placement() -> None:
    state = position("R@1j . RB@2j . .", vaults=("YG", "R", "B"))
    assert "place 1 a2" in texts(state)
    assert refusal(state, "place 1 b1") == "wild-beside-wild B3.2"
    assert refusal(state, "place 1 d1") == "wild-beside-wild B3.2"


def test_b3_3_three_wild_tiles_that_fit_nowhere_are_replaced() -> None:
    state = stuck(stack=["B.confuse", "R.move", "Y.move", "G.move", "B.confuse"])
    state = play(state, "place 1 d1", "top red.move", "top yellow.move", "top green.move", "top blue.confuse")
    view = seen(state)
    assert [vault["colours"] for vault in view["vaults"]] == [["red"], ["yellow"], ["green"]]
    assert view["stack"]["tiles"] == 1
    assert texts(state, "place 1") != set()


def test_b3_3_the_discarded_tiles_are_those_of_the_display() -> None:
    before = stuck(discards=(), stack=None)
    after = play(before, "place 1 d1")
    assert seen(before)["discards"] == []
    assert sorted("-".join(discard["colours"]) for discard in seen(after)["discards"]) == [
        "green-blue", "red-green", "red-yellow",
    ]  # fmt: skip


def test_b3_3_it_costs_no_action_and_leaves_the_order_row_alone() -> None:
    before = stuck(orders=("RG.glass", "Y.move", "B.disaster"), stack=["G.glass", "R", "R", "R", "R", "R"])
    after = play(before, "place 1 d1")
    assert (after.to_move(), seen(after)["actions_left"]) == (0, 2)
    assert [back["order"] for back in seen(after)["orders"]] == ["glass", "move", "disaster"]


def test_b3_3_a_builder_may_still_go_on_the_vault_placed_before() -> None:
    state = play(stuck(), "place 1 d1")
    assert "builder" in texts(state)
    assert builders(play(state, "builder")) == {"d1": "1"}


def test_b3_3_it_is_repeated_as_long_as_it_applies() -> None:
    state = stuck(stack=["B.move", "RY", "RG", "YB", "R.move", "Y.move", "G.move", "B"], discards=())
    shown = ["red-yellow", "red-green", "yellow-blue", "red.move", "yellow.move", "green.move"]
    state = step(state, "place 1 d1")
    for start in shown:
        state = play(state, next(text for text in sorted(outcomes(state)) if text.startswith(f"top {start}")))
    state = play(state, min(outcomes(state)))
    assert [vault["colours"] for vault in seen(state)["vaults"]] == [["red"], ["yellow"], ["green"]]
    wild = [discard for discard in seen(state)["discards"] if len(discard["colours"]) == 2]
    assert sum(discard["number"] for discard in wild) >= 6
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


def test_b3_3_it_is_told() -> None:
    state = stuck()
    state = step(state, "place 1 d1")
    assert "stuck" in kinds(events_of(state, min(outcomes(state))))


def test_b3_3_one_fitting_cell_is_enough_to_keep_them() -> None:
    """The cells around the red vault in row 2 have no wild neighbour."""
    state = position(". RB . . .\n. R . . .", vaults=WILDS, orders=("RG.glass", ".move", ".disaster"))
    state = play(state, "place 1 d1")
    assert cells(state, "place 1") == {"a2", "c2", "b3"}
    assert all(len(vault["colours"]) == 2 for vault in seen(state)["vaults"])
    assert seen(state)["discards"] == []


@pytest.mark.parametrize("space", [1, 2])
def test_b3_3_one_single_colour_tile_in_any_space_is_enough_to_keep_them(space: int) -> None:
    vaults = ["YG", "RY", "GB"]
    vaults[space] = "B"
    state = play(stuck(vaults=vaults), "place 1 d1")
    assert seen(state)["discards"] == []
    assert {text.split()[1] for text in texts(state, "place")} == {str(space + 1)}


def test_b3_3_a_single_colour_tile_just_turned_over_is_enough_to_keep_them() -> None:
    state = play(stuck(orders=("R.glass", ".move", ".disaster")), "place 1 d1", "crown no")
    assert seen(play(state, "top blue.move"))["discards"] == []


def test_b3_3_it_happens_before_the_first_action_of_a_turn_too() -> None:
    state = play(stuck(left=1), "place 1 d1")
    assert (state.to_move(), seen(state)["actions_left"]) == (1, 3)
    assert len(seen(state)["discards"]) == 3
    assert refusal(state, "builder") == "no-vault-just-placed B2.2"


def test_b3_3_an_order_can_bring_it_about() -> None:
    """Disaster takes away the only vault that had a cell without a wild neighbour below it."""
    state = position("R RB . YG .", vaults=("RY", "RG", "GB"), orders=(".disaster", ".move", ".glass"))
    assert texts(state, "place 1") == {"place 1 a2"}
    state = play(state, "order 1", "disaster a1")
    assert sum(discard["number"] for discard in seen(state)["discards"]) == 1 + 1 + 3


def test_b3_3_it_happens_after_a_scoring_too() -> None:
    """Rows 1 and 2 leave; what slides to the board is . RB . YG ."""
    drawing = "R R R R R\nR R R R .\n. RB Y YG ."
    state = position(
        drawing, marker=9, vaults=("RY", "G+", "GB"), orders=(".move", "RG.glass", ".disaster"), festum=True
    )
    assert refusal(state, "place 2 e2") == ""
    state = play(state, "order 3", "disaster c3")
    assert seen(state)["scorings"] == []
    state = play(state, "place 2 e2")
    assert seen(state)["scorings"] == [[0, 0]]
    assert {shown_cell["at"] for shown_cell in seen(state)["cathedral"]} == {"b1", "d1"}
    assert any(shown_cell["colours"] == ["red", "yellow"] for shown_cell in seen(state)["discards"])


def test_b3_3_the_stack_may_end_the_game_during_it() -> None:
    """Two tiles are left of the second stack: one for the order space, one for the first vault space."""
    drawing = "RB R@1 YG . .\n. GB . . ."
    display = {"vaults": ("RY", "RG", "YB"), "orders": ("RG.glass", "B.move", "B.disaster")}
    state = position(drawing, **display, reshuffled=True, stack=["R.move", "R.promote"], left=2)
    assert texts(state, "place") == {"place 1 e1", "place 2 e1", "place 3 e1"}
    state = play(state, "place 1 e1")
    assert state.to_move() == OVER
    assert (seen(state)["ending"], seen(state)["scorings"]) == ("stack", [[2, 0]])
    assert [vault and vault["colours"] for vault in seen(state)["vaults"]] == [["red"], None, None]


def test_b3_3_the_stack_may_be_reshuffled_during_it() -> None:
    """Three tiles are needed and one is left: the discards, the three among them, are the new stack."""
    state = stuck(stack=["B.move", "R.promote"], discards=())
    gone = sum(discard["number"] for discard in seen(state)["discards"])
    state = play(state, "place 1 d1")
    assert seen(state)["stack"]["reshuffled"]
    assert seen(state)["stack"]["tiles"] == gone + 3 - 2


def test_b3_4_the_vault_space_takes_the_order_tile_above_it() -> None:
    state = position(orders=("B.confuse", "Y.promote", "G.recruit"), stack=["RB.move", "R", "R"])
    for space in (0, 1, 2):
        after = seen(play(state, f"place {space + 1} c1"))
        before = seen(state)
        assert after["vaults"][space]["colours"] == before["orders"][space]["colours"]
        assert after["orders"][space] == {"colours": ["red", "blue"], "order": "move"}
        for other in {0, 1, 2} - {space}:
            assert after["vaults"][other] == before["vaults"][other]
            assert after["orders"][other] == before["orders"][other]
        assert after["stack"]["tiles"] == 2


@pytest.mark.parametrize(("tile", "moves"), [("R+", 1), ("R-", 0), ("RB+", 1), ("RB-", 0)])
def test_b3_5_a_crown_placed_moves_the_marker(tile: str, moves: int) -> None:
    state = position(vaults=(tile, "Y", "G"), marker=4)
    after = play(state, "place 1 c1")
    assert seen(after)["marker"] == 4 + moves
    assert ("marker" in kinds(events_of(state, "place 1 c1"))) == bool(moves)


def story(state: Any, notation: str) -> list[str]:
    """What is told of a decision and of the chance events that follow it."""
    event_kinds = []
    while True:
        event_kinds += kinds(events_of(state, notation))
        state = step(state, notation)
        if state.to_move() != CHANCE:
            return event_kinds
        notation = min(outcomes(state))


def test_b3_3_is_told_wherever_it_happens() -> None:
    """Amid a turn, after a scoring, when it shuffles the discards, and when it ends the game."""
    amid = story(stuck(), "place 1 d1")
    assert amid.count("stuck") == 1 and amid[amid.index("stuck") :].count("flip") == 3
    shuffling = story(stuck(stack=["B.move"]), "place 1 d1")
    assert shuffling.index("refill") < shuffling.index("stuck") < shuffling.index("reshuffle")
    drawing = "R R R R R\nR R R R .\n. RB . YG ."
    display = {"vaults": ("RY", "G+", "GB"), "orders": (".move", "RG.glass", ".disaster")}
    state = position(drawing, marker=9, festum=True, **display)
    scoring = story(state, "place 2 e2")
    assert scoring.index("rows-leave") < scoring.index("turn") < scoring.index("stuck")
    assert scoring[scoring.index("stuck") :].count("flip") == 3
    ending = story(stuck(stack=["B.move"], reshuffled=True), "place 1 d1")
    assert ending.index("stuck") < ending.index("scoring") < ending.index("ended-by-stack")


def test_b3_3_may_end_the_game_right_after_a_scoring_with_another_one() -> None:
    """The last tile is drawn, row 1 and 2 are scored and leave, and three wild tiles fit nowhere."""
    drawing = "R@1 R R R R\nR R R R .\n. RB . YG ."
    display = {"vaults": ("RY", "G+", "GB"), "orders": (".move", "RG.glass", ".disaster")}
    state = position(drawing, marker=9, festum=True, **display, stack=["B.glass"], reshuffled=True)
    events = events_of(state, "place 2 e2")
    after = play(state, "place 2 e2")
    assert (after.to_move(), seen(after)["ending"]) == (OVER, "stack")
    assert seen(after)["scorings"] == [[10, 0], [0, 0]]
    gains = [event.params["gain0"] for event in events if event.kind == "basilica-scored"]
    assert gains == [points for points, _ in seen(after)["scorings"]]
    assert kinds(events)[-5:] == ["stuck", "scoring", "scored", "ended-by-stack", "won"]


@pytest.mark.parametrize(("stack", "reveals"), [(None, False), (["B.move"], True)])
def test_b3_4_a_placement_can_be_previewed_if_chance_shows_the_next_tile(
    stack: list[str] | None, reveals: bool
) -> None:
    """With one tile left nothing is left to chance: the decision itself shows the crown."""
    state = position("R . . . .", orders=("B.move", "B.glass", "R.disaster"), stack=stack)
    after = step(state, "place 1 b1")
    assert (after.to_move() != CHANCE) == reveals
    assert RULESET.reveals(state, RULESET.parse("place 1 b1"), after) == reveals

"""B5: refilling, and the stack running out."""

from __future__ import annotations

import random
from typing import Any

from rosace.core.state import CHANCE, OVER
from rosace.games.basilica.kernel.component_data import COMPONENTS

from .helpers import (
    RULESET,
    Box,
    count_tiles,
    events_of,
    finish,
    kinds,
    letters,
    outcomes,
    play,
    position,
    seen,
    settle,
    step,
    texts,
)


def full(state: Any) -> bool:
    view = seen(state)
    return None not in view["orders"] + view["vaults"]


def test_b5_1_every_space_holds_a_tile_whenever_somebody_decides() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = RULESET.new(options={"festum": bool(seed & 1)})
        while state.to_move() != OVER:
            if state.to_move() == CHANCE:
                state.apply(rng.choice(state.chance())[0])
            else:
                assert full(state) or seen(state)["ending"] == "stack"
                state.apply(rng.choice(state.legal()))


def test_b5_1_an_order_space_is_refilled_from_the_stack_after_the_order() -> None:
    state = position("R@1 Y . . .", stack=["RB.move", "R", "R"])
    begun = play(state, "order 1")
    assert seen(begun)["orders"][0]["order"] == "move"
    assert seen(begun)["stack"]["tiles"] == 3
    done = play(begun, "move a1 right")
    assert seen(done)["orders"][0] == {"colours": ["red", "blue"], "order": "move"}
    assert seen(done)["stack"]["tiles"] == 2
    assert seen(done)["vaults"] == seen(state)["vaults"]


def test_b5_1_the_executed_tile_lies_among_the_discards() -> None:
    state = play(
        position("R@1 Y . . .", orders=("GB.move", ".glass", ".disaster")), "order 1", "move a1 right"
    )
    assert seen(state)["discards"] == [
        {"colours": ["green", "blue"], "order": "move", "crown": True, "number": 1}
    ]


def test_b5_2_an_empty_stack_is_not_refilled_before_a_tile_must_be_drawn() -> None:
    state = play(position("R@1 Y . . .", stack=["G.move"]), "place 1 a2")
    view = seen(state)
    assert view["stack"] == {"tiles": 0, "top": None, "reshuffled": False}
    assert view["discards"]
    assert full(state)


def test_b5_2_the_discards_are_shuffled_into_a_new_stack_when_the_draw_is_needed() -> None:
    state = position("R@1 Y . . .", stack=[])
    gone = sum(discard["number"] for discard in seen(state)["discards"])
    drawn = step(state, "place 1 a2")
    assert sum(outcomes(drawn).values()) == gone
    after = settle(drawn.clone())
    assert seen(after)["stack"]["tiles"] == gone - 1
    assert seen(after)["stack"]["reshuffled"]
    assert seen(after)["discards"] == []
    assert count_tiles(after) == 58


def test_b5_2_the_tile_just_executed_is_in_the_new_stack() -> None:
    state = position("R@1 Y . . .", orders=("GB.move", ".glass", ".disaster"), stack=[])
    drawn = step(play(state, "order 1"), "move a1 right")
    assert outcomes(drawn)["top green-blue.move"] == 1


def test_b5_2_the_vault_just_lost_to_a_disaster_is_in_the_new_stack() -> None:
    state = position("GB R . . .", orders=("R.disaster", ".glass", ".move"), stack=[])
    before = sum(discard["number"] for discard in seen(state)["discards"])
    drawn = step(play(state, "order 1"), "disaster a1")
    assert sum(outcomes(drawn).values()) == before + 2


def test_b5_2_it_is_told() -> None:
    assert "reshuffle" in kinds(events_of(position("R@1 Y . . .", stack=[]), "place 1 a2"))
    assert "reshuffle" not in kinds(events_of(position("R@1 Y . . .", stack=1), "place 1 a2"))


def test_b5_2_an_order_tile_keeps_the_crown_of_the_shuffle_it_came_from() -> None:
    """The crownless red glass tile is shuffled in; the one in the row was the crowned one all along."""
    state = position(
        "R Y . . .", orders=("R+.glass", "B.move", "R.disaster"), discards=["R-.glass"], stack=[]
    )
    state = play(state, "place 3 a2")
    assert seen(state)["stack"]["reshuffled"]
    state = play(state, "place 1 a3")
    assert seen(state)["vaults"][0] == {"colours": ["red"], "crown": True}


def test_b5_2_without_discards_the_first_empty_stack_already_ends_the_game() -> None:
    """All 52 other tiles are built: the single colours and, never side by side, the wild ones."""
    state = position(
        everything_built(), vaults=("R", "Y", "G"), orders=("R.move", "B.glass", "Y.move"), stack=[]
    )
    assert seen(state)["discards"] == []
    state = play(state, "place 1 c11")
    assert state.to_move() == OVER
    assert (seen(state)["ending"], len(seen(state)["scorings"])) == ("stack", 1)


def everything_built() -> str:
    box = Box(festum=False)
    for spec in ("R.move", "B.glass", "Y.move", "R", "Y", "G"):
        box.take(spec)
    single = [tile for tile in box.free if tile.kind >> 4 < 4]
    wild = [tile for tile in box.free if tile.kind >> 4 >= 4]
    marks = []
    for row in range(11):
        for column in range(5):
            pile = wild if (row + column) % 2 == 0 and wild else single
            marks.append(letters(pile.pop()) if pile else ".")
    return "\n".join(" ".join(marks[i : i + 5]) for i in range(0, 55, 5))


def test_b5_3_the_second_time_the_stack_is_empty_the_game_ends_with_a_last_scoring() -> None:
    state = position("R@1 R . . .", stack=[], reshuffled=True, marker=3)
    state = play(state, "place 2 a2")
    view = seen(state)
    assert state.to_move() == OVER
    assert (view["ending"], view["scorings"], view["marker"] < 10) == ("stack", [[2, 0]], True)
    assert state.legal() == state.chance() == []


def test_b5_3_drawing_the_last_tile_does_not_end_the_game() -> None:
    state = play(position("R@1 R . . .", stack=["G.move"], reshuffled=True), "place 2 a2")
    assert seen(state)["stack"]["tiles"] == 0
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)
    state = play(state, "builder")
    assert (state.to_move(), seen(state)["ending"]) == (0, None)
    assert play(state, "place 1 e1").to_move() == OVER


def test_b5_3_an_order_ends_the_game_by_its_refill() -> None:
    state = position("R@1 R . . .", stack=[], reshuffled=True)
    begun = play(state, "order 1")
    assert begun.to_move() == 0
    state = play(begun, "move a1 right")
    assert (state.to_move(), seen(state)["ending"], seen(state)["scorings"]) == (OVER, "stack", [[2, 0]])


def test_b5_3_is_the_same_in_both_variants() -> None:
    for variant in ("2010", "2022"):
        state = play(
            position("R@1 R . . .", variant=variant, stack=["G.move"], reshuffled=True), "place 2 a2"
        )
        assert state.to_move() == 0
        assert play(state, "place 1 e1").to_move() == OVER


def test_b5_4_refill_comes_before_the_scoring() -> None:
    """The Juggler is asked with the display full and before anybody has points."""
    state = position("R@1j R . . .", vaults=("R+", "Y", "G"), marker=9, stack=["RB.move", "R", "R"])
    asked = play(state, "place 1 c1")
    assert seen(asked)["phase"] == "juggle"
    assert full(asked)
    assert seen(asked)["orders"][0] == {"colours": ["red", "blue"], "order": "move"}
    assert seen(asked)["scorings"] == []


def test_b5_4_a_reshuffle_comes_before_the_tiles_of_the_scoring_are_discarded() -> None:
    state = position("R R . . .", vaults=("R+", "Y", "G"), marker=9, stack=[])
    gone = sum(discard["number"] for discard in seen(state)["discards"])
    after = play(state, "place 1 c1")
    assert seen(after)["stack"]["tiles"] == gone - 1
    assert sum(discard["number"] for discard in seen(after)["discards"]) == 3


def test_b5_4_marker_and_stack_together_make_exactly_one_scoring() -> None:
    state = position("R@1 R . . .", vaults=("R+", "Y", "G"), marker=9, stack=[], reshuffled=True)
    before, state = state, play(state, "place 1 c1")
    assert (state.to_move(), seen(state)["ending"], seen(state)["scorings"]) == (OVER, "stack", [[3, 0]])
    assert seen(state)["marker"] == 10
    assert kinds(events_of(before, "place 1 c1")).count("scoring") == 1


def test_b5_4_at_the_third_scoring_too_the_cause_shown_is_the_stack() -> None:
    state = position(
        "R@1 R . . .",
        vaults=("R+", "Y", "G"),
        marker=29,
        scorings=[[1, 2], [3, 4]],
        stack=[],
        reshuffled=True,
    )
    events = kinds(events_of(state, "place 1 c1"))
    state = play(state, "place 1 c1")
    assert (seen(state)["ending"], seen(state)["scorings"]) == ("stack", [[1, 2], [3, 4], [3, 0]])
    assert "ended-by-stack" in events and "ended-by-scoring" not in events


def test_b5_4_the_paid_part_comes_before_the_discard_and_the_refill() -> None:
    state = position(
        "R@1 Y . . .\nG@2 B . . .", orders=(".recruit", ".glass", ".disaster"), stack=[], reshuffled=True
    )
    state = play(state, "order 1", "recruit b1")
    assert (state.to_move(), texts(state)) == (1, {"pay", "decline"})
    state = play(state, "pay", "recruit b2")
    assert (state.to_move(), seen(state)["ending"]) == (OVER, "stack")


def test_b5_2_all_tiles_are_kept_in_sight_of_the_rules() -> None:
    for seed in range(3):
        state = finish(RULESET.new(options={"festum": True, "remove_six": seed == 2}), random.Random(seed))
        assert count_tiles(state) == len(COMPONENTS.box(festum=True))

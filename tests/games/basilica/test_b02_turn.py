"""B2: the turn."""

from __future__ import annotations

import random

import pytest

from rosace.core.state import CHANCE, OVER

from .helpers import RULESET, builders, cells, play, position, refusal, score, seen, settle, texts


def test_b2_1_a_turn_is_three_actions_and_then_it_is_the_other_players() -> None:
    state = position("R Y . . .", seat=2)
    for left in (3, 2, 1):
        assert (state.to_move(), seen(state)["actions_left"]) == (1, left)
        state = play(state, min(texts(state, "place 1")))
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 3)


@pytest.mark.parametrize(
    "turn",
    [
        ("place 2 a2", "builder", "order 1", "move a2 up"),
        ("order 3", "disaster b1", "place 1 a2", "builder"),
        ("place 1 a2", "place 1 a3", "place 1 a4"),
        ("order 3", "disaster b1", "order 3", "disaster a1", "place 1 a1"),
    ],
)
def test_b2_1_the_three_actions_may_be_mixed(turn: tuple[str, ...]) -> None:
    state = position("R Y . . .", stack=["B.disaster", "B.disaster", "R", "R", "R"])
    assert play(state, *turn).to_move() == 1
    assert play(state, *turn[:-1]).to_move() == 0


def test_b2_1_there_is_no_passing_and_there_always_is_an_action() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        state = RULESET.new(options={"festum": seed % 2 == 1})
        while state.to_move() != OVER:
            if state.to_move() == CHANCE:
                state.apply(rng.choice(state.chance())[0])
                continue
            legal = state.legal()
            if not state.mid_action():
                assert texts(state, "place")
                assert {text.split()[0] for text in map(RULESET.text, legal)} <= {"place", "builder", "order"}
            state.apply(rng.choice(legal))


def test_b2_1_an_action_begun_must_be_finished() -> None:
    state = play(position("R@1 Y . . ."), "order 1")
    assert texts(state) == {"move a1 right"}
    assert state.mid_action()
    assert refusal(state, "place 1 c1") == "not-now B2.1"
    assert refusal(state, "order 2") == "not-now B2.1"


def test_b2_2_a_builder_goes_on_the_vault_just_placed() -> None:
    state = play(position("R Y . . ."), "place 1 a2")
    assert "builder" in texts(state)
    assert builders(play(state, "builder")) == {"a2": "1"}


def test_b2_2_no_builder_at_the_beginning_of_a_turn() -> None:
    assert refusal(position("R Y . . ."), "builder") == "no-vault-just-placed B2.2"


def test_b2_2_no_builder_after_another_action() -> None:
    state = play(position("R@1 Y . . ."), "place 1 a2", "order 1", "move a1 right")
    assert refusal(state, "builder") == "no-vault-just-placed B2.2"


def test_b2_2_no_second_builder_on_the_vault_just_placed() -> None:
    state = play(position("R Y . . ."), "place 1 a2", "builder")
    assert refusal(state, "builder") == "no-vault-just-placed B2.2"


def test_b2_2_a_builder_goes_on_the_last_of_two_vaults_placed() -> None:
    state = play(position("R Y . . ."), "place 1 a2", "place 1 e1", "builder")
    assert builders(state) == {"e1": "1"}


def test_b2_2_the_next_turn_is_too_late_for_either_player() -> None:
    state = play(position("R Y . . .", left=1), "place 1 a2")
    assert state.to_move() == 1
    assert refusal(state, "builder") == "no-vault-just-placed B2.2"
    state = play(state, "place 1 a3", "builder", "place 1 a4")
    assert state.to_move() == 0
    assert refusal(state, "builder") == "no-vault-just-placed B2.2"


@pytest.mark.parametrize("left", [3, 2, 1])
def test_b2_3_a_scoring_ends_the_turn_however_many_actions_are_left(left: int) -> None:
    state = position("R Y . . .", vaults=("R+", "Y", "G"), marker=9, left=left)
    state = play(state, "place 1 a2")
    assert (state.to_move(), seen(state)["actions_left"]) == (1, 3)
    assert len(seen(state)["scorings"]) == 1


def test_b2_4_placing_needs_a_neighbour_not_a_diagonal_one() -> None:
    state = position(". R . . .")
    assert cells(state, "place 1") == {"a1", "c1", "d1", "e1", "b2"}
    assert refusal(state, "place 1 a2") == "not-adjacent B3.1"
    assert refusal(state, "place 1 c2") == "not-adjacent B3.1"


def test_b2_4_wild_tiles_may_touch_at_a_corner() -> None:
    state = position("RB R . . .\nR . . . .", vaults=("YG", "Y", "G"))
    assert "place 1 b2" in texts(state)


def test_b2_4_tiles_do_not_connect_at_a_corner() -> None:
    assert score("R@1 Y . . .\nY R . . .") == (1, 0)


def test_b2_4_the_left_and_the_right_edge_are_not_adjacent() -> None:
    """The cells of neighbouring rows lie side by side in memory."""
    assert score("Y Y Y Y R@1\nR Y Y Y Y") == (1, 0)
    assert "place 1 a2" not in texts(position(". . . . R"))
    state = play(
        position("Y@2 Y@2 Y@2 Y@2 R@1\nR . . . .", orders=(".recruit", ".glass", ".disaster")), "order 1"
    )
    assert cells(state, "recruit") == {"a2"}
    assert refusal(position("Y@2 . . . R@1\nR . . . ."), "order 1") == "cannot-move B9.3"


def test_b2_4_a_builder_does_not_move_diagonally() -> None:
    state = play(position("R@1 Y . . .\nY R . . ."), "order 1")
    assert texts(state) == {"move a1 right", "move a1 down"}


def test_b2_1_the_first_turn_of_a_game_has_three_actions_too() -> None:
    state = settle(RULESET.new(options={"first": "2"}))
    assert seen(state)["actions_left"] == 3
    state = play(state, "place 1 a1", "place 1 c1")
    assert (state.to_move(), seen(state)["actions_left"]) == (1, 1)

"""B6: the marker and the scoring moments."""

from __future__ import annotations

import pytest

from rosace.core.state import OVER

from .helpers import RULESET, events_of, kinds, play, position, seen, settle, step, texts

CROWNED = {"vaults": ("R+", "Y+", "G+"), "orders": ("R+.promote", "Y+.move", "B.glass")}


def test_b6_1_the_marker_starts_before_the_first_space() -> None:
    assert seen(settle(RULESET.new()))["marker"] == 0


def test_b6_1_every_crowned_vault_placed_moves_it_by_one() -> None:
    state = position(**CROWNED)
    state = play(state, "place 1 a1")
    assert seen(state)["marker"] == 1
    assert seen(play(state, "place 2 b1"))["marker"] == 2
    assert seen(play(position(vaults=("R-", "Y", "G")), "place 1 a1"))["marker"] == 0


def test_b6_1_a_crown_shown_or_turned_over_does_not_move_it() -> None:
    """The order tile turned over has a crown, and so have the vaults that stay in the display."""
    state = play(
        position(vaults=("R-", "Y+", "G+"), orders=("R+.promote", "B.move", "B.glass")), "place 1 a1"
    )
    assert seen(state)["vaults"][0]["crown"]
    assert seen(state)["marker"] == 0


def test_b6_1_a_crown_discarded_does_not_move_it() -> None:
    state = play(position("R+ Y+ . . .", marker=5), "order 3", "disaster a1")
    assert all(discard["crown"] for discard in seen(state)["discards"])
    assert seen(state)["marker"] == 5


def test_b6_1_it_is_the_king_in_2010_and_the_queen_in_2022() -> None:
    for variant in ("2010", "2022"):
        state = position(variant=variant, **CROWNED)
        marker = next(event for event in events_of(state, "place 1 a1") if event.kind == "basilica-marker")
        assert (str(marker.params["edition"]), marker.params["to"]) == (variant, 1)


@pytest.mark.parametrize(("before", "done"), [(9, 0), (19, 1), (29, 2)])
def test_b6_2_spaces_10_20_and_30_start_a_scoring(before: int, done: int) -> None:
    state = position("R@1 . . . .", **CROWNED, marker=before, scorings=[[0, 0]] * done)
    assert seen(state)["next_scoring"] == before + 1
    assert seen(play(state, "place 1 b1"))["scorings"] == [[0, 0]] * done + [[2, 0]]


@pytest.mark.parametrize(("before", "done"), [(8, 0), (10, 1), (14, 1), (20, 2), (28, 2)])
def test_b6_2_other_spaces_start_none(before: int, done: int) -> None:
    state = play(position("R@1 . . . .", **CROWNED, marker=before, scorings=[[0, 0]] * done), "place 1 b1")
    assert len(seen(state)["scorings"]) == done
    assert state.to_move() == 0


@pytest.mark.parametrize("seat", [1, 2])
def test_b6_3_the_scoring_ends_the_turn_and_the_other_player_is_next(seat: int) -> None:
    state = play(position("R . . . .", **CROWNED, marker=9, seat=seat), "place 1 b1")
    assert state.to_move() == 2 - seat
    assert seen(state)["actions_left"] == 3
    assert "builder" not in texts(state)


def test_b6_4_the_third_scoring_ends_the_game() -> None:
    state = position("R@1 . . . .", **CROWNED, marker=29, scorings=[[4, 1], [0, 7]], stack=1)
    events = kinds(events_of(state, "place 1 b1"))
    state = settle(step(state, "place 1 b1"))
    view = seen(state)
    assert state.to_move() == OVER
    assert (view["ending"], view["marker"], view["next_scoring"]) == ("scoring", 30, None)
    assert [seat["points"] for seat in view["seats"]] == [state.score(0), state.score(1)] == [6, 8]
    assert events[-2:] == ["ended-by-scoring", "won"]


def test_b6_4_the_cathedral_stays_as_it_was_scored() -> None:
    state = play(position("R@1 . . . .", **CROWNED, marker=29, scorings=[[0, 0]] * 2), "place 1 b1")
    assert [shown_cell["at"] for shown_cell in seen(state)["cathedral"]] == ["a1", "b1"]
    assert seen(state)["seats"][0]["builders"] == 4


@pytest.mark.parametrize(("marker", "done"), [(0, 0), (5, 0), (10, 1), (23, 2)])
def test_b6_5_the_stack_brings_one_last_scoring_wherever_the_marker_is(marker: int, done: int) -> None:
    state = position(
        "R@1 . . . .",
        vaults=("R-", "Y", "G"),
        marker=marker,
        scorings=[[1, 1]] * done,
        stack=[],
        reshuffled=True,
    )
    state = play(state, "place 1 b1")
    assert (state.to_move(), seen(state)["marker"]) == (OVER, marker)
    assert seen(state)["scorings"] == [[1, 1]] * done + [[2, 0]]


@pytest.mark.parametrize(
    ("earlier", "worth", "winner"),
    [([[5, 5], [0, 2]], [0.0, 0.0], "shared-victory"), ([[5, 5], [0, 1]], [1.0, -1.0], "won"),
     ([[5, 5], [0, 3]], [-1.0, 1.0], "won")],
)  # fmt: skip
def test_b6_6_most_points_win_and_equal_points_are_a_shared_victory(
    earlier: list[list[int]], worth: list[float], winner: str
) -> None:
    state = position(
        "R@1 . . . .", vaults=("R-", "Y", "G"), marker=23, scorings=earlier, stack=[], reshuffled=True
    )
    events = events_of(state, "place 1 b1")
    state = play(state, "place 1 b1")
    assert [state.utility(0), state.utility(1)] == worth
    assert kinds(events)[-1] == winner
    if winner == "won":
        assert events[-1].params["seat"] == f"@seat-{worth.index(1.0)}"


def test_b6_7_points_have_no_upper_limit() -> None:
    state = position("R@1 . . . .", **CROWNED, marker=29, scorings=[[29, 60], [61, 31]])
    state = play(state, "place 1 b1")
    assert [seat["points"] for seat in seen(state)["seats"]] == [92, 91]


def test_b6_7_a_score_beyond_the_track_is_kept_as_a_number() -> None:
    state = position(marker=20, scorings=[[130, 90], [250, 30]])
    assert [seat["points"] for seat in seen(state)["seats"]] == [380, 120]
    assert [state.score(0), state.score(1)] == [380, 120]


@pytest.mark.parametrize(
    ("points", "space", "token"),
    [(0, 0, 0), (1, 1, 0), (30, 30, 0), (31, 1, 30), (60, 30, 30), (61, 1, 60), (90, 30, 60)],
)
def test_b6_7_the_track_starts_again_after_30(points: int, space: int, token: int) -> None:
    """Exactly 30 stays on 30."""
    state = position("R . . . .", marker=12, scorings=[[points, 0]])
    assert seen(state)["seats"][0]["track"] == {"space": space, "token": token}


def test_b6_7_above_90_only_the_number_is_shown() -> None:
    state = position("R . . . .", marker=12, scorings=[[91, 0]])
    assert seen(state)["seats"][0]["track"] is None
    assert seen(state)["seats"][0]["points"] == 91

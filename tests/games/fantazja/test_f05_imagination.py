"""F5: Imagination Points."""

from __future__ import annotations

import pytest

from .boards import choices, events_of, hand, kinds, play, points, position, refusal, seen, step


@pytest.mark.parametrize("tile", ["RIc", "GIIa", "PIII", "Sb"])
def test_f5_1_a_tile_of_any_kind_from_the_hand_is_laid_face_down(tile: str) -> None:
    state = step(position(hand=f"{tile} RIa", points="Sc"), f"imagine {tile}")
    assert (points(state), hand(state)) == (f"Sc {tile}", "RIa")


def test_f5_1_one_point_a_turn() -> None:
    state = position("e1 nPIb s1 nPIc", tokens="production", discards="Sa", hand="RIa RIb")
    state = step(state, "imagine RIa")
    assert refusal(state, "imagine RIb") == "main-done F3.1"
    assert choices(state, "imagine") == set()


def test_f5_1_the_owner_may_look_the_opponent_sees_how_many_there_are() -> None:
    state = play(position(hand="RIa RIb", points="Sb"), "imagine RIa")
    assert seen(state, 0)["players"][0]["face_down"] == ["Sb", "RIa"]
    for viewer in (None, 1):
        assert seen(state, viewer)["players"][0]["face_down"] == [None, None]


def test_f5_1_only_the_owner_is_told_which_tile_it_is() -> None:
    state = position(hand="RIa RIb")
    own, hint = events_of(state, "imagine RIa")[:2]
    assert kinds([own, hint]) == ["imagine", "imagine-secretly"]
    assert (own.audience, own.params["tile"]) == ((0,), "@fantazja-tile-RIa")
    assert (hint.audience, dict(hint.params)) == ((1, None), {"seat": "@fantazja-seat-0"})
    assert [own.seen_by(viewer) for viewer in (0, 1, None)] == [True, False, False]
    assert [hint.seen_by(viewer) for viewer in (0, 1, None)] == [False, True, True]


def test_f5_1_the_points_lie_in_the_order_of_laying_them() -> None:
    state = position(hand=("RIb RIa PIb", "Sc"))
    for tile in ("PIb", "RIa"):
        state = play(state, f"imagine {tile}", "imagine " + sorted(hand(state, 1).split())[0])
    assert points(state) == "PIb RIa"

"""F8.4: the Magic power, a look at the opponent's hand."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from rosace.core.state import CHANCE

from .boards import (
    choices,
    events_of,
    hand,
    kinds,
    outcomes,
    play,
    position,
    refusal,
    seen,
    settle,
    step,
    texts,
    under,
)

SIX = "RIa RIb RIc PIa PIb PIc"


def charming(theirs: str = SIX, mine: str = "Sa Sb", **rest: Any) -> Any:
    state = position("e1 nGIb s1 nGIc", **({"tokens": "magic", "hand": (mine, theirs)} | rest))
    return step(state, "power magic")


def shown(theirs: str, *tiles: str, **rest: Any) -> Any:
    return step(charming(theirs, **rest), *(f"show {tile}" for tile in tiles))


def test_f8_4_four_random_tiles_of_six() -> None:
    state = charming()
    left = SIX.split()
    for number in range(4):
        assert (state.to_move(), seen(state)["phase"]) == (CHANCE, "show")
        assert outcomes(state) == {f"show {tile}": 1 for tile in left}
        assert seen(state)["shown_number"] == number
        state = step(state, f"show {left.pop(1)}")
    assert (state.to_move(), seen(state, 0)["phase"]) == (0, "under")
    assert seen(state, 0)["shown"] == ["RIb", "RIc", "PIa", "PIb"]
    assert texts(state) == {"under RIb", "under RIc", "under PIa", "under PIb", "enough"}


def test_f8_4_every_four_are_equally_likely() -> None:
    """Each of the 15 sets has 24 orders, and every outcome on the way the same weight."""
    state, ways = charming(), {}

    def follow(state: Any, weight: int) -> None:
        if state.to_move() == CHANCE:
            for notation, chance in outcomes(state).items():
                follow(step(state, notation), weight * chance)
        else:
            tiles = tuple(seen(state, 0)["shown"])
            ways[tiles] = ways.get(tiles, 0) + weight

    follow(state, 1)
    assert ways == dict.fromkeys(combinations(SIX.split(), 4), 24)


@pytest.mark.parametrize("theirs", ["RIa", "RIa PIb", "RIa PIb MIc", "RIa PIb MIc Sa"])
def test_f8_4_or_all_if_there_are_fewer(theirs: str) -> None:
    state = charming(theirs, stack=("Sc", ""))
    for number, tile in enumerate(theirs.split()):
        assert len(outcomes(state)) == len(theirs.split()) - number
        state = step(state, f"show {tile}")
    assert state.to_move() == 0
    phase = "turn" if theirs == "RIa" else "under"
    assert seen(state, 0)["phase"] == phase


@pytest.mark.parametrize("sunk", [(), ("PIa",), ("PIa", "RIb"), ("RIb", "PIa")])
def test_f8_4_up_to_two_go_under_and_the_others_back(sunk: tuple[str, ...]) -> None:
    state = shown(SIX, "RIb", "RIc", "PIa", "PIb")
    state = step(state, *(f"under {tile}" for tile in sunk))
    if len(sunk) < 2:
        state = step(state, "enough")
    assert set(hand(state, 1).split()) == set(SIX.split()) - set(sunk)
    assert under(state, 1).split() == list(sunk)
    assert (state.to_move(), seen(state)["phase"]) == (0, "turn")
    assert (seen(state, 0)["shown"], seen(state)["shown_number"]) == ([], 0)


def test_f8_4_only_what_is_shown_goes_under() -> None:
    state = shown(SIX, "RIb", "RIc", "PIa", "PIb")
    for tile in ("RIa", "PIc", "Sa"):
        assert refusal(state, f"under {tile}") == "not-shown F8.4"
    state = step(state, "under RIb")
    assert refusal(state, "under RIb") == "not-shown F8.4"


def test_f8_4_at_least_one_tile_stays_in_the_hand() -> None:
    state = shown("RIa PIb", "RIa", "PIb")
    assert texts(state) == {"under RIa", "under PIb", "enough"}
    after = step(state, "under RIa")  # and nothing more is asked
    assert (hand(after, 1), seen(after)["phase"]) == ("PIb", "turn")
    three = step(shown("RIa PIb Sc", "RIa", "PIb", "Sc"), "under Sc")
    assert texts(three) == {"under RIa", "under PIb", "enough"}
    assert hand(step(three, "under RIa"), 1) == "PIb"


def test_f8_4_a_hand_of_one_is_shown_and_that_is_all() -> None:
    state = shown("RIa", "RIa")
    assert (hand(state, 1), under(state, 1), seen(state)["phase"]) == ("RIa", "", "turn")
    assert seen(state, 0)["players"][1]["known"] == [{"tile": "RIa", "older_face_down": 0}]


def test_f8_4_that_nothing_goes_under_is_told_to_everybody() -> None:
    """By choice, and where the only tile must stay; not where one tile went under and no second."""
    state = shown("RIa PIb MIc", "RIa", "PIb", "MIc")
    (event,) = events_of(state, "enough")
    assert (event.kind, event.audience) == ("fantazja-under-none", None)
    assert dict(event.params) == {"seat": "@fantazja-seat-0", "other": "@fantazja-seat-1"}
    assert events_of(step(state, "under RIa"), "enough") == []
    assert kinds(events_of(state, "under RIa")) == ["under"]
    assert kinds(events_of(charming("RIa"), "show RIa")) == ["show", "show-secretly", "under-none"]
    assert kinds(events_of(shown("RIa PIb", "RIa", "PIb"), "under RIa")) == ["under"]


def test_f8_4_it_is_no_main_action() -> None:
    state = step(shown(SIX, "RIb", "RIc", "PIa", "PIb"), "enough")
    assert choices(state, "imagine") == {"Sa", "Sb"}
    assert refusal(state, "end") == "main-owed F3.1"


def test_f8_4_after_the_main_action_the_turn_ends_with_it() -> None:
    state = position("e1 nGIb s1 nGIc", tokens="magic", hand=("Sa Sb", "RIa PIb"), stack=("", ""))
    state = step(state, "imagine Sa", "power magic", "show RIa", "show PIb", "enough")
    assert state.to_move() == 1
    assert hand(state, 1) == "RIa PIb"


def sunken(sunk: str, drawn: str, held: str = "RIa RIb", **rest: Any) -> Any:
    """Seat 1 to move, tiles put under its stack in this order, the rest of it given."""
    state = position(
        "e1 nGIb s1 nGIc",
        **({"tokens": "magic", "hand": ("Sa Sb", f"{held} {sunk}"), "stack": ("", drawn)} | rest),
    )
    state = step(state, "power magic")
    first = f"{sunk} {held}".split()[:4]
    state = step(state, *(f"show {tile}" for tile in first))
    state = step(state, *(f"under {tile}" for tile in sunk.split()), "imagine Sa")
    assert state.to_move() == 1
    return state


def test_f8_4_the_opponent_draws_at_the_end_of_the_own_turn_as_usual() -> None:
    state = sunken("MIc MIb", "PIa PIb PIc Sc")
    assert hand(state, 1) == "RIa RIb"
    state = step(state, "imagine RIa")
    for _ in range(4):
        assert state.to_move() == CHANCE
        assert not {"draw MIc", "draw MIb"} & set(outcomes(state))
        state.apply(state.chance()[0][0])
    # Then comes what lies under it, without chance: the first that was put there.
    assert (set(hand(state, 1).split()), under(state, 1)) == (
        {"RIb", "PIa", "PIb", "PIc", "Sc", "MIc"},
        "MIb",
    )


@pytest.mark.parametrize("sunk", ["MIc MIb", "MIb MIc"])
def test_f8_4_the_user_chooses_the_order_of_the_two(sunk: str) -> None:
    state = sunken(sunk, "PIa PIb PIc Sc")
    assert under(state, 1) == sunk
    state = settle(step(state, "imagine RIa"))
    assert under(state, 1) == sunk.split()[1]
    assert sunk.split()[0] in hand(state, 1).split()


def test_f8_4_if_the_stack_is_empty_they_become_it() -> None:
    state = sunken("MIc MIb", "")
    assert seen(state)["players"][1]["stack_size"] == 2
    after = step(state, "imagine RIa")
    assert after.to_move() == 0  # no chance was asked
    assert (hand(after, 1), under(after, 1)) == ("RIb MIb MIc", "")


def test_f8_4_later_ones_go_under_earlier_ones() -> None:
    state = sunken("MIc MIb", "PIa PIb PIc Sc Sb GIa", under=("", "RIIa"))
    assert under(state, 1) == "RIIa MIc MIb"


def test_f8_4_a_known_tile_drawn_is_open_to_both() -> None:
    state = sunken("MIc MIb", "")
    drawn = [event for event in events_of(state, "imagine RIa") if event.kind == "fantazja-draw-known"]
    assert [event.params["tile"] for event in drawn] == ["@fantazja-tile-MIc", "@fantazja-tile-MIb"]
    assert [event.audience for event in drawn] == [None, None]
    after = step(state, "imagine RIa")
    for tile in ("MIc", "MIb"):
        for viewer in (None, 0, 1):
            assert {"tile": tile, "older_face_down": 1} in seen(after, viewer)["players"][1]["known"]


def test_f8_4_a_hand_left_with_one_tile_still_has_its_turn() -> None:
    """So the game cannot end with tiles unplayed (F9.1)."""
    state = position("e1 nGIb s1 nGIc", tokens="magic", hand=("Sa", "RIa PIb"), stack=("", ""))
    state = play(state, "power magic", "show RIa", "show PIb", "under RIa", "imagine Sa")
    assert (state.to_move(), hand(state, 1)) == (1, "PIb")
    state = play(state, "imagine PIb")
    assert hand(state, 1) == "RIa"

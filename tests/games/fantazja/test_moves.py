"""From where to where pieces travel, as every seat is told; hidden tiles are not named."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from rosace.core.ruleset import Event
from rosace.core.state import OVER

from .boards import PLAYING, RULESET, events_of, play, position, settle, step

PLACE = re.compile(r"(hand|stack|imagination|discards|bonus)-of:[01]$|token-at:[a-z]+:([01]|pool)$")
OTHER = re.compile(r"(cell|hand|shown|token):\w+$|(bonus|guard)$")


def moves(state: Any, notation: str, seat: int | None = 0) -> list[tuple[str, str]]:
    """Everything that a seat sees travel by one decision or outcome."""
    return [move for event in events_of(state, notation) if event.seen_by(seat) for move in event.moves]


def test_a_drawn_tile_goes_to_its_place_in_the_own_hand_and_to_the_hand_as_a_whole_for_others() -> None:
    state = step(position(hand="RIa", stack="PIa PIb"), "build RIa", "lay e1 180")
    assert moves(state, "draw PIa", 0) == [("stack-of:0", "hand:PIa")]
    for other in (1, None):
        assert moves(state, "draw PIa", other) == [("stack-of:0", "hand-of:0")]


def test_a_tile_that_both_know_is_drawn_before_all_eyes() -> None:
    state = step(position(hand="RIa", stack="PIb", under="PIb"), "build RIa")
    assert ("stack-of:0", "hand-of:0") in moves(state, "lay e1 180", 1)


def test_a_tile_laid_comes_from_the_hand_of_its_owner() -> None:
    for seat in (0, 1):
        state = step(position(hand="RIa", seat=seat), "build RIa")
        for viewer in (0, 1, None):
            assert moves(state, "lay e1 180", viewer)[0] == (f"hand-of:{seat}", "cell:e1")
    assert moves(position(hand="RIa"), "build RIa") == []


def test_a_tile_put_face_down_is_named_to_its_owner_only() -> None:
    state = position(hand="RIa")
    assert moves(state, "imagine RIa", 0) == [("hand:RIa", "imagination-of:0")]
    assert moves(state, "imagine RIa", 1) == [("hand-of:0", "imagination-of:0")]


def test_a_price_goes_to_the_discards_and_a_bonus_token_to_who_earned_it() -> None:
    state = step(position("e1 nMIc nMIIa", hand="MIII", points="RIa"), "build MIII")
    assert moves(state, "lay e1 180", 1) == [
        ("hand-of:0", "cell:e1"),
        ("bonus", "bonus-of:0"),
        ("imagination-of:0", "discards-of:0"),
    ]
    state = step(position("e1 nMIc", hand="MIIa", points="RIa RIb"), "build MIIa", "lay e1 180")
    assert moves(state, "pay RIb", 1) == [("imagination-of:0", "discards-of:0")]


def test_struck_stacks_go_to_the_discards_of_all_their_owners() -> None:
    """PIIa goes on PIc of the other side, beside a dark tile, whose fall cuts off a third one."""
    state = position("e1 lMIa  e2 nRIc  s1 nMIc  s1e1 lPIc", hand="PIIa", points="Sa", stack=("", ""))
    told = moves(step(state, "build PIIa"), "lay s1e1 0", 1)
    assert told[0] == ("hand-of:0", "cell:s1e1")
    assert set(told[1:-1]) == {
        ("cell:e1", "discards-of:1"),
        ("cell:e2", "discards-of:0"),
        ("cell:s1e1", "discards-of:0"),
        ("cell:s1e1", "discards-of:1"),
    }
    assert told[-1] == ("imagination-of:0", "discards-of:0")


def test_a_swap_is_seen_when_it_is_complete() -> None:
    state = play(
        position("e1 nRIb s1 nRIc", hand="PIa PIb", tokens="residential", discards="Sa Sb"),
        "power residential",
    )
    assert moves(state, "give PIa") == []
    state = step(state, "give PIa", "enough")
    assert moves(state, "take Sa", 1) == [("hand-of:0", "discards-of:0"), ("discards-of:0", "hand-of:0")]


def test_production_takes_a_tile_back_from_the_discards() -> None:
    state = play(
        position("e1 nPIb s1 nPIc", hand="PIa", tokens="production", discards="Sa Sb"), "power production"
    )
    assert moves(state, "recall Sa", 1) == [("discards-of:0", "imagination-of:0")]


def test_magic_looks_into_a_hand_and_puts_tiles_under_its_stack() -> None:
    state = step(position("e1 nGIb s1 nGIc", hand=("GIa", "RIa RIb"), tokens="magic"), "power magic")
    assert moves(state, "show RIa", 0) == [("hand-of:1", "shown:RIa")]
    assert moves(state, "show RIa", 1) == moves(state, "show RIa", None) == []
    state = settle(state)
    assert moves(state, "under RIa", None) == [("hand-of:1", "stack-of:1")]


def test_an_exchange_brings_the_old_tile_back_to_the_hand() -> None:
    state = step(
        position("e1 nRIb s1 nSa w1 nSb", hand="RIc", tokens="special"), "power special", "exchange RIc"
    )
    assert moves(state, "lay e1 180", 1)[:2] == [("cell:e1", "hand-of:0"), ("hand-of:0", "cell:e1")]


def test_tokens_go_to_their_new_owner_to_a_building_and_back() -> None:
    state = position("e1 nRIb", hand="RIc", stack=("", ""))
    assert ("token-at:residential:pool", "token-at:residential:0") in moves(
        step(state, "build RIc"), "lay w1 180", 1
    )
    state = play(position("e1 nMIc s1 nMIb", hand="PIa", tokens="military"), "power military")
    assert moves(state, "guard e1", 1) == [("token:military", "cell:e1")]


def events_of_a_game(seed: int) -> Iterator[Event]:
    """Everything that is told in a random game."""
    rng, state = random.Random(seed), RULESET.new()
    while state.to_move() != OVER:
        before, action = state.clone(), PLAYING.liked(state, rng)
        state.apply(action)
        yield from RULESET.narrate(before, action, state)


def test_every_place_is_one_that_boards_draw() -> None:
    """In random games: the places are of known kinds, and an open event names no tile of a hand."""
    seen = set()
    for event in (event for seed in range(12) for event in events_of_a_game(seed)):
        for start, end in event.moves:
            for place in (start, end):
                assert PLACE.match(place) or OTHER.match(place), place
                assert event.audience is not None or not place.startswith(("hand:", "shown:")), place
            seen |= {event.kind.removeprefix("fantazja-"), start}
    assert seen >= {"draw", "draw-secretly", "laid", "raised", "imagine", "imagine-secretly", "struck", "pay"}
    assert seen >= {"token-won", "token-back", "guard", "swap", "recall", "under", "exchanged", "show"}

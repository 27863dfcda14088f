"""F8.3: the Military power, a token on a building."""

from __future__ import annotations

from typing import Any

import pytest

from .boards import (
    RULESET,
    build,
    choices,
    events_of,
    exchange,
    kinds,
    land,
    places,
    play,
    position,
    refusal,
    seen,
    settle,
    step,
    texts,
    token,
)

# Seat 0 has two military buildings and the token; seat 1 a stack of two, and a special building.
GROUND = "e1 nMIb e2 nMIc s1 lPIb lPIIb n1 lSa"


def commanding(ground: str = GROUND, **rest: Any) -> Any:
    return position(ground, **({"tokens": "military", "hand": ("RIb RIc", "PIa PIII")} | rest))


def test_f8_3_on_any_building_own_or_not_but_not_on_the_castle() -> None:
    state = step(commanding(), "power military")
    assert texts(state) == {"guard e1", "guard e2", "guard s1", "guard n1"}
    for cell in ("castle", "e3", "s30w30"):
        assert refusal(state, f"guard {cell}") == "no-building-there F8.3"


@pytest.mark.parametrize("cell", ["e1", "s1", "n1"])
def test_f8_3_the_token_lies_there_and_nobody_has_it(cell: str) -> None:
    state = step(commanding(), "power military", f"guard {cell}")
    assert seen(state)["tokens"]["military"]["cell"] == cell
    assert token(state, "military") == "building"
    (stack,) = [stack for stack in seen(state)["stacks"] if stack["at"] == cell]
    assert stack["guarded_by"] == 0
    after = play(state, "imagine RIb")
    assert token(after, "military") == "building"


def test_f8_3_the_opponent_lays_nothing_beside_it() -> None:
    """F4.3 for small and F6.3 for special buildings."""
    state = commanding(hand=("RIb RIc", "PIa Sc"), points=("", "Sb"))
    free = {tile: places(play(state, "imagine RIb", "end"), tile) for tile in ("PIa", "Sc")}
    assert {"s1e2", "e3"} <= free["Sc"]
    guarded = play(state, "power military", "guard e2", "imagine RIb")
    assert guarded.to_move() == 1
    for tile, cells in free.items():
        assert places(guarded, tile) == cells - {"s1e2", "n1e2", "e3"}


def test_f8_3_the_opponent_builds_nothing_onto_it() -> None:
    state = commanding(points=("", "Sb"))
    free = play(state, "imagine RIb", "end")
    assert places(free, "PIII") == {"s1"}
    guarded = play(state, "power military", "guard s1", "imagine RIb")
    assert refusal(guarded, "build PIII") == "nothing-to-raise F6.2"


def test_f8_3_why_not_onto_it_when_there_is_another_place() -> None:
    state = commanding(GROUND + " w1 lPIc nPIIb", points=("", "Sb"))
    guarded = play(state, "power military", "guard s1", "imagine RIb")
    assert places(guarded, "PIII") == {"w1"}
    reason = RULESET.why_not(step(guarded, "build PIII"), RULESET.parse("lay s1 180"))
    assert reason is not None
    assert (reason.code, reason.clause, reason.elements) == ("fantazja/guarded", "F8.3", ("cell:s1",))


def test_f8_3_the_opponent_exchanges_nothing_on_it() -> None:
    """Seat 1 has the special token and two buildings of level II."""
    ground = "e1 nMIb e2 nMIc s1 lPIb lPIIb n1 lSa w1 lGIb lGIIb"
    tokens = {"military": 0, "special": 1}
    state = commanding(ground, tokens=tokens, hand=("RIb RIc", "RIIb Sc"))
    free = play(state, "imagine RIb", "end", "power special", "exchange RIIb")
    assert choices(free, "lay") == {"s1 180", "w1 180"}
    guarded = play(state, "power military", "guard s1", "imagine RIb", "power special", "exchange RIIb")
    assert choices(guarded, "lay") == {"w1 180"}
    assert refusal(guarded, "lay s1 180") == "guarded F8.3"


def test_f8_3_an_exchange_with_the_guarded_building_alone_is_no_exchange() -> None:
    ground = "e1 nMIb e2 nMIc s1 lPIb lPIIb n1 lSa"
    state = commanding(ground, tokens={"military": 0, "special": 1}, hand=("RIb RIc", "RIIb Sc"))
    guarded = play(state, "power military", "guard s1", "imagine RIb")
    assert refusal(guarded, "power special") == "no-exchange F8.0"


def test_f8_3_on_neighbouring_stacks_building_stays_allowed() -> None:
    ground = "e1 nMIb e2 nMIc s1e1 lPIb lPIIb"
    state = commanding(ground, points=("", "Sb"))
    guarded = play(state, "power military", "guard e1", "imagine RIb")
    assert places(guarded, "PIII") == {"s1e1"}


def test_f8_3_and_exchanging() -> None:
    ground = "e1 nMIb e2 nMIc s1e1 lPIb lPIIb n1 lSa"
    state = commanding(ground, tokens={"military": 0, "special": 1}, hand=("RIb RIc", "RIIb Sc"))
    guarded = play(state, "power military", "guard e1", "imagine RIb")
    assert land(exchange(guarded, "RIIb", "s1e1"))["s1e1"] == "lPIb lRIIb"


def test_f8_3_also_with_dark_energy_and_the_token_goes_to_the_pool_at_once() -> None:
    """PIIa, built beside the dark MIa under the token, takes it away, and the token is nobody's."""
    state = commanding("e1 nMIa s1 nMIc s1e1 lPIc", hand=("RIb RIc", "PIIa Sc"), points=("", "Sb Sa"))
    guarded = play(state, "power military", "guard e1", "imagine RIb")
    struck = build(guarded, "PIIa", "s1e1")
    assert land(struck) == {"s1": "nMIc"}
    assert (seen(struck, 1)["phase"], token(struck, "military")) == ("pay", "pool")
    assert seen(struck)["tokens"]["military"]["cell"] is None


def test_f8_3_so_the_opponent_may_win_it_in_that_very_turn() -> None:
    """F7.1 at the end of the turn: seat 1 has two military buildings and seat 0 none any more."""
    ground = "e1 nMIa e2 nMIb e3 nMIc s1e1 lPIc s1 lMIb s2 lMIc"
    state = commanding(ground, hand=("RIb RIc", "PIIa Sc"), points=("", "Sb"))
    guarded = play(state, "power military", "guard e1", "imagine RIb")
    after = settle(build(guarded, "PIIa", "s1e1"))
    assert (after.to_move(), token(after, "military")) == (0, 1)


def test_f8_3_the_user_may_take_the_own_token_away_with_its_building() -> None:
    state = commanding("e1 nMIb s1 nMIa", hand=("PIa Sa", "Sc"))
    struck = build(step(state, "power military", "guard s1"), "PIa", "s1e1")
    assert land(struck) == {"e1": "nMIb"}
    assert (token(struck, "military"), seen(struck)["phase"]) == ("pool", "draw")


def test_f8_3_a_building_cut_off_takes_the_token_along() -> None:
    """The token lies on MIc behind RIa, which is struck."""
    state = commanding("e1 lRIa e2 nMIc s1 nMIb", hand=("RIb RIc", "GIa Sc"))
    guarded = play(state, "power military", "guard e2", "imagine RIb")
    assert refusal(step(guarded, "build GIa"), "lay n1e2 180") == "barred F4.3"
    struck = build(guarded, "GIa", "n1e1")
    assert land(struck) == {"s1": "nMIb"}
    assert token(struck, "military") == "pool"


def test_f8_3_it_lies_on_the_stack_whatever_is_on_top() -> None:
    """The user builds up and exchanges under the token, which stays."""
    state = commanding(hand=("MIIb RIc", "PIa PIII"), points="Sb")
    state = build(step(state, "power military", "guard e1"), "MIIb", "e1")
    assert land(state)["e1"] == "nMIb nMIIb"
    assert seen(state)["tokens"]["military"]["cell"] == "e1"
    state = settle(state)
    begun = step(state, "build PIa")
    assert refusal(begun, "lay n1e1 0") == "barred F4.3"


def test_f8_3_the_user_is_not_barred() -> None:
    state = step(commanding(points="Sb", hand=("PIIa Sc RIa", "PIa")), "power military", "guard e2")
    assert {"s1e2", "n1e2", "e3"} <= places(state, "Sc")
    on_it = step(commanding(GROUND, hand=("MIIb RIa", "PIa"), points="Sb"), "power military", "guard e2")
    assert places(on_it, "MIIb") == {"e1", "e2"}


# It comes off.


def returned(ground: str, tile: str = "", cell: str = "", guard: str = "e1") -> Any:
    """Seat 0 guards and imagines; seat 1 builds that, or imagines; it is seat 0's turn."""
    state = commanding(ground, hand=("RIb RIc", f"{tile or 'Sb'} Sc"), points=("", "GIII"))
    state = play(state, "power military", f"guard {guard}", "imagine RIb")
    state = settle(build(state, tile, cell)) if tile else play(state, "imagine Sb")
    assert state.to_move() == 0
    assert seen(state)["tokens"]["military"]["cell"] is None
    return state


def test_f8_3_back_to_the_user_who_still_leads() -> None:
    state = returned("e1 nMIb e2 nMIc")
    assert token(state, "military") == 0


@pytest.mark.parametrize(
    ("ground", "tile", "cell"),
    [
        ("e1 nMIb", "", ""),  # one is too few
        ("e1 nMIb s1 lMIc s2 nMIc", "MIIb", "s2"),  # one to two
        ("e1 nMIb s1 nMIc n1 lMIc", "MIb", "w1"),  # two to two
    ],
)
def test_f8_3_else_to_the_pool(ground: str, tile: str, cell: str) -> None:
    assert token(returned(ground, tile, cell), "military") == "pool"


def test_f8_3_a_token_that_comes_back_may_be_used_again_in_that_very_turn() -> None:
    state = returned("e1 nMIb e2 nMIc")
    assert choices(state, "power") == {"military"}
    again = step(state, "power military", "guard e2")
    assert seen(again)["tokens"]["military"]["cell"] == "e2"


def test_f8_3_the_events_tell_that_it_comes_off() -> None:
    state = commanding("e1 nMIb e2 nMIc", hand=("RIb RIc", "Sb Sc"), stack=("", ""))
    state = step(state, "power military", "guard e1", "imagine RIb")
    events = events_of(state, "imagine Sb")
    assert "token-won" in kinds(events)
    (won,) = [event for event in events if event.kind == "fantazja-token-won"]
    assert dict(won.params) == {"type": "@fantazja-type-military", "seat": "@fantazja-seat-0"}


def test_f8_3_it_bars_for_one_turn_only() -> None:
    state = returned("e1 nMIb e2 nMIc")
    state = play(state, "imagine RIc", "end")
    assert state.to_move() == 1
    assert all(cell["barred"] == [] for cell in seen(state)["open"])


def test_f8_3_it_comes_off_at_the_start_of_a_turn_that_is_skipped_too() -> None:
    """Seat 0 has no tiles left: its turn is nothing but taking the token back, and may use it again."""
    state = commanding("e1 nMIb e2 nMIc", hand=("RIb", "Sb Sc"), stack=("", ""))
    state = step(state, "power military", "guard e1", "imagine RIb", "imagine Sb")
    assert (state.to_move(), token(state, "military")) == (0, 0)
    assert texts(state) == {"power military", "end"}

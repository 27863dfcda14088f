"""F8: what holds for all powers (F8.0), Production (F8.2) and what is open to both (F8.6)."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.games.fantazja.kernel.constants import TYPES

from .boards import (
    RULESET,
    build,
    choices,
    discards,
    events_of,
    exchange,
    hand,
    kinds,
    land,
    play,
    points,
    position,
    refusal,
    seen,
    step,
    texts,
    under,
)

# Seat 0 has a building of each type, a second military one, and all the tokens.
ALL = "e1 nRIb s1 nPIb w1 nMIb w2 nMIc n1 nGIb e2 nSb"
EVERY = " ".join(TYPES)


def mighty(**rest: Any) -> Any:
    return position(ALL, **({"tokens": EVERY, "hand": ("RIc", "RIa RIb"), "discards": "Sa"} | rest))


# F8.0


def test_f8_0_the_holder_of_a_token_may_use_its_power() -> None:
    assert choices(mighty(), "power") == set(TYPES)
    for kind in TYPES:
        assert choices(mighty(tokens=kind), "power") == {kind}
        others = mighty(tokens={kind: 1})
        assert refusal(others, f"power {kind}") == "no-token F8.0"


FIRST = {
    "residential": ("give RIc", "enough", "take Sa"),
    "production": ("recall Sa",),
    "military": ("guard e1",),
    "magic": ("show RIa", "show RIb", "enough"),
    "special": ("exchange RIc", "lay e1 180"),
}


@pytest.mark.parametrize("kind", TYPES)
def test_f8_0_one_power_a_turn_however_many_tokens(kind: str) -> None:
    """The other powers stay usable in themselves: the discards and hands allow them."""
    state = step(mighty(discards="Sa Sc", hand=("RIc GIc", "RIa RIb")), f"power {kind}", *FIRST[kind])
    assert (state.to_move(), seen(state)["power_used"]) == (0, True)
    for other in TYPES:
        held = other != kind or kind != "military"
        assert refusal(state, f"power {other}") == ("power-used F3.2" if held else "no-token F8.0")
    assert choices(state, "power") == set()


@pytest.mark.parametrize("kind", TYPES)
def test_f8_0_and_again_in_the_next_turn(kind: str) -> None:
    state = mighty(discards="Sa Sc", hand=("RIc GIc", "RIa RIb"))
    state = step(state, f"power {kind}", *FIRST[kind])
    state = play(state, sorted(texts(state, "imagine"))[0])
    state = play(state, sorted(texts(state, "imagine"))[0])
    assert state.to_move() == 0
    assert kind in choices(state, "power")


def test_f8_0_without_discards_nothing_to_swap_and_nothing_to_recall() -> None:
    state = mighty(discards=("", "Sa"))
    assert refusal(state, "power residential") == "no-discards F8.0"
    assert refusal(state, "power production") == "no-discards F8.0"


def test_f8_0_with_an_empty_hand_no_swap() -> None:
    state = mighty(hand=("", "RIa"), stack="")
    assert refusal(state, "power residential") == "empty-hand F8.0"
    assert refusal(state, "power special") == "no-exchange F8.0"
    assert choices(state, "power") == {"production", "military", "magic"}


def test_f8_0_an_empty_hand_shows_magic_nothing() -> None:
    state = mighty(hand=("RIc", ""), stack=("PIIa", ""))
    assert refusal(state, "power magic") == "nothing-to-see F8.0"


@pytest.mark.parametrize("held", ["Sa", "PIIa", "RIII Sa"])
def test_f8_0_without_a_tile_of_the_level_no_exchange(held: str) -> None:
    """All own visible buildings are level I or special here."""
    state = mighty(hand=(held, "RIa"), discards="Sc")
    assert refusal(state, "power special") == "no-exchange F8.0"


def test_f8_0_without_a_building_no_place_for_the_military_token() -> None:
    """Everything is struck or cut off by the main action; Magic keeps the turn from ending."""
    state = position("w1 nMIa s1w1 nGIc", tokens="military magic", hand="PIa Sc")
    assert choices(state, "power") == {"military", "magic"}
    after = build(state, "PIa", "w2")
    assert land(after) == {}
    assert refusal(after, "power military") == "no-building F8.0"
    assert texts(after) == {"power magic", "end"}


def test_f8_0_a_swap_of_no_tiles_is_none() -> None:
    state = step(mighty(), "power residential")
    assert refusal(state, "enough") == "give-one F8.0"


def test_f8_0_a_power_begun_is_carried_out() -> None:
    """Every step of it is asked for, and nothing else."""
    for kind in TYPES:
        state = step(mighty(), f"power {kind}")
        assert state.mid_action()
        if state.to_move() == 0:
            for notation in ("end", "imagine RIc", "build RIc", "power magic"):
                assert refusal(state, notation) == "not-now F3.1"


# F8.2 Production


def producing(**rest: Any) -> Any:
    return position("e1 nPIb s1 nPIc", **({"tokens": "production", "hand": "RIa RIb"} | rest))


def test_f8_2_a_discard_of_the_own_choice_becomes_a_point() -> None:
    state = step(producing(discards="Sa RIII PIa", points="Sc"), "power production")
    assert texts(state) == {"recall Sa", "recall RIII", "recall PIa"}
    after = step(state, "recall RIII")
    assert (points(after), discards(after), hand(after)) == ("Sc RIII", "PIa Sa", "RIa RIb")
    assert texts(after, "imagine") == {"imagine RIa", "imagine RIb"}  # it was no main action


def test_f8_2_from_the_own_discards_alone() -> None:
    state = step(producing(discards=("Sa", "Sb")), "power production")
    assert refusal(state, "recall Sb") == "not-discarded F8.2"
    assert refusal(state, "recall RIa") == "not-discarded F8.2"


def test_f8_2_both_know_which_tile_it_is() -> None:
    state = step(producing(discards="Sa", points="Sc"), "power production", "recall Sa")
    assert seen(state, 1)["players"][0]["face_down"] == [None, "Sa"]
    assert seen(state, None)["players"][0]["face_down"] == [None, "Sa"]
    (event,) = events_of(step(producing(discards="Sa", points="Sc"), "power production"), "recall Sa")
    assert (event.audience, event.params["tile"]) == (None, "@fantazja-tile-Sa")


def test_f8_2_the_point_can_pay_in_the_same_turn() -> None:
    state = producing(discards="Sa", hand="PIIb RIb")
    assert refusal(state, "build PIIb") == "no-point F6.1"
    after = build(step(state, "power production", "recall Sa"), "PIIb", "e1")
    assert (land(after)["e1"], points(after), discards(after)) == ("nPIb nPIIb", "", "Sa")


def test_f8_2_in_a_turn_without_a_main_action() -> None:
    state = producing(hand="", stack="", discards="Sa")
    after = step(state, "power production", "recall Sa")
    assert (points(after), after.to_move()) == ("Sa", 1)


# F8.6 What is open


def test_f8_6_all_tiles_on_the_table_are_open_covered_ones_too() -> None:
    state = position("e1 nRIb lRIIb nRIII")
    for viewer in (None, 0, 1):
        stack = seen(state, viewer)["stacks"][-1]
        assert [(item["owner"], item["tile"]) for item in stack["under"]] == [(0, "RIb"), (1, "RIIb")]


def known(state: Any, seat: int, viewer: int | None) -> set[str]:
    """Hidden tiles of a seat that a viewer knows to have been in its hand."""
    return {item["tile"] for item in seen(state, viewer)["players"][seat]["known"]}


def test_f8_6_what_a_swap_takes_and_gives_is_open() -> None:
    state = step(mighty(discards="Sa Sc"), "power residential", "give RIc")
    after = step(state, "take Sa")
    assert (known(after, 0, 1), known(after, 0, None), known(after, 0, 0)) == ({"Sa"}, {"Sa"}, {"Sa"})
    (swap,) = [event for event in events_of(state, "take Sa") if event.kind == "fantazja-swap"]
    assert swap.audience is None
    assert (swap.params["given"], swap.params["taken"]) == (["@fantazja-tile-RIc"], ["@fantazja-tile-Sa"])


def test_f8_6_both_tiles_of_an_exchange_are_open() -> None:
    state = mighty()
    after = exchange(state, "RIc", "e1")
    assert known(after, 0, 1) == known(after, 0, None) == {"RIb"}
    begun = step(state, "power special", "exchange RIc")
    assert known(begun, 0, 1) == set()
    (event,) = events_of(begun, "lay e1 180")
    assert event.audience is None
    assert (event.params["tile"], event.params["below"]) == ("@fantazja-tile-RIc", "@fantazja-tile-RIb")


def test_f8_6_the_tiles_that_magic_puts_under_are_open() -> None:
    state = step(mighty(), "power magic", "show RIa", "show RIb", "under RIb")
    for viewer in (None, 0, 1):
        assert seen(state, viewer)["players"][1]["stack_bottom"] == ["RIb"]
    assert under(state, 1) == "RIb"
    before = step(mighty(), "power magic", "show RIa", "show RIb")
    assert [event.audience for event in events_of(before, "under RIb")] == [None]


def test_f8_6_what_else_magic_shows_only_its_user_sees() -> None:
    state = step(mighty(), "power magic")
    events = events_of(state, "show RIa")
    assert kinds(events) == ["show", "show-secretly"]
    assert [event.audience for event in events] == [(0,), (1, None)]
    assert "RIa" in events[0].params["tile"]
    assert "tile" not in events[1].params
    state = step(state, "show RIa")
    assert seen(state, 0)["shown"] == ["RIa"]
    for viewer in (None, 1):
        assert (seen(state, viewer)["shown"], seen(state, viewer)["shown_number"]) == (None, 1)
    after = step(state, "show RIb", "enough")
    assert known(after, 1, 0) == {"RIa", "RIb"}
    assert known(after, 1, 1) == known(after, 1, None) == set()


def test_f8_6_nobody_hears_of_a_choice_before_it_is_complete() -> None:
    for first, second in (("residential", "give RIc"), ("special", "exchange RIc")):
        state = step(mighty(), f"power {first}")
        assert [event.audience for event in events_of(state, second)] == [(0,)]
        assert seen(step(state, second), 1) == seen(state, 1)


def test_f8_6_both_piles_of_discards_are_open() -> None:
    state = mighty(discards=("Sa PIa", "Sc"))
    for viewer in (None, 0, 1):
        assert [player["discards"] for player in seen(state, viewer)["players"]] == [["PIa", "Sa"], ["Sc"]]


def test_f8_6_a_score_sheet_names_nothing_hidden() -> None:
    state = step(mighty(), "power magic", "show RIa")
    lines = RULESET.score_sheet(state).lines
    assert all(line.audience is None for line in lines)
    assert not any("RIa" in str(line.params) for line in lines)

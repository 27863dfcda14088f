"""F6.5 and F6.6: Dark Energy, and what loses its way to the castle."""

from __future__ import annotations

import pytest

from .boards import (
    FACES,
    build,
    discards,
    events_of,
    exchange,
    kinds,
    land,
    laying,
    points,
    position,
    seen,
    step,
)

# Round the cell s1e1: (e1), (s1e2), (s2e1) and (s1). Two tiles hold the ring together.
SEAM = "e2 lRIc s2 lPIc"
DARK = {"e1": "lMIa", "s1e2": "lRIa", "s2e1": "nPIa", "s1": "nMIa"}
PALE = {"e1": "lMIc", "s1e2": "lGIb", "s2e1": "nRIb", "s1": "nMIc"}


def ring(dark: str) -> str:
    """The ring with these cells dark."""
    tiles = PALE | {cell: DARK[cell] for cell in dark.split()}
    return " ".join(f"{cell} {tile}" for cell, tile in tiles.items()) + " " + SEAM


TOUCHED = ["e1", "s1e2", "e1 s2e1", "s1e2 s1", "e1 s1e2 s2e1", "s1e2 s2e1 s1", "e1 s1e2 s2e1 s1"]


@pytest.mark.parametrize("dark", TOUCHED)
def test_f6_5_all_dark_tiles_it_touches_go_with_it(dark: str) -> None:
    """One to four at once, by a small building. The seam goes where its way to the castle is lost."""
    state = position(ring(dark), hand="RIa", stack=("", ""))
    before = land(state)
    after = build(state, "RIa", "s1e1")
    gone = set(before) - set(land(after))
    assert set(dark.split()) <= gone
    assert "s1e1" not in land(after)
    pale = set(PALE) - set(dark.split())
    cut_off = gone - set(dark.split())
    ways = {"s1e2": "e2 e1", "e2": "e1", "s2e1": "s2 s1", "s2": "s1"}
    for cell in pale | {"e2", "s2"}:
        lost = any(step in dark.split() for step in ways.get(cell, "").split())
        assert (cell in cut_off) == lost, cell


@pytest.mark.parametrize("dark", TOUCHED)
def test_f6_5_the_same_by_a_large_building(dark: str) -> None:
    """PIIb is pale; PIIa, built on PIc in the middle, is dark."""
    ground = ring(dark).replace("lPIc", "lGIc") + " s1e1 lPIc"
    state = position(ground, hand="PIIa", points="Sa", stack=("", ""))
    after = build(state, "PIIa", "s1e1")
    assert "s1e1" not in land(after)
    assert not set(dark.split()) & set(land(after))
    assert {"PIIa", "Sa"} <= set(discards(after, 0).split())
    assert "PIc" in discards(after, 1).split()


def test_f6_5_one_dark_tile_alone_does_nothing() -> None:
    state = position(ring(""), hand="RIa")
    assert build(state, "RIa", "s1e1").score(0) == state.score(0) + 1


def test_f6_5_a_pale_tile_beside_dark_ones_does_nothing() -> None:
    state = position(ring("e1 s1e2 s2e1 s1"), hand="RIb Sc", points="Sa")
    after = build(state, "Sc", "s1e1")
    assert set(land(after)) == set(land(state)) | {"s1e1"}


def test_f6_5_the_castle_and_special_buildings_have_no_dark_energy() -> None:
    assert not any(FACES[name].dark for name in ("Sa", "Sb", "Sc"))
    state = position("e1 lSa s1 nSb", hand="RIa")
    after = build(state, "RIa", "w1")
    assert land(after) == {"e1": "lSa", "s1": "nSb", "w1": "nRIa"}
    beside = build(position("e1 lSb", hand="GIa"), "GIa", "e2")
    assert land(beside) == {"e1": "lSb", "e2": "nGIa"}


def test_f6_5_corners_do_not_touch() -> None:
    state = position("e1 nRIa s1 lMIc", hand="MIa")
    after = build(state, "MIa", "n1")  # at the corner of e1
    assert land(after) == {"e1": "nRIa", "s1": "lMIc", "n1": "nMIa"}


def test_f6_5_only_the_tile_laid_strikes() -> None:
    """A dark tile is uncovered by nothing: one that comes to lie under another is out of it (F2.3)."""
    state = position("e1 lRIa s1e1 lPIb lPIIb", hand="RIIb", points="Sa")
    after = build(state, "RIIb", "e1")
    assert land(after) == {"e1": "lRIa nRIIb", "s1e1": "lPIb lPIIb"}


def test_f6_5_what_the_removed_ones_touch_stays() -> None:
    """GIb at e2 touches the struck e1 and has another way to the castle."""
    ground = "e1 lRIa e2 lGIb s1e2 nRIb s1e1 nRIc s1 nPIb"
    state = position(ground, hand="RIa")
    after = build(state, "RIa", "n1e1")
    assert land(after) == {"e2": "lGIb", "s1e2": "nRIb", "s1e1": "nRIc", "s1": "nPIb"}


def test_f6_5_no_chain_beyond_the_tiles_touched() -> None:
    """Another dark tile, two steps off, is not touched by the one laid."""
    state = position("e1 lRIa s1 nRIb s2 nMIa", hand="RIa")
    after = build(state, "RIa", "n1e1")
    assert land(after) == {"s1": "nRIb", "s2": "nMIa"}


def test_f6_5_with_everything_under_them_each_tile_to_its_owner() -> None:
    """Both stacks have tiles of both."""
    ground = "e1 lRIb s1 nMIc s1e1 nPIb lPIIa e2 lGIc"
    state = position(ground, hand="RIIa", points="Sa", stack=("", ""))
    taken = [set(discards(state, seat).split()) for seat in (0, 1)]
    after = build(state, "RIIa", "e1")
    assert land(after) == {"s1": "nMIc"}
    assert set(discards(after, 0).split()) - taken[0] == {"RIIa", "PIb", "Sa"}
    assert set(discards(after, 1).split()) - taken[1] == {"RIb", "PIIa", "GIc"}


def test_f6_5_stacks_of_three_go_whole() -> None:
    """Level III is pale; it is cut off, and each of its three tiles goes to its owner."""
    ground = "e1 lRIa e2 nRIb lRIIb nRIII"
    state = position(ground, hand="GIa", stack=("", ""))
    after = build(state, "GIa", "n1e1")
    assert land(after) == {}
    assert {"RIb", "RIII", "GIa"} <= set(discards(after, 0).split())
    assert {"RIIb", "RIa"} <= set(discards(after, 1).split())


def test_f6_5_the_price_is_paid_all_the_same() -> None:
    state = position("e1 lRIa s1 lRIb s1e1 nRIc", hand="RIIa", points="Sa Sb")
    state = build(state, "RIIa", "s1e1")
    assert land(state) == {"s1": "lRIb"}
    after = step(state, "pay Sb")
    assert (points(after), discards(after)) == ("Sa", "RIc RIIa Sb")


def test_f6_5_laying_by_a_power_counts_as_well() -> None:
    state = position("e1 lRIa s1 nSa s1e1 nRIb w1 nSb", tokens="special", hand="PIa GIII")
    after = exchange(state, "PIa", "s1e1")
    assert land(after) == {"s1": "nSa", "w1": "nSb"}
    assert discards(after, 0) == "PIa"
    assert discards(after, 1) == "RIa"
    assert "RIb" in seen(after, 0)["players"][0]["hand"]


def test_f6_5_the_event_tells_what_is_gone() -> None:
    state = step(position("e1 lRIa e2 nRIb nRIIb s1 nRIc", hand="GIa"), "build GIa")
    events = events_of(state, laying("GIa", "n1e1")[1])
    assert kinds(events)[:2] == ["laid", "struck"]
    assert dict(events[1].params) == {"number": 4, "cells": ["n1e1", "e1", "e2"]}
    assert events[1].elements == ("cell:n1e1", "cell:e1", "cell:e2")


# F6.6

ROW = "e1 lRIa e2 nRIb e3 lRIb lRIIb nRIII e4 nSa e5 lPIb e6 nPIb nPIIb s1e6 lGIb s1e5 nGIb s2e6 lSa"


def test_f6_6_a_long_group_that_loses_its_way_goes_whole() -> None:
    state = position(ROW + " s1 nMIc", hand="GIa", stack=("", ""))
    after = build(state, "GIa", "n1e1")
    assert land(after) == {"s1": "nMIc"}
    assert {"RIb", "RIII", "Sa", "PIb", "PIIb", "GIb", "GIa"} <= set(discards(after, 0).split())
    assert {"RIa", "RIb", "RIIb", "PIb", "GIb", "Sa"} <= set(discards(after, 1).split())
    assert [after.score(0), after.score(1)] == [1, 0]


def test_f6_6_a_group_with_another_way_stays() -> None:
    """The same with a second road below, from s2e6 back to the castle."""
    road = " s2e5 nPIc s2e4 lPIc s2e3 nGIc s2e2 lGIc s2e1 nRIc s2 lRIc s1 nMIc"
    state = position(ROW + road, hand="GIa", stack=("", ""))
    after = build(state, "GIa", "n1e1")
    assert set(land(after)) == set(land(state)) - {"e1"}


def test_f6_6_the_way_leads_over_shared_sides_not_corners() -> None:
    state = position("e1 lRIa e2 nRIb s1 nRIc s2e1 nPIb s2 lPIb s1e2 nPIc", hand="GIa", stack=("", ""))
    after = build(state, "GIa", "n1e1")
    assert set(land(after)) == {"s1", "s2", "s2e1"}  # s1e2 meets s2e1 at a corner only


def test_f6_6_the_castle_stays() -> None:
    after = build(position("e1 lRIa", hand="GIa"), "GIa", "n1e1")
    assert [stack["at"] for stack in seen(after)["stacks"]] == ["castle"]
    assert {cell["at"] for cell in seen(after)["open"]} == {"e1", "s1", "w1", "n1"}


def test_f6_6_what_still_has_its_way_stays() -> None:
    """At the end of a row the last two strike each other; cells open and close with it."""
    state = position("e1 nRIc e2 lRIb e3 lRIa", hand="GIa", stack=("", ""))
    after = build(state, "GIa", "n1e3")
    assert set(land(after)) == {"e1", "e2"}
    again = {cell["at"] for cell in seen(after)["open"]}
    assert {"e3", "s1e2", "s1e1"} <= again
    assert "n1e3" not in again

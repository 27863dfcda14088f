"""The pieces that travel with an action, from where to where."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rosace.core.state import OVER

from .helpers import RULESET, events_of, liked, position, seen, solo, step

CORNER = "R1 .. .. .. .."
SPACES = {1: "Y6", 2: "B2 P5"}


def moves(state: Any, notation: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """Kind -> moves of the events of an action in which something travels."""
    events = events_of(state, notation)
    return {event.kind.removeprefix("sagrada-"): event.moves for event in events if event.moves}


def using(tool: int, *steps: str, drawing: str = CORNER, **rest: Any) -> Any:
    """A tool in use, with these steps taken."""
    rest = {"pool": "Y2 G3 G3", "track": SPACES, "round": 3} | rest
    return step(position(drawing, tools=(2, 8, tool), **rest), f"tool {tool}", *steps)


def test_a_drawn_die_comes_from_the_bag() -> None:
    state = position(phase="die", pool="", round=3)
    assert moves(state, "die R4") == {"die": (("bag", "pool:R4"),)}


def test_a_placed_die_comes_from_the_pool() -> None:
    state = position(CORNER, pool="Y2 G3 G3")
    assert moves(state, "place Y2 a2") == {"place": (("pool:Y2", "cell:0,1,0"),)}


def test_dice_that_are_left_go_to_the_space_of_the_round() -> None:
    state = position(CORNER, round=3, turn=3, pool="Y2 G3 G3 G3", drafted=True)
    left = (("pool:Y2", "track:3,0"), *(("pool:G3", f"track:3,{place}") for place in (1, 2, 3)))
    assert moves(state, "pass") == {"round-ended": left}


def test_at_the_end_of_the_game_they_do_too() -> None:
    state = position(CORNER, round=10, turn=3, pool="Y2 G3 G3 G3", drafted=True)
    left = (("pool:Y2", "track:10,0"), *(("pool:G3", f"track:10,{place}") for place in (1, 2, 3)))
    assert moves(state, "pass") == {"ended": left}


@pytest.mark.parametrize(("on", "price"), [({}, 1), ({6: 1}, 2)])
def test_as_many_favour_tokens_as_a_tool_costs_go_to_it(on: dict[int, int], price: int) -> None:
    state = position(CORNER, tools=(2, 8, 6), pool="Y2 G3 G3", on=on)
    assert moves(state, "tool 6") == {"tool": (("tokens:0", "tool:6"),) * price}


def test_alone_a_die_pays_for_a_tool() -> None:
    state = solo(CORNER, tools=(1, 6), pool="P2 G3 G4 G5")
    assert moves(state, "tool 6") == {}
    assert events_of(state, "tool 6")[0].elements == ("tool:6",)
    assert moves(step(state, "tool 6"), "pay P2") == {"pay": (("pool:P2", "tool:6"),)}


def test_a_tool_takes_a_die_of_the_pool_in_hand_and_puts_it_down() -> None:
    state = using(1)
    assert moves(state, "draft Y2") == {"draft": (("pool:Y2", "hand"),)}
    state = step(state, "draft Y2")
    assert moves(state, "adjust up") == {}
    assert events_of(state, "adjust up")[0].elements == ("hand",)
    assert moves(step(state, "adjust up"), "put a2") == {"put": (("hand", "cell:0,1,0"),)}


def test_a_die_flipped_by_the_grinding_stone_is_in_hand() -> None:
    assert moves(using(10), "draft G3") == {"draft-turned": (("pool:G3", "hand"),)}


def test_the_lens_cutter_exchanges_the_die_in_hand() -> None:
    """It lies where the rounds' dice are drawn in order: Y2 before B2 and P5."""
    state = using(5, "draft Y2")
    assert moves(state, "swap B2") == {"swap": (("hand", "track:2,0"), ("track:B2", "hand"))}
    assert moves(using(5, "draft G3"), "swap Y6") == {"swap": (("hand", "track:1,0"), ("track:Y6", "hand"))}


def test_a_rerolled_die_that_fits_nowhere_returns_to_the_pool() -> None:
    state = using(6, "draft G3")
    assert moves(state, "roll 1") == {"back-to-pool": (("hand", "pool:G1"),)}
    assert moves(state, "roll 2") == {}
    assert events_of(state, "roll 2")[0].elements == ("hand",)


def test_the_flux_remover_exchanges_it_for_one_of_the_bag() -> None:
    assert moves(using(11), "draft Y2") == {"draft": (("pool:Y2", "bag"),)}
    state = using(11, "draft Y2")
    assert moves(state, "colour blue") == {"colour": (("bag", "hand"),)}
    state = step(state, "colour blue", "value 3")
    assert moves(state, "return") == {"return": (("hand", "pool:B3"),)}


def test_a_moved_die_goes_from_cell_to_cell() -> None:
    state = using(3, drawing="R1 .. .. .. ..\nP2 .. .. .. ..")
    assert moves(state, "move a1 a2") == {"move": (("cell:0,0,0", "cell:0,1,0"),)}


def place(element: str) -> str:
    """Where a piece is, whichever of the pieces there it is."""
    kind = element.split(":")[0]
    return kind if kind in ("pool", "track") else element


def pieces(state: Any) -> Counter[str]:
    """How many dice and tokens are where. Dice that a tool rolls again are in the pool."""
    view = seen(state)
    rolling = sum(view["begun"]["rolling"].values()) if view["begun"] else 0
    found = Counter(pool=len(view["pool"]) + rolling, track=sum(map(len, view["track"])))
    found["bag"] = sum(view["bag"].values())
    found["hand"] = state.hand >= 0
    for seat, player in enumerate(view["players"]):
        found[f"tokens:{seat}"] = player["tokens"]
        for index, cell in enumerate(player["cells"] or []):
            found[f"cell:{seat},{index % 5},{index // 5}"] = cell["die"] is not None
    if state.seats > 1:
        found.update({f"tool:{tool['number']}": tool["tokens"] for tool in view["tools"]})
    else:
        found["tools"] = len(view["paid"])
    return +found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_changes_its_place_travels(seats: int) -> None:
    """In a whole game, the pieces before an action and its moves make the pieces after it."""
    rng, state, travelled = random.Random(seats), RULESET.new(seats), 0
    while state.to_move() != OVER:
        action, before = liked(state, rng), state.clone()
        state.apply(action)
        if seen(before)["phase"] == "window":  # S1.2: the favour tokens of a window come with it
            continue
        found = pieces(before)
        for event in RULESET.narrate(before, action, state):
            for start, end in event.moves:
                found[place(start)] -= 1
                found["tools" if seats == 1 and end.startswith("tool:") else place(end)] += 1
                travelled += 1
        assert +found == pieces(state), RULESET.text(action)
    assert travelled > 60  # alone 40 dice are drawn, and each leaves the pool

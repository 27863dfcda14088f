"""F11: bounds that follow from the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import comb
from typing import Any

import pytest

from contract.walks import LEANINGS, walk
from rosace.core.rng import Rng
from rosace.core.state import OVER
from rosace.games.fantazja.kernel.actions import CELL_OF
from rosace.games.fantazja.kernel.component_data import COMPONENTS
from rosace.games.fantazja.kernel.constants import A_GUARD, A_LAY, NUM_ACTIONS, REACH, SIDE, STACKS
from rosace.i18n import Translator
from rosace.rulebook import clauses

from .boards import (
    FACES,
    NAMES,
    RULESET,
    build,
    land,
    position,
    seen,
    settle,
    step,
    texts,
    token,
    written,
)
from .pieces import cell_of
from .pieces import written as cell_text

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # top, right, bottom, left
SMALL = [name for name in NAMES if FACES[name].level < 2]
LARGE = [name for name in NAMES if FACES[name].level > 1]

# All 30 level I and special tiles in a line from the castle, so that each may join the one before it (F4.2)
# and no two dark ones meet: for the directions top, right, bottom, left.
LINES = (
    "PIa PIc GIc GIc RIa RIc PIc Sb PIa Sb RIa RIc MIc MIa MIc "
    "PIb GIb MIa RIb PIb RIb GIa GIb MIb MIb Sa Sc GIa Sc Sa",
    "RIc RIc MIc GIa GIc GIb RIb GIb MIa Sb PIa MIb RIb Sa Sa "
    "RIa GIc GIa MIc PIc PIb RIa PIb PIc MIa MIb PIa Sb Sc Sc",
    "GIa PIc GIa MIc Sb Sb GIc GIb MIa MIc PIc GIc RIc RIa PIb "
    "PIa MIb RIb PIb RIb MIb RIa RIc GIb MIa Sa Sa PIa Sc Sc",
    "PIc RIc RIc PIa MIc GIc GIb RIb RIa PIb MIb Sa GIa PIb MIc "
    "PIa PIc Sa GIa RIb MIb MIa GIb GIc RIa Sc Sc Sb Sb MIa",
)
DIRECTIONS = pytest.mark.parametrize("direction", range(4))


def along(direction: int, far: int) -> str:
    right, down = STEPS[direction]
    return cell_text((far * right, far * down))


# The same tiles in an order of their own: dark and pale ones in turn up to the 29th, RIc at the end. Two have
# been built on, which gives seat 0 the military and the magic token.
PALE = [owner + name for name in SMALL if not FACES[name].dark for owner in "nl" if owner + name != "lRIc"]
DARK = [owner + name for name in SMALL if FACES[name].dark for owner in "nl"]
ROW = [*PALE[:14], *(word for pair in zip(DARK, PALE[14:] + ["lRIc"], strict=True) for word in pair)]
RAISED = {"lMIb": "lMIb nMIIb", "lGIb": "lGIb nGIIb"}


def stretched(direction: int, **rest: Any) -> Any:
    ground = [f"{along(direction, far)} {RAISED.get(word, word)}" for far, word in enumerate(ROW, 1)]
    held = ("RIIa RIIb PIIa MIII", "RIIa PIIb MIIa GIII")
    parts = {"hand": held, "points": ("PIII RIII", "PIII RIII"), "tokens": {"military": 1, "magic": 1}}
    return position(" ".join(ground), **(parts | rest))


def beside(cell: str) -> Iterator[str]:
    x, y = cell_of(cell)
    for right, down in STEPS:
        if max(abs(x + right), abs(y + down)) <= REACH:
            yield cell_text((x + right, y + down))


# The argument.


def test_f11_1_a_faction_has_15_tiles_that_can_found_a_stack() -> None:
    assert sum(tile.level == 1 for tile in COMPONENTS.tiles) == 12
    assert sum(tile.level == 0 for tile in COMPONENTS.tiles) == 3
    assert 2 * len(SMALL) == 30 == REACH == STACKS - 1
    assert SIDE == 2 * REACH + 1
    assert all(sorted(names.split()) == sorted(SMALL * 2) for names in LINES)


@pytest.mark.parametrize("lean", (None, *LEANINGS["fantazja"]))
def test_f11_1_at_the_bottom_lies_level_one_or_a_special_tile_and_levels_rise_by_one(lean: Any) -> None:
    heights = set()
    for seed in range(3):
        for state, action in walk(RULESET.new(), seed, lean=lean):
            if action >= 0 and not RULESET.text(action).startswith(("lay", "end")):
                continue
            for tiles in land(state).values():
                levels = [FACES[word[1:]].level for word in tiles.split()]
                assert levels in ([0], [1], [1, 2], [1, 2, 3])
                heights.add(len(levels))
            assert len(land(state)) <= 30
    assert heights >= {1, 2}


# The longest lines.


@DIRECTIONS
def test_f11_1_a_line_of_30_is_reached_by_the_rules(direction: int) -> None:
    """A whole game: who cannot lay the next tile of the line puts a large one aside, as for three points."""
    turns = plan(direction)
    state = RULESET.new(options={"first": "1"})
    for seat in (0, 1):
        for tile, _ in turns[seat][:6]:
            state = step(state, f"draw {tile}")
    for number in range(27):
        for seat in (0, 1):
            tile, far = turns[seat][number]
            cell = along(direction, far)
            state = build(state, tile, cell) if far else step(state, f"imagine {tile}")
            while state.to_move() == seat:
                state = step(state, min(texts(state, "pay") or texts(state, "end")))
            if number + 6 < 27:
                state = step(state, f"draw {turns[seat][number + 6][0]}")
    while state.to_move() >= 0:
        state = step(state, "end")
    assert state.to_move() == OVER
    assert set(land(state)) == {along(direction, far) for far in range(1, 31)}
    assert state.score(0) + state.score(1) == 24 * 1 + 6 * 2


def plan(direction: int) -> list[list[tuple[str, int]]]:
    """For each seat its 27 main actions: a tile and how far from the castle it goes, 0 for a point."""
    large = [list(LARGE), list(LARGE)]
    turns: list[list[tuple[str, int]]] = [[(large[seat].pop(), 0) for _ in range(3)] for seat in (0, 1)]
    mover, laid = 0, [set[str](), set[str]()]
    for far, tile in enumerate(LINES[direction].split(), 1):
        if tile in laid[mover]:
            turns[mover].append((large[mover].pop(), 0))
            mover = 1 - mover
        laid[mover].add(tile)
        turns[mover].append((tile, far))
        mover = 1 - mover
    for seat in (0, 1):
        turns[seat] += [(tile, 0) for tile in large[seat]]
        assert len(turns[seat]) == 27
    return turns


@DIRECTIONS
def test_f11_1_at_the_end_of_the_line_check_and_legal_agree_for_every_id(direction: int) -> None:
    state = stretched(direction)
    states = [state, *(step(state, text) for text in ("build RIIa", "power military", "power magic"))]
    states.append(settle(step(state, "power military", f"guard {along(direction, 30)}", "imagine RIIa")))
    for state in states:
        allowed = set(state.legal()) | {action for action, _ in state.chance()}
        assert allowed
        for action in range(-1, NUM_ACTIONS + 1):
            assert (state.check(action) == 0) == (action in allowed)
        for action in (*range(0, NUM_ACTIONS, 97), *ends(direction)):
            assert (RULESET.why_not(state, action) is None) == (action in allowed)


def ends(direction: int) -> Iterator[int]:
    """The ids of the outermost cells."""
    for far in (29, 30):
        cell = CELL_OF[along(direction, far)]
        yield A_GUARD + cell
        yield from range(A_LAY + cell * 4, A_LAY + cell * 4 + 4)


@DIRECTIONS
def test_f11_1_at_the_end_of_the_line_there_is_an_open_cell_on_either_side(direction: int) -> None:
    """Only cells that share a side with a tile are open."""
    state = stretched(direction)
    tiles = {"castle", *land(state)}
    around = {cell for tile in tiles for cell in beside(tile)} - tiles
    assert {cell["at"] for cell in seen(state)["open"]} == around
    assert len(around) == 63  # 2 for each tile, one behind the castle; what lies beyond 30 is no cell


@DIRECTIONS
def test_f11_1_views_words_clones_and_documents_of_the_longest_line(direction: int) -> None:
    state = stretched(direction)
    say = Translator("en", strict=True)
    for viewer in (None, 0, 1):
        view = seen(state, viewer)
        assert len(view["stacks"]) == 31
        drawn = RULESET.draw(view, say)
        assert all(str(far) in drawn for far in (0, 15, 30))
        assert RULESET.details(view, say)
    copy = state.clone()
    assert copy.key() == state.key()
    assert copy.legal() == state.legal()
    assert RULESET.read_position(written(state)).key() == state.key()
    for seat in (0, 1):
        copy.copy_from(state)
        copy.determinize(seat, Rng(direction))
        assert copy.key(seat) == state.key(seat)


@DIRECTIONS
def test_f11_1_the_last_building_of_the_line_is_guarded_built_on_and_struck(direction: int) -> None:
    """The tile furthest off is like any other."""
    far, state = along(direction, 30), stretched(direction)
    assert (land(state)[far], ROW[28]) == ("lRIc", "lGIa")
    guarded = step(state, "power military", f"guard {far}")
    assert (token(guarded, "military"), seen(guarded)["tokens"]["military"]["cell"]) == ("building", far)
    assert land(build(guarded, "RIIb", far))[far] == "lRIc nRIIb"
    struck = build(guarded, "RIIa", far)
    assert set(land(struck)) == {along(direction, i) for i in range(1, 29)}
    assert token(struck, "military") == "pool"
    reopened = {cell["at"] for cell in seen(struck)["open"]}
    assert along(direction, 29) in reopened
    assert far not in reopened
    assert settle(step(struck, "pay PIII")).to_move() == 1


def swapping() -> Any:
    """Six tiles in hand, and eighteen discards."""
    held = "PIa PIb PIc MIa MIb MIc"
    state = position("e1 nRIb s1 nRIc", tokens="residential", hand=held, stack="RIa")
    return step(state, "power residential")


def test_f11_2_swaps_in_one_choice_would_be_thousands() -> None:
    """The clause has the numbers of such a position: one to three tiles each way."""
    player = written(swapping())["players"][0]
    held, gone = len(player["hand"]), len(player["discards"])
    swaps = [comb(held, number) * comb(gone, number) for number in (1, 2, 3)]
    numbers = [f"{number:,}" for number in (held, gone, *swaps, sum(swaps))]
    assert re.findall(r"\d[\d,]*", clauses("fantazja")["F11.2"])[:6] == numbers


def test_f11_2_they_are_asked_for_one_by_one() -> None:
    state = swapping()
    offered = []
    for notation in ("give PIa", "give PIb", "give PIc", "take Sa", "take Sb", "take Sc"):
        offered.append(len(state.legal()))
        state = step(state, notation)
    assert offered == [6, 5 + 1, 4 + 1, 18, 17, 16]

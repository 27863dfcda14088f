"""Fantazja for learners: what a seat sees as numbers, block by block.

Compiled without a header: `ObservationSpec.address` is how compiled callers find the encoder.
The blocks are filled by functions that each take the place to begin at and return the next free one.

The land may reach 30 cells each way, and planes of 61 by 61 cells would be all but empty: so the land is a
list of stacks with their places, row by row, and a list of the open cells.
"""

from __future__ import annotations

import cython

from rosace.core.observation import Block, ObservationSpec
from rosace.games.fantazja.kernel.actions import TILE_WORDS as TILES_BY_NAME
from rosace.games.fantazja.kernel.constants import DIRECTIONS, ELEMENTS, FACTIONS, PHASES, TYPES

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.games.fantazja.kernel.constants import *  # noqa: F403
    from cython.cimports.rosace.games.fantazja.kernel.land import DARK, LEVEL, POINTS, SHOWN, TYPE
    from cython.cimports.rosace.games.fantazja.kernel.state import FantazjaState
else:
    from rosace.core.bits import lowest, popcount
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.land import DARK, LEVEL, POINTS, SHOWN, TYPE
    from rosace.games.fantazja.kernel.state import FantazjaState

STACK = (
    *("1: there is a stack", "cells east of the castle", "cells south of it"),
    *("owner: 1 own, -1 the other's, 0 the castle's", "height"),
    *("the visible tile: 1 + its number, 28 the castle", "its quarter turns"),
    *TYPES,
    *("level", "points", "1: Dark Energy"),
    *(f"{element} at the {side}: symbols" for side in DIRECTIONS for element in ELEMENTS),
    "guarded: 1 by the viewer, -1 by the other",
    *("the lowest tile: owner", "the lowest tile: 1 + number"),
    *("the second tile: owner", "the second tile: 1 + number"),
)
OPEN_CELL = ("cells east of the castle", "cells south of it", "1: barred for the viewer", "1: for the other")

# Where there are two of something, the viewer's is the first.
BLOCKS = (
    Block("stacks", (31, 36), "the stacks row by row; unused lines are 0", STACK),
    Block("under_turns", (31, 2), "by stack, the quarter turns of the tiles under the visible one"),
    Block("open", (64, 4), "open cells row by row; the castle's place, 0 and 0, ends the list", OPEN_CELL),
    Block("hand", (2, 27), "1: the tile is in hand; the other's are known at the end only", TILES_BY_NAME),
    Block("discards", (2, 27), "1: the tile is discarded", TILES_BY_NAME),
    Block("face_down", (2, 27), "Imagination Points: 1 + place of a known one, oldest first", TILES_BY_NAME),
    Block("bottom", (2, 27), "under the draw stack: 1 + the place in the order they come up", TILES_BY_NAME),
    Block("known", (2, 27), "known to have been in hand: 1 + how many lay face down then", TILES_BY_NAME),
    Block("begun", (27,), "1: the tile being built or exchanged, if by the viewer", TILES_BY_NAME),
    Block("given", (27,), "1: chosen to be given, if by the viewer", TILES_BY_NAME),
    Block("taken", (27,), "1: discard chosen to be taken, if by the viewer", TILES_BY_NAME),
    Block("shown", (27,), "1: shown by Magic, if to the viewer", TILES_BY_NAME),
    Block("hand_size", (2,), "tiles in hand"),
    Block("stack_size", (2,), "tiles in the draw stack"),
    Block("points_down", (2,), "Imagination Points"),
    Block("points", (2,), "points"),
    Block("bonus", (2,), "bonus tokens"),
    Block("visible", (2, 5), "visible buildings", TYPES),
    Block("tokens", (5, 4), "by type, 1: where the token is", ("pool", "viewer", "other", "on a building")),
    Block("bonus_left", (1,), "bonus tokens left"),
    Block("phase", (13,), "1: what is asked, as far as the viewer can tell", PHASES),
    Block("using", (5,), "1: the power being used", TYPES),
    Block("to_move", (2,), "1: who decides; nobody where chance does or the game is over"),
    Block("turn", (2,), "1: whose turn it is"),
    Block("done", (2,), "1: in this turn", ("the main action was taken", "a power was used")),
    Block("skips", (1,), "turns in a row without a main action"),
    Block("shown_number", (1,), "how many tiles Magic shows"),
    Block("seat", (2,), "1: the viewer's own seat, as the table counts", FACTIONS),
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill(state: FantazjaState, seat: cython.int, out: cython.p_short) -> cython.int:
    """Write what is not 0; returns how many numbers there are."""
    at: cython.int
    i: cython.int
    at = _land(state, seat, out, 0)
    for i in range(2):
        _tiles_of(state, seat, i, out, at + i * 27)
    at = _choices(state, seat, out, at + 270)
    at = _counts(state, seat, out, at)
    return _moment(state, seat, out, at)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _land(state: FantazjaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.int:
    """Row by row: the numbers of stacks and open cells depend on history."""
    row: cython.int
    cell: cython.int
    stacks: cython.int = 0
    opens: cython.int = 0
    rest: cython.ulonglong
    for row in range(2, GRID_ROWS - 2):
        rest = state.built_row[row]
        while rest:
            cell = row * SIDE + lowest(rest)
            rest &= rest - 1
            _stack(state, seat, state.grid[cell] - 1, out, at + stacks * 36, at + 1116 + stacks * 2)
            stacks += 1
        rest = state.open_row[row]
        while rest:
            cell = row * SIDE + lowest(rest)
            rest &= rest - 1
            _open_cell(state, seat, cell, out, at + 1178 + opens * 4)
            opens += 1
    return at + 1434


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _stack(
    state: FantazjaState,
    seat: cython.int,
    stack: cython.int,
    out: cython.p_short,
    at: cython.int,
    turns: cython.int,
) -> cython.void:
    i: cython.int
    tile: cython.int = state.top[stack] // 4
    cell: cython.int = state.cell[stack]
    out[at] = 1
    out[at + 1] = cell % SIDE - REACH
    out[at + 2] = (cell - MARGIN) // SIDE - REACH
    out[at + 3] = _side(state.owner[stack], seat)
    out[at + 4] = state.height[stack]
    out[at + 5] = tile + 1
    out[at + 6] = state.top[stack] % 4
    if stack > 0:
        out[at + 7 + TYPE[tile]] = 1
        out[at + 12] = LEVEL[tile]
    out[at + 13] = POINTS[tile]
    out[at + 14] = DARK[tile]
    for i in range(4):
        # As element * 4 + number.
        out[at + 15 + i * 4 + (SHOWN[state.top[stack] * 4 + i] >> 2)] = SHOWN[state.top[stack] * 4 + i] & 3
    if state.guarded == cell:
        out[at + 31] = _side(state.guard_by, seat)
    for i in range(state.height[stack] - 1):
        out[at + 32 + i * 2] = _side(state.tile[stack * 3 + i] // TILES, seat)
        out[at + 33 + i * 2] = state.tile[stack * 3 + i] % TILES + 1
        out[turns + i] = state.turn[stack * 3 + i]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _side(owner: cython.int, seat: cython.int) -> cython.int:
    """1 for the viewer, -1 for the other, 0 for nobody."""
    if owner < 0:
        return 0
    return 1 if owner == seat else -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _open_cell(
    state: FantazjaState, seat: cython.int, cell: cython.int, out: cython.p_short, at: cython.int
) -> cython.void:
    out[at] = cell % SIDE - REACH
    out[at + 1] = (cell - MARGIN) // SIDE - REACH
    out[at + 2] = state._is_barred_cell(seat, cell)
    out[at + 3] = state._is_barred_cell(1 - seat, cell)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _set(tiles: cython.uint, out: cython.p_short, at: cython.int) -> cython.void:
    while tiles:
        out[at + lowest(tiles)] = 1
        tiles &= tiles - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _tiles_of(
    state: FantazjaState, seat: cython.int, i: cython.int, out: cython.p_short, at: cython.int
) -> cython.void:
    """The tiles of one side; each of five blocks has 27 numbers for the viewer and 27 for the other."""
    j: cython.int
    tile: cython.int
    other: cython.int = seat ^ i
    base: cython.int = other * TILES
    visible: cython.uint = state._visible_face_down(seat, other)
    if state._sees_hand(seat, other):
        _set(state.hand[other], out, at)
    _set(state.discards[other], out, at + 54)
    for j in range(state.num_face_down[other]):
        tile = state.face_down[base + j]
        if (visible >> tile) & 1:
            out[at + 108 + tile] = j + 1
    for j in range(state.num_bottom[other]):
        out[at + 162 + state.bottom[base + j]] = j + 1
    for tile in range(TILES):
        if state.open_mark[base + tile] or state.seen_mark[base + tile]:
            out[at + 216 + tile] = state._mark_seen_by(seat, other, tile)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _choices(state: FantazjaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.int:
    if state._sees_choice(seat):
        if state.begun >= 0:
            out[at + state.begun] = 1
        _set(state.given, out, at + 27)
        _set(state.taken, out, at + 54)
        _set(state.shown, out, at + 81)
    return at + 108


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _counts(state: FantazjaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.int:
    i: cython.int
    kind: cython.int
    other: cython.int
    for i in range(2):
        other = seat ^ i
        out[at + i] = popcount(state.hand[other])
        out[at + 2 + i] = popcount(state.pool[other]) + state.num_bottom[other]
        out[at + 4 + i] = state.num_face_down[other]
        out[at + 6 + i] = state._score(other)
        out[at + 8 + i] = state.bonus[other]
        for kind in range(5):
            out[at + 10 + i * 5 + kind] = state.count[other * 5 + kind]
    for kind in range(5):
        if state.token[kind] < 0:
            out[at + 20 + kind * 4] = 1
        elif state.token[kind] == ON_BUILDING:
            out[at + 23 + kind * 4] = 1
        else:
            out[at + 21 + kind * 4 + (state.token[kind] ^ seat)] = 1
    out[at + 40] = state.bonus_left
    return at + 41


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _moment(state: FantazjaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.int:
    out[at + state._phase_seen_by(seat)] = 1
    if state.using >= 0:
        out[at + 13 + state.using] = 1
    if state._to_move() >= 0:
        out[at + 18 + (state.seat ^ seat)] = 1
    if state.seat >= 0 and state.phase != P_OVER:
        out[at + 20 + (state.seat ^ seat)] = 1
    out[at + 22] = state.main_done
    out[at + 23] = state.power_used
    out[at + 24] = state.skips
    out[at + 25] = popcount(state.shown)
    out[at + 26 + seat] = 1
    return at + 28


OBSERVATION = ObservationSpec(
    1,
    BLOCKS,
    cython.cast(cython.size_t, cython.cast(cython.p_void, _fill)) if cython.compiled else _fill,
    FantazjaState,
)

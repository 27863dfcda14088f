"""Basilica for learners: what a seat sees as numbers, block by block.

Compiled without a header: `ObservationSpec.address` is how compiled callers find the encoder.
The blocks are filled by functions that each take the place to begin at and return the next free one.
"""

from __future__ import annotations

import cython

from rosace.core.observation import Block, ObservationSpec
from rosace.games.basilica.kernel.constants import COLOUR_SETS, COLOURS, ORDERS, PHASES, RANKS

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest
    from cython.cimports.rosace.games.basilica.kernel.cathedral import SET_MASK, has_cell
    from cython.cimports.rosace.games.basilica.kernel.constants import *  # noqa: F403
    from cython.cimports.rosace.games.basilica.kernel.state import BasilicaState
else:
    from rosace.core.bits import lowest
    from rosace.games.basilica.kernel.cathedral import SET_MASK, has_cell
    from rosace.games.basilica.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.basilica.kernel.state import BasilicaState

# The cathedral as far as it is shown: 20 rows of 5 cells. The rules allow 156 rows, but of 750 games, half of
# them at random, the deepest had 10; what lies deeper is left out, and `rows` says that there is something.
CATHEDRAL = (
    *(f"a {colour} vault" for colour in COLOURS),
    *("crown", "scaffolding", "glass", "altar", "own builder", "other builder"),
    *(f"the builder is {rank}" for rank in RANKS),
    *("the vault just placed", "the builder to be promoted", "a Juggler to be answered for"),
    *(f"{colour} was told for the Juggler" for colour in COLOURS),
)
ORDER_SIDE = (*COLOURS, *ORDERS)
SETS = tuple("-".join(colours) for colours in COLOUR_SETS)

# Where there are two of something, the viewer's is the first.
BLOCKS = (
    Block("cathedral", (21, 20, 5), "planes of rows and columns; wild vaults have two colours", CATHEDRAL),
    Block("rows", (1,), "rows of the cathedral, shown or not"),
    Block("orders", (3, 12), "by space, the tile lying order side up", ORDER_SIDE),
    Block("vaults", (3, 5), "by space, the tile lying vault side up", (*COLOURS, "crown")),
    Block("top", (12,), "the tile on top of the stack", ORDER_SIDE),
    Block("stack", (3,), "the stack", ("tiles", "1: it was reshuffled", "tiles taken out unseen")),
    Block("discards", (10, 8, 2), "discarded tiles by colours, order, and without or with a crown", SETS),
    Block("points", (2,), "points"),
    Block("if_scored_now", (2,), "points if a scoring were made now"),
    Block("coins", (2,), "coins"),
    Block("builders", (2,), "builders in the supply"),
    Block("tokens", (2, 4, 4), "promotion tokens in the supply, by their lower and higher rank", RANKS),
    Block("altars", (1,), "altars in the supply"),
    Block("marker", (1,), "where the marker stands"),
    Block("scorings", (4,), "1: how many scorings there were, from 0"),
    Block("banked", (3, 2), "points of each scoring"),
    Block("ending", (3,), "1: the end", ("not yet", "the third scoring", "the stack")),
    Block("phase", (17,), "1: what is asked", PHASES),
    Block("to_move", (2,), "1: who decides; nobody where chance does or the game is over"),
    Block("turn", (2,), "1: whose turn it is"),
    Block("actions_left", (1,), "actions left in this turn"),
    Block("space", (3,), "1: the space of the order being executed"),
    Block("chosen_rank", (4,), "1: the rank just chosen in a promotion", RANKS),
    Block("begun", (2,), "the order being executed", ("things still to be laid", "1: the other seat pays")),
    Block("options", (2,), "1: played with", ("edition 2010", "Festum Fatuorum")),
    Block("seat", (2,), "1: the viewer's own seat, as the table counts", ("white", "black")),
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill(state: BasilicaState, seat: cython.int, out: cython.p_short) -> cython.int:
    """Write what is not 0; returns how many numbers there are."""
    at: cython.int
    _cathedral(state, seat, out)
    _jugglers(state, seat, out)
    out[2100] = state.rows
    at = _display(state, out, 2101)
    at = _seats(state, seat, out, at)
    return _moment(state, seat, out, at)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _cathedral(state: BasilicaState, seat: cython.int, out: cython.p_short) -> cython.void:
    """The planes, 100 numbers each."""
    word: cython.int
    cell: cython.int
    rest: cython.ulonglong
    for word in range(2):
        rest = state.filled[word]
        while rest:
            cell = word * WORD_CELLS + lowest(rest)
            rest &= rest - 1
            if cell < 100:
                _cell(state, seat, cell, out)
    if 0 <= state.last_cell < 100:
        out[1400 + state.last_cell] = 1
    if 0 <= state.picked < 100:
        out[1500 + state.picked] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _cell(state: BasilicaState, seat: cython.int, cell: cython.int, out: cython.p_short) -> cython.void:
    white: cython.bint
    if has_cell(state.vault, cell):
        _colours(SET_MASK[state.tile[cell] >> 4], out, cell, 100)
        out[400 + cell] = state.tile[cell] & 1
    else:
        out[500 + cell] = 1
    out[600 + cell] = has_cell(state.glass, cell)
    out[700 + cell] = has_cell(state.altar, cell)
    white = has_cell(state.white, cell)
    if white or has_cell(state.black, cell):
        out[(800 if white == (seat == 0) else 900) + cell] = 1
        if state.token[cell] >= 0:
            out[1000 + (state.token[cell] >> 2) * 100 + cell] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _colours(mask: cython.int, out: cython.p_short, at: cython.int, step: cython.int) -> cython.void:
    i: cython.int
    for i in range(4):
        out[at + i * step] = (mask >> i) & 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _jugglers(state: BasilicaState, seat: cython.int, out: cython.p_short) -> cython.void:
    """The Jugglers that need a colour, and the colours that the viewer sees (B7.9)."""
    i: cython.int
    cell: cython.int
    if state.phase == P_JUGGLE:
        for i in range(state.jugglers):
            cell = state.juggler_cell[i]
            if cell < 100:
                out[1600 + cell] = 1
                if state.juggler_colour[i] >= 0 and state._sees_juggler_colour(seat, i):
                    out[1700 + state.juggler_colour[i] * 100 + cell] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _back(back: cython.int, out: cython.p_short, at: cython.int) -> cython.void:
    """What a tile lying order side up shows."""
    if back >= 0:
        _colours(SET_MASK[back >> 3], out, at, 1)
        out[at + 4 + (back & 7)] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _display(state: BasilicaState, out: cython.p_short, at: cython.int) -> cython.int:
    i: cython.int
    for i in range(3):
        _back(state.orders[i], out, at + i * 12)
        if state.vaults[i] >= 0:
            _colours(SET_MASK[state.vaults[i] >> 4], out, at + 36 + i * 5, 1)
            out[at + 40 + i * 5] = state.vaults[i] & 1
    _back(state.top, out, at + 51)
    out[at + 63] = state.stack
    out[at + 64] = state.age == 1
    out[at + 65] = state.removed
    for i in range(160):
        out[at + 66 + i] = state.discards[i]
    return at + 226


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _seats(state: BasilicaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.int:
    i: cython.int
    j: cython.int
    other: cython.int
    for i in range(2):
        other = seat ^ i
        out[at + i] = state.points[other]
        out[at + 2 + i] = state._score(other)
        out[at + 4 + i] = state.coins[other]
        out[at + 6 + i] = state.supply[other]
        for j in range(16):
            out[at + 8 + i * 16 + j] = state.tokens[other * 16 + j]
        for j in range(state.scorings):
            out[at + 46 + j * 2 + i] = state.banked[j * 2 + other]
    out[at + 40] = state.altars
    out[at + 41] = state.marker
    out[at + 42 + state.scorings] = 1
    out[at + 52 + state.ending] = 1
    return at + 55


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _moment(state: BasilicaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.int:
    """What is asked now, and what has been chosen for an order."""
    out[at + state.phase] = 1
    if state._to_move() >= 0:
        out[at + 17 + (state.seat ^ seat)] = 1
    if state.turn >= 0:
        out[at + 19 + (state.turn ^ seat)] = 1
    out[at + 21] = state.actions_left
    if state.space >= 0:
        out[at + 22 + state.space] = 1
        if state.chosen_rank >= 0:
            out[at + 25 + state.chosen_rank] = 1
        out[at + 29] = state.lays_left
        out[at + 30] = state.paid
    out[at + 31] = state.edition == 2010
    out[at + 32] = state.festum
    out[at + 33 + seat] = 1
    return at + 35


OBSERVATION = ObservationSpec(
    1,
    BLOCKS,
    cython.cast(cython.size_t, cython.cast(cython.p_void, _fill)) if cython.compiled else _fill,
    BasilicaState,
)

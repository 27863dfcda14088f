"""Sagrada for learners: what a seat sees as numbers, block by block.

Compiled without a header: `ObservationSpec.address` is how compiled callers find the encoder.
The blocks are filled by functions that each take the place to begin at and return the next free one.
"""

from __future__ import annotations

import cython

from rosace.core.observation import Block, ObservationSpec
from rosace.games.sagrada.kernel.actions import WINDOW_WORDS as WINDOWS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import COLOURS, OBJECTIVES, PHASES, TOOLS

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest
    from cython.cimports.rosace.games.sagrada.kernel.constants import *  # noqa: F403
    from cython.cimports.rosace.games.sagrada.kernel.state import SagradaState
    from cython.cimports.rosace.games.sagrada.kernel.turn_order import FACES
else:
    from rosace.core.bits import lowest
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.kernel.state import SagradaState
    from rosace.games.sagrada.kernel.turn_order import FACES

VALUES = "123456"
WINDOW = (
    *(f"a {colour} die" for colour in COLOURS),
    *(f"a die of {value}" for value in VALUES),
    *(f"printed {colour}" for colour in COLOURS),
    *(f"printed {value}" for value in VALUES),
)
DIE = (*COLOURS, *VALUES)

# Four seats whatever the table, the viewer's first and then as they sit; seats that are not there are 0.
BLOCKS = (
    Block("windows", (4, 22, 4, 5), "by seat, planes of the window's rows and columns", WINDOW),
    Block("chosen", (4,), "1: the seat has chosen its window"),
    Block("choices", (4, 24), "by seat, 1: the window is on a card that was dealt to it", WINDOWS),
    Block("private", (4, 5), "by seat, 1: its private objective, as far as the viewer knows", COLOURS),
    Block("tokens", (4,), "favour tokens"),
    Block("points", (4,), "points if counted now, without private objectives that the viewer does not know"),
    Block("pool", (5, 6), "dice of the draft pool by colour and value", COLOURS),
    Block("track", (10, 5, 6), "dice of the round track by round, colour and value", COLOURS),
    Block("paid", (5, 6), "solo: dice that went onto tools, by colour and value", COLOURS),
    Block("bag", (5,), "dice in the bag by colour", COLOURS),
    Block("rolling", (5,), "dice still to be rolled by the Glazing Hammer, by colour", COLOURS),
    Block("publics", (10,), "1: the public objective lies on the table", OBJECTIVES),
    Block("tools", (12, 3), "by tool: 1 if it is on the table; its price; 1 if it is used up", TOOLS),
    Block("tool_tokens", (12,), "favour tokens on each tool", TOOLS),
    Block("phase", (22,), "1: what is asked", PHASES),
    Block("using", (12,), "1: the tool being used", TOOLS),
    Block("hand", (11,), "1: colour and value of the die in hand; no value while it is to be chosen", DIE),
    Block("moved", (4, 5), "1: the cell of the window that a tool has moved a die to, by row and column"),
    Block("round", (10,), "1: the round"),
    Block("turn", (8,), "1: the turn of the round, there and back"),
    Block("first", (4,), "1: who begins the round"),
    Block("to_move", (4,), "1: who decides; nobody where chance does or the game is over"),
    Block("skipped", (4,), "1: the seat misses its second turn"),
    Block("done", (2,), "1: in this turn", ("a die was drafted", "a tool was used")),
    Block("target", (1,), "solo: the points to beat"),
    Block("difficulty", (5,), "solo, 1: the difficulty"),
    Block("seats", (4,), "1: how many seats there are"),
    Block("seat", (4,), "1: the viewer's own seat, as the table counts"),
)

SIGNS = f"RYGBP{VALUES}"

# PRINTED[window * 20 + cell]: the plane of the printed sign, as `windows` has it; 0 where a cell is white.
PRINTED = cython.declare(cython.short[480])  # type: ignore[misc, valid-type]  # mypy has no C arrays
PRINTED = [11 + SIGNS.find(sign) if sign in SIGNS else 0 for w in COMPONENTS.windows for sign in w.signs]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill(state: SagradaState, seat: cython.int, out: cython.p_short) -> cython.int:
    """Write what is not 0; returns how many numbers there are."""
    at: cython.int
    at = _windows(state, seat, out, 0)
    at = _seats(state, seat, out, at)
    at = _dice(state, out, at)
    at = _cards(state, out, at)
    at = _moment(state, out, at)
    return _turn(state, seat, out, at)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _windows(state: SagradaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.int:
    i: cython.int
    other: cython.int
    for i in range(state.seats):
        other = (seat + i) % state.seats
        if state.window[other] >= 0 and state._sees_window(seat, other):
            _window(state, other, out, at + i * 440)
    return at + 1760


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _window(state: SagradaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.void:
    i: cython.int
    face: cython.int = state.window[seat]
    rest: cython.uint = state.filled[seat]
    while rest:
        i = lowest(rest)
        rest &= rest - 1
        out[at + state.die[seat * 20 + i] // 6 * 20 + i] = 1
        out[at + 100 + state.die[seat * 20 + i] % 6 * 20 + i] = 1
    for i in range(20):
        if PRINTED[face * 20 + i]:
            out[at + PRINTED[face * 20 + i] * 20 + i] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _seats(state: SagradaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.int:
    i: cython.int
    j: cython.int
    other: cython.int
    known: cython.bint
    for i in range(state.seats):
        other = (seat + i) % state.seats
        known = state._sees_private_objective(seat, other)
        out[at + i] = state.window[other] >= 0
        for j in range(other * 2, other * 2 + 2):
            if state.cards[j] >= 0:
                out[at + 4 + i * 24 + FACES[state.cards[j] * 2]] = 1
                out[at + 4 + i * 24 + FACES[state.cards[j] * 2 + 1]] = 1
            if state.private[j] >= 0 and known:
                out[at + 100 + i * 5 + state.private[j]] = 1
        out[at + 120 + i] = state.tokens[other]
        out[at + 124 + i] = state._score(other) - (0 if known else state._best_private_points(other))
    return at + 128


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _dice(state: SagradaState, out: cython.p_short, at: cython.int) -> cython.int:
    i: cython.int
    for i in range(30):
        out[at + i] = state.pool[i]
        out[at + 330 + i] = state.paid[i]
    for i in range(300):
        out[at + 30 + i] = state.track[i]
    for i in range(5):
        out[at + 360 + i] = state.bag[i]
        out[at + 365 + i] = state.rolling[i]
    return at + 370


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _cards(state: SagradaState, out: cython.p_short, at: cython.int) -> cython.int:
    card: cython.int
    tool: cython.int
    for card in range(state.public_cards):
        out[at + state.publics[card]] = 1
    for card in range(state.tool_cards):
        tool = state.tools[card]
        out[at + 10 + tool * 3] = 1
        out[at + 10 + tool * 3 + 1] = state._tool_price(card)
        out[at + 10 + tool * 3 + 2] = (state.tools_gone >> card) & 1
        out[at + 46 + tool] = state.tool_tokens[card]
    return at + 58


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _moment(state: SagradaState, out: cython.p_short, at: cython.int) -> cython.int:
    """What is asked now, and what has been chosen for a tool."""
    out[at + state.phase] = 1
    if state.using >= 0:
        out[at + 22 + state.using] = 1
        if state.hand >= 0:
            out[at + 34 + state.hand // 6] = 1
            if state.phase != P_VALUE:
                out[at + 39 + state.hand % 6] = 1
        if state.moved >= 0:
            out[at + 45 + state.moved] = 1
    return at + 65


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _turn(state: SagradaState, seat: cython.int, out: cython.p_short, at: cython.int) -> cython.int:
    i: cython.int
    out[at + min(state.round, 9)] = 1
    out[at + 10 + min(state.turn, 7)] = 1
    if state.first >= 0:
        out[at + 18 + (state.first - seat + state.seats) % state.seats] = 1
    if state._to_move() >= 0:
        out[at + 22 + (state.seat - seat + state.seats) % state.seats] = 1
    for i in range(state.seats):
        out[at + 26 + i] = (state.skipped >> ((seat + i) % state.seats)) & 1
    out[at + 30] = state.drafted
    out[at + 31] = state.tool_used
    if state.seats == 1:
        out[at + 32] = state._target_to_beat()
        out[at + 32 + state.difficulty] = 1
    out[at + 38 + state.seats - 1] = 1
    out[at + 42 + seat] = 1
    return at + 46


OBSERVATION = ObservationSpec(
    1,
    BLOCKS,
    cython.cast(cython.size_t, cython.cast(cython.p_void, _fill)) if cython.compiled else _fill,
    SagradaState,
)

"""Refuses positions that no game can reach: checks the parts of a document against each other.

`position.py` reads a document part by part and then calls this module.
"""

from __future__ import annotations

from rosace.core.documents import refused_as
from rosace.core.errors import BadDocument
from rosace.games.sagrada.documents.broken_windows import PlacementRules, groups
from rosace.games.sagrada.documents.history import check_history, times_used
from rosace.games.sagrada.documents.tool_uses import check_tool_uses, usable_tools
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import CELL_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import cells_of, dice_in

MOVERS = (c.T_EGLOMISE, c.T_BURNISHER, c.T_LATHEKIN, c.T_WHEEL)
# The tools that can be in use in a phase.
TOOLS_IN = {
    c.P_ADJUST: (c.T_PLIERS,),
    c.P_SWAP: (c.T_LENS,),
    c.P_ROLL: (c.T_BRUSH,),
    c.P_REROLL: (c.T_HAMMER,),
    c.P_COLOUR: (c.T_REMOVER,),
    c.P_VALUE: (c.T_REMOVER,),
    c.P_EXTRA: (c.T_RUNNING,),
    c.P_ISOLATED: (c.T_CORK,),
    c.P_MOVE: MOVERS,
    c.P_MOVE_AGAIN: (c.T_LATHEKIN, c.T_WHEEL),
    c.P_DRAFT: (c.T_PLIERS, c.T_LENS, c.T_BRUSH, c.T_STONE, c.T_REMOVER),
    c.P_PUT: (c.T_PLIERS, c.T_LENS, c.T_BRUSH, c.T_STONE, c.T_REMOVER),
    c.P_PAY: tuple(range(12)),
}
WITH_HAND = (c.P_ADJUST, c.P_SWAP, c.P_ROLL, c.P_VALUE, c.P_PUT)


def check_state(state: SagradaState) -> None:
    """Refuse a state that no game can reach."""
    with refused_as("impossible-moment"):
        _check_deal(state)
    for seat in range(state.seats):
        with refused_as("impossible-board", f"windows[{seat}].dice"):
            _check_window(state, seat)
    _check_tokens(state)
    _check_dice(state)
    with refused_as("impossible-moment"):
        _check_tool(state)
        _check_turn(state)
    with refused_as("unreachable"):
        if state.phase not in c.SETUP:
            check_history(state)
            check_tool_uses(state)
    with refused_as("nothing-to-decide", "now.phase"):
        _check_something_due(state)


def _check_something_due(state: SagradaState) -> None:
    if state.to_move() == -1 and not state.chance():
        raise BadDocument("no chance event is due here")
    if state.to_move() >= 0 and state.legal() in ([], [c.A_STOP]):
        raise BadDocument(f"there is nothing to decide in the phase {c.PHASES[state.phase]} (S4.2)")
    if state.phase == c.P_DRAFT and state.using == c.T_LENS:
        after = state.clone()
        after.apply(state.legal()[0])
        if not after.legal():
            raise BadDocument("no die of the round track fits, so the Lens Cutter is not in use (S8.5)")


def _check_deal(state: SagradaState) -> None:
    """S1: cards come in order, and all of them before the first round."""
    solo = state.seats == 1
    table = (
        (state.tool_cards, state.difficulty if solo else 3, c.P_TOOL_CARD, "tools"),
        (state.public_cards, 2 if solo else 3, c.P_PUBLIC, "public objectives"),
        (int(state.first >= 0), 1, c.P_FIRST, "a first player"),
    )
    players = (
        (state.private_cards, state.seats * state.privates_each, c.P_PRIVATE, "private objectives"),
        (state.cards_dealt, state.seats * 2, c.P_CARD, "window cards"),
        (sum(face >= 0 for face in state.window[: state.seats]), state.seats, c.P_WINDOW, "windows"),
    )
    wanted = table + players if state.open_setup else players + table
    if solo and state.first != 0:
        raise BadDocument("first must be 0 in solo")
    order = [phase for _, _, phase, _ in wanted]
    for there, number, phase, what in wanted:
        before = state.phase in order and order.index(state.phase) < order.index(phase)
        # A first player fixed by the table is known from the beginning.
        if before and there and phase != c.P_FIRST:
            raise BadDocument(f"{what} are dealt later (S1)")
        if state.phase == phase and there >= number:
            raise BadDocument(f"nothing is left to deal: {what} (S1)")
        if not before and state.phase != phase and there != number:
            raise BadDocument(f"{number} {what} are needed by then (S1.2, S1.3)")
    if state.phase == c.P_WINDOW and any(face >= 0 for face in state.window[state.seat + 1 : state.seats]):
        raise BadDocument("windows are chosen one seat after the other (S1.2)")


def _check_window(state: SagradaState, seat: int) -> None:
    """S3.4 always holds; what is printed can be ignored only with the tools for it."""
    dice = dice_in(state, seat)
    if dice and state.window[seat] < 0:
        raise BadDocument(f"seat {seat} has dice but no window (S1.2)")
    if not dice:
        return
    if len(dice) == 1 and not state.filled[seat] & c.EDGE:
        raise BadDocument(f"seat {seat}: the first die goes on the border (S3.1)")
    for cell, kind in dice.items():
        for other in (cell + 1 if cell % 5 < 4 else -1, cell + 5):
            if other in dice and (dice[other] // 6 == kind // 6 or dice[other] % 6 == kind % 6):
                pair = f"{CELL_WORDS[cell]} and {CELL_WORDS[other]}"
                raise BadDocument(f"seat {seat}: {pair} share colour or value (S3.4)")
    rules = PlacementRules(COMPONENTS.windows[state.window[seat]].signs, usable_tools(state, seat))
    for cell, kind in dice.items():
        if rules.has_wrong_colour(cell, kind):
            raise BadDocument(f"seat {seat}: {CELL_WORDS[cell]} is printed in another colour (S3.3)")
        if rules.has_wrong_value(cell, kind):
            raise BadDocument(f"seat {seat}: {CELL_WORDS[cell]} is printed with another value (S3.3)")
    _check_contact(seat, dice, rules)


def _check_contact(seat: int, dice: dict[int, int], rules: PlacementRules) -> None:
    """S3.1, S3.2: dice were placed one beside the other from the border on, unless a tool explains it."""
    if rules.must_touch() and len(parts := groups(dice)) > 1:
        smallest = min(parts, key=lambda part: len(part))
        apart = ", ".join(CELL_WORDS[cell] for cell in sorted(smallest))
        raise BadDocument(f"seat {seat}: {apart} without contact to the other dice (S3.2)")
    if not rules.may_lie(dice):
        raise BadDocument(f"seat {seat}: no die is on the border, where the first one goes (S3.1)")


def _check_tokens(state: SagradaState) -> None:
    """S4.1: tokens are with their owners or on the tools."""
    seats = state.tokens[: state.seats]
    dealt = [COMPONENTS.windows[face].tokens for face in state.window[: state.seats] if face >= 0]
    started = state.seats > 1 and state.phase != c.P_WINDOW and len(dealt) == state.seats
    total = sum(dealt) if started else 0
    if sum(seats) + sum(state.tool_tokens) != total:
        raise BadDocument(f"the favour tokens of seats and tools do not sum to {total} (S1.2, S4.1)")
    if started and any(held > had for held, had in zip(seats, dealt, strict=True)):
        raise BadDocument("a seat has more favour tokens than its window gave (S1.2)")
    if any(tokens and tokens % 2 == 0 for tokens in state.tool_tokens):
        raise BadDocument("the favour tokens on a tool are an odd number: 1, then 2 each time (S4.1)")
    if state.tool_used and not any(state.tool_tokens) and not state.tools_gone and state.phase != c.P_PAY:
        raise BadDocument("turn.tool_used, but no tool has been paid (S4.1, S6.3)")
    if state.seats > 1 and state.tools_gone:
        raise BadDocument("tools leave the game only in solo (S6.3)")


def _check_dice(state: SagradaState) -> None:
    """S2.1, S6.3: dice come a fixed number a round."""
    drawn = COMPONENTS.drawn[state.seats - 1]
    placed = sum(len(cells_of(filled)) for filled in state.filled[: state.seats])
    out = placed + state.pool_dice + state.track_dice + sum(state.paid) + sum(state.rolling)
    out += int(state.hand >= 0)
    if state.phase in c.SETUP:
        expected = range(1)
    elif state.phase == c.P_DIE:
        expected = range(drawn * state.round + state.pool_dice, drawn * state.round + state.pool_dice + 1)
    else:
        missing = int(state.phase == c.P_COLOUR)
        expected = range(drawn * (state.round + 1) - missing, drawn * (state.round + 1) - missing + 1)
    if out not in expected:
        raise BadDocument(f"{out} dice are out of the bag, impossible in round {state.round + 1} (S2.1)")
    gone = bin(state.tools_gone).count("1")
    if sum(state.paid) != gone:
        raise BadDocument("each tool that left a solo game took one die with it (S6.3)")
    over = int(state.phase == c.P_OVER)
    if any(state.track[(state.round + over) * 30 :]):
        raise BadDocument("the round track has dice of a round that is not over (S2.4)")
    if state.phase == c.P_DIE and state.pool_dice >= drawn:
        raise BadDocument("all dice of the round are drawn (S2.1)")
    spaces = [sum(state.track[i * 30 : i * 30 + 30]) for i in range(c.ROUNDS)]
    if max(state.pool_dice, *spaces) > drawn:
        raise BadDocument(f"a round has {drawn} dice: no more can be in the pool or on its space (S2.1)")
    if state.phase == c.P_OVER and state.pool_dice:
        raise BadDocument("after the last round the pool lies on the round track (S2.4)")


def _check_tool(state: SagradaState) -> None:
    """S4: the tool in use fits the phase, and what it has done so far."""
    tools = TOOLS_IN.get(state.phase)
    if (state.using >= 0) != (tools is not None):
        raise BadDocument("now.tool is set only while a tool is in use (S4.1)")
    known = tools is None or (state.using in tools and state.card_of[state.using] >= 0)
    if not known or (tools is not None and not state.tool_used):
        raise BadDocument(f"tool {state.using + 1} is not in use in the phase {c.PHASES[state.phase]} (S4)")
    if state.using >= 0 and state.seats > 1 and not times_used(state, state.using):
        raise BadDocument(f"no favour token on tool {state.using + 1}, which is in use (S4.1)")
    if (state.hand >= 0) != (state.phase in WITH_HAND):
        raise BadDocument("now.hand is the die drafted for a tool, until it is placed (S4.3)")
    if state.phase == c.P_VALUE and state.hand % 6:
        raise BadDocument("now.hand has the value 1 until another is chosen (S8.11)")
    if (state.moved >= 0) != (state.phase == c.P_MOVE_AGAIN):
        raise BadDocument("now.moved is where the first of two dice was moved (S8.4, S8.12)")
    if state.moved >= 0 and not state.filled[state.seat] >> state.moved & 1:
        raise BadDocument("now.moved: there is no die (S8.4, S8.12)")
    if any(state.rolling) != (state.phase == c.P_REROLL):
        raise BadDocument("now.rolling are the dice the Glazing Hammer still rolls (S8.7)")
    drafting = state.phase in (*WITH_HAND, c.P_COLOUR, c.P_EXTRA)
    if (
        tools is not None
        and state.using not in MOVERS
        and bool(state.drafted) != drafting
        and not (state.phase == c.P_PAY)
    ):
        raise BadDocument("turn.drafted does not fit the tool in use (S4.3)")
    if state.phase == c.P_PAY and state.seats > 1:
        raise BadDocument("dice pay for tools only in solo (S6.3)")
    if state.seats == 1 and state.using >= 0:
        gone = bool(state.tools_gone >> state.card_of[state.using] & 1)
        if gone == (state.phase == c.P_PAY):
            raise BadDocument("a solo tool leaves the game when its die is paid (S6.3)")
    if state.phase == c.P_REROLL and state.turn < state.seats:
        raise BadDocument("the Glazing Hammer is for the second turn (S8.7)")
    if state.phase == c.P_EXTRA and state.turn >= state.seats:
        raise BadDocument("the Running Pliers are for the first turn (S8.8)")


def _check_turn(state: SagradaState) -> None:
    playing = state.phase not in c.SETUP and state.phase not in (c.P_DIE, c.P_OVER)
    if playing and state.turn >= 2 * state.seats:
        raise BadDocument("turn.turns_done is beyond the last turn of the round (S2.2)")
    if playing and state.turn >= state.seats and state.skipped >> state.seat & 1:
        raise BadDocument(f"seat {state.seat} skips its second turn (S8.8)")
    if not playing and state.phase != c.P_OVER and (state.turn or state.skipped):
        raise BadDocument("a round begins with its first turn (S2.2)")
    if state.skipped and not times_used(state, c.T_RUNNING):
        raise BadDocument("no player skips a turn without the Running Pliers (S8.8)")
    there = [(state.first + i) % state.seats for i in range(min(state.turn, state.seats))]
    if any(state.skipped >> seat & 1 and seat not in there for seat in range(state.seats)):
        raise BadDocument("turn.skipped: the first turn of that seat is still to come (S8.8)")
    if state.phase == c.P_OVER and state.turn != 2 * state.seats:
        raise BadDocument("turn.turns_done is not the last of the game (S2.2)")
    if state.phase == c.P_TURN and state.drafted and state.tool_used:
        raise BadDocument("a turn ends when a die was drafted and a tool used (S2.3)")
    if state.phase in c.SETUP and (state.round or state.drafted or state.tool_used):
        raise BadDocument("the first round begins when the windows are chosen (S1.4)")
    if state.phase == c.P_OVER and state.round != c.ROUNDS - 1:
        raise BadDocument("the game is over after the tenth round (S1.4)")

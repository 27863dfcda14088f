"""Why an action is refused: the codes of `check`, with their names, clauses and what is in the way."""

from __future__ import annotations

from typing import Any

from rosace.core.ruleset import Reason
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import ACTIONS, CELL_WORDS, DIE_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import (
    beside,
    colour_word,
    corners,
    die_at,
    element,
    sign_words,
    tool_word,
)
from rosace.games.sagrada.text.prompts import cell_tried

# code -> name, clause
REASONS = {
    c.R_NO_SUCH_ACTION: ("core/no-such-action", "core"),
    c.R_OVER: ("core/over", "S1.4"),
    c.R_CHANCE: ("core/chance", "core"),
    c.R_NOT_CHANCE: ("core/not-chance", "core"),
    c.R_IMPOSSIBLE_OUTCOME: ("core/impossible-outcome", "core"),
    c.R_NOT_NOW: ("sagrada/not-now", "S2.3"),
    c.R_NOT_YOUR_CARD: ("sagrada/not-your-card", "S1.2"),
    c.R_NOT_IN_POOL: ("sagrada/not-in-pool", "S2.3"),
    c.R_ALREADY_DRAFTED: ("sagrada/already-drafted", "S2.3"),
    c.R_OCCUPIED: ("sagrada/occupied", "S3.3"),
    c.R_NOT_ON_EDGE: ("sagrada/not-on-edge", "S3.1"),
    c.R_NO_CONTACT: ("sagrada/no-contact", "S3.2"),
    c.R_PRINTED_COLOUR: ("sagrada/printed-colour", "S3.3"),
    c.R_PRINTED_VALUE: ("sagrada/printed-value", "S3.3"),
    c.R_NEIGHBOUR_COLOUR: ("sagrada/neighbour-colour", "S3.4"),
    c.R_NEIGHBOUR_VALUE: ("sagrada/neighbour-value", "S3.4"),
    c.R_TOUCHES: ("sagrada/touches", "S8.9"),
    c.R_NO_SUCH_TOOL: ("sagrada/no-such-tool", "S1.3"),
    c.R_TOOL_USED: ("sagrada/tool-used", "S4.1"),
    c.R_TOOL_GONE: ("sagrada/tool-gone", "S6.3"),
    c.R_TOO_DEAR: ("sagrada/too-dear", "S4.1"),
    c.R_NO_DIE_TO_PAY: ("sagrada/no-die-to-pay", "S6.3"),
    c.R_WRONG_COLOUR_TO_PAY: ("sagrada/wrong-colour-to-pay", "S6.3"),
    c.R_AFTER_DRAFTING: ("sagrada/after-drafting", "S8.8"),
    c.R_FIRST_TURN_ONLY: ("sagrada/first-turn-only", "S8.8"),
    c.R_SECOND_TURN_ONLY: ("sagrada/second-turn-only", "S8.7"),
    c.R_BEFORE_PLACING: ("sagrada/before-placing", "S4.3"),
    c.R_EMPTY_TRACK: ("sagrada/empty-track", "S4.2"),
    c.R_EMPTY_POOL: ("sagrada/empty-pool", "S4.2"),
    c.R_NOTHING_TO_MOVE: ("sagrada/nothing-to-move", "S4.2"),
    c.R_NOTHING_FITS: ("sagrada/nothing-fits", "S4.2"),
    c.R_PAYS_IN_VAIN: ("sagrada/pays-in-vain", "S6.3"),
    c.R_NO_DIE_THERE: ("sagrada/no-die-there", "S4.4"),
    c.R_SAME_CELL: ("sagrada/same-cell", "S4.4"),
    c.R_SAME_DIE: ("sagrada/same-die", "S4.4"),
    c.R_NOT_ON_TRACK: ("sagrada/not-on-track", "S8.5"),
    c.R_COLOUR_NOT_ON_TRACK: ("sagrada/colour-not-on-track", "S8.12"),
    c.R_OTHER_COLOUR: ("sagrada/other-colour", "S8.12"),
    c.R_NO_SECOND_MOVE: ("sagrada/no-second-move", "S8.4"),
    c.R_NOT_BEYOND: ("sagrada/not-beyond", "S8.1"),
    c.R_MUST_GO_ON: ("sagrada/must-go-on", "S8.4"),
    c.R_MUST_PLACE: ("sagrada/must-place", "S4.3"),
}


def explain(state: SagradaState, action: int, code: int, reason: Reason) -> Reason:
    """The reason of a refusal, with what is in the way."""
    parsed = ACTIONS.action(action)
    params, clause = dict(reason.params), reason.clause
    elements: tuple[str, ...] = ()
    if parsed.kind == "tool":
        tool = action - c.A_TOOL
        if code == c.R_BEFORE_PLACING and tool == c.T_HAMMER:
            clause = "S8.7"
        params |= {"tool": tool_word(tool), "colour": colour_word(COMPONENTS.tool_colours[tool])}
        if code == c.R_NOTHING_TO_MOVE:
            params["needed"] = 2 if tool == c.T_LATHEKIN else 1  # S8.4
        if state.card_of[tool] >= 0 and state.seats > 1:
            params |= {"price": state.price_of(tool), "tokens": state.tokens[state.seat]}
        elements = (f"tool:{tool + 1}",)
    elif "die" in parsed.fields:
        params["die"] = parsed.fields["die"]
        elements = (f"{'track' if parsed.kind == 'swap' else 'pool'}:{parsed.fields['die']}",)
    if parsed.kind == "pay" and state.using >= 0:
        params["colour"] = colour_word(COMPONENTS.tool_colours[state.using])
    cell = cell_tried(action)
    known = state.seat >= 0 and state.window[state.seat] >= 0
    if cell >= 0 and known and code != c.R_NOT_IN_POOL:
        params, elements = _cell_words(state, code, action, cell, params)
    return Reason(reason.code, clause, elements, params)


def _cell_words(
    state: SagradaState, code: int, action: int, cell: int, params: dict[str, Any]
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The cell, what is printed on it, and the dice beside it that stand in the way."""
    seat = state.seat
    kind = _die_tried(state, action)
    blocking = [cell]
    origin = (action - c.A_MOVE) // 20 if c.A_MOVE <= action < c.A_STOP else -1  # S4.4: it has left
    dice = {i: die_at(state, seat, i) for i in beside(cell) if i != origin and state.filled[seat] >> i & 1}
    if code == c.R_NEIGHBOUR_COLOUR:
        blocking = [item for item, die in dice.items() if die // 6 == kind // 6]
    elif code == c.R_NEIGHBOUR_VALUE:
        blocking = [item for item, die in dice.items() if die % 6 == kind % 6]
    elif code == c.R_TOUCHES:
        blocking = [i for i in sorted(beside(cell) + corners(cell)) if die_at(state, seat, i) >= 0]
    elif code in (c.R_NO_DIE_THERE, c.R_SAME_DIE, c.R_COLOUR_NOT_ON_TRACK, c.R_OTHER_COLOUR):
        blocking = [origin]
    sign = COMPONENTS.windows[state.window[seat]].signs[cell]
    params |= {
        "cell": CELL_WORDS[cell],
        **sign_words(sign),
        "die": DIE_WORDS[max(kind, 0)],
        "guilty": [CELL_WORDS[item] for item in blocking],
    }
    return params, tuple(element(seat, item) for item in blocking)


def _die_tried(state: SagradaState, action: int) -> int:
    """The die an action would put somewhere."""
    if action < c.A_TOOL:
        return action // 20
    if c.A_MOVE <= action < c.A_STOP:
        return die_at(state, state.seat, (action - c.A_MOVE) // 20)
    return state.hand

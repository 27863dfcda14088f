"""Why an action is refused: the codes of `check`, with their names, clauses and what is in the way."""

from __future__ import annotations

from typing import Any

from rosace.core.ruleset import Phrase, Reason
from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.actions import ACTIONS, TILE_OF
from rosace.games.fantazja.kernel.component_data import COMPONENTS, LEVELS
from rosace.games.fantazja.kernel.state import FantazjaState
from rosace.games.fantazja.text.elements import (
    beside,
    cell_element,
    cell_of,
    cell_word,
    seat_word,
    side_word,
    tile_word,
    type_word,
    visible,
)
from rosace.games.fantazja.text.prompts import PLACES

# code -> name, clause
REASONS = {
    c.R_NO_SUCH_ACTION: ("core/no-such-action", "core"),
    c.R_OVER: ("core/over", "F9.1"),
    c.R_CHANCE: ("core/chance", "core"),
    c.R_NOT_CHANCE: ("core/not-chance", "core"),
    c.R_IMPOSSIBLE_OUTCOME: ("core/impossible-outcome", "core"),
    c.R_NOT_NOW: ("fantazja/not-now", "F3.1"),
    c.R_MAIN_DONE: ("fantazja/main-done", "F3.1"),
    c.R_MAIN_OWED: ("fantazja/main-owed", "F3.1"),
    c.R_NOT_IN_HAND: ("fantazja/not-in-hand", "F1.2"),
    c.R_NO_POINT: ("fantazja/no-point", "F6.1"),
    c.R_FITS_NOWHERE: ("fantazja/fits-nowhere", "F4.2"),
    c.R_NOTHING_TO_RAISE: ("fantazja/nothing-to-raise", "F6.2"),
    c.R_OCCUPIED: ("fantazja/occupied", "F4.1"),
    c.R_NO_NEIGHBOUR: ("fantazja/no-neighbour", "F4.1"),
    c.R_BARRED: ("fantazja/barred", "F4.3"),
    c.R_ELEMENT: ("fantazja/element", "F4.2"),
    c.R_NUMBER: ("fantazja/number", "F4.2"),
    c.R_NOTHING_BELOW: ("fantazja/nothing-below", "F6.2"),
    c.R_ON_SPECIAL: ("fantazja/on-special", "F6.3"),
    c.R_OTHER_TYPE: ("fantazja/other-type", "F6.2"),
    c.R_OTHER_LEVEL: ("fantazja/other-level", "F6.2"),
    c.R_GUARDED: ("fantazja/guarded", "F8.3"),
    c.R_ELEMENTS_TURNED: ("fantazja/elements-turned", "F6.2"),
    c.R_NOT_FACE_DOWN: ("fantazja/not-face-down", "F6.1"),
    c.R_NO_TOKEN: ("fantazja/no-token", "F8.0"),
    c.R_POWER_USED: ("fantazja/power-used", "F3.2"),
    c.R_EMPTY_HAND: ("fantazja/empty-hand", "F8.0"),
    c.R_NO_DISCARDS: ("fantazja/no-discards", "F8.0"),
    c.R_NO_BUILDING: ("fantazja/no-building", "F8.0"),
    c.R_NOTHING_TO_SEE: ("fantazja/nothing-to-see", "F8.0"),
    c.R_NO_EXCHANGE: ("fantazja/no-exchange", "F8.0"),
    c.R_ALREADY_GIVEN: ("fantazja/already-given", "F8.1"),
    c.R_NOT_DISCARDED: ("fantazja/not-discarded", "F8.1"),
    c.R_ALREADY_TAKEN: ("fantazja/already-taken", "F8.1"),
    c.R_GIVE_ONE: ("fantazja/give-one", "F8.0"),
    c.R_NO_BUILDING_THERE: ("fantazja/no-building-there", "F8.3"),
    c.R_NOT_SHOWN: ("fantazja/not-shown", "F8.4"),
    c.R_NOT_YOURS: ("fantazja/not-yours", "F8.5"),
    c.R_SPECIAL_STAYS: ("fantazja/special-stays", "F8.5"),
    c.R_LEVEL_DIFFERS: ("fantazja/level-differs", "F8.5"),
    c.R_EXCHANGES_NOTHING: ("fantazja/exchanges-nothing", "F8.5"),
    c.R_EXCHANGE_ELEMENT: ("fantazja/exchange-element", "F8.5"),
}
# A reason that serves two clauses: what was tried decides.
OTHERWISE = {
    ("lay", c.R_NO_BUILDING_THERE): "F8.5",
    ("recall", c.R_NOT_DISCARDED): "F8.2",
    ("exchange", c.R_NOT_IN_HAND): "F8.5",
    ("give", c.R_NOT_IN_HAND): "F8.1",
}


def explain(state: FantazjaState, action: int, code: int, reason: Reason) -> Reason:
    """The reason of a refusal, with what is in the way."""
    parsed = ACTIONS.action(action)
    params, clause = dict(reason.params), reason.clause
    elements: tuple[str, ...] = ()
    if parsed.kind == "power":
        params["power"] = f"@fantazja-power-{parsed.fields['type']}"
        elements = (f"token:{parsed.fields['type']}",)
    elif parsed.kind in PLACES:
        params["tile"] = tile_word(TILE_OF[parsed.fields["tile"]])
        elements = (f"{PLACES[parsed.kind]}:{parsed.fields['tile']}",)
    elif parsed.kind == "guard":
        params["cell"] = cell_word(action - c.A_GUARD)
        elements = (cell_element(action - c.A_GUARD),)
    elif parsed.kind == "lay":
        params, elements = _place_words(state, code, action, params)
    return Reason(reason.code, OTHERWISE.get((parsed.kind, code), clause), elements, params)


def _place_words(
    state: FantazjaState, code: int, action: int, params: dict[str, Any]
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The cell tried, what the tile would show there, and the neighbours or buildings in the way."""
    cell, turn = divmod(action - c.A_LAY, c.TURNS)
    params["cell"] = cell_word(cell)
    blocking = [cell]
    if code in (c.R_ELEMENT, c.R_NUMBER, c.R_EXCHANGE_ELEMENT):
        blocking = _offending(state, code, cell, turn)
        params["sides"] = [_meeting(state, cell, turn, other) for other in blocking]
    elif code == c.R_BARRED:
        blocking = [state.guarded - c.MARGIN]
    if state.begun >= 0:
        params |= {"tile": tile_word(state.begun), "level": LEVELS[COMPONENTS.tiles[state.begun].level]}
    stack = state.stack_at(cell)
    if stack > 0:
        below, _ = visible(state, stack)
        params |= {
            "below": tile_word(state.top[stack] // 4),
            "owner": seat_word(state.owner[stack]),
            "type": type_word(c.TYPES[below.type]),
        }
    params["guilty"] = list(map(cell_word, blocking))
    return params, tuple(map(cell_element, blocking))


def _offending(state: FantazjaState, code: int, cell: int, turn: int) -> list[int]:
    """F4.2, F8.5: the cells of the neighbours that refuse the tile begun, turned so."""
    face = COMPONENTS.tiles[state.begun]
    cells = []
    for direction, stack in beside(state, cell).items():
        other, lying = visible(state, stack)
        element, number = face.side(direction, turn)
        its_element, its_number = other.side((direction + 2) % 4, lying)
        if element != its_element or (code == c.R_NUMBER and number < its_number):
            cells.append(cell_of(state, stack))
    return cells


def _meeting(state: FantazjaState, cell: int, turn: int, other: int) -> Phrase:
    """What meets on a shared side, the tile's own first."""
    direction, stack = next(item for item in beside(state, cell).items() if cell_of(state, item[1]) == other)
    tile, lying = visible(state, stack)
    params = {
        "mine": side_word(COMPONENTS.tiles[state.begun], turn, direction),
        "its": side_word(tile, lying, (direction + 2) % 4),
        "cell": cell_word(other),
    }
    return Phrase("fantazja-meeting", params)

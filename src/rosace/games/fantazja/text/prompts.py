"""Prompts, the labels of choices, and the elements to touch for each."""

from __future__ import annotations

from typing import Any

from rosace.core.ruleset import Phrase
from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.actions import ACTIONS, TILE_OF
from rosace.games.fantazja.kernel.component_data import COMPONENTS
from rosace.games.fantazja.kernel.state import FantazjaState
from rosace.games.fantazja.text.elements import cell_element, cell_word, seat_word, sides_word, tile_word

# What lies where a tile is touched.
PLACES = {
    "build": "hand", "imagine": "hand", "give": "hand", "exchange": "hand", "pay": "face-down",
    "take": "discard", "recall": "discard", "under": "shown",
}  # fmt: skip


def ask(state: FantazjaState) -> Phrase:
    """What the seat to move is asked."""
    params: dict[str, Any] = {}
    if state.begun >= 0:
        params["tile"] = tile_word(state.begun)
    if state.phase == c.P_TURN:
        params["main"] = "done" if state.main_done else "none" if not state.hand[state.seat] else "open"
        params["power"] = "yes" if any(state.check(c.A_POWER + kind) == 0 for kind in range(5)) else "no"
    elif state.phase in (c.P_GIVE, c.P_TAKE):
        params["number"] = state.given.bit_count()
        params["left"] = state.given.bit_count() - state.taken.bit_count()
    elif state.phase == c.P_UNDER:
        params["number"] = state.sunk
    elif state.phase == c.P_LAY:
        cells = [ACTIONS.action(action).fields["cell"] for action in state.legal()]
        params["rotates"] = "no" if len(set(cells)) == len(cells) else "yes"
    return Phrase(f"ask-fantazja-{c.PHASES[state.phase]}", params)


def label(state: FantazjaState, action: int) -> Phrase:
    """A choice in words."""
    parsed = ACTIONS.action(action)
    params: dict[str, Any] = dict(parsed.fields)
    if "tile" in parsed.fields:
        tile = TILE_OF[parsed.fields["tile"]]
        params |= _face(tile)
        if parsed.kind == "build":
            params["price"] = "no" if COMPONENTS.tiles[tile].level == 1 else "yes"
    elif parsed.kind == "lay":
        params |= _laid(state, action)
    elif parsed.kind == "guard":
        params["cell"] = cell_word(action - c.A_GUARD)
        stack = state.stack_at(action - c.A_GUARD)
        if stack > 0:
            params |= _standing(state, stack)
    elif parsed.kind == "power":
        params["power"] = f"@fantazja-power-{parsed.fields['type']}"
    elif parsed.kind == "first":
        params["seat"] = seat_word(action - c.A_FIRST)
    elif parsed.kind == "enough":
        params["phase"] = c.PHASES[state.phase]
    return Phrase(f"choice-fantazja-{parsed.kind}", params)


def _face(tile: int) -> dict[str, Any]:
    """A tile, unturned: its name, sides, points and Dark Energy."""
    face = COMPONENTS.tiles[tile]
    return {
        "tile": tile_word(tile),
        "sides": sides_word(tile, 0),
        "points": face.points,
        "dark": "yes" if face.dark else "no",
    }


def _standing(state: FantazjaState, stack: int) -> dict[str, Any]:
    """The visible building of a stack."""
    return {"owner": seat_word(state.owner[stack]), "tile": tile_word(state.top[stack] // 4)}


def _laid(state: FantazjaState, action: int) -> dict[str, Any]:
    """A cell and a turn for the tile begun, with what it would show on each side and what would happen."""
    place, turn = divmod(action - c.A_LAY, c.TURNS)
    params: dict[str, Any] = {"cell": cell_word(place), "sides": "", "below": "", "owner": ""}
    params |= {"on": "no", "struck": 0}
    if state.begun < 0:
        return params
    params["sides"] = sides_word(state.begun, turn)
    stack = state.stack_at(place)
    if stack > 0:
        standing = _standing(state, stack)
        params |= {"on": "yes", "owner": standing["owner"], "below": standing["tile"]}
    if state.check(action) == 0:
        after = state.clone()
        after.apply(action)
        params["struck"] = after.removed - state.removed
    return params


def touch(state: FantazjaState, action: int) -> tuple[str, ...]:
    """The elements a person touches, in turn."""
    parsed = ACTIONS.action(action)
    if parsed.kind in PLACES:
        first = f"{PLACES[parsed.kind]}:{parsed.fields['tile']}"
        return (first, "imagination") if parsed.kind == "imagine" else (first,)
    if parsed.kind == "lay":
        return (f"cell:{parsed.fields['cell']}", f"turn:{parsed.fields['turn']}")
    if parsed.kind == "guard":
        return (cell_element(action - c.A_GUARD),)
    if parsed.kind == "power":
        return (f"token:{parsed.fields['type']}",)
    return ("stack",) if ACTIONS.family(action).chance else (parsed.kind,)

"""Prompts, the labels of choices, and the elements to touch for each."""

from __future__ import annotations

from functools import cache
from typing import Any

from rosace.core.ruleset import Phrase
from rosace.games.basilica.documents.snapshot import kind_at
from rosace.games.basilica.kernel import constants as c
from rosace.games.basilica.kernel.actions import ACTIONS, CELL_WORDS, cell_of
from rosace.games.basilica.kernel.state import BasilicaState
from rosace.games.basilica.text.elements import back_words, element, moved, tile_words


def ask(state: BasilicaState) -> Phrase:
    """The question to the seat to move; a paid effect has its own wording."""
    params: dict[str, Any] = {"actions": state.actions_left}
    phase, order = state.phase, state.orders[state.space] if state.space >= 0 else -1
    if phase == c.P_ACTION:
        kinds = {ACTIONS.family(action).kind for action in state.legal()}
        words = {"place": "vault", "builder": "builder", "order": "order"}
        params["can"] = "-".join(word for kind, word in words.items() if kind in kinds)
    if order >= 0:
        params["order"] = f"@order-{c.ORDERS[order % 8]}"
    if phase == c.P_JUGGLE:
        params["cell"] = CELL_WORDS[state.juggler_cell[state.juggled]]
    if phase == c.P_RANK:
        params["cell"] = CELL_WORDS[state.picked]
    if phase in (c.P_SCAFFOLD, c.P_ALTAR):
        params["left"] = state.lays_left
    if phase == c.P_MOVE_FOE and state.paid:  # B9.7: her own builder
        phase = c.P_MOVE
    return Phrase(f"ask-basilica-{c.PHASES[phase]}", params)


def label(state: BasilicaState, action: int) -> Phrase:
    """A choice in words."""
    parsed = ACTIONS.action(action)
    params: dict[str, Any] = dict(parsed.fields)
    cell = cell_of(action)
    if parsed.kind == "place":
        params |= tile_words(state.vaults[action // c.CELLS])
    elif parsed.kind == "builder":
        params["cell"] = CELL_WORDS[state.last_cell]
    elif parsed.kind == "order":
        params |= back_words(state.orders[action - c.A_ORDER])
    elif parsed.kind == "rank":
        face = action - c.A_RANK
        params |= {"rank": f"@rank-{c.RANKS[face >> 2]}", "down": f"@rank-{c.RANKS[face & 3]}"}
    elif parsed.kind == "move":
        params["to"] = CELL_WORDS[moved(cell, (action - c.A_MOVE) % 4)]
    elif parsed.kind == "juggle":
        params["colour"] = f"@colour-{parsed.fields['colour']}"
    elif parsed.kind == "top":
        params |= back_words(action - c.A_TOP)
    elif parsed.kind == "first":
        params["seat"] = f"@seat-{action - c.A_FIRST}"
    kind = kind_at(state, cell) if cell >= 0 and parsed.kind != "place" else -1
    if kind >= 0:
        params |= tile_words(kind)
    return Phrase(f"choice-basilica-{parsed.kind}", params)


def touch(state: BasilicaState, action: int) -> tuple[str, ...]:
    """The elements a person touches, in turn."""
    if action == c.A_BUILDER:
        return (f"supply:{state.turn}", element(state.last_cell))
    return _named(action)


@cache
def _named(action: int) -> tuple[str, ...]:
    """The elements that an action names by itself."""
    parsed = ACTIONS.action(action)
    cell = cell_of(action)
    if parsed.kind == "place":
        return (f"vault:{action // c.CELLS}", element(cell))
    if parsed.kind == "order":
        return (f"order:{action - c.A_ORDER}",)
    if parsed.kind == "rank":
        return (f"token:{parsed.fields['token']}",)
    if parsed.kind == "move":
        return (element(cell), element(moved(cell, (action - c.A_MOVE) % 4)))
    if parsed.kind in ("pay", "decline"):
        return ("pay:yes" if parsed.kind == "pay" else "pay:no",)
    if parsed.kind == "juggle":
        return (f"colour:{parsed.fields['colour']}",)
    if parsed.kind in ("first", "top", "crown"):
        return ("stack",)
    return (element(cell),)

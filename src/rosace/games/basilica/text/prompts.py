"""What is asked, how each choice reads, and what a person touches to make it."""

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
    """What the seat to move is asked, in its own words for a paid part."""
    params: dict[str, Any] = {"actions": state.actions_left}
    phase, order = state.phase, state.orders[state.space] if state.space >= 0 else -1
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
    done = ACTIONS.action(action)
    params: dict[str, Any] = dict(done.fields)
    cell = cell_of(action)
    if done.kind == "place":
        params |= tile_words(state.vaults[action // c.CELLS])
    elif done.kind == "builder":
        params["cell"] = CELL_WORDS[state.last_cell]
    elif done.kind == "order":
        params |= back_words(state.orders[action - c.A_ORDER])
    elif done.kind == "rank":
        face = action - c.A_RANK
        params |= {"rank": f"@rank-{c.RANKS[face >> 2]}", "down": f"@rank-{c.RANKS[face & 3]}"}
    elif done.kind == "move":
        params["to"] = CELL_WORDS[moved(cell, (action - c.A_MOVE) % 4)]
    elif done.kind == "juggle":
        params["colour"] = f"@colour-{done.fields['colour']}"
    elif done.kind == "top":
        params |= back_words(action - c.A_TOP)
    elif done.kind == "first":
        params["seat"] = f"@seat-{action - c.A_FIRST}"
    kind = kind_at(state, cell) if cell >= 0 and done.kind != "place" else -1
    if kind >= 0:
        params |= tile_words(kind)
    return Phrase(f"choice-basilica-{done.kind}", params)


def touch(state: BasilicaState, action: int) -> tuple[str, ...]:
    """The elements a person touches, in turn."""
    if action == c.A_BUILDER:
        return (f"supply:{state.turn}", element(state.last_cell))
    return _named(action)


@cache
def _named(action: int) -> tuple[str, ...]:
    """The elements that an action names by itself."""
    done = ACTIONS.action(action)
    cell = cell_of(action)
    if done.kind == "place":
        return (f"vault:{action // c.CELLS}", element(cell))
    if done.kind == "order":
        return (f"order:{action - c.A_ORDER}",)
    if done.kind == "rank":
        return (f"token:{done.fields['token']}",)
    if done.kind == "move":
        return (element(cell), element(moved(cell, (action - c.A_MOVE) % 4)))
    if done.kind in ("pay", "decline"):
        return ("pay:yes" if done.kind == "pay" else "pay:no",)
    if done.kind == "juggle":
        return (f"colour:{done.fields['colour']}",)
    if done.kind in ("first", "top", "crown"):
        return ("stack",)
    return (element(cell),)

"""What is asked, how each choice reads, and what a person touches to make it."""

from __future__ import annotations

from typing import Any

from rosace.core.game import Phrase
from rosace.games.basilica import constants as c
from rosace.games.basilica.actions import ACTIONS, CELL_WORDS, cell_of
from rosace.games.basilica.elements import back_words, element, moved, tile_words
from rosace.games.basilica.snapshot import Snapshot


def ask(shot: Snapshot) -> Phrase:
    """What the seat to move is asked, in its own words for a paid part."""
    params: dict[str, Any] = {"actions": shot.actions_left}
    if shot.space >= 0 and shot.orders[shot.space] >= 0:
        params["order"] = f"@order-{c.ORDERS[shot.orders[shot.space] % 8]}"
    if shot.phase == c.P_JUGGLE:
        params["cell"] = CELL_WORDS[shot.jugglers[shot.juggled][1]]
    if shot.phase == c.P_RANK:
        params["cell"] = CELL_WORDS[shot.picked]
    if shot.phase in (c.P_SCAFFOLD, c.P_ALTAR):
        params["left"] = shot.lays_left
    phase = c.P_MOVE if shot.phase == c.P_MOVE_FOE and shot.paid else shot.phase  # B9.7: her own builder
    return Phrase(f"ask-basilica-{c.PHASES[phase]}", params)


def label(shot: Snapshot, action: int) -> Phrase:
    """A choice in words."""
    done = ACTIONS.action(action)
    params: dict[str, Any] = dict(done.fields)
    cell = cell_of(action)
    if done.kind == "place":
        params |= tile_words(shot.vaults[action // c.CELLS])
    elif done.kind == "builder":
        params["cell"] = CELL_WORDS[shot.last_cell]
    elif done.kind == "order":
        params |= back_words(shot.orders[action - c.A_ORDER])
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
    if cell in shot.tiles:
        params |= tile_words(shot.tiles[cell]) if done.kind != "place" else {}
    return Phrase(f"choice-basilica-{done.kind}", params)


def touch(shot: Snapshot, action: int) -> tuple[str, ...]:
    """The elements a person touches, in turn."""
    done = ACTIONS.action(action)
    cell = cell_of(action)
    if done.kind == "place":
        return (f"vault:{action // c.CELLS}", element(cell))
    if done.kind == "builder":
        return (f"supply:{shot.turn}", element(shot.last_cell))
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

"""Prompts, the labels of choices, and the elements to touch for each."""

from __future__ import annotations

from typing import Any

from rosace.core.ruleset import Phrase
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import ACTIONS, CELL_WORDS, DIE_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import colour_word, die_at, element, seat_word, tool_word


def ask(state: SagradaState) -> Phrase:
    """What the seat to move is asked."""
    params: dict[str, Any] = {}
    if state.using >= 0:
        params["tool"] = tool_word(state.using)
    if state.hand >= 0:
        params["die"] = DIE_WORDS[state.hand]
    if state.phase == c.P_TURN:
        kinds = {ACTIONS.family(action).kind for action in state.legal()}
        params["can"] = "-".join(kind for kind in ("place", "tool") if kind in kinds) or "end"
        params["turn"] = "second" if state.turn >= state.seats else "first"
    return Phrase(f"ask-sagrada-{c.PHASES[state.phase]}", params)


def label(state: SagradaState, action: int) -> Phrase:
    """A choice in words."""
    parsed = ACTIONS.action(action)
    params: dict[str, Any] = dict(parsed.fields)
    if parsed.kind in ("tool", "tool-card"):
        tool = int(parsed.fields["tool"]) - 1
        params["tool"] = tool_word(tool)
        if parsed.kind == "tool":
            params["number"] = tool + 1
            params["price"] = state.price_of(tool) if state.seats > 1 else 0
            params["colour"] = colour_word(COMPONENTS.tool_colours[tool])
    elif parsed.kind == "move":
        params["die"] = DIE_WORDS[max(die_at(state, state.seat, (action - c.A_MOVE) // 20), 0)]
    elif parsed.kind == "put":
        params["die"] = DIE_WORDS[state.hand]
    elif parsed.kind == "window":
        window = COMPONENTS.windows[action - c.A_WINDOW]
        params |= {"window": window.name, "tokens": window.tokens if state.seats > 1 else 0}
    elif parsed.kind == "first":
        params["seat"] = seat_word(action - c.A_FIRST)
    elif parsed.kind == "private":
        params["objective"] = f"@sagrada-private-{parsed.fields['colour']}"
    elif parsed.kind == "public":
        params["objective"] = f"@sagrada-objective-{parsed.fields['objective']}"
    elif parsed.kind == "colour":
        params["colour"] = f"@colour-{parsed.fields['colour']}.die"
    elif parsed.kind == "card":
        params["windows"] = [COMPONENTS.windows[face].name for face in COMPONENTS.cards[action - c.A_CARD]]
    return Phrase(f"choice-sagrada-{parsed.kind}", params)


def touch(state: SagradaState, action: int) -> tuple[str, ...]:
    """The elements a person touches, in turn."""
    parsed = ACTIONS.action(action)
    seat = state.seat
    if parsed.kind == "place":
        return (f"pool:{parsed.fields['die']}", element(seat, action % 20))
    if parsed.kind in ("draft", "pay"):
        return (f"pool:{parsed.fields['die']}",)
    if parsed.kind == "swap":
        return (f"track:{parsed.fields['die']}",)
    if parsed.kind == "put":
        return (element(seat, action - c.A_PUT),)
    if parsed.kind == "move":
        cell, to = divmod(action - c.A_MOVE, 20)
        return (element(seat, cell), element(seat, to))
    if ACTIONS.family(action).chance:
        return ("bag",)
    return (":".join((parsed.kind, *parsed.fields.values())),)


def cell_tried(action: int) -> int:
    """The cell an action would put a die on; -1 if it names none."""
    fields = ACTIONS.action(action).fields
    word = fields.get("to", fields.get("cell"))
    return CELL_WORDS.index(word) if word else -1

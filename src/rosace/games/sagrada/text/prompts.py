"""What is asked, how each choice reads, and what a person touches to make it."""

from __future__ import annotations

from typing import Any

from rosace.core.ruleset import Phrase
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import ACTIONS, CELL_WORDS, DIE_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import die_at, element, seat_word, tool_word


def ask(state: SagradaState) -> Phrase:
    """What the seat to move is asked."""
    params: dict[str, Any] = {"round": state.round + 1}
    if state.using >= 0:
        params["tool"] = tool_word(state.using)
    if state.hand >= 0:
        params["die"] = DIE_WORDS[state.hand]
    if state.phase == c.P_TURN:
        params |= {
            "drafted": "yes" if state.drafted else "no",
            "turn": 1 if state.turn < state.seats else 2,
        }
    return Phrase(f"ask-sagrada-{c.PHASES[state.phase]}", params)


def label(state: SagradaState, action: int) -> Phrase:
    """A choice in words."""
    done = ACTIONS.action(action)
    params: dict[str, Any] = dict(done.fields)
    if done.kind in ("tool", "tool-card"):
        tool = int(done.fields["tool"]) - 1
        params["tool"] = tool_word(tool)
        if done.kind == "tool":
            params["number"] = tool + 1
            params["price"] = state.price_of(tool) if state.seats > 1 else 0
            params["colour"] = f"@colour-{c.COLOURS[COMPONENTS.tool_colours[tool]]}"
    elif done.kind == "move":
        params["die"] = DIE_WORDS[max(die_at(state, state.seat, (action - c.A_MOVE) // 20), 0)]
    elif done.kind == "put":
        params["die"] = DIE_WORDS[state.hand]
    elif done.kind == "window":
        window = COMPONENTS.windows[action - c.A_WINDOW]
        params |= {"window": window.name, "tokens": window.tokens if state.seats > 1 else 0}
    elif done.kind == "first":
        params["seat"] = seat_word(action - c.A_FIRST)
    elif done.kind == "private":
        params["objective"] = f"@sagrada-private-{done.fields['colour']}"
    elif done.kind == "public":
        params["objective"] = f"@sagrada-objective-{done.fields['objective']}"
    elif done.kind == "colour":
        params["colour"] = f"@colour-{done.fields['colour']}"
    elif done.kind == "card":
        params["windows"] = [COMPONENTS.windows[face].name for face in COMPONENTS.cards[action - c.A_CARD]]
    return Phrase(f"choice-sagrada-{done.kind}", params)


def touch(state: SagradaState, action: int) -> tuple[str, ...]:
    """The elements a person touches, in turn."""
    done = ACTIONS.action(action)
    seat = state.seat
    if done.kind == "place":
        return (f"pool:{done.fields['die']}", element(seat, action % 20))
    if done.kind in ("draft", "pay"):
        return (f"pool:{done.fields['die']}",)
    if done.kind == "swap":
        return (f"track:{done.fields['die']}",)
    if done.kind == "put":
        return (element(seat, action - c.A_PUT),)
    if done.kind == "move":
        cell, to = divmod(action - c.A_MOVE, 20)
        return (element(seat, cell), element(seat, to))
    if ACTIONS.family(action).chance:
        return ("bag",)
    return (":".join((done.kind, *done.fields.values())),)


def cell_tried(action: int) -> int:
    """The cell an action would put a die on; -1 if it names none."""
    done = ACTIONS.action(action).fields
    word = done.get("to", done.get("cell"))
    return CELL_WORDS.index(word) if word else -1

"""What a seat may know of a position, as JSON (S1.2): not the others' private objectives or choices."""

from __future__ import annotations

from typing import Any

from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import CELL_WORDS, DIE_WORDS, WINDOW_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import dice_in, dice_of, track_of


def view(state: SagradaState, seat: int | None) -> dict[str, Any]:
    """The view of a seat, or of a spectator (None)."""
    turns = turn_order(state)
    return {
        "game": "sagrada",
        "viewer": seat,
        "to_move": state.to_move(),
        "phase": c.PHASES[state.phase],
        "round": state.round + 1,
        "first": state.first,
        "turn": turns[state.turn] if state.phase == c.P_TURN or state.using >= 0 else None,
        "turns": turns,
        "turns_done": state.turn,
        "skipped": [other for other in range(state.seats) if state.skipped >> other & 1],
        "drafted": bool(state.drafted),
        "tool_used": bool(state.tool_used),
        "begun": _begun(state),
        "tools": [_tool(state, card) for card in range(state.tool_cards)],
        "public": [c.OBJECTIVES[item] for item in state.publics if item >= 0],
        "pool": dice_of(state.pool),
        "bag": dict(zip(c.COLOURS, state.bag, strict=True)),
        "track": track_of(state),
        "paid": dice_of(state.paid),
        "players": [_player(state, other, seat) for other in range(state.seats)],
        "target": state.target_to_beat() if state.seats == 1 else None,
        "ending": ending(state),
    }


def turn_order(state: SagradaState) -> list[int]:
    """S2.2: the seats of this round's turns, there and back."""
    if state.first < 0:
        return []
    there = [(state.first + i) % state.seats for i in range(state.seats)]
    return there + there[::-1]


def ending(state: SagradaState) -> str | None:
    if state.phase != c.P_OVER:
        return None
    if state.seats > 1:
        return "rounds"
    return "won" if state.utility(0) > 0 else "lost"


def _begun(state: SagradaState) -> dict[str, Any] | None:
    """The tool in use, and what has been chosen of it."""
    if state.using < 0:
        return None
    return {
        "tool": state.using + 1,
        "hand": None if state.hand < 0 or state.phase == c.P_VALUE else DIE_WORDS[state.hand],
        "colour": c.COLOURS[state.hand // 6] if state.phase == c.P_VALUE else None,
        "moved": None if state.moved < 0 else CELL_WORDS[state.moved],
        "rolling": dict(zip(c.COLOURS, state.rolling, strict=True)),
    }


def _tool(state: SagradaState, card: int) -> dict[str, Any]:
    tool = state.tools[card]
    return {
        "number": tool + 1,
        "colour": c.COLOURS[COMPONENTS.tool_colours[tool]],
        "tokens": state.tool_tokens[card],
        "price": state.price_of(tool),
        "gone": bool(state.tools_gone >> card & 1),
    }


def _player(state: SagradaState, seat: int, viewer: int | None) -> dict[str, Any]:
    sees_private = state.sees_private_objective(viewer, seat)
    sees_window = state.sees_window(viewer, seat)
    private = [c.COLOURS[colour] for colour in state.private[seat * 2 : seat * 2 + 2] if colour >= 0]
    face = state.window[seat]
    cards = [card for card in state.cards[seat * 2 : seat * 2 + 2] if card >= 0]
    return {
        "window": WINDOW_WORDS[face] if face >= 0 and sees_window else None,
        "chosen": face >= 0,
        "choices": [WINDOW_WORDS[face] for card in cards for face in COMPONENTS.cards[card]],
        "cells": _cells(state, seat) if face >= 0 and sees_window else None,
        "tokens": state.tokens[seat],
        "private": private if sees_private else None,
        "points": state.score(seat) - (0 if sees_private else state.best_private_points(seat)),
    }


def _cells(state: SagradaState, seat: int) -> list[dict[str, Any]]:
    signs, dice = COMPONENTS.windows[state.window[seat]].signs, dice_in(state, seat)
    return [
        {
            "at": CELL_WORDS[cell],
            "printed": None if sign == "." else sign,
            "die": DIE_WORDS[dice[cell]] if cell in dice else None,
        }
        for cell, sign in enumerate(signs)
    ]

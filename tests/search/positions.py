"""Positions to search, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from contract.walks import LEANINGS, walk
from rosace.core import registry
from rosace.core.ruleset import Ruleset
from rosace.games.basilica.kernel import constants as basilica
from rosace.games.fantazja.kernel import constants as fantazja
from rosace.games.sagrada.kernel import constants as sagrada

FESTUM = {"variant": "2022", "festum": True}
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "basilica": ("basilica", 2, FESTUM),
    "fantazja": ("fantazja", 2, {}),
    "sagrada-1": ("sagrada", 1, {}),
    "sagrada-2": ("sagrada", 2, {}),
    "sagrada-3": ("sagrada", 3, {}),
    "sagrada-4": ("sagrada", 4, {}),
}


def new(table: str) -> tuple[Ruleset, Any]:
    """The game of a table, and its first state."""
    name, seats, options = TABLES[table]
    ruleset = registry.get(name)
    return ruleset, ruleset.new(seats, options)


def after(table: str, decisions: int, seed: int = 1) -> Any:
    """The position in which somebody has something to choose after so many random decisions."""
    for state, _ in walk(new(table)[1], seed):
        decisions -= state.to_move() >= 0
        if decisions < 0 and len(state.legal()) > 1:
            return state
    raise AssertionError("the game is over before that")


def windows_chosen() -> Any:
    """Sagrada for two; the other seat has chosen its window, and nobody may know which."""
    for state, _ in walk(new("sagrada-2")[1], 5):
        if state.phase == sagrada.P_WINDOW and state.to_move() == 1:
            return state
    raise AssertionError("the second seat chooses too")


def jugglers_told() -> Any:
    """Basilica; Jugglers on both sides, the other seat's are told already."""
    for seed in range(40):
        for state, _ in walk(new("basilica")[1], seed, lean=LEANINGS["basilica"][1]):
            if state.phase == basilica.P_JUGGLE and state.juggled:
                seats = {state.juggler_seat[i] for i in range(state.juggled)}
                if seats == {1 - state.to_move()}:
                    return state
    raise AssertionError("none of the games has Jugglers on both sides")


def tiles_shown() -> Any:
    """Fantazja; Magic has shown tiles of the other seat's hand."""
    for seed in range(40):
        for state, action in walk(new("fantazja")[1], seed, lean=LEANINGS["fantazja"][0]):
            if state.phase == fantazja.P_UNDER and action == fantazja.A_ENOUGH:
                return state
    raise AssertionError("nobody has used Magic")


def with_secrets() -> Iterator[tuple[str, Any]]:
    """Positions in which the seat to move cannot know everything."""
    yield "windows", windows_chosen()
    yield "jugglers", jugglers_told()
    yield "magic", tiles_shown()
    yield "fantazja", after("fantazja", 40)
    for table in ("sagrada-2", "sagrada-3", "sagrada-4"):
        yield table, after(table, 12)

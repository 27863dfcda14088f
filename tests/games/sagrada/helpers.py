"""Positions drawn in the tests (drawing.py), and play by notation."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from games.documents import GONE as GONE
from games.documents import change as change
from games.documents import check_refused as check_refused
from games.playing import Playing
from rosace.core.game import Line, Reason, Sheet
from rosace.core.state import CHANCE, OVER
from rosace.games.sagrada.constants import COLOURS, OBJECTIVES

from .drawing import DRAWN as DRAWN
from .drawing import GAME as GAME
from .drawing import document as document
from .drawing import window as window


def position(*drawings: str, **rest: Any) -> Any:
    """The state of a drawing; see `document`."""
    return GAME.read_position(document(*drawings, **rest))


def solo(drawing: str = "", **rest: Any) -> Any:
    """The same alone; the track takes what is missing."""
    return position(drawing, seats=1, **rest)


# Play.

_playing = Playing(GAME)
texts, ends, outcomes = _playing.texts, _playing.ends, _playing.outcomes
settle, step, play = _playing.settle, _playing.step, _playing.play

def told(state: Any, notation: str) -> list[Any]:
    """The events of one decision or outcome."""
    return GAME.narrate(state, GAME.parse(notation), step(state, notation))


def kinds(events: Iterable[Any]) -> list[str]:
    return [event.kind.removeprefix("sagrada-") for event in events]


def refusal(state: Any, notation: str) -> str:
    """Code and clause of a refusal, such as `occupied S3.3`; empty if the decision is legal."""
    action = GAME.parse(notation)
    reason: Reason | None = GAME.why_not(state, action)
    assert (reason is None) == (state.check(action) == 0)
    assert (reason is None) == (action in state.legal() or action in [found for found, _ in state.chance()])
    return "" if reason is None else f"{reason.code.removeprefix('sagrada/')} {reason.clause}"


def finish(state: Any, rng: random.Random) -> Any:
    """Play to the end at random, in place, fond of tools."""
    for _ in range(2000):
        if state.to_move() == OVER:
            return state
        state.apply(liked(state, rng))
    raise AssertionError("the game does not end")


def liked(state: Any, rng: random.Random) -> int:
    """An outcome, or a decision that leads to tools."""
    if state.to_move() == CHANCE:
        found = state.chance()
        return rng.choices([action for action, _ in found], [weight for _, weight in found])[0]
    legal = state.legal()
    fond = [action for action in legal if 600 <= action < 612]
    return rng.choice(fond if fond and rng.random() < 0.5 else legal)


# Looking.


def seen(state: Any, seat: int | None = None) -> dict[str, Any]:
    return GAME.view(state, seat)


def lies(state: Any, seat: int = 0) -> dict[str, str]:
    """Cell -> die of a window."""
    return {cell["at"]: cell["die"] for cell in seen(state)["players"][seat]["cells"] if cell["die"]}


def pool(state: Any) -> str:
    return " ".join(seen(state)["pool"])


def track(state: Any) -> dict[int, str]:
    """Round -> dice on its space, where there are any."""
    return {number: " ".join(found) for number, found in enumerate(seen(state)["track"], 1) if found}


def tokens(state: Any) -> list[int]:
    return [player["tokens"] for player in seen(state)["players"]]


def on_tools(state: Any) -> dict[int, int]:
    return {tool["number"]: tool["tokens"] for tool in seen(state)["tools"]}


def sheet(drawing: str, *public: str, **rest: Any) -> Sheet:
    """The score sheet of a window alone."""
    return GAME.score_document(window(drawing, *public, **rest))


def line(found: Sheet, kind: str, seat: int = 0) -> Line:
    """The one line of this kind."""
    (one,) = [each for each in found.lines if each.kind == f"sagrada-{kind}" and each.seat == seat]
    return one


def points(drawing: str, objective: str) -> int:
    """What a public objective gives for a window."""
    assert objective in OBJECTIVES
    return line(sheet(drawing, objective), "public").points


def cells_of(one: Line) -> set[str]:
    """The cells a line of a score sheet names."""
    found = set()
    for element in one.elements:
        _, column, row = map(int, element.removeprefix("cell:").split(","))
        found.add(f"{'abcd'[row]}{column + 1}")
    return found


def count_dice(state: Any) -> list[int]:
    """The dice of each colour, wherever they are."""
    found = list(state.bag)
    for kind in range(30):
        found[kind // 6] += state.pool[kind] + state.paid[kind] + sum(state.track[kind::30])
    for i in range(80):
        if state.filled[i // 20] >> i % 20 & 1:
            found[state.die[i] // 6] += 1
    if state.hand >= 0:
        found[state.hand // 6] += 1
    return [found[i] + state.rolling[i] for i in range(len(COLOURS))]

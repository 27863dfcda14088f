"""Positions drawn in the tests (drawing.py), and play by notation."""

from __future__ import annotations

from typing import Any

from games.playing import Playing
from rosace.core.ruleset import ScoreLine, ScoreSheet
from rosace.games.sagrada.kernel.actions import DIE_WORDS
from rosace.games.sagrada.kernel.constants import COLOURS, OBJECTIVES

from .drawing import DRAWN as DRAWN
from .drawing import RULESET as RULESET
from .drawing import document as document
from .drawing import window as window


def position(*drawings: str, **rest: Any) -> Any:
    """The state of a drawing; see `document`."""
    return RULESET.read_position(document(*drawings, **rest))


def solo(drawing: str = "", **rest: Any) -> Any:
    """The same alone; the track takes what is missing."""
    return position(drawing, seats=1, **rest)


def with_pool(state: Any, dice: str) -> Any:
    """The same position with fewer dice in the pool than a game comes to: the rules hold there, too."""
    other = state.clone()
    counts = [dice.split().count(word) for word in DIE_WORDS]
    other.pool, other.pool_dice = counts, sum(counts)
    other.pool_set = sum(1 << kind for kind, number in enumerate(counts) if number)
    return other


# Play.

PLAYING = Playing(RULESET, "tool")
texts, ends, outcomes = PLAYING.texts, PLAYING.ends, PLAYING.outcomes
settle, step, play = PLAYING.settle, PLAYING.step, PLAYING.play
events_of, kinds, refusal = PLAYING.events_of, PLAYING.kinds, PLAYING.refusal
liked, finish, walk = PLAYING.liked, PLAYING.finish, PLAYING.walk

# Looking.

seen, again, check_same = PLAYING.seen, PLAYING.again, PLAYING.check_same


def lies(state: Any, seat: int = 0) -> dict[str, str]:
    """Cell -> die of a window."""
    return {cell["at"]: cell["die"] for cell in seen(state)["players"][seat]["cells"] if cell["die"]}


def pool(state: Any) -> str:
    return " ".join(seen(state)["pool"])


def track(state: Any) -> dict[int, str]:
    """Round -> dice on its space, where there are any."""
    return {number: " ".join(dice) for number, dice in enumerate(seen(state)["track"], 1) if dice}


def tokens(state: Any) -> list[int]:
    return [player["tokens"] for player in seen(state)["players"]]


def on_tools(state: Any) -> dict[int, int]:
    return {tool["number"]: tool["tokens"] for tool in seen(state)["tools"]}


def sheet(drawing: str, *public: str, **rest: Any) -> ScoreSheet:
    """The score sheet of a window alone."""
    return RULESET.score_document(window(drawing, *public, **rest))


def line(score_sheet: ScoreSheet, kind: str, seat: int = 0) -> ScoreLine:
    """The one line of this kind."""
    (one,) = [each for each in score_sheet.lines if each.kind == f"sagrada-{kind}" and each.seat == seat]
    return one


def points(drawing: str, objective: str) -> int:
    """What a public objective gives for a window."""
    assert objective in OBJECTIVES
    return line(sheet(drawing, objective), "public").points


def cells_of(one: ScoreLine) -> set[str]:
    """The cells a line of a score sheet names."""
    cells = set()
    for element in one.elements:
        _, column, row = map(int, element.removeprefix("cell:").split(","))
        cells.add(f"{'abcd'[row]}{column + 1}")
    return cells


def count_dice(state: Any) -> list[int]:
    """The dice of each colour, wherever they are."""
    counts = list(state.bag)
    for kind in range(30):
        counts[kind // 6] += state.pool[kind] + state.paid[kind] + sum(state.track[kind::30])
    for i in range(80):
        if state.filled[i // 20] >> i % 20 & 1:
            counts[state.die[i] // 6] += 1
    if state.hand >= 0:
        counts[state.hand // 6] += 1
    return [counts[i] + state.rolling[i] for i in range(len(COLOURS))]

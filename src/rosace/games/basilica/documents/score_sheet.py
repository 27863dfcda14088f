"""The score sheet of Basilica: earlier scorings, then area by area what a scoring now would give."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rosace.core.ruleset import Phrase, ScoreLine, ScoreSheet
from rosace.games.basilica.documents.snapshot import tiles
from rosace.games.basilica.kernel.actions import CELL_WORDS
from rosace.games.basilica.kernel.constants import CELLS, COLOURS, COLUMNS, P_OVER
from rosace.games.basilica.kernel.state import BasilicaState
from rosace.games.basilica.text.elements import element


def score_sheet(state: BasilicaState, juggled: bool = False) -> ScoreSheet:
    """Lines that sum to `state.score(seat)`; with `juggled`, the Jugglers' colours count (B7.9).

    The areas without builders come last.
    """
    lines = _earlier(state)
    if state.phase != P_OVER:
        areas = state.areas(juggled)
        for area in areas:
            lines += _area(area)
        lines += [_unclaimed(area) for area in areas if not any(area["builders"])]
    return ScoreSheet(tuple(lines), 2)


def _earlier(state: BasilicaState) -> list[ScoreLine]:
    banked = state.banked
    return [
        ScoreLine(seat, banked[number * 2 + seat], "basilica-scoring", "B6.2", {"number": number + 1})
        for number in range(state.scorings)
        for seat in range(2)
    ]


def _where(area: dict[str, Any]) -> dict[str, Any]:
    return {
        "colour": f"@colour-{COLOURS[area['colour']]}.area",
        "tiles": len(area["cells"]),
        "where": CELL_WORDS[area["cells"][0]],
    }


def _cells(area: dict[str, Any]) -> tuple[str, ...]:
    return tuple(element(cell) for cell in area["cells"])


def _unclaimed(area: dict[str, Any]) -> ScoreLine:
    """B7.10: an area without builders, which scores nothing."""
    return ScoreLine(None, 0, "basilica-unclaimed", "B7.10", _where(area), _cells(area), unclaimed=True)


def _area(area: dict[str, Any]) -> list[ScoreLine]:
    """One line for each seat with builders in the area."""
    cells = _cells(area)
    base = _where(area) | {
        "architect": "yes" if area["architect"] else "no",
        "glass": area["glass"],
        "strength": area["strength"][0],
        "against": area["strength"][1],
    }
    lines = []
    for seat in range(2):
        if area["builders"][seat]:
            kind, clause = _standing(area, seat)
            own, foe = area["strength"][seat], area["strength"][1 - seat]
            params = base | {"strength": own, "against": foe, "builders": area["builders"][seat]}
            lines.append(ScoreLine(seat, area["gain"][seat], kind, clause, params, cells))
    return lines


def _standing(area: dict[str, Any], seat: int) -> tuple[str, str]:
    broken = area["strength"][0] == area["strength"][1]
    if area["winner"] < 0:
        return "basilica-tie", "B7.8"
    if area["winner"] == seat:
        return ("basilica-majority-strongman", "B7.8") if broken else ("basilica-majority", "B7.6")
    return ("basilica-minority-strongman", "B7.8") if broken else ("basilica-minority", "B7.7")


# The whole game, area by area.


def final_lines(start: BasilicaState, actions: Iterable[int]) -> list[ScoreLine]:
    """The areas of every scoring from `start` on, with those of their vaults that lie there already."""
    lines = _earlier(start)
    laid = tiles(start)
    gone = 0  # the cells that have left the board since, row by row
    state, before_scoring = start.clone(), start.clone()
    before_scoring.hold = 1
    for action in actions:
        before_scoring.copy_from(state)
        state.apply(action)
        if state.scorings > before_scoring.scorings:
            before_scoring.apply(action)
            for area in before_scoring.areas(juggled=True):
                here = tuple(element(cell + gone) for cell in area["cells"] if cell + gone in laid)
                lines += [replace(line, elements=here) for line in _area(area)]
            gone += _leaving(before_scoring)
    return lines


def _leaving(before_scoring: BasilicaState) -> int:
    """B8.3: by how many cells the vaults that stay slide to the board."""
    rows = sorted({cell // COLUMNS for cell in tiles(before_scoring)})
    return rows[2] * COLUMNS if len(rows) > 2 else CELLS


def topic(line: ScoreLine) -> Phrase:
    """The majority or the minority in a colour."""
    if "colour" not in line.params:
        return Phrase(f"score-{line.kind}", line.params)
    share = "minority" if line.kind.startswith("basilica-minority") else "majority"
    return Phrase(f"topic-basilica-{share}", {"colour": line.params["colour"]})

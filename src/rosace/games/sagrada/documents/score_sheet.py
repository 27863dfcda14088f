"""The score sheet of Sagrada: objective by objective, with the cells that earn it (S5)."""

from __future__ import annotations

from rosace.core.ruleset import ScoreLine, ScoreSheet
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import CELL_WORDS, DIE_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import beside, cells_of, corners, dice_in, element, sign_words

ROWS = [range(row * c.COLUMNS, row * c.COLUMNS + c.COLUMNS) for row in range(c.ROWS)]
COLUMNS = [range(column, c.CELLS, c.COLUMNS) for column in range(c.COLUMNS)]
SETS = {c.O_LIGHT: (0, 1), c.O_MEDIUM: (2, 3), c.O_DEEP: (4, 5), c.O_SHADES: tuple(range(6))}


def score_sheet(state: SagradaState) -> ScoreSheet:
    """Lines that sum to `state.score(seat)`."""
    lines = [line for seat in range(state.seats) for line in _window(state, seat)]
    return ScoreSheet(tuple(lines), state.seats)


def _window(state: SagradaState, seat: int) -> list[ScoreLine]:
    dice = dice_in(state, seat)
    lines = [_public(state, seat, objective, dice) for objective in state.publics if objective >= 0]
    lines += _private(state, seat)
    if state.seats > 1:
        lines.append(
            ScoreLine(seat, state.tokens[seat], "sagrada-tokens", "S5.3", {"tokens": state.tokens[seat]})
        )
    empty = cells_of(c.FULL & ~state.filled[seat])
    each, clause = (3, "S6.4") if state.seats == 1 else (1, "S5.3")
    cells = tuple(element(seat, cell) for cell in empty)
    params = {"cells": len(empty), "each": each}
    return [*lines, ScoreLine(seat, -each * len(empty), "sagrada-empty", clause, params, cells)]


def _public(state: SagradaState, seat: int, objective: int, dice: dict[int, int]) -> ScoreLine:
    points, each = state.objective_points(seat, objective), COMPONENTS.points[objective]
    params = {
        "objective": f"@sagrada-objective-{c.OBJECTIVES[objective]}",
        "times": points // each,
        "each": each,
    }
    cells = tuple(element(seat, cell) for cell in earning(dice, objective, points // each))
    return ScoreLine(seat, points, "sagrada-public", "S5.1", params, cells)


def earning(dice: dict[int, int], objective: int, times: int) -> list[int]:
    """The cells that meet an objective: whole lines, the first dice of each set, the dice of a diagonal."""
    if times == 0:
        return []
    if objective in (c.O_ROW_COLOURS, c.O_ROW_SHADES, c.O_COLUMN_COLOURS, c.O_COLUMN_SHADES):
        lines = ROWS if objective in (c.O_ROW_COLOURS, c.O_ROW_SHADES) else COLUMNS
        colours = objective in (c.O_ROW_COLOURS, c.O_COLUMN_COLOURS)
        cells: list[int] = []
        for line in lines:
            seen = [dice[cell] // 6 if colours else dice[cell] % 6 for cell in line if cell in dice]
            if len(seen) == len(line) == len(set(seen)):
                cells += line
        return sorted(cells)
    if objective == c.O_DIAGONALS:
        return [cell for cell in dice if any(dice.get(i, -6) // 6 == dice[cell] // 6 for i in corners(cell))]
    groups = range(5) if objective == c.O_COLOURS else SETS[objective]
    sort = [(kind // 6 if objective == c.O_COLOURS else kind % 6, cell) for cell, kind in dice.items()]
    return sorted(cell for group in groups for cell in [cell for item, cell in sort if item == group][:times])


def _private(state: SagradaState, seat: int) -> list[ScoreLine]:
    """S5.2: for those who see the private objective. Of two (S6.1) the better one, the first if equal."""
    held = [colour for colour in state.private[seat * 2 : seat * 2 + 2] if colour >= 0]
    if not held:
        return []
    best = max(held, key=lambda colour: state.private_points(seat, colour))
    cells = tuple(element(seat, cell) for cell in cells_of(state.colour[seat * 5 + best]))
    viewers = tuple(viewer for viewer in range(state.seats) if state.sees_private_objective(viewer, seat))
    audience = None if state.sees_private_objective(None, seat) else viewers
    params = {"objective": f"@sagrada-private-{c.COLOURS[best]}"}
    return [
        ScoreLine(seat, state.private_points(seat, best), "sagrada-private", "S5.2", params, cells, audience)
    ]


def broken(state: SagradaState, seat: int = 0) -> list[ScoreLine]:
    """S5.5: dice of a window on a real table that break the placement rules, as lines of no points."""
    signs = COMPONENTS.windows[state.window[seat]].signs
    dice = dice_in(state, seat)
    lines = []
    for cell, kind in dice.items():
        sides = [other for other in beside(cell) if other in dice]
        touching = [*sides, *(other for other in corners(cell) if other in dice)]
        alike_colour = [other for other in sides if dice[other] // 6 == kind // 6]
        alike_value = [other for other in sides if dice[other] % 6 == kind % 6]
        reasons = {
            "printed-colour": signs[cell] in c.LETTERS and signs[cell] != c.LETTERS[kind // 6],
            "printed-value": signs[cell] in "123456" and signs[cell] != str(kind % 6 + 1),
            "neighbour-colour": bool(alike_colour),
            "neighbour-value": bool(alike_value),
            "no-contact": len(dice) > 1 and not touching,
            "not-on-edge": len(dice) == 1 and not 1 << cell & c.EDGE,
        }
        for reason, holds in reasons.items():
            if holds:
                guilty = alike_colour if reason == "neighbour-colour" else alike_value
                params = {
                    "die": DIE_WORDS[kind],
                    "cell": CELL_WORDS[cell],
                    **sign_words(signs[cell]),
                    "guilty": [CELL_WORDS[other] for other in guilty],
                }
                place = (element(seat, cell),)
                lines.append(ScoreLine(seat, 0, f"sagrada-broken-{reason}", "S5.5", params, place))
    return lines

"""The score sheet of Sagrada: objective by objective, with the cells that earn it (S5)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from rosace.core.ruleset import Correction, Phrase, ScoreLine, ScoreSheet
from rosace.games.sagrada.documents import position
from rosace.games.sagrada.documents.broken_windows import (
    Cells,
    PlacementRules,
    alike,
    groups,
    on_border,
    smallest_removals,
)
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import CELL_WORDS, DIE_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import cells_of, corners, dice_in, element, sign_words

MOST_CORRECTIONS = 64  # where many dice are wrong, there can be thousands of ways to put them right
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


def final_lines(start: SagradaState, actions: Iterable[int]) -> list[ScoreLine]:
    """The score sheet at the end; in solo with what has to be beaten (S6.4)."""
    end = start.clone()
    for action in actions:
        end.apply(action)
    lines = list(score_sheet(end).lines)
    if end.seats == 1:
        lines.append(ScoreLine(None, end.target_to_beat(), "sagrada-target", "S6.4"))
    return lines


def topic(line: ScoreLine) -> Phrase:
    """An objective, tokens, empty cells or the target. Private objectives are one topic: some are secret."""
    params = {"objective": line.params["objective"]} if line.kind == "sagrada-public" else {}
    return Phrase(f"topic-{line.kind}", params)


# Windows of a real table (S5.5).


def of_windows(document: Mapping[str, Any], options: Mapping[str, Any]) -> ScoreSheet:
    """The score as the dice lie, what breaks the rules, and the score without the dice that have to go."""
    state, tools = position.read_windows(document, options), position.used_tools(document)
    seats = [seat for seat in range(state.seats) if state.window[seat] >= 0]
    rules = {seat: PlacementRules(COMPONENTS.windows[state.window[seat]].signs, tools) for seat in seats}
    removals = {seat: smallest_removals(dice_in(state, seat), rules[seat]) for seat in seats}
    found = [one for seat in seats for one in _corrections(state, seat, removals[seat])]
    lines = [line for seat in seats for line in _window(state, seat)]
    if "track" in document:
        lines.append(_target_line(state, found))
    lines += [line for seat in seats for line in _broken(state, seat, rules[seat], removals[seat])]
    return ScoreSheet((*lines, *_too_many(state)), len(seats), tuple(found))


def _target_line(state: SagradaState, corrections: list[Correction]) -> ScoreLine:
    """S6.4: what a solo game has to beat, also without the dice that have to go; it has no points itself."""
    points, target = state.score(0), state.target_to_beat()
    params = {"target": target, "points": points}
    corrected = corrections[0].total if corrections else points
    if corrected <= target < points:
        params, verdict = params | {"corrected": corrected}, "corrected"
    else:
        verdict = "won" if points > target else "lost"
    return ScoreLine(0, 0, f"sagrada-target-{verdict}", "S6.4", params)


def _broken(state: SagradaState, seat: int, rules: PlacementRules, removals: list[Cells]) -> list[ScoreLine]:
    """Dice that break the placement rules, as lines without points."""
    dice = dice_in(state, seat)
    lines = []
    for cell, kind in dice.items():
        reasons: dict[str, Any] = {
            "printed-colour": rules.has_wrong_colour(cell, kind),
            "printed-value": rules.has_wrong_value(cell, kind),
            "neighbour-colour": alike(dice, cell, 0),
            "neighbour-value": alike(dice, cell, 1),
        }
        for reason, guilty in reasons.items():
            if guilty:
                cells = guilty if isinstance(guilty, list) else []
                params = sign_words(rules.signs[cell]) | {"guilty": [CELL_WORDS[other] for other in cells]}
                lines.append(_broken_line(seat, reason, [cell], dice, params))
    return lines + _without_contact(dice, seat, rules, removals)


def _without_contact(
    dice: dict[int, int], seat: int, rules: PlacementRules, removals: list[Cells]
) -> list[ScoreLine]:
    """S3.1, S3.2: no die on the border, or dice alone and groups apart from the one that stays."""
    if dice and not rules.may_lie(dice):
        reason = "not-on-edge" if len(dice) == 1 else "none-on-edge"
        return [_broken_line(seat, reason, dice, dice)]
    if not rules.must_touch() or not dice:
        return []
    parts = groups(dice)
    stays = _group_that_stays(parts, removals)
    reasons = {part: "no-contact" if len(part) == 1 else "apart" for part in parts if part != stays}
    return [_broken_line(seat, reason, part, dice) for part, reason in reasons.items()]


def _group_that_stays(parts: list[Cells], removals: list[Cells]) -> Cells:
    """The largest group of which a correction leaves dice; if none does, the largest on the border."""
    kept = [part for part in parts if any(not part <= removed for removed in removals)]
    return max(kept or filter(on_border, parts), key=len)


def _broken_line(
    seat: int,
    reason: str,
    cells: Collection[int],
    dice: dict[int, int],
    more: Mapping[str, Any] | None = None,
) -> ScoreLine:
    places = sorted(cells)
    params = {
        "die": DIE_WORDS[dice[places[0]]],
        "cell": CELL_WORDS[places[0]],
        "cells": [CELL_WORDS[cell] for cell in places],
        **(more or {}),
    }
    elements = tuple(element(seat, cell) for cell in places)
    return ScoreLine(seat, 0, f"sagrada-broken-{reason}", "S5.5", params, elements)


def _too_many(state: SagradaState) -> list[ScoreLine]:
    """S1.1: there are 18 dice of a colour, in all windows and on the round track."""
    lines = []
    for colour, name in enumerate(c.COLOURS):
        windows = sum(len(cells_of(state.colour[seat * 5 + colour])) for seat in range(state.seats))
        number = windows + sum(state.track_kinds[colour * 6 : colour * 6 + 6])
        if number > c.PER_COLOUR:
            params = {"colour": f"@colour-{name}", "number": number, "most": c.PER_COLOUR}
            lines.append(ScoreLine(0, 0, "sagrada-broken-too-many", "S1.1", params))
    return lines


def _corrections(state: SagradaState, seat: int, removals: list[Cells]) -> list[Correction]:
    """The smallest sets of dice that may go so that the rest is in order, the best for the seat first."""
    if removals == [frozenset()]:
        return []
    totals = {cells: position.without_dice(state, seat, cells).score(seat) for cells in removals}
    best = sorted(removals, key=lambda cells: -totals[cells])[:MOST_CORRECTIONS]
    return [_correction(state, seat, sorted(cells), totals[cells]) for cells in best]


def _correction(state: SagradaState, seat: int, cells: list[int], total: int) -> Correction:
    dice = dice_in(state, seat)
    pieces = tuple(f"{DIE_WORDS[dice[cell]]} {CELL_WORDS[cell]}" for cell in cells)
    return Correction(seat, total, "S5.5", pieces, tuple(element(seat, cell) for cell in cells))

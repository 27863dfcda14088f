"""A score sheet as a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group
from rich.table import Table
from rich.text import Text

from rosace.core.ruleset import Ruleset, ScoreLine, ScoreSheet
from rosace.i18n import Translator


def sheet_table(ruleset: Ruleset, sheet: ScoreSheet, translator: Translator, note: str = "") -> Group:
    """A row for each score line with its clause, and a column of points for each seat."""
    table = Table(title=translator.say("cli-sheet-title"), title_justify="left", show_footer=True)
    table.add_column(translator.say("cli-sheet-what"), footer=translator.say("cli-sheet-total"))
    table.add_column(translator.say("cli-sheet-clause"))
    for seat, total in enumerate(sheet.totals):
        table.add_column(translator(ruleset.seat_name(seat)), justify="right", footer=str(total))
    for text, clause, points in _rows(sheet, translator):
        style = "dim" if None in points else ""  # unclaimed
        numbers = (str(points.get(seat, "")) for seat in range(sheet.seats))
        table.add_row(Text(text), clause, *numbers, style=style)
    scored = any(not line.unclaimed for line in sheet.lines)
    notes = [note] if scored else [translator.say("cli-sheet-empty"), note]
    notes += _corrections(ruleset, sheet, translator)
    return Group(table, *(Text(text) for text in notes if text))


def _corrections(ruleset: Ruleset, sheet: ScoreSheet, translator: Translator) -> list[str]:
    """What would have to go where the rules were broken, and the totals then."""
    if not sheet.corrections:
        return []
    return [translator.say("cli-sheet-corrections")] + [
        translator.say(
            "cli-sheet-corrected",
            name=translator(ruleset.seat_name(one.seat)),
            total=one.total,
            pieces=list(one.pieces),
            clause=one.clause,
        )
        for one in sheet.corrections
    ]


def visible_sheet_table(
    ruleset: Ruleset, sheet: ScoreSheet, viewer: int | None, translator: Translator
) -> Group:
    """The sheet as a seat may see it (None: a spectator), with totals of the visible lines."""
    visible = sheet.seen_by(viewer)
    partial = len(visible.lines) < len(sheet.lines)
    return sheet_table(ruleset, visible, translator, translator.say("cli-sheet-secret") if partial else "")


def _rows(sheet: ScoreSheet, translator: Translator) -> list[tuple[str, str, dict[int | None, int]]]:
    """Text, clause, points by seat; equal lines of two seats in a group share a row."""
    rows: list[tuple[str, str, dict[int | None, int]]] = []
    for group in _groups(sheet.lines, translator):
        start = len(rows)
        for line in group:
            text = translator.line(line)
            for row in rows[start:]:
                if row[:2] == (text, line.clause) and line.seat not in row[2]:
                    row[2][line.seat] = line.points
                    break
            else:
                rows.append((text, line.clause, {line.seat: line.points}))
    return rows


def _groups(lines: Sequence[ScoreLine], translator: Translator) -> list[list[ScoreLine]]:
    """Group neighbouring lines with the same text; if lines are ordered by seat, all lines for one thing.

    Lines without points at the end concern the whole game, so their seats are ignored.
    """
    last = max((i for i, line in enumerate(lines) if line.points), default=-1)
    seats = [line.seat for line in lines[: last + 1] if line.seat is not None]
    if seats != sorted(seats):
        return [list(group) for _, group in groupby(lines, lambda line: (translator.line(line), line.clause))]
    groups: dict[object, list[ScoreLine]] = {}
    for line in lines:
        named = [value for value in line.params.values() if isinstance(value, str) and value.startswith("@")]
        groups.setdefault((line.kind, line.clause, *named), []).append(line)
    return list(groups.values())

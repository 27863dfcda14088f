"""A score sheet as a table."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from rosace.cli.common import seat_name
from rosace.core.game import Sheet
from rosace.words import Words


def sheet_table(sheet: Sheet, words: Words) -> Group | Table:
    """What was scored for what, by which clause, with a column of points for each seat."""
    table = Table(title=words.say("cli-sheet-title"), title_justify="left", show_footer=True)
    table.add_column(words.say("cli-sheet-what"), footer=words.say("cli-sheet-total"))
    table.add_column(words.say("cli-sheet-clause"))
    for seat, total in enumerate(sheet.totals):
        table.add_column(seat_name(words, seat), justify="right", footer=str(total))
    for text, clause, points in _rows(sheet, words):
        table.add_row(Text(text), clause, *(str(points.get(seat, "")) for seat in range(sheet.seats)))
    if not sheet.lines:
        return Group(table, Text(words.say("cli-sheet-empty")))
    return table


def _rows(sheet: Sheet, words: Words) -> list[tuple[str, str, dict[int, int]]]:
    """Text, clause, points by seat; neighbouring lines that read the same for two seats share a row."""
    rows: list[tuple[str, str, dict[int, int]]] = []
    for line in sheet.lines:
        text = words.line(line)
        if rows and rows[-1][:2] == (text, line.clause) and line.seat not in rows[-1][2]:
            rows[-1][2][line.seat] = line.points
        else:
            rows.append((text, line.clause, {line.seat: line.points}))
    return rows

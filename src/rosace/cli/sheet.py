"""A score sheet as a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group
from rich.table import Table
from rich.text import Text

from rosace.core.ruleset import Ruleset, ScoreLine, ScoreSheet
from rosace.i18n import Translator


def sheet_table(ruleset: Ruleset, sheet: ScoreSheet, words: Translator, note: str = "") -> Group:
    """What was scored for what, by which clause, with a column of points for each seat."""
    table = Table(title=words.say("cli-sheet-title"), title_justify="left", show_footer=True)
    table.add_column(words.say("cli-sheet-what"), footer=words.say("cli-sheet-total"))
    table.add_column(words.say("cli-sheet-clause"))
    for seat, total in enumerate(sheet.totals):
        table.add_column(words(ruleset.seat_name(seat)), justify="right", footer=str(total))
    for text, clause, points in _rows(sheet, words):
        table.add_row(Text(text), clause, *(str(points.get(seat, "")) for seat in range(sheet.seats)))
    notes = [note] if sheet.lines else [words.say("cli-sheet-empty"), note]
    return Group(table, *(Text(text) for text in notes if text))


def seen_table(ruleset: Ruleset, sheet: ScoreSheet, viewer: int | None, words: Translator) -> Group:
    """The sheet as a seat may see it, None being a spectator; the totals are those of what is seen."""
    seen = sheet.seen_by(viewer)
    partial = len(seen.lines) < len(sheet.lines)
    return sheet_table(ruleset, seen, words, words.say("cli-sheet-secret") if partial else "")


def _rows(sheet: ScoreSheet, words: Translator) -> list[tuple[str, str, dict[int, int]]]:
    """Text, clause, points by seat; lines of a group that read the same for two seats share a row."""
    rows: list[tuple[str, str, dict[int, int]]] = []
    for group in _groups(sheet.lines, words):
        start = len(rows)
        for line in group:
            text = words.line(line)
            for row in rows[start:]:
                if row[:2] == (text, line.clause) and line.seat not in row[2]:
                    row[2][line.seat] = line.points
                    break
            else:
                rows.append((text, line.clause, {line.seat: line.points}))
    return rows


def _groups(lines: Sequence[ScoreLine], words: Translator) -> list[list[ScoreLine]]:
    """Neighbours that read the same; where lines are told seat by seat, all that are for the same thing.

    Lines of no points at the end say something about the whole table, whosever they are.
    """
    last = max((i for i, line in enumerate(lines) if line.points), default=-1)
    seats = [line.seat for line in lines[: last + 1]]
    if seats != sorted(seats):
        return [list(group) for _, group in groupby(lines, lambda line: (words.line(line), line.clause))]
    groups: dict[object, list[ScoreLine]] = {}
    for line in lines:
        named = [value for value in line.params.values() if isinstance(value, str) and value.startswith("@")]
        groups.setdefault((line.kind, line.clause, *named), []).append(line)
    return list(groups.values())

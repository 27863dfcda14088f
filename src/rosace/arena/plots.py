"""Plots as SVG for a page: values with their intervals, one row per player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH_PX, ROW_PX, TOP_PX, BOTTOM_PX = 720, 34, 12, 30
LABEL_PX, RIGHT_PX = 190, 96  # room for the names on the left and the values on the right
MAX_NAME_LETTERS = 26  # longer names are cut on the left


@dataclass(frozen=True)
class PlotRow:
    """A value with its interval and its text."""

    name: str
    value: float
    interval: Sequence[float]
    text: str


def axis_ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from below `low` to above `high`.

    >>> axis_ticks(17.3, 31.9)
    [15.0, 20.0, 25.0, 30.0, 35.0]
    """
    raw = max(high - low, 1e-6) / about
    power = 10.0 ** floor(log10(raw))
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= raw)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]


def interval_plot(
    title: str,
    rows: Sequence[PlotRow],
    marks: Sequence[float],
    format_mark: Callable[[float], str],
    reference: float | None = None,
) -> str:
    """A plot of values with intervals over an axis with `marks`; `reference` draws a dashed line."""
    height = TOP_PX + ROW_PX * len(rows) + BOTTOM_PX
    left, right = LABEL_PX, WIDTH_PX - RIGHT_PX
    first, last = marks[0], marks[-1]

    def x_of(value: float) -> float:
        inside = min(max(value, first), last)
        return round(left + (inside - first) / (last - first) * (right - left), 1)

    bottom = height - BOTTOM_PX
    parts = [f'<svg viewBox="0 0 {WIDTH_PX} {height}" role="img" aria-label="{escape(title)}">']
    for mark in marks:
        x = x_of(mark)
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP_PX}" x2="{x}" y2="{bottom}"/>')
        parts.append(f'<text class="mark" x="{x}" y="{bottom + 18}">{escape(format_mark(mark))}</text>')
    if reference is not None:
        x = x_of(reference)
        parts.append(f'<line class="middle" x1="{x}" y1="{TOP_PX}" x2="{x}" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        y = TOP_PX + ROW_PX * number + ROW_PX / 2
        low, high = map(x_of, row.interval)
        parts.append(_draw_row(row, y, low, x_of(row.value), high))
    return "".join([*parts, "</svg>"])


def _draw_row(row: PlotRow, y: float, low: float, value: float, high: float) -> str:
    name = row.name if len(row.name) <= MAX_NAME_LETTERS else f"…{row.name[1 - MAX_NAME_LETTERS :]}"
    return (
        f"<g><title>{escape(row.name)}: {escape(row.text)}</title>"
        f'<text class="name" x="{LABEL_PX - 14}" y="{y + 5}">{escape(name)}</text>'
        f'<line class="reach" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>'
        f'<line class="reach" x1="{low}" y1="{y - 5}" x2="{low}" y2="{y + 5}"/>'
        f'<line class="reach" x1="{high}" y1="{y - 5}" x2="{high}" y2="{y + 5}"/>'
        f'<circle class="value" cx="{value}" cy="{y}" r="5"/>'
        f'<text class="figure" x="{WIDTH_PX - RIGHT_PX + 12}" y="{y + 5}">{escape(row.text)}</text></g>'
    )

"""Plots as SVG, to stand in a page: values with their intervals, one line a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH, ROW, TOP, BOTTOM = 720, 34, 12, 30
LABEL, RIGHT = 190, 96  # room for the names, and for the values written out
LETTERS = 26  # of a name that fit


@dataclass(frozen=True)
class Line:
    """A value with its interval, and how it is written."""

    name: str
    value: float
    interval: Sequence[float]
    text: str


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from below `low` to above `high`.

    >>> ticks(17.3, 31.9)
    [15.0, 20.0, 25.0, 30.0, 35.0]
    """
    raw = max(high - low, 1e-6) / about
    power = 10.0 ** floor(log10(raw))
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= raw)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]


def intervals(
    title: str,
    lines: Sequence[Line],
    marks: Sequence[float],
    write: Callable[[float], str],
    middle: float | None = None,
) -> str:
    """A plot of values with their intervals over an axis with these marks; `middle` is to compare with."""
    height = TOP + ROW * len(lines) + BOTTOM
    left, right = LABEL, WIDTH - RIGHT
    first, last = marks[0], marks[-1]

    def across(value: float) -> float:
        inside = min(max(value, first), last)
        return round(left + (inside - first) / (last - first) * (right - left), 1)

    bottom = height - BOTTOM
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">']
    for mark in marks:
        x = across(mark)
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}"/>')
        parts.append(f'<text class="mark" x="{x}" y="{bottom + 18}">{escape(write(mark))}</text>')
    if middle is not None:
        x = across(middle)
        parts.append(f'<line class="middle" x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}"/>')
    for number, line in enumerate(lines):
        y = TOP + ROW * number + ROW / 2
        low, high = map(across, line.interval)
        parts.append(_row(line, y, low, across(line.value), high))
    return "".join([*parts, "</svg>"])


def _row(line: Line, y: float, low: float, value: float, high: float) -> str:
    name = line.name if len(line.name) <= LETTERS else f"…{line.name[1 - LETTERS :]}"
    return (
        f"<g><title>{escape(line.name)}: {escape(line.text)}</title>"
        f'<text class="name" x="{LABEL - 14}" y="{y + 5}">{escape(name)}</text>'
        f'<line class="reach" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>'
        f'<line class="reach" x1="{low}" y1="{y - 5}" x2="{low}" y2="{y + 5}"/>'
        f'<line class="reach" x1="{high}" y1="{y - 5}" x2="{high}" y2="{y + 5}"/>'
        f'<circle class="value" cx="{value}" cy="{y}" r="5"/>'
        f'<text class="figure" x="{WIDTH - RIGHT + 12}" y="{y + 5}">{escape(line.text)}</text></g>'
    )

"""The win chances of a game as an SVG graph, with a link at every turning point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH_PX, HEIGHT_PX = 960, 340
LEFT_PX, RIGHT_PX, TOP_PX, BOTTOM_PX = 52, 14, 44, 34  # around the graph itself
MARK_PX = 13  # the radius of a mark
MARK_GAP_PX = 30  # between the middles of two marks, at least
TICKS = 10  # on the axis of moves, at most
DASHES = ("", "9 4", "2 4", "12 4 2 4")  # of the lines of the seats: they differ without colour, too


@dataclass(frozen=True)
class Mark:
    """A turning point: where it leads, what it is called, its place in the log, and its seat."""

    link: str
    name: str
    position: int
    seat: int


@dataclass(frozen=True)
class Graph:
    """Win chances of all seats at positions of the log; the last is the end of the game."""

    positions: Sequence[int]
    wins: Sequence[Sequence[float]]
    names: Sequence[str]
    marks: Sequence[Mark]
    title: str
    percents: Sequence[str]  # the words of 0, 25, 50, 75 and 100 %

    def svg(self) -> str:
        """The graph; the style sheet of the page gives its classes their colours."""
        size = f"0 0 {WIDTH_PX} {HEIGHT_PX}"
        return (
            f'<svg class="graph" viewBox="{size}" role="group" aria-label="{escape(self.title)}">'
            + "".join([*self._panes(), *self._axes(), *self._lines(), *self._marks()])
            + "</svg>"
        )

    def _x(self, position: float) -> float:
        return LEFT_PX + (WIDTH_PX - LEFT_PX - RIGHT_PX) * position / max(1, self.positions[-1])

    def _y(self, share: float) -> float:
        return TOP_PX + (HEIGHT_PX - TOP_PX - BOTTOM_PX) * (1 - share)

    def _path(self, seat: int) -> str:
        points = (
            f"{self._x(position):.1f} {self._y(wins[seat]):.1f}"
            for position, wins in zip(self.positions, self.wins, strict=True)
        )
        return " L ".join(points)

    def _panes(self) -> list[str]:
        """What lies below the line of the first seat and, between two seats, above it."""
        if len(self.names) > 2:
            return []
        path, left, right = self._path(0), self._x(self.positions[0]), self._x(self.positions[-1])
        panes = [
            f'<path class="pane-{seat}" d="M {left:.1f} {edge:.1f} L {path} L {right:.1f} {edge:.1f} Z"/>'
            for seat, edge in enumerate((self._y(0), self._y(1)))
        ]
        return panes[: len(self.names)]

    def _axes(self) -> list[str]:
        right = WIDTH_PX - RIGHT_PX
        parts = []
        for number, text in enumerate(self.percents):
            y = self._y(number / 4)
            kind = "middle" if number == 2 else "grid"
            parts.append(f'<path class="{kind}" d="M {LEFT_PX} {y:.1f} H {right}"/>')
            parts.append(f'<text class="left" x="{LEFT_PX - 8}" y="{y + 4:.1f}">{escape(text)}</text>')
        bottom = HEIGHT_PX - BOTTOM_PX
        for move in _ticks(self.positions[-1]):
            x = self._x(move - 1)
            parts.append(f'<text class="below" x="{x:.1f}" y="{bottom + 22}">{move}</text>')
        return parts

    def _lines(self) -> list[str]:
        """A line for each seat; two seats share one, since one wins what the other loses."""
        shown = range(1) if len(self.names) <= 2 else range(len(self.names))
        return [
            f'<path class="line{"" if len(shown) > 1 else " shared"}" style="--seat: var(--seat-{seat})"'
            f' stroke-dasharray="{DASHES[seat % len(DASHES)]}" d="M {self._path(seat)}"/>'
            for seat in shown
        ]

    def _marks(self) -> list[str]:
        """Numbers above the graph, each with a line to its place."""
        parts = []
        places = spread(
            [self._x(mark.position) for mark in self.marks], MARK_GAP_PX, WIDTH_PX - RIGHT_PX - MARK_PX
        )
        for number, (mark, place) in enumerate(zip(self.marks, places, strict=True), 1):
            seat = 0 if len(self.names) <= 2 else mark.seat
            x = self._x(mark.position)
            y = self._y(self.wins[self.positions.index(mark.position)][seat])
            name = escape(mark.name)
            parts.append(
                f'<a href="#{escape(mark.link)}" aria-label="{name}"><title>{name}</title>'
                f'<path class="lead" d="M {place:.1f} {MARK_PX * 2} L {x:.1f} {y:.1f}"/>'
                f'<circle class="spot" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>'
                f'<circle class="mark" cx="{place:.1f}" cy="{MARK_PX + 2}" r="{MARK_PX}"/>'
                f'<text class="number" x="{place:.1f}" y="{MARK_PX + 7}">{number}</text></a>'
            )
        return parts


def spread(places: Sequence[float], gap: float, end: float) -> list[float]:
    """Rising places moved apart, so that neighbours have a gap, and none lies behind the end.

    >>> spread([10, 12, 90], gap=5, end=88)
    [10, 15, 88]
    """
    moved: list[float] = []
    for place in places:
        moved.append(max(place, moved[-1] + gap) if moved else place)
    limit = end
    for number in reversed(range(len(moved))):
        moved[number] = min(moved[number], limit)
        limit = moved[number] - gap
    return moved


def _ticks(length: int) -> list[int]:
    """Round numbers of moves along the axis.

    >>> _ticks(43)
    [1, 5, 10, 15, 20, 25, 30, 35, 40]
    """
    step = next(size for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if length <= size * TICKS)
    later = list(range(step, length + 1, step))
    return [1, *later] if step > 1 else later

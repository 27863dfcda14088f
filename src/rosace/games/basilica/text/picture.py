"""Basilica drawn: the plan of the cathedral in its five columns, and the display beneath it.

A vault shows its colours and their letters, perhaps a crown; a builder is a disc with the letter of its rank;
glass is a rhombus, an altar a cross, scaffolding a lattice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rosace.core.svg import INK, LINE, STONE, area, box, disc, document, tag, word
from rosace.games.basilica.kernel.constants import COLUMNS

PAINT = {"red": "#c8453f", "yellow": "#e3b23c", "green": "#4f9d5b", "blue": "#3f78b5"}
CELL, LEFT, TOP = 48, 40, 64
SIDE = LEFT + COLUMNS * CELL + 40  # where the things beside the plan begin
MIN_ROWS = 6


def draw(view: Mapping[str, Any]) -> str:
    """A view as an SVG document; the cathedral alone if it says `board_only`."""
    rows = max([MIN_ROWS, *(cell["row"] + 2 for cell in view["cathedral"])])
    below = TOP + rows * CELL + 16
    parts = [*_front(rows)]
    for cell in view["cathedral"]:
        parts += _cell(cell, LEFT + cell["column"] * CELL, TOP + cell["row"] * CELL, view["just_placed"])
    if view.get("board_only"):
        return document(SIDE + 40, below, [*parts, *_owners(view)])
    parts += _display(view, below)
    parts += _seats(view)
    return document(SIDE + 210, max(below + 130, 420), parts)


def _front(rows: int) -> Iterator[str]:
    """The choir above the first row, and the plan of the nave."""
    wide = COLUMNS * CELL
    arch = f"M {LEFT} {TOP} A {wide / 2} {TOP - 8} 0 0 1 {LEFT + wide} {TOP} Z"
    yield tag("path", d=arch, fill=STONE, stroke=LINE)
    for column in range(COLUMNS):
        yield word(LEFT + (column + 0.5) * CELL, TOP - 10, "abcde"[column], 12, LINE)
        for row in range(rows):
            yield box(LEFT + column * CELL, TOP + row * CELL, CELL, CELL, "none", 0, stroke=STONE)
    for row in range(rows):
        yield word(LEFT - 12, TOP + (row + 0.5) * CELL, row + 1, 11, LINE)


def _cell(cell: Mapping[str, Any], x: float, y: float, just_placed: str | None) -> Iterator[str]:
    if "scaffolding" in cell:
        yield _lattice(x, y)
        return
    yield vault(cell["colours"], cell["crown"], x, y, cell["at"] == just_placed)
    middle, centre = x + CELL / 2, y + CELL / 2
    if "glass" in cell:
        yield area(((x + 38, y + 4), (x + 44, y + 12), (x + 38, y + 20), (x + 32, y + 12)), "white", INK)
    if "altar" in cell:
        cross = f"M {x + 10} {y + 26} v 16 M {x + 4} {y + 32} h 12"
        yield tag("path", d=cross, stroke="white", stroke_width=4)
    if "builder" in cell:
        white = cell["builder"]["seat"] == 0
        yield disc(middle, centre, 12, "white" if white else INK, "white" if not white else INK)
        rank = cell["builder"]["rank"]
        yield word(middle, centre, rank[0].upper() if rank else "•", 13, INK if white else "white")


def vault(colours: list[str], crown: bool, x: float, y: float, fresh: bool = False) -> str:
    """A vault; a wild one is split from corner to corner."""
    paints = [PAINT[colour] for colour in colours]
    far = CELL - 2
    inside = [box(x + 1, y + 1, far, far, paints[0], 4, stroke=INK, stroke_width=3 if fresh else 1)]
    if len(paints) == 2:
        inside.append(area(((x + far, y + 2), (x + far, y + far), (x + 2, y + far)), paints[1]))
    letters = "".join(colour[0].upper() for colour in colours)
    inside.append(word(x + 5, y + 10, letters, 11, "white", "start"))
    if crown:
        inside.append(_crown(x + 26, y + 44))
    return tag("g", *inside)


def _crown(x: float, y: float) -> str:
    """A crown by its lower left corner."""
    peaks = ((0, 0), (0, -9), (5, -4), (9, -11), (13, -4), (18, -9), (18, 0))
    return area(((x + a, y + b) for a, b in peaks), "#f4d98b", INK)


def _lattice(x: float, y: float) -> str:
    lines = "".join(f"M {x + 4} {y + at} L {x + at} {y + 4} " for at in (16, 30, 44))
    return box(x + 3, y + 3, CELL - 6, CELL - 6, "white", 2) + tag("path", d=lines, stroke=LINE, fill="none")


def _display(view: Mapping[str, Any], y: float) -> Iterator[str]:
    """Orders above, vaults below, and the stack with its top tile."""
    for space, tile in enumerate(view["orders"]):
        yield from _order(tile, LEFT + space * 92, y)
    for space, tile in enumerate(view["vaults"]):
        if tile is not None:
            yield vault(tile["colours"], tile["crown"], LEFT + space * 92 + 18, y + 58)
    stack = view["stack"]
    yield from _order(stack["top"], LEFT + 3 * 92 + 14, y)
    yield word(LEFT + 3 * 92 + 56, y + 70, f"× {stack['tiles']}", 14)


def _order(tile: Mapping[str, Any] | None, x: float, y: float) -> Iterator[str]:
    """A tile lying order side up: its colours as a band, the order by its name."""
    yield box(x, y, 84, 48, "white" if tile else "none", 4)
    if tile is not None:
        wide = 84 / len(tile["colours"])
        for number, colour in enumerate(tile["colours"]):
            yield box(x + number * wide, y, wide, 14, PAINT[colour], 2)
            yield word(x + (number + 0.5) * wide, y + 7, colour[0].upper(), 10, "white")
        yield word(x + 42, y + 32, tile["order"], 13)


def _owners(view: Mapping[str, Any]) -> Iterator[str]:
    """Whose builders are whose, by the numbers of the seats."""
    for number in range(len(view["seats"])):
        yield disc(SIDE, TOP + 20 + number * 44, 16, "white" if number == 0 else INK)
        yield word(SIDE, TOP + 20 + number * 44, number + 1, 17, INK if number == 0 else "white")


def _seats(view: Mapping[str, Any]) -> Iterator[str]:
    for number, seat in enumerate(view["seats"]):
        y = TOP + number * 96
        yield box(SIDE, y, 180, 84, "white", 6, stroke_width=3 if number == view["to_move"] else 1)
        yield disc(SIDE + 22, y + 24, 12, "white" if number == 0 else INK)
        yield word(SIDE + 22, y + 24, "WB"[number], 12, INK if number == 0 else "white")
        yield word(SIDE + 60, y + 24, seat["points"], 24)
        yield word(SIDE + 100, y + 24, f"({seat['if_scored_now']})", 14, LINE)
        yield word(SIDE + 14, y + 56, f"¢ {seat['coins']}   ● {seat['builders']}", 13, anchor="start")
        ranks = " ".join("".join(rank[0].upper() for rank in token) for token in seat["tokens"])
        yield word(SIDE + 14, y + 74, ranks, 10, LINE, "start")
    due = view["next_scoring"]
    yield _crown(SIDE, TOP + 218)
    yield word(SIDE + 28, TOP + 212, f"{view['marker']}" + (f" / {due}" if due else ""), 18, anchor="start")

"""Fantazja drawn: the land tile by tile, and the hand of the viewer.

A tile has its owner's letter and edge, its points, and on each side the letter of the element and its
symbols; a square in the corner is Dark Energy, a ring a guard.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rosace.core.svg import INK, LINE, STONE, area, box, document, tag, word
from rosace.games.fantazja.kernel.actions import CELL_OF
from rosace.games.fantazja.kernel.component_data import FACES, Tile
from rosace.games.fantazja.kernel.constants import FACTIONS, REACH, SIDE
from rosace.games.fantazja.text.elements import sides_text

TILE, EDGE = 76, 24
ELEMENT = {"E": "#8a6d3b", "A": "#9db7c9", "W": "#3f78b5", "F": "#c8453f"}
OWNER = ("#4f9d5b", "#e3b23c")  # nature, light
MARKS = "RPMGS"  # residential, production, military, magic, special
# Its outline about the middle of a tile.
CASTLE = (
    (-8, 8), (-8, -8), (-4, -8), (-4, -4), (-2, -4), (-2, -8),
    (2, -8), (2, -4), (4, -4), (4, -8), (8, -8), (8, 8),
)  # fmt: skip
BY_NAME: dict[str, Tile] = {tile.name: tile for tile in FACES}


def draw(view: Mapping[str, Any]) -> str:
    """A view as an SVG document; the land alone if it says `board_only`."""
    board_only = view.get("board_only")
    open_cells = [] if board_only else view["open"]
    places = [_place(cell["at"]) for cell in [*view["stacks"], *open_cells]]
    west, north = min(x for x, _ in places), min(y for _, y in places)
    across, down = max(x for x, _ in places) - west + 1, max(y for _, y in places) - north + 1
    width = max(across, 4 if board_only else 7) * TILE + 2 * EDGE
    shift = (width - across * TILE) / 2

    def corner(at: str) -> tuple[float, float]:
        x, y = _place(at)
        return shift + (x - west) * TILE, 64 + (y - north) * TILE

    parts = [*(_owners(width) if board_only else _heading(view, width))]
    parts += [_open_cell(cell, *corner(cell["at"])) for cell in open_cells]
    parts += [_stack(stack, *corner(stack["at"])) for stack in view["stacks"]]
    below = 64 + down * TILE + 18
    if board_only:
        return document(width, below, parts)
    parts += _hand(view, below)
    return document(width, below + TILE + 20, parts)


def _place(at: str) -> tuple[int, int]:
    """East and south of the castle."""
    cell = CELL_OF[at]
    return cell % SIDE - REACH, cell // SIDE - REACH


def _heading(view: Mapping[str, Any], width: float) -> Iterator[str]:
    for seat, player in enumerate(view["players"]):
        x = EDGE + seat * (width / 2)
        mark = "▶ " if seat == view["to_move"] else ""
        yield box(x, 14, 30, 30, OWNER[seat], 6)
        yield word(x + 15, 29, FACTIONS[seat][0].upper(), 17, "white")
        yield word(x + 40, 29, f"{mark}{player['points']}", 22, anchor="start")
        details = f"▢ {player['hand_size']}  ▤ {player['stack_size']}  ▼ {len(player['face_down'])}"
        yield word(x + 110, 29, details, 13, LINE, "start")


def _owners(width: float) -> Iterator[str]:
    """Whose tiles are whose, by the numbers of the seats."""
    for seat, paint in enumerate(OWNER):
        x = width / 2 - 50 + 60 * seat
        yield box(x, 16, 36, 32, paint, 6)
        yield word(x + 18, 32, seat + 1, 20, "white")


def _open_cell(cell: Mapping[str, Any], x: float, y: float) -> str:
    barred = "".join(FACTIONS[seat][0].upper() for seat in cell["barred"])
    frame = box(x + 5, y + 5, TILE - 10, TILE - 10, "none", 6, stroke=STONE, stroke_dasharray="4 4")
    return frame + (word(x + TILE / 2, y + TILE / 2, f"✕ {barred}", 12, LINE) if barred else "")


def _stack(stack: Mapping[str, Any], x: float, y: float) -> str:
    owner = stack["owner"]
    parts = []
    for layer in range(len(stack["under"])):
        parts.append(box(x + 8 + 3 * layer, y + 8 + 3 * layer, TILE - 10, TILE - 10, STONE, 6))
    parts.append(_tile(BY_NAME[stack["tile"]], stack["sides"], owner, x, y))
    if stack["guarded_by"] is not None:
        ring = {"fill": "none", "stroke": OWNER[stack["guarded_by"]], "stroke_width": 4}
        parts.append(tag("circle", cx=x + TILE / 2, cy=y + TILE / 2, r=24, **ring))
    return tag("g", *parts)


def _tile(tile: Tile, sides: list[str], owner: int | None, x: float, y: float) -> str:
    """A tile by its upper left corner; the castle has no owner."""
    near, far, middle = 4, TILE - 4, TILE / 2
    edge = INK if owner is None else OWNER[owner]
    corners = ((near, near), (far, near), (far, far), (near, far))
    parts = [box(x + near, y + near, TILE - 8, TILE - 8, "white", 6, stroke=edge, stroke_width=4)]
    marks = ((middle, 18), (TILE - 17, middle), (middle, TILE - 18), (17, middle))
    for side, text in enumerate(sides):
        ends = (corners[side], corners[(side + 1) % 4], (middle, middle))
        inner = [(x + middle + (a - middle) * 0.84, y + middle + (b - middle) * 0.84) for a, b in ends]
        parts.append(area(inner, ELEMENT[text[0]]))
        parts.append(word(x + marks[side][0], y + marks[side][1], text, 11, "white"))
    parts.append(box(x + middle - 13, y + middle - 13, 26, 26, "white", 13))
    if owner is None:
        parts.append(area(((x + middle + a, y + middle + b) for a, b in CASTLE), INK))
    else:
        parts.append(word(x + middle, y + middle - 5, f"{MARKS[tile.type]}{'I' * tile.level}", 10))
        parts.append(word(x + middle, y + middle + 7, tile.points, 11))
        parts.append(box(x + 2, y + 2, 15, 15, edge, 4, stroke="none"))
        parts.append(word(x + 9.5, y + 9.5, FACTIONS[owner][0].upper(), 11, "white"))
    if tile.dark:
        parts.append(box(x + TILE - 18, y + 5, 13, 13, INK, 0, stroke="white"))
    return "".join(parts)


def _hand(view: Mapping[str, Any], y: float) -> Iterator[str]:
    """The hand of the viewer; a spectator sees none."""
    viewer = view["viewer"]
    if viewer is None:
        return
    for number, name in enumerate(view["players"][viewer]["hand"]):
        tile = BY_NAME[name]
        yield _tile(tile, sides_text(tile, 0), viewer, EDGE + number * (TILE + 4), y)

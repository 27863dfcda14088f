"""Sagrada drawn: windows with dice and pips, the draft pool, the round track, the tools.

Colour is doubled by its letter; what is printed in an empty cell is pale.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rosace.core.svg import INK, LINE, STONE, area, box, disc, document, tag, word
from rosace.games.sagrada.kernel.constants import COLOURS, COLUMNS, LETTERS, ROWS

PAINT = dict(zip(LETTERS, ("#c8453f", "#e3b23c", "#4f9d5b", "#3f78b5", "#8557a3"), strict=True))
CELL, GAP = 40, 14
PANE = COLUMNS * CELL + 2 * GAP
WINDOW = ROWS * CELL + 46  # the height of a window with its number
TRACK = 62  # the width of a round on the track

# Where pips lie, in quarters of a die from its middle.
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw(view: Mapping[str, Any]) -> str:
    """A view as an SVG document; the windows alone if it says `board_only`."""
    players = len(view["players"])
    if view.get("board_only"):
        return _windows(view["players"])
    width = max(players * PANE, 10 * TRACK + 2 * GAP)
    parts: list[str] = []
    for seat, player in enumerate(view["players"]):
        parts += _pane(player, seat * PANE + GAP, 34, seat, seat == view["to_move"])
    table = 34 + ROWS * CELL + 46
    parts += _row_of_dice(view["pool"], GAP, table)
    parts += _cards(view, GAP, table + 48)
    parts += _track(view, GAP, table + 100)
    return document(width, table + 190, parts)


def _windows(players: list[Mapping[str, Any]]) -> str:
    """The windows, at most two in a row, each with the number of its seat."""
    across = min(2, len(players))
    parts: list[str] = []
    for seat, player in enumerate(players):
        x, y = seat % across * PANE + GAP, 36 + seat // across * WINDOW
        if len(players) > 1:
            parts.append(word(x + PANE / 2 - GAP, y - 20, seat + 1, 18))
        parts += _glass(player, x, y)
    return document(across * PANE, 12 + WINDOW * -(-len(players) // across), parts)


def die(name: str, x: float, y: float, size: float) -> str:
    """A die, such as `R4`, by its upper left corner."""
    letter, value = name[0], int(name[1])
    middle = size / 2
    pips = (
        disc(x + middle + size * a / 4, y + middle + size * b / 4, size / 13, "white", "none")
        for a, b in PIPS[value]
    )
    return tag(
        "g",
        box(x + 1, y + 1, size - 2, size - 2, PAINT[letter], 5, stroke=INK),
        *pips,
        word(x + size * 0.87, y + size * 0.87, letter, size / 4, "white"),
    )


def _pane(player: Mapping[str, Any], x: float, y: float, seat: int, moves: bool) -> Iterator[str]:
    private = "".join(LETTERS[COLOURS.index(colour)] for colour in player["private"] or ())
    yield word(x, y - 16, f"{'▶ ' if moves else ''}{seat + 1}", 15, anchor="start")
    has = f"◈{player['tokens']}  {private}  {player['points']}"
    yield word(x + PANE - 2 * GAP, y - 16, has, 13, anchor="end")
    yield from _glass(player, x, y)


def _glass(player: Mapping[str, Any], x: float, y: float) -> Iterator[str]:
    """A window in its lead."""
    wide, tall = COLUMNS * CELL, ROWS * CELL
    yield box(x - 5, y - 5, wide + 10, tall + 10, INK, 8)
    if player["cells"] is None:
        yield box(x, y, wide, tall, STONE, 4)
        return
    for number, cell in enumerate(player["cells"]):
        yield _cell(cell, x + number % COLUMNS * CELL, y + number // COLUMNS * CELL)


def _cell(cell: Mapping[str, Any], x: float, y: float) -> str:
    printed = cell["printed"]
    if cell["die"]:
        return die(cell["die"], x, y, CELL)
    if printed is None:
        return box(x + 1, y + 1, CELL - 2, CELL - 2, "white", 2)
    if printed in PAINT:
        pane = box(x + 1, y + 1, CELL - 2, CELL - 2, PAINT[printed], 2, fill_opacity=0.4)
        white = box(x + 1, y + 1, CELL - 2, CELL - 2, "white", 2)
        return white + pane + word(x + CELL / 2, y + CELL / 2, printed, 13)
    shade = box(x + 1, y + 1, CELL - 2, CELL - 2, STONE, 2)
    return shade + word(x + CELL / 2, y + CELL / 2, printed, 18, LINE)


def _row_of_dice(names: list[str], x: float, y: float) -> Iterator[str]:
    for number, name in enumerate(names):
        yield die(name, x + number * (CELL + 4), y, CELL)


def _cards(view: Mapping[str, Any], x: float, y: float) -> Iterator[str]:
    """Tools by their number with the tokens on them, then the public objectives."""
    for number, tool in enumerate(view["tools"]):
        left = x + number * 64
        yield box(left, y, 58, 40, STONE if tool["gone"] else "white")
        letter = LETTERS[COLOURS.index(tool["colour"])]
        yield area(((left, y), (left + 14, y), (left, y + 14)), PAINT[letter])
        yield word(left + 29, y + 15, tool["number"], 15)
        yield word(left + 29, y + 31, f"{letter}  ◈{tool['tokens']}", 11, LINE)
    beyond = x + len(view["tools"]) * 64
    for number, name in enumerate(view["public"]):
        yield box(beyond + number * 104, y, 98, 40, "white", 8)
        yield word(beyond + number * 104 + 49, y + 20, name, 10)


def _track(view: Mapping[str, Any], x: float, y: float) -> Iterator[str]:
    for number, dice in enumerate(view["track"]):
        left = x + number * TRACK
        yield box(left, y, TRACK - 4, 76, STONE if number + 1 == view["round"] else "white")
        yield word(left + TRACK / 2 - 2, y + 11, number + 1, 11, LINE)
        for place, name in enumerate(dice):
            yield die(name, left + 3 + place % 3 * 18, y + 20 + place // 3 * 18, 17)

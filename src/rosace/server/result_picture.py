"""A table as a picture to share: the board, the names and the points, 1200 by 630 pixels."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import resvg_py

from rosace.core.svg import area, box, tag, word
from rosace.i18n import Translator
from rosace.server import neutral_names
from rosace.server.worker_process import answer_lines

WIDTH, HEIGHT = 1200, 630  # pixels; what sites show of a link
BOARD = 48, 48, 660, 534  # left, top, width and height
LEFT = 760  # of the words
RIGHT = WIDTH - 56
GROUND, PANEL, PAPER, INK, QUIET, GOLD = "#14161b", "#1d2027", "#f7f3ea", "#ece6da", "#9c978c", "#e0b35a"
FONT = Path(__file__).parent / "fonts" / "eb-garamond-500.ttf"
FAMILY = "EB Garamond Medium"
ROOM = 620  # pixels times letters: what fits into a line of the words
CROWN = ((0, 0), (0, -18), (8, -8), (14, -22), (20, -8), (28, -18), (28, 0))


class Row(NamedTuple):
    name: str
    points: int | None
    won: bool


def person_name(person: Mapping[str, Any], say: Translator) -> str:
    """The name of a player: of a computer its level, of a person without one "Guest"."""
    if person["kind"] == "bot":
        return say.say("web-computer-name", level=say.say(f"web-level-{person['bot']}"))
    if person["kind"] == "free":
        return say.say("web-seat-free")
    neutral = neutral_names.MESSAGES.get(person["name"])
    return say.say(neutral) if neutral else str(person["name"])


def game_name(game: str, say: Translator) -> str:
    key = f"web-game-{game}"
    return say.say(key) if say.has(key) else game.replace("_", " ").replace("-", " ").capitalize()


def draw(board: str | None, title: str, rows: Sequence[Row], line: str) -> str:
    """The picture as an SVG document; `line` says how the game ended."""
    parts = [
        tag("rect", width=WIDTH, height=HEIGHT, fill=GROUND),
        tag("rect", x=0, y=HEIGHT - 8, width=WIDTH, height=8, fill=GOLD),
        *_board(board),
        word(LEFT, 84, "Rosace", 30, GOLD, "start"),
        word(LEFT, 148, title, _size(title, 72), INK, "start"),
    ]
    step = 84 if len(rows) < 4 else 70
    for seat, row in enumerate(rows):
        parts += _row(row, 240 + seat * step, str(seat + 1) if len(rows) > 1 else "")
    parts += [word(LEFT, 556 + 34 * n, text, 28, QUIET, "start") for n, text in enumerate(_lines(line))]
    size = {"width": WIDTH, "height": HEIGHT, "viewBox": f"0 0 {WIDTH} {HEIGHT}", "font_family": FAMILY}
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", **size)


def _board(board: str | None) -> list[str]:
    """The picture of the board, on paper, as large as it fits."""
    x, y, width, height = BOARD
    paper = box(x, y, width, height, PAPER, 18, stroke="none")
    if board is None:
        return [paper]
    inner = f' x="{x + 16}" y="{y + 16}" width="{width - 32}" height="{height - 32}"'
    placed = re.sub(r' (width|height)="[^"]*"', "", board.partition(">")[0]) + inner
    placed = re.sub(r'font-family="[^"]*"', f'font-family="{FAMILY}"', placed)
    return [paper, placed + ">" + board.partition(">")[2]]


def _row(row: Row, y: float, number: str) -> list[str]:
    paint = GOLD if row.won else INK
    points = "" if row.points is None else str(row.points).replace("-", "−")
    parts = [
        box(LEFT - 14, y - 34, RIGHT - LEFT + 28, 66, PANEL, 10, stroke=GOLD if row.won else PANEL),
        word(LEFT, y, number, 26, QUIET, "start"),
        word(
            LEFT + (34 if number else 0),
            y,
            row.name,
            _size(row.name, 36, 0.75 if row.won else 0.95),
            paint,
            "start",
        ),
        word(RIGHT, y, points, 52, paint, "end"),
    ]
    if row.won:
        side = RIGHT - 40 - 24 * len(points)
        parts.append(area(((side + x, y + 12 + up) for x, up in CROWN), GOLD))
    return parts


def _size(text: str, most: float, share: float = 1.0) -> float:
    """The size of the letters at which a line is not too long."""
    return min(most, share * ROOM / max(1, len(text)))


def _lines(text: str) -> list[str]:
    """Words in lines of at most 32 letters, two at most."""
    lines = [""]
    for one in text.split():
        if len(lines[-1]) + len(one) > 32 and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {one}".strip()
    return lines[:2]


def work() -> None:
    """The main loop of a process that draws: an SVG document as JSON, answered by the PNG in Base64."""
    answer_lines(lambda line: msgspec.json.encode(png(msgspec.json.decode(line, type=str))))


def png(svg: str) -> bytes:
    """The picture as PNG; it holds the GIL for about 80 ms.

    The fonts of the system are read only for letters that ours does not have.
    """
    latin = all(ord(letter) < 0x250 or 0x2000 <= ord(letter) < 0x2300 for letter in svg)
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        font_files=[str(FONT)],
        font_family=FAMILY,
        serif_family=FAMILY,
        skip_system_fonts=latin,
    )

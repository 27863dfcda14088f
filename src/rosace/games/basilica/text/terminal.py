"""The table as text for a terminal, drawn from a view alone (so it shows no more than the view)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core.ruleset import Phrase, Say

PAINT = {
    "red": "#ffffff on #a31d28",
    "yellow": "#1c1400 on #d9a520",
    "green": "#ffffff on #1b7a4c",
    "blue": "#ffffff on #2456a6",
}
STONE = "#22242a on #b9b2a5"
WIDTH = 8
CROWN, GLASS, ALTAR = "♛", "✿", "╬"
BUILDERS = "○●"  # seat 1 light, seat 2 dark


def draw(view: Mapping[str, Any], say: Say, width: int = 80) -> str:
    """Display, cathedral and supplies, as Rich markup."""
    return "\n".join([*_display(view, say), "", *_cathedral(view, say), "", *_seats(view, say)])


def _painted(style: str, text: str) -> str:
    return f"[{style}]{text}[/]"


def _halves(colours: list[str], left: str, right: str) -> str:
    """A line of a tile: a wild tile is painted in its two colours, half and half."""
    half = WIDTH // 2
    return _painted(PAINT[colours[0]], f"{left:<{half}}") + _painted(PAINT[colours[-1]], f"{right:>{half}}")


def _letters(colours: list[str], say: Say) -> tuple[str, str]:
    words = [say(Phrase(f"colour-{colour}.letter")) for colour in colours]
    return f" {words[0]}", f"{words[1]} " if len(words) > 1 else ""


def _rank(rank: str, say: Say) -> str:
    return say(Phrase(f"rank-{rank}.letter"))


def _tile(tile: Mapping[str, Any] | None, say: Say) -> tuple[str, str]:
    """The two lines of a vault: colours and crown; builder, glass, altar."""
    if tile is None:
        return " " * WIDTH, " " * WIDTH
    if tile.get("scaffolding"):
        return _painted(STONE, "╳" * WIDTH), _painted(STONE, "╳" * WIDTH)
    left, right = _letters(tile["colours"], say)
    crown = CROWN if tile.get("crown") else " "
    upper = _halves(tile["colours"], left, f"{right}{crown}" if not right else f"{crown}{right}")
    builder = tile.get("builder")
    figure = " "
    if builder:
        rank = builder["rank"]
        figure = f" {BUILDERS[builder['seat']]}{_rank(rank, say) if rank else ' '}"
    extras = (GLASS if tile.get("glass") else "") + (ALTAR if tile.get("altar") else "")
    return upper, _halves(tile["colours"], figure, f"{extras} ")


def _display(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = []
    heading = Phrase("basilica-board-stack", {
        "tiles": view["stack"]["tiles"],
        "again": "yes" if view["stack"]["reshuffled"] else "no",
    })  # fmt: skip
    top = view["stack"]["top"]
    lines.append(say(heading) + (f"  {_back_line(top, say)}" if top else ""))
    for space in range(3):
        begun = view["begun"] and view["begun"]["space"] == space
        vault = view["vaults"][space]
        upper = _tile(vault, say)[0] if vault else " " * WIDTH
        order = view["orders"][space]
        mark = "[bold #b07d1e]▶[/]" if begun else " "
        lines.append(f"{mark}{space + 1}  {upper}  ◂ {_back_line(order, say) if order else '—'}")
    return lines


def _back_line(back: Mapping[str, Any], say: Say) -> str:
    """An order and the colours of the vault behind it."""
    left, right = _letters(back["colours"], say)
    half = _painted(PAINT[back["colours"][0]], f"{left} ")
    if right:
        half += _painted(PAINT[back["colours"][1]], f" {right}")
    order = back["order"]
    return f"{half} {say(Phrase(f'order-{order}'))}"


def _cathedral(view: Mapping[str, Any], say: Say) -> list[str]:
    cells = {(cell["column"], cell["row"]): cell for cell in view["cathedral"]}
    rows = max((row for _, row in cells), default=-1) + 2
    lines = ["     " + "".join(f"{letter:^{WIDTH + 1}}" for letter in "abcde")]
    for row in range(rows):
        upper, lower = [], []
        for column in range(5):
            cell = cells.get((column, row))
            one, two = _tile(cell, say) if cell else (f"[dim]{'·':^{WIDTH}}[/]", " " * WIDTH)
            upper.append(one)
            lower.append(two)
        lines.append(f"{row + 1:>3}  " + " ".join(upper))
        lines.append("     " + " ".join(lower))
    return lines


def _seats(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = []
    for number, seat in enumerate(view["seats"]):
        tokens = " ".join(f"{_rank(up, say)}/{_rank(down, say)}" for up, down in seat["tokens"])
        params = {
            "seat": f"@seat-{number}",
            "points": seat["points"],
            "now": seat["if_scored_now"],
            "builders": seat["builders"],
            "coins": seat["coins"],
            "tokens": tokens or "—",
        }
        mark = "▶" if view["turn"] == number else " "
        lines.append(f"{mark} {BUILDERS[number]} {say(Phrase('basilica-board-seat', params))}")
    marker = {
        "marker": f"@marker-{view['variant']}",
        "at": view["marker"],
        "next": view["next_scoring"] or 0,
        "left": (view["next_scoring"] or view["marker"]) - view["marker"],
    }
    lines.append(say(Phrase("basilica-board-marker", marker)))
    return lines


def details(view: Mapping[str, Any], say: Say) -> str:
    """The discards, which may be looked through at any time (B1.3), and the score track (B6.7)."""
    number = sum(tile["number"] for tile in view["discards"])
    lines = [say(Phrase("basilica-board-discards", {"tiles": number}))]
    for tile in view["discards"]:
        crown = CROWN if tile["crown"] else " "
        lines.append(f"  {tile['number']} × {_back_line(tile, say)} {crown}")
    for number, seat in enumerate(view["seats"]):
        if seat["track"] is not None:
            params = {"seat": f"@seat-{number}", **seat["track"]}
            lines.append(say(Phrase("basilica-board-track", params)))
    return "\n".join(lines)

"""The table as text for a terminal, drawn from a view alone (so it shows no more than the view).

A tile is nine signs wide and four rows high: the element letter and the number on each side, the tile's
name, its owner, its points, a star for Dark Energy and a shield for a military token.

       E2
    F1 RIIa A3
       N 3 *
       W1
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any

from rosace.core.ruleset import Phrase, Say
from rosace.games.fantazja.kernel.actions import CELL_OF
from rosace.games.fantazja.kernel.component_data import COMPONENTS, Tile
from rosace.games.fantazja.kernel.constants import ELEMENTS, REACH, SIDE, TYPES
from rosace.games.fantazja.text.elements import LETTERS, sides_text

PAINT = ("#ffffff on #2456a6", "#1c1400 on #d98a20")  # the factions' backs: blue and orange
CASTLE_PAINT = "#ffffff on #5a5a5a"
WIDTH = 10  # signs a tile is wide, with the space behind it
EDGE = 5  # signs before the first tile
DARK, SHIELD = "✶", "⛨"
ELEMENT_OF = {letter: name for name, letter in LETTERS.items()}
FACES = {tile.name: tile for tile in COMPONENTS.tiles}
Cells = dict[tuple[int, int], list[str]]  # the four lines of each cell that has something to show


def draw(view: Mapping[str, Any], say: Say, width: int = 80) -> str:
    """The land, the tokens, both sides and the own hand, as Rich markup."""
    parts = [*_land(view, say, width), "", *_tokens(view, say), ""]
    for seat, player in enumerate(view["players"]):
        parts += _player(view, seat, player, say, width)
    return "\n".join(parts)


def _beside(width: int) -> int:
    """How many tiles fit beside each other."""
    return max(1, (width - EDGE + 1) // WIDTH)


# The land.


def _land(view: Mapping[str, Any], say: Say, width: int) -> list[str]:
    """All cells; a land that is too wide in blocks of columns one below the other, the westernmost first."""
    cells = {_place(stack["at"]): _tile_lines(stack, say) for stack in view["stacks"]}
    cells |= {_place(cell["at"]): _open_lines(cell, view["viewer"]) for cell in view["open"]}
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    blocks = ceil((east - west + 1) / _beside(width))
    each = ceil((east - west + 1) / blocks)
    lines = []
    for first in range(west, east + 1, each):
        lines += ["", *_block(cells, range(first, min(first + each, east + 1)), say)]
    return lines[1:]


def _block(cells: Cells, columns: range, say: Say) -> list[str]:
    """Some columns of cells from the uppermost row to the lowest, with their numbers at the edges."""
    rows = [y for x, y in cells if x in columns]
    names = "".join(f"{_step(x, 'we', say):^{WIDTH}}" for x in columns)
    lines = [f"[dim]{' ' * EDGE}{names.rstrip()}[/]"]
    for y in range(min(rows), max(rows) + 1):
        for i in range(4):
            edge = f"[dim]{_step(y, 'ns', say):>4} [/]" if i == 1 else " " * EDGE
            signs = (cells[x, y][i] if (x, y) in cells else " " * WIDTH for x in columns)
            lines.append((edge + "".join(signs)).rstrip())
    return lines


def _place(at: str) -> tuple[int, int]:
    """How far to the right of the castle and how far down."""
    return CELL_OF[at] % SIDE - REACH, CELL_OF[at] // SIDE - REACH


def _step(far: int, letters: str, say: Say) -> str:
    """A row or column by its part of a cell's name."""
    return _cell(f"{letters[far > 0]}{abs(far)}", say) if far else "·"


def _cell(cell: str, say: Say) -> str:
    return say(Phrase("fantazja-cell", {"cell": cell}))


def _tile_lines(stack: Mapping[str, Any], say: Say) -> list[str]:
    """A tile as it lies; the covered ones are in the details."""
    paint = CASTLE_PAINT if stack["owner"] is None else PAINT[stack["owner"]]
    name = "⌂" if stack["owner"] is None else stack["tile"]
    marks = "" if stack["owner"] is None else f"{_sign(stack['owner'], say)}{stack['points']}"
    marks += (DARK if stack["dark"] else "") + (SHIELD if stack["guarded_by"] is not None else "")
    return _box(name, marks, [_side(text, say) for text in stack["sides"]], paint)


def _box(name: str, marks: str, sides: list[str], paint: str) -> list[str]:
    top, right, bottom, left = sides
    inner = (f"{top:^9}", f"{left}{name:^5}{right}", f"{marks:^9}", f"{bottom:^9}")
    return [f"[{paint}]{line}[/] " for line in inner]


def _side(text: str, say: Say) -> str:
    """A side with the letter of its element in the viewer's language."""
    return say(Phrase(f"fantazja-element-{ELEMENT_OF[text[0]]}.letter")) + text[1:]


def _sign(seat: int, say: Say) -> str:
    return say(Phrase(f"fantazja-seat-{seat}.letter"))


def _open_lines(cell: Mapping[str, Any], viewer: int | None) -> list[str]:
    """F4.3: mark a cell that is barred for the viewer; for a spectator, if it is barred for any seat."""
    barred = bool(cell["barred"]) if viewer is None else viewer in cell["barred"]
    sign = "×" if barred else "·"
    return [" " * WIDTH, f"[dim]{sign:^9}[/] ", " " * WIDTH, " " * WIDTH]


def picture(name: str, turn: int, say: Say) -> str:
    """A tile alone, turned, to choose by."""
    tile = FACES[name]
    return "\n".join(line.rstrip() for line in _face(tile, turn, say))


# What lies beside it.


def _tokens(view: Mapping[str, Any], say: Say) -> list[str]:
    """F7: each token, where it is, and where it would go at the end of the turn."""
    lines = []
    for kind in TYPES:
        token = view["tokens"][kind]
        params = {
            "type": f"@fantazja-type-{kind}",
            "at": _whose(token["at"], token),
            "kept": "yes" if token["kept"] else "no",
            "next": _whose(token["next"], token),
            "moves": "no" if token["at"] == token["next"] else "yes",
            "nature": token["visible"][0],
            "light": token["visible"][1],
        }
        lines.append(say(Phrase("fantazja-board-token", params)))
    return [say(Phrase("fantazja-board-tokens")), *(f"  {line}" for line in lines)]


def _whose(holder: Any, token: Mapping[str, Any]) -> Phrase:
    """Where a token is: in the pool, with a seat, or on a building (F8.3)."""
    if holder == "building":
        params = {"cell": token["cell"], "seat": f"@fantazja-seat-{token['by']}"}
        return Phrase("fantazja-board-building", params)
    return Phrase("fantazja-board-pool" if holder == "pool" else f"fantazja-seat-{holder}")


def _player(view: Mapping[str, Any], seat: int, player: Mapping[str, Any], say: Say, width: int) -> list[str]:
    params = {
        "seat": f"@fantazja-faction-{player['faction']}",
        "points": player["points"],
        "bonus": player["bonus"],
        "imagination": len(player["face_down"]),
        "hand": player["hand_size"],
        "stack": player["stack_size"],
    }
    mark = "▶" if view["turn"] == seat else " "
    lines = [f"{mark} [{PAINT[seat]}] {_sign(seat, say)} [/] {say(Phrase('fantazja-board-player', params))}"]
    if player["hand"]:
        lines += [" " * EDGE + line for line in _hand(player["hand"], say, width)]
    own = [name for name in player["face_down"] if name]
    if own:
        lines.append(f"     {say(Phrase('fantazja-board-face-down'))} {' '.join(own)}")
    if seat == view["viewer"]:
        shown = view["shown"] or ()
        if shown:
            lines.append(f"     {say(Phrase('fantazja-board-shown'))} {' '.join(shown)}")
    elif player["hand"] is None:
        lines += [f"     {line}" for line in _known(player, say)]
    return lines


def _known(player: Mapping[str, Any], say: Say) -> list[str]:
    """F8.6: hidden tiles that are known; one may lie face down since, if something unknown does."""
    kinds: dict[str, list[str]] = {"in-hand": [], "in-hand-or-down": []}
    for item in player["known"]:
        since = player["face_down"][item["older_face_down"] :]
        kinds["in-hand-or-down" if None in since else "in-hand"].append(item["tile"])
    return [
        f"{say(Phrase(f'fantazja-board-{kind}'))} {' '.join(names)}" for kind, names in kinds.items() if names
    ]


def _hand(names: list[str], say: Say, width: int) -> list[str]:
    """The own hand, tile beside tile, unturned."""
    boxes = [_face(FACES[name], 0, say) for name in names]
    each = _beside(width)
    rows = [boxes[i : i + each] for i in range(0, len(boxes), each)]
    return ["".join(box[i] for box in row).rstrip() for row in rows for i in range(4)]


def _face(tile: Tile, turn: int, say: Say) -> list[str]:
    """A tile that is not laid."""
    sides = [_side(text, say) for text in sides_text(tile, turn)]
    return _box(tile.name, f"{tile.points}{DARK if tile.dark else ''}", sides, "reverse")


def details(view: Mapping[str, Any], say: Say) -> str:
    """What the powers do and the signs mean, discards, covered tiles, known bottoms, provenance."""
    lines = [
        f"[bold]{say(Phrase(f'fantazja-power-{kind}'))}[/] {say(Phrase(f'fantazja-power-{kind}.help'))}"
        for kind in TYPES
    ]
    lines.append(f"[bold]{say(Phrase('fantazja-dark'))}[/] {say(Phrase('fantazja-dark.help'))}")
    legend = {name: f"@fantazja-element-{name}" for name in ELEMENTS}
    lines += [say(Phrase("fantazja-board-legend", legend))]
    lines += [say(Phrase(f"fantazja-board-{name}")) for name in ("signs", "ids")]
    for player in view["players"]:
        who = {"seat": f"@fantazja-faction-{player['faction']}"}
        lines.append(f"{say(Phrase('fantazja-board-discards', who))} {' '.join(player['discards']) or '—'}")
        if player["stack_bottom"]:
            under = " ".join(player["stack_bottom"])
            lines.append(f"{say(Phrase('fantazja-board-bottom', who))} {under}")
    covered = [
        f"{_cell(stack['at'], say)} {_covered(stack, say)}" for stack in view["stacks"] if stack["under"]
    ]
    if covered:
        lines.append(f"{say(Phrase('fantazja-board-covered'))} {'; '.join(covered)}")
    return "\n".join([*lines, say(Phrase("fantazja-board-provenance"))])


def _covered(stack: Mapping[str, Any], say: Say) -> str:
    """The tiles under the visible one, from the bottom, each with its owner."""
    return " ".join(f"{_sign(item['owner'], say)}:{item['tile']}" for item in stack["under"])

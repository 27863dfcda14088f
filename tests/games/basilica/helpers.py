"""Positions drawn in the tests, and play by notation.

A cathedral is drawn row by row, the board above it, five cells a row:

    R     .    RB+   #    Y-       a red vault, an empty cell, a crowned red/blue vault,
    R@1   G*   Y^    B@2m .        scaffolding, a yellow vault without a crown; below them a
                                   builder of seat 1, glass, an altar, a Master Mason of seat 2

`+` asks for a crown and `-` for none; otherwise any tile of the colours will do. A rank is the first
letter of its name; `@1am` says which token it is: architect up, mason down.
Tiles elsewhere are written in the same way, with the order behind a full stop where it matters:
`R`, `RB+`, `R.move`, `.glass` (any colours).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from games.playing import Playing
from rosace.core import registry
from rosace.core.documents import POSITION_FORMAT
from rosace.games.basilica.kernel.actions import back_text
from rosace.games.basilica.kernel.component_data import COMPONENTS, Tile
from rosace.games.basilica.kernel.constants import COLOUR_SETS, ORDERS, RANKS

RULESET = registry.get("basilica")

CELL = re.compile(
    r"(?P<tile>[RYGB]+[+-]?)(?P<glass>\*)?(?P<altar>\^)?(@(?P<seat>[12])(?P<rank>[amsj]{0,2}))?"
)
TILE = re.compile(r"(?P<colours>[RYGB]*)(?P<crown>[+-]?)(\.(?P<order>\w+))?")
LETTER = {rank[0]: rank for rank in RANKS}
TOKENS = {
    "2010": ("am", "as", "ms", "am"),
    "2022": ("am", "ms", "sj", "ja"),
}


def letters(tile: Tile) -> str:
    return "".join(name[0].upper() for name in COLOUR_SETS[tile.kind >> 4])


def rarity(tile: Tile) -> tuple[bool, bool, int]:
    """Blue tiles first, then the other single colours, then the wild ones; the scarcer orders last."""
    colours = tile.kind >> 4
    return ORDERS[tile.back % 8] in ("confuse", "recruit", "move"), colours > 3, -colours


class Box:
    """Hands out the tiles of the box, each once."""

    def __init__(self, festum: bool):
        self.free = list(COMPONENTS.box(festum))

    def take(self, spec: str) -> Tile:
        """A free tile that fits; of two, the one that tests ask for by name less often."""
        found = TILE.fullmatch(spec)
        assert found, f"{spec!r} is no tile"
        for tile in sorted(self.free, key=rarity):
            if (
                found["colours"] in ("", letters(tile))
                and found["crown"] in ("", "-+"[tile.kind & 1])
                and found["order"] in (None, ORDERS[tile.kind // 2 % 8])
            ):
                self.free.remove(tile)
                return tile
        raise AssertionError(f"no tile {spec} is left in the box")


def document(
    drawing: str = "",
    *,
    variant: str = "2022",
    festum: bool = False,
    remove_six: bool = False,
    orders: Sequence[str] = ("B.move", "B.glass", "R.disaster"),
    vaults: Sequence[str] = ("R", "Y", "G"),
    stack: int | Sequence[str] | None = None,
    discards: Iterable[str] = (),
    six: Iterable[str] = (),
    reshuffled: bool = False,
    seat: int | None = 1,
    left: int = 3,
    placed: str | None = None,
    coins: tuple[int, int] = (1, 1),
    marker: int = 0,
    scorings: Sequence[Sequence[int]] = (),
    now: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A complete document.

    `stack` names its tiles, the top first, or says how many there are; what is left of the box lies
    among the discards. By default all that is left is the stack. `six` names some of the tiles removed
    (B11.1). After a reshuffle the order row counts as drawn from the new stack.
    """
    box = Box(festum)
    row = [box.take(spec) for spec in orders]
    wanted = [] if stack is None or isinstance(stack, int) else [box.take(spec) for spec in stack]
    removed = [box.take(spec) for spec in six]
    gone = [box.take(spec).id for spec in discards]
    display = [box.take(spec).id for spec in vaults]
    cathedral = draw(drawing, box, variant)
    removed += [box.take("") for _ in range(6 * remove_six - len(removed))]
    if stack is None:
        wanted, box.free = box.free, []
    elif isinstance(stack, int):
        wanted, box.free = box.free[:stack], box.free[stack:]
    found: dict[str, Any] = {
        "format": POSITION_FORMAT,
        "game": "basilica",
        "rules": RULESET.spec.rules,
        "options": {"variant": variant, "festum": festum, "remove_six": remove_six},
        "cathedral": cathedral,
        "scorings": [list(gains) for gains in scorings],
        "coins": list(coins),
        "marker": marker,
        "orders": [back_text(tile.back) for tile in row],
        "vaults": display,
        "stack": {"tiles": len(wanted), "top": back_text(wanted[0].back) if wanted else None},
        "discards": gone + [tile.id for tile in box.free],
        "turn": {"seat": None if seat is None else seat - 1, "actions_left": left, "just_placed": placed},
        "now": now or {"phase": "action"},
    }
    if reshuffled:
        found["reshuffled"] = {"unseen": [tile.id for tile in row + wanted], "older_orders": []}
    return found


def draw(drawing: str, box: Box, variant: str = "2022") -> dict[str, Any]:
    """The cathedral of a drawing."""
    tokens = [list(TOKENS[variant]), list(TOKENS[variant])]
    found: dict[str, Any] = {"vaults": {}, "scaffolding": [], "glass": [], "altars": [], "builders": []}
    rows = [line.split() for line in drawing.strip().splitlines()]
    for row, marks in enumerate(rows, 1):
        assert len(marks) == 5, f"row {row} has {len(marks)} cells"
        for column, mark in zip("abcde", marks, strict=True):
            cell = f"{column}{row}"
            if mark == "#":
                found["scaffolding"].append(cell)
            elif mark != ".":
                piece = CELL.fullmatch(mark)
                assert piece, f"{mark!r} is no cell"
                found["vaults"][cell] = box.take(piece["tile"]).id
                found["glass"] += [cell] if piece["glass"] else []
                found["altars"] += [cell] if piece["altar"] else []
                if piece["seat"]:
                    builder = {"seat": int(piece["seat"]) - 1, "at": cell}
                    if piece["rank"]:
                        builder["token"] = token(piece["rank"], tokens[builder["seat"]])
                    found["builders"].append(builder)
    return found


def token(faces: str, supply: list[str]) -> list[str]:
    """A token of the supply with these faces, the first of them up."""
    for pair in supply:
        if set(faces) <= set(pair):
            supply.remove(pair)
            down = pair.replace(faces[0], "")
            return [LETTER[faces[0]], LETTER[down]]
    raise AssertionError(f"no token {faces} is left")


def position(drawing: str = "", **rest: Any) -> Any:
    """The state of a drawing; see `document`."""
    return RULESET.read_position(document(drawing, **rest))


def cathedral(drawing: str, variant: str = "2022", festum: bool = False, **rest: Any) -> dict[str, Any]:
    """A document with the cathedral alone."""
    return {
        "format": POSITION_FORMAT,
        "game": "basilica",
        "options": {"variant": variant, "festum": festum},
        "cathedral": draw(drawing, Box(festum), variant),
        **rest,
    }


# Play.

PLAYING = Playing(RULESET, "builder", "order", "pay")
texts, cells, outcomes = PLAYING.texts, PLAYING.ends, PLAYING.outcomes
settle, step, play = PLAYING.settle, PLAYING.step, PLAYING.play
events_of, kinds, refusal = PLAYING.events_of, PLAYING.kinds, PLAYING.refusal
finish, walk = PLAYING.finish, PLAYING.walk

# Looking.

seen, again, check_same = PLAYING.seen, PLAYING.again, PLAYING.check_same


def at(state: Any, cell: str) -> dict[str, Any] | None:
    """What the view shows of a cell; None if it is empty."""
    return next((found for found in seen(state)["cathedral"] if found["at"] == cell), None)


def builders(state: Any) -> dict[str, str]:
    """Cell -> seat and first letter of the rank, such as `1m`."""
    return {
        found["at"]: f"{found['builder']['seat'] + 1}{(found['builder']['rank'] or '')[:1]}"
        for found in seen(state)["cathedral"]
        if "builder" in found
    }


def marked(state: Any, what: str) -> set[str]:
    """The cells with glass, an altar or scaffolding."""
    return {found["at"] for found in seen(state)["cathedral"] if found.get(what)}


def tiles_at(state: Any) -> dict[str, str]:
    """Cell -> the colours of its vault as letters."""
    return {
        found["at"]: "".join(name[0].upper() for name in found["colours"])
        for found in seen(state)["cathedral"]
        if "colours" in found
    }


def tokens_left(state: Any, seat: int) -> list[str]:
    """The tokens in a supply, sorted, such as `am`."""
    return sorted("".join(sorted(face[0] for face in pair)) for pair in seen(state)["seats"][seat]["tokens"])


def sheet_lines(sheet: Any) -> list[tuple[int, str, int, int]]:
    """Seat, colour, tiles and points of every line of an area with builders."""
    return [
        (line.seat, colour_of(line), line.params["tiles"], line.points)
        for line in sheet.lines
        if "colour" in line.params and not line.unclaimed
    ]


def unclaimed(sheet: Any) -> list[tuple[str, int, str]]:
    """Colour, tiles and first cell of every area without builders (B7.10)."""
    found = [line for line in sheet.lines if line.unclaimed]
    assert {(line.seat, line.points, line.clause) for line in found} <= {(None, 0, "B7.10")}
    return [(colour_of(line), line.params["tiles"], line.params["where"]) for line in found]


def colour_of(line: Any) -> str:
    return str(line.params["colour"]).removeprefix("@colour-").removesuffix(".area")


def score(drawing: str, variant: str = "2022", festum: bool = False, **rest: Any) -> tuple[int, ...]:
    """What a scoring of the drawing gives, Jugglers answered for in `juggle`."""
    return RULESET.score_document(cathedral(drawing, variant, festum, **rest)).totals


def count_tiles(state: Any) -> int:
    """Every tile of the box, wherever it is."""
    shown = seen(state)
    lying = sum(1 for found in shown["cathedral"] if "colours" in found)
    display = sum(1 for found in shown["orders"] + shown["vaults"] if found)
    gone = sum(found["number"] for found in shown["discards"])
    return lying + display + gone + shown["stack"]["tiles"] + shown["removed"]

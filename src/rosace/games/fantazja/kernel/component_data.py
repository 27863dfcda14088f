"""The components of components.json as masks and numbers for the kernel.

A tile in a turn is `tile * 4 + quarter turns`; a set of these is two words of 64 bits, sixteen tiles
in each: bit `(tile % 16) * 4 + turns` of word `tile // 16`. The castle is the 109th, and in no set.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rosace.core.documents import components_text, parse
from rosace.core.errors import BadComponents, BadDocument
from rosace.games.fantazja.kernel.constants import BONUS_POINTS, BONUS_TOKENS, ELEMENTS, HAND, TYPES

LEVELS = ("", "I", "II", "III")
LETTERS = "RPMGS"
# Twelve of level I and three special ones: the bound of the land (F11.1) rests on these numbers.
NAMES = [f"{letter}{rest}" for letter in LETTERS[:4] for rest in ("Ia", "Ib", "Ic", "IIa", "IIb", "III")]
NAMES += ["Sa", "Sb", "Sc"]


@dataclass(frozen=True)
class Tile:
    """A tile's face. `sides` are (element, number) from the top clockwise; a special one has level 0."""

    name: str
    type: int
    level: int
    points: int
    dark: bool
    sides: tuple[tuple[int, int], ...]

    @property
    def kind(self) -> str:
        """What a tile is apart from its sides: `MII`, `S`."""
        level = LEVELS[self.level] if type(self.level) is int and 0 <= self.level <= 3 else "?"
        return LETTERS[self.type] + level

    def side(self, direction: int, turn: int) -> tuple[int, int]:
        """What the side facing a direction shows when the tile is turned clockwise (F2.4)."""
        return self.sides[(direction - turn) % 4]


@dataclass(frozen=True)
class Components:
    """The component list, checked."""

    tiles: tuple[Tile, ...]
    castle: Tile
    status: dict[str, list[str]]
    digest: str


def load(text: str) -> Components:
    """Read a component list; BadComponents if the rules could not be played with it."""
    try:
        data = parse(text)
        tiles = tuple(_tile(data, item) for item in data["tiles"])
        components = Components(
            tiles=tiles,
            castle=Tile("castle", -1, -1, 0, False, _sides(data, data["castle"])),
            status=data["status"],
            digest=hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:8],
        )
        fixed = (data["hand"], data["bonus_points"], data["bonus_tokens"])
    except BadDocument as error:
        raise BadComponents(f"components: {error}") from None
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadComponents(f"components: {error!r}") from None
    for refusal in _refusals(components, fixed):
        raise BadComponents(f"components: {refusal}")
    return components


def _refusals(components: Components, fixed: tuple[Any, ...]) -> Iterator[str]:
    """What the rules could not be played with; a later question may rest on the answers before it."""
    tiles = components.tiles
    numbers = [number for tile in (*tiles, components.castle) for _, number in tile.sides]
    if sorted(str(tile.name) for tile in tiles) != sorted(NAMES):
        yield "the 27 tiles with the ids RIa to Sc are needed, each once (F1.1)"
    if any(tile.name.rstrip("abc") != tile.kind for tile in tiles):
        yield "a tile's id says its type and level: RIIa is residential, 2 (F2.1)"
    if any(type(tile.points) is not int or not 1 <= tile.points <= 99 for tile in tiles):
        yield "points are whole numbers from 1 to 99 (F2.1)"
    if len({(tile.kind, tile.points) for tile in tiles}) != len({tile.kind for tile in tiles}):
        yield "tiles of one type and level have the same points (F9.2)"
    if any(type(tile.dark) is not bool for tile in tiles):
        yield "dark is true or false (F2.1)"
    if any(type(number) is not int or number not in (1, 2, 3) for number in numbers):
        yield "a side has 1 to 3 symbols (F2.1)"
    if fixed != (HAND, BONUS_POINTS, BONUS_TOKENS):
        yield "a hand of 6, 8 bonus tokens of 5 points (F1.2, F1.3)"


def _tile(data: dict[str, Any], item: dict[str, Any]) -> Tile:
    unknown = set(item) - {"id", "type", "level", "points", "symbols", "elements", "dark"}
    if unknown:
        raise ValueError(f"{item['id']}: {', '.join(sorted(unknown))} is not a known name")
    if item["type"] not in TYPES:
        raise ValueError(f"{item['id']}: {item['type']!r} is no type")
    kind = TYPES.index(item["type"])
    return Tile(item["id"], kind, item["level"], item["points"], item["dark"], _sides(data, item))


def _sides(data: dict[str, Any], item: dict[str, Any]) -> tuple[tuple[int, int], ...]:
    """F2.4: a tile's own element list goes before its type's, and that before the common one."""
    by_type = data.get("type_elements", {})
    if set(by_type) - set(TYPES):
        raise ValueError(f"type_elements: {', '.join(sorted(set(by_type) - set(TYPES)))} is no type")
    names = item.get("elements") or by_type.get(item.get("type")) or data["elements_clockwise"]
    if set(names) - set(ELEMENTS):
        raise ValueError(f"{', '.join(sorted(map(str, set(names) - set(ELEMENTS))))} is no element")
    if len(names) != 4 or len(item["symbols"]) != 4:
        raise ValueError(f"a tile has four sides, not {len(names)} and {len(item['symbols'])}")
    return tuple((ELEMENTS.index(name), number) for name, number in zip(names, item["symbols"], strict=True))


COMPONENTS = load(components_text("rosace.games.fantazja"))
FACES = (*COMPONENTS.tiles, COMPONENTS.castle)

TYPE = [tile.type for tile in FACES]
LEVEL = [tile.level for tile in FACES]
POINTS = [tile.points for tile in FACES]
DARK = [int(tile.dark) for tile in FACES]

# What the side in direction d of a turned tile shows, as element * 4 + number.
SHOWN = [
    element * 4 + number
    for tile in FACES
    for turn in range(4)
    for element, number in (tile.side(direction, turn) for direction in range(4))
]


def _words(admitted: Any) -> list[int]:
    """The set of turned tiles that `admitted(tile, turn)` says yes to, as two words."""
    words = [0, 0]
    for i, tile in enumerate(COMPONENTS.tiles):
        for turn in range(4):
            if admitted(tile, turn):
                words[i // 16] |= 1 << (i % 16 * 4 + turn)
    return words


def _fits(direction: int, code: int) -> list[int]:
    """F4.2: level I and special tiles that may lie so that they meet this code in this direction."""

    def admitted(tile: Tile, turn: int) -> bool:
        element, number = tile.side(direction, turn)
        return tile.level < 2 and element == code // 4 and number >= code % 4

    return _words(admitted)


def _same_element(direction: int, element: int) -> list[int]:
    return _words(lambda tile, turn: tile.side(direction, turn)[0] == element)


def _of_level(level: int) -> list[int]:
    return _words(lambda tile, turn: tile.level == level)


def _upon(below: Tile, lying: int) -> list[int]:
    """F6.2: what may be built on a tile that lies so."""

    def admitted(tile: Tile, turn: int) -> bool:
        return (
            below.level > 0
            and (tile.type, tile.level) == (below.type, below.level + 1)
            and all(tile.side(d, turn)[0] == below.side(d, lying)[0] for d in range(4))
        )

    return _words(admitted)


FITS = [word for direction in range(4) for code in range(16) for word in _fits(direction, code)]
SAME_ELEMENT = [word for direction in range(4) for e in range(4) for word in _same_element(direction, e)]
UPON = [word for tile in COMPONENTS.tiles for turn in range(4) for word in _upon(tile, turn)]
OF_LEVEL = [word for level in range(4) for word in _of_level(level)]

"""Tiles, sides and cells of Fantazja, and what fits: plain things, for the reference model and tests."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import rosace

LIST = Path(rosace.__file__).parent / "games" / "fantazja" / "components.json"
COMPONENTS: dict[str, Any] = json.loads(LIST.read_text(encoding="utf-8"))

TYPES = ("residential", "production", "military", "magic", "special")
TURNS = (0, 90, 180, 270)  # degrees clockwise
SWAP = 3  # F8.1
SHOWN, UNDER = 4, 2  # F8.4

POOL, ON_TABLE = "pool", "on the table"  # where a token is that no seat holds

Cell = tuple[int, int]  # x to the right, y downwards, from the castle
CASTLE: Cell = (0, 0)
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # top, right, bottom, left


class Side(NamedTuple):
    """What one side of a tile shows (F2.1)."""

    element: str
    number: int


class Tile(NamedTuple):
    """A tile, or the castle, as printed (F2.1, F2.4)."""

    name: str
    type: str
    level: int  # 0 for special buildings
    points: int
    dark: bool
    sides: tuple[Side, ...]  # clockwise from the top

    @property
    def large(self) -> bool:
        """F2.2."""
        return self.level != 1

    def side(self, direction: int, turn: int) -> Side:
        """What a tile so turned shows in a direction."""
        return self.sides[(direction - turn // 90) % 4]


class Laid(NamedTuple):
    """A tile on the table."""

    owner: int
    tile: Tile
    turn: int

    def side(self, direction: int) -> Side:
        return self.tile.side(direction, self.turn)


Demand = tuple[int, Side]  # a direction, and what a tile has to join there


class Guard(NamedTuple):
    """The military token on the table (F8.3)."""

    seat: int  # who put it there
    cell: Cell


@dataclass
class Player:
    """What a player has before him (F1)."""

    stack: list[Tile]  # what may come in any order
    bottom: list[Tile] = field(default_factory=list)  # below that, in the order of drawing (F8.4)
    hand: list[Tile] = field(default_factory=list)
    imagination: list[Tile] = field(default_factory=list)  # in the order of placing
    discards: list[Tile] = field(default_factory=list)
    bonus: int = 0
    # F8.6: the tiles that all, or the opponent alone, have seen in the hand, with the number of face-down
    # tiles at that time: such a tile is still in the hand, or it was put face down after those.
    open: dict[str, int] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    recalled: set[str] = field(default_factory=set)  # the face-down tiles that all have seen put there

    def takes_openly(self, tile: Tile) -> None:
        self.hand.append(tile)
        self.forget(tile)
        self.open[tile.name] = len(self.imagination)

    def loses_openly(self, tile: Tile) -> None:
        """A tile leaves the hand, and all see which."""
        self.hand.remove(tile)
        self.forget(tile)

    def forget(self, tile: Tile) -> None:
        self.open.pop(tile.name, None)
        self.seen.pop(tile.name, None)

    def pays(self, tile: Tile) -> None:
        """F6.1; the face-down tiles after this one move up."""
        place = self.imagination.index(tile)
        self.imagination.remove(tile)
        self.discards.append(tile)
        self.recalled.discard(tile.name)
        self.forget(tile)
        for known in (self.open, self.seen):
            for name, number in known.items():
                known[name] = number - (number > place)


def other(seat: int) -> int:
    return 1 - seat


def beside(cell: Cell) -> list[Cell]:
    """The cells that share a side with this one: above, right, below, left."""
    return [(cell[0] + right, cell[1] + down) for right, down in STEPS]


def written(cell: Cell) -> str:
    """`n1e2`: north or south of the castle first."""
    right, down = cell
    across = f"{'e' if right > 0 else 'w'}{abs(right)}" if right else ""
    return (f"{'s' if down > 0 else 'n'}{abs(down)}" if down else "") + across or "castle"


def cell_of(text: str) -> Cell:
    """A cell as it is written."""
    steps = {letter: int(number) for letter, number in re.findall(r"([nsew])(\d+)", text)}
    return steps.get("e", 0) - steps.get("w", 0), steps.get("s", 0) - steps.get("n", 0)


def names(tiles: Iterable[Tile]) -> list[str]:
    return [tile.name for tile in tiles]


def sides(symbols: Iterable[int], elements: Iterable[str]) -> tuple[Side, ...]:
    return tuple(Side(element, number) for number, element in zip(symbols, elements, strict=True))


def tiles_of(components: Mapping[str, Any]) -> list[Tile]:
    """A faction's tiles; a tile or a type may have its own order of elements (F2.4)."""
    tiles = []
    for item in components["tiles"]:
        by_type = components.get("type_elements", {}).get(item["type"], components["elements_clockwise"])
        printed = sides(item["symbols"], item.get("elements", by_type))
        tiles.append(Tile(item["id"], item["type"], item["level"], item["points"], item["dark"], printed))
    return tiles


def castle_of(components: Mapping[str, Any]) -> Laid:
    castle = components["castle"]
    printed = sides(castle["symbols"], castle.get("elements", components["elements_clockwise"]))
    return Laid(-1, Tile("castle", "castle", 0, 0, False, printed), 0)


def fits(tile: Tile, turn: int, demands: Iterable[Demand], numbers: bool = True) -> bool:
    """F4.2: the same element on every shared side and, where numbers count, not fewer symbols."""
    for direction, wanted in demands:
        shown = tile.side(direction, turn)
        if shown.element != wanted.element or (numbers and shown.number < wanted.number):
            return False
    return True

"""What lies on the table in Basilica, areas and their points: plain things, for the reference model."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from rosace.games.basilica.kernel import constants as names

COMPONENTS = json.loads((Path(names.__file__).parent.parent / "components.json").read_text(encoding="utf-8"))

Cell = tuple[int, int]  # column, row; row 0 touches the board (B1.5)
Token = tuple[str, str]  # the rank that lies up, the rank that lies down

STEPS: dict[str, Cell] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Tile(NamedTuple):
    """A tile of which everything is known (B1.1)."""

    colours: tuple[str, ...]
    order: str
    crown: bool

    @property
    def wild(self) -> bool:
        return len(self.colours) == 2

    @property
    def back(self) -> Back:
        return Back(self.colours, self.order)


class Back(NamedTuple):
    """What the order side shows: everything but the crown (B1.3)."""

    colours: tuple[str, ...]
    order: str


class Hidden(NamedTuple):
    """A tile lying order side up, and the shuffle it came from."""

    back: Back
    shuffle: int


@dataclass
class Builder:
    seat: int
    token: Token | None = None

    @property
    def rank(self) -> str | None:
        return self.token[0] if self.token else None


@dataclass
class Player:
    """A player's supply (B1.2) and points."""

    tokens: list[Token]
    builders: int = COMPONENTS["builders_in_play"]
    coins: int = COMPONENTS["coins"]
    points: int = 0


@dataclass
class Cathedral:
    """What stands in the five columns (B1.5)."""

    vaults: dict[Cell, Tile] = field(default_factory=dict)
    scaffolding: set[Cell] = field(default_factory=set)
    builders: dict[Cell, Builder] = field(default_factory=dict)
    glass: set[Cell] = field(default_factory=set)
    altars: set[Cell] = field(default_factory=set)


class Area(NamedTuple):
    colour: str
    cells: frozenset[Cell]


class StackEnds(Exception):
    """A tile must be drawn and none can be had any more (B5.3)."""


def other(seat: int) -> int:
    return 1 - seat


def around(cell: Cell) -> list[Cell]:
    """The orthogonal neighbours inside the five columns (B1.5, B2.4)."""
    column, row = cell
    near = [(column + right, row + down) for right, down in STEPS.values()]
    return [(c, r) for c, r in near if 0 <= c < COMPONENTS["columns"] and r >= 0]


def in_rows(cells: Iterable[Cell]) -> list[Cell]:
    """Row by row from the board, each from the left."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def number(cell: Cell) -> int:
    """A cell as it is written in action ids."""
    column, row = cell
    return row * COMPONENTS["columns"] + column


# B7: areas and points.


def areas(vaults: Mapping[Cell, Tile], added: Mapping[Cell, str] | None = None) -> list[Area]:
    """All areas (B7.1); `added` are the colours that Jugglers chose (B7.9). Scaffolding has none (B7.4)."""
    added = added or {}
    all_areas = []
    for colour in names.COLOURS:
        # A wild tile is a tile of each of its colours, one colour at a time (B7.3).
        rest = {cell for cell, tile in vaults.items() if colour in tile.colours or added.get(cell) == colour}
        while rest:
            group: set[Cell] = set()
            reached = [min(rest)]
            while reached:
                cell = reached.pop()
                if cell in rest:
                    rest.remove(cell)
                    group.add(cell)
                    reached += around(cell)
            if len(group) == 1:
                # Alone only a tile printed in this one colour is an area (B7.2); neither a wild tile
                # (B7.3) nor an added colour (B7.9) makes one.
                (alone,) = group
                if vaults[alone].colours != (colour,):
                    continue
            all_areas.append(Area(colour, frozenset(group)))
    return all_areas


def points_of(area: Area, cathedral: Cathedral) -> tuple[list[int], list[str]]:
    """What an area gives to the two seats, and the rare things about it."""
    rare = []
    # A builder on a wild tile counts in every area of the tile, with its rank (B7.11).
    builders = [cathedral.builders[cell] for cell in area.cells if cell in cathedral.builders]
    if not builders:
        return [0, 0], []  # B7.10
    strength = [0, 0]
    for builder in builders:
        strength[builder.seat] += 2 if builder.rank == "mason" else 1  # B7.5
    if strength[0] != strength[1]:
        majority = 0 if strength[0] > strength[1] else 1
    else:
        strongmen = {builder.seat for builder in builders if builder.rank == "strongman"}  # B7.8
        if len(strongmen) == 2:
            return [0, 0], ["strongmen cancel out"]
        if not strongmen:
            return [0, 0], ["tie"]
        (majority,) = strongmen
        rare.append("strongman breaks tie")
    value = len(area.cells)
    if any(builder.rank == "architect" for builder in builders):  # of either player, once (B7.6)
        value *= 2
        if all(builder.seat != majority for builder in builders if builder.rank == "architect"):
            rare.append("architect helps the foe")
        if sum(builder.rank == "architect" for builder in builders) > 1:
            rare.append("two architects double once")
    for cell in area.cells & cathedral.glass:  # after doubling
        value += 4 if cell in cathedral.altars else 2
        rare.append("glass with altar" if cell in cathedral.altars else "glass")
    minority = [builder for builder in builders if builder.seat != majority]  # B7.7
    if any(builder.rank == "mason" for builder in minority):
        rare.append("mason in minority")
    points = [0, 0]
    points[majority] = value
    points[other(majority)] = len(minority)
    return points, rare

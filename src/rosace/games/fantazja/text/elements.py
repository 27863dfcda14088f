"""Cells, tiles and seats as other modules name them: elements to touch, and parameters of words.

cell:n1e2   turn:180   hand:RIa   face-down:RIa   discard:RIa   shown:RIa   token:magic
imagination  enough  end  stack

Pieces also come from and go to places that cannot be touched:

hand-of:0   stack-of:0   imagination-of:0   discards-of:0   bonus-of:0   bonus
token-at:magic:pool   token-at:magic:0   guard (the military token on a building)
"""

from __future__ import annotations

from functools import cache

from rosace.core.ruleset import Phrase
from rosace.games.fantazja.kernel.actions import CELL_WORDS, TILE_WORDS
from rosace.games.fantazja.kernel.component_data import FACES, Tile
from rosace.games.fantazja.kernel.constants import CASTLE, CELLS, DIRECTIONS, ELEMENTS, MARGIN, SIDE, TILES
from rosace.games.fantazja.kernel.state import FantazjaState

CASTLE_CELL = CASTLE - MARGIN
STEPS = (-SIDE, 1, SIDE, -1)  # top, right, bottom, left
LETTERS = {name: name[0].upper() for name in ELEMENTS}


def cell_element(cell: int) -> str:
    """The element of a cell."""
    return f"cell:{CELL_WORDS[cell]}"


def cell_word(cell: int) -> str:
    """A cell as a parameter of a message: its notation, but the castle by its name."""
    return "@fantazja-castle" if cell == CASTLE_CELL else CELL_WORDS[cell]


def place_of(name: str, seat: int) -> str:
    """A seat's place for tiles as a whole: `hand-of:0`."""
    return f"{name}-of:{seat}"


def token_place(kind: str, holder: int) -> str:
    """Where a power token lies: `token-at:magic:0`, or `token-at:magic:pool`."""
    return f"token-at:{kind}:{holder if holder >= 0 else 'pool'}"


def seat_word(seat: int) -> str:
    """A seat as a parameter of a message."""
    return f"@fantazja-seat-{seat}"


def tile_word(tile: int) -> str:
    """A tile as a parameter of a message."""
    return f"@fantazja-tile-{TILE_WORDS[tile]}"


def type_word(kind: str) -> str:
    """A type of building as a parameter of a message."""
    return f"@fantazja-type-{kind}"


def tiles_of(mask: int) -> list[int]:
    """The tiles of a set."""
    return [tile for tile in range(TILES) if mask >> tile & 1]


def names_of(mask: int) -> list[str]:
    """The tiles of a set by their names."""
    return [TILE_WORDS[tile] for tile in tiles_of(mask)]


def words_of(mask: int) -> list[str]:
    """The tiles of a set as parameters of a message."""
    return [f"@fantazja-tile-{TILE_WORDS[tile]}" for tile in tiles_of(mask)]


def stacks_in_order(state: FantazjaState) -> list[int]:
    """The stacks by their cells, row by row, the castle's among them."""
    return sorted(range(state.stacks), key=state.cell.__getitem__)


def face_down(state: FantazjaState, seat: int) -> list[int]:
    """The Imagination Points of a seat, the oldest first."""
    return list(state.face_down[seat * TILES : seat * TILES + state.num_face_down[seat]])


def cell_of(state: FantazjaState, stack: int) -> int:
    """The cell of a stack, as actions number them."""
    return state.cell[stack] - MARGIN


def visible(state: FantazjaState, stack: int) -> tuple[Tile, int]:
    """The visible tile of a stack and its quarter turns; the castle is stack 0."""
    return FACES[state.top[stack] // 4], state.top[stack] % 4


@cache
def _neighbours(cell: int) -> tuple[tuple[int, int], ...]:
    """The cells that share a side with a cell, each after its direction."""
    column = cell % SIDE
    there = (cell >= SIDE, column < SIDE - 1, cell < CELLS - SIDE, column > 0)
    return tuple((direction, cell + step) for direction, step in enumerate(STEPS) if there[direction])


def beside(state: FantazjaState, cell: int) -> dict[int, int]:
    """The stacks that share a side with a cell, by direction."""
    stacks = ((direction, state.stack_at(near)) for direction, near in _neighbours(cell))
    return {direction: stack for direction, stack in stacks if stack >= 0}


def side_word(tile: Tile, turn: int, direction: int) -> Phrase:
    """What a side shows, as a parameter of a message: letter and number."""
    element, number = tile.side(direction, turn)
    letter = f"@fantazja-element-{ELEMENTS[element]}.letter"
    return Phrase("fantazja-side", {"letter": letter, "number": number})


@cache
def sides_word(tile: int, turn: int) -> Phrase:
    """All sides of a tile, as a parameter of a message."""
    sides = {name: side_word(FACES[tile], turn, d) for d, name in enumerate(DIRECTIONS)}
    return Phrase("fantazja-sides", sides)


def sides_text(tile: Tile, turn: int) -> list[str]:
    """What each side shows, from the top clockwise: `E2`."""
    sides = (tile.side(direction, turn) for direction in range(4))
    return [f"{LETTERS[ELEMENTS[element]]}{number}" for element, number in sides]

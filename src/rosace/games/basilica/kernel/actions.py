"""Basilica's actions: ids, fields and text. The notation is what records and the terminal use.

place 2 c3          the vault of space 2 onto column c, row 3 (row 1 touches the board)
builder             a builder onto the vault just placed
order 1             execute the order of space 1; what it asks follows as decisions of its own:
promote c3          this builder ...
rank mason/juggler  ... gets this side of this token (the side up, the side down)
move c3 left        this builder one cell to the left, right, up (to the board) or down
recruit c3          a builder onto this vault
take c3             Confuse: this own builder goes back to the supply
glass c3, scaffold c3, disaster c3, altar c3
pay, decline        the answer to a paid order
juggle red          the colour of the next Juggler
first 1             chance: seat 1 begins
top red-blue.move   chance: the back of the stack's next top tile
crown yes           chance: the tile turned over has a crown
"""

from __future__ import annotations

from functools import cache

from rosace.core.families import Families, Family, Field
from rosace.games.basilica.kernel.constants import (
    CELLS,
    COLOUR_SETS,
    COLOURS,
    COLUMNS,
    DIRECTIONS,
    ORDERS,
    RANKS,
)


def cell_text(cell: int) -> str:
    """A cell's name: column letter and row number, `a1` being the board's left starting slot."""
    return f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}"


def back_text(back: int) -> str:
    """A back's name, such as `red-blue.move`."""
    return f"{'-'.join(COLOUR_SETS[back // len(ORDERS)])}.{ORDERS[back % len(ORDERS)]}"


@cache
def cell_of(action: int) -> int:
    """The cell an action names; -1 if it names none."""
    family = ACTIONS.family(action)
    for item, value in zip(family.fields, family.values(action - family.base), strict=True):
        if item.name == "cell":
            return value
    return -1


CELL_WORDS = tuple(map(cell_text, range(CELLS)))
CELL_OF = {word: cell for cell, word in enumerate(CELL_WORDS)}
BACK_WORDS = tuple(map(back_text, range(len(COLOUR_SETS) * len(ORDERS))))
BACK_OF = {word: back for back, word in enumerate(BACK_WORDS)}

_space = Field("space", ("1", "2", "3"))
_cell = Field("cell", CELL_WORDS)

ACTIONS = Families(
    Family("place", _space, _cell),
    Family("builder"),
    Family("order", _space),
    Family("promote", _cell),
    Family("rank", Field("token", tuple(f"{up}/{down}" for up in RANKS for down in RANKS))),
    Family("move", _cell, Field("direction", DIRECTIONS)),
    Family("recruit", _cell),
    Family("take", _cell),
    Family("glass", _cell),
    Family("scaffold", _cell),
    Family("disaster", _cell),
    Family("altar", _cell),
    Family("pay"),
    Family("decline"),
    Family("juggle", Field("colour", COLOURS)),
    Family("first", Field("seat", ("1", "2")), chance=True),
    Family("top", Field("back", BACK_WORDS), chance=True),
    Family("crown", Field("crown", ("no", "yes")), chance=True),
)

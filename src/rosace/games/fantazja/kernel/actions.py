"""Fantazja's actions: ids, fields and text. The notation is what records and the terminal use.

build RIIa          begin to build a tile of the hand; where it goes follows:
lay n1e2 180        onto a cell, one north and two east of the castle, turned clockwise
pay RIb             the face-down tile that pays for a large building
imagine RIc         a tile of the hand face down: an Imagination Point
power magic         use a power; what it asks follows as decisions of its own:
give RIa, enough, take RIb      Residential: hand tiles for as many discards
recall RIa          Production: the discard that becomes an Imagination Point
guard n1e2          Military: the building the token goes on
under RIa, enough   Magic: shown tiles that go under the draw stack
exchange RIa        Special: the hand tile that replaces a building; `lay` follows
end                 end the turn
first 1             chance: who begins
draw RIa, show RIa  chance: a tile drawn; a tile of a hand shown by Magic
"""

from __future__ import annotations

from rosace.core.families import Families, Family, Field
from rosace.games.fantazja.kernel.component_data import COMPONENTS
from rosace.games.fantazja.kernel.constants import CELLS, REACH, SIDE, TYPES


def cell_text(cell: int) -> str:
    """A cell's name, as seen from the castle: `n1e2` is one north (up) and two east (right)."""
    east, south = cell % SIDE - REACH, cell // SIDE - REACH
    down = f"{'ns'[south > 0]}{abs(south)}" if south else ""
    across = f"{'we'[east > 0]}{abs(east)}" if east else ""
    return down + across or "castle"


CELL_WORDS = tuple(map(cell_text, range(CELLS)))
CELL_OF = {word: cell for cell, word in enumerate(CELL_WORDS)}
TILE_WORDS = tuple(tile.name for tile in COMPONENTS.tiles)
TILE_OF = {word: tile for tile, word in enumerate(TILE_WORDS)}
TURN_WORDS = ("0", "90", "180", "270")

_tile = Field("tile", TILE_WORDS)
_cell = Field("cell", CELL_WORDS)

ACTIONS = Families(
    Family("build", _tile),
    Family("lay", _cell, Field("turn", TURN_WORDS)),
    Family("imagine", _tile),
    Family("pay", _tile),
    Family("power", Field("type", TYPES)),
    Family("give", _tile),
    Family("take", _tile),
    Family("recall", _tile),
    Family("guard", _cell),
    Family("under", _tile),
    Family("exchange", _tile),
    Family("enough"),
    Family("end", ends_turn=True),
    Family("first", Field("seat", ("1", "2")), chance=True),
    Family("draw", _tile, chance=True),
    Family("show", _tile, chance=True),
)

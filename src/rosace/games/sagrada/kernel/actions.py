"""Sagrada's actions: ids, fields and text. The notation is what records and the terminal use.

place R4 b2         draft the red 4 and put it on row b, column 2 (rows a to d, columns 1 to 5)
tool 8              use the tool with this number; what it asks follows as decisions of its own:
pay R4              solo: the die that goes onto the tool
draft R4            the die of the pool the tool acts on
adjust up           Grozing Pliers: one more or one less
swap B5             Lens Cutter: the die of the round track
value 6             Flux Remover: the value of the new die
put b2, return      where the die in hand goes, or back to the pool
move a1 b2, stop    a die of the window to another cell; enough moved
pass                end the turn
window firmitas     choose a window
first 1, private red, card 3, tool-card 8, public row-colours       chance: the deal
die R4, roll 6, colour red                                          chance: a die drawn, rolled
"""

from __future__ import annotations

from rosace.core.families import Families, Family, Field
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import CELLS, COLOURS, COLUMNS, KINDS, LETTERS, OBJECTIVES


def cell_text(cell: int) -> str:
    """A cell's name as the rulebook has it: row letter and column number."""
    return f"{'abcd'[cell // COLUMNS]}{cell % COLUMNS + 1}"


def die_text(kind: int) -> str:
    """A die's name: the letter of its colour, and its value."""
    return f"{LETTERS[kind // 6]}{kind % 6 + 1}"


CELL_WORDS = tuple(map(cell_text, range(CELLS)))
CELL_OF = {word: cell for cell, word in enumerate(CELL_WORDS)}
DIE_WORDS = tuple(map(die_text, range(KINDS)))
DIE_OF = {word: kind for kind, word in enumerate(DIE_WORDS)}
WINDOW_WORDS = tuple(window.slug for window in COMPONENTS.windows)
WINDOW_OF = {word: face for face, word in enumerate(WINDOW_WORDS)}
VALUES = tuple("123456")

_die = Field("die", DIE_WORDS)
_cell = Field("cell", CELL_WORDS)
_tool = Field("tool", tuple(str(number) for number in range(1, 13)))

ACTIONS = Families(
    Family("place", _die, _cell),
    Family("tool", _tool),
    Family("pass", ends_turn=True),
    Family("draft", _die),
    Family("put", _cell),
    Family("adjust", Field("step", ("up", "down"))),
    Family("swap", _die),
    Family("value", Field("value", VALUES)),
    Family("return"),
    Family("move", _cell, Field("to", CELL_WORDS)),
    Family("stop"),
    Family("pay", _die),
    Family("window", Field("window", WINDOW_WORDS)),
    Family("first", Field("seat", ("1", "2", "3", "4")), chance=True),
    Family("private", Field("colour", COLOURS), chance=True),
    Family("card", Field("card", tuple(str(number) for number in range(1, 13))), chance=True),
    Family("tool-card", _tool, chance=True),
    Family("public", Field("objective", OBJECTIVES), chance=True),
    Family("die", _die, chance=True),
    Family("roll", Field("value", VALUES), chance=True),
    Family("colour", Field("colour", COLOURS), chance=True),
)

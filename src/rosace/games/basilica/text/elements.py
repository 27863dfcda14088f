"""Cells, tiles and seats as other modules name them: elements to touch, neighbours, parameters of words.

Elements, as touch paths, reasons and events name them:
    cell:2,0    column 2, row 0 (the row at the board)      vault:0..2   a vault space
    order:0..2  an order space                              supply:0,1   a seat's supply
    token:architect/mason   a promotion token, side up first
    colour:red  pay:yes  pay:no  stack  discards  marker

Moves name single pieces as well, so that a builder travels and the vault under it stays:
    builder:2,0  rank:2,0  glass:2,0  altar:2,0   what stands or lies on a cell
    builders:0  coins:0  token:0:mason/juggler    the next piece of this kind in a seat's supply
    box:glass  box:scaffold  box:altar            a piece that comes out of the box
    track:4     the marker on this space
"""

from __future__ import annotations

from functools import cache
from typing import Any

from rosace.games.basilica.kernel import constants as c

_COLOUR_WORDS = [[f"@colour-{name}.vault" for name in names] for names in c.COLOUR_SETS]


@cache
def element(cell: int) -> str:
    """The element of a cell."""
    return piece("cell", cell)


def piece(kind: str, cell: int) -> str:
    """The element of a single piece on a cell."""
    return f"{kind}:{cell % c.COLUMNS},{cell // c.COLUMNS}"


def moved(cell: int, direction: int) -> int:
    """The cell one step away; -1 off the plan."""
    column, row = cell % c.COLUMNS + (-1, 1, 0, 0)[direction], cell // c.COLUMNS + (0, 0, -1, 1)[direction]
    return row * c.COLUMNS + column if 0 <= column < c.COLUMNS and 0 <= row < c.ROWS else -1


def neighbours(cell: int) -> list[int]:
    """The adjacent cells (B2.4)."""
    return [item for item in (moved(cell, direction) for direction in range(4)) if item >= 0]


def seat_word(seat: int) -> str:
    """A seat as a parameter of a message."""
    return f"@seat-{seat}"


def colours(kind: int) -> list[str]:
    """The colours of a kind as messages, in the form that goes with a vault."""
    return list(_COLOUR_WORDS[kind >> 4])


def tile_words(kind: int) -> dict[str, Any]:
    return {"colours": colours(kind), "crown": "yes" if kind & 1 else "no"}


def back_words(back: int) -> dict[str, Any]:
    return {"colours": colours(back * 2), "order": f"@order-{c.ORDERS[back % 8]}"}

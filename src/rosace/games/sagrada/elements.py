"""Cells, dice and seats as other modules name them: elements to touch, and parameters of words.

    cell:0,2,1   seat, column, row        pool:R4   a die of the draft pool      track:R4
    tool:8       a tool card              window:firmitas   a face to choose
    pass  return  stop  adjust:up  value:6  bag
"""

from __future__ import annotations

from rosace.games.sagrada.actions import DIE_WORDS
from rosace.games.sagrada.constants import COLUMNS, ROWS
from rosace.games.sagrada.state import SagradaState


def element(seat: int, cell: int) -> str:
    """The element of a cell of a seat's window."""
    return f"cell:{seat},{cell % COLUMNS},{cell // COLUMNS}"


def seat_word(seat: int) -> str:
    """A seat as a parameter of a message."""
    return f"@player-{seat}"


def tool_word(tool: int) -> str:
    """A tool as a parameter of a message."""
    return f"@sagrada-tool-{tool + 1}"


def cells_of(mask: int) -> list[int]:
    """The cells of a set."""
    return [cell for cell in range(20) if mask >> cell & 1]


def beside(cell: int) -> list[int]:
    """The cells that share a side with a cell."""
    column, row = cell % COLUMNS, cell // COLUMNS
    steps = ((-1, column > 0), (1, column < 4), (-COLUMNS, row > 0), (COLUMNS, row < 3))
    return [cell + step for step, there in steps if there]


def corners(cell: int) -> list[int]:
    """The cells that touch a cell at a corner."""
    column, row = cell % COLUMNS, cell // COLUMNS
    return [
        (row + down) * COLUMNS + column + right
        for down in (-1, 1)
        for right in (-1, 1)
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
    ]


def dice_of(counts: list[int]) -> list[str]:
    """Dice counted by kind, as their names."""
    return [DIE_WORDS[kind] for kind, number in enumerate(counts) for _ in range(number)]


def die_at(state: SagradaState, seat: int, cell: int) -> int:
    """The die of a cell; -1 if it is empty."""
    return state.die[seat * 20 + cell] if state.filled[seat] >> cell & 1 else -1

"""Cells, dice and seats as other modules name them: elements to touch, and parameters of words.

cell:0,2,1   seat, column, row        pool:R4   a die of the draft pool      track:R4
tool:8       a tool card              window:firmitas   a face to choose
pass  return  stop  adjust:up  value:6

Pieces also travel from and to what is not touched:
bag          hand: the die that a tool has in hand        track:3,0   the first die of the third round
tokens:0     the favour tokens of a seat
"""

from __future__ import annotations

from functools import cache

from rosace.games.sagrada.kernel.actions import DIE_WORDS
from rosace.games.sagrada.kernel.constants import CELLS, COLOURS, COLUMNS, KINDS, LETTERS, ROUNDS, ROWS
from rosace.games.sagrada.kernel.state import SagradaState


@cache
def element(seat: int, cell: int) -> str:
    """The element of a cell of a seat's window."""
    return f"cell:{seat},{cell % COLUMNS},{cell // COLUMNS}"


def seat_word(seat: int) -> str:
    """A seat as a parameter of a message."""
    return f"@player-{seat}"


def tool_word(tool: int) -> str:
    """A tool as a parameter of a message."""
    return f"@sagrada-tool-{tool + 1}"


def colour_word(colour: int) -> str:
    """The colour of a die as a parameter of a message."""
    return f"@colour-{COLOURS[colour]}.die"


def sign_words(sign: str) -> dict[str, str]:
    """What is printed on a cell, and its colour if it is one, as parameters of a message."""
    return {"sign": sign} | ({"colour": colour_word(LETTERS.index(sign))} if sign in LETTERS else {})


def cells_of(mask: int) -> list[int]:
    """The cells of a set."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


@cache
def beside(cell: int) -> tuple[int, ...]:
    """The cells that share a side with a cell."""
    column, row = cell % COLUMNS, cell // COLUMNS
    steps = ((-1, column > 0), (1, column < 4), (-COLUMNS, row > 0), (COLUMNS, row < 3))
    return tuple(cell + step for step, there in steps if there)


@cache
def corners(cell: int) -> tuple[int, ...]:
    """The cells that touch a cell at a corner."""
    column, row = cell % COLUMNS, cell // COLUMNS
    return tuple(
        (row + down) * COLUMNS + column + right
        for down in (-1, 1)
        for right in (-1, 1)
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
    )


def dice_of(counts: list[int]) -> list[str]:
    """Dice counted by kind, as their names."""
    return [DIE_WORDS[kind] for kind, number in enumerate(counts) if number for _ in range(number)]


def track_of(state: SagradaState) -> list[list[str]]:
    """The dice on the round track, round by round, as their names."""
    track = state.track
    return [dice_of(track[i : i + KINDS]) for i in range(0, ROUNDS * KINDS, KINDS)]


def die_at(state: SagradaState, seat: int, cell: int) -> int:
    """The die of a cell; -1 if it is empty."""
    return state.die[seat * CELLS + cell] if state.filled[seat] >> cell & 1 else -1


def dice_in(state: SagradaState, seat: int) -> dict[int, int]:
    """The dice of a seat's window by their cells."""
    die = state.die[seat * CELLS : seat * CELLS + CELLS]
    return {cell: die[cell] for cell in cells_of(state.filled[seat])}

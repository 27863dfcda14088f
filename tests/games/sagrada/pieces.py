"""Dice, windows, what fits and which objectives are met in Sagrada: plain things, for the reference model."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from rosace.games.sagrada.kernel import constants as names

COMPONENTS = json.loads((Path(names.__file__).parent.parent / "components.json").read_text(encoding="utf-8"))

COLOURS = ("red", "yellow", "green", "blue", "purple")
VALUES = (1, 2, 3, 4, 5, 6)
LETTERS = {colour: colour[0].upper() for colour in COLOURS}
ROWS, COLUMNS = 4, 5
ROUNDS = 10  # S1.4
TOOL_COLOURS = [
    next(colour for colour in COLOURS if LETTERS[colour] == tool["colour"]) for tool in COMPONENTS["tools"]
]
POINTS = dict(
    zip(names.OBJECTIVES, (item["points"] for item in COMPONENTS["public_objectives"]), strict=True)
)

Cell = tuple[int, int]  # row, column


class Die(NamedTuple):
    colour: str
    value: int


Window = dict[Cell, Die]  # the dice placed

CELLS: list[Cell] = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
BESIDE = {
    (row, column): [c for c in CELLS if abs(c[0] - row) + abs(c[1] - column) == 1] for row, column in CELLS
}
DIAGONAL = {
    (row, column): [c for c in CELLS if abs(c[0] - row) == abs(c[1] - column) == 1] for row, column in CELLS
}
TOUCHING = {cell: BESIDE[cell] + DIAGONAL[cell] for cell in CELLS}


@dataclass
class Player:
    """What lies before a player (S1.2)."""

    privates: list[str] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    face: int | None = None
    printed: dict[Cell, str] = field(default_factory=dict)  # colour letter, value or "."
    window: Window = field(default_factory=dict)
    tokens: int = 0


def number(cell: Cell) -> int:
    """A cell as it is written in action ids."""
    return cell[0] * COLUMNS + cell[1]


def kind(die: Die) -> int:
    """A die as it is written in action ids."""
    return COLOURS.index(die.colour) * 6 + die.value - 1


def on_edge(cell: Cell) -> bool:
    return cell[0] in (0, ROWS - 1) or cell[1] in (0, COLUMNS - 1)


# S3: placing a die.


def matches(printed: Mapping[Cell, str], die: Die, cell: Cell, ignoring: str = "") -> bool:
    """S3.3; `ignoring` is "colour" or "value" where a tool lets the printed one be ignored."""
    sign = printed[cell]
    if sign == ".":
        return True
    if sign in "123456":
        return ignoring == "value" or sign == str(die.value)
    return ignoring == "colour" or sign == LETTERS[die.colour]


def fits(
    window: Window, printed: Mapping[Cell, str], die: Die, cell: Cell, ignoring: str = "", apart: bool = False
) -> bool:
    """Whether a die may go there; `apart`: by the straightedge, without a neighbour (S4.3.9)."""
    if cell in window:
        return False
    if not matches(printed, die, cell, ignoring):
        return False
    if not window:
        return on_edge(cell)  # S3.1
    for near in BESIDE[cell]:  # S3.4
        if near in window and (window[near].colour == die.colour or window[near].value == die.value):
            return False
    contact = not window.keys().isdisjoint(TOUCHING[cell])
    return contact != apart  # S3.2


def spaces(player: Player, die: Die, apart: bool = False) -> list[Cell]:
    return [cell for cell in CELLS if fits(player.window, player.printed, die, cell, apart=apart)]


def destinations(player: Player, origin: Cell, ignoring: str = "") -> Iterator[Cell]:
    """Where a die of the window may be moved: it leaves its cell first, and goes to another (S4.4)."""
    rest = {cell: die for cell, die in player.window.items() if cell != origin}
    die = player.window[origin]
    for cell in CELLS:
        if cell != origin and fits(rest, player.printed, die, cell, ignoring):
            yield cell


def all_moves(
    player: Player, ignoring: str = "", colours: Iterable[str] = COLOURS, barred: Cell | None = None
) -> Iterator[tuple[Cell, Cell]]:
    """The moves of the dice of these colours in a window, but for the one on the `barred` cell."""
    for origin, die in player.window.items():
        if die.colour in colours and origin != barred:
            for to in destinations(player, origin, ignoring):
                yield origin, to


def moved(player: Player, origin: Cell, to: Cell) -> Player:
    """What a window is like after a move."""
    window = {to if cell == origin else cell: die for cell, die in player.window.items()}
    return Player(printed=player.printed, window=window)


# S5: points.


def lines(by_row: bool) -> list[list[Cell]]:
    if by_row:
        return [[(row, column) for column in range(COLUMNS)] for row in range(ROWS)]
    return [[(row, column) for row in range(ROWS)] for column in range(COLUMNS)]


def distinct_lines(window: Window, by_row: bool, what: str) -> int:
    """How many full rows or columns have no colour or no value twice (S5.1)."""
    count = 0
    for line in lines(by_row):
        if all(cell in window for cell in line):
            seen = [getattr(window[cell], what) for cell in line]
            count += len(set(seen)) == len(seen)
    return count


def sets_of(wanted: Iterable[Any], dice: Iterable[Any]) -> int:
    have = list(dice)
    return min(have.count(one) for one in wanted)


def times_met(objective: str, window: Window) -> int:
    """How often a public objective is met (S5.1)."""
    values = [die.value for die in window.values()]
    colours = [die.colour for die in window.values()]
    if objective == "row-colours":
        return distinct_lines(window, True, "colour")
    if objective == "column-colours":
        return distinct_lines(window, False, "colour")
    if objective == "row-shades":
        return distinct_lines(window, True, "value")
    if objective == "column-shades":
        return distinct_lines(window, False, "value")
    if objective == "light-shades":
        return sets_of((1, 2), values)
    if objective == "medium-shades":
        return sets_of((3, 4), values)
    if objective == "deep-shades":
        return sets_of((5, 6), values)
    if objective == "shade-variety":
        return sets_of(VALUES, values)
    if objective == "colour-variety":
        return sets_of(COLOURS, colours)
    assert objective == "colour-diagonals"  # each die once
    return sum(
        any(near in window and window[near].colour == die.colour for near in DIAGONAL[cell])
        for cell, die in window.items()
    )


def public_points(objective: str, window: Window) -> int:
    return POINTS[objective] * times_met(objective, window)


def private_points(privates: Iterable[str], window: Window) -> int:
    """S5.2; of two in a solo game the player scores the better one (S6.1)."""
    return max(
        (sum(die.value for die in window.values() if die.colour == colour) for colour in privates), default=0
    )

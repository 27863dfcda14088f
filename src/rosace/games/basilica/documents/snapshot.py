"""A state as plain data by cells: single facts for text and views, all of them for documents.

Code outside the kernel reads the cathedral through this module, not through the kernel's bit sets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rosace.games.basilica.kernel.constants import CELLS, KINDS, WORD_CELLS, WORDS
from rosace.games.basilica.kernel.state import BasilicaState

SCALARS = (
    "edition", "festum", "removed", "rows", "words", "altars", "jugglers", "juggled", "top", "stack", "age",
    "phase", "step", "turn", "seat", "actions_left", "actions_each", "last_cell", "space", "picked",
    "chosen_rank", "lays_left", "paid", "fill", "coin", "marker", "scorings", "due", "ending",
)  # fmt: skip
ARRAYS = (
    "red", "yellow", "green", "blue", "wild", "vault", "filled", "glass", "altar", "white", "black", "tile",
    "token", "supply", "tokens", "juggler_cell", "juggler_seat", "juggler_colour", "coins", "orders",
    "order_age", "vaults", "hidden", "hidden_of_set", "pool", "discards", "points", "banked",
)  # fmt: skip


@dataclass
class Snapshot:
    """The cathedral by cells, as the functions below return it, and the kernel's other fields by name."""

    tiles: dict[int, int] = field(default_factory=dict)
    scaffolds: list[int] = field(default_factory=list)
    glass: list[int] = field(default_factory=list)
    altars: list[int] = field(default_factory=list)
    builders: dict[int, tuple[int, int]] = field(default_factory=dict)
    jugglers: list[tuple[int, int, int]] = field(default_factory=list)
    fields: dict[str, Any] = field(default_factory=dict)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["fields"][name]
        except KeyError:
            raise AttributeError(name) from None


def cells(plane: list[int]) -> list[int]:
    """The cells of a bit set, ascending."""
    members = []
    for number, word in enumerate(plane):
        while word:
            members.append(number * WORD_CELLS + (word & -word).bit_length() - 1)
            word &= word - 1
    return members


def _plane(members: Any) -> list[int]:
    plane = [0] * WORDS
    for cell in members:
        plane[cell // WORD_CELLS] |= 1 << cell % WORD_CELLS
    return plane


def tiles(state: BasilicaState) -> dict[int, int]:
    """The kinds of the vaults by their cells, ascending."""
    tile = state.tile
    return {cell: tile[cell] for cell in cells(state.vault)}


def kind_at(state: BasilicaState, cell: int) -> int:
    """The kind of the vault on a cell; -1 if no vault is there."""
    there = state.vault[cell // WORD_CELLS] >> cell % WORD_CELLS & 1
    return state.tile[cell] if there else -1


def scaffolds(state: BasilicaState) -> list[int]:
    """The cells with scaffolding, ascending."""
    return cells([filled ^ vault for filled, vault in zip(state.filled, state.vault, strict=True)])


def builders(state: BasilicaState) -> dict[int, tuple[int, int]]:
    """Seat and token (-1: none) of the builders by their cells, ascending."""
    token, owners = state.token, ((0, state.white), (1, state.black))
    return dict(sorted((cell, (seat, token[cell])) for seat, plane in owners for cell in cells(plane)))


def jugglers(state: BasilicaState) -> list[tuple[int, int, int]]:
    """Seat, cell and colour (-1: not chosen yet) of the Jugglers that need a colour (B7.9)."""
    answers = zip(state.juggler_seat, state.juggler_cell, state.juggler_colour, strict=True)
    return list(answers)[: state.jugglers]


# What the Snapshot says by cells rather than by field.
_BY_CELL = {
    "red", "yellow", "green", "blue", "wild", "vault", "filled", "glass", "altar", "white", "black", "tile",
    "token", "juggler_cell", "juggler_seat", "juggler_colour", "jugglers", "altars", "rows", "words",
    "hidden", "hidden_of_set",
}  # fmt: skip


def take(state: BasilicaState) -> Snapshot:
    """The plain data of a state."""
    shot = Snapshot(
        tiles=tiles(state),
        scaffolds=scaffolds(state),
        glass=cells(state.glass),
        altars=cells(state.altar),
        builders=builders(state),
        jugglers=jugglers(state),
    )
    for name in SCALARS + ARRAYS:
        if name not in _BY_CELL:
            value = getattr(state, name)
            # Compiled, an array comes out as a new list; uncompiled it is the state's own.
            shot.fields[name] = value[:] if isinstance(value, list) else value
    shot.fields["altar_supply"] = state.altars
    return shot


def restore(shot: Snapshot) -> BasilicaState:
    """The state of a snapshot. It checks nothing: position.py checks documents first."""
    data = dict(shot.fields)
    state = BasilicaState(data["edition"], bool(data["festum"]), data["removed"], -1)
    tile, token = [0] * CELLS, [-1] * CELLS
    for cell, kind in shot.tiles.items():
        tile[cell] = kind
    for cell, (_, face) in shot.builders.items():
        token[cell] = face
    colours = {"red": (0, 4, 5, 6), "yellow": (1, 4, 7, 8), "green": (2, 5, 7, 9), "blue": (3, 6, 8, 9)}
    for name, sets in colours.items():
        data[name] = _plane(cell for cell, kind in shot.tiles.items() if kind >> 4 in sets)
    rows = max([*shot.tiles, *shot.scaffolds], default=-5) // 5 + 1
    padding = 10 - len(shot.jugglers)
    hidden = _hidden(data)
    data |= {
        "wild": _plane(cell for cell, kind in shot.tiles.items() if kind >> 4 >= 4),
        "vault": _plane(shot.tiles),
        "filled": _plane([*shot.tiles, *shot.scaffolds]),
        "glass": _plane(shot.glass),
        "altar": _plane(shot.altars),
        "white": _plane(cell for cell, (seat, _) in shot.builders.items() if seat == 0),
        "black": _plane(cell for cell, (seat, _) in shot.builders.items() if seat == 1),
        "tile": tile,
        "token": token,
        "rows": rows,
        "words": rows // 12 + 1,
        "altars": data.pop("altar_supply"),
        "jugglers": len(shot.jugglers),
        "juggler_seat": [seat for seat, _, _ in shot.jugglers] + [0] * padding,
        "juggler_cell": [cell for _, cell, _ in shot.jugglers] + [0] * padding,
        "juggler_colour": [colour for _, _, colour in shot.jugglers] + [-1] * padding,
        "hidden": hidden,
        "hidden_of_set": [sum(hidden[i : i + 8]) for i in range(0, 80, 8)],
    }
    for name in SCALARS + ARRAYS:
        value = data[name]
        setattr(state, name, value[:] if isinstance(value, list) else value)
    return state


def _hidden(data: dict[str, Any]) -> list[int]:
    """The hidden backs: the present pool without the tiles lying order side up."""
    pool = data["pool"][data["age"] * KINDS :][:KINDS]
    hidden = [pool[i] + pool[i + 1] for i in range(0, KINDS, 2)]
    for back, age in zip(data["orders"], data["order_age"], strict=True):
        if back >= 0 and age == data["age"]:
            hidden[back] -= 1
    if data["top"] >= 0:
        hidden[data["top"]] -= 1
    return hidden

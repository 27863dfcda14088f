"""The score sheet of Fantazja: building by building, bonus, and who leads in each type (F7, F9.2)."""

from __future__ import annotations

from rosace.core.game import Line, Sheet
from rosace.games.fantazja import constants as c
from rosace.games.fantazja.actions import CELL_WORDS
from rosace.games.fantazja.elements import cell_element, cell_of, tile_word, type_word, visible
from rosace.games.fantazja.position import RealTable
from rosace.games.fantazja.state import FantazjaState
from rosace.games.fantazja.tables import COMPONENTS

KIND_POINTS = {tile.kind: tile.points for tile in COMPONENTS.tiles}


def score_sheet(state: FantazjaState) -> Sheet:
    """Lines that sum to `state.score(seat)`; majorities are lines of no points."""
    lines: list[Line] = []
    stacks = sorted(range(1, state.stacks), key=lambda stack: cell_of(state, stack))
    for seat in range(c.SEATS):
        lines += [_building(state, stack) for stack in stacks if state.owner[stack] == seat]
        lines += _bonus(seat, state.bonus[seat])
        lines += [_majority(state, seat, kind) for kind in range(len(c.TYPES))]
    return Sheet(tuple(lines), c.SEATS)


def _building(state: FantazjaState, stack: int) -> Line:
    tile, _ = visible(state, stack)
    cell = cell_of(state, stack)
    params = {"tile": tile_word(state.top[stack] // 4), "cell": CELL_WORDS[cell]}
    return Line(
        state.owner[stack], tile.points, "fantazja-building", "F9.2", params, (cell_element(cell),)
    )


def _bonus(seat: int, number: int) -> list[Line]:
    if number == 0:
        return []
    params = {"number": number, "each": c.BONUS_POINTS}
    return [Line(seat, number * c.BONUS_POINTS, "fantazja-bonus", "F6.4", params)]


def _majority(state: FantazjaState, seat: int, kind: int) -> Line:
    """How many visible buildings of a type, who has the token, and where it would go as things stand."""
    mine, its = state.count[seat * 5 + kind], state.count[(1 - seat) * 5 + kind]
    goes = next_holder(state, kind)
    params = {
        "type": type_word(c.TYPES[kind]),
        "mine": mine,
        "theirs": its,
        "token": _whose(state.token[kind], seat),
        "next": "same" if goes == state.token[kind] else _whose(goes, seat),
    }
    cells = tuple(
        cell_element(cell_of(state, stack))
        for stack in range(1, state.stacks)
        if state.owner[stack] == seat and visible(state, stack)[0].type == kind
    )
    return Line(seat, 0, "fantazja-majority", "F7.1", params, tuple(sorted(cells)))


def next_holder(state: FantazjaState, kind: int) -> int:
    """F7: where a token would be if the present turn ended now: -1 pool, a seat, 2 on a building."""
    if state.token[kind] == c.ON_BUILDING or state.seat < 0 or state.phase == c.P_OVER:
        return int(state.token[kind])
    if state.leads(kind):
        return int(state.seat)
    return -1 if state.count[kind] == state.count[5 + kind] else int(state.token[kind])


def _whose(holder: int, seat: int) -> str:
    if holder == c.ON_BUILDING:
        return "building"
    return "pool" if holder < 0 else "mine" if holder == seat else "theirs"


def table_sheet(table: RealTable) -> Sheet:
    """The score sheet of visible buildings on a real table, given by their kinds (F9.2)."""
    lines: list[Line] = []
    for seat, kinds in enumerate(table.visible):
        for kind in kinds:
            params = {"kind": f"@fantazja-kind-{kind}"}
            lines.append(Line(seat, KIND_POINTS[kind], "fantazja-kind", "F9.2", params))
        lines += _bonus(seat, table.bonus[seat])
    return Sheet(tuple(lines), c.SEATS)

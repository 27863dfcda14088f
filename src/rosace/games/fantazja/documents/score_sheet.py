"""The score sheet of Fantazja: building by building, bonus, who leads in each type, who wins (F7, F9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rosace.core.ruleset import Phrase, ScoreLine, ScoreSheet
from rosace.games.fantazja.documents.position import RealTable
from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.component_data import COMPONENTS
from rosace.games.fantazja.kernel.state import FantazjaState
from rosace.games.fantazja.text.elements import (
    cell_element,
    cell_word,
    seat_word,
    stacks_in_order,
    tile_word,
    type_word,
)

KIND_POINTS = {tile.kind: tile.points for tile in COMPONENTS.tiles}


def score_sheet(state: FantazjaState) -> ScoreSheet:
    """Lines that sum to `state.score(seat)`; last, as lines of no points, majorities or who has won."""
    lines: list[ScoreLine] = []
    buildings = list(_buildings(state))
    for seat in range(c.SEATS):
        lines += [_building(seat, tile, cell) for owner, tile, cell in buildings if owner == seat]
        lines += _bonus(seat, state.bonus[seat])
    if state.phase == c.P_OVER:
        lines.append(_winner([state.score(seat) for seat in range(c.SEATS)], state.num_face_down))
    else:
        for kind in range(len(c.TYPES)):
            cells = [cell for _, tile, cell in buildings if COMPONENTS.tiles[tile].type == kind]
            lines.append(_majority(state, kind, cells))
    return ScoreSheet(tuple(lines), c.SEATS)


def _buildings(state: FantazjaState) -> Iterator[tuple[int, int, int]]:
    """Owner, tile and cell of each visible building, row by row."""
    owner, top, cell = state.owner, state.top, state.cell
    for stack in stacks_in_order(state):
        if stack > 0:
            yield owner[stack], top[stack] // c.TURNS, cell[stack] - c.MARGIN


def _building(seat: int, tile: int, cell: int) -> ScoreLine:
    kind = type_word(c.TYPES[COMPONENTS.tiles[tile].type])
    params = {"tile": tile_word(tile), "cell": cell_word(cell), "type": kind}
    points = COMPONENTS.tiles[tile].points
    return ScoreLine(seat, points, "fantazja-building", "F9.2", params, (cell_element(cell),))


def _bonus(seat: int, number: int) -> list[ScoreLine]:
    if number == 0:
        return []
    params = {"number": number, "each": c.BONUS_POINTS}
    return [ScoreLine(seat, number * c.BONUS_POINTS, "fantazja-bonus", "F6.4", params)]


# The whole game.


def final_lines(start: FantazjaState, actions: Iterable[int]) -> list[ScoreLine]:
    """The score sheet at the end, and the buildings that Dark Energy removed: points had, then lost."""
    end, struck = start.clone(), []
    standing = _standing(end)
    for action in actions:
        fired, laid = end.fired, (end.seat, end.begun)
        end.apply(action)
        if end.fired > fired:
            left = _standing(end)
            struck += [_building(*standing[cell], cell) for cell in sorted(standing.keys() - left.keys())]
            standing = left
        elif c.A_LAY <= action < c.A_IMAGINE:
            standing[(action - c.A_LAY) // c.TURNS] = laid
    lost = [replace(line, points=-line.points, kind="fantazja-dark", clause="F6.5") for line in struck]
    return [_at(start, line) for line in (*score_sheet(end).lines, *struck, *lost) if line.points]


def _standing(state: FantazjaState) -> dict[int, tuple[int, int]]:
    """Owner and tile of each visible building by its cell."""
    return {cell: (seat, tile) for seat, tile, cell in _buildings(state)}


def _at(start: FantazjaState, line: ScoreLine) -> ScoreLine:
    """A line with those of its cells that are built on already."""
    there = {cell_element(cell) for _, _, cell in _buildings(start)}
    return replace(line, elements=tuple(cell for cell in line.elements if cell in there))


def topic(line: ScoreLine) -> Phrase:
    """The buildings of a type, bonus tokens, or Dark Energy."""
    if line.kind == "fantazja-building":
        return Phrase("topic-fantazja-building", {"type": line.params["type"]})
    if line.kind in ("fantazja-bonus", "fantazja-dark"):
        return Phrase(f"topic-{line.kind}")
    return Phrase(f"score-{line.kind}", line.params)


# Tokens.


def _majority(state: FantazjaState, kind: int, cells: list[int]) -> ScoreLine:
    """How many visible buildings of a type, where, who has the token, and where it goes as things stand."""
    holder, goes, kept = state.token[kind], next_holder(state, kind), is_kept(state, kind)
    guarding = holder == c.ON_BUILDING
    with_seat = state.guard_by if guarding else holder
    params = {
        "type": type_word(c.TYPES[kind]),
        "nature": state.count[kind],
        "light": state.count[5 + kind],
        "token": "building" if guarding else "pool" if holder < 0 else "seat",
        "seat": "" if with_seat < 0 else seat_word(with_seat),
        "cell": cell_word(state.guarded - c.MARGIN) if guarding else "",
        "kept": "yes" if kept else "no",
        "next": "same" if goes == holder else "pool" if goes < 0 else "seat",
        "to": "" if goes == holder or goes < 0 else seat_word(goes),
    }
    # The line is that of who has the token or will have it, else of who has more of the type.
    more = int(state.count[5 + kind] > state.count[kind])
    seat = next((one for one in (with_seat, goes) if one in (0, 1)), more)
    clause = "F7.3" if kept else "F8.3" if guarding else "F7.1"
    return ScoreLine(seat, 0, "fantazja-majority", clause, params, tuple(map(cell_element, cells)))


def is_kept(state: FantazjaState, kind: int) -> bool:
    """F7.3: whether a seat has a token without leading in the sense of F7.1."""
    holder = state.token[kind]
    if holder not in (0, 1):
        return False
    mine, its = state.count[holder * 5 + kind], state.count[(1 - holder) * 5 + kind]
    return not (mine >= 2 and mine > its)


def next_holder(state: FantazjaState, kind: int) -> int:
    """F7: where a token would be if the present turn ended now: -1 pool, a seat, 2 on a building."""
    if state.token[kind] == c.ON_BUILDING or state.seat < 0 or state.phase == c.P_OVER:
        return int(state.token[kind])
    if state.leads(kind):
        return int(state.seat)
    return -1 if state.count[kind] == state.count[5 + kind] else int(state.token[kind])


# The end.


def _winner(points: Sequence[int], imagination: Sequence[int] | None) -> ScoreLine:
    """F9.3: who wins, and by what; where that cannot be said yet, by what it will be decided."""
    by, compared = "points", points
    if points[0] == points[1]:
        by, compared = ("unknown", points) if imagination is None else ("imagination", imagination)
    seat = int(compared[1] > compared[0])
    if by == "imagination" and compared[0] == compared[1]:
        by = "equal"
    params = {"by": by, "seat": seat_word(seat), "more": compared[seat], "less": compared[1 - seat]}
    return ScoreLine(seat, 0, "fantazja-winner", "F9.3", params)


def table_sheet(table: RealTable) -> ScoreSheet:
    """The score sheet of visible buildings on a real table, given by their kinds (F9.2)."""
    lines: list[ScoreLine] = []
    for seat, kinds in enumerate(table.visible):
        for kind in kinds:
            params = {"kind": f"@fantazja-kind-{kind}"}
            lines.append(ScoreLine(seat, KIND_POINTS[kind], "fantazja-kind", "F9.2", params))
        lines += _bonus(seat, table.bonus[seat])
    lines.append(_winner(ScoreSheet(tuple(lines), c.SEATS).totals, table.imagination))
    return ScoreSheet(tuple(lines), c.SEATS)

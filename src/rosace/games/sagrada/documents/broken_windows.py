"""S5.5: windows of a real table that break the placement rules, and the fewest dice that must leave them.

A window is in order if its dice fit what is printed (S3.3), no two side by side are alike (S3.4), and they
can have been placed one beside the other from the border on (S3.1, S3.2). Tools can explain some of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.text.elements import beside, corners

Dice = dict[int, int]  # the dice of a window, by cell
Cells = frozenset[int]

# A die that was moved can have left others without contact, and none on the border.
MOVING_TOOLS = (c.T_EGLOMISE, c.T_BURNISHER, c.T_LATHEKIN, c.T_WHEEL)


@dataclass(frozen=True)
class PlacementRules:
    """What a window asks of its dice, and which rules the tools that were used leave in force."""

    signs: str
    tools: frozenset[int] = frozenset()

    def has_wrong_colour(self, cell: int, kind: int) -> bool:
        sign = self.signs[cell]
        return c.T_EGLOMISE not in self.tools and sign in c.LETTERS and sign != c.LETTERS[kind // 6]

    def has_wrong_value(self, cell: int, kind: int) -> bool:
        sign = self.signs[cell]
        return c.T_BURNISHER not in self.tools and sign in "123456" and sign != str(kind % 6 + 1)

    def must_touch(self) -> bool:
        """S3.2; S8.9 places a die where it touches none."""
        return not self.tools & {c.T_CORK, *MOVING_TOOLS}

    def may_lie(self, cells: Collection[int]) -> bool:
        """S3.1: whether dice may lie so far from the border; S4.4 moves a lone die only along it."""
        return on_border(cells) or (len(cells) > 1 and bool(self.tools & set(MOVING_TOOLS)))


def alike(dice: Dice, cell: int, by: int) -> list[int]:
    """Neighbours of the same colour (`by` 0) or value (1), against S3.4."""
    found = []
    for other in beside(cell):
        if other in dice and divmod(dice[other], 6)[by] == divmod(dice[cell], 6)[by]:
            found.append(other)
    return found


def groups(cells: Collection[int]) -> list[Cells]:
    """Dice that touch, by a side or at a corner, in groups; in the order of their first cells."""
    left, found = set(cells), []
    for start in sorted(cells):
        if start not in left:
            continue
        group, todo = set(), [start]
        left.remove(start)
        while todo:
            cell = todo.pop()
            group.add(cell)
            touching = left.intersection((*beside(cell), *corners(cell)))
            left -= touching
            todo += touching
        found.append(frozenset(group))
    return found


def on_border(cells: Collection[int]) -> bool:
    return any(1 << cell & c.EDGE for cell in cells)


def smallest_removals(dice: Dice, rules: PlacementRules) -> list[Cells]:
    """The sets of dice to take away so that the rest is in order: all those with the fewest dice.

    >>> signs = "." * 20
    >>> [sorted(cells) for cells in smallest_removals({0: 0, 1: 7, 18: 12}, PlacementRules(signs))]
    [[18]]
    """
    best: set[Cells] = {frozenset()}
    for kept in _kept(dice, rules):
        size = len(next(iter(best)))
        if len(kept) > size:
            best = {kept}
        elif len(kept) == size:
            best.add(kept)
    return sorted((frozenset(dice) - kept for kept in best), key=sorted)


def _kept(dice: Dice, rules: PlacementRules) -> Iterator[Cells]:
    """Sets of dice that are in order, the largest among them.

    Whatever is in order lies in a largest set without two alike side by side, and there in one group.
    """
    fitting = {
        cell
        for cell, kind in dice.items()
        if not rules.has_wrong_colour(cell, kind) and not rules.has_wrong_value(cell, kind)
    }
    enemies = {cell: fitting.intersection(alike(dice, cell, 0) + alike(dice, cell, 1)) for cell in fitting}
    for peaceful in _without_enemies(frozenset(fitting), enemies):
        for group in groups(peaceful) if rules.must_touch() else [peaceful]:
            if rules.may_lie(group):
                yield group


def _without_enemies(cells: Cells, enemies: dict[int, set[int]]) -> Iterator[Cells]:
    """Subsets in which no two are enemies, every largest one among them."""
    troubled = [cell for cell in cells if enemies[cell] & cells]
    if not troubled:
        yield cells
        return
    one = max(troubled, key=lambda cell: (len(enemies[cell] & cells), -cell))
    yield from _without_enemies(cells - enemies[one], enemies)
    yield from _without_enemies(cells - {one}, enemies)

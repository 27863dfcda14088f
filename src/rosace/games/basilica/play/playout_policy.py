"""What somebody would do in Basilica who does not think long: for playouts, so above all quick.

Vaults go where they make one's own areas bigger and not the other's, builders onto vaults that are
not in one's own area yet, and of the orders those are taken that cannot do much harm.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import MoveList
    from cython.cimports.rosace.games.basilica.kernel.cathedral import SET_MASK, holds, near
    from cython.cimports.rosace.games.basilica.kernel.rules import Rules
else:
    from rosace.core.bits import lowest, popcount
    from rosace.core.rng import Rng
    from rosace.core.state import MoveList
    from rosace.games.basilica.kernel.cathedral import SET_MASK, holds, near
    from rosace.games.basilica.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.basilica.kernel.rules import Rules


class Advice(Rules):
    """Suggestions.

    area_mine, area_foes [colour * 13 + word]: the cells where a vault of a colour would join an area in
    which the active seat, or the other one, has the majority
    """

    def _empty_advice(self):
        self.area_mine = [0] * 52
        self.area_foes = [0] * 52

    def _suggest(self, rng: Rng, moves: MoveList) -> cython.int:
        if self.phase == P_ACTION:
            return self._suggest_action(rng)
        self._legal(moves)
        return moves.ids[rng.below(moves.n)]

    def _suggest_action(self, rng: Rng) -> cython.int:
        order: cython.int
        mine: cython.bint = self._survey()
        if self.last_cell >= 0 and self.supply[self.turn] > 0 and rng.below(8) < (1 if mine else 5):
            return A_BUILDER
        if rng.below(4) == 0:
            order = self._useful_order(rng.below(3))
            if order >= 0:
                return order
        return self._some_place(rng)

    def _survey(self) -> cython.bint:
        """Fill `area_mine` and `area_foes`; say whether the vault just laid is in an area of one's own."""
        word: cython.int
        i: cython.int
        mine: cython.bint = False
        for i in range(4):
            for word in range(self.words):
                self.area_mine[i * 13 + word] = 0
                self.area_foes[i * 13 + word] = 0
        self._open_areas(False, False)
        while self._next_area():
            if self.area_winner == self.turn and self.last_cell >= 0 and holds(self.area, self.last_cell):
                mine = True
            for word in range(self.words):
                if self.area_winner == self.turn:
                    self.area_mine[self.area_colour * 13 + word] |= near(self.area, word)
                elif self.area_winner >= 0:
                    self.area_foes[self.area_colour * 13 + word] |= near(self.area, word)
        return mine

    def _useful_order(self, first: cython.int) -> cython.int:
        """An order that serves the seat whatever it is used on; -1 if there is none."""
        i: cython.int
        space: cython.int
        order: cython.int
        for i in range(3):
            space = (first + i) % 3
            order = self.orders[space] & 7
            if (order == PROMOTE or order == RECRUIT or order == GLASS) and self._cannot_execute(order) == 0:
                return A_ORDER + space
        return -1

    def _some_place(self, rng: Rng) -> cython.int:
        """Any of the best rated places for a vault."""
        rating: cython.int = 3
        space: cython.int
        word: cython.int
        total: cython.int
        cells: cython.ulonglong
        while True:
            total = 0
            for space in range(3):
                for word in range(self.words):
                    total += popcount(self._rated(space, word, rating))
            if total > 0:
                break
            rating -= 1
        total = rng.below(total)
        for space in range(3):
            for word in range(self.words):
                cells = self._rated(space, word, rating)
                if total < popcount(cells):
                    while total > 0:
                        cells &= cells - 1
                        total -= 1
                    return space * CELLS + word * WORD_CELLS + lowest(cells)
                total -= popcount(cells)
        return -1

    def _rated(self, space: cython.int, word: cython.int, rating: cython.int) -> cython.ulonglong:
        """Places of a rating: 3 for one's own areas, 2 for both seats', 1 for nobody's, 0 for the other's."""
        colour: cython.int
        colours: cython.int = SET_MASK[self.vaults[space] >> 4]
        mine: cython.ulonglong = 0
        foes: cython.ulonglong = 0
        cells: cython.ulonglong = self._reach(word)
        if self.vaults[space] >> 4 >= FIRST_WILD:
            cells &= FULL & ~near(self.wild, word)  # B3.2
        for colour in range(4):
            if (colours >> colour) & 1:
                mine |= self.area_mine[colour * 13 + word]
                foes |= self.area_foes[colour * 13 + word]
        if rating == 3:
            return cells & mine & (FULL & ~foes)
        if rating == 2:
            return cells & mine & foes
        if rating == 1:
            return cells & (FULL & ~(mine | foes))
        return cells & foes & (FULL & ~mine)

"""Quick decisions for playouts of Basilica: plausible rather than good, and above all fast.

Vaults go where they enlarge the player's own areas and not the opponent's. Builders go on vaults that
are not in an own area yet. Orders are used only if they can hardly do harm.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import MoveList
    from cython.cimports.rosace.games.basilica.kernel.cathedral import SET_MASK, adjacent, has_cell
    from cython.cimports.rosace.games.basilica.kernel.visibility import Visibility
else:
    from rosace.core.bits import lowest, popcount
    from rosace.core.rng import Rng
    from rosace.core.state import MoveList
    from rosace.games.basilica.kernel.cathedral import SET_MASK, adjacent, has_cell
    from rosace.games.basilica.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.basilica.kernel.visibility import Visibility


class PlayoutPolicy(Visibility):
    """Suggestions.

    own_area_cells, opponent_area_cells [colour * 13 + word]: the cells where a vault of a colour would
    join an area in which the active seat, or the other one, has the majority
    """

    def _clear_policy_scratch(self) -> None:
        self.own_area_cells = [0] * 52
        self.opponent_area_cells = [0] * 52

    def _suggest(self, rng: Rng, moves: MoveList) -> cython.int:
        if self.phase == P_ACTION:
            return self._suggest_action(rng)
        self._legal(moves)
        return moves.ids[rng.below(moves.n)]

    def _suggest_action(self, rng: Rng) -> cython.int:
        order: cython.int
        in_own_area: cython.bint = self._scan_areas()
        if self.last_cell >= 0 and self.supply[self.turn] > 0 and rng.below(8) < (1 if in_own_area else 5):
            return A_BUILDER
        if rng.below(4) == 0:
            order = self._useful_order(rng.below(3))
            if order >= 0:
                return order
        return self._random_best_place(rng)

    def _scan_areas(self) -> cython.bint:
        """Fill the two arrays; return whether the vault just placed is in an own area."""
        word: cython.int
        i: cython.int
        in_own_area: cython.bint = False
        for i in range(4):
            for word in range(self.words):
                self.own_area_cells[i * 13 + word] = 0
                self.opponent_area_cells[i * 13 + word] = 0
        self._begin_area_walk(False, False)
        while self._next_area():
            if self.area_winner == self.turn and self.last_cell >= 0 and has_cell(self.area, self.last_cell):
                in_own_area = True
            for word in range(self.words):
                if self.area_winner == self.turn:
                    self.own_area_cells[self.area_colour * 13 + word] |= adjacent(self.area, word)
                elif self.area_winner >= 0:
                    self.opponent_area_cells[self.area_colour * 13 + word] |= adjacent(self.area, word)
        return in_own_area

    def _useful_order(self, first: cython.int) -> cython.int:
        """An order that helps whatever it is used on; -1 if no such order can be executed."""
        i: cython.int
        space: cython.int
        order: cython.int
        for i in range(3):
            space = (first + i) % 3
            order = self.orders[space] & 7
            if (order == PROMOTE or order == RECRUIT or order == GLASS) and self._why_not_execute(order) == 0:
                return A_ORDER + space
        return -1

    def _random_best_place(self, rng: Rng) -> cython.int:
        """A random one of the best rated places for a vault."""
        rating: cython.int = 3
        space: cython.int
        word: cython.int
        total: cython.int
        cells: cython.ulonglong
        while True:
            total = 0
            for space in range(3):
                for word in range(self.words):
                    total += popcount(self._places_rated(space, word, rating))
            if total > 0:
                break
            rating -= 1
        total = rng.below(total)
        for space in range(3):
            for word in range(self.words):
                cells = self._places_rated(space, word, rating)
                if total < popcount(cells):
                    while total > 0:
                        cells &= cells - 1
                        total -= 1
                    return space * CELLS + word * WORD_CELLS + lowest(cells)
                total -= popcount(cells)
        return -1

    def _places_rated(self, space: cython.int, word: cython.int, rating: cython.int) -> cython.ulonglong:
        """The places of a rating: 3 joins own areas, 2 areas of both, 1 of nobody, 0 of the opponent."""
        colour: cython.int
        colours: cython.int = SET_MASK[self.vaults[space] >> 4]
        mine: cython.ulonglong = 0
        foes: cython.ulonglong = 0
        cells: cython.ulonglong = self._placeable_cells(word)
        if self.vaults[space] >> 4 >= FIRST_WILD:
            cells &= FULL & ~adjacent(self.wild, word)  # B3.2
        for colour in range(4):
            if (colours >> colour) & 1:
                mine |= self.own_area_cells[colour * 13 + word]
                foes |= self.opponent_area_cells[colour * 13 + word]
        if rating == 3:
            return cells & mine & (FULL & ~foes)
        if rating == 2:
            return cells & mine & foes
        if rating == 1:
            return cells & (FULL & ~(mine | foes))
        return cells & foes & (FULL & ~mine)

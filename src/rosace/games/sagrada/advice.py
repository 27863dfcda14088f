"""What somebody would do in Sagrada who does not think long: for playouts, so above all quick.

A die goes where it serves the objectives and leaves its neighbours a chance. Heavily charged for are
cells that can never be filled again, and rows and columns that can no longer be varied. Tools are used
in the solo game alone: where nothing fits, and to get rid of a high die.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import MoveList
    from cython.cimports.rosace.games.sagrada.result import Result
    from cython.cimports.rosace.games.sagrada.rules import TOOL_COLOUR
    from cython.cimports.rosace.games.sagrada.windows import (
        COLOUR_OK,
        COLUMN_CELLS,
        ROW_CELLS,
        VALUE_OK,
        beside,
        cell_bit,
        diagonal,
    )
else:
    from rosace.core.bits import lowest, popcount
    from rosace.core.rng import Rng
    from rosace.core.state import MoveList
    from rosace.games.sagrada.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.result import Result
    from rosace.games.sagrada.rules import TOOL_COLOUR
    from rosace.games.sagrada.windows import (
        COLOUR_OK,
        COLUMN_CELLS,
        ROW_CELLS,
        VALUE_OK,
        beside,
        cell_bit,
        diagonal,
    )


class Advice(Result):
    """Suggestions.

    A liking is in quarters of a point; 256 is a die that is no better than none. Together with an id it
    is one number, liking * 2048 + id, so that the greatest is the id to take.
    """

    def _suggest(self, rng: Rng, moves: MoveList) -> cython.int:
        best: cython.int
        if self.phase == P_TURN and self.drafted:
            return self._tool_or_pass(4)  # a 5 or a 6 is better gone than on the round track
        if self.phase == P_TURN or self.phase == P_EXTRA or self.phase == P_ISOLATED:
            best = self._best_place(rng)
            if self.phase == P_TURN and best == 0:
                return self._tool_or_pass(0)
            if self.phase == P_TURN and best < 256 * 2048:  # it does more harm than good
                return A_PASS
            return best % 2048
        if self.phase == P_PAY:
            return A_PAY + self._highest_to_pay()
        if self.phase == P_PUT and self._fits(self.hand):
            return A_PUT + self._best_cell(self.hand, self._cells_for(self.seat, self.hand), rng) % 2048 % 20
        self._legal(moves)
        return moves.ids[rng.below(moves.n)]

    def _tool_or_pass(self, least: cython.int) -> cython.int:
        """Solo: a tool, if a die of this value or more may pay for it; otherwise a pass, as with others."""
        card: cython.int
        tool: cython.int
        dice: cython.uint
        if self.seats > 1 or self.tool_used:
            return A_PASS
        for card in range(self.tool_cards):
            tool = self.tools[card]
            dice = self.pool_set >> (TOOL_COLOUR[tool] * 6 + least) & (63 >> least)
            if dice and self._cannot_use(tool) == 0:
                return A_TOOL + tool
        return A_PASS

    def _highest_to_pay(self) -> cython.int:
        """S6.3: the die that leaves the game is not counted against the player."""
        kind: cython.int = TOOL_COLOUR[self.using] * 6 + 5
        while self._cannot_pay(self.using, kind):
            kind -= 1
        return kind

    def _best_place(self, rng: Rng) -> cython.int:
        """The best liking and id of a die of the pool on a cell; 0 if none fits."""
        rest: cython.uint = self.pool_set
        cells: cython.uint
        kind: cython.int
        found: cython.int
        best: cython.int = 0
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if self.phase == P_ISOLATED:
                cells = self._lonely_cells_for(self.seat, kind)
            else:
                cells = self._cells_for(self.seat, kind)
            if cells:
                found = self._best_cell(kind, cells, rng)
                if found > best:
                    best = found
        return best

    def _best_cell(self, kind: cython.int, cells: cython.uint, rng: Rng) -> cython.int:
        """The best liking and id of a die on one of these cells."""
        cell: cython.int
        liking: cython.int
        best: cython.int = 0
        self._regard(kind)
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            liking = 256 + rng.below(4) + self._liking(cell_bit(cell))
            liking = liking * 2048 + kind * 20 + cell
            if liking > best:
                best = liking
        return best

    def _regard(self, kind: cython.int) -> cython.void:
        """Find out what `_liking` says of a die, cell by cell."""
        empty: cython.uint = FULL & ~self.filled[self.seat]
        self.appeal = self._appeal(kind)
        self.printed = self._printed()
        self.paired = self._paired(kind)
        # A die beside a free cell of its own sign closes that cell for good.
        self.closes_colour = beside(self._asking_colour(kind // 6) & empty)
        self.closes_value = beside(self._asking_value(kind % 6) & empty)
        self.spoilt_1 = self._spoilt(kind, 0)
        self.spoilt_2 = self._spoilt(kind, 1)
        self.spoilt_3 = self._spoilt(kind, 2)

    def _liking(self, mark: cython.uint) -> cython.int:
        """What the die regarded is worth on a cell, in quarters of a point."""
        liking: cython.int = self.appeal
        if self.printed & mark:  # it waits for few dice
            liking += 6
        if self.paired & mark:
            liking += 6
        if self.closes_colour & mark:
            liking -= 12
        if self.closes_value & mark:
            liking -= 12
        if self.spoilt_1 & mark:
            liking -= 9
        if self.spoilt_2 & mark:
            liking -= 9
        if self.spoilt_3 & mark:
            liking -= 9
        return liking

    def _prefer(self, moves: MoveList) -> cython.void:
        """By likings: two points less are a quarter of the weight, six points less a sixteenth."""
        i: cython.int
        best: cython.int = 0
        gap: cython.int
        self._like(moves)
        for i in range(moves.n):
            if moves.weights[i] > best:
                best = moves.weights[i]
        moves.total = 0
        for i in range(moves.n):
            if moves.ids[i] >= A_TOOL and moves.ids[i] < A_PASS:
                moves.weights[i] = best - 4  # what a tool is good for is to be found out
            gap = 8 + best - moves.weights[i]
            moves.weights[i] = 1 + 65536 // (gap * gap)
            moves.total += moves.weights[i]

    def _like(self, moves: MoveList) -> cython.void:
        """The likings of legal decisions: of dice on cells, and 0 of everything else."""
        i: cython.int
        action: cython.int
        kind: cython.int
        regarded: cython.int = -1
        for i in range(moves.n):
            action = moves.ids[i]
            moves.weights[i] = 0
            if action < A_TOOL or A_PUT <= action < A_PUT + 20:
                kind = action // 20 if action < A_TOOL else self.hand
                if kind != regarded:
                    self._regard(kind)
                    regarded = kind
                moves.weights[i] = self._liking(cell_bit(action % 20 if action < A_TOOL else action - A_PUT))

    def _appeal(self, kind: cython.int) -> cython.int:
        """What a die is worth in this window, wherever it goes."""
        seat: cython.int = self.seat
        i: cython.int
        objective: cython.int
        value: cython.int = kind % 6
        liking: cython.int = 12 + 2 * value if self.seats == 1 else 4  # S5.3, S6.4
        number: cython.int = popcount(self.value[seat * 6 + value])
        for i in range(self.privates_each):
            if self.private[seat * 2 + i] == kind // 6:  # S5.2
                liking += 4 * (value + 1)
        for i in range(self.public_cards):
            objective = self.publics[i]
            if objective <= O_COLUMN_SHADES:
                liking += 4
            elif objective == O_COLOURS:
                if popcount(self.colour[seat * 5 + kind // 6]) == self._fewest(seat, 0, 5, True):
                    liking += 4
            elif objective == O_SHADES:
                if number == self._fewest(seat, 0, 6, False):
                    liking += 4
            elif O_LIGHT <= objective <= O_DEEP and value // 2 == objective - O_LIGHT:
                liking += 6 if number < popcount(self.value[seat * 6 + (value ^ 1)]) else 3
        return liking

    def _printed(self) -> cython.uint:
        """The cells of the seat's window that ask for a colour or a value."""
        face: cython.int = self.window[self.seat]
        any_colour: cython.uint = COLOUR_OK[face * 5] & COLOUR_OK[face * 5 + 1]
        any_value: cython.uint = VALUE_OK[face * 6] & VALUE_OK[face * 6 + 1]
        return FULL & ~(any_colour & any_value)

    def _asking_colour(self, colour: cython.int) -> cython.uint:
        """The cells that ask for a colour: those that would not take the next one too."""
        face: cython.int = self.window[self.seat] * 5
        return COLOUR_OK[face + colour] & (FULL & ~COLOUR_OK[face + (colour + 1) % 5])

    def _asking_value(self, value: cython.int) -> cython.uint:
        face: cython.int = self.window[self.seat] * 6
        return VALUE_OK[face + value] & (FULL & ~VALUE_OK[face + (value + 1) % 6])

    def _spoilt(self, kind: cython.int, number: cython.int) -> cython.uint:
        """The cells where a die would take a row or a column from the public objective number `number`."""
        i: cython.int
        rows: cython.bint
        cells: cython.uint
        line: cython.uint
        found: cython.uint = 0
        if number >= self.public_cards or self.publics[number] > O_COLUMN_SHADES:
            return 0
        rows = self.publics[number] == O_ROW_COLOURS or self.publics[number] == O_ROW_SHADES
        if self.publics[number] < O_ROW_SHADES:
            cells = self.colour[self.seat * 5 + kind // 6]
        else:
            cells = self.value[self.seat * 6 + kind % 6]
        for i in range(4 if rows else 5):
            line = ROW_CELLS[i] if rows else COLUMN_CELLS[i]
            if cells & line:
                found |= line
        return found

    def _paired(self, kind: cython.int) -> cython.uint:
        """The cells where a die stands diagonally beside its colour, if that is an objective."""
        i: cython.int
        for i in range(self.public_cards):
            if self.publics[i] == O_DIAGONALS:
                return diagonal(self.colour[self.seat * 5 + kind // 6])
        return 0

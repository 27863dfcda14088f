"""What a die is worth in a window of Sagrada: the difference of facts about the window, each with its weight.

The facts say what a window has and what it still has room for, the weights what that brings by the end,
turn by turn; weights.json has them and says where they come from. All in 64ths of a point.

Facts, by their number:

    0    free cells by the colours and values that still fit there: colours * 7 + values
    42   rows and columns of the objectives that ask for variety, by the dice in them: objective * 6 + dice;
         not those where something stands twice, nor those with a cell that nothing fits
    66   light, medium, deep shades: pairs there are (up to 4) * 6 + dice that wait for the other (up to 5)
    96   shade variety: sets there are (up to 3) * 6 + values beyond them
    120  colour variety: sets there are (up to 4) * 5 + colours beyond them
    145  colour diagonals
    146  pips of the private objective's colour
    147  free cells where that colour fits
    148  pips of all dice, which do not count for the target in the solo game
"""

from __future__ import annotations

import cython

from rosace.games.sagrada.kernel import component_data

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.games.sagrada.kernel.outcome import Result
    from cython.cimports.rosace.games.sagrada.kernel.windows import (
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
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.kernel.outcome import Result
    from rosace.games.sagrada.kernel.windows import (
        COLOUR_OK,
        COLUMN_CELLS,
        ROW_CELLS,
        VALUE_OK,
        beside,
        cell_bit,
        diagonal,
    )

# Twenty turns of 149 facts with others, then as many alone.
WEIGHTS = component_data.WEIGHTS


class Worth(Result):
    """Likings of dice on cells.

    `_survey` looks at a window, `_regard` at a die for it, `_liking` at a cell for that die.

    open_colour[colour], open_value[value]   free cells where such a die would fit by print and neighbours
    room[cell]                               the fact about a free cell
    lost                                     free cells that nothing fits any more
    line_there[card * 5 + line]              dice in a row or column of a public objective, -1: not to be had
    row_worth, column_worth                  what the objectives hope for there now
    colour_gain, value_gain                  what a die adds by what it is, wherever it goes
    diagonals                                all cells if colour diagonals are an objective, else none
    """

    def _make_room(self):
        """The arrays of a survey; compiled they are there already."""
        self.open_colour = [0] * 5
        self.open_value = [0] * 6
        self.room = [0] * 20
        self.line_there = [0] * 15
        self.row_worth = [0] * 4
        self.column_worth = [0] * 5
        self.colour_gain = [0] * 5
        self.value_gain = [0] * 6
        self.row_gain = [0] * 4
        self.column_gain = [0] * 5
        self.fact = [0] * 149

    def _survey(self, seat: cython.int) -> cython.void:
        turn: cython.int = 2 * self.round + (self.turn >= self.seats)
        self.stage = (turn if self.seats > 1 else 20 + turn) * 149
        self._survey_rooms(seat)
        self._survey_lines(seat)
        self._survey_sets(seat)

    def _survey_rooms(self, seat: cython.int) -> cython.void:
        face: cython.int = self.window[seat]
        empty: cython.uint = FULL & ~self.filled[seat]
        i: cython.int
        cells: cython.uint
        carry: cython.uint
        # Numbers of 0 to 6 for all cells at once, a set of cells for each binary digit.
        c1: cython.uint = 0
        c2: cython.uint = 0
        c4: cython.uint = 0
        v1: cython.uint = 0
        v2: cython.uint = 0
        v4: cython.uint = 0
        for i in range(5):
            cells = COLOUR_OK[face * 5 + i] & empty & (FULL & ~beside(self.colour[seat * 5 + i]))
            self.open_colour[i] = cells
            carry = c1 & cells
            c1 ^= cells
            c4 |= c2 & carry
            c2 ^= carry
        for i in range(6):
            cells = VALUE_OK[face * 6 + i] & empty & (FULL & ~beside(self.value[seat * 6 + i]))
            self.open_value[i] = cells
            carry = v1 & cells
            v1 ^= cells
            v4 |= v2 & carry
            v2 ^= carry
        self.lost = empty & (FULL & ~((c1 | c2 | c4) & (v1 | v2 | v4)))
        while empty:
            i = lowest(empty)
            empty &= empty - 1
            self.room[i] = (
                7 * ((c1 >> i & 1) + (c2 >> i & 1) * 2 + (c4 >> i & 1) * 4)
                + (v1 >> i & 1) + (v2 >> i & 1) * 2 + (v4 >> i & 1) * 4
            )  # fmt: skip

    def _survey_lines(self, seat: cython.int) -> cython.void:
        i: cython.int
        card: cython.int
        objective: cython.int
        there: cython.int
        weights: cython.int
        for i in range(5):
            self.column_worth[i] = 0
        for i in range(4):
            self.row_worth[i] = 0
        for card in range(self.public_cards):
            objective = self.publics[card]
            weights = self.stage + 42 + objective * 6
            if objective == O_ROW_COLOURS or objective == O_ROW_SHADES:
                for i in range(4):
                    there = self._line(seat, ROW_CELLS[i], objective == O_ROW_COLOURS)
                    self.line_there[card * 5 + i] = there
                    if there >= 0:
                        self.row_worth[i] += WEIGHTS[weights + there]
            elif objective == O_COLUMN_COLOURS or objective == O_COLUMN_SHADES:
                for i in range(5):
                    there = self._line(seat, COLUMN_CELLS[i], objective == O_COLUMN_COLOURS)
                    self.line_there[card * 5 + i] = there
                    if there >= 0:
                        self.column_worth[i] += WEIGHTS[weights + there]

    def _line(self, seat: cython.int, line: cython.uint, colours: cython.bint) -> cython.int:
        """How many dice a line has; -1 if it can no longer be varied and full."""
        i: cython.int
        there: cython.int = popcount(self.filled[seat] & line)
        kinds: cython.int = 0
        if self.lost & line:
            return -1
        if colours:
            for i in range(5):
                kinds += (self.colour[seat * 5 + i] & line) != 0
        else:
            for i in range(6):
                kinds += (self.value[seat * 6 + i] & line) != 0
        return there if kinds == there else -1

    def _survey_sets(self, seat: cython.int) -> cython.void:
        i: cython.int
        card: cython.int
        objective: cython.int
        now: cython.int
        self.diagonals = 0
        for i in range(5):
            self.colour_gain[i] = 0
        for i in range(6):
            self.value_gain[i] = (i + 1) * WEIGHTS[self.stage + 148]
        for card in range(self.public_cards):
            objective = self.publics[card]
            if objective == O_DIAGONALS:
                self.diagonals = FULL
            elif objective >= O_LIGHT:
                now = WEIGHTS[self.stage + self._set_fact(seat, objective, -1)]
                if objective == O_COLOURS:
                    for i in range(5):
                        self.colour_gain[i] += WEIGHTS[self.stage + self._set_fact(seat, objective, i)] - now
                elif objective == O_SHADES:
                    for i in range(6):
                        self.value_gain[i] += WEIGHTS[self.stage + self._set_fact(seat, objective, i)] - now
                else:
                    for i in range((objective - O_LIGHT) * 2, (objective - O_LIGHT) * 2 + 2):
                        self.value_gain[i] += WEIGHTS[self.stage + self._set_fact(seat, objective, i)] - now

    def _set_fact(self, seat: cython.int, objective: cython.int, one_more: cython.int) -> cython.int:
        """The fact about sets, as it is (-1) or with one more die of a colour or value."""
        i: cython.int
        number: cython.int
        first: cython.int = 0
        past: cython.int = 5 if objective == O_COLOURS else 6
        least: cython.int = 20
        beyond: cython.int = 0  # how many have more than the least
        dice: cython.int = 0
        if objective <= O_DEEP:
            first = (objective - O_LIGHT) * 2
            past = first + 2
        for i in range(first, past):
            if objective == O_COLOURS:
                number = popcount(self.colour[seat * 5 + i]) + (i == one_more)
            else:
                number = popcount(self.value[seat * 6 + i]) + (i == one_more)
            dice += number
            if number < least:
                beyond = i - first
                least = number
            elif number > least:
                beyond += 1
        if objective == O_COLOURS:
            return 120 + (least if least < 4 else 4) * 5 + beyond
        if objective == O_SHADES:
            return 96 + (least if least < 3 else 3) * 6 + beyond
        dice -= 2 * least
        return 66 + (least if least < 4 else 4) * 6 + (dice if dice < 5 else 5)

    def _regard(self, seat: cython.int, kind: cython.int) -> cython.void:
        """What a die would bring to every row and column, and wherever it goes."""
        i: cython.int
        card: cython.int
        objective: cython.int
        there: cython.int
        weights: cython.int
        cells: cython.uint
        self.gain = self.colour_gain[kind // 6] + self.value_gain[kind % 6]
        for i in range(self.privates_each):
            if self.private[seat * 2 + i] == kind // 6:
                self.gain += (kind % 6 + 1) * WEIGHTS[self.stage + 146]
        for i in range(5):
            self.column_gain[i] = 0
        for i in range(4):
            self.row_gain[i] = 0
        for card in range(self.public_cards):
            objective = self.publics[card]
            if objective > O_COLUMN_SHADES:
                continue
            weights = self.stage + 42 + objective * 6
            if objective < O_ROW_SHADES:
                cells = self.colour[seat * 5 + kind // 6]
            else:
                cells = self.value[seat * 6 + kind % 6]
            if objective == O_ROW_COLOURS or objective == O_ROW_SHADES:
                for i in range(4):
                    there = self.line_there[card * 5 + i]
                    if there >= 0:
                        self.row_gain[i] -= WEIGHTS[weights + there]
                        if not cells & ROW_CELLS[i]:
                            self.row_gain[i] += WEIGHTS[weights + there + 1]
            else:
                for i in range(5):
                    there = self.line_there[card * 5 + i]
                    if there >= 0:
                        self.column_gain[i] -= WEIGHTS[weights + there]
                        if not cells & COLUMN_CELLS[i]:
                            self.column_gain[i] += WEIGHTS[weights + there + 1]

    def _liking(self, seat: cython.int, kind: cython.int, cell: cython.int) -> cython.int:
        """What the die regarded adds to the worth of the window on a cell where it may go."""
        i: cython.int
        room: cython.int
        left: cython.int
        private: cython.int
        mark: cython.uint = cell_bit(cell)
        near: cython.uint = beside(mark) & (FULL & ~self.filled[seat])
        colour: cython.uint = self.open_colour[kind // 6] & near
        value: cython.uint = self.open_value[kind % 6] & near
        cells: cython.uint
        lost: cython.uint = 0
        liking: cython.int = self.gain + self.row_gain[cell // 5] + self.column_gain[cell % 5]
        liking -= WEIGHTS[self.stage + self.room[cell]]
        for i in range(self.privates_each):
            private = self.private[seat * 2 + i]
            if private >= 0:
                left = self.open_colour[private] >> cell & 1
                if private == kind // 6:
                    left += popcount(colour)
                liking -= left * WEIGHTS[self.stage + 147]
        near = colour | value
        while near:
            i = lowest(near)
            near &= near - 1
            room = self.room[i]
            left = room - 7 * (colour >> i & 1) - (value >> i & 1)
            liking += WEIGHTS[self.stage + left] - WEIGHTS[self.stage + room]
            if left < 7 or left % 7 == 0:
                lost |= cell_bit(i)
        lost &= FULL & ~self.lost
        if lost:
            liking -= self._taken_from_lines(lost, cell)
        cells = self.colour[seat * 5 + kind // 6] & self.diagonals
        if cells:
            near = diagonal(mark) & cells
            if near:
                liking += (1 + popcount(near & (FULL & ~diagonal(cells)))) * WEIGHTS[self.stage + 145]
        return liking

    def _taken_from_lines(self, lost: cython.uint, cell: cython.int) -> cython.int:
        """What rows and columns lose with cells that a die on `cell` leaves nothing for."""
        i: cython.int
        taken: cython.int = 0
        for i in range(4):
            if lost & ROW_CELLS[i]:
                taken += self.row_worth[i]
                if i == cell // 5:
                    taken += self.row_gain[i]
        for i in range(5):
            if lost & COLUMN_CELLS[i]:
                taken += self.column_worth[i]
                if i == cell % 5:
                    taken += self.column_gain[i]
        return taken

    def _count_facts(self, seat: cython.int) -> cython.void:
        """All facts about a seat's window, into `fact`; a liking is the weight of what they differ by."""
        i: cython.int
        card: cython.int
        objective: cython.int
        rest: cython.uint = FULL & ~self.filled[seat]
        for i in range(149):
            self.fact[i] = 0
        self._survey(seat)
        while rest:
            self.fact[self.room[lowest(rest)]] += 1
            rest &= rest - 1
        for card in range(self.public_cards):
            objective = self.publics[card]
            if objective == O_DIAGONALS:
                self.fact[145] += self._times(seat, objective)
            elif objective >= O_LIGHT:
                self.fact[self._set_fact(seat, objective, -1)] += 1
            else:
                for i in range(4 if objective == O_ROW_COLOURS or objective == O_ROW_SHADES else 5):
                    if self.line_there[card * 5 + i] >= 0:
                        self.fact[42 + objective * 6 + self.line_there[card * 5 + i]] += 1
        for i in range(self.privates_each):
            if self.private[seat * 2 + i] >= 0:
                self.fact[146] += self._private_points(seat, self.private[seat * 2 + i])
                self.fact[147] += popcount(self.open_colour[self.private[seat * 2 + i]])
        for i in range(6):
            self.fact[148] += (i + 1) * popcount(self.value[seat * 6 + i])

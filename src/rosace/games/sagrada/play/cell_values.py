"""The value of a die on a cell of a Sagrada window: how much it changes weighted facts about the window.

Facts count what a window has and what it still has room for. A weight says how many points a fact
brings by the end of the game, turn by turn. weights.json holds the weights and says where they come
from. All values are in 64ths of a point.

Facts, by their number:

    0    free cells by the colours and values that still fit there: colours * 7 + values
    42   rows and columns of the variety objectives, by the dice in them: objective * 6 + dice;
         a line with a repeated colour or value, or with a dead cell, does not count
    66   light, medium, deep shades: complete pairs (up to 4) * 6 + dice without a partner (up to 5)
    96   shade variety: complete sets (up to 3) * 6 + values beyond them
    120  colour variety: complete sets (up to 4) * 5 + colours beyond them
    145  colour diagonals
    146  pips of the private objective's colour
    147  free cells where that colour fits
    148  pips of all dice: in the solo game they no longer count for the target
"""

from __future__ import annotations

import cython

from rosace.games.sagrada.kernel import component_data

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.games.sagrada.kernel.scoring import Scoring
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
    from rosace.games.sagrada.kernel.scoring import Scoring
    from rosace.games.sagrada.kernel.windows import (
        COLOUR_OK,
        COLUMN_CELLS,
        ROW_CELLS,
        VALUE_OK,
        beside,
        cell_bit,
        diagonal,
    )

# WEIGHTS[turn * 149 + fact]: twenty turns of a game with others, then twenty of a solo game.
WEIGHTS = component_data.WEIGHTS


class CellValues(Scoring):
    """Values of dice on cells.

    `_scan_window` reads a window, `_evaluate_die` a die for it, `_cell_value` a cell for that die.
    The fields are scratch and no part of the position.

    turn_weights                             where the weights of this turn begin
    open_colour[colour], open_value[value]   free cells that such a die fits by print and neighbours
    cell_fact[cell]                          the fact about a free cell
    dead_cells                               free cells that no die fits any more
    line_dice[card * 5 + line]               dice in a line of a public objective; -1: it can no longer score
    row_value, column_value                  what the lines of the objectives are worth now
    colour_gain, value_gain                  what a die adds by its colour and value, wherever it goes
    diagonal_cells                           all cells if colour diagonals are an objective, else none
    die_gain, row_gain, column_gain          what the die adds on any cell, and in each row and column
    """

    def _allocate_scratch(self) -> None:
        """Make the scratch arrays. A compiled state has them already."""
        self.open_colour = [0] * 5
        self.open_value = [0] * 6
        self.cell_fact = [0] * 20
        self.line_dice = [0] * 15
        self.row_value = [0] * 4
        self.column_value = [0] * 5
        self.colour_gain = [0] * 5
        self.value_gain = [0] * 6
        self.row_gain = [0] * 4
        self.column_gain = [0] * 5
        self.fact = [0] * 149

    def _scan_window(self, seat: cython.int) -> cython.void:
        """Prepare `_evaluate_die` for the window of a seat."""
        turn: cython.int = 2 * self.round + (self.turn >= self.seats)
        self.turn_weights = (turn if self.seats > 1 else 20 + turn) * NUM_FACTS
        self._scan_cells(seat)
        self._scan_lines(seat)
        self._scan_sets(seat)

    def _scan_cells(self, seat: cython.int) -> cython.void:
        face: cython.int = self.window[seat]
        empty: cython.uint = FULL & ~self.filled[seat]
        i: cython.int
        cells: cython.uint
        carry: cython.uint
        # Count 0 to 6 for all cells at once: a set of cells for each binary digit.
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
        self.dead_cells = empty & (FULL & ~((c1 | c2 | c4) & (v1 | v2 | v4)))
        while empty:
            i = lowest(empty)
            empty &= empty - 1
            self.cell_fact[i] = (
                7 * ((c1 >> i & 1) + (c2 >> i & 1) * 2 + (c4 >> i & 1) * 4)
                + (v1 >> i & 1) + (v2 >> i & 1) * 2 + (v4 >> i & 1) * 4
            )  # fmt: skip

    def _scan_lines(self, seat: cython.int) -> cython.void:
        i: cython.int
        card: cython.int
        objective: cython.int
        dice: cython.int
        weights: cython.int
        for i in range(5):
            self.column_value[i] = 0
        for i in range(4):
            self.row_value[i] = 0
        for card in range(self.public_cards):
            objective = self.publics[card]
            weights = self.turn_weights + FACT_LINES + objective * 6
            if objective == O_ROW_COLOURS or objective == O_ROW_SHADES:
                for i in range(4):
                    dice = self._dice_in_line(seat, ROW_CELLS[i], objective == O_ROW_COLOURS)
                    self.line_dice[card * 5 + i] = dice
                    if dice >= 0:
                        self.row_value[i] += WEIGHTS[weights + dice]
            elif objective == O_COLUMN_COLOURS or objective == O_COLUMN_SHADES:
                for i in range(5):
                    dice = self._dice_in_line(seat, COLUMN_CELLS[i], objective == O_COLUMN_COLOURS)
                    self.line_dice[card * 5 + i] = dice
                    if dice >= 0:
                        self.column_value[i] += WEIGHTS[weights + dice]

    def _dice_in_line(self, seat: cython.int, line: cython.uint, colours: cython.bint) -> cython.int:
        """The number of dice in a row or column; -1 if it can no longer be full and varied (S5.1)."""
        i: cython.int
        dice: cython.int = popcount(self.filled[seat] & line)
        kinds: cython.int = 0
        if self.dead_cells & line:
            return -1
        if colours:
            for i in range(5):
                kinds += (self.colour[seat * 5 + i] & line) != 0
        else:
            for i in range(6):
                kinds += (self.value[seat * 6 + i] & line) != 0
        return dice if kinds == dice else -1

    def _scan_sets(self, seat: cython.int) -> cython.void:
        i: cython.int
        card: cython.int
        objective: cython.int
        now: cython.int
        self.diagonal_cells = 0
        for i in range(5):
            self.colour_gain[i] = 0
        for i in range(6):
            self.value_gain[i] = (i + 1) * WEIGHTS[self.turn_weights + FACT_PIPS]
        for card in range(self.public_cards):
            objective = self.publics[card]
            if objective == O_DIAGONALS:
                self.diagonal_cells = FULL
            elif objective >= O_LIGHT:
                now = WEIGHTS[self.turn_weights + self._set_fact(seat, objective, -1)]
                if objective == O_COLOURS:
                    for i in range(5):
                        self.colour_gain[i] += (
                            WEIGHTS[self.turn_weights + self._set_fact(seat, objective, i)] - now
                        )
                elif objective == O_SHADES:
                    for i in range(6):
                        self.value_gain[i] += (
                            WEIGHTS[self.turn_weights + self._set_fact(seat, objective, i)] - now
                        )
                else:
                    for i in range((objective - O_LIGHT) * 2, (objective - O_LIGHT) * 2 + 2):
                        self.value_gain[i] += (
                            WEIGHTS[self.turn_weights + self._set_fact(seat, objective, i)] - now
                        )

    def _set_fact(self, seat: cython.int, objective: cython.int, one_more: cython.int) -> cython.int:
        """The fact about sets now (`one_more` is -1), or with one more die of a colour or value."""
        i: cython.int
        number: cython.int
        first: cython.int = 0
        past: cython.int = 5 if objective == O_COLOURS else 6
        least: cython.int = 20
        beyond: cython.int = 0  # colours or values that are there more often than the rarest
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
            return FACT_COLOURS + (least if least < 4 else 4) * 5 + beyond
        if objective == O_SHADES:
            return FACT_SHADES + (least if least < 3 else 3) * 6 + beyond
        dice -= 2 * least
        return FACT_PAIRS + (least if least < 4 else 4) * 6 + (dice if dice < 5 else 5)

    def _evaluate_die(self, seat: cython.int, kind: cython.int) -> cython.void:
        """Prepare `_cell_value` for a die: what it adds in each row and column, and on any cell."""
        i: cython.int
        card: cython.int
        objective: cython.int
        dice: cython.int
        weights: cython.int
        cells: cython.uint
        self.die_gain = self.colour_gain[kind // 6] + self.value_gain[kind % 6]
        for i in range(self.privates_each):
            if self.private[seat * 2 + i] == kind // 6:
                self.die_gain += (kind % 6 + 1) * WEIGHTS[self.turn_weights + FACT_PRIVATE_PIPS]
        for i in range(5):
            self.column_gain[i] = 0
        for i in range(4):
            self.row_gain[i] = 0
        for card in range(self.public_cards):
            objective = self.publics[card]
            if objective > O_COLUMN_SHADES:
                continue
            weights = self.turn_weights + FACT_LINES + objective * 6
            if objective < O_ROW_SHADES:
                cells = self.colour[seat * 5 + kind // 6]
            else:
                cells = self.value[seat * 6 + kind % 6]
            if objective == O_ROW_COLOURS or objective == O_ROW_SHADES:
                for i in range(4):
                    dice = self.line_dice[card * 5 + i]
                    if dice >= 0:
                        self.row_gain[i] -= WEIGHTS[weights + dice]
                        if not cells & ROW_CELLS[i]:
                            self.row_gain[i] += WEIGHTS[weights + dice + 1]
            else:
                for i in range(5):
                    dice = self.line_dice[card * 5 + i]
                    if dice >= 0:
                        self.column_gain[i] -= WEIGHTS[weights + dice]
                        if not cells & COLUMN_CELLS[i]:
                            self.column_gain[i] += WEIGHTS[weights + dice + 1]

    def _cell_value(self, seat: cython.int, kind: cython.int, cell: cython.int) -> cython.int:
        """What the die of `_evaluate_die` adds to the value of the window on a legal cell."""
        i: cython.int
        fact: cython.int
        left: cython.int
        private: cython.int
        mark: cython.uint = cell_bit(cell)
        near: cython.uint = beside(mark) & (FULL & ~self.filled[seat])
        colour: cython.uint = self.open_colour[kind // 6] & near
        value: cython.uint = self.open_value[kind % 6] & near
        cells: cython.uint
        newly_dead: cython.uint = 0
        total: cython.int = self.die_gain + self.row_gain[cell // 5] + self.column_gain[cell % 5]
        total -= WEIGHTS[self.turn_weights + self.cell_fact[cell]]
        for i in range(self.privates_each):
            private = self.private[seat * 2 + i]
            if private >= 0:
                left = self.open_colour[private] >> cell & 1
                if private == kind // 6:
                    left += popcount(colour)
                total -= left * WEIGHTS[self.turn_weights + FACT_PRIVATE_CELLS]
        near = colour | value
        while near:
            i = lowest(near)
            near &= near - 1
            fact = self.cell_fact[i]
            left = fact - 7 * (colour >> i & 1) - (value >> i & 1)
            total += WEIGHTS[self.turn_weights + left] - WEIGHTS[self.turn_weights + fact]
            if left < 7 or left % 7 == 0:
                newly_dead |= cell_bit(i)
        newly_dead &= FULL & ~self.dead_cells
        if newly_dead:
            total -= self._line_loss(newly_dead, cell)
        cells = self.colour[seat * 5 + kind // 6] & self.diagonal_cells
        if cells:
            near = diagonal(mark) & cells
            if near:
                total += (1 + popcount(near & (FULL & ~diagonal(cells)))) * WEIGHTS[
                    self.turn_weights + FACT_DIAGONALS
                ]
        return total

    def _line_loss(self, newly_dead: cython.uint, cell: cython.int) -> cython.int:
        """What rows and columns lose when a die on `cell` leaves these cells dead."""
        i: cython.int
        loss: cython.int = 0
        for i in range(4):
            if newly_dead & ROW_CELLS[i]:
                loss += self.row_value[i]
                if i == cell // 5:
                    loss += self.row_gain[i]
        for i in range(5):
            if newly_dead & COLUMN_CELLS[i]:
                loss += self.column_value[i]
                if i == cell % 5:
                    loss += self.column_gain[i]
        return loss

    def _count_facts(self, seat: cython.int) -> cython.void:
        """Count all facts about a window into `fact`. A cell value is the weighted change of these facts."""
        i: cython.int
        card: cython.int
        objective: cython.int
        rest: cython.uint = FULL & ~self.filled[seat]
        for i in range(NUM_FACTS):
            self.fact[i] = 0
        self._scan_window(seat)
        while rest:
            self.fact[self.cell_fact[lowest(rest)]] += 1
            rest &= rest - 1
        for card in range(self.public_cards):
            objective = self.publics[card]
            if objective == O_DIAGONALS:
                self.fact[FACT_DIAGONALS] += self._times_met(seat, objective)
            elif objective >= O_LIGHT:
                self.fact[self._set_fact(seat, objective, -1)] += 1
            else:
                for i in range(4 if objective == O_ROW_COLOURS or objective == O_ROW_SHADES else 5):
                    if self.line_dice[card * 5 + i] >= 0:
                        self.fact[FACT_LINES + objective * 6 + self.line_dice[card * 5 + i]] += 1
        for i in range(self.privates_each):
            if self.private[seat * 2 + i] >= 0:
                self.fact[FACT_PRIVATE_PIPS] += self._private_points(seat, self.private[seat * 2 + i])
                self.fact[FACT_PRIVATE_CELLS] += popcount(self.open_colour[self.private[seat * 2 + i]])
        for i in range(6):
            self.fact[FACT_PIPS] += (i + 1) * popcount(self.value[seat * 6 + i])

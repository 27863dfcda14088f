"""The score and the winner of Sagrada (S5, S6.4), and an estimate of the score at the end."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.games.sagrada.kernel.visibility import Visibility
    from cython.cimports.rosace.games.sagrada.kernel.windows import (
        COLOUR_OK,
        COLUMN_CELLS,
        POINTS,
        ROW_CELLS,
        VALUE_OK,
        beside,
        cell_bit,
    )
else:
    from rosace.core.bits import lowest, popcount
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.kernel.visibility import Visibility
    from rosace.games.sagrada.kernel.windows import (
        COLOUR_OK,
        COLUMN_CELLS,
        POINTS,
        ROW_CELLS,
        VALUE_OK,
        beside,
        cell_bit,
    )


class Scoring(Visibility):
    """Points now, and points to expect."""

    def _best_private_points(self, seat: cython.int) -> cython.int:
        """S5.2: the points of the private objective; of two the better one counts (S6.1)."""
        best: cython.int = 0
        points: cython.int
        i: cython.int
        for i in range(self.privates_each):
            if self.private[seat * 2 + i] >= 0:
                points = self._private_points(seat, self.private[seat * 2 + i])
                if points > best:
                    best = points
        return best

    def _score(self, seat: cython.int) -> cython.int:
        i: cython.int
        points: cython.int = self._best_private_points(seat) + self.tokens[seat]  # S5.2, S5.3
        for i in range(self.public_cards):
            points += self._objective_points(seat, self.publics[i])  # S5.1
        return points - self._count_empty_cells(seat) * (3 if self.seats == 1 else 1)  # S5.3, S6.4

    def _target_to_beat(self) -> cython.int:
        """S6.4: the sum of the dice on the round track."""
        kind: cython.int
        total: cython.int = 0
        for kind in range(30):
            total += self.track_kinds[kind] * (kind % 6 + 1)
        return total

    def _beats(self, seat: cython.int, other: cython.int) -> cython.bint:
        """S5.4: more points; then private points; then tokens; then the later turn in the last round."""
        ahead: cython.int = self._score(seat) - self._score(other)
        if ahead == 0:
            ahead = self._best_private_points(seat) - self._best_private_points(other)
        if ahead == 0:
            ahead = self.tokens[seat] - self.tokens[other]
        if ahead == 0:
            ahead = (seat - self.first + self.seats) % self.seats
            ahead -= (other - self.first + self.seats) % self.seats
        return ahead > 0

    def _utility(self, seat: cython.int) -> cython.double:
        other: cython.int
        if self.seats == 1:
            return 1.0 if self._score(0) > self._target_to_beat() else -1.0  # S6.4
        for other in range(self.seats):
            if other != seat and self._beats(other, seat):
                return -1.0 / (self.seats - 1)
        return 1.0

    def _evaluate(self, seat: cython.int) -> cython.double:
        """The expected score of a seat less the best score of the others; in solo, less the target."""
        other: cython.int
        best: cython.double = -1000.0
        theirs: cython.double
        if self.window[seat] < 0:
            return 0.0
        if self.seats == 1:
            return self._expected_score(0) - self._target_to_beat() - self._expected_target_growth()
        for other in range(self.seats):
            if other != seat:
                theirs = self._score(other)
                if theirs > best:
                    best = theirs
        return self._expected_score(seat) - best

    def _expected_target_growth(self) -> cython.double:
        """S6.4: what the pool will add to the target, without the best die if a turn is left to take it."""
        rest: cython.uint = self.pool_set
        total: cython.int = 0
        most: cython.int = 0
        kind: cython.int
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            total += self.pool[kind] * (kind % 6 + 1)
            if kind % 6 >= most:
                most = kind % 6 + 1
        return total - most if self.turn == 0 or not self.drafted else total

    def _expected_score(self, seat: cython.int) -> cython.double:
        """The score now, plus what the window may still bring."""
        i: cython.int
        value: cython.double = self._score(seat)
        left: cython.int = 2 * (ROUNDS - self.round) - (1 if self.turn >= self.seats else 0)
        if self.phase == P_OVER:
            return value
        value += self._empty_cells_value(seat) * (1.0 if left > 3 else 0.3 * left)
        for i in range(self.public_cards):
            value += POINTS[self.publics[i]] * self._objective_progress(seat, self.publics[i])
        return value

    def _empty_cells_value(self, seat: cython.int) -> cython.double:
        """The value of the empty cells. A cell that hardly any die fits is nearly worthless."""
        face: cython.int = self.window[seat]
        rest: cython.uint = FULL & ~self.filled[seat]
        mark: cython.uint
        cell: cython.int
        i: cython.int
        colours: cython.int
        values: cython.int
        total: cython.double = 0.0
        full_value: cython.double = 3.0 if self.seats == 1 else 1.5
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            mark = cell_bit(cell)
            colours = 0
            values = 0
            for i in range(5):
                if COLOUR_OK[face * 5 + i] & mark and not beside(self.colour[seat * 5 + i]) & mark:
                    colours += 1
            for i in range(6):
                if VALUE_OK[face * 6 + i] & mark and not beside(self.value[seat * 6 + i]) & mark:
                    values += 1
            i = colours * values
            total += full_value * (i / (i + 3.0)) * 0.8
        return total

    def _objective_progress(self, seat: cython.int, objective: cython.int) -> cython.double:
        """How far an objective is on its way to be met once more: unfinished lines and sets."""
        i: cython.int
        progress: cython.double = 0.0
        if objective == O_ROW_COLOURS or objective == O_ROW_SHADES:
            for i in range(4):
                progress += self._line_progress(seat, ROW_CELLS[i], objective == O_ROW_COLOURS)
        elif objective == O_COLUMN_COLOURS or objective == O_COLUMN_SHADES:
            for i in range(5):
                progress += self._line_progress(seat, COLUMN_CELLS[i], objective == O_COLUMN_COLOURS)
        elif objective == O_COLOURS:
            progress = self._set_progress(seat, 0, 5, True)
        elif objective == O_SHADES:
            progress = self._set_progress(seat, 0, 6, False)
        elif objective != O_DIAGONALS:
            i = (objective - O_LIGHT) * 2
            progress = self._set_progress(seat, i, i + 2, False)
        return progress

    def _set_progress(
        self, seat: cython.int, low: cython.int, high: cython.int, colours: cython.bint
    ) -> cython.double:
        """From 0 towards 0.6: the part of the next set that is there."""
        i: cython.int
        sets: cython.int = self._complete_sets(seat, low, high, colours)
        more: cython.int = 0
        for i in range(low, high):
            if popcount(self.colour[seat * 5 + i] if colours else self.value[seat * 6 + i]) > sets:
                more += 1
        return 0.6 * more / (high - low)

    def _line_progress(self, seat: cython.int, line: cython.uint, colours: cython.bint) -> cython.double:
        """From 0 for an empty or spoilt line towards 0.5 for one that lacks one die."""
        i: cython.int
        size: cython.int = popcount(line)
        there: cython.int = popcount(self.filled[seat] & line)
        if there == size or there == 0:
            return 0.0
        for i in range(5 if colours else 6):
            if popcount((self.colour[seat * 5 + i] if colours else self.value[seat * 6 + i]) & line) > 1:
                return 0.0
        return 0.5 * there * there / (size * size)

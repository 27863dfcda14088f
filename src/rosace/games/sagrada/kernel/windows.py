"""Windows of Sagrada as sets of cells: where a die may go (S3), and the points of a window (S5)."""

from __future__ import annotations

import cython

from rosace.games.sagrada.kernel import component_data

if cython.compiled:
    from cython.cimports.rosace.core.bits import popcount
    from cython.cimports.rosace.core.state import Kernel
else:
    from rosace.core.bits import popcount
    from rosace.core.state import Kernel
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)

COLOUR_OK = component_data.COLOUR_OK
VALUE_OK = component_data.VALUE_OK
POINTS = list(component_data.COMPONENTS.points)
ROW_CELLS = [0x1F, 0x3E0, 0x7C00, 0xF8000]
COLUMN_CELLS = [0x8421, 0x10842, 0x21084, 0x42108, 0x84210]


def beside(cells: cython.uint) -> cython.uint:
    """The cells that share a side with one of `cells`."""
    return ((cells & NOT_RIGHT) << 1) | ((cells & NOT_LEFT) >> 1) | ((cells << 5) & FULL) | (cells >> 5)


def diagonal(cells: cython.uint) -> cython.uint:
    """The cells that touch one of `cells` at a corner."""
    sides: cython.uint = ((cells & NOT_RIGHT) << 1) | ((cells & NOT_LEFT) >> 1)
    return ((sides << 5) & FULL) | (sides >> 5)


def around(cells: cython.uint) -> cython.uint:
    """The cells that touch one of `cells` by a side or a corner, and `cells` themselves."""
    wide: cython.uint = cells | ((cells & NOT_RIGHT) << 1) | ((cells & NOT_LEFT) >> 1)
    return wide | ((wide << 5) & FULL) | (wide >> 5)


def cell_bit(cell: cython.int) -> cython.uint:
    return 1 << cell


class Windows(Kernel):
    """The windows of all seats.

    filled[seat]; colour[seat * 5 + colour]; value[seat * 6 + value - 1]: sets of cells
    die[seat * 20 + cell]: the die on a cell; valid only where `filled` has the cell
    window[seat]: the window's face, -1 before it is chosen
    """

    def _clear_windows(self) -> None:
        self.window = [-1, -1, -1, -1]
        self.filled = [0, 0, 0, 0]
        self.colour = [0] * 20
        self.value = [0] * 24
        self.die = [0] * 80

    def _contact_cells(self, seat: cython.int) -> cython.uint:
        """The free cells on the border for the first die (S3.1), else those that touch a die (S3.2)."""
        filled: cython.uint = self.filled[seat]
        if filled == 0:
            return EDGE
        return around(filled) & (FULL & ~filled)

    def _cells_without_equal_neighbour(self, seat: cython.int, kind: cython.int) -> cython.uint:
        """S3.4: the cells that share no side with a die of the same colour or value."""
        alike: cython.uint = beside(self.colour[seat * 5 + kind // 6] | self.value[seat * 6 + kind % 6])
        return FULL & ~alike

    def _legal_cells(self, seat: cython.int, kind: cython.int) -> cython.uint:
        """Where a die may be placed: S3.1, S3.2, S3.3, S3.4."""
        face: cython.int = self.window[seat]
        return (
            self._contact_cells(seat)
            & self._cells_without_equal_neighbour(seat, kind)
            & COLOUR_OK[face * 5 + kind // 6]
            & VALUE_OK[face * 6 + kind % 6]
        )

    def _isolated_cells(self, seat: cython.int, kind: cython.int) -> cython.uint:
        """S8.9: where the Cork-backed Straightedge may place a die. S3.1 and S3.3 still hold."""
        face: cython.int = self.window[seat]
        filled: cython.uint = self.filled[seat]
        cells: cython.uint = EDGE if filled == 0 else FULL & ~around(filled)
        return cells & COLOUR_OK[face * 5 + kind // 6] & VALUE_OK[face * 6 + kind % 6]

    def _move_targets(self, seat: cython.int, cell: cython.int, tool: cython.int) -> cython.uint:
        """S4.4: where a tool may move the die of a cell. Lifted first, it is no neighbour of itself."""
        face: cython.int = self.window[seat]
        kind: cython.int = self._take_die(seat, cell)
        cells: cython.uint = (
            self._contact_cells(seat)
            & self._cells_without_equal_neighbour(seat, kind)
            & (FULL & ~cell_bit(cell))
        )
        if tool != T_EGLOMISE:  # S8.2
            cells &= COLOUR_OK[face * 5 + kind // 6]
        if tool != T_BURNISHER:  # S8.3
            cells &= VALUE_OK[face * 6 + kind % 6]
        self._put_die(seat, cell, kind)
        return cells

    def _put_die(self, seat: cython.int, cell: cython.int, kind: cython.int) -> cython.void:
        mark: cython.uint = cell_bit(cell)
        self.filled[seat] |= mark
        self.colour[seat * 5 + kind // 6] |= mark
        self.value[seat * 6 + kind % 6] |= mark
        self.die[seat * 20 + cell] = kind

    def _take_die(self, seat: cython.int, cell: cython.int) -> cython.int:
        others: cython.uint = FULL & ~cell_bit(cell)
        kind: cython.int = self.die[seat * 20 + cell]
        self.filled[seat] &= others
        self.colour[seat * 5 + kind // 6] &= others
        self.value[seat * 6 + kind % 6] &= others
        return kind

    # Points (S5).

    def _objective_points(self, seat: cython.int, objective: cython.int) -> cython.int:
        """S5.1: the points of a public objective."""
        return POINTS[objective] * self._times_met(seat, objective)

    def _times_met(self, seat: cython.int, objective: cython.int) -> cython.int:
        """S5.1: how often a window meets a public objective."""
        i: cython.int
        times: cython.int = 0
        if objective == O_ROW_COLOURS or objective == O_ROW_SHADES:
            for i in range(4):
                times += self._is_varied_line(seat, ROW_CELLS[i], objective == O_ROW_COLOURS)
            return times
        if objective == O_COLUMN_COLOURS or objective == O_COLUMN_SHADES:
            for i in range(5):
                times += self._is_varied_line(seat, COLUMN_CELLS[i], objective == O_COLUMN_COLOURS)
            return times
        if objective == O_DIAGONALS:
            for i in range(5):
                times += popcount(self.colour[seat * 5 + i] & diagonal(self.colour[seat * 5 + i]))
            return times
        if objective == O_COLOURS:
            return self._complete_sets(seat, 0, 5, True)
        if objective == O_SHADES:
            return self._complete_sets(seat, 0, 6, False)
        i = (objective - O_LIGHT) * 2
        return self._complete_sets(seat, i, i + 2, False)

    def _is_varied_line(self, seat: cython.int, line: cython.uint, colours: cython.bint) -> cython.int:
        """1 if a row or column is full and no colour (or value) is in it twice, else 0."""
        i: cython.int
        if self.filled[seat] & line != line:
            return 0
        for i in range(5 if colours else 6):
            if popcount((self.colour[seat * 5 + i] if colours else self.value[seat * 6 + i]) & line) > 1:
                return 0
        return 1

    def _complete_sets(
        self, seat: cython.int, low: cython.int, high: cython.int, colours: cython.bint
    ) -> cython.int:
        """The number of complete sets, which is the number of the rarest colour or value."""
        i: cython.int
        number: cython.int
        least: cython.int = 20
        for i in range(low, high):
            number = popcount(self.colour[seat * 5 + i] if colours else self.value[seat * 6 + i])
            if number < least:
                least = number
        return least

    def _private_points(self, seat: cython.int, colour: cython.int) -> cython.int:
        """S5.2: the sum of the values of the dice of a colour."""
        i: cython.int
        points: cython.int = 0
        for i in range(6):
            points += (i + 1) * popcount(self.colour[seat * 5 + colour] & self.value[seat * 6 + i])
        return points

    def _count_empty_cells(self, seat: cython.int) -> cython.int:
        return CELLS - popcount(self.filled[seat])

    def _copy_windows(self, other: Windows) -> cython.void:
        self.window = other.window[:]
        self.filled = other.filled[:]
        self.colour = other.colour[:]
        self.value = other.value[:]
        self.die = other.die[:]

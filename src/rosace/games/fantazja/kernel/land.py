"""The land of Fantazja: stacks of tiles around the castle, the open cells beside them, and what fits there.

F4 (where a tile fits), F6.2 (large buildings), F6.5 and F6.6 (Dark Energy), F8.3 (the military token).
"""

from __future__ import annotations

import cython

from rosace.games.fantazja.kernel import component_data

if cython.compiled:
    from cython.cimports.rosace.core.bits import bit, lowest
    from cython.cimports.rosace.core.state import Kernel
else:
    from rosace.core.bits import bit, lowest
    from rosace.core.state import Kernel
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)

TYPE = component_data.TYPE
LEVEL = component_data.LEVEL  # F2.2: 1 is small; 0 (special), 2 and 3 are large
POINTS = component_data.POINTS
DARK = component_data.DARK
SHOWN = component_data.SHOWN
FITS = component_data.FITS
SAME_ELEMENT = component_data.SAME_ELEMENT
UPON = component_data.UPON
OF_LEVEL = component_data.OF_LEVEL
STEP = [-61, 1, 61, -1]  # top, right, bottom, left


def turns_of(words_0: cython.ulonglong, words_1: cython.ulonglong, tile: cython.int) -> cython.int:
    """The quarter turns, as four bits, in which a set of turned tiles has a tile."""
    if tile < 16:
        return cython.cast(cython.int, (words_0 >> (tile * 4)) & 15)
    return cython.cast(cython.int, (words_1 >> ((tile - 16) * 4)) & 15)


class Land(Kernel):
    """What lies on the table.

    grid[grid cell]        0 nothing, 1 + stack, 64 + open cell
    stacks, cell[stack]    stack 0 is the castle; the others are numbered in the order they came
    height[stack], tile[stack * 3 + layer], turn[...]   tiles as seat * 27 + tile, from the bottom
    top[stack]             the visible tile as tile * 4 + turns, CASTLE_FACE for the castle; owner[stack], -1
    opens, open_cell[i]    empty cells beside a tile; fit[i * 2 + word]: level I and special tiles that
                           fit there (F4.2); open_row, built_row: the same cells and the stacks' by row
    count[seat * 5 + type], points[seat]   of the visible buildings
    discards[seat]         tiles as bits
    token[type]            -1 pool, 0 or 1 a seat, 2 on a building; guarded: its grid cell or -1
    guard_by               the seat that put it there; bonus[seat], bonus_left
    candidates             two words, scratch: a set of turned tiles
    fired, removed         how often Dark Energy removed tiles, and how many: only for statistics
    """

    def _clear_land(self) -> None:
        self.grid = [0] * 3965
        self.stacks = 0
        self.cell = [0] * 31
        self.height = [0] * 31
        self.tile = [0] * 93
        self.turn = [0] * 93
        self.top = [0] * 31
        self.owner = [0] * 31
        self.opens = 0
        self.open_cell = [0] * 64
        self.fit = [0] * 128
        self.open_row = [0] * 65
        self.built_row = [0] * 65
        self.candidates = [0, 0]
        self.count = [0] * 10
        self.points = [0, 0]
        self.discards = [0, 0]
        self.token = [-1] * 5  # F1.3
        self.guarded = -1
        self.guard_by = -1
        self.bonus = [0, 0]
        self.bonus_left = BONUS_TOKENS
        self.fired = 0
        self.removed = 0
        self._start_stack(CASTLE, -1, CASTLE_FACE)  # F1.1

    # Stacks and open cells.

    def _add_open_cell(self, cell: cython.int) -> cython.void:
        """Add an empty cell to the open cells; `_update_fit` says what fits there."""
        i: cython.int = self.opens
        self.open_cell[i] = cell
        self.grid[cell] = OPEN + i
        self.open_row[cell // SIDE] |= bit(cell % SIDE)
        self.opens = i + 1

    def _remove_open_cell(self, cell: cython.int) -> cython.void:
        """Remove a cell from the open cells; the last one takes its index."""
        i: cython.int = self.grid[cell] - OPEN
        last: cython.int = self.opens - 1
        self.open_row[cell // SIDE] ^= bit(cell % SIDE)
        self.open_cell[i] = self.open_cell[last]
        self.fit[i * 2] = self.fit[last * 2]
        self.fit[i * 2 + 1] = self.fit[last * 2 + 1]
        self.grid[self.open_cell[i]] = OPEN + i
        self.grid[cell] = 0
        self.opens = last

    def _update_fit(self, cell: cython.int) -> cython.void:
        """F4.2: which turned tiles fit an open cell; every neighbour must agree."""
        d: cython.int
        there: cython.int
        place: cython.int
        fit_0: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        fit_1: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        for d in range(4):
            there = self._stack_beside(cell, d)
            if there >= 0:
                place = (d * 16 + SHOWN[self.top[there] * 4 + ((d + 2) & 3)]) * 2
                fit_0 &= FITS[place]
                fit_1 &= FITS[place + 1]
        place = (self.grid[cell] - OPEN) * 2
        self.fit[place] = fit_0
        self.fit[place + 1] = fit_1

    def _stack_beside(self, cell: cython.int, direction: cython.int) -> cython.int:
        """The stack that shares this side with a cell (F4.1: corners do not count); -1 if no stack does."""
        there: cython.int = self.grid[cell + STEP[direction]]
        return there - 1 if 0 < there < OPEN else -1

    def _update_fit_around(self, cell: cython.int) -> cython.void:
        """Update the open cells beside a cell whose visible tile changed."""
        d: cython.int
        for d in range(4):
            if self.grid[cell + STEP[d]] >= OPEN:
                self._update_fit(cell + STEP[d])

    def _start_stack(self, cell: cython.int, owner: cython.int, top: cython.int) -> cython.void:
        """Start a stack (or the castle) on an empty cell. Its free neighbours become open cells (F4.1)."""
        d: cython.int
        stack: cython.int = self.stacks
        if self.grid[cell]:
            self._remove_open_cell(cell)
        self.stacks = stack + 1
        self.cell[stack] = cell
        self.owner[stack] = owner
        self.top[stack] = top
        self.height[stack] = 0
        self.grid[cell] = 1 + stack
        for d in range(4):
            if self.grid[cell + STEP[d]] == 0:
                self._add_open_cell(cell + STEP[d])
        self._update_fit_around(cell)
        if owner >= 0:
            self.built_row[cell // SIDE] |= bit(cell % SIDE)
            self.height[stack] = 1
            self._record_top_layer(stack)

    def _record_top_layer(self, stack: cython.int) -> cython.void:
        """Record the visible tile of a stack as its top layer, and count it."""
        layer: cython.int = stack * 3 + self.height[stack] - 1
        self.tile[layer] = self.owner[stack] * TILES + self.top[stack] // 4
        self.turn[layer] = self.top[stack] % 4
        self._count_visible(stack, 1)

    def _count_visible(self, stack: cython.int, sign: cython.int) -> cython.void:
        """F2.3: count the visible tile (sign 1), or stop counting it (sign -1)."""
        tile: cython.int = self.top[stack] // 4
        self.count[self.owner[stack] * 5 + TYPE[tile]] += sign
        self.points[self.owner[stack]] += sign * POINTS[tile]

    def _build_on_stack(self, stack: cython.int, owner: cython.int, top: cython.int) -> cython.void:
        """F6.2: lay a tile on a stack."""
        self._count_visible(stack, -1)
        self.owner[stack] = owner
        self.top[stack] = top
        self.height[stack] += 1
        self._record_top_layer(stack)
        self._update_fit_around(self.cell[stack])

    def _replace_top(self, stack: cython.int, top: cython.int) -> cython.void:
        """F8.5: replace the visible tile by another one of the same owner."""
        self._count_visible(stack, -1)
        self.top[stack] = top
        self._record_top_layer(stack)
        self._update_fit_around(self.cell[stack])

    # Dark Energy (F6.5, F6.6).

    def _resolve_dark_energy(self, stack: cython.int) -> cython.void:
        """F6.5: if the tile just laid meets Dark Energy, remove both stacks and all others it meets.

        F6.6: then remove every stack that has lost its way to the castle.
        """
        d: cython.int
        there: cython.int
        gone: cython.uint = 0
        if not DARK[self.top[stack] // 4]:
            return
        for d in range(4):
            there = self._stack_beside(self.cell[stack], d)
            if there > 0 and DARK[self.top[there] // 4]:
                gone |= cython.cast(cython.uint, 1) << there
        if gone == 0:
            return
        self.fired += 1
        gone |= cython.cast(cython.uint, 1) << stack
        self._keep_only(self._stacks_connected_to_castle(gone))  # F6.6

    def _stacks_connected_to_castle(self, gone: cython.uint) -> cython.uint:
        """F6.6: the stacks that are still connected with the castle when `gone` are removed."""
        d: cython.int
        there: cython.int
        stack: cython.int
        connected: cython.uint = 1
        rest: cython.uint = 1
        while rest:
            stack = lowest(rest)
            rest &= rest - 1
            for d in range(4):
                there = self._stack_beside(self.cell[stack], d)
                if there >= 0 and not ((connected | gone) >> there) & 1:
                    connected |= cython.cast(cython.uint, 1) << there
                    rest |= cython.cast(cython.uint, 1) << there
        return connected

    def _keep_only(self, kept: cython.uint) -> cython.void:
        """Remove every stack not in `kept`, and rebuild the open cells."""
        i: cython.int
        d: cython.int
        old: cython.int
        stack: cython.int = 0
        while self.opens:
            self._remove_open_cell(self.open_cell[self.opens - 1])
        for old in range(self.stacks):
            if (kept >> old) & 1:
                self._renumber_stack(old, stack)
                stack += 1
            else:
                self._discard_stack(old)
        self.stacks = stack
        for stack in range(self.stacks):
            for d in range(4):
                if self.grid[self.cell[stack] + STEP[d]] == 0:
                    self._add_open_cell(self.cell[stack] + STEP[d])
        for i in range(self.opens):
            self._update_fit(self.open_cell[i])

    def _renumber_stack(self, old: cython.int, stack: cython.int) -> cython.void:
        """Give a stack a lower number."""
        i: cython.int
        self.cell[stack] = self.cell[old]
        self.owner[stack] = self.owner[old]
        self.top[stack] = self.top[old]
        self.height[stack] = self.height[old]
        for i in range(3):
            self.tile[stack * 3 + i] = self.tile[old * 3 + i]
            self.turn[stack * 3 + i] = self.turn[old * 3 + i]
        self.grid[self.cell[stack]] = 1 + stack

    def _discard_stack(self, stack: cython.int) -> cython.void:
        """F6.5: each tile goes to its owner's discards. F8.3: a token on the stack goes to the pool."""
        i: cython.int
        tile: cython.int
        cell: cython.int = self.cell[stack]
        self._count_visible(stack, -1)
        for i in range(self.height[stack]):
            tile = self.tile[stack * 3 + i]
            self.discards[tile // TILES] |= cython.cast(cython.uint, 1) << (tile % TILES)
        self.removed += self.height[stack]
        self.grid[cell] = 0
        self.built_row[cell // SIDE] ^= bit(cell % SIDE)
        if cell == self.guarded:
            self.guarded = -1
            self.guard_by = -1
            self.token[T_MILITARY] = -1

    # The military token (F8.3).

    def _guard_stops(self, seat: cython.int) -> cython.bint:
        """F8.3: whether a military token of the other side is on a building."""
        return self.guarded >= 0 and self.guard_by != seat

    def _is_barred_cell(self, seat: cython.int, cell: cython.int) -> cython.bint:
        """F4.3: whether a cell is barred to a seat because it shares a side with the guarded building."""
        d: cython.int
        if self._guard_stops(seat):
            for d in range(4):
                if cell + STEP[d] == self.guarded:
                    return True
        return False

    def _copy_land(self, other: Land) -> cython.void:
        """Copy. Of the grid only the used cells are copied, since it is mostly empty."""
        i: cython.int
        for i in range(self.stacks):
            self.grid[self.cell[i]] = 0
        for i in range(self.opens):
            self.grid[self.open_cell[i]] = 0
        for i in range(other.stacks):
            self.grid[other.cell[i]] = 1 + i
        for i in range(other.opens):
            self.grid[other.open_cell[i]] = OPEN + i
        self.stacks = other.stacks
        self.cell = other.cell[:]
        self.height = other.height[:]
        self.tile = other.tile[:]
        self.turn = other.turn[:]
        self.top = other.top[:]
        self.owner = other.owner[:]
        self.opens = other.opens
        self.open_cell = other.open_cell[:]
        self.fit = other.fit[:]
        self.open_row = other.open_row[:]
        self.built_row = other.built_row[:]
        self.count = other.count[:]
        self.points = other.points[:]
        self.discards = other.discards[:]
        self.token = other.token[:]
        self.guarded = other.guarded
        self.guard_by = other.guard_by
        self.bonus = other.bonus[:]
        self.bonus_left = other.bonus_left
        self.fired = other.fired
        self.removed = other.removed

"""The land of Fantazja: stacks of tiles round the castle, the open cells beside them, what fits there.

F4 (where a tile fits), F6.2 (what may be raised), F6.5 and F6.6 (what Dark Energy takes away).
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
LEVEL = component_data.LEVEL
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

    at[grid cell]          0 nothing, 1 + stack, 64 + open cell
    stacks, cell[stack]    stack 0 is the castle; the others are numbered as it happens
    height[stack], tile[stack * 3 + layer], turn[...]   tiles as seat * 27 + tile, from the bottom
    top[stack]             the visible tile as tile * 4 + turns, CASTLE_FACE for the castle; owner[stack], -1
    opens, open_cell[i]    empty cells beside a tile; fit[i * 2 + word]: level I and special tiles that
                           fit there (F4.2); open_row, built_row: the same cells and the stacks' by row
    count[seat * 5 + type], points[seat]   of the visible buildings
    discards[seat]         tiles as bits
    token[type]            -1 pool, 0 or 1 a seat, 2 on a building; guarded: its grid cell or -1
    guard_by               the seat that put it there; bonus[seat], bonus_left
    fired, removed         how often Dark Energy struck, and what it took: for statistics alone
    """

    def _empty_land(self):
        self.at = [0] * 3965
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
        self.reach = [0, 0]
        self.count = [0] * 10
        self.points = [0, 0]
        self.discards = [0, 0]
        self.token = [-1] * 5
        self.guarded = -1
        self.guard_by = -1
        self.bonus = [0, 0]
        self.bonus_left = BONUS_TOKENS
        self.fired = 0
        self.removed = 0
        self._found_stack(CASTLE, -1, CASTLE_FACE)

    # Stacks and open cells.

    def _open_up(self, cell: cython.int) -> cython.void:
        """Note an empty cell as open; what fits there is for `_refit` to say."""
        i: cython.int = self.opens
        self.open_cell[i] = cell
        self.at[cell] = OPEN + i
        self.open_row[cell // SIDE] |= bit(cell % SIDE)
        self.opens = i + 1

    def _close(self, cell: cython.int) -> cython.void:
        """An open cell is so no longer: the last one takes its place in the list."""
        i: cython.int = self.at[cell] - OPEN
        last: cython.int = self.opens - 1
        self.open_row[cell // SIDE] ^= bit(cell % SIDE)
        self.open_cell[i] = self.open_cell[last]
        self.fit[i * 2] = self.fit[last * 2]
        self.fit[i * 2 + 1] = self.fit[last * 2 + 1]
        self.at[self.open_cell[i]] = OPEN + i
        self.at[cell] = 0
        self.opens = last

    def _refit(self, cell: cython.int) -> cython.void:
        """F4.2 for an open cell: every neighbour has its say."""
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
        place = (self.at[cell] - OPEN) * 2
        self.fit[place] = fit_0
        self.fit[place + 1] = fit_1

    def _stack_beside(self, cell: cython.int, direction: cython.int) -> cython.int:
        """The stack in a direction from a cell; -1 if there is none."""
        there: cython.int = self.at[cell + STEP[direction]]
        return there - 1 if 0 < there < OPEN else -1

    def _refit_around(self, cell: cython.int) -> cython.void:
        """After the visible tile of a cell changed."""
        d: cython.int
        for d in range(4):
            if self.at[cell + STEP[d]] >= OPEN:
                self._refit(cell + STEP[d])

    def _found_stack(self, cell: cython.int, owner: cython.int, top: cython.int) -> cython.void:
        """A tile onto an empty cell, the castle too; its neighbours open up."""
        d: cython.int
        stack: cython.int = self.stacks
        if self.at[cell]:
            self._close(cell)
        self.stacks = stack + 1
        self.cell[stack] = cell
        self.owner[stack] = owner
        self.top[stack] = top
        self.height[stack] = 0
        self.at[cell] = 1 + stack
        for d in range(4):
            if self.at[cell + STEP[d]] == 0:
                self._open_up(cell + STEP[d])
        self._refit_around(cell)
        if owner >= 0:
            self.built_row[cell // SIDE] |= bit(cell % SIDE)
            self.height[stack] = 1
            self._note_layer(stack)

    def _note_layer(self, stack: cython.int) -> cython.void:
        """Write the visible tile of a stack down as its uppermost layer, and count it."""
        layer: cython.int = stack * 3 + self.height[stack] - 1
        self.tile[layer] = self.owner[stack] * TILES + self.top[stack] // 4
        self.turn[layer] = self.top[stack] % 4
        self._count(stack, 1)

    def _count(self, stack: cython.int, sign: cython.int) -> cython.void:
        """F2.3: the visible tile begins (1) or ceases (-1) to count."""
        tile: cython.int = self.top[stack] // 4
        self.count[self.owner[stack] * 5 + TYPE[tile]] += sign
        self.points[self.owner[stack]] += sign * POINTS[tile]

    def _raise(self, stack: cython.int, owner: cython.int, top: cython.int) -> cython.void:
        """F6.2: a tile onto a stack."""
        self._count(stack, -1)
        self.owner[stack] = owner
        self.top[stack] = top
        self.height[stack] += 1
        self._note_layer(stack)
        self._refit_around(self.cell[stack])

    def _replace(self, stack: cython.int, top: cython.int) -> cython.void:
        """F8.5: another tile of the same owner instead of the visible one."""
        self._count(stack, -1)
        self.top[stack] = top
        self._note_layer(stack)
        self._refit_around(self.cell[stack])

    # Dark Energy.

    def _strike(self, stack: cython.int) -> cython.void:
        """F6.5, F6.6 for the tile just laid."""
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
        self._keep(self._connected(gone))

    def _connected(self, gone: cython.uint) -> cython.uint:
        """The stacks that hang together with the castle when these are gone."""
        d: cython.int
        there: cython.int
        stack: cython.int
        found: cython.uint = 1
        rest: cython.uint = 1
        while rest:
            stack = lowest(rest)
            rest &= rest - 1
            for d in range(4):
                there = self._stack_beside(self.cell[stack], d)
                if there >= 0 and not ((found | gone) >> there) & 1:
                    found |= cython.cast(cython.uint, 1) << there
                    rest |= cython.cast(cython.uint, 1) << there
        return found

    def _keep(self, kept: cython.uint) -> cython.void:
        """Take every other stack away and lay out anew what is open."""
        i: cython.int
        d: cython.int
        old: cython.int
        stack: cython.int = 0
        while self.opens:
            self._close(self.open_cell[self.opens - 1])
        for old in range(self.stacks):
            if (kept >> old) & 1:
                self._move_stack(old, stack)
                stack += 1
            else:
                self._discard_stack(old)
        self.stacks = stack
        for stack in range(self.stacks):
            for d in range(4):
                if self.at[self.cell[stack] + STEP[d]] == 0:
                    self._open_up(self.cell[stack] + STEP[d])
        for i in range(self.opens):
            self._refit(self.open_cell[i])

    def _move_stack(self, old: cython.int, stack: cython.int) -> cython.void:
        """Number a stack anew, downwards."""
        i: cython.int
        self.cell[stack] = self.cell[old]
        self.owner[stack] = self.owner[old]
        self.top[stack] = self.top[old]
        self.height[stack] = self.height[old]
        for i in range(3):
            self.tile[stack * 3 + i] = self.tile[old * 3 + i]
            self.turn[stack * 3 + i] = self.turn[old * 3 + i]
        self.at[self.cell[stack]] = 1 + stack

    def _discard_stack(self, stack: cython.int) -> cython.void:
        """F6.5: each tile to its owner's discards; a token on it to the pool (F8.3)."""
        i: cython.int
        tile: cython.int
        cell: cython.int = self.cell[stack]
        self._count(stack, -1)
        for i in range(self.height[stack]):
            tile = self.tile[stack * 3 + i]
            self.discards[tile // TILES] |= cython.cast(cython.uint, 1) << (tile % TILES)
        self.removed += self.height[stack]
        self.at[cell] = 0
        self.built_row[cell // SIDE] ^= bit(cell % SIDE)
        if cell == self.guarded:
            self.guarded = -1
            self.guard_by = -1
            self.token[T_MILITARY] = -1

    # The military token (F8.3).

    def _bars(self, seat: cython.int) -> cython.bint:
        """Whether a token of the other side stands in this seat's way."""
        return self.guarded >= 0 and self.guard_by != seat

    def _barred(self, seat: cython.int, cell: cython.int) -> cython.bint:
        """F4.3: an empty cell beside the guarded building."""
        d: cython.int
        if self._bars(seat):
            for d in range(4):
                if cell + STEP[d] == self.guarded:
                    return True
        return False

    def _copy_land(self, other: Land) -> cython.void:
        """Of the grid only what differs: it is mostly empty."""
        i: cython.int
        for i in range(self.stacks):
            self.at[self.cell[i]] = 0
        for i in range(self.opens):
            self.at[self.open_cell[i]] = 0
        for i in range(other.stacks):
            self.at[other.cell[i]] = 1 + i
        for i in range(other.opens):
            self.at[other.open_cell[i]] = OPEN + i
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

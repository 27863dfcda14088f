"""Quick decisions for playouts of Fantazja: plausible rather than good, and above all fast.

The value of a tile is the points it brings at once, less its price. A tile goes where its value is
highest. Of the powers only Production is used, since it costs nothing.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import MoveList
    from cython.cimports.rosace.games.fantazja.kernel.knowledge import Knowledge
    from cython.cimports.rosace.games.fantazja.kernel.land import DARK, LEVEL, POINTS, UPON, turns_of
else:
    from rosace.core.bits import lowest, popcount
    from rosace.core.rng import Rng
    from rosace.core.state import MoveList
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.knowledge import Knowledge
    from rosace.games.fantazja.kernel.land import DARK, LEVEL, POINTS, UPON, turns_of


class PlayoutPolicy(Knowledge):
    """Suggestions. Values are in quarters of a point; chance adds up to a point and a quarter."""

    def _suggest(self, rng: Rng, moves: MoveList) -> cython.int:
        if self.phase == P_TURN:
            return self._suggest_turn(rng)
        self._legal(moves)
        if self.phase == P_LAY:
            return self._suggest_lay(rng, moves)
        return moves.ids[rng.below(moves.n)]

    def _suggest_turn(self, rng: Rng) -> cython.int:
        if not self.power_used and self._why_not_use_power(T_PRODUCTION) == 0:
            return A_POWER + T_PRODUCTION
        if self.main_done or self.hand[self.seat] == 0:
            return A_END
        return self._suggest_main_action(rng)

    def _suggest_main_action(self, rng: Rng) -> cython.int:
        """Build the best tile, or put any tile face down."""
        rest: cython.uint = self.hand[self.seat]
        tile: cython.int
        value: cython.int
        best: cython.int = -1000
        action: cython.int = -1
        self._collect_buildable()
        while rest:
            tile = lowest(rest)
            rest &= rest - 1
            if turns_of(self.candidates[0], self.candidates[1], tile):
                value = self._build_gain(tile) + rng.below(6)
                if value > best:
                    best = value
                    action = A_BUILD + tile
        if action < 0 or self._imagination_point_value() + rng.below(6) > best:
            rest = self.hand[self.seat]
            tile = rng.below(popcount(rest))
            while tile:
                rest &= rest - 1
                tile -= 1
            return A_IMAGINE + lowest(rest)
        return action

    def _imagination_point_value(self) -> cython.int:
        """The value of one more Imagination Point; 0 if no tile is left to pay for."""
        seat: cython.int = self.seat
        left: cython.int = popcount(self.hand[seat] | self.pool[seat]) + self.num_bottom[seat] - 1
        if self.num_face_down[seat] >= 3 or self.num_face_down[seat] >= left:
            return 0
        return 7 - 2 * self.num_face_down[seat]

    def _build_gain(self, tile: cython.int) -> cython.int:
        """The points that a tile brings at once on its best place, less its price."""
        stack: cython.int
        gain: cython.int
        best: cython.int = -100
        if LEVEL[tile] == 1:
            return 4
        if LEVEL[tile] == 0:
            return 4
        for stack in range(1, self.stacks):
            if turns_of(UPON[self.top[stack] * 2], UPON[self.top[stack] * 2 + 1], tile):
                gain = self._build_on_stack_gain(stack, tile)
                if gain > best:
                    best = gain
        return best - 4

    def _build_on_stack_gain(self, stack: cython.int, tile: cython.int) -> cython.int:
        """F6.2, F6.4: the points of a tile on a stack. Its owner loses the points of the tile below."""
        gain: cython.int = POINTS[tile] * 4
        below: cython.int = POINTS[self.top[stack] // 4] * 4
        if self.owner[stack] != self.seat:
            return gain + below
        if LEVEL[tile] == 3 and self.bonus_left > 0:
            gain += 4 * BONUS_POINTS
        return gain - below

    def _suggest_lay(self, rng: Rng, moves: MoveList) -> cython.int:
        """Lay the tile begun where its value is highest; a random one among equals."""
        i: cython.int
        value: cython.int
        best: cython.int = -1000
        equal: cython.int = 0
        action: cython.int = moves.ids[0]
        for i in range(moves.n):
            value = self._cell_value((moves.ids[i] - A_LAY) // 4 + MARGIN)
            if value > best:
                best = value
                equal = 0
            if value == best:
                equal += 1
                if rng.below(equal) == 0:
                    action = moves.ids[i]
        return action

    def _cell_value(self, cell: cython.int) -> cython.int:
        """The value of the tile begun on a cell; of Dark Energy only the direct neighbours count."""
        d: cython.int
        there: cython.int
        struck: cython.bint = False
        tile: cython.int = self.begun
        stack: cython.int = self.grid[cell] - 1
        gain: cython.int = 0
        if stack < STACKS and self.using < 0:
            gain = self._build_on_stack_gain(stack, tile)
        if not DARK[tile]:
            return gain
        for d in range(4):
            there = self._stack_beside(cell, d)
            if there > 0 and DARK[self.top[there] // 4]:
                struck = True
                if self.owner[there] == self.seat:
                    gain -= 4 * POINTS[self.top[there] // 4]
                else:
                    gain += 4 * POINTS[self.top[there] // 4]
        return gain - 4 * POINTS[tile] if struck else gain

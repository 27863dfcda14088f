"""What somebody would do in Fantazja who does not think long: for playouts, so above all quick.

Every tile of the hand is liked by the points it would bring at once, less what the point for it is
worth; a tile goes where it brings most. Of the powers only Production is used, which costs nothing.
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


class Advice(Knowledge):
    """Suggestions. Likings are in quarters of a point; chance adds up to a point and a half."""

    def _suggest(self, rng: Rng, moves: MoveList) -> cython.int:
        if self.phase == P_TURN:
            return self._suggest_turn(rng)
        self._legal(moves)
        if self.phase == P_LAY:
            return self._best_lay(rng, moves)
        return moves.ids[rng.below(moves.n)]

    def _suggest_turn(self, rng: Rng) -> cython.int:
        if not self.power_used and self._cannot_use(T_PRODUCTION) == 0:
            return A_POWER + T_PRODUCTION
        if self.main_done or self.hand[self.seat] == 0:
            return A_END
        return self._best_main(rng)

    def _best_main(self, rng: Rng) -> cython.int:
        """The best tile to build, or any tile face down."""
        rest: cython.uint = self.hand[self.seat]
        tile: cython.int
        liking: cython.int
        best: cython.int = -1000
        action: cython.int = -1
        self._survey_building()
        while rest:
            tile = lowest(rest)
            rest &= rest - 1
            if turns_of(self.reach[0], self.reach[1], tile):
                liking = self._gain(tile) + rng.below(6)
                if liking > best:
                    best = liking
                    action = A_BUILD + tile
        if action < 0 or self._worth_of_point() + rng.below(6) > best:
            rest = self.hand[self.seat]
            tile = rng.below(popcount(rest))
            while tile:
                rest &= rest - 1
                tile -= 1
            return A_IMAGINE + lowest(rest)
        return action

    def _worth_of_point(self) -> cython.int:
        """What one more Imagination Point may bring; none after the last tile."""
        seat: cython.int = self.seat
        left: cython.int = popcount(self.hand[seat] | self.pool[seat]) + self.bottoms[seat] - 1
        if self.downs[seat] >= 3 or self.downs[seat] >= left:
            return 0
        return 7 - 2 * self.downs[seat]

    def _gain(self, tile: cython.int) -> cython.int:
        """Points that building a tile brings at once on its best place, less the price."""
        stack: cython.int
        gain: cython.int
        best: cython.int = -100
        if LEVEL[tile] == 1:
            return 4
        if LEVEL[tile] == 0:
            return 4
        for stack in range(1, self.stacks):
            if turns_of(UPON[self.top[stack] * 2], UPON[self.top[stack] * 2 + 1], tile):
                gain = self._gain_upon(stack, tile)
                if gain > best:
                    best = gain
        return best - 4

    def _gain_upon(self, stack: cython.int, tile: cython.int) -> cython.int:
        """F6.2, F6.4: what is covered is lost to its owner."""
        gain: cython.int = POINTS[tile] * 4
        below: cython.int = POINTS[self.top[stack] // 4] * 4
        if self.owner[stack] != self.seat:
            return gain + below
        if LEVEL[tile] == 3 and self.bonus_left > 0:
            gain += 4 * BONUS_POINTS
        return gain - below

    def _best_lay(self, rng: Rng, moves: MoveList) -> cython.int:
        """Where the tile begun brings most; among equals any."""
        i: cython.int
        liking: cython.int
        best: cython.int = -1000
        equal: cython.int = 0
        action: cython.int = moves.ids[0]
        for i in range(moves.n):
            liking = self._liking((moves.ids[i] - A_LAY) // 4 + MARGIN)
            if liking > best:
                best = liking
                equal = 0
            if liking == best:
                equal += 1
                if rng.below(equal) == 0:
                    action = moves.ids[i]
        return action

    def _liking(self, cell: cython.int) -> cython.int:
        """What laying the tile begun on a cell brings, Dark Energy counted for the next neighbours."""
        d: cython.int
        there: cython.int
        struck: cython.bint = False
        tile: cython.int = self.begun
        stack: cython.int = self.at[cell] - 1
        gain: cython.int = 0
        if stack < STACKS and self.using < 0:
            gain = self._gain_upon(stack, tile)
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

"""What a seat knows of a position of Fantazja: its key, and everything else drawn anew (F8.6).

Secret are the other hand, the other's face-down tiles, and what Magic showed, which is its user's
alone. A tile begun to be built, and tiles chosen for a swap, are nobody else's business before the
choice is complete: for the others the position is the one before it.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.core.rng import Rng, mix
    from cython.cimports.rosace.games.fantazja.kernel.rules import Rules
    from cython.cimports.rosace.games.fantazja.kernel.turn_order import nth, tile_bit
else:
    from rosace.core.bits import lowest, popcount
    from rosace.core.rng import Rng, mix
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.rules import Rules
    from rosace.games.fantazja.kernel.turn_order import nth, tile_bit


class Knowledge(Rules):
    """Keys and determinization."""

    def _outer_phase(self) -> cython.int:
        """What the others see is being asked."""
        if self.phase == P_LAY:
            return P_EXCHANGE if self.using == T_SPECIAL else P_TURN
        return P_GIVE if self.phase == P_TAKE else self.phase

    def _mark(self, place: cython.int) -> cython.int:
        """What the other side knows of a tile, from whatever source."""
        return max(self.open_mark[place], self.seen_mark[place])

    # Drawing anew.

    def _determinize(self, seat: cython.int, rng: Rng) -> cython.void:
        i: cython.int
        other: cython.int = 1 - seat
        if self.phase == P_OVER:
            return
        self._redraw(other, rng)
        while not self._could_be(other):
            self._redraw(other, rng)
        for i in range(seat * TILES, seat * TILES + TILES):
            self.seen_mark[i] = 0  # nothing in the rules asks for it; drawn anew it would say as little
        if self.seat == other and (self.phase == P_SHOW or self.phase == P_UNDER):
            self._redraw_shown(seat, rng)
        if self.seat == other:
            self.phase = self._outer_phase()
            self.begun = -1
            self.given = 0
            self.taken = 0

    def _could_be(self, other: cython.int) -> cython.bint:
        """Whether a hand drawn anew has what is being chosen from, where an exchange is."""
        if self.seat != other or self._outer_phase() != P_EXCHANGE:
            return True
        self._survey_exchanges()
        return self._reached(self.hand[other])

    def _redraw(self, other: cython.int, rng: Rng) -> cython.void:
        """The hidden tiles of a side, every way that fits what is known as likely as any other.

        Tiles known to have been in hand come first, those known last before the others: each of
        them has all the places of those before it and more, so none is left without.
        """
        mark: cython.int
        tile: cython.int
        base: cython.int = other * TILES
        hidden: cython.uint = self.hand[other] | self._face_down_set(other)
        unknown: cython.uint = self.pool[other] | (hidden & (ALL_TILES ^ self.face_known[other]))
        in_hand: cython.int = popcount(self.hand[other])
        free: cython.uint = 0  # slots of face-down tiles that are still to be filled
        for tile in range(self.downs[other]):
            if not self._has(self.face_known[other], self.face_down[base + tile]):
                free |= tile_bit(tile)
        self.hand[other] = 0
        self.pool[other] = 0
        for mark in range(self.downs[other] + 1, 0, -1):
            for tile in range(TILES):
                if self._has(unknown, tile) and self._mark(base + tile) == mark:
                    unknown ^= tile_bit(tile)
                    free = self._hide(other, tile, in_hand, free, mark - 1, rng)
        while free:
            tile = nth(unknown, rng.below(popcount(unknown)))
            unknown ^= tile_bit(tile)
            self.face_down[base + lowest(free)] = tile
            free &= free - 1
        while popcount(self.hand[other]) < in_hand:
            tile = nth(unknown, rng.below(popcount(unknown)))
            unknown ^= tile_bit(tile)
            self.hand[other] |= tile_bit(tile)
        self.pool[other] = unknown

    def _hide(
        self,
        other: cython.int,
        tile: cython.int,
        in_hand: cython.int,
        free: cython.uint,
        oldest: cython.int,
        rng: Rng,
    ) -> cython.uint:
        """Put a known tile into the hand or a free slot not older than `oldest`; the slots still free."""
        places: cython.int = in_hand - popcount(self.hand[other])
        slots: cython.uint = free >> oldest << oldest
        choice: cython.int = rng.below(places + popcount(slots))
        if choice < places:
            self.hand[other] |= tile_bit(tile)
            return free
        choice = nth(slots, choice - places)
        self.face_down[other * TILES + choice] = tile
        return free ^ tile_bit(choice)

    def _redraw_shown(self, seat: cython.int, rng: Rng) -> cython.void:
        """Which tiles of its hand the other side is looking at, a seat does not know."""
        number: cython.int = popcount(self.shown)
        rest: cython.uint = self.hand[seat]
        tile: cython.int
        self.shown = 0
        while number:
            tile = nth(rest, rng.below(popcount(rest)))
            rest ^= tile_bit(tile)
            self.shown |= tile_bit(tile)
            self.seen_mark[seat * TILES + tile] = self.downs[seat] + 1
            number -= 1

    # Keys. Stacks are numbered by history, so what is said of them does not depend on it.

    def _key(self, seat: cython.int) -> cython.ulonglong:
        h: cython.ulonglong = self._land_key()
        side: cython.int
        i: cython.int
        phase: cython.int = self.phase
        whole: cython.bint = seat < 0 or phase == P_OVER
        for side in range(SEATS):
            h = self._side_key(h, side, seat, whole)
        if not whole and seat != self.seat:
            phase = self._outer_phase()
        h = mix(h ^ (((phase * 4 + self.dealt) * 4 + self.seat + 1) * 4 + self.skips))
        h = mix(h ^ ((self.main_done * 2 + self.power_used) * 8 + self.using + 1))
        i = popcount(self.shown)
        h = mix(h ^ (i * 4 + self.sunk))
        if whole or seat == self.seat:
            h = mix(h ^ self.shown)
            h = mix(h ^ self.given)
            h = mix(h ^ (self.taken * cython.cast(cython.ulonglong, 32) + self.begun + 1))
        return h

    def _land_key(self) -> cython.ulonglong:
        h: cython.ulonglong = self.guarded + 2
        one: cython.ulonglong
        total: cython.ulonglong = 0
        i: cython.int
        layer: cython.int
        for i in range(1, self.stacks):
            one = mix(self.cell[i])
            for layer in range(i * 3, i * 3 + self.height[i]):
                one = mix(one ^ (self.tile[layer] * 4 + self.turn[layer]))
            total ^= one
        h = mix(h ^ total)
        for i in range(5):
            h = mix(h ^ (self.token[i] + 1))
        return mix(h ^ (self.guard_by + 2))

    def _side_key(
        self, h: cython.ulonglong, side: cython.int, seat: cython.int, whole: cython.bint
    ) -> cython.ulonglong:
        """What a seat knows of a side."""
        i: cython.int
        fact: cython.int
        base: cython.int = side * TILES
        h = mix(h ^ self.discards[side])
        h = mix(h ^ (self.bonus[side] * 64 + self.downs[side]))
        h = mix(h ^ (popcount(self.hand[side]) * 32 + self.bottoms[side]))
        for i in range(self.bottoms[side]):
            h = mix(h ^ self.bottom[base + i])
        h = mix(h ^ self.face_known[side])
        for i in range(self.downs[side]):
            fact = self.face_down[base + i]
            if not whole and seat != side and not self._has(self.face_known[side], fact):
                fact = TILES
            h = mix(h ^ fact)
        if whole or seat == side:
            h = mix(h ^ self.hand[side])
        for i in range(TILES):
            fact = self.open_mark[base + i]
            if whole:
                fact = fact * 32 + self.seen_mark[base + i]
            elif seat != side:
                fact = self._mark(base + i)
            if fact:
                h = mix(h ^ (i * 1024 + fact))
        return h

"""What a seat knows of a position of Fantazja: its key, and resampling of everything hidden (F8.6).

visibility.py says what is secret. A choice stays secret until it is complete: until then the other player
knows the position before it.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.core.rng import Rng, mix
    from cython.cimports.rosace.games.fantazja.kernel.turn_order import nth_tile, tile_bit
    from cython.cimports.rosace.games.fantazja.kernel.visibility import Visibility
else:
    from rosace.core.bits import lowest, popcount
    from rosace.core.rng import Rng, mix
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.turn_order import nth_tile, tile_bit
    from rosace.games.fantazja.kernel.visibility import Visibility


class Knowledge(Visibility):
    """Keys and determinization."""

    # Resampling.

    def _determinize(self, seat: cython.int, rng: Rng) -> cython.void:
        i: cython.int
        other: cython.int = 1 - seat
        if self._sees_hand(seat, other):
            return
        self._resample_hidden_tiles(other, rng)
        while not self._is_possible_hand(other):
            self._resample_hidden_tiles(other, rng)
        for i in range(seat * TILES, seat * TILES + TILES):
            self.seen_mark[i] = 0  # no rule depends on it, and the seat does not know it
        if not self._sees_choice(seat):
            if self.phase == P_SHOW or self.phase == P_UNDER:
                self._resample_shown_tiles(seat, rng)
            self.phase = self._phase_seen_by(seat)
            self.begun = -1
            self.given = 0
            self.taken = 0

    def _is_possible_hand(self, other: cython.int) -> cython.bint:
        """Whether a resampled hand has a tile to exchange, where an exchange is being chosen."""
        if self.seat != other or self._phase_seen_by(1 - other) != P_EXCHANGE:
            return True
        self._collect_exchangeable()
        return self._any_candidate(self.hand[other])

    def _resample_hidden_tiles(self, other: cython.int, rng: Rng) -> cython.void:
        """Resample the hidden tiles of a side, uniformly among all ways that agree with what is known.

        Tiles known to have been in hand come first, the most recent before the others: each later one
        has all the places of those before it and more, so each finds a place.
        """
        mark: cython.int
        tile: cython.int
        base: cython.int = other * TILES
        hidden: cython.uint = self.hand[other] | self._face_down_set(other)
        unknown: cython.uint = self.pool[other] | (hidden & (ALL_TILES ^ self.face_known[other]))
        in_hand: cython.int = popcount(self.hand[other])
        marked: cython.uint = 0  # tiles of which something is known
        free: cython.uint = 0  # slots of face-down tiles still to be filled
        for tile in range(self.num_face_down[other]):
            if not self._contains(self.face_known[other], self.face_down[base + tile]):
                free |= tile_bit(tile)
        for tile in range(TILES):
            if self.open_mark[base + tile] or self.seen_mark[base + tile]:
                marked |= tile_bit(tile)
        self.hand[other] = 0
        self.pool[other] = 0
        for mark in range(self.num_face_down[other] + 1, 0, -1):
            for tile in range(TILES):
                if ((unknown & marked) >> tile) & 1 and self._mark_seen_by(1 - other, other, tile) == mark:
                    unknown ^= tile_bit(tile)
                    free = self._place_known_tile(other, tile, in_hand, free, mark - 1, rng)
        while free:
            tile = nth_tile(unknown, rng.below(popcount(unknown)))
            unknown ^= tile_bit(tile)
            self.face_down[base + lowest(free)] = tile
            free &= free - 1
        while popcount(self.hand[other]) < in_hand:
            tile = nth_tile(unknown, rng.below(popcount(unknown)))
            unknown ^= tile_bit(tile)
            self.hand[other] |= tile_bit(tile)
        self.pool[other] = unknown

    def _place_known_tile(
        self,
        other: cython.int,
        tile: cython.int,
        in_hand: cython.int,
        free: cython.uint,
        oldest: cython.int,
        rng: Rng,
    ) -> cython.uint:
        """Put a known tile into the hand or a free slot from `oldest` on; returns the slots left."""
        places: cython.int = in_hand - popcount(self.hand[other])
        slots: cython.uint = free >> oldest << oldest
        choice: cython.int = rng.below(places + popcount(slots))
        if choice < places:
            self.hand[other] |= tile_bit(tile)
            return free
        choice = nth_tile(slots, choice - places)
        self.face_down[other * TILES + choice] = tile
        return free ^ tile_bit(choice)

    def _resample_shown_tiles(self, seat: cython.int, rng: Rng) -> cython.void:
        """F8.6: a seat does not know which tiles of its hand Magic shows to the other side."""
        number: cython.int = popcount(self.shown)
        rest: cython.uint = self.hand[seat]
        tile: cython.int
        self.shown = 0
        while number:
            tile = nth_tile(rest, rng.below(popcount(rest)))
            rest ^= tile_bit(tile)
            self.shown |= tile_bit(tile)
            self.seen_mark[seat * TILES + tile] = self.num_face_down[seat] + 1
            number -= 1

    # Keys. The order of stacks depends on history, so their hashes are combined without order.

    def _key(self, seat: cython.int) -> cython.ulonglong:
        h: cython.ulonglong = self._land_key()
        side: cython.int
        i: cython.int
        phase: cython.int = self.phase
        sees_all: cython.bint = seat < 0 or phase == P_OVER
        for side in range(SEATS):
            h = self._side_key(h, side, seat, sees_all)
        if not sees_all:
            phase = self._phase_seen_by(seat)
        h = mix(h ^ (((phase * 4 + self.dealt) * 4 + self.seat + 1) * 4 + self.skips))
        h = mix(h ^ ((self.main_done * 2 + self.power_used) * 8 + self.using + 1))
        i = popcount(self.shown)
        h = mix(h ^ (i * 4 + self.sunk))
        if sees_all or self._sees_choice(seat):
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
        self, h: cython.ulonglong, side: cython.int, seat: cython.int, sees_all: cython.bint
    ) -> cython.ulonglong:
        """Add what a seat knows of a side."""
        i: cython.int
        fact: cython.int
        base: cython.int = side * TILES
        visible: cython.uint = ALL_TILES if sees_all else self._visible_face_down(seat, side)
        h = mix(h ^ self.discards[side])
        h = mix(h ^ (self.bonus[side] * 64 + self.num_face_down[side]))
        h = mix(h ^ (popcount(self.hand[side]) * 32 + self.num_bottom[side]))
        for i in range(self.num_bottom[side]):
            h = mix(h ^ self.bottom[base + i])
        h = mix(h ^ self.face_known[side])
        for i in range(self.num_face_down[side]):
            fact = self.face_down[base + i]
            if not (visible >> fact) & 1:
                fact = TILES  # a tile face down
            h = mix(h ^ fact)
        if sees_all or self._sees_hand(seat, side):
            h = mix(h ^ self.hand[side])
        for i in range(TILES):
            if self.open_mark[base + i] == 0 and self.seen_mark[base + i] == 0:
                continue
            if sees_all:
                fact = self.open_mark[base + i] * 32 + self.seen_mark[base + i]
            else:
                fact = self._mark_seen_by(seat, side, i)
            if fact:
                h = mix(h ^ (i * 1024 + fact))
        return h

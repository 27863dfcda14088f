"""Fantazja between decisions: dealing, drawing, turns, tokens, hands and what is known of them."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import MoveList
    from cython.cimports.rosace.games.fantazja.kernel.land import Land
else:
    from rosace.core.bits import lowest, popcount
    from rosace.core.rng import Rng
    from rosace.core.state import MoveList
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.land import Land


def tile_bit(tile: cython.int) -> cython.uint:
    return cython.cast(cython.uint, 1) << tile


def nth(tiles: cython.uint, n: cython.int) -> cython.int:
    """The n-th tile of a set, from 0."""
    while n:
        tiles &= tiles - 1
        n -= 1
    return lowest(tiles)


class Flow(Land):
    """Hands, draw stacks, Imagination Points, and everything that happens by itself.

    hand[seat], pool[seat]   tiles as bits; the pool is the part of a draw stack whose order nobody knows
    bottom[seat * 27 + i], bottoms[seat]      tiles that Magic put under it, in the order they come up
    face_down[seat * 27 + i], downs[seat]     Imagination Points, the oldest first
    face_known[seat]         face-down tiles that both know (F8.2)
    open_mark[seat * 27 + tile], seen_mark[...]   what the other side knows of hidden tiles: 0 nothing;
        m, that the tile was in hand when m - 1 tiles lay face down. So now it is in hand or is one of
        face_down[m - 1:]. The open marks come from what both saw, the seen ones from Magic (F8.6).
    dealt                    seats that have their first hand
    seat, main_done, power_used, skips        the turn; turns in a row without a main action (F9.1)
    begun, using             the tile being built or exchanged, the power being used; -1: none
    given, taken             Residential; shown, sunk: Magic: tiles on show, how many went under
    powers[type]             how often a power was used: for statistics alone
    """

    def _deal(self, first: int):
        """F1: lay everything out; chance says who begins, if the table did not, and deals."""
        self._empty_land()
        self.seats = SEATS
        self.hand = [0, 0]
        self.pool = [ALL_TILES, ALL_TILES]
        self.bottom = [0] * 54
        self.bottoms = [0, 0]
        self.face_down = [0] * 54
        self.downs = [0, 0]
        self.face_known = [0, 0]
        self.open_mark = [0] * 54
        self.seen_mark = [0] * 54
        self.dealt = 0
        self.seat = first
        self.main_done = 0
        self.power_used = 0
        self.skips = 0
        self.begun = -1
        self.using = -1
        self.given = 0
        self.taken = 0
        self.shown = 0
        self.sunk = 0
        self.powers = [0] * 5
        self.phase = P_FIRST if first < 0 else P_DRAW

    # Chance. All outcomes of a node weigh the same.

    def _outcomes(self) -> cython.uint:
        """The tiles that can be drawn or shown; for `first`, the seats."""
        if self.phase == P_FIRST:
            return 3
        if self.phase == P_DRAW:
            return self.pool[self.seat]
        return self.hand[1 - self.seat] & (ALL_TILES ^ self.shown)

    def _first_outcome(self) -> cython.int:
        if self.phase == P_FIRST:
            return A_FIRST
        return A_DRAW if self.phase == P_DRAW else A_SHOW

    def _chance(self, out: MoveList) -> cython.void:
        rest: cython.uint
        base: cython.int
        out.clear()
        if self.phase >= P_TURN:
            return
        base = self._first_outcome()
        rest = self._outcomes()
        while rest:
            out.push(base + lowest(rest), 1)
            rest &= rest - 1

    def _sample(self, rng: Rng, moves: MoveList) -> cython.int:
        """The same draw as from `_chance`."""
        rest: cython.uint = self._outcomes()
        return self._first_outcome() + nth(rest, rng.below(popcount(rest)))

    def _check_chance(self, action: cython.int) -> cython.int:
        outcome: cython.int
        if self.phase >= P_TURN:
            return R_NOT_CHANCE
        outcome = action - self._first_outcome()
        if outcome < 0 or outcome >= TILES or not (self._outcomes() >> outcome) & 1:
            return R_IMPOSSIBLE_OUTCOME
        return 0

    def _apply_chance(self, action: cython.int) -> cython.void:
        outcome: cython.int = action - self._first_outcome()
        if self.phase == P_FIRST:
            self.seat = outcome
            self.phase = P_DRAW
        elif self.phase == P_DRAW:
            self.pool[self.seat] ^= tile_bit(outcome)
            self.hand[self.seat] |= tile_bit(outcome)
            self._draw_on()
        else:
            self.shown |= tile_bit(outcome)
            self.seen_mark[(1 - self.seat) * TILES + outcome] = self.downs[1 - self.seat] + 1
            self._show_on()

    # Turns.

    def _begin_turn(self) -> cython.void:
        self.main_done = 0
        self.power_used = 0
        if self.guarded >= 0 and self.guard_by == self.seat:  # F8.3
            self.token[T_MILITARY] = self.seat if self._leads(T_MILITARY) else -1
            self.guarded = -1
            self.guard_by = -1
        self._go_on()

    def _go_on(self) -> cython.void:
        """Within the turn; it ends by itself when nothing is left to choose, and everybody can see that."""
        self.phase = P_TURN
        self.using = -1
        self.begun = -1
        if (self.main_done or self.hand[self.seat] == 0) and not self._may_have_power():
            self._end_turn()

    def _may_have_power(self) -> cython.bint:
        """Whether the others must think that a power can be used; `Rules` says."""
        return True

    def _end_turn(self) -> cython.void:
        self.skips = 0 if self.main_done else self.skips + 1
        self._draw_on()

    def _draw_on(self) -> cython.void:
        """F3.3: up to six tiles. Chance decides while the order is unknown, then the known ones follow."""
        seat: cython.int = self.seat
        while popcount(self.hand[seat]) < HAND:
            if self.pool[seat]:
                self.phase = P_DRAW
                return
            if self.bottoms[seat] == 0:
                break
            self._take_openly(seat, self._from_bottom(seat))
        if self.dealt < SEATS:
            self.dealt += 1
            self.seat = 1 - seat
            if self.dealt < SEATS:
                self.phase = P_DRAW
            else:
                self._begin_turn()
            return
        self._adjust_tokens()
        if self.skips == 2:  # F9.1
            self.phase = P_OVER
            self.main_done = 0
            self.power_used = 0
            return
        self.seat = 1 - seat
        self._begin_turn()

    def _from_bottom(self, seat: cython.int) -> cython.int:
        """Take the next known tile of a draw stack."""
        i: cython.int
        tile: cython.int = self.bottom[seat * TILES]
        self.bottoms[seat] -= 1
        for i in range(self.bottoms[seat]):
            self.bottom[seat * TILES + i] = self.bottom[seat * TILES + i + 1]
        self.bottom[seat * TILES + self.bottoms[seat]] = 0
        return tile

    # Tokens (F7).

    def _leads(self, kind: cython.int) -> cython.bint:
        """F7.1: at least two visible buildings of a type, and more than the other side."""
        mine: cython.int = self.count[self.seat * 5 + kind]
        return mine >= 2 and mine > self.count[(1 - self.seat) * 5 + kind]

    def _adjust_tokens(self) -> cython.void:
        kind: cython.int
        for kind in range(5):
            if self.token[kind] == ON_BUILDING:  # F7.4
                continue
            if self._leads(kind):
                self.token[kind] = self.seat
            elif self.count[kind] == self.count[5 + kind]:  # F7.2
                self.token[kind] = -1

    # Hidden tiles, and what is known of them.

    def _take_openly(self, seat: cython.int, tile: cython.int) -> cython.void:
        """A tile comes into a hand, and both see it."""
        self.hand[seat] |= tile_bit(tile)
        self.open_mark[seat * TILES + tile] = self.downs[seat] + 1

    def _leave_hand(self, seat: cython.int, tile: cython.int) -> cython.void:
        """A tile leaves a hand for where everybody sees it."""
        self.hand[seat] ^= tile_bit(tile)
        self.open_mark[seat * TILES + tile] = 0
        self.seen_mark[seat * TILES + tile] = 0

    def _put_face_down(self, seat: cython.int, tile: cython.int) -> cython.void:
        self.face_down[seat * TILES + self.downs[seat]] = tile
        self.downs[seat] += 1

    def _turn_up(self, seat: cython.int, tile: cython.int) -> cython.void:
        """F6.1: a face-down tile pays. What was known of the others is now said of fewer slots."""
        i: cython.int = 0
        slot: cython.int
        base: cython.int = seat * TILES
        while self.face_down[base + i] != tile:
            i += 1
        slot = i
        self.downs[seat] -= 1
        for i in range(slot, self.downs[seat]):
            self.face_down[base + i] = self.face_down[base + i + 1]
        self.face_down[base + self.downs[seat]] = 0
        self.open_mark[base + tile] = 0
        self.seen_mark[base + tile] = 0
        self.face_known[seat] &= ALL_TILES ^ tile_bit(tile)
        self.discards[seat] |= tile_bit(tile)
        for i in range(base, base + TILES):
            if self.open_mark[i] > slot + 1:
                self.open_mark[i] -= 1
            if self.seen_mark[i] > slot + 1:
                self.seen_mark[i] -= 1

    def _face_down_set(self, seat: cython.int) -> cython.uint:
        i: cython.int
        found: cython.uint = 0
        for i in range(self.downs[seat]):
            found |= tile_bit(self.face_down[seat * TILES + i])
        return found

    # Magic (F8.4): after each tile shown, and after each that went under.

    def _show_on(self) -> cython.void:
        other: cython.uint = self.hand[1 - self.seat]
        if popcount(self.shown) < 4 and self.shown != other:
            self.phase = P_SHOW
        else:
            self.phase = P_UNDER
            self._sink_on()

    def _sink_on(self) -> cython.void:
        """At most two go under, and one stays in the hand."""
        if self.sunk == 2 or popcount(self.hand[1 - self.seat]) < 2:
            self._end_magic()

    def _end_magic(self) -> cython.void:
        self.shown = 0
        self.sunk = 0
        self._go_on()

    def _copy_flow(self, other: Flow) -> cython.void:
        self._copy_land(other)
        self.seats = other.seats
        self.hand = other.hand[:]
        self.pool = other.pool[:]
        self.bottom = other.bottom[:]
        self.bottoms = other.bottoms[:]
        self.face_down = other.face_down[:]
        self.downs = other.downs[:]
        self.face_known = other.face_known[:]
        self.open_mark = other.open_mark[:]
        self.seen_mark = other.seen_mark[:]
        self.dealt = other.dealt
        self.seat = other.seat
        self.main_done = other.main_done
        self.power_used = other.power_used
        self.skips = other.skips
        self.begun = other.begun
        self.using = other.using
        self.given = other.given
        self.taken = other.taken
        self.shown = other.shown
        self.sunk = other.sunk
        self.powers = other.powers[:]
        self.phase = other.phase

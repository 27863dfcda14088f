"""Fantazja between decisions: the deal (F1), drawing and turns (F3), tokens (F7), hidden tiles (F8.6)."""

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


def nth_tile(tiles: cython.uint, n: cython.int) -> cython.int:
    """The n-th tile of a set, from 0."""
    while n:
        tiles &= tiles - 1
        n -= 1
    return lowest(tiles)


class TurnOrder(Land):
    """Hands, draw stacks, Imagination Points, the order of turns, and everything that needs no decision.

    hand[seat], pool[seat]   tiles as bits; the pool is the part of a draw stack whose order nobody knows
    bottom[seat * 27 + i], num_bottom[seat]         tiles that Magic put under it, in the order they come up
    face_down[seat * 27 + i], num_face_down[seat]   Imagination Points, the oldest first
    face_known[seat]         face-down tiles that both players know (F8.2)
    open_mark[seat * 27 + tile], seen_mark[...]   what the other side knows of hidden tiles: 0 nothing;
        m: the tile was in hand when m - 1 tiles lay face down, so now it is in hand or one of
        face_down[m - 1:]. Open marks come from what both saw, seen marks from Magic (F8.6).
    dealt                    seats that have their first hand
    seat, main_done, power_used, skips        the turn; turns in a row without a main action (F9.1)
    begun, using             the tile being built or exchanged, the power being used; -1: none
    given, taken             Residential: tiles chosen so far
    shown, sunk              Magic: tiles shown, how many were put under the stack
    powers[type]             how often a power was used: only for statistics
    """

    def _set_up_table(self, first: int) -> None:
        """F1: set up the table. Chance chooses who begins, unless an option says it (F1.4), and deals."""
        self._clear_land()
        self.seats = SEATS
        self.hand = [0, 0]
        self.pool = [ALL_TILES, ALL_TILES]  # F1.1
        self.bottom = [0] * 54
        self.num_bottom = [0, 0]
        self.face_down = [0] * 54
        self.num_face_down = [0, 0]
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

    # Chance. All outcomes of a node are equally likely.

    def _outcome_set(self) -> cython.uint:
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
        rest = self._outcome_set()
        while rest:
            out.push(base + lowest(rest), 1)
            rest &= rest - 1

    def _sample(self, rng: Rng, moves: MoveList) -> cython.int:
        """Draw like `_chance`."""
        rest: cython.uint = self._outcome_set()
        return self._first_outcome() + nth_tile(rest, rng.below(popcount(rest)))

    def _check_outcome(self, action: cython.int) -> cython.int:
        outcome: cython.int = action - self._first_outcome()
        if outcome < 0 or outcome >= TILES or not (self._outcome_set() >> outcome) & 1:
            return R_IMPOSSIBLE_OUTCOME
        return 0

    def _apply_chance(self, action: cython.int) -> cython.void:
        outcome: cython.int = action - self._first_outcome()
        if self.phase == P_FIRST:
            self.seat = outcome
            self.phase = P_DRAW
        elif self.phase == P_DRAW:  # F3.3
            self.pool[self.seat] ^= tile_bit(outcome)
            self.hand[self.seat] |= tile_bit(outcome)
            self._draw_to_full_hand()
        else:  # F8.4
            self.shown |= tile_bit(outcome)
            self.seen_mark[(1 - self.seat) * TILES + outcome] = self.num_face_down[1 - self.seat] + 1
            self._continue_magic_show()

    # Turns.

    def _begin_turn(self) -> cython.void:
        self.main_done = 0
        self.power_used = 0
        if self.guarded >= 0 and self.guard_by == self.seat:  # F8.3: the token comes off
            self.token[T_MILITARY] = self.seat if self._leads_in_type(T_MILITARY) else -1
            self.guarded = -1
            self.guard_by = -1
        self._continue_turn()

    def _continue_turn(self) -> cython.void:
        """F3.2: the turn ends by itself when nothing is left to choose and everybody can see that."""
        self.phase = P_TURN
        self.using = -1
        self.begun = -1
        if (self.main_done or self.hand[self.seat] == 0) and not self._may_have_power():
            self._end_turn()

    def _may_have_power(self) -> cython.bint:
        """Whether a power can be used, as far as the other player can tell; `Rules` overrides this."""
        return True

    def _end_turn(self) -> cython.void:
        self.skips = 0 if self.main_done else self.skips + 1  # F3.1
        self._draw_to_full_hand()

    def _draw_to_full_hand(self) -> cython.void:
        """F3.3: draw up to six tiles: first by chance from the pool, then the known bottom tiles in order."""
        seat: cython.int = self.seat
        while popcount(self.hand[seat]) < HAND:
            if self.pool[seat]:
                self.phase = P_DRAW
                return
            if self.num_bottom[seat] == 0:
                break
            self._take_openly(seat, self._take_bottom_tile(seat))
        if self.dealt < SEATS:  # F1.2: the first hands
            self.dealt += 1
            self.seat = 1 - seat
            if self.dealt < SEATS:
                self.phase = P_DRAW
            else:
                self._begin_turn()
            return
        self._adjust_tokens()  # F3.4
        if self.skips == 2:  # F9.1
            self.phase = P_OVER
            self.main_done = 0
            self.power_used = 0
            return
        self.seat = 1 - seat
        self._begin_turn()

    def _take_bottom_tile(self, seat: cython.int) -> cython.int:
        """F8.4: take the next of the tiles that Magic put under a draw stack."""
        i: cython.int
        tile: cython.int = self.bottom[seat * TILES]
        self.num_bottom[seat] -= 1
        for i in range(self.num_bottom[seat]):
            self.bottom[seat * TILES + i] = self.bottom[seat * TILES + i + 1]
        self.bottom[seat * TILES + self.num_bottom[seat]] = 0
        return tile

    # Tokens (F7).

    def _leads_in_type(self, kind: cython.int) -> cython.bint:
        """F7.1: at least two visible buildings of a type, and more than the other side."""
        mine: cython.int = self.count[self.seat * 5 + kind]
        return mine >= 2 and mine > self.count[(1 - self.seat) * 5 + kind]

    def _adjust_tokens(self) -> cython.void:
        """F7.1, F7.2. F7.3: in all other cases nothing changes, and using a token does not use it up."""
        kind: cython.int
        for kind in range(5):
            if self.token[kind] == ON_BUILDING:  # F7.4
                continue
            if self._leads_in_type(kind):  # F7.1
                self.token[kind] = self.seat
            elif self.count[kind] == self.count[5 + kind]:  # F7.2
                self.token[kind] = -1

    # Hidden tiles, and what is known of them.

    def _take_openly(self, seat: cython.int, tile: cython.int) -> cython.void:
        """Add a tile to a hand; both players see it (F8.6)."""
        self.hand[seat] |= tile_bit(tile)
        self.open_mark[seat * TILES + tile] = self.num_face_down[seat] + 1

    def _remove_from_hand(self, seat: cython.int, tile: cython.int) -> cython.void:
        """Move a tile from a hand to where both players see it."""
        self.hand[seat] ^= tile_bit(tile)
        self.open_mark[seat * TILES + tile] = 0
        self.seen_mark[seat * TILES + tile] = 0

    def _put_face_down(self, seat: cython.int, tile: cython.int) -> cython.void:
        self.face_down[seat * TILES + self.num_face_down[seat]] = tile
        self.num_face_down[seat] += 1

    def _pay_face_down_tile(self, seat: cython.int, tile: cython.int) -> cython.void:
        """F6.1: pay with a face-down tile. The marks of other tiles now refer to fewer slots."""
        i: cython.int = 0
        slot: cython.int
        base: cython.int = seat * TILES
        while self.face_down[base + i] != tile:
            i += 1
        slot = i
        self.num_face_down[seat] -= 1
        for i in range(slot, self.num_face_down[seat]):
            self.face_down[base + i] = self.face_down[base + i + 1]
        self.face_down[base + self.num_face_down[seat]] = 0
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
        tiles: cython.uint = 0
        for i in range(self.num_face_down[seat]):
            tiles |= tile_bit(self.face_down[seat * TILES + i])
        return tiles

    # Magic (F8.4): what follows after each tile shown, and after each put under the stack.

    def _continue_magic_show(self) -> cython.void:
        other: cython.uint = self.hand[1 - self.seat]
        if popcount(self.shown) < 4 and self.shown != other:  # F8.4: four, or all
            self.phase = P_SHOW
        else:
            self.phase = P_UNDER
            self._continue_magic_under()

    def _continue_magic_under(self) -> cython.void:
        """F8.4: at most two tiles go under the stack, and at least one stays in hand."""
        if self.sunk == 2 or popcount(self.hand[1 - self.seat]) < 2:
            self._end_magic()

    def _end_magic(self) -> cython.void:
        self.shown = 0
        self.sunk = 0
        self._continue_turn()

    def _copy_turn_order(self, other: TurnOrder) -> cython.void:
        self._copy_land(other)
        self.seats = other.seats
        self.hand = other.hand[:]
        self.pool = other.pool[:]
        self.bottom = other.bottom[:]
        self.num_bottom = other.num_bottom[:]
        self.face_down = other.face_down[:]
        self.num_face_down = other.num_face_down[:]
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

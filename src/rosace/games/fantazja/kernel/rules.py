"""What may be done in Fantazja (F3 to F8): each rule one predicate, for `legal` and `check`.

A tile may be begun only if it can be laid, a power only if it can be carried out, so no step has a
dead end. Where a tile may lie is answered by sets of turned tiles (see `tables`), for every cell.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import popcount
    from cython.cimports.rosace.games.fantazja.kernel.land import (
        LEVEL,
        OF_LEVEL,
        SAME_ELEMENT,
        SHOWN,
        TYPE,
        UPON,
        turns_of,
    )
    from cython.cimports.rosace.games.fantazja.kernel.turn_order import Flow, tile_bit
else:
    from rosace.core.bits import popcount
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.land import LEVEL, OF_LEVEL, SAME_ELEMENT, SHOWN, TYPE, UPON, turns_of
    from rosace.games.fantazja.kernel.turn_order import Flow, tile_bit


class Rules(Flow):
    """The predicates, and the reasons where they say no."""

    # Where the tile in `begun` may go. `reach`, two words, is scratch for sets of turned tiles.

    def _turns_at(self, cell: cython.int) -> cython.int:
        """The quarter turns, as four bits, in which the tile begun may be laid on a grid cell."""
        tile: cython.int = self.begun
        there: cython.int = self.at[cell]
        if self.using == T_SPECIAL:
            if there < 2 or there >= OPEN or not self._may_exchange(there - 1):
                return 0
            self._exchanges_at(there - 1)
            return turns_of(self.reach[0], self.reach[1], tile)
        if LEVEL[tile] < 2:
            if there < OPEN or self._barred(self.seat, cell):
                return 0
            there = (there - OPEN) * 2
            return turns_of(self.fit[there], self.fit[there + 1], tile)
        if there < 2 or there >= OPEN or (cell == self.guarded and self._bars(self.seat)):
            return 0
        there = self.top[there - 1] * 2
        return turns_of(UPON[there], UPON[there + 1], tile)

    def _survey_building(self) -> cython.void:
        """Into `reach`: every tile that could be built somewhere now, in the turns it could have."""
        i: cython.int
        bars: cython.bint = self._bars(self.seat)
        words_0: cython.ulonglong = 0
        words_1: cython.ulonglong = 0
        for i in range(self.opens):
            if not bars or not self._barred(self.seat, self.open_cell[i]):
                words_0 |= self.fit[i * 2]
                words_1 |= self.fit[i * 2 + 1]
        if self.downs[self.seat] == 0:  # F6.1, F6.3: neither large nor special
            words_0 &= OF_LEVEL[2]
            words_1 &= OF_LEVEL[3]
        else:
            for i in range(1, self.stacks):
                if not bars or self.cell[i] != self.guarded:
                    words_0 |= UPON[self.top[i] * 2]
                    words_1 |= UPON[self.top[i] * 2 + 1]
        self.reach[0] = words_0
        self.reach[1] = words_1

    # Exchanges (F8.5).

    def _may_exchange(self, stack: cython.int) -> cython.bint:
        """Whether a stack's visible tile may be exchanged at all by the seat to move."""
        if self.owner[stack] != self.seat or LEVEL[self.top[stack] // 4] < 1:
            return False
        return not (self.cell[stack] == self.guarded and self._bars(self.seat))

    def _exchanges_at(self, stack: cython.int) -> cython.void:
        """Into `reach`: the tiles of the same level whose elements agree with every neighbour's."""
        d: cython.int
        there: cython.int
        place: cython.int = LEVEL[self.top[stack] // 4] * 2
        words_0: cython.ulonglong = OF_LEVEL[place]
        words_1: cython.ulonglong = OF_LEVEL[place + 1]
        for d in range(4):
            there = self._stack_beside(self.cell[stack], d)
            if there >= 0:
                place = (d * 4 + SHOWN[self.top[there] * 4 + ((d + 2) & 3)] // 4) * 2
                words_0 &= SAME_ELEMENT[place]
                words_1 &= SAME_ELEMENT[place + 1]
        self.reach[0] = words_0
        self.reach[1] = words_1

    def _survey_exchanges(self) -> cython.void:
        """Into `reach`: every tile that could be exchanged for some building now."""
        stack: cython.int
        words_0: cython.ulonglong = 0
        words_1: cython.ulonglong = 0
        for stack in range(1, self.stacks):
            if self._may_exchange(stack):
                self._exchanges_at(stack)
                words_0 |= self.reach[0]
                words_1 |= self.reach[1]
        self.reach[0] = words_0
        self.reach[1] = words_1

    def _reached(self, tiles: cython.uint) -> cython.bint:
        """Whether `reach` has any of these tiles."""
        tile: cython.int
        for tile in range(TILES):
            if (tiles >> tile) & 1 and turns_of(self.reach[0], self.reach[1], tile):
                return True
        return False

    # Powers (F8).

    def _cannot_use(self, kind: cython.int) -> cython.int:
        """Why a power cannot be used now; 0 if it can."""
        seat: cython.int = self.seat
        if self.token[kind] != seat:
            return R_NO_TOKEN
        if self.power_used:
            return R_POWER_USED
        if kind == T_RESIDENTIAL and self.hand[seat] == 0:
            return R_EMPTY_HAND
        if kind == T_RESIDENTIAL or kind == T_PRODUCTION:
            return 0 if self.discards[seat] else R_NO_DISCARDS
        if kind == T_MILITARY:
            return 0 if self.stacks > 1 else R_NO_BUILDING
        if kind == T_MAGIC:
            return 0 if self.hand[1 - seat] else R_NOTHING_TO_SEE
        self._survey_exchanges()
        return 0 if self._reached(self.hand[seat]) else R_NO_EXCHANGE

    def _may_have_power(self) -> cython.bint:
        """Whether a power can be used, as far as others can tell: an exchange depends on the hidden hand."""
        kind: cython.int
        if self.power_used:
            return False
        if self.token[T_SPECIAL] == self.seat and self.hand[self.seat]:
            return True
        for kind in range(T_SPECIAL):
            if self._cannot_use(kind) == 0:
                return True
        return False

    def _most_given(self) -> cython.int:
        """F8.1: how many tiles can be swapped."""
        most: cython.int = min(popcount(self.hand[self.seat]), popcount(self.discards[self.seat]))
        return min(most, 3)

    # check()

    def _check(self, action: cython.int) -> cython.int:
        if action < 0 or action >= NUM_ACTIONS:
            return R_NO_SUCH_ACTION
        if self.phase == P_OVER:
            return R_OVER
        if action >= A_FIRST:
            return self._check_chance(action)
        if self.phase < P_TURN:
            return R_CHANCE
        if self._phase_of(action) != self.phase:
            return R_NOT_NOW
        if action < A_LAY:
            return self._check_build(action)
        if action < A_IMAGINE:
            return self._check_lay(action - A_LAY)
        if action < A_PAY:
            return self._check_main(action - A_IMAGINE)
        if action < A_POWER:
            return 0 if self._has(self._face_down_set(self.seat), action - A_PAY) else R_NOT_FACE_DOWN
        if action < A_GIVE:
            return self._cannot_use(action - A_POWER)
        if action < A_GUARD:
            return self._check_discards(action)
        if action < A_UNDER:
            return 0 if 2 <= self.at[action - A_GUARD + MARGIN] < OPEN else R_NO_BUILDING_THERE
        if action < A_EXCHANGE:
            return 0 if self._has(self.shown, action - A_UNDER) else R_NOT_SHOWN
        if action < A_ENOUGH:
            return self._check_exchange(action - A_EXCHANGE)
        if action == A_ENOUGH:
            return R_GIVE_ONE if self.phase == P_GIVE and self.given == 0 else 0
        return 0 if self.main_done or self.hand[self.seat] == 0 else R_MAIN_OWED

    def _has(self, tiles: cython.uint, tile: cython.int) -> cython.bint:
        return (tiles & tile_bit(tile)) != 0

    def _phase_of(self, action: cython.int) -> cython.int:
        """The phase in which an action of this family is asked for."""
        if action < A_LAY:
            return P_TURN
        if action < A_IMAGINE:
            return P_LAY
        if action < A_PAY:
            return P_TURN
        if action < A_POWER:
            return P_PAY
        if action < A_GIVE:
            return P_TURN
        if action < A_TAKE:
            return P_GIVE
        if action < A_RECALL:
            return P_TAKE
        if action < A_GUARD:
            return P_RECALL
        if action < A_UNDER:
            return P_GUARD
        if action < A_EXCHANGE:
            return P_UNDER
        if action < A_ENOUGH:
            return P_EXCHANGE
        if action == A_ENOUGH:
            return P_UNDER if self.phase == P_UNDER else P_GIVE
        return P_TURN

    def _check_main(self, tile: cython.int) -> cython.int:
        """F3.1: one main action, with a tile of the hand."""
        if self.main_done:
            return R_MAIN_DONE
        return 0 if self._has(self.hand[self.seat], tile) else R_NOT_IN_HAND

    def _check_build(self, tile: cython.int) -> cython.int:
        reason: cython.int = self._check_main(tile)
        if reason:
            return reason
        if LEVEL[tile] != 1 and self.downs[self.seat] == 0:
            return R_NO_POINT
        self._survey_building()
        if turns_of(self.reach[0], self.reach[1], tile):
            return 0
        return R_FITS_NOWHERE if LEVEL[tile] < 2 else R_NOTHING_TO_RAISE

    def _check_exchange(self, tile: cython.int) -> cython.int:
        if not self._has(self.hand[self.seat], tile):
            return R_NOT_IN_HAND
        self._survey_exchanges()
        return 0 if turns_of(self.reach[0], self.reach[1], tile) else R_EXCHANGES_NOTHING

    def _check_discards(self, action: cython.int) -> cython.int:
        """Give, take, recall: between hand and discards."""
        tile: cython.int
        if action < A_TAKE:
            tile = action - A_GIVE
            if not self._has(self.hand[self.seat], tile):
                return R_NOT_IN_HAND
            return R_ALREADY_GIVEN if self._has(self.given, tile) else 0
        tile = action - (A_TAKE if action < A_RECALL else A_RECALL)
        if not self._has(self.discards[self.seat], tile):
            return R_NOT_DISCARDED
        return R_ALREADY_TAKEN if self._has(self.taken, tile) else 0

    def _check_lay(self, place: cython.int) -> cython.int:
        cell: cython.int = place // 4 + MARGIN
        if (self._turns_at(cell) >> (place % 4)) & 1:
            return 0
        if self.using == T_SPECIAL:
            return self._why_no_exchange(cell)
        if LEVEL[self.begun] < 2:
            return self._why_not_there(cell, place % 4)
        return self._why_not_upon(cell)

    def _why_not_there(self, cell: cython.int, turn: cython.int) -> cython.int:
        """Why a small or special tile may not lie on a cell in a turn (F4)."""
        d: cython.int
        there: cython.int
        mine: cython.int
        if 0 < self.at[cell] < OPEN:
            return R_OCCUPIED
        if self.at[cell] == 0:
            return R_NO_NEIGHBOUR
        if self._barred(self.seat, cell):
            return R_BARRED
        for d in range(4):
            there = self._stack_beside(cell, d)
            mine = SHOWN[(self.begun * 4 + turn) * 4 + d]
            if there >= 0 and mine // 4 != SHOWN[self.top[there] * 4 + ((d + 2) & 3)] // 4:
                return R_ELEMENT
        return R_NUMBER

    def _why_not_upon(self, cell: cython.int) -> cython.int:
        """Why a level II or III may not be built on a cell (F6.2)."""
        below: cython.int
        if not 2 <= self.at[cell] < OPEN:
            return R_NOTHING_BELOW
        below = self.top[self.at[cell] - 1] // 4
        if LEVEL[below] == 0:
            return R_ON_SPECIAL
        if TYPE[below] != TYPE[self.begun]:
            return R_OTHER_TYPE
        if LEVEL[below] + 1 != LEVEL[self.begun]:
            return R_OTHER_LEVEL
        if cell == self.guarded and self._bars(self.seat):
            return R_GUARDED
        return R_ELEMENTS_TURNED

    def _why_no_exchange(self, cell: cython.int) -> cython.int:
        """Why the tile of a cell cannot be exchanged for the one begun (F8.5)."""
        stack: cython.int = self.at[cell] - 1
        old: cython.int
        if not 1 <= stack < STACKS:
            return R_NO_BUILDING_THERE
        old = self.top[stack] // 4
        if self.owner[stack] != self.seat:
            return R_NOT_YOURS
        if LEVEL[old] == 0:
            return R_SPECIAL_STAYS
        if LEVEL[old] != LEVEL[self.begun]:
            return R_LEVEL_DIFFERS
        if cell == self.guarded and self._bars(self.seat):
            return R_GUARDED
        return R_EXCHANGE_ELEMENT

"""Legality in Fantazja (F3 to F8): one predicate for each rule, used by `legal` and `check`.

A tile may be begun only if it can be laid, a power only if it can be carried out, so no step is a
dead end. Sets of turned tiles (see component_data.py) say where a tile may lie.
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
    from cython.cimports.rosace.games.fantazja.kernel.turn_order import TurnOrder, tile_bit
else:
    from rosace.core.bits import popcount
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.land import LEVEL, OF_LEVEL, SAME_ELEMENT, SHOWN, TYPE, UPON, turns_of
    from rosace.games.fantazja.kernel.turn_order import TurnOrder, tile_bit


class Rules(TurnOrder):
    """The predicates. `_check_*` and `_why_not_*` return a reason code, 0 if the action is allowed."""

    # Where the tile in `begun` may go.

    def _legal_turns(self, cell: cython.int) -> cython.int:
        """The quarter turns, as four bits, in which the tile begun may be laid on a grid cell."""
        tile: cython.int = self.begun
        there: cython.int = self.grid[cell]
        if self.using == T_SPECIAL:  # F8.5
            if there < 2 or there >= OPEN or not self._may_exchange(there - 1):
                return 0
            self._collect_exchanges_at(there - 1)
            return turns_of(self.candidates[0], self.candidates[1], tile)
        if LEVEL[tile] < 2:  # F4.1, F4.2, F4.3; F6.3: special buildings too
            if there < OPEN or self._is_barred_cell(self.seat, cell):
                return 0
            there = (there - OPEN) * 2
            return turns_of(self.fit[there], self.fit[there + 1], tile)
        if there < 2 or there >= OPEN or (cell == self.guarded and self._guard_stops(self.seat)):
            return 0
        there = self.top[there - 1] * 2  # F6.2
        return turns_of(UPON[there], UPON[there + 1], tile)

    def _collect_buildable(self) -> cython.void:
        """Put into `candidates` every tile that could be built somewhere now, in its possible turns."""
        i: cython.int
        bars: cython.bint = self._guard_stops(self.seat)
        words_0: cython.ulonglong = 0
        words_1: cython.ulonglong = 0
        for i in range(self.opens):
            if not bars or not self._is_barred_cell(self.seat, self.open_cell[i]):
                words_0 |= self.fit[i * 2]
                words_1 |= self.fit[i * 2 + 1]
        if self.num_face_down[self.seat] == 0:  # F6.1, F6.3: neither large nor special
            words_0 &= OF_LEVEL[2]
            words_1 &= OF_LEVEL[3]
        else:
            for i in range(1, self.stacks):
                if not bars or self.cell[i] != self.guarded:
                    words_0 |= UPON[self.top[i] * 2]
                    words_1 |= UPON[self.top[i] * 2 + 1]
        self.candidates[0] = words_0
        self.candidates[1] = words_1

    # Exchanges (F8.5).

    def _may_exchange(self, stack: cython.int) -> cython.bint:
        """F8.5, F8.3: whether the seat to move may exchange the visible tile of a stack at all."""
        if self.owner[stack] != self.seat or LEVEL[self.top[stack] // 4] < 1:
            return False
        return not (self.cell[stack] == self.guarded and self._guard_stops(self.seat))

    def _collect_exchanges_at(self, stack: cython.int) -> cython.void:
        """F8.5: put into `candidates` the tiles of the same level whose elements match every neighbour."""
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
        self.candidates[0] = words_0
        self.candidates[1] = words_1

    def _collect_exchangeable(self) -> cython.void:
        """Put into `candidates` every tile that could be exchanged for some building now."""
        stack: cython.int
        words_0: cython.ulonglong = 0
        words_1: cython.ulonglong = 0
        for stack in range(1, self.stacks):
            if self._may_exchange(stack):
                self._collect_exchanges_at(stack)
                words_0 |= self.candidates[0]
                words_1 |= self.candidates[1]
        self.candidates[0] = words_0
        self.candidates[1] = words_1

    def _any_candidate(self, tiles: cython.uint) -> cython.bint:
        """Whether any of these tiles is in `candidates`."""
        tile: cython.int
        for tile in range(TILES):
            if (tiles >> tile) & 1 and turns_of(self.candidates[0], self.candidates[1], tile):
                return True
        return False

    # Powers (F8).

    def _why_not_use_power(self, kind: cython.int) -> cython.int:
        """F8.0 to F8.5: why a power cannot be used now; 0 if it can."""
        seat: cython.int = self.seat
        if self.token[kind] != seat:  # F7.1, F8.0
            return R_NO_TOKEN
        if self.power_used:  # F3.2, F8.0: one power a turn
            return R_POWER_USED
        # F8.0: a power that could change nothing and show nothing may not be used.
        if kind == T_RESIDENTIAL and self.hand[seat] == 0:
            return R_EMPTY_HAND
        if kind == T_RESIDENTIAL or kind == T_PRODUCTION:  # F8.1, F8.2
            return 0 if self.discards[seat] else R_NO_DISCARDS
        if kind == T_MILITARY:  # F8.3
            return 0 if self.stacks > 1 else R_NO_BUILDING
        if kind == T_MAGIC:  # F8.4
            return 0 if self.hand[1 - seat] else R_NOTHING_TO_SEE
        self._collect_exchangeable()  # F8.5
        return 0 if self._any_candidate(self.hand[seat]) else R_NO_EXCHANGE

    def _may_have_power(self) -> cython.bint:
        """F3.2: whether a power can be used, as far as the other player can tell.

        Whether an exchange is possible depends on the hidden hand, so it always may be.
        """
        kind: cython.int
        if self.power_used:
            return False
        if self.token[T_SPECIAL] == self.seat and self.hand[self.seat]:
            return True
        for kind in range(T_SPECIAL):
            if self._why_not_use_power(kind) == 0:
                return True
        return False

    def _max_swapped(self) -> cython.int:
        """F8.1: how many tiles can be swapped at most."""
        most: cython.int = min(popcount(self.hand[self.seat]), popcount(self.discards[self.seat]))
        return min(most, 3)

    # check()

    def _check(self, action: cython.int) -> cython.int:
        return self._check_by_kind(action, A_FIRST, NUM_ACTIONS)

    def _check_decision(self, action: cython.int) -> cython.int:
        if self._phase_of_action(action) != self.phase:
            return R_NOT_NOW
        if action < A_LAY:
            return self._check_build(action)
        if action < A_IMAGINE:
            return self._check_lay(action - A_LAY)
        if action < A_PAY:
            return self._check_main(action - A_IMAGINE)
        if action < A_POWER:
            return 0 if self._contains(self._face_down_set(self.seat), action - A_PAY) else R_NOT_FACE_DOWN
        if action < A_GIVE:
            return self._why_not_use_power(action - A_POWER)
        if action < A_GUARD:
            return self._check_discard_choice(action)
        if action < A_UNDER:
            return 0 if 2 <= self.grid[action - A_GUARD + MARGIN] < OPEN else R_NO_BUILDING_THERE
        if action < A_EXCHANGE:
            return 0 if self._contains(self.shown, action - A_UNDER) else R_NOT_SHOWN
        if action < A_ENOUGH:
            return self._check_exchange(action - A_EXCHANGE)
        if action == A_ENOUGH:
            # F8.0: a swap of no tiles is none.
            return R_GIVE_ONE if self.phase == P_GIVE and self.given == 0 else 0
        return 0 if self.main_done or self.hand[self.seat] == 0 else R_MAIN_OWED  # F3.1

    def _contains(self, tiles: cython.uint, tile: cython.int) -> cython.bint:
        return (tiles & tile_bit(tile)) != 0

    def _phase_of_action(self, action: cython.int) -> cython.int:
        """The phase that asks for an action of this family."""
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
        return 0 if self._contains(self.hand[self.seat], tile) else R_NOT_IN_HAND

    def _check_build(self, tile: cython.int) -> cython.int:
        reason: cython.int = self._check_main(tile)
        if reason:
            return reason
        if LEVEL[tile] != 1 and self.num_face_down[self.seat] == 0:  # F6.1, F6.3
            return R_NO_POINT
        self._collect_buildable()
        if turns_of(self.candidates[0], self.candidates[1], tile):
            return 0
        return R_FITS_NOWHERE if LEVEL[tile] < 2 else R_NOTHING_TO_RAISE

    def _check_exchange(self, tile: cython.int) -> cython.int:
        if not self._contains(self.hand[self.seat], tile):
            return R_NOT_IN_HAND
        self._collect_exchangeable()
        return 0 if turns_of(self.candidates[0], self.candidates[1], tile) else R_EXCHANGES_NOTHING

    def _check_discard_choice(self, action: cython.int) -> cython.int:
        """F8.1, F8.2: give, take and recall move tiles between hand, discards and Imagination Points."""
        tile: cython.int
        if action < A_TAKE:
            tile = action - A_GIVE
            if not self._contains(self.hand[self.seat], tile):
                return R_NOT_IN_HAND
            return R_ALREADY_GIVEN if self._contains(self.given, tile) else 0
        tile = action - (A_TAKE if action < A_RECALL else A_RECALL)
        if not self._contains(self.discards[self.seat], tile):
            return R_NOT_DISCARDED
        return R_ALREADY_TAKEN if self._contains(self.taken, tile) else 0

    def _check_lay(self, place: cython.int) -> cython.int:
        cell: cython.int = place // 4 + MARGIN
        if (self._legal_turns(cell) >> (place % 4)) & 1:
            return 0
        if self.using == T_SPECIAL:
            return self._why_not_exchange(cell)
        if LEVEL[self.begun] < 2:
            return self._why_not_on_open_cell(cell, place % 4)
        return self._why_not_on_stack(cell)

    def _why_not_on_open_cell(self, cell: cython.int, turn: cython.int) -> cython.int:
        """F4: why a small or special tile may not lie on a cell in this turn."""
        d: cython.int
        there: cython.int
        mine: cython.int
        if 0 < self.grid[cell] < OPEN:  # F4.1
            return R_OCCUPIED
        if self.grid[cell] == 0:
            return R_NO_NEIGHBOUR
        if self._is_barred_cell(self.seat, cell):
            return R_BARRED
        for d in range(4):
            there = self._stack_beside(cell, d)
            mine = SHOWN[(self.begun * 4 + turn) * 4 + d]
            if there >= 0 and mine // 4 != SHOWN[self.top[there] * 4 + ((d + 2) & 3)] // 4:
                return R_ELEMENT
        return R_NUMBER

    def _why_not_on_stack(self, cell: cython.int) -> cython.int:
        """F6.2, F6.3, F8.3: why a level II or III may not be built on a cell."""
        below: cython.int
        if not 2 <= self.grid[cell] < OPEN:
            return R_NOTHING_BELOW
        below = self.top[self.grid[cell] - 1] // 4
        if LEVEL[below] == 0:  # F6.3
            return R_ON_SPECIAL
        if TYPE[below] != TYPE[self.begun]:
            return R_OTHER_TYPE
        if LEVEL[below] + 1 != LEVEL[self.begun]:
            return R_OTHER_LEVEL
        if cell == self.guarded and self._guard_stops(self.seat):
            return R_GUARDED
        return R_ELEMENTS_TURNED

    def _why_not_exchange(self, cell: cython.int) -> cython.int:
        """F8.5: why the tile of a cell cannot be exchanged for the one begun."""
        stack: cython.int = self.grid[cell] - 1
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
        if cell == self.guarded and self._guard_stops(self.seat):
            return R_GUARDED
        return R_EXCHANGE_ELEMENT

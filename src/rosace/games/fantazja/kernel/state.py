"""Fantazja's kernel: what a decision does. `rules.md` has the numbered clauses.

The kernel is seven classes, each derived from the one before:

    Land           kernel/land.py          stacks, open cells, Dark Energy (F2, F4, F6)
    TurnOrder      kernel/turn_order.py    the deal, turns, drawing, tokens (F1, F3, F7, F9.1)
    Rules          kernel/rules.py         what may be done, and why not (F3 to F8)
    Visibility     kernel/visibility.py    who sees what (F1.2, F5.1, F8.6)
    Knowledge      kernel/knowledge.py     keys, and resampling of what a seat does not see
    PlayoutPolicy  play/playout_policy.py  quick decisions for playouts
    FantazjaState  here                    what a decision does, points (F9), the rest of the contract
"""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.core.state import Kernel, MoveList
    from cython.cimports.rosace.games.fantazja.kernel.land import LEVEL, turns_of
    from cython.cimports.rosace.games.fantazja.kernel.turn_order import tile_bit
    from cython.cimports.rosace.games.fantazja.play.playout_policy import PlayoutPolicy
else:
    from rosace.core.bits import lowest, popcount
    from rosace.core.state import Kernel, MoveList
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.land import LEVEL, turns_of
    from rosace.games.fantazja.kernel.turn_order import tile_bit
    from rosace.games.fantazja.play.playout_policy import PlayoutPolicy


class FantazjaState(PlayoutPolicy):
    """A position of Fantazja; `Land` and `TurnOrder` explain the fields."""

    def __init__(self, first: int = -1):
        self._set_up_table(first)

    def _native(self) -> cython.bint:
        return True

    def _to_move(self) -> cython.int:
        if self.phase < P_TURN:
            return -1
        return -2 if self.phase == P_OVER else self.seat

    def _mid_action(self) -> cython.bint:
        return P_TURN < self.phase < P_OVER or self.phase == P_SHOW

    def _hides(self, action: cython.int) -> cython.bint:
        return A_IMAGINE <= action < A_PAY  # F5.1

    # legal()

    def _legal(self, out: MoveList) -> cython.void:
        out.n = 0
        if self.phase == P_LAY:
            self._emit_lays(out, LEVEL[self.begun] < 2 and self.using != T_SPECIAL)
        elif self.phase == P_TURN:
            self._emit_turn(out)
        elif self.phase == P_PAY:
            self._emit_tiles(out, A_PAY, self._face_down_set(self.seat))
        elif self.phase == P_GIVE:
            self._emit_tiles(out, A_GIVE, self.hand[self.seat] ^ self.given)
            if self.given:
                self._emit(out, A_ENOUGH)
        elif self.phase == P_TAKE:
            self._emit_tiles(out, A_TAKE, self.discards[self.seat] ^ self.taken)
        elif self.phase == P_RECALL:
            self._emit_tiles(out, A_RECALL, self.discards[self.seat])
        elif self.phase == P_UNDER:
            self._emit_tiles(out, A_UNDER, self.shown)
            self._emit(out, A_ENOUGH)
        elif self.phase == P_EXCHANGE:
            self._collect_exchangeable()
            self._emit_candidates(out, A_EXCHANGE)
        elif self.phase == P_GUARD:
            self._emit_guards(out)

    def _emit(self, out: MoveList, action: cython.int) -> cython.void:
        out.ids[out.n] = action
        out.n += 1

    def _emit_tiles(self, out: MoveList, base: cython.int, tiles: cython.uint) -> cython.void:
        while tiles:
            out.ids[out.n] = base + lowest(tiles)
            out.n += 1
            tiles &= tiles - 1

    def _emit_candidates(self, out: MoveList, base: cython.int) -> cython.void:
        """Emit the tiles of the hand that are in `candidates`."""
        rest: cython.uint = self.hand[self.seat]
        while rest:
            if turns_of(self.candidates[0], self.candidates[1], lowest(rest)):
                self._emit(out, base + lowest(rest))
            rest &= rest - 1

    def _emit_turn(self, out: MoveList) -> cython.void:
        kind: cython.int
        if not self.main_done:
            self._collect_buildable()
            self._emit_candidates(out, A_BUILD)
            self._emit_tiles(out, A_IMAGINE, self.hand[self.seat])
        if not self.power_used:
            for kind in range(5):
                if self._why_not_use_power(kind) == 0:
                    self._emit(out, A_POWER + kind)
        if self.main_done or self.hand[self.seat] == 0:
            self._emit(out, A_END)

    def _emit_lays(self, out: MoveList, on_open: cython.bint) -> cython.void:
        """Emit every cell and turn for the tile begun, row by row so that the ids ascend."""
        row: cython.int
        cell: cython.int
        turns: cython.int
        turn: cython.int
        cells: cython.ulonglong
        for row in range(2, GRID_ROWS - 2):
            cells = self.open_row[row] if on_open else self.built_row[row]
            while cells:
                cell = row * SIDE + lowest(cells)
                cells &= cells - 1
                turns = self._legal_turns(cell)
                if turns:
                    for turn in range(4):
                        if (turns >> turn) & 1:
                            out.ids[out.n] = A_LAY + (cell - MARGIN) * 4 + turn
                            out.n += 1

    def _emit_guards(self, out: MoveList) -> cython.void:
        row: cython.int
        cells: cython.ulonglong
        for row in range(2, GRID_ROWS - 2):
            cells = self.built_row[row]
            while cells:
                self._emit(out, A_GUARD + (row - 2) * SIDE + lowest(cells))
                cells &= cells - 1

    # apply()

    def _apply(self, action: cython.int) -> cython.void:
        if action >= A_FIRST:
            self._apply_chance(action)
        elif action < A_LAY:
            self.begun = action
            self.phase = P_LAY
        elif action < A_IMAGINE:
            self._lay_tile((action - A_LAY) // 4 + MARGIN, (action - A_LAY) % 4)
        elif action < A_PAY:  # F5.1
            self.hand[self.seat] ^= tile_bit(action - A_IMAGINE)
            self._put_face_down(self.seat, action - A_IMAGINE)
            self.main_done = 1
            self._continue_turn()
        elif action < A_POWER:  # F6.1
            self._pay_face_down_tile(self.seat, action - A_PAY)
            self._continue_turn()
        elif action < A_GIVE:
            self._begin_power(action - A_POWER)
        elif action < A_TAKE:
            self.given |= tile_bit(action - A_GIVE)
            if popcount(self.given) == self._max_swapped():
                self.phase = P_TAKE
        elif action < A_RECALL:
            self.taken |= tile_bit(action - A_TAKE)
            if popcount(self.taken) == popcount(self.given):
                self._swap_with_discards()
        elif action < A_GUARD:
            self._recall_discard(action - A_RECALL)
        elif action < A_UNDER:  # F8.3
            self.token[T_MILITARY] = ON_BUILDING
            self.guarded = action - A_GUARD + MARGIN
            self.guard_by = self.seat
            self._continue_turn()
        elif action < A_EXCHANGE:
            self._put_under_stack(action - A_UNDER)
        elif action < A_ENOUGH:
            self.begun = action - A_EXCHANGE
            self.phase = P_LAY
        elif action == A_ENOUGH:
            if self.phase == P_GIVE:
                self.phase = P_TAKE
            else:
                self._end_magic()
        else:
            self._end_turn()

    def _lay_tile(self, cell: cython.int, turn: cython.int) -> cython.void:
        """Lay the tile begun on a cell, then bonus (F6.4), Dark Energy (F6.5) and price (F6.1)."""
        tile: cython.int = self.begun
        seat: cython.int = self.seat
        stack: cython.int = self.grid[cell] - 1
        old: cython.int
        self._remove_from_hand(seat, tile)
        if self.using == T_SPECIAL:  # F8.5: the old tile goes to the hand
            old = self.top[stack] // 4
            self._replace_top(stack, tile * 4 + turn)
            self._take_openly(seat, old)
            self._resolve_dark_energy(stack)  # F6.5
            self._continue_turn()
            return
        self.main_done = 1
        if LEVEL[tile] < 2:  # F4.1, F6.3
            stack = self.stacks
            self._start_stack(cell, seat, tile * 4 + turn)
        else:
            if LEVEL[tile] == 3 and self.owner[stack] == seat and self.bonus_left > 0:  # F6.4
                self.bonus[seat] += 1
                self.bonus_left -= 1
            self._build_on_stack(stack, seat, tile * 4 + turn)  # F6.2
        self._resolve_dark_energy(stack)  # F6.5, F6.6
        self.begun = -1
        if LEVEL[tile] == 1:  # F6.1: only large buildings cost a point
            self._continue_turn()
        elif self.num_face_down[seat] > 1:
            self.phase = P_PAY
        else:
            self._pay_face_down_tile(seat, self.face_down[seat * TILES])
            self._continue_turn()

    def _begin_power(self, kind: cython.int) -> cython.void:
        self.power_used = 1  # F8.0
        self.using = kind
        self.powers[kind] += 1
        if kind == T_RESIDENTIAL:  # F8.1
            self.phase = P_GIVE
        elif kind == T_PRODUCTION:  # F8.2
            self.phase = P_RECALL
        elif kind == T_MILITARY:  # F8.3
            self.phase = P_GUARD
        elif kind == T_MAGIC:  # F8.4
            self.phase = P_SHOW
        else:  # F8.5
            self.phase = P_EXCHANGE

    def _swap_with_discards(self) -> cython.void:
        """F8.1: swap all chosen tiles at the same time."""
        rest: cython.uint = self.given
        while rest:
            self._remove_from_hand(self.seat, lowest(rest))
            rest &= rest - 1
        rest = self.taken
        while rest:
            self._take_openly(self.seat, lowest(rest))
            rest &= rest - 1
        self.discards[self.seat] ^= self.taken | self.given
        self.given = 0
        self.taken = 0
        self._continue_turn()

    def _recall_discard(self, tile: cython.int) -> cython.void:
        """F8.2: a discard becomes an Imagination Point."""
        self.discards[self.seat] ^= tile_bit(tile)
        self.face_known[self.seat] |= tile_bit(tile)
        self._put_face_down(self.seat, tile)
        self._continue_turn()

    def _put_under_stack(self, tile: cython.int) -> cython.void:
        """F8.4: put a tile of the other hand under its draw stack."""
        other: cython.int = 1 - self.seat
        self._remove_from_hand(other, tile)
        self.shown ^= tile_bit(tile)
        self.bottom[other * TILES + self.num_bottom[other]] = tile
        self.num_bottom[other] += 1
        self.sunk += 1
        self._continue_magic_under()

    # The rest of the contract.

    def _score(self, seat: cython.int) -> cython.int:
        """F9.2: points of the visible buildings, and 5 for each bonus token."""
        return self.points[seat] + BONUS_POINTS * self.bonus[seat]

    def _utility(self, seat: cython.int) -> cython.double:
        """F9.3: more points win, then more Imagination Points; else the game is a draw."""
        ahead: cython.int = self._score(seat) - self._score(1 - seat)
        if ahead == 0:
            ahead = self.num_face_down[seat] - self.num_face_down[1 - seat]
        return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0

    def _evaluate(self, seat: cython.int) -> cython.double:
        return self._expected_score(seat) - self._expected_score(1 - seat)

    def _expected_score(self, seat: cython.int) -> cython.double:
        """The score, plus what may bring more: the first three Imagination Points, as long as tiles are
        left to build, and tokens. Greedy play with these weights beat greedy play with others."""
        kind: cython.int
        value: cython.double = self._score(seat)
        left: cython.int = popcount(self.hand[seat] | self.pool[seat]) + self.num_bottom[seat]
        value += 1.2 * min(self.num_face_down[seat], 3, left)
        for kind in range(5):
            if self.token[kind] == seat:
                value += 0.5
        return value

    def _copy_from(self, other: Kernel) -> cython.void:
        self._copy_turn_order(cython.cast(FantazjaState, other))

    # For Python, outside every hot path.

    def lay_out(self, stacks: list[Any]) -> None:
        """Lay stacks, each as (cell, [(seat, tile, quarter turns), ...] from the bottom), without checks."""
        for cell, tiles in stacks:
            stack = self.stacks
            for height, (seat, tile, turn) in enumerate(tiles):
                if height == 0:
                    self._start_stack(cell + MARGIN, seat, tile * 4 + turn)
                else:
                    self._build_on_stack(stack, seat, tile * 4 + turn)

    def stack_at(self, cell: int) -> int:
        """The stack on a cell (numbered as in actions), 0 for the castle; -1 if no stack is there."""
        there: cython.int = self.grid[cell + MARGIN]
        return there - 1 if 0 < there < OPEN else -1

    def is_open(self, cell: int) -> bool:
        """Whether a cell is empty and beside a tile."""
        return self.grid[cell + MARGIN] >= OPEN

    def is_barred(self, seat: int, cell: int) -> bool:
        """F4.3: whether a cell is barred to a seat."""
        return self._is_barred_cell(seat, cell + MARGIN)

    def may_have_power(self) -> bool:
        """F3.2: whether the seat to move can still use a power, as far as the other player can tell."""
        return self._may_have_power()

    def leads(self, kind: int) -> bool:
        """F7.1: whether the seat to move leads in a type."""
        return self._leads_in_type(kind)

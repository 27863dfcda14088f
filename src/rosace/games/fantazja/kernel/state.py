"""A position of Fantazja, assembled: `legal`, `apply`, points, and the rest of the contract."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest, popcount
    from cython.cimports.rosace.core.state import Kernel, MoveList
    from cython.cimports.rosace.games.fantazja.kernel.land import LEVEL, turns_of
    from cython.cimports.rosace.games.fantazja.kernel.turn_order import tile_bit
    from cython.cimports.rosace.games.fantazja.play.playout_policy import Advice
else:
    from rosace.core.bits import lowest, popcount
    from rosace.core.state import Kernel, MoveList
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.land import LEVEL, turns_of
    from rosace.games.fantazja.kernel.turn_order import tile_bit
    from rosace.games.fantazja.play.playout_policy import Advice


class FantazjaState(Advice):
    """A position of Fantazja; `Land` and `Flow` explain the fields."""

    def __init__(self, first: int = -1):
        self._deal(first)

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
            self._survey_exchanges()
            self._emit_reached(out, A_EXCHANGE)
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

    def _emit_reached(self, out: MoveList, base: cython.int) -> cython.void:
        """The tiles of the hand that `reach` has."""
        rest: cython.uint = self.hand[self.seat]
        while rest:
            if turns_of(self.reach[0], self.reach[1], lowest(rest)):
                self._emit(out, base + lowest(rest))
            rest &= rest - 1

    def _emit_turn(self, out: MoveList) -> cython.void:
        kind: cython.int
        if not self.main_done:
            self._survey_building()
            self._emit_reached(out, A_BUILD)
            self._emit_tiles(out, A_IMAGINE, self.hand[self.seat])
        if not self.power_used:
            for kind in range(5):
                if self._cannot_use(kind) == 0:
                    self._emit(out, A_POWER + kind)
        if self.main_done or self.hand[self.seat] == 0:
            self._emit(out, A_END)

    def _emit_lays(self, out: MoveList, on_open: cython.bint) -> cython.void:
        """Every cell and turn for the tile begun, row by row so that the ids ascend."""
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
                turns = self._turns_at(cell)
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
            self._lay((action - A_LAY) // 4 + MARGIN, (action - A_LAY) % 4)
        elif action < A_PAY:
            self.hand[self.seat] ^= tile_bit(action - A_IMAGINE)
            self._put_face_down(self.seat, action - A_IMAGINE)
            self.main_done = 1
            self._go_on()
        elif action < A_POWER:
            self._turn_up(self.seat, action - A_PAY)
            self._go_on()
        elif action < A_GIVE:
            self._begin_power(action - A_POWER)
        elif action < A_TAKE:
            self.given |= tile_bit(action - A_GIVE)
            if popcount(self.given) == self._most_given():
                self.phase = P_TAKE
        elif action < A_RECALL:
            self.taken |= tile_bit(action - A_TAKE)
            if popcount(self.taken) == popcount(self.given):
                self._swap()
        elif action < A_GUARD:
            self._recall(action - A_RECALL)
        elif action < A_UNDER:
            self.token[T_MILITARY] = ON_BUILDING
            self.guarded = action - A_GUARD + MARGIN
            self.guard_by = self.seat
            self._go_on()
        elif action < A_EXCHANGE:
            self._sink(action - A_UNDER)
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

    def _lay(self, cell: cython.int, turn: cython.int) -> cython.void:
        """The tile begun onto a cell, and what follows from it: bonus, Dark Energy, price."""
        tile: cython.int = self.begun
        seat: cython.int = self.seat
        stack: cython.int = self.at[cell] - 1
        old: cython.int
        self._leave_hand(seat, tile)
        if self.using == T_SPECIAL:
            old = self.top[stack] // 4
            self._replace(stack, tile * 4 + turn)
            self._take_openly(seat, old)
            self._strike(stack)
            self._go_on()
            return
        self.main_done = 1
        if LEVEL[tile] < 2:
            stack = self.stacks
            self._found_stack(cell, seat, tile * 4 + turn)
        else:
            if LEVEL[tile] == 3 and self.owner[stack] == seat and self.bonus_left > 0:  # F6.4
                self.bonus[seat] += 1
                self.bonus_left -= 1
            self._raise(stack, seat, tile * 4 + turn)
        self._strike(stack)
        self.begun = -1
        if LEVEL[tile] == 1:
            self._go_on()
        elif self.downs[seat] > 1:
            self.phase = P_PAY
        else:
            self._turn_up(seat, self.face_down[seat * TILES])
            self._go_on()

    def _begin_power(self, kind: cython.int) -> cython.void:
        self.power_used = 1
        self.using = kind
        self.powers[kind] += 1
        if kind == T_RESIDENTIAL:
            self.phase = P_GIVE
        elif kind == T_PRODUCTION:
            self.phase = P_RECALL
        elif kind == T_MILITARY:
            self.phase = P_GUARD
        elif kind == T_MAGIC:
            self.phase = P_SHOW
        else:
            self.phase = P_EXCHANGE

    def _swap(self) -> cython.void:
        """F8.1, all at once."""
        rest: cython.uint = self.given
        while rest:
            self._leave_hand(self.seat, lowest(rest))
            rest &= rest - 1
        rest = self.taken
        while rest:
            self._take_openly(self.seat, lowest(rest))
            rest &= rest - 1
        self.discards[self.seat] ^= self.taken | self.given
        self.given = 0
        self.taken = 0
        self._go_on()

    def _recall(self, tile: cython.int) -> cython.void:
        """F8.2."""
        self.discards[self.seat] ^= tile_bit(tile)
        self.face_known[self.seat] |= tile_bit(tile)
        self._put_face_down(self.seat, tile)
        self._go_on()

    def _sink(self, tile: cython.int) -> cython.void:
        """F8.4: under the other's draw stack."""
        other: cython.int = 1 - self.seat
        self._leave_hand(other, tile)
        self.shown ^= tile_bit(tile)
        self.bottom[other * TILES + self.bottoms[other]] = tile
        self.bottoms[other] += 1
        self.sunk += 1
        self._sink_on()

    # The rest of the contract.

    def _score(self, seat: cython.int) -> cython.int:
        """F9.2."""
        return self.points[seat] + BONUS_POINTS * self.bonus[seat]

    def _utility(self, seat: cython.int) -> cython.double:
        """F9.3: points, then Imagination Points."""
        ahead: cython.int = self._score(seat) - self._score(1 - seat)
        if ahead == 0:
            ahead = self.downs[seat] - self.downs[1 - seat]
        return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0

    def _evaluate(self, seat: cython.int) -> cython.double:
        return self._prospect(seat) - self._prospect(1 - seat)

    def _prospect(self, seat: cython.int) -> cython.double:
        """Points, and what may bring more: the first three Imagination Points, as far as there are tiles
        left to build, and tokens. The weights won most games of greedy against itself."""
        kind: cython.int
        value: cython.double = self._score(seat)
        left: cython.int = popcount(self.hand[seat] | self.pool[seat]) + self.bottoms[seat]
        value += 1.2 * min(self.downs[seat], 3, left)
        for kind in range(5):
            if self.token[kind] == seat:
                value += 0.5
        return value

    def _copy_from(self, other: Kernel) -> cython.void:
        self._copy_flow(cython.cast(FantazjaState, other))

    def clone(self) -> FantazjaState:
        """A new state, equal to this one."""
        copy: FantazjaState = FantazjaState.__new__(FantazjaState) if cython.compiled else FantazjaState()
        copy._copy_from(self)
        return copy

    # For Python, outside every hot path.

    def lay_out(self, stacks: list) -> None:
        """Found stacks, as (cell, [(seat, tile, quarter turns), ...] from the bottom), asking no rule."""
        for cell, tiles in stacks:
            stack = self.stacks
            for height, (seat, tile, turn) in enumerate(tiles):
                if height == 0:
                    self._found_stack(cell + MARGIN, seat, tile * 4 + turn)
                else:
                    self._raise(stack, seat, tile * 4 + turn)

    def stack_at(self, cell: int) -> int:
        """The stack on a cell (as actions number them), 0 for the castle; -1 if there is none."""
        there: cython.int = self.at[cell + MARGIN]
        return there - 1 if 0 < there < OPEN else -1

    def is_open(self, cell: int) -> bool:
        """Whether a cell is empty and beside a tile."""
        return self.at[cell + MARGIN] >= OPEN

    def is_barred(self, seat: int, cell: int) -> bool:
        """F4.3 for a seat."""
        return self._barred(seat, cell + MARGIN)

    def outer_phase(self) -> int:
        """What the seats that do not decide see is being asked."""
        return self._outer_phase()

    def may_have_power(self) -> bool:
        """Whether, as far as others can tell, the seat to move can still use a power (F3.2)."""
        return self._may_have_power()

    def leads(self, kind: int) -> bool:
        """F7.1 for the seat to move."""
        return self._leads(kind)

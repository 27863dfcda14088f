"""Sagrada's kernel: what a decision does. `rules.md` has the numbered clauses.

The kernel is eight classes, each derived from the one before:

    Windows        kernel/windows.py       where dice may go (S3), points of a window (S5)
    TurnOrder      kernel/turn_order.py    the deal (S1), rounds and turns (S2), dice rolled by tools
    Rules          kernel/rules.py         what may be done, and why not (S3, S4, S6.3, S8)
    Visibility     kernel/visibility.py    who sees what (S1.2)
    Scoring        kernel/scoring.py       score and winner (S5, S6.4)
    CellValues     play/cell_values.py     the value of a die on a cell, for playouts
    PlayoutPolicy  play/playout_policy.py  quick decisions for playouts
    SagradaState   here                    what a decision does, and the rest of the contract
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest
    from cython.cimports.rosace.core.rng import Rng, mix
    from cython.cimports.rosace.core.state import Kernel, MoveList
    from cython.cimports.rosace.games.sagrada.kernel.turn_order import FACES
    from cython.cimports.rosace.games.sagrada.kernel.windows import cell_bit
    from cython.cimports.rosace.games.sagrada.play.playout_policy import PlayoutPolicy
else:
    from rosace.core.bits import lowest
    from rosace.core.rng import Rng, mix
    from rosace.core.state import Kernel, MoveList
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.kernel.turn_order import FACES
    from rosace.games.sagrada.kernel.windows import cell_bit
    from rosace.games.sagrada.play.playout_policy import PlayoutPolicy


class SagradaState(PlayoutPolicy):
    """A position of Sagrada; `TurnOrder` and `Windows` explain the fields."""

    def __init__(
        self,
        seats: int = 2,
        difficulty: int = 3,
        privates_each: int = 1,
        first: int = -1,
        open_setup: bool = False,
    ):
        self._set_up_table(seats, difficulty, privates_each, first, open_setup)
        self._allocate_scratch()

    def _native(self) -> cython.bint:
        return True

    def _to_move(self) -> cython.int:
        if self.phase < P_WINDOW:
            return -1
        if self.phase == P_OVER:
            return -2
        return self.seat

    def _mid_action(self) -> cython.bint:
        return P_TURN < self.phase < P_OVER or self.phase == P_ROLL or self.phase == P_COLOUR

    def _hides(self, action: cython.int) -> cython.bint:
        return self.phase == P_WINDOW  # S1.2

    # legal()

    def _legal(self, out: MoveList) -> cython.void:
        out.n = 0
        if self.phase == P_TURN:
            if not self.drafted:
                self._emit_places(out)
            if not self.tool_used:
                self._emit_tools(out)
            out.ids[out.n] = A_PASS
            out.n += 1
        elif self.phase == P_EXTRA or self.phase == P_ISOLATED:
            self._emit_places(out)
        elif self.phase == P_PUT:
            self._emit_cells(out, A_PUT, self._legal_cells(self.seat, self.hand))
            self._emit_checked(out, A_RETURN, A_MOVE)
        elif self.phase == P_MOVE or self.phase == P_MOVE_AGAIN:
            self._emit_moves(out)
        elif self.phase == P_DRAFT:
            self._emit_checked(out, A_DRAFT, A_PUT)
        elif self.phase == P_ADJUST:
            self._emit_checked(out, A_ADJUST, A_SWAP)
        elif self.phase == P_SWAP:
            self._emit_checked(out, A_SWAP, A_VALUE)
        elif self.phase == P_VALUE:
            self._emit_checked(out, A_VALUE, A_RETURN)
        elif self.phase == P_PAY:
            self._emit_checked(out, A_PAY, A_WINDOW)
        elif self.phase == P_WINDOW:
            self._emit_checked(out, A_WINDOW, A_FIRST)

    def _emit_checked(self, out: MoveList, first: cython.int, past: cython.int) -> cython.void:
        """Emit the ids of a small family that `check` allows."""
        action: cython.int
        for action in range(first, past):
            if self._check_decision(action) == 0:
                out.ids[out.n] = action
                out.n += 1

    def _emit_cells(self, out: MoveList, base: cython.int, cells: cython.uint) -> cython.void:
        while cells:
            out.ids[out.n] = base + lowest(cells)
            out.n += 1
            cells &= cells - 1

    def _emit_places(self, out: MoveList) -> cython.void:
        rest: cython.uint = self.pool_set
        kind: cython.int
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if self.phase == P_ISOLATED:
                self._emit_cells(out, kind * 20, self._isolated_cells(self.seat, kind))
            else:
                self._emit_cells(out, kind * 20, self._legal_cells(self.seat, kind))

    def _emit_tools(self, out: MoveList) -> cython.void:
        rest: cython.uint = self.tools_dealt
        while rest:
            if self._why_not_start_tool(lowest(rest)) == 0:
                out.ids[out.n] = A_TOOL + lowest(rest)
                out.n += 1
            rest &= rest - 1

    def _emit_moves(self, out: MoveList) -> cython.void:
        rest: cython.uint = self.filled[self.seat]
        cell: cython.int
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            self._emit_cells(out, A_MOVE + cell * 20, self._legal_targets(cell))
        if self.phase == P_MOVE_AGAIN and self.using == T_WHEEL:
            out.ids[out.n] = A_STOP
            out.n += 1

    # apply()

    def _apply(self, action: cython.int) -> cython.void:
        if action >= A_FIRST:
            self._apply_chance(action)
        elif action < A_TOOL:
            self._apply_place(action // 20, action % 20)
        elif action < A_PASS:
            self._begin_tool(action - A_TOOL)
        elif action == A_PASS:  # S2.3
            self._end_turn()
        elif action < A_PUT:
            self._apply_draft(action - A_DRAFT)
        elif action < A_ADJUST:
            self._put_die(self.seat, action - A_PUT, self.hand)
            self._finish_tool()
        elif action < A_SWAP:  # S8.1
            self.hand += 1 if action == A_ADJUST else -1
            self.phase = P_PUT
        elif action < A_VALUE:
            self._apply_swap(action - A_SWAP)
        elif action < A_RETURN:  # S8.11
            self.hand += action - A_VALUE
            self.phase = P_PUT
        elif action == A_RETURN:  # S3.5, S8.11
            self._add_to_pool(self.hand)
            self._finish_tool()
        elif action < A_STOP:
            self._apply_move((action - A_MOVE) // 20, (action - A_MOVE) % 20)
        elif action == A_STOP:  # S8.12
            self._finish_tool()
        elif action < A_WINDOW:  # S6.3: die and tool leave the game
            self._take_from_pool(action - A_PAY)
            self.paid[action - A_PAY] += 1
            self.tools_gone |= 1 << self.card_of[self.using]
            self._start_tool_effect()
        else:  # S1.2
            self._choose_window(action - A_WINDOW)

    def _apply_place(self, kind: cython.int, cell: cython.int) -> cython.void:
        self._take_from_pool(kind)
        self._put_die(self.seat, cell, kind)
        self.drafted = 1
        if self.phase == P_TURN:
            self._continue_turn()
        else:
            if self.phase == P_EXTRA:
                self._skip_second_turn()
            self._finish_tool()

    def _begin_tool(self, tool: cython.int) -> cython.void:
        card: cython.int = self.card_of[tool]
        price: cython.int
        self.using = tool
        self.tool_used = 1
        if self.seats == 1:  # S6.3
            self.phase = P_PAY
            return
        price = self._tool_price(card)  # S4.1: the tokens stay on the card
        self.tokens[self.seat] -= price
        self.tool_tokens[card] += price
        self._start_tool_effect()

    def _start_tool_effect(self) -> cython.void:
        """Ask for the first step of a tool that is paid for."""
        kind: cython.int
        tool: cython.int = self.using
        if tool == T_HAMMER:  # S8.7
            for kind in range(30):
                self.rolling[kind // 6] += self.pool[kind]
                self.pool[kind] = 0
            self.pool_dice = 0
            self.pool_set = 0
            self.phase = P_REROLL
        elif tool == T_RUNNING:
            self.phase = P_EXTRA
        elif tool == T_CORK:  # S8.9
            self.phase = P_ISOLATED
        elif tool == T_EGLOMISE or tool == T_BURNISHER or tool == T_LATHEKIN or tool == T_WHEEL:
            self.phase = P_MOVE  # S8.2, S8.3, S8.4, S8.12
        else:  # S4.3: the player drafts the die with the tool
            self.phase = P_DRAFT

    def _apply_draft(self, kind: cython.int) -> cython.void:
        self._take_from_pool(kind)
        self.drafted = 1
        self.hand = kind
        if self.using == T_PLIERS:  # S8.1
            self.phase = P_ADJUST
        elif self.using == T_LENS:  # S8.5
            self.phase = P_SWAP
        elif self.using == T_BRUSH:  # S8.6
            self.phase = P_ROLL
        elif self.using == T_STONE:  # S8.10
            self.hand = kind // 6 * 6 + 5 - kind % 6
            self.phase = P_PUT
        else:  # S8.11: the Flux Remover puts it into the bag
            self.bag[kind // 6] += 1
            self.hand = -1
            self.phase = P_COLOUR

    def _apply_swap(self, kind: cython.int) -> cython.void:
        """S8.5: exchange the die in hand; of equal dice on the track the one of the earliest round."""
        place: cython.int = kind
        while self.track[place] == 0:
            place += 30
        self.track[place] -= 1
        self.track_kinds[kind] -= 1
        if self.track_kinds[kind] == 0:
            self.track_set ^= 1 << kind
        self.track[place - kind + self.hand] += 1
        self.track_kinds[self.hand] += 1
        self.track_set |= 1 << self.hand
        self.hand = kind
        self.phase = P_PUT

    def _apply_move(self, cell: cython.int, to: cython.int) -> cython.void:
        first: cython.bint = self.moved < 0
        self._put_die(self.seat, to, self._take_die(self.seat, cell))
        self.moved = to
        another: cython.bint = self.using == T_LATHEKIN  # S8.4: exactly two
        if self.using == T_WHEEL:  # S8.12: one or two
            another = self._can_move_another(T_WHEEL, to)
        if first and another:
            self.phase = P_MOVE_AGAIN
        else:
            self._finish_tool()

    # The rest of the contract.

    def _copy_from(self, other: Kernel) -> cython.void:
        self._copy_turn_order(cython.cast(SagradaState, other))

    def _determinize(self, seat: cython.int, rng: Rng) -> cython.void:
        """Resample what a seat cannot know: private objectives, and windows while they are chosen (S1.2)."""
        other: cython.int
        colour: cython.int
        taken: cython.int = 0
        if self.private[seat * 2] >= 0:
            taken = 1 << self.private[seat * 2]
        for other in range(self.seats):
            if self.private[other * 2] >= 0 and not self._sees_private_objective(seat, other):
                colour = rng.below(5)
                while (taken >> colour) & 1:
                    colour = rng.below(5)
                taken |= 1 << colour
                self.private[other * 2] = colour
            if self.window[other] >= 0 and not self._sees_window(seat, other):
                colour = rng.below(4)
                self.window[other] = FACES[self.cards[other * 2 + colour // 2] * 2 + colour % 2]

    def _key(self, seat: cython.int) -> cython.ulonglong:
        h: cython.ulonglong = self.seats * 64 + self.difficulty * 4 + self.privates_each
        i: cython.int
        fact: cython.int
        for i in range(8):
            fact = self.private[i] + 1
            if seat >= 0 and fact > 0 and not self._sees_private_objective(seat, i // 2):
                fact = 30  # a card face down
            h = mix(h ^ (fact * 32 + self.cards[i] + 1))
        for i in range(4):
            fact = self.window[i] + 1
            if seat >= 0 and fact > 0 and not self._sees_window(seat, i):
                fact = 30  # a window not shown yet
            h = mix(h ^ (fact * 64 + self.tokens[i]))
            h = mix(h ^ self.filled[i])
        for i in range(80):
            if self.filled[i // 20] & cell_bit(i % 20):
                h = mix(h ^ (i * 32 + self.die[i]))
        for i in range(5):
            h = mix(h ^ ((self.tools[i] + 1) * 64 + self.tool_tokens[i]))
            h = mix(h ^ (self.bag[i] * 32 + self.rolling[i]))
        for i in range(3):
            h = mix(h ^ (self.publics[i] + 1))
        for i in range(30):
            if self.pool[i] or self.paid[i]:
                h = mix(h ^ ((i * 32 + self.pool[i]) * 32 + self.paid[i]))
        for i in range(300):
            if self.track[i]:
                h = mix(h ^ (65536 + i * 16 + self.track[i]))
        h = mix(h ^ (((self.phase * 16 + self.round) * 8 + self.first + 1) * 8 + self.turn))
        h = mix(h ^ ((self._to_move() + 2) * 4 + self.drafted * 2 + self.tool_used))
        h = mix(h ^ (((self.using + 1) * 32 + self.hand + 1) * 32 + self.moved + 1))
        return mix(h ^ ((self.skipped * 32 + self.tools_gone) * 64 + self.cards_dealt))

    # For Python, outside every hot path.

    def facts(self, seat: int) -> list[int]:
        """The facts of cell_values.py about a seat's window; benchmarks/cell_values learns their weights."""
        if self.window[self._seat(seat, 0)] < 0:
            raise ValueError(f"seat {seat} has no window yet (S1.2)")
        self._count_facts(seat)
        return [self.fact[i] for i in range(149)]

    def cell_values(self) -> list[tuple[int, int]]:
        """The legal decisions with their values, in 64ths of a point: `[(action, value), ...]`."""
        moves: MoveList = MoveList()
        self._legal(moves)
        self._fill_cell_values(moves)
        return [(moves.ids[i], moves.weights[i]) for i in range(moves.n)]

    def objective_points(self, seat: int, objective: int) -> int:
        """S5.1: the points of a public objective."""
        return self._objective_points(seat, objective)

    def private_points(self, seat: int, colour: int) -> int:
        """S5.2: the points of a private objective."""
        return self._private_points(seat, colour)

    def best_private_points(self, seat: int) -> int:
        """S5.2, S6.1: the private points that count."""
        return self._best_private_points(seat)

    def target_to_beat(self) -> int:
        """S6.4: the target of the solo game."""
        return self._target_to_beat()

    def price_of(self, tool: int) -> int:
        """S4.1: what a tool of this table costs now, in favour tokens."""
        return self._tool_price(self.card_of[tool])

"""Legality in Sagrada (S3, S4, S6.3, S8): one predicate for each rule, used by `legal` and `check`.

A tool may be started only if it can be carried out (S4.2), so every step offers only what can be
completed. Where the result of a tool is known beforehand (S8.1, S8.5, S8.9, S8.10), the die must fit
somewhere and is placed (S4.3). Where chance decides (S8.6), the die is placed if it fits.
"""

from __future__ import annotations

import cython

from rosace.games.sagrada.kernel.component_data import COMPONENTS

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest
    from cython.cimports.rosace.games.sagrada.kernel.turn_order import FACES, TurnOrder
    from cython.cimports.rosace.games.sagrada.kernel.windows import (
        COLOUR_OK,
        VALUE_OK,
        around,
        beside,
        cell_bit,
    )
else:
    from rosace.core.bits import lowest
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.kernel.turn_order import FACES, TurnOrder
    from rosace.games.sagrada.kernel.windows import COLOUR_OK, VALUE_OK, around, beside, cell_bit

TOOL_COLOUR = list(COMPONENTS.tool_colours)


class Rules(TurnOrder):
    """The predicates. `_check_*` and `_why_not_*` return a reason code, 0 if the action is allowed."""

    # Cells.

    def _why_not_on_cell(
        self, seat: cython.int, kind: cython.int, cell: cython.int, tool: cython.int
    ) -> cython.int:
        """Why a die may not go to a cell (S3); 0 if it may. A tool may waive one rule (S8.2, S8.3)."""
        mark: cython.uint = cell_bit(cell)
        face: cython.int = self.window[seat]
        if self.filled[seat] & mark:  # S3.3
            return R_OCCUPIED
        if not self._contact_cells(seat) & mark:
            return R_NOT_ON_EDGE if self.filled[seat] == 0 else R_NO_CONTACT  # S3.1, S3.2
        # S3.3, unless the Eglomise Brush (S8.2) or the Copper Foil Burnisher (S8.3) is used.
        if tool != T_EGLOMISE and not COLOUR_OK[face * 5 + kind // 6] & mark:
            return R_PRINTED_COLOUR
        if tool != T_BURNISHER and not VALUE_OK[face * 6 + kind % 6] & mark:
            return R_PRINTED_VALUE
        if beside(self.colour[seat * 5 + kind // 6]) & mark:  # S3.4
            return R_NEIGHBOUR_COLOUR
        if beside(self.value[seat * 6 + kind % 6]) & mark:  # S3.4
            return R_NEIGHBOUR_VALUE
        return 0

    def _any_die_fits(self) -> cython.bint:
        rest: cython.uint = self.pool_set
        while rest:
            if self._fits_somewhere(lowest(rest)):
                return True
            rest &= rest - 1
        return False

    def _any_die_fits_isolated(self) -> cython.bint:
        rest: cython.uint = self.pool_set
        while rest:
            if self._isolated_cells(self.seat, lowest(rest)):
                return True
            rest &= rest - 1
        return False

    # Tools.

    def _tool_price(self, card: cython.int) -> cython.int:
        return 1 if self.tool_tokens[card] == 0 else 2  # S4.1

    def _can_draft_for(self, tool: cython.int, kind: cython.int) -> cython.bint:
        """S4.2: whether a tool can be completed with this die of the pool."""
        if self.pool[kind] == 0:
            return False
        if tool == T_PLIERS:  # S8.1
            return (kind % 6 < 5 and self._fits_somewhere(kind + 1)) or (
                kind % 6 > 0 and self._fits_somewhere(kind - 1)
            )
        if tool == T_STONE:  # S8.10
            return self._fits_somewhere(kind // 6 * 6 + 5 - kind % 6)
        return True

    def _track_has_colour(self, colour: cython.int) -> cython.bint:
        return (self.track_set >> (colour * 6)) & 63 != 0

    def _tool_may_move(self, tool: cython.int, cell: cython.int) -> cython.bint:
        """S8.12: the Tap Wheel moves only dice of a colour that lies on the round track."""
        return tool != T_WHEEL or self._track_has_colour(self.die[self.seat * 20 + cell] // 6)

    def _can_move(self, tool: cython.int) -> cython.bint:
        """Whether a first move is possible; for Lathekin, one that leaves a second move (S8.4)."""
        rest: cython.uint = self.filled[self.seat]
        targets: cython.uint
        cell: cython.int
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if self._tool_may_move(tool, cell):
                targets = self._move_targets(self.seat, cell, tool)
                if tool != T_LATHEKIN and targets:
                    return True
                while targets:
                    if self._leaves_second_move(cell, lowest(targets)):
                        return True
                    targets &= targets - 1
        return False

    def _leaves_second_move(self, cell: cython.int, to: cython.int) -> cython.bint:
        """S8.4: whether Lathekin can move another die after this move."""
        seat: cython.int = self.seat
        kind: cython.int = self._take_die(seat, cell)
        self._put_die(seat, to, kind)
        possible: cython.bint = self._can_move_another(T_LATHEKIN, to)
        self._take_die(seat, to)
        self._put_die(seat, cell, kind)
        return possible

    def _can_move_another(self, tool: cython.int, moved: cython.int) -> cython.bint:
        """S4.4: whether a second, different die can move; S8.12: for the Tap Wheel of the same colour."""
        rest: cython.uint = self.filled[self.seat] & (FULL & ~cell_bit(moved))
        cell: cython.int
        if tool == T_WHEEL:
            rest &= self.colour[self.seat * 5 + self.die[self.seat * 20 + moved] // 6]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if self._move_targets(self.seat, cell, tool):
                return True
        return False

    def _has_colour_of_first_move(self, cell: cython.int) -> cython.bint:
        """S8.12: the second die of the Tap Wheel has the colour of the first."""
        base: cython.int = self.seat * 20
        if self.moved < 0 or self.using != T_WHEEL:
            return True
        return self.die[base + cell] // 6 == self.die[base + self.moved] // 6

    def _legal_targets(self, cell: cython.int) -> cython.uint:
        """The cells to which the tool in use may move the die of a cell now."""
        tool: cython.int = self.using
        seat: cython.int = self.seat
        legal: cython.uint = 0
        targets: cython.uint
        if (
            not self.filled[seat] & cell_bit(cell)
            or cell == self.moved
            or not self._tool_may_move(tool, cell)
        ):
            return 0
        if not self._has_colour_of_first_move(cell):
            return 0
        targets = self._move_targets(seat, cell, tool)
        if tool != T_LATHEKIN or self.moved >= 0:
            return targets
        while targets:
            if self._leaves_second_move(cell, lowest(targets)):
                legal |= cell_bit(lowest(targets))
            targets &= targets - 1
        return legal

    def _why_not_carry_out(self, tool: cython.int) -> cython.int:
        """S4.2, S4.3: why a tool cannot be carried out now, whatever its price; 0 if it can."""
        rest: cython.uint
        if tool == T_EGLOMISE or tool == T_BURNISHER or tool == T_LATHEKIN or tool == T_WHEEL:
            if tool == T_WHEEL and self.track_dice == 0:
                return R_EMPTY_TRACK
            return 0 if self._can_move(tool) else R_NOTHING_TO_MOVE
        if tool == T_RUNNING:  # S8.8: in the first turn, after drafting
            if self.turn >= self.seats:
                return R_FIRST_TURN_ONLY
            if not self.drafted:
                return R_AFTER_DRAFTING
            return 0 if self._any_die_fits() else R_NOTHING_FITS
        if tool == T_HAMMER and self.turn < self.seats:  # S8.7
            return R_SECOND_TURN_ONLY
        if self.drafted:  # S4.3, S8.7: only before drafting
            return R_BEFORE_PLACING
        if self.pool_dice == 0:
            return R_EMPTY_POOL
        if tool == T_HAMMER or tool == T_BRUSH or tool == T_REMOVER:
            return 0
        if tool == T_CORK:  # S8.9
            return 0 if self._any_die_fits_isolated() else R_NOTHING_FITS
        if tool == T_LENS:  # S8.5
            if self.track_dice == 0:
                return R_EMPTY_TRACK
            rest = self.track_set
            while rest:
                if self._fits_somewhere(lowest(rest)):
                    return 0
                rest &= rest - 1
            return R_NOTHING_FITS
        rest = self.pool_set
        while rest:
            if self._can_draft_for(tool, lowest(rest)):
                return 0
            rest &= rest - 1
        return R_NOTHING_FITS

    def _why_not_pay(self, tool: cython.int, kind: cython.int) -> cython.int:
        """S6.3: why a die of the pool cannot pay for a solo tool; 0 if it can."""
        reason: cython.int
        if self.pool[kind] == 0:
            return R_NOT_IN_POOL
        if kind // 6 != TOOL_COLOUR[tool]:
            return R_WRONG_COLOUR_TO_PAY
        self._take_from_pool(kind)
        reason = self._why_not_carry_out(tool)
        self._add_to_pool(kind)
        return R_PAYS_IN_VAIN if reason else 0

    def _why_not_start_tool(self, tool: cython.int) -> cython.int:
        """S4.1, S4.2, S6.3: why a tool cannot be started now; 0 if it can."""
        kind: cython.int
        base: cython.int
        reason: cython.int
        card: cython.int = self.card_of[tool]
        if card < 0:
            return R_NO_SUCH_TOOL
        if self.tool_used:  # S4.1
            return R_TOOL_USED
        if self.seats > 1:
            if self.tokens[self.seat] < self._tool_price(card):
                return R_TOO_DEAR
            return self._why_not_carry_out(tool)
        if (self.tools_gone >> card) & 1:  # S6.3
            return R_TOOL_GONE
        base = TOOL_COLOUR[tool] * 6
        reason = R_NO_DIE_TO_PAY
        for kind in range(base, base + 6):
            if self.pool[kind]:
                if self._why_not_pay(tool, kind) == 0:
                    return 0
                reason = R_PAYS_IN_VAIN
        if reason == R_PAYS_IN_VAIN and self._why_not_carry_out(tool):
            return self._why_not_carry_out(tool)
        return reason

    # check()

    def _check(self, action: cython.int) -> cython.int:
        return self._check_by_kind(action, A_FIRST, NUM_ACTIONS)

    def _check_decision(self, action: cython.int) -> cython.int:
        if self._phase_of_action(action) != self.phase:
            return R_NOT_NOW
        if action < A_TOOL:
            return self._check_place(action // 20, action % 20)
        if action < A_PASS:
            return self._why_not_start_tool(action - A_TOOL)
        if action == A_PASS:
            return 0
        if action >= A_WINDOW:
            return self._check_window(action - A_WINDOW)
        if action >= A_PAY:
            return self._why_not_pay(self.using, action - A_PAY)
        if action == A_STOP:  # S8.12: one or two dice
            return 0 if self.using == T_WHEEL else R_MUST_GO_ON
        if action >= A_MOVE:
            return self._check_move((action - A_MOVE) // 20, (action - A_MOVE) % 20)
        return self._check_tool_step(action)

    def _phase_of_action(self, action: cython.int) -> cython.int:
        """The phase that asks for an action of this family."""
        if action < A_TOOL:
            return self.phase if self.phase == P_EXTRA or self.phase == P_ISOLATED else P_TURN
        if action <= A_PASS:
            return P_TURN
        if action < A_PUT:
            return P_DRAFT
        if action < A_ADJUST:
            return P_PUT
        if action < A_SWAP:
            return P_ADJUST
        if action < A_VALUE:
            return P_SWAP
        if action < A_RETURN:
            return P_VALUE
        if action == A_RETURN:
            return P_PUT
        if action < A_STOP:
            return P_MOVE_AGAIN if self.phase == P_MOVE_AGAIN else P_MOVE
        if action == A_STOP:
            return P_MOVE_AGAIN
        return P_PAY if action < A_WINDOW else P_WINDOW

    def _check_place(self, kind: cython.int, cell: cython.int) -> cython.int:
        if self.phase == P_TURN and self.drafted:  # S2.3
            return R_ALREADY_DRAFTED
        if self.pool[kind] == 0:
            return R_NOT_IN_POOL
        if self.phase != P_ISOLATED:  # S3.5: a die is drafted only to be placed
            return self._why_not_on_cell(self.seat, kind, cell, -1)
        if self._isolated_cells(self.seat, kind) & cell_bit(cell):
            return 0
        if self.filled[self.seat] & cell_bit(cell):
            return R_OCCUPIED
        if around(self.filled[self.seat]) & cell_bit(cell):  # S8.9
            return R_TOUCHES
        if self.filled[self.seat] == 0 and not cell_bit(cell) & EDGE:
            return R_NOT_ON_EDGE
        if not COLOUR_OK[self.window[self.seat] * 5 + kind // 6] & cell_bit(cell):
            return R_PRINTED_COLOUR
        return R_PRINTED_VALUE

    def _check_tool_step(self, action: cython.int) -> cython.int:
        """Draft, put, adjust, swap, value, return: the steps of tools that change the drafted die (S4.3)."""
        kind: cython.int
        if action < A_PUT:
            kind = action - A_DRAFT
            if self.pool[kind] == 0:
                return R_NOT_IN_POOL
            return 0 if self._can_draft_for(self.using, kind) else R_NOTHING_FITS
        if action < A_ADJUST:
            return self._why_not_on_cell(self.seat, self.hand, action - A_PUT, -1)
        if action < A_SWAP:
            kind = self.hand + (1 if action == A_ADJUST else -1)
            if kind // 6 != self.hand // 6 or kind < 0:  # S8.1: never from 6 to 1 or from 1 to 6
                return R_NOT_BEYOND
            return 0 if self._fits_somewhere(kind) else R_NOTHING_FITS
        if action < A_VALUE:
            kind = action - A_SWAP
            if self.track_kinds[kind] == 0:  # S8.5
                return R_NOT_ON_TRACK
            return 0 if self._fits_somewhere(kind) else R_NOTHING_FITS
        if action < A_RETURN:
            return 0
        return 0 if self.using == T_REMOVER else R_MUST_PLACE  # S8.11; S4.3 for the others

    def _check_move(self, cell: cython.int, to: cython.int) -> cython.int:
        seat: cython.int = self.seat
        kind: cython.int
        reason: cython.int
        if self._legal_targets(cell) & cell_bit(to):
            return 0
        if not self.filled[seat] & cell_bit(cell):
            return R_NO_DIE_THERE
        if cell == self.moved:  # S4.4: two different dice
            return R_SAME_DIE
        if not self._tool_may_move(self.using, cell):  # S8.12
            return R_COLOUR_NOT_ON_TRACK
        if not self._has_colour_of_first_move(cell):
            return R_OTHER_COLOUR
        if cell == to:
            return R_SAME_CELL
        kind = self._take_die(seat, cell)
        reason = self._why_not_on_cell(seat, kind, to, self.using)
        self._put_die(seat, cell, kind)
        return reason if reason else R_NO_SECOND_MOVE  # S8.4

    def _check_window(self, face: cython.int) -> cython.int:
        """S1.2: the window is one of the four faces dealt."""
        card: cython.int
        i: cython.int
        for i in range(2):
            card = self.cards[self.seat * 2 + i]
            if FACES[card * 2] == face or FACES[card * 2 + 1] == face:
                return 0
        return R_NOT_YOUR_CARD

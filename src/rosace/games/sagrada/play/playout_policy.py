"""Quick decisions for playouts of Sagrada: plausible rather than good, and above all fast.

The die goes where its cell value is highest (cell_values.py). With others, tools are saved for the last
two rounds, where they bring most, and used if they are worth their price. In the solo game they are used
where nothing fits, and to get rid of a high die.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import MoveList
    from cython.cimports.rosace.games.sagrada.kernel.rules import TOOL_COLOUR
    from cython.cimports.rosace.games.sagrada.play.cell_values import CellValues
else:
    from rosace.core.bits import lowest
    from rosace.core.rng import Rng
    from rosace.core.state import MoveList
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.kernel.rules import TOOL_COLOUR
    from rosace.games.sagrada.play.cell_values import CellValues

IMPOSSIBLE = -1000000  # the value of what cannot be done
# With others; values in 64ths of a point.
TOOLS_FROM_ROUND = 8  # counted from 0: tools are used in the last two rounds
TOKEN_VALUE = 160  # of a favour token: more than the point that it is worth in the end (S5.3)
TOOL_MARGIN = 64  # what a tool must bring beyond its price
POOR_DIE_VALUE = 64  # tools that leave the die to chance are considered only below this value


class PlayoutPolicy(CellValues):
    """Suggestions. `_find_best_*` put their choice into `best` and its value into `best_value`."""

    def _suggest(self, rng: Rng, moves: MoveList) -> cython.int:
        if self.phase == P_TURN:
            return self._suggest_turn(rng)
        if self.phase == P_MOVE or self.phase == P_MOVE_AGAIN:
            return self._suggest_move()
        if self.phase == P_PAY:
            return A_PAY + self._highest_die_to_pay()
        if self.phase == P_WINDOW:
            self._legal(moves)
            return moves.ids[rng.below(moves.n)]
        self._scan_window(self.seat)
        if self.phase == P_EXTRA or self.phase == P_ISOLATED:
            self._find_best_placement(rng)
            return self.best
        return self._suggest_tool_step()

    def _suggest_turn(self, rng: Rng) -> cython.int:
        action: cython.int = A_PASS
        value: cython.int = 0
        if self.drafted:
            if self.seats == 1:
                return self._solo_tool_or_pass(4)  # S6.4: a 5 or a 6 on the round track raises the target
            return self._tool_or_action(A_PASS, 0)
        self._scan_window(self.seat)
        self._find_best_placement(rng)
        if self.seats == 1 and self.best < 0:
            return self._solo_tool_or_pass(0)
        if self.best_value > 0:
            action = self.best
            value = self.best_value
        return action if self.seats == 1 else self._tool_or_action(action, value)

    def _suggest_tool_step(self) -> cython.int:
        """The next step of a tool that changes the drafted die."""
        if self.phase == P_PUT:
            if self._best_cell_value(self.hand) == IMPOSSIBLE:
                return A_RETURN
            return A_PUT + self.best % 20
        if self.phase == P_DRAFT:
            self._find_best_draft(self.using)
            return A_DRAFT + self.best
        if self.phase == P_SWAP:
            self._find_best_die(self.track_set)
            return A_SWAP + self.best
        if self.phase == P_VALUE:
            self._find_best_die(63 << self.hand)
            return A_VALUE + self.best % 6
        if self.hand % 6 == 5:
            return A_ADJUST + 1
        if self.hand % 6 and self._best_cell_value(self.hand - 1) > self._best_cell_value(self.hand + 1):
            return A_ADJUST + 1
        return A_ADJUST

    def _suggest_move(self) -> cython.int:
        self._find_best_move(self.using)
        if self.phase == P_MOVE_AGAIN and self.using == T_WHEEL and self.best_value < 0:
            return A_STOP
        return A_MOVE + self.best

    # Tools.

    def _solo_tool_or_pass(self, least: cython.int) -> cython.int:
        """Solo: use a tool if a die of value `least` + 1 or more can pay for it; otherwise pass."""
        card: cython.int
        tool: cython.int
        dice: cython.uint
        if self.tool_used:
            return A_PASS
        for card in range(self.tool_cards):
            tool = self.tools[card]
            dice = self.pool_set >> (TOOL_COLOUR[tool] * 6 + least) & (63 >> least)
            if dice and self._why_not_start_tool(tool) == 0:
                return A_TOOL + tool
        return A_PASS

    def _highest_die_to_pay(self) -> cython.int:
        """S6.3, S6.4: a die that pays leaves the game and does not raise the target."""
        kind: cython.int = TOOL_COLOUR[self.using] * 6 + 5
        while self._why_not_pay(self.using, kind):
            kind -= 1
        return kind

    def _tool_or_action(self, action: cython.int, value: cython.int) -> cython.int:
        """With others: use a tool if one is worth its price; otherwise `action`, which has `value`."""
        card: cython.int
        tool: cython.int
        price: cython.int
        gain: cython.int
        highest: cython.int = value + TOOL_MARGIN
        if self.round < TOOLS_FROM_ROUND or self.tool_used or self.tokens[self.seat] == 0:
            return action
        if self.drafted:
            self._scan_window(self.seat)
        for card in range(self.tool_cards):
            tool = self.tools[card]
            price = self._tool_price(card)
            if price <= self.tokens[self.seat]:
                gain = self._value_with_tool(tool, value) - price * TOKEN_VALUE
                if gain > highest and self._why_not_start_tool(tool) == 0:
                    highest = gain
                    action = A_TOOL + tool
        return action

    def _value_with_tool(self, tool: cython.int, value: cython.int) -> cython.int:
        """The value of this turn with a tool; without one its best die has `value`."""
        colour: cython.int
        total: cython.int = 0
        if tool == T_EGLOMISE or tool == T_BURNISHER or tool == T_LATHEKIN or tool == T_WHEEL:
            if not self.drafted:
                return IMPOSSIBLE  # place first, then move
            self._find_best_move(tool)
            return self.best_value
        if self.drafted or tool == T_RUNNING:
            return IMPOSSIBLE
        if tool == T_PLIERS or tool == T_STONE:
            self._find_best_draft(tool)
            return self.best_value
        if tool == T_LENS:
            self._find_best_die(self.track_set)
            return self.best_value
        if tool == T_CORK:
            self._find_best_isolated_placement()
            return self.best_value
        if value >= POOR_DIE_VALUE:
            return IMPOSSIBLE
        if tool == T_BRUSH:
            self._find_best_draft(tool)
            return self.best_value
        if tool == T_HAMMER:
            return 4 * POOR_DIE_VALUE
        for colour in range(5):  # S8.11: the Flux Remover draws any colour
            self._find_best_die(63 << (colour * 6))
            if self.best_value > 0:
                total += self.best_value
        return total // 5

    # Finding the best.

    def _find_best_placement(self, rng: Rng) -> cython.void:
        """The best die of the pool on its best cell, as the id of placing it; near-equals are shuffled."""
        rest: cython.uint = self.pool_set
        cells: cython.uint
        kind: cython.int
        cell: cython.int
        value: cython.int
        self.best = -1
        self.best_value = IMPOSSIBLE
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if self.phase == P_ISOLATED:
                cells = self._isolated_cells(self.seat, kind)
            else:
                cells = self._legal_cells(self.seat, kind)
            if cells:
                self._evaluate_die(self.seat, kind)
            while cells:
                cell = lowest(cells)
                cells &= cells - 1
                value = self._cell_value(self.seat, kind, cell) + rng.below(16)
                if value > self.best_value:
                    self.best_value = value
                    self.best = kind * 20 + cell

    def _find_best_cell(self, kind: cython.int, cells: cython.uint) -> cython.void:
        """The best of these cells for a die, as the id of placing it."""
        cell: cython.int
        value: cython.int
        self.best = -1
        self.best_value = IMPOSSIBLE
        if cells:
            self._evaluate_die(self.seat, kind)
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            value = self._cell_value(self.seat, kind, cell)
            if value > self.best_value:
                self.best_value = value
                self.best = kind * 20 + cell

    def _best_cell_value(self, kind: cython.int) -> cython.int:
        """The value of a die on its best cell."""
        self._find_best_cell(kind, self._legal_cells(self.seat, kind))
        return self.best_value

    def _average_roll_value(self, colour: cython.int) -> cython.int:
        """The average value of a die of a colour after a roll."""
        kind: cython.int
        total: cython.int = 0
        for kind in range(colour * 6, colour * 6 + 6):
            if self._best_cell_value(kind) > 0:
                total += self.best_value
        return total // 6

    def _find_best_die(self, kinds: cython.uint) -> cython.void:
        """The best of these dice."""
        kind: cython.int
        best: cython.int = -1
        highest: cython.int = IMPOSSIBLE - 1
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            if self._best_cell_value(kind) > highest:
                highest = self.best_value
                best = kind
        self.best = best
        self.best_value = highest

    def _find_best_draft(self, tool: cython.int) -> cython.void:
        """The die of the pool that a tool improves most, among those the tool can be completed with."""
        rest: cython.uint = self.pool_set
        kind: cython.int
        gain: cython.int
        best: cython.int = -1
        highest: cython.int = IMPOSSIBLE
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if tool == T_PLIERS:
                gain = self._best_cell_value(kind + 1) if kind % 6 < 5 else IMPOSSIBLE
                if kind % 6 and self._best_cell_value(kind - 1) > gain:
                    gain = self.best_value
            elif tool == T_STONE:
                gain = self._best_cell_value(kind // 6 * 6 + 5 - kind % 6)
            elif tool == T_BRUSH:
                gain = self._average_roll_value(kind // 6)
            else:  # the tool gives the die away
                gain = -(kind % 6)
            if gain > highest:
                highest = gain
                best = kind
        self.best = best
        self.best_value = highest

    def _find_best_isolated_placement(self) -> cython.void:
        """S8.9: the best die on a cell that touches no die."""
        rest: cython.uint = self.pool_set
        kind: cython.int
        highest: cython.int = IMPOSSIBLE
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            self._find_best_cell(kind, self._isolated_cells(self.seat, kind))
            if self.best_value > highest:
                highest = self.best_value
        self.best_value = highest

    def _find_best_move(self, tool: cython.int) -> cython.void:
        """The best move of a die with a tool, as cell from * 20 + cell to."""
        seat: cython.int = self.seat
        rest: cython.uint = self.filled[seat]
        cells: cython.uint
        cell: cython.int
        kind: cython.int
        stays: cython.int
        best: cython.int = -1
        highest: cython.int = IMPOSSIBLE
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if self.using >= 0:
                cells = self._legal_targets(cell)
            else:
                cells = self._move_targets(seat, cell, tool) if self._tool_may_move(tool, cell) else 0
            if cells:
                kind = self._take_die(seat, cell)
                self._scan_window(seat)
                self._find_best_cell(kind, cells)
                stays = self._cell_value(seat, kind, cell)
                self._put_die(seat, cell, kind)
                if self.best_value - stays > highest:
                    highest = self.best_value - stays
                    best = cell * 20 + self.best % 20
        self.best = best
        self.best_value = highest

    # Preferences.

    def _prefer(self, moves: MoveList) -> cython.void:
        """Weigh decisions by value: two points less mean a quarter of the weight, six a sixteenth."""
        i: cython.int
        best: cython.int = 0
        gap: cython.int
        self._fill_cell_values(moves)
        for i in range(moves.n):
            if moves.weights[i] > best:
                best = moves.weights[i]
        moves.total = 0
        for i in range(moves.n):
            if moves.ids[i] >= A_TOOL and moves.ids[i] < A_PASS:
                moves.weights[i] = best - 64  # the search finds out what a tool is good for
            gap = 8 + (best - moves.weights[i]) // 16
            moves.weights[i] = 1 + 65536 // (gap * gap)
            moves.total += moves.weights[i]

    def _fill_cell_values(self, moves: MoveList) -> cython.void:
        """Put the values of legal decisions into their weights: cell values for dice, else 0."""
        i: cython.int
        action: cython.int
        kind: cython.int
        cell: cython.int
        evaluated: cython.int = -1
        for i in range(moves.n):
            action = moves.ids[i]
            moves.weights[i] = 0
            if action < A_TOOL or A_PUT <= action < A_PUT + 20:
                kind = action // 20 if action < A_TOOL else self.hand
                cell = action % 20 if action < A_TOOL else action - A_PUT
                if evaluated < 0:
                    self._scan_window(self.seat)
                if kind != evaluated:
                    self._evaluate_die(self.seat, kind)
                    evaluated = kind
                moves.weights[i] = self._cell_value(self.seat, kind, cell)

"""What somebody would do in Sagrada who does not think long: for playouts, so above all quick.

The die goes where it is worth most (worth.py). With others, tools are kept for the last two rounds, where
they bring most, and used if they are worth their price. In the solo game they are used where nothing fits,
and to get rid of a high die.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import MoveList
    from cython.cimports.rosace.games.sagrada.kernel.rules import TOOL_COLOUR
    from cython.cimports.rosace.games.sagrada.play.cell_values import Worth
else:
    from rosace.core.bits import lowest
    from rosace.core.rng import Rng
    from rosace.core.state import MoveList
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.kernel.rules import TOOL_COLOUR
    from rosace.games.sagrada.play.cell_values import Worth

NOTHING = -1000000  # what is brought by what cannot be done
# With others, in 64ths of a point.
LATE = 8  # the round from which tools are used
PRICE = 160  # of a favour token: more than the point that it is worth in the end
BONUS = 64  # what a tool should bring beyond its price
NEEDY = 64  # who has no better die than this looks at tools that leave it to chance


class Advice(Worth):
    """Suggestions. What was looked at last is in `best`, and what it would bring in `brings`."""

    def _suggest(self, rng: Rng, moves: MoveList) -> cython.int:
        if self.phase == P_TURN:
            return self._suggest_turn(rng)
        if self.phase == P_MOVE or self.phase == P_MOVE_AGAIN:
            return self._suggest_move()
        if self.phase == P_PAY:
            return A_PAY + self._highest_to_pay()
        if self.phase == P_WINDOW:
            self._legal(moves)
            return moves.ids[rng.below(moves.n)]
        self._survey(self.seat)
        if self.phase == P_EXTRA or self.phase == P_ISOLATED:
            self._look_at_pool(rng)
            return self.best
        return self._suggest_step()

    def _suggest_turn(self, rng: Rng) -> cython.int:
        action: cython.int = A_PASS
        brings: cython.int = 0
        if self.drafted:
            if self.seats == 1:
                return self._tool_alone(4)  # a 5 or a 6 is better gone than on the round track
            return self._tool_instead(A_PASS, 0)
        self._survey(self.seat)
        self._look_at_pool(rng)
        if self.seats == 1 and self.best < 0:
            return self._tool_alone(0)
        if self.brings > 0:
            action = self.best
            brings = self.brings
        return action if self.seats == 1 else self._tool_instead(action, brings)

    def _suggest_step(self) -> cython.int:
        """What a tool asks for that changes the drafted die."""
        if self.phase == P_PUT:
            if self._brings(self.hand) == NOTHING:
                return A_RETURN
            return A_PUT + self.best % 20
        if self.phase == P_DRAFT:
            self._look_at_drafts(self.using)
            return A_DRAFT + self.best
        if self.phase == P_SWAP:
            self._look_at_kinds(self.track_set)
            return A_SWAP + self.best
        if self.phase == P_VALUE:
            self._look_at_kinds(63 << self.hand)
            return A_VALUE + self.best % 6
        if self.hand % 6 == 5:
            return A_ADJUST + 1
        if self.hand % 6 and self._brings(self.hand - 1) > self._brings(self.hand + 1):
            return A_ADJUST + 1
        return A_ADJUST

    def _suggest_move(self) -> cython.int:
        self._look_at_moves(self.using)
        if self.phase == P_MOVE_AGAIN and self.using == T_WHEEL and self.brings < 0:
            return A_STOP
        return A_MOVE + self.best

    # Tools.

    def _tool_alone(self, least: cython.int) -> cython.int:
        """Solo: a tool, if a die of this value or more may pay for it; otherwise a pass."""
        card: cython.int
        tool: cython.int
        dice: cython.uint
        if self.tool_used:
            return A_PASS
        for card in range(self.tool_cards):
            tool = self.tools[card]
            dice = self.pool_set >> (TOOL_COLOUR[tool] * 6 + least) & (63 >> least)
            if dice and self._cannot_use(tool) == 0:
                return A_TOOL + tool
        return A_PASS

    def _highest_to_pay(self) -> cython.int:
        """S6.3: the die that leaves the game is not counted against the player."""
        kind: cython.int = TOOL_COLOUR[self.using] * 6 + 5
        while self._cannot_pay(self.using, kind):
            kind -= 1
        return kind

    def _tool_instead(self, action: cython.int, brings: cython.int) -> cython.int:
        """With others: a tool, if one is worth its price; otherwise what was found without."""
        card: cython.int
        tool: cython.int
        price: cython.int
        gain: cython.int
        most: cython.int = brings + BONUS
        if self.round < LATE or self.tool_used or self.tokens[self.seat] == 0:
            return action
        if self.drafted:
            self._survey(self.seat)
        for card in range(self.tool_cards):
            tool = self.tools[card]
            price = self._price(card)
            if price <= self.tokens[self.seat]:
                gain = self._with_tool(tool, brings) - price * PRICE
                if gain > most and self._cannot_use(tool) == 0:
                    most = gain
                    action = A_TOOL + tool
        return action

    def _with_tool(self, tool: cython.int, brings: cython.int) -> cython.int:
        """What this turn brings with a tool, where a die without one brings `brings`."""
        colour: cython.int
        total: cython.int = 0
        if tool == T_EGLOMISE or tool == T_BURNISHER or tool == T_LATHEKIN or tool == T_WHEEL:
            if not self.drafted:
                return NOTHING  # dice are moved after placing
            self._look_at_moves(tool)
            return self.brings
        if self.drafted or tool == T_RUNNING:
            return NOTHING
        if tool == T_PLIERS or tool == T_STONE:
            self._look_at_drafts(tool)
            return self.brings
        if tool == T_LENS:
            self._look_at_kinds(self.track_set)
            return self.brings
        if tool == T_CORK:
            self._look_at_lonely_cells()
            return self.brings
        if brings >= NEEDY:
            return NOTHING
        if tool == T_BRUSH:
            self._look_at_drafts(tool)
            return self.brings
        if tool == T_HAMMER:
            return 4 * NEEDY
        for colour in range(5):  # the Flux Remover draws any
            self._look_at_kinds(63 << (colour * 6))
            if self.brings > 0:
                total += self.brings
        return total // 5

    # Looking at what there is.

    def _look_at_pool(self, rng: Rng) -> cython.void:
        """The best die of the pool on the best cell, as the id of placing it; of nearly equals any."""
        rest: cython.uint = self.pool_set
        cells: cython.uint
        kind: cython.int
        cell: cython.int
        liking: cython.int
        self.best = -1
        self.brings = NOTHING
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if self.phase == P_ISOLATED:
                cells = self._lonely_cells_for(self.seat, kind)
            else:
                cells = self._cells_for(self.seat, kind)
            if cells:
                self._regard(self.seat, kind)
            while cells:
                cell = lowest(cells)
                cells &= cells - 1
                liking = self._liking(self.seat, kind, cell) + rng.below(16)
                if liking > self.brings:
                    self.brings = liking
                    self.best = kind * 20 + cell

    def _look_at_cells(self, kind: cython.int, cells: cython.uint) -> cython.void:
        """The best of some cells for a die, as the id of placing it."""
        cell: cython.int
        liking: cython.int
        self.best = -1
        self.brings = NOTHING
        if cells:
            self._regard(self.seat, kind)
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            liking = self._liking(self.seat, kind, cell)
            if liking > self.brings:
                self.brings = liking
                self.best = kind * 20 + cell

    def _brings(self, kind: cython.int) -> cython.int:
        """What a die brings on its best cell."""
        self._look_at_cells(kind, self._cells_for(self.seat, kind))
        return self.brings

    def _rolled(self, colour: cython.int) -> cython.int:
        """What a die of a colour brings on the average after a roll."""
        kind: cython.int
        total: cython.int = 0
        for kind in range(colour * 6, colour * 6 + 6):
            if self._brings(kind) > 0:
                total += self.brings
        return total // 6

    def _look_at_kinds(self, kinds: cython.uint) -> cython.void:
        """The best of some dice."""
        kind: cython.int
        best: cython.int = -1
        most: cython.int = NOTHING - 1
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            if self._brings(kind) > most:
                most = self.brings
                best = kind
        self.best = best
        self.brings = most

    def _look_at_drafts(self, tool: cython.int) -> cython.void:
        """The die of the pool that a tool makes most of, among those that it can be completed with."""
        rest: cython.uint = self.pool_set
        kind: cython.int
        gain: cython.int
        best: cython.int = -1
        most: cython.int = NOTHING
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if tool == T_PLIERS:
                gain = self._brings(kind + 1) if kind % 6 < 5 else NOTHING
                if kind % 6 and self._brings(kind - 1) > gain:
                    gain = self.brings
            elif tool == T_STONE:
                gain = self._brings(kind // 6 * 6 + 5 - kind % 6)
            elif tool == T_BRUSH:
                gain = self._rolled(kind // 6)
            else:  # it is given away
                gain = -(kind % 6)
            if gain > most:
                most = gain
                best = kind
        self.best = best
        self.brings = most

    def _look_at_lonely_cells(self) -> cython.void:
        """Cork-backed Straightedge: the best die on cells that touch none."""
        rest: cython.uint = self.pool_set
        kind: cython.int
        most: cython.int = NOTHING
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            self._look_at_cells(kind, self._lonely_cells_for(self.seat, kind))
            if self.brings > most:
                most = self.brings
        self.brings = most

    def _look_at_moves(self, tool: cython.int) -> cython.void:
        """The best move of a die with a tool, as cell from * 20 + cell to."""
        seat: cython.int = self.seat
        rest: cython.uint = self.filled[seat]
        cells: cython.uint
        cell: cython.int
        kind: cython.int
        stays: cython.int
        best: cython.int = -1
        most: cython.int = NOTHING
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if self.using >= 0:
                cells = self._moves(cell)
            else:
                cells = self._targets(seat, cell, tool) if self._movable(tool, cell) else 0
            if cells:
                kind = self._take_die(seat, cell)
                self._survey(seat)
                self._look_at_cells(kind, cells)
                stays = self._liking(seat, kind, cell)
                self._put_die(seat, cell, kind)
                if self.brings - stays > most:
                    most = self.brings - stays
                    best = cell * 20 + self.best % 20
        self.best = best
        self.brings = most

    # Preferences.

    def _prefer(self, moves: MoveList) -> cython.void:
        """By likings: two points less are a quarter of the weight, six points less a sixteenth."""
        i: cython.int
        best: cython.int = 0
        gap: cython.int
        self._like(moves)
        for i in range(moves.n):
            if moves.weights[i] > best:
                best = moves.weights[i]
        moves.total = 0
        for i in range(moves.n):
            if moves.ids[i] >= A_TOOL and moves.ids[i] < A_PASS:
                moves.weights[i] = best - 64  # what a tool is good for is to be found out
            gap = 8 + (best - moves.weights[i]) // 16
            moves.weights[i] = 1 + 65536 // (gap * gap)
            moves.total += moves.weights[i]

    def _like(self, moves: MoveList) -> cython.void:
        """The likings of legal decisions: of dice on cells, and 0 of everything else."""
        i: cython.int
        action: cython.int
        kind: cython.int
        cell: cython.int
        regarded: cython.int = -1
        for i in range(moves.n):
            action = moves.ids[i]
            moves.weights[i] = 0
            if action < A_TOOL or A_PUT <= action < A_PUT + 20:
                kind = action // 20 if action < A_TOOL else self.hand
                cell = action % 20 if action < A_TOOL else action - A_PUT
                if regarded < 0:
                    self._survey(self.seat)
                if kind != regarded:
                    self._regard(self.seat, kind)
                    regarded = kind
                moves.weights[i] = self._liking(self.seat, kind, cell)

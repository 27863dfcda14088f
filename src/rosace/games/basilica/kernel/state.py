"""Basilica's kernel: what a decision does. Rules of the 2010 and 2022 editions and Festum Fatuorum.

`rules.md` has the numbered clauses. The kernel is seven classes, each derived from the one before:

    Cathedral      kernel/cathedral.py     cells and pieces (B1.5, B8)
    Areas          kernel/areas.py         areas and their points (B7)
    TurnOrder      kernel/turn_order.py    display, stack, turns, scorings (B1, B2, B5, B6, B8)
    Rules          kernel/rules.py         what may be done, and why not (B3, B4, B9, B10)
    Visibility     kernel/visibility.py    who sees what (B7.9)
    PlayoutPolicy  play/playout_policy.py  quick decisions for playouts
    BasilicaState  here                    what a decision does, and the rest of the contract
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import bit, lowest
    from cython.cimports.rosace.core.rng import Rng, mix
    from cython.cimports.rosace.core.state import Kernel, MoveList
    from cython.cimports.rosace.games.basilica.kernel.cathedral import SET_MASK, adjacent, neighbour_cell
    from cython.cimports.rosace.games.basilica.kernel.rules import TARGET_BASE
    from cython.cimports.rosace.games.basilica.kernel.turn_order import SCORING_SPACES
    from cython.cimports.rosace.games.basilica.play.playout_policy import PlayoutPolicy
else:
    from rosace.core.bits import bit, lowest
    from rosace.core.rng import Rng, mix
    from rosace.core.state import Kernel, MoveList
    from rosace.games.basilica.kernel.cathedral import SET_MASK, adjacent, neighbour_cell
    from rosace.games.basilica.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.basilica.kernel.rules import TARGET_BASE
    from rosace.games.basilica.kernel.turn_order import SCORING_SPACES
    from rosace.games.basilica.play.playout_policy import PlayoutPolicy


class BasilicaState(PlayoutPolicy):
    """A position of Basilica; `Cathedral`, `Areas` and `TurnOrder` explain the fields."""

    def __init__(self, edition: int = 2022, festum: bool = False, removed: int = 0, first: int = -1):
        self.cells_for_any = [0] * 13
        self.cells_for_wild = [0] * 13
        self._clear_policy_scratch()
        self._set_up_table(edition, festum, removed, first)

    def _native(self) -> cython.bint:
        return True

    def _to_move(self) -> cython.int:
        if self.phase < P_ACTION:
            return -1
        if self.phase == P_OVER:
            return -2
        return self.seat

    def _mid_action(self) -> cython.bint:
        return P_ACTION < self.phase < P_OVER

    def _hides(self, action: cython.int) -> cython.bint:
        return self.phase == P_JUGGLE and self._jugglers_choose_secretly()  # B7.9

    def _legal(self, out: MoveList) -> cython.void:
        word: cython.int
        colour: cython.int
        cells: cython.ulonglong
        out.n = 0
        if self.phase == P_ACTION:
            self._emit_actions(out)
        elif self.phase == P_RANK:
            self._emit_ranks(out)
        elif self.phase == P_MOVE or self.phase == P_MOVE_FOE:
            self._emit_moves(out)
        elif self.phase == P_OFFER:
            out.ids[0] = A_PAY
            out.ids[1] = A_DECLINE
            out.n = 2
        elif self.phase == P_JUGGLE:
            for colour in range(4):
                if self._check_decision(A_JUGGLE + colour) == 0:
                    out.ids[out.n] = A_JUGGLE + colour
                    out.n += 1
        elif P_ACTION < self.phase < P_OVER:
            for word in range(self.words):
                cells = self._target_cells(self.phase, self.seat, word)
                self._emit_cells(out, TARGET_BASE[self.phase] + word * WORD_CELLS, cells)

    def _emit_cells(self, out: MoveList, base: cython.int, cells: cython.ulonglong) -> cython.void:
        n: cython.int = out.n
        while cells:
            out.ids[n] = base + lowest(cells)
            n += 1
            cells &= cells - 1
        out.n = n

    def _emit_actions(self, out: MoveList) -> cython.void:
        space: cython.int
        word: cython.int
        for word in range(self.words):
            self.cells_for_any[word] = self._placeable_cells(word)
            self.cells_for_wild[word] = self.cells_for_any[word] & (FULL & ~adjacent(self.wild, word))  # B3.2
        for space in range(3):
            for word in range(self.words):
                if self.vaults[space] >> 4 >= FIRST_WILD:
                    self._emit_cells(out, space * CELLS + word * WORD_CELLS, self.cells_for_wild[word])
                else:
                    self._emit_cells(out, space * CELLS + word * WORD_CELLS, self.cells_for_any[word])
        if self.last_cell >= 0 and self.supply[self.turn] > 0:  # B2.2, B4.1
            out.ids[out.n] = A_BUILDER
            out.n += 1
        for space in range(3):
            if self._why_not_execute(self.orders[space] & 7) == 0:
                out.ids[out.n] = A_ORDER + space
                out.n += 1

    def _emit_moves(self, out: MoveList) -> cython.void:
        word: cython.int
        cell: cython.int
        to: cython.int
        direction: cython.int
        rest: cython.ulonglong
        for word in range(self.words):
            rest = self._movable_builders(word)
            while rest:
                cell = word * WORD_CELLS + lowest(rest)
                rest &= rest - 1
                for direction in range(4):
                    to = neighbour_cell(cell, direction)
                    if to >= 0 and self._free_vaults(to // WORD_CELLS) & bit(to % WORD_CELLS):
                        out.ids[out.n] = A_MOVE + cell * 4 + direction
                        out.n += 1

    def _emit_ranks(self, out: MoveList) -> cython.void:
        face: cython.int
        for face in range(16):
            if self._check_rank(self.seat, self.picked, face >> 2, face & 3) == 0:
                out.ids[out.n] = A_RANK + face
                out.n += 1

    def _apply(self, action: cython.int) -> cython.void:
        cell: cython.int
        if action >= A_FIRST:
            self._apply_chance(action)
        elif action < A_BUILDER:
            self._apply_place(action // CELLS, action % CELLS)
        elif action == A_BUILDER:  # B4.1
            self._put_builder(self.turn, self.last_cell)
            self.last_cell = -1
            self.step = S_NEXT
            self._advance()
        elif action < A_PROMOTE:
            self._begin_order(action - A_ORDER)
        elif action < A_RANK:
            self.picked = action - A_PROMOTE
            self.phase = P_RANK
        elif action < A_MOVE:
            cell = action - A_RANK
            self._promote_builder(self.seat, self.picked, cell >> 2, cell & 3)
            self.picked = -1
            self.chosen_rank = cell >> 2
            self._after_main_effect()
        elif action < A_RECRUIT:
            cell = (action - A_MOVE) // 4
            self._move_builder(
                self.turn if self.phase == P_MOVE else 1 - self.turn,
                cell,
                neighbour_cell(cell, (action - A_MOVE) % 4),
            )
            self._end_order()
        elif action < A_PAY:
            self._apply_target(action)
        elif action < A_JUGGLE:
            self._apply_payment_answer(action == A_PAY)
        else:  # B7.9
            self.juggler_colour[self.juggled] = action - A_JUGGLE
            self.juggled += 1
            self._advance()

    def _apply_place(self, space: cython.int, cell: cython.int) -> cython.void:
        kind: cython.int = self.vaults[space]
        self._lay_vault(kind, cell)
        self.vaults[space] = -1
        self.last_cell = cell
        if kind & 1:  # B3.5, B6.1
            self.marker += 1
            if self.marker == SCORING_SPACES[self.scorings]:  # B6.2
                self.due = 1
        self.space = space
        self.step = S_FLIP
        self._advance()

    def _begin_order(self, space: cython.int) -> cython.void:
        order: cython.int = self.orders[space] & 7
        self.space = space
        self.last_cell = -1  # B2.2
        if order == PROMOTE:  # B9.1
            self.phase = P_PROMOTE
        elif order == MOVE:  # B9.3
            self.phase = P_MOVE
        elif order == RECRUIT:  # B9.4
            self.phase = P_RECRUIT
        elif order == CONFUSE:  # B9.6
            self.phase = P_TAKE
        elif order == GLASS:  # B9.8
            self.phase = P_GLASS
        elif order == SCAFFOLDING:  # B9.9, B13.3: two, one after the other
            self.phase = P_SCAFFOLD
            self.lays_left = 2
        elif order == DISASTER:  # B9.10
            self.phase = P_DISASTER
        else:  # B9.11: two altars
            self.phase = P_ALTAR
            self.lays_left = 2

    def _apply_target(self, action: cython.int) -> cython.void:
        cell: cython.int = action - TARGET_BASE[self.phase]
        word: cython.int = cell // WORD_CELLS
        mark: cython.ulonglong = bit(cell % WORD_CELLS)
        if self.phase == P_RECRUIT:
            self._put_builder(self.seat, cell)
            self._after_main_effect()
        elif self.phase == P_TAKE:
            self._take_back_builder(self.seat, cell)
            self._after_main_effect()
        elif self.phase == P_GLASS:
            self.glass[word] |= mark
            self._end_order()
        elif self.phase == P_DISASTER:
            self.discards[self._remove_vault(cell)] += 1  # B9.10
            self._update_depth()
            self._end_order()
        else:
            if self.phase == P_SCAFFOLD:
                self.filled[word] |= mark  # B7.4: filled, but in no colour
                self._extend_to(cell)
            else:
                self.altar[word] |= mark
                self.altars -= 1
            self.lays_left -= 1
            if self.lays_left == 0:
                self._end_order()

    def _after_main_effect(self) -> cython.void:
        """Offer the paid effect (B10.1), or continue: for Confuse the move is still to come (B10.3)."""
        if not self.paid and self._opponent_may_pay():  # B10.2: nobody pays twice for one tile
            self.phase = P_OFFER
            self.seat = 1 - self.turn
        elif self.phase == P_TAKE:
            self.phase = P_MOVE_FOE
        else:
            self._end_order()

    def _apply_payment_answer(self, pays: cython.bint) -> cython.void:
        """B10.1: the opponent pays and carries out the paid effect, or declines."""
        order: cython.int = self.orders[self.space] & 7
        if pays:
            self.coins[1 - self.turn] -= 1
            self.coins[self.turn] += 1  # B10.2: to be spent from the next order on
            self.paid = 1
        else:
            self.seat = self.turn
        if order == CONFUSE:  # B9.7, B10.3: who pays chooses the move
            self.phase = P_MOVE_FOE
        elif not pays:
            self._end_order()
        else:
            self.phase = P_PROMOTE if order == PROMOTE else P_RECRUIT  # B9.2, B9.5

    def _end_order(self) -> cython.void:
        """B10.4: after the paid effect the tile is discarded and its space refilled (B9, B5.1)."""
        self.chosen_rank = -1
        self.paid = 0
        self.step = S_DISCARD
        self._advance()

    def _copy_from(self, other: Kernel) -> cython.void:
        self._copy_turn_order(cython.cast(BasilicaState, other))

    def _determinize(self, seat: cython.int, rng: Rng) -> cython.void:
        """Resample what a seat cannot know: the colours of the other's Jugglers (B7.9)."""
        i: cython.int
        colour: cython.int
        for i in range(self.juggled):
            if not self._sees_juggler_colour(seat, i):
                colour = rng.below(4)
                while (SET_MASK[self.tile[self.juggler_cell[i]] >> 4] >> colour) & 1:
                    colour = rng.below(4)
                self.juggler_colour[i] = colour

    def _score(self, seat: cython.int) -> cython.int:
        """The points so far; during the game with those that a scoring now would give."""
        if self.phase == P_OVER:
            return self.points[seat]
        self._score_all_areas(False)
        return self.points[seat] + self.gain[seat]

    def _utility(self, seat: cython.int) -> cython.double:
        lead: cython.int = self.points[seat] - self.points[1 - seat]
        if lead == 0:  # B6.6: a shared victory
            return 0.0
        return 1.0 if lead > 0 else -1.0

    def _evaluate(self, seat: cython.int) -> cython.double:
        """The lead in points, in the areas as they stand, and in coins.

        An area counts more, the nearer the next scoring is (B6.2). While a builder may still go on the
        vault just placed (B2.2), the better of with and without it counts.
        """
        foe: cython.int = 1 - seat
        lead: cython.int = self.points[seat] - self.points[foe]
        if self.phase == P_OVER:
            return lead * 1.0
        to_go: cython.int = 0 if self.due or self.ending else SCORING_SPACES[self.scorings] - self.marker
        ending: cython.bint = self.phase < P_ACTION and self.step != S_REFILL  # the action is not counted yet
        actions: cython.int = self.actions_left - (1 if ending else 0)
        standing: cython.double = self._area_standing(seat, to_go)
        if self.last_cell >= 0 and self.turn == seat and actions > 0 and to_go > 0 and self.supply[seat] > 0:
            self._put_builder(seat, self.last_cell)
            with_builder: cython.double = self._area_standing(seat, to_go)
            self._take_back_builder(seat, self.last_cell)
            if with_builder > standing:
                standing = with_builder
        return lead + standing + 2.0 * (self.coins[seat] - self.coins[foe])

    def _area_standing(self, seat: cython.int, to_go: cython.int) -> cython.double:
        """What a scoring now would bring, less for each crown until it comes, plus builders in the supply."""
        self._score_all_areas(False)
        ahead: cython.int = self.gain[seat] - self.gain[1 - seat]
        free: cython.int = self.supply[seat] - self.supply[1 - seat]
        return ahead * (1.0 - 0.04 * to_go) + free * 0.12 * to_go

    def _key(self, seat: cython.int) -> cython.ulonglong:
        h: cython.ulonglong = self._cathedral_key()
        i: cython.int
        h = mix(h ^ (self.edition * 64 + self.festum * 32 + self.removed))
        for i in range(3):
            h = mix(h ^ (((self.orders[i] + 1) * 2 + self.order_age[i]) * 256 + self.vaults[i] + 1))
        for i in range(320):
            if self.pool[i]:
                h = mix(h ^ (i * 128 + self.pool[i]))
        for i in range(160):
            if self.discards[i]:
                h = mix(h ^ (65536 + i * 128 + self.discards[i]))
        h = mix(h ^ ((self.top + 1) * 256 + self.stack * 2 + self.age))
        i = self.step if self.phase < P_ACTION else 0
        h = mix(h ^ (((self.phase * 8 + i) * 4 + self.turn + 1) * 4 + self._to_move() + 2))
        h = mix(h ^ ((self.actions_left * 1024 + self.last_cell + 1) * 4 + self.space + 1))
        h = mix(h ^ ((self.picked + 1) * 64 + (self.chosen_rank + 1) * 8 + self.lays_left * 2 + self.paid))
        h = mix(h ^ ((self.fill * 4 + self.coin + 1) * 4 + self.due * 2))
        h = mix(h ^ ((self.marker * 4 + self.scorings) * 4 + self.ending))
        for i in range(6):
            h = mix(h ^ self.banked[i])
        for i in range(2):
            h = mix(h ^ ((self.points[i] * 8 + self.supply[i]) * 8 + self.coins[i]))
        h = mix(h ^ ((self.altars * 16 + self.jugglers) * 16 + self.juggled))
        for i in range(self.juggled):
            if seat < 0 or self._sees_juggler_colour(seat, i):
                h = mix(h ^ (self.juggler_cell[i] * 8 + self.juggler_colour[i]))
        return h

    # For validation.py.

    def may_opponent_pay(self) -> bool:
        """B10.1: whether the opponent of the active seat may pay for the order in progress."""
        return self._opponent_may_pay()

    def are_vaults_blocked(self) -> bool:
        """B3.3: whether the three vaults are replaced before the next action."""
        return self._are_vaults_blocked()

"""Legality in Basilica (B3, B4, B9, B10): one predicate for each rule, used by `legal` and `check`."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import bit, lowest, popcount
    from cython.cimports.rosace.games.basilica.kernel.cathedral import (
        SET_MASK,
        adjacent,
        has_cell,
        neighbour_cell,
        token_pair,
    )
    from cython.cimports.rosace.games.basilica.kernel.turn_order import TurnOrder
else:
    from rosace.core.bits import bit, lowest, popcount
    from rosace.games.basilica.kernel.cathedral import (
        SET_MASK,
        adjacent,
        has_cell,
        neighbour_cell,
        token_pair,
    )
    from rosace.games.basilica.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.basilica.kernel.turn_order import TurnOrder

# TARGET_BASE[phase]: the first id of the decisions that name one cell.
TARGET_BASE = [
    0, 0, 0, 0, A_PROMOTE, 0, 0, A_RECRUIT, A_TAKE, 0, A_GLASS, A_SCAFFOLD, A_DISASTER, A_ALTAR, 0, 0, 0,
]  # fmt: skip


class Rules(TurnOrder):
    """The predicates. `_check_*` and `_why_not_*` return a reason code, 0 if the action is allowed."""

    def _target_cells(self, phase: cython.int, seat: cython.int, word: cython.int) -> cython.ulonglong:
        """The cells of a word that a one-cell decision may name."""
        own: cython.ulonglong = self._builders_of(seat, word)
        promotable: cython.ulonglong = 0
        cell: cython.int
        if phase == P_PROMOTE:  # B9.1, B9.2
            while own:
                cell = word * WORD_CELLS + lowest(own)
                own &= own - 1
                if self._can_get_rank(seat, cell):
                    promotable |= bit(cell % WORD_CELLS)
            return promotable
        if phase == P_RECRUIT:
            if not self.paid:  # B9.4
                return self._free_vaults(word)
            if seat == 0:  # B9.5
                return self._free_vaults(word) & adjacent(self.white, word)
            return self._free_vaults(word) & adjacent(self.black, word)
        if phase == P_TAKE:  # B9.6: afterwards a builder of the opponent must be able to move
            if self._has_free_neighbour(1 - seat, True):
                return own
            return own & adjacent(self.movers, word)  # the vault just left may be the free one
        if phase == P_GLASS:  # B9.8
            return own & (FULL & ~self.glass[word])
        if phase == P_SCAFFOLD:  # B9.9
            return self._placeable_cells(word)
        if phase == P_DISASTER:  # B9.10
            return self._free_vaults(word) & (FULL & ~self.altar[word])
        return self.vault[word] & (FULL & ~self.altar[word])  # B9.11

    def _movable_builders(self, word: cython.int) -> cython.ulonglong:
        """The builders that Move builder (B9.3) or Confuse (B9.6; B9.12: none on an altar) may move."""
        if self.phase == P_MOVE:
            return self._builders_of(self.turn, word)
        return self._builders_of(1 - self.turn, word) & (FULL & ~self.altar[word])

    def _check_rank(self, seat: cython.int, cell: cython.int, up: cython.int, down: cython.int) -> cython.int:
        """B9.1, B9.2: why this builder may not get this side of this token; 0 if it may."""
        if self.tokens[seat * 16 + token_pair(up, down)] == 0:  # B9.1: a rank can run out
            return R_TOKEN_NOT_IN_SUPPLY
        if self.token[cell] >> 2 == up:
            return R_SAME_RANK
        if self.chosen_rank == up:  # B9.2: other than the one just chosen
            return R_RANK_JUST_CHOSEN
        return 0

    def _can_get_rank(self, seat: cython.int, cell: cython.int) -> cython.bint:
        face: cython.int
        for face in range(16):
            if self._check_rank(seat, cell, face >> 2, face & 3) == 0:
                return True
        return False

    def _why_not_promote(self, seat: cython.int) -> cython.int:
        word: cython.int
        i: cython.int
        own: cython.ulonglong
        builders: cython.int = 0
        tokens: cython.int = 0
        for word in range(self.words):
            own = self._builders_of(seat, word)
            while own:
                builders += 1
                if self._can_get_rank(seat, word * WORD_CELLS + lowest(own)):
                    return 0
                own &= own - 1
        if builders == 0:
            return R_NO_OWN_BUILDER
        for i in range(16):
            tokens += self.tokens[seat * 16 + i]
        return R_NO_TOKEN_LEFT if tokens == 0 else R_NO_OTHER_RANK

    def _why_not_recruit(self, seat: cython.int, paid: cython.bint) -> cython.int:
        word: cython.int
        if self.supply[seat] == 0:
            return R_NO_BUILDER_LEFT
        if paid:
            return 0 if self._has_free_neighbour(seat, False) else R_NOT_BESIDE_OWN_BUILDER
        for word in range(self.words):
            if self._free_vaults(word):
                return 0
        return R_NO_FREE_VAULT

    def _has_target(self, phase: cython.int) -> cython.bint:
        """Whether the active seat would have a cell to name in this phase."""
        word: cython.int
        for word in range(self.words):
            if self._target_cells(phase, self.turn, word):
                return True
        return False

    def _why_not_execute(self, order: cython.int) -> cython.int:
        """B9: an order may be chosen only if its main effect can be carried out completely."""
        word: cython.int
        number: cython.int = 0
        if order == PROMOTE:
            return self._why_not_promote(self.turn)
        if order == RECRUIT:
            return self._why_not_recruit(self.turn, False)
        if order == SCAFFOLDING:  # B9.9: below the deepest tile two more cells are always free
            return 0
        if order == DISASTER:  # B9.10
            return 0 if self._has_target(P_DISASTER) else R_NO_VAULT_TO_LOSE
        if order == ALTAR:  # B9.11
            if self.altars < 2:
                return R_NO_ALTARS_LEFT
            for word in range(self.words):
                number += popcount(self.vault[word] & (FULL & ~self.altar[word]))
            return 0 if number >= 2 else R_NO_VAULTS_FOR_ALTARS
        for word in range(self.words):
            number += popcount(self._builders_of(self.turn, word))
        if number == 0:
            return R_NO_OWN_BUILDER
        if order == MOVE:  # B9.3
            return 0 if self._has_free_neighbour(self.turn, False) else R_CANNOT_MOVE
        if order == CONFUSE:  # B9.6
            return 0 if self._has_target(P_TAKE) else R_NOTHING_TO_CONFUSE
        return 0 if self._has_target(P_GLASS) else R_NO_VAULT_FOR_GLASS

    def _opponent_may_pay(self) -> cython.bint:
        """B10.1: the opponent is asked only with a coin, and if the paid effect can be carried out."""
        foe: cython.int = 1 - self.turn
        order: cython.int = self.orders[self.space] & 7
        if self.coins[foe] == 0:
            return False
        if order == PROMOTE:
            return self._why_not_promote(foe) == 0
        if order == RECRUIT:
            return self._why_not_recruit(foe, True) == 0
        return order == CONFUSE  # B9.7: the move takes place anyway, so one is possible

    def _check(self, action: cython.int) -> cython.int:
        return self._check_by_kind(action, A_FIRST, NUM_ACTIONS)

    def _check_decision(self, action: cython.int) -> cython.int:
        space: cython.int
        if self._phase_of_action(action) != self.phase:
            return R_NOT_NOW
        if action < A_BUILDER:
            return self._check_place(action // CELLS, action % CELLS)
        if action == A_BUILDER:  # B2.2, B4.1
            if self.last_cell < 0:
                return R_NO_VAULT_JUST_PLACED
            return 0 if self.supply[self.turn] > 0 else R_NO_BUILDER_LEFT
        if action < A_PROMOTE:
            return self._why_not_execute(self.orders[action - A_ORDER] & 7)  # B9
        if self.phase == P_RANK:
            space = action - A_RANK
            return self._check_rank(self.seat, self.picked, space >> 2, space & 3)
        if self.phase == P_MOVE or self.phase == P_MOVE_FOE:
            return self._check_move((action - A_MOVE) // 4, (action - A_MOVE) % 4)
        if self.phase == P_OFFER:  # B10.1: yes or no
            return 0
        if self.phase == P_JUGGLE:  # B7.9: the colour must be new to the tile
            space = self.tile[self.juggler_cell[self.juggled]] >> 4
            return R_COLOUR_ON_TILE if (SET_MASK[space] >> (action - A_JUGGLE)) & 1 else 0
        return self._check_target(action - TARGET_BASE[self.phase])

    def _phase_of_action(self, action: cython.int) -> cython.int:
        """The phase that asks for an action of this family."""
        if action < A_PROMOTE:
            return P_ACTION
        if action < A_RANK:
            return P_PROMOTE
        if action < A_MOVE:
            return P_RANK
        if action < A_RECRUIT:
            return P_MOVE_FOE if self.phase == P_MOVE_FOE else P_MOVE
        if action < A_TAKE:
            return P_RECRUIT
        if action < A_GLASS:
            return P_TAKE
        if action < A_SCAFFOLD:
            return P_GLASS
        if action < A_DISASTER:
            return P_SCAFFOLD
        if action < A_ALTAR:
            return P_DISASTER
        if action < A_PAY:
            return P_ALTAR
        if action < A_JUGGLE:
            return P_OFFER
        return P_JUGGLE

    def _check_place(self, space: cython.int, cell: cython.int) -> cython.int:
        word: cython.int = cell // WORD_CELLS
        mark: cython.ulonglong = bit(cell % WORD_CELLS)
        if not self._placeable_cells(word) & mark:
            return R_OCCUPIED if self.filled[word] & mark else R_NOT_ADJACENT  # B3.1
        if self.vaults[space] >> 4 >= FIRST_WILD and adjacent(self.wild, word) & mark:  # B3.2
            return R_WILD_BESIDE_WILD
        return 0

    def _check_target(self, cell: cython.int) -> cython.int:
        word: cython.int = cell // WORD_CELLS
        mark: cython.ulonglong = bit(cell % WORD_CELLS)
        phase: cython.int = self.phase
        if self._target_cells(phase, self.seat, word) & mark:
            return 0
        if phase == P_SCAFFOLD:
            return R_OCCUPIED if self.filled[word] & mark else R_NOT_ADJACENT
        if phase == P_PROMOTE or phase == P_TAKE or phase == P_GLASS:
            if not self._builders_of(self.seat, word) & mark:
                return R_NOT_YOUR_BUILDER
            if phase == P_PROMOTE:
                return R_NO_OTHER_RANK
            return R_CONFUSES_NOBODY if phase == P_TAKE else R_GLASS_LIES_HERE
        if not self.vault[word] & mark:
            return R_NO_VAULT
        if phase == P_ALTAR:
            return R_ALTAR_STANDS_HERE
        if not self._free_vaults(word) & mark:
            return R_BUILDER_STANDS_HERE
        return R_NOT_BESIDE_OWN_BUILDER if phase == P_RECRUIT else R_ALTAR_PROTECTS

    def _check_move(self, cell: cython.int, direction: cython.int) -> cython.int:
        to: cython.int = neighbour_cell(cell, direction)
        if not self._movable_builders(cell // WORD_CELLS) & bit(cell % WORD_CELLS):
            if self.phase == P_MOVE:
                return R_NOT_YOUR_BUILDER
            if self._builders_of(1 - self.turn, cell // WORD_CELLS) & bit(cell % WORD_CELLS):
                return R_ALTAR_PROTECTS
            return R_NOT_THE_FOES_BUILDER
        if to < 0:
            return R_OFF_THE_PLAN
        if not has_cell(self.vault, to):
            return R_NO_VAULT
        return 0 if self._free_vaults(to // WORD_CELLS) & bit(to % WORD_CELLS) else R_BUILDER_STANDS_HERE

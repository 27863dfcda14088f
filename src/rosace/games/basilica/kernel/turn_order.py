"""Basilica between decisions: the display, the stack, turns and scorings (B1, B5, B6, B8).

Chance is explicit: the stack is a number of tiles and a pool of what they may be. One event draws the
back of the next top tile. Another draws its crown, when the tile is turned over or discarded, because
tiles with the same back can differ in it (B1.3).
"""

from __future__ import annotations

import cython

from rosace.games.basilica.kernel.component_data import COMPONENTS, count_kinds

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import MoveList, pick_weighted
    from cython.cimports.rosace.games.basilica.kernel.areas import Areas
    from cython.cimports.rosace.games.basilica.kernel.cathedral import adjacent, has_cell
else:
    from rosace.core.bits import lowest
    from rosace.core.rng import Rng
    from rosace.core.state import MoveList, pick_weighted
    from rosace.games.basilica.kernel.areas import Areas
    from rosace.games.basilica.kernel.cathedral import adjacent, has_cell
    from rosace.games.basilica.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)

SCORING_SPACES = list(COMPONENTS.scoring_spaces)


class TurnOrder(Areas):
    """The table around the cathedral, the order of turns, and everything that happens without a decision.

    orders[space], top      backs of tiles lying order side up, -1 for an empty space
    vaults[space]           kinds of tiles lying vault side up, -1 for an empty space
    hidden[back]            tiles of the stack below its top, and those removed (B11.1);
                            hidden_of_set[colours] is its sum over the orders
    pool[age * 160 + kind]  tiles whose vault side nobody has seen since the shuffle number `age`:
                            the hidden ones and those lying order side up
    order_age[space]        the shuffle an order tile came from: after a reshuffle (B5.2) the first pool
                            still decides its crown
    phase, seat             what is asked of whom
    step                    what happens next without a decision
    space, picked, ...      the action in progress: its space, its builder, the rank chosen, ...
    fill                    spaces to be filled from the stack: bits 0-2 orders, 3-5 vaults
    coin                    the crown that chance has just decided, -1 if none
    due, ending             a scoring is due; the game ends: 1 third scoring, 2 the stack (B5.3)
    hold                    1 stops just before a scoring, so that narration can read the position;
                            no part of the position, not copied
    """

    def _set_up_table(self, edition: int, festum: bool, removed: int, first: int) -> None:
        """Set up the table until the first draw, or until chance chooses the first player (B1, B11)."""
        self._clear_areas()
        box = count_kinds(COMPONENTS.box(festum))
        self.seats = 2
        self.edition = edition
        self.festum = festum
        self.removed = removed
        self.supply = [COMPONENTS.builders, COMPONENTS.builders]  # B1.2
        self.tokens = list(COMPONENTS.tokens[str(edition)]) * 2
        self.altars = COMPONENTS.altars if festum else 0  # B9.11
        self.coins = [COMPONENTS.coins, COMPONENTS.coins]
        self.orders = [-1, -1, -1]
        self.order_age = [0, 0, 0]
        self.vaults = [-1, -1, -1]
        self.top = -1
        self.stack = sum(box) - removed  # B11.1
        self.age = 0
        self.pool = box + [0] * 160
        self.discards = [0] * 160
        self.hidden = [0] * 80
        self.hidden_of_set = [0] * 10
        self._add_to_hidden(box)
        self.actions_each = COMPONENTS.actions
        self.actions_left = COMPONENTS.actions  # B2.1
        self.last_cell = -1
        self.space = -1
        self.picked = -1
        self.chosen_rank = -1
        self.lays_left = 0
        self.paid = 0
        self.coin = -1
        self.marker = 0
        self.scorings = 0
        self.due = 0
        self.ending = 0
        self.points = [0, 0]
        self.banked = [0] * 6
        self.hold = 0
        self.fill = 0b111111  # B1.4: first the order spaces, then the vault spaces
        self.step = S_SETUP
        self.turn = first
        self.seat = -1
        self.phase = P_FIRST
        if first >= 0:  # B1.6: an option names the first player
            self._advance()

    def _add_to_hidden(self, kinds: list[int]) -> None:
        for kind in range(160):
            self.hidden[kind // 2] += kinds[kind]
            self.hidden_of_set[kind // 16] += kinds[kind]

    def _chance(self, out: MoveList) -> cython.void:
        i: cython.int
        out.clear()
        if self.phase == P_FIRST:
            for i in range(2):
                out.push(A_FIRST + i, 1)
        elif self.phase == P_TOP:
            for i in range(BACKS):
                if self.hidden[i] > 0:
                    out.push(A_TOP + i, self.hidden[i])
        elif self.phase == P_CROWN:
            for i in range(2):
                out.push(A_CROWN + i, self.pool[self._turned_tile_index() + i])

    def _sample(self, rng: Rng, moves: MoveList) -> cython.int:
        """Draw like `_chance`, without listing every back: first the colours, then the order."""
        rest: cython.int
        i: cython.int = 0
        if self.phase != P_TOP:
            self._chance(moves)
            return pick_weighted(moves, rng)
        rest = rng.below(self.stack + (0 if self.age else self.removed))
        while rest >= self.hidden_of_set[i]:
            rest -= self.hidden_of_set[i]
            i += 1
        i *= 8
        while rest >= self.hidden[i]:
            rest -= self.hidden[i]
            i += 1
        return A_TOP + i

    def _turned_tile_index(self) -> cython.int:
        """The index in `pool` of the tile being turned over, without a crown; with one it is the next."""
        if self.step == S_DISCARD or self.step == S_FLIP:
            return self.order_age[self.space] * KINDS + self.orders[self.space] * 2
        return self.age * KINDS + self.top * 2

    def _check_outcome(self, action: cython.int) -> cython.int:
        if action >= A_CROWN:
            return 0 if self.phase == P_CROWN else R_IMPOSSIBLE_OUTCOME
        if action >= A_TOP:
            return 0 if self.phase == P_TOP and self.hidden[action - A_TOP] > 0 else R_IMPOSSIBLE_OUTCOME
        return 0 if self.phase == P_FIRST else R_IMPOSSIBLE_OUTCOME

    def _apply_chance(self, action: cython.int) -> cython.void:
        if action >= A_CROWN:
            self.coin = action - A_CROWN
        elif action >= A_TOP:
            self.top = action - A_TOP
            self.hidden[self.top] -= 1
            self.hidden_of_set[self.top // 8] -= 1
        else:
            self.turn = action - A_FIRST
        self._advance()

    # B5.4 as a loop, which stops where a player or chance must decide.

    def _advance(self) -> cython.void:
        kind: cython.int
        while True:
            if self.step == S_DISCARD or self.step == S_FLIP:
                kind = self._turn_over(self.orders[self.space])
                if kind < 0:
                    return
                if self.step == S_DISCARD:  # B9: an executed order
                    self.discards[kind] += 1
                else:  # B3.4: the order tile above becomes the vault
                    self.vaults[self.space] = kind
                self.orders[self.space] = -1
                self.order_age[self.space] = 0
                self.fill = 1 << self.space
                self.space = -1
                self.step = S_FILL
            elif self.step == S_FILL or self.step == S_REFILL or self.step == S_SETUP:
                if not self._fill_spaces():
                    return
                if self.due or self.ending:
                    self._collect_jugglers(self.turn)  # B7.9
                    self.step = S_SCORE
                else:
                    self.step = S_NEXT if self.step == S_FILL else S_READY
            elif self.step == S_SCORE:
                if self.juggled < self.jugglers:
                    self.phase = P_JUGGLE
                    self.seat = self.juggler_seat[self.juggled]
                    return
                if self.hold:
                    return
                self._score_now()
                if self.ending:
                    self.phase = P_OVER
                    return
                self._clear_after_scoring()
                self._next_turn()  # B2.3, B6.3: the scoring ends the turn
                self.step = S_READY
            elif self.step == S_NEXT:  # B2.1: three actions a turn
                self.actions_left -= 1
                if self.actions_left == 0:
                    self._next_turn()
                self.step = S_READY
            elif self._are_vaults_blocked():  # S_READY, B3.3
                self._discard_vaults()
                self.step = S_REFILL
            else:
                self.phase = P_ACTION
                self.seat = self.turn
                return

    def _turn_over(self, back: cython.int) -> cython.int:
        """The kind of the tile being turned over; -1 if chance must decide its crown first (B1.3)."""
        place: cython.int = self._turned_tile_index()
        if self.pool[place] == 0:
            self.coin = 1
        elif self.pool[place + 1] == 0:
            self.coin = 0
        elif self.coin < 0:
            self.phase = P_CROWN
            return -1
        self.pool[place + self.coin] -= 1
        back = back * 2 + self.coin
        self.coin = -1
        return back

    def _fill_spaces(self) -> cython.bint:
        """B5.1: fill the empty spaces from the stack; False while chance must draw the top tile."""
        space: cython.int
        kind: cython.int
        while True:
            if self.stack > 0 and self.top < 0:
                self.phase = P_TOP
                return False
            if self.fill == 0:
                return True
            if self.stack == 0:
                if not self._reshuffle():  # B5.3
                    self.fill = 0
                    self.ending = 2  # B6.5: one last scoring follows
                    return True
                continue
            space = lowest(self.fill)
            if space < 3:
                self.orders[space] = self.top
                self.order_age[space] = self.age
            else:
                kind = self._turn_over(self.top)
                if kind < 0:
                    return False
                self.vaults[space - 3] = kind
            self.top = -1
            self.stack -= 1
            self.fill &= self.fill - 1

    def _reshuffle(self) -> cython.bint:
        """B5.2: shuffle the discards into a new stack, once; False if that is not possible (B5.3)."""
        kind: cython.int
        if self.age == 1:
            return False
        self.hidden = [0] * 80
        self.hidden_of_set = [0] * 10
        for kind in range(KINDS):
            self.pool[KINDS + kind] = self.discards[kind]
            self.hidden[kind // 2] += self.discards[kind]
            self.hidden_of_set[kind // 16] += self.discards[kind]
            self.stack += self.discards[kind]
            self.discards[kind] = 0
        if self.stack == 0:
            return False
        self.age = 1
        return True

    def _are_vaults_blocked(self) -> cython.bint:
        """B3.3: all three vaults are wild, and every cell they could go to has a wild neighbour."""
        word: cython.int
        space: cython.int
        for space in range(3):
            if self.vaults[space] >> 4 < FIRST_WILD:
                return False
        for word in range(self.words):
            if self._placeable_cells(word) & (FULL & ~adjacent(self.wild, word)):
                return False
        return True

    def _discard_vaults(self) -> cython.void:
        """B3.3: discard the three vaults; they are replaced from the stack."""
        space: cython.int
        for space in range(3):
            self.discards[self.vaults[space]] += 1
            self.vaults[space] = -1
        self.fill = 0b111000

    def _score_now(self) -> cython.void:
        seat: cython.int
        self._score_all_areas(True)
        for seat in range(2):
            self.points[seat] += self.gain[seat]
            self.banked[self.scorings * 2 + seat] = self.gain[seat]
        self.scorings += 1
        self.due = 0
        self.jugglers = 0
        self.juggled = 0
        if self.scorings == 3 and self.ending == 0:  # B6.4: the third scoring ends the game
            self.ending = 1

    def _clear_after_scoring(self) -> cython.void:
        """B8: pieces go home, two rows of vaults are discarded, the rest slides to the board."""
        _: cython.int
        row: cython.int
        cell: cython.int
        self._clear_pieces()  # B8.1, B8.2
        for _ in range(2):  # B8.3: the two rows nearest the board
            row = self._first_vault_row()
            if row >= 0:
                for cell in range(row * COLUMNS, row * COLUMNS + COLUMNS):
                    if has_cell(self.vault, cell):
                        self.discards[self._remove_vault(cell)] += 1
        row = self._first_vault_row()
        if row > 0:
            self._slide_to_board(row)
        self._update_depth()

    def _next_turn(self) -> cython.void:
        self.turn = 1 - self.turn
        self.actions_left = self.actions_each
        self.last_cell = -1  # B2.2: a builder follows only in the same turn

    def _copy_turn_order(self, other: TurnOrder) -> cython.void:
        self._copy_areas(other)
        self.edition = other.edition
        self.festum = other.festum
        self.removed = other.removed
        self.seats = other.seats
        self.coins = other.coins[:]
        self.orders = other.orders[:]
        self.order_age = other.order_age[:]
        self.vaults = other.vaults[:]
        self.top = other.top
        self.stack = other.stack
        self.age = other.age
        self.pool = other.pool[:]
        self.discards = other.discards[:]
        self.hidden = other.hidden[:]
        self.hidden_of_set = other.hidden_of_set[:]
        self.phase = other.phase
        self.step = other.step
        self.turn = other.turn
        self.seat = other.seat
        self.actions_left = other.actions_left
        self.actions_each = other.actions_each
        self.last_cell = other.last_cell
        self.space = other.space
        self.picked = other.picked
        self.chosen_rank = other.chosen_rank
        self.lays_left = other.lays_left
        self.paid = other.paid
        self.fill = other.fill
        self.coin = other.coin
        self.marker = other.marker
        self.scorings = other.scorings
        self.due = other.due
        self.ending = other.ending
        self.points = other.points[:]
        self.banked = other.banked[:]

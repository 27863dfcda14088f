"""Sagrada between decisions: the deal (S1), rounds and turns (S2), dice that tools roll or draw (S8)."""

from __future__ import annotations

import cython

from rosace.games.sagrada.kernel.component_data import COMPONENTS

if cython.compiled:
    from cython.cimports.rosace.core.bits import lowest
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import MoveList, pick_weighted
    from cython.cimports.rosace.games.sagrada.kernel.windows import Windows
else:
    from rosace.core.bits import lowest
    from rosace.core.rng import Rng
    from rosace.core.state import MoveList, pick_weighted
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.kernel.windows import Windows

TOKENS = [window.tokens for window in COMPONENTS.windows]
FACES = [face for card in COMPONENTS.cards for face in card]
DRAWN = list(COMPONENTS.drawn)


class TurnOrder(Windows):
    """The table, the order of turns, and everything that happens without a decision.

    tools, publics          cards in the order dealt, -1 for a card not dealt yet
    tools_dealt             tools of this table as bits; card_of[tool]: the index of its card
    tool_tokens[card]       favour tokens on a tool card (S4.1); tools_gone: bits, solo (S6.3)
    private[seat * 2 + i]   private objectives by colour; a second one with the solo option (S6.1)
    cards[seat * 2 + i]     the two window cards dealt to a seat
    pool[die]               the draft pool; track[round * 30 + die], track_kinds[die]: the round track;
                            pool_set and track_set: the kinds of dice there, as bits
    paid[die]               dice that left the game with a solo tool (S6.3)
    round, first, turn      from 0; the turn of a round goes from 0 to 2 * seats - 1 (S2.2)
    skipped                 seats that skip their second turn, as bits (Running Pliers, S8.8)
    drafted, tool_used      1 if done in this turn (S2.3)
    using, hand, moved      the tool being used, the die in hand, the cell a die was moved to; -1: none
    rolling[colour]         dice still to be rolled by the Glazing Hammer (S8.7)
    open_setup              1: the table is laid out before the players choose their windows (S1.3)
    """

    def _set_up_table(
        self, seats: int, difficulty: int, privates_each: int, first: int, open_setup: bool
    ) -> None:
        """Set up an empty table. Chance deals the cards."""
        self._clear_windows()
        self.seats = seats
        self.difficulty = difficulty
        self.privates_each = privates_each
        self.open_setup = open_setup
        self.tools = [-1] * 5
        self.card_of = [-1] * 12
        self.tools_dealt = 0
        self.tool_tokens = [0] * 5
        self.tool_cards = 0
        self.tools_gone = 0
        self.publics = [-1] * 3
        self.public_cards = 0
        self.private = [-1] * 8
        self.private_cards = 0
        self.cards = [-1] * 8
        self.cards_dealt = 0
        self.tokens = [0] * 4
        self.bag = [PER_COLOUR] * 5  # S1.1
        self.pool = [0] * 30
        self.pool_dice = 0
        self.pool_set = 0
        self.track_set = 0
        self.track = [0] * 300
        self.track_kinds = [0] * 30
        self.track_dice = 0
        self.paid = [0] * 30
        self.seat = -1
        self.round = 0
        self.first = 0 if seats == 1 else first
        self.turn = 0
        self.skipped = 0
        self.drafted = 0
        self.tool_used = 0
        self.using = -1
        self.hand = -1
        self.moved = -1
        self.rolling = [0] * 5
        self.phase = P_PRIVATE
        self._continue_setup()

    def _tools_to_deal(self) -> cython.int:
        return self.difficulty if self.seats == 1 else 3  # S1.3, S6.1

    def _publics_to_deal(self) -> cython.int:
        return 2 if self.seats == 1 else 3  # S1.3, S6.1

    def _seat_dealt_to(self) -> cython.int:
        """The seat that the next private objective or window card goes to."""
        if self.phase == P_PRIVATE:
            return self.private_cards // self.privates_each
        return self.cards_dealt // 2

    def _seat_of_turn(self, turn: cython.int) -> cython.int:
        """S2.2: once round the table, then back."""
        if turn >= self.seats:
            turn = 2 * self.seats - 1 - turn
        return (self.first + turn) % self.seats

    # Chance: the outcomes of the present node and their weights.

    def _first_outcome(self) -> cython.int:
        if self.phase == P_TOOL_CARD:
            return A_TOOL_CARD
        if self.phase == P_PUBLIC:
            return A_PUBLIC
        if self.phase == P_FIRST:
            return A_FIRST
        if self.phase == P_PRIVATE:
            return A_PRIVATE
        if self.phase == P_CARD:
            return A_CARD
        if self.phase == P_DIE:
            return A_DIE
        return A_COLOUR if self.phase == P_COLOUR else A_ROLL

    def _end_of_outcomes(self) -> cython.int:
        if self.phase == P_TOOL_CARD:
            return A_PUBLIC
        if self.phase == P_PUBLIC:
            return A_DIE
        if self.phase == P_FIRST:
            return A_FIRST + self.seats
        if self.phase == P_PRIVATE:
            return A_CARD
        if self.phase == P_CARD:
            return A_TOOL_CARD
        if self.phase == P_DIE:
            return A_ROLL
        return NUM_ACTIONS if self.phase == P_COLOUR else A_COLOUR

    def _outcome_weight(self, action: cython.int) -> cython.int:
        """The weight of an outcome of the present node; 0 for a card that is dealt already."""
        i: cython.int
        outcome: cython.int = action - self._first_outcome()
        if self.phase == P_DIE:
            return self.bag[outcome // 6]
        if self.phase == P_COLOUR:
            return self.bag[outcome]
        if self.phase == P_TOOL_CARD:
            for i in range(self.tool_cards):
                if self.tools[i] == outcome:
                    return 0
        elif self.phase == P_PUBLIC:
            for i in range(self.public_cards):
                if self.publics[i] == outcome:
                    return 0
        elif self.phase == P_PRIVATE or self.phase == P_CARD:
            for i in range(8):
                if (self.private[i] if self.phase == P_PRIVATE else self.cards[i]) == outcome:
                    return 0
        return 1

    def _chance(self, out: MoveList) -> cython.void:
        action: cython.int
        weight: cython.int
        out.clear()
        if self.phase >= P_WINDOW:
            return
        for action in range(self._first_outcome(), self._end_of_outcomes()):
            weight = self._outcome_weight(action)
            if weight > 0:
                out.push(action, weight)

    def _sample(self, rng: Rng, moves: MoveList) -> cython.int:
        """Draw like `_chance`, but faster for dice: first the colour, then the value."""
        rest: cython.int
        colour: cython.int = 0
        if self.phase == P_ROLL or self.phase == P_REROLL:
            return A_ROLL + rng.below(6)
        if self.phase != P_DIE:
            self._chance(moves)
            return pick_weighted(moves, rng)
        rest = rng.below(6 * (self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3] + self.bag[4]))
        while rest >= 6 * self.bag[colour]:
            rest -= 6 * self.bag[colour]
            colour += 1
        return A_DIE + colour * 6 + rest // self.bag[colour]

    def _check_outcome(self, action: cython.int) -> cython.int:
        if action < self._first_outcome() or action >= self._end_of_outcomes():
            return R_IMPOSSIBLE_OUTCOME
        return 0 if self._outcome_weight(action) > 0 else R_IMPOSSIBLE_OUTCOME

    def _apply_chance(self, action: cython.int) -> cython.void:
        outcome: cython.int = action - self._first_outcome()
        colour: cython.int
        if self.phase == P_DIE:
            self.bag[outcome // 6] -= 1
            self._add_to_pool(outcome)
            if self.pool_dice == DRAWN[self.seats - 1]:  # S2.1, S6.2
                self._begin_turn()
        elif self.phase == P_ROLL:  # S8.6
            self.hand = self.hand // 6 * 6 + outcome
            if self._fits_somewhere(self.hand):
                self.phase = P_PUT
            else:  # S4.2, S8.6: it fits nowhere and goes back to the pool
                self._add_to_pool(self.hand)
                self._finish_tool()
        elif self.phase == P_REROLL:  # S8.7
            colour = self._next_colour_to_roll()
            self.rolling[colour] -= 1
            self._add_to_pool(colour * 6 + outcome)
            if self._next_colour_to_roll() < 0:
                self._finish_tool()
        elif self.phase == P_COLOUR:  # S8.11
            self.bag[outcome] -= 1
            self.hand = outcome * 6
            self.phase = P_VALUE
        else:
            if self.phase == P_TOOL_CARD:
                self.tools[self.tool_cards] = outcome
                self.card_of[outcome] = self.tool_cards
                self.tools_dealt |= 1 << outcome
                self.tool_cards += 1
            elif self.phase == P_PUBLIC:
                self.publics[self.public_cards] = outcome
                self.public_cards += 1
            elif self.phase == P_FIRST:
                self.first = outcome
            elif self.phase == P_PRIVATE:
                self.private[self._seat_dealt_to() * 2 + self.private_cards % self.privates_each] = outcome
                self.private_cards += 1
            else:
                self.cards[self.cards_dealt] = outcome
                self.cards_dealt += 1
            self._continue_setup()

    def _continue_setup(self) -> cython.void:
        """S1: ask for the next card or window; after the last one, begin the first round."""
        if self.open_setup and self._sets_up_table():
            return
        if not self._sets_up_players() and not self._sets_up_table():
            self._begin_round()

    def _sets_up_table(self) -> cython.bint:
        """S1.3, S1.4: ask for the next tool, public objective or first player; false if all are there."""
        if self.tool_cards < self._tools_to_deal():
            self.phase = P_TOOL_CARD
        elif self.public_cards < self._publics_to_deal():
            self.phase = P_PUBLIC
        elif self.first < 0:
            self.phase = P_FIRST
        else:
            return False
        return True

    def _sets_up_players(self) -> cython.bint:
        """S1.2: ask for the next private objective, window card or window; false if all are there.

        No choice is shown before all seats have chosen.
        """
        seat: cython.int
        if self.private_cards < self.seats * self.privates_each:
            self.phase = P_PRIVATE
            return True
        if self.cards_dealt < self.seats * 2:
            self.phase = P_CARD
            return True
        for seat in range(self.seats):
            if self.window[seat] < 0:
                self.phase = P_WINDOW
                self.seat = seat
                return True
        return False

    def _choose_window(self, face: cython.int) -> cython.void:
        """S1.2: the last choice shows all windows, and the players take their tokens."""
        seat: cython.int
        self.window[self.seat] = face
        self._continue_setup()
        if self.phase != P_WINDOW and self.seats > 1:  # S6.1: no tokens in solo
            for seat in range(self.seats):
                self.tokens[seat] = TOKENS[self.window[seat]]

    # Rounds and turns.

    def _begin_round(self) -> cython.void:
        self.phase = P_DIE
        self.turn = 0
        self.skipped = 0

    def _add_to_pool(self, kind: cython.int) -> cython.void:
        self.pool[kind] += 1
        self.pool_dice += 1
        self.pool_set |= 1 << kind

    def _take_from_pool(self, kind: cython.int) -> cython.void:
        self.pool[kind] -= 1
        self.pool_dice -= 1
        if self.pool[kind] == 0:
            self.pool_set ^= 1 << kind

    def _skip_second_turn(self) -> cython.void:
        """S8.8: the Running Pliers were used; `_begin_turn` passes over the second turn of the seat."""
        self.skipped |= 1 << self.seat

    def _begin_turn(self) -> cython.void:
        """Ask the seat of this turn, unless it skips its second turn (S8.8)."""
        while self.turn < 2 * self.seats:
            self.seat = self._seat_of_turn(self.turn)
            # S8.8: who used the Running Pliers skips the second turn of the round.
            if self.turn < self.seats or not (self.skipped >> self.seat) & 1:
                self.drafted = 0
                self.tool_used = 0
                self.phase = P_TURN
                return
            self.turn += 1
        self._end_round()

    def _continue_turn(self) -> cython.void:
        """S2.3: the turn ends by itself when a die was drafted and a tool was used."""
        if self.drafted and self.tool_used:
            self._end_turn()
        else:
            self.phase = P_TURN

    def _end_turn(self) -> cython.void:
        self.turn += 1
        self._begin_turn()

    def _end_round(self) -> cython.void:
        """S2.4: the dice left in the pool go to the round track; after round ten the game ends."""
        kind: cython.int
        self.track_set |= self.pool_set
        while self.pool_set:
            kind = lowest(self.pool_set)
            self.pool_set &= self.pool_set - 1
            self.track[self.round * 30 + kind] += self.pool[kind]
            self.track_kinds[kind] += self.pool[kind]
            self.pool[kind] = 0
        self.track_dice += self.pool_dice
        self.pool_dice = 0
        self.drafted = 0
        self.tool_used = 0
        if self.round == ROUNDS - 1:  # S1.4, S2.4
            self.phase = P_OVER
            self.seat = -2
            return
        self.round += 1
        self.first = (self.first + 1) % self.seats  # S1.4
        self._begin_round()

    def _finish_tool(self) -> cython.void:
        self.using = -1
        self.hand = -1
        self.moved = -1
        self._continue_turn()

    def _next_colour_to_roll(self) -> cython.int:
        """The colour of the next die the Glazing Hammer rolls; -1 if all are rolled."""
        colour: cython.int
        for colour in range(5):
            if self.rolling[colour]:
                return colour
        return -1

    def _fits_somewhere(self, kind: cython.int) -> cython.bint:
        """Whether the seat to move has a legal cell for a die."""
        return self._legal_cells(self.seat, kind) != 0

    def _copy_turn_order(self, other: TurnOrder) -> cython.void:
        self._copy_windows(other)
        self.seats = other.seats
        self.difficulty = other.difficulty
        self.privates_each = other.privates_each
        self.open_setup = other.open_setup
        self.tools = other.tools[:]
        self.card_of = other.card_of[:]
        self.tools_dealt = other.tools_dealt
        self.tool_tokens = other.tool_tokens[:]
        self.tool_cards = other.tool_cards
        self.tools_gone = other.tools_gone
        self.publics = other.publics[:]
        self.public_cards = other.public_cards
        self.private = other.private[:]
        self.private_cards = other.private_cards
        self.cards = other.cards[:]
        self.cards_dealt = other.cards_dealt
        self.tokens = other.tokens[:]
        self.bag = other.bag[:]
        self.pool = other.pool[:]
        self.pool_dice = other.pool_dice
        self.pool_set = other.pool_set
        self.track_set = other.track_set
        self.track = other.track[:]
        self.track_kinds = other.track_kinds[:]
        self.track_dice = other.track_dice
        self.paid = other.paid[:]
        self.phase = other.phase
        self.seat = other.seat
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.skipped = other.skipped
        self.drafted = other.drafted
        self.tool_used = other.tool_used
        self.using = other.using
        self.hand = other.hand
        self.moved = other.moved
        self.rolling = other.rolling[:]

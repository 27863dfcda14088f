# The C side of turn_order.py: its fields and signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.kernel.windows cimport Windows


cdef int TOKENS[24]
cdef int FACES[24]
cdef int DRAWN[4]


cdef class TurnOrder(Windows):
    cdef public int difficulty, privates_each, open_setup
    # The cards.
    cdef public short tools[5]
    cdef public short card_of[12]
    cdef public short tool_tokens[5]
    cdef public int tool_cards, tools_dealt, tools_gone
    cdef public short publics[3]
    cdef public int public_cards
    cdef public short private[8]
    cdef public int private_cards
    cdef public short cards[8]
    cdef public int cards_dealt
    cdef public short tokens[4]
    # The dice.
    cdef public short bag[5]
    cdef public short pool[30]
    cdef public int pool_dice
    cdef public unsigned int pool_set, track_set
    cdef public short track[300]
    cdef public short track_kinds[30]
    cdef public int track_dice
    cdef public short paid[30]
    # The turn, and what is asked.
    cdef public int phase, seat, round, first, turn, skipped
    cdef public int drafted, tool_used, using, hand, moved
    cdef public short rolling[5]

    cdef int _tools_to_deal(self) noexcept nogil
    cdef int _publics_to_deal(self) noexcept nogil
    cdef int _seat_dealt_to(self) noexcept nogil
    cdef int _seat_of_turn(self, int turn) noexcept nogil
    cdef int _outcome_weight(self, int action) noexcept nogil
    cdef int _first_outcome(self) noexcept nogil
    cdef int _end_of_outcomes(self) noexcept nogil
    cdef void _apply_chance(self, int action) noexcept nogil
    cdef void _continue_setup(self) noexcept nogil
    cdef bint _sets_up_table(self) noexcept nogil
    cdef bint _sets_up_players(self) noexcept nogil
    cdef void _choose_window(self, int face) noexcept nogil
    cdef void _begin_round(self) noexcept nogil
    cdef void _add_to_pool(self, int kind) noexcept nogil
    cdef void _take_from_pool(self, int kind) noexcept nogil
    cdef void _skip_second_turn(self) noexcept nogil
    cdef void _begin_turn(self) noexcept nogil
    cdef void _continue_turn(self) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _end_round(self) noexcept nogil
    cdef void _finish_tool(self) noexcept nogil
    cdef int _next_colour_to_roll(self) noexcept nogil
    cdef bint _fits_somewhere(self, int kind) noexcept nogil
    cdef void _copy_turn_order(self, TurnOrder other) noexcept nogil

# The C side of turn_order.py: its fields and signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.basilica.kernel.areas cimport Areas
from rosace.games.basilica.kernel.constants cimport *


cdef int SCORING_SPACES[3]


cdef class TurnOrder(Areas):
    cdef public int edition, festum, removed
    cdef public short coins[2]
    # The display, the stack and the pools behind it.
    cdef public short orders[3]
    cdef public short order_age[3]
    cdef public short vaults[3]
    cdef public int top, stack, age
    cdef public short hidden[80]
    cdef public short hidden_of_set[10]
    cdef public short pool[320]
    cdef public short discards[160]
    # The turn, and what is asked.
    cdef public int phase, step, turn, seat, actions_left, actions_each, last_cell
    cdef public int space, picked, chosen_rank, lays_left, paid, fill, coin, hold
    # The marker and the points.
    cdef public int marker, scorings, due, ending
    cdef public short points[2]
    cdef public short banked[6]

    cdef int _turned_tile_index(self) noexcept nogil
    cdef void _apply_chance(self, int action) noexcept nogil
    cdef void _advance(self) noexcept nogil
    cdef int _turn_over(self, int back) noexcept nogil
    cdef bint _fill_spaces(self) noexcept nogil
    cdef bint _reshuffle(self) noexcept nogil
    cdef bint _are_vaults_blocked(self) noexcept nogil
    cdef void _discard_vaults(self) noexcept nogil
    cdef void _score_now(self) noexcept nogil
    cdef void _clear_after_scoring(self) noexcept nogil
    cdef void _next_turn(self) noexcept nogil
    cdef void _copy_turn_order(self, TurnOrder other) noexcept nogil

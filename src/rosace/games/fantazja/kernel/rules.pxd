# The C side of rules.py: its signatures.
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.kernel.turn_order cimport TurnOrder


cdef class Rules(TurnOrder):
    cdef int _legal_turns(self, int cell) noexcept nogil
    cdef void _collect_buildable(self) noexcept nogil
    cdef bint _may_exchange(self, int stack) noexcept nogil
    cdef void _collect_exchanges_at(self, int stack) noexcept nogil
    cdef void _collect_exchangeable(self) noexcept nogil
    cdef bint _any_candidate(self, unsigned int tiles) noexcept nogil
    cdef int _why_not_use_power(self, int kind) noexcept nogil
    cdef int _max_swapped(self) noexcept nogil
    cdef bint _contains(self, unsigned int tiles, int tile) noexcept nogil
    cdef int _phase_of_action(self, int action) noexcept nogil
    cdef int _check_main(self, int tile) noexcept nogil
    cdef int _check_build(self, int tile) noexcept nogil
    cdef int _check_exchange(self, int tile) noexcept nogil
    cdef int _check_discard_choice(self, int action) noexcept nogil
    cdef int _check_lay(self, int place) noexcept nogil
    cdef int _why_not_on_open_cell(self, int cell, int turn) noexcept nogil
    cdef int _why_not_on_stack(self, int cell) noexcept nogil
    cdef int _why_not_exchange(self, int cell) noexcept nogil

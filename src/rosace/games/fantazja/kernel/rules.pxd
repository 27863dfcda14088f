# The C side of rules.py: its signatures.
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.kernel.turn_order cimport Flow


cdef class Rules(Flow):
    cdef int _turns_at(self, int cell) noexcept nogil
    cdef void _survey_building(self) noexcept nogil
    cdef bint _may_exchange(self, int stack) noexcept nogil
    cdef void _exchanges_at(self, int stack) noexcept nogil
    cdef void _survey_exchanges(self) noexcept nogil
    cdef bint _reached(self, unsigned int tiles) noexcept nogil
    cdef int _cannot_use(self, int kind) noexcept nogil
    cdef int _most_given(self) noexcept nogil
    cdef bint _has(self, unsigned int tiles, int tile) noexcept nogil
    cdef int _phase_of(self, int action) noexcept nogil
    cdef int _check_main(self, int tile) noexcept nogil
    cdef int _check_build(self, int tile) noexcept nogil
    cdef int _check_exchange(self, int tile) noexcept nogil
    cdef int _check_discards(self, int action) noexcept nogil
    cdef int _check_lay(self, int place) noexcept nogil
    cdef int _why_not_there(self, int cell, int turn) noexcept nogil
    cdef int _why_not_upon(self, int cell) noexcept nogil
    cdef int _why_no_exchange(self, int cell) noexcept nogil

# The C side of advice.py: its signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.sagrada.constants cimport *
from rosace.games.sagrada.result cimport Result


cdef class Advice(Result):
    # What `_regard` found out of a die.
    cdef int appeal
    cdef unsigned int printed, paired, closes_colour, closes_value, spoilt_1, spoilt_2, spoilt_3

    cdef int _tool_or_pass(self, int least) noexcept nogil
    cdef int _highest_to_pay(self) noexcept nogil
    cdef int _best_place(self, Rng rng) noexcept nogil
    cdef int _best_cell(self, int kind, unsigned int cells, Rng rng) noexcept nogil
    cdef void _regard(self, int kind) noexcept nogil
    cdef int _liking(self, unsigned int mark) noexcept nogil
    cdef void _like(self, MoveList moves) noexcept nogil
    cdef int _appeal(self, int kind) noexcept nogil
    cdef unsigned int _printed(self) noexcept nogil
    cdef unsigned int _asking_colour(self, int colour) noexcept nogil
    cdef unsigned int _asking_value(self, int value) noexcept nogil
    cdef unsigned int _spoilt(self, int kind, int number) noexcept nogil
    cdef unsigned int _paired(self, int kind) noexcept nogil

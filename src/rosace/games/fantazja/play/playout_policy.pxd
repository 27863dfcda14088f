# The C side of advice.py: its signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.kernel.knowledge cimport Knowledge


cdef class Advice(Knowledge):
    cdef int _suggest_turn(self, Rng rng) noexcept nogil
    cdef int _best_main(self, Rng rng) noexcept nogil
    cdef int _worth_of_point(self) noexcept nogil
    cdef int _gain(self, int tile) noexcept nogil
    cdef int _gain_upon(self, int stack, int tile) noexcept nogil
    cdef int _best_lay(self, Rng rng, MoveList moves) noexcept nogil
    cdef int _liking(self, int cell) noexcept nogil

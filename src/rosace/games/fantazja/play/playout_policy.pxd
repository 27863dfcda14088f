# The C side of playout_policy.py: its signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.kernel.knowledge cimport Knowledge


cdef class PlayoutPolicy(Knowledge):
    cdef int _suggest_turn(self, Rng rng) noexcept nogil
    cdef int _suggest_main_action(self, Rng rng) noexcept nogil
    cdef int _imagination_point_value(self) noexcept nogil
    cdef int _build_gain(self, int tile) noexcept nogil
    cdef int _build_on_stack_gain(self, int stack, int tile) noexcept nogil
    cdef int _suggest_lay(self, Rng rng, MoveList moves) noexcept nogil
    cdef int _cell_value(self, int cell) noexcept nogil

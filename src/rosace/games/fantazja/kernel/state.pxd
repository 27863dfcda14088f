# The C side of state.py: its signatures.
cimport cython

from rosace.core.state cimport Kernel, MoveList
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.play.playout_policy cimport Advice


@cython.final
cdef class FantazjaState(Advice):
    cdef void _emit(self, MoveList out, int action) noexcept nogil
    cdef void _emit_tiles(self, MoveList out, int base, unsigned int tiles) noexcept nogil
    cdef void _emit_reached(self, MoveList out, int base) noexcept nogil
    cdef void _emit_turn(self, MoveList out) noexcept nogil
    cdef void _emit_lays(self, MoveList out, bint on_open) noexcept nogil
    cdef void _emit_guards(self, MoveList out) noexcept nogil
    cdef void _lay(self, int cell, int turn) noexcept nogil
    cdef void _begin_power(self, int kind) noexcept nogil
    cdef void _swap(self) noexcept nogil
    cdef void _recall(self, int tile) noexcept nogil
    cdef void _sink(self, int tile) noexcept nogil
    cdef double _prospect(self, int seat) noexcept nogil

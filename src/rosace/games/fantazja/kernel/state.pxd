# The C side of state.py: its signatures.
cimport cython

from rosace.core.state cimport Kernel, MoveList
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.play.playout_policy cimport PlayoutPolicy


@cython.final
cdef class FantazjaState(PlayoutPolicy):
    cdef void _emit(self, MoveList out, int action) noexcept nogil
    cdef void _emit_tiles(self, MoveList out, int base, unsigned int tiles) noexcept nogil
    cdef void _emit_candidates(self, MoveList out, int base) noexcept nogil
    cdef void _emit_turn(self, MoveList out) noexcept nogil
    cdef void _emit_lays(self, MoveList out, bint on_open) noexcept nogil
    cdef void _emit_guards(self, MoveList out) noexcept nogil
    cdef void _lay_tile(self, int cell, int turn) noexcept nogil
    cdef void _begin_power(self, int kind) noexcept nogil
    cdef void _swap_with_discards(self) noexcept nogil
    cdef void _recall_discard(self, int tile) noexcept nogil
    cdef void _put_under_stack(self, int tile) noexcept nogil
    cdef double _expected_score(self, int seat) noexcept nogil

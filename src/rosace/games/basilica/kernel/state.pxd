# The C side of state.py: its signatures.
cimport cython

from rosace.core.rng cimport Rng
from rosace.core.state cimport Kernel, MoveList
from rosace.games.basilica.play.playout_policy cimport Advice
from rosace.games.basilica.kernel.constants cimport *


@cython.final
cdef class BasilicaState(Advice):
    cdef void _emit(self, MoveList out, int base, unsigned long long cells) noexcept nogil
    cdef void _emit_actions(self, MoveList out) noexcept nogil
    cdef void _emit_moves(self, MoveList out) noexcept nogil
    cdef void _emit_ranks(self, MoveList out) noexcept nogil
    cdef void _apply_place(self, int space, int cell) noexcept nogil
    cdef void _begin_order(self, int space) noexcept nogil
    cdef void _apply_target(self, int action) noexcept nogil
    cdef void _after_main(self) noexcept nogil
    cdef void _apply_answer(self, bint pays) noexcept nogil
    cdef void _end_order(self) noexcept nogil
    cdef bint _secret(self) noexcept nogil
    cdef double _standing(self, int seat, int to_go) noexcept nogil

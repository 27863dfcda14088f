# The C side of state.py: its signatures.
cimport cython

from rosace.core.rng cimport Rng
from rosace.core.state cimport Kernel, MoveList
from rosace.games.basilica.play.playout_policy cimport PlayoutPolicy
from rosace.games.basilica.kernel.constants cimport *


@cython.final
cdef class BasilicaState(PlayoutPolicy):
    # Scratch of `_emit_actions`, no part of the position.
    cdef unsigned long long cells_for_any[13]
    cdef unsigned long long cells_for_wild[13]

    cdef void _emit_cells(self, MoveList out, int base, unsigned long long cells) noexcept nogil
    cdef void _emit_actions(self, MoveList out) noexcept nogil
    cdef void _emit_moves(self, MoveList out) noexcept nogil
    cdef void _emit_ranks(self, MoveList out) noexcept nogil
    cdef void _apply_place(self, int space, int cell) noexcept nogil
    cdef void _begin_order(self, int space) noexcept nogil
    cdef void _apply_target(self, int action) noexcept nogil
    cdef void _after_main_effect(self) noexcept nogil
    cdef void _apply_payment_answer(self, bint pays) noexcept nogil
    cdef void _end_order(self) noexcept nogil
    cdef double _area_standing(self, int seat, int to_go) noexcept nogil

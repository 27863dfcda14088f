# The C side of state.py: its signatures.
cimport cython

from rosace.core.rng cimport Rng
from rosace.core.state cimport Kernel, MoveList
from rosace.games.sagrada.play.playout_policy cimport PlayoutPolicy
from rosace.games.sagrada.kernel.constants cimport *


@cython.final
cdef class SagradaState(PlayoutPolicy):
    cdef void _emit_cells(self, MoveList out, int base, unsigned int cells) noexcept nogil
    cdef void _emit_places(self, MoveList out) noexcept nogil
    cdef void _emit_tools(self, MoveList out) noexcept nogil
    cdef void _emit_moves(self, MoveList out) noexcept nogil
    cdef void _emit_checked(self, MoveList out, int first, int past) noexcept nogil
    cdef void _apply_place(self, int kind, int cell) noexcept nogil
    cdef void _begin_tool(self, int tool) noexcept nogil
    cdef void _start_tool_effect(self) noexcept nogil
    cdef void _apply_draft(self, int kind) noexcept nogil
    cdef void _apply_swap(self, int kind) noexcept nogil
    cdef void _apply_move(self, int cell, int to) noexcept nogil

# The C side of advice.py: its fields and signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.play.cell_values cimport Worth


cdef int NOTHING, PRICE, BONUS, NEEDY, LATE


cdef class Advice(Worth):
    # The best that was looked at last, and what it brings.
    cdef int best, brings

    cdef int _suggest_turn(self, Rng rng) noexcept nogil
    cdef int _suggest_step(self) noexcept nogil
    cdef int _suggest_move(self) noexcept nogil
    cdef int _tool_alone(self, int least) noexcept nogil
    cdef int _highest_to_pay(self) noexcept nogil
    cdef int _tool_instead(self, int action, int brings) noexcept nogil
    cdef int _with_tool(self, int tool, int brings) noexcept nogil
    cdef void _look_at_pool(self, Rng rng) noexcept nogil
    cdef void _look_at_cells(self, int kind, unsigned int cells) noexcept nogil
    cdef int _brings(self, int kind) noexcept nogil
    cdef int _rolled(self, int colour) noexcept nogil
    cdef void _look_at_kinds(self, unsigned int kinds) noexcept nogil
    cdef void _look_at_drafts(self, int tool) noexcept nogil
    cdef void _look_at_lonely_cells(self) noexcept nogil
    cdef void _look_at_moves(self, int tool) noexcept nogil
    cdef void _like(self, MoveList moves) noexcept nogil

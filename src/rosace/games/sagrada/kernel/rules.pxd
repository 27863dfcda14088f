# The C side of rules.py: its signatures.
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.kernel.turn_order cimport TurnOrder


cdef int TOOL_COLOUR[12]


cdef class Rules(TurnOrder):
    cdef int _tool_price(self, int card) noexcept nogil
    cdef int _why_not_on_cell(self, int seat, int kind, int cell, int tool) noexcept nogil
    cdef bint _has_colour_of_first_move(self, int cell) noexcept nogil
    cdef bint _any_die_fits(self) noexcept nogil
    cdef bint _any_die_fits_isolated(self) noexcept nogil
    cdef bint _can_draft_for(self, int tool, int kind) noexcept nogil
    cdef bint _track_has_colour(self, int colour) noexcept nogil
    cdef bint _tool_may_move(self, int tool, int cell) noexcept nogil
    cdef unsigned int _legal_targets(self, int cell) noexcept nogil
    cdef bint _can_move(self, int tool) noexcept nogil
    cdef bint _can_move_another(self, int tool, int moved) noexcept nogil
    cdef bint _leaves_second_move(self, int cell, int to) noexcept nogil
    cdef int _why_not_carry_out(self, int tool) noexcept nogil
    cdef int _why_not_start_tool(self, int tool) noexcept nogil
    cdef int _why_not_pay(self, int tool, int kind) noexcept nogil
    cdef int _phase_of_action(self, int action) noexcept nogil
    cdef int _check_place(self, int kind, int cell) noexcept nogil
    cdef int _check_tool_step(self, int action) noexcept nogil
    cdef int _check_move(self, int cell, int to) noexcept nogil
    cdef int _check_window(self, int face) noexcept nogil

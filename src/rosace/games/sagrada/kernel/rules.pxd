# The C side of rules.py: its signatures.
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.kernel.turn_order cimport Flow


cdef int TOOL_COLOUR[12]


cdef class Rules(Flow):
    cdef int _price(self, int card) noexcept nogil
    cdef int _why_cell(self, int seat, int kind, int cell, int tool) noexcept nogil
    cdef bint _alike(self, int cell) noexcept nogil
    cdef bint _any_fits(self) noexcept nogil
    cdef bint _any_lonely(self) noexcept nogil
    cdef bint _may_draft(self, int tool, int kind) noexcept nogil
    cdef bint _track_has_colour(self, int colour) noexcept nogil
    cdef bint _movable(self, int tool, int cell) noexcept nogil
    cdef unsigned int _moves(self, int cell) noexcept nogil
    cdef bint _any_move(self, int tool) noexcept nogil
    cdef bint _another_move(self, int tool, int moved) noexcept nogil
    cdef bint _leads_on(self, int cell, int to) noexcept nogil
    cdef int _cannot_work(self, int tool) noexcept nogil
    cdef int _cannot_use(self, int tool) noexcept nogil
    cdef int _cannot_pay(self, int tool, int kind) noexcept nogil
    cdef int _phase_of(self, int action) noexcept nogil
    cdef int _check_place(self, int kind, int cell) noexcept nogil
    cdef int _check_tool_choice(self, int action) noexcept nogil
    cdef int _check_move(self, int cell, int to) noexcept nogil
    cdef int _check_window(self, int face) noexcept nogil

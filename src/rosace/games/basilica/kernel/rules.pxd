# The C side of rules.py: its signatures.
from rosace.games.basilica.kernel.constants cimport *
from rosace.games.basilica.kernel.turn_order cimport TurnOrder


cdef int TARGET_BASE[17]


cdef class Rules(TurnOrder):
    cdef unsigned long long _target_cells(self, int phase, int seat, int word) noexcept nogil
    cdef unsigned long long _movable_builders(self, int word) noexcept nogil
    cdef int _check_rank(self, int seat, int cell, int up, int down) noexcept nogil
    cdef bint _can_get_rank(self, int seat, int cell) noexcept nogil
    cdef int _why_not_promote(self, int seat) noexcept nogil
    cdef int _why_not_recruit(self, int seat, bint paid) noexcept nogil
    cdef bint _has_target(self, int phase) noexcept nogil
    cdef int _why_not_execute(self, int order) noexcept nogil
    cdef bint _opponent_may_pay(self) noexcept nogil
    cdef int _phase_of_action(self, int action) noexcept nogil
    cdef int _check_place(self, int space, int cell) noexcept nogil
    cdef int _check_target(self, int cell) noexcept nogil
    cdef int _check_move(self, int cell, int direction) noexcept nogil

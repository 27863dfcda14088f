# The C side of knowledge.py: its signatures.
from rosace.core.rng cimport Rng
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.kernel.rules cimport Rules


cdef class Knowledge(Rules):
    cdef int _outer_phase(self) noexcept nogil
    cdef int _mark(self, int place) noexcept nogil
    cdef bint _could_be(self, int other) noexcept nogil
    cdef void _redraw(self, int other, Rng rng) noexcept nogil
    cdef unsigned int _hide(
        self, int other, int tile, int in_hand, unsigned int free, int oldest, Rng rng
    ) noexcept nogil
    cdef void _redraw_shown(self, int seat, Rng rng) noexcept nogil
    cdef unsigned long long _land_key(self) noexcept nogil
    cdef unsigned long long _side_key(
        self, unsigned long long h, int side, int seat, bint whole
    ) noexcept nogil

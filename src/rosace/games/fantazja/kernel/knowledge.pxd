# The C side of knowledge.py: its signatures.
from rosace.core.rng cimport Rng
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.kernel.visibility cimport Visibility


cdef class Knowledge(Visibility):
    cdef bint _is_possible_hand(self, int other) noexcept nogil
    cdef void _resample_hidden_tiles(self, int other, Rng rng) noexcept nogil
    cdef unsigned int _place_known_tile(
        self, int other, int tile, int in_hand, unsigned int free, int oldest, Rng rng
    ) noexcept nogil
    cdef void _resample_shown_tiles(self, int seat, Rng rng) noexcept nogil
    cdef unsigned long long _land_key(self) noexcept nogil
    cdef unsigned long long _side_key(
        self, unsigned long long h, int side, int seat, bint sees_all
    ) noexcept nogil

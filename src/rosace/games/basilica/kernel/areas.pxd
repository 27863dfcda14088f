# The C side of areas.py: its fields and signatures.
from rosace.games.basilica.kernel.cathedral cimport Cathedral
from rosace.games.basilica.kernel.constants cimport *


cdef class Areas(Cathedral):
    # Jugglers to be answered for before a scoring (B7.9): `jugglers` of them, `juggled` answered.
    cdef public int jugglers, juggled
    cdef public short juggler_cell[10]
    cdef public short juggler_seat[10]
    cdef public short juggler_colour[10]
    # Scratch, no part of the position: the area being looked at.
    cdef int area_colour, area_size, area_architect, area_glass, area_winner
    cdef bint area_juggled, area_every
    cdef unsigned long long todo[13]
    cdef unsigned long long seeds[13]
    cdef unsigned long long area[13]
    cdef int area_strength[2]
    cdef int area_heads[2]
    cdef int area_strong[2]
    cdef int area_gain[2]
    cdef int gain[2]

    cdef bint _room_beside(self, int seat, bint spare_altars) noexcept nogil
    cdef void _collect_jugglers(self, int first) noexcept nogil
    cdef void _open_areas(self, bint juggled, bint every) noexcept nogil
    cdef void _load_colour(self) noexcept nogil
    cdef bint _next_area(self) noexcept nogil
    cdef void _flood(self, int start) noexcept nogil
    cdef bint _weigh_area(self) noexcept nogil
    cdef void _weigh_builder(self, int seat, int cell) noexcept nogil
    cdef void _count(self, bint juggled) noexcept nogil
    cdef void _copy_areas(self, Areas other) noexcept nogil

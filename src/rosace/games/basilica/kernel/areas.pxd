# The C side of areas.py: its fields and signatures.
from rosace.games.basilica.kernel.cathedral cimport Cathedral
from rosace.games.basilica.kernel.constants cimport *


cdef class Areas(Cathedral):
    cdef public int jugglers, juggled
    cdef public short juggler_cell[10]
    cdef public short juggler_seat[10]
    cdef public short juggler_colour[10]
    # Scratch, no part of the position.
    cdef int area_colour, area_size, area_architect, area_glass, area_winner
    cdef bint area_juggled, area_every
    cdef unsigned long long movers[13]
    cdef unsigned long long colour_cells[13]
    cdef unsigned long long seeds[13]
    cdef unsigned long long area[13]
    cdef int area_strength[2]
    cdef int area_builders[2]
    cdef int area_strongman[2]
    cdef int area_gain[2]
    cdef int gain[2]

    cdef bint _has_free_neighbour(self, int seat, bint without_altars) noexcept nogil
    cdef void _collect_jugglers(self, int first) noexcept nogil
    cdef void _begin_area_walk(self, bint juggled, bint every) noexcept nogil
    cdef void _load_colour_cells(self) noexcept nogil
    cdef bint _next_area(self) noexcept nogil
    cdef void _flood_fill_area(self, int start) noexcept nogil
    cdef bint _score_area(self) noexcept nogil
    cdef void _count_builder(self, int seat, int cell) noexcept nogil
    cdef void _score_all_areas(self, bint juggled) noexcept nogil
    cdef void _copy_areas(self, Areas other) noexcept nogil

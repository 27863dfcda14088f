# The C side of playout_policy.py: its scratch and signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.basilica.kernel.constants cimport *
from rosace.games.basilica.kernel.visibility cimport Visibility


cdef class PlayoutPolicy(Visibility):
    # Scratch, no part of the position.
    cdef unsigned long long own_area_cells[52]
    cdef unsigned long long opponent_area_cells[52]

    cdef int _suggest_action(self, Rng rng) noexcept nogil
    cdef bint _scan_areas(self) noexcept nogil
    cdef int _useful_order(self, int first) noexcept nogil
    cdef int _random_best_place(self, Rng rng) noexcept nogil
    cdef unsigned long long _places_rated(self, int space, int word, int rating) noexcept nogil

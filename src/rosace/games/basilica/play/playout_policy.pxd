# The C side of advice.py: its scratch and signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.basilica.kernel.constants cimport *
from rosace.games.basilica.kernel.rules cimport Rules


cdef class Advice(Rules):
    # Scratch, no part of the position: cells beside areas that the seat to move has, or the other one.
    cdef unsigned long long area_mine[52]
    cdef unsigned long long area_foes[52]

    cdef int _suggest_action(self, Rng rng) noexcept nogil
    cdef bint _survey(self) noexcept nogil
    cdef int _useful_order(self, int first) noexcept nogil
    cdef int _some_place(self, Rng rng) noexcept nogil
    cdef unsigned long long _rated(self, int space, int word, int rating) noexcept nogil

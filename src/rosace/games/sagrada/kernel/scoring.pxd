# The C side of scoring.py: its signatures.
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.kernel.visibility cimport Visibility


cdef class Scoring(Visibility):
    cdef int _best_private_points(self, int seat) noexcept nogil
    cdef int _target_to_beat(self) noexcept nogil
    cdef bint _beats(self, int seat, int other) noexcept nogil
    cdef double _expected_score(self, int seat) noexcept nogil
    cdef double _empty_cells_value(self, int seat) noexcept nogil
    cdef double _objective_progress(self, int seat, int objective) noexcept nogil
    cdef double _expected_target_growth(self) noexcept nogil
    cdef double _set_progress(self, int seat, int low, int high, bint colours) noexcept nogil
    cdef double _line_progress(self, int seat, unsigned int line, bint colours) noexcept nogil

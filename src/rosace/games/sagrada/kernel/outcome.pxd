# The C side of result.py: its signatures.
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.kernel.rules cimport Rules


cdef class Result(Rules):
    cdef int _best_private(self, int seat) noexcept nogil
    cdef int _target_to_beat(self) noexcept nogil
    cdef bint _beats(self, int seat, int other) noexcept nogil
    cdef double _prospects(self, int seat) noexcept nogil
    cdef double _room(self, int seat) noexcept nogil
    cdef double _progress(self, int seat, int objective) noexcept nogil
    cdef double _left_over(self) noexcept nogil
    cdef double _set_progress(self, int seat, int low, int high, bint colours) noexcept nogil
    cdef double _line_progress(self, int seat, unsigned int line, bint colours) noexcept nogil

# The C side of visibility.py: its signatures.
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.kernel.rules cimport Rules


cdef class Visibility(Rules):
    cdef bint _sees_hand(self, int viewer, int owner) noexcept nogil
    cdef unsigned int _visible_face_down(self, int viewer, int owner) noexcept nogil
    cdef bint _sees_choice(self, int viewer) noexcept nogil
    cdef int _phase_seen_by(self, int viewer) noexcept nogil
    cdef int _mark_seen_by(self, int viewer, int owner, int tile) noexcept nogil

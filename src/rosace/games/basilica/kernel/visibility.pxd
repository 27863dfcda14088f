# The C side of visibility.py: its signatures.
from rosace.games.basilica.kernel.constants cimport *
from rosace.games.basilica.kernel.rules cimport Rules


cdef class Visibility(Rules):
    cdef bint _jugglers_choose_secretly(self) noexcept nogil
    cdef bint _sees_juggler_colour(self, int viewer, int juggler) noexcept nogil

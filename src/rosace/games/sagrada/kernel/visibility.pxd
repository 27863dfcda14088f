# The C side of visibility.py: its signatures.
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.kernel.rules cimport Rules


cdef class Visibility(Rules):
    cdef bint _sees_private_objective(self, int viewer, int owner) noexcept nogil
    cdef bint _sees_window(self, int viewer, int owner) noexcept nogil

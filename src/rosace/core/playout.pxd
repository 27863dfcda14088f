cimport cython

from rosace.core.rng cimport Rng
from rosace.core.state cimport Kernel, MoveList


@cython.final
cdef class Playouts:
    cdef Rng rng
    cdef MoveList moves
    cdef readonly long long decisions
    cdef readonly long long events
    cdef void _finish(self, Kernel state) noexcept nogil

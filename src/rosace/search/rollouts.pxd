# C declarations of rollouts.py: fields and signatures.
cimport cython

from rosace.core.rng cimport Rng
from rosace.core.state cimport Kernel, MoveList


@cython.final
cdef class Rollouts:
    cdef readonly bint greedy
    cdef MoveList moves
    cdef MoveList scratch_moves
    cdef Rng choices
    cdef Rng chance
    cdef Kernel trial
    cdef int length
    cdef int actions[4096]

    cdef double _lead(self, Kernel state, int seat) noexcept nogil
    cdef void _apply(self, Kernel state, int action) noexcept nogil
    cdef void _play(self, Kernel state, int depth) noexcept nogil
    cdef int _decision(self, Kernel state, int seat) noexcept nogil
    cdef int _greedy_decision(self, Kernel state, int seat) noexcept nogil
    cdef double _value_after(self, Kernel state, int action, int seat) noexcept nogil

# The C side of tree.py: its fields and signatures.
cimport cython

from rosace.core.rng cimport Rng
from rosace.core.state cimport Kernel, MoveList


cpdef double natural_log(int number) noexcept nogil
cpdef double squash(double points) noexcept nogil


@cython.final
cdef class Tree:
    # The settings.
    cdef double exploration, scale, margin, prior, preference
    cdef int depth, patience
    cdef bint suggests, keyed
    # The pool.
    cdef readonly int capacity, used
    cdef unsigned long long mask
    cdef int* parent
    cdef int* key
    cdef int* visits
    cdef int* available
    cdef double* value
    cdef char* secret
    cdef int* slot
    cdef int* table
    # The root.
    cdef Kernel root
    cdef readonly int seat, width
    cdef double sums[16384]
    # The simulation under way.
    cdef Rng rng
    cdef Kernel state
    cdef Kernel trial
    cdef MoveList moves
    cdef MoveList others
    cdef int found[4096]
    cdef int fresh[4096]
    cdef int path[1024]
    cdef int length
    cdef double worth[4]
    # What has been counted.
    cdef readonly long long simulations, decisions

    cdef unsigned long long _place(self, int node, int key) noexcept nogil
    cdef int _find(self, int node, int key) noexcept nogil
    cdef int _add(self, int node, int key) noexcept nogil
    cdef int _context(self, int node, int key) noexcept nogil
    cdef void _simulate(self) noexcept nogil
    cdef void _descend(self) noexcept nogil
    cdef void _pass_chance(self) noexcept nogil
    cdef int _select(self, int node, int mover) noexcept nogil
    cdef int _preferred(self, int node, int mover) noexcept nogil
    cdef int _foresee(self, int node, int mover) noexcept nogil
    cdef double _promise(self, int action, int mover) noexcept nogil
    cdef int _most_urgent(self) noexcept nogil
    cdef void _play_out(self) noexcept nogil
    cdef void _weigh(self) noexcept nogil
    cdef void _back_up(self) noexcept nogil
    cdef int _favourite(self, int node) noexcept nogil

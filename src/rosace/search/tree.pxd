# C declarations of tree.py: fields and signatures.
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
    cdef unsigned long long slot_mask
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
    cdef bint narrowed, paired
    cdef unsigned long long stream
    cdef double root_sums[16384]
    # The current simulation.
    cdef Rng rng
    cdef Kernel state
    cdef Kernel scratch
    cdef MoveList moves
    cdef MoveList scratch_moves
    cdef int children[4096]
    cdef int untried[4096]
    cdef int path[1024]
    cdef int path_length
    cdef double outcome[4]
    # Counters.
    cdef readonly long long simulations, decisions

    cdef unsigned long long _slot_of(self, int node, int key) noexcept nogil
    cdef int _find(self, int node, int key) noexcept nogil
    cdef int _add(self, int node, int key) noexcept nogil
    cdef int _context_node(self, int node, int key) noexcept nogil
    cdef void _simulate(self) noexcept nogil
    cdef void _descend(self) noexcept nogil
    cdef void _list_root_decisions(self) noexcept nogil
    cdef void _sample_chance(self) noexcept nogil
    cdef int _select(self, int node, int to_move) noexcept nogil
    cdef int _select_puct(self, int node, int to_move) noexcept nogil
    cdef int _expand_all(self, int node, int to_move) noexcept nogil
    cdef double _prior_value(self, int action, int to_move) noexcept nogil
    cdef int _select_ucb(self) noexcept nogil
    cdef void _play_out(self) noexcept nogil
    cdef void _evaluate_outcome(self) noexcept nogil
    cdef void _back_up(self) noexcept nogil
    cdef int _most_visited_child(self, int node) noexcept nogil

cimport cython

from rosace.core.rng cimport Rng


@cython.final
cdef class MoveList:
    cdef int n
    cdef int total
    cdef int ids[4096]
    cdef int weights[4096]
    cdef void clear(self) noexcept nogil
    cdef void push(self, int action, int weight) noexcept nogil


cdef int R_NO_SUCH_ACTION
cdef int R_OVER
cdef int R_CHANCE
cdef int R_NOT_CHANCE

cdef int pick_weighted(MoveList moves, Rng rng) noexcept nogil


cdef class Kernel:
    cdef readonly int seats
    cdef bint _native(self) noexcept nogil
    cdef int _to_move(self) noexcept nogil
    cdef bint _mid_action(self) noexcept nogil
    cdef void _legal(self, MoveList out) noexcept nogil
    cdef void _chance(self, MoveList out) noexcept nogil
    cdef int _sample(self, Rng rng, MoveList moves) noexcept nogil
    cdef int _suggest(self, Rng rng, MoveList moves) noexcept nogil
    cdef void _prefer(self, MoveList moves) noexcept nogil
    cdef bint _hides(self, int action) noexcept nogil
    cdef int _check(self, int action) noexcept nogil
    cdef int _check_by_kind(self, int action, int first_outcome, int num_actions) noexcept nogil
    cdef int _check_decision(self, int action) noexcept nogil
    cdef int _check_outcome(self, int action) noexcept nogil
    cdef void _apply(self, int action) noexcept nogil
    cdef void _copy_from(self, Kernel other) noexcept nogil
    cdef void _determinize(self, int seat, Rng rng) noexcept nogil
    cdef int _score(self, int seat) noexcept nogil
    cdef double _utility(self, int seat) noexcept nogil
    cdef double _evaluate(self, int seat) noexcept nogil
    cdef unsigned long long _key(self, int seat) noexcept nogil

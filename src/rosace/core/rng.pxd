cimport cython


@cython.final
cdef class Rng:
    cdef unsigned long long state
    cdef unsigned long long next(self) noexcept nogil
    cdef int below(self, int bound) noexcept nogil


cdef unsigned long long mix(unsigned long long word) noexcept nogil

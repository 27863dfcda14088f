# C declarations of lane.py: fields and signatures.
cimport cython

from rosace.core.encoder cimport Encoder
from rosace.core.rng cimport Rng
from rosace.core.state cimport Kernel, MoveList


@cython.final
cdef class Lane:
    cdef readonly int first, games, seats
    cdef bint auto_reset, observing, masking
    cdef Kernel root
    cdef list states, rngs
    # The same objects for loops without the GIL.
    cdef void** state_at
    cdef void** rng_at
    cdef MoveList moves
    cdef Encoder encode
    cdef short[:, ::1] observations
    cdef unsigned char[:, ::1] masks
    cdef int[:, ::1] legal
    cdef int[::1] counts
    cdef int[::1] to_move
    cdef float[:, ::1] rewards
    cdef int[:, ::1] points
    cdef unsigned char[::1] done

    cpdef object first_illegal(self, int[::1] actions)
    cpdef object step(self, int[::1] actions)
    cdef void _start_game(self, int i) noexcept nogil
    cdef int _deal(self, int i) noexcept nogil
    cdef void _step(self, int i, int action) noexcept nogil
    cdef void _finish(self, int i) noexcept nogil
    cdef void _write_row(self, int i, int seat_to_move) noexcept nogil
    cdef void _write_legal(self, int i) noexcept nogil

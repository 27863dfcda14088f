# C declarations of encoder.py.

# A game's encoder, whose first parameter is its state (`ObservationSpec.address`).
ctypedef int (*Encoder)(void* state, int seat, short* out) noexcept nogil

cdef int fill(Encoder encoder, void* state, int seat, short* out, int size) noexcept nogil
cpdef object encode(object encoder, object state, int seat, short[::1] out)

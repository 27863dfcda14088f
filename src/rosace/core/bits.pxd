# The C twins of bits.py: compiler builtins, and a shift that is 64 bits wide.
cdef extern from *:
    int popcount "__builtin_popcountll" (unsigned long long word) noexcept nogil
    int lowest "__builtin_ctzll" (unsigned long long word) noexcept nogil


cdef inline unsigned long long bit(int index) noexcept nogil:
    return <unsigned long long> 1 << index

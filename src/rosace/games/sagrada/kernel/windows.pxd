# The C side of windows.py: its fields and signatures.
from rosace.core.state cimport Kernel
from rosace.games.sagrada.kernel.constants cimport *


cdef unsigned int COLOUR_OK[120]
cdef unsigned int VALUE_OK[144]
cdef int POINTS[10]
cdef unsigned int ROW_CELLS[4]
cdef unsigned int COLUMN_CELLS[5]


cdef unsigned int beside(unsigned int cells) noexcept nogil
cdef unsigned int around(unsigned int cells) noexcept nogil
cdef unsigned int diagonal(unsigned int cells) noexcept nogil
cdef unsigned int cell_bit(int cell) noexcept nogil


cdef class Windows(Kernel):
    cdef public short window[4]
    cdef public unsigned int filled[4]
    cdef public unsigned int colour[20]
    cdef public unsigned int value[24]
    cdef public short die[80]

    cdef unsigned int _contact_cells(self, int seat) noexcept nogil
    cdef unsigned int _cells_without_equal_neighbour(self, int seat, int kind) noexcept nogil
    cdef unsigned int _legal_cells(self, int seat, int kind) noexcept nogil
    cdef unsigned int _isolated_cells(self, int seat, int kind) noexcept nogil
    cdef unsigned int _move_targets(self, int seat, int cell, int tool) noexcept nogil
    cdef void _put_die(self, int seat, int cell, int kind) noexcept nogil
    cdef int _take_die(self, int seat, int cell) noexcept nogil
    cdef int _objective_points(self, int seat, int objective) noexcept nogil
    cdef int _times_met(self, int seat, int objective) noexcept nogil
    cdef int _is_varied_line(self, int seat, unsigned int line, bint colours) noexcept nogil
    cdef int _complete_sets(self, int seat, int low, int high, bint colours) noexcept nogil
    cdef int _private_points(self, int seat, int colour) noexcept nogil
    cdef int _count_empty_cells(self, int seat) noexcept nogil
    cdef void _copy_windows(self, Windows other) noexcept nogil

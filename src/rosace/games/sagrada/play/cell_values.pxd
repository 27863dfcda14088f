# The C side of cell_values.py: its fields and signatures.
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.kernel.scoring cimport Scoring


cdef int WEIGHTS[5960]


cdef class CellValues(Scoring):
    # What `_scan_window` says of a window.
    cdef int turn_weights
    cdef unsigned int open_colour[5]
    cdef unsigned int open_value[6]
    cdef int cell_fact[20]
    cdef unsigned int dead_cells
    cdef int line_dice[15]
    cdef int row_value[4]
    cdef int column_value[5]
    cdef int colour_gain[5]
    cdef int value_gain[6]
    cdef unsigned int diagonal_cells
    # What `_evaluate_die` says of a die.
    cdef int die_gain
    cdef int row_gain[4]
    cdef int column_gain[5]
    # What `_count_facts` counts.
    cdef int fact[149]

    cdef void _scan_window(self, int seat) noexcept nogil
    cdef void _scan_cells(self, int seat) noexcept nogil
    cdef void _scan_lines(self, int seat) noexcept nogil
    cdef void _scan_sets(self, int seat) noexcept nogil
    cdef int _dice_in_line(self, int seat, unsigned int line, bint colours) noexcept nogil
    cdef int _set_fact(self, int seat, int objective, int one_more) noexcept nogil
    cdef void _evaluate_die(self, int seat, int kind) noexcept nogil
    cdef int _cell_value(self, int seat, int kind, int cell) noexcept nogil
    cdef int _line_loss(self, unsigned int newly_dead, int cell) noexcept nogil
    cdef void _count_facts(self, int seat) noexcept nogil

# The C side of worth.py: its fields and signatures.
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.kernel.outcome cimport Result


cdef int WEIGHTS[5960]


cdef class Worth(Result):
    # What `_survey` found of a window.
    cdef int stage
    cdef unsigned int open_colour[5]
    cdef unsigned int open_value[6]
    cdef int room[20]
    cdef unsigned int lost
    cdef int line_there[15]
    cdef int row_worth[4]
    cdef int column_worth[5]
    cdef int colour_gain[5]
    cdef int value_gain[6]
    cdef unsigned int diagonals
    # What `_regard` found of a die.
    cdef int gain
    cdef int row_gain[4]
    cdef int column_gain[5]
    # What `_count_facts` found.
    cdef int fact[149]

    cdef void _survey(self, int seat) noexcept nogil
    cdef void _survey_rooms(self, int seat) noexcept nogil
    cdef void _survey_lines(self, int seat) noexcept nogil
    cdef void _survey_sets(self, int seat) noexcept nogil
    cdef int _line(self, int seat, unsigned int line, bint colours) noexcept nogil
    cdef int _set_fact(self, int seat, int objective, int one_more) noexcept nogil
    cdef void _regard(self, int seat, int kind) noexcept nogil
    cdef int _liking(self, int seat, int kind, int cell) noexcept nogil
    cdef int _taken_from_lines(self, unsigned int lost, int cell) noexcept nogil
    cdef void _count_facts(self, int seat) noexcept nogil

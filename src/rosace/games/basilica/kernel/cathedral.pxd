# The C side of cathedral.py: its fields and signatures. Bit sets have 13 words (WORDS).
from rosace.core.state cimport Kernel
from rosace.games.basilica.kernel.constants cimport *


cdef int SET_MASK[10]


cdef unsigned long long adjacent(unsigned long long* plane, int word) noexcept nogil
cdef bint has_cell(unsigned long long* plane, int cell) noexcept nogil
cdef int neighbour_cell(int cell, int direction) noexcept nogil
cdef int token_pair(int up, int down) noexcept nogil
cdef unsigned long long _shifted_word(unsigned long long* plane, int word, int shift) noexcept nogil


cdef class Cathedral(Kernel):
    # The cathedral; words from `words` on are empty.
    cdef public unsigned long long red[13]
    cdef public unsigned long long yellow[13]
    cdef public unsigned long long green[13]
    cdef public unsigned long long blue[13]
    cdef public unsigned long long wild[13]
    cdef public unsigned long long vault[13]
    cdef public unsigned long long filled[13]
    cdef public unsigned long long glass[13]
    cdef public unsigned long long altar[13]
    cdef public unsigned long long white[13]
    cdef public unsigned long long black[13]
    cdef public short tile[780]
    cdef public short token[780]
    cdef public int rows, words
    # What is not in the cathedral.
    cdef public short supply[2]
    cdef public short tokens[32]
    cdef public int altars

    cdef unsigned long long _builders_of(self, int seat, int word) noexcept nogil
    cdef unsigned long long _placeable_cells(self, int word) noexcept nogil
    cdef unsigned long long _free_vaults(self, int word) noexcept nogil
    cdef void _extend_to(self, int cell) noexcept nogil
    cdef void _update_depth(self) noexcept nogil
    cdef void _lay_vault(self, int kind, int cell) noexcept nogil
    cdef int _remove_vault(self, int cell) noexcept nogil
    cdef void _put_builder(self, int seat, int cell) noexcept nogil
    cdef void _take_back_builder(self, int seat, int cell) noexcept nogil
    cdef void _move_builder(self, int seat, int cell, int to) noexcept nogil
    cdef void _promote_builder(self, int seat, int cell, int up, int down) noexcept nogil
    cdef void _return_token(self, int seat, int cell) noexcept nogil
    cdef void _clear_pieces(self) noexcept nogil
    cdef int _first_vault_row(self) noexcept nogil
    cdef void _slide_to_board(self, int by) noexcept nogil
    cdef void _copy_cathedral(self, Cathedral other) noexcept nogil
    cdef unsigned long long _cathedral_key(self) noexcept nogil

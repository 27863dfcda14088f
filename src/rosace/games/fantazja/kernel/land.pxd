# The C side of land.py: its fields and signatures.
from rosace.core.state cimport Kernel
from rosace.games.fantazja.kernel.constants cimport *


cdef int TYPE[28]
cdef int LEVEL[28]
cdef int POINTS[28]
cdef int DARK[28]
cdef int SHOWN[448]
cdef unsigned long long FITS[128]
cdef unsigned long long SAME_ELEMENT[32]
cdef unsigned long long UPON[216]
cdef unsigned long long OF_LEVEL[8]
cdef int STEP[4]

cdef int turns_of(unsigned long long words_0, unsigned long long words_1, int tile) noexcept nogil


cdef class Land(Kernel):
    cdef public short grid[3965]
    cdef public int stacks
    cdef public short cell[31]
    cdef public short height[31]
    cdef public short tile[93]
    cdef public short turn[93]
    cdef public short top[31]
    cdef public short owner[31]
    cdef public int opens
    cdef public short open_cell[64]
    cdef public unsigned long long fit[128]
    cdef public unsigned long long open_row[65]
    cdef public unsigned long long built_row[65]
    cdef public unsigned long long candidates[2]
    cdef public short count[10]
    cdef public int points[2]
    cdef public unsigned int discards[2]
    cdef public short token[5]
    cdef public int guarded, guard_by
    cdef public short bonus[2]
    cdef public int bonus_left
    cdef public int fired, removed

    cdef void _add_open_cell(self, int cell) noexcept nogil
    cdef void _remove_open_cell(self, int cell) noexcept nogil
    cdef void _update_fit(self, int cell) noexcept nogil
    cdef int _stack_beside(self, int cell, int direction) noexcept nogil
    cdef void _update_fit_around(self, int cell) noexcept nogil
    cdef void _start_stack(self, int cell, int owner, int top) noexcept nogil
    cdef void _record_top_layer(self, int stack) noexcept nogil
    cdef void _count_visible(self, int stack, int sign) noexcept nogil
    cdef void _build_on_stack(self, int stack, int owner, int top) noexcept nogil
    cdef void _replace_top(self, int stack, int top) noexcept nogil
    cdef void _resolve_dark_energy(self, int stack) noexcept nogil
    cdef unsigned int _stacks_connected_to_castle(self, unsigned int gone) noexcept nogil
    cdef void _keep_only(self, unsigned int kept) noexcept nogil
    cdef void _renumber_stack(self, int old, int stack) noexcept nogil
    cdef void _discard_stack(self, int stack) noexcept nogil
    cdef bint _guard_stops(self, int seat) noexcept nogil
    cdef bint _is_barred_cell(self, int seat, int cell) noexcept nogil
    cdef void _copy_land(self, Land other) noexcept nogil

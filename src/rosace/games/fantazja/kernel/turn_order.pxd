# The C side of flow.py: its fields and signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.kernel.land cimport Land


cdef unsigned int tile_bit(int tile) noexcept nogil
cdef int nth(unsigned int tiles, int n) noexcept nogil


cdef class Flow(Land):
    cdef public unsigned int hand[2]
    cdef public unsigned int pool[2]
    cdef public short bottom[54]
    cdef public short bottoms[2]
    cdef public short face_down[54]
    cdef public short downs[2]
    cdef public unsigned int face_known[2]
    cdef public short open_mark[54]
    cdef public short seen_mark[54]
    cdef public int dealt, seat, phase, main_done, power_used, skips, begun, using
    cdef public unsigned int given, taken, shown
    cdef public int sunk
    cdef public short powers[5]

    cdef unsigned int _outcomes(self) noexcept nogil
    cdef int _first_outcome(self) noexcept nogil
    cdef int _check_chance(self, int action) noexcept nogil
    cdef void _apply_chance(self, int action) noexcept nogil
    cdef void _begin_turn(self) noexcept nogil
    cdef void _go_on(self) noexcept nogil
    cdef bint _may_have_power(self) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _draw_on(self) noexcept nogil
    cdef int _from_bottom(self, int seat) noexcept nogil
    cdef bint _leads(self, int kind) noexcept nogil
    cdef void _adjust_tokens(self) noexcept nogil
    cdef void _take_openly(self, int seat, int tile) noexcept nogil
    cdef void _leave_hand(self, int seat, int tile) noexcept nogil
    cdef void _put_face_down(self, int seat, int tile) noexcept nogil
    cdef void _turn_up(self, int seat, int tile) noexcept nogil
    cdef unsigned int _face_down_set(self, int seat) noexcept nogil
    cdef void _show_on(self) noexcept nogil
    cdef void _sink_on(self) noexcept nogil
    cdef void _end_magic(self) noexcept nogil
    cdef void _copy_flow(self, Flow other) noexcept nogil

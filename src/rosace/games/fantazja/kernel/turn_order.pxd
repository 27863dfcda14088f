# The C side of turn_order.py: its fields and signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.fantazja.kernel.constants cimport *
from rosace.games.fantazja.kernel.land cimport Land


cdef unsigned int tile_bit(int tile) noexcept nogil
cdef int nth_tile(unsigned int tiles, int n) noexcept nogil


cdef class TurnOrder(Land):
    cdef public unsigned int hand[2]
    cdef public unsigned int pool[2]
    cdef public short bottom[54]
    cdef public short num_bottom[2]
    cdef public short face_down[54]
    cdef public short num_face_down[2]
    cdef public unsigned int face_known[2]
    cdef public short open_mark[54]
    cdef public short seen_mark[54]
    cdef public int dealt, seat, phase, main_done, power_used, skips, begun, using
    cdef public unsigned int given, taken, shown
    cdef public int sunk
    cdef public short powers[5]

    cdef unsigned int _outcome_set(self) noexcept nogil
    cdef int _first_outcome(self) noexcept nogil
    cdef void _apply_chance(self, int action) noexcept nogil
    cdef void _begin_turn(self) noexcept nogil
    cdef void _continue_turn(self) noexcept nogil
    cdef bint _may_have_power(self) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _draw_to_full_hand(self) noexcept nogil
    cdef int _take_bottom_tile(self, int seat) noexcept nogil
    cdef bint _leads_in_type(self, int kind) noexcept nogil
    cdef void _adjust_tokens(self) noexcept nogil
    cdef void _take_openly(self, int seat, int tile) noexcept nogil
    cdef void _remove_from_hand(self, int seat, int tile) noexcept nogil
    cdef void _put_face_down(self, int seat, int tile) noexcept nogil
    cdef void _pay_face_down_tile(self, int seat, int tile) noexcept nogil
    cdef unsigned int _face_down_set(self, int seat) noexcept nogil
    cdef void _continue_magic_show(self) noexcept nogil
    cdef void _continue_magic_under(self) noexcept nogil
    cdef void _end_magic(self) noexcept nogil
    cdef void _copy_turn_order(self, TurnOrder other) noexcept nogil

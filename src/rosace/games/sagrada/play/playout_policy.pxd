# The C side of playout_policy.py: its fields and signatures.
from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.play.cell_values cimport CellValues


cdef int IMPOSSIBLE, TOKEN_VALUE, TOOL_MARGIN, POOR_DIE_VALUE, TOOLS_FROM_ROUND


cdef class PlayoutPolicy(CellValues):
    # What `_find_best_*` chose last, and its value.
    cdef int best, best_value

    cdef int _suggest_turn(self, Rng rng) noexcept nogil
    cdef int _suggest_tool_step(self) noexcept nogil
    cdef int _suggest_move(self) noexcept nogil
    cdef int _solo_tool_or_pass(self, int least) noexcept nogil
    cdef int _highest_die_to_pay(self) noexcept nogil
    cdef int _tool_or_action(self, int action, int value) noexcept nogil
    cdef int _value_with_tool(self, int tool, int value) noexcept nogil
    cdef void _find_best_placement(self, Rng rng) noexcept nogil
    cdef void _find_best_cell(self, int kind, unsigned int cells) noexcept nogil
    cdef int _best_cell_value(self, int kind) noexcept nogil
    cdef int _average_roll_value(self, int colour) noexcept nogil
    cdef void _find_best_die(self, unsigned int kinds) noexcept nogil
    cdef void _find_best_draft(self, int tool) noexcept nogil
    cdef void _find_best_isolated_placement(self) noexcept nogil
    cdef void _find_best_move(self, int tool) noexcept nogil
    cdef void _fill_cell_values(self, MoveList moves) noexcept nogil

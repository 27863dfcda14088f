"""The kernel: what a compiled game state is made of, and the Python door to it.

A compiled game is a final class derived from `Kernel` that overrides the underscored methods.
They run without the GIL and allocate nothing; the public twins below are what Python calls.
The public ones refuse seats and types that are none; whether an action is legal is the caller's affair.
A game in plain Python does not derive from `Kernel`: it offers the public methods itself
(`rosace.core.ruleset.State` lists them), and the compiled playouts and searches refuse it.
"""

from __future__ import annotations

from operator import index
from typing import Self

import cython

if cython.compiled:
    from cython.cimports.rosace.core.rng import Rng
else:
    from rosace.core.rng import Rng

CHANCE = -1
OVER = -2

# More ids than any position of any game offers; a kernel proves its own bound beside its families.
MOVE_CAPACITY = 4096

# The reasons that every game has, numbered as in its constants.py.
R_NO_SUCH_ACTION = 1
R_OVER = 2
R_CHANCE = 3
R_NOT_CHANCE = 4


def is_compiled() -> bool:
    """Say whether the kernels in use are compiled."""
    return bool(cython.compiled)


class MoveList:
    """A caller-owned buffer of `n` ids; after `_chance` and `_prefer` with weights and their `total`."""

    def __init__(self) -> None:
        self.n = 0
        self.total = 0
        self.ids = [0] * 4096
        self.weights = [0] * 4096

    def clear(self) -> cython.void:
        self.n = 0
        self.total = 0

    def push(self, action: cython.int, weight: cython.int) -> cython.void:
        self.ids[self.n] = action
        self.weights[self.n] = weight
        self.total += weight
        self.n += 1


def pick_weighted(moves: MoveList, rng: Rng) -> cython.int:
    """An outcome of a chance node, drawn with its weight."""
    rest: cython.int = rng.below(moves.total)
    i: cython.int = 0
    while rest >= moves.weights[i]:
        rest -= moves.weights[i]
        i += 1
    return moves.ids[i]


class Kernel:
    """Base of every compiled state.

    A state belongs to one thread at a time: even `legal` and `evaluate` use fields of it as scratch.
    """

    seats: cython.int

    def _native(self) -> cython.bint:
        """True where the underscored methods are the game's own; asked before any compiled loop."""
        return False

    def _to_move(self) -> cython.int:
        return -2

    def _mid_action(self) -> cython.bint:
        return False

    def _legal(self, out: MoveList) -> cython.void:
        out.clear()

    def _chance(self, out: MoveList) -> cython.void:
        out.clear()

    def _sample(self, rng: Rng, moves: MoveList) -> cython.int:
        """One outcome, as drawn from `_chance`; a kernel may be quicker but must draw the same."""
        self._chance(moves)
        return pick_weighted(moves, rng)

    def _suggest(self, rng: Rng, moves: MoveList) -> cython.int:
        """A quick sensible decision for playouts; any legal one, unless a kernel knows better."""
        self._legal(moves)
        return moves.ids[rng.below(moves.n)]

    def _prefer(self, moves: MoveList) -> cython.void:
        """Weigh the legal decisions by how promising they look; all alike, unless a kernel knows better."""
        i: cython.int
        for i in range(moves.n):
            moves.weights[i] = 1
        moves.total = moves.n

    def _hides(self, action: cython.int) -> cython.bint:
        """Whether the others cannot tell this decision from others of which it is said."""
        return False

    def _check(self, action: cython.int) -> cython.int:
        return R_NO_SUCH_ACTION

    def _check_by_kind(
        self, action: cython.int, first_outcome: cython.int, num_actions: cython.int
    ) -> cython.int:
        """`_check` by whether an id is a decision (below `first_outcome`) or an outcome of chance."""
        to_move: cython.int = self._to_move()
        if action < 0 or action >= num_actions:
            return R_NO_SUCH_ACTION
        if to_move == -2:
            return R_OVER
        if action >= first_outcome:
            return self._check_outcome(action) if to_move == -1 else R_NOT_CHANCE
        return R_CHANCE if to_move == -1 else self._check_decision(action)

    def _check_decision(self, action: cython.int) -> cython.int:
        """Why the seat to move may not take a decision; 0 if it may."""
        return R_NO_SUCH_ACTION

    def _check_outcome(self, action: cython.int) -> cython.int:
        """Why an outcome is none of the chance event that is due; 0 if it is one."""
        return R_NO_SUCH_ACTION

    def _apply(self, action: cython.int) -> cython.void:
        pass

    def _copy_from(self, other: Kernel) -> cython.void:
        pass

    def _determinize(self, seat: cython.int, rng: Rng) -> cython.void:
        pass

    def _score(self, seat: cython.int) -> cython.int:
        return 0

    def _utility(self, seat: cython.int) -> cython.double:
        return 0.0

    def _evaluate(self, seat: cython.int) -> cython.double:
        return 0.0

    def _key(self, seat: cython.int) -> cython.ulonglong:
        return 0

    # The public twins.

    def to_move(self) -> int:
        """The seat that decides now, CHANCE (-1) or OVER (-2)."""
        return self._to_move()

    def mid_action(self) -> bool:
        """True while the action begun by the last decisions still asks for more of them."""
        return self._mid_action()

    def legal(self) -> list[int]:
        """The legal decisions, ascending; empty at a chance node and at the end."""
        moves: MoveList = MoveList()
        self._legal(moves)
        return [moves.ids[i] for i in range(moves.n)]

    def chance(self) -> list[tuple[int, int]]:
        """The outcomes of the chance node with their integer weights, ascending; else empty."""
        moves: MoveList = MoveList()
        self._chance(moves)
        return [(moves.ids[i], moves.weights[i]) for i in range(moves.n)]

    def sample(self, rng: Rng) -> int:
        """An outcome of the chance node, drawn with its weight."""
        if self._to_move() != CHANCE:
            raise ValueError("no chance event is due")
        return self._sample(rng, MoveList())

    def suggest(self, rng: Rng) -> int:
        """A quick sensible decision, drawn from `rng`, as playouts take it."""
        if self._to_move() < 0:
            raise ValueError("no player is to move")
        return self._suggest(rng, MoveList())

    def preferences(self) -> list[tuple[int, int]]:
        """The legal decisions with the weights that a search gives them, ascending; else empty."""
        moves: MoveList = MoveList()
        self._legal(moves)
        self._prefer(moves)
        return [(moves.ids[i], moves.weights[i]) for i in range(moves.n)]

    def check(self, action: int) -> int:
        """0 if the action may be applied now, else the reason's code."""
        number = index(action)
        return self._check(number if -1 <= number <= 0x7FFFFFFF else -1)

    def apply(self, action: int) -> None:
        """Carry an action out. Trusted: whether it is legal is the caller's affair (see `check`)."""
        self._apply(action)

    def copy_from(self, other: Kernel) -> None:
        """Become equal to another state of the same game."""
        if type(other) is not type(self):
            raise TypeError(f"{type(self).__name__} cannot become a {type(other).__name__}")
        self._copy_from(other)

    def clone(self) -> Self:
        """A new state, equal to this one."""
        kind: type[Self] = type(self)
        # Compiled, memory comes zeroed, which `_copy_from` may rely on: no need to set a table up.
        copy = kind.__new__(kind) if cython.compiled else kind()
        cython.cast(Kernel, copy)._copy_from(self)
        return copy

    def determinize(self, seat: int, rng: Rng) -> None:
        """Draw anew, in place, whatever `seat` cannot know."""
        self._determinize(self._seat(seat, 0), rng)

    def score(self, seat: int) -> int:
        """The points of a seat if they were counted now."""
        return self._score(self._seat(seat, 0))

    def utility(self, seat: int) -> float:
        """The worth of a finished game to a seat, from -1 (lost) to 1 (won)."""
        return self._utility(self._seat(seat, 0))

    def evaluate(self, seat: int) -> float:
        """A cheap guess of the points a seat will be ahead at the end."""
        return self._evaluate(self._seat(seat, 0))

    def key(self, seat: int = -1) -> int:
        """A 64-bit hash of what a seat knows; of everything with -1."""
        return self._key(self._seat(seat, -1))

    def _seat(self, seat: int, least: int) -> int:
        """The seat, if there is one: a C array would be read past its end without a word."""
        if not least <= index(seat) < self.seats:
            raise IndexError(f"no seat {seat}")
        return seat

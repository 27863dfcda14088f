"""Games stepped together without the GIL: the part of a `VectorGame` that one thread runs.

A lane has games `first` to `first + games - 1` of a batch and writes their rows in the caller's arrays. Every
game has its own random generator, so results do not depend on the number of lanes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import cython

from rosace.core.rng import scatter

if cython.compiled:
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.rosace.core.encoder import Encoder, fill
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import Kernel, MoveList
else:
    from rosace.core.rng import Rng
    from rosace.core.state import Kernel, MoveList


class Lane:
    """Use each lane from one thread; call `bind` and `reset` first.

    `actions` and all arrays belong to the whole batch.
    """

    def __init__(self, root: Kernel, first: cython.int, games: cython.int, auto_reset: cython.bint):
        if not root._native():
            raise TypeError(f"{type(root).__name__} is no kernel: step it through its public methods")
        i: cython.int
        self.root = root
        self.first = first
        self.games = games
        self.seats = root.seats
        self.auto_reset = auto_reset
        self.moves = MoveList()
        self.states = [root.clone() for _ in range(games)]
        if cython.compiled:
            self.state_at = cython.cast(cython.pp_void, malloc(games * cython.sizeof(cython.p_void)))
            self.rng_at = cython.cast(cython.pp_void, malloc(games * cython.sizeof(cython.p_void)))
            if self.state_at is cython.NULL or self.rng_at is cython.NULL:
                raise MemoryError
            for i in range(games):
                self.state_at[i] = cython.cast(cython.p_void, self.states[i])
        else:
            self.state_at = self.states

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.state_at)
            free(self.rng_at)

    def bind(
        self, arrays: dict[str, Any], encode: Callable[[Any, int, Any], int], address: cython.size_t
    ) -> None:
        """Write to these arrays from now on; `observations` and `masks` are optional."""
        self.observing = "observations" in arrays
        self.masking = "masks" in arrays
        if cython.compiled and self.observing and address == 0:
            raise TypeError("the encoder of these observations is not compiled, as the game is")
        if self.observing:
            self.observations = arrays["observations"]
        if self.masking:
            self.masks = arrays["masks"]
        self.legal = arrays["legal"]
        self.counts = arrays["counts"]
        self.to_move = arrays["to_move"]
        self.rewards = arrays["rewards"]
        self.points = arrays["points"]
        self.done = arrays["done"]
        if cython.compiled:
            self.encode = cython.cast(Encoder, address)
        else:
            self.encode = encode

    def reset(self, seed: int) -> None:
        """Deal every game again, game number i from generator i of the seed."""
        i: cython.int
        self.rngs = [Rng(scatter(seed, self.first + number)) for number in range(self.games)]
        if cython.compiled:
            for i in range(self.games):
                self.rng_at[i] = cython.cast(cython.p_void, self.rngs[i])
        else:
            self.rng_at = self.rngs
        with cython.nogil:
            for i in range(self.games):
                self._start_game(i)

    def restart(self) -> None:
        """Deal the games again that are over."""
        i: cython.int
        with cython.nogil:
            for i in range(self.games):
                if self.to_move[self.first + i] == -2:
                    self._start_game(i)

    def first_illegal(self, actions: Sequence[int]) -> int:
        """The first game whose action is illegal, or -1. Games that are over take any action."""
        i: cython.int
        game: cython.int = -1
        with cython.nogil:
            for i in range(self.games):
                if self.to_move[self.first + i] < 0:
                    continue
                if cython.cast(Kernel, self.state_at[i])._check(actions[self.first + i]) != 0:
                    game = self.first + i
                    break
        return game

    def step(self, actions: Sequence[int]) -> None:
        """Apply one decision in every game without checks (see `first_illegal`)."""
        i: cython.int
        with cython.nogil:
            for i in range(self.games):
                self._step(i, actions[self.first + i])

    def state(self, i: int) -> Kernel:
        """A copy of game number i of the batch."""
        return self.states[i - self.first].clone()

    def _start_game(self, i: cython.int) -> cython.void:
        seat: cython.int
        cython.cast(Kernel, self.state_at[i])._copy_from(self.root)
        self.done[self.first + i] = 0
        for seat in range(self.seats):
            self.rewards[self.first + i, seat] = 0.0
            self.points[self.first + i, seat] = 0
        self._write_row(i, self._deal(i))

    def _deal(self, i: cython.int) -> cython.int:
        """Resolve chance until a seat must decide or the game is over; return the seat to move."""
        seat_to_move: cython.int = cython.cast(Kernel, self.state_at[i])._to_move()
        while seat_to_move == -1:
            cython.cast(Kernel, self.state_at[i])._apply(
                cython.cast(Kernel, self.state_at[i])._sample(cython.cast(Rng, self.rng_at[i]), self.moves)
            )
            seat_to_move = cython.cast(Kernel, self.state_at[i])._to_move()
        return seat_to_move

    def _step(self, i: cython.int, action: cython.int) -> cython.void:
        row: cython.int = self.first + i
        seat: cython.int
        seat_to_move: cython.int
        for seat in range(self.seats):
            self.rewards[row, seat] = 0.0
        if self.to_move[row] < 0:
            return
        self.done[row] = 0
        cython.cast(Kernel, self.state_at[i])._apply(action)
        seat_to_move = self._deal(i)
        if seat_to_move == -2:
            self._finish(i)
            if self.auto_reset:
                cython.cast(Kernel, self.state_at[i])._copy_from(self.root)
                seat_to_move = self._deal(i)
        self._write_row(i, seat_to_move)

    def _finish(self, i: cython.int) -> cython.void:
        seat: cython.int
        row: cython.int = self.first + i
        self.done[row] = 1
        for seat in range(self.seats):
            self.rewards[row, seat] = cython.cast(Kernel, self.state_at[i])._utility(seat)
            self.points[row, seat] = cython.cast(Kernel, self.state_at[i])._score(seat)

    def _write_row(self, i: cython.int, seat_to_move: cython.int) -> cython.void:
        """Write the observation and legal decisions of the seat to move; of seat 0 if the game is over."""
        row: cython.int = self.first + i
        self.to_move[row] = seat_to_move
        self._write_legal(i)
        if self.observing:
            if cython.compiled:
                fill(
                    self.encode,
                    self.state_at[i],
                    max(seat_to_move, 0),
                    cython.address(self.observations[row, 0]),
                    self.observations.shape[1],
                )
            else:
                self.encode(self.state_at[i], max(seat_to_move, 0), self.observations[row])

    def _write_legal(self, i: cython.int) -> cython.void:
        """Write the legal ids, and only the changed part of the mask, since most of it never changes."""
        j: cython.int
        old_count: cython.int
        row: cython.int = self.first + i
        if self.masking:
            # The caller can write to the arrays, so values read from them are checked.
            old_count = min(self.counts[row], self.legal.shape[1])
            for j in range(old_count):
                if 0 <= self.legal[row, j] < self.masks.shape[1]:
                    self.masks[row, self.legal[row, j]] = 0
        cython.cast(Kernel, self.state_at[i])._legal(self.moves)
        self.counts[row] = self.moves.n
        for j in range(self.moves.n):
            self.legal[row, j] = self.moves.ids[j]
            if self.masking:
                self.masks[row, self.moves.ids[j]] = 1

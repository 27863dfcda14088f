"""Games side by side, stepped without the GIL: what one thread of a `VectorGame` does.

A lane has the games `first` to `first + games` of a batch and writes their rows of arrays that belong to the
caller. Every game draws its chance from a stream of its own, so that results do not depend on the lanes.
"""

from __future__ import annotations

import cython

from rosace.core.rng import scatter

if cython.compiled:
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import Kernel, MoveList
    from cython.cimports.rosace.rl.lane import Encode
else:
    from rosace.core.rng import Rng
    from rosace.core.state import Kernel, MoveList


class Lane:
    """One thread for each lane; `bind` and `reset` come first.

    `actions` and all arrays are of the whole batch.
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
            self.stream_at = cython.cast(cython.pp_void, malloc(games * cython.sizeof(cython.p_void)))
            if self.state_at is cython.NULL or self.stream_at is cython.NULL:
                raise MemoryError
            for i in range(games):
                self.state_at[i] = cython.cast(cython.p_void, self.states[i])
        else:
            self.state_at = self.states

    def __dealloc__(self):
        if cython.compiled:
            free(self.state_at)
            free(self.stream_at)

    def bind(self, arrays: dict, encode: object, address: cython.size_t) -> None:
        """Write into these arrays from now on; `observations` and `masks` may be left out."""
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
        self.encode = cython.cast(Encode, address) if cython.compiled else encode

    def reset(self, seed: int) -> None:
        """Deal every game anew, game number i from stream i of the seed."""
        i: cython.int
        self.streams = [Rng(scatter(seed, self.first + number)) for number in range(self.games)]
        if cython.compiled:
            for i in range(self.games):
                self.stream_at[i] = cython.cast(cython.p_void, self.streams[i])
        else:
            self.stream_at = self.streams
        with cython.nogil:
            for i in range(self.games):
                self._begin(i)

    def restart(self) -> None:
        """Deal the games anew that are over."""
        i: cython.int
        with cython.nogil:
            for i in range(self.games):
                if self.to_move[self.first + i] == -2:
                    self._begin(i)

    def refused(self, actions: cython.int[::1]) -> int:
        """The first game whose action is not legal; -1 if there is none. Games that are over take any."""
        i: cython.int
        found: cython.int = -1
        with cython.nogil:
            for i in range(self.games):
                if self.to_move[self.first + i] < 0:
                    continue
                if cython.cast(Kernel, self.state_at[i])._check(actions[self.first + i]) != 0:
                    found = self.first + i
                    break
        return found

    def step(self, actions: cython.int[::1]) -> None:
        """Take one decision in every game; trusted, see `refused`."""
        i: cython.int
        with cython.nogil:
            for i in range(self.games):
                self._step(i, actions[self.first + i])

    def state(self, i: int) -> Kernel:
        """A copy of game number i of the batch."""
        return self.states[i - self.first].clone()

    def _begin(self, i: cython.int) -> cython.void:
        seat: cython.int
        cython.cast(Kernel, self.state_at[i])._copy_from(self.root)
        self.done[self.first + i] = 0
        for seat in range(self.seats):
            self.rewards[self.first + i, seat] = 0.0
            self.points[self.first + i, seat] = 0
        self._show(i, self._deal(i))

    def _deal(self, i: cython.int) -> cython.int:
        """Let chance decide until a seat is asked or the game is over; who is asked."""
        mover: cython.int = cython.cast(Kernel, self.state_at[i])._to_move()
        while mover == -1:
            cython.cast(Kernel, self.state_at[i])._apply(
                cython.cast(Kernel, self.state_at[i])._sample(cython.cast(Rng, self.stream_at[i]), self.moves)
            )
            mover = cython.cast(Kernel, self.state_at[i])._to_move()
        return mover

    def _step(self, i: cython.int, action: cython.int) -> cython.void:
        row: cython.int = self.first + i
        seat: cython.int
        mover: cython.int
        for seat in range(self.seats):
            self.rewards[row, seat] = 0.0
        if self.to_move[row] < 0:
            return
        self.done[row] = 0
        cython.cast(Kernel, self.state_at[i])._apply(action)
        mover = self._deal(i)
        if mover == -2:
            self._finish(i)
            if self.auto_reset:
                cython.cast(Kernel, self.state_at[i])._copy_from(self.root)
                mover = self._deal(i)
        self._show(i, mover)

    def _finish(self, i: cython.int) -> cython.void:
        seat: cython.int
        row: cython.int = self.first + i
        self.done[row] = 1
        for seat in range(self.seats):
            self.rewards[row, seat] = cython.cast(Kernel, self.state_at[i])._utility(seat)
            self.points[row, seat] = cython.cast(Kernel, self.state_at[i])._score(seat)

    def _show(self, i: cython.int, mover: cython.int) -> cython.void:
        """Write what the seat to move sees and may do; of a game that is over, what seat 0 sees."""
        row: cython.int = self.first + i
        self.to_move[row] = mover
        self._offer(i)
        if self.observing:
            if cython.compiled:
                self.encode(self.state_at[i], max(mover, 0), cython.address(self.observations[row, 0]))
            else:
                self.encode(self.state_at[i], max(mover, 0), self.observations[row])

    def _offer(self, i: cython.int) -> cython.void:
        """The legal ids; of the mask only what changes, since most of it never does."""
        j: cython.int
        known: cython.int
        row: cython.int = self.first + i
        if self.masking:
            # The caller can write into the arrays, so that what is read from them may be anything.
            known = min(self.counts[row], self.legal.shape[1])
            for j in range(known):
                if 0 <= self.legal[row, j] < self.masks.shape[1]:
                    self.masks[row, self.legal[row, j]] = 0
        cython.cast(Kernel, self.state_at[i])._legal(self.moves)
        self.counts[row] = self.moves.n
        for j in range(self.moves.n):
            self.legal[row, j] = self.moves.ids[j]
            if self.masking:
                self.masks[row, self.moves.ids[j]] = 1

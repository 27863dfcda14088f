"""Random games over the contract's C-level methods: one loop for every compiled game."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import Kernel, MoveList
else:
    from rosace.core.rng import Rng
    from rosace.core.state import Kernel, MoveList


class Playouts:
    """Plays states to their end, every legal decision equally likely, and counts.

    `decisions` counts what seats decided, `events` what chance did. One thread for each Playouts, and
    nobody else may use a root while it is run.
    """

    def __init__(self, seed: int = 0):
        self.rng = Rng(seed)
        self.moves = MoveList()
        self.decisions = 0
        self.events = 0

    def _finish(self, state: Kernel) -> cython.void:
        mover: cython.int = state._to_move()
        while mover != -2:
            if mover == -1:
                self.events += 1
                state._apply(state._sample(self.rng, self.moves))
            else:
                state._legal(self.moves)
                self.decisions += 1
                state._apply(self.moves.ids[self.rng.below(self.moves.n)])
            mover = state._to_move()

    def finish(self, state: Kernel) -> None:
        """Play `state` itself to its end."""
        _require_native(state)
        self._finish(state)

    def run(self, root: Kernel, games: cython.int) -> None:
        """Play `games` games from `root`, which stays as it is; the GIL is free meanwhile."""
        scratch: Kernel = root.clone()
        _require_native(scratch)
        _: cython.int
        with cython.nogil:
            for _ in range(games):
                scratch._copy_from(root)
                self._finish(scratch)


def _require_native(state: Kernel) -> None:
    if not state._native():
        raise TypeError(f"{type(state).__name__} is not a kernel: play it through its public methods")

"""Games in plain Python stepped together: what `Lane` does, through the public methods of a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from rosace.core.errors import BadOptions
from rosace.core.observation import ObservationSpec
from rosace.core.rng import Rng, scatter
from rosace.core.state import CHANCE, OVER


class PythonLane:
    """Games `first` to `first + games - 1` of a batch; see `Lane`, which has the same methods."""

    def __init__(
        self,
        root: Any,
        first: int,
        games: int,
        auto_reset: bool,
        arrays: Mapping[str, npt.NDArray[Any]],
        observation: ObservationSpec,
    ):
        self.first = first
        self.games = games
        self._root = root
        self._auto_reset = auto_reset
        self._states = [root.clone() for _ in range(games)]
        self._rngs: list[Rng] = []
        self._observation = observation
        self._observations, self._masks = arrays.get("observations"), arrays.get("masks")
        self._legal, self._counts, self._to_move = arrays["legal"], arrays["counts"], arrays["to_move"]
        self._rewards, self._points, self._done = arrays["rewards"], arrays["points"], arrays["done"]

    def reset(self, seed: int) -> None:
        """Deal every game again, game number i from generator i of the seed."""
        self._rngs = [Rng(scatter(seed, self.first + number)) for number in range(self.games)]
        for i in range(self.games):
            self._start_game(i)

    def restart(self) -> None:
        """Deal the games again that are over."""
        for i in range(self.games):
            if self._to_move[self.first + i] == OVER:
                self._start_game(i)

    def first_illegal(self, actions: npt.NDArray[np.int32]) -> int:
        """The first game whose action is illegal, or -1. Games that are over take any action."""
        for i, state in enumerate(self._states):
            row = self.first + i
            if self._to_move[row] >= 0 and state.check(int(actions[row])) != 0:
                return row
        return -1

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        """Apply one decision in every game without checks (see `first_illegal`)."""
        for i, state in enumerate(self._states):
            row = self.first + i
            self._rewards[row] = 0.0
            if self._to_move[row] < 0:
                continue
            self._done[row] = False
            state.apply(int(actions[row]))
            self._deal(i)
            if state.to_move() == OVER:
                self._done[row] = True
                self._rewards[row] = [state.utility(seat) for seat in range(state.seats)]
                self._points[row] = [state.score(seat) for seat in range(state.seats)]
                if self._auto_reset:
                    state.copy_from(self._root)
                    self._deal(i)
            self._write_row(i)

    def state(self, i: int) -> Any:
        """A copy of game number i of the batch."""
        return self._states[i - self.first].clone()

    def _start_game(self, i: int) -> None:
        self._states[i].copy_from(self._root)
        row = self.first + i
        self._done[row], self._rewards[row], self._points[row] = False, 0.0, 0
        self._deal(i)
        self._write_row(i)

    def _deal(self, i: int) -> None:
        """Resolve chance until a seat must decide or the game is over."""
        state, rng = self._states[i], self._rngs[i]
        while state.to_move() == CHANCE:
            state.apply(state.sample(rng))

    def _write_row(self, i: int) -> None:
        """Write the observation and legal decisions of the seat to move; of seat 0 if the game is over."""
        state, row = self._states[i], self.first + i
        seat, legal = state.to_move(), state.legal()
        if len(legal) > self._legal.shape[1]:
            raise BadOptions(
                f"a position has {len(legal)} legal decisions; a batch has room for {self._legal.shape[1]}"
            )
        self._to_move[row], self._counts[row] = seat, len(legal)
        self._legal[row, : len(legal)] = legal
        if self._masks is not None:
            self._masks[row] = False
            self._masks[row, legal] = True
        if self._observations is not None:
            self._observation.encode(state, max(seat, 0), self._observations[row])

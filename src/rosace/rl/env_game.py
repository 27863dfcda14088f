"""One game of an environment: dealt from a seed as a journal deals it, and observed as arrays."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from rosace.core.chance import deal
from rosace.core.errors import IllegalAction
from rosace.core.record import Record
from rosace.core.state import CHANCE, OVER
from rosace.rl.rendering import Drawing
from rosace.rl.spaces import GameSetup


class EnvGame:
    """A running game; the same seed and decisions give the same game, here and in a `Journal`."""

    def __init__(self, setup: GameSetup, seed: int):
        self.setup = setup
        self.seed = index(seed)  # a Python int: NumPy's are too narrow for uncompiled `scatter`
        self.state = setup.new()
        self.actions: list[int] = []
        self._events = 0
        self._deal()

    @property
    def to_move(self) -> int:
        """The seat that decides, or OVER."""
        return int(self.state.to_move())

    @property
    def over(self) -> bool:
        return self.to_move == OVER

    def submit(self, action: int) -> None:
        """Apply a decision of the seat to move, then resolve chance; IllegalAction if it is refused."""
        if not self.is_legal(action):
            reason = self.setup.ruleset.why_not(self.state, action)
            assert reason is not None
            raise IllegalAction(reason)
        self._enter(action)
        self._deal()

    def is_legal(self, action: int) -> bool:
        return self.state.check(action) == 0

    def observe(self, seat: int) -> dict[str, npt.NDArray[Any]]:
        """The observation and action mask of a seat."""
        observation = self.setup.observation
        numbers = np.empty(observation.size, np.int16)
        observation.encode(self.state, seat, numbers)
        return {"observation": numbers, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for each legal decision; all 0 if another seat is to move."""
        mask = np.zeros(self.setup.decisions, np.int8)
        if self.to_move == seat:
            mask[self.state.legal()] = 1
        return mask

    def rewards(self) -> list[float]:
        """The utility of each seat, from -1 to 1; 0 while the game runs."""
        return [self.state.utility(seat) if self.over else 0.0 for seat in range(self.setup.seats)]

    def points(self) -> list[int]:
        """The points of each seat if they were counted now."""
        return [self.state.score(seat) for seat in range(self.setup.seats)]

    def drawing(self, seat: int | None) -> Drawing:
        return Drawing(self.setup.ruleset, self.state, seat)

    def record(self) -> Record:
        """The game so far as a record, for `rosace replay` and `record.replay`."""
        ruleset = self.setup.ruleset
        return Record(
            game=ruleset.spec.name,
            rules=ruleset.spec.rules,
            options=self.setup.options,
            seats=[f"seat {seat + 1}" for seat in range(self.setup.seats)],
            actions=list(self.actions),
            seed=self.seed,
            key=self.state.key(),
        )

    def _deal(self) -> None:
        while self.state.to_move() == CHANCE:
            self._enter(deal(self.seed, self._events, self.state.chance()))
            self._events += 1

    def _enter(self, action: int) -> None:
        self.state.apply(action)
        self.actions.append(action)

"""One game for an environment: dealt from a seed as a journal deals it, and observed as arrays."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from rosace.core.chance import deal
from rosace.core.errors import IllegalAction
from rosace.core.record import Record
from rosace.core.state import CHANCE, OVER
from rosace.rl.rendering import Shown
from rosace.rl.spaces import Setting


class EnvGame:
    """A running game; the same seed and decisions give the same game, here and in a `Journal`."""

    def __init__(self, setting: Setting, seed: int):
        self.setting = setting
        self.seed = index(seed)  # uncompiled, NumPy's numbers are too narrow to scatter
        self.state = setting.new()
        self.actions: list[int] = []
        self._events = 0
        self._deal()

    @property
    def mover(self) -> int:
        """The seat that decides, or OVER."""
        return int(self.state.to_move())

    @property
    def over(self) -> bool:
        return self.mover == OVER

    def submit(self, action: int) -> None:
        """Take the decision of the seat to move, and deal on; IllegalAction if it is refused."""
        if not self.is_legal(action):
            reason = self.setting.ruleset.why_not(self.state, action)
            assert reason is not None
            raise IllegalAction(reason)
        self._enter(action)
        self._deal()

    def is_legal(self, action: int) -> bool:
        return self.state.check(action) == 0

    def observe(self, seat: int) -> dict[str, npt.NDArray[Any]]:
        """What a seat sees and may do."""
        observation = self.setting.observation
        numbers = np.empty(observation.size, np.int16)
        observation.encode(self.state, seat, numbers)
        return {"observation": numbers, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for each decision that is legal; all 0 where another seat decides."""
        found = np.zeros(self.setting.decisions, np.int8)
        if self.mover == seat:
            found[self.state.legal()] = 1
        return found

    def rewards(self) -> list[float]:
        """What the game is worth to each seat, from -1 to 1; 0 while it goes on."""
        return [self.state.utility(seat) if self.over else 0.0 for seat in range(self.setting.seats)]

    def points(self) -> list[int]:
        """The points of each seat if they were counted now."""
        return [self.state.score(seat) for seat in range(self.setting.seats)]

    def shown(self, seat: int | None) -> Shown:
        return Shown(self.setting.ruleset, self.state, seat)

    def record(self) -> Record:
        """The game so far; `rosace replay` and `record.replay` take it."""
        ruleset = self.setting.ruleset
        return Record(
            game=ruleset.spec.name,
            rules=ruleset.spec.rules,
            options=self.setting.options,
            seats=[f"seat {seat + 1}" for seat in range(self.setting.seats)],
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

"""Many games stepped in one call, on several threads, with results in NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from rosace.core.errors import BadOptions, IllegalAction
from rosace.core.state import MOVE_CAPACITY, Kernel, is_compiled
from rosace.rl.lane import Lane
from rosace.rl.python_lane import PythonLane
from rosace.rl.spaces import make_setup


class VectorGame:
    """A batch of games with the same setup.

        batch = VectorGame("sagrada", games=1024, seats=2)
        batch.step(actions)

    After `reset` and each `step` these arrays describe the games, one row per game:

    observations  int16    what the seat to move sees (`docs/observations.md`)
    masks         bool     which decisions are legal
    legal, counts int32    the same as a list: row i has `counts[i]` ids, ascending
    to_move       int32    the seat that decides; -2 if the game is over
    rewards       float32  by seat, from -1 to 1, in the step that ended a game; else 0
    points        int32    by seat, of the game that ended last; 0 before
    done          bool     whether the step ended a game

    With `auto_reset` a finished game is dealt again in the same step: `done`, `rewards` and `points` describe
    the finished game, all other arrays the new one. Without it such a game waits for `restart` and takes any
    action meanwhile.
    You may pass your own `arrays`. Do not write to any of the arrays: only changed parts of a mask are
    written. None instead of `observations` or `masks` leaves it out.

    Every game has its own random generator, from the seed and its number: neither threads nor other games
    change what happens in it. Call a batch from one thread at a time.

    A game with rules or observations in plain Python is stepped by Python: far slower, and threads do not
    make it faster.
    """

    def __init__(
        self,
        name: str,
        games: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        threads: int = 1,
        auto_reset: bool = True,
        arrays: Mapping[str, npt.NDArray[Any] | None] | None = None,
        **options: Any,
    ):
        self.setup = make_setup(name, seats, options)
        if games < 1 or threads < 1:
            raise BadOptions(f"one game and one thread at least are needed, not {games} and {threads}")
        self.games = games
        self.seats = self.setup.seats
        self.decisions = self.setup.decisions
        self.observation = self.setup.observation
        self._arrays = self._check_arrays(arrays or {})
        self._lanes = self._make_lanes(min(threads, games), auto_reset)
        self._pool = ThreadPoolExecutor(len(self._lanes)) if len(self._lanes) > 1 else None
        self.reset(seed)

    def __getattr__(self, name: str) -> npt.NDArray[Any]:
        try:
            return self.__dict__["_arrays"][name]
        except KeyError:
            raise AttributeError(f"a VectorGame has no {name}") from None

    def reset(self, seed: int) -> None:
        """Deal all games again."""
        batch_seed = index(seed)  # a Python int: NumPy's are too narrow for uncompiled `scatter`
        self._for_each_lane(lambda lane: lane.reset(batch_seed))

    def restart(self) -> None:
        """Deal the games again that are over, continuing their random generators."""
        self._for_each_lane(lambda lane: lane.restart())

    def step(self, actions: npt.ArrayLike) -> None:
        """Apply one decision in every game; IllegalAction, and no change, if one is illegal."""
        chosen = self._check_actions(np.asarray(actions))
        # Kernels read a plain buffer: uncompiled rules need Python ints, not NumPy's.
        buffer: Any = chosen.data
        for illegal in self._for_each_lane(lambda lane: lane.first_illegal(buffer)):
            if illegal >= 0:
                raise self._illegal_action(illegal, int(chosen[illegal]))
        self._for_each_lane(lambda lane: lane.step(buffer))

    def state(self, number: int) -> Any:
        """A copy of the true state of a game, hidden information included."""
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {number}")
        lane = next(lane for lane in self._lanes if number < lane.first + lane.games)
        return lane.state(number)

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _check_actions(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int32]:
        """Actions as int32 for the lanes; ids out of range become -1, so that no cast makes them legal."""
        if actions.shape != (self.games,):
            raise ValueError(f"{self.games} actions are needed, not an array of shape {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {actions.dtype}")
        chosen = actions.astype(np.int32)
        chosen[(actions < 0) | (actions >= self.decisions)] = -1
        return chosen

    def _illegal_action(self, number: int, action: int) -> IllegalAction:
        reason = self.setup.ruleset.why_not(self.state(number), action)
        assert reason is not None
        return IllegalAction(reason)

    def _for_each_lane(self, work: Callable[[Lane | PythonLane], Any]) -> list[Any]:
        if self._pool is None:
            return [work(lane) for lane in self._lanes]
        return list(self._pool.map(work, self._lanes))

    def _check_arrays(self, given: Mapping[str, npt.NDArray[Any] | None]) -> dict[str, npt.NDArray[Any]]:
        expected: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
            "observations": ((self.games, self.observation.size), np.int16),
            "masks": ((self.games, self.decisions), np.bool_),
            "legal": ((self.games, MOVE_CAPACITY), np.int32),
            "counts": ((self.games,), np.int32),
            "to_move": ((self.games,), np.int32),
            "rewards": ((self.games, self.seats), np.float32),
            "points": ((self.games, self.seats), np.int32),
            "done": ((self.games,), np.bool_),
        }
        for name in given:
            if name not in expected or (given[name] is None and name not in ("observations", "masks")):
                raise BadOptions(f"arrays has {name}; it takes {', '.join(expected)}")
        arrays = {}
        for name, (shape, dtype) in expected.items():
            array = given[name] if name in given else np.zeros(shape, dtype)
            if array is None:
                continue
            if not _fits(array, shape, dtype):
                raise BadOptions(
                    f"{name} is a contiguous writable array of {np.dtype(dtype)} with shape {shape}"
                )
            arrays[name] = array
        for first, second in combinations(arrays, 2):
            if np.may_share_memory(arrays[first], arrays[second]):
                raise BadOptions(f"{first} and {second} lie in the same memory")
        for name in given.keys() & arrays.keys():
            arrays[name].fill(0)
        return arrays

    def _make_lanes(self, lane_count: int, auto_reset: bool) -> list[Lane | PythonLane]:
        """Split the games evenly into lanes."""
        root: Any = self.setup.new()
        encoder_in_python = is_compiled() and not self.observation.address and "observations" in self._arrays
        if not _is_kernel(root) or encoder_in_python:
            return [PythonLane(root, 0, self.games, auto_reset, self._arrays, self.observation)]
        bounds = [self.games * i // lane_count for i in range(lane_count + 1)]
        # As plain buffers: uncompiled rules need Python ints, not NumPy's.
        buffers: dict[str, Any] = {
            name: (array.view(np.uint8) if array.dtype == np.bool_ else array).data
            for name, array in self._arrays.items()
        }
        if "observations" in buffers:
            buffers["observations"] = self._arrays["observations"]  # encoders write row by row
        lanes: list[Lane | PythonLane] = []
        for first, end in zip(bounds, bounds[1:], strict=False):
            lane = Lane(root.clone(), first, end - first, auto_reset)
            lane.bind(buffers, self.observation.encode, self.observation.address)
            lanes.append(lane)
        return lanes


def _is_kernel(state: Any) -> bool:
    return isinstance(state, Kernel)


def _fits(array: Any, shape: tuple[int, ...], dtype: type[np.generic]) -> bool:
    """Whether compiled code can write to the array directly."""
    if not isinstance(array, np.ndarray):
        return False
    return array.shape == shape and array.dtype == dtype and array.flags.carray

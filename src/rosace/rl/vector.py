"""Many games stepped in one call, on several threads, into NumPy arrays of the caller's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from rosace.core.errors import BadOptions, IllegalAction
from rosace.core.state import MOVE_CAPACITY
from rosace.rl.lane import Lane
from rosace.rl.spaces import make_setting


class VectorGame:
    """A batch of games of the same kind.

    After `reset` and after each `step` these arrays, one row a game, say how things stand:

    observations  int16    what the seat to move sees (`docs/observations.md`)
    masks         bool     which decisions are legal
    legal, counts int32    the same as a list: row i has `counts[i]` ids, ascending
    to_move       int32    the seat that decides; -2 if the game is over
    rewards       float32  by seat, from -1 to 1, in the step that ended a game; else 0
    points        int32    by seat, of the game that ended last; 0 before
    done          bool     whether the step ended a game

    With `auto_reset` a game that ends is dealt anew in the same step: `done`, `rewards` and `points` tell of
    the one that ended, all else of the new one. Without it such a game waits for `restart` and takes any
    action meanwhile.
    `arrays` are yours to give, so that they lie where you want them; write into them as little as into the
    others, since of a mask only what changes is written. None instead of `observations` or `masks` leaves
    that out.

    Every game draws its chance from a stream of its own, made of the seed and the game's number: neither the
    threads nor the other games change what happens in it. One thread at a time calls a batch.
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
        self.setting = make_setting(name, seats, options)
        if games < 1 or threads < 1:
            raise BadOptions(f"one game and one thread at least are needed, not {games} and {threads}")
        self.games = games
        self.seats = self.setting.seats
        self.decisions = self.setting.decisions
        self.observation = self.setting.observation
        self._arrays = self._settle_arrays(arrays or {})
        self._lanes = self._lay(min(threads, games), auto_reset)
        self._pool = ThreadPoolExecutor(len(self._lanes)) if len(self._lanes) > 1 else None
        self.reset(seed)

    def __getattr__(self, name: str) -> npt.NDArray[Any]:
        try:
            return self.__dict__["_arrays"][name]
        except KeyError:
            raise AttributeError(f"a VectorGame has no {name}") from None

    def reset(self, seed: int) -> None:
        """Deal all games anew."""
        own = index(seed)  # uncompiled, NumPy's numbers are too narrow to scatter
        self._on_all(lambda lane: lane.reset(own))

    def restart(self) -> None:
        """Deal the games anew that are over, from where their streams are."""
        self._on_all(lambda lane: lane.restart())

    def step(self, actions: npt.ArrayLike) -> None:
        """Take one decision in every game; IllegalAction, and nothing changed, if one is not legal."""
        chosen = self._chosen(np.asarray(actions))
        for refused in self._on_all(lambda lane: lane.refused(chosen.data)):
            if refused >= 0:
                raise self._refusal(refused, int(chosen[refused]))
        self._on_all(lambda lane: lane.step(chosen.data))

    def state(self, number: int) -> Any:
        """A copy of one of the games, to look at or to draw; it is the true one, secrets and all."""
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {number}")
        lane = next(lane for lane in self._lanes if number < lane.first + lane.games)
        return lane.state(number)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _chosen(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int32]:
        """Actions as lanes take them; -1 where there is no such decision, lest a cast make one of it."""
        if actions.shape != (self.games,):
            raise ValueError(f"{self.games} actions are needed, not an array of shape {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {actions.dtype}")
        chosen = actions.astype(np.int32)
        chosen[(actions < 0) | (actions >= self.decisions)] = -1
        return chosen

    def _refusal(self, number: int, action: int) -> IllegalAction:
        reason = self.setting.ruleset.why_not(self.state(number), action)
        assert reason is not None
        return IllegalAction(reason)

    def _on_all(self, work: Callable[[Lane], Any]) -> list[Any]:
        if self._pool is None:
            return [work(lane) for lane in self._lanes]
        return list(self._pool.map(work, self._lanes))

    def _settle_arrays(self, given: Mapping[str, npt.NDArray[Any] | None]) -> dict[str, npt.NDArray[Any]]:
        wanted: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
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
            if name not in wanted or (given[name] is None and name not in ("observations", "masks")):
                raise BadOptions(f"arrays has {name}; it takes {', '.join(wanted)}")
        found = {}
        for name, (shape, dtype) in wanted.items():
            array = given[name] if name in given else np.zeros(shape, dtype)
            if array is None:
                continue
            if not _fits(array, shape, dtype):
                raise BadOptions(
                    f"{name} is a contiguous writable array of {np.dtype(dtype)} with shape {shape}"
                )
            found[name] = array
        for one, other in combinations(found, 2):
            if np.may_share_memory(found[one], found[other]):
                raise BadOptions(f"{one} and {other} lie in the same memory")
        for name in given.keys() & found.keys():
            found[name].fill(0)
        return found

    def _lay(self, number: int, auto_reset: bool) -> list[Lane]:
        """Share the games out among lanes, as evenly as can be."""
        root = self.setting.new()
        bounds = [self.games * i // number for i in range(number + 1)]
        # As plain memory: uncompiled, the rules are for Python's numbers and not for NumPy's.
        plain: dict[str, Any] = {
            name: (array.view(np.uint8) if array.dtype == np.bool_ else array).data
            for name, array in self._arrays.items()
        }
        if "observations" in plain:
            plain["observations"] = self._arrays["observations"]  # written row by row, which memory cannot be
        lanes = []
        for first, past in zip(bounds, bounds[1:], strict=False):
            lane = Lane(root.clone(), first, past - first, auto_reset)
            lane.bind(plain, self.observation.encode, self.observation.address)
            lanes.append(lane)
        return lanes


def _fits(array: Any, shape: tuple[int, ...], dtype: type[np.generic]) -> bool:
    """Whether compiled code may write into it as it is."""
    if not isinstance(array, np.ndarray):
        return False
    return array.shape == shape and array.dtype == dtype and array.flags.carray

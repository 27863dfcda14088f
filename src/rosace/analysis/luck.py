"""Luck: what dice and draws did to the win chances, beside what they do on average.

Values are those of quick rollouts with all secrets open, as after a game. The luck of chance events that
follow each other (five dice of a roll) is the value after them less the value before: rollouts from before
meet every outcome as often as it is likely. So the luck of a roll is zero on average, and the lucks of
events in a row sum to the difference of the values at their ends.

Both values are means of independent rollouts, which says how exact they are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from rosace.analysis import quick_play
from rosace.analysis.analyst import standard_error
from rosace.analysis.win_chances import WinChances
from rosace.core.rng import scatter
from rosace.core.ruleset import Ruleset


@dataclass(frozen=True)
class Value:
    """The win chance of every seat, and the points it is ahead by, both with their standard errors."""

    wins: tuple[float, ...]
    leads: tuple[float, ...]
    wins_noise: tuple[float, ...]
    leads_noise: tuple[float, ...]

    def __add__(self, other: Value) -> Value:
        return Value(
            _each(self.wins, other.wins, lambda a, b: a + b),
            _each(self.leads, other.leads, lambda a, b: a + b),
            _each(self.wins_noise, other.wins_noise, _joint_noise),
            _each(self.leads_noise, other.leads_noise, _joint_noise),
        )

    def __sub__(self, other: Value) -> Value:
        return Value(
            _each(self.wins, other.wins, lambda a, b: a - b),
            _each(self.leads, other.leads, lambda a, b: a - b),
            _each(self.wins_noise, other.wins_noise, _joint_noise),
            _each(self.leads_noise, other.leads_noise, _joint_noise),
        )


def nothing(seats: int) -> Value:
    """The luck of no event."""
    zeros = (0.0,) * seats
    return Value(zeros, zeros, zeros, zeros)


def _each(
    some: Sequence[float], others: Sequence[float], joined: Callable[[float, float], float]
) -> tuple[float, ...]:
    return tuple(joined(a, b) for a, b in zip(some, others, strict=True))


def _joint_noise(one: float, other: float) -> float:
    """The standard error of a sum or a difference of independent numbers."""
    return sqrt(one * one + other * other)


class OpenValues:
    """Values with all secrets open, and the luck of chance events by them.

    >>> from rosace.core import registry
    >>> ruleset = registry.get("basilica")
    >>> before = ruleset.new()
    >>> after = before.clone()
    >>> after.apply(before.chance()[0][0])
    >>> luck = OpenValues(ruleset, rollouts=200).luck(before, after, seed=1)
    >>> abs(luck.wins[0] + luck.wins[1]) < 1e-9
    True
    """

    def __init__(self, ruleset: Ruleset, rollouts: int):
        self._ruleset = ruleset
        self._count = rollouts
        self._rollouts = quick_play.rollouts(ruleset)
        self._depth = quick_play.look_ahead(ruleset)

    def value(self, state: Any, seed: int, progress: float | None = None) -> Value:
        """What a position is worth; `progress` is that of the game if it is not the position's own."""
        leads = self._rollouts.leads(state, self._count, seed=seed, depth=self._depth)
        at = self._ruleset.progress(state) if progress is None else progress
        wins = WinChances.of(self._ruleset, state.seats).each_from_leads(leads, at)
        return Value(_means(wins), _means(leads), _noises(wins), _noises(leads))

    def luck(self, before: Any, after: Any, seed: int) -> Value:
        """What the chance events between two positions were worth more than they are on average."""
        progress = self._ruleset.progress(before)  # the same for both, so that they can be compared
        return self.value(after, scatter(seed, 0), progress) - self.value(before, scatter(seed, 1), progress)


def _means(samples: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(samples) for column in zip(*samples, strict=True))


def _noises(samples: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(standard_error(column) for column in zip(*samples, strict=True))

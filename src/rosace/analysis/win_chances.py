"""Win chances that are true: what a search or quick rollouts say, calibrated to games really won.

A search says how good a position is on a scale of its own, and a rollout ends with a lead in points. How
often such a position is really won depends on the game, the number of seats and how much of the game is left.
The curves of `calibration.json` are fitted to self-play; `python -m rosace.analysis.calibrate` made them.

Only + - * / and square roots are used: the same on every machine.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Self

from rosace.core.ruleset import Ruleset
from rosace.search import Settings

CALIBRATION = Path(__file__).parent / "calibration.json"
CERTAIN = 0.998  # a mean value beyond this is taken as this: few simulations cannot tell it from 1


def squash(number: float) -> float:
    """A number as one between -1 and 1."""
    return number / sqrt(1.0 + number * number)


def unsquash(value: float) -> float:
    """The number that `squash` makes this value of."""
    value = max(-CERTAIN, min(CERTAIN, value))
    return value / sqrt(1.0 - value * value)


@dataclass(frozen=True)
class Curve:
    """From a value and the progress of the game to a win chance; the coefficients change along `knots`.

    With y = steep * unsquash(value) + flat * value + offset the chance is (1 + squash(y)) / 2. The seat to
    move has y + tempo, the others y - tempo: a search sees its next decisions better than the answers.
    """

    knots: tuple[float, ...]
    steep: tuple[float, ...]
    flat: tuple[float, ...]
    offset: tuple[float, ...]
    tempo: tuple[float, ...]

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        return cls(*(tuple(data[name]) for name in ("knots", "steep", "flat", "offset", "tempo")))

    def chances(self, values: Sequence[float], progress: float, to_move: int = -1) -> tuple[float, ...]:
        """The win chance of every seat; together 1, except in a game of one seat."""
        return next(self.each([values], progress, to_move))

    def each(
        self, positions: Iterable[Sequence[float]], progress: float, to_move: int = -1
    ) -> Iterator[tuple[float, ...]]:
        """The same for the values of many positions."""
        steep, flat, offset, tempo = (
            interpolate(self.knots, row, progress) for row in (self.steep, self.flat, self.offset, self.tempo)
        )
        for values in positions:
            yield _chances(values, steep, flat, offset, tempo, to_move)


def _chances(
    values: Sequence[float], steep: float, flat: float, offset: float, tempo: float, to_move: int
) -> tuple[float, ...]:
    raw = []
    for seat, value in enumerate(values):
        shift = 0.0 if to_move < 0 else tempo if seat == to_move else -tempo
        raw.append(0.5 * (1.0 + squash(steep * unsquash(value) + flat * value + offset + shift)))
    total = sum(raw)
    return tuple(chance / total for chance in raw) if len(raw) > 1 else tuple(raw)


@dataclass(frozen=True)
class WinChances:
    """The curves of a game with a number of seats.

    >>> from rosace.core import registry
    >>> chances = WinChances.of(registry.get("basilica"), 2)
    >>> lost, won = chances.from_search((-0.6, 0.6), progress=0.9, to_move=0)
    >>> won > 0.7, abs(lost + won - 1) < 1e-9
    (True, True)
    """

    search: Curve
    rollouts: Curve
    scale: float

    @classmethod
    def of(cls, ruleset: Ruleset, seats: int) -> WinChances:
        """The curves of a game; one that was never calibrated has those that take a value at its word."""
        data = _calibration().get(f"{ruleset.spec.name}/{seats}")
        if data is None:
            return cls(AT_ITS_WORD, AT_ITS_WORD, scale_of(ruleset))
        return cls.read(data, scale_of(ruleset))

    @classmethod
    def read(cls, data: Mapping[str, Any], scale: float) -> WinChances:
        return cls(Curve.read(data["search"]), Curve.read(data["rollouts"]), scale)

    def from_search(self, values: Sequence[float], progress: float, to_move: int) -> tuple[float, ...]:
        """The win chances of all seats by the mean values of a search for the seat to move."""
        return self.search.chances(values, progress, to_move)

    def from_leads(self, leads: Iterable[Sequence[float]], progress: float) -> tuple[float, ...]:
        """The same by the leads in points at the ends of rollouts."""
        found = self.each_from_leads(leads, progress)
        return tuple(sum(chances) / len(found) for chances in zip(*found, strict=True))

    def each_from_leads(self, leads: Iterable[Sequence[float]], progress: float) -> list[tuple[float, ...]]:
        """The win chances that the end of each rollout means."""
        ends = ([squash(lead / self.scale) for lead in one] for one in leads)
        return list(self.rollouts.each(ends, progress))


AT_ITS_WORD = Curve((0.0,), (1.0,), (0.0,), (0.0,), (0.0,))


def interpolate(knots: Sequence[float], values: Sequence[float], at: float) -> float:
    """The value at a place, on the straight line between the knots beside it."""
    for number in range(1, len(knots)):
        if at < knots[number]:
            part = max(0.0, (at - knots[number - 1]) / (knots[number] - knots[number - 1]))
            return values[number - 1] + part * (values[number] - values[number - 1])
    return values[-1]


def scale_of(ruleset: Ruleset) -> float:
    """The lead in points that a search of this game counts as 0.7 of a victory."""
    return Settings.of(ruleset).scale


@cache
def _calibration() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(CALIBRATION.read_text(encoding="utf-8"))["curves"]
    return data

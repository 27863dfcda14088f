"""Statistics of games: intervals, errors, and a sequential test.

A *deal* is one seed played from every seating. Its games share their luck, so they are not independent
of each other, but deals are. Wilson's interval takes every game as independent. The error by deals uses
the spread of the deals. It is smaller where seating and luck decide much and cancel out, and it is the
honest one wherever games of one deal resemble each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean, stdev
from typing import Any

from rosace.core.errors import BadOptions

Z95 = 1.959964
MIN_DEALS = 10  # fewer say too little about their spread


def wilson(successes: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a proportion, by default 95 %; a draw is half a success.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def student_reach(freedom: int) -> float:
    """How many standard errors 95 % of Student's distribution reach (Hill's series; 1 % off at 4).

    >>> round(student_reach(9), 2), round(student_reach(100), 2)
    (2.26, 1.98)
    """
    z = Z95
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + first + second


@dataclass(frozen=True)
class Spread:
    """A mean over deals with its standard error; None if the deals are too few or all alike."""

    mean: float
    error: float | None

    def interval(self, deals: int) -> tuple[float, float] | None:
        """95 % of Student's distribution around the mean."""
        if self.error is None:
            return None
        reach = student_reach(deals - 1) * self.error
        return self.mean - reach, self.mean + reach


def mean_by_deals(totals: Sequence[float], weights: Sequence[float]) -> Spread:
    """The mean of a value over deals: each deal has a total, and a weight of how many values it sums.

    The error is that of a ratio, so it stays right where deals weigh differently. Too few deals, or deals
    that all went the same way, have no error: a spread of zero would claim certainty.
    """
    weight = sum(weights)
    if not weight:
        return Spread(0.0, None)
    mean = sum(totals) / weight
    if len(totals) < MIN_DEALS:
        return Spread(mean, None)
    residuals = [total - mean * weight_of_deal for total, weight_of_deal in zip(totals, weights, strict=True)]
    error = stdev(residuals, 0.0) / fmean(weights) / sqrt(len(totals))
    return Spread(mean, error if error > 1e-9 else None)


# Stop as soon as the result is clear: Wald's sequential probability ratio test.

SPRT_ERROR_RATE = 0.05  # how often the test may accept the wrong hypothesis
ACCEPTED = ("H0", "H1")
PRIOR_DEALS = 10


@dataclass(frozen=True)
class Hypotheses:
    """H0: the first player's share of the points is `low` (or less); H1: it is `high` (or more)."""

    low: float = 0.50
    high: float = 0.55

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            values = f"{self.low:g} and {self.high:g}"
            raise BadOptions(f"a sequential test is between two shares, 0 < P0 < P1 < 1, not {values}")

    @classmethod
    def parse(cls, text: str) -> Hypotheses:
        """`P0,P1`, as `0.5,0.55`."""
        try:
            low, high = map(float, text.split(","))
        except ValueError:
            raise BadOptions(f"two shares are written P0,P1, as 0.5,0.55, not {text!r}") from None
        return cls(low, high)


class Sprt:
    """Wald's test over deals in order, each with the first player's share of its points.

    The variance is estimated from the deals themselves, so the error rate holds whether the games of a deal
    end alike, cancel out or are drawn. A few deals say little about it, so the test begins as if it had seen
    `PRIOR_DEALS` deals of independent games. It takes whole deals only, so every seat was played equally
    often. `accepted` is the accepted hypothesis, None while open.

    >>> test = Sprt(Hypotheses(0.5, 0.75))
    >>> while test.accepted is None:
    ...     test.add(2, 2)
    >>> test.accepted, test.deals
    ('H1', 3)
    """

    bounds = (log(SPRT_ERROR_RATE / (1 - SPRT_ERROR_RATE)), log((1 - SPRT_ERROR_RATE) / SPRT_ERROR_RATE))

    def __init__(self, hypotheses: Hypotheses):
        self.hypotheses = hypotheses
        self.accepted: str | None = None
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0
        self.ratio = 0.0

    def add(self, points: float, games: int) -> None:
        """Add a deal: the first player's points in its games."""
        self.deals += 1
        self._sum += points / games
        self._squares += (points / games) ** 2
        low, high = self.hypotheses.low, self.hypotheses.high
        middle, mean = (low + high) / 2, self._sum / self.deals
        spread = self._squares - self._sum * mean + PRIOR_DEALS * middle * (1 - middle) / games
        variance = spread / (self.deals + PRIOR_DEALS)
        self.ratio = self.deals * (high - low) * (mean - middle) / variance
        lower, upper = self.bounds
        if not lower < self.ratio < upper:
            self.accepted = ACCEPTED[self.ratio >= upper]


def share_with_interval(points: float, games: float) -> dict[str, Any]:
    """A share of points as JSON, with Wilson's interval."""
    low, high = wilson(points, games)
    return {"share": round(points / games, 6) if games else None, "interval": [round(low, 6), round(high, 6)]}

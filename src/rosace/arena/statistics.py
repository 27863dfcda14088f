"""What can be said from so many games: intervals, errors, and when enough has been played.

A *deal* is one seed played from every seating. Its games share their luck, so they are not independent
of each other, but deals are. Wilson's interval takes every game as independent. The error by deals
takes the deals as they came out: where seating and luck decide much and cancel out it is smaller,
and it is the honest one wherever games of one deal resemble each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean, stdev
from typing import Any

from rosace.core.errors import BadOptions

Z95 = 1.959964
FEWEST_DEALS = 10  # below which a spread of deals says too little


def wilson(successes: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a proportion, 95 % unless told otherwise; half a success is a draw.

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


def student(freedom: int) -> float:
    """How many standard errors 95 % of Student's distribution reach (Hill's series; 1 % off at 4).

    >>> round(student(9), 2), round(student(100), 2)
    (2.26, 1.98)
    """
    z = Z95
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + first + second


@dataclass(frozen=True)
class Spread:
    """A mean over deals with its standard error; None where the deals cannot tell it."""

    mean: float
    error: float | None

    def interval(self, deals: int) -> tuple[float, float] | None:
        """95 % of Student's distribution around the mean."""
        if self.error is None:
            return None
        reach = student(deals - 1) * self.error
        return self.mean - reach, self.mean + reach


def by_deals(totals: Sequence[float], weights: Sequence[float]) -> Spread:
    """The mean of something over deals, of which each has a total and how many it is the total of.

    The error is that of a ratio: it stays right where deals weigh differently. Too few deals, or deals
    that all went the same way, have none: a spread of nothing would claim to be certain.
    """
    weight = sum(weights)
    if not weight:
        return Spread(0.0, None)
    mean = sum(totals) / weight
    if len(totals) < FEWEST_DEALS:
        return Spread(mean, None)
    off = [total - mean * each for total, each in zip(totals, weights, strict=True)]
    error = stdev(off, 0.0) / fmean(weights) / sqrt(len(totals))
    return Spread(mean, error if error > 1e-9 else None)


# Stopping as soon as it is clear: Wald's sequential probability ratio test.

ERROR = 0.05  # how often either hypothesis may be taken for the other
ACCEPTED = ("H0", "H1")
PRIOR_DEALS = 10


@dataclass(frozen=True)
class Hypotheses:
    """H0: the first player's share of the points is `low` (or less); H1: it is `high` (or more)."""

    low: float = 0.50
    high: float = 0.55

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            given = f"{self.low:g} and {self.high:g}"
            raise BadOptions(f"a sequential test is between two shares, 0 < P0 < P1 < 1, not {given}")

    @classmethod
    def parse(cls, text: str) -> Hypotheses:
        """`P0,P1`, as `0.5,0.55`."""
        try:
            low, high = map(float, text.split(","))
        except ValueError:
            raise BadOptions(f"two shares are written P0,P1, as 0.5,0.55, not {text!r}") from None
        return cls(low, high)


class Sprt:
    """Wald's test over deals in their order, each with the first player's share of its points.

    How much deals differ is taken from the deals themselves, so the error is what it should be whether
    the games of a deal end alike, cancel out or are drawn. As a few deals cannot tell, the test begins as
    if it had seen `PRIOR_DEALS` whose games had nothing to do with each other. It is asked after whole
    deals only, so that no seat has been had more often. `accepted` is the hypothesis taken, None so far.

    >>> test = Sprt(Hypotheses(0.5, 0.75))
    >>> while test.accepted is None:
    ...     test.add(2, 2)
    >>> test.accepted, test.deals
    ('H1', 3)
    """

    bounds = (log(ERROR / (1 - ERROR)), log((1 - ERROR) / ERROR))

    def __init__(self, hypotheses: Hypotheses):
        self.hypotheses = hypotheses
        self.accepted: str | None = None
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0
        self.ratio = 0.0

    def add(self, points: float, games: int) -> None:
        """Take another deal: the first player's points in so many games."""
        self.deals += 1
        self._sum += points / games
        self._squares += (points / games) ** 2
        low, high = self.hypotheses.low, self.hypotheses.high
        middle, mean = (low + high) / 2, self._sum / self.deals
        spread = self._squares - self._sum * mean + PRIOR_DEALS * middle * (1 - middle) / games
        variance = spread / (self.deals + PRIOR_DEALS)
        self.ratio = self.deals * (high - low) * (mean - middle) / variance
        least, most = self.bounds
        if not least < self.ratio < most:
            self.accepted = ACCEPTED[self.ratio >= most]


def share(points: float, games: float) -> dict[str, Any]:
    """A share of points as JSON, with Wilson's interval."""
    low, high = wilson(points, games)
    return {"share": round(points / games, 6) if games else None, "interval": [round(low, 6), round(high, 6)]}

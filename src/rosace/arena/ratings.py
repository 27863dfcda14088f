"""Ratings: openskill's Plackett-Luce model, over the games in their order.

Players of an arena do not learn, so nothing is added to the uncertainty from game to game (tau 0): it only
shrinks. A rating puts everybody on one scale, also those who never met; how two did against each other
is told by their games, not by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from openskill.models import PlackettLuce

from rosace.arena.referee import Result
from rosace.arena.statistics import Z95


@dataclass(frozen=True)
class Rating:
    """A strength (25 is where everybody begins) and its standard deviation."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where it lies with 95 %."""
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def ratings(players: int, results: Sequence[Result]) -> list[Rating]:
    """The rating of every player, by number."""
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    found = [Rating(start.mu, start.sigma)] * players
    for result in results:
        seats = result.fixture.seats
        teams = [[model.rating(mu=found[player].mu, sigma=found[player].sigma)] for player in seats]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for player in set(seats):
            # One who sits there twice learns from both seats.
            mine = [rating for rating, who in zip(rated, seats, strict=True) if who == player]
            before = found[player]
            found[player] = Rating(
                before.mu + sum(rating.mu - before.mu for rating in mine),
                before.sigma * prod(rating.sigma / before.sigma for rating in mine),
            )
    return found

"""Ratings: openskill's Plackett-Luce model, applied to the games in order.

Players of an arena do not learn, so the uncertainty only shrinks: nothing is added to it from game to game
(tau 0). A rating puts all players on one scale, even those who never met. How two players did against each
other is shown by their games, not by their ratings.
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
    """A strength (every player starts at 25) and its standard deviation."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the strength."""
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def ratings(players: int, results: Sequence[Result]) -> list[Rating]:
    """The rating of every player, by number."""
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    ratings_so_far = [Rating(start.mu, start.sigma)] * players
    for result in results:
        seats = result.fixture.seats
        teams = [
            [model.rating(mu=ratings_so_far[player].mu, sigma=ratings_so_far[player].sigma)]
            for player in seats
        ]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for player in set(seats):
            # A player at two seats is rated for both.
            own_ratings = [rating for rating, seated in zip(rated, seats, strict=True) if seated == player]
            before = ratings_so_far[player]
            ratings_so_far[player] = Rating(
                before.mu + sum(rating.mu - before.mu for rating in own_ratings),
                before.sigma * prod(rating.sigma / before.sigma for rating in own_ratings),
            )
    return ratings_so_far

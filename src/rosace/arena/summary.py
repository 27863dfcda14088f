"""What the games of an arena say together, as JSON."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from rosace.arena.ratings import Rating, ratings
from rosace.arena.referee import Result
from rosace.arena.setup import Setup
from rosace.arena.statistics import Sprt, by_deals, share


def summary(setup: Setup, results: Sequence[Result], test: Sprt | None = None) -> dict[str, Any]:
    """The result of an arena: who is how good, who did how well against whom, and what went wrong."""
    rated = ratings(len(setup.players), results)
    ladder = [_player(setup, results, number, rated[number]) for number in range(len(setup.players))]
    ladder.sort(key=lambda one: -one["rating"]["mu"])
    pairs = combinations(range(len(setup.players)), 2)
    found: dict[str, Any] = {
        **{name: value for name, value in setup.document.items() if name != "players"},
        "players": list(setup.players),
        "games": len(results),
        "deals": len({result.fixture.deal for result in results}),
        "endings": dict(sorted(Counter(result.ending for result in results).items())),
        "ladder": ladder,
        "head_to_head": [_pair(setup, results, *pair) for pair in pairs],
        "forfeits": [_forfeit(setup, result) for result in results if result.forfeit is not None],
    }
    if test is not None:
        found["test"] = _test(test, setup)
    return found


def _player(setup: Setup, results: Sequence[Result], number: int, rating: Rating) -> dict[str, Any]:
    """A line of the ladder. A game counts once for each seat the player had in it."""
    seats = [(one, seat) for one in results for seat, who in enumerate(one.fixture.seats) if who == number]
    points = [one.points[seat] for one, seat in seats]
    margins = [one.margins[seat] for one, seat in seats if one.margins is not None]
    lost = Counter(
        one.forfeit.code for one, seat in seats if one.forfeit is not None and one.forfeit.seat == seat
    )
    asked = sum(one.asked[seat] for one, seat in seats)
    seconds = sum(one.seconds[seat] for one, seat in seats)
    return {
        "player": setup.players[number],
        "rating": {"mu": rating.mu, "sigma": rating.sigma, "interval": list(rating.interval)},
        "games": len(seats),
        "wins": sum(value == 1 for value in points),
        "draws": sum(0 < value < 1 for value in points),
        "losses": sum(value == 0 for value in points),
        "points": sum(points),
        **share(sum(points), len(seats)),
        "by_deals": _share_by_deals((one.fixture.deal, one.points[seat]) for one, seat in seats),
        "mean_margin": sum(margins) / len(margins) if margins else None,
        "margin_by_deals": _by_deals(
            (one.fixture.deal, one.margins[seat]) for one, seat in seats if one.margins is not None
        ),
        "decisions": asked,
        "mean_seconds": seconds / asked if asked else None,
        "longest_seconds": max((one.longest[seat] for one, seat in seats), default=0.0),
        "forfeits": dict(sorted(lost.items())),
    }


def _pair(setup: Setup, results: Sequence[Result], first: int, second: int) -> dict[str, Any]:
    """How the first of two did against the second: a meeting is a seat of one and a seat of the other.

    Whoever comes before the other has a point, with any number of seats; equals have half of one each.
    """
    met: list[tuple[int, float]] = []
    margins: list[int] = []
    for result in results:
        for mine, who in enumerate(result.fixture.seats):
            for its, other in enumerate(result.fixture.seats):
                if (who, other) == (first, second):
                    ahead = result.places[its] - result.places[mine]
                    met.append((result.fixture.deal, 0.5 if ahead == 0 else float(ahead > 0)))
                    if result.forfeit is None:
                        margins.append(result.scores[mine] - result.scores[its])
    points = sum(value for _, value in met)
    return {
        "players": [setup.players[first], setup.players[second]],
        "meetings": len(met),
        "points": points,
        **share(points, len(met)),
        "by_deals": _share_by_deals(met),
        "mean_margin": sum(margins) / len(margins) if margins else None,
    }


def _by_deals(values: Iterable[tuple[int, float]]) -> dict[str, Any] | None:
    """The error of a mean as the deals spread it, with its interval; None where they cannot tell."""
    totals: dict[int, float] = defaultdict(float)
    numbers: dict[int, int] = defaultdict(int)
    for deal, value in values:
        totals[deal] += value
        numbers[deal] += 1
    spread = by_deals(list(totals.values()), list(numbers.values()))
    interval = spread.interval(len(totals))
    if interval is None:
        return None
    return {"error": spread.error, "interval": list(interval)}


def _share_by_deals(points: Iterable[tuple[int, float]]) -> dict[str, Any] | None:
    """The same of a share, whose interval ends at 0 and 1."""
    found = _by_deals(points)
    if found is not None:
        low, high = found["interval"]
        found["interval"] = [max(0.0, low), min(1.0, high)]
    return found


def _forfeit(setup: Setup, result: Result) -> dict[str, Any]:
    assert result.forfeit is not None
    return {
        "game": result.fixture.number,
        "player": setup.names(result.fixture)[result.forfeit.seat],
        "seat": result.forfeit.seat,
        "code": result.forfeit.code,
        "said": result.forfeit.said,
    }


def _test(test: Sprt, setup: Setup) -> dict[str, Any]:
    return {
        "player": setup.players[0],
        "shares": [test.hypotheses.low, test.hypotheses.high],
        "accepted": test.accepted,
        "games": test.deals * setup.games_a_deal,
        "log_likelihood_ratio": test.ratio,
        "bounds": list(test.bounds),
    }

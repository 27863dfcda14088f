"""The games of an arena summed up as JSON."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from rosace.arena.ratings import Rating, ratings
from rosace.arena.referee import Result
from rosace.arena.setup import Setup
from rosace.arena.statistics import Sprt, mean_by_deals, share_with_interval


def summary(setup: Setup, results: Sequence[Result], test: Sprt | None = None) -> dict[str, Any]:
    """The result of an arena: the ladder, the results of each pair, and what went wrong."""
    rated = ratings(len(setup.players), results)
    ladder = [_player(setup, results, number, rated[number]) for number in range(len(setup.players))]
    ladder.sort(key=lambda row: -row["rating"]["mu"])
    pairs = combinations(range(len(setup.players)), 2)
    document: dict[str, Any] = {
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
        document["test"] = _test(test, setup)
    return document


def _player(setup: Setup, results: Sequence[Result], number: int, rating: Rating) -> dict[str, Any]:
    """A row of the ladder. A game counts once for each seat of the player."""
    seats = [
        (result, seat) for result in results for seat, who in enumerate(result.fixture.seats) if who == number
    ]
    points = [result.points[seat] for result, seat in seats]
    margins = [result.margins[seat] for result, seat in seats if result.margins is not None]
    forfeits = Counter(
        result.forfeit.code
        for result, seat in seats
        if result.forfeit is not None and result.forfeit.seat == seat
    )
    decisions = sum(result.decisions[seat] for result, seat in seats)
    seconds = sum(result.seconds[seat] for result, seat in seats)
    return {
        "player": setup.players[number],
        "rating": {"mu": rating.mu, "sigma": rating.sigma, "interval": list(rating.interval)},
        "games": len(seats),
        "wins": sum(value == 1 for value in points),
        "draws": sum(0 < value < 1 for value in points),
        "losses": sum(value == 0 for value in points),
        "points": sum(points),
        **share_with_interval(sum(points), len(seats)),
        "by_deals": _share_by_deals((result.fixture.deal, result.points[seat]) for result, seat in seats),
        "mean_margin": sum(margins) / len(margins) if margins else None,
        "margin_by_deals": _by_deals(
            (result.fixture.deal, result.margins[seat])
            for result, seat in seats
            if result.margins is not None
        ),
        "decisions": decisions,
        "mean_seconds": seconds / decisions if decisions else None,
        "longest_seconds": max((result.longest_seconds[seat] for result, seat in seats), default=0.0),
        "forfeits": dict(sorted(forfeits.items())),
    }


def _pair(setup: Setup, results: Sequence[Result], first: int, second: int) -> dict[str, Any]:
    """How the first player did against the second. A meeting is a seat of each in one game.

    The better placed of the two gets a point, with any number of seats; equals get half a point each.
    """
    meetings: list[tuple[int, float]] = []
    margins: list[int] = []
    for result in results:
        for seat, player in enumerate(result.fixture.seats):
            for other_seat, opponent in enumerate(result.fixture.seats):
                if (player, opponent) == (first, second):
                    ahead = result.places[other_seat] - result.places[seat]
                    meetings.append((result.fixture.deal, 0.5 if ahead == 0 else float(ahead > 0)))
                    if result.forfeit is None:
                        margins.append(result.scores[seat] - result.scores[other_seat])
    points = sum(value for _, value in meetings)
    return {
        "players": [setup.players[first], setup.players[second]],
        "meetings": len(meetings),
        "points": points,
        **share_with_interval(points, len(meetings)),
        "by_deals": _share_by_deals(meetings),
        "mean_margin": sum(margins) / len(margins) if margins else None,
    }


def _by_deals(values: Iterable[tuple[int, float]]) -> dict[str, Any] | None:
    """The error of a mean over deals, with its interval; None if the deals are too few or all alike."""
    totals: dict[int, float] = defaultdict(float)
    numbers: dict[int, int] = defaultdict(int)
    for deal, value in values:
        totals[deal] += value
        numbers[deal] += 1
    spread = mean_by_deals(list(totals.values()), list(numbers.values()))
    interval = spread.interval(len(totals))
    if interval is None:
        return None
    return {"error": spread.error, "interval": list(interval)}


def _share_by_deals(points: Iterable[tuple[int, float]]) -> dict[str, Any] | None:
    """`_by_deals` for a share: the interval is cut to 0..1."""
    spread = _by_deals(points)
    if spread is not None:
        low, high = spread["interval"]
        spread["interval"] = [max(0.0, low), min(1.0, high)]
    return spread


def _forfeit(setup: Setup, result: Result) -> dict[str, Any]:
    assert result.forfeit is not None
    return {
        "game": result.fixture.number,
        "player": setup.names(result.fixture)[result.forfeit.seat],
        "seat": result.forfeit.seat,
        "code": result.forfeit.code,
        "said": result.forfeit.message,
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

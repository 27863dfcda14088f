"""Many games between players. Each game has its own seed, so the result depends on nothing else.

Game number `i` of a simulation with seed `s` has the seed `scatter(s, i)`. It seeds one generator for
chance and one for each player. Neither the number of processes nor compilation changes the games.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from rosace import players
from rosace.arena.game_loop import GameResult, play_game
from rosace.arena.statistics import wilson
from rosace.core import registry
from rosace.core.rng import scatter
from rosace.core.ruleset import Ruleset
from rosace.players import BadPlayer, stdout_to_stderr

QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)
BATCH_GAMES = 50  # games a process plays before it reports


@dataclass(frozen=True)
class Batch:
    """Some games of a simulation, as plain values that can be sent to a process."""

    game: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: int
    first: int
    games: int


def play_batch(batch: Batch) -> list[GameResult]:
    """Play the games of a batch, in order."""
    ruleset = registry.get(batch.game)
    seats = [players.get(name) for name in batch.players]
    numbers = range(batch.first, batch.first + batch.games)
    with stdout_to_stderr():
        return [play_game(ruleset, seats, batch.options, scatter(batch.seed, number)) for number in numbers]


def simulate(
    ruleset: Ruleset,
    names: Sequence[str],
    options: Mapping[str, Any] | None = None,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], object] = lambda done: None,
) -> list[GameResult]:
    """Play games between players, given by name; `progress` is called with the number of games done.

    results = simulate(registry.get("sagrada"), ["greedy", "random"], games=100, seed=7)
    """
    _, validated = ruleset.validate_options(len(names), options)
    ruleset.new(len(names), validated)  # refuses options that do not go together
    for name in names:
        players.get(name)
        players.check_can_play(name, ruleset)
    batches = [
        Batch(ruleset.spec.name, validated, tuple(names), seed, first, min(BATCH_GAMES, games - first))
        for first in range(0, games, BATCH_GAMES)
    ]
    results: list[GameResult] = []
    for batch_results in _run(batches, jobs):
        results += batch_results
        progress(len(results))
    return results


def _run(batches: list[Batch], jobs: int) -> Iterator[list[GameResult]]:
    if jobs == 1 or len(batches) < 2:
        yield from map(play_batch, batches)
        return
    # Spawned, not forked: a fork copies the locks of threads but not the threads.
    workers = min(jobs, len(batches))
    with ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts) as pool:
        try:
            yield from pool.map(play_batch, batches)
        except BrokenProcessPool:
            raise BadPlayer(
                "a process that played games has died: a player ended it, or there was no memory left"
            ) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# Summing up.


def quantiles(values: Sequence[int]) -> list[int]:
    """The values at QUANTILES, each a value that occurred."""
    ordered = sorted(values)
    return [ordered[round(share * (len(ordered) - 1))] for share in QUANTILES]


def summary(results: Sequence[GameResult], seats: int) -> dict[str, Any]:
    """The result of a simulation as JSON; nothing in it depends on the machine."""
    games = len(results)
    winners = Counter(result.winner for result in results)
    statistics = {name: sum(result.statistics[name] for result in results) for name in results[0].statistics}
    return {
        "games": games,
        "decisions": sum(result.decisions for result in results),
        "chance_events": sum(result.events for result in results),
        "mean_decisions": round(sum(result.decisions for result in results) / games, 3),
        "endings": dict(sorted(Counter(result.ending for result in results).items())),
        **({"statistics": statistics} if statistics else {}),
        "ties": _share(winners[None] if seats > 1 else 0, games),
        "seats": [
            {
                "wins": _share(winners[seat], games),
                "mean_score": round(sum(result.scores[seat] for result in results) / games, 3),
                "score_quantiles": dict(
                    zip(
                        map(str, QUANTILES),
                        quantiles([result.scores[seat] for result in results]),
                        strict=True,
                    )
                ),
            }
            for seat in range(seats)
        ],
    }


def _share(number: int, games: int) -> dict[str, Any]:
    low, high = wilson(number, games)
    return {"number": number, "share": round(number / games, 6), "interval": [round(low, 6), round(high, 6)]}

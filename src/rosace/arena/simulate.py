"""Many games between players: every game from its own seed, so the result depends on nothing else.

Game number `i` of a simulation with seed `s` has the seed `scatter(s, i)`. From that come one
generator for chance and one for each player. Neither the number of processes nor compilation
changes what is played.
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
from rosace.players import BadPlayer, quiet

QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)
BATCH = 50  # games a process plays before it reports


@dataclass(frozen=True)
class Job:
    """Some games of a simulation, in words a process can be sent."""

    game: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: int
    first: int
    games: int


def play_job(job: Job) -> list[GameResult]:
    """Play the games of a job, in order."""
    ruleset = registry.get(job.game)
    seats = [players.get(name) for name in job.players]
    numbers = range(job.first, job.first + job.games)
    with quiet():
        return [play_game(ruleset, seats, job.options, scatter(job.seed, number)) for number in numbers]


def simulate(
    ruleset: Ruleset,
    names: Sequence[str],
    options: Mapping[str, Any] | None = None,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], object] = lambda done: None,
) -> list[GameResult]:
    """Play games between the players of these names; `progress` is told how many are done."""
    _, settled = ruleset.validate_options(len(names), options)
    ruleset.new(len(names), settled)  # options that do not go together are refused here, once
    for name in names:
        players.get(name)
    batches = [
        Job(ruleset.spec.name, settled, tuple(names), seed, first, min(BATCH, games - first))
        for first in range(0, games, BATCH)
    ]
    outcomes: list[GameResult] = []
    for batch in _run(batches, jobs):
        outcomes += batch
        progress(len(outcomes))
    return outcomes


def _run(batches: list[Job], jobs: int) -> Iterator[list[GameResult]]:
    if jobs == 1 or len(batches) < 2:
        yield from map(play_job, batches)
        return
    # Spawned, not forked: a fork copies locks of threads it does not copy.
    workers = min(jobs, len(batches))
    with ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(play_job, batches)
        except BrokenProcessPool:
            raise BadPlayer(
                "a process that played games has died: a player ended it, or there was no memory left"
            ) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# What the outcomes say together.


def quantiles(values: Sequence[int]) -> list[int]:
    """The values at QUANTILES, each one that occurred."""
    ordered = sorted(values)
    return [ordered[round(share * (len(ordered) - 1))] for share in QUANTILES]


def summary(outcomes: Sequence[GameResult], seats: int) -> dict[str, Any]:
    """The result of a simulation as JSON; nothing in it depends on the machine."""
    number = len(outcomes)
    winners = Counter(outcome.winner for outcome in outcomes)
    counted = {name: sum(o.statistics[name] for o in outcomes) for name in outcomes[0].statistics}
    return {
        "games": number,
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "chance_events": sum(outcome.events for outcome in outcomes),
        "mean_decisions": round(sum(outcome.decisions for outcome in outcomes) / number, 3),
        "endings": dict(sorted(Counter(outcome.ending for outcome in outcomes).items())),
        **({"statistics": counted} if counted else {}),
        "ties": _share(winners[None] if seats > 1 else 0, number),
        "seats": [
            {
                "wins": _share(winners[seat], number),
                "mean_score": round(sum(outcome.scores[seat] for outcome in outcomes) / number, 3),
                "score_quantiles": dict(
                    zip(map(str, QUANTILES), quantiles([o.scores[seat] for o in outcomes]), strict=True)
                ),
            }
            for seat in range(seats)
        ],
    }


def _share(number: int, games: int) -> dict[str, Any]:
    low, high = wilson(number, games)
    return {"number": number, "share": round(number / games, 6), "interval": [round(low, 6), round(high, 6)]}

"""Measures reviews: planted mistakes, false reports, and whether two reviews of a game agree.

    python benchmarks/review.py planted basilica --games 30      # found mistakes and false reports
    python benchmarks/review.py repeated basilica --games 30     # the three worst decisions, by two seeds

Games are played by the search with many simulations. For `planted`, one to three decisions of a game are
replaced by clearly bad ones: at known points, where the game was open, by a search that is deeper than the
review's. For `repeated` a strong seat plays a weak one, so that there are mistakes to agree on.
`--out FILE` keeps the results as JSON, and `--first` takes other games: tune with others than you report.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from os import cpu_count
from pathlib import Path
from typing import Any

from rosace.analysis import Analyst, Reviewer, quick_play
from rosace.bench import machine
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.core.rng import Rng, scatter
from rosace.core.state import OVER
from rosace.search import SearchResult

PLAYING = 3000  # simulations of a decision
DEEP = 6000  # simulations that judge a planted decision
CLEARLY_BAD = 0.20  # of win chance that a planted decision gives away by the first look,
SURELY_BAD = 0.15  # and by the deeper one
OPEN_GAME = (0.2, 0.8)  # win chances between which a mistake can be planted
REPORTED = ("mistake", "blunder")


@dataclass(frozen=True)
class Task:
    game: str
    seats: int
    number: int
    quality: str
    planted: bool = False


def planted(task: Task) -> dict[str, Any]:
    """A game with or without planted mistakes, and what its review reports."""
    journal, places = _strong_game(task)
    started = time.process_time()
    review = Reviewer(journal, task.quality, seed=task.number).review()
    seconds = time.process_time() - started
    reported = [one.position for one in review.decisions if one.verdict in REPORTED]
    verdicts = {one.position: (one.verdict, round(one.loss, 3)) for one in review.decisions}
    return {
        "number": task.number,
        "with_mistakes": task.planted,
        "planted": [[place, *verdicts[place]] for place in places],
        "found": len(set(places) & set(reported)),
        "false": len(set(reported) - set(places)),
        "reported": [[place, *verdicts[place]] for place in reported],
        "seconds": round(seconds, 1),
        "luck": round(review.luck.wins[0], 3),
        "skill": round(review.skill[0], 3),
        "rest": round(review.rest[0], 3),
    }


def _strong_game(task: Task) -> tuple[Journal, list[int]]:
    ruleset = registry.get(task.game)
    journal = Journal(ruleset, task.seats, seed=scatter(77, task.number) >> 33)
    analyst, rng = Analyst(ruleset), Rng(scatter(78, 2 * task.number + task.planted))
    wanted = 1 + rng.pick(3) if task.planted else 0
    places: list[int] = []
    wait = 5 + rng.pick(15)
    journal.deal()
    while journal.state.to_move() != OVER:
        state, seat = journal.state, journal.state.to_move()
        legal = state.legal()
        chosen = legal[0]
        if len(legal) > 1:
            seed = scatter(task.number, len(journal.actions))
            result, wins = analyst.win_chances(state, simulations=PLAYING, seed=seed)
            chosen = result.action
            wait -= 1
            if wait < 0 and len(places) < wanted and OPEN_GAME[0] < wins[seat] < OPEN_GAME[1]:
                bad = _bad_decision(analyst, state, result, seed)
                if bad is not None:
                    places.append(len(journal.actions))
                    chosen, wait = bad, 8 + rng.pick(15)
        journal.submit(seat, chosen)
        journal.deal()
    return journal, places


def _bad_decision(analyst: Analyst, state: Any, result: SearchResult, seed: int) -> int | None:
    """A decision that is clearly bad at a first look and at a deeper one; None if there is none."""
    seat = state.to_move()
    best = analyst.wins_of(state, result.moves[0].values)[seat]
    losses = {
        move.action: best - analyst.wins_of(state, move.values)[seat] for move in result.moves if move.visits
    }
    bad = [action for action, loss in losses.items() if loss >= CLEARLY_BAD]
    for action in sorted(bad, key=losses.__getitem__)[:2]:
        worth = [
            analyst.win_chances(state, simulations=DEEP, seed=seed + 1, only=(one,), paired=True)[1][seat]
            for one in (result.action, action)
        ]
        if worth[0] - worth[1] >= SURELY_BAD:
            return action
    return None


def repeated(task: Task) -> dict[str, Any]:
    """A game of a strong and a weak seat, and how many of the three worst decisions two reviews share."""
    ruleset = registry.get(task.game)
    journal = Journal(ruleset, task.seats, seed=scatter(79, task.number) >> 33)
    analyst, rollouts = Analyst(ruleset), quick_play.rollouts(ruleset)
    journal.deal()
    while journal.state.to_move() != OVER:
        state, seat = journal.state, journal.state.to_move()
        seed = scatter(task.number, len(journal.actions))
        if seat == task.number % task.seats:
            chosen = rollouts.choose(state, seed)
        else:
            chosen = analyst.win_chances(state, simulations=500, seed=seed)[0].action
        journal.submit(seat, chosen)
        journal.deal()
    worst = []
    for seed in (1, 2):
        review = Reviewer(journal, task.quality, seed=seed).review()
        ranked = sorted(review.decisions, key=lambda one: (-one.loss, one.position))
        worst.append([one.position for one in ranked[:3]])
    return {"number": task.number, "worst": worst, "shared": len(set(worst[0]) & set(worst[1]))}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("planted", "repeated"))
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--quality", default="standard")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args(arguments)
    kinds = (True, False) if given.what == "planted" else (False,)
    tasks = [
        Task(given.game, given.seats, number, given.quality, kind)
        for kind in kinds
        for number in range(given.first, given.first + given.games)
    ]
    with ProcessPoolExecutor(given.jobs) as pool:
        results = list(pool.map(planted if given.what == "planted" else repeated, tasks))
    report = _report_planted if given.what == "planted" else _report_repeated
    summary = report(results)
    print(f"{given.what} {given.game}, {given.seats} seats, {given.games} games, {given.quality}: {summary}")
    if given.out is not None:
        names = ("what", "game", "seats", "quality", "games", "first")
        kept = {name: getattr(given, name) for name in names}
        kept |= {"rules": registry.get(given.game).spec.rules, "machine": machine()}
        kept |= {"summary": summary, "results": results}
        given.out.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def _report_planted(results: list[dict[str, Any]]) -> dict[str, Any]:
    with_mistakes = [result for result in results if result["with_mistakes"]]
    clean = [result for result in results if not result["with_mistakes"]]
    seconds = sorted(result["seconds"] for result in results)
    return {
        "planted": sum(len(result["planted"]) for result in with_mistakes),
        "found": sum(result["found"] for result in with_mistakes),
        "false_with_mistakes": _mean(result["false"] for result in with_mistakes),
        "false_without": _mean(result["false"] for result in clean),
        "cpu_seconds_median": seconds[len(seconds) // 2],
        "cpu_seconds_most": seconds[-1],
    }


def _report_repeated(results: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "games": len(results),
        "two_or_three_shared": sum(result["shared"] >= 2 for result in results),
        "all_shared": sum(result["shared"] == 3 for result in results),
    }


def _mean(numbers: Iterable[int]) -> float:
    counted = list(numbers)
    return round(sum(counted) / max(1, len(counted)), 2)


if __name__ == "__main__":
    main(sys.argv[1:])

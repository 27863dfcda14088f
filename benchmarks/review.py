"""Measures reviews: planted mistakes, false reports, and whether two reviews of a game agree.

    python benchmarks/review.py planted basilica --games 30      # found mistakes and false reports
    python benchmarks/review.py repeated basilica --games 30     # the three worst decisions, by two seeds
    python benchmarks/review.py timed sagrada --seats 3          # CPU seconds of a review of every quality

Games are played by the search with many simulations. For `planted`, one to three decisions of a game are
replaced by clearly bad ones: at known points, where the game was open, by a search that is deeper than the
review's. For `repeated` and `timed` one seat plays by few simulations or by none, so that there are mistakes.
`--out FILE` keeps the results as JSON, game by game: the same command again plays only the games that it
does not have yet. `--first` takes other games: tune with others than you report.
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
from statistics import median
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
TIMED = ("quick", "standard")  # qualities that promise a time


@dataclass(frozen=True)
class Task:
    game: str
    seats: int
    number: int
    quality: str
    planted: bool = False
    options: tuple[tuple[str, str], ...] = ()

    def journal(self, stream: int) -> Journal:
        """A game that has not begun; each of the streams has games of its own."""
        seed = scatter(stream, self.number) >> 33
        return Journal(registry.get(self.game), self.seats, dict(self.options), seed=seed)


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
    journal = task.journal(77)
    analyst, rng = Analyst(journal.ruleset), Rng(scatter(78, 2 * task.number + task.planted))
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
    """How many of the three worst decisions two reviews of a game share."""
    journal = _uneven_game(task)
    worst = []
    for seed in (1, 2):
        review = Reviewer(journal, task.quality, seed=seed).review()
        ranked = sorted(review.decisions, key=lambda one: (-one.loss, one.position))
        worst.append([one.position for one in ranked[:3]])
    return {"number": task.number, "worst": worst, "shared": len(set(worst[0]) & set(worst[1]))}


def timed(task: Task) -> dict[str, Any]:
    """The CPU seconds that reviews of a game take."""
    journal, seconds = _uneven_game(task), {}
    for quality in TIMED:
        started = time.process_time()
        Reviewer(journal, quality, seed=1).review()
        seconds[quality] = round(time.process_time() - started, 1)
    return {"number": task.number, "seconds": seconds}


def _uneven_game(task: Task) -> Journal:
    """A game of one quick player; the other seats search."""
    journal = task.journal(79)
    analyst, rollouts = Analyst(journal.ruleset), quick_play.rollouts(journal.ruleset)
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
    return journal


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--quality", default="standard")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    measure, report = MEASURES[given.what]
    kept = {name: getattr(given, name) for name in ("what", "game", "seats", "quality")}
    kept |= {"options": dict(given.option), "rules": registry.get(given.game).spec.rules}
    results = _kept_results(given.out, kept)
    done = {key_of(result) for result in results}
    tasks = [
        Task(given.game, given.seats, number, given.quality, kind, tuple(given.option))
        for number in range(given.first, given.first + given.games)
        for kind in ((True, False) if given.what == "planted" else (False,))
        if (number, kind) not in done
    ]
    with ProcessPoolExecutor(given.jobs) as pool:
        for result in pool.map(measure, tasks):
            results.append(result)
            if given.out is not None:
                results.sort(key=key_of)
                whole = kept | {"machine": machine(), "summary": report(results), "results": results}
                given.out.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    print(f"{given.what} {given.game}, {given.seats} seats, {given.quality}: {report(results)}")


def _kept_results(path: Path | None, wanted: dict[str, Any]) -> list[dict[str, Any]]:
    """What a file has of the same measurement."""
    if path is None or not path.exists():
        return []
    data = json.loads(path.read_text(encoding="utf-8"))
    if {name: data.get(name) for name in wanted} != wanted:
        raise SystemExit(f"{path} has the results of something else")
    return list(data["results"])


def key_of(result: dict[str, Any]) -> tuple[int, bool]:
    return result["number"], result.get("with_mistakes", False)


def _option(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def _report_planted(results: list[dict[str, Any]]) -> dict[str, Any]:
    with_mistakes = [result for result in results if result["with_mistakes"]]
    clean = [result for result in results if not result["with_mistakes"]]
    seconds = [result["seconds"] for result in results]
    return {
        "planted": sum(len(result["planted"]) for result in with_mistakes),
        "found": sum(result["found"] for result in with_mistakes),
        "false_with_mistakes": _mean(result["false"] for result in with_mistakes),
        "false_without": _mean(result["false"] for result in clean),
        "cpu_seconds_median": round(median(seconds), 1),
        "cpu_seconds_most": max(seconds),
    }


def _report_repeated(results: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "games": len(results),
        "two_or_three_shared": sum(result["shared"] >= 2 for result in results),
        "all_shared": sum(result["shared"] == 3 for result in results),
    }


def _report_timed(results: list[dict[str, Any]]) -> dict[str, Any]:
    """The median and the most of each quality."""
    found = {}
    for quality in TIMED:
        seconds = [result["seconds"][quality] for result in results]
        found[quality] = {"median": round(median(seconds), 1), "most": max(seconds)}
    return {"games": len(results), "cpu_seconds": found}


def _mean(numbers: Iterable[int]) -> float:
    counted = list(numbers)
    return round(sum(counted) / max(1, len(counted)), 2)


MEASURES = {
    "planted": (planted, _report_planted),
    "repeated": (repeated, _report_repeated),
    "timed": (timed, _report_timed),
}

if __name__ == "__main__":
    main(sys.argv[1:])

"""Measures the speed of random games and searches, and compares it with OpenSpiel's C++ in the same run.

Ours: `core.playout.Playouts`, which counts its decisions and chance events as it plays.

OpenSpiel's: `RandomRolloutEvaluator`, a C++ loop that clones a state, plays uniformly random legal
actions (chance by its weights) to the end, and adds up the returns. Python cannot call it directly,
so it is reached through an `MCTSBot` with a single simulation: its first act is to evaluate the
root, that is to play all `n` rollouts from there, and nothing follows. The evaluator does not
report how many decisions it made. They are games times the mean length of games played by the same
uniformly random choice, sampled beforehand from Python and not timed.

Searches: `search.Search` and OpenSpiel's C++ `MCTSBot`, both with one random playout per
simulation, from a position with many choices. Simulations are counted: per second of wall time
with several threads, of CPU time otherwise.

Contenders take turns, so that a machine that slows down slows all of them.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Protocol

import rosace
from rosace.core import registry
from rosace.core.extras import install_hint
from rosace.core.playout import Playouts
from rosace.core.rng import Rng
from rosace.core.state import CHANCE
from rosace.search import Search, Settings

# name, game, seats, options
OUR_GAMES: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    ("Rosace Basilica (2)", "basilica", 2, {"variant": "2022", "festum": True}),
    ("Rosace Sagrada (2)", "sagrada", 2, {}),
    ("Rosace Sagrada (4)", "sagrada", 4, {}),
    ("Rosace Fantazja (2)", "fantazja", 2, {}),
)
REFERENCE = "OpenSpiel Go 9x9"
# name, OpenSpiel's name of the game, games to sample for the mean length
OPEN_SPIEL = (
    (REFERENCE, "go(board_size=9)", 4_000),
    ("OpenSpiel Quoridor", "quoridor", 3_000),
    ("OpenSpiel backgammon", "backgammon", 1_000),
    ("OpenSpiel Hive", "hive", 400),
)
# name, OpenSpiel's name of the game
OPEN_SPIEL_SEARCH = ((REFERENCE, "go(board_size=9)"), ("OpenSpiel backgammon", "backgammon"))
THREADS = (1, 2)
MIN_CHOICES = 10  # legal decisions of a position to search, exceeded


class Contender(Protocol):
    """Something measured: random games, or a search, where a game is a simulation.

    `played` describes the game, `length` how decisions are counted, `threads` how many cores it uses.
    """

    name: str
    played: dict[str, Any]
    length: dict[str, Any]
    threads: int

    def play(self, games: int) -> tuple[float, float]:
        """Play games; return their numbers of decisions and chance events."""


class OurPlayouts:
    """Random games of Rosace in the compiled loop."""

    def __init__(self, name: str, game: str, seats: int, options: dict[str, Any]):
        self.name = name
        ruleset = registry.get(game)
        self.played = {"game": game, "seats": seats, "options": ruleset.validate_options(seats, options)[1]}
        self.length: dict[str, Any] = {"counted": "exactly"}
        self.threads = 1
        self._root = ruleset.new(seats, options)
        self._playouts = Playouts(1)

    def play(self, games: int) -> tuple[float, float]:
        decisions, events = self._playouts.decisions, self._playouts.events
        self._playouts.run(self._root, games)
        return self._playouts.decisions - decisions, self._playouts.events - events


class OpenSpielPlayouts:
    """C++ rollouts of an OpenSpiel game."""

    def __init__(self, pyspiel: Any, name: str, game: str, sampled: int):
        self.name = name
        self.played = {"game": game}
        self.threads = 1
        self._spiel = pyspiel
        self._game = pyspiel.load_game(game)
        self._root = _first_decision(self._game)
        lengths = [_random_game_length(self._root.clone(), random.Random(i)) for i in range(sampled)]
        self._decisions = statistics.fmean(decisions for decisions, _ in lengths)
        self._events = statistics.fmean(events for _, events in lengths)
        self.length = {
            "counted": "games times mean length",
            "sampled_games": sampled,
            "decisions": round(self._decisions, 2),
            "standard_error": round(statistics.stdev(d for d, _ in lengths) / sampled**0.5, 2),
            "chance_events": round(self._events, 2),
        }

    def play(self, games: int) -> tuple[float, float]:
        evaluator = self._spiel.RandomRolloutEvaluator(games, 1)
        bot = self._spiel.MCTSBot(self._game, evaluator, 1.0, 1, 1000, False, 1, False)
        bot.mcts_search(self._root)
        return games * self._decisions, games * self._events


def _first_decision(game: Any) -> Any:
    """The first position with a decision: an MCTSBot cannot search a chance node."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


class OurSearch:
    """A Rosace search with plain random playouts."""

    def __init__(self, name: str, game: str, seats: int, options: dict[str, Any], threads: int):
        self.name = f"{name}, {threads} threads" if threads > 1 else name
        ruleset = registry.get(game)
        self.played = {"game": game, "seats": seats, "options": ruleset.validate_options(seats, options)[1]}
        self.length: dict[str, Any] = {"counted": "exactly"}
        self.threads = threads
        self._root = _position_with_choices(ruleset.new(seats, options))
        self._search = Search(Settings(early=False), threads)

    def play(self, games: int) -> tuple[float, float]:
        result = self._search.run(self._root, simulations=max(games, self.threads), seed=1)
        return result.decisions, 0.0


class OpenSpielSearch:
    """OpenSpiel's C++ search with one random rollout per simulation, of unknown length."""

    def __init__(self, pyspiel: Any, name: str, game: str):
        self.name = name
        self.played = {"game": game}
        self.length: dict[str, Any] = {"counted": "not at all"}
        self.threads = 1
        self._spiel = pyspiel
        self._game = pyspiel.load_game(game)
        self._root = _first_decision(self._game)

    def play(self, games: int) -> tuple[float, float]:
        evaluator = self._spiel.RandomRolloutEvaluator(1, 1)
        bot = self._spiel.MCTSBot(self._game, evaluator, 1.4, games, 1000, False, 1, False)
        bot.mcts_search(self._root)
        return 0.0, 0.0


def _position_with_choices(state: Any) -> Any:
    """Advance a state until more than MIN_CHOICES decisions are legal."""
    rng = Rng(1)
    while len(state.legal()) <= MIN_CHOICES:
        state.apply(state.sample(rng) if state.to_move() == CHANCE else state.legal()[0])
    return state


def _random_game_length(state: Any, rng: random.Random) -> tuple[int, int]:
    """The numbers of decisions and chance events of a random game."""
    decisions = events = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, weights)[0]
            events += 1
        else:
            action = rng.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
    return decisions, events


@dataclass(frozen=True)
class Run:
    """One measurement."""

    games: int
    decisions: float
    events: float
    seconds: float


def contenders() -> tuple[list[Contender], str]:
    """The contenders, and a message if OpenSpiel is missing."""
    contenders: list[Contender] = [OurPlayouts(*game) for game in OUR_GAMES]
    try:
        import pyspiel
    except ImportError:
        return (
            contenders,
            f"nothing to compare with, since OpenSpiel is not installed: {install_hint('bench')}",
        )
    known = set(pyspiel.registered_names())
    for name, game, sampled in OPEN_SPIEL:
        if game.partition("(")[0] in known:
            contenders.append(OpenSpielPlayouts(pyspiel, name, game, sampled))
    return contenders, ""


def searches() -> list[Contender]:
    """The searches that are measured."""
    searches: list[Contender] = [OurSearch(*game, threads) for threads in THREADS for game in OUR_GAMES]
    try:
        import pyspiel
    except ImportError:
        return searches
    known = set(pyspiel.registered_names())
    for name, game in OPEN_SPIEL_SEARCH:
        if game.partition("(")[0] in known:
            searches.append(OpenSpielSearch(pyspiel, name, game))
    return searches


def run_once(contender: Contender, games: int) -> Run:
    clock = time.process_time if contender.threads == 1 else time.perf_counter
    started = clock()
    decisions, events = contender.play(games)
    return Run(games, decisions, events, clock() - started)


def games_for(contender: Contender, seconds: float) -> int:
    """How many games take about this long; the measurement also warms up the contender."""
    games = 1
    while True:
        elapsed = run_once(contender, games).seconds
        if elapsed > seconds / 20:
            return max(1, round(games * seconds / elapsed))
        games *= 4


def measure(
    contenders: list[Contender], seconds: float, repeat: int, progress: Callable[[], object] = lambda: None
) -> dict[str, list[Run]]:
    """The runs of every contender, interleaved: A B C, A B C, ..."""
    games = {contender.name: games_for(contender, seconds) for contender in contenders}
    runs: dict[str, list[Run]] = {contender.name: [] for contender in contenders}
    for _ in range(repeat):
        for contender in contenders:
            runs[contender.name].append(run_once(contender, games[contender.name]))
            progress()
    return runs


def spread(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def report(contenders: list[Contender], runs: dict[str, list[Run]], missing: str) -> dict[str, Any]:
    """All figures as JSON."""
    rates = {name: [run.decisions / run.seconds for run in runs_of_one] for name, runs_of_one in runs.items()}
    return {
        "method": (__doc__ or "").strip(),
        "machine": machine(),
        "comparison_missing": missing or None,
        "contenders": [
            {
                "name": contender.name,
                "played": contender.played,
                "length": contender.length,
                "decisions_per_second": spread(rates[contender.name]),
                "chance_events_per_second": spread([r.events / r.seconds for r in runs[contender.name]]),
                "ratio_to_go": _ratio(rates, contender.name),
                "runs": [vars(run) for run in runs[contender.name]],
            }
            for contender in contenders
        ],
    }


def report_searches(
    contenders: list[Contender], runs: dict[str, list[Run]], played: dict[str, list[Run]]
) -> list[dict[str, Any]]:
    """The figures of the searches as JSON; `played` has the runs of plain random games."""
    rates = {name: [run.games / run.seconds for run in runs_of_one] for name, runs_of_one in runs.items()}
    decisions, plain = _decisions(runs), _decisions(played)
    return [
        {
            "name": contender.name,
            "played": contender.played,
            "threads": contender.threads,
            "clock": "CPU" if contender.threads == 1 else "wall",
            "simulations_per_second": spread(rates[contender.name]),
            "ratio_to_go": _ratio(rates, contender.name),
            "decisions_per_second": decisions[contender.name] or None,
            "of_plain_games": _fraction(decisions[contender.name], plain.get(contender.name)),
            "runs": [vars(run) for run in runs[contender.name]],
        }
        for contender in contenders
    ]


def _decisions(runs: dict[str, list[Run]]) -> dict[str, float]:
    """Contender -> median of decisions per second."""
    return {
        name: statistics.median(run.decisions / run.seconds for run in runs_of_one)
        for name, runs_of_one in runs.items()
    }


def _fraction(search_rate: float, plain: float | None) -> float | None:
    """The decisions of a search as a fraction of those of plain random games."""
    return search_rate / plain if search_rate and plain else None


def _ratio(rates: dict[str, list[float]], name: str) -> dict[str, float] | None:
    """The rate relative to Go, comparing runs of the same round."""
    if REFERENCE not in rates:
        return None
    return spread([ours / go for ours, go in zip(rates[name], rates[REFERENCE], strict=True)])


def machine() -> dict[str, Any]:
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "rosace": rosace.__version__,
        "core": "compiled" if rosace.compiled() else "uncompiled",
        "open_spiel": _version("open_spiel"),
    }


def _cpu() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            for line in lines:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown"


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None

"""Settings of the search against each other, or against a player: `python benchmarks/matches.py --help`.

Games come in pairs with the same deal and the seats swapped, so that neither luck nor the first turn
favours a side for long. A victory counts 1, a shared one a half. The interval is the normal one over
pairs, whose two games are not independent of each other. Thought is measured in CPU time, so that a
busy machine does not change the result.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from rosace import players
from rosace.core import registry
from rosace.core.chance import deal
from rosace.core.game import Game
from rosace.core.rng import Rng, scatter
from rosace.core.state import CHANCE, OVER
from rosace.players import decide
from rosace.search import Search, Settings

Choice = Callable[[Any, int], int]  # a position and a seed -> a decision


def chooser(game: Game, text: str, seconds: float | None, simulations: int | None) -> Choice:
    """Somebody to play: `key=value,...` are settings of a search, anything else is a player's name."""
    if "=" not in text and text != "search":
        player = players.get(text)
        return lambda state, seed: decide(player, state, state.to_move(), Rng(seed))
    given = {} if text == "search" else dict(item.split("=") for item in text.split(","))
    plain = given.pop("plain", None) is not None
    budget = {"seconds": seconds, "simulations": simulations}
    if "seconds" in given:
        budget["seconds"] = float(given.pop("seconds"))
    if "simulations" in given:
        budget["simulations"] = int(given.pop("simulations"))
    changes = {name: json.loads(value) for name, value in given.items()}
    settings = Settings(**changes) if plain else Settings.of(game, **changes)
    search = Search(settings, clock=time.thread_time)
    return lambda state, seed: search.run(state, seed=seed, **budget).action


def play(game: Game, options: dict[str, Any], sides: list[Choice], seed: int) -> tuple[float, int]:
    """One game; what it was worth to the first side (0 to 1), and by how many points it was ahead."""
    state = game.new(len(sides), options)
    events = decisions = 0
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            state.apply(deal(seed, events, state.chance()))
            events += 1
        else:
            state.apply(sides[state.to_move()](state, scatter(seed, 1_000_000 + decisions)))
            decisions += 1
    return (state.utility(0) + 1) / 2, state.score(0) - state.score(1)


def match(
    game: Game, options: dict[str, Any], one: Choice, two: Choice, pairs: int, seed: int
) -> dict[str, Any]:
    """What the first side won of pairs of games, with the interval of 95 %."""
    worths, leads = [], []
    for number in range(pairs):
        deals = scatter(seed, number)
        first, ahead = play(game, options, [one, two], deals)
        second, behind = play(game, options, [two, one], deals)
        worths.append((first + 1 - second) / 2)
        leads.append((ahead - behind) / 2)
        print(f"\r{number + 1} pairs, {statistics.fmean(worths):.3f} ", end="", file=sys.stderr)
    print("\r", end="", file=sys.stderr)
    spread = 1.96 * statistics.stdev(worths) / pairs**0.5
    points = 1.96 * statistics.stdev(leads) / pairs**0.5
    return {
        "games": 2 * pairs,
        "won": round(statistics.fmean(worths), 3),
        "plus_minus": round(spread, 3),
        "points_ahead": round(statistics.fmean(leads), 2),
        "points_plus_minus": round(points, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one", help="'key=value,...' for settings that differ, 'search', or a player")
    parser.add_argument("two")
    parser.add_argument("--options", default="{}", help="options of the game as JSON")
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seconds", type=float, help="CPU seconds of thought for each decision")
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.seconds is None and asked.simulations is None:
        asked.seconds = 0.05
    game = registry.get(asked.game)
    sides = [chooser(game, text, asked.seconds, asked.simulations) for text in (asked.one, asked.two)]
    began = time.process_time()
    result = match(game, json.loads(asked.options), *sides, asked.pairs, asked.seed)
    minutes = (time.process_time() - began) / 60
    result |= {"one": asked.one, "two": asked.two, "cpu_minutes": round(minutes, 1)}
    print(json.dumps(result))


if __name__ == "__main__":
    main()

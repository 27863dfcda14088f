"""A bot to begin with: plays every choice out at random, again and again, and takes what went best.

    rosace play basilica --seat human --seat examples/bot.py:Sampler
    rosace arena basilica --player examples/bot.py:Sampler --player random --time 0.05 --games 20
    rosace arena basilica --player examples/bot.py:Sampler:games=50 --player examples/bot.py:Sampler:games=500

`docs/bots.md` explains what a bot is shown and given.
"""

from __future__ import annotations

from time import perf_counter

from rosace.core.playout import Playouts
from rosace.players import Budget, Observation


class Sampler:
    def __init__(self, games: int = 200):
        self.games = games  # random games for a decision, where the budget names no number

    def choose(self, seen: Observation, budget: Budget) -> int:
        until = None if budget.seconds is None else perf_counter() + budget.seconds
        playouts = Playouts(seen.rng.word())
        trial = seen.state.clone()
        worth = [0.0] * len(seen.legal)
        played = [0] * len(seen.legal)
        for number in range(budget.simulations or self.games):
            if until is not None and perf_counter() > until:
                break
            choice = number % len(seen.legal)
            seen.state.determinize(seen.seat, seen.rng)  # what it cannot know, drawn once more
            trial.copy_from(seen.state)
            trial.apply(seen.legal[choice])
            playouts.finish(trial)
            worth[choice] += trial.utility(seen.seat)
            played[choice] += 1
        tried = [choice for choice, number in enumerate(played) if number]
        best = max(tried or [0], key=lambda choice: worth[choice] / max(1, played[choice]))
        return seen.legal[best]

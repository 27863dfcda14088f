"""A simple bot: it plays random games from every choice and takes the choice with the best result.

    rosace play basilica --seat human --seat examples/bot.py:Sampler
    rosace arena basilica --player examples/bot.py:Sampler --player random --time 0.05 --games 20
    rosace arena basilica --player examples/bot.py:Sampler:games=50 --player examples/bot.py:Sampler:games=500

`docs/bots.md` explains what a bot gets.
"""

from __future__ import annotations

from time import perf_counter

from rosace.core.playout import Playouts
from rosace.players import Budget, Observation


class Sampler:
    def __init__(self, games: int = 200):
        self.games = games  # random games per decision, unless the budget says how many

    def choose(self, observation: Observation, budget: Budget) -> int:
        deadline = None if budget.seconds is None else perf_counter() + budget.seconds
        playouts = Playouts(observation.rng.word())
        trial = observation.state.clone()
        totals = [0.0] * len(observation.legal)
        counts = [0] * len(observation.legal)
        for number in range(budget.simulations or self.games):
            if deadline is not None and perf_counter() > deadline:
                break
            choice = number % len(observation.legal)
            observation.state.determinize(observation.seat, observation.rng)  # resample hidden information
            trial.copy_from(observation.state)
            trial.apply(observation.legal[choice])
            playouts.finish(trial)
            totals[choice] += trial.utility(observation.seat)
            counts[choice] += 1
        tried = [choice for choice, number in enumerate(counts) if number]
        best = max(tried or [0], key=lambda choice: totals[choice] / max(1, counts[choice]))
        return observation.legal[best]

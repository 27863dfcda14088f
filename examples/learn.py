"""Learn Sagrada for two from nothing, on one core, with NumPy alone.

    python examples/learn.py                      # a minute: wins 9 of 10 games against choices at random
    python examples/learn.py --rounds 8           # ten seconds: 8 of 10

A policy with one hidden layer plays both seats of 256 games at once in a `VectorGame`. When all have ended,
every decision is made more likely or less by what its seat gained after it, soon rather than late, compared
with what a second output of the same layer had expected (REINFORCE with a baseline, Adam). The gains are read
from the observations, which have the points if they were counted now. That is all there is to it, and a
starting point for better: no search, no replay, no opponents of the past.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass, field

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # these matrices are too small to share out

import numpy as np

from rosace.rl import VectorGame

GAMES = 256
HIDDEN = 64
DICE, CELLS = 30, 20  # the first decisions place a die (docs/actions.md)
POINTS_SCALE = 4.0  # points per unit of gain
DISCOUNT = 0.9  # weight of a point one decision later
BATCH_STEPS = 4  # in a batch to learn from
LEARNING_RATE = 0.001
ENTROPY_BONUS = 0.01  # weight of the entropy of the policy


@dataclass
class Policy:
    """Observation -> hidden layer -> a score for each decision, and the points ahead that it expects."""

    size: int
    decisions: int
    rng: np.random.Generator
    weights: dict[str, np.ndarray] = field(default_factory=dict)

    def __post_init__(self) -> None:
        def small(rows: int, columns: int, by: float) -> np.ndarray:
            return (self.rng.standard_normal((rows, columns)) * by).astype(np.float32)

        self.weights = {
            "in": small(self.size, HIDDEN, 0.05),
            "in0": np.zeros(HIDDEN, np.float32),
            "out": small(HIDDEN, self.decisions, 0.05),
            "out0": np.zeros(self.decisions, np.float32),
            "die": small(HIDDEN, DICE, 0.05),
            "cell": small(HIDDEN, CELLS, 0.05),
            "worth": small(HIDDEN, 1, 0.05),
            "worth0": np.zeros(1, np.float32),
        }

    def hidden(self, observations: np.ndarray) -> np.ndarray:
        return np.maximum(observations @ self.weights["in"] + self.weights["in0"], 0)

    def probabilities(self, hidden: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The probability of each decision; 0 for illegal ones."""
        scores = hidden @ self.weights["out"] + self.weights["out0"]
        places = scores[:, : DICE * CELLS].reshape(-1, DICE, CELLS)
        places += (hidden @ self.weights["die"])[:, :, None]
        places += (hidden @ self.weights["cell"])[:, None, :]
        scores[~masks] = -np.inf
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        return scores / scores.sum(axis=1, keepdims=True)

    def value(self, hidden: np.ndarray) -> np.ndarray:
        return (hidden @ self.weights["worth"])[:, 0] + self.weights["worth0"][0]

    def choose(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """Sample a decision, for learning."""
        reached = self.probabilities(self.hidden(floats(observations)), masks).cumsum(axis=1)
        return (reached < self.rng.random((len(observations), 1)) * reached[:, -1:]).sum(axis=1)

    def best(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The most likely decision, for playing well."""
        return self.probabilities(self.hidden(floats(observations)), masks).argmax(axis=1)


def floats(observations: np.ndarray) -> np.ndarray:
    """Observations scaled for the network: most are 0 or 1, some are counts and points."""
    return np.clip(observations, -20, 20).astype(np.float32) * np.float32(0.5)


class Adam:
    """The usual optimizer."""

    def __init__(self, weights: dict[str, np.ndarray], rate: float):
        self.weights, self.rate, self.steps = weights, rate, 0
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}

    def step(self, gradients: dict[str, np.ndarray]) -> None:
        self.steps += 1
        rate = self.rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient**2 - self.square[name])
            self.weights[name] -= rate * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)


def play(batch: VectorGame, policy: Policy, seed: int) -> list[tuple[np.ndarray, ...]]:
    """Play all games; return for each step the observations, masks, choices, games and seats."""
    batch.reset(seed)
    steps, chosen = [], np.zeros(batch.games, np.int32)
    while not batch.done.all():
        going = np.flatnonzero(batch.counts)
        observations, masks = batch.observations[going], batch.masks[going]
        chosen[going] = policy.choose(observations, masks)
        steps.append((observations, masks, chosen[going], going, batch.to_move[going]))
        batch.step(chosen)
    return steps


def gains(batch: VectorGame, steps: list[tuple[np.ndarray, ...]]) -> list[np.ndarray]:
    """What the seat of each decision gained after it, discounted, step by step."""
    own_points = batch.observation.slices()["points"].start
    later = np.zeros((batch.games, batch.seats), np.float32)
    points_after = batch.points.astype(np.float32)
    gains_by_step = []
    for observations, _, _, games, seats in reversed(steps):
        points = observations[:, own_points].astype(np.float32)
        later[games, seats] = points_after[games, seats] - points + DISCOUNT * later[games, seats]
        points_after[games, seats] = points
        gains_by_step.append(later[games, seats] / POINTS_SCALE)
    return gains_by_step[::-1]


def gradients(
    policy: Policy, observations: np.ndarray, masks: np.ndarray, chosen: np.ndarray, gained: np.ndarray
) -> dict[str, np.ndarray]:
    """The gradients for some decisions and the gains after them."""
    weights, numbers, rows = policy.weights, floats(observations), len(observations)
    hidden = policy.hidden(numbers)
    probabilities = policy.probabilities(hidden, masks)
    missed = gained - policy.value(hidden)
    surprise = missed / missed.std()
    # Make a choice more likely if it went better than expected.
    push = probabilities * surprise[:, None]
    push[np.arange(rows), chosen] -= surprise
    logs = np.log(probabilities + 1e-9)
    push += ENTROPY_BONUS * probabilities * (logs - (probabilities * logs).sum(axis=1, keepdims=True))
    miss = -0.5 * missed[:, None]
    places = push[:, : DICE * CELLS].reshape(-1, DICE, CELLS)
    dice, cells = places.sum(axis=2), places.sum(axis=1)
    back = push @ weights["out"].T + miss @ weights["worth"].T
    back += dice @ weights["die"].T + cells @ weights["cell"].T
    back *= hidden > 0
    sums = {
        "in": numbers.T @ back,
        "in0": back.sum(axis=0),
        "out": hidden.T @ push,
        "out0": push.sum(axis=0),
        "die": hidden.T @ dice,
        "cell": hidden.T @ cells,
        "worth": hidden.T @ miss,
        "worth0": miss.sum(axis=0),
    }
    return {name: value / rows for name, value in sums.items()}


def learn(rounds: int, seed: int = 1, verbose: bool = False) -> Policy:
    """Train a policy for some rounds of 256 games against itself."""
    batch = VectorGame("sagrada", GAMES, seats=2, auto_reset=False)
    policy = Policy(batch.observation.size, batch.decisions, np.random.default_rng(seed))
    adam, started = Adam(policy.weights, LEARNING_RATE), time.process_time()
    for number in range(rounds):
        steps = play(batch, policy, seed * 1_000_003 + number)
        gained = gains(batch, steps)
        for indices in np.array_split(policy.rng.permutation(len(steps)), len(steps) // BATCH_STEPS):
            observations, masks, chosen = (
                np.concatenate([steps[i][part] for i in indices]) for part in range(3)
            )
            adam.step(
                gradients(policy, observations, masks, chosen, np.concatenate([gained[i] for i in indices]))
            )
        if verbose and (number + 1) % 10 == 0:
            spent = time.process_time() - started
            print(f"round {number + 1}: {batch.points.mean():6.1f} points a seat, {spent:4.0f} s of CPU")
    return policy


def against_random(policy: Policy, games: int = 512, seed: int = 99) -> float:
    """The share of games won against choices at random, half of them from each seat; a draw is half a win."""
    batch = VectorGame("sagrada", games, seats=2, auto_reset=False, seed=seed)
    rng = np.random.default_rng(seed)
    own, rows, won = np.arange(games) % 2, np.arange(games), np.zeros(games)
    while not batch.done.all():
        chosen = batch.legal[rows, (rng.random(games) * batch.counts).astype(np.int32)]
        mine = np.flatnonzero((batch.counts > 0) & (batch.to_move == own))
        if len(mine):
            chosen[mine] = policy.best(batch.observations[mine], batch.masks[mine])
        batch.step(chosen)
        won += batch.rewards[rows, own]
    return float((won + 1).mean() / 2)


def main() -> None:
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    policy = learn(arguments.rounds, arguments.seed, verbose=True)
    print(f"wins {against_random(policy):.0%} of 512 games against choices at random")


if __name__ == "__main__":
    main()

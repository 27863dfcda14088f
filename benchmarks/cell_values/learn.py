"""Learn the weights of Sagrada's suggestions, src/rosace/games/sagrada/weights.json.

    python benchmarks/cell_values/learn.py --minutes 10            from the weights there are
    python benchmarks/cell_values/learn.py --seats 1 --fresh       the solo game, from nothing

First the outcomes of games of suggestions are fitted by the facts of cell_values.py (`--rounds`), as a start;
then the weights climb by the gradient of the outcome for `--minutes`. Tools are used as suggestions do.
Prints the mean outcome on deals of their own as it goes, and writes the file at the end.
Wants a C compiler.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

import rosace
from rosace.core import registry
from rosace.core.rng import Rng

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WEIGHTS_FILE = ROOT / "src" / "rosace" / "games" / "sagrada" / "weights.json"
TURNS, FACTS, UNIT = 20, 149, 64
TABLES = ("others", "alone")
CHUNK = 2000  # games at a time


def compiled() -> ModuleType:
    """walks.pyx, built in build/cell_values."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    folder = ROOT / "build" / "cell_values"
    extension = Extension("walks", [str(HERE / "walks.pyx")], extra_compile_args=["-O3"])
    built = cythonize([extension], include_path=[str(ROOT / "src")], build_dir=str(folder), quiet=True)
    command = Distribution({"ext_modules": built}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(folder)
    command.ensure_finalized()
    command.run()
    (path,) = folder.glob("walks.*.so")
    spec = importlib.util.spec_from_file_location("walks", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Learner:
    """The weights of a table (in points, [turn, fact]) and the games that teach them."""

    def __init__(self, walks: ModuleType, seats: int, seed: int):
        self.walks = walks
        self.table = TABLES[seats == 1]
        self.tables = {name: np.array(read()[name]) / UNIT for name in TABLES}
        self.root = registry.get("sagrada").new(seats)
        self.rng = Rng(seed)
        self.seats = seats

    def use(self, weights: Any) -> None:
        self.tables[self.table] = weights
        both = np.concatenate([self.tables[name] for name in TABLES])
        self.walks.use(np.rint(both * UNIT).astype(int).ravel().tolist())

    def played(self, games: int, stray: int, rng: Rng | None = None) -> tuple[Any, Any, Any, float]:
        facts = np.zeros((games * self.seats * TURNS, FACTS), np.int32)
        turns, outcomes = np.zeros(len(facts), np.int32), np.zeros(len(facts))
        rows, mean = self.walks.play(self.root, games, rng or self.rng, stray, facts, turns, outcomes)
        return facts[:rows], turns[:rows], outcomes[:rows], mean

    def mean(self, games: int = 8 * CHUNK) -> float:
        """The mean result of the suggestions, always on the same deals."""
        rng = Rng(999)
        return float(np.mean([self.played(CHUNK, 0, rng)[3] for _ in range(games // CHUNK)]))

    def fit(self, games: int, sums: list[Any], keep: float = 0.8, ridge: float = 300.0) -> tuple[Any, Any]:
        """Weights and what is usual, turn by turn, by least squares over these games and faded ones."""
        for one in sums:
            one *= keep
        for _ in range(games // CHUNK):
            facts, turns, outcomes, _ = self.played(CHUNK, 150)
            for turn in range(TURNS):
                these = np.hstack([facts[turns == turn], np.ones((np.sum(turns == turn), 1))])
                sums[0][turn] += these.T @ these
                sums[1][turn] += these.T @ outcomes[turns == turn]
        least = np.diag([ridge] * FACTS + [1e-3])
        solution = np.array([np.linalg.solve(sums[0][turn] + least, sums[1][turn]) for turn in range(TURNS)])
        return solution[:, :FACTS].copy(), solution[:, FACTS].copy()

    def climb(self, minutes: float, heat: float, rate: float) -> None:
        """Gradient ascent (Adam) on the result minus the predicted value of the windows."""
        worth, usual = self.fit(60_000, blank())
        worth, weights = worth.astype(np.float32), self.tables[self.table].astype(np.float32)
        mean, square, steps = np.zeros_like(weights), np.zeros_like(weights), 0
        began, climb = time.monotonic(), self.walks.Climb()
        while (part := (time.monotonic() - began) / 60 / minutes) < 1:
            gradient, surprise, number = np.zeros_like(weights), np.zeros(TURNS), np.zeros(TURNS)
            climb.run(self.root, CHUNK, self.rng, weights, worth, usual, heat, gradient, surprise, number)
            usual = usual + 0.2 * surprise / np.maximum(1, number)
            gradient /= CHUNK * self.seats
            steps += 1
            mean = 0.9 * mean + 0.1 * gradient
            square = 0.99 * square + 0.01 * gradient**2
            step = (mean / (1 - 0.9**steps)) / (np.sqrt(square / (1 - 0.99**steps)) + 1e-4)
            weights = (weights + rate * min(1.0, 2 * (1 - part) + 0.05) * step).astype(np.float32)
            self.use(weights)
            if steps % 100 == 0:
                print(f"{100 * part:.0f} %: {self.mean():.2f}", flush=True)


def blank() -> list[Any]:
    return [np.zeros((TURNS, FACTS + 1, FACTS + 1)), np.zeros((TURNS, FACTS + 1))]


def read() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    return document


def write(tables: dict[str, Any]) -> None:
    """A line a turn."""
    parts = [f'  "about": {json.dumps(read()["about"])}']
    for name in TABLES:
        numbers = np.rint(tables[name] * UNIT).astype(int).tolist()
        rows = ",\n".join(f"    {json.dumps(row)}" for row in numbers)
        parts.append(f'  "{name}": [\n{rows}\n  ]')
    WEIGHTS_FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn the weights of Sagrada's suggestions.")
    parser.add_argument("--seats", type=int, default=2, choices=(1, 2, 3, 4))
    parser.add_argument("--fresh", action="store_true", help="from nothing, not from the weights there are")
    parser.add_argument("--rounds", type=int, default=6, help="of 40,000 games that are fitted, if fresh")
    parser.add_argument("--minutes", type=float, default=10.0, help="to climb")
    parser.add_argument("--heat", type=float, default=0.6, help="points for 2.7 times the chance")
    parser.add_argument("--rate", type=float, default=0.03, help="points of a step, for a weight")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    above = given.minutes > 0 and given.heat > 0 and given.rate > 0
    if not above or given.rounds < 0 or given.seed < 0:
        parser.error("minutes, heat and rate are above 0, rounds and seed not below")
    if not rosace.compiled():
        print("learn: the compiled core is needed", file=sys.stderr)
        return 2
    learner = Learner(compiled(), given.seats, given.seed)
    learner.use(np.zeros((TURNS, FACTS)) if given.fresh else learner.tables[learner.table])
    sums = blank()
    for number in range(given.rounds if given.fresh else 0):
        learner.use(learner.fit(40_000, sums)[0])
        print(f"fit {number + 1}: {learner.mean():.2f}", flush=True)
    print(f"start: {learner.mean():.2f}", flush=True)
    learner.climb(given.minutes, given.heat, given.rate)
    print(f"end: {learner.mean():.2f}", flush=True)
    write(learner.tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Digests of what learners are shown: `python -m rl.digests` prints them, and with `write` keeps them."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

import numpy as np

from contract.conftest import SHIPPED, Table
from contract.walks import walk
from rosace.core.state import OVER
from rosace.rl.vector import VectorGame

GOLDENS = Path(__file__).parent / "observations.json"


def observed(table: Table, seed: int) -> str:
    """Every observation of a random game, of all seats."""
    observation, digest = table.ruleset.observation, sha256()
    assert observation is not None
    for state, _ in walk(table.new(), seed, daring=True):
        for seat in range(state.seats):
            digest.update(observation.vector(state, seat).tobytes())
    return digest.hexdigest()[:16]


def stepped(table: Table, games: int, steps: int, threads: int = 1, auto_reset: bool = True) -> str:
    """Every array of a batch after each step, the decisions being taken by their place in the list."""
    batch = VectorGame(
        table.ruleset.spec.name,
        games,
        seats=table.seats,
        seed=5,
        threads=threads,
        auto_reset=auto_reset,
        **dict(table.options),
    )
    digest, rows = sha256(), np.arange(games)
    for number in range(steps):
        for name in ("observations", "masks", "counts", "to_move", "rewards", "points", "done"):
            digest.update(getattr(batch, name).tobytes())
        going = batch.to_move != OVER
        batch.step(batch.legal[rows, (rows * 7 + number * 3) % np.where(going, batch.counts, 1)])
    batch.close()
    return digest.hexdigest()[:16]


def all_of_them() -> dict[str, dict[str, str]]:
    return {
        str(table): {"observed": observed(table, 1), "stepped": stepped(table, 3, 40)} for table in SHIPPED
    }


if __name__ == "__main__":
    text = json.dumps(all_of_them(), indent=1) + "\n"
    if "write" in sys.argv:
        GOLDENS.write_text(text)
    else:
        print(text)

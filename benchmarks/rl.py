"""Measures environments for learners: `VectorGame` against our single environment and Pgx, in one run.

    python benchmarks/rl.py                  a minute; a table
    python benchmarks/rl.py --json           for keeping

Everybody takes decisions at random among the legal ones, on one core, and is handed an observation and a mask
of the legal decisions after each. Counted are decisions a CPU second, since the machine may have other things
to do.

Ours in batches: `VectorGame`, the choices made by NumPy. Ours alone: `pettingzoo_env` as it comes, in its
wrappers, through `last` and `step`. Pgx (where it is installed, with JAX): its games in a batch of the same
size, step and choice compiled together; games that have ended stay where they are, which costs Pgx least.
Contenders take turns, so that a machine that slows down slows all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import time
from collections.abc import Callable
from typing import Any

# One core for all contenders; read when the libraries are loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

import rosace
from rosace.rl import VectorGame, pettingzoo_env

OUR_GAMES = (("basilica", 2), ("sagrada", 2), ("sagrada", 4), ("fantazja", 2))
PGX = ("backgammon", "go_9x9")

Steps = Callable[[int], int]  # take about so many decisions; how many they were


def vector_game_steps(name: str, seats: int, games: int) -> Steps:
    batch = VectorGame(name, games, seats=seats, seed=1)
    rng, rows = np.random.default_rng(1), np.arange(games)

    def steps(number: int) -> int:
        for _ in range(max(number // games, 1)):
            batch.step(batch.legal[rows, (rng.random(games) * batch.counts).astype(np.int32)])
        return max(number // games, 1) * games

    return steps


def pettingzoo_steps(name: str, seats: int) -> Steps:
    env, rng = pettingzoo_env(name, seats=seats), np.random.default_rng(1)
    env.reset(seed=1)

    def steps(number: int) -> int:
        for _ in range(number):
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
            else:
                env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        return number

    return steps


def pgx_steps(name: str, games: int) -> Steps:
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)

    @jax.jit
    def step_all(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice_key = jax.random.split(key)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice_key, scores, axis=1)
        # Games that draw are given a key each.
        keys = jax.random.split(key, games)
        return jax.vmap(env.step)(state, actions, keys), key

    current = [
        jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games)),
        jax.random.PRNGKey(2),
    ]

    def steps(number: int) -> int:
        for _ in range(max(number // games, 1)):
            current[0], current[1] = step_all(*current)
        jax.block_until_ready(current[0])
        return max(number // games, 1) * games

    steps(1)  # compiles
    return steps


def contenders(games: int) -> tuple[dict[str, Steps], str]:
    """The contenders by name, and a message if Pgx is missing."""
    contenders = {}
    for name, seats in OUR_GAMES:
        contenders[f"VectorGame {name} ({seats})"] = vector_game_steps(name, seats, games)
        contenders[f"PettingZoo {name} ({seats})"] = pettingzoo_steps(name, seats)
    try:
        contenders |= {f"Pgx {name}": pgx_steps(name, games) for name in PGX}
    except ImportError:
        return contenders, "Pgx is not installed: its figures are missing"
    return contenders, ""


def measure(contenders: dict[str, Steps], seconds: float, repeat: int) -> dict[str, list[float]]:
    """Decisions a CPU second, run by run."""
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    sizes = dict.fromkeys(contenders, 1)
    for _ in range(repeat + 1):
        for name, steps in contenders.items():
            started = time.process_time()
            decisions = steps(sizes[name])
            while time.process_time() - started < seconds:
                decisions += steps(sizes[name])
            rate = decisions / (time.process_time() - started)
            sizes[name] = max(int(rate * seconds / 10), 1)
            rates[name].append(rate)
    return {name: runs[1:] for name, runs in rates.items()}  # the first round warms up


def report(rates: dict[str, list[float]]) -> str:
    """A table, with the ratios of our batches to our single environments and to the faster of Pgx."""
    medians = {name: statistics.median(runs) for name, runs in rates.items()}
    best = max((rate for name, rate in medians.items() if name.startswith("Pgx")), default=None)
    lines = ["| | decisions a CPU second | times PettingZoo | times the faster of Pgx |", "|---|---|---|---|"]
    for name, runs in rates.items():
        single = medians.get(name.replace("VectorGame", "PettingZoo"))
        ours = name.startswith("VectorGame")
        times = f"{medians[name] / single:.0f}" if ours and single else ""
        times_pgx = f"{medians[name] / best:.1f}" if ours and best else ""
        spread = f"{medians[name]:,.0f} ({min(runs):,.0f} to {max(runs):,.0f})"
        lines.append(f"| {name} | {spread} | {times} | {times_pgx} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1024, help="games in a batch")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a run")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    measured, missing = contenders(arguments.games)
    rates = measure(measured, arguments.seconds, arguments.repeat)
    if arguments.json:
        about = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "compiled": rosace.compiled(),
        }
        print(
            json.dumps(
                {"about": about, "games": arguments.games, "missing": missing, "runs": rates}, indent=1
            )
        )
        return
    print(report(rates))
    if missing:
        print(missing)


if __name__ == "__main__":
    main()

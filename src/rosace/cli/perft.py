"""`rosace perft`: count the positions ahead."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from rosace.cli.common import AsJson, GameName, Players, Seed, print_json
from rosace.cli.options import with_game_options
from rosace.core import registry
from rosace.perft import count, first_decision
from rosace.perft import divide as count_by_step


@with_game_options
def perft(
    game: GameName,
    options: dict[str, Any],
    players: Players = None,
    seed: Seed = 0,
    depth: Annotated[int, typer.Option(min=0, help="Number of steps ahead.")] = 3,
    divide: Annotated[bool, typer.Option("--divide", help="Split the count by first step.")] = False,
    json: AsJson = False,
) -> None:
    """Count the positions some steps after the first decision of a game (perft).

    A step is a decision or a chance event; a chance event counts once per outcome.
    Games that end sooner are not counted.
    """
    ruleset = registry.get(game)
    state = first_decision(ruleset, seed, options, players)
    started = time.perf_counter()
    split = {ruleset.text(action): n for action, n in count_by_step(state, depth).items()} if divide else {}
    nodes = sum(split.values()) if divide and depth else count(state, depth)
    seconds = time.perf_counter() - started
    if json:
        result = {
            "game": game,
            "seats": state.seats,
            "options": ruleset.validate_options(players, options)[1],
            "seed": seed,
            "depth": depth,
            "nodes": nodes,
        }
        print_json(result | ({"divide": split} if divide else {}) | {"timing": {"seconds": seconds}})
        return
    for text, number in split.items():
        print(f"{text:24} {number:>14,}")
    print(f"depth {depth}: {nodes:,} positions in {seconds:.3f} s")

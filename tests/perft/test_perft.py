"""Perft counts guard against silent change: positions so many steps ahead, chance expanded.

A line of a .perft file: options (and seats, and the leaning of `walks.LEANINGS` that is followed),
seed, steps played at random first (and on to the next decision, unless it is 0), then the counts
for depth 1, 2, ...
A wrong count prints the split by the first step, which leads to the guilty rule.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from contract.walks import LEANINGS, walk
from rosace.core import registry
from rosace.perft import count, divide

FOLDER = Path(__file__).parent
LIMIT = 200_000  # positions counted in `make test`; `make perft-long` counts all


def cases() -> list[tuple[str, str, int, int, int, int]]:
    all_cases = []
    for path in sorted(FOLDER.glob("*.perft")):
        for line in path.read_text().splitlines():
            if line and not line.startswith("#"):
                options, seed, played, *counts = line.split()
                for depth, number in enumerate(counts, 1):
                    all_cases.append((path.stem, options, int(seed), int(played), depth, int(number)))
    return all_cases


def position(game: str, options: str, seed: int, played: int):
    ruleset = registry.get(game)
    given = dict(item.split("=") for item in options.split(",")) if options != "-" else {}
    seats = int(given.pop("seats")) if "seats" in given else None
    lean = {way.__name__: way for way in LEANINGS.get(game, ())}.get(given.pop("lean", ""))
    for step, (state, _) in enumerate(walk(ruleset.new(seats, given), seed, daring=lean is None, lean=lean)):
        if step == played == 0 or (step >= played and state.to_move() >= 0):
            return ruleset, state
    raise AssertionError("the game is over before that")


def check(game: str, options: str, seed: int, played: int, depth: int, number: int) -> None:
    ruleset, state = position(game, options, seed, played)
    counted = count(state, depth)
    split = "\n".join(f"{ruleset.text(a)}: {n}" for a, n in divide(state, depth).items())
    assert counted == number, f"depth {depth}: {counted}, not {number}\n{split}"


@pytest.mark.parametrize("case", [case for case in cases() if case[-1] <= LIMIT], ids=str)
def test_perft(case) -> None:
    check(*case)


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in cases() if case[-1] > LIMIT], ids=str)
def test_perft_long(case) -> None:
    check(*case)


def test_every_game_has_counts() -> None:
    assert {case[0] for case in cases()} == set(registry.names())

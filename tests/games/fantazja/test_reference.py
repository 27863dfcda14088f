"""The kernel against the reference model: the same games, node by node.

Each way of playing is there for some rare rules; a run asserts that its games have met them.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rosace
from rosace.core import registry

from ..differential import CHANCE, AgainstModel, SideBySide, Way, uniform
from .lists import OTHER
from .pieces import LIST, ON_TABLE, POOL, TYPES, beside, cell_of
from .reference import Reference

RULESET = registry.get("fantazja")
TESTS = Path(__file__).parent.parent.parent
SEATS = {"random": -1, "1": 0, "2": 1}
ONE_BONUS_LEFT = "one bonus left"  # a table where all other bonus tokens are taken at once (F6.4)

# Ways of playing: how much an action is liked, given what it means to the reference.


def mighty(game: Reference, meaning: Any) -> float:
    """Powers, as often as they can be had, the rarer ones first; types of which there is one already."""
    what = meaning[0]
    if what == "power":
        used = sum(game.happened[f"{meaning[1]} {when} the main action"] for when in ("before", "after"))
        return 60.0 / (1 + used)
    if what == "build":
        return 4.0 if 0 < game.count(game.active, meaning[1].type) < 3 else 1.0
    if what in ("end", "enough"):
        return 0.3
    return 1.0


def tall(game: Reference, meaning: Any) -> float:
    """Large buildings: points for them are gained, the tiles are fetched, own buildings are built on."""
    what = meaning[0]
    if what == "build":
        return 4.0 ** meaning[1].level
    if what == "imagine":
        enough = len(game.me.imagination) > 1
        return (0.1 if enough or meaning[1].level > 1 else 3.0) / len(game.me.hand)
    if what == "lay":
        top = game.visible(meaning[1])
        return 5.0 if top and top.owner == game.active else 1.0
    if what in ("take", "exchange"):
        return 3.0 ** meaning[1].level
    if what == "power":
        return 5.0
    return 1.0


def dark(game: Reference, meaning: Any) -> float:
    """Dark Energy beside Dark Energy, and long rows, the token at their ends, so that much is cut off."""
    what = meaning[0]
    if what in ("build", "exchange", "take"):
        return 10.0 if meaning[1].dark else 1.0
    if what == "imagine":
        return 0.02 if meaning[1].dark else 0.3
    if what == "lay":
        cell = meaning[1]
        near = [game.table[each][-1].tile for each in beside(cell) if each in game.table]
        if game.begun and game.begun.dark:
            return 20.0 ** sum(tile.dark for tile in near)
        return 1.0 + abs(cell[0]) + abs(cell[1])
    if what == "guard":
        return 2.0 ** max(map(abs, meaning[1]))
    if what == "power":
        return {"military": 50.0, "special": 10.0, "residential": 10.0}.get(meaning[1], 1.0)
    return 1.0


def watchful(game: Reference, meaning: Any) -> float:
    """The military token, on dark buildings, and Dark Energy beside it."""
    what = meaning[0]
    if what == "power":
        return 100.0 if meaning[1] == "military" else 3.0
    if what == "guard":
        return 20.0 if game.table[meaning[1]][-1].tile.dark else 1.0
    if what == "build":
        return 8.0 if meaning[1].type == "military" else 4.0 if meaning[1].dark else 1.0
    if what == "lay" and game.begun and game.begun.dark:
        return 50.0 if game.guard and game.guard.cell in beside(meaning[1]) else 0.5
    return 1.0


def idle(game: Reference, meaning: Any) -> float:
    """Little is built, so that many games are tied."""
    return 0.12 if meaning[0] == "build" else 1.0


def road(game: Reference, meaning: Any) -> float:
    """A row as long as possible."""
    what = meaning[0]
    if what == "build":
        return 20.0 if meaning[1].level < 2 else 1e-3
    if what == "imagine":
        return 1.0 if meaning[1].level > 1 else 1e-3
    if what == "lay":
        return 20.0 ** max(map(abs, meaning[1]))
    return 1e-3 if what == "power" else 1.0


def late(game: Reference, meaning: Any) -> float:
    """Powers when the stacks are empty and the hands are small; until then, what they need is gathered."""
    what = meaning[0]
    if what == "power":
        return 20.0 if not game.me.stack else 0.1
    if what == "build":
        return 6.0 if meaning[1].type in ("magic", "production", "special") else 2.0
    if what == "enough":
        return 0.3
    return 1.0


WAYS = {
    "uniform": Way(
        uniform,
        games=30,
        rare=(
            "too few symbols",
            "a choice of payment",
            "a power is kept",
            "skipped turn",
            "bonus",
            "no bonus on the opponent's building",
            "bonus above the opponent's level I",
            "cut off",
            "token back to the pool",
            "token kept without a lead",
        ),
    ),
    "mighty": Way(
        mighty,
        games=30,
        rare=(
            *(f"{power} {when} the main action" for power in TYPES for when in ("before", "after")),
            "swap of 1",
            "swap of 2",
            "swap of 3",
            "few discards to swap",
            "0 put under",
            "1 put under",
            "2 put under",
            "a tile put under is drawn",
            "under tiles put there before",
            "several tiles put under are left",
            "exchange of level 1",
            "exchange of level 2",
            "exchange of level 3",
            "exchange for the same type",
            "exchange for another type",
            "an exchange with fewer symbols",
            "a stack of two types",
            "the tile exchanged is built again",
            "token on an own building",
            "token on the opponent's building",
            "token taken from the opponent",
            "a power without a lead",
            "tie decided by imagination",
        ),
        seed=16,
    ),
    "tall": Way(
        tall, games=20, rare=("bonus", "no bonus on the opponent's building", "building up beside the token")
    ),
    "poor": Way(tall, games=4, tables=(ONE_BONUS_LEFT,), rare=("bonus", "no bonus token is left")),
    "dark": Way(
        dark,
        games=40,
        rare=(
            "dark energy by level 1",
            "dark energy by level 2",
            "dark energy by an exchange",
            "dark energy takes several",
            "a stack of both goes",
            "cut off",
            "the own token is cut off with its building",
            "the other token is cut off with its building",
        ),
        seed=25,
    ),
    "watchful": Way(
        watchful,
        games=40,
        rare=(
            "a cell beside the token is barred",
            "building on the token's stack is barred",
            "exchanging on the token's stack is barred",
            "building up beside the token",
            "exchanging beside the token",
            "building on the own token's stack",
            "the token on the table is left alone",
            "the own token goes with its building",
            "the other token goes with its building",
            "military token comes back",
            "military token lost",
            "the token that came back is used",
        ),
    ),
    "idle": Way(idle, games=30, rare=("draw",)),
    "road": Way(road, games=10, rare=("farther than 20",)),
    "late": Way(
        late,
        games=30,
        rare=(
            "power in a skipped turn",
            "few tiles to swap",
            "a hand of one is shown",
            "fewer than four are shown",
            "the last tile stays in the hand",
            "under an empty stack",
        ),
    ),
}

BY_OTHER_LIST = (
    "elements refuse a cell",
    "elements refuse a stack",
    "elements refuse an exchange",
    "several turns possible",
    "several turns on a stack",
)


def summary(document: Mapping[str, Any]) -> dict[str, Any]:
    """A position document in the form of the reference's summary."""
    players, turn, now = document["players"], document["turn"], document["now"]
    tokens = {power: POOL if holder is None else holder for power, holder in document["tokens"].items()}
    guard = None
    if isinstance(tokens["military"], dict):
        guard = (tokens["military"]["by"], cell_of(tokens["military"]["cell"]))
        tokens["military"] = ON_TABLE
    return {
        "phase": now["phase"],
        "active": turn["seat"],
        "dealt": turn["dealt"],
        "main done": turn["main_done"],
        "power used": turn["power_used"],
        "skipped": turn["skipped"],
        "table": {cell_of(stack["at"]): laid_tiles(stack) for stack in document["stacks"]},
        "bottoms": [player["stack_bottom"] for player in players],
        "hands": [sorted(player["hand"]) for player in players],
        "imagination": [[down["tile"] for down in player["face_down"]] for player in players],
        "recalled": [{down["tile"] for down in player["face_down"] if "known" in down} for player in players],
        "discards": [sorted(player["discards"]) for player in players],
        "open": [player["open"] for player in players],
        "known": [latest(player["open"], player["seen"]) for player in players],
        "bonus": [player["bonus"] for player in players],
        "tokens": tokens,
        "guard": guard,
        "begun": now.get("begun"),
        "given": sorted(now.get("given", [])),
        "taken": sorted(now.get("taken", [])),
        "shown": sorted(now.get("shown", [])),
    }


def laid_tiles(stack: Mapping[str, Any]) -> list[tuple[int, str, int]]:
    return [(laid["owner"], laid["tile"], laid["turn"]) for laid in stack["tiles"]]


def latest(first: Mapping[str, int], second: Mapping[str, int]) -> dict[str, int]:
    """What is known of each tile by either."""
    return {tile: max(first.get(tile, 0), second.get(tile, 0)) for tile in first.keys() | second.keys()}


class Fantazja(SideBySide):
    size = RULESET.spec.actions.size

    def new(self, table: Any, rng: random.Random) -> tuple[Any, Reference, str]:
        first = rng.choice(("random", "random", "1", "2"))
        kernel, reference = RULESET.new(options={"first": first}), Reference(SEATS[first])
        if table != ONE_BONUS_LEFT:
            return kernel, reference, f"first {first}"
        while reference.to_move() == CHANCE:
            dealt = rng.choice(sorted(reference.node.options))
            reference.apply(dealt)
            kernel.apply(self.id(dealt))
        document = RULESET.write_position(kernel)
        for player, written, bonus in zip(reference.players, document["players"], (4, 3), strict=True):
            player.bonus = written["bonus"] = bonus
            reference.bonus_left -= bonus
        return RULESET.read_position(document), reference, json.dumps(document)

    def any_state(self, rng: random.Random) -> Any:
        return RULESET.new(options={"first": "2"})

    @cache  # noqa: B019
    def id(self, action: str) -> int:
        return RULESET.parse(action)

    def compare_more(self, kernel: Any, model: Reference, thorough: bool) -> None:
        assert summary(RULESET.write_position(kernel)) == model.summary()

    def compare_end(self, kernel: Any, model: Reference, played: list[str]) -> None:
        """F9: the points, the winner, and 27 main actions and a skipped turn each."""
        super().compare_end(kernel, model, played)
        assert model.happened["turns"] == 56


SIDE_BY_SIDE = Fantazja()


class TestKernel(AgainstModel):
    side_by_side, ways = SIDE_BY_SIDE, WAYS


def play_by_other_list(folder: Path, games: int) -> Counter[str]:
    """So many games of each way by a copy of the package with another list."""
    package = Path(rosace.__file__).parent
    shutil.copytree(package, folder / "rosace", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / LIST.relative_to(package.parent)).write_text(json.dumps(OTHER), encoding="utf-8")
    command = [sys.executable, "-W", "error", "-m", "games.fantazja.other_list", str(games)]
    env = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=TESTS, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-4000:]
    return Counter(json.loads(done.stdout))


def test_kernel_plays_as_the_reference_by_another_list(tmp_path: Path) -> None:
    """F2.4: an owner's list may let elements refuse cells, and let a tile lie in several ways."""
    happened = play_by_other_list(tmp_path, 4)
    assert [thing for thing in BY_OTHER_LIST if not happened[thing]] == []


@pytest.mark.slow
def test_kernel_plays_as_the_reference_by_another_list_for_long(tmp_path: Path) -> None:
    happened = play_by_other_list(tmp_path, 400)
    assert [thing for thing in BY_OTHER_LIST if not happened[thing]] == []

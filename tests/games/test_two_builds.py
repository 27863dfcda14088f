"""Compiled and uncompiled rules agree decision by decision, and no kernel leaves its arrays."""

from __future__ import annotations

import importlib
import json
import os
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rosace
from contract.walks import LEANINGS, walk
from rosace.core import registry
from rosace.core.errors import BadAction, BadDocument, BadOptions, BadRecord, IllegalAction
from rosace.core.ruleset import Reason
from rosace.core.state import MOVE_CAPACITY, is_compiled
from rosace.games.basilica.kernel import constants
from sampling import also

from .checked import fields

TESTS = Path(__file__).parent.parent
SOURCES = TESTS.parent / "src" / "rosace"


def logs(how: str, seeds: int, tables: str, pure: bool) -> dict[str, str]:
    env = os.environ | {"ROSACE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-W", "error", "-m", "games.checked", how, str(seeds), tables]
    done = subprocess.run(command, cwd=TESTS, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.mark.parametrize(("seeds", "tables"), [(2, "varied"), also(3, "all")])
def test_both_builds_play_the_same_games_and_the_watched_one_never_overflows(seeds: int, tables: str) -> None:
    """Every action, key, score and evaluation of the same walks; three ways of running them."""
    watched = logs("watched", seeds, tables, pure=True)
    here = logs("plain", seeds, tables, pure=not is_compiled())
    assert len(watched) >= seeds * 8
    assert watched == here


@pytest.mark.parametrize("game", registry.names())
def test_a_copy_has_every_field(game: str) -> None:
    """A field that the copy forgot would go wrong in a search, far from its cause."""
    kernel = type(registry.get(game).new())
    scratch = {"hold", "gain", "seeds", "movers", "colour_cells", "area", "candidates"}
    scratch |= {"cells_for_any", "cells_for_wild", "own_area_cells", "opponent_area_cells"}
    # Of playouts: an uncompiled state has them only after the first suggestion.
    scratch |= {"best", "best_value", "turn_weights", "dead_cells", "diagonal_cells", "die_gain"}
    # These mean something only where another field says so.
    partial = {
        "basilica": ("tile", "token", "juggler_cell", "juggler_seat", "juggler_colour"),
        "sagrada": ("die",),
    }.get(game, ())
    names = [name for name in fields(kernel) if name not in scratch and not name.startswith("area_")]
    readable = [name for name in names if hasattr(kernel, name) or not is_compiled()]
    assert len(readable) > 25
    seen: dict[str, set[str]] = {name: set() for name in readable}
    for lean in (None, *LEANINGS[game]):
        for state, _ in walk(registry.get(game).new(), 9, lean=lean):
            copy = state.clone()
            for name in readable:
                mine = getattr(state, name)
                seen[name].add(str(mine))
                if name not in partial:
                    assert getattr(copy, name) == mine, name
    assert sum(len(values) > 1 for values in seen.values()) > 20


def test_every_error_can_be_sent_to_another_process() -> None:
    reason = Reason("core/over", "core")
    for error in (IllegalAction(reason), BadAction("a"), BadOptions("b"), BadDocument("c"), BadRecord("d")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


def test_no_position_offers_more_than_a_move_list_holds() -> None:
    """Basilica's bound: three vaults onto every cell, the builder, three orders."""
    assert 3 * constants.CELLS + 4 <= MOVE_CAPACITY


def test_the_switch_is_heard() -> None:
    script = "import rosace; print(rosace.compiled())"
    env = os.environ | {"ROSACE_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
    assert rosace.compiled() == is_compiled()


def test_array_sizes_in_the_headers_are_the_named_ones() -> None:
    """Sizes must be literals in a header (Cython cannot take them from Python)."""
    named = {"tile": constants.CELLS, "token": constants.CELLS, "pool": 2 * constants.KINDS}
    named |= {"discards": constants.KINDS, "hidden": constants.BACKS, "tokens": 2 * constants.TOKENS}
    named |= dict.fromkeys(("red", "wild", "vault", "filled", "glass", "altar", "white"), constants.WORDS)
    named |= dict.fromkeys(("black", "movers", "colour_cells", "area"), constants.WORDS)
    headers = "".join(path.read_text() for path in (SOURCES / "games" / "basilica" / "kernel").glob("*.pxd"))
    for name, size in named.items():
        assert re.search(rf"\b{name}\[{size}\]", headers), name
    assert constants.WORDS * constants.WORD_CELLS == constants.CELLS == constants.ROWS * constants.COLUMNS


@pytest.mark.parametrize("game", registry.names())
def test_the_families_start_where_the_kernel_thinks(game: str) -> None:
    here = importlib.import_module(f"rosace.games.{game}.kernel.constants")
    actions = registry.get(game).spec.actions
    for family in actions.families:
        assert family.base == getattr(here, f"A_{family.kind.upper().replace('-', '_')}"), family.kind
    assert actions.size == here.NUM_ACTIONS

"""Compiled and uncompiled rules agree decision by decision, and no kernel leaves its arrays."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import rosace
from rosace.core.state import is_compiled
from rosace.games.basilica import constants

TESTS = Path(__file__).parent.parent
SOURCES = TESTS.parent / "src" / "rosace"


def logs(how: str, seeds: int, pure: bool) -> dict[str, str]:
    env = os.environ | {"ROSACE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-W", "error", "-m", "games.checked", how, str(seeds)]
    done = subprocess.run(command, cwd=TESTS, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def test_both_builds_play_the_same_games_and_the_watched_one_never_overflows() -> None:
    """Every action, key, score and evaluation of the same walks; three ways of running them."""
    watched, here = logs("watched", 3, pure=True), logs("plain", 3, pure=not is_compiled())
    assert len(watched) >= 3 * 12
    assert watched == here


def test_the_switch_is_heard() -> None:
    script = "import rosace; print(rosace.compiled())"
    env = os.environ | {"ROSACE_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
    assert rosace.compiled() == is_compiled()


def test_the_headers_numbers_are_those_of_the_constants() -> None:
    """The compiled kernel has its numbers from constants.pxd, everything else from constants.py."""
    header = (SOURCES / "games" / "basilica" / "constants.pxd").read_text()
    numbers = dict(re.findall(r"^    (\w+) = (\d+)$", header, re.MULTILINE))
    assert len(numbers) > 90
    for name, value in numbers.items():
        assert getattr(constants, name) == int(value), name
    masks = dict(re.findall(r"#define BASILICA_(\w+) 0x([0-9A-F]+)ULL", header))
    assert set(masks) == {"FULL", "TOP_ROW", "NOT_LEFT", "NOT_RIGHT"}
    for name, value in masks.items():
        assert getattr(constants, name) == int(value, 16), name


def test_array_sizes_in_the_headers_are_the_named_ones() -> None:
    """Sizes must be literals in a header (Cython cannot take them from Python)."""
    named = {"tile": constants.CELLS, "token": constants.CELLS, "pool": 2 * constants.KINDS}
    named |= {"discards": constants.KINDS, "hidden": constants.BACKS, "tokens": 2 * constants.TOKENS}
    for plane in ("red", "wild", "vault", "filled", "glass", "altar", "white", "black", "todo", "area"):
        named[plane] = constants.WORDS
    headers = "".join(path.read_text() for path in (SOURCES / "games" / "basilica").glob("*.pxd"))
    for name, size in named.items():
        assert re.search(rf"\b{name}\[{size}\]", headers), name
    assert constants.WORDS * constants.WORD_CELLS == constants.CELLS == constants.ROWS * constants.COLUMNS


def test_the_families_start_where_the_kernel_thinks() -> None:
    actions = importlib.import_module("rosace.games.basilica.actions").ACTIONS
    for family in actions.families:
        assert family.base == getattr(constants, f"A_{family.kind.upper()}"), family.kind
    assert actions.size == constants.NUM_ACTIONS

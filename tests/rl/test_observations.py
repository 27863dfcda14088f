"""What a learner is shown: all that the seat may know, nothing else, and the same numbers for ever."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

from contract.conftest import SHIPPED_SAMPLED, Table
from contract.walks import LEANINGS, walk
from rosace.core import registry
from rosace.core.observation import ObservationSpec
from rosace.core.rng import Rng
from rosace.core.state import is_compiled

from .digests import GOLDENS, all_of_them

TESTS = Path(__file__).parent.parent


def observation_of(table: Table) -> ObservationSpec:
    assert table.ruleset.observation is not None
    return table.ruleset.observation


def without_history(view: dict[str, Any]) -> str:
    """A view without what observations leave out on purpose (`docs/observations.md`).

    That is the order in which cards were dealt, and what follows of the tokens of Fantazja.
    """
    left = dict(view)
    for name in ("tools", "public", "jugglers"):
        if name in left:
            left[name] = sorted(left[name], key=str)
    if view["game"] == "sagrada":
        left["players"] = [
            player | {"choices": sorted(player["choices"]), "private": sorted(player["private"] or [])}
            for player in view["players"]
        ]
    if view["game"] == "fantazja":
        left["tokens"] = {
            kind: {key: value for key, value in token.items() if key not in ("next", "kept")}
            for kind, token in view["tokens"].items()
        }
    return json.dumps(left, sort_keys=True)


@pytest.mark.parametrize("table", SHIPPED_SAMPLED, ids=str)
def test_observations_tell_views_apart(table: Table) -> None:
    """Two positions that a seat can tell apart by its view have different observations."""
    observation = observation_of(table)
    seen: dict[tuple[int, bytes], str] = {}
    for number, lean in enumerate((None, *LEANINGS[table.ruleset.spec.name])):
        for state, _ in walk(table.new(), number, daring=lean is None, lean=lean):
            if getattr(state, "rows", 0) > 20:
                break  # deeper than observations show
            for seat in range(state.seats):
                view = without_history(table.ruleset.view(state, seat))
                key = seat, observation.vector(state, seat).tobytes()
                assert seen.setdefault(key, view) == view
    assert len(set(seen.values())) > 50


@pytest.mark.parametrize("table", SHIPPED_SAMPLED, ids=str)
def test_observations_do_not_depend_on_what_is_hidden(table: Table) -> None:
    observation, rng, differing = observation_of(table), Rng(31), 0
    for state, _ in walk(table.new(), 3, daring=True):
        for seat in range(state.seats):
            other = state.clone()
            other.determinize(seat, rng)
            differing += other.key() != state.key()
            assert observation.vector(state, seat) == observation.vector(other, seat)
    # Basilica hides the Jugglers' answers alone, which not every game has.
    assert differing > 0 or state.seats == 1 or table.ruleset.spec.name == "basilica"


def test_the_law_would_find_a_leak() -> None:
    """The twins do differ in what the other seat is shown."""
    ruleset = registry.get("fantazja")
    assert ruleset.observation is not None
    caught = 0
    for state, _ in walk(ruleset.new(), 3):
        other = state.clone()
        other.determinize(0, Rng(4))
        caught += ruleset.observation.vector(state, 1) != ruleset.observation.vector(other, 1)
    assert caught > 50


@pytest.mark.parametrize("name", registry.names())
def test_the_blocks_fill_an_observation_and_have_the_parts_they_name(name: str) -> None:
    observation = registry.get(name).observation
    assert observation is not None
    blocks = observation.blocks
    assert len({block.name for block in blocks}) == len(blocks)
    for block in blocks:
        assert not block.parts or block.shape[block.axis] == len(block.parts) == len(set(block.parts))
    ends = [where.stop for where in observation.slices().values()]
    assert ends[-1] == observation.size
    numbers = array("h", bytes(2 * observation.size))
    state = registry.get(name).new()
    assert observation.encode(state, 0, numbers) == observation.size


@pytest.mark.parametrize("name", registry.names())
def test_every_number_that_is_ever_set_lies_in_its_block(name: str) -> None:
    """One of several is 1 where the meaning says so: a wrong offset would break this."""
    ruleset, one_of = registry.get(name), ("phase", "seat", "round", "turn", "scorings", "ending", "seats")
    assert ruleset.observation is not None
    where = ruleset.observation.slices()
    for state, _ in walk(ruleset.new(), 8):
        numbers = ruleset.observation.vector(state, 1)
        for block in one_of:
            if block in where and not (block == "turn" and state.to_move() < 0):
                assert sorted(numbers[where[block]])[-2:] == [0, 1], block


def test_a_buffer_of_another_size_and_a_seat_that_is_none_are_refused() -> None:
    ruleset = registry.get("sagrada")
    assert ruleset.observation is not None
    with pytest.raises(ValueError, match="has 2427 numbers, not 5"):
        ruleset.observation.encode(ruleset.new(), 0, array("h", bytes(10)))
    buffer = array("h", bytes(2 * ruleset.observation.size))
    for seat in (-1, 2, 100_000):
        with pytest.raises(IndexError, match=f"no seat {seat}"):
            ruleset.observation.vector(ruleset.new(), seat)
        with pytest.raises(IndexError, match=f"no seat {seat}"):
            ruleset.observation.encode(ruleset.new(), seat, buffer)
    assert not any(buffer)


@pytest.mark.parametrize("name", registry.names())
def test_the_state_of_another_game_is_refused(name: str) -> None:
    """A compiled encoder would read another game's fields."""
    observation = registry.get(name).observation
    assert observation is not None
    for other in set(registry.names()) - {name}:
        with pytest.raises(TypeError, match="is observed here, not a"):
            observation.vector(registry.get(other).new(), 0)


def test_the_numbers_are_those_they_always_were() -> None:
    """Change them with a new version of the observation: `cd tests && python -m rl.digests write`."""
    assert all_of_them() == json.loads(GOLDENS.read_text())


def test_both_builds_show_the_same() -> None:
    env = os.environ | {"ROSACE_PURE": "1" if is_compiled() else "0"}
    command = [sys.executable, "-m", "rl.digests"]
    done = subprocess.run(command, cwd=TESTS, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == json.loads(GOLDENS.read_text())

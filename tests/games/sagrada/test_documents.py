"""Position documents: written and read again from anywhere in a game.

tests/games/sagrada/test_documents_refused.py has the refusals.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import PHASES
from sampling import also

from .helpers import (
    RULESET,
    again,
    check_same,
    count_dice,
    document,
    finish,
    position,
    seen,
    settle,
    solo,
    step,
    texts,
    tokens,
    walk,
)

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (3, {}), (4, {}), (1, {"difficulty": 1, "two_private": True}), (1, {"difficulty": 5}),
]  # fmt: skip


def check_counts(state: Any) -> None:
    """S1.1: 90 dice; S4.1: no token is lost; the fields that say a thing twice agree."""
    assert count_dice(state) == [18] * 5
    assert state.pool_dice == sum(state.pool)
    assert state.track_dice == sum(state.track_kinds) == sum(state.track)
    assert [sum(state.track[kind::30]) for kind in range(30)] == list(state.track_kinds)
    assert [bool(state.pool_set >> kind & 1) for kind in range(30)] == [number > 0 for number in state.pool]
    assert [bool(state.track_set >> k & 1) for k in range(30)] == [n > 0 for n in state.track_kinds]
    for seat in range(state.seats):
        for cell in range(20):
            there = state.filled[seat] >> cell & 1
            die = state.die[seat * 20 + cell]
            colours = [i for i in range(5) if state.colour[seat * 5 + i] >> cell & 1]
            values = [i for i in range(6) if state.value[seat * 6 + i] >> cell & 1]
            assert (colours, values) == (([die // 6], [die % 6]) if there else ([], []))
    view = seen(state)
    if state.seats > 1 and view["phase"] in ("turn", "die", "over"):
        lying = sum(tool["tokens"] for tool in view["tools"])
        given = [COMPONENTS.windows[face].tokens for face in state.window[: state.seats]]
        assert sum(tokens(state)) + lying == sum(given)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_document_is_the_position_it_was_written_from(seats: int, options: dict[str, Any]) -> None:
    for state in walk(3, seats, options):
        check_same(state, again(state))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_game_goes_on_from_a_document_as_it_would_have(seats: int, options: dict[str, Any]) -> None:
    """Played on in the same way, the original and the copy end with the same key."""
    for number, state in enumerate(walk(4, seats, options)):
        if number % 17 == 0:
            one, other = state.clone(), again(state)
            assert finish(one, random.Random(number)).key() == finish(other, random.Random(number)).key()


def test_every_phase_is_written_and_read() -> None:
    phases: set[str] = set()
    for seed in range(30):
        for state in walk(seed, *TABLES[seed % 5]):
            phase = seen(state)["phase"]
            if phase not in phases or phase in ("move-again", "reroll", "value"):
                phases.add(phase)
                check_same(state, again(state))
    assert phases == set(PHASES)


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", [0, also(1), also(2), also(3)])
def test_no_die_and_no_token_is_ever_lost(seats: int, options: dict[str, Any], seed: int) -> None:
    used = set()
    for state in walk(seed + 10, seats, options):
        check_counts(state)
        used.add(state.using)
    assert len(used) > 1 or seats == 1


def test_the_games_of_these_tests_use_all_tools() -> None:
    used = {state.using + 1 for seed in range(25) for state in walk(seed, *TABLES[seed % 5])}
    assert used == set(range(13))


def test_what_may_be_left_out_of_a_document_may_be_left_out() -> None:
    found = document("", "", pool="R1 R2 G3 G3 G3", round=1)
    key = RULESET.read_position(found).key()
    del found["rules"], found["options"], found["paid"]
    for name in ("drafted", "tool_used", "skipped"):
        del found["turn"][name]
    for tool in found["tools"]:
        del tool["tokens"]
    for window in found["windows"]:
        del window["dice"]
    assert RULESET.read_position(found).key() == key


def test_the_order_of_names_and_dice_does_not_matter() -> None:
    state = position("R1 Y2 .. .. ..", pool="R1 R6 B2", on={8: 3})
    found = json.loads(
        json.dumps(RULESET.write_position(state)), object_pairs_hook=lambda pairs: dict(reversed(pairs))
    )
    found["pool"].reverse()
    for space in found["track"]:
        space.reverse()
    assert RULESET.read_position(found).key() == state.key()


def test_reading_does_not_change_the_document() -> None:
    found = document("R1 Y2 .. .. ..", pool="R1 R6 B2")
    before = json.dumps(found)
    finish(RULESET.read_position(found), random.Random(0))
    assert json.dumps(found) == before


def test_a_document_does_not_change_as_the_game_goes_on() -> None:
    """Uncompiled, a list of the state must not be handed out."""
    state = position("R1 Y2 .. .. ..", pool="R1 R6 B2", on={8: 3})
    found, view = RULESET.write_position(state), seen(state, 0)
    before = json.dumps([found, view])
    finish(state, random.Random(0))
    assert json.dumps([found, view]) == before


def test_a_document_keeps_what_is_secret_for_whoever_keeps_the_document() -> None:
    state = step(RULESET.read_position(choosing()), "window luz-celestial")
    found = RULESET.write_position(state)
    assert (found["windows"][0]["window"], found["private"][1]) == ("luz-celestial", ["yellow"])
    assert seen(again(state), 1)["players"][0]["window"] is None


def choosing() -> dict[str, Any]:
    """A document from before the windows are chosen."""
    found = document("", "", pool="R1 R2 G3 G3 G3", round=1)
    for window in found["windows"]:
        window |= {"window": None, "tokens": 0}
    return found | {"pool": [], "tools": [], "public": [], "first": None, "now": {"phase": "window"}}


def test_options_of_a_document_are_those_of_the_game() -> None:
    state = solo(tools=(1, 2, 3, 4), private=[("red", "blue")])
    assert RULESET.write_position(state)["options"] == {"difficulty": 4, "two_private": True}
    assert RULESET.write_position(position())["options"] == {}


@pytest.mark.parametrize("open_setup", [False, True])
def test_the_order_of_the_set_up_is_written_until_it_is_over(open_setup: bool) -> None:
    state = settle(RULESET.new(2, {"open_setup": open_setup}))
    assert RULESET.write_position(state)["options"] == {"open_setup": open_setup}
    for seat in range(2):
        assert again(state).key() == state.key() and again(state).open_setup == open_setup
        assert state.to_move() == seat
        state.apply(state.legal()[0])
    assert RULESET.write_position(settle(state))["options"] == {}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_positions_drawn_for_tests_are_complete(seats: int) -> None:
    for round_ in range(1, 11):
        for rest in ({}, {"phase": "die", "pool": "R1"}, {"turn": 2 * seats - 1}):
            state = position(seats=seats, round=round_, **rest)
            check_counts(state)
            assert texts(state) or state.chance()
    check_counts(position(seats=seats, phase="over"))

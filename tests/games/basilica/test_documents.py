"""Position documents: written and read again from anywhere in a game, and refused where no game can be.

tests/games/basilica/test_documents_refused.py has the refusals.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rosace.games.basilica.kernel.constants import PHASES, STEPS
from sampling import sampled

from .helpers import (
    RULESET,
    again,
    check_same,
    count_tiles,
    finish,
    play,
    position,
    seen,
    step,
    texts,
    walk,
)

OPTIONS = [
    {"variant": variant, "festum": festum, "remove_six": six}
    for variant in ("2010", "2022")
    for festum, six in ((False, False), (True, False), (True, True))
]


@pytest.mark.parametrize("options", sampled(OPTIONS, OPTIONS[2:4].__contains__))
def test_a_document_is_the_position_it_was_written_from(options: dict[str, Any]) -> None:
    for state in walk(3, options=options):
        check_same(state, again(state))


@pytest.mark.parametrize("options", OPTIONS)
def test_a_game_goes_on_from_a_document_as_it_would_have(options: dict[str, Any]) -> None:
    """Played on in the same way, the original and the copy end with the same key."""
    for number, state in enumerate(walk(4, options=options)):
        if number % 17 == 0:
            one, other = state.clone(), again(state)
            assert finish(one, random.Random(number)).key() == finish(other, random.Random(number)).key()


def test_every_phase_and_every_step_of_chance_is_written_and_read() -> None:
    phases, steps = set(), set()
    for seed, options in enumerate(OPTIONS):
        for state in walk(seed, options=options):
            now = RULESET.write_position(state)["now"]
            if (now["phase"], now.get("step")) not in steps:
                steps.add((now["phase"], now.get("step")))
                check_same(state, again(state))
            phases.add(now["phase"])
    # The rare ones.
    asked = position("R@1j Y B@2j . .", vaults=("B+", "Y", "G"), marker=9)
    asked = play(asked, "place 1 e1")
    half = step(asked, "juggle yellow")
    stuck = step(
        position(". RB . . .", vaults=("YG", "RY", "GB"), orders=("RG.glass", ".move", ".disaster")),
        "place 1 d1",
    )
    stuck = step(stuck, RULESET.text(stuck.chance()[0][0]))
    for state in (asked, half, stuck):
        check_same(state, again(state))
        now = RULESET.write_position(state)["now"]
        phases.add(now["phase"])
        steps.add((now["phase"], now.get("step")))
    assert phases == set(PHASES)
    assert {name for _, name in steps if name} == set(STEPS) - {"score", "next", "ready"}


def test_a_document_says_nothing_of_who_began() -> None:
    one = play(position(seat=1))
    assert RULESET.write_position(one)["options"] == {"variant": "2022", "festum": False, "remove_six": False}


def test_a_document_keeps_a_secret_answer_for_whoever_keeps_the_document() -> None:
    state = play(
        position("R@1j Y B@2j . .", vaults=("B+", "Y", "G"), marker=9), "place 1 e1", "juggle yellow"
    )
    assert RULESET.write_position(state)["now"]["answers"] == ["yellow"]
    assert seen(again(state), 1)["jugglers"][0]["colour"] is None


def test_what_may_be_left_out_of_a_document_may_be_left_out() -> None:
    document = RULESET.write_position(position("R Y . . ."))
    for name in ("scaffolding", "glass", "altars", "builders"):
        del document["cathedral"][name]
    del document["rules"], document["options"], document["scorings"], document["turn"]["just_placed"]
    assert RULESET.read_position(document).key() == position("R Y . . .").key()


def test_the_order_of_names_does_not_matter() -> None:
    state = position("R@1m Y*@2 . . .\n# G . . .", scorings=[[3, 4]], marker=11)
    document = json.loads(
        json.dumps(RULESET.write_position(state)), object_pairs_hook=lambda pairs: dict(reversed(pairs))
    )
    document["discards"].reverse()
    document["cathedral"]["builders"].reverse()
    assert RULESET.read_position(document).key() == state.key()


def test_tiles_of_a_kind_are_the_same_tile() -> None:
    """R1 and R8 are both red, crowned, Promote."""
    document = RULESET.write_position(position())
    keys = set()
    for name in ("R1", "R8"):
        document["vaults"][0] = name
        keys.add(RULESET.read_position(document).key())
    assert len(keys) == 1


def test_reading_does_not_change_the_document() -> None:
    document = RULESET.write_position(position("R@1 Y . . ."))
    before = json.dumps(document)
    finish(RULESET.read_position(document), random.Random(0))
    assert json.dumps(document) == before


def test_a_document_does_not_change_as_the_game_goes_on() -> None:
    """Uncompiled, a list of the state must not be handed out."""
    state = position("R@1 Y . . .\nG@2 B . . .", orders=("G.recruit", "B.glass", "R.disaster"))
    document = RULESET.write_position(state)
    before = json.dumps(document)
    for notation in ("order 1", "recruit b1", "pay", "recruit b2"):
        state.apply(RULESET.parse(notation))
    finish(state, random.Random(0))
    assert json.dumps(document) == before


def test_positions_drawn_for_tests_are_complete() -> None:
    for festum, number in ((False, 58), (True, 66)):
        for rest in ({}, {"stack": 4}, {"stack": 4, "reshuffled": True}, {"remove_six": festum}):
            state = position("R@1 RB Y . .", festum=festum, **rest)
            assert count_tiles(state) == number
            assert texts(state)

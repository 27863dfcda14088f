"""Questions that a seat may answer beforehand, over random games of every game and variant."""

from __future__ import annotations

import pytest

from rosace.core import registry
from rosace.core.errors import BadAction
from rosace.core.rng import Rng

from .conftest import SHIPPED, Table
from .cups import RULESET as CUPS
from .walks import walk

SEEDS = (1, 2)


def test_a_question_is_one_of_the_game_and_has_two_legal_answers(table: Table) -> None:
    ruleset, rng = table.ruleset, Rng(4)
    known = {(question.name, case) for question in ruleset.questions for case in question.cases}
    for seed in SEEDS:
        for state, _ in walk(table.new(), seed, daring=True):
            asked = ruleset.question(state)
            if asked is None:
                continue
            assert asked in known
            assert {ruleset.answer(state, True), ruleset.answer(state, False)} == set(state.legal())
            other = state.clone()
            other.determinize(state.to_move(), rng)
            assert ruleset.question(other) == asked  # nobody answers by what they cannot know


def test_every_case_of_a_question_comes_up() -> None:
    """Else the law above would hold for nothing, or the game would offer an answer that nobody needs."""
    seen = {
        (table.ruleset.spec.name, table.ruleset.question(state))
        for table in SHIPPED
        for seed in SEEDS
        for state, _ in walk(table.new(), seed, daring=True)
    }
    declared = {
        (ruleset.spec.name, (question.name, case))
        for ruleset in map(registry.get, registry.names())
        for question in ruleset.questions
        for case in question.cases
    }
    assert {found for found in seen if found[1] is not None} == declared


def test_a_game_without_questions_has_no_answers() -> None:
    state = CUPS.new()
    assert (CUPS.questions, CUPS.question(state)) == ((), None)
    with pytest.raises(BadAction, match="cups"):
        CUPS.answer(state, True)

"""Questions that a seat may answer beforehand: all of them come up, and only games that have some answer."""

from __future__ import annotations

import pytest

from rosace.core import registry
from rosace.core.errors import BadAction

from .conftest import SHIPPED
from .cups import RULESET as CUPS
from .walks import walk

SEEDS = (1, 2)


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

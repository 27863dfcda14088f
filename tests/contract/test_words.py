"""Whatever a game says has words in every language, with all their parameters."""

from __future__ import annotations

import pytest

from rosace.contract.words import everything_said_has_words
from rosace.core import registry
from rosace.i18n import Translator, languages
from sampling import sampled

from .conftest import SHIPPED, Table, varied

# Who is first changes no words.
WORDY = varied([table for table in SHIPPED if "first" not in str(table)])


@pytest.mark.parametrize("table", sampled(SHIPPED, WORDY.__contains__), ids=str)
def test_everything_said_has_words(table: Table) -> None:
    assert everything_said_has_words(table) > 200


@pytest.mark.parametrize("lang", languages())
def test_every_question_has_words_for_its_cases_and_answers(lang: str) -> None:
    words = Translator(lang, strict=True)
    for ruleset in map(registry.get, registry.names()):
        for question in ruleset.questions:
            key = f"question-{ruleset.spec.name}-{question.name}"
            assert words.say(key)
            for attribute in ("never", "ask", "always", *question.cases):
                assert words.say(f"{key}.{attribute}")

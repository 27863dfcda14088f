"""Whatever a game says has words in every language, with all their parameters."""

from __future__ import annotations

import pytest

from rosace.core import registry
from rosace.core.rng import Rng
from rosace.words import Words, languages

from .conftest import SHIPPED, Table
from .walks import walk


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("table", SHIPPED, ids=str)
def test_everything_said_has_words(table: Table, lang: str) -> None:
    say, game, rng = Words(lang, strict=True), table.game, Rng(2)
    for seed in (21, 22):
        for state, action in walk(table.new(), seed, daring=True):
            assert say(game.ask(state))
            for choice in state.legal()[:: 1 + rng.pick(9)]:
                assert say(game.label(state, choice))
            for refused in range(rng.pick(200), game.spec.actions.size, 199):
                reason = game.why_not(state, refused)
                assert reason is None or say.reason(reason)
            for line in game.score_sheet(state).lines:
                assert say.line(line)
            assert game.draw(game.view(state, None), say)
            if action >= 0:
                after = state.clone()
                after.apply(action)
                for event in game.narrate(state, action, after):
                    assert say.event(event)


@pytest.mark.parametrize("lang", languages())
def test_every_question_has_words_for_its_cases_and_answers(lang: str) -> None:
    words = Words(lang, strict=True)
    for game in map(registry.get, registry.names()):
        for question in game.questions:
            key = f"question-{game.spec.name}-{question.name}"
            assert words.say(key)
            for attribute in ("never", "ask", "always", *question.cases):
                assert words.say(f"{key}.{attribute}")

"""Whatever a game says has words in every language, with all their parameters."""

from __future__ import annotations

import pytest

from rosace.core import registry
from rosace.core.rng import Rng
from rosace.core.ruleset import Event, Phrase, Reason, ScoreLine
from rosace.i18n import Translator, languages

from .conftest import SHIPPED_SAMPLED, Table
from .walks import walk


class Everybody:
    """All languages at once. What was said before is not said again: speaking takes longer than playing."""

    def __init__(self) -> None:
        self.words = [Translator(lang, strict=True) for lang in languages()]
        self.said: set[str] = set()

    def __call__(self, *things: Phrase | Reason | ScoreLine | Event) -> None:
        for thing in things:
            if (known := repr(thing)) not in self.said:
                self.said.add(known)
                assert all(speak(words, thing) for words in self.words), thing


def speak(words: Translator, thing: Phrase | Reason | ScoreLine | Event) -> str:
    match thing:
        case Reason():
            return words.reason(thing)
        case ScoreLine():
            return words.line(thing)
        case Event():
            return words.event(thing)
    return words(thing)


@pytest.mark.parametrize("table", SHIPPED_SAMPLED, ids=str)
def test_everything_said_has_words(table: Table) -> None:
    say, ruleset, rng = Everybody(), table.ruleset, Rng(2)
    for seed in (21, 22):
        for step, (state, action) in enumerate(walk(table.new(), seed, daring=True)):
            say(ruleset.ask(state))
            say(*(ruleset.label(state, choice) for choice in state.legal()[:: 1 + rng.pick(9)]))
            for refused in range(rng.pick(200), ruleset.spec.actions.size, 199):
                if (reason := ruleset.why_not(state, refused)) is not None:
                    say(reason)
            say(*ruleset.score_sheet(state).lines)
            assert ruleset.draw(ruleset.view(state, None), say.words[step % len(say.words)])
            if action >= 0:
                after = state.clone()
                after.apply(action)
                say(*ruleset.narrate(state, action, after))
    assert len(say.said) > 200


@pytest.mark.parametrize("lang", languages())
def test_every_question_has_words_for_its_cases_and_answers(lang: str) -> None:
    words = Translator(lang, strict=True)
    for ruleset in map(registry.get, registry.names()):
        for question in ruleset.questions:
            key = f"question-{ruleset.spec.name}-{question.name}"
            assert words.say(key)
            for attribute in ("never", "ask", "always", *question.cases):
                assert words.say(f"{key}.{attribute}")

"""The law of words: whatever a game says, a locale file has it in every language, with all its parameters."""

from __future__ import annotations

from rosace.contract.variants import Variant
from rosace.contract.walks import walk
from rosace.core.rng import Rng
from rosace.core.ruleset import Event, Phrase, Reason, ScoreLine
from rosace.i18n import Translator, languages

Spoken = Phrase | Reason | ScoreLine | Event


class Everybody:
    """All languages at once. What was said before is not said again: speaking takes longer than playing."""

    def __init__(self) -> None:
        self.translators = [Translator(lang, strict=True) for lang in languages()]
        self.said: set[str] = set()

    def __call__(self, *things: Spoken) -> None:
        for thing in things:
            if (known := repr(thing)) not in self.said:
                self.said.add(known)
                assert all(speak(translator, thing) for translator in self.translators), thing


def speak(translator: Translator, thing: Spoken) -> str:
    match thing:
        case Reason():
            return translator.reason(thing)
        case ScoreLine():
            return translator.line(thing)
        case Event():
            return translator.event(thing)
    return translator(thing)


def everything_said_has_words(variant: Variant) -> int:
    """Where a language lacks a message, English is spoken; what English lacks raises MissingMessage."""
    say, ruleset, rng = Everybody(), variant.ruleset, Rng(2)
    for seed in (21, 22):
        for step, (state, action) in enumerate(walk(variant.new(), seed, daring=True)):
            say(ruleset.ask(state))
            say(*(ruleset.label(state, choice) for choice in state.legal()[:: 1 + rng.pick(9)]))
            size = ruleset.spec.actions.size
            for refused in range(rng.pick(min(size, 200)), size, 199):
                if (reason := ruleset.why_not(state, refused)) is not None:
                    say(reason)
            lines = ruleset.score_sheet(state).lines
            say(*lines, *map(ruleset.score_topic, lines))
            assert ruleset.draw(ruleset.view(state, None), say.translators[step % len(say.translators)])
            if action >= 0:
                after = state.clone()
                after.apply(action)
                say(*ruleset.narrate(state, action, after))
    return len(say.said)

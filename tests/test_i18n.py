"""Words: phrases are spoken, what is missing is seen, and nothing a game or the terminal says is missing."""

import contextlib
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.journal import Journal
from rosace.core.rng import Rng
from rosace.core.ruleset import Phrase
from rosace.core.state import OVER
from rosace.i18n import LOCALES, MissingMessage, Translator, Verbatim, languages, preferred

ROOT = Path(__file__).parent.parent
LANGUAGES = ["en", "fr", "pl"]


def keys(file: str) -> set[str]:
    resource = FluentParser().parse((LOCALES / "en" / file).read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def test_languages() -> None:
    assert languages() == LANGUAGES
    with pytest.raises(BadOptions, match="unknown language 'de'; choose one of en, fr, pl"):
        Translator("de")


def test_the_link_at_the_top_leads_to_the_files() -> None:
    assert (ROOT / "locales").resolve() == LOCALES.resolve()


def test_the_terminal_uses_exactly_its_messages() -> None:
    """A key without message shows as {key}; a message without use is sediment."""
    source = "".join(path.read_text() for path in (ROOT / "src/rosace/cli").glob("*.py"))
    used = set(re.findall(r'"(cli-[a-z-]+)"', source))
    from rosace.cli.session import COMMANDS

    used |= {f"cli-command-{name}{end}" for name in (*COMMANDS, "help-word") for end in ("", "-help")}
    used |= {f"cli-column-{name}" for name in ("id", "notation", "weight", "label", "touch")}
    assert used == keys("cli.ftl")


def test_verifying_uses_exactly_its_messages() -> None:
    sources = [ROOT / "src/rosace" / name for name in ("verify.py", "cli/verify.py")]
    used = set(re.findall(r'"(verify-[a-z-]+)"', "".join(path.read_text() for path in sources)))
    assert used == keys("verify.ftl")


def test_parameters() -> None:
    words = Translator("en", strict=True)
    inner = Phrase("cli-why-legal", {"choice": "@order-glass"})
    assert words(inner) == "That’s allowed: Stained glass"
    assert words(Phrase("cli-undone", {"choice": inner})) == "Undone: That’s allowed: Stained glass"
    colours = ["@colour-red", "@colour-blue", "x", 3]
    assert words(Phrase("cli-undone", {"choice": colours})) == "Undone: red, blue, x, 3"
    assert words.say("cli-seed", seed="123456") == "Seed 123456 (--seed 123456 deals the same game again)"


def test_texts_of_ones_own_are_no_keys() -> None:
    """A game speaks `@key`; what a person typed is never looked up."""
    words = Translator("en", strict=True)
    assert words.say("cli-why-legal", choice="@cli-bye") == "That’s allowed: @cli-bye"
    assert words.say("cli-why-legal", choice="@no-such-message") == "That’s allowed: @no-such-message"
    texts = [Verbatim("@cli-bye"), "@cli-bye"]
    assert words(Phrase("cli-why-legal", {"choice": texts})) == "That’s allowed: @cli-bye, Goodbye!"


def test_plurals() -> None:
    polish = Translator("pl", strict=True)
    text = [
        polish.say("cli-resumed", file="x", actions=number).rstrip(".").split()[-1]
        for number in (1, 2, 5, 22, 112)
    ]
    assert text == ["zdarzenie", "zdarzenia", "zdarzeń", "zdarzenia", "zdarzeń"]


def test_missing_words_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Translator("pl")(Phrase("no-such-message")) == "{no-such-message}"
    assert Translator("pl")(Phrase("no-such-message.letter")) == "{no-such-message.letter}"
    assert not Translator("pl").has("no-such-message")
    with pytest.raises(MissingMessage, match="no-such-message"):
        Translator("pl", strict=True)(Phrase("no-such-message"))
    with pytest.raises(MissingMessage, match="cli-why-legal"):
        Translator("en", strict=True)(Phrase("cli-why-legal"))
    with pytest.raises(MissingMessage, match="cannot speak None"):
        Translator("en").say("cli-why-legal", choice=None)


def test_a_language_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, text in (("en", "one = One\ntwo = Two\n"), ("pl", "one = Jeden\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "x.ftl").write_text(text)
    monkeypatch.setattr("rosace.i18n.LOCALES", tmp_path)
    monkeypatch.setattr("rosace.i18n._bundle", __import__("rosace.i18n").i18n._bundle.__wrapped__)
    words = Translator("pl", strict=True)
    assert (words.say("one"), words.say("two")) == ("Jeden", "Two")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
    ],
)
def test_preferred_language(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred() == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_everything_a_game_says_has_words(name: str, lang: str) -> None:
    """Questions, choices, events, score lines and some refusals of random games."""
    ruleset, words = registry.get(name), Translator(lang, strict=True)
    tables = [(seats, given) for seats in ruleset.spec.seats for given in ({}, _last_options(ruleset, seats))]
    for seed, (seats, options) in enumerate(tables):
        rng = Rng(seed)
        journal = Journal(ruleset, seats, options, seed)
        events = journal.deal()
        while journal.state.to_move() != OVER:
            legal = journal.state.legal()
            assert words(ruleset.ask(journal.state))
            for action in (*legal[:3], legal[-1]):
                assert words(ruleset.label(journal.state, action))
            reason = ruleset.why_not(journal.state, rng.pick(ruleset.spec.actions.size))
            assert reason is None or words.reason(reason)
            for line in ruleset.score_sheet(journal.state).lines:
                assert words.line(line)
            events += journal.submit(journal.state.to_move(), legal[rng.pick(len(legal))]) + journal.deal()
        assert ruleset.draw(ruleset.view(journal.state, None), words)
        for event in events:
            assert words.event(event)


def _last_options(game: Any, seats: int) -> dict[str, Any]:
    """Of each option the last value that so many seats, and the options before it, allow."""
    options: dict[str, Any] = {}
    for option in game.spec.options:
        for value in reversed(option.values):
            with contextlib.suppress(BadOptions):
                game.new(seats, options | {option.name: value})
                options[option.name] = value
                break
    return options

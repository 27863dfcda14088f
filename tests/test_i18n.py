"""Words: phrases are spoken, what is missing is seen, and nothing a game or the terminal says is missing."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from rosace.core.errors import BadOptions
from rosace.core.ruleset import Event, Phrase
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
    used = set(re.findall(r'["\'](cli-[a-z-]+)["\']', source))
    from rosace.cli.session import COMMANDS
    from rosace.server.health import REASONS
    from rosace.server.tidying import Tidied

    used |= {f"cli-command-{name}{end}" for name in (*COMMANDS, "help-word") for end in ("", "-help")}
    used |= {f"cli-column-{name}" for name in ("id", "notation", "weight", "label", "touch")}
    used |= {f"cli-not-ready-{reason}" for reason in (*REASONS, "starting")}
    counted = {field.name.replace("_", "-") for field in fields(Tidied)} - {"tables"}
    used |= {f"cli-tidy-{name}" for name in (*counted, "open", "playing", "over")}  # and states of tables
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


@pytest.mark.parametrize(
    ("lang", "die", "cells"),
    [("en", "R4, G1", "n1w2, e3"), ("pl", "C4, Zi1", "↑1←2, →3"), ("fr", "R4, V1", "n1o2, e3")],
)
def test_notation_is_shown_with_the_letters_of_the_language(lang: str, die: str, cells: str) -> None:
    """The parameters stay in notation: only what is shown differs."""
    words = Translator(lang, strict=True)
    dice = [Event("sagrada-die", {"die": die}) for die in ("R4", "G1")]
    assert die in words.events(dice)[0]
    assert cells in words.event(Event("fantazja-struck", {"number": 2, "cells": ["n1w2", "e3"]}))


def test_neighbours_of_one_kind_and_seat_share_a_line() -> None:
    words = Translator("en", strict=True)
    dice = [Event("sagrada-die", {"die": die}) for die in ("R4", "R4", "G1")]
    draws = [Event("fantazja-draw-secretly", {"seat": f"@fantazja-seat-{seat}"}) for seat in (0, 0, 1)]
    turns = [Event("sagrada-turn", {"seat": "@player-0"})] * 2
    assert words.events([*dice, *draws, *turns, *dice[:1]]) == [
        "Rolled R4, R4, G1",
        "Nature drew 2 tiles",
        "Light drew a tile",
        "Player 1’s turn",
        "Player 1’s turn",
        "Rolled R4",
    ]


def test_plurals() -> None:
    polish = Translator("pl", strict=True)
    said = [
        polish.say("cli-resumed", file="x", actions=number).rstrip(".").split()[-1]
        for number in (1, 2, 5, 22, 112)
    ]
    assert said == ["zdarzenie", "zdarzenia", "zdarzeń", "zdarzenia", "zdarzeń"]


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

"""The locale files say the same things in every language: same messages, same parameters, no gaps."""

import itertools
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from rosace.i18n import ENGLISH, LOCALES, Bundle, languages
from sampling import sampled

LANGUAGES = languages()
TRANSLATIONS = [lang for lang in LANGUAGES if lang != ENGLISH]
FILES = sorted({path.name for lang in LANGUAGES for path in (LOCALES / lang).glob("*.ftl")})

PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = range(1000)

# What a message may be given where it only shows a parameter: numbers and words.
SHOWN = (7, "c3")

# Messages that read the same as in English, and rightly so: letters, words typed as they are, shared words.
SAME_AS_ENGLISH = {
    "fr": {
        "analysis-gains",
        "analysis-of-seat",
        "arena-points",
        "choice-fantazja-exchange",
        "choice-fantazja-power",
        "cli-analyse-points",
        "cli-column-id",
        "cli-column-notation",
        "cli-command-board",
        "cli-command-help",
        "cli-command-log",
        "cli-command-look",
        "cli-command-quit",
        "cli-command-score",
        "cli-command-undo",
        "cli-sheet-total",
        "colour-blue.letter",
        "colour-red.letter",
        "fantazja-cell",
        "fantazja-east",
        "fantazja-element-air",
        "fantazja-element-air.letter",
        "fantazja-element-fire.letter",
        "fantazja-kind-PI",
        "fantazja-kind-PII",
        "fantazja-kind-PIII",
        "fantazja-north",
        "fantazja-seat-0",
        "fantazja-seat-0.letter",
        "fantazja-seat-1.letter",
        "fantazja-side",
        "fantazja-sides",
        "fantazja-south",
        "fantazja-tile-PIII",
        "fantazja-tile-PIIa",
        "fantazja-tile-PIIb",
        "fantazja-tile-PIa",
        "fantazja-tile-PIb",
        "fantazja-tile-PIc",
        "fantazja-type-production",
        "fantazja-web-shelf-face-down",
        "fantazja-web-side",
        "fantazja-web-word-imagination",
        "practice-loss",
        "rank-architect.letter",
        "rank-juggler.letter",
        "rank-mason.letter",
        "review-class",
        "review-number",
        "sagrada-web-secret",
        "score-fantazja-kind",
        "score-sagrada-private",
        "score-sagrada-public.group",
        "topic-sagrada-public",
        "web-computer-name",
        "web-daily-points",
        "web-game-basilica",
        "web-game-fantazja",
        "web-game-sagrada",
        "web-key-arrows.key",
        "web-key-undo.key",
        "web-key-why.key",
        "web-level-grandmaster.word",
        "web-level-novice",
        "web-menu",
        "web-replay-pause",
        "web-settings-speed",
        "web-tab-score",
        "web-tab-table",
        "web-title",
        "web-total",
    },
    "pl": {
        "analysis-gains",
        "analysis-of-seat",
        "arena-percent",
        "choice-fantazja-exchange",
        "choice-fantazja-guard",
        "choice-fantazja-power",
        "cli-analyse-who",
        "cli-column-id",
        "cli-command-board",
        "cli-command-help",
        "cli-command-log",
        "cli-command-look",
        "cli-command-quit",
        "cli-command-score",
        "cli-command-undo",
        "cli-player",
        "fantazja-cell",
        "fantazja-element-water.letter",
        "fantazja-seat-0.letter",
        "fantazja-side",
        "fantazja-sides",
        "fantazja-web-side",
        "practice-solo",
        "preview-title",
        "rank-architect.letter",
        "rank-mason.letter",
        "review-moment",
        "review-number",
        "sagrada-board-player",
        "sagrada-web-die",
        "score-fantazja-kind",
        "score-sagrada-private",
        "score-sagrada-public",
        "score-sagrada-public.group",
        "topic-sagrada-public",
        "web-computer-name",
        "web-counted",
        "web-deed-brought",
        "web-game-basilica",
        "web-game-fantazja",
        "web-game-sagrada",
        "web-key-arrows.key",
        "web-key-enter.key",
        "web-key-escape.key",
        "web-key-undo.key",
        "web-key-why.key",
        "web-menu",
        "web-name-suggested",
        "web-play-solo",
        "web-title",
    },
}

Patterns = dict[str, ast.Pattern]


@cache
def parsed(lang: str, file: str) -> ast.Resource:
    path = LOCALES / lang / file
    assert path.exists(), f"{lang} has no {file}"
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def named(lang: str, file: str) -> Iterator[tuple[str, ast.Pattern]]:
    """The patterns of a file in their order, by `message` and `message.attribute`."""
    for entry in parsed(lang, file).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def patterns(lang: str, file: str) -> Patterns:
    return dict(named(lang, file))


@cache
def bundle(lang: str) -> FluentBundle:
    """Every file of a language, as `rosace.i18n` reads them."""
    made = FluentBundle([lang], functions={"DIE": str, "CELL": str}, use_isolating=False)
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


class Uses(Visitor):
    """The variables, messages and texts of a pattern, and the keys that each selector is compared with."""

    def __init__(self, pattern: ast.Pattern):
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.keys: dict[str, set[str]] = {}
        self.variants: list[ast.Variant] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference), "only variables are known to select"
        keys = self.keys.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            keys.add(variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name)
        self.variants += node.variants
        self.generic_visit(node)


@cache
def counts(lang: str) -> set[int]:
    """The first few numbers of each plural form."""
    form = Locale.parse(lang).plural_form
    forms: dict[str, list[int]] = {}
    for count in COUNTS:
        forms.setdefault(form(count), []).append(count)
    return {count for numbers in forms.values() for count in numbers[:3]}


def samples(lang: str, keys: set[str]) -> list[int | str]:
    """Values that between them reach every variant; a count is the first few numbers of each plural form."""
    if not keys & PLURALS and not any(key.isdigit() for key in keys):
        return sorted(keys)
    return sorted(counts(lang) | {int(key) for key in keys if key.isdigit()})


def calls(lang: str, pattern: ast.Pattern) -> Iterator[dict[str, int | str]]:
    """Parameters for a pattern: every combination of what selects, with numbers and with words to show."""
    uses = Uses(pattern)
    for file in FILES:
        for name in uses.messages & patterns(lang, file).keys():
            uses.visit(patterns(lang, file)[name])
    plain = uses.variables - uses.keys.keys()
    options = [samples(lang, keys) for keys in uses.keys.values()]
    for chosen in itertools.product(*options):
        for shown in SHOWN if plain else SHOWN[:1]:
            yield dict(zip(uses.keys, chosen, strict=True)) | dict.fromkeys(plain, shown)


def runtime_pattern(made: FluentBundle, name: str) -> object:
    message, _, attribute = name.partition(".")
    entry = made.get_message(message)
    return entry.attributes[attribute] if attribute else entry.value


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "pl".__eq__))
def test_messages_are_found_one_by_one(lang: str) -> None:
    """They are parsed when they are asked for: every name of the files is found, each with its own text."""
    whole, lazily = bundle(lang), Bundle(lang)
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        lazily.add_text(path.read_text(encoding="utf-8"))
    names = {name.partition(".")[0] for file in FILES for name, _ in named(lang, file)}
    assert names and not lazily.has_message("no-such-message")
    for name in names:
        assert lazily.has_message(name)
        mine, its = lazily._messages[name], whole._messages[name]
        assert mine.equals(its, ["span", "comment"]), name


def test_there_are_three_languages() -> None:
    assert LANGUAGES == ["en", "fr", "pl"]
    assert SAME_AS_ENGLISH.keys() == set(TRANSLATIONS)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_parses(lang: str, file: str) -> None:
    """Fluent skips what it cannot read; the message would silently be missing."""
    junk = [entry.content for entry in parsed(lang, file).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str) -> None:
    """All files of a language share one bundle, where the second of two would be ignored or win unseen."""
    names = [name for file in FILES for name, _ in named(lang, file)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_same_messages_in_the_same_order(lang: str, file: str) -> None:
    assert [name for name, _ in named(lang, file)] == [name for name, _ in named(ENGLISH, file)]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_same_variables(lang: str, file: str) -> None:
    """A variable the code never gives would be shown by its name; one left out would keep a fact back."""
    ours, theirs = patterns(lang, file), patterns(ENGLISH, file)
    common = ours.keys() & theirs.keys()
    assert {name: Uses(ours[name]).variables for name in common} == {
        name: Uses(theirs[name]).variables for name in common
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_same_words_select(lang: str, file: str) -> None:
    """`yes` and `no` are values from the code: a translated key would never be chosen."""

    def words(pattern: ast.Pattern) -> dict[str, set[str]]:
        selectors = {
            variable: {key for key in keys - PLURALS if not key.isdigit()}
            for variable, keys in Uses(pattern).keys.items()
        }
        return {variable: keys for variable, keys in selectors.items() if keys}

    ours, theirs = patterns(lang, file), patterns(ENGLISH, file)
    common = ours.keys() & theirs.keys()
    assert {name: words(ours[name]) for name in common} == {name: words(theirs[name]) for name in common}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_formats(lang: str, file: str) -> None:
    made = bundle(lang)
    for name, pattern in named(lang, file):
        for params in calls(lang, pattern):
            text, errors = made.format_pattern(runtime_pattern(made, name), params)
            assert not errors, f"{name} {params}: {errors}"
            assert text.strip() == text != "", f"{name} {params}: {text!r}"
            assert not re.search(r"[{}$]|  ", text), f"{name} {params}: {text!r}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_can_be_chosen(lang: str, file: str) -> None:
    """A plural form the language lacks, or a key behind one that catches its values, would be dead text."""
    for name, original in named(lang, file):
        if not Uses(original).variants:
            continue
        pattern = deepcopy(original)
        variants = Uses(pattern).variants
        marks = [f"<{number}>" for number in range(len(variants))]
        for variant, mark in zip(variants, marks, strict=True):
            variant.value.elements.append(ast.TextElement(mark))
        message = ast.Message(ast.Identifier("marked"), pattern)
        made = FluentBundle([lang], functions={"DIE": str, "CELL": str}, use_isolating=False)
        made.add_resource(FluentResource(FluentSerializer().serialize_entry(message)))
        texts = [
            made.format_pattern(made.get_message("marked").value, params)[0]
            for params in calls(lang, pattern)
        ]
        for variant, mark in zip(variants, marks, strict=True):
            key = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("it"), variant.value))
            assert any(mark in text for text in texts), f"{name}: no value leads to {key}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_counts_have_every_plural_form(lang: str) -> None:
    """Where a message tells one from many, it has the language's other forms for whole numbers too."""
    form = Locale.parse(lang).plural_form
    needed = {form(count) for count in COUNTS}
    for file in FILES:
        for name, pattern in named(lang, file):
            for variable, keys in Uses(pattern).keys.items():
                if keys & PLURALS - {"other"}:
                    assert needed <= keys, f"{name} ${variable}: {needed - keys}"


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_english_is_left_over(lang: str) -> None:
    """Equality both ways: a translation that begins to differ leaves the list."""
    same = {
        name
        for file in FILES
        for name, pattern in named(lang, file)
        if name in patterns(ENGLISH, file) and pattern.equals(patterns(ENGLISH, file)[name])
    }
    assert same == SAME_AS_ENGLISH[lang]


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_english_is_left_over_in_a_variant(lang: str) -> None:
    """A text of two words or more that a message shares with the English one was forgotten there."""
    for file in FILES:
        for name, pattern in named(lang, file):
            if name in patterns(ENGLISH, file) and name not in SAME_AS_ENGLISH[lang]:
                shared = set(Uses(pattern).texts) & set(Uses(patterns(ENGLISH, file)[name]).texts)
                assert not [text for text in shared if re.search(r"[^\W\d]{2}.*\s.*[^\W\d]{2}", text)], name


@pytest.mark.parametrize("file", FILES)
def test_french_spaces_before_punctuation(file: str) -> None:
    """U+202F before ; ! ? and U+00A0 before : and % and inside quotes, so that no line begins with one."""
    wrong = r"(?<!\u202f)[;!?]|(?<!\u00a0)[:%»]|«(?!\u00a0)|['\"“”]"
    for name, pattern in named("fr", file):
        for text in Uses(pattern).texts:
            assert not re.search(wrong, text), f"{name}: {text!r}"


@pytest.mark.parametrize("file", FILES)
def test_polish_quotes_and_percents(file: str) -> None:
    """„Such” quotes, no others, and 95% in one piece."""
    for name, pattern in named("pl", file):
        quotes = re.sub(r"[^„”]", "", "".join(Uses(pattern).texts))
        assert quotes.replace("„”", "") == "", f"{name}: {quotes}"
        for text in Uses(pattern).texts:
            assert not re.search(r"['\"“«»—]|\s%", text), f"{name}: {text!r}"

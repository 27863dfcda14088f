"""The rules pages say the same in every language: clauses, numbers, names, figures; and are well set."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rosace import rulebook
from rosace.core import registry
from rosace.games.basilica.kernel.constants import ORDERS
from rosace.games.fantazja.kernel.constants import TYPES
from rosace.games.sagrada.kernel.constants import OBJECTIVES
from rosace.i18n import ENGLISH, Translator, languages

ROOT = Path(__file__).parent.parent
LANGUAGES = languages()
TRANSLATIONS = [lang for lang in LANGUAGES if lang != ENGLISH]
FIGURES = {
    "basilica": {"display", "areas", "wild", "scoring", "ranks"},
    "sagrada": {"window", "neighbours", "track", "draft"},
    "fantazja": {"tile", "laying", "levels", "dark-energy"},
}
GAMES = sorted(FIGURES)
HEADINGS = {
    "en": ["The game in a minute", "Setting up", "If you own the game"],
    "pl": ["Gra w minutę", "Przygotowanie", "Jeśli masz tę grę"],
    "fr": ["Le jeu en une minute", "Mise en place", "Si vous possédez le jeu"],
}
RULING = {"en": "Ruling", "pl": "Rozstrzygnięcie", "fr": "Arbitrage"}

every_page = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])
every_translation = pytest.mark.parametrize(
    ("game", "lang"), [(game, lang) for game in GAMES for lang in TRANSLATIONS]
)


def pieces(game: str, lang: str) -> list[str]:
    """The page in its clauses and in what stands before, between and after them."""
    return re.split(r"\n(?=- \*\*|#)|(?<=\n)\n", rulebook.page(game, lang))


def figures(text: str) -> list[str]:
    return re.findall(r"\(figure:([^)]*)\)", text)


def counted(text: str) -> list[str]:
    """Every number and clause of a text, in no order; 18,723 is one number however it is written."""
    text = re.sub(r"(?<=\d)[,\u00a0\u202f](?=\d{3}(?!\d))", "", text)
    return sorted(re.findall(r"[A-Z]\d+\.\d+|\d+", text))


def prose(text: str) -> Iterator[str]:
    """The lines of a page without code, link targets and the rulers of tables."""
    for line in re.sub(r"`[^`]*`|\]\([^)]*\)", "]", text).splitlines():
        if not re.fullmatch(r"[|:-]+", line):
            yield line


def test_the_shipped_games_have_pages() -> None:
    assert registry.names() == GAMES


# The same in every language.


@every_translation
def test_clauses_have_the_same_numbers_in_the_same_order(game: str, lang: str) -> None:
    assert list(rulebook.clauses(game, lang)) == list(rulebook.clauses(game))


@every_translation
def test_no_clause_is_left_in_english(game: str, lang: str) -> None:
    ours, theirs = rulebook.clauses(game, lang), rulebook.clauses(game)
    alike = {("sagrada", "fr"): ["S6"]}  # "Solo" is French too
    assert [name for name in ours if ours[name] == theirs[name]] == alike.get((game, lang), [])


@every_translation
def test_every_clause_has_the_same_numbers_and_cites_the_same_clauses(game: str, lang: str) -> None:
    ours, theirs = pieces(game, lang), pieces(game, ENGLISH)
    assert [counted(piece) for piece in ours] == [counted(piece) for piece in theirs]


@every_translation
def test_every_clause_marks_as_many_rulings(game: str, lang: str) -> None:
    ours = [piece.count(f"**{RULING[lang]}**") for piece in pieces(game, lang)]
    assert ours == [piece.count(f"**{RULING[ENGLISH]}**") for piece in pieces(game, ENGLISH)]
    assert sum(ours) > 20


@every_translation
def test_tables_have_the_same_shape(game: str, lang: str) -> None:
    def shape(lang: str) -> list[int]:
        return [line.count("|") for line in rulebook.page(game, lang).splitlines() if line.startswith("|")]

    assert shape(lang) == shape(ENGLISH)


@every_page
def test_a_page_opens_with_the_game_in_a_minute_and_the_setting_up(game: str, lang: str) -> None:
    headings = re.findall(r"^## (.*)$", rulebook.page(game, lang), re.MULTILINE)
    assert headings[:2] == HEADINGS[lang][:2]


@every_page
def test_files_are_named_only_in_the_last_section_which_is_for_owners(game: str, lang: str) -> None:
    before, last = rulebook.page(game, lang).split(f"\n## {HEADINGS[lang][2]}\n")
    assert "\n## " not in last
    assert f"`src/rosace/games/{game}/components.json`" in last
    assert {f"../components/{game}.md", "rulings.md"} <= set(re.findall(r"\]\(([^)]*)\)", last))
    assert not re.search(r"src/|\.json|\.py", before)


def marked(game: str) -> list[str]:
    """The clauses with a ruling, and the chapters with one before their first clause."""
    rulings, place = [], ""
    for line in rulebook.page(game).splitlines():
        if line.startswith("## "):
            chapter = re.match(r"## ([A-Z]\d+) ", line)
            place = chapter[1] if chapter else ""
        clause = re.match(r"- \*\*([A-Z]\d+\.\d+)\*\* ", line)
        if "**Ruling**" in line and (clause or place):
            rulings.append(clause[1] if clause else place)
    return rulings


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_in_the_table_and_nothing_else(game: str) -> None:
    text = (ROOT / "docs" / "rules" / "rulings.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    assert sorted(name.lower() for name in sections) == GAMES
    lines = re.findall(r"^\| (.*) \|$", sections[game.title()], re.MULTILINE)
    rows = [line.split(" | ") for line in lines][1:]
    assert [row[0] for row in rows] == marked(game)
    assert all(len(row) == 4 and all(row) for row in rows)


# What others rely on.


@every_page
def test_every_clause_a_game_cites_is_there(game: str, lang: str) -> None:
    """Refusals and score sheets name clauses; `rules` in the terminal looks them up."""
    folder = registry.folder(game)
    assert folder is not None
    sources = (folder / name for name in ("text/reasons.py", "documents/score_sheet.py"))
    cited = {
        clause
        for path in sources
        for clause in re.findall(r'"([BSF]\d+(?:\.\d+)?)"', path.read_text("utf-8"))
    }
    assert len(cited) > 15
    assert cited <= rulebook.clauses(game, lang).keys()


@every_page
def test_figures_are_the_known_ones_each_once_on_its_own_line(game: str, lang: str) -> None:
    text = rulebook.page(game, lang)
    alone = re.findall(r"^!\[[^\]]+\]\(figure:([a-z-]+)\)$", text, re.MULTILINE)
    assert alone == figures(text) == figures(rulebook.page(game))
    assert (set(alone), len(alone)) == (FIGURES[game], len(FIGURES[game]))


@every_page
def test_the_docs_lead_to_the_page_and_its_links_lead_on(game: str, lang: str) -> None:
    folder = registry.folder(game)
    assert folder is not None
    name = "" if lang == ENGLISH else f".{lang}"
    link = ROOT / "docs" / "rules" / f"{game}{name}.md"
    assert link.resolve() == (folder / f"rules{name}.md").resolve()
    targets = re.findall(r"\]\((?!figure:)([^)#]*)", rulebook.page(game, lang))
    assert targets
    assert [target for target in targets if not (link.parent / target).exists()] == []


def test_a_game_without_a_translation_is_read_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "folder", lambda game: tmp_path)
    assert rulebook.page("cups", "pl") == ""
    (tmp_path / "rules.md").write_text(
        "## C1 Cups\n\n- **C1.1** There are **two** cups, `a` and [b](b.md).\n"
    )
    expected = {"C1": "Cups", "C1.1": "There are two cups, a and b."}
    assert rulebook.clauses.__wrapped__("cups", "pl") == rulebook.clauses.__wrapped__("cups") == expected
    (tmp_path / "rules.pl.md").write_text("## C1 Kubki\n")
    assert rulebook.clauses.__wrapped__("cups", "pl") == {"C1": "Kubki"}
    assert rulebook.clauses.__wrapped__("cups", "fr") == expected
    monkeypatch.setattr(registry, "folder", lambda game: None)
    assert rulebook.page("cups") == ""


# The words of the game, as the locale files have them.


def bold(game: str, lang: str, chapter: str) -> list[str]:
    """The names in bold at the start of a chapter's clauses."""
    matches = re.findall(
        rf"^- \*\*{chapter}\.\d+\*\* (?:\(festum\) )?\*\*([^*]+)\*\*(?= \(|\u00a0?:)",
        rulebook.page(game, lang),
        re.MULTILINE,
    )
    return [name for name in matches if name not in RULING.values()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_orders_have_their_names(lang: str) -> None:
    words = Translator(lang, strict=True)
    assert bold("basilica", lang, "B9") == [words.say(f"order-{order}") for order in ORDERS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tools_and_public_objectives_have_their_names(lang: str) -> None:
    words, page = Translator(lang, strict=True), rulebook.page("sagrada", lang)
    assert bold("sagrada", lang, "S8") == [words.say(f"sagrada-tool-{number}") for number in range(1, 13)]
    named = re.findall(r"^\| ([^|]+) \| \d \| ", page, re.MULTILINE)
    assert named == [words.say(f"sagrada-objective-{name}") for name in OBJECTIVES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_powers_have_their_names(lang: str) -> None:
    words = Translator(lang, strict=True)
    names = [words.say(f"fantazja-power-{name}") for name in TYPES]
    bold_names = bold("fantazja", lang, "F8")
    assert len(bold_names) == len(names)
    assert all(name.startswith(short) for short, name in zip(bold_names, names, strict=True)), bold_names


# How it is set.


@pytest.mark.parametrize("game", GAMES)
def test_french_spaces_quotes_and_apostrophes(game: str) -> None:
    """U+202F before ; ! ? and U+00A0 before a colon and inside quotes, so that no line breaks there."""
    for line in prose(rulebook.page(game, "fr")):
        line = line.removeprefix("!")
        assert not re.search(r"(?<!\u202f)[;!?]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»|[\"'„”“]", line), line


@pytest.mark.parametrize("game", GAMES)
def test_polish_quotes_and_dashes(game: str) -> None:
    """„Such” quotes in pairs; a space before no sign, and no English quotes."""
    text = "\n".join(prose(rulebook.page(game, "pl")))
    assert re.sub(r"[^„”]", "", text).replace("„”", "") == ""
    assert not re.search(r"[\"'“«»—]", text)
    assert not re.search(r"[^\d|] [;?.,](?!\d)|[^\d|] :(?! \d)", text)


@every_page
def test_nothing_is_spaced_twice_or_left_at_the_end_of_a_line(game: str, lang: str) -> None:
    for line in rulebook.page(game, lang).splitlines():
        assert line == line.rstrip() and "  " not in line, line

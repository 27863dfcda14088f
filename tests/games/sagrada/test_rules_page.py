"""The worked placement on the rules page is judged by the game as the page judges it, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from games.pages import Table, cited, example, numbers, tables
from rosace.games.sagrada.kernel.actions import WINDOW_OF
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import COLOURS
from rosace.i18n import Translator, languages

from .helpers import RULESET, position, seen

FACE = "sun-catcher"


def die_or_sign(text: str, lang: str) -> str:
    """`red 2` is R2, `red` is R, `2` is 2 and nothing is a white cell.

    A die is feminine in Polish: `czerwona 2` on a cell that is `czerwony`. The stem is enough.
    """
    words = Translator(lang, strict=True)
    letters = {words.say(f"colour-{colour}")[:4]: colour[0].upper() for colour in COLOURS}
    assert len(letters) == len(COLOURS)
    return "".join(letters.get(word[:4], word) for word in text.strip("*").split()) or "."


def window(lang: str) -> Table:
    layout, _ = tables(example("sagrada", lang))
    return [row[1:] for row in layout]


def table(lang: str) -> Any:
    """The window of the page, with the dice of its second table in the pool."""
    _, tried = tables(example("sagrada", lang))
    drawing = "\n".join(
        " ".join(die_or_sign(cell, lang) if cell.startswith("**") else ".." for cell in row)
        for row in window(lang)
    )
    pool = " ".join(dict.fromkeys(die_or_sign(row[0], lang) for row in tried))
    return position(drawing, faces=(FACE,), pool=pool)


@pytest.mark.parametrize("lang", languages())
def test_the_window_is_that_of_the_card(lang: str) -> None:
    signs = COMPONENTS.windows[WINDOW_OF[FACE]].signs
    cells = [cell for row in window(lang) for cell in row]
    asked = [sign for sign, cell in zip(signs, cells, strict=True) if not cell.startswith("**")]
    assert asked == [die_or_sign(cell, lang) for cell in cells if not cell.startswith("**")]


@pytest.mark.parametrize("lang", languages())
def test_the_game_judges_each_die_as_the_page_does(lang: str) -> None:
    state = table(lang)
    _, tried = tables(example("sagrada", lang))
    for die, cell, verdict, why in tried:
        reason = RULESET.why_not(state, RULESET.parse(f"place {die_or_sign(die, lang)} {cell}"))
        assert verdict == ("✗" if reason else "✓"), (die, cell, reason)
        assert reason is None or cited(why) == {reason.clause}, (die, cell, reason)
    assert {row[2] for row in tried} == {"✓", "✗"}


@pytest.mark.parametrize("lang", languages())
def test_the_pool_of_the_page_is_that_of_its_table(lang: str) -> None:
    """Words for dice are inflected in Polish, so only their values are compared."""
    _, _, _, sentences, _ = example("sagrada", lang).strip().split("\n\n")
    pool = seen(table(lang))["pool"]
    assert sorted(numbers(sentences.splitlines()[-1])) == sorted(int(die[1]) for die in pool)


@pytest.mark.parametrize("lang", languages())
def test_every_language_tries_the_same(lang: str) -> None:
    def tried(lang: str) -> list[tuple[str, ...]]:
        _, rows = tables(example("sagrada", lang))
        return [(die_or_sign(die, lang), cell, verdict) for die, cell, verdict, _ in rows]

    assert tried(lang) == tried("en")
    assert [[die_or_sign(cell, lang) for cell in row] for row in window(lang)] == [
        [die_or_sign(cell, "en") for cell in row] for row in window("en")
    ]

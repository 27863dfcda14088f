"""The worked laying on the rules page goes as the game says, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from games.pages import Table, cited, example, numbers, tables
from rosace.games.fantazja.kernel.constants import ELEMENTS
from rosace.i18n import Translator, languages

from .boards import RULESET, build, discards, land, laying, play, position, seen, step

ROW = "e1 nMIc e2 lRIa e3 lRIb"


def laid(lang: str) -> Table:
    return tables(example("fantazja", lang))[0]


def tried(lang: str) -> Table:
    return tables(example("fantazja", lang))[1]


def before() -> Any:
    return position(ROW, hand="GIb PIb GIa")


def sides(texts: list[str], lang: str) -> list[str]:
    """`water 1` is W1, as views write it."""
    words = Translator(lang, strict=True)
    letters = {words.say(f"fantazja-element-{element}"): element[0].upper() for element in ELEMENTS}
    return [letters[name] + number for name, number in (text.split() for text in texts)]


@pytest.mark.parametrize("lang", languages())
def test_the_tiles_lie_as_the_page_shows_them(lang: str) -> None:
    words = Translator(lang, strict=True)
    owners = [words.say(f"fantazja-seat-{seat}") for seat in range(2)]
    stacks = {stack["at"]: stack for stack in seen(before())["stacks"]}
    assert stacks.pop("castle")["sides"] == ["E1", "A1", "W1", "F1"]
    assert [row[0] for row in laid(lang)] == sorted(stacks)
    for cell, tile, owner, turn, *shown in laid(lang):
        name, *dark = tile.split(", ")
        lies = stacks[cell]
        assert (lies["tile"], lies["turn"], owners[lies["owner"]]) == (name, int(turn), owner)
        assert [words.say("fantazja-dark").lower()] * lies["dark"] == [mark.lower() for mark in dark]
        assert lies["sides"] == sides(shown, lang)


@pytest.mark.parametrize("lang", languages())
def test_the_game_judges_each_laying_as_the_page_does(lang: str) -> None:
    for tile, cell, turn, verdict, why in tried(lang):
        reason = RULESET.why_not(step(before(), f"build {tile}"), RULESET.parse(f"lay {cell} {turn}"))
        assert verdict == ("✗" if reason else "✓"), (tile, cell, reason)
        assert reason is None or cited(why) == {reason.clause}, (tile, cell, reason)


@pytest.mark.parametrize("lang", languages())
def test_dark_energy_leaves_what_the_page_says(lang: str) -> None:
    state = play(before(), *laying("GIb", "s1e1"), "imagine Sc")  # Light's turn between the two
    points = [state.score(0), state.score(1)]
    after = build(state, "GIa", "s1e2")
    assert land(after) == {"e1": "nMIc", "s1e1": "nGIb"}
    assert (discards(after, 0), discards(after, 1)) == ("GIa", "RIa RIb")
    last = example("fantazja", lang).strip().splitlines()[-1]
    assert (points, numbers(last)) == ([2, 2], [2, after.score(0), after.score(1)])

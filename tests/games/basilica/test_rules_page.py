"""The worked scoring on the rules page gives what the game gives, in every language."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.pages import cited, example, numbers, tables
from rosace.i18n import Translator, languages

from .helpers import LETTER, RULESET, cathedral, unclaimed

COLOURS = ("red", "yellow", "green", "blue")


def mark(cell: str, words: Translator) -> str:
    """A cell of the page as the tests draw it: `red/blue, White (Architect)` is `RB@1a`."""
    if not cell:
        return "."
    letters = {words.say(f"colour-{colour}"): colour[0].upper() for colour in COLOURS}
    ranks = {words.say(f"rank-{rank}").lower(): letter for letter, rank in LETTER.items()}
    seats = {words.say(f"seat-{seat}"): seat + 1 for seat in range(2)}
    glass = words.say("order-glass").lower()
    colours, *things = cell.split(", ")
    letters_of_tile = "".join(letters[colour] for colour in colours.split("/"))
    letters_of_tile += "*" * (glass in map(str.lower, things))
    for thing in things:
        if thing.lower() != glass:
            seat, _, rank = thing.rstrip(")").partition(" (")
            letters_of_tile += f"@{seats[seat]}{ranks[rank.lower()] if rank else ''}"
    return letters_of_tile


def sheet(lang: str) -> Any:
    layout, _ = tables(example("basilica", lang))
    words = Translator(lang, strict=True)
    drawing = "\n".join(" ".join(mark(cell, words) for cell in row) for _, *row in layout)
    return RULESET.score_document(cathedral(drawing))


def areas(lang: str) -> dict[tuple[str, str], dict[str, Any]]:
    """What the game says of each area: its tiles, strengths and points, White first, and the clauses."""
    areas_by_cells: dict[tuple[str, str], dict[str, Any]] = {}
    for line in sheet(lang).lines:
        if line.unclaimed:
            continue
        own, foe = line.params["strength"], line.params["against"]
        area = areas_by_cells.setdefault(
            (line.params["colour"].removesuffix(".area"), line.params["where"]),
            {
                "tiles": line.params["tiles"],
                "strength": [foe, own] if line.seat else [own, foe],
                "points": [0, 0],
                "clauses": set(),
            },
        )
        area["points"][line.seat] = line.points
        area["clauses"].add(line.clause)
    return areas_by_cells


@pytest.mark.parametrize("lang", languages())
def test_the_area_without_builders_is_the_one_that_the_page_names(lang: str) -> None:
    assert unclaimed(sheet(lang)) == [("red", 1, "e2")]
    assert "B7.10" in example("basilica", lang)


@pytest.mark.parametrize("lang", languages())
def test_the_areas_score_as_the_page_says(lang: str) -> None:
    words = Translator(lang, strict=True)
    _, scored = tables(example("basilica", lang))
    counts = Counter(
        (colour, *numbers(tiles), *numbers(strength), *numbers(white), *numbers(black))
        for colour, tiles, strength, white, black, _ in scored
    )
    given = Counter(
        (words.say(colour[1:]), area["tiles"], *area["strength"], *area["points"])
        for (colour, _), area in areas(lang).items()
    )
    assert counts == given


@pytest.mark.parametrize("lang", languages())
def test_each_area_cites_the_clauses_of_its_points(lang: str) -> None:
    _, scored = tables(example("basilica", lang))
    for row, area in zip(scored, by_page(lang), strict=True):
        assert cited(row[-1]) >= area["clauses"], row


def by_page(lang: str) -> list[dict[str, Any]]:
    """The areas in the order of the page; of two of one colour, the nearer to the left first."""
    words = Translator(lang, strict=True)
    _, scored = tables(example("basilica", lang))
    left = sorted(areas(lang).items(), key=lambda item: item[0][1])
    page_rows = []
    for colour, *_ in scored:
        item = next(item for item in left if words.say(item[0][0][1:]) == colour)
        left.remove(item)
        page_rows.append(item[1])
    return page_rows


@pytest.mark.parametrize("lang", languages())
def test_the_totals_are_those_of_the_page(lang: str) -> None:
    assert numbers(example("basilica", lang).strip().splitlines()[-1]) == list(sheet(lang).totals) == [9, 11]


@pytest.mark.parametrize("lang", languages())
def test_every_language_draws_the_same_cathedral(lang: str) -> None:
    assert sheet(lang) == sheet("en")

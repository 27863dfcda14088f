"""The page of a review: one file that fetches nothing, in three languages, with names as they are."""

from __future__ import annotations

import re
from base64 import b64decode
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from played import REVIEWED_TABLES, page_of, review_of

from rosace.analysis.review_words import review_in_words
from rosace.i18n import Translator, languages

VOID = {"meta", "img", "br", "link", "input"}


class Elements(HTMLParser):
    """All elements with their attributes; every element is closed, and in its order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(page)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize(("name", "seats"), [("basilica", 2), ("sagrada", 1), ("sagrada", 3)])
def test_the_page_fetches_nothing(name: str, seats: int) -> None:
    """It works offline, and nobody learns that it is read: no scripts, and pictures are in it."""
    reviewed, text = page_of(name, seats)
    elements = Elements(text).found
    tags = {tag for tag, _ in elements}
    assert not tags & {"script", "link", "iframe", "object", "embed", "base", "form", "input"}
    for _, attributes in elements:
        for attribute, value in attributes.items():
            assert not attribute.startswith("on")
            if attribute in ("src", "href"):
                assert str(value).startswith(("data:image/svg+xml;base64,", "#"))
    assert "url(" not in text and "@import" not in text and "://" not in text
    pictures = [str(attributes["src"]) for tag, attributes in elements if tag == "img"]
    assert len(pictures) == len(reviewed.turning_points)
    assert pictures or seats == 1, "alone, all may be lost from the start"
    for picture in pictures:
        drawn = b64decode(picture.partition(",")[2]).decode()
        assert drawn.startswith("<svg")
        assert not re.search(r"<script|href=|url\((?!#)|<image", drawn)


@pytest.mark.parametrize(("name", "seats"), [("basilica", 2), ("sagrada", 3)])
def test_links_lead_to_places_of_the_page(name: str, seats: int) -> None:
    elements = Elements(page_of(name, seats)[1]).found
    places = [attributes["id"] for _, attributes in elements if "id" in attributes]
    links = [str(attributes["href"])[1:] for _, attributes in elements if "href" in attributes]
    assert len(set(places)) == len(places)
    assert links and set(links) <= set(places)


@pytest.mark.parametrize("lang", languages())
def test_the_page_speaks_a_language(lang: str) -> None:
    reviewed, text = page_of("fantazja", 2, lang)
    elements = Elements(text)
    assert elements.found[0] == ("html", {"lang": lang})
    for sentence in reviewed.sentences:
        assert sentence in elements.text
    for moment in reviewed.turning_moments:
        for told in (moment.heading, moment.cost, moment.played, moment.better, moment.reason):
            assert told in elements.text
    numbers = [moment.number for moment in reviewed.moments]
    assert numbers == [judged.position + 1 for judged in reviewed.decisions]
    assert "Fantazja" in elements.text


def test_a_turning_point_without_a_clear_reason_says_so() -> None:
    translator, (journal, review) = Translator("en", strict=True), review_of("fantazja", 2)
    assert review.reasons, "this game has turning points"
    unclear_total = {at: replace(why, noise=1000.0) for at, why in review.reasons.items()}
    unclear_lines = {at: replace(why, noise=0.0, lines=()) for at, why in review.reasons.items()}
    for unclear in (unclear_total, unclear_lines):
        in_words = review_in_words(replace(review, reasons=unclear), journal, translator)
        told = {moment.reason for moment in in_words.turning_moments}
        assert told == {"No single kind of points explains it."}


def test_the_languages_differ() -> None:
    texts = {lang: Elements(page_of("fantazja", 2, lang)[1]).text for lang in languages()}
    assert len(texts) == len(set(texts.values())) == 3
    losses = {lang: page_of("fantazja", 2, lang)[0].moments[0].cost for lang in languages()}
    assert "," in losses["pl"] and "," in losses["fr"] and "." in losses["en"]


def test_names_are_text() -> None:
    """A name may hold what HTML and Fluent would read as their own."""
    names = ('<b>"Ada" & {$x}</b>', "<script>alert(1)</script>")
    reviewed, text = page_of("fantazja", 2, names=names)
    assert reviewed.names == names
    elements = Elements(text)
    assert "<script" not in text and '<b>"' not in text
    assert all(elements.text.count(name) > 5 for name in names)


@pytest.mark.parametrize(("name", "seats"), REVIEWED_TABLES)
def test_words_of_every_game(name: str, seats: int) -> None:
    """Every decision has words, and the round where the game counts rounds."""
    reviewed, text = page_of(name, seats)
    assert len(reviewed.moments) == len(reviewed.decisions) > 20
    for moment in reviewed.moments:
        assert moment.heading and moment.played and moment.cost and moment.name in reviewed.names
        assert ("round" in moment.heading) == (name == "sagrada" and moment.number > 1)
        assert moment.better == "" or moment.judgement.best != moment.judgement.played
    assert all(one.name in Elements(text).text for one in reviewed.moments[:2])

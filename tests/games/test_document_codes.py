"""A refused document has a stable code and, where known, its place; each code is documented and occurs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import rosace
from games.basilica.test_documents_moment import NOW
from games.basilica.test_documents_refused import TestRefused as Basilica
from games.documents import Refused
from games.fantazja.test_documents_refused import TestRefused as Fantazja
from games.sagrada.test_documents_refused import TestRefused as Sagrada
from games.test_builder import REFUSED
from rosace.core.documents import parse
from rosace.core.errors import DOCUMENT_CODES, BadDocument

GAMES: dict[str, type[Refused]] = {"basilica": Basilica, "fantazja": Fantazja, "sagrada": Sagrada}
RECORDS = Path(__file__).parents[2] / "docs" / "records.md"

# Of each game something that its tests refuse: the code and the place.
EXPECTED: list[tuple[str, str, str, str, str]] = [
    ("sagrada", "heading", "another format", "unknown-format", "format"),
    ("sagrada", "heading", "another game", "other-game", "game"),
    ("sagrada", "heading", "another rules version", "other-rules", "rules"),
    ("sagrada", "heading", "unknown option", "bad-options", "options"),
    ("sagrada", "name", "no windows", "missing", "windows"),
    ("sagrada", "name", "unknown name in windows[0]", "unknown-name", "windows[0].colour"),
    ("sagrada", "type", "tools is {}", "wrong-type", "tools"),
    ("sagrada", "type", "round is 11", "out-of-range", "round"),
    ("sagrada", "type", "pool is ['X1']", "unknown-word", "pool"),
    ("sagrada", "type", "windows[0].dice is {'e1': 'R1'}", "unknown-word", "windows[0].dice"),
    ("sagrada", "type", "windows[0].dice is {'a1': 'R7'}", "unknown-word", "windows[0].dice.a1"),
    ("sagrada", "deal", "windows of three", "wrong-length", "windows"),
    ("sagrada", "deal", "a tool twice", "too-many", ""),
    ("sagrada", "lying", "neighbours of a colour", "impossible-board", "windows[0].dice"),
    ("sagrada", "lying", "tokens lost", "contradiction", ""),
    ("sagrada", "history", "four dice in the first turn", "unreachable", "windows[0].dice"),
    ("sagrada", "history", "nothing left of a round", "unreachable", "track[0]"),
    ("sagrada", "moment", "a die in hand in a turn", "impossible-moment", "now.hand"),
    ("sagrada", "moment", "a hand that fits nowhere", "nothing-to-decide", "now.phase"),
]  # fmt: skip


def refusal(ruleset: Any, document: Any) -> BadDocument:
    with pytest.raises(BadDocument) as caught:
        ruleset.read_position(document)
    return caught.value


def refusals(game: str) -> list[BadDocument]:
    """Everything that the tests of a game refuse."""
    tests = GAMES[game]
    more = [NOW] if game == "basilica" else []
    every = [case for cases in (*tests.cases.values(), *more) for case in cases.values()]
    return [refusal(tests.ruleset, document) for document, _ in every]


@pytest.mark.parametrize(("game", "kind", "name", "code", "place"), EXPECTED)
def test_a_refusal_has_its_code_and_its_place(game: str, kind: str, name: str, code: str, place: str) -> None:
    tests = GAMES[game]
    error = refusal(tests.ruleset, tests.cases[kind][name][0])
    assert (error.code, error.place) == (code, place), str(error)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_that_nothing_is_to_be_decided(game: str) -> None:
    """The sentences differ, the code does not."""
    errors = refusals(game)
    nothing = [error for error in errors if error.code == "nothing-to-decide"]
    assert nothing
    assert all(error.code == "nothing-to-decide" for error in errors if "nothing to decide" in str(error))


def found_codes() -> set[str]:
    codes = {error.code for game in GAMES for error in refusals(game)}
    for game, parts, _ in REFUSED:
        with pytest.raises(BadDocument) as caught:
            rosace.build_position(game, **parts)
        codes.add(caught.value.code)
    for text in ("{", '{"game": 1, "game": 2}', "[]"):
        with pytest.raises(BadDocument) as caught:
            parse(text)
        codes.add(caught.value.code)
    return codes


def test_the_codes_that_occur_are_those_of_the_list() -> None:
    assert found_codes() == set(DOCUMENT_CODES)


def test_every_code_is_documented() -> None:
    section = RECORDS.read_text(encoding="utf-8").split("### Why a document is refused")[1]
    assert tuple(re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE)) == DOCUMENT_CODES


STRANGE_NAMES: list[tuple[Any, str]] = [(5, "5"), (None, "None"), (("a",), "('a',)"), ("a\nb", r"'a\nb'")]


@pytest.mark.parametrize(("name", "place"), STRANGE_NAMES, ids=repr)
@pytest.mark.parametrize("game", GAMES)
def test_a_strange_name_is_refused_in_one_line_with_a_text_as_its_place(
    game: str, name: Any, place: str
) -> None:
    document = rosace.build_position(game)
    for one in (document | {name: 1}, document | {"options": {name: 1}}):
        error = refusal(GAMES[game].ruleset, one)
        assert error.place in (place, "options") and "\n" not in str(error)


@pytest.mark.parametrize("name", ["\n", "a\u2028b", 5, None])
def test_a_strange_format_is_refused_in_one_line(name: Any) -> None:
    for language in ("en", "pl", "fr"):
        with pytest.raises(BadDocument) as caught:
            rosace.load_position({"format": name, "game": "sagrada"}, language=language)
        assert len(str(caught.value).splitlines()) == 1


def test_an_old_document_keeps_its_code_and_its_place() -> None:
    document = {"format": "rosace-position 1", "game": "sagrada", "seats": 2}
    with pytest.raises(BadDocument, match="named as in rosace-position 2") as caught:
        rosace.load_position(document)
    assert (caught.value.code, caught.value.place) == ("missing", "tools")

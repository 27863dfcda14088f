"""Documents changed and refused, for the tests of every game."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from rosace.core.errors import DOCUMENT_CODES, BadDocument
from rosace.core.ruleset import Ruleset

GONE = object()
Cases = dict[str, tuple[Any, str]]  # name -> a document, and what its refusal says


def change(document: dict[str, Any], **paths: Any) -> dict[str, Any]:
    """The document with other values; `turn__number=3` is a number in `turn`, GONE takes a name away."""
    document = copy.deepcopy(document)
    for path, value in paths.items():
        *way, last = path.split("__")
        node: Any = document
        for name in way:
            node = node[int(name)] if name.isdigit() else node[name]
        if value is GONE:
            del node[last]
        elif last.isdigit():
            node[int(last)] = value
        else:
            node[last] = value
    return document


def check_refused(read: Callable[[], Any], message: str) -> None:
    """Reading must fail with one line that says so."""
    with pytest.raises(BadDocument, match=message) as caught:
        read()
    assert "\n" not in str(caught.value)
    assert caught.value.code in DOCUMENT_CODES


# Documents that every game refuses, made of a good one.


def wrong_headings(plain: dict[str, Any]) -> Cases:
    return {
        "not an object": ([], "JSON object"),
        "no format": (change(plain, format=GONE), "format is None"),
        "another format": (change(plain, format="rosace-position 3"), "format is 'rosace-position 3'"),
        "another game": (change(plain, game="cups"), f"game is 'cups', not '{plain['game']}'"),
        "no game": (change(plain, game=GONE), "game is None"),
        "another rules version": (change(plain, rules="1.00000000"), "made with rules '1.00000000'"),
        "options are a list": (change(plain, options=[]), "options is not a JSON object"),
        "unknown option": (change(plain, options={"colour": "red"}), "no option colour"),
    }


def place(path: str) -> str:
    """A path of `change` as messages write it: `stacks__0__at` is stacks[0].at."""
    words = path.split("__")
    return "".join(f"[{word}]" if word.isdigit() else f".{word}" for word in words).lstrip(".")


def wrong_names(plain: dict[str, Any], missing: Iterable[str], unknown: Iterable[str]) -> Cases:
    """Names that must be there taken away, and another one where it means nothing."""
    without: Cases = {
        f"no {place(path)}": (change(plain, **{path: GONE}), re.escape(f"{place(path)} is missing"))
        for path in missing
    }
    with_another: Cases = {
        f"unknown name in {place(path) or 'the document'}": (
            change(plain, **{f"{path}__colour".lstrip("_"): "red"}),
            "colour is not a known name",
        )
        for path in ("", *unknown)
    }
    return without | with_another


def wrong_values(plain: dict[str, Any], values: Iterable[tuple[str, Any, str]]) -> Cases:
    """A path, another value there, and the message to the letter."""
    return {
        f"{place(path)} is {value!r}": (change(plain, **{path: value}), re.escape(message))
        for path, value, message in values
    }


class Refused:
    """The tests of a game's documents that contradict the rules or themselves."""

    ruleset: Ruleset
    cases: Mapping[str, Cases]  # by what they are about
    alone: Cases  # less than a position, for a score sheet
    good: Mapping[str, dict[str, Any]]  # what the cases change: they must not be refused for another reason
    number: int  # there are more than this

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        every = {f"{kind}: {name}": one for kind, cases in self.cases.items() for name, one in cases.items()}
        for name, cases in (("case", every), ("alone", self.alone), ("good", self.good)):
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, cases.values(), ids=cases)

    def test_a_document_is_refused_with_its_cause(self, case: tuple[Any, str]) -> None:
        document, message = case
        check_refused(lambda: self.ruleset.read_position(document), message)

    def test_what_counts_is_refused_with_its_cause(self, alone: tuple[Any, str]) -> None:
        document, message = alone
        check_refused(lambda: self.ruleset.score_document(document), message)

    def test_what_these_tests_change_is_accepted_unchanged(self, good: dict[str, Any]) -> None:
        state = self.ruleset.read_position(good)
        assert self.ruleset.read_position(self.ruleset.write_position(state)).key() == state.key()

    def test_there_are_many(self) -> None:
        """A list made by a loop could be empty by mistake."""
        assert sum(map(len, self.cases.values())) + len(self.alone) > self.number

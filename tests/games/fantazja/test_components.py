"""F1.1, F2.1, F2.4: the component list may be corrected; one that cannot be played with is refused."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from rosace.core.errors import BadComponents
from rosace.games.fantazja.kernel import component_data
from rosace.games.fantazja.kernel.constants import ELEMENTS

from .boards import RULESET

TEXT = resources.files("rosace.games.fantazja").joinpath("components.json").read_text("utf-8")
RIA, RIIA, SC = 0, 3, 26  # places of these tiles in the list

Path = tuple[str | int, ...]


def changed(path: Path, value: Any = ...) -> str:
    """The list with another value at a path, or without what stands there."""
    data = node = json.loads(TEXT)
    for name in path[:-1]:
        node = node[name]
    if value is ...:
        del node[path[-1]]
    else:
        node[path[-1]] = value
    return json.dumps(data)


def refusal(text: str) -> str:
    with pytest.raises(BadComponents) as caught:
        component_data.load(text)
    message = str(caught.value)
    assert message.startswith("components: ") and "\n" not in message
    return message.removeprefix("components: ")


def test_f1_1_the_component_list_says_of_each_value_where_it_comes_from() -> None:
    assert set(component_data.COMPONENTS.status) == {"rulebook", "public_source", "derived", "reconstructed"}
    assert all(component_data.COMPONENTS.status.values())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("tiles", RIA, "symbols"), [3, 3, 3, 3]),
        (("tiles", RIA, "dark"), False),
        (("tiles", RIA, "elements"), ["fire", "water", "air", "earth"]),
        (("type_elements",), {"magic": ["fire", "water", "air", "earth"]}),
        (("castle", "elements"), ["fire", "water", "air", "earth"]),
        (("elements_clockwise",), ["fire", "water", "air", "earth"]),
    ],
)
def test_f2_4_a_corrected_component_list_is_all_that_a_correction_needs(path: Path, value: Any) -> None:
    components = component_data.load(changed(path, value))
    assert (components.tiles, components.castle) != (
        component_data.COMPONENTS.tiles,
        component_data.COMPONENTS.castle,
    )
    assert components.digest != component_data.COMPONENTS.digest
    assert component_data.COMPONENTS.digest in RULESET.spec.rules


def test_f2_4_a_tiles_own_elements_go_before_its_types_and_those_before_the_common_ones() -> None:
    data = json.loads(TEXT)
    own, its_types = ["water", "fire", "earth", "air"], ["fire", "earth", "air", "water"]
    data["tiles"][RIA]["elements"] = own
    data["type_elements"] = {"residential": its_types}
    tiles = component_data.load(json.dumps(data)).tiles
    elements = {tile.name: [ELEMENTS[element] for element, _ in tile.sides] for tile in tiles}
    assert (elements["RIa"], elements["RIb"], elements["PIa"]) == (own, its_types, data["elements_clockwise"])


# Whole lists that are none.


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not JSON: line 1"),
        ("[]", "a document must be a JSON object"),
        ("{}", "KeyError('tiles')"),
        (TEXT.replace('"hand": 6', '"hand": 6, "hand": 6'), "'hand' appears twice in one object"),
    ],
)
def test_f1_1_a_text_that_is_no_list_is_refused(text: str, words: str) -> None:
    assert refusal(text).startswith(words)


@pytest.mark.parametrize(
    "path",
    [
        ("tiles",),
        ("castle",),
        ("status",),
        ("hand",),
        ("bonus_points",),
        ("bonus_tokens",),
        ("elements_clockwise",),
        ("castle", "symbols"),
        *(("tiles", RIA, name) for name in ("id", "type", "level", "points", "symbols", "dark")),
    ],
)
def test_f1_1_what_is_missing_is_named(path: Path) -> None:
    assert refusal(changed(path)) == f"KeyError({path[-1]!r})"


# F1.1, F2.1: the tiles, their faces and the numbers that the rules rest on.

TILES = "the 27 tiles with the ids RIa to Sc are needed, each once (F1.1)"
KIND = "a tile's id says its type and level: RIIa is residential, 2 (F2.1)"
POINTS = "points are whole numbers from 1 to 99 (F2.1)"
EQUAL = "tiles of one type and level have the same points (F9.2)"
DARK = "dark is true or false (F2.1)"
SYMBOLS = "a side has 1 to 3 symbols (F2.1)"
FIXED = "a hand of 6, 8 bonus tokens of 5 points (F1.2, F1.3)"


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("tiles",), [], TILES),
        (("tiles", RIA), ..., TILES),
        (("tiles", RIA, "id"), "RIb", TILES),
        (("tiles", RIA, "id"), "RId", TILES),
        (("tiles", RIA, "id"), 7, TILES),
        (("tiles", RIA, "type"), "magic", KIND),
        (("tiles", RIA, "level"), 2, KIND),
        (("tiles", RIA, "level"), 9, KIND),
        (("tiles", RIA, "level"), "I", KIND),
        (("tiles", RIA, "level"), True, KIND),
        (("tiles", SC, "level"), 1, KIND),
        (("tiles", RIA, "points"), 0, POINTS),
        (("tiles", RIA, "points"), 100, POINTS),
        (("tiles", RIA, "points"), -1, POINTS),
        (("tiles", RIA, "points"), "1", POINTS),
        (("tiles", RIA, "points"), True, POINTS),
        (("tiles", RIA, "points"), 1.0, POINTS),
        (("tiles", RIA, "points"), 2, EQUAL),
        (("tiles", RIIA, "points"), 4, EQUAL),
        (("tiles", SC, "points"), 3, EQUAL),
        (("tiles", RIA, "dark"), 1, DARK),
        (("tiles", RIA, "dark"), "yes", DARK),
        (("tiles", RIA, "dark"), None, DARK),
        (("tiles", RIA, "symbols"), [0, 1, 1, 1], SYMBOLS),
        (("tiles", RIA, "symbols"), [1, 1, 1, 4], SYMBOLS),
        (("tiles", RIA, "symbols"), [1, 1, True, 1], SYMBOLS),
        (("tiles", RIA, "symbols"), [1, 1, "1", 1], SYMBOLS),
        (("tiles", RIA, "symbols"), "1111", SYMBOLS),
        (("castle", "symbols"), [1, 1, 1, 0], SYMBOLS),
        (("hand",), 5, FIXED),
        (("bonus_points",), 4, FIXED),
        (("bonus_tokens",), 9, FIXED),
        (("bonus_tokens",), "8", FIXED),
    ],
)
def test_f2_1_a_component_list_the_rules_cannot_be_played_with_is_refused(
    path: Path, value: Any, words: str
) -> None:
    assert refusal(changed(path, value)) == words


def test_f2_1_all_tiles_of_a_kind_may_have_other_points() -> None:
    data = json.loads(TEXT)
    for tile in data["tiles"]:
        tile["points"] = {0: 7, 1: 99, 2: 1, 3: 5}[tile["level"]]
    assert {tile.points for tile in component_data.load(json.dumps(data)).tiles} == {7, 99, 1, 5}


# F2.4: names and sides, told with the tile they are of.


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("tiles", RIA, "colour"), "green", "RIa: colour is not a known name"),
        (("tiles", RIA, "type"), "castle", "RIa: 'castle' is no type"),
        (("tiles", RIA, "type"), None, "RIa: None is no type"),
        (("tiles", RIA, "symbols"), [1, 1, 1], "a tile has four sides, not 4 and 3"),
        (("tiles", RIA, "symbols"), [1, 1, 1, 1, 1], "a tile has four sides, not 4 and 5"),
        (("tiles", RIA, "elements"), ["fire", "air"], "a tile has four sides, not 2 and 4"),
        (("tiles", RIA, "elements"), ["fire", "air", "water", "wood"], "ValueError"),
        (("castle", "symbols"), [1], "a tile has four sides, not 4 and 1"),
        (("elements_clockwise",), ["fire"], "a tile has four sides, not 1 and 4"),
        (("elements_clockwise",), ["earth", "air", "water", "stone"], "ValueError"),
        (("type_elements",), {"stone": []}, "type_elements: stone is no type"),
        (("type_elements",), {"magic": ["earth"]}, "a tile has four sides, not 1 and 4"),
        (("type_elements",), [], "AttributeError"),
        (("tiles", RIA), "RIa", "TypeError"),
        (("castle",), [1, 1, 1, 1], "AttributeError"),
    ],
)
def test_f2_4_sides_that_cannot_be_are_refused(path: Path, value: Any, words: str) -> None:
    assert words in refusal(changed(path, value))

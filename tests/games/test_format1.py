"""Position documents of format 1, written by the version before format 2, are still read.

`format1/GAME.jsonl` has positions of every phase and variant, each with the key of its state;
`format1/scores.jsonl` has documents with the totals of their score sheets.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import rosace
from games.documents import change, check_refused
from rosace.core import registry
from rosace.core.documents import POSITION_FORMAT, UnknownFormat, change_at, count_from_0, rename
from rosace.core.errors import BadDocument

HERE = Path(__file__).parent / "format1"
GAMES = ("basilica", "fantazja", "sagrada")


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def good(game: str, phase: str) -> dict[str, Any]:
    """An old document in a phase."""
    return next(row["document"] for row in rows(game) if row["document"]["now"]["phase"] == phase)


@pytest.mark.parametrize("game", GAMES)
def test_an_old_document_is_the_position_that_it_was(game: str) -> None:
    ruleset = registry.get(game)
    for row in rows(game):
        document = row["document"]
        before = copy.deepcopy(document)
        state = ruleset.read_position(document)
        assert f"{state.key():016x}" == row["key"]
        assert document == before, "reading changed the document"
        written = ruleset.write_position(state)
        assert written["format"] == POSITION_FORMAT == "rosace-position 2"
        again = ruleset.read_position(json.loads(json.dumps(written)))
        for seat in (-1, *range(state.seats)):
            assert again.key(seat) == state.key(seat)
        assert ruleset.write_position(again) == written


@pytest.mark.parametrize("game", GAMES)
def test_the_old_documents_are_of_every_phase(game: str) -> None:
    from importlib import import_module

    phases = import_module(f"rosace.games.{game}.kernel.constants").PHASES
    assert {row["document"]["now"]["phase"] for row in rows(game)} == set(phases)
    assert all(row["document"]["format"] == "rosace-position 1" for row in rows(game))


@pytest.mark.parametrize("row", rows("scores"), ids=lambda row: row["document"]["game"])
def test_an_old_score_document_has_the_same_points(row: dict[str, Any]) -> None:
    ruleset = registry.get(row["document"]["game"])
    assert list(ruleset.score_document(row["document"]).totals) == row["totals"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_an_old_document(game: str) -> None:
    document = next(
        row["document"] for row in rows(game) if row["document"]["now"]["phase"] in ("action", "turn")
    )
    played = rosace.load_position(document, seed=1)
    assert played.position()["format"] == POSITION_FORMAT
    played.play(played.legal_actions()[0])
    assert len(played) == 1


def test_seats_and_spaces_count_from_0_and_names_are_those_of_the_view() -> None:
    """What changed in each game, in one document each."""
    basilica = registry.get("basilica")
    state = basilica.read_position(good("basilica", "offer"))
    written, view = basilica.write_position(state), basilica.view(state, None)
    assert written["turn"]["seat"] == view["turn"]
    assert written["now"]["space"] == view["begun"]["space"]
    standing = {cell["at"]: cell["builder"]["seat"] for cell in view["cathedral"] if "builder" in cell}
    assert {one["at"]: one["seat"] for one in written["cathedral"]["builders"]} == standing != {}

    sagrada = registry.get("sagrada")
    state = sagrada.read_position(good("sagrada", "put"))
    written, view = sagrada.write_position(state), sagrada.view(state, None)
    assert written["first"] == view["first"]
    assert written["turn"]["turns_done"] == view["turns_done"]
    assert written["turn"]["skipped"] == view["skipped"]
    assert written["now"]["tool"] == view["begun"]["tool"]
    assert written["choices"] == [player["choices"] for player in view["players"]]
    assert [one["window"] for one in written["windows"]] == [player["window"] for player in view["players"]]

    fantazja = registry.get("fantazja")
    state = fantazja.read_position(good("fantazja", "over"))
    written, view = fantazja.write_position(state), fantazja.view(state, None)
    assert written["turn"]["skipped"] == view["skipped"] == 2
    tops = {one["at"]: (one["owner"], one["tile"]) for one in view["stacks"] if one["owner"] is not None}
    assert (
        {one["at"]: (one["tiles"][-1]["owner"], one["tiles"][-1]["tile"]) for one in written["stacks"]}
        == tops
        != {}
    )


def test_a_refusal_of_an_old_document_says_how_it_counts() -> None:
    document = change(good("basilica", "action"), turn__seat=3)
    message = (
        r"turn.seat is 2, not from 0 to 1 \(named as in rosace-position 2, with seats, spaces and places"
    )
    check_refused(lambda: registry.get("basilica").read_position(document), message)
    check_refused(lambda: registry.get("basilica").score_document(document), message)


@pytest.mark.parametrize(
    ("game", "phase", "change_of", "message"),
    [
        ("basilica", "rank", {"now__rank": "mason"}, "rank is not a known name here in format 1"),
        ("sagrada", "turn", {"windows__0__window": "via-lux"}, "window is not a known name here in format 1"),
        ("sagrada", "turn", {"choices": []}, "choices is not a known name here in format 1"),
        ("sagrada", "turn", {"cards__0": [13, 1]}, "choices\\[0\\]: 13 is not a valid window"),
        ("fantazja", "turn", {"turn__skipped": 0}, "skipped is not a known name here in format 1"),
    ],
)
def test_names_of_format_2_are_refused_in_format_1(
    game: str, phase: str, change_of: dict[str, Any], message: str
) -> None:
    document = change(good(game, phase), **change_of)
    check_refused(lambda: registry.get(game).read_position(document), message)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "found", ["rosace-position 3", "rosace-position 0", "", 2, None, ["rosace-position 2"]]
)
def test_an_unknown_format_is_refused(game: str, found: Any) -> None:
    document = rows(game)[0]["document"] | {"format": found}
    ruleset = registry.get(game)
    for read in (ruleset.read_position, ruleset.score_document, rosace.load_position):
        with pytest.raises(UnknownFormat) as caught:
            read(document)
        assert "\n" not in str(caught.value)
    with pytest.raises(BadDocument, match="rosace-position 1, rosace-position 2"):
        ruleset.read_position(document)


def test_changes_along_a_path_leave_a_damaged_document_to_its_reader() -> None:
    document = {"a": [{"b": 1}, 5, {"c": 2}], "d": "no list", "e": {"f": True}}
    assert count_from_0(document, ("a.*.b", "d.*", "e.f", "x.y.*.z")) == {
        **document,
        "a": [{"b": 0}, 5, {"c": 2}],
    }
    assert rename(document, {"a.*.b": "g"})["a"] == [{"g": 1}, 5, {"c": 2}]
    assert change_at(document, "d", str.upper)["d"] == "NO LIST"
    assert document["a"][0] == {"b": 1}


@pytest.mark.parametrize(
    ("language", "other", "none"),
    [
        ("en", "This position has the format “rosace-position 9”.", "doesn’t say which format"),
        ("pl", "Ta pozycja ma format „rosace-position 9”.", "nie podaje swojego formatu"),
        ("fr", "Cette position est au format «\u00a0rosace-position 9\u00a0».", "n’indique pas son format"),
    ],
)
def test_an_unknown_format_is_refused_in_every_language(language: str, other: str, none: str) -> None:
    document = rows("sagrada")[0]["document"]
    with pytest.raises(UnknownFormat) as caught:
        rosace.load_position(document | {"format": "rosace-position 9"}, language=language)
    assert str(caught.value).startswith(other)
    assert str(caught.value).endswith("rosace-position 1, rosace-position 2.")
    with pytest.raises(UnknownFormat, match=none):
        rosace.load_position(document | {"format": None}, language=language)

"""B12: the worked examples of the books, in the layouts of the clause page."""

from __future__ import annotations

import pytest

from rosace.core.errors import BadAction

from .helpers import RULESET, cathedral, cells, play, position, refusal, score, seen, sheet_lines, texts

PLACEMENT = """
    .  G  RB  .  .
    .  .  Y   .  .
"""


@pytest.mark.parametrize("colour", ["R", "Y", "G", "B"])
def test_b12_1_legal_for_any_tile_of_one_colour(colour: str) -> None:
    state = position(PLACEMENT, vaults=(colour, "YG", "RY"))
    assert {"a1", "d1", "b2", "c3"} <= cells(state, "place 1")


def test_b12_1_not_adjacent() -> None:
    state = position(PLACEMENT)
    assert refusal(state, "place 1 e3") == "not-adjacent B3.1"


def test_b12_1_outside_the_plan() -> None:
    with pytest.raises(BadAction, match="'f1' is not a valid cell"):
        RULESET.parse("place 1 f1")


def test_b12_1_wild_beside_wild() -> None:
    state = position(PLACEMENT, vaults=("YG", "RB", "R"))
    for space in ("1", "2"):
        assert refusal(state, f"place {space} d1") == "wild-beside-wild B3.2"
        assert refusal(state, f"place {space} b2") == ""
    assert "place 3 d1" in texts(state)


# D is a2, E is c2, F is e2.
AREAS = """
    G   .  .   .  .
    GB  B  YB  B  YG
    .   .  R   B  .
"""


def areas(builder: str, drawing: str = AREAS) -> dict[str, int]:
    """Colour -> tiles of the areas in which a builder on this cell stands."""
    document = cathedral(drawing)
    document["cathedral"]["builders"] = [{"seat": 0, "at": builder}]
    return {colour: tiles for _, colour, tiles, _ in sheet_lines(RULESET.score_document(document))}


def test_b12_2_green_of_two_blue_of_five_and_red_of_one() -> None:
    assert areas("a1") == {"green": 2}
    for cell in ("b2", "d2", "d3"):
        assert areas(cell) == {"blue": 5}
    assert areas("c3") == {"red": 1}


def test_b12_2_a_wild_in_green_and_blue_at_once() -> None:
    assert areas("a2") == {"green": 2, "blue": 5}


def test_b12_2_a_wild_that_joins_two_blue_groups() -> None:
    assert areas("b2")["blue"] == 5
    without = AREAS.replace("YB", "# ")
    assert (areas("b2", without), areas("d2", without)) == ({"blue": 2}, {"blue": 2})


def test_b12_2_a_wild_with_no_yellow_neighbour_is_no_yellow_area() -> None:
    assert areas("c2") == {"blue": 5}


def test_b12_2_a_lone_wild_belongs_to_nothing() -> None:
    assert areas("e2") == {}


def test_b12_2_the_areas_of_the_layout_are_these_and_no_others() -> None:
    state = position(AREAS)
    areas = {
        (("red", "yellow", "green", "blue")[area["colour"]], len(area["cells"])) for area in state.areas()
    }
    assert areas == {("green", 2), ("blue", 5), ("red", 1)}


POINTS = """
    Y@1  YB@1a  B@2m  B*  .
    .    .      .     B   .
"""


@pytest.mark.parametrize("variant", ["2010", "2022"])
def test_b12_3_white_has_five_points_and_black_ten(variant: str) -> None:
    assert score(POINTS, variant) == (5, 10)


@pytest.mark.parametrize("variant", ["2010", "2022"])
def test_b12_3_the_lines_that_make_them(variant: str) -> None:
    sheet = RULESET.score_document(cathedral(POINTS, variant))
    assert sheet_lines(sheet) == [(0, "yellow", 2, 4), (0, "blue", 4, 1), (1, "blue", 4, 10)]
    assert [(line.kind, line.clause) for line in sheet.lines] == [
        ("basilica-majority", "B7.6"), ("basilica-minority", "B7.7"), ("basilica-majority", "B7.6"),
    ]  # fmt: skip
    white, _, black = sheet.lines
    assert (white.params["architect"], white.params["glass"]) == ("yes", 0)
    assert (black.params["architect"], black.params["glass"]) == ("yes", 2)
    assert (black.params["strength"], black.params["against"]) == (2, 1)
    assert white.elements == ("cell:0,0", "cell:1,0")
    assert black.elements == ("cell:1,0", "cell:2,0", "cell:3,0", "cell:3,1")


def test_b12_3_a_complete_position_says_the_same_and_so_does_its_scoring() -> None:
    state = position(POINTS, vaults=("R+", "Y", "G"), marker=9)
    assert RULESET.score_sheet(state).totals == (state.score(0), state.score(1)) == (5, 10)
    assert RULESET.score_document(RULESET.write_position(state)).totals == (5, 10)
    assert seen(play(state, "place 1 a2"))["scorings"] == [[5, 10]]

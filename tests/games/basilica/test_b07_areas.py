"""B7.1 to B7.8, B7.10, B7.11: areas and points. The Juggler (B7.9) has a file of its own."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import (
    RULESET,
    cathedral,
    events_of,
    kinds,
    play,
    position,
    score,
    seen,
    sheet_lines,
    step,
    unclaimed,
)

VARIANTS = pytest.mark.parametrize("variant", ["2010", "2022"])


def lines(drawing: str, **rest: Any) -> list[tuple[int, str, int, int]]:
    return sheet_lines(RULESET.score_document(cathedral(drawing, **rest)))


def clauses(drawing: str, **rest: Any) -> list[tuple[int, str, str]]:
    sheet = RULESET.score_document(cathedral(drawing, **rest))
    return [(line.seat, line.kind.removeprefix("basilica-"), line.clause) for line in sheet.lines]


def test_b7_1_an_area_is_a_group_of_adjacent_tiles_of_one_colour() -> None:
    drawing = """
        R@1  R  Y  R@2  .
        Y    R  Y  R    .
        Y@2  Y  Y  .    R@1
    """
    assert lines(drawing) == [(0, "red", 3, 3), (1, "red", 2, 2), (0, "red", 1, 1), (1, "yellow", 6, 6)]


def test_b7_1_diagonal_contact_does_not_connect() -> None:
    assert lines("R@1 Y . . .\nY R . . .") == [(0, "red", 1, 1)]


def test_b7_1_an_area_is_maximal_however_it_winds() -> None:
    drawing = """
        B@1 B  B  B  B
        Y   Y  Y  Y  B
        B   GB B  YB B
        B   Y  Y  G  Y
    """
    assert score(drawing) == (12, 0)
    assert score(drawing.replace("GB", "G")) == (9, 0)


def test_b7_2_a_single_colour_tile_alone_is_an_area_of_one() -> None:
    assert lines(". . R@1 . .") == [(0, "red", 1, 1)]
    assert score("Y G@2 B . .") == (0, 1)


def test_b7_3_a_wild_tile_belongs_to_an_area_of_each_of_its_colours() -> None:
    assert lines("R RB@1 B . .") == [(0, "red", 2, 2), (0, "blue", 2, 2)]


def test_b7_3_a_wild_tile_never_joins_two_colours_into_one_area() -> None:
    assert lines("R@1 RB B@2 B .") == [(0, "red", 2, 2), (1, "blue", 3, 3)]


def test_b7_3_a_wild_tile_joins_two_groups_of_one_of_its_colours() -> None:
    assert lines("B@1 YB B . .") == [(0, "blue", 3, 3)]


def test_b7_3_a_wild_tile_alone_in_a_colour_makes_no_area_of_it() -> None:
    assert lines("R RB@1 Y . .") == [(0, "red", 2, 2)]
    assert lines("Y RB@1 G . .") == []
    assert score(". . RB@1 . .") == (0, 0)


def test_b7_4_scaffolding_belongs_to_no_area_and_joins_none() -> None:
    assert lines("R@1 # R . .\nR # R . .") == [(0, "red", 2, 2)]


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("R@1 R R . .", (3, 0)),
        ("R@1 R@1 R@2 R .", (4, 1)),
        ("R@1 R@2 R@2 R .", (1, 4)),
        ("R@1 R@2 R . .", (0, 0)),
        ("R@1m R@2 R . .", (3, 1)),
        ("R@1m R@2 R@2 R .", (0, 0)),
        ("R@1m R@2 R@2 R@2 .", (1, 4)),
        ("R@1m R@2m R . .", (0, 0)),
    ],
)
@VARIANTS
def test_b7_5_strength_is_the_number_of_builders_a_mason_counting_two(
    variant: str, drawing: str, points: tuple[int, int]
) -> None:
    assert score(drawing, variant) == points


@VARIANTS
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("R@1 R R . .", (3, 0)),
        ("R@1a R R . .", (6, 0)),
        ("R@1 R@1 R@2a . .", (6, 1)),  # of either player
        ("R@1a R@1a R R@2a .", (8, 1)),  # once
        ("R*@1 R R . .", (5, 0)),
        ("R*@1 R* R . .", (7, 0)),
        ("R*@1a R R . .", (8, 0)),  # glass after doubling
        ("R@1 R@1 R*@2 . .", (5, 1)),  # glass goes to the majority, whoever stands on it
        ("R*@1 R@2 . . .", (0, 0)),
    ],
)
def test_b7_6_what_the_majority_scores(variant: str, drawing: str, points: tuple[int, int]) -> None:
    assert score(drawing, variant) == points


@VARIANTS
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("R*^@1 R R . .", (7, 0)),
        ("R^@1 R R . .", (3, 0)),  # an altar alone scores nothing
        ("R^@1 R* R . .", (5, 0)),  # nor beside another vault's glass
        ("R*^@1a R* R . .", (6 + 4 + 2, 0)),  # neither is doubled
        ("R@1 R@1 R*^@2 . .", (7, 1)),
    ],
)
def test_b7_6_a_glass_is_worth_four_where_an_altar_stands(
    variant: str, drawing: str, points: tuple[int, int]
) -> None:
    assert score(drawing, variant, festum=True) == points


@VARIANTS
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("R@1 R@1 R@1 R@2 R@2", (5, 2)),
        ("R@1m R@1m R@2m R .", (4, 1)),
        ("R@1m R@1 R@2m R .", (4, 1)),  # a Master Mason counts one here
        ("R@1a R@1 R@2a R .", (8, 1)),  # never doubled
        ("R@1 R@1 R*@2 R .", (6, 1)),
    ],
)
def test_b7_7_the_minority_scores_one_for_each_own_builder(
    variant: str, drawing: str, points: tuple[int, int]
) -> None:
    assert score(drawing, variant) == points


@VARIANTS
@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("R@1 R@2 R . .", (0, 0)),
        ("R@1s R@2 R . .", (3, 1)),
        ("R@1 R@2s R . .", (1, 3)),
        ("R@1s R@2s R . .", (0, 0)),  # they cancel out
        ("R@1s R@1s R@2s R@2 .", (0, 0)),  # any number counts as one
        ("R@1s R@2 R@2 . .", (1, 3)),  # no tie, nothing to break
        ("R@1s R@1 R@2m R .", (4, 1)),
        ("R@1s R@2a R . .", (6, 1)),
        ("R@1s R*@2 R . .", (5, 1)),
    ],
)
def test_b7_8_a_strongman_breaks_a_tie(variant: str, drawing: str, points: tuple[int, int]) -> None:
    assert score(drawing, variant) == points


def test_b7_8_the_lines_of_the_sheet_say_how_it_was_decided() -> None:
    assert clauses("R@1 R@2 . . .") == [(0, "tie", "B7.8"), (1, "tie", "B7.8")]
    assert clauses("R@1s R@2 . . .") == [
        (0, "majority-strongman", "B7.8"), (1, "minority-strongman", "B7.8"),
    ]  # fmt: skip
    assert clauses("R@1m R@2 . . .") == [(0, "majority", "B7.6"), (1, "minority", "B7.7")]


def test_b7_8_a_strongman_counts_in_his_own_area_only() -> None:
    assert score("R@1 R@2 Y@1s . .") == (1, 0)


@VARIANTS
def test_b7_10_an_area_without_builders_scores_nothing(variant: str) -> None:
    assert lines("R* R Y@1 . .", variant=variant) == [(0, "yellow", 1, 1)]
    assert score("R* R Y . .", variant) == (0, 0)


def test_b7_10_an_area_without_builders_is_on_the_sheet_with_a_flag() -> None:
    sheet = RULESET.score_document(cathedral("R* R Y@1 . .\n. . . G ."))
    assert unclaimed(sheet) == [("red", 2, "a1"), ("green", 1, "d2")]
    assert [line.unclaimed for line in sheet.lines] == [False, True, True]
    assert sheet.lines[1].elements == ("cell:0,0", "cell:1,0")
    assert sheet.totals == (1, 0)
    assert unclaimed(RULESET.score_document(cathedral("RB . . . ."))) == []  # B7.3: no area at all
    assert unclaimed(RULESET.score_document(cathedral("R@1 R@2 . . ."))) == []  # a tie


def test_b7_10_a_scoring_tells_nothing_of_areas_without_builders() -> None:
    state = position("R@1 . B B .", vaults=("Y+", "Y", "G"), marker=9)
    events = events_of(state, "place 1 b1")
    state = step(state, "place 1 b1")
    while state.chance():
        outcome = RULESET.text(state.chance()[0][0])
        events += events_of(state, outcome)
        state = step(state, outcome)
    assert {"majority", "scored"} <= set(kinds(events))
    assert "unclaimed" not in kinds(events)


def test_b7_11_a_builder_on_a_wild_tile_counts_in_every_area_of_the_tile() -> None:
    assert score("R RB@1 B B .") == (2 + 3, 0)
    assert score("R@2 RB@1 B@1 B .") == (3, 0)


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("R RB@1a B . .", (4 + 4, 0)),
        ("R@2 RB@1m B@2 . .", (2 + 2, 1 + 1)),
        ("R@2 RB@1s B@2 . .", (2 + 2, 1 + 1)),
        ("R RB*@1 B . .", (4 + 4, 0)),
    ],
)
def test_b7_11_so_do_its_rank_and_the_glass_under_it(drawing: str, points: tuple[int, int]) -> None:
    assert score(drawing) == points


def test_b7_11_so_does_an_altar() -> None:
    assert score("R RB*^@1 B . .", festum=True) == (2 + 4 + 2 + 4, 0)


def test_b7_6_the_score_at_any_moment_is_what_a_scoring_now_would_give() -> None:
    state = position("R@1 R R@2a . .\nY*@2 . . . .", scorings=[[4, 5]], marker=12)
    assert [state.score(0), state.score(1)] == [4, 5 + 1 + 2]
    assert RULESET.score_sheet(state).totals == (4, 8)
    assert [seat["if_scored_now"] for seat in seen(state)["seats"]] == [4, 8]
    assert [seat["points"] for seat in seen(state)["seats"]] == [4, 5]


def test_b7_6_a_scoring_gives_what_the_sheet_said() -> None:
    state = position("R*@1a R R@2 R@1 .\nY*@2 YG G@2s G@1 .", vaults=("B+", "R", "Y"), marker=9)
    expected = RULESET.score_sheet(state).totals
    state = play(state, "place 1 e1")
    assert seen(state)["scorings"] == [list(expected)]
    assert expected == (8 + 2 + 1, 1 + 2 + 2 + 3)

"""S7: the worked examples of the book."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rosace.core.documents import parse

from .helpers import RULESET, cells_of, play, position, seen, sheet, step, window

EXAMPLE = Path(__file__).parents[3] / "examples" / "sagrada-s7-1.json"
FRACTAL_DROPS = """
    .. G4 R2 Y5 P6
    R3 B1 .. G1 Y2
    P5 G6 .. P6 R3
    B4 Y3 G4 B2 G4
"""
PUBLIC = ("column-colours", "light-shades", "colour-variety")


def example(**rest: Any) -> dict[str, Any]:
    return window(FRACTAL_DROPS, *PUBLIC, face="fractal-drops", private=["purple"], **rest)


def test_s7_1_forty_points() -> None:
    score_sheet = RULESET.score_document(example())
    assert score_sheet.totals == (40,)
    scored = [(one.kind, one.points) for one in score_sheet.lines if "broken" not in one.kind]
    assert scored == [
        ("sagrada-public", 10), ("sagrada-public", 4), ("sagrada-public", 12), ("sagrada-private", 17),
        ("sagrada-tokens", 0), ("sagrada-empty", -3),
    ]  # fmt: skip


def test_s7_1_the_lines_name_what_they_count() -> None:
    columns, light, colours, private, _, empty, *_ = RULESET.score_document(example()).lines
    assert [
        one.params["objective"].removeprefix("@sagrada-objective-") for one in (columns, light, colours)
    ] == (list(PUBLIC))
    assert [one.params["times"] for one in (columns, light, colours)] == [2, 2, 3]
    assert cells_of(columns) == {"a4", "b4", "c4", "d4", "a5", "b5", "c5", "d5"}
    assert len(cells_of(light)) == 4
    assert len(cells_of(colours)) == 15
    assert cells_of(private) == {"a5", "c1", "c4"}
    assert cells_of(empty) == {"a1", "b3", "c3"}


def test_s7_1_the_red_three_on_a_printed_one_is_named() -> None:
    broken = [one for one in RULESET.score_document(example()).lines if "broken" in one.kind]
    assert [(one.kind, cells_of(one), one.clause, one.points) for one in broken] == [
        ("sagrada-broken-printed-value", {"c5"}, "S5.5", 0)
    ]
    assert (broken[0].params["die"], broken[0].params["sign"]) == ("R3", "1")


def test_s7_1_without_that_die_column_five_is_lost() -> None:
    """S5.5: taken away, its cell counts as empty: 5 and 1 less, and one set of colours less."""
    without = FRACTAL_DROPS.replace("P6 R3\n", "P6 ..\n")
    score_sheet = sheet(without, *PUBLIC, face="fractal-drops", private=["purple"])
    assert [one.points for one in score_sheet.lines] == [5, 4, 8, 17, 0, -4]


@pytest.mark.parametrize("tokens", [1, 3])
def test_s7_1_with_tokens_left_it_would_be_more(tokens: int) -> None:
    assert RULESET.score_document(example(tokens=tokens)).totals == (40 + tokens,)


def test_s7_1_the_example_file_says_the_same() -> None:
    document = parse(EXAMPLE.read_text("utf-8"))
    assert RULESET.score_document(document) == RULESET.score_document(example())


def test_s7_1_the_page_on_positions_shows_the_file() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions" / "sagrada.md").read_text("utf-8")
    block = page.split("```json\n")[1].split("```")[0]
    assert json.loads(block) == json.loads(EXAMPLE.read_text("utf-8"))


@pytest.mark.parametrize(("seats", "number"), [(2, 5), (3, 7), (4, 9)])
def test_s7_2_five_seven_or_nine_dice(seats: int, number: int) -> None:
    state = play(position(seats=seats, round=2, phase="die", pool=""))
    assert len(seen(state)["pool"]) == number


def test_s7_2_with_three_the_turns_go_one_two_three_three_two_one() -> None:
    state = position(seats=3)
    order = []
    while seen(state)["phase"] == "turn":
        order.append(state.to_move() + 1)
        state = step(state, "pass")
    assert order == [1, 2, 3, 3, 2, 1]

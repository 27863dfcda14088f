"""S5: what each public objective, the private one, tokens and empty cells give.

The windows here are scored alone, as on a real table, so that they need not obey the rules.
"""

from __future__ import annotations

import pytest

from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import OBJECTIVES

from .helpers import cells_of, line, points, position, seen, sheet

EMPTY = ".. .. .. .. .."
ROWS = [[f"{row}{column}" for column in range(1, 6)] for row in "abcd"]

# Every row has five colours and five values, every column four of each.
BEST = """
    R1 Y2 G3 B4 P5
    Y3 G4 B5 P6 R1
    G6 B1 P2 R3 Y4
    B5 P6 R4 Y1 G2
"""


def table(*rows: str) -> str:
    return "\n".join(rows + (EMPTY,) * (4 - len(rows)))


def column(*dice: str, at: int = 1) -> str:
    return "\n".join(" ".join(die if i == at else ".." for i in range(1, 6)) for die in dice)


def spots(**marks: str) -> str:
    """A window with dice on the named cells."""
    return "\n".join(" ".join(marks.get(cell, "..") for cell in row) for row in ROWS)


# S5.1: rows and columns


@pytest.mark.parametrize(("drawing", "colours", "shades"), [
    (table(), 0, 0),
    (table("R1 Y2 G3 B4 P5"), 6, 5),
    (table("R1 Y2 G3 B4 .."), 0, 0),  # not full
    (table(".. Y2 G3 B4 P5"), 0, 0),
    (table("R1 Y2 G3 B4 R5"), 0, 5),  # a colour twice
    (table("R1 Y2 G3 B4 P1"), 6, 0),  # a value twice
    (table("R6 Y2 G3 B4 P5", "R1 Y2 G3 B4 P6"), 12, 10),
    (table("R1 Y2 G3 B4 P5", EMPTY, "R1 R2 R3 R4 R5", "R1 Y1 G1 B1 P1"), 12, 10),
    (BEST, 24, 20),
])  # fmt: skip
def test_s5_1_rows(drawing: str, colours: int, shades: int) -> None:
    assert points(drawing, "row-colours") == colours
    assert points(drawing, "row-shades") == shades


@pytest.mark.parametrize(("drawing", "colours", "shades"), [
    (table(), 0, 0),
    (column("R1", "Y2", "G3", "B4"), 5, 4),
    (column("R1", "Y2", "G3", "B4", at=5), 5, 4),
    (column("R1", "Y2", "G3", ".."), 0, 0),
    (column("..", "Y2", "G3", "B4"), 0, 0),
    (column("R1", "Y2", "G3", "R4"), 0, 4),
    (column("R1", "Y2", "G3", "B1"), 5, 0),
    (column("R3", "Y4", "G5", "B6", at=3), 5, 4),
    ("R1 .. P6 .. ..\nY2 .. G5 .. ..\nG3 .. Y2 .. ..\nB4 .. R1 .. ..", 10, 8),
    (BEST, 25, 20),
])  # fmt: skip
def test_s5_1_columns(drawing: str, colours: int, shades: int) -> None:
    assert points(drawing, "column-colours") == colours
    assert points(drawing, "column-shades") == shades


# S5.1: sets

LOW = "R1 R2 R1 R2 R1\nY2 Y1 Y2 Y1 Y2\nR1 R2 R1 R2 R1\nY2 Y1 Y2 Y1 Y2"


@pytest.mark.parametrize(("objective", "low", "high"), [
    ("light-shades", 1, 2), ("medium-shades", 3, 4), ("deep-shades", 5, 6),
])  # fmt: skip
def test_s5_1_pairs_of_values(objective: str, low: int, high: int) -> None:
    def shift(drawing: str) -> str:
        return drawing.replace("1", str(low + 6)).replace("2", str(high)).replace(str(low + 6), str(low))

    assert points(table(), objective) == 0
    assert points(shift(spots(a1="R1")), objective) == 0
    assert points(shift(spots(a1="R1", d5="G2")), objective) == 2
    assert points(shift(spots(a1="R1", d5="G2", b3="Y2", c2="P2")), objective) == 2
    assert points(shift(spots(a1="R1", d5="G2", b3="Y2", c2="P1")), objective) == 4
    assert points(shift(LOW), objective) == 20
    other = {"light-shades": LOW.replace("1", "3").replace("2", "6")}.get(objective, LOW)
    assert points(other, objective) == 0


@pytest.mark.parametrize(("drawing", "gained"), [
    (table(), 0),
    (table("R1 R2 R3 R4 R5"), 0),
    (table("R1 R2 R3 R4 R5", "R6 R6 R6 R6 R6"), 5),
    (table("R1 R2 R3 R4 R5", "R6 R6 R1 R2 R3", "R4 R5 .. .. .."), 10),
    (table("R1 R2 R3 R4 R5", "R6 R6 R1 R2 R3", "R4 R5 R1 R2 R3", "R4 R5 R6 R1 R2"), 15),
])  # fmt: skip
def test_s5_1_sets_of_all_six_values(drawing: str, gained: int) -> None:
    assert points(drawing, "shade-variety") == gained


@pytest.mark.parametrize(("drawing", "gained"), [
    (table(), 0),
    (table("R1 Y1 G1 B1 B1"), 0),
    (table("R1 Y1 G1 B1 P1"), 4),
    (table("R1 Y1 G1 B1 P1", "R1 Y1 G1 B1 B1"), 4),
    (table("R1 Y1 G1 B1 P1", "P1 B1 G1 Y1 R1"), 8),
    (BEST, 16),
])  # fmt: skip
def test_s5_1_sets_of_all_five_colours(drawing: str, gained: int) -> None:
    assert points(drawing, "colour-variety") == gained


# S5.1: diagonals


@pytest.mark.parametrize(("drawing", "gained"), [
    (table(), 0),
    (spots(b2="R1"), 0),
    (spots(b2="R1", c3="R6"), 2),
    (spots(b2="R1", c1="R6"), 2),
    (spots(b2="R1", c3="Y6"), 0),
    (spots(b2="R1", b3="R6", c2="R5"), 2),  # b3 and c2 touch at a corner, b2 has only sides
    (spots(b2="R1", a1="R1", a3="R1", c1="R1", c3="R1"), 5),  # each die counts once
    (spots(a1="R1", b2="R1", c3="R1", d4="R1"), 4),
    # The borders: the end of a row does not touch the beginning of another.
    (spots(a5="R1", b1="R1"), 0),
    (spots(a5="R1", c1="R1"), 0),
    (spots(a1="R1", b5="R1"), 0),
    (spots(b5="R1", d1="R1"), 0),
    (spots(a1="R1", d5="R1"), 0),
    (spots(a1="R1", a3="R1", c1="R1", b5="R1"), 0),
    (spots(a1="R1", b2="R1"), 2), (spots(a5="R1", b4="R1"), 2), (spots(d1="R1", c2="R1"), 2),
    (spots(d5="R1", c4="R1"), 2), (spots(a3="R1", b2="R1"), 2), (spots(d3="R1", c4="R1"), 2),
    (spots(b1="R1", a2="R1"), 2), (spots(c5="R1", d4="R1"), 2), (spots(b5="R1", c4="R1"), 2),
    ("R1 R1 R1 R1 R1\n" * 4, 20),
])  # fmt: skip
def test_s5_1_diagonals(drawing: str, gained: int) -> None:
    assert points(drawing, "colour-diagonals") == gained


def test_s5_1_the_example_on_the_card_of_the_diagonals() -> None:
    drawing = """
        .. .. .. .. ..
        .. B1 .. .. Y1
        B2 .. B3 Y4 ..
        .. .. Y5 B6 ..
    """
    score_line = line(sheet(drawing, "colour-diagonals"), "public")
    assert score_line.points == 7
    assert cells_of(score_line) == {"b2", "b5", "c1", "c3", "c4", "d3", "d4"}


def test_s5_1_a_line_names_the_cells_that_earn_it() -> None:
    score_sheet = sheet(BEST, "row-colours")
    assert cells_of(line(score_sheet, "public")) == {cell for row in ROWS for cell in row}
    assert line(score_sheet, "public").params["times"] == 4
    one = line(sheet(table("R1 Y2 G3 B4 R5", "R1 Y2 G3 B4 P5"), "row-colours"), "public")
    assert cells_of(one) == set(ROWS[1])
    one = line(sheet(table("R1 Y2 G3 B4 R5", "R1 Y2 G3 B4 P5"), "row-shades"), "public")
    assert cells_of(one) == set(ROWS[0] + ROWS[1])
    one = line(sheet(column("R1", "Y2", "G3", "R4", at=2), "column-shades"), "public")
    assert cells_of(one) == {"a2", "b2", "c2", "d2"}
    assert cells_of(line(sheet(column("R1", "Y2", "G3", "R4", at=2), "column-colours"), "public")) == set()
    one = line(sheet(spots(a1="R1", b5="G2", c3="Y2", d2="P3"), "light-shades"), "public")
    assert cells_of(one) == {"a1", "b5"}
    one = line(sheet(table("R1 Y1 G1 B1 P1", "P1 .. .. .. .."), "colour-variety"), "public")
    assert cells_of(one) == set(ROWS[0])
    one = line(sheet(table("R1 R2 R3 R4 R5", ".. R5 R6 .. .."), "shade-variety"), "public")
    assert cells_of(one) == {*ROWS[0], "b3"}


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_s5_1_an_empty_window_has_nothing_of_any_objective(objective: str) -> None:
    one = line(sheet(table(), objective), "public")
    assert (one.points, one.elements, one.clause) == (0, (), "S5.1")
    assert one.params["each"] == COMPONENTS.points[OBJECTIVES.index(objective)]


# S5.2


@pytest.mark.parametrize(("colour", "sum_", "cells"), [
    ("red", 9, {"a1", "b5", "c4", "d3"}),
    ("yellow", 10, {"a2", "b1", "c5", "d4"}),
    ("green", 15, {"a3", "b2", "c1", "d5"}),
    ("blue", 15, {"a4", "b3", "c2", "d1"}),
    ("purple", 19, {"a5", "b4", "c3", "d2"}),
])  # fmt: skip
def test_s5_2_the_values_of_the_dice_of_its_colour(colour: str, sum_: int, cells: set[str]) -> None:
    one = line(sheet(BEST, private=[colour]), "private")
    assert (one.points, one.clause, cells_of(one)) == (sum_, "S5.2", cells)
    assert one.params["objective"] == f"@sagrada-private-{colour}"


def test_s5_2_of_the_own_dice_only() -> None:
    state = position("R5 .. .. .. ..", "P4 .. .. .. ..\nR6 .. .. .. ..", private=("red", "purple"))
    assert [player["private"] for player in seen(state, 0)["players"]] == [["red"], None]
    assert (state.best_private_points(0), state.best_private_points(1)) == (5, 4)


# S5.3


@pytest.mark.parametrize(("drawing", "tokens", "total"), [
    (table(), 0, -20), (table(), 3, -17), (spots(a1="R1"), 2, -17), (BEST, 3, 3), (BEST, 0, 0),
])  # fmt: skip
def test_s5_3_tokens_give_a_point_and_empty_cells_cost_one(drawing: str, tokens: int, total: int) -> None:
    score_sheet = sheet(drawing, tokens=tokens)
    assert score_sheet.totals == (total,)
    assert line(score_sheet, "tokens").points == tokens
    assert line(score_sheet, "empty").points == total - tokens


def test_s5_3_the_line_of_the_empty_cells_names_them() -> None:
    one = line(sheet(table("R1 Y2 G3 B4 P5", ".. .. P3 .. .."), tokens=1), "empty")
    assert cells_of(one) == {"b1", "b2", "b4", "b5", *ROWS[2], *ROWS[3]}
    assert (one.params["cells"], one.params["each"], one.clause) == (14, 1, "S5.3")


def test_s5_3_a_total_may_be_negative() -> None:
    state = position("", seats=2, phase="over", tokens=(0, 3))
    assert state.score(0) == -20

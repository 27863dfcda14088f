"""S3: placing a die."""

from __future__ import annotations

import pytest

from rosace.games.sagrada.kernel.actions import CELL_WORDS

from .drawing import MOVED
from .helpers import ends, lies, pool, position, refusal, seen, step, texts, tokens

BORDER = {"a1", "a2", "a3", "a4", "a5", "b1", "b5", "c1", "c5", "d1", "d2", "d3", "d4", "d5"}


# S3.1


def test_s3_1_the_first_die_goes_on_the_border() -> None:
    """luz-celestial has ..R5. at the top; red 5 fits both printed cells there."""
    state = position(pool="R5 R6 P6 P2 B3")
    assert ends(state, "place R5") == {"a1", "a2", "a3", "a4", "a5", "c5", "d1", "d4", "d5"}
    for inside in ("b2", "b3", "b4", "c2", "c3", "c4"):
        assert refusal(state, f"place R5 {inside}") == "not-on-edge S3.1"


def test_s3_1_every_cell_of_the_border_takes_a_first_die() -> None:
    cells = set()
    for drawn in ("R5 P6 Y2 B3 R3", "R6 P2 Y3 B5 R2"):
        state = position(pool=drawn)
        cells |= {text.split()[-1] for text in texts(state, "place")}
    assert cells == BORDER


def test_s3_1_is_for_each_window_by_itself() -> None:
    state = position("R1 .. .. .. ..", "", pool="Y2 G3 G3 G4", turn=1)
    assert refusal(state, "place Y2 b3") == "not-on-edge S3.1"
    assert refusal(state, "place Y2 c1") == ""


# S3.2

MIDDLE = """
    R1 .. .. .. ..
    .. .. Y2 .. ..
    .. .. .. .. ..
    .. .. .. .. ..
"""


def test_s3_2_other_dice_touch_a_die_by_a_side_or_a_corner() -> None:
    """With G6, printed cells in the way are refused for what is printed, after the contact."""
    state = position(MIDDLE, pool="G6 R3 R3", on=MOVED)
    contact = {"a2", "b1", "b2", "a3", "a4", "b4", "c2", "c3", "c4"}
    for cell in CELL_WORDS:
        code = refusal(state, f"place G6 {cell}")
        assert (code == "no-contact S3.2") == (cell not in contact | {"a1", "b3"}), cell
    assert ends(state, "place G6") == {"a2", "b4", "c2", "c3"}


@pytest.mark.parametrize(("cell", "far"), [("a5", "b1"), ("b5", "c1"), ("c5", "d1")])
def test_s3_2_rows_do_not_run_into_each_other(cell: str, far: str) -> None:
    """The last cell of a row and the first of the next do not touch."""
    rows = [" ".join("B2" if f"{row}{column}" == cell else ".." for column in range(1, 6)) for row in "abcd"]
    state = position("\n".join(rows), pool="P3 R3 R3 R3", faces=("batllo",))
    assert refusal(state, f"place P3 {far}") == "no-contact S3.2"


# S3.3


def test_s3_3_a_cell_holds_one_die() -> None:
    state = position(MIDDLE, pool="G6 R3 R3", on=MOVED)
    for cell in ("a1", "b3"):
        assert refusal(state, f"place G6 {cell}") == "occupied S3.3"


def test_s3_3_a_printed_colour_takes_that_colour_with_any_value() -> None:
    for value in range(1, 7):
        state = position(pool=f"P{value} G{value} R3 R3 R3")
        assert refusal(state, f"place P{value} b1") == ""
        assert refusal(state, f"place G{value} b1") == "printed-colour S3.3"


def test_s3_3_a_printed_value_takes_that_value_in_any_colour() -> None:
    for letter in "RYGBP":
        state = position(pool=f"{letter}6 {letter}5 {letter}3 Y1 G1")
        assert refusal(state, f"place {letter}6 c1") == ""
        assert refusal(state, f"place {letter}5 c1") == "printed-value S3.3"


def test_s3_3_white_cells_take_any_die() -> None:
    for letter in "RYGBP":
        for value in range(1, 7):
            state = position(pool=f"{letter}{value} R3 R3 R3 R3")
            assert {"a1", "a2", "a5", "c5", "d1", "d4", "d5"} <= ends(state, f"place {letter}{value}")


# S3.4

NEIGHBOURS = """
    .. Y3 .. .. ..
    .. .. .. .. ..
"""


def test_s3_4_neither_colour_nor_value_by_a_side() -> None:
    state = position(NEIGHBOURS, pool="Y1 G3 R4 B5")
    assert refusal(state, "place Y1 a1") == "neighbour-colour S3.4"
    assert refusal(state, "place G3 a1") == "neighbour-value S3.4"
    assert refusal(state, "place B5 a1") == ""
    assert refusal(state, "place R4 a3") == ""


def test_s3_4_above_and_below_too() -> None:
    state = position(
        "", "Y3 .. .. .. ..\n.. .. .. .. ..\nB2 .. .. .. ..", pool="Y1 G3 B6 R2", turn=1, on=MOVED
    )
    assert refusal(state, "place Y1 b1") == "neighbour-colour S3.4"
    assert refusal(state, "place G3 b1") == "neighbour-value S3.4"
    assert refusal(state, "place B6 b1") == "neighbour-colour S3.4"
    assert refusal(state, "place R2 b1") == "neighbour-value S3.4"


def test_s3_4_at_a_corner_dice_may_share_both() -> None:
    state = position("", "Y3 .. .. .. ..\n.. B4 .. .. ..", pool="B4 Y3 G1", turn=1)
    assert {"c1", "a3"} & ends(state, "place B4") == {"c1"}  # a3 is printed 2
    assert "place B4 c1" in texts(state)


def test_s3_4_the_ends_of_two_rows_are_not_beside_each_other() -> None:
    state = position("", "R1 .. .. .. Y6", pool="Y3 G6 G2", turn=1, on=MOVED)
    assert refusal(state, "place Y3 b1") == ""
    assert refusal(state, "place G6 b1") == ""
    state = position("", ".. .. .. R1 ..\nY6 .. .. .. ..", pool="Y3 G6 Y6", turn=1, on=MOVED)
    assert refusal(state, "place Y6 a5") == ""


# S3.5


def test_s3_5_a_die_that_fits_nowhere_cannot_be_drafted() -> None:
    """The only cells in contact are beside a die of its colour or value, or printed otherwise."""
    state = position("", "G1 .. .. .. ..", pool="G4 B1 R2 Y6", turn=1)
    assert texts(state, "place G4") == {"place G4 b2"}
    state = position("", "G1 .. .. .. ..", pool="G3 B1 R2 Y6", turn=1)
    assert texts(state, "place G3") == set()
    for cell in CELL_WORDS:
        assert refusal(state, f"place G3 {cell}") != ""


def test_s3_5_except_with_a_tool_that_changes_it() -> None:
    state = position("", "G1 .. .. .. ..", pool="G3 B1 R2 Y6", turn=1, tools=(1, 6, 11))
    assert "draft G3" in texts(step(state, "tool 1"))
    assert "put b2" in texts(step(state, "tool 1", "draft G3", "adjust up"))


def test_s3_5_a_drafted_die_that_is_not_placed_goes_back_to_the_pool() -> None:
    state = position("", "G1 .. .. .. ..", pool="G3 B1 R2 Y6 Y6", turn=1, tools=(1, 6, 11))
    after = step(state, "tool 6", "draft G3", "roll 2")
    assert (pool(after), lies(after, 1)) == ("R2 Y6 Y6 G2 B1", {"a1": "G1"})
    assert tokens(after) == [3, 2]
    assert seen(after)["turns_done"] == 2

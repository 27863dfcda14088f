"""Menus: what is listed, and what a typed text means."""

import io

import pytest
from rich.console import Console

from rosace.cli.menu import Choice, is_list, pick, rows
from rosace.cli.screen import print_menu


def place(space: int, cell: str) -> Choice:
    label = f"Put the {('red', 'blue')[space - 1]} vault on {cell}"
    return Choice(
        space * 100 + ord(cell[0]), f"place {space} {cell}", label, (f"vault:{space}", f"cell:{cell}")
    )


BUILDER = Choice(1, "builder", "Place a builder on c1", ("supply:0", "cell:2,0"))
MASON = Choice(2, "rank mason/juggler", "Master Mason (other side: Juggler)", ("token:mason/juggler",))
MANY = [place(space, cell) for space in (1, 2) for cell in ("a1", "b1", "c1", "d1", "e1")] + [BUILDER]


def notations(found: list[Choice]) -> list[str]:
    return [choice.notation for choice in found]


def test_few_choices_are_listed_one_by_one() -> None:
    assert [len(row.choices) for row in rows(MANY[:5])] == [1] * 5


def test_many_choices_share_a_row_by_what_is_touched_first() -> None:
    menu = rows(MANY)
    assert [len(row.choices) for row in menu] == [5, 5, 1]
    assert menu[1].label == "Put the blue vault on …"
    assert menu[1].words == ["a1", "b1", "c1", "d1", "e1"]
    assert menu[2].label == "Place a builder on c1"


def printed(choices: list[Choice]) -> str:
    out = io.StringIO()
    print_menu(Console(file=out, width=80), choices)
    return out.getvalue()


def build(tile: str, how: str) -> Choice:
    return Choice(0, f"{how[0]} {tile}", f"Magic I {tile} (▲E1): {how}", (f"hand:{tile}", how))


def test_alternatives_of_several_words_are_set_apart() -> None:
    """`build for gain` could be read in more than one way."""
    hows = ("build for an Imagination Point", "gain an Imagination Point")
    menu = [build(tile, how) for tile in "abcd" for how in hows]
    assert rows(menu)[0].words == ["build for", "gain"]
    assert "1  Magic I a (▲E1): … an Imagination Point  build for / gain" in printed(menu)
    assert "2  Put the blue vault on …  a1 b1 c1 d1 e1" in printed(MANY)


def test_alternatives_keep_the_punctuation_within_them() -> None:
    turns = [
        Choice(i, f"lay n{i} 0", f"n{i}, turned 0°: ▲E{i} ▶A1, onto B. Two go", (f"cell:n{i}", "turn:0"))
        for i in range(1, 13)
    ]
    assert is_list(rows(turns))
    assert printed(turns).split()[0] == "…" and "12 n12, turned 0°: ▲E12" in " ".join(printed(turns).split())
    ends = [Choice(i, f"x {i}", f"To a{i}, or b{i}; or c{i}, all", (f"a:{i}",)) for i in range(12)]
    assert " 3 a2, or b2; or c2" in printed(ends)
    nothing = [Choice(i, f"x {i}", f"a{i} b{i}", (f"a:{i}",)) for i in range(12)]
    assert printed(nothing).split()[:3] == ["1", "a0", "b0"]


def test_many_choices_of_one_touch_are_a_list() -> None:
    cells = [
        Choice(i, f"altar a{i}", f"Place an altar on a{i} (red)", (f"cell:0,{i}",)) for i in range(1, 20)
    ]
    assert is_list(rows(cells)) and not is_list(rows(MANY))


def test_choices_with_nothing_to_tell_their_touch_apart_end_somewhere() -> None:
    same = [Choice(i, f"x {i}", f"X {i}", ("stack",)) for i in range(12)]
    assert len(rows(same)) == 1
    assert len(pick("1", same)) == 12


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("3", ["builder"]),
        ("2 c1", ["place 2 c1"]),
        ("2 3", ["place 2 c1"]),
        ("place 2 c1", ["place 2 c1"]),
        ("PLACE 2 C1", ["place 2 c1"]),
        ("c1", ["place 1 c1", "place 2 c1"]),
        ("blue c1", ["place 2 c1"]),
        ("build", ["builder"]),
        ("b", ["place 1 b1", "place 2 b1", "builder"]),
        ("4", []),
        ("2 z9", []),
        ("2 9", []),
        ("0 c1", []),
        ("place 3 c1", []),
        ("", []),
        ("0", []),
        ("-1", []),
        ("²", []),
        ("9" * 5000, []),
    ],
)
def test_what_a_text_means(typed: str, expected: list[str]) -> None:
    found = notations(pick(typed, MANY))
    if typed == "b":  # any word that begins so, also of the labels: several, so a narrower menu
        assert set(expected) <= set(found)
    else:
        assert found == expected


def test_a_number_is_one_of_the_list_on_the_screen() -> None:
    """`2` is in the notation of every choice here, but there is no second row."""
    shown = [place(2, "c1")]
    assert notations(pick("1", shown)) == ["place 2 c1"]
    assert pick("2", shown) == pick("2 c1", shown) == []


def test_parts_of_a_word_with_a_slash() -> None:
    assert notations(pick("mason", [MASON, BUILDER])) == ["rank mason/juggler"]
    assert notations(pick("rank mason/juggler", [MASON, BUILDER])) == ["rank mason/juggler"]

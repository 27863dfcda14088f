"""S5.5: the fewest dice that must leave a window, against every subset tried."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from rosace.core.errors import BadDocument
from rosace.core.ruleset import ScoreSheet
from rosace.games.sagrada.documents.broken_windows import (
    MOVING_TOOLS,
    PlacementRules,
    alike,
    groups,
    on_border,
    smallest_removals,
)
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import CELL_OF, CELL_WORDS, DIE_OF, DIE_WORDS, WINDOW_OF
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.ruleset import RULESET
from rosace.i18n import Translator

BLANK = PlacementRules("." * 20)


def window(text: str) -> dict[int, int]:
    """`a1 R1, a2 Y3` as dice by cell."""
    pairs = [entry.split() for entry in text.split(", ")]
    return {CELL_OF[cell]: DIE_OF[die] for cell, die in pairs}


def cells(text: str) -> frozenset[int]:
    return frozenset(CELL_OF[cell] for cell in text.split())


def is_in_order(dice: dict[int, int], rules: PlacementRules) -> bool:
    if any(rules.has_wrong_colour(*die) or rules.has_wrong_value(*die) for die in dice.items()):
        return False
    if any(alike(dice, cell, by) for cell in dice for by in (0, 1)):
        return False
    if dice and not on_border(dice) and (len(dice) == 1 or not rules.tools & set(MOVING_TOOLS)):
        return False
    return not rules.must_touch() or len(groups(dice)) <= 1


def by_trying(dice: dict[int, int], rules: PlacementRules) -> list[frozenset[int]]:
    for number in range(len(dice) + 1):
        removals = [
            frozenset(removed)
            for removed in itertools.combinations(dice, number)
            if is_in_order({cell: die for cell, die in dice.items() if cell not in removed}, rules)
        ]
        if removals:
            return sorted(removals, key=sorted)
    raise AssertionError("an empty window is in order")


def test_s5_5_a_window_in_order_loses_nothing() -> None:
    assert smallest_removals(window("a1 R1, a2 Y3, b3 B1"), BLANK) == [frozenset()]
    assert smallest_removals({}, BLANK) == [frozenset()]


def test_s5_5_dice_that_never_lay_on_the_border() -> None:
    """None of them can have been the first (S3.1): all go, unless one was moved there."""
    dice = window("b3 R1, c3 Y3")
    assert smallest_removals(dice, BLANK) == [frozenset(dice)]
    for tool in MOVING_TOOLS:
        assert smallest_removals(dice, PlacementRules("." * 20, frozenset({tool}))) == [frozenset()]
    assert smallest_removals(dice, PlacementRules("." * 20, frozenset({c.T_CORK}))) == [frozenset(dice)]


@pytest.mark.parametrize("tool", [*MOVING_TOOLS, c.T_CORK])
def test_s4_4_no_tool_leaves_a_lone_die_off_the_border(tool: int) -> None:
    dice = window("b3 R1")
    assert smallest_removals(dice, PlacementRules("." * 20, frozenset({tool}))) == [frozenset(dice)]


def test_s5_5_dice_in_two_groups() -> None:
    """Either group can be the one that stays; the Cork-backed Straightedge explains both."""
    dice = window("a1 R1, a2 Y3, d4 B1, d5 G6")
    assert smallest_removals(dice, BLANK) == [cells("a1 a2"), cells("d4 d5")]
    assert smallest_removals(dice, PlacementRules("." * 20, frozenset({c.T_CORK}))) == [frozenset()]


def test_s5_5_of_two_alike_side_by_side_either_goes() -> None:
    assert smallest_removals(window("a1 R1, a2 R3"), BLANK) == [cells("a1"), cells("a2")]
    removals = smallest_removals(window("a1 R1, a2 R3, a3 R5"), BLANK)
    assert removals == [cells("a1 a2"), cells("a1 a3"), cells("a2 a3")], "a1 and a3 do not touch"


def test_s5_5_what_is_printed() -> None:
    """A die goes for what is printed under it, and others with it that have no contact then."""
    rules, dice = PlacementRules("R5" + "." * 18), window("a1 Y1, a2 B5, b3 G6, c3 P1")
    assert smallest_removals(dice, rules) == [cells("a1")]
    dice = window("a1 R1, a2 B3, b3 G6, c4 P1")
    assert smallest_removals(dice, rules) == [cells("a2 b3 c4")]
    assert smallest_removals(dice, PlacementRules(rules.signs, frozenset({c.T_BURNISHER}))) == [frozenset()]


@pytest.mark.parametrize("seed", range(40))
def test_s5_5_as_few_as_trying_everything_finds(seed: int) -> None:
    rng = random.Random(seed)
    signs = rng.choice(COMPONENTS.windows).signs if seed % 3 else "." * 20
    tools = frozenset(rng.sample(range(12), seed % 4))
    rules = PlacementRules(signs, tools)
    dice = {cell: rng.randrange(c.KINDS) for cell in rng.sample(range(c.CELLS), rng.randint(1, 11))}
    assert smallest_removals(dice, rules) == by_trying(dice, rules)


def test_s5_5_a_window_full_of_one_colour_is_corrected_soon() -> None:
    """The worst there is: every die is beside another of its colour."""
    dice = dict.fromkeys(range(c.CELLS), 0)
    removals = smallest_removals(dice, BLANK)
    assert {len(removed) for removed in removals} == {10}


# The score sheet.


def sheet(dice: str, window: str = "luz-celestial", **rest: Any) -> ScoreSheet:
    cells = dict(entry.split() for entry in dice.split(", ")) if dice else {}
    document = {"format": "rosace-position 2", "game": "sagrada", "window": window, "dice": cells, **rest}
    return RULESET.score_document(document)


def broken(score_sheet: ScoreSheet) -> list[tuple[str, list[str]]]:
    lines = [line for line in score_sheet.lines if "-broken-" in line.kind]
    return [(line.kind.removeprefix("sagrada-broken-"), line.params["cells"]) for line in lines]


def corrected(score_sheet: ScoreSheet) -> list[tuple[int, tuple[str, ...]]]:
    return [(one.total, one.pieces) for one in score_sheet.corrections]


def test_s5_5_none_on_the_border_is_named_and_all_go() -> None:
    found = sheet("b3 R1, c3 Y3", private=["red"])
    assert broken(found) == [("none-on-edge", ["b3", "c3"])]
    assert found.totals == (1 - 18,) and corrected(found) == [(-20, ("R1 b3", "Y3 c3"))]
    assert broken(sheet("b3 R1, c3 Y3", tools=[4])) == []


def test_s5_5_two_groups_are_named_and_the_best_for_the_owner_comes_first() -> None:
    found = sheet("a1 R1, a2 Y3, d4 B1, d5 G6", private=["green"])
    assert ("apart", ["d4", "d5"]) in broken(found)
    best, other = corrected(found)
    assert best == (6 - 18, ("R1 a1", "Y3 a2")) and other == (-18, ("B1 d4", "G6 d5"))
    assert "apart" not in dict(broken(sheet("a1 R1, a2 Y3, d4 B1, d5 G6", tools=[9])))


def test_s4_4_a_lone_die_off_the_border_is_named_whatever_moved() -> None:
    found = sheet("b3 R1", tools=[4])
    assert broken(found) == [("not-on-edge", ["b3"])] and corrected(found) == [(-20, ("R1 b3",))]


def test_s5_5_the_largest_group_is_named_where_it_never_reached_the_border() -> None:
    """The smaller one on the border stays, and the sheet named that one."""
    found = sheet("b2 G6, b3 P3, d5 R6", window="ripples-of-light")
    assert broken(found) == [("apart", ["b2", "b3"])]
    assert [pieces for _, pieces in corrected(found)] == [("G6 b2", "P3 b3")]
    assert broken(sheet("b2 G6, c4 P3", window="luz-celestial"))[-1] == ("none-on-edge", ["b2", "c4"])


def test_s5_5_a_group_stays_that_a_correction_leaves() -> None:
    """Of the three alike only one could stay, of the two apart from them both."""
    found = sheet("a1 R1, a2 R3, a3 R5, c5 P1, d5 B3")
    named = [cells for kind, cells in broken(found) if kind == "apart"]
    assert named == [["a1", "a2", "a3"]]
    assert [pieces for _, pieces in corrected(found)] == [("R1 a1", "R3 a2", "R5 a3")]


@pytest.mark.parametrize("seed", range(30))
def test_s5_5_the_groups_named_are_those_of_a_correction(seed: int) -> None:
    rng, dice = random.Random(seed), dict[int, int]()
    signs = COMPONENTS.windows[WINDOW_OF["luz-celestial"]].signs
    for cell in rng.sample(range(c.CELLS), 7):
        dice[cell] = rng.randrange(c.KINDS)
        rules = PlacementRules(signs)
        wrong = rules.has_wrong_colour(cell, dice[cell]) or rules.has_wrong_value(cell, dice[cell])
        if wrong or alike(dice, cell, 0) or alike(dice, cell, 1):
            del dice[cell]
    found = sheet(", ".join(f"{CELL_WORDS[cell]} {DIE_WORDS[kind]}" for cell, kind in dice.items()))
    named = {cell for _, cells in broken(found) for cell in cells}
    corrections = [{piece.split()[1] for piece in pieces} for _, pieces in corrected(found)]
    assert named in (corrections or [set()])


def test_s5_5_the_best_of_many_corrections_is_offered() -> None:
    """81 sets of dice are smallest, 64 are offered, and the best was not among the first 64."""
    rows = ("R1 Y4 G6 Y3 G6", "R2 R2 B2 R1 B1", "R4 P4 R1 P4 G1", "B1 Y1 R2 P2 G6")
    dice = {f"{row}{i}": die for row, line in zip("abcd", rows, strict=True)
            for i, die in enumerate(line.split(), 1)}  # fmt: skip
    public = ["deep-shades", "shade-variety", "colour-diagonals"]
    text = ", ".join(f"{cell} {die}" for cell, die in dice.items())
    found = sheet(text, window="fractal-drops", public=public, private=["red"])
    signs = COMPONENTS.windows[WINDOW_OF["fractal-drops"]].signs
    removals = smallest_removals(window(text), PlacementRules(signs))
    assert (len(removals), len(found.corrections)) == (81, 64)
    totals = [total for total, _ in corrected(found)]
    assert totals == sorted(totals, reverse=True) and totals[0] == 6


def test_s5_5_what_is_in_order_has_no_corrections() -> None:
    assert sheet("").corrections == () and broken(sheet("")) == []


def test_s1_1_more_than_18_dice_of_a_colour_in_all_windows_are_named() -> None:
    cells = [f"{row}{column}" for row in "abcd" for column in range(1, 6)]
    windows = [
        {"window": window, "dice": dict.fromkeys(cells[:10], "R1")} for window in ("batllo", "luz-celestial")
    ]
    document = {"format": "rosace-position 2", "game": "sagrada", "windows": windows}
    found = RULESET.score_document(document)
    (line,) = [one for one in found.lines if one.kind == "sagrada-broken-too-many"]
    assert (line.params["number"], line.params["most"], line.clause) == (20, 18, "S1.1")
    assert len(found.totals) == 2 and {one.seat for one in found.corrections} == {0, 1}


def test_s6_4_a_solo_window_with_two_private_objectives_and_its_target() -> None:
    track = [["R5", "B2"], *([] for _ in range(9))]
    options = {"two_private": True}
    more = {"seats": 1, "options": options, "private": ["red", "blue"], "track": track}
    found = sheet("a1 R6", window="batllo", **more)
    (line,) = [one for one in found.lines if one.kind.startswith("sagrada-target-")]
    assert (line.kind, line.params) == ("sagrada-target-lost", {"target": 7, "points": 6 - 57})
    with pytest.raises(BadDocument, match="only a solo game has a target"):
        sheet("a1 R6", track=track)


TRACK = [["B6"] * 3] * 3 + [[]] * 7


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "lost by the corrected total"), ("pl", "po poprawce przegrana"), ("fr", "le total corrigé")],
)
def test_s6_4_a_solo_game_that_only_broken_dice_win_is_lost(lang: str, words: str) -> None:
    cells = [f"{row}{column} R6" for row in "abcd" for column in range(1, 6)]
    found = sheet(", ".join(cells), window="virtus", seats=1, private=["red"], track=TRACK)
    (target,) = [line for line in found.lines if line.kind.startswith("sagrada-target-")]
    assert target.kind == "sagrada-target-corrected"
    assert target.params == {"target": 54, "points": 120, "corrected": found.corrections[0].total}
    text = Translator(lang, strict=True).line(target)
    assert words in text and "54" in text and "-33" in text


def test_s6_4_without_a_correction_that_decides_the_verdict_is_that_of_the_dice() -> None:
    for dice in ("a1 R4, a2 R5", "a1 R4"):
        found = sheet(dice, window="virtus", seats=1, private=["red"], track=TRACK)
        assert [line.kind for line in found.lines if "-target-" in line.kind] == ["sagrada-target-lost"]


def windows(**second: Any) -> dict[str, Any]:
    first = {"window": "virtus", "private": ["red"]}
    return {"format": "rosace-position 2", "game": "sagrada", "windows": [first, second]}


@pytest.mark.parametrize(
    ("document", "code", "place"),
    [
        (windows(window="virtus"), "too-many", "windows[1].window"),
        (windows(window="symphony-of-light"), "too-many", "windows[1].window"),
        (windows(window="via-lux", private=["red"]), "too-many", "windows[1].private"),
        (windows(window="via-lux", private=["pink"]), "unknown-word", "windows[1].private"),
        (windows(window="via-lux", tokens=5), "out-of-range", "windows[1].tokens"),
        (windows(window="via-lux", dice={"b3": "X1"}), "unknown-word", "windows[1].dice.b3"),
    ],
)
def test_windows_of_no_table_are_refused_with_code_and_place(
    document: dict[str, Any], code: str, place: str
) -> None:
    """S1.2: cards and favour tokens are dealt once."""
    with pytest.raises(BadDocument) as caught:
        RULESET.score_document(document)
    assert (caught.value.code, caught.value.place) == (code, place)


def test_s6_2_a_space_with_more_dice_than_a_round_has_is_refused() -> None:
    sheet("a1 R4", window="virtus", seats=1, track=[["B1"] * 4, *[[]] * 9])
    with pytest.raises(BadDocument, match=r"track\[1\] has more than the 4 dice") as caught:
        sheet("a1 R4", window="virtus", seats=1, track=[[], ["B1"] * 5, *[[]] * 8])
    assert (caught.value.code, caught.value.place) == ("too-many", "track[1]")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"tools": [13]}, "numbers of the tools"),
        ({"tools": ["9"]}, "numbers of the tools"),
        ({"seats": 1, "track": [[]]}, "not 10"),
        ({"windows": []}, "is not a known name"),
    ],
)
def test_s5_5_what_cannot_be_is_refused(more: dict[str, Any], words: str) -> None:
    with pytest.raises(BadDocument, match=words):
        sheet("a1 R1", **more)

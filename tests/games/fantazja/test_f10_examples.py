"""F10: the worked examples of the book, on the layouts of the clauses."""

from __future__ import annotations

from pathlib import Path

import pytest

from rosace.core.documents import parse
from rosace.i18n import Translator

from .boards import (
    HEADING,
    RULESET,
    build,
    choices,
    discards,
    land,
    play,
    position,
    refusal,
    seen,
    step,
    texts,
)

FINAL = Path(__file__).parents[3] / "examples" / "fantazja-final.json"


def test_f10_1_more_symbols_may_join_fewer() -> None:
    state = step(position("e1 lMIc", hand="RIa"), "build RIa")
    sides = {stack["at"]: stack["sides"] for stack in seen(state)["stacks"]}
    assert sides["e1"][1] == "F1"
    assert "e2 0" in choices(state, "lay")


def test_f10_1_not_the_other_way_round() -> None:
    state = step(position("e1 lRIa", hand="MIc"), "build MIc")
    reason = RULESET.why_not(state, RULESET.parse("lay e2 0"))
    assert reason is not None
    assert (reason.code, reason.clause, reason.elements) == ("fantazja/number", "F4.2", ("cell:e1",))


def test_f10_2_level_two_then_in_a_later_turn_level_three() -> None:
    state = position("e1 nRIb", hand=("RIIb RIII", "Sa Sb"), points="Sb Sc", stack=("", ""))
    assert choices(state, "build") == {"RIIb"}  # never level III onto level I
    state = build(state, "RIIb", "e1", "pay Sb")
    state = step(state, "imagine Sa")
    assert choices(step(state, "build RIII"), "lay") == {"e1 180"}
    state = build(state, "RIII", "e1")
    assert land(state) == {"e1": "nRIb nRIIb nRIII"}


def test_f10_2_never_level_three_onto_level_one() -> None:
    state = position("e1 nRIb s1 nRIc nRIIa", hand="RIII", points="Sb")
    assert refusal(step(state, "build RIII"), "lay e1 180") == "other-level F6.2"
    alone = position("e1 nRIb", hand="RIII", points="Sb")
    assert refusal(alone, "build RIII") == "nothing-to-raise F6.2"


# F = MIc, A = RIa (dark), D = RIb, E = GIb, in a row from the castle.
ROW = "e1 nMIc e2 lRIa e3 nRIb e4 lGIb"


def test_f10_3_dark_energy_by_a_small_building() -> None:
    """B = PIa beside A: A and B go, and D and E are cut off."""
    state = step(position(ROW, hand="PIa"), "build PIa")
    assert "s1e2 180" in choices(state, "lay")
    after = step(state, "lay s1e2 180")
    assert land(after) == {"e1": "nMIc"}
    assert (discards(after, 0), discards(after, 1)) == ("RIb PIa", "RIa GIb")


def test_f10_3_dark_energy_by_a_large_building() -> None:
    """C = MIIa on F: A, C and F go, and D and E are cut off."""
    after = build(position(ROW, hand="MIIa", points="Sa"), "MIIa", "e1")
    assert land(after) == {}
    assert (discards(after, 0), discards(after, 1)) == ("RIb MIc MIIa Sa", "RIa GIb")


def test_f10_3_the_row_can_be_laid_by_the_rules() -> None:
    state = position(hand=("MIc RIb", "RIa GIb"), stack=("", ""))
    state = play(build(build(state, "MIc", "e1"), "RIa", "e2"), "build RIb", "lay e3 180")
    assert texts(state, "build") == {"build GIb"}
    assert "e4 0" in choices(step(state, "build GIb"), "lay")


NATURE = ["PIII", "S", "RI", "MII", "MIII", "GI", "S"]
LIGHT = ["GIII", "PI", "RI", "RII", "MII", "RI"]


def test_f10_4_eighteen_and_sixteen_points() -> None:
    sheet = RULESET.score_document(HEADING | {"visible": [NATURE, LIGHT], "bonus": [1, 1]})
    assert sheet.totals == (18, 16)
    *scoring, last = sheet.lines
    scored = [[line.points for line in scoring if line.seat == seat] for seat in (0, 1)]
    assert scored == [[2, 2, 1, 3, 2, 1, 2, 5], [2, 1, 1, 3, 3, 1, 5]]
    assert (last.kind, last.clause, last.seat) == ("fantazja-winner", "F9.3", 0)
    assert Translator("en", strict=True).line(last) == "Nature wins 18–16"


def test_f10_4_the_example_file_says_the_same() -> None:
    assert RULESET.score_document(parse(FINAL.read_text("utf-8"))).totals == (18, 16)


def test_f10_4_so_does_a_land_that_shows_these_buildings() -> None:
    """Each large building on tiles of its type, whosever they are."""
    ground = (
        "e1 nPIa nPIIb nPIII e2 nSa e3 nRIb e4 lMIb nMIIb e5 lMIc lMIIb nMIII e6 nGIb e7 nSb "
        "w1 nGIc lGIIb lGIII w2 lPIb w3 lRIb w4 nRIc lRIIb w5 nMIc lMIIa w6 lRIc"
    )
    tokens = {"residential": 1, "military": 0, "special": 0}
    state = position(
        ground, hand=("", ""), stack=("", ""), bonus=(1, 1), phase="over", skipped=2, tokens=tokens
    )
    assert [state.score(0), state.score(1)] == [18, 16]
    assert RULESET.score_sheet(state).totals == (18, 16)
    assert (state.utility(0), state.utility(1)) == (1.0, -1.0)


@pytest.mark.parametrize("seat", [0, 1])
def test_f10_4_without_its_bonus_a_side_has_five_less(seat: int) -> None:
    bonus = [1, 1]
    bonus[seat] = 0
    totals = RULESET.score_document(HEADING | {"visible": [NATURE, LIGHT], "bonus": bonus}).totals
    assert totals[seat] == (18, 16)[seat] - 5

"""S8: the tools that move dice of the window (2, 3, 4, 12).

sun-catcher:   .B2.Y
               .4.R.
               ..5Y.
               G3..P
"""

from __future__ import annotations

from typing import Any

import pytest

from rosace.i18n import Translator, languages

from .helpers import RULESET, ends, lies, position, refusal, seen, step, texts

PAIR = "R1 .. .. .. ..\nG2 .. .. .. .."


def moving(tool: int, drawing: str = PAIR, **rest: Any) -> Any:
    others = tuple(other for other in (1, 6, 10) if other != tool)[:2]
    rest = {"faces": ("sun-catcher",), "pool": "Y2 G3 G3", "tools": (*others, tool)} | rest
    return position(drawing, **rest)


def begun(tool: int, drawing: str = PAIR, **rest: Any) -> Any:
    return step(moving(tool, drawing, **rest), f"tool {tool}")


# S8.2 Eglomise Brush


def test_s8_2_ignores_the_printed_colour() -> None:
    state = begun(2)
    assert texts(state) == {"move a1 a2", "move a1 c1", "move a1 c2", "move b1 a2"}
    state = step(state, "move a1 a2")
    assert (lies(state), seen(state)["phase"]) == ({"a2": "R1", "b1": "G2"}, "turn")


def test_s8_2_and_nothing_else() -> None:
    assert refusal(begun(2), "move a1 b2") == "printed-value S3.3"
    assert refusal(begun(2), "move a1 d1") == "no-contact S3.2"
    state = begun(2, "R1 .. .. .. ..\nG2 .. .. .. ..\n.. R3 .. .. ..")
    assert refusal(state, "move a1 c1") == "neighbour-colour S3.4"
    state = begun(2, "R1 .. .. .. ..\nG2 .. .. .. ..\n.. Y1 .. .. ..")
    assert refusal(state, "move a1 c1") == "neighbour-value S3.4"


def test_s8_2_is_one_move_at_any_time_of_the_turn() -> None:
    state = step(moving(2), "place Y2 c2", "tool 2", "move a1 a2")
    assert (seen(state)["turns_done"], state.to_move()) == (1, 1)
    state = step(begun(2, turn=3), "move a1 a2")
    assert (seen(state)["turns_done"], state.to_move()) == (3, 0)


# S8.3 Copper Foil Burnisher


def test_s8_3_ignores_the_printed_value() -> None:
    state = begun(3)
    assert texts(state) == {"move a1 b2", "move a1 c1", "move a1 c2", "move b1 b2"}
    assert lies(step(state, "move a1 b2")) == {"b1": "G2", "b2": "R1"}


def test_s8_3_and_nothing_else() -> None:
    assert refusal(begun(3), "move a1 a2") == "printed-colour S3.3"
    assert refusal(begun(3), "move a1 d1") == "no-contact S3.2"
    state = begun(3, "R1 .. .. .. ..\nG2 .. .. .. ..\n.. R3 .. .. ..")
    assert refusal(state, "move a1 b2") == "neighbour-colour S3.4"
    state = begun(3, "R1 .. .. .. ..\nG2 .. .. .. ..\n.. Y1 .. .. ..")
    assert refusal(state, "move a1 b2") == "neighbour-value S3.4"


@pytest.mark.parametrize(("tool", "cell"), [(2, "a2"), (3, "b2")])
def test_s8_3_the_only_die_still_goes_to_the_border(tool: int, cell: str) -> None:
    state = begun(tool, "R1 .. .. .. ..")
    assert refusal(state, f"move a1 {cell}") == ("" if cell == "a2" else "not-on-edge S3.1")
    printed = {2: "printed-value S3.3", 3: ""}[tool]
    assert refusal(state, "move a1 a3") == printed


# S8.4 Lathekin


def test_s8_4_moves_exactly_two_dice() -> None:
    state = begun(4)
    assert texts(state) == {"move a1 c1", "move a1 c2"}
    state = step(state, "move a1 c2")
    assert (seen(state)["phase"], seen(state)["begun"]["moved"]) == ("move-again", "c2")
    assert ends(state, "move b1") == {"b3", "c1", "d1", "d3"}
    assert refusal(state, "stop") == "must-go-on S8.4"
    assert refusal(state, "pass") == "not-now S2.3"
    state = step(state, "move b1 d3")
    assert (lies(state), seen(state)["phase"]) == ({"c2": "R1", "d3": "G2"}, "turn")


def test_s8_4_each_move_obeys_all_rules_when_it_is_made() -> None:
    state = begun(4)
    assert refusal(state, "move a1 a2") == "printed-colour S3.3"
    assert refusal(state, "move a1 b2") == "printed-value S3.3"
    state = step(state, "move a1 c1")
    assert refusal(state, "move b1 a1") == "no-contact S3.2"  # nothing is left there
    assert refusal(state, "move b1 b2") == "printed-value S3.3"
    assert refusal(state, "move c1 a1") == "same-die S4.4"


def test_s8_4_the_first_move_must_leave_a_second() -> None:
    """luz-celestial: beside P6 on c1 there is no cell for P4, beside P6 on c3 there are some."""
    state = begun(4, "P6 .. .. .. ..\n.. P4 .. .. ..", faces=("luz-celestial",))
    assert texts(state) == {"move a1 c3"}
    assert refusal(state, "move a1 c1") == "no-second-move S8.4"


def test_s8_4_one_die_is_not_enough() -> None:
    assert refusal(moving(4, "R1 .. .. .. .."), "tool 4") == "nothing-to-move S4.2"


@pytest.mark.parametrize("lang", languages())
def test_s8_4_the_refusal_says_that_two_dice_are_needed(lang: str) -> None:
    """Also where two dice lie but cannot both move; a tool that moves one die says something else."""
    words = Translator(lang, strict=True)
    said = []
    for drawing in ("", "R1 .. .. .. ..", "R1 .. .. .. ..\n.. R4 .. .. .."):
        state = moving(4, drawing, pool=None)
        reason = RULESET.why_not(state, RULESET.parse("tool 4"))
        assert reason is not None and reason.params["needed"] == 2
        said.append(words.reason(reason))
    assert len(set(said)) == 1
    assert {"en": "two dice", "pl": "dwie kostki", "fr": "deux dés"}[lang] in said[0]
    other = RULESET.why_not(moving(2, "", pool=None), RULESET.parse("tool 2"))
    assert other is not None and words.reason(other) not in said


def test_s8_4_the_second_may_take_the_place_of_the_first() -> None:
    state = step(begun(4, "R1 .. .. .. ..\nG2 .. .. .. ..\n.. Y3 .. .. .."), "move a1 c1")
    assert "a1" in ends(state, "move c2")
    assert lies(step(state, "move c2 a1")) == {"a1": "Y3", "b1": "G2", "c1": "R1"}


# S8.12 Tap Wheel

FOUR = """
    R1 .. .. .. ..
    G2 .. R4 .. ..
    .. Y3 .. .. ..
"""


def wheel(drawing: str = FOUR, track: str = "R6", **rest: Any) -> Any:
    return moving(12, drawing, track={1: track}, **rest)


def test_s8_12_moves_dice_of_a_colour_on_the_track() -> None:
    state = step(wheel(), "tool 12")
    assert {text.split()[1] for text in texts(state)} == {"a1", "b3"}
    assert refusal(state, "move b1 c1") == refusal(state, "move c2 c1") == "colour-not-on-track S8.12"
    state = step(wheel(track="R6 G1"), "tool 12")
    assert {text.split()[1] for text in texts(state)} == {"a1", "b1", "b3"}


def test_s8_12_one_die_is_enough() -> None:
    state = step(wheel(), "tool 12", "move a1 c1")
    assert "stop" in texts(state)
    state = step(state, "stop")
    assert (seen(state)["phase"], lies(state)["c1"], state.to_move()) == ("turn", "R1", 0)


def test_s8_12_or_two_of_one_colour() -> None:
    state = step(wheel(track="R6 G1"), "tool 12", "move a1 c1")
    assert {text.split()[1] for text in texts(state, "move")} == {"b3"}
    assert refusal(state, "move b1 a1") == "other-colour S8.12"
    assert refusal(state, "move c2 d3") == "colour-not-on-track S8.12"
    assert refusal(state, "move c1 a1") == "same-die S4.4"
    state = step(state, "move b3 d3")
    assert (seen(state)["phase"], lies(state)) == ("turn", {"c1": "R1", "b1": "G2", "d3": "R4", "c2": "Y3"})


def test_s8_12_is_over_when_no_second_die_can_move() -> None:
    state = step(wheel("R1 .. .. .. ..\nG2 .. .. .. ..\n.. Y3 .. .. .."), "tool 12", "move a1 c1")
    assert seen(state)["phase"] == "turn"


def test_s8_12_obeys_all_other_rules() -> None:
    state = step(wheel(), "tool 12")
    assert refusal(state, "move a1 a2") == "printed-colour S3.3"
    assert refusal(state, "move a1 b2") == "printed-value S3.3"
    assert refusal(state, "move a1 a5") == "no-contact S3.2"
    assert refusal(state, "move b3 a1") == "occupied S3.3"
    assert refusal(state, "move a2 a1") == "no-die-there S4.4"


def test_s8_12_not_before_a_die_lies_on_the_track() -> None:
    state = position("R1 .. .. .. ..", pool="Y2 G3 G3 G4", round=1, turn=3)
    assert refusal(state, "tool 12") == "empty-track S4.2"


def test_s8_12_not_without_a_die_of_a_colour_on_the_track() -> None:
    assert refusal(wheel(track="P1 B1"), "tool 12") == "nothing-to-move S4.2"
    assert refusal(wheel(track="P1 B1 R1"), "tool 12") == ""

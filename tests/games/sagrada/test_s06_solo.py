"""S6: the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.core.errors import BadOptions, IllegalAction
from rosace.core.journal import Journal
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import COLOURS

from .helpers import (
    RULESET,
    cells_of,
    count_dice,
    ends,
    events_of,
    kinds,
    line,
    play,
    pool,
    refusal,
    seen,
    settle,
    sheet,
    solo,
    step,
    texts,
    tokens,
    track,
    with_pool,
)

CORNER = "R1 .. .. .. .."


# S6.1


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5])
def test_s6_1_as_many_tools_as_the_difficulty_and_two_public_objectives(difficulty: int) -> None:
    state = settle(RULESET.new(1, {"difficulty": difficulty}))
    assert (seen(state)["phase"], seen(state)["tools"], seen(state)["public"]) == ("window", [], [])  # S1.3
    view = seen(play(state, "window firmitas"))
    assert [tool["number"] for tool in view["tools"]] == list(range(1, difficulty + 1))
    assert len(view["public"]) == 2
    assert view["players"][0]["private"] == ["red"]


@pytest.mark.parametrize("face", ["kaleidoscopic-dream", "firmitas"])
def test_s6_1_no_favour_tokens(face: str) -> None:
    state = settle(step(settle(RULESET.new(1)), f"window {face}"))
    assert tokens(state) == [0]
    assert not any(one.kind == "sagrada-tokens" for one in RULESET.score_sheet(state).lines)


def test_s6_1_two_private_objectives_as_an_option() -> None:
    state = settle(RULESET.new(1, {"two_private": True}))
    assert seen(state)["players"][0]["private"] == ["red", "yellow"]


@pytest.mark.parametrize("options", [{"difficulty": 2}, {"two_private": True}])
def test_s6_1_these_options_are_for_the_solo_game(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=r"S6\.1"):
        RULESET.new(2, options)
    assert RULESET.new(1, options)


def test_s6_1_difficulty_is_from_one_to_five() -> None:
    with pytest.raises(BadOptions, match="difficulty must be one of"):
        RULESET.new(1, {"difficulty": 6})


@pytest.mark.parametrize(("private", "better", "gained"), [
    (("red", "yellow"), "red", 6), (("yellow", "red"), "red", 6), (("green", "yellow"), "yellow", 2),
    (("green", "purple"), "green", 0),
])  # fmt: skip
def test_s6_1_of_two_private_objectives_the_better_one_counts(
    private: tuple[str, str], better: str, gained: int
) -> None:
    state = solo("R1 Y2 .. .. ..\n.. .. R5 .. ..", private=[private], tools=(1, 2))
    one = line(RULESET.score_sheet(state), "private")
    assert (one.points, one.params["objective"]) == (gained, f"@sagrada-private-{better}")
    assert state.best_private_points(0) == gained
    assert RULESET.score_sheet(state).totals == (state.score(0),)
    assert cells_of(one) == {"red": {"a1", "b3"}, "yellow": {"a2"}, "green": set()}[better]


def test_s6_1_one_seat_hides_nothing() -> None:
    state = solo(CORNER, private=[("green", "purple")], tools=(1, 2))
    assert seen(state, None)["players"][0]["private"] == ["green", "purple"]
    assert not RULESET.secret(state)


# S6.2


def test_s6_2_four_dice_and_two_turns_a_round() -> None:
    state = solo(tools=(1, 2), round=2, phase="die", pool="")
    for number in range(4):
        assert len(seen(state)["pool"]) == number
        state = step(state, "die G3")
    for turn in (0, 1):
        assert (seen(state)["turns_done"], state.to_move()) == (turn, 0)
        state = step(state, "pass")
    assert (seen(state)["round"], seen(state)["phase"]) == (3, "die")


# S6.3


@pytest.mark.parametrize("tool", range(1, 13))
def test_s6_3_a_die_of_its_colour_pays_for_a_tool(tool: int) -> None:
    colour = COMPONENTS.tool_colours[tool - 1]
    letter = COLOURS[colour][0].upper()
    other = "G" if letter != "G" else "Y"
    drawing = "R1 .. .. .. ..\n.. R4 .. .. .."
    turn = 1 if tool == 7 else 0
    state = solo(drawing, tools=(tool,), pool=f"{letter}3 {other}2 {other}5", turn=turn)
    if tool == 8:
        state = step(state, f"place {other}5 a2")
    state = step(state, f"tool {tool}")
    assert texts(state) == {f"pay {letter}3"}
    assert refusal(state, f"pay {other}2") == "wrong-colour-to-pay S6.3"
    assert refusal(state, f"pay {letter}6") == "not-in-pool S2.3"
    state = step(state, f"pay {letter}3")
    assert f"{letter}3" not in pool(state)
    assert seen(state)["paid"] == [f"{letter}3"]
    assert seen(state)["tools"][0]["gone"]
    assert seen(state)["phase"] not in ("pay", "turn")


def test_s6_3_the_colours_of_the_twelve_cards() -> None:
    assert [COLOURS[colour] for colour in COMPONENTS.tool_colours] == (
        [
            "purple",
            "blue",
            "red",
            "yellow",
            "green",
            "purple",
            "blue",
            "red",
            "yellow",
            "green",
            "purple",
            "blue",
        ]
    )


def test_s6_3_the_player_chooses_the_die_that_pays() -> None:
    state = solo(CORNER, tools=(1,), pool="P3 P6 G2 P3")
    assert ends(step(state, "tool 1"), "pay") == {"P3", "P6"}


def test_s6_3_no_tool_without_a_die_of_its_colour() -> None:
    state = solo(CORNER, tools=(1, 2), pool="Y3 R6 G2 G3")
    assert refusal(state, "tool 1") == refusal(state, "tool 2") == "no-die-to-pay S6.3"


def test_s6_3_each_tool_once_in_the_game() -> None:
    state = solo(CORNER, tools=(2, 12), pool="B3 B6 G2 B2")
    state = step(state, "tool 2", "pay B3", "move a1 a2")
    assert refusal(state, "tool 12") == "tool-used S4.1"
    state = step(state, "pass")
    assert refusal(state, "tool 2") == "tool-gone S6.3"
    assert "tool 2" not in texts(state)
    state = settle(step(state, "pass"))
    assert refusal(state, "tool 2") == "tool-gone S6.3"


def test_s6_3_it_is_not_the_draft_of_the_turn() -> None:
    state = solo(CORNER, tools=(2, 12), pool="B3 B6 G2 B2")
    state = step(state, "tool 2", "pay B3", "move a1 a2")
    assert not seen(state)["drafted"]
    assert "place B6 a1" in texts(state)


def test_s6_3_die_and_tool_leave_the_game() -> None:
    state = solo(CORNER, tools=(2, 12), pool="B3 B6 G2 B2", turn=1)
    before = state.target_to_beat()
    state = step(state, "tool 2", "pay B3", "move a1 a2", "pass")
    assert track(state)[3] == "G2 B2 B6"
    assert (state.target_to_beat(), seen(state)["paid"]) == (before + 10, ["B3"])
    assert count_dice(state) == [18] * 5
    assert sum(seen(state)["bag"].values()) == 90 - 12


def test_s6_3_the_die_that_pays_must_leave_the_tool_possible() -> None:
    """For the pliers P3 is the only die that could be changed so that it fits."""
    state = solo(CORNER, tools=(1,), pool="P3 R6 R2")
    assert refusal(state, "tool 1") == "pays-in-vain S6.3"
    state = solo(CORNER, tools=(1,), pool="P3 P6 R2")
    assert refusal(state, "tool 1") == ""
    assert ends(step(state, "tool 1"), "pay") == {"P3", "P6"}
    state = solo(CORNER, tools=(10,), pool="G6 G3 R2")  # G1 would fit nowhere, G4 would
    assert ends(step(state, "tool 10"), "pay") == {"G6"}
    assert refusal(step(state, "tool 10"), "pay G3") == "pays-in-vain S6.3"


def test_s6_3_the_last_die_of_the_pool_pays_for_nothing_that_needs_another() -> None:
    window = "R1 Y5 .. .. ..\nP2 .. .. .. .."
    for tool, die in ((6, "P3"), (11, "P3"), (7, "B3"), (5, "G3"), (9, "Y3")):
        state = with_pool(solo(window, tools=(tool,), turn=1), die)
        assert refusal(state, f"tool {tool}") == "pays-in-vain S6.3"
    state = with_pool(solo(window, tools=(2,), turn=1), "B3")
    assert refusal(state, "tool 2") == ""


def test_s6_3_a_tool_that_could_not_be_used_anyway_says_why() -> None:
    state = solo("", tools=(2,), pool="B3 B6 G2 B2", round=1)
    assert refusal(state, "tool 2") == "nothing-to-move S4.2"
    state = solo(CORNER, tools=(7,), pool="B3 B6 G2 B2")
    assert refusal(state, "tool 7") == "second-turn-only S8.7"


def test_s6_3_a_refused_payment_changes_nothing() -> None:
    game = Journal(RULESET, 1, {"difficulty": 1})
    for text in ("private red", "card 12", "card 1"):
        game.deal(RULESET.parse(text))
    game.submit(0, RULESET.parse("window luz-celestial"))
    for text in ("tool-card 1", "public light-shades", "public deep-shades"):
        game.deal(RULESET.parse(text))
    for die in ("P3", "P6", "G2", "Y1"):
        game.deal(RULESET.parse(f"die {die}"))
    fresh = game.state.key()
    game.submit(0, RULESET.parse("tool 1"))
    before = game.state.key()
    with pytest.raises(IllegalAction, match="wrong-colour-to-pay"):
        game.submit(0, RULESET.parse("pay G2"))
    assert game.state.key() == before
    game.submit(0, RULESET.parse("pay P3"))
    assert [RULESET.text(game.take_back(0)) for _ in range(2)] == ["pay P3", "tool 1"]
    assert game.state.key() == fresh
    assert pool(game.state) == "Y1 G2 P3 P6"


# S6.4


def test_s6_4_the_target_is_the_sum_of_the_track() -> None:
    state = solo("R1 .. .. .. ..", tools=(1, 2), track={1: "R1 R6 P3"}, pool="B3 B6 G2 B2", round=2, turn=1)
    assert seen(state)["target"] == state.target_to_beat() == 10
    assert step(state, "pass").target_to_beat() == 23


def test_s6_4_an_empty_cell_costs_three_points() -> None:
    state = solo("R1 Y5 .. .. ..", tools=(1, 2), private=["blue"])
    one = line(RULESET.score_sheet(state), "empty")
    assert (one.points, one.params["each"], one.clause) == (-54, 3, "S6.4")
    assert state.score(0) == -54
    assert sheet("R1 Y5 .. .. ..", seats=1).totals == (-54,)


FULL = """
    R1 Y2 R3 B5 P1
    P3 R4 P1 G6 R3
    Y6 B1 G4 B2 P5
    R5 Y3 B2 Y4 G6
"""


@pytest.mark.parametrize(("values", "won"), [("1", True), ("6", False)])
def test_s6_4_more_points_than_the_target_win(values: str, won: bool) -> None:
    """A full window and 20 dice on the track."""
    dice = [letter + values for letter in "RYGBP" for _ in range(4)]
    spaces = {number: " ".join(dice[2 * number - 2 : 2 * number]) for number in range(1, 11)}
    state = solo(FULL, tools=(1, 2), track=spaces, phase="over", private=["red"])
    assert state.target_to_beat() == 20 * int(values)
    assert (state.score(0) > state.target_to_beat()) == won
    assert (state.utility(0), seen(state)["ending"]) == ((1.0, "won") if won else (-1.0, "lost"))
    assert seen(state)["winners"] == ([0] if won else [])


@pytest.mark.parametrize("step_up", [-1, 0, 1])
def test_s6_4_as_many_as_the_target_are_not_enough(step_up: int) -> None:
    """The target is raised to one less than the score, to the score, and beyond it."""
    base = ["R1", "Y1", "G1", "B1", "P1"] * 4
    scored = solo(FULL, tools=(1, 2), track=dict.fromkeys(range(1, 11), "R1 Y1"), phase="over").score(0)
    missing = scored + step_up - 20
    for i, die in enumerate(base):
        raised = min(5, missing)
        base[i], missing = f"{die[0]}{1 + raised}", missing - raised
    assert missing == 0
    spaces = {number: " ".join(base[2 * number - 2 : 2 * number]) for number in range(1, 11)}
    state = solo(FULL, tools=(1, 2), track=spaces, phase="over")
    assert state.target_to_beat() == scored + step_up
    assert state.utility(0) == (1.0 if step_up < 0 else -1.0)


def test_s6_4_the_log_says_so() -> None:
    state = solo(tools=(1, 2), round=10, turn=1, pool="R1 R1 R1 R1")
    events = events_of(state, "pass")
    assert kinds(events) == ["pass", "ended", "solo-lost"]
    assert events[-1].params["target"] == step(state, "pass").target_to_beat()

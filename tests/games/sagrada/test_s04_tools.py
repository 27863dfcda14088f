"""S4: using tools."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.core.errors import IllegalAction
from rosace.core.journal import CannotTakeBack, Journal

from .helpers import (
    RULESET,
    ends,
    lies,
    on_tools,
    pool,
    position,
    refusal,
    seen,
    step,
    texts,
    tokens,
    track,
    with_pool,
)

DRAFTING = (1, 5, 6, 9, 10, 11)


def journal(*tools: int, dice: tuple[str, ...] = ("Y5", "G6", "B3", "R1", "R2")) -> Journal:
    """A game with these tools, in which seat 1 (luz-celestial) has the first turn."""
    dealt = Journal(RULESET, 2, {"first": "1"})
    for text in ("private red", "private blue", "card 12", "card 1", "card 3", "card 2"):
        dealt.deal(RULESET.parse(text))
    dealt.submit(0, RULESET.parse("window luz-celestial"))
    dealt.submit(1, RULESET.parse("window sun-catcher"))
    outcomes = [f"tool-card {tool}" for tool in tools]
    outcomes += ["public light-shades", "public deep-shades", "public medium-shades"]
    for text in (*outcomes, *(f"die {die}" for die in dice)):
        dealt.deal(RULESET.parse(text))
    return dealt


def submit(game: Journal, *notations: str) -> None:
    for notation in notations:
        game.submit(game.state.to_move(), RULESET.parse(notation))


# S4.1


def test_s4_1_a_tool_costs_one_token_and_later_two() -> None:
    state = position("R1 .. .. .. ..", pool="Y2 G3 G3 G4")
    assert {tool["number"]: tool["price"] for tool in seen(state)["tools"]} == {2: 1, 8: 1, 12: 1}
    state = step(state, "tool 2")
    assert (tokens(state), on_tools(state)) == ([2, 3], {2: 1, 8: 0, 12: 0})
    assert {tool["number"]: tool["price"] for tool in seen(state)["tools"]} == {2: 2, 8: 1, 12: 1}
    state = position("R1 .. .. .. ..", pool="Y2 G3 G3 G4", tokens=(3, 2), on={2: 1})
    state = step(state, "tool 2")
    assert (tokens(state), on_tools(state)) == ([1, 2], {2: 3, 8: 0, 12: 0})


@pytest.mark.parametrize(
    ("held", "lying", "allowed"), [(1, 0, True), (0, 0, False), (2, 1, True), (1, 1, False)]
)
def test_s4_1_not_without_the_tokens(held: int, lying: int, allowed: bool) -> None:
    rest = 3 - held - lying
    others = {8: rest} if rest % 2 else {8: rest - 1, 12: 1} if rest else {}
    state = position("R1 .. .. .. ..", pool="Y2 G3 G3 G4", tokens=(held, 3), on={2: lying} | others)
    assert refusal(state, "tool 2") == ("" if allowed else "too-dear S4.1")
    assert ("tool 2" in texts(state)) == allowed


def test_s4_1_tokens_of_others_do_not_pay() -> None:
    state = position("R1 .. .. .. ..", pool="Y2 G3 G3 G4", tokens=(0, 3))
    assert not texts(state, "tool")


def test_s4_1_the_tokens_stay_on_the_card() -> None:
    state = position("", "R1 .. .. .. ..", pool="Y2 G3 G3 G4", turn=3, first=2)
    assert state.to_move() == 1
    state = step(state, "tool 2", "move a1 c1", "pass")
    assert (seen(state)["round"], on_tools(state)[2]) == (4, 1)


def test_s4_1_one_tool_a_turn() -> None:
    state = step(position("R1 .. .. .. ..", pool="Y2 G3 G3 G4"), "tool 2", "move a1 a2")
    assert not texts(state, "tool")
    for tool in (2, 8, 12):
        assert refusal(state, f"tool {tool}") == "tool-used S4.1"
    state = step(state, "pass", "pass", "pass")
    assert "tool 12" in texts(state)


# S4.2


@pytest.mark.parametrize("tool", [2, 3, 4, 12])
def test_s4_2_nothing_is_moved_in_an_empty_window(tool: int) -> None:
    state = position("", pool="Y2 G3 G3 G4", tools=tuple({2, 8, 12} - {tool})[:2] + (tool,))
    assert refusal(state, f"tool {tool}") == "nothing-to-move S4.2"


@pytest.mark.parametrize("tool", DRAFTING)
def test_s4_2_nothing_is_drafted_from_an_empty_pool(tool: int) -> None:
    state = with_pool(position("R1 .. .. .. ..", tools=(2, 8, tool)), "")
    assert refusal(state, f"tool {tool}") == "empty-pool S4.2"


def test_s4_2_a_refused_tool_changes_nothing_and_costs_nothing() -> None:
    game = journal(5, 8, 12)
    before = game.state.key(), game.state.clone()
    for tool, code in ((5, "empty-track"), (8, "after-drafting"), (12, "empty-track"), (1, "no-such-tool")):
        with pytest.raises(IllegalAction, match=code):
            submit(game, f"tool {tool}")
        assert game.state.key() == before[0]
        assert (tokens(game.state), on_tools(game.state)) == ([3, 3], {5: 0, 8: 0, 12: 0})
    assert game.state.legal() == before[1].legal()


def test_s4_2_a_refused_step_of_a_tool_changes_nothing() -> None:
    state = step(position("R1 .. .. .. ..", pool="R2 G3 G3 G4", tools=(1, 6, 11)), "tool 1")
    before = state.key()
    for text in ("draft R2", "draft B1", "pass", "adjust up", "put a2"):
        assert refusal(state, text) != ""
        assert state.key() == before


def test_s4_2_what_chance_makes_useless_is_paid_all_the_same() -> None:
    state = position("R1 .. .. .. ..", pool="R2 G3 G3 G4 G4", tools=(1, 6, 11))
    after = step(state, "tool 6", "draft R2", "roll 1")
    assert (tokens(after), on_tools(after)[6]) == ([2, 3], 1)
    assert pool(after) == "R1 G3 G3 G4 G4"
    assert (after.to_move(), lies(after)) == (1, {"a1": "R1"})
    after = step(state, "tool 11", "draft R2", "colour red", "value 6")
    assert texts(after) == {"return"}
    after = step(after, "return")
    assert (tokens(after), on_tools(after)[11], pool(after)) == ([2, 3], 1, "R6 G3 G3 G4 G4")


# On luz-celestial: a3 asks for red beside red, c1 for a 6 below a 6, so no die fits any more.
BLOCKED = "G5 R3 .. B5 G2\nP6 B4 P2 G1 P3\n.. R3 Y6 B5 R2\nR4 Y6 G2 P6 B1"


@pytest.mark.parametrize("tool", DRAFTING)
def test_s4_2_only_the_two_flux_tools_are_started_where_no_die_fits(tool: int) -> None:
    """Their cards say what becomes of a die that cannot be placed."""
    state = position(BLOCKED, pool="Y2 G3 G3 G4 P1", tools=(2, 8, tool), round=10)
    assert not texts(state, "place")
    assert refusal(state, f"tool {tool}") == ("" if tool in (6, 11) else "nothing-fits S4.2")


@pytest.mark.parametrize(
    "way", [("tool 6", "draft Y2", "roll 5"), ("tool 11", "draft Y2", "colour yellow", "value 5", "return")]
)
def test_s4_2_where_no_die_fits_a_flux_tool_returns_the_die_to_the_pool(way: tuple[str, ...]) -> None:
    state = position(BLOCKED, pool="Y2 G3 G3 G4 P1", tools=(2, 6, 11), round=10)
    after = step(state, *way)
    assert (pool(after), lies(after)) == ("Y5 G3 G3 G4 P1", lies(state))
    assert tokens(after)[0] == tokens(state)[0] - 1


def test_s4_2_before_anything_was_shown_a_tool_is_taken_back_with_its_token() -> None:
    game = journal(1, 6, 11)
    fresh = game.state.key()
    submit(game, "tool 1", "draft Y5", "adjust up")
    assert (tokens(game.state), pool(game.state)) == ([2, 3], "R1 R2 G6 B3")
    assert [RULESET.text(game.take_back(0)) for _ in range(3)] == ["adjust up", "draft Y5", "tool 1"]
    assert game.state.key() == fresh
    assert (tokens(game.state), on_tools(game.state)) == ([3, 3], {1: 0, 6: 0, 11: 0})
    assert pool(game.state) == "R1 R2 Y5 G6 B3"


def test_s4_2_a_die_placed_is_taken_back() -> None:
    game = journal(1, 6, 11)
    fresh = game.state.key()
    submit(game, "place Y5 a1")
    assert RULESET.text(game.take_back(0)) == "place Y5 a1"
    assert (game.state.key(), lies(game.state)) == (fresh, {})


@pytest.mark.parametrize(("tool", "outcome"), [(6, "roll 5"), (11, "colour green")])
def test_s4_2_after_a_roll_nothing_is_taken_back(tool: int, outcome: str) -> None:
    game = journal(1, 6, 11)
    submit(game, f"tool {tool}")
    assert game.take_back(0) == RULESET.parse(f"tool {tool}")
    submit(game, f"tool {tool}", "draft Y5")
    game.deal(RULESET.parse(outcome))
    with pytest.raises(CannotTakeBack):
        game.take_back(0)
    assert tokens(game.state) == [2, 3]


def test_s4_2_after_the_choice_of_all_windows_nothing_is_taken_back() -> None:
    game = Journal(RULESET, 2, {"first": "1"}, seed=5)
    game.deal()
    choice = game.state.legal()[0]
    game.submit(0, choice)
    assert game.take_back(0) == choice
    game.submit(0, choice)
    game.submit(1, game.state.legal()[0])
    for seat in (0, 1):
        with pytest.raises(CannotTakeBack):
            game.take_back(seat)


# S4.3


@pytest.mark.parametrize("tool", DRAFTING)
def test_s4_3_six_tools_draft_the_die_themselves(tool: int) -> None:
    state = position(
        "R1 .. .. .. ..", pool="Y2 G3 G3 G4", tools=(2, 8, tool), track={1: "Y6"}, round=2, on={2: 1}
    )
    after = step(state, f"tool {tool}")
    assert not seen(after)["drafted"]
    assert texts(after) == texts(after, "place" if tool == 9 else "draft")
    after = step(state, "place Y2 a2")
    assert refusal(after, f"tool {tool}") == "before-placing S4.3"


def test_s4_3_that_is_the_draft_of_the_turn() -> None:
    state = position("R1 .. .. .. ..", pool="Y2 G3 G3 G4", tools=(1, 9, 10))
    for way in (
        ("tool 1", "draft Y2", "adjust up", "put a2"),
        ("tool 9", "place Y2 d1"),
        ("tool 10", "draft Y2", "put a2"),
    ):
        after = step(state, *way)
        assert (after.to_move(), seen(after)["turns_done"]) == (1, 1)


@pytest.mark.parametrize(
    "way", [("tool 1", "draft Y2", "adjust up"), ("tool 5", "draft Y2", "swap Y6"), ("tool 10", "draft Y2")]
)
def test_s4_3_a_die_that_could_be_known_to_fit_is_placed(way: tuple[str, ...]) -> None:
    state = position("R1 .. .. .. ..", pool="Y2 G3 G3 G4", tools=(1, 5, 10), track={1: "Y6"}, round=2)
    state = step(state, *way)
    assert "put a2" in texts(state)
    assert refusal(state, "return") == "must-place S4.3"


def test_s4_3_the_placement_rules_hold_for_the_changed_die() -> None:
    state = position("R1 .. .. .. ..", pool="R3 G3 G3 G4", tools=(1, 5, 10))
    state = step(state, "tool 1", "draft R3", "adjust up")
    assert texts(state) == {"put b2"}
    assert refusal(state, "put a2") == "neighbour-colour S3.4"
    assert refusal(state, "put b1") == "printed-colour S3.3"
    assert refusal(state, "put a1") == "occupied S3.3"
    assert refusal(state, "put c3") == "no-contact S3.2"


# S4.4


def moving(drawing: str, tool: int = 2, **rest: Any) -> Any:
    others = tuple(other for other in (2, 8, 12) if other != tool)[:2]
    return step(position(drawing, pool="Y2 G3 G3", tools=(*others, tool), **rest), f"tool {tool}")


def test_s4_4_to_another_cell() -> None:
    state = moving("R1 .. .. .. ..\n.. B4 .. .. ..")
    assert refusal(state, "move a1 a1") == "same-cell S4.4"
    assert refusal(state, "move a2 a3") == "no-die-there S4.4"
    assert refusal(state, "move a1 b2") == "occupied S3.3"


def test_s4_4_the_die_itself_is_no_contact() -> None:
    state = moving("R1 .. .. .. ..\n.. .. .. .. ..\n.. .. .. .. ..\n.. .. .. .. Y2", on={12: 1})
    assert refusal(state, "move a1 a2") == "no-contact S3.2"
    assert ends(state, "move a1") == {"c4", "c5", "d4"}


def test_s4_4_the_die_itself_is_no_neighbour() -> None:
    state = moving("R1 .. .. .. ..\n.. B4 .. .. ..")
    assert refusal(state, "move a1 a2") == ""
    assert lies(step(state, "move a1 a2")) == {"a2": "R1", "b2": "B4"}


def test_s4_4_the_only_die_goes_to_the_border() -> None:
    state = moving("R1 .. .. .. ..")
    assert ends(state, "move a1") == {"a2", "a3", "a5", "b1", "c5", "d1", "d2", "d4", "d5"}
    assert refusal(state, "move a1 b3") == "not-on-edge S3.1"


def test_s4_4_the_dice_left_behind_may_lose_their_contact() -> None:
    state = moving("R1 .. .. .. ..\n.. B4 .. .. ..\n.. .. Y1 .. ..")
    state = step(state, "move b2 d4")
    assert lies(state) == {"a1": "R1", "c3": "Y1", "d4": "B4"}


@pytest.mark.parametrize("tool", [4, 12])
def test_s4_4_two_dice_are_two_different_ones(tool: int) -> None:
    state = moving("R1 .. .. .. ..\n.. R4 .. .. ..", tool)
    if tool == 12:
        assert "R" in "".join(track(state).values())
    state = step(state, "move a1 c3")
    moved = seen(state)["begun"]["moved"]
    assert refusal(state, f"move {moved} a1") == "same-die S4.4"
    assert not texts(state, f"move {moved} ")

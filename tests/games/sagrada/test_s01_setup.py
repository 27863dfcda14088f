"""S1: components and set-up."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from rosace.core.errors import BadComponents, BadOptions
from rosace.games.sagrada.documents.position import FACES
from rosace.games.sagrada.kernel import component_data
from rosace.games.sagrada.kernel import constants as c

from .helpers import (
    RULESET,
    count_dice,
    ends,
    events_of,
    kinds,
    outcomes,
    refusal,
    seen,
    settle,
    step,
    tokens,
)

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
TEXT = resources.files("rosace.games.sagrada").joinpath("components.json").read_text("utf-8")


def dealt(seats: int, **options: Any) -> Any:
    """Everything that comes before the choice of the first window."""
    return settle(RULESET.new(seats, options))


def chosen(seats: int, **options: Any) -> Any:
    """All windows chosen, all cards laid out, and the dice of the first round rolled."""
    state = dealt(seats, **options)
    while seen(state)["phase"] == "window":
        settle(state).apply(state.legal()[0])
        settle(state)
    return state


# S1.1


@SEATS
def test_s1_1_one_to_four_players_and_ninety_dice_eighteen_of_each_colour(seats: int) -> None:
    state = RULESET.new(seats)
    assert seen(state)["bag"] == dict.fromkeys(c.COLOURS, 18)
    assert count_dice(state) == [18] * 5
    assert len(seen(state)["players"]) == seats


@pytest.mark.parametrize("seats", [0, 5])
def test_s1_1_not_more_nor_fewer(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"seats, not {seats}"):
        RULESET.new(seats)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("dice", "drawn_per_round", "2"), 6, "S2.1"),
        (("windows", 0, "tokens"), 7, "3 to 6 favour tokens"),
        (("windows", 0, "rows"), ["YB..1", "G.5.4", "3.R.G"], "24 windows of 20 cells"),
        (("windows", 0, "rows"), ["YB..1", "G.5.4", "3.R.G", "2..B7"], "24 windows of 20 cells"),
        (("window_cards", 0), ["Virtus", "Firmitas"], "each face once"),
        (("window_cards", 0), ["Virtue", "Firmitas"], "components: ValueError"),
        (("tools",), [], "12 tools"),
        (("public_objectives",), [], "10 public objectives"),
        (("tools", 0, "colour"), "X", "components: ValueError"),
        (("status",), None, None),
    ],
)
def test_s1_1_a_component_list_the_rules_cannot_be_played_with_is_refused(
    path: tuple[Any, ...], value: Any, message: str | None
) -> None:
    data = json.loads(TEXT)
    node = data
    for name in path[:-1]:
        node = node[name]
    if message is None:
        del node[path[-1]]
    else:
        node[path[-1]] = value
    with pytest.raises(BadComponents, match=message or "status"):
        component_data.load(json.dumps(data))


def test_s1_1_a_component_list_that_is_not_json_is_refused() -> None:
    with pytest.raises(BadComponents, match="not JSON: line 1"):
        component_data.load("{")


# S1.2


@SEATS
def test_s1_2_each_player_gets_a_private_objective_and_two_window_cards(seats: int) -> None:
    state = dealt(seats)
    assert RULESET.write_position(state)["private"] == [[colour] for colour in c.COLOURS[:seats]]
    assert RULESET.write_position(state)["choices"] == [FACES[2 * i] + FACES[2 * i + 1] for i in range(seats)]


def test_s1_2_no_private_objective_and_no_card_is_dealt_twice() -> None:
    state = RULESET.new(4, {"first": "1"})
    while seen(state)["phase"] != "private":
        state.apply(state.chance()[0][0])
    assert outcomes(state) == {f"private {colour}": 1 for colour in c.COLOURS}
    state = step(state, "private green")
    assert "private green" not in outcomes(state)
    assert refusal(state, "private green") == "core/impossible-outcome core"
    state = step(state, "private red", "private blue", "private yellow")
    assert outcomes(state) == {f"card {number}": 1 for number in range(1, 13)}
    assert set(outcomes(step(state, "card 7"))) == {f"card {n}" for n in range(1, 13) if n != 7}


def test_s1_2_a_player_chooses_one_of_the_four_faces() -> None:
    state = dealt(2)
    assert ends(state, "window") == {
        "kaleidoscopic-dream", "firmitas", "aurorae-magnificus", "aurora-sagradis",
    }  # fmt: skip
    assert refusal(state, "window virtus") == "not-your-card S1.2"
    assert ends(step(state, "window firmitas"), "window") == {
        "sun-catcher", "shadow-thief", "virtus", "symphony-of-light",
    }  # fmt: skip


def test_s1_2_favour_tokens_are_taken_when_all_have_chosen() -> None:
    state = step(dealt(3), "window firmitas", "window symphony-of-light")
    assert tokens(state) == [0, 0, 0]
    assert tokens(step(state, "window via-lux")) == [5, 6, 4]


def test_s1_2_a_window_has_four_rows_of_five_and_three_to_six_tokens() -> None:
    windows = component_data.COMPONENTS.windows
    assert {len(one.signs) for one in windows} == {20}
    assert {one.tokens for one in windows} == {3, 4, 5, 6}
    cells = seen(step(dealt(1), "window kaleidoscopic-dream"))["players"][0]["cells"]
    assert [cell["at"] for cell in cells][::5] == ["a1", "b1", "c1", "d1"]
    assert [cell["printed"] for cell in cells[:10]] == ["Y", "B", None, None, "1", "G", None, "5", None, "4"]


# S1.3


@pytest.mark.parametrize("open_setup", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_3_three_tools_and_three_public_objectives_lie_open(seats: int, open_setup: bool) -> None:
    for seat in (None, *range(seats)):
        view = seen(chosen(seats, open_setup=open_setup), seat)
        assert [tool["number"] for tool in view["tools"]] == [1, 2, 3]
        assert view["public"] == ["row-colours", "column-colours", "row-shades"]


def steps_of_setup(seats: int, **options: Any) -> list[str]:
    """What is asked until the first die is drawn, each once."""
    state, phases = RULESET.new(seats, options), []
    while (phase := seen(state)["phase"]) != "die":
        phases += [phase] if phase not in phases else []
        state.apply(state.legal()[0] if state.to_move() >= 0 else state.chance()[0][0])
    return phases


@SEATS
def test_s1_3_the_table_is_laid_out_after_the_windows_are_chosen(seats: int) -> None:
    """The order of the book, alone too (S6.1)."""
    first = ["first"] if seats > 1 else []
    assert steps_of_setup(seats) == ["private", "card", "window", "tool-card", "public", *first]
    view = seen(dealt(seats), 0)
    assert (view["phase"], view["tools"], view["public"]) == ("window", [], [])


@SEATS
def test_s1_3_or_before_as_an_option(seats: int) -> None:
    first = ["first"] if seats > 1 else []
    phases = steps_of_setup(seats, open_setup=True)
    assert phases == ["tool-card", "public", *first, "private", "card", "window"]
    view = seen(dealt(seats, open_setup=True), 0)
    assert view["phase"] == "window" and len(view["tools"]) == 3 and view["public"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_3_the_order_of_the_set_up_is_history_when_the_first_round_begins(seats: int) -> None:
    """Windows, cards and first player the same, so are the positions and all that follows."""
    by_book, openly = chosen(seats), chosen(seats, open_setup=True)
    assert by_book.key() == openly.key()
    assert [by_book.key(seat) for seat in range(seats)] == [openly.key(seat) for seat in range(seats)]
    assert RULESET.write_position(by_book) == RULESET.write_position(openly)


def test_s1_3_the_first_round_is_told_when_everything_is_laid_out() -> None:
    for options, last in (({}, "first 2"), ({"first": "1"}, "public row-shades")):
        state = step(dealt(2, **options), "window firmitas", "window virtus")
        state = step(
            state, "tool-card 1", "tool-card 2", "tool-card 3", "public light-shades", "public deep-shades"
        )
        state = step(state, "public row-shades") if last == "first 2" else state
        assert kinds(events_of(state, last))[-1] == "round"


def test_s1_3_each_card_is_there_once_and_all_are_as_likely() -> None:
    state = step(dealt(2), "window firmitas", "window virtus")
    assert outcomes(state) == {f"tool-card {number}": 1 for number in range(1, 13)}
    state = step(state, "tool-card 8", "tool-card 1", "tool-card 12")
    assert outcomes(state) == {f"public {name}": 1 for name in c.OBJECTIVES}
    state = step(state, "public light-shades")
    assert set(outcomes(state)) == {f"public {name}" for name in c.OBJECTIVES if name != "light-shades"}
    assert [tool["number"] for tool in seen(state)["tools"]] == [8, 1, 12]


def test_s1_3_what_is_not_dealt_stays_in_the_box() -> None:
    state = settle(step(dealt(2), "window firmitas", "window virtus"))
    for number in range(4, 13):
        assert refusal(state, f"tool {number}") == "no-such-tool S1.3"


# S1.4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_4_the_first_player_is_random(seats: int) -> None:
    state = RULESET.new(seats)
    while seen(state)["phase"] != "first":
        state.apply(state.legal()[0] if state.to_move() >= 0 else state.chance()[0][0])
    assert outcomes(state) == {f"first {seat}": 1 for seat in range(1, seats + 1)}
    assert seen(step(state, f"first {seats}"))["first"] == seats - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_4_or_the_table_chooses(seats: int) -> None:
    state = dealt(seats, first=str(seats))
    assert seen(state)["first"] == seats - 1
    while state.to_move() >= 0:
        state.apply(state.legal()[0])
    assert settle(state).to_move() == seats - 1


@pytest.mark.parametrize(("seats", "first"), [(2, "3"), (3, "4"), (1, "1")])
def test_s1_4_nobody_begins_who_is_not_there(seats: int, first: str) -> None:
    with pytest.raises(BadOptions, match=r"S1\.4"):
        RULESET.new(seats, {"first": first})


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s1_4_ten_rounds_and_the_bag_goes_round_clockwise(seats: int) -> None:
    state = dealt(seats)
    while state.to_move() >= 0 and seen(state)["phase"] == "window":
        state.apply(state.legal()[0])
    firsts = {}
    while settle(state).to_move() >= 0:
        view = seen(state)
        firsts.setdefault(view["round"], view["first"])
        if view["turns_done"] == 0:
            assert state.to_move() == view["first"]
        state = step(state, "pass")
    assert firsts == {number: (number - 1) % seats for number in range(1, 11)}
    assert seen(state)["ending"] is not None
    assert refusal(state, "pass") == "core/over S1.4"

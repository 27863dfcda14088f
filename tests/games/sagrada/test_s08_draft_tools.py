"""S8: the tools that change or replace the die drafted with them, or where it may go (1, 5, 6, 9, 10, 11)."""

from __future__ import annotations

from typing import Any

import pytest

from .drawing import MOVED
from .helpers import (
    count_dice,
    ends,
    events_of,
    kinds,
    lies,
    on_tools,
    outcomes,
    play,
    pool,
    position,
    refusal,
    seen,
    step,
    texts,
    tokens,
    track,
)

CORNER = "R1 .. .. .. .."  # in luz-celestial only a2, and b2 with a 4, and b1 in purple are in reach


def using(tool: int, drawing: str = CORNER, **rest: Any) -> Any:
    rest = {"pool": "Y2 G3 G3 G4 G4"} | rest
    return position(drawing, tools=(2, 8, tool), **rest)


# S8.1 Grozing Pliers


@pytest.mark.parametrize(("die", "way", "result"), [
    ("Y2", "up", "Y3"), ("Y2", "down", "Y1"), ("Y5", "up", "Y6"), ("Y5", "down", "Y4"), ("R6", "down", "R5"),
    ("P1", "up", "P2"), ("Y1", "up", "Y2"), ("B6", "down", "B5"),
])  # fmt: skip
def test_s8_1_raises_or_lowers_by_one(die: str, way: str, result: str) -> None:
    state = step(using(1, "", pool=f"{die} G3 G3 G4 G4"), "tool 1", f"draft {die}", f"adjust {way}")
    assert seen(state)["begun"]["hand"] == result
    state = step(state, "put a1")
    assert (lies(state), pool(state), state.to_move()) == ({"a1": result}, "G3 G3 G4 G4", 1)


@pytest.mark.parametrize("letter", "RYGBP")
def test_s8_1_never_from_six_to_one_nor_back(letter: str) -> None:
    state = step(using(1, "", pool=f"{letter}1 {letter}6 G3 G3 G4"), "tool 1")
    low, high = step(state, f"draft {letter}1"), step(state, f"draft {letter}6")
    assert (texts(low), texts(high)) == ({"adjust up"}, {"adjust down"})
    assert refusal(low, "adjust down") == refusal(high, "adjust up") == "not-beyond S8.1"


def test_s8_1_only_so_that_the_die_fits() -> None:
    """G2 becomes G3, not G1: beside R1 no 1 may lie. R2 would fit nowhere either way."""
    state = step(using(1, pool="G2 R2 R3 G4"), "tool 1")
    assert ends(state, "draft") == {"G2", "R3", "G4"}
    assert refusal(state, "draft R2") == "nothing-fits S4.2"
    assert refusal(state, "draft B1") == "not-in-pool S2.3"
    state = step(state, "draft G2")
    assert texts(state) == {"adjust up"}
    assert refusal(state, "adjust down") == "nothing-fits S4.2"


def test_s8_1_not_at_all_where_no_die_would_fit() -> None:
    assert refusal(using(1, pool="R2 R6 R1"), "tool 1") == "nothing-fits S4.2"
    assert refusal(using(1, pool="R2 R6 R1 R5"), "tool 1") == ""  # R5 becomes R4


# S8.5 Lens Cutter


def lens(drawing: str = CORNER, pool: str = "R2 G3 G3 G3 G3", round: int = 3, **track: str) -> Any:
    spaces = {int(name[1:]): dice for name, dice in track.items()}
    return position(drawing, tools=(2, 5, 12), pool=pool, track=spaces, round=round)


SPACES = {"_1": "Y6 Y6 Y6 Y6", "_2": "B2 B2 P5 P5 P5"}


def test_s8_5_exchanges_the_die_for_one_of_the_track() -> None:
    state = step(lens(**SPACES), "tool 5", "draft R2")
    assert ends(state, "swap") == {"Y6", "B2", "P5"}
    state = step(state, "swap B2")
    assert seen(state)["begun"]["hand"] == "B2"
    assert texts(state) == {"put a2"}
    state = step(state, "put a2")
    assert (lies(state), pool(state)) == ({"a1": "R1", "a2": "B2"}, "G3 G3 G3 G3")
    assert track(state) == {1: SPACES["_1"], 2: "R2 B2 P5 P5 P5"}


def test_s8_5_the_drafted_die_takes_the_place_of_the_other_on_its_space() -> None:
    state = step(lens(**SPACES), "tool 5", "draft R2", "swap Y6")
    assert track(state) == {1: "R2 Y6 Y6 Y6", 2: SPACES["_2"]}


def test_s8_5_of_dice_alike_the_one_of_the_earliest_round_is_taken() -> None:
    later = "Y6 Y6 Y6 Y6 P5"
    state = step(lens(_1="Y6 Y6 P5 P5", _2=later), "tool 5", "draft R2", "swap P5")
    assert track(state) == {1: "R2 Y6 Y6 P5", 2: later}
    state = step(lens(_1="Y6 Y6 Y6 Y6", _2=later), "tool 5", "draft R2", "swap P5")
    assert track(state) == {1: "Y6 Y6 Y6 Y6", 2: "R2 Y6 Y6 Y6 Y6"}


def test_s8_5_the_die_from_the_track_must_fit() -> None:
    state = step(lens(_1="Y6 R5 G1"), "tool 5", "draft G3")
    assert ends(state, "swap") == {"Y6"}
    assert refusal(state, "swap R5") == refusal(state, "swap G1") == "nothing-fits S4.2"
    assert refusal(state, "swap B2") == "not-on-track S8.5"
    assert refusal(lens(_1="R5 G1"), "tool 5") == "nothing-fits S4.2"


def test_s8_5_the_drafted_die_need_not_fit_itself() -> None:
    assert "R2" not in {text.split()[1] for text in texts(lens(_1="Y6"), "place")}
    assert "draft R2" in texts(step(lens(_1="Y6"), "tool 5"))


def test_s8_5_in_the_first_round_the_track_is_empty() -> None:
    state = position("", pool="R2 G3 G3 Y1 Y1", tools=(2, 5, 12), round=1)
    assert refusal(state, "tool 5") == "empty-track S4.2"


def test_s8_5_a_die_that_looks_alike_may_be_exchanged() -> None:
    before = lens(_1="Y6", pool="Y6 G3 G3")
    state = step(before, "tool 5", "draft Y6", "swap Y6", "put a2")
    assert track(state) == track(before)
    assert count_dice(state) == [18] * 5


# S8.6 Flux Brush


def test_s8_6_rolls_the_drafted_die_again() -> None:
    state = step(using(6), "tool 6", "draft Y2")
    assert outcomes(state) == {f"roll {value}": 1 for value in range(1, 7)}
    for value in (2, 3, 5, 6):
        after = step(state, f"roll {value}")
        assert seen(after)["begun"]["hand"] == f"Y{value}"
        assert texts(after) == {"put a2"}
        assert refusal(after, "return") == "must-place S4.3"
        assert lies(step(after, "put a2")) == {"a1": "R1", "a2": f"Y{value}"}
    assert texts(step(state, "roll 4")) == {"put a2", "put b2"}


def test_s8_6_a_die_that_fits_nowhere_goes_back_with_its_new_value() -> None:
    state = step(using(6), "tool 6", "draft Y2")
    after = step(state, "roll 1")
    assert (pool(after), lies(after)) == ("Y1 G3 G3 G4 G4", {"a1": "R1"})
    assert (after.to_move(), tokens(after), on_tools(after)[6]) == (1, [2, 3], 1)
    assert kinds(events_of(state, "roll 1")) == ["roll", "back-to-pool", "turn"]
    assert kinds(events_of(state, "roll 2")) == ["roll"]


def test_s8_6_any_die_of_the_pool_may_be_rolled() -> None:
    assert ends(step(using(6, pool="R2 R3 G1"), "tool 6"), "draft") == {"R2", "R3", "G1"}


# S8.9 Cork-backed Straightedge


def test_s8_9_on_a_cell_that_touches_no_die() -> None:
    state = step(using(9), "tool 9")
    assert ends(state, "place G3") == {"b3", "b4", "b5", "c2", "c3", "c5", "d1", "d4", "d5", "a5"}
    for cell in ("a2", "b1", "b2"):
        assert refusal(state, f"place G3 {cell}") == "touches S8.9"
    assert refusal(state, "place G3 a1") == "occupied S3.3"
    state = step(state, "place G3 b3")
    assert (lies(state), state.to_move()) == ({"a1": "R1", "b3": "G3"}, 1)


def test_s8_9_the_printed_colour_and_value_still_count() -> None:
    state = step(using(9), "tool 9")
    assert refusal(state, "place G3 a3") == refusal(state, "place G3 c4") == "printed-colour S3.3"
    assert refusal(state, "place G3 c1") == refusal(state, "place G3 d3") == "printed-value S3.3"
    assert refusal(state, "place Y2 d2") == refusal(state, "place Y2 d3") == ""


def test_s8_9_in_an_empty_window_on_the_border() -> None:
    state = step(using(9, "", pool="Y2 G3 G3 G4 G4"), "tool 9")
    assert ends(state, "place G4") == {"a1", "a2", "a5", "c5", "d1", "d4", "d5"}
    for cell in ("b2", "b3", "b4", "c2", "c3"):
        assert refusal(state, f"place G4 {cell}") == "not-on-edge S3.1"


def test_s8_9_not_where_every_cell_touches_a_die() -> None:
    spread = ".. .. .. .. ..\n.. R4 .. G1 ..\n.. .. .. .. ..\n.. Y2 .. B3 .."
    assert refusal(using(9, spread, on=MOVED), "tool 9") == "nothing-fits S4.2"
    almost = ".. .. .. .. ..\n.. R4 .. .. ..\n.. .. .. .. ..\n.. Y2 .. B3 .."
    assert refusal(using(9, almost, on=MOVED), "tool 9") == ""
    assert {"a4", "a5", "b4", "b5"} >= {
        text.split()[-1] for text in texts(step(using(9, almost, on=MOVED), "tool 9"))
    }


def test_s8_9_only_a_die_of_the_pool() -> None:
    assert refusal(step(using(9), "tool 9"), "place B1 d1") == "not-in-pool S2.3"


# S8.10 Grinding Stone


@pytest.mark.parametrize(("value", "turned"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
@pytest.mark.parametrize("letter", "RP")
def test_s8_10_turns_the_die_to_its_opposite_face(letter: str, value: int, turned: int) -> None:
    state = step(using(10, "", pool=f"{letter}{value} G3 G3 G4 G4"), "tool 10")
    drafted = f"draft {letter}{value}"
    assert events_of(state, drafted)[0].params["turned"] == f"{letter}{turned}"
    state = step(state, drafted)
    assert seen(state)["begun"]["hand"] == f"{letter}{turned}"
    assert lies(step(state, "put d1")) == {"d1": f"{letter}{turned}"}


def test_s8_10_only_so_that_the_die_fits() -> None:
    state = step(using(10, pool="G6 R3 R4 Y2"), "tool 10")
    assert ends(state, "draft") == {"R3", "Y2"}  # R3 becomes R4, for the printed 4
    assert refusal(state, "draft G6") == refusal(state, "draft R4") == "nothing-fits S4.2"
    assert refusal(using(10, pool="G6 R4 R2 R1"), "tool 10") == "nothing-fits S4.2"


# S8.11 Flux Remover


def test_s8_11_the_die_goes_into_the_bag_and_one_is_drawn() -> None:
    state = using(11)
    bag = seen(state)["bag"]
    state = step(state, "tool 11", "draft Y2")
    assert seen(state)["bag"] == bag | {"yellow": bag["yellow"] + 1}
    assert outcomes(state) == {f"colour {name}": number for name, number in seen(state)["bag"].items()}
    after = step(state, "colour blue")
    assert seen(after)["bag"] == bag | {"yellow": bag["yellow"] + 1, "blue": bag["blue"] - 1}
    assert texts(after) == {f"value {value}" for value in range(1, 7)}


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("colour", ["red", "purple"])
def test_s8_11_the_player_chooses_the_value_and_places_the_die(colour: str, value: int) -> None:
    state = using(11, "", pool="Y2 G3 G3 G4 G4")
    state = step(state, "tool 11", "draft Y2", f"colour {colour}", f"value {value}")
    die = f"{colour[0].upper()}{value}"
    assert seen(state)["begun"]["hand"] == die
    state = step(state, "put d5")
    assert (lies(state), pool(state), state.to_move()) == ({"d5": die}, "G3 G3 G4 G4", 1)
    assert count_dice(state) == [18] * 5


def test_s8_11_or_returns_it_even_if_it_fits() -> None:
    state = step(using(11), "tool 11", "draft Y2", "colour blue", "value 6")
    assert texts(state) == {"put a2", "return"}
    state = step(state, "return")
    assert (pool(state), lies(state), state.to_move()) == ("G3 G3 G4 G4 B6", {"a1": "R1"}, 1)
    assert on_tools(state)[11] == 1


def test_s8_11_a_value_with_which_it_fits_nowhere_may_be_chosen() -> None:
    state = step(using(11), "tool 11", "draft Y2", "colour red", "value 5")
    assert texts(state) == {"return"}
    assert refusal(state, "put a2") == "neighbour-colour S3.4"
    assert pool(step(state, "return")) == "R5 G3 G3 G4 G4"


def test_s8_11_the_draft_of_the_turn_is_used_up() -> None:
    state = play(using(11), "tool 11", "draft Y2", "colour blue", "value 6", "return")
    assert (seen(state)["turns_done"], state.to_move()) == (1, 1)


@pytest.mark.parametrize("die", ["Y2", "P6"])
def test_s8_11_with_an_empty_bag_the_same_die_comes_back(die: str) -> None:
    """Four players have drawn all 90 dice in the tenth round."""
    state = position(seats=4, round=10, tools=(2, 8, 11), pool=f"{die} G3 G3 G4 R1 R1 B5 B6 Y1")
    assert seen(state)["bag"] == dict.fromkeys(seen(state)["bag"], 0)
    state = step(state, "tool 11", f"draft {die}")
    colour = {"Y": "yellow", "P": "purple"}[die[0]]
    assert outcomes(state) == {f"colour {colour}": 1}
    state = step(state, f"colour {colour}", "value 3")
    assert sum(seen(state)["bag"].values()) == 0
    assert count_dice(state) == [18] * 5

"""F8.1: the Residential power, a swap of tiles between hand and discards."""

from __future__ import annotations

from typing import Any

import pytest

from .boards import discards, hand, position, refusal, seen, step, texts


def swapping(held: str, thrown: str | tuple[str, str], **rest: Any) -> Any:
    state = position(
        "e1 nRIb s1 nRIc", **({"tokens": "residential", "hand": held, "discards": thrown} | rest)
    )
    return step(state, "power residential")


HELD = "PIa PIb PIc MIa MIb MIc"
THROWN = "GIa GIb GIc Sa Sb"


@pytest.mark.parametrize(
    ("given", "taken"),
    [("PIb", "Sa"), ("PIb MIc", "Sb GIa"), ("MIc PIa MIa", "GIc GIb Sb")],
)
def test_f8_1_one_to_three_tiles_for_as_many_discards(given: str, taken: str) -> None:
    state = swapping(HELD, THROWN)
    for tile in given.split():
        assert texts(state, "take") == set()
        state = step(state, f"give {tile}")
    if len(given.split()) < 3:
        state = step(state, "enough")
    for tile in taken.split():
        assert texts(state, "give") == set()
        state = step(state, f"take {tile}")
    assert set(hand(state).split()) == set(HELD.split()) - set(given.split()) | set(taken.split())
    assert set(discards(state).split()) == set(THROWN.split()) - set(taken.split()) | set(given.split())
    assert (state.to_move(), seen(state)["phase"], seen(state)["power_used"]) == (0, "turn", True)


def test_f8_1_what_is_asked_step_by_step() -> None:
    state = swapping(HELD, THROWN)
    assert texts(state) == {f"give {tile}" for tile in HELD.split()}
    state = step(state, "give PIa")
    assert texts(state) == {f"give {tile}" for tile in HELD.split()[1:]} | {"enough"}
    state = step(state, "give PIb")
    assert texts(state) == {f"give {tile}" for tile in HELD.split()[2:]} | {"enough"}
    state = step(state, "give MIc")  # three at most
    assert texts(state) == {f"take {tile}" for tile in THROWN.split()}
    state = step(state, "take Sa")
    assert texts(state) == {f"take {tile}" for tile in THROWN.split() if tile != "Sa"}


@pytest.mark.parametrize(("thrown", "most"), [("Sa", 1), ("Sa Sb", 2), ("Sa Sb Sc", 3), (THROWN, 3)])
def test_f8_1_no_more_than_there_are_discards(thrown: str, most: int) -> None:
    state = swapping(HELD, thrown)
    for number, tile in enumerate(HELD.split()[:most], 1):
        assert refusal(state, "enough") == ("" if number > 1 else "give-one F8.0")
        state = step(state, f"give {tile}")
    assert texts(state) == {f"take {tile}" for tile in thrown.split()}


@pytest.mark.parametrize("held", ["PIa", "PIa PIb"])
def test_f8_1_no_more_than_there_are_tiles_in_hand(held: str) -> None:
    state = swapping(held, THROWN, stack="")
    for tile in held.split():
        state = step(state, f"give {tile}")
    assert texts(state, "give") | texts(state, "enough") == set()
    for tile in THROWN.split()[: len(held.split())]:
        state = step(state, f"take {tile}")
    assert len(hand(state).split()) == len(held.split())


def test_f8_1_what_was_given_cannot_be_taken_back() -> None:
    """At the same time: until the last tile is taken nothing has moved."""
    state = step(swapping(HELD, THROWN), "give PIa", "give PIb", "enough")
    assert (hand(state), discards(state)) == (HELD, THROWN)
    for tile in ("PIa", "PIb", "PIc"):
        assert refusal(state, f"take {tile}") == "not-discarded F8.1"
    state = step(state, "take Sa")
    assert (hand(state), discards(state)) == (HELD, THROWN)


def test_f8_1_the_discards_of_the_opponent_are_not_ones_own() -> None:
    state = step(swapping(HELD, ("Sa", "Sb")), "give PIa")
    assert texts(state) == {"take Sa"}
    assert refusal(state, "take Sb") == "not-discarded F8.1"


def test_f8_1_why_not() -> None:
    state = step(swapping(HELD, THROWN), "give PIa")
    assert refusal(state, "give PIa") == "already-given F8.1"
    assert refusal(state, "give GIa") == "not-in-hand F8.1"
    assert refusal(state, "take GIa") == "not-now F3.1"
    state = step(state, "give PIb", "enough", "take Sa")
    assert refusal(state, "take Sa") == "already-taken F8.1"
    assert refusal(state, "enough") == "not-now F3.1"
    assert refusal(state, "give PIc") == "not-now F3.1"


def test_f8_1_what_was_taken_can_be_played_at_once() -> None:
    state = step(swapping("PIIa Sc", "GIa"), "give PIIa", "take GIa")
    assert "build GIa" in texts(state)
    assert "imagine PIIa" not in texts(state)


def test_f8_1_the_whole_hand_after_the_main_action() -> None:
    state = position(
        "e1 nRIb s1 nRIc", tokens="residential", hand="PIa PIb", discards="Sa Sb Sc", stack=("", "")
    )
    state = step(state, "imagine PIa", "power residential", "give PIb")
    assert texts(state, "enough") == set()  # nothing is left to give
    after = step(state, "take Sa")
    assert (hand(after), after.to_move()) == ("Sa", 1)

"""S1.2: what nobody else may know, and when it may be known."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rosace.core.rng import Rng
from rosace.core.state import OVER
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import COLOURS

from .helpers import (
    RULESET,
    document,
    events_of,
    kinds,
    liked,
    line,
    position,
    seen,
    settle,
    solo,
    step,
    texts,
)

MANY = pytest.mark.parametrize("seats", [2, 3, 4])


def strings(node: Any) -> Iterator[str]:
    """Every text of a JSON value, but for the names in it."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for value in node.values():
            yield from strings(value)
    elif isinstance(node, list):
        for value in node:
            yield from strings(value)


def choosing(seats: int, *faces: str) -> Any:
    """All cards dealt; the first seats have chosen."""
    return step(settle(RULESET.new(seats, {"first": "1"})), *(f"window {face}" for face in faces))


# Views.


@MANY
def test_a_view_holds_the_own_private_objective_and_no_other(seats: int) -> None:
    private = COLOURS[:seats]
    state = position(seats=seats, private=private, tools=(1, 3, 4))
    for viewer in (None, *range(seats)):
        view = seen(state, viewer)
        shown = [player["private"] for player in view["players"]]
        assert shown == [[private[seat]] if seat == viewer else None for seat in range(seats)]
        del view["tools"]  # their colours are printed on the cards
        text = set(strings(view))
        assert text & set(COLOURS) == ({private[viewer]} if viewer is not None else set())


@MANY
def test_a_view_is_the_same_whatever_the_others_hold(seats: int) -> None:
    position_document = document(seats=seats, private=COLOURS[:seats])
    for viewer in (None, *range(seats)):
        views = set()
        for shift in range(5):
            private = [[COLOURS[(seat + shift) % 5]] for seat in range(seats)]
            if viewer is not None:
                private[viewer] = ["red"]
                rest = [colour for colour in COLOURS if colour != "red"]
                for seat in range(seats):
                    if seat != viewer:
                        private[seat] = [rest[(seat + shift) % 4]]
            state = RULESET.read_position(position_document | {"private": private})
            views.add(json.dumps(seen(state, viewer)))
        assert len(views) == 1


def test_the_points_of_the_others_are_without_their_private_objective() -> None:
    state = position(
        "R5 .. .. .. ..",
        "P6 .. .. .. ..",
        private=("red", "purple"),
        public=("row-colours", "deep-shades", "light-shades"),
    )
    points = {
        viewer: [player["points"] for player in seen(state, viewer)["players"]] for viewer in (None, 0, 1)
    }
    base = [3 - 19, 3 - 19]
    assert points == {None: base, 0: [base[0] + 5, base[1]], 1: [base[0], base[1] + 6]}
    assert [state.score(0), state.score(1)] == [base[0] + 5, base[1] + 6]


@MANY
def test_at_the_end_everybody_sees_everything(seats: int) -> None:
    state = position(seats=seats, phase="over", private=COLOURS[:seats])
    for viewer in (None, *range(seats)):
        assert [player["private"] for player in seen(state, viewer)["players"]] == [
            [colour] for colour in COLOURS[:seats]
        ]


@MANY
def test_a_chosen_window_is_secret_until_all_have_chosen(seats: int) -> None:
    state = choosing(seats, *("firmitas", "virtus", "batllo")[: seats - 1])
    last = state.to_move()
    assert last == seats - 1
    for viewer in (None, *range(seats)):
        view = seen(state, viewer)
        for seat, player in enumerate(view["players"]):
            mine = seat == viewer and seat != last
            assert (player["window"] is not None) == (player["cells"] is not None) == mine
            assert player["chosen"] == (seat != last)
            assert player["tokens"] == 0
            assert len(player["choices"]) == 4  # the cards are open
    after = step(state, sorted(texts(state))[0])
    for viewer in (None, *range(seats)):
        assert all(player["window"] and player["cells"] for player in seen(after, viewer)["players"])
        assert all(player["tokens"] for player in seen(after, viewer)["players"])


def test_a_view_is_the_same_whatever_window_another_chose() -> None:
    start = choosing(3)
    for viewer in (None, 1, 2):
        assert len({json.dumps(seen(step(start, text), viewer)) for text in texts(start)}) == 1
    assert len({json.dumps(seen(step(start, text), 0)) for text in texts(start)}) == 4


# Events.


@MANY
def test_events_tell_a_private_objective_to_its_owner_alone(seats: int) -> None:
    state = RULESET.new(seats, {"first": "1"})
    while seen(state)["phase"] != "private":
        state.apply(state.chance()[0][0])
    for seat in range(seats):
        secret, hint = events_of(state, f"private {COLOURS[seat]}")
        assert secret.audience == (seat,)
        assert [secret.seen_by(viewer) for viewer in range(seats)] == [
            viewer == seat for viewer in range(seats)
        ]
        assert not secret.seen_by(None)
        assert set(hint.audience) == set(range(seats)) - {seat}
        assert "red" not in json.dumps(dict(hint.params))
        assert dict(hint.params) == {"seat": f"@player-{seat}"}
        state = step(state, f"private {COLOURS[seat]}")


def test_events_tell_a_choice_to_its_owner_alone_until_all_have_chosen() -> None:
    state = choosing(3)
    secret, hint = events_of(state, "window firmitas")
    assert (secret.audience, hint.audience) == ((0,), (1, 2))
    assert "Firmitas" in secret.params.values()
    assert dict(hint.params) == {"seat": "@player-0"}
    state = step(state, "window firmitas", "window virtus")
    events = events_of(state, "window via-lux")
    assert kinds(events) == ["window", "window-secretly", *["window-shown"] * 3]
    shown = [event for event in events if event.kind == "sagrada-window-shown"]
    assert all(event.audience is None for event in shown)
    assert [event.params["window"] for event in shown] == ["Firmitas", "Virtus", "Via Lux"]


def test_alone_nothing_is_told_secretly() -> None:
    assert [event.audience for event in events_of(settle(RULESET.new(1)), "window firmitas")] == [None]


@MANY
def test_no_event_of_a_game_names_a_private_objective_to_others_before_the_end(seats: int) -> None:
    import random

    rng = random.Random(seats)
    state = RULESET.new(seats)
    while state.to_move() != OVER:
        action = liked(state, rng)
        after = state.clone()
        after.apply(action)
        for event in RULESET.narrate(state, action, after):
            if "@sagrada-private-" in json.dumps(dict(event.params)):
                assert event.audience is not None or after.to_move() == OVER
        state = after


# Score sheets.


def test_the_line_of_the_private_objective_is_for_its_owner() -> None:
    state = position("R5 .. .. .. ..", "P6 .. .. .. ..", private=("red", "purple"))
    sheet = RULESET.score_sheet(state)
    assert [line(sheet, "private", seat).audience for seat in (0, 1)] == [(0,), (1,)]
    for viewer in (None, 0, 1):
        kept = [one.seat for one in sheet.seen_by(viewer).lines if one.kind == "sagrada-private"]
        assert kept == ([] if viewer is None else [viewer])
    over = RULESET.score_sheet(position(phase="over"))
    assert [line(over, "private", seat).audience for seat in (0, 1)] == [None, None]
    assert line(RULESET.score_sheet(solo(tools=(1, 2))), "private").audience is None


# secret() and reveals()


@MANY
def test_the_log_is_secret_from_the_first_private_objective_to_the_end(seats: int) -> None:
    state = RULESET.new(seats)
    assert not RULESET.secret(state)
    while seen(state)["phase"] != "private":
        state.apply(state.chance()[0][0])
        assert not RULESET.secret(state)
    state.apply(state.chance()[0][0])
    assert RULESET.secret(state)
    assert RULESET.secret(position(seats=seats))
    assert not RULESET.secret(position(seats=seats, phase="over"))


@MANY
def test_only_the_last_choice_of_a_window_reveals_something(seats: int) -> None:
    state = settle(RULESET.new(seats))
    shown = []
    while seen(state)["phase"] == "window":
        action = state.legal()[0]
        after = state.clone()
        after.apply(action)
        shown.append(RULESET.reveals(state, action, after))
        state = after
    assert shown == [False] * (seats - 1) + [True]


def test_alone_and_in_play_a_decision_reveals_nothing() -> None:
    for state in (settle(RULESET.new(1)), position("R1 .. .. .. ..", pool="Y2 G3 G3 G4")):
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            assert not RULESET.reveals(state, action, after)


# determinize()


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = counts.total() / cells
    return sum((number - expected) ** 2 / expected for number in counts.values()) + expected * (
        cells - len(counts)
    )


# The number of ways to deal the others, and the chi-square that one table in ten thousand exceeds.
@pytest.mark.parametrize(("seats", "ways", "bound"), [(2, 4, 21.1), (3, 12, 37.4), (4, 24, 55.1)])
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_private_objectives_of_the_others_are_dealt_uniformly(
    seats: int, ways: int, bound: float, viewer: int
) -> None:
    state = position(seats=seats, private=("red", "yellow", "green", "blue"))
    rng, counts = Rng(seats), Counter[Any]()
    for _ in range(200 * ways):
        copy = state.clone()
        copy.determinize(viewer, rng)
        held = tuple(copy.private[seat * 2] for seat in range(seats))
        assert held[viewer] == state.private[viewer * 2]
        assert len(set(held)) == seats
        counts[held] += 1
    assert len(counts) == ways
    assert chi_square(counts, ways) < bound


def test_windows_not_yet_shown_are_chosen_uniformly() -> None:
    state = choosing(3, "firmitas", "virtus")
    rng, counts = Rng(1), Counter[Any]()
    for _ in range(3200):
        copy = state.clone()
        copy.determinize(2, rng)
        counts[copy.window[0], copy.window[1]] += 1
    cards = [face for card in (0, 1) for face in COMPONENTS.cards[card]]
    assert {first for first, _ in counts} == set(cards)
    assert len(counts) == 16
    assert chi_square(counts, 16) < 44.3


def test_what_a_seat_knows_is_kept() -> None:
    state = choosing(3, "firmitas", "virtus")
    for seed in range(30):
        copy = state.clone()
        copy.determinize(0, Rng(seed))
        assert copy.window[0] == state.window[0]
        assert copy.key(0) == state.key(0)
        assert json.dumps(seen(copy, 0)) == json.dumps(seen(state, 0))


def test_windows_that_are_shown_stay_and_so_does_everything_at_the_end() -> None:
    state = position("R5 .. .. .. ..", "P6 .. .. .. ..")
    over = position(phase="over")
    alone = solo(tools=(1, 2))
    for seed in range(20):
        copy = state.clone()
        copy.determinize(0, Rng(seed))
        assert copy.window[:2] == state.window[:2]
        for known in (over, alone):
            copy = known.clone()
            copy.determinize(0, Rng(seed))
            assert copy.key() == known.key()


def test_keys_of_a_seat_forget_what_it_cannot_know() -> None:
    one = position(private=("red", "purple"))
    other = position(private=("red", "green"))
    assert one.key(0) == other.key(0)
    assert one.key(1) != other.key(1)
    assert one.key() != other.key()

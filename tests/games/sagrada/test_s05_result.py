"""S5: ties, and dice that break the rules."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from rosace.core.errors import BadDocument
from rosace.i18n import Translator, languages

from .helpers import RULESET, cells_of, events_of, kinds, line, position, seen, sheet, step

LIGHT = ("light-shades", "medium-shades", "deep-shades")


def over(*drawings: str, **rest: Any) -> Any:
    rest = {"public": LIGHT} | rest
    return position(*drawings, seats=len(drawings), phase="over", **rest)


def winner(state: Any) -> int:
    """The one seat that wins; the others lose alike."""
    seats = state.seats
    worth = [state.utility(seat) for seat in range(seats)]
    assert sorted(worth) == pytest.approx([-1 / (seats - 1)] * (seats - 1) + [1.0])
    return worth.index(1.0)


# S5.4


def one(die: str, seat: int) -> str:
    """A window with one die, on a white cell of the border."""
    return f".. .. {die} .. .." if seat == 3 else f"{die} .. .. .. .."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s5_4_most_points_win(seats: int) -> None:
    for best in range(seats):
        rows = [one("P3", seat) if seat == best else "" for seat in range(seats)]
        state = over(*rows, first=best + 1, tokens=(2,) * seats)
        assert [state.score(seat) for seat in range(seats)] == [-17 - (seat != best) for seat in range(seats)]
        assert winner(state) == best


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s5_4_then_the_points_of_the_private_objective(seats: int) -> None:
    """Each has one point of it and tokens, except that for one it is two and a token less."""
    for best in range(seats):
        rows = [one(f"{'RYGB'[seat]}{2 if seat == best else 1}", seat) for seat in range(seats)]
        tokens = [0 if seat == best else 1 for seat in range(seats)]
        state = over(*rows, tokens=tokens, first=best + 1)
        assert len({state.score(seat) for seat in range(seats)}) == 1
        assert winner(state) == best


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s5_4_then_the_tokens(seats: int) -> None:
    """The others have a token less and a die more, not in their private colours."""
    for best in range(seats):
        rows = ["" if seat == best else one("P3", seat) for seat in range(seats)]
        tokens = [2 if seat == best else 1 for seat in range(seats)]
        state = over(*rows, tokens=tokens, first=best + 1)
        assert {state.score(seat) for seat in range(seats)} == {-18}
        assert {state.best_private_points(seat) for seat in range(seats)} == {0}
        assert winner(state) == best


@pytest.mark.parametrize(("seats", "first"), [(n, f) for n in (2, 3, 4) for f in range(1, n + 1)])
def test_s5_4_then_whoever_had_the_first_turn_of_the_last_round_later(seats: int, first: int) -> None:
    state = over(*[""] * seats, first=first, tokens=(2,) * seats)
    assert len({state.score(seat) for seat in range(seats)}) == 1
    assert winner(state) == (first - 2) % seats


def test_s5_4_of_the_tied_players_only() -> None:
    """Seat 3 has the last first turn, but fewer points; of 1 and 2 the later one wins."""
    state = over("", "", "", first=1, tokens=(2, 2, 1))
    assert winner(state) == 1
    state = over("", "", "", first=3, tokens=(2, 2, 1))
    assert winner(state) == 1
    state = over("", "", "", first=2, tokens=(2, 2, 1))
    assert winner(state) == 0


def test_s5_4_the_first_of_two_different_criteria_decides() -> None:
    """Less from the private objective, more tokens, the same total: the private objective decides."""
    one = over("R2 .. .. .. ..", "P5 .. .. .. ..", private=("red", "yellow"), tokens=(1, 3), first=1)
    assert (one.score(0), one.score(1)) == (-16, -16)
    assert winner(one) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s5_4_there_is_always_one_winner_and_the_log_names_it(seats: int) -> None:
    for first in range(1, seats + 1):
        state = position(seats=seats, round=10, turn=2 * seats - 1, first=first, pool="R1 R2")
        after = step(state, "pass")
        events = events_of(state, "pass")
        assert kinds(events)[-1] == "won"
        assert events[-1].params["seat"] == f"@player-{winner(after)}"
        assert sum(event.kind == "sagrada-result" for event in events) == seats


def test_s5_4_sheets_and_view_sum_to_the_score() -> None:
    state = over("R2 .. .. .. ..\n.. B4 .. .. ..", "P5 .. .. .. ..", tokens=(1, 3))
    totals = RULESET.score_sheet(state).totals
    assert totals == (state.score(0), state.score(1))
    assert tuple(player["points"] for player in seen(state)["players"]) == totals


# S5.5

BROKEN = """
    R1 .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
"""


def broken(drawing: str, **rest: Any) -> set[tuple[str, str]]:
    """What is named as broken: reason and cell."""
    score_sheet = sheet(drawing, **rest)
    lines = [one for one in score_sheet.lines if one.kind.startswith("sagrada-broken-")]
    assert all((one.points, one.clause) == (0, "S5.5") for one in lines)
    return {(one.kind.removeprefix("sagrada-broken-"), *cells_of(one)) for one in lines}  # type: ignore[misc]


def test_s5_5_a_window_that_obeys_the_rules_has_no_such_line() -> None:
    assert broken(BROKEN) == set()
    assert broken("R1 Y2 .. .. ..\nP3 G4 .. .. ..\n.. P5 .. .. ..") == set()
    assert broken("") == set()


def test_s5_5_a_die_on_another_printed_colour() -> None:
    assert broken("R1 .. .. .. ..\nB3 .. .. .. ..") == {("printed-colour", "b1")}
    assert broken("P1 .. .. .. ..\n.. .. .. .. ..", face="kaleidoscopic-dream") == {("printed-colour", "a1")}


def test_s5_5_a_die_on_another_printed_value() -> None:
    assert broken("R1 .. .. .. ..\n.. B3 .. .. ..") == {("printed-value", "b2")}


def test_s5_5_neighbours_of_one_colour() -> None:
    assert broken("R1 R2 .. .. ..") == {("neighbour-colour", "a1"), ("neighbour-colour", "a2")}
    score_sheet = sheet("R1 R2 R3 .. ..")
    one = next(each for each in score_sheet.lines if cells_of(each) == {"a2"} and "broken" in each.kind)
    assert one.params["guilty"] == ["a1", "a3"]


def test_s5_5_neighbours_of_one_value() -> None:
    assert broken("R1 Y1 .. .. ..") == {("neighbour-value", "a1"), ("neighbour-value", "a2")}
    drawing = "R3 .. .. .. ..\nP3 .. .. .. .."
    assert broken(drawing) == {("neighbour-value", "a1"), ("neighbour-value", "b1")}


def test_s5_5_a_die_that_touches_no_other() -> None:
    lonely = "R1 Y2 .. .. ..\n.. .. .. .. ..\n.. .. .. .. B2"
    assert broken(lonely) == {("no-contact", "c5")}


def test_s5_5_a_first_die_inside() -> None:
    assert broken(".. .. .. .. ..\n.. .. R1 .. ..") == {("not-on-edge", "b3")}


def test_s5_5_everything_at_once() -> None:
    assert broken("R1 R1 .. .. ..\nB3 .. .. .. ..\n.. .. .. .. ..\n.. .. Y1 .. ..") == {
        ("neighbour-colour", "a1"), ("neighbour-value", "a1"), ("neighbour-colour", "a2"),
        ("neighbour-value", "a2"), ("printed-colour", "b1"), ("printed-value", "d3"), ("no-contact", "d3"),
    }  # fmt: skip


def test_s5_5_such_dice_count_until_they_are_taken_away() -> None:
    with_it, without = sheet("R1 R2 .. .. ..", private=["red"]), sheet("R1 .. .. .. ..", private=["red"])
    assert (with_it.totals, without.totals) == ((-15,), (-18,))
    assert line(with_it, "private").points == 3


def test_s5_5_the_program_never_lets_such_a_die_in() -> None:
    """A whole position with one is refused."""
    for drawing in ("R1 R2 .. .. ..", "R1 Y1 .. .. ..", "R1 .. .. .. ..\nB3 .. .. .. .."):
        with pytest.raises(BadDocument, match=r"S3\.[34]"):
            position(drawing, tools=(1, 6, 7))


def test_s5_5_only_tools_can_put_a_die_on_another_sign() -> None:
    for tool, drawing in ((2, "R1 .. .. .. ..\nB3 .. .. .. .."), (3, "R1 .. .. .. ..\n.. B3 .. .. ..")):
        assert position(drawing, tools=(1, 6, tool), on={tool: 1})
        for rest in ({"tools": (1, 6, tool)}, {"tools": (1, 6, 7), "on": {7: 1}}):
            with pytest.raises(BadDocument, match=r"S3\.3"):
                position(drawing, **rest)


def test_s5_5_every_kind_has_words_in_every_language() -> None:
    drawings = [
        "R1 R1 .. .. ..\nB3 .. .. .. ..\n.. .. .. .. ..\n.. .. Y1 .. ..",
        ".. .. .. .. ..\n.. .. R1 .. ..",
    ]
    lines = [one for drawing in drawings for one in sheet(drawing).lines if "broken" in one.kind]
    assert len({one.kind for one in lines}) == 6
    for language, one_line in itertools.product(languages(), lines):
        assert one_line.params["cell"] in Translator(language, strict=True).line(one_line)

"""F9: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from contract.walks import LEANINGS, walk
from rosace.core.state import OVER
from rosace.games.fantazja.kernel.constants import T_SPECIAL
from rosace.i18n import Translator

from .boards import HEADING, RULESET, build, events_of, hand, kinds, position, refusal, seen, step

SAY = Translator("en", strict=True)
WALKS = (None, *LEANINGS["fantazja"])


def test_f9_1_after_two_skipped_turns_in_a_row() -> None:
    state = position(hand=("RIa", "RIb"), stack=("", ""))
    state = step(state, "imagine RIa")
    assert (state.to_move(), seen(state)["skipped"]) == (1, 0)
    after = step(state, "imagine RIb")  # both then skip, by themselves
    assert (after.to_move(), seen(after)["phase"], seen(after)["skipped"]) == (OVER, "over", 2)
    events = kinds(events_of(state, "imagine RIb"))
    assert [kind for kind in events if kind in ("skipped", "ended", "won", "drawn")] == [
        "skipped", "skipped", "ended", "drawn",
    ]  # fmt: skip


def test_f9_1_one_skipped_turn_is_not_enough() -> None:
    """A turn without tiles in which a power can be used is asked for, and is a skipped one."""
    state = position("e1 nPIb s1 nPIc", tokens="production", hand=("", "Sb Sa"), stack=("", ""), skipped=0)
    state = step(state, "end")
    assert (state.to_move(), seen(state)["skipped"]) == (1, 1)
    state = step(state, "imagine Sb")
    assert (state.to_move(), seen(state)["skipped"]) == (0, 0)


def test_f9_1_powers_do_not_put_the_end_off() -> None:
    ground = "e1 nPIb s1 nPIc"
    state = position(ground, seat=0, tokens="production", hand=("", ""), stack=("", ""), skipped=1)
    after = step(state, "power production", "recall RIa")
    assert after.to_move() == OVER


def test_f9_1_nothing_may_be_done_afterwards() -> None:
    state = position(hand=("", ""), stack=("", ""), phase="over", skipped=2)
    assert state.legal() == state.chance() == []
    for notation in ("end", "imagine RIa", "power magic", "lay e1 0", "draw RIa"):
        assert refusal(state, notation) == "core/over F9.1"


@pytest.mark.parametrize("lean", WALKS)
@pytest.mark.parametrize("seed", range(5))
def test_f9_1_the_game_has_56_turns_each_player_27_with_a_main_action(lean: Any, seed: int) -> None:
    """And one without: each turn is counted by its main action, or by being told as skipped."""
    main, skipped = [0, 0], [0, 0]
    for state, action in walk(RULESET.new(), seed, lean=lean):
        if action < 0:
            continue
        text, after = RULESET.text(action), state.clone()
        after.apply(action)
        if text.startswith("imagine") or (text.startswith("lay") and state.using != T_SPECIAL):
            main[state.seat] += 1
        for event in RULESET.narrate(state, action, after):
            if event.kind == "fantazja-skipped":
                skipped[int(event.params["seat"][-1])] += 1
    assert (main, skipped) == ([27, 27], [1, 1])
    assert [hand(state, seat) for seat in (0, 1)] == ["", ""]
    assert [player["stack_size"] for player in seen(state)["players"]] == [0, 0]


def test_f9_2_the_points_of_the_own_visible_buildings() -> None:
    ground = "e1 nRIb lRIIb s1 nSa e2 nPIb nPIIb nPIII w1 lGIb n1 nMIb nMIIb"
    state = position(ground)
    assert [state.score(0), state.score(1)] == [2 + 2 + 3, 3 + 1]


def test_f9_2_five_for_each_bonus_token() -> None:
    state = position("e1 nRIb", bonus=(2, 3))
    assert [state.score(0), state.score(1)] == [1 + 10, 15]
    lines = [line for line in RULESET.score_sheet(state).lines if line.kind == "fantazja-bonus"]
    assert [(line.seat, line.points) for line in lines] == [(0, 10), (1, 15)]


def test_f9_2_a_building_on_which_another_was_built_gives_nothing() -> None:
    before = position("e1 lRIb", hand="RIIb", points="Sa")
    after = build(before, "RIIb", "e1")
    assert [before.score(0), before.score(1)] == [0, 1]
    assert [after.score(0), after.score(1)] == [3, 0]


def test_f9_2_hands_and_points_left_and_tokens_count_nothing() -> None:
    state = position("e1 nRIb s1 nRIc", tokens="residential", hand="RIIa RIII", points="Sa Sb")
    assert state.score(0) == 2


def over(ground: str, **rest: Any) -> Any:
    return position(ground, hand=("", ""), stack=("", ""), phase="over", skipped=2, **rest)


@pytest.mark.parametrize(
    ("ground", "rest", "worth"),
    [
        ("e1 nRIb", {}, 1.0),
        ("e1 lRIb", {}, -1.0),
        ("e1 nRIb", {"bonus": (0, 1)}, -1.0),
        ("e1 nSa s1 lRIb", {}, 1.0),
        ("e1 nSa s1 lRIb", {"points": ("", "Sb Sc")}, 1.0),  # points first
    ],
)
def test_f9_3_more_points_win(ground: str, rest: dict[str, Any], worth: float) -> None:
    state = over(ground, **rest)
    assert (state.utility(0), state.utility(1)) == (worth, -worth)


@pytest.mark.parametrize(
    ("points", "worth"),
    [(("RIa", ""), 1.0), (("RIa", "RIa RIc"), -1.0), (("RIa", "RIc"), 0.0), (("", ""), 0.0)],
)
def test_f9_3_a_tie_is_decided_by_the_imagination_points_left(points: tuple[str, str], worth: float) -> None:
    for ground in ("", "e1 nRIb s1 lRIb"):
        state = over(ground, points=points)
        assert state.score(0) == state.score(1)
        assert (state.utility(0), state.utility(1)) == (worth, -worth)


def winner(sheet: Any) -> Any:
    """The line that says who wins: the last one, and the only one of its kind."""
    assert [line.kind for line in sheet.lines].count("fantazja-winner") == 1
    return sheet.lines[-1]


@pytest.mark.parametrize(
    ("ground", "points", "seat", "text"),
    [
        ("e1 nRIb e2 nPIc s1 lRIb", ("", "RIa"), 0, "Nature wins 2–1"),
        ("e1 nRIb s1 lRIb w1 lPIc", ("RIa", ""), 1, "Light wins 2–1"),
        ("", ("RIa", "RIb RIc"), 1, "Equal points: Light wins on Imagination Points left, 2–1"),
        ("e1 nRIb s1 lRIb", ("RIa", ""), 0, "Equal points: Nature wins on Imagination Points left, 1–0"),
        ("", ("RIa", "RIc"), 0, "Equal points and Imagination Points: a draw"),
    ],
)
def test_f9_3_the_score_sheet_says_who_won_and_how(
    ground: str, points: tuple[str, str], seat: int, text: str
) -> None:
    line = winner(RULESET.score_sheet(over(ground, points=points)))
    assert (line.seat, line.points, line.clause, SAY.line(line)) == (seat, 0, "F9.3", text)


@pytest.mark.parametrize(
    ("visible", "imagination", "text"),
    [
        ([["RI"], ["S"]], None, "Light wins 2–1"),
        ([["RI"], ["S"]], [3, 0], "Light wins 2–1"),
        ([["RI"], ["PI"]], [3, 2], "Equal points: Nature wins on Imagination Points left, 3–2"),
        ([["RI"], ["PI"]], [2, 2], "Equal points and Imagination Points: a draw"),
        ([["RI"], ["PI"]], None, "Equal points: more Imagination Points left wins"),
    ],
)
def test_f9_3_so_does_that_of_a_real_table(visible: Any, imagination: Any, text: str) -> None:
    given = {} if imagination is None else {"imagination": imagination}
    assert SAY.line(winner(RULESET.score_document(HEADING | {"visible": visible} | given))) == text


def test_f9_3_while_the_game_goes_on_nobody_has_won() -> None:
    assert "fantazja-winner" not in [line.kind for line in RULESET.score_sheet(position("e1 nRIb")).lines]


def test_f9_3_the_events_say_who_won_and_how() -> None:
    def ending(mine: str, **rest: Any) -> list[Any]:
        state = position(mine, seat=1, hand=("", "RIa"), stack=("", ""), skipped=1, **rest)
        return [
            event for event in events_of(state, "imagine RIa") if event.kind[9:] in ("won", "drawn", "result")
        ]

    ahead = ending("e1 nRIb")
    assert kinds(ahead) == ["result", "result", "won"]
    assert dict(ahead[2].params) == {"seat": "@fantazja-seat-0", "points": 1, "tie": "no"}
    tied = ending("")
    assert dict(tied[2].params) == {"seat": "@fantazja-seat-1", "points": 0, "tie": "yes"}
    assert [dict(event.params)["imagination"] for event in tied[:2]] == [0, 1]
    assert kinds(ending("", points=("Sa", "")))[2] == "drawn"

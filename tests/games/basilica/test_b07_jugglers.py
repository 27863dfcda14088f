"""B7.9: the Juggler (2022)."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.core.errors import BadDocument
from rosace.core.journal import CannotTakeBack, Journal
from rosace.core.rng import Rng
from rosace.core.state import OVER

from .helpers import RULESET, cathedral, events_of, kinds, play, position, refusal, score, seen, step, texts

# A blue crown on e1 brings the scoring; nothing of the drawings touches it.
DUE: dict[str, Any] = {"vaults": ("B+", "Y", "G"), "marker": 9}
PLACE = "place 1 e1"


def asked(drawing: str, **rest: Any) -> Any:
    return play(position(drawing, **(DUE | rest)), PLACE)


def test_b7_9_the_owner_chooses_just_before_the_scoring() -> None:
    state = asked("R@2j Y . . .")
    assert (seen(state)["phase"], state.to_move()) == ("juggle", 1)
    assert seen(state)["scorings"] == []
    assert seen(play(state, "juggle yellow"))["scorings"] == [[0, 1 + 2]]


def test_b7_9_the_colour_must_be_one_the_tile_does_not_have() -> None:
    state = asked("R@1j Y . . .")
    assert texts(state) == {"juggle yellow", "juggle green", "juggle blue"}
    assert refusal(state, "juggle red") == "colour-on-tile B7.9"
    assert texts(asked("RB@1j Y . . .")) == {"juggle yellow", "juggle green"}


def test_b7_9_a_colour_must_be_chosen_for_each_juggler() -> None:
    state = asked("R@1ja Y R@1js Y .")
    assert [juggler["at"] for juggler in seen(state)["jugglers"]] == ["a1", "c1"]
    state = play(state, "juggle green")
    assert (seen(state)["phase"], state.to_move()) == ("juggle", 0)
    state = play(state, "juggle green")
    assert seen(state)["scorings"] == [[2, 0]]


def test_b7_9_without_a_juggler_nobody_is_asked() -> None:
    assert seen(asked("R@1a Y . . ."))["phase"] == "action"
    assert seen(asked("R@1aj Y . . ."))["phase"] == "action"  # the Juggler lies face down


@pytest.mark.parametrize(
    ("drawing", "juggle", "points"),
    [
        ("R@1j Y . . .", {"a1": "green"}, (1, 0)),  # the added colour alone makes no area of one
        ("R@1j Y . . .", {"a1": "yellow"}, (3, 0)),  # the printed one still does
        ("R@1j R Y Y .", {"a1": "yellow"}, (2, 0)),
        ("R R@1j Y Y .", {"b1": "yellow"}, (2 + 3, 0)),
        ("RB@1j Y Y . .", {"a1": "yellow"}, (3, 0)),  # a wild tile alone in its printed colours is none
        ("RB@1j Y Y . .", {"a1": "green"}, (0, 0)),
        ("Y R@1j Y . .", {"b1": "yellow"}, (1 + 3, 0)),  # it joins two groups
        ("R@1j YG . . .", {"a1": "green"}, (1 + 2, 0)),  # adjacent to a wild tile
        ("R@1ja Y@1js . . .", {"a1": "green", "b1": "green"}, (1 + 1 + 2, 0)),  # added with added
        ("R@1ja RB@1js Y . .", {"a1": "yellow", "b1": "yellow"}, (2 + 3, 0)),
        ("R@1j Y@2 . . .", {"a1": "yellow"}, (1, 0)),  # a tie in yellow
        ("R@1j Y@2m . . .", {"a1": "yellow"}, (1 + 1, 2)),
        ("R*@1j Y . . .", {"a1": "yellow"}, (1 + 2 + 2 + 2, 0)),  # the glass counts in each area
    ],
)
def test_b7_9_the_tile_is_a_wild_tile_with_one_more_colour(
    drawing: str, juggle: dict[str, str], points: tuple[int, int]
) -> None:
    assert score(drawing, juggle=juggle) == points
    state = asked(drawing)
    for cell in sorted(juggle):
        state = play(state, f"juggle {juggle[cell]}")
    assert seen(state)["scorings"] == [list(points)]


def test_b7_9_before_the_scoring_the_extra_colour_does_not_exist() -> None:
    state = position("R@1j Y . . .")
    assert [state.score(0), state.score(1)] == [1, 0]
    assert RULESET.score_sheet(state).totals == (1, 0)


def test_b7_9_the_added_colour_is_gone_after_the_scoring() -> None:
    state = play(asked("R Y . . .\nR Y . . .\nR@1j Y . . ."), "juggle yellow")
    assert [shown_cell["colours"] for shown_cell in seen(state)["cathedral"]] == [["red"], ["yellow"]]


def test_b7_9_a_score_document_names_the_colours_and_no_colour_of_the_tile() -> None:
    with pytest.raises(BadDocument, match="juggle.a1 is missing"):
        score("R@1j Y . . .")
    with pytest.raises(BadDocument, match=r"the tile at a1 is already red \(B7.9\)"):
        score("R@1j Y . . .", juggle={"a1": "red"})
    with pytest.raises(BadDocument, match="b1 is not a known name"):
        score("R@1j Y . . .", juggle={"a1": "green", "b1": "green"})


def test_b7_9_a_juggler_of_2010_is_refused() -> None:
    document = cathedral("R@1j Y . . .", juggle={"a1": "green"})
    document["options"]["variant"] = "2010"
    with pytest.raises(BadDocument, match="tokens"):
        RULESET.score_document(document)


def test_b7_9_jugglers_of_one_side_choose_openly() -> None:
    state = asked("R@1ja Y@1js . . .")
    assert not RULESET.secret(state)
    event, *_ = events_of(state, "juggle green")
    assert (event.kind, event.audience, event.params["colour"]) == ("basilica-juggle", None, "@colour-green")
    state = step(state, "juggle green")
    assert not RULESET.secret(state)
    for seat in (0, 1, None):
        assert [juggler["colour"] for juggler in seen(state, seat)["jugglers"]] == ["green", None]


TWO_SIDED = "R@1j Y B@2j . ."


def test_b7_9_with_jugglers_on_both_sides_the_active_player_is_asked_first() -> None:
    state = asked(TWO_SIDED, seat=2)
    assert state.to_move() == 1
    assert step(state, "juggle yellow").to_move() == 0


def test_b7_9_neither_sees_the_others_choice_in_a_view() -> None:
    state = step(asked(TWO_SIDED), "juggle yellow")
    assert [juggler["colour"] for juggler in seen(state, 0)["jugglers"]] == ["yellow", None]
    assert [juggler["colour"] for juggler in seen(state, 1)["jugglers"]] == [None, None]
    assert [juggler["colour"] for juggler in seen(state, None)["jugglers"]] == [None, None]


def test_b7_9_the_other_seats_view_does_not_depend_on_the_choice() -> None:
    state = asked(TWO_SIDED)
    for seat in (1, None):
        views = [seen(step(state, f"juggle {colour}"), seat) for colour in ("yellow", "green", "blue")]
        assert views[0] == views[1] == views[2]
    keys = {step(state, f"juggle {colour}").key(1) for colour in ("yellow", "green", "blue")}
    assert len(keys) == 1
    assert len({step(state, f"juggle {colour}").key(0) for colour in ("yellow", "green")}) == 2


def test_b7_9_the_narration_tells_the_colour_to_the_chooser_only() -> None:
    chosen, secretly = events_of(asked(TWO_SIDED), "juggle yellow")
    assert (chosen.kind, chosen.params["colour"]) == ("basilica-juggle", "@colour-yellow")
    assert [chosen.seen_by(seat) for seat in (0, 1, None)] == [True, False, False]
    assert "colour" not in secretly.params
    assert secretly.seen_by(1) and not secretly.seen_by(0)


def test_b7_9_all_are_revealed_together_with_the_scoring() -> None:
    state = step(asked(TWO_SIDED), "juggle yellow")
    events = events_of(state, "juggle yellow")
    shown = [event for event in events if event.kind == "basilica-juggle-shown"]
    assert [(event.params["seat"], event.params["cell"], event.params["colour"]) for event in shown] == [
        ("@seat-0", "a1", "@colour-yellow"), ("@seat-1", "c1", "@colour-yellow"),
    ]  # fmt: skip
    assert all(event.audience is None for event in shown)
    assert kinds(events).index("juggle-shown") < kinds(events).index("scoring")
    # Yellow has three tiles and a tie; red and blue are one tile each.
    assert seen(play(state, "juggle yellow"))["scorings"] == [[1, 1]]


def test_b7_9_the_log_holds_a_secret_until_all_have_chosen() -> None:
    state = asked(TWO_SIDED)
    assert not RULESET.secret(state)
    half = step(state, "juggle yellow")
    assert RULESET.secret(half)
    done = step(half, "juggle green")
    assert not RULESET.secret(done)
    assert RULESET.reveals(half, RULESET.parse("juggle green"), done)
    assert not RULESET.reveals(state, RULESET.parse("juggle yellow"), half)


def test_b7_9_the_choice_shown_cannot_be_taken_back() -> None:
    journal = Journal(RULESET, options={"first": "1"}, seed=1)
    journal.state.copy_from(step(asked(TWO_SIDED), "juggle yellow"))
    journal.submit(1, RULESET.parse("juggle green"))
    with pytest.raises(CannotTakeBack):
        journal.take_back(1)


def test_b7_9_drawing_the_others_choice_anew_keeps_ones_own() -> None:
    colours = set()
    for seed in range(30):
        state = step(asked(TWO_SIDED), "juggle yellow")
        state.determinize(1, Rng(seed))
        colours.add(seen(state, 0)["jugglers"][0]["colour"])
    assert colours == {"yellow", "green", "blue"}
    own = step(asked(TWO_SIDED), "juggle green")
    own.determinize(0, Rng(5))
    assert seen(own, 0)["jugglers"][0]["colour"] == "green"


def test_b7_9_the_choice_is_also_made_before_a_last_scoring_by_the_stack() -> None:
    state = position("R@1j Y . . .", vaults=("B-", "Y", "G"), stack=[], reshuffled=True)
    state = play(state, PLACE)
    assert (seen(state)["phase"], seen(state)["ending"], state.to_move()) == ("juggle", "stack", 0)
    state = play(state, "juggle yellow")
    assert (state.to_move(), seen(state)["scorings"], seen(state)["ending"]) == (OVER, [[3, 0]], "stack")


def test_b7_9_the_third_scoring_asks_too() -> None:
    state = asked("R@1j Y . . .", marker=29, scorings=[[0, 0], [0, 0]])
    assert (seen(state)["phase"], seen(state)["ending"]) == ("juggle", None)
    assert play(state, "juggle yellow").to_move() == OVER


def test_b7_9_a_builder_promoted_to_juggler_in_play_is_asked() -> None:
    state = position("R@1 Y . . .", orders=(".promote", ".glass", ".disaster"), coins=(2, 0), **DUE)
    state = play(state, "order 1", "promote a1", "rank juggler/strongman", PLACE)
    assert texts(state) == {"juggle yellow", "juggle green", "juggle blue"}

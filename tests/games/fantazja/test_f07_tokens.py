"""F7: power tokens."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.core.ruleset import Phrase
from rosace.games.fantazja.kernel.constants import TYPES
from rosace.i18n import Translator

from .boards import (
    RULESET,
    build,
    choices,
    events_of,
    kinds,
    land,
    play,
    position,
    refusal,
    seen,
    step,
    token,
)

POOL = "pool"
PLACE = {"pool": None, 0: 0, 1: 1}


def ground(mine: int, theirs: int, letter: str = "R") -> str:
    """So many small buildings of a type for each; the dark ones touch no other."""
    cells = [("e1", "e2", "s1"), ("w1", "w2", "n1")]
    stacks = []
    for owner, number, side in zip("nl", (mine, theirs), cells, strict=True):
        tiles = [f"{letter}I{suffix}" for suffix in "bca"]
        stacks += [f"{cell} {owner}{tile}" for cell, tile in list(zip(side, tiles, strict=True))[:number]]
    return " ".join(stacks)


def idle(mine: int, theirs: int, holder: Any) -> Any:
    """The end of a turn of seat 0 in which nothing was built."""
    state = position(
        ground(mine, theirs), tokens={"residential": PLACE[holder]}, hand="Sc Sb", stack=("", "")
    )
    state = step(state, "imagine Sc")
    return step(state, "end") if state.to_move() == 0 else state


@pytest.mark.parametrize("mine,theirs", [(2, 0), (2, 1), (3, 0), (3, 2)])
@pytest.mark.parametrize("holder", [POOL, 0, 1])
def test_f7_1_at_least_two_and_more_than_the_opponent_takes_the_token(
    mine: int, theirs: int, holder: Any
) -> None:
    """From the pool or from the opponent; who has it keeps it."""
    state = idle(mine, theirs, holder)
    assert token(state, "residential") == 0
    assert all(token(state, kind) == POOL for kind in TYPES if kind != "residential")


@pytest.mark.parametrize("kind", TYPES)
def test_f7_1_each_type_has_its_own_token(kind: str) -> None:
    letter = {"residential": "R", "production": "P", "military": "M", "magic": "G"}.get(kind)
    where = ground(2, 1, letter) if letter else "e1 nSa e2 nSb w1 lSa"
    state = play(position(where, hand="RIIa RIIb"), "imagine RIIa")
    assert {name: token(state, name) for name in TYPES} == dict.fromkeys(TYPES, POOL) | {kind: 0}


@pytest.mark.parametrize("holder", [POOL, 0, 1])
def test_f7_1_one_building_is_too_few(holder: Any) -> None:
    assert token(idle(1, 0, holder), "residential") == holder


def test_f7_1_several_tokens_may_move_at_once() -> None:
    state = play(build(position("e1 nRIb s1 nPIb e2 nPIc", hand="RIa RIc"), "RIc", "w1"))
    assert (token(state, "residential"), token(state, "production")) == (0, 0)


def test_f7_1_levels_do_not_matter_but_only_what_is_visible_counts() -> None:
    state = position("e1 nRIb lRIIb e2 nRIc nRIIa w1 lRIc", hand="RIII", points="Sa", stack=("", ""))
    assert seen(state)["tokens"]["residential"]["visible"] == [1, 2]
    after = build(state, "RIII", "e1")
    assert seen(after)["tokens"]["residential"]["visible"] == [2, 1]
    assert token(after, "residential") == 0


def test_f7_1_only_at_the_end_of_the_own_turn() -> None:
    """Seat 0 loses one of its two to Dark Energy: seat 1 leads, but takes the token after its own turn."""
    state = position("e1 nRIb e2 nRIa w1 lRIb w2 lRIc", hand=("GIa Sa", "Sc Sb"), stack=("", ""))
    after = build(state, "GIa", "s1e2")
    assert seen(after)["tokens"]["residential"]["visible"] == [1, 2]
    assert token(after, "residential") == POOL
    assert token(step(after, "imagine Sc"), "residential") == 1


def test_f7_1_it_can_be_used_from_the_next_turn_on() -> None:
    state = position("e1 nPIb", hand="PIc Sb", discards=("Sc", ""))
    state = build(state, "PIc", "s1")
    assert refusal(state, "power production") == "core/chance core"  # it is drawn already
    state = play(state)
    assert (state.to_move(), token(state, "production")) == (1, 0)
    assert refusal(state, "power production") == "no-token F8.0"
    state = play(state, sorted(f"imagine {tile}" for tile in choices(state, "imagine"))[0])
    assert (state.to_move(), choices(state, "power")) == (0, {"production"})


@pytest.mark.parametrize(
    ("mine", "theirs", "holder"),
    [(0, 1, 0), (0, 1, 1), (0, 1, POOL), (1, 2, 1), (2, 3, 1)],
)
def test_f7_2_equally_many_return_it_to_the_pool_whoever_had_it(mine: int, theirs: int, holder: Any) -> None:
    """One more is built here."""
    tiles = ["RIb", "RIc", "RIa"]
    state = position(
        ground(mine, theirs), tokens={"residential": PLACE[holder]}, hand=f"{tiles[mine]} Sb", stack=("", "")
    )
    after = build(state, tiles[mine], ["e1", "e2", "s1"][mine])
    after = step(after, "end") if after.to_move() == 0 else after
    assert seen(after)["tokens"]["residential"]["visible"] == [mine + 1, theirs]
    assert token(after, "residential") == POOL


@pytest.mark.parametrize("holder", [0, 1, POOL])
def test_f7_2_none_on_either_side_is_equally_many(holder: Any) -> None:
    """The only residential building is struck."""
    state = position("e1 lRIa", tokens={"residential": PLACE[holder]}, hand="GIa Sb", stack=("", ""))
    after = build(state, "GIa", "n1e1")
    assert land(after) == {}
    after = step(after, "end") if after.to_move() == 0 else after
    assert token(after, "residential") == POOL


def test_f7_3_using_a_token_does_not_use_it_up() -> None:
    state = position("e1 nPIb e2 nPIc", tokens="production", hand=("RIb RIc", "Sb Sc"), discards="Sa Sb")
    for tile, point in (("RIb", "Sa"), ("RIc", "Sb")):
        assert state.to_move() == 0
        state = play(state, "power production", f"recall {point}", f"imagine {tile}")
        assert token(state, "production") == 0
        state = play(state, sorted(f"imagine {tile}" for tile in choices(state, "imagine"))[0])


@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (0, 1)])
@pytest.mark.parametrize("holder", [0, 1])
def test_f7_3_a_token_may_stay_with_who_no_longer_leads(mine: int, theirs: int, holder: int) -> None:
    assert token(idle(mine, theirs, holder), "residential") == holder


def test_f7_3_and_be_used_so() -> None:
    state = position("w1 lPIb", tokens="production", hand="RIb RIc", discards="Sa")
    assert seen(state)["tokens"]["production"]["visible"] == [0, 1]
    assert choices(state, "power") == {"production"}
    after = play(state, "power production", "recall Sa", "imagine RIb")
    assert token(after, "production") == 0


def majority(state: Any, kind: str) -> Any:
    """The line of the score sheet for a type: there is one."""
    (line,) = [
        line
        for line in RULESET.score_sheet(state).lines
        if line.kind == "fantazja-majority" and line.params["type"] == f"@fantazja-type-{kind}"
    ]
    return line


def test_f7_3_where_tokens_are_shown_that_is_shown() -> None:
    state = position("w1 lPIb", tokens="production", hand="PIc", discards="Sa")
    assert seen(state)["tokens"]["production"] == {
        "at": 0, "next": 0, "visible": [0, 1], "kept": True, "cell": None, "by": None,
    }  # fmt: skip
    line = majority(state, "production")
    assert (line.seat, line.points, line.clause) == (0, 0, "F7.3")
    assert dict(line.params) == dict(line.params) | {
        "nature": 0, "light": 1, "token": "seat", "seat": "@fantazja-seat-0", "kept": "yes", "next": "same",
    }  # fmt: skip
    even = build(state, "PIc", "e1")
    assert seen(even)["tokens"]["production"]["next"] == POOL


KEPT_TOKEN_TEXTS = {
    "en": ("kept without a lead", "Nature has the token, kept without a lead"),
    "pl": ("zatrzymany bez wymaganej przewagi", "żeton ma Natura, zatrzymany bez wymaganej przewagi"),
    "fr": ("conservé sans majorité", "Nature a le jeton, conservé sans majorité"),
}


@pytest.mark.parametrize("lang", KEPT_TOKEN_TEXTS)
def test_f7_3_the_board_and_the_score_sheet_say_that_it_is_kept(lang: str) -> None:
    say, (board_text, sheet_text) = Translator(lang, strict=True), KEPT_TOKEN_TEXTS[lang]
    kept = position("w1 lPIb", tokens="production", hand="PIc", discards="Sa")
    (line,) = [line for line in RULESET.draw(seen(kept), say).splitlines() if board_text in line]
    assert say(Phrase("fantazja-type-production")) in line
    assert sheet_text in say.line(majority(kept, "production"))
    leading = position("e1 nPIb e2 nPIc w1 lPIb", tokens="production", hand="Sa")
    assert board_text not in RULESET.draw(seen(leading), say)
    assert board_text not in say.line(majority(leading, "production"))


@pytest.mark.parametrize(
    ("mine", "theirs", "holder", "kept"),
    [
        *((2, 0, 0, False), (2, 1, 0, False), (2, 0, POOL, False)),
        *((1, 0, 0, True), (0, 1, 0, True), (2, 1, 1, True)),
    ],
)
def test_f7_3_kept_is_a_token_whose_holder_does_not_lead_as_in_f7_1(
    mine: int, theirs: int, holder: Any, kept: bool
) -> None:
    """One building is more than none, but too few to lead."""
    state = position(ground(mine, theirs), tokens={"residential": PLACE[holder]}, hand="Sc Sb")
    assert seen(state)["tokens"]["residential"]["kept"] is kept


def test_f7_1_the_score_sheet_has_a_line_for_each_type_after_the_buildings() -> None:
    """Lines of no points, which name who has the token and who takes it; at the end there are none."""
    state = position("e1 nPIb e2 nPIc w1 lSa w2 lSb", hand="RIb", bonus=(1, 1))
    lines = RULESET.score_sheet(state).lines
    assert [line.kind for line in lines[-5:]] == ["fantazja-majority"] * 5
    assert [line.params["type"] for line in lines[-5:]] == [f"@fantazja-type-{kind}" for kind in TYPES]
    assert not any(line.kind == "fantazja-majority" or line.points == 0 for line in lines[:-5])
    say = Translator("en", strict=True)
    told_of = {line.params["type"].rpartition("-")[2]: (line.seat, say.line(line)) for line in lines[-5:]}
    assert told_of["production"] == (
        0, "production buildings, 2 vs 0: token in the pool; goes to Nature at the end of the turn",
    )  # fmt: skip
    assert told_of["special"] == (1, "special buildings, 0 vs 2: Light has the token")
    assert told_of["magic"] == (0, "magic buildings, 0 vs 0: token in the pool")
    assert set(majority(state, "production").elements) == {"cell:e1", "cell:e2"}
    over = position("e1 nPIb", hand=("", ""), stack=("", ""), phase="over", skipped=2)
    assert "fantazja-majority" not in [line.kind for line in RULESET.score_sheet(over).lines]


def test_f7_2_the_score_sheet_says_that_a_token_goes_back() -> None:
    state = position("w1 lPIb", tokens="production", hand="PIc Sb", discards="Sa")
    even = build(state, "PIc", "e1")
    say = Translator("en", strict=True)
    assert say.line(majority(even, "production")) == (
        "production buildings, 1 vs 1: Nature has the token, kept without a lead; "
        "goes back to the pool at the end of the turn"
    )


def test_f7_3_who_leads_takes_it_after_the_own_turn() -> None:
    """PIa is struck and PIb behind it cut off: seat 0 has one left, and keeps the token for a turn."""
    state = position(
        "e1 nPIa e2 nPIb w1 nPIc s1 lPIb n1 lPIc",
        tokens="production",
        hand=("RIa Sb", "Sa Sc"),
        stack=("", ""),
    )
    state = step(build(state, "RIa", "n1e1"), "end")
    assert seen(state)["tokens"]["production"]["visible"] == [1, 2]
    assert (state.to_move(), token(state, "production")) == (1, 0)
    assert refusal(state, "power production") == "no-token F8.0"
    assert token(step(state, "imagine Sa"), "production") == 1


def guarding(mine: int, theirs: int, **rest: Any) -> Any:
    """Seat 0 puts the military token on e1 and ends its turn."""
    state = position(ground(mine, theirs, "M"), tokens={"military": 0}, hand=("Sb Sa", "MIIb Sc"), **rest)
    return play(state, "power military", "guard e1", "imagine Sb")


def test_f7_4_a_token_on_a_building_is_left_alone_by_its_user() -> None:
    assert token(guarding(2, 1), "military") == "building"


@pytest.mark.parametrize("tile", ["MIc", "MIIb"])
def test_f7_4_and_by_the_opponent_who_leads_or_draws_level(tile: str) -> None:
    state = position(
        "e1 nMIb e2 nMIa w1 lMIb w2 nMIc",
        tokens={"military": 0},
        hand=("Sb Sa", f"{tile} Sc"),
        points=("", "RIa"),
        stack=("", ""),
    )
    state = step(state, "power military", "guard e1", "imagine Sb")
    cell = "s1" if tile == "MIc" else "w2"
    after = build(state, tile, cell)
    assert seen(state)["tokens"]["military"]["visible"] == [3, 1]
    visible = [3, 2] if tile == "MIc" else [2, 2]
    assert seen(after)["tokens"]["military"]["visible"] == visible
    # It is seat 0's turn now, so it has come off (F8.3); nobody took it in between.
    assert token(after, "military") == (0 if tile == "MIc" else POOL)
    begun = step(state, f"build {tile}")
    events = events_of(begun, f"lay {cell} {180 if tile == 'MIc' else 0}")
    assert kinds(events).count("token-won") + kinds(events).count("token-back") == 1


def test_f7_4_on_the_table_nobody_has_it() -> None:
    state = guarding(2, 0)
    assert state.to_move() == 1
    assert refusal(state, "power military") == "no-token F8.0"
    assert seen(state)["tokens"]["military"] == {
        "at": "building", "next": "building", "visible": [2, 0], "kept": False, "cell": "e1", "by": 0,
    }  # fmt: skip


def test_f7_4_board_and_score_sheet_say_where_it_lies_and_whose_it_is() -> None:
    state, say = guarding(2, 0), Translator("en", strict=True)
    assert "  military 2:0, on e1, put there by Nature\n" in RULESET.draw(seen(state), say)
    line = majority(state, "military")
    assert (line.seat, line.clause) == (0, "F8.3")
    assert say.line(line) == "military buildings, 2 vs 0: Nature put the token on e1"

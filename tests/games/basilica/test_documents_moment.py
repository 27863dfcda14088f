"""Documents whose phase, turn and order do not fit together are refused, and the message names the cause."""

from __future__ import annotations

from typing import Any

import pytest

from games.documents import change, check_refused

from .helpers import RULESET, document, position

DRAWING = "R@1am Y@2 RB G* .\n# B . . ."


def now(
    drawing: str = DRAWING, phase: str = "action", rest: dict[str, Any] | None = None, **given: Any
) -> dict[str, Any]:
    return document(drawing, now={"phase": phase, **given}, **(rest or {}))


def orders(*names: str) -> dict[str, Any]:
    return {"orders": (*names, "B.glass", "R.disaster")[:3]}


PROMOTED = orders("R.promote")


def run_out(**rest: Any) -> dict[str, Any]:
    """The second stack is empty, and so is the first order space, whose tile has been executed."""
    position_document = document(stack=[], reshuffled=True, **rest)
    position_document["discards"].append(position_document["reshuffled"]["unseen"].pop(0))
    return change(position_document, orders__0=None)


OVER_BY_STACK = run_out(
    drawing=DRAWING, scorings=[[1, 1]], marker=4, now={"phase": "over", "ending": "stack"}
)
LAST_JUGGLER = run_out(drawing="R@1j Y . . .", now={"phase": "juggle", "ending": "stack"})

NOW: dict[str, tuple[Any, str]] = {
    "an unknown phase": (now(phase="sleep"), "now.phase is 'sleep'"),
    "a phase without its space": (
        now(phase="move"),
        r"now.space is set only while an action is in progress.*B9",
    ),
    "a phase without its order": (now(phase="move", space=1), r"space 1 does not hold the order move \(B9"),
    "a space without an order": (now(space=0), "now.space is set only while an action is in progress"),
    "space 3": (now(phase="move", space=3), "now.space is 3, not from 0 to 2"),
    "nobody to move": (
        now("R@1 . . . .", "move", space=0),
        r"the order of space 0 cannot be carried out \(B9",
    ),
    "paid for nothing": (now(phase="action", paid=True), r"no player has paid for this \(B10.1"),
    "paid for a move": (now(phase="move", space=0, paid=True), "no player has paid for this"),
    "paid without a coin": (
        now("R@1 Y@2 G . .", "recruit", {**orders("G.recruit"), "coins": (0, 2)}, space=0, paid=True),
        "no player has paid",
    ),
    "paid at a chance event": (
        change(document(DRAWING), now={"phase": "top", "step": "fill", "paid": True}, stack__top=None),
        "no player has paid",
    ),
    "a chosen rank at a chance event": (
        change(document(DRAWING), now={"phase": "top", "step": "fill", "rank": "mason"}, stack__top=None),
        r"now.rank .*B9.2",
    ),
    "lays_left 3": (
        now(phase="scaffold", rest=orders("B.scaffolding"), space=0, lays_left=3),
        "lays_left is 3, not from 1 to 2",
    ),
    "lays_left 0": (
        now(phase="scaffold", rest=orders("B.scaffolding"), space=0, lays_left=0),
        "lays_left is 0",
    ),
    "no lays_left": (now(phase="scaffold", rest=orders("B.scaffolding"), space=0), "lays_left is missing"),
    "lays_left of a move": (now("R@1 Y . . .", "move", space=0, lays_left=1), "now.lays_left"),
    "a rank for nobody": (now(phase="rank", rest=PROMOTED, space=0), r"now.builder .*B9.1"),
    "a rank for the other's builder": (
        now(phase="rank", rest=PROMOTED, space=0, builder="b1"),
        "now.builder is not a builder of",
    ),
    "a builder picked for a move": (now("R@1 Y . . .", "move", space=0, builder="a1"), "now.builder"),
    "an offer without the rank chosen": (now(phase="offer", rest=PROMOTED, space=0), r"now.rank .*B9.2"),
    "a rank chosen too early": (
        now(phase="promote", rest=PROMOTED, space=0, rank="mason"),
        "now.rank",
    ),
    "an unknown rank chosen": (
        now(phase="offer", rest=PROMOTED, space=0, rank="king"),
        "now.rank is 'king'",
    ),
    "an offer for a move": (now(phase="offer", space=0), r"nothing to pay for.*B10.1"),
    "an offer without a coin": (
        now("R@1 Y@2 G . .", "offer", {**orders("G.recruit"), "coins": (2, 0)}, space=0),
        "no coin to pay with",
    ),
    "an offer that could not be carried out": (
        now("R@1 . Y@2 . .", "offer", orders("G.recruit"), space=0),
        "nothing to pay for",
    ),
    "a recruit without a builder in the supply": (
        now("R@1 Y@1 R@1 Y@1 R@1\nG . . . .", "recruit", orders("G.recruit"), space=0),
        r"cannot be carried out \(B9",
    ),
    "a paid recruit without a builder in the supply": (
        now(
            "R@2 Y@2 R@2 Y@2 R@2\nG@1 B . . .",
            "recruit",
            {**orders("G.recruit"), "coins": (2, 0)},
            space=0,
            paid=True,
        ),
        r"cannot be carried out \(B9",
    ),
    "two altars for one vault": (
        now("R@1 Y^ . . .", "altar", {**orders("B.altar"), "festum": True}, space=0, lays_left=2),
        r"cannot be carried out \(B9",
    ),
    "an altar more than there are": (
        now(
            "R^ Y^ R^ Y^ R^\nY^ R^ Y^ R^ Y^\nR^ Y^ R^ Y^ G",
            "altar",
            {**orders("B.altar"), "festum": True},
            space=0,
            lays_left=1,
        ),
        r"cannot be carried out \(B9",
    ),
    "two altars where one is left": (
        now(
            "R^ Y^ R^ Y^ R^\nY^ R^ Y^ R^ Y^\nR^ Y^ R^ Y G",
            "altar",
            {**orders("B.altar"), "festum": True},
            space=0,
            lays_left=2,
        ),
        r"cannot be carried out \(B9",
    ),
    "a Juggler asked too early": (now("R@1j Y . . .", "juggle"), r"none is due \(B7.9"),
    "no Juggler to ask": (
        now("R@1 Y . . .", "juggle", {"marker": 10}),
        r"0 Jugglers, and none is left.*B7.9",
    ),
    "all Jugglers answered for": (
        now("R@1j Y . . .", "juggle", {"marker": 10}, answers=["blue"]),
        "1 Jugglers, and none is left",
    ),
    "an answer that is no colour": (
        now("R@1ja Y@1js . . .", "juggle", {"marker": 10}, answers=["pink"]),
        "'pink' is not one of",
    ),
    "an answer the tile has": (
        now("R@1ja Y@1js . . .", "juggle", {"marker": 10}, answers=["red"]),
        r"a1 is already red \(B7.9",
    ),
    "answers where nobody is asked": (now("R@1j Y . . .", answers=["blue"]), "now.answers"),
    "Jugglers asked for the end with a full display": (
        now("R@1j Y . . .", "juggle", {"stack": []}, ending="stack"),
        r"\(B5.1",
    ),
    "Jugglers asked for the end with a stack left": (
        now("R@1j Y . . .", "juggle", ending="stack"),
        r"when it is empty \(B5.3",
    ),
    "Jugglers asked for the end behind the marker": (
        change(LAST_JUGGLER, scorings=[[1, 1]]),
        r"marker is on 0 after 1 scorings",
    ),
    "Jugglers asked after the end": (
        now("R@1j Y . . .", "juggle", {"marker": 10}, ending="scoring"),
        r"only when it is made \(B6.4",
    ),
    "an ended game that goes on": (now(ending="stack"), r"nothing but the last scoring is left \(B5.3"),
    "an unknown ending": (now(ending="fire"), "now.ending is 'fire'"),
    "over for no reason": (now(phase="over"), r"third scoring or by the stack \(B5.3"),
    "over by the third of two scorings": (
        now(phase="over", rest={"scorings": [[0, 0]] * 2, "marker": 20}, ending="scoring"),
        "third scoring or by the stack",
    ),
    "over by a stack that is left": (
        now(phase="over", rest={"scorings": [[0, 0]]}, ending="stack"),
        "or by the stack",
    ),
    "over by the stack with a full display": (
        now(phase="over", rest={"scorings": [[0, 0]], "stack": [], "reshuffled": True}, ending="stack"),
        "every space holds",
    ),
    "over by the stack beyond a scoring space": (change(OVER_BY_STACK, marker=25), r"marker .*B6.2"),
    "the first player still open in a game": (
        change(document(), turn__seat=None, now={"phase": "first"}),
        r"\((B1.6|B5.1)",
    ),
    "chance without a step": (
        change(document(DRAWING), now={"phase": "top"}, stack__top=None),
        "now.step is missing",
    ),
    "chance with an unknown step": (
        change(document(), now={"phase": "top", "step": "wait"}),
        "now.step is 'wait'",
    ),
    "a step that is no chance": (
        change(document(), now={"phase": "top", "step": "score"}, stack__top=None),
        r"do not fit together \(B5.4",
    ),
    "a step where chance has no say": (now(step="fill"), "now.step"),
    "a fill where chance has no say": (now(fill=[0]), "now.fill"),
    "a fill beyond the display": (
        change(document(), now={"phase": "top", "step": "fill", "fill": [6]}),
        "now.fill are spaces from 0 to 5",
    ),
    "a top to be drawn and shown": (
        change(document(), now={"phase": "top", "step": "fill"}),
        r"no chance event is due here \(B1.3",
    ),
    "a crown to be decided of a known tile": (
        change(
            document(orders=("B.move", "B.glass", "R.disaster"), vaults=("R", "Y", "G")),
            now={"phase": "crown", "step": "discard", "space": 0},
        ),
        "no chance event is due here",
    ),
    "a crown of no tile": (
        change(
            document(vaults=(), stack=[]),
            vaults=[None] * 3,
            now={"phase": "crown", "step": "refill", "fill": [3, 4, 5]},
        ),
        r"no chance event is due here",
    ),
    "a top of an empty stack": (
        change(
            document("R Y . . .", festum=True, remove_six=True, stack=[]),
            now={"phase": "top", "step": "fill"},
        ),
        "no chance event is due here",
    ),
    "set-up with a cathedral": (
        change(document(DRAWING), now={"phase": "top", "step": "setup"}, stack__top=None),
        r"set-up comes before everything else \(B1.4",
    ),
    "a scoring due during B3.3": (
        change(document(DRAWING, marker=10), now={"phase": "top", "step": "refill"}, stack__top=None),
        r"only a vault just placed.*B6.1",
    ),
    "a vault just placed and an order discarded": (
        change(
            document("R Y . . .", orders=("R.glass", "B.move", "R.disaster"), placed="a1", left=2),
            now={"phase": "crown", "step": "discard", "space": 0},
        ),
        r"\(B2.2",
    ),
    "a vault turned over and none placed": (
        change(
            document("R Y . . .", orders=("R.glass", "B.move", "R.disaster"), vaults=("Y", "G")),
            now={"phase": "crown", "step": "flip", "space": 0},
            vaults=[None, "Y1", "G1"],
        ),
        r"\(B2.2",
    ),
}


@pytest.mark.parametrize("name", NOW)
def test_a_moment_no_game_can_come_to_is_refused(name: str) -> None:
    refused, message = NOW[name]
    check_refused(lambda: RULESET.read_position(refused), message)


def test_the_documents_changed_here_are_good_without_the_change() -> None:
    """Otherwise they could be refused for another reason."""
    assert RULESET.read_position(OVER_BY_STACK).to_move() == -2
    assert RULESET.read_position(LAST_JUGGLER).to_move() == 0
    for state in (
        position("R@1j Y . . .", marker=10, now={"phase": "juggle"}),
        position("R@1 Y@2 G . .", **orders("G.recruit"), now={"phase": "offer", "space": 0}),
        position(DRAWING, **PROMOTED, now={"phase": "rank", "space": 0, "builder": "a1"}),
        position(DRAWING, **orders("B.scaffolding"), now={"phase": "scaffold", "space": 0, "lays_left": 2}),
    ):
        assert state.legal()

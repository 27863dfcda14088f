"""Every reason for which Basilica refuses an action, with its code, its clause and what stands in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.refusals import Case, Refusals
from rosace.games.basilica.kernel import constants
from rosace.games.basilica.text.reasons import REASONS

from .helpers import RULESET, play, position

FOURTEEN = "R^ Y^ R^ Y^ R^\nY^ R^ Y^ R^ Y^\nR^ Y^ R^ Y^ G"


def at(drawing: str, *notations: str, **rest: Any) -> Callable[[], Any]:
    return lambda: play(position(drawing, **rest), *notations)


def order(name: str) -> dict[str, Any]:
    return {"orders": (name, "B.glass", "R.disaster"), "festum": True}


def over() -> Any:
    return play(position("R@1 R . . .", stack=[], reshuffled=True), "place 1 e1")


PAID = ("order 1", "promote a1", "rank architect/mason", "pay")

CASES = [
    Case(at(""), -1, "core/no-such-action", "core"),
    Case(at(""), 11030, "core/no-such-action", "core"),
    Case(over, "place 1 a2", "core/over", "B6.4", ("cell:0,1",)),
    Case(lambda: RULESET.new(), "place 1 a1", "core/chance", "core", ("cell:0,0",)),
    Case(at(""), "top red.move", "core/not-chance", "core"),
    Case(at(""), "crown yes", "core/not-chance", "core"),
    Case(lambda: RULESET.new(), "crown yes", "core/impossible-outcome", "B1.3"),
    Case(lambda: RULESET.new(options={"first": "1"}), "top red.altar", "core/impossible-outcome", "B1.3"),
    Case(at("R@1 Y . . .", "order 1"), "place 1 c1", "basilica/not-now", "B2.1", ("cell:2,0",)),
    Case(at("R@1 Y . . ."), "move a1 right", "basilica/not-now", "B2.1", ("cell:0,0",)),
    Case(at("R Y . . ."), "place 1 a1", "basilica/occupied", "B3.1", ("cell:0,0",)),
    Case(
        at("R Y . . .", "order 1", **order("B.scaffolding")),
        "scaffold b1",
        "basilica/occupied",
        "B3.1",
        ("cell:1,0",),
    ),
    Case(at("R Y . . ."), "place 1 c2", "basilica/not-adjacent", "B3.1", ("cell:2,1",)),
    Case(
        at("R RB . . .", vaults=("YG", "R", "Y")),
        "place 1 b2",
        "basilica/wild-beside-wild",
        "B3.2",
        ("cell:1,0",),
    ),
    Case(at("R Y . . ."), "builder", "basilica/no-vault-just-placed", "B2.2"),
    Case(
        at("R@1 Y@1 R@1 Y@1 R@1\nG . . . .", **order("G.recruit")),
        "order 1",
        "basilica/no-builder-left",
        "B4.1",
        ("order:0",),
    ),
    Case(at("R@1 Y@1 R@1 Y@1 R@1", "place 1 a2"), "builder", "basilica/no-builder-left", "B4.1"),
    Case(at("R Y@2 . . ."), "order 1", "basilica/no-own-builder", "B9", ("order:0",)),
    Case(
        at("R@1am Y@1ms G@1sj B@1ja .", **order("R.promote")),
        "order 1",
        "basilica/no-token-left",
        "B9.1",
        ("order:0",),
    ),
    Case(
        at("R@1 Y@2ms G@2sj B@2ja .", *PAID, **order("R.promote")),
        "promote b1",
        "basilica/no-other-rank",
        "B9.2",
        ("cell:1,0",),
    ),
    Case(at("R@1 . . . ."), "order 1", "basilica/cannot-move", "B9.3", ("order:0",)),
    Case(at("R@1 . . . .", **order("G.recruit")), "order 1", "basilica/no-free-vault", "B9.4", ("order:0",)),
    Case(
        at("R@1 . Y@2 . .", **order("B.confuse")),
        "order 1",
        "basilica/nothing-to-confuse",
        "B9.6",
        ("order:0",),
    ),
    Case(at("R*@1 Y . . ."), "order 2", "basilica/no-vault-for-glass", "B9.8", ("order:1",)),
    Case(at("R@1 Y@2 . . ."), "order 3", "basilica/no-vault-to-lose", "B9.10", ("order:2",)),
    Case(at(FOURTEEN, **order("B.altar")), "order 1", "basilica/no-altars-left", "B9.11", ("order:0",)),
    Case(
        at("R Y^ . . .", **order("B.altar")),
        "order 1",
        "basilica/no-vaults-for-altars",
        "B9.11",
        ("order:0",),
    ),
    Case(at("R Y . . .", "order 3"), "disaster c1", "basilica/no-vault", "B9", ("cell:2,0",)),
    Case(at("R@1 Y . . .", "order 1"), "move a1 down", "basilica/no-vault", "B9", ("cell:0,1",)),
    Case(at("R@1 Y@2 G . .", "order 2"), "glass b1", "basilica/not-your-builder", "B9", ("cell:1,0",)),
    Case(
        at("R@1 Y@2 G . .", "order 1", **order("G.recruit")),
        "recruit b1",
        "basilica/builder-stands-here",
        "B4.1",
        ("cell:1,0",),
    ),
    Case(
        at("R@1 Y@2 . . .\nG . . . .", "order 1"),
        "move a1 right",
        "basilica/builder-stands-here",
        "B4.1",
        ("cell:1,0",),
    ),
    Case(at("R@1 Y . . .", "order 3"), "disaster a1", "basilica/builder-stands-here", "B9.10", ("cell:0,0",)),
    Case(
        at("R Y@2 G B .", "order 1", "recruit a1", "pay", **order("G.recruit")),
        "recruit d1",
        "basilica/not-beside-own-builder",
        "B9.5",
        ("cell:3,0",),
    ),
    Case(
        at("R@1 Y@2 . . G@1", "order 1", **order("B.confuse")),
        "take e1",
        "basilica/confuses-nobody",
        "B9.6",
        ("cell:4,0",),
    ),
    Case(at("R@1 Y*@1 . . .", "order 2"), "glass b1", "basilica/glass-lies-here", "B9.8", ("cell:1,0",)),
    Case(
        at("R Y G^ . .", "order 1", **order("B.altar")),
        "altar c1",
        "basilica/altar-stands-here",
        "B9.11",
        ("cell:2,0",),
    ),
    Case(
        at("R@1 Y@2 G@1 . .", "order 1", "take a1", "decline", **order("B.confuse")),
        "move c1 left",
        "basilica/not-the-foes-builder",
        "B9.6",
        ("cell:2,0",),
    ),
    Case(
        at("R@1 Y@2 G B^@2 .", "order 1", "take a1", "decline", **order("B.confuse")),
        "move d1 left",
        "basilica/altar-protects",
        "B9.12",
        ("cell:3,0",),
    ),
    Case(
        at("R Y^ . . .", "order 1", **order("R.disaster")),
        "disaster b1",
        "basilica/altar-protects",
        "B9.10",
        ("cell:1,0",),
    ),
    Case(at("R@1 Y . . .", "order 1"), "move a1 left", "basilica/off-the-plan", "B1.5", ("cell:0,0",)),
    Case(
        at("R@1am Y . . .", "order 1", "promote a1", **order("R.promote")),
        "rank architect/juggler",
        "basilica/same-rank",
        "B9.1",
        ("token:architect/juggler",),
    ),
    Case(
        at("R@1 Y@2 . . .", *PAID, "promote b1", **order("R.promote")),
        "rank architect/mason",
        "basilica/rank-just-chosen",
        "B9.2",
        ("token:architect/mason",),
    ),
    Case(
        at("R@1am Y . . .", "order 1", "promote a1", **order("R.promote")),
        "rank mason/architect",
        "basilica/token-not-in-supply",
        "B9.1",
        ("token:mason/architect",),
    ),
    Case(
        at("R@1j Y . . .", "place 1 e1", vaults=("B+", "Y", "G"), marker=9),
        "juggle red",
        "basilica/colour-on-tile",
        "B7.9",
        ("cell:0,0",),
    ),
]


class TestRefusals(Refusals):
    ruleset, constants, reasons, cases = RULESET, constants, REASONS, CASES

    def states(self) -> list[Any]:
        return [position("R@1 Y . . ."), position("R@1 Y@2 . . .", festum=True)]

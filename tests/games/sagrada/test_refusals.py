"""Every reason for which Sagrada refuses an action, with its code, its clause and what stands in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.refusals import Case, Refusals
from rosace.games.sagrada.kernel import constants
from rosace.games.sagrada.kernel.actions import CELL_WORDS
from rosace.games.sagrada.text.reasons import REASONS

from .drawing import MOVED
from .helpers import RULESET, position, refusal, settle, solo, step, texts, with_pool

POOL = "Y2 G3 G3 G4"
CORNER = "R1 .. .. .. .."


def at(drawing: str = CORNER, *notations: str, **rest: Any) -> Callable[[], Any]:
    rest = {"pool": POOL if drawing else f"{POOL} G4"} | rest
    return lambda: step(position(drawing, **rest), *notations)


def alone(drawing: str = CORNER, *notations: str, **rest: Any) -> Callable[[], Any]:
    return lambda: step(solo(drawing, **rest), *notations)


def tools(*numbers: int) -> dict[str, Any]:
    return {"tools": numbers}


SUN = {"faces": ("sun-catcher",), "pool": "Y2 G3 G3"}
PAIR = "R1 .. .. .. ..\nG2 .. .. .. .."
WHEEL = {**SUN, "tools": (2, 4, 12), "track": {1: "R6 G1"}}
BESIDE = "R1 .. R3 .. ..\nP6 .. .. .. .."  # what lies beside a2 of luz-celestial, and at its corner

CASES = [
    Case(at(), -1, "core/no-such-action", "core"),
    Case(at(), 1241, "core/no-such-action", "core"),
    Case(lambda: position(phase="over"), "pass", "core/over", "S1.4"),
    Case(lambda: RULESET.new(), "pass", "core/chance", "core"),
    Case(at(), "roll 3", "core/not-chance", "core"),
    Case(lambda: RULESET.new(), "roll 3", "core/impossible-outcome", "core"),
    Case(at(), "put a1", "sagrada/not-now", "S2.3", ("cell:0,0,0",)),
    Case(lambda: settle(RULESET.new()), "window virtus", "sagrada/not-your-card", "S1.2"),
    Case(at(), "place B6 a2", "sagrada/not-in-pool", "S2.3", ("pool:B6",)),
    Case(at(CORNER, "tool 6", **tools(1, 6, 7)), "draft B6", "sagrada/not-in-pool", "S2.3", ("pool:B6",)),
    Case(at(CORNER, "place Y2 a2"), "place G3 b1", "sagrada/already-drafted", "S2.3", ("cell:0,0,1",)),
    Case(at(), "place Y2 a1", "sagrada/occupied", "S3.3", ("cell:0,0,0",)),
    Case(at(""), "place Y2 b3", "sagrada/not-on-edge", "S3.1", ("cell:0,2,1",)),
    Case(at(), "place Y2 c3", "sagrada/no-contact", "S3.2", ("cell:0,2,2",)),
    Case(at(), "place Y2 b1", "sagrada/printed-colour", "S3.3", ("cell:0,0,1",)),
    Case(at(), "place Y2 b2", "sagrada/printed-value", "S3.3", ("cell:0,1,1",)),
    Case(
        at(BESIDE, pool="R2", on=MOVED),
        "place R2 a2",
        "sagrada/neighbour-colour",
        "S3.4",
        ("cell:0,0,0", "cell:0,2,0"),
    ),
    Case(at(BESIDE, pool="G3", on=MOVED), "place G3 a2", "sagrada/neighbour-value", "S3.4", ("cell:0,2,0",)),
    Case(at(CORNER, "tool 9", **tools(1, 6, 9)), "place Y2 b2", "sagrada/touches", "S8.9", ("cell:0,0,0",)),
    Case(
        at("R1 G3 .. .. ..", "tool 9", pool="G4 Y2", **tools(1, 6, 9)),
        "place G4 b2",
        "sagrada/touches",
        "S8.9",
        ("cell:0,0,0", "cell:0,1,0"),
    ),
    Case(at(), "tool 5", "sagrada/no-such-tool", "S1.3", ("tool:5",)),
    Case(at(CORNER, "tool 2", "move a1 a2"), "tool 12", "sagrada/tool-used", "S4.1", ("tool:12",)),
    Case(
        alone(CORNER, tools=(2, 12), gone=(2,), paid="B1", pool="B2 B3"),
        "tool 2",
        "sagrada/tool-gone",
        "S6.3",
        ("tool:2",),
    ),
    Case(at(tokens=(0, 3)), "tool 2", "sagrada/too-dear", "S4.1", ("tool:2",)),
    Case(
        alone(CORNER, tools=(1, 2), pool="R2 R3 R4"), "tool 1", "sagrada/no-die-to-pay", "S6.3", ("tool:1",)
    ),
    Case(
        alone(CORNER, "tool 2", tools=(1, 2), pool="B2 R3 R4"),
        "pay R3",
        "sagrada/wrong-colour-to-pay",
        "S6.3",
        ("pool:R3",),
    ),
    Case(at(), "tool 8", "sagrada/after-drafting", "S8.8", ("tool:8",)),
    Case(at(turn=3), "tool 8", "sagrada/first-turn-only", "S8.8", ("tool:8",)),
    Case(at(**tools(1, 6, 7)), "tool 7", "sagrada/second-turn-only", "S8.7", ("tool:7",)),
    Case(
        at(CORNER, "place Y2 a2", **tools(1, 6, 7)), "tool 6", "sagrada/before-placing", "S4.3", ("tool:6",)
    ),
    Case(at(round=1, turn=3), "tool 12", "sagrada/empty-track", "S4.2", ("tool:12",)),
    Case(lambda: with_pool(at(**tools(1, 6, 7))(), ""), "tool 6", "sagrada/empty-pool", "S4.2", ("tool:6",)),
    Case(at(""), "tool 2", "sagrada/nothing-to-move", "S4.2", ("tool:2",)),
    Case(at(pool="R2 R6 R1", **tools(1, 6, 7)), "tool 1", "sagrada/nothing-fits", "S4.2", ("tool:1",)),
    Case(
        at(CORNER, "tool 1", pool="G2 R2", **tools(1, 6, 7)),
        "draft R2",
        "sagrada/nothing-fits",
        "S4.2",
        ("pool:R2",),
    ),
    Case(
        alone(CORNER, "tool 10", tools=(10,), pool="G6 G3 R2"),
        "pay G3",
        "sagrada/pays-in-vain",
        "S6.3",
        ("pool:G3",),
    ),
    Case(at(CORNER, "tool 2"), "move d5 a2", "sagrada/no-die-there", "S4.4", ("cell:0,4,3",)),
    Case(at(CORNER, "tool 2"), "move a1 a1", "sagrada/same-cell", "S4.4", ("cell:0,0,0",)),
    Case(
        at(PAIR, "tool 4", "move a1 c1", **WHEEL), "move c1 a1", "sagrada/same-die", "S4.4", ("cell:0,0,2",)
    ),
    Case(
        at(CORNER, "tool 5", "draft Y2", tools=(1, 5, 6), track={1: "Y6"}),
        "swap B1",
        "sagrada/not-on-track",
        "S8.5",
        ("track:B1",),
    ),
    Case(
        at("R1 .. .. .. ..\nP2 .. .. .. ..", "tool 12", **WHEEL),
        "move b1 c1",
        "sagrada/colour-not-on-track",
        "S8.12",
        ("cell:0,0,1",),
    ),
    Case(
        at("R1 .. .. .. ..\nG2 .. R4 .. ..\n.. Y3 .. .. ..", "tool 12", "move a1 c1", **WHEEL),
        "move b1 a1",
        "sagrada/other-colour",
        "S8.12",
        ("cell:0,0,1",),
    ),
    Case(
        at("P6 .. .. .. ..\n.. P4 .. .. ..", "tool 4", **tools(1, 4, 12)),
        "move a1 c1",
        "sagrada/no-second-move",
        "S8.4",
        ("cell:0,0,2",),
    ),
    Case(
        at(CORNER, "tool 1", "draft G6", pool="G6 Y2", **tools(1, 6, 7)),
        "adjust up",
        "sagrada/not-beyond",
        "S8.1",
    ),
    Case(at(PAIR, "tool 4", "move a1 c1", **WHEEL), "stop", "sagrada/must-go-on", "S8.4"),
    Case(at(CORNER, "tool 10", "draft Y2", **tools(1, 6, 10)), "return", "sagrada/must-place", "S4.3"),
]


class TestRefusals(Refusals):
    ruleset, constants, reasons, cases = RULESET, constants, REASONS, CASES


# One window, every cell: the primary reason and what is guilty.

WINDOW = """
    R1 .. .. .. ..
    P2 R4 .. .. ..
    .. .. .. .. ..
"""
FREE = ""
PRIMARY = {
    "a1": ("occupied", "a1"), "b1": ("occupied", "b1"), "b2": ("occupied", "b2"),
    "a2": ("neighbour-colour", "a1 b2"), "a3": (FREE, ""), "b3": ("neighbour-colour", "b2"),
    "c1": ("printed-value", "c1"), "c2": ("neighbour-colour", "b2"), "c3": (FREE, ""),
    **{cell: ("no-contact", cell) for cell in CELL_WORDS if cell[1] in "45" or cell[0] == "d"},
}  # fmt: skip
OTHER = {
    "a2": ("neighbour-value", "b2"), "a3": ("printed-colour", "a3"), "b3": ("neighbour-value", "b2"),
    "c2": ("neighbour-value", "b2"),
}  # fmt: skip


@pytest.mark.parametrize(("die", "expected"), [("R2", PRIMARY), ("G4", PRIMARY | OTHER)])
@pytest.mark.parametrize("cell", CELL_WORDS)
def test_every_cell_a_die_may_not_go_to_has_one_primary_reason(die: str, expected: Any, cell: str) -> None:
    state = position(WINDOW, pool=f"{die} Y1")
    reason = RULESET.why_not(state, RULESET.parse(f"place {die} {cell}"))
    code, guilty = expected[cell]
    if code == FREE:
        assert reason is None
        assert f"place {die} {cell}" in texts(state)
        return
    assert reason is not None
    assert reason.code == f"sagrada/{code}"
    assert sorted(reason.params["guilty"]) == guilty.split()
    assert reason.elements == tuple(
        f"cell:0,{int(word[1]) - 1},{'abcd'.index(word[0])}" for word in reason.params["guilty"]
    )
    assert (reason.params["cell"], reason.params["die"]) == (cell, die)


def test_contact_comes_before_what_is_printed_and_that_before_the_neighbours() -> None:
    """c1 is printed 6: the red 2 fails there for the value, though it is beside purple 2 as well."""
    state = position(WINDOW, pool="P3 G2 Y1")
    assert refusal(state, "place G2 c1") == "printed-value S3.3"
    assert refusal(state, "place P3 a2") == ""
    assert refusal(state, "place G2 d2") == "no-contact S3.2"
    assert refusal(state, "place G2 b1") == "occupied S3.3"


def test_a_moved_die_is_not_in_its_own_way() -> None:
    """S4.4: R4 of b2 would lie beside R1, and not beside itself."""
    state = step(position(WINDOW, pool="Y1 Y2"), "tool 2")
    reason = RULESET.why_not(state, RULESET.parse("move b2 a2"))
    assert reason is not None
    assert (reason.code, reason.params["guilty"], reason.elements) == (
        "sagrada/neighbour-colour", ["a1"], ("cell:0,0,0",),
    )  # fmt: skip

"""Every reason for which Fantazja refuses an action, with its code, its clause and what stands in the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from contract.walks import LEANINGS, walk
from games.refusals import Case, Refusals
from rosace.games.fantazja.kernel import constants
from rosace.games.fantazja.kernel.constants import NUM_ACTIONS, P_TURN
from rosace.games.fantazja.text.reasons import OTHERWISE, REASONS

from .boards import RULESET, build, position, step
from .judging import check_everything

LAND = "e1 nRIb e2 lRIc s1 nPIb nPIIb w1 nMIb n1 nSa n1w1 nRIc"


def at(*notations: str, land: str = LAND, **rest: Any) -> Callable[[], Any]:
    rest = {"hand": "RIa PIa MIIb", "points": "Sb Sc"} | rest
    return lambda: step(position(land, **rest), *notations)


def finished() -> Any:
    return position(hand=("", ""), stack=("", ""), phase="over", skipped=2)


EXCHANGE = ("power special", "exchange RIa")
SWAP = {"tokens": "residential", "discards": "GIa GIb"}
MAGIC = {"tokens": "magic", "hand": ("RIa", "RIa RIb"), "land": LAND + " s1e1 nGIb"}
STRUCK = {"land": "w1 nMIa s1w1 nGIc", "tokens": "military magic", "hand": "PIa Sc", "points": ""}
FULL = "e1 lRIb lRIIb lRIII n1 lMIb lMIIb lMIII s1 nPIb nPIIb nPIII w1 nGIb nGIIb nGIII"

CASES = [
    Case(at(), -1, "core/no-such-action", "core"),
    Case(at(), NUM_ACTIONS, "core/no-such-action", "core"),
    Case(finished, "end", "core/over", "F9.1"),
    Case(lambda: RULESET.new(), "end", "core/chance", "core"),
    Case(at(), "draw RIc", "core/not-chance", "core"),
    Case(lambda: RULESET.new(), "draw RIc", "core/impossible-outcome", "core"),
    Case(at(), "lay s1e1 0", "fantazja/not-now", "F3.1", ("cell:s1e1",)),
    Case(at(), "give RIa", "fantazja/not-now", "F3.1", ("hand:RIa",)),
    Case(at("imagine RIa", **SWAP), "build PIa", "fantazja/main-done", "F3.1", ("hand:PIa",)),
    Case(at("imagine RIa", **SWAP), "imagine PIa", "fantazja/main-done", "F3.1", ("hand:PIa",)),
    Case(at(), "end", "fantazja/main-owed", "F3.1"),
    Case(at(), "build RIc", "fantazja/not-in-hand", "F1.2", ("hand:RIc",)),
    Case(at(), "imagine RIc", "fantazja/not-in-hand", "F1.2", ("hand:RIc",)),
    Case(at("power residential", **SWAP), "give RIc", "fantazja/not-in-hand", "F8.1", ("hand:RIc",)),
    Case(
        at("power special", tokens="special"), "exchange GIa", "fantazja/not-in-hand", "F8.5", ("hand:GIa",)
    ),
    Case(at(points=""), "build MIIb", "fantazja/no-point", "F6.1", ("hand:MIIb",)),
    Case(at(land=FULL, hand="RIc"), "build RIc", "fantazja/fits-nowhere", "F4.2", ("hand:RIc",)),
    Case(at(hand="GIIb"), "build GIIb", "fantazja/nothing-to-raise", "F6.2", ("hand:GIIb",)),
    Case(at("build RIa"), "lay e1 180", "fantazja/occupied", "F4.1", ("cell:e1",)),
    Case(at("build RIa"), "lay castle 180", "fantazja/occupied", "F4.1", ("cell:castle",)),
    Case(at("build RIa"), "lay e5 180", "fantazja/no-neighbour", "F4.1", ("cell:e5",)),
    Case(at("build RIa", guard="e2"), "lay e3 180", "fantazja/barred", "F4.3", ("cell:e2",)),
    Case(at("build RIa"), "lay s1e1 180", "fantazja/element", "F4.2", ("cell:e1", "cell:s1")),
    Case(at("build PIa"), "lay s1e1 0", "fantazja/number", "F4.2", ("cell:s1",)),
    Case(at("build MIIb"), "lay s9e9 0", "fantazja/nothing-below", "F6.2", ("cell:s9e9",)),
    Case(at("build MIIb"), "lay n1 180", "fantazja/on-special", "F6.3", ("cell:n1",)),
    Case(at("build MIIb"), "lay e1 180", "fantazja/other-type", "F6.2", ("cell:e1",)),
    Case(
        at("build MIIb", land=LAND + " w2 lMIb lMIIb"),
        "lay w2 0",
        "fantazja/other-level",
        "F6.2",
        ("cell:w2",),
    ),
    Case(
        at("build MIIb", land=LAND + " w2 lMIb", guard="w2"),
        "lay w2 0",
        "fantazja/guarded",
        "F8.3",
        ("cell:w2",),
    ),
    Case(at("build MIIb"), "lay w1 0", "fantazja/elements-turned", "F6.2", ("cell:w1",)),
    Case(at("build MIIb", "lay w1 180"), "pay RIa", "fantazja/not-face-down", "F6.1", ("face-down:RIa",)),
    Case(at(), "power magic", "fantazja/no-token", "F8.0", ("token:magic",)),
    Case(
        at("power residential", "give RIa", "enough", "take GIa", **SWAP),
        "power residential",
        "fantazja/power-used",
        "F3.2",
        ("token:residential",),
    ),
    Case(
        at(hand="", stack="", tokens="residential production"),
        "power residential",
        "fantazja/empty-hand",
        "F8.0",
        ("token:residential",),
    ),
    Case(
        at(tokens="residential"), "power residential", "fantazja/no-discards", "F8.0", ("token:residential",)
    ),
    Case(
        lambda: build(position(**STRUCK), "PIa", "w2"),
        "power military",
        "fantazja/no-building",
        "F8.0",
        ("token:military",),
    ),
    Case(
        at(**(MAGIC | {"hand": ("RIa", "")}), stack=("RIIa", "")),
        "power magic",
        "fantazja/nothing-to-see",
        "F8.0",
        ("token:magic",),
    ),
    Case(
        at(hand="RIII", tokens="special"), "power special", "fantazja/no-exchange", "F8.0", ("token:special",)
    ),
    Case(
        at("power residential", "give RIa", **SWAP),
        "give RIa",
        "fantazja/already-given",
        "F8.1",
        ("hand:RIa",),
    ),
    Case(
        at("power residential", "give RIa", "enough", **SWAP),
        "take RIa",
        "fantazja/not-discarded",
        "F8.1",
        ("discard:RIa",),
    ),
    Case(
        at("power production", tokens="production", discards="GIa"),
        "recall GIb",
        "fantazja/not-discarded",
        "F8.2",
        ("discard:GIb",),
    ),
    Case(
        at("power residential", "give RIa", "give PIa", "take GIa", **SWAP),
        "take GIa",
        "fantazja/already-taken",
        "F8.1",
        ("discard:GIa",),
    ),
    Case(at("power residential", **SWAP), "enough", "fantazja/give-one", "F8.0"),
    Case(
        at("power military", tokens="military"),
        "guard castle",
        "fantazja/no-building-there",
        "F8.3",
        ("cell:castle",),
    ),
    Case(
        at(*EXCHANGE, tokens="special"),
        "lay castle 0",
        "fantazja/no-building-there",
        "F8.5",
        ("cell:castle",),
    ),
    Case(
        at("power magic", "show RIa", "show RIb", **MAGIC),
        "under RIc",
        "fantazja/not-shown",
        "F8.4",
        ("shown:RIc",),
    ),
    Case(at(*EXCHANGE, tokens="special"), "lay e2 0", "fantazja/not-yours", "F8.5", ("cell:e2",)),
    Case(at(*EXCHANGE, tokens="special"), "lay n1 180", "fantazja/special-stays", "F8.5", ("cell:n1",)),
    Case(at(*EXCHANGE, tokens="special"), "lay s1 180", "fantazja/level-differs", "F8.5", ("cell:s1",)),
    Case(
        at("power special", tokens="special", hand="RIa GIII"),
        "exchange GIII",
        "fantazja/exchanges-nothing",
        "F8.5",
        ("hand:GIII",),
    ),
    Case(
        at(*EXCHANGE, tokens="special"),
        "lay e1 0",
        "fantazja/exchange-element",
        "F8.5",
        ("cell:e2", "cell:castle"),
    ),
    Case(
        at("power special", "exchange MIIb", tokens="special", land=LAND + " w2 nGIb nGIIb", guard="w2"),
        "lay w2 0",
        "fantazja/guarded",
        "F8.3",
        ("cell:w2",),
    ),
]


class TestRefusals(Refusals):
    ruleset, constants, reasons, cases = RULESET, constants, REASONS, CASES
    stride = 7

    def test_every_clause_of_a_reason_is_tested(self) -> None:
        tested = {(case.code, case.clause) for case in CASES}
        assert tested >= set(REASONS.values())
        assert tested >= {(REASONS[code][0], clause) for (_, code), clause in OTHERWISE.items()}


# Every tile, cell and turn, judged by the test itself.

SOME = [
    position(hand="RIa RIb Sc GIIb RIII", points="Sb"),
    position(LAND, hand="RIa PIa MIIb PIII MIIa Sc", points="Sb"),
    position(LAND, hand="RIa PIa MIIb PIII RIIa Sc", points="Sb", tokens="special", guard="e1"),
    position(LAND, hand="RIa MIc PIIa GIIb RIIa", tokens="special", guard="s1"),
    position(FULL, hand="RIc RIa MIc GIa Sa Sb", points="Sc"),
    position(
        "e1 nGIb s1e2 lSb s2e1 nRIc s1 lMIb e2 lRIc s2 lPIc", hand="MIc RIa PIa GIc Sc MIIa", points="Sa"
    ),
    position("e1 nGIb e2 nMIc e3 lRIc s1e3 lRIb s2e3 nRIa s2e2 nPIc s2e1 lPIb s2 lGIc s1 nSb", hand="MIb Sc"),
]


@pytest.mark.parametrize("number", range(len(SOME)))
def test_every_cell_and_turn_round_a_land_is_judged_rightly(number: int) -> None:
    assert "" in check_everything(RULESET, SOME[number])


PLACES = {
    "", "occupied F4.1", "no-neighbour F4.1", "barred F4.3", "element F4.2", "number F4.2",
    "nothing-below F6.2", "on-special F6.3", "other-type F6.2", "other-level F6.2", "guarded F8.3",
    "elements-turned F6.2", "no-building-there F8.5", "not-yours F8.5", "special-stays F8.5",
    "level-differs F8.5", "exchange-element F8.5",
}  # fmt: skip


def test_every_cell_and_turn_in_games_is_judged_rightly() -> None:
    """In games that meet every reason there is for a place."""
    met: Counter[str] = Counter()
    for lean in (None, *LEANINGS["fantazja"]):
        for seed in range(4):
            for number, (state, _) in enumerate(walk(RULESET.new(), seed, lean=lean)):
                if state.phase == P_TURN and number % 6 == 0:
                    met.update(check_everything(RULESET, state))
    assert set(met) > PLACES
    assert met[""] > 500

"""Documents no game can come to are refused, and the message names the cause."""

from __future__ import annotations

from typing import Any

from games.documents import GONE, Cases, Refused, change, wrong_headings, wrong_names, wrong_values

from .helpers import RULESET, cathedral, document

DRAWING = "R@1am Y@2 RB G* .\n# B . . ."


def plain(**paths: Any) -> dict[str, Any]:
    return change(document(DRAWING, marker=12, scorings=[[3, 4]]), **paths)


def built(**lists: Any) -> dict[str, Any]:
    return change(document(DRAWING), **{f"cathedral__{name}": value for name, value in lists.items()})


def builder(at: str, seat: int = 0, **rest: Any) -> dict[str, Any]:
    return {"seat": seat, "at": at, **rest}


HEADINGS = wrong_headings(plain()) | {
    "unknown edition": (plain(options={"variant": "2015"}), "variant must be one of 2022, 2010"),
    "six removed without festum": (plain(options={"remove_six": True}), "B11.1"),
}

NAMES = wrong_names(
    plain(),
    missing=(
        "cathedral", "coins", "marker", "orders", "vaults", "stack", "discards", "turn", "now",
        "stack__tiles", "turn__actions_left", "now__phase",
    ),
    unknown=("cathedral", "cathedral__builders__0", "stack", "turn", "now"),
) | {
    "unknown name in reshuffled": (
        change(document(DRAWING, stack=5, reshuffled=True), reshuffled__colour=1),
        "colour is not a known name",
    ),
}  # fmt: skip

TYPES = wrong_values(
    plain(),
    (
        ("cathedral", [], "cathedral is [], not a JSON object"),
        ("cathedral__vaults", [], "cathedral.vaults is [], not a JSON object"),
        ("cathedral__vaults__a1", 7, "cathedral.vaults.a1: this box has no tile 7"),
        ("cathedral__vaults__a1", ["R1"], "this box has no tile ['R1']"),
        ("cathedral__scaffolding", {}, "cathedral.scaffolding is {}, not a list"),
        ("cathedral__scaffolding", [3], "3 is not a valid cell"),
        ("cathedral__scaffolding", [["a1"]], "['a1'] is not a valid cell"),
        ("cathedral__glass", "d1", "cathedral.glass is 'd1', not a list"),
        ("cathedral__altars", 0, "cathedral.altars is 0, not a list"),
        ("cathedral__builders", {}, "cathedral.builders is {}, not a list"),
        ("cathedral__builders", ["a1"], "cathedral.builders[0] is not a JSON object"),
        ("cathedral__builders__0__seat", "1", "cathedral.builders[0].seat is '1', not a whole number"),
        ("cathedral__builders__0__seat", True, "seat is True, not a whole number"),
        ("cathedral__builders__0__at", 1, "cathedral.builders[0].at is 1, not a text"),
        ("cathedral__builders__0__token", "architect", "token is 'architect', not a list"),
        ("cathedral__builders__0__token", [[], {}], "token is [side up, side down]"),
        ("scorings", {}, "scorings is {}, not a list"),
        ("scorings", [3, 4], "scorings[0] is not two numbers"),
        ("scorings", [[3.0, 4]], "scorings[0] is not two numbers"),
        ("scorings", [[True, 4]], "scorings[0] is not two numbers"),
        ("coins", "11", "coins is '11', not a list"),
        ("coins", [True, True], "coins are two numbers"),
        ("marker", "12", "marker is '12', not a whole number"),
        ("marker", 12.0, "marker is 12.0, not a whole number"),
        ("marker", True, "marker is True, not a whole number"),
        ("orders", "red.move", "orders is 'red.move', not a list"),
        ("orders__0", 5, "5 is not a back"),
        ("orders__0", ["red.move"], "['red.move'] is not a back"),
        ("vaults", {}, "vaults is {}, not a list"),
        ("stack", 52, "stack is 52, not a JSON object"),
        ("stack__tiles", "52", "stack.tiles is '52', not a whole number"),
        ("stack__top", 3, "top is 3, not a text"),
        ("discards", {}, "discards is {}, not a list"),
        ("discards", [None], "this box has no tile None"),
        ("reshuffled", [], "reshuffled is [], not a JSON object"),
        ("turn", 1, "turn is 1, not a JSON object"),
        ("turn__seat", "1", "turn.seat is '1', not a whole number"),
        ("turn__actions_left", True, "turn.actions_left is True, not a whole number"),
        ("turn__just_placed", 3, "turn.just_placed is 3, not a text"),
        ("now", "action", "now is 'action', not a JSON object"),
        ("now__phase", 3, "now.phase is 3, not a text"),
        ("now__space", "1", "now.space is '1', not a whole number"),
        ("now__paid", 1, "now.paid is 1, not true or false"),
        ("now__fill", 1, "now.fill is 1, not a list"),
        ("now__ending", True, "now.ending is True, not a text"),
    ),
)

FIFTEEN = "R^ Y^ R^ Y^ R^\nY^ R^ Y^ R^ Y^\nR^ Y^ R^ Y^ G^"

CATHEDRAL: Cases = {
    "no such column": (built(scaffolding=["f1"]), r"'f1' is not a valid cell .*B1.5"),
    "row 0": (built(scaffolding=["a0"]), "'a0' is not a valid cell"),
    "a row too far": (built(scaffolding=["a157"]), "'a157' is not a valid cell"),
    "a vault off the plan": (built(vaults={"f1": "R1"}), "'f1' is not a valid cell"),
    "two builders on one tile": (
        built(builders=[builder("a1"), builder("a1", 1)]),
        r"two builders on one tile: a1 \(B4.1",
    ),
    "a builder on scaffolding": (built(builders=[builder("a2")]), r"no vault at a2 for the builder \(B4.1"),
    "a builder on nothing": (built(builders=[builder("e1")]), "no vault at e1"),
    "a third seat": (built(builders=[builder("a1", 2)]), "seat is 2, not from 0 to 1"),
    "six builders": (
        change(
            document("R Y R Y R\nY . . . ."),
            cathedral__builders=[builder(at) for at in ("a1", "b1", "c1", "d1", "e1", "a2")],
        ),
        r"more than 5 builders \(B1.2",
    ),
    "too many tokens": (
        built(builders=[builder(at, token=["architect", "mason"]) for at in ("a1", "b1")]),
        "does not have so many tokens architect/mason",
    ),
    "a token with one face": (built(builders=[builder("a1", token=["mason"])]), "side up, side down"),
    "a token with the same face twice": (
        built(builders=[builder("a1", token=["mason", "mason"])]),
        "tokens mason/mason",
    ),
    "a token with an unknown face": (
        built(builders=[builder("a1", token=["mason", "bishop"])]),
        "two of architect",
    ),
    "a Juggler in 2010": (
        change(
            document("R . . . .", variant="2010"),
            cathedral__builders=[builder("a1", token=["juggler", "architect"])],
        ),
        "does not have so many tokens juggler/architect",
    ),
    "wild beside wild": (
        built(vaults={"b1": "RB1", "c1": "RY1"}, glass=[]),
        r"wild beside wild: b1 and c1 \(B3.2",
    ),
    "wild below wild": (built(vaults={"b1": "RB1", "b2": "RY1"}, glass=[]), "wild beside wild: b1 and b2"),
    "an unknown tile": (built(vaults={"b1": "R11"}), "this box has no tile 'R11'"),
    "a festum tile without festum": (built(vaults={"b1": "RF1"}), "this box has no tile 'RF1'"),
    "a tile twice in the cathedral": (
        built(vaults={"a1": "R1", "b1": "R1"}),
        "tile R1 appears twice: cathedral.vaults.a1",
    ),
    "vault and scaffolding on one cell": (
        built(scaffolding=["a1"]),
        r"a1 has both a vault and scaffolding \(B3.1",
    ),
    "scaffolding twice": (built(scaffolding=["a2", "a2"]), "a2 appears 2 times"),
    "glass twice": (built(glass=["d1", "d1"]), "d1 appears 2 times"),
    "glass without a vault": (built(glass=["e1"]), r"e1 has glass but no vault \(B9.8"),
    "glass on scaffolding": (built(glass=["a2"]), "a2 has glass but no vault"),
    "an altar without a vault": (
        change(document(DRAWING, festum=True), cathedral__altars=["e1"]),
        "e1 has an altar but no vault",
    ),
    "an altar without festum": (built(altars=["a1"]), r"Festum Fatuorum \(B9.11"),
    "fifteen altars": (document(FIFTEEN, festum=True), r"15 altars; there are 14 \(B9.11"),
}

TABLE: Cases = {
    "a third coin": (plain(coins=[2, 1]), r"coins are two numbers that sum to 2 \(B1.2"),
    "a coin owed": (plain(coins=[3, -1]), "coins are two numbers"),
    "three purses": (plain(coins=[1, 1, 0]), "coins are two numbers"),
    "two order spaces": (plain(orders=["red.move", "blue.move"]), r"three spaces each.*B1.4"),
    "four vault spaces": (plain(vaults=["R1", "R2", "R3", "R4"]), "three spaces each"),
    "an unknown back": (plain(orders__0="blue-red.move"), "'blue-red.move' is not a back"),
    "a back there is not": (
        plain(orders__0="green-blue.glass"),
        r"more tiles with the back green-blue.glass.*B1.1",
    ),
    "a back used up": (
        plain(orders=["red.move", "red.move", "blue.glass"]),
        "more tiles with the back red.move",
    ),
    "an altar's back without festum": (plain(orders__0="red.altar"), "more tiles with the back red.altar"),
    "an empty order space": (plain(orders__0=None, stack__tiles=48), r"every space holds a tile.*B5.1"),
    "a tile in display and cathedral": (
        built(vaults={"a1": "R1"}, builders=[], glass=[]) | {"vaults": ["R1", "Y1", "G1"]},
        "tile R1 appears twice",
    ),
    "a tile among the discards and the vaults": (
        plain(discards=["B9", "B9"]),
        "tile B9 appears twice: discards.0. and discards.1.",
    ),
    "an unknown tile discarded": (plain(discards=["Z1"]), "discards.0.: this box has no tile 'Z1'"),
    "too many tiles in the stack": (
        plain(stack__tiles=50),
        r"stack.tiles is 50, but the tiles named elsewhere leave 47",
    ),
    "a stack below nothing": (plain(stack__tiles=-1), "stack.tiles is -1, not from 0"),
    "the top of an empty stack": (
        change(document(DRAWING, stack=[]), stack__top="red.move"),
        r"empty stack has no top tile \(B1.3",
    ),
    "no top on a stack": (plain(stack__top=None), r"top of the stack is seen, unless it is empty \(B1.3"),
    "a top tile that lies elsewhere": (
        change(document(discards=["R.move"]), stack__top="red.move"),
        "more tiles with the back red.move",
    ),
    "older orders that are none": (
        change(document(DRAWING, stack=5, reshuffled=True), reshuffled__older_orders=[3]),
        r"0 to 2, that hold a tile \(B5.2",
    ),
    "tiles lost in the shuffle": (
        change(document(DRAWING, stack=5, reshuffled=True), reshuffled__unseen=[]),
        "stack.tiles is 5",
    ),
    "tiles nowhere after the shuffle": (
        change(document(DRAWING, stack=5, reshuffled=True), discards=[]),
        r"tiles are missing, not 0 \(B11.1",
    ),
    "four scorings": (plain(scorings=[[0, 0]] * 4), r"three scorings at most \(B6.4"),
    "a scoring of three": (plain(scorings=[[1, 2, 3]]), "scorings.0. is not two numbers"),
    "negative points": (plain(scorings=[[-1, 2]]), "scorings.0. is not two numbers"),
    "three scorings but not over": (
        plain(scorings=[[0, 0]] * 3, marker=30),
        r"third scoring ends the game \(B6.4",
    ),
    "a marker behind its scoring": (plain(marker=9), r"marker is on 9 after 1 scorings \(B6.2"),
    "a marker past a scoring space": (plain(marker=21), r"marker passed space 20 without a scoring \(B6.2"),
    "a marker on a scoring space": (plain(marker=20), r"on space 20: a scoring comes first \(B6.2"),
    "a marker off the track": (plain(marker=31), "marker is 31, not from 0 to 30"),
    "a tower": (document("\n".join([". # . . ."] * 60)), r"cathedral of 60 rows .*B13.2"),
    "nobody's turn": (plain(turn__seat=None), r"turn.seat is null until.*B1.6"),
    "the turn of a third seat": (plain(turn__seat=2), "turn.seat is 2, not from 0 to 1"),
    "no action left": (plain(turn__actions_left=0), "actions_left is 0, not from 1 to 3"),
    "four actions left": (plain(turn__actions_left=4), "actions_left is 4, not from 1 to 3"),
    "no vault just placed": (
        plain(turn__just_placed="e1", turn__actions_left=2),
        r"e1 is not a vault without a builder \(B2.2",
    ),
    "a builder on the vault just placed": (
        plain(turn__just_placed="a1", turn__actions_left=2),
        "a1 is not a vault without a builder",
    ),
    "a vault just placed before the first action": (
        plain(turn__just_placed="c1"),
        r"action just before, in this turn \(B2.2",
    ),
    "three wild vaults that fit nowhere": (
        document(". RB . YG .", vaults=("RY", "RG", "GB")),
        r"would have been replaced \(B3.3",
    ),
}

ALONE: Cases = {
    name: (change(cathedral("R@1 Y . . ."), **paths), message)
    for name, paths, message in (
        ("coins", {"coins": [1, 1]}, "coins is not a known name"),
        ("no cathedral", {"cathedral": GONE}, "cathedral is missing"),
        ("answers in a list", {"juggle": []}, r"juggle is \[\], not a JSON object"),
        ("another game", {"game": "sagrada"}, "game is 'sagrada'"),
        ("glass on nothing", {"cathedral__glass": ["e5"]}, "e5 has glass but no vault"),
        ("a scoring of one", {"scorings": [[1]]}, "scorings.0. is not two numbers"),
    )
}


class TestRefused(Refused):
    ruleset, alone, number = RULESET, ALONE, 140
    cases = {"heading": HEADINGS, "name": NAMES, "type": TYPES, "cathedral": CATHEDRAL, "table": TABLE}
    good = {
        "plain": plain(),
        "built": built(),
        "festum": document(DRAWING, festum=True),
        "reshuffled": document(DRAWING, stack=5, reshuffled=True),
        "empty stack": document(DRAWING, stack=[]),
        "2010": document("R . . . .", variant="2010"),
    }

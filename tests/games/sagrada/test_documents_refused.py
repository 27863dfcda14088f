"""Documents no game can come to are refused, and the message names the cause."""

from __future__ import annotations

from typing import Any

from games.documents import GONE, Cases, Refused, change, wrong_headings, wrong_names, wrong_values

from .helpers import RULESET, document, window

CORNER = "R1 .. .. .. .."
CARD, OTHER = ["via-lux", "industria"], ["sun-catcher", "shadow-thief"]


def plain(**paths: Any) -> dict[str, Any]:
    return change(document(CORNER, pool="Y2 G3 G3 G4", on={8: 1}), **paths)


def other(*drawings: str, rest: dict[str, Any] | None = None, **paths: Any) -> dict[str, Any]:
    """Another document than the plain one, changed."""
    return change(document(*drawings, **({"pool": "Y2 G3 G3 G4"} | (rest or {}))), **paths)


def alone(rest: dict[str, Any] | None = None, **paths: Any) -> dict[str, Any]:
    found = document(CORNER, **({"seats": 1, "tools": (1, 2), "pool": "B2 P3 G4"} | (rest or {})))
    return change(found, **paths)


BOOK = ("private", "card", "window", "tool-card", "public", "first")
OPEN = ("tool-card", "public", "first", "private", "card", "window")


def dealing(phase: str, order: tuple[str, ...] = BOOK, **paths: Any) -> dict[str, Any]:
    """A document from the set-up of a game for two."""
    found = document("", "", pool="R1 R2 G3 G3 G3", round=1)
    found |= {"pool": [], "options": {"open_setup": order is OPEN}}
    no_windows = [{"window": None, "tokens": 0, "dice": {}} for _ in range(2)]
    empty: dict[str, Any] = {
        "tool-card": {"tools": []}, "public": {"public": []}, "first": {"first": None},
        "private": {"private": [[], []]}, "card": {"choices": [[], []]}, "window": {"windows": no_windows},
    }  # fmt: skip
    for later in order[order.index(phase) :]:
        found |= empty[later]
    return change(found | {"now": {"phase": phase}}, **paths)


HEADINGS = wrong_headings(plain()) | {
    "difficulty for two": (plain(options={"difficulty": 2}), r"S6\.1"),
    "difficulty of six": (alone(options={"difficulty": 6}), "difficulty must be one of"),
    "five seats": (plain(seats=5), "seats, not 5"),
    "no seats at all": (plain(seats=0), "seats, not 0"),
    "seats are a text": (plain(seats="2"), "seats is '2', not a whole number"),
    "seats are true": (plain(seats=True), "seats is True, not a whole number"),
}

NAMES = wrong_names(
    plain(),
    missing=(
        "seats", "tools", "private", "choices", "windows", "pool", "track", "round", "turn", "now",
        "turn__turns_done", "now__phase",
    ),
    unknown=("tools__0", "windows__0", "turn", "now"),
)  # fmt: skip

TYPES = wrong_values(
    plain(),
    (
        ("tools", {}, "tools is {}, not a list"),
        ("tools", [3], "tools[0] is not a JSON object"),
        ("tools__0__number", "2", "tools[0].number is '2', not a whole number"),
        ("tools__0__number", 13, "tools[0].number is 13, not from 1 to 12"),
        ("tools__0__tokens", -1, "tools[0].tokens is -1, not from 0 to 24"),
        ("tools__0__gone", 1, "tools[0].gone is 1, not true or false"),
        ("public", "row-colours", "public is 'row-colours', not a list"),
        ("public__0", "rows", "public: 'rows' is not one of row-colours"),
        ("public__0", ["row-colours"], "public: ['row-colours'] is not one of"),
        ("private", ["red", "yellow"], "private[0] is not a list of at most 1 cards"),
        ("private__0", ["pink"], "private[0] is not a list"),
        ("private__0", [["red"]], "private[0] is not a list"),
        ("choices__0", ["via-lux", "rose"], "choices[0]: 'rose' is not a valid window"),
        ("choices__0", [12, True], "choices[0]: 12 is not a valid window"),
        ("choices__0", "via-lux", "choices[0] is not a list of the windows on at most 2 cards"),
        ("choices__0", CARD * 3, "choices[0] is not a list of the windows on at most 2 cards"),
        ("windows", {}, "windows is {}, not a list"),
        ("windows__1", None, "windows[1] is not a JSON object"),
        ("windows__0__window", "rose", "windows[0].window is 'rose', not one of"),
        ("windows__0__window", 3, "windows[0].window is 3, not a text"),
        ("windows__0__tokens", 7, "windows[0].tokens is 7, not from 0 to 6"),
        ("windows__0__dice", [], "windows[0].dice is [], not a JSON object"),
        ("windows__0__dice", {"e1": "R1"}, "'e1' is not a valid cell"),
        ("windows__0__dice", {"a1": "R7"}, "dice.a1: 'R7' is not a valid die"),
        ("windows__0__dice", {"a1": 4}, "dice.a1: 4 is not a valid die"),
        ("windows__0__dice", {"a1": ["R1"]}, "is not a valid die"),
        ("pool", "R1", "pool is 'R1', not a list"),
        ("pool", ["X1"], "pool: 'X1' is not a valid die; a die is written like R4"),
        ("pool", [1], "pool: 1 is not a valid die"),
        ("track", [[]] * 9, "track has 9 entries, not 10"),
        ("track__0", "R1", "track[0] is not a list of dice"),
        ("track__0", ["R0"], "track[0]: 'R0' is not a valid die"),
        ("paid", {}, "paid is {}, not a list"),
        ("round", 0, "round is 0, not from 1 to 10"),
        ("round", 11, "round is 11, not from 1 to 10"),
        ("round", 2.0, "round is 2.0, not a whole number"),
        ("first", 2, "first is 2, not from 0 to 1"),
        ("first", "1", "first is '1', not a whole number"),
        ("turn", 1, "turn is 1, not a JSON object"),
        ("turn__turns_done", 5, "turn.turns_done is 5, not from 0 to 4"),
        ("turn__turns_done", True, "turn.turns_done is True, not a whole number"),
        ("turn__drafted", 1, "turn.drafted is 1, not true or false"),
        ("turn__skipped", 1, "turn.skipped is 1, not a list"),
        ("turn__skipped", [2], "turn.skipped lists the seats"),
        ("turn__skipped", [True], "turn.skipped lists the seats"),
        ("now", "turn", "now is 'turn', not a JSON object"),
        ("now__phase", "roundabout", "now.phase is 'roundabout', not one of"),
        ("now__tool", 13, "now.tool is 13, not from 1 to 12"),
        ("now__hand", "R9", "now.hand is 'R9', not one of"),
        ("now__moved", "e1", "now.moved is 'e1', not one of"),
        ("now__rolling", [], "now.rolling is [], not a JSON object"),
        ("now__rolling", {"pink": 1}, "now.rolling.pink is not a known name"),
        ("now__rolling", {"red": 10}, "now.rolling.red is 10, not from 0 to 9"),
    ),
)

DEALT: Cases = {
    "a tool twice": (plain(tools__1__number=2), "tool 2 appears twice"),
    "four tools": (plain(tools=[{"number": i} for i in (1, 2, 3, 4)]), "there are 3 on this table"),
    "two tools": (plain(tools=[{"number": i} for i in (2, 8)]), "3 tools are needed"),
    "two public objectives": (plain(public=["row-colours", "row-shades"]), "3 public objectives are needed"),
    "a public objective twice": (plain(public=["row-colours"] * 2), "different entries"),
    "three in solo": (alone(public=["row-colours", "row-shades", "deep-shades"]), "at most 2"),
    "no first player": (plain(first=None), "a first player are needed"),
    "no private objective": (plain(private=[["red"], []]), "2 private objectives are needed"),
    "a private objective twice": (plain(private=[["red"], ["red"]]), "red was dealt twice"),
    "two for each": (plain(private=[["red", "blue"], ["green"]]), "at most 1 cards"),
    "dealt out of order": (plain(private=[[], ["red"]]), "one seat after the other"),
    "a window card twice": (plain(choices__0=[*CARD, *CARD]), "via-lux was dealt twice"),
    "the sides of two cards": (
        plain(choices__1=["via-lux", *OTHER, "industria"]),
        "via-lux and sun-catcher are not",
    ),
    "one side of a card": (plain(choices__1=[*OTHER, "via-lux"]), "via-lux are not the two sides of a card"),
    "too few window cards": (plain(choices__1=OTHER), "4 window cards are needed"),
    "no window": (plain(windows__1={"window": None, "tokens": 0}), "2 windows are needed"),
    "a face of another's card": (plain(windows__0__window="virtus"), "virtus is on no card of seat 0"),
    "windows of three": (plain(windows=[{}] * 3), "windows has 3 entries, not 2"),
    "a tool before its time": (
        dealing("tool-card", public=["row-colours"]),
        "public objectives are dealt later",
    ),
    "nothing left to deal": (
        dealing("public", public=["row-colours", "row-shades", "deep-shades"]),
        "nothing is left",
    ),
    "a window too early": (dealing("card", windows__0__window="virtus"), "on no card of seat 0"),
    "windows out of order": (dealing("window", windows__1__window="sun-catcher"), "one seat after the other"),
    "tools before the windows": (
        dealing("window", tools=[{"number": 1, "tokens": 0}]),
        r"tools are dealt later \(S1",
    ),
    "no tools before the windows": (
        dealing("window", OPEN, tools=[]),
        r"3 tools are needed by then \(S1",
    ),
    "no tokens when the windows are chosen": (dealing("public", windows__0__tokens=2), "do not sum to"),
    "windows without window cards": (dealing("first", choices=[[], []]), "on no card of seat 0"),
    "dice in the deal": (dealing("window", pool=["R1"]), "1 dice are out of the bag"),
    "tokens in the deal": (dealing("window", windows__0__tokens=3), "do not sum to 0"),
    "a round in the deal": (dealing("window", round=2), "first round begins"),
    "a turn in the deal": (dealing("window", turn__turns_done=1), "begins with its first turn"),
    "dice without a window": (dealing("window", windows__0__dice={"a1": "R1"}), "dice but no window"),
    "solo without first": (alone(first=None), "first must be 0 in solo"),
}  # fmt: skip

LYING: Cases = {
    "neighbours of a colour": (plain(windows__0__dice={"a1": "R1", "a2": "R2"}), "a1 and a2 share"),
    "neighbours of a value": (plain(windows__0__dice={"a1": "R3", "b1": "P3"}), "a1 and b1 share"),
    "a printed colour": (plain(windows__0__dice={"b1": "R3"}), r"b1 is printed in another colour \(S3\.3\)"),
    "a printed value": (plain(windows__0__dice={"c1": "R3"}), r"c1 is printed with another value \(S3\.3\)"),
    "a first die inside": (plain(windows__0__dice={"b3": "R1"}), r"on the border \(S3\.1\)"),
    "19 red dice": (
        other(CORNER, rest={"round": 5}, track=[*[["R1"] * 5] * 3, ["R1"] * 4, *[[]] * 6]),
        "more than 18 red dice",
    ),
    "a die too many": (plain(pool=["Y2", *["G3"] * 5]), "16 dice are out of the bag"),
    "a die too few": (plain(pool=["Y2", *["G3"] * 3]), "14 dice are out of the bag"),
    "too many in the pool": (
        other(CORNER, rest={"round": 2}, pool=["Y2"] * 8, track__0=["R1"]),
        r"a round has 5 dice",
    ),
    "too many on a space": (
        other(CORNER, track=[["B1"] * 6, ["B2"] * 4, *[[]] * 8], pool=["Y2"] * 4), "a round has 5 dice"
    ),
    "the space of this round": (
        other(CORNER, track=[["B1"] * 5, [], ["B2"] * 5, *[[]] * 7], pool=["Y2"] * 4),
        "a round that is not over",
    ),
    "drawn more than once": (
        change(document("", "", phase="die", pool=""), track=[*[["B1"] * 5] * 2, *[[]] * 8], pool=["G1"] * 5),
        "all dice of the round are drawn",
    ),
    "dice of no round while drawing": (
        change(document(CORNER, phase="die", pool="R1", round=3), windows__0__dice={"a1": "R1", "a2": "Y2"}),
        "12 dice are out of the bag",
    ),
    "a pool at the end": (
        change(document("", "", phase="over"), track__9=[], pool=["R1"] * 5), "after the last round the pool"
    ),
    "paid for nothing": (alone(paid=["B1"], pool=["B2", "P3", "G4"]), "took one die with it"),
    "a tool gone for nothing": (alone(tools__0__gone=True), "took one die with it"),
    "a tool gone with two seats": (
        other(CORNER, tools__0__gone=True, paid=["B1"], pool=["Y2", "G3", "G3"]), "only in solo"
    ),
    "tokens out of nowhere": (plain(windows__0__tokens=4), "do not sum to 6"),
    "tokens lost": (plain(windows__0__tokens=1), "do not sum to 6"),
    "more than the window gave": (
        plain(windows__0__tokens=4, windows__1__tokens=1), "more favour tokens than its window gave"
    ),
    "tokens in solo": (alone(windows__0__tokens=3), "do not sum to 0"),
    "two tokens on a tool": (plain(tools__1__tokens=2, windows__0__tokens=1), "odd number"),
}  # fmt: skip

FOUR = "R1 Y2 .. .. ..\nP3 G4 .. .. .."
HISTORY: Cases = {
    "four dice in the first turn": (
        other("", rest={"round": 1}, pool=["Y2"],
              windows__0__dice={"a1": "R1", "a2": "Y2", "b1": "P3", "b2": "G4"}),
        r"seat 0 has 4 dice, but had turns for 0 \(S2\.2, S2\.3\)",
    ),
    "a die more than turns": (
        other("", rest={"round": 2}, track__0=["R1"] * 2,
              windows__0__dice={"a1": "R1", "a2": "Y2", "b1": "P3"}),
        "seat 0 has 3 dice, but had turns for 2",
    ),
    "a die in a turn that was skipped": (
        other("R1 Y2 .. .. ..", rest={"round": 1, "turn": 3, "first": 2, "skipped": [1], "pool": "Y2",
              "on": {8: 1}},
              windows__0__dice={"a1": "R1", "a2": "Y2", "b1": "P3"}, pool=["Y2"] * 2),
        "seat 0 has 3 dice, but had turns for 2",
    ),
    "a die of the next turn": (
        other("", rest={"round": 1, "turn": 1}, windows__1__dice={"a1": "R1"}, pool=["Y2"] * 4),
        "seat 1 has 1 dice, but had turns for 0",
    ),
    "three dice alone in a round": (
        change(document("", seats=1, tools=(1, 2), round=2),
               windows__0__dice={"a1": "R1", "a2": "Y2", "b1": "P3"}, track__0=["G1"]),
        "seat 0 has 3 dice, but had turns for 2",
    ),
    "three tools in two turns": (
        change(document("", seats=1, tools=(1, 2, 6), round=2), track__0=["G1"], paid=["P1", "P2", "B1"],
               tools=[{"number": tool, "gone": True} for tool in (1, 2, 6)]),
        "paid has 3 dice, but had turns for 2",
    ),
    "drafted, but no die": (
        other("", CORNER, turn__drafted=True, pool=["Y2"] * 4, track=[["G1"] * 5, ["G1"] * 5, *[[]] * 8]),
        "seat 0 has 0 dice, but took 1 in this round",
    ),
    "drafted, and a full pool": (
        plain(turn__drafted=True), "the pool lacks 0 dice, but the turns of this round took 1"
    ),
    "a pool from which no die was taken": (
        other(CORNER, pool=["Y2"] * 4, track=[["G1"] * 5, ["G1"] * 5, *[[]] * 8]),
        "the pool lacks 1 dice, but the turns of this round took 0",
    ),
    "nothing left of a round": (
        other(FOUR, "R1 .. .. .. ..\nY5 G4 .. .. ..\nP3 .. .. .. ..", track=[[], ["Y2"] * 2, *[[]] * 8]),
        r"track\[0\]: a round leaves 1 dice or more",
    ),
    "four dice of one round": (
        other(FOUR, track=[["Y2"] * 5, ["Y2"], *[[]] * 8]),
        "seat 0: 4 dice, but the pool and the round track lack 2 for them",
    ),
    "more tokens than turns": (
        other("", rest={"round": 1, "turn": 2, "tokens": (0, 3)}),
        "seat 0 has spent 3 favour tokens in 1 turns",
    ),
    "tokens before the first turn": (
        other("", rest={"round": 1, "on": {8: 1}}), "seat 0 has spent 1 favour tokens in 0 turns"
    ),
    "a tool in use, paid by another": (
        other(CORNER, rest={"phase": "move", "tool": 2, "tokens": (3, 2), "on": {2: 1}}),
        "seat 0 has used a tool in this round, but spent no favour token",
    ),
    "four seats that paid first": (
        other("", rest={"seats": 4, "tokens": (2, 2, 2, 3), "on": {8: 1, 12: 3}}),
        "2 tools have favour tokens, which does not fit what the seats spent",
    ),
    "two dice moved with one use": (
        other("R1 .. .. .. ..\nB3 .. .. .. ..", rest={"on": {2: 1}}, track__0=["G1"] * 3,
              windows__0__dice={"a1": "R1", "b1": "B3", "d2": "P3"}),
        "2 dice lie where tool 2 let them, but it was used 1 times",
    ),
    "a die moved by a seat that paid for nothing": (
        other("R1 .. .. .. ..\nB3 .. .. .. ..", rest={"tokens": (3, 2), "on": {2: 1}}),
        r"b1 is printed in another colour \(S3\.3\)",
    ),
}  # fmt: skip

MOVE = {"phase": "move", "tool": 2}
HAND = {"tools": (1, 6, 11), "pool": "Y2 G3 G3"}


def tool(
    phase: str, number: int, drawing: str = CORNER, rest: dict[str, Any] | None = None, **now: Any
) -> Any:
    """A document from the middle of a tool, which is valid if `now` and `rest` say so."""
    drafted = phase in ("adjust", "swap", "roll", "value", "put", "colour", "extra")
    tools = tuple(i for i in (1, 6, 8) if i != number)[:2]
    given = {"tools": (*tools, number), "on": {number: 1}, "drafted": drafted, "pool": "Y2 G3 G3"}
    return document(drawing, **(given | (rest or {})), phase=phase, tool=number, **now)


MOMENT: Cases = {
    "a tool in use in a turn": (plain(now__tool=2), "now.tool is set only while a tool is in use"),
    "no tool in use": (change(tool("move", 2), now={"phase": "move"}), "set only while a tool is in use"),
    "another tool in use": (tool("adjust", 10, hand="Y5"), "tool 10 is not in use in the phase adjust"),
    "a tool not on the table": (change(tool("move", 2), now__tool=3), "tool 3 is not in use"),
    "a tool not used": (change(tool("move", 2), turn__tool_used=False), "not in use in the phase move"),
    "a tool not paid": (
        change(tool("move", 2), tools__2__tokens=0, tools__0__tokens=1),
        "no favour token on tool 2",
    ),
    "used, and nothing paid": (
        other(CORNER, turn__tool_used=True), "no tool has been paid"
    ),
    "a die in hand in a turn": (other(CORNER, rest={"hand": "R1"}), "now.hand is the die drafted"),
    "no die in hand": (
        change(tool("put", 6, hand="Y5"), now__hand=GONE, pool=["Y2", *["G3"] * 4]),
        "now.hand is",
    ),
    "a value already chosen": (tool("value", 11, hand="Y5"), "value 1 until another is chosen"),
    "moved in a turn": (plain(now__moved="a1"), "now.moved is where"),
    "moved to an empty cell": (tool("move-again", 12, moved="a2"), "now.moved: there is no die"),
    "no second die to move": (
        tool("move-again", 12, moved="a1"),
        "nothing to decide in the phase move-again",
    ),
    "nothing moved": (tool("move-again", 12), "now.moved is where"),
    "rolling without the hammer": (other(CORNER, rest={"rolling": {"red": 1}}), "now.rolling are the dice"),
    "nothing rolling": (tool("reroll", 7, rest={"turn": 3}), "now.rolling are the dice"),
    "the hammer in a first turn": (tool("reroll", 7, rolling={"red": 1}), "for the second turn"),
    "the pliers in a second turn": (tool("extra", 8, rest={"turn": 3}), "for the first turn"),
    "not drafted, with a hand": (
        change(tool("put", 6, hand="Y5"), turn__drafted=False),
        "turn.drafted does not fit",
    ),
    "drafted before a tool drafts": (
        change(tool("draft", 6), turn__drafted=True),
        "turn.drafted does not fit",
    ),
    "a die pays with two seats": (tool("pay", 2), "only in solo"),
    "a solo tool not paid": (
        alone({"phase": "move", "tool": 2}), "leaves the game when its die is paid|no tool has been paid"
    ),
    "a hand that fits nowhere": (tool("put", 6, hand="R5"), "nothing to decide in the phase put"),
    "a draft that fits nowhere": (
        tool("draft", 1, rest={"pool": "R2 R6"}),
        "nothing to decide in the phase draft",
    ),
    "a swap with nothing that fits": (
        tool("swap", 5, hand="Y5", rest={"track": {1: "R5"}}), "nothing to decide in the phase swap"
    ),
    "a draft for nothing on the track": (
        tool("draft", 5, rest={"track": {1: "R5"}}), "no die of the round track fits"
    ),
    "a draft with an empty track": (
        tool("draft", 5, rest={"track": {}, "round": 1, "turn": 3}), "no die of the round track fits"
    ),
    "a move of nothing": (tool("move", 2, ""), "nothing to decide in the phase move"),
    "a turn beyond the last": (plain(turn__turns_done=4), "beyond the last turn"),
    "a seat that misses its turn": (
        plain(turn__turns_done=2, turn__skipped=[1], turn__tool_used=False), "seat 1 skips its second turn"
    ),
    "nobody can miss a turn": (
        other(CORNER, turn__turns_done=3, turn__skipped=[1]), "without the Running Pliers"
    ),
    "missing a turn before the first": (plain(turn__skipped=[1]), "still to come"),
    "a turn while drawing": (
        change(document(phase="die", pool="R1"), turn__turns_done=1),
        "begins with its first turn",
    ),
    "both done": (plain(turn__drafted=True, turn__tool_used=True), "a turn ends when"),
    "over too early": (
        change(document("", "", phase="over"), round=9),
        "dice are out of the bag|tenth round",
    ),
    "over, in its first turn": (
        change(document("", "", phase="over"), turn__turns_done=0),
        "not the last of the game",
    ),
}  # fmt: skip

ALONE: Cases = {
    "no window": (window(CORNER) | {"window": None}, "window is missing"),
    "no such window": (window(CORNER) | {"window": "rose"}, "window is 'rose', not one of"),
    "unknown name": (window(CORNER) | {"glass": []}, "glass is not a known name"),
    "a die off the window": (window(CORNER) | {"dice": {"a6": "R1"}}, "'a6' is not a valid cell"),
    "no die": (window(CORNER) | {"dice": {"a1": "R"}}, "'R' is not a valid die"),
    "more tokens than the window gives": (window(CORNER, tokens=4), "tokens is 4, not from 0 to 3"),
    "four public objectives": (
        window(CORNER, "row-colours", "row-shades", "deep-shades", "light-shades"), "at most 3"
    ),
    "two private objectives": (window(CORNER, private=["red", "blue"]), "at most 1"),
    "no such private objective": (window(CORNER, private=["pink"]), "'pink' is not one of red"),
    "two private, but not alone": (window(CORNER, two_private=True), r"S6\.1"),
    "another game": (window(CORNER) | {"game": "basilica"}, "not 'sagrada'"),
}  # fmt: skip

GOOD: dict[str, dict[str, Any]] = {
    "plain": plain(), "other": other(CORNER), "alone": alone(), "move": tool("move", 2),
    "put": tool("put", 6, hand="Y5"), "draft": tool("draft", 6), "value": tool("value", 11, hand="Y1"),
    "reroll": tool("reroll", 7, rest={"turn": 3}, rolling={"red": 1}), "extra": tool("extra", 8),
    "adjust": tool("adjust", 1, hand="Y5"), "swap": tool("swap", 5, hand="Y5"), "lens": tool("draft", 5),
    "colour": tool("colour", 11), "over": document("", "", phase="over"),
    "die": document(phase="die", pool="R1"),
    **{phase: dealing(phase) for phase in BOOK},
    **{f"{phase}, open": dealing(phase, OPEN) for phase in OPEN},
}  # fmt: skip


class TestRefused(Refused):
    ruleset, alone, good, number = RULESET, ALONE, GOOD, 170
    cases = {
        "heading": HEADINGS, "name": NAMES, "type": TYPES, "deal": DEALT, "lying": LYING, "history": HISTORY,
        "moment": MOMENT,
    }  # fmt: skip


def test_a_window_alone_is_accepted_unchanged() -> None:
    assert RULESET.score_document(window(CORNER)).totals == (-19,)

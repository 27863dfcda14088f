"""Documents that contradict the rules or themselves are refused, and the message names the cause."""

from __future__ import annotations

import re
from typing import Any

from games.documents import GONE, Cases, Refused, change, wrong_headings, wrong_names, wrong_values
from rosace.games.fantazja.kernel.actions import TILE_WORDS
from rosace.games.fantazja.ruleset import RULESET

from .test_documents import at

EAST, WEST, NORTH, SOUTH, FAR = at(1, 0), at(-1, 0), at(0, -1), at(0, 1), at(2, 0)


def stack(cell: str, *tiles: tuple[int, str], turn: int = 180) -> dict[str, Any]:
    """Tiles of these seats. Every second cell needs 180 degrees, since all tiles have the same order."""
    return {"cell": cell, "tiles": [{"owner": seat, "tile": tile, "turn": turn} for seat, tile in tiles]}


# Seat 1 sees two military buildings and one magic one of its own, seat 2 a residential, a production
# and a special one: every token may still be with seat 1 (F7.3).
PLAIN: dict[str, Any] = {
    "format": "rosace-position 1",
    "game": "fantazja",
    "rules": RULESET.spec.rules,
    "options": {},
    "stacks": [
        stack(EAST, (1, "MIc")),
        stack(FAR, (1, "RIb"), (2, "RIIb"), turn=0),
        stack(NORTH, (1, "MIb")),
        stack(SOUTH, (2, "PIb")),
        stack(WEST, (2, "Sa")),
        stack(at(1, 1), (1, "GIb"), turn=0),
    ],
    "players": [
        {
            "hand": ["RIa", "RIc", "PIa", "PIIa", "GIa", "MIIa"],
            "face_down": [{"tile": "GIIb"}, {"tile": "PIc", "known": True}, {"tile": "RIIa"}],
            "discards": ["RIII", "MIII", "RIIb"],
            "under": ["GIII"],
            "bonus": 1,
            "open": {"RIa": 1, "RIIa": 2},
            "seen": {"RIc": 3},
        },
        {
            "hand": ["RIa", "RIb", "PIa", "MIa", "GIa", "Sb"],
            "face_down": [{"tile": "RIc"}],
            "discards": ["PIII", "GIII"],
            "under": [],
            "bonus": 0,
            "open": {"RIc": 0},
            "seen": {},
        },
    ],
    "tokens": {"residential": 1, "production": 1, "military": 1, "magic": 1, "special": 1},
    "turn": {"seat": 1, "dealt": 2, "main_done": False, "power_used": False, "skips": 0},
    "now": {"phase": "turn"},
}


def plain(**paths: Any) -> dict[str, Any]:
    return change(PLAIN, **paths)


def using(phase: str, power: str, rest: dict[str, Any] | None = None, **paths: Any) -> dict[str, Any]:
    """A document from the middle of a power."""
    document = plain(turn__power_used=True, now={"phase": phase, "using": power, **(rest or {})})
    return change(document, **paths)


def give(*given: str, **paths: Any) -> dict[str, Any]:
    return using("give", "residential", {"given": list(given)}, **paths)


def take(given: list[str], taken: list[str], **paths: Any) -> dict[str, Any]:
    return using("take", "residential", {"given": given, "taken": taken}, **paths)


def magic(phase: str, *shown: str, **paths: Any) -> dict[str, Any]:
    """Seat 1 looks into the hand of seat 2; so many tiles of it are on show."""
    seen = dict.fromkeys(shown, 1)
    document = using(phase, "magic", {"shown": list(shown)}, players__1__seen=seen)
    return change(document, **paths)


def sunk(**paths: Any) -> dict[str, Any]:
    """One of four tiles has gone under."""
    document = magic("under", "RIa", "RIb", "PIa", now__sunk=1, players__1__under=["MIa"])
    return change(document, players__1__hand=["RIa", "RIb", "PIa", "GIa", "Sb"], **paths)


def lay(tile: str, **paths: Any) -> dict[str, Any]:
    return change(plain(now={"phase": "lay", "begun": tile}), **paths)


def exchange(tile: str, **paths: Any) -> dict[str, Any]:
    return using("lay", "special", {"begun": tile}, **paths)


HAND_OF_FIVE = ["RIa", "RIc", "PIa", "GIa", "MIIa"]


def pay(**paths: Any) -> dict[str, Any]:
    """Seat 1 has just raised a building that is to be paid for."""
    document = plain(players__0__hand=HAND_OF_FIVE, turn__main_done=True, now={"phase": "pay"})
    document["stacks"][3]["tiles"].append({"owner": 1, "tile": "PIIa", "turn": 180})
    return change(document, **paths)


def drawing(**paths: Any) -> dict[str, Any]:
    """Seat 1 has just ended its turn."""
    return change(pay(now={"phase": "draw"}), **paths)


def dealing(phase: str, seat: int | None, dealt: int, hands: tuple[int, int], **paths: Any) -> Any:
    players = [{"hand": list(TILE_WORDS[:number])} for number in hands]
    document = plain(stacks=[], players=players, tokens={}, now={"phase": phase})
    return change(document, turn__seat=seat, turn__dealt=dealt, **paths)


def ended(**paths: Any) -> dict[str, Any]:
    """The end, after a last turn of seat 1; whatever is not on the table is discarded."""
    document = plain(now={"phase": "over"}, turn__skips=2)
    document["tokens"] = {"military": 1}
    laid = [(tile["owner"], tile["tile"]) for item in document["stacks"] for tile in item["tiles"]]
    document["players"] = [
        {"discards": [tile for tile in TILE_WORDS if (seat, tile) not in laid]} for seat in (1, 2)
    ]
    return change(document, **paths)


def late(**paths: Any) -> dict[str, Any]:
    """The other seat has skipped its turn, and seat 1 has a tile left to play."""
    document = ended()
    document["players"][0]["discards"].remove("RIa")
    document["players"][0]["hand"] = ["RIa"]
    return change(document, now__phase="turn", turn__skips=1, **paths)


def spent(**paths: Any) -> dict[str, Any]:
    """The last turn of seat 1, which has powers but no tiles."""
    return change(ended(), now__phase="turn", turn__skips=1, **paths)


def table(**paths: Any) -> dict[str, Any]:
    document = {
        "format": "rosace-position 1", "game": "fantazja", "visible": [["MII", "S", "RIa"], ["GIII"]],
        "bonus": [1, 0],
    }  # fmt: skip
    return change(document, **paths)


HEADINGS = wrong_headings(PLAIN) | {
    "no such first player": (plain(options={"first": "3"}), "first must be one of"),
    "who begins is settled": (
        change(dealing("first", None, 0, (0, 0)), options={"first": "2"}), "says that seat 2 begins"
    ),
    "three seats": (plain(seats=3), "seats, not 3"),
    "seats": (plain(seats=2), "seats is not a known name"),
}  # fmt: skip

NAMES = wrong_names(
    PLAIN,
    missing=(
        "players", "turn", "now", "now__phase", "stacks__0__cell", "stacks__0__tiles",
        "stacks__0__tiles__0__owner", "stacks__0__tiles__0__tile", "players__0__face_down__0__tile",
    ),
    unknown=(
        "stacks__0", "stacks__0__tiles__0", "players__1", "players__0__face_down__0", "tokens", "turn", "now",
    ),
) | {
    "unknown name of a guard": (
        plain(tokens__military={"cell": EAST, "by": 2, "at": 1}), "military.at is not a known name"
    ),
    "no cell of a guard": (plain(tokens__military={"by": 2}), "tokens.military.cell is missing"),
    "no user of a guard": (plain(tokens__military={"cell": EAST}), "tokens.military.by is missing"),
}  # fmt: skip

TYPES = wrong_values(
    PLAIN,
    (
        ("stacks", {}, "stacks is {}, not a list"),
        ("stacks__0", 3, "stacks[1] is not a JSON object"),
        ("stacks__0__cell", 3, "stacks[1].cell is 3, not a text"),
        ("stacks__0__cell", "a1", "stacks[1].cell: 'a1' is not a valid cell; one is written like"),
        ("stacks__0__tiles", "RIa", "stacks[1].tiles is 'RIa', not a list"),
        ("stacks__0__tiles__0", "RIa", "stacks[1].tiles[1] is not a JSON object"),
        ("stacks__0__tiles__0__owner", 3, "stacks[1].tiles[1].owner is 3, not from 1 to 2"),
        ("stacks__0__tiles__0__owner", True, "owner is True, not a whole number"),
        ("stacks__0__tiles__0__tile", "RIV", "stacks[1].tiles[1].tile: 'RIV' is not a valid tile"),
        ("stacks__0__tiles__0__tile", 1, "stacks[1].tiles[1].tile is 1, not a text"),
        ("stacks__0__tiles__0__turn", 45, "stacks[1].tiles[1].turn is 45, not one of 0, 90, 180, 270"),
        ("stacks__0__tiles__0__turn", 360, "turn is 360, not one of 0, 90, 180, 270"),
        ("stacks__0__tiles__0__turn", "90", "turn is '90', not a whole number"),
        ("players", {}, "players is {}, not a list"),
        ("players", [], "players has 0 entries, not 2"),
        ("players__0", None, "players[1] is not a JSON object"),
        ("players__0__hand", "RIa", "players[1].hand is 'RIa', not a list"),
        (
            "players__0__hand",
            [["RIa"]],
            "players[1].hand: ['RIa'] is not a valid tile; a tile is written like RIa",
        ),
        ("players__0__face_down", ["RIa"], "players[1].face_down[1] is not a JSON object"),
        ("players__0__face_down__0__known", 1, "face_down[1].known is 1, not true or false"),
        ("players__1__discards", [None], "players[2].discards: None is not a valid tile"),
        ("players__1__under", {}, "players[2].under is {}, not a list"),
        ("players__0__bonus", 9, "players[1].bonus is 9, not from 0 to 8"),
        ("players__0__bonus", 1.0, "players[1].bonus is 1.0, not a whole number"),
        ("players__0__open", [], "players[1].open is [], not a JSON object"),
        ("players__0__open", {"X": 1}, "players[1].open: 'X' is not a valid tile"),
        ("players__0__open", {"RIa": 28}, "players[1].open.RIa is 28, not from 0 to 27"),
        ("players__0__open", {"RIa": None}, "players[1].open.RIa is missing"),
        ("players__0__seen", {"RIa": "1"}, "players[1].seen.RIa is '1', not a whole number"),
        ("tokens", [], "tokens is [], not a JSON object"),
        ("tokens__magic", 3, "tokens.magic is 3, not from 1 to 2"),
        ("tokens__magic", {"cell": EAST, "by": 1}, "not a whole number"),
        ("tokens__military", "pool", "tokens.military is 'pool', not a whole number"),
        ("tokens__military", {"cell": "here", "by": 1}, "tokens.military.cell: 'here' is not a valid cell"),
        ("tokens__military", {"cell": EAST, "by": 0}, "tokens.military.by is 0, not from 1 to 2"),
        ("turn", 1, "turn is 1, not a JSON object"),
        ("turn__seat", 3, "turn.seat is 3, not from 1 to 2"),
        ("turn__seat", "1", "turn.seat is '1', not a whole number"),
        ("turn__dealt", 3, "turn.dealt is 3, not from 0 to 2"),
        ("turn__main_done", 1, "turn.main_done is 1, not true or false"),
        ("turn__power_used", "no", "turn.power_used is 'no', not true or false"),
        ("turn__skips", 3, "turn.skips is 3, not from 0 to 2"),
        ("now", "turn", "now is 'turn', not a JSON object"),
        ("now__phase", "roundabout", "now.phase is 'roundabout', not one of"),
        ("now__using", "black", "now.using is 'black', not one of residential"),
        ("now__begun", "RI", "now.begun: 'RI' is not a valid tile"),
        ("now__given", "RIa", "now.given is 'RIa', not a list"),
        ("now__taken", [1], "now.taken: 1 is not a valid tile"),
        ("now__shown", ["RIa", "RIa"], "now.shown has a tile twice"),
        ("now__sunk", 2, "now.sunk is 2, not from 0 to 1"),
    ),
)

LYING: Cases = {
    "in hand twice": (plain(players__0__hand=["RIa", "RIa"]), r"RIa of seat 1 is in 2 places \(F1\.1\)"),
    "in hand and discarded": (plain(players__0__discards=["RIa"]), "RIa of seat 1 is in 2 places"),
    "in hand and face down": (
        plain(players__0__face_down=[{"tile": "RIa"}]), "RIa of seat 1 is in 2 places"
    ),
    "in hand and under the stack": (plain(players__1__under=["Sb"]), "Sb of seat 2 is in 2 places"),
    "in hand and built": (plain(players__0__hand=["MIc"]), "MIc of seat 1 is in 2 places"),
    "built twice": (plain(stacks__2=stack(NORTH, (1, "MIc"))), "MIc of seat 1 is in 2 places"),
    "covered and built": (plain(stacks__2=stack(NORTH, (1, "RIb"))), "RIb of seat 1 is in 2 places"),
    "nine bonus tokens": (plain(players__1__bonus=8), r"there are 8 bonus tokens, not 9 \(F1\.3\)"),
    "two stacks on a cell": (plain(stacks__2__cell=EAST), "already has a stack"),
    "on the castle": (plain(stacks__2__cell=at(0, 0)), r"the castle is not a stack: .* \(F1\.1\)"),
    "an empty stack": (plain(stacks__2__tiles=[]), r"\(F6\.2, F6\.3\)"),
    "level II on nothing": (plain(stacks__2=stack(NORTH, (1, "MIIb"))), r"\(F6\.2, F6\.3\)"),
    "level III on level I": (plain(stacks__1=stack(FAR, (1, "RIb"), (2, "RIII"), turn=0)), r"\(F6\.2"),
    "level I on level II": (plain(stacks__1=stack(FAR, (2, "RIIb"), (1, "RIb"), turn=0)), r"\(F6\.2"),
    "built on a special one": (plain(stacks__4=stack(WEST, (2, "Sa"), (2, "RIIa"))), r"F6\.3\)"),
    "a special one on another": (plain(stacks__0=stack(EAST, (1, "MIc"), (2, "Sc"))), r"F6\.3\)"),
    "cut off": (
        plain(stacks__0__cell=at(3, 0)), re.escape(f"{at(3, 0)} is cut off from the castle (F6.6)")
    ),
    "over a corner": (plain(stacks__2__cell=at(3, 1)), r"is cut off from the castle \(F6\.6\)"),
    "round the edge": (
        plain(stacks__2__cell=at(-30, 1), stacks__3__cell=at(30, 0)), r"is cut off from the castle \(F6\.6\)"
    ),
    "other elements than the castle": (
        plain(stacks__2__tiles__0__turn=90), r"meet with air and earth \(F4\.2\)"
    ),
    "other elements than a building": (
        plain(stacks__1__tiles__1__turn=270), r"meet with fire and earth \(F4\.2\)"
    ),
    "dark beside dark": (
        plain(
            stacks__0=stack(EAST, (1, "RIa")), stacks__5=stack(at(1, 1), (1, "GIa"), turn=0), players__0={}
        ),
        re.escape(f"{EAST} and {at(1, 1)} both show Dark Energy: neither would stay (F6.5)"),
    ),
}  # fmt: skip

DEALT: Cases = {
    "who begins is asked and known": (dealing("first", 1, 0, (0, 0)), r"turn\.seat is null .* \(F1\.4\)"),
    "who begins is not known": (plain(turn__seat=None), r"turn\.seat is null until"),
    "drawn before it is known who begins": (dealing("first", None, 1, (6, 0)), r"no player draws before"),
    "not even dealt": (dealing("first", None, 2, (0, 0)), r"no player draws before"),
    "a hand before it is known who begins": (dealing("first", None, 0, (1, 0)), "draws 6 tiles, then the"),
    "a turn before the deal": (dealing("turn", 1, 1, (6, 6)), r"before the first turn \(F1\.2\)"),
    "over before the deal": (dealing("over", 1, 0, (0, 0), turn__skips=2), "before the first turn"),
    "the second draws first": (dealing("draw", 1, 0, (0, 6)), r"then the other \(F1\.2\)"),
    "the first has too few": (dealing("draw", 2, 1, (5, 0)), "then the other"),
    "the first is not done": (dealing("draw", 1, 1, (3, 0)), "then the other"),
    "all drawn": (dealing("draw", 1, 0, (6, 0)), r"no tile to draw \(F3\.3\)"),
    "drawn too many": (dealing("draw", 1, 0, (7, 0)), "no tile to draw"),
} | {
    f"{path} in the deal": (dealing("draw", 1, 0, (3, 0), **{path: value}), "only hands and draw stacks")
    for path, value in (
        ("stacks", [stack(EAST, (2, "MIc"))]), ("players__0__face_down", [{"tile": "Sa"}]),
        ("players__1__discards", ["Sa"]), ("players__1__under", ["Sa"]), ("players__1__bonus", 1),
        ("players__0__open", {"RIa": 0}), ("players__0__seen", {"RIa": 0}), ("tokens", {"magic": 1}),
        ("turn__main_done", True), ("turn__power_used", True), ("turn__skips", 1),
    )
}  # fmt: skip

TURN: Cases = {
    "two turns skipped, but not over": (plain(turn__skips=2), r"turn\.skips is 2 when .* \(F9\.1\)"),
    "over after one skipped turn": (ended(turn__skips=1), r"turn\.skips is 2 when the game is over"),
    "over within a turn": (ended(turn__main_done=True), "no turn is under way after the last one"),
    "over after a power": (ended(turn__power_used=True), "no turn is under way after the last one"),
    "over with a tile in hand": (
        change(late(), now__phase="over", turn__skips=2), r"seat 1 still has tiles, .* \(F9\.1\)"
    ),
    "over with a draw stack": (ended(players__1__discards=["RIb"]), "seat 2 has a draw stack but no hand"),
    "skipped with tiles": (plain(turn__skips=1), r"seat 2 has tiles, .* not skipped \(F3\.1\)"),
    "nothing done": (
        plain(
            stacks=[], players=[{"hand": ["RIa", "RIb"]}, {"hand": ["RIa", "RIb"]}], tokens={},
            turn__main_done=True,
        ),
        r"turn\.main_done: all tiles are still in hand and draw stack \(F3\.1\)",
    ),
    "seven tiles in hand": (
        plain(players__0__hand=[*HAND_OF_FIVE, "PIIa", "Sb"]), r"seat 1 has 7 tiles in hand, .* \(F3\.3\)"
    ),
    "seven in the other hand": (
        plain(players__1__hand=["RIa", "RIb", "PIa", "MIa", "GIa", "Sb", "Sc"]), "seat 2 has 7 tiles in hand"
    ),
    "six after the main action": (
        plain(turn__main_done=True), r"seat 1 has 6 tiles in hand after its main action \(F3\.1\)"
    ),
    "no hand": (
        plain(players__0__hand=[], players__0__open={}, players__0__seen={}),
        r"seat 1 has a draw stack but no hand \(F3\.3, F8\.4\)",
    ),
    "no other hand": (plain(players__1__hand=[]), "seat 2 has a draw stack but no hand"),
    "drawn without a main action": (
        drawing(turn__main_done=False), r"replaces the tile of its main action \(F3\.3\)"
    ),
    "drawn after a skipped turn": (
        drawing(
            turn__skips=1,
            players__1={"discards": [tile for tile in TILE_WORDS if tile not in ("RIIb", "PIb", "Sa")]},
        ),
        "replaces the tile of its main action",
    ),
    "a full hand draws": (
        drawing(players__0__hand=[*HAND_OF_FIVE, "Sb"]), "no tile to draw"
    ),
    "nothing to draw": (
        drawing(
            players__0__under=[],
            players__0__discards=[
                tile for tile in TILE_WORDS
                if tile not in [*HAND_OF_FIVE, "PIIa", "MIc", "RIb", "MIb", "GIb", "GIIb", "PIc", "RIIa"]
            ],
        ),
        r"no tile to draw \(F3\.3\)",
    ),
    "drawn in another turn": (drawing(turn__seat=2), "no tile to draw"),
    "a turn at its end": (
        plain(players__0__hand=HAND_OF_FIVE, turn__main_done=True, turn__power_used=True),
        r"nothing to decide in the phase turn \(F3\.2\)",
    ),
    "a turn without powers at its end": (
        plain(players__0__hand=HAND_OF_FIVE, turn__main_done=True, tokens={}), "nothing to decide"
    ),
    "a turn without tiles and powers": (spent(tokens={}), "nothing to decide in the phase turn"),
    "a skipped turn at its end": (spent(turn__power_used=True), "nothing to decide in the phase turn"),
}  # fmt: skip

TOWER = stack(EAST, (1, "GIc"))  # a second magic building for seat 1
TOKENS: Cases = {
    "a token of nobody's": (
        plain(stacks__5=stack(at(1, 1), (1, "RIc"), turn=0), players__0={"hand": ["RIa"]}),
        r"tokens\.residential: both seats have 1 such buildings, so no player .* \(F7\.2\)",
    ),
    "a token where nothing is built": (
        plain(stacks=[], players=[{"hand": ["RIa"]}] * 2), r"both seats have 0 such buildings"
    ),
    "a token not taken": (
        plain(turn__seat=2, stacks__0=TOWER, tokens={}),
        r"tokens\.magic: seat 1 has 2 such buildings, .* \(F7\.1\)",
    ),
    "a token left with the other": (plain(turn__seat=2, tokens={"military": 2}), r"\(F7\.1\)"),
    "a token not taken at the end": (ended(tokens={}), r"seat 1 has 2 such buildings, and so the token"),
    "a token left at the end": (
        ended(
            tokens={"military": 1, "magic": 1}, stacks=PLAIN["stacks"][:5],
            players__0={"discards": [tile for tile in TILE_WORDS if tile not in ("MIc", "RIb", "MIb")]},
        ),
        r"tokens\.magic: both seats have 0 such buildings",
    ),
    "a token not taken before a lay": (
        lay("RIa", turn__seat=2, stacks__0=TOWER, tokens={}), r"tokens\.magic: seat 1 has 2 such buildings"
    ),
    "a token not taken before a power": (
        using("recall", "production", turn__seat=2, stacks__0=TOWER, tokens={"production": 2}),
        r"tokens\.magic: seat 1 has 2 such buildings",
    ),
    "guarding nothing": (
        plain(tokens__military={"cell": at(3, 0), "by": 2}), r"that cell has no building \(F8\.3\)"
    ),
    "guarding the castle": (plain(tokens__military={"cell": at(0, 0), "by": 2}), "that cell has no building"),
    "guarding where nobody can get": (
        plain(tokens__military={"cell": at(30, 30), "by": 2}), "that cell has no building"
    ),
    "guarding into the own turn": (
        plain(tokens__military={"cell": EAST, "by": 1}), r"of seat 1 comes off when its turn .* \(F8\.3\)"
    ),
    "guarding with another power": (
        give("RIa", tokens__military={"cell": EAST, "by": 1}), "comes off when its turn begins"
    ),
    "used without a token": (
        plain(turn__power_used=True, tokens={}), r"seat 1 has no token to use one \(F8\)"
    ),
    "used with the other's tokens": (
        plain(
            turn__power_used=True, turn__main_done=True, players__0={"hand": ["RIa"]},
            tokens={"military": 2, "magic": 2},
        ),
        "seat 1 has no token to use one",
    ),
}  # fmt: skip

MARKS: Cases = {
    "of a drawn tile": (plain(players__0__open={"Sa": 0}), r"players\[1\]\.open\.Sa: .* not hidden .*F8\.6"),
    "of a built tile": (plain(players__1__seen={"Sa": 0}), r"players\[2\]\.seen\.Sa: .* not hidden"),
    "of a discard": (plain(players__0__open={"MIII": 0}), "open.MIII: the tile is not hidden"),
    "of a tile under the stack": (plain(players__0__seen={"GIII": 0}), "seen.GIII: the tile is not hidden"),
    "of a face-down tile both know": (plain(players__0__open={"PIc": 0}), "open.PIc: the tile is not hidden"),
    "later than now": (
        plain(players__0__open={"RIa": 4}), r"open\.RIa is 4: there are only 3 before it \(F8\.6\)"
    ),
    "later than laid down": (plain(players__0__open={"RIIa": 3}), "RIIa is 3: there are only 2 before"),
    "in hand after laid down": (plain(players__0__seen={"GIIb": 1}), "GIIb is 1: there are only 0 before"),
}  # fmt: skip

MOMENT: Cases = {
    "a power in use in a turn": (plain(now__using="magic"), r"now\.using is .* the phase turn \(F8\)"),
    "a power in use at the end": (ended(now__using="magic"), "now.using is"),
    "no power in use": (give("RIa", now__using=GONE), "does not match the phase give"),
    "another power in use": (give("RIa", now__using="magic"), "does not match the phase give"),
    "a power in use for a lay": (exchange("RIa", now__using="magic"), "does not match the phase lay"),
    "a power that is not used": (give("RIa", turn__power_used=False), r"power_used is false .* \(F8\.0\)"),
    "a power without its token": (
        give("RIa", tokens__residential=None), r"seat 1 uses the power without its token \(F8\)"
    ),
    "a power with the other's token": (give("RIa", tokens__residential=2), "without its token"),
    "a tile begun in a turn": (plain(now__begun="RIa"), r"now\.begun is the tile to be laid at lay"),
    "no tile begun": (lay("RIa", now__begun=GONE), "now.begun is the tile to be laid"),
    "begun, but not in hand": (lay("Sa"), r"Sa is not in the hand of seat 1 \(F4\.1\)"),
    "begun after the main action": (
        lay("RIa", turn__main_done=True, players__0__hand=HAND_OF_FIVE), r"main action .* is done \(F3\.1\)"
    ),
    "begun without a point": (
        lay("PIIa", players__0__face_down=[], players__0__open={"RIa": 0}, players__0__seen={}),
        r"no Imagination Point for PIIa \(F6\.1, F6\.3\)",
    ),
    "begun with nothing to raise": (
        lay("GIII", players__0__under=[], players__0__hand__5="GIII"), "nothing to decide in the phase lay"
    ),
    "exchanged for nothing": (exchange("MIIa"), r"nothing to decide in the phase lay"),
    "no exchange": (
        using("exchange", "special", players__0={"hand": ["MIIa", "PIIa"]}),
        "nothing to decide in the phase exchange",
    ),
    "paid before the main action": (pay(turn__main_done=False), r"no large building has just .* \(F6\.1\)"),
    "paid for nothing": (
        plain(players__0__hand=HAND_OF_FIVE, turn__main_done=True, now={"phase": "pay"}), "no large building"
    ),
    "paid by the only point": (
        pay(players__0__face_down=[{"tile": "GIIb"}], players__0__open={}, players__0__seen={}),
        r"a single Imagination Point pays by itself \(F6\.1\)",
    ),
    "given in a turn": (plain(now__given=["RIa"]), r"now\.given is only for give and take \(F8\.1\)"),
    "taken at give": (give(now__taken=["RIII"]), r"now\.taken is only for take \(F8\.1\)"),
    "given, but not in hand": (give("Sa"), r"now\.given: not in hand \(F8\.1\)"),
    "three given": (give("RIa", "RIc", "PIa"), r"no more than 3 can be given \(F8\.1\)"),
    "as many given as there are discards": (
        give("RIa", players__0__discards=["RIII"]), "no more than 1 can be given"
    ),
    "given for no discards": (give(players__0__discards=[]), "no more than 0 can be given"),
    "nothing given": (take([], []), r"now\.given: 1 to 3 are given by then \(F8\.1\)"),
    "four given": (take(["RIa", "RIc", "PIa", "GIa"], []), "1 to 3 are given by then"),
    "taken, but not discarded": (take(["RIa"], ["RIc"]), r"now\.taken: not among the discards \(F8\.1\)"),
    "taken enough": (take(["RIa"], ["RIII"]), r"as many are taken as were given \(F8\.1\)"),
    "recalled from no discards": (
        using("recall", "production", players__0__discards=[]), "nothing to decide in the phase recall"
    ),
    "no building to guard": (
        using(
            "guard", "military", stacks=[], tokens={"military": 1}, turn__main_done=True,
            players=[{"hand": ["RIa"], "discards": ["RIb"]}, {"hand": ["RIa"]}],
        ),
        "nothing to decide in the phase guard",
    ),
    "shown in a turn": (plain(now__shown=["RIa"]), r"now\.shown is only for show and under \(F8\.4\)"),
    "sunk in a turn": (plain(now__sunk=1), r"now\.sunk is only for under \(F8\.4\)"),
    "sunk at show": (magic("show", "RIa", now__sunk=1), "now.sunk is only for under"),
    "shown, but not in hand": (
        magic("show", "RIa", now__shown=["Sc"]), r"now\.shown: not in the hand of seat 2 \(F8\.4\)"
    ),
    "four shown and more": (magic("show", "RIa", "RIb", "PIa", "MIa"), r"no more than 4 are shown"),
    "the whole hand shown": (
        magic("show", "RIa", "RIb", players__1__hand=["RIa", "RIb"]), "no more than 2 are shown"
    ),
    "nothing to show": (
        change(spent(), tokens__magic=1, turn__power_used=True, now={"phase": "show", "using": "magic"}),
        r"no more than 0 are shown \(F8\.4\)",
    ),
    "three shown": (magic("under", "RIa", "RIb", "PIa"), r"now\.shown: 4 tiles are on show \(F8\.4\)"),
    "four left on show": (
        sunk(now__shown=["RIa", "RIb", "PIa", "GIa"], players__1__seen__GIa=1), "3 tiles are on show"
    ),
    "nothing under": (sunk(players__1__under=[]), r"no tile has been put under the draw stack \(F8\.4\)"),
    "the last tile": (
        magic("under", "RIa", players__1__hand=["RIa"]), r"last tile of a hand does not go under \(F8\.4\)"
    ),
    "shown, but not seen": (
        magic("show", "RIa", players__1__seen={}), r"players\[2\]\.seen: RIa is on show, .* \(F8\.6\)"
    ),
    "shown, but seen before": (
        magic("show", "RIa", players__1__seen__RIa=0), "so it is seen with 1 tiles face down"
    ),
}  # fmt: skip

ALONE: Cases = {
    "no buildings": (table(visible=GONE), "visible is missing"),
    "unknown name": (table(stacks=[]), "stacks is not a known name"),
    "one seat": (table(visible=[["MII"]]), "visible has 1 entries, not 2"),
    "no list": (table(visible__0="MII"), r"visible\[1\] is not a list of buildings"),
    "no building": (table(visible__1__0="MIV"), r"visible\[2\]: 'MIV' is not a building; .* like MII, S or"),
    "the castle": (table(visible__0__0="castle"), "'castle' is not a building"),
    "a number": (table(visible__0__0=3), "3 is not a building"),
    "a list": (table(visible__0__0=["MII"]), "is not a building"),
    "three of level II": (table(visible__0=["MII"] * 3), r"a faction has 2 MII, not 3 \(F1\.1\)"),
    "by kind and by tile": (table(visible__0=["MII", "MII", "MIIa"]), "a faction has 2 MII, not 3"),
    "two of level III": (table(visible__1=["GIII", "GIII"]), "a faction has 1 GIII, not 2"),
    "a tile twice": (table(visible__0=["RIa", "RIa"]), r"visible\[1\]: RIa appears 2 times \(F1\.1\)"),
    "too much of level I": (
        table(visible=[["RI", "PI", "MI", "GI"] * 3 + ["RII"]] * 2), r"26 stacks have a level I of 24 \(F6"
    ),
    "too much of level II": (
        table(visible=[["RII", "PII", "MII", "GII"] * 2 + ["RIII"]] * 2), "18 stacks have a level II of 16"
    ),
    "bonus for one": (table(bonus=[1]), "bonus has 1 entries, not 2"),
    "nine bonus tokens": (table(bonus=[4, 5]), r"there are 8 bonus tokens, not 9 \(F1\.3\)"),
    "nine for one": (table(bonus=[0, 9]), r"bonus\[2\] is 9, not from 0 to 8"),
    "less than none": (table(bonus=[-1, 2]), r"bonus\[1\] is -1, not from 0 to 8"),
    "a true bonus": (table(bonus=[True, 0]), r"bonus\[1\] is True, not a whole number"),
    "no bonus number": (table(bonus=[1, "0"]), r"bonus\[2\] is '0', not a whole number"),
    "no list of bonus": (table(bonus=1), "bonus is 1, not a list"),
    "points for one": (table(imagination=[1]), "imagination has 1 entries, not 2"),
    "less than no points": (table(imagination=[0, -1]), r"imagination\[2\] is -1, not from 0 to 27"),
    "half a point": (table(imagination=[0.5, 0]), r"imagination\[1\] is 0.5, not a whole number"),
    "more than 27 tiles": (
        table(imagination=[25, 26]), r"imagination\[1\]: 3 buildings and 25 .* than 27 tiles \(F1\.1\)"
    ),
    "a position without now": (plain(now=GONE), "now is missing"),
    "stacks alone": (table(visible=GONE, bonus=GONE, stacks=[]), "now is missing"),
    "another game": (table(game="sagrada"), "not 'fantazja'"),
}  # fmt: skip

GOOD = {
    "plain": plain(), "give": give(), "give on": give("RIa", "RIc"), "take": take(["RIa", "RIc"], ["RIII"]),
    "recall": using("recall", "production"), "guard": using("guard", "military"), "show": magic("show"),
    "show on": magic("show", "RIa"), "under": magic("under", "RIa", "RIb", "PIa", "MIa"), "sunk": sunk(),
    "exchange": using("exchange", "special"), "lay": lay("RIa"), "raise": lay("MIIa"),
    "exchanged": exchange("RIa"), "pay": pay(), "draw": drawing(), "first": dealing("first", None, 0, (0, 0)),
    "deal": dealing("draw", 2, 0, (0, 5)), "deal on": dealing("draw", 1, 1, (0, 6)), "over": ended(),
    "late": late(), "spent": spent(),
    "guarded": plain(tokens__military={"cell": EAST, "by": 2}),
    "just guarded": plain(tokens__military={"cell": EAST, "by": 1}, turn__power_used=True),
    "guarded at the end": ended(tokens={"military": {"cell": EAST, "by": 1}}),
    "a token that came off": plain(turn__seat=2, tokens={}),
    "a token that vanished": drawing(tokens={}, turn__power_used=True),
}  # fmt: skip


class TestRefused(Refused):
    ruleset, alone, good, number = RULESET, ALONE, GOOD, 230
    cases = {
        "heading": HEADINGS, "name": NAMES, "type": TYPES, "lying": LYING, "deal": DEALT, "turn": TURN,
        "token": TOKENS, "mark": MARKS, "moment": MOMENT,
    }  # fmt: skip


def test_the_short_form_is_accepted_unchanged() -> None:
    assert RULESET.score_document(table()).totals == (3 + 2 + 1 + 5, 2)
    assert RULESET.score_document(table(bonus=GONE)).totals == (3 + 2 + 1, 2)
    assert RULESET.score_document(table(imagination=[24, 26])).totals == (3 + 2 + 1 + 5, 2)

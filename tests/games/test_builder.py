"""`rosace.build_position`: complete, valid positions from little."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import rosace
from games.fuzz import ODDITIES, places
from games.playing import Playing
from rosace.core import registry
from rosace.core.building import Chooser
from rosace.core.errors import BadDocument, BadOptions

GAMES = ("basilica", "fantazja", "sagrada")
FOND = {"basilica": ("builder", "order", "pay"), "sagrada": ("tool",), "fantazja": ("power", "build")}
TABLES: dict[str, list[dict[str, Any]]] = {
    "basilica": [{}, {"variant": "2010"}, {"festum": True}, {"festum": True, "remove_six": True}],
    "sagrada": [
        {},
        {"seats": 1},
        {"seats": 1, "difficulty": 5, "two_private": True},
        {"seats": 3},
        {"seats": 4},
    ],
    "fantazja": [{}],
}

WINDOW = {"window": "luz-celestial", "dice": {"a1": "Y1", "a2": "B3"}}
LAND = [
    {"at": "e1", "tiles": [{"owner": 0, "tile": "MIII"}]},
    {"at": "e2", "tiles": [{"owner": 1, "tile": "GIb"}]},
    {"at": "s1", "tiles": [{"owner": 0, "tile": "MIb"}]},
]
CATHEDRAL = {
    "vaults": {"a1": "red", "b1": "red-blue", "c1": "B1", "a2": "yellow"},
    "glass": ["c1"],
    "builders": [
        {"seat": 0, "at": "a1", "rank": "mason"},
        {"seat": 1, "at": "b1", "rank": "architect"},
        {"seat": 1, "at": "c1"},
    ],
}
# Positions in the way a person asks for them, each with something that must be so.
ASKED: dict[str, tuple[str, dict[str, Any], Any]] = {
    "dice in a window, round 4": (
        "sagrada",
        {"round": 4, "windows": [WINDOW]},
        lambda d: d["round"] == 4 and d["windows"][0]["dice"] == WINDOW["dice"] and d["windows"][1]["dice"],
    ),
    "the round follows from the dice": (
        "sagrada",
        {"windows": [{"window": "luz-celestial", "dice": {"a1": "Y1", "a2": "B3", "b1": "P4"}}]},
        lambda d: d["round"] == 3,
    ),
    "windows without dice": (
        "sagrada",
        {"round": 3, "windows": [{"window": "virtus", "dice": {}}, {"window": "gravitas", "dice": {}}]},
        lambda d: sum(map(len, d["track"])) == 10 and not d["windows"][1]["dice"],
    ),
    "dice paid in a solo game": (
        "sagrada",
        {"seats": 1, "paid": ["R1"], "round": 2},
        lambda d: [tool.get("gone", False) for tool in d["tools"]] == [True, False, False],
    ),
    "tools by number, one of them paid": (
        "sagrada",
        {"tools": [4, {"number": 8, "tokens": 3}], "round": 5},
        lambda d: [tool["number"] for tool in d["tools"]][:2] == [4, 8] and d["tools"][1]["tokens"] == 3,
    ),
    "favour tokens spent": (
        "sagrada",
        {"windows": [{"window": "luz-celestial", "tokens": 1}], "round": 2},
        lambda d: sum(tool["tokens"] for tool in d["tools"]) == 2,
    ),
    "a pool and a track": (
        "sagrada",
        {"pool": ["R1", "R2", "B6", "G4", "P5"], "track": [["Y6"], ["B1", "B2"]], "round": 4},
        lambda d: d["pool"] == ["R1", "R2", "B6", "G4", "P5"] and d["track"][:2] == [["Y6"], ["B1", "B2"]],
    ),
    "objectives": (
        "sagrada",
        {"public": ["row-colours"], "private": ["red", ["blue"]]},
        lambda d: d["public"][0] == "row-colours"
        and len(d["public"]) == 3
        and d["private"] == [["red"], ["blue"]],
    ),
    "the second player, on the way back": (
        "sagrada",
        {"to_move": 1, "turn": {"turns_done": 2}},
        lambda d: d["first"] == 0,
    ),
    "a tool in use": (
        "sagrada",
        {"now": {"phase": "draft", "tool": 1}, "round": 2},
        lambda d: d["tools"][0] == {"number": 1, "tokens": 1} and d["turn"]["tool_used"],
    ),
    "a solo game with two tools, one gone": (
        "sagrada",
        {"seats": 1, "tools": [{"number": 2, "gone": True}, 5], "round": 6},
        lambda d: d["options"] == {"difficulty": 2, "two_private": False} and len(d["paid"]) == 1,
    ),
    "the end of a game of four": (
        "sagrada",
        {"seats": 4, "now": {"phase": "over"}},
        lambda d: d["round"] == 10 and not d["pool"] and all(d["track"]),
    ),
    "tiles, builders, who is to move and the display": (
        "basilica",
        {"cathedral": CATHEDRAL, "to_move": 1, "vaults": ["green", "R1", "Y1"], "orders": ["move", "glass"]},
        lambda d: d["turn"]["seat"] == 1
        and [word.split(".")[1] for word in d["orders"]][:2] == ["move", "glass"]
        and d["vaults"][1:] == ["R1", "Y1"]
        and d["cathedral"]["builders"][1]["token"][0] == "architect",
    ),
    "a short stack": ("basilica", {"stack": {"tiles": 3}}, lambda d: len(d["discards"]) == 58 - 6 - 3),
    "the second stack": (
        "basilica",
        {"stack": {"tiles": 4}, "reshuffled": {}},
        lambda d: len(d["reshuffled"]["unseen"]) == 4 + 3,
    ),
    "a known top": (
        "basilica",
        {"stack": {"top": "red.move", "tiles": 2}},
        lambda d: d["stack"] == {"tiles": 2, "top": "red.move"},
    ),
    "after a scoring": ("basilica", {"scorings": [[12, 8]]}, lambda d: d["marker"] == 10),
    "a marker past a scoring": ("basilica", {"marker": 13}, lambda d: d["scorings"] == [[0, 0]]),
    "a Juggler is asked": (
        "basilica",
        {
            "cathedral": {"vaults": {"a1": "red"}, "builders": [{"seat": 1, "at": "a1", "rank": "juggler"}]},
            "now": {"phase": "juggle"},
            "marker": 20,
        },
        lambda d: len(d["scorings"]) == 1,
    ),
    "after the last scoring": (
        "basilica",
        {"scorings": [[12, 8], [1, 2], [3, 4]]},
        lambda d: d["now"]["phase"] == "over",
    ),
    "an order under way": (
        "basilica",
        {"cathedral": CATHEDRAL, "now": {"phase": "glass"}},
        lambda d: d["orders"][0].endswith(".glass") and d["now"]["space"] == 0,
    ),
    "an offer to the other player": (
        "basilica",
        {
            "cathedral": {
                "vaults": {"a1": "red", "b1": "blue", "c1": "green"},
                "builders": CATHEDRAL["builders"][:2],
            },
            "orders": ["recruit"],
            "now": {"phase": "offer", "space": 0},
            "to_move": 1,
        },
        lambda d: d["turn"]["seat"] == 0,
    ),
    "buildings on cells, turned by themselves": (
        "fantazja",
        {"stacks": LAND},
        lambda d: [len(stack["tiles"]) for stack in d["stacks"]] == [3, 1, 1]
        and d["stacks"][0]["tiles"][2]["tile"] == "MIII",
    ),
    "buildings by their kind": (
        "fantazja",
        {"stacks": [{"at": "n1", "tiles": [{"owner": 1, "tile": "RI"}, {"owner": 0, "tile": "PII"}]}]},
        lambda d: [item["tile"][:2] for item in d["stacks"][0]["tiles"]] == ["RI", "PI"],
    ),
    "a hand and points": (
        "fantazja",
        {"players": [{"hand": ["RIa", "Sb"], "face_down": ["RIb"]}], "to_move": 0},
        lambda d: d["players"][0]["face_down"] == [{"tile": "RIb"}] and len(d["players"][1]["hand"]) == 6,
    ),
    "whose token it is follows from the land": (
        "fantazja",
        {"stacks": LAND, "to_move": 1},
        lambda d: d["tokens"]["military"] == 0,
    ),
    "a tile about to be laid": (
        "fantazja",
        {"now": {"phase": "lay", "begun": "RIa"}, "to_move": 1},
        lambda d: "RIa" in d["players"][1]["hand"],
    ),
    "Magic in use": (
        "fantazja",
        {
            "stacks": [{"at": at, "tiles": [{"owner": 0, "tile": "GI"}]} for at in ("e1", "w1")],
            "now": {"phase": "under", "shown": ["RIa", "RIb", "PIa", "PIb"]},
        },
        lambda d: d["tokens"]["magic"] == 0 and d["now"]["using"] == "magic",
    ),
    "the end": (
        "fantazja",
        {"stacks": LAND, "now": {"phase": "over"}},
        lambda d: not d["players"][0]["hand"],
    ),
}  # fmt: skip


def finish(document: dict[str, Any], seed: int) -> rosace.Game:
    """Played on at random to the end."""
    game = rosace.load_position(document, seed=seed)
    rng = random.Random(seed)
    for _ in range(5000):
        if game.is_over:
            return game
        game.play(rng.choice(game.state.legal()))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", ASKED)
def test_a_position_is_what_was_asked_for_and_plays_to_the_end(name: str) -> None:
    game, parts, holds = ASKED[name]
    before = copy.deepcopy(parts)
    for seed in range(5):
        document = rosace.build_position(game, seed=seed, **parts)
        assert parts == before
        assert document["format"] == "rosace-position 2"
        assert document["rules"] == registry.get(game).spec.rules
        assert holds(document)
        assert json.loads(json.dumps(document)) == document
        assert finish(document, seed).is_over


@pytest.mark.parametrize(("game", "parts"), [(game, parts) for game in GAMES for parts in TABLES[game]])
def test_nothing_said_is_a_position_too(game: str, parts: dict[str, Any]) -> None:
    built = []
    for seed in range(8):
        document = rosace.build_position(game, seed=seed, **parts)
        assert document == rosace.build_position(game, seed=seed, **parts)
        assert rosace.load_position(document, seed=0).to_move == 0
        assert finish(document, seed).is_over
        built.append(json.dumps(document))
    assert len(set(built)) == 8, "another seed gives another position"


@pytest.mark.parametrize("game", ["sagrada"])
@pytest.mark.parametrize("round_", range(1, 11))
def test_every_round_has_its_dice(game: str, round_: int) -> None:
    for seats in (1, 2, 3, 4):
        document = rosace.build_position(game, seats=seats, round=round_, seed=round_)
        windows = [len(window["dice"]) for window in document["windows"]]
        assert all(document["track"][: round_ - 1])
        assert max(windows) <= 2 * (round_ - 1)
        assert round_ < 3 or min(windows) > 0
        finish(document, 1)


def body(document: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in document.items() if name not in ("format", "game", "rules")}


def real_documents(game: str, seeds: range) -> list[dict[str, Any]]:
    """Positions of random games, from the first turn on."""
    ruleset = registry.get(game)
    playing = Playing(ruleset, *FOND[game])
    found = []
    for seed in seeds:
        options = dict(TABLES[game][seed % len(TABLES[game])])
        seats = options.pop("seats", 2)
        for number, state in enumerate(playing.walk(seed, seats, options)):
            if number % 11 == 5 and state.to_move() >= 0:
                document = ruleset.write_position(state)
                if document["now"]["phase"] != "window" and "reshuffled" not in document:
                    found.append(document)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_complete_document_stays_what_it_is(game: str) -> None:
    ruleset, documents = registry.get(game), real_documents(game, range(6))
    assert len(documents) > 30
    for document in documents:
        built = ruleset.build_position(body(document))
        assert ruleset.read_position(built).key() == ruleset.read_position(document).key()


@pytest.mark.parametrize("game", GAMES)
def test_half_of_a_real_position_is_filled_up_or_refused(game: str) -> None:
    """What is kept stays; most halves of a position can be filled up, and the others say why not."""
    ruleset, rng = registry.get(game), random.Random(1)
    built = refused = 0
    for document in real_documents(game, range(10, 18)):
        parts = {
            name: part for name, part in body(document).items() if name == "options" or rng.random() < 0.6
        }
        if game == "sagrada":
            parts["seats"] = document["seats"]
        try:
            made = ruleset.build_position(parts, rng.randrange(1000))
        except BadDocument as error:
            assert str(error) and "\n" not in str(error)
            refused += 1
            continue
        built += 1
        for name in set(parts) - {"options", "stack"}:
            assert made[name] == parts[name], name
        ruleset.read_position(made)
    assert built > refused


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("basilica", {"catedral": {}}, "catedral is not a known name here"),
    ("basilica", {"cathedral": {"vault": {}}}, r"cathedral\.vault is not a known name"),
    (
        "basilica",
        {"cathedral": {"vaults": {"a1": "pink"}}},
        r"cathedral\.vaults\.a1: this box has no tile 'pink'",
    ),
    (
        "basilica",
        {"cathedral": {"vaults": {"a1": "R1", "b1": "R1"}}},
        "tile R1 appears twice: cathedral.vaults.a1",
    ),
    ("basilica", {"cathedral": {"vaults": {"z1": "R1"}}}, "'z1' is not a valid cell"),
    (
        "basilica",
        {"cathedral": {"vaults": {f"{c}{r}": "red" for c in "abcde" for r in (1, 2, 3)}}},
        "no tile red is left in the box",
    ),
    ("basilica", {"cathedral": {"builders": [{"seat": 0, "at": "a1"}]}}, "no vault at a1 for the builder"),
    (
        "basilica",
        {"cathedral": {"vaults": {"a1": "red"}, "builders": [{"seat": 2, "at": "a1"}]}},
        r"builders\[0\]\.seat is 2",
    ),
    (
        "basilica",
        {
            "cathedral": {
                "vaults": {f"{column}1": "red" for column in "abc"},
                "builders": [{"seat": 0, "at": f"{column}1", "rank": "juggler"} for column in "abc"],
            }
        },
        "seat 0 does not have tokens for juggler, juggler, juggler",
    ),
    (
        "basilica",
        {"cathedral": {"vaults": {"a1": "red"}, "builders": [{"seat": 0, "at": "a1", "rank": "king"}]}},
        r"builders\[0\]\.rank is 'king'",
    ),
    ("basilica", {"orders": ["sleep"]}, r"orders\[0\]: 'sleep' is neither an order like move"),
    ("basilica", {"orders": ["move"] * 4}, "orders has 4 entries, not at most 3"),
    ("basilica", {"vaults": ["red"] * 4}, "vaults has 4 entries, not at most 3"),
    ("basilica", {"stack": {"tiles": 60}}, "stack.tiles is 60, not from 0 to 52"),
    (
        "basilica",
        {"stack": {"tiles": 5}, "discards": ["R1"]},
        "stack.tiles is 5, but the tiles named elsewhere leave",
    ),
    ("basilica", {"to_move": 2}, "to_move is 2, not from 0 to 1"),
    ("basilica", {"to_move": 1, "turn": {"seat": 0}}, "to_move is 1, but turn.seat is 0"),
    ("basilica", {"variant": "2015"}, "variant must be one of"),
    ("basilica", {"marker": 10, "scorings": []}, "a scoring comes first"),
    ("basilica", {"now": {"phase": "sleep"}}, "now.phase is 'sleep'"),
    ("sagrada", {"rond": 4}, "rond is not a known name here"),
    ("sagrada", {"round": 11}, "round is 11, not from 1 to 10"),
    ("sagrada", {"seats": 5}, "seats is 5, not from 1 to 4"),
    ("sagrada", {"windows": [{"window": "rose"}]}, r"windows\[0\]\.window: 'rose' is not a valid window"),
    ("sagrada", {"windows": [{"face": "virtus"}]}, r"windows\[0\]\.face is not a known name"),
    (
        "sagrada",
        {"windows": [{"window": "virtus"}, {"window": "symphony-of-light"}]},
        r"windows\[1\]\.window: virtus and symphony-of-light are one card, which seat 0 has",
    ),
    ("sagrada", {"windows": [{"window": "virtus", "dice": {"a1": "X1"}}]}, "'X1' is not a valid die"),
    (
        "sagrada",
        {"windows": [{"window": "virtus", "dice": {"b3": "R1"}}]},
        "the first die goes on the border",
    ),
    (
        "sagrada",
        {"windows": [{"window": "luz-celestial", "dice": {"a1": "R1", "a2": "R2"}}]},
        r"seat 0: a1 and a2 share colour or value \(S3\.4\)",
    ),
    ("sagrada", {"round": 1, "track": [["R1"]]}, "a round that is not over|have no place|are out of the bag"),
    ("sagrada", {"round": 1, "pool": ["R1"] * 6}, "6 dice are named, but 5 are out of the bag in round 1"),
    ("sagrada", {"round": 4, "track": [["R1"]] * 3, "windows": [{"dice": {}}] * 2}, "of them have no place"),
    ("sagrada", {"pool": ["R1"] * 19}, "more than 18 red dice"),
    ("sagrada", {"tools": [1, 2, 3, 4]}, "tools has 4 entries, not at most 3"),
    ("sagrada", {"tools": [13]}, r"tools\[0\]\.number is 13"),
    ("sagrada", {"tools": [4, 4]}, "tool 4 appears twice"),
    ("sagrada", {"tools": [{"number": 4, "tokens": 2}]}, "an odd number"),
    ("sagrada", {"public": ["red"]}, "public: 'red' is not one of"),
    ("sagrada", {"private": ["red", "red"]}, "red was dealt twice"),
    ("sagrada", {"now": {"phase": "window"}}, "positions are built from the first round on"),
    ("sagrada", {"to_move": 1, "first": 0, "turn": {"turns_done": 0}}, "to_move is 1, but first"),
    ("sagrada", {"difficulty": 2}, "difficulty is for 1 seat, not 2"),
    ("fantazja", {"figures": []}, "figures is not a known name here"),
    ("fantazja", {"stacks": [{"at": "a1", "tiles": []}]}, r"stacks\[0\]\.at: 'a1' is not a valid cell"),
    ("fantazja", {"stacks": [{"at": "e1", "tiles": []}]}, "on e1 there is neither one special building"),
    ("fantazja", {"stacks": [{"at": "e3", "tiles": [{"owner": 0, "tile": "RIa"}]}]}, "e3 is cut off"),
    (
        "fantazja",
        {"stacks": [{"at": "e1", "tiles": [{"owner": 0, "tile": "XI"}]}]},
        r"stacks\[0\]\.tiles\[0\]\.tile: 'XI' is not a valid tile",
    ),
    (
        "fantazja",
        {"stacks": [{"at": "e1", "tiles": [{"owner": 2, "tile": "RIa"}]}]},
        "owner is 2, not from 0 to 1",
    ),
    (
        "fantazja",
        {"stacks": [{"at": "e1", "tiles": [{"owner": 0, "tile": "RIa", "turn": 90}]}]},
        r"meet with .* \(F4\.2\)",
    ),
    (
        "fantazja",
        {"stacks": [{"at": f"e{i}", "tiles": [{"owner": 0, "tile": "RIII"}]} for i in (1, 2)]},
        r"RIII of seat 0 is in 2 places",
    ),
    (
        "fantazja",
        {"stacks": [{"at": f"e{i}", "tiles": [{"owner": 0, "tile": "MII"}]} for i in (1, 2, 3)]},
        r"stacks\[2\]\.tiles\[0\]\.tile: seat 0 has no such tile left",
    ),
    ("fantazja", {"players": [{}, {}, {}]}, "players has 3 entries, not at most 2"),
    ("fantazja", {"players": [{"hand": ["X"]}]}, r"players\[0\]\.hand: 'X' is not a valid tile"),
    ("fantazja", {"players": [{"hand": ["RIa"], "discards": ["RIa"]}]}, "RIa of seat 0 is in 2 places"),
    ("fantazja", {"tokens": {"magic": 0}}, r"tokens\.magic: both seats have 0 such buildings"),
    ("fantazja", {"now": {"phase": "first"}}, "positions are built from the first turn on"),
    ("fantazja", {"to_move": 0, "turn": {"seat": 1}}, "to_move is 0, but turn.seat is 1"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "parts", "message"), REFUSED)
def test_what_cannot_be_is_refused_with_its_place(game: str, parts: dict[str, Any], message: str) -> None:
    with pytest.raises(BadDocument, match=message) as caught:
        rosace.build_position(game, **parts)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("game", ["basilica", "fantazja"])
def test_who_begins_is_no_part_of_a_position(game: str) -> None:
    with pytest.raises(BadDocument, match="first only matters before the game begins"):
        rosace.build_position(game, first="2")
    assert rosace.build_position(game, first="random") == rosace.build_position(game)


def test_an_unknown_game_and_what_is_no_json_are_refused() -> None:
    with pytest.raises(BadOptions, match="unknown game"):
        rosace.build_position("chess")
    with pytest.raises(BadDocument, match="made of JSON values"):
        rosace.build_position("sagrada", pool={"R1"})


def test_tuples_are_lists() -> None:
    document = rosace.build_position("sagrada", pool=("R1", "R2", "B6", "G4", "P5"), tools=(4, 8, 12))
    assert document["pool"] == ["R1", "R2", "B6", "G4", "P5"]


def test_a_seed_chooses_the_same_everywhere() -> None:
    """Compiled or not, on every machine: the choices are part of what a seed promises."""
    assert Chooser(7).shuffled(range(8)) == [7, 6, 5, 0, 3, 1, 2, 4]
    assert [Chooser(seed).one("abcdef") for seed in range(6)] == list("ccedfd")


@pytest.mark.parametrize("game", GAMES)
def test_damaged_parts_are_refused_or_built(game: str) -> None:
    """Whatever is given, nothing but BadDocument is raised, and what is built is a position."""
    ruleset, rng = registry.get(game), random.Random(5)
    documents = real_documents(game, range(20, 24))
    built = refused = 0
    for _ in range(150):
        parts = copy.deepcopy(body(rng.choice(documents)))
        for name in list(parts):
            if rng.random() < 0.3:
                del parts[name]
        for _ in range(rng.choice((0, 1, 1, 2))):
            here = list(places(parts))
            if here:
                node, name = rng.choice(here)
                node[name] = copy.deepcopy(rng.choice(ODDITIES))
        try:
            ruleset.read_position(ruleset.build_position(parts, 3))
            built += 1
        except BadDocument:
            refused += 1
    assert built > 10 and refused > 10

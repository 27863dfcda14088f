"""Positions of Fantazja written down in the tests, play by notation, and a look at the result.

A land is written cell by cell, the tiles of each from the bottom: `"e1 nMIc lMIIa  e2 lRIa"`, with an n
for the Nature Sculptors (seat 0) and an l for the Engineers of Light (seat 1). The tiles have one order of
elements, so every second cell has its tiles upside down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.playing import Playing
from rosace.core import registry
from rosace.core.documents import POSITION_FORMAT
from rosace.games.fantazja.kernel.component_data import COMPONENTS
from rosace.games.fantazja.kernel.constants import TYPES

from .pieces import cell_of

RULESET = registry.get("fantazja")
NAMES = [tile.name for tile in COMPONENTS.tiles]
FACES = {tile.name: tile for tile in COMPONENTS.tiles}
OWNERS = "nl"
HEADING = {"format": POSITION_FORMAT, "game": "fantazja"}

Pair = str | tuple[str, str]  # for the seat on turn alone, or for both seats

# Positions.


def upside_down(cell: str) -> int:
    """The turn that every tile has on a cell, since all have their elements in one order."""
    return 180 * (sum(cell_of(cell)) % 2)


def stacks(land: str) -> list[dict[str, Any]]:
    """The stacks of a document."""
    found: list[dict[str, Any]] = []
    for word in land.split():
        if word[1].isdigit():  # a cell; the second sign of a tile is its type
            found.append({"at": word, "tiles": []})
        else:
            turn = upside_down(found[-1]["at"])
            found[-1]["tiles"].append({"owner": OWNERS.index(word[0]), "tile": word[1:], "turn": turn})
    return found


def count(land: list[dict[str, Any]], seat: int, kind: str) -> int:
    """The visible buildings of a seat of a type."""
    tops = [stack["tiles"][-1] for stack in land]
    return sum(top["owner"] == seat and TYPES[FACES[top["tile"]].type] == kind for top in tops)


def token_holders(land: list[dict[str, Any]], seat: int, tokens: str | Mapping[str, Any]) -> dict[str, Any]:
    """F7: what a test names, or gives to the seat on turn; else the one who leads after the last turn."""
    if isinstance(tokens, str):
        tokens = dict.fromkeys(tokens.split(), seat)
    found: dict[str, Any] = {}
    for kind in TYPES:
        mine, its = count(land, seat, kind), count(land, 1 - seat, kind)
        found[kind] = 1 - seat if its >= 2 and its > mine else None
    return found | dict(tokens)


def both(given: Pair | None, seat: int) -> list[str | None]:
    """For each seat what is given; a text alone is for the seat on turn."""
    if isinstance(given, tuple):
        return list(given)
    return [given if i == seat else None for i in range(2)]


def document(
    land: str = "",
    *,
    seat: int = 0,
    hand: Pair | None = None,
    points: Pair | None = None,
    discards: Pair | None = None,
    stack: Pair | None = None,
    under: Pair | None = None,
    bonus: tuple[int, int] = (0, 0),
    tokens: str | Mapping[str, Any] = "",
    guard: str = "",
    phase: str = "turn",
    **turn: Any,
) -> dict[str, Any]:
    """A position at the start of a turn.

    A seat without a hand named has the last tile that lies nowhere. All other tiles are in the draw
    stacks or, where those are named, among the discards. Points with a `!` are known to both.
    `guard` is a cell on which the other seat's military token lies.
    """
    laid = stacks(land)
    players = []
    for i in range(2):
        named = {item["tile"] for one in laid for item in one["tiles"] if item["owner"] == i}
        place = {
            name: (both(given, seat)[i] or "").split()
            for name, given in (("hand", hand), ("points", points), ("discards", discards), ("under", under))
        }
        point_names = [word.rstrip("!") for word in place["points"]]
        named |= {*place["hand"], *point_names, *place["discards"], *place["under"]}
        kept = both(stack, seat)[i]
        if both(hand, seat)[i] is None:
            free = [name for name in NAMES if name not in named and name not in (kept or "").split()]
            place["hand"] = free[-1:]
            named |= set(free[-1:])
        if kept is not None:
            place["discards"] += [name for name in NAMES if name not in named | set(kept.split())]
        players.append(
            {
                "hand": place["hand"],
                "face_down": [
                    {"tile": word.rstrip("!"), "known": word[-1] == "!"} for word in place["points"]
                ],
                "discards": place["discards"],
                "stack_bottom": place["under"],
                "bonus": bonus[i],
            }
        )
    holders = token_holders(laid, seat, tokens)
    if guard:
        holders["military"] = {"cell": guard, "by": 1 - seat}
    return HEADING | {
        "stacks": laid,
        "players": players,
        "tokens": holders,
        "turn": {"seat": seat} | turn,
        "now": {"phase": phase},
    }


def position(land: str = "", **rest: Any) -> Any:
    """The state of a document; see there."""
    return RULESET.read_position(document(land, **rest))


# Play.

PLAYING = Playing(RULESET, "power", "build")
texts, outcomes = PLAYING.texts, PLAYING.outcomes
settle, step, play = PLAYING.settle, PLAYING.step, PLAYING.play
events_of, kinds, refusal = PLAYING.events_of, PLAYING.kinds, PLAYING.refusal
finish, walk = PLAYING.finish, PLAYING.walk


def choices(state: Any, family: str) -> set[str]:
    """What may be chosen of a family: `{"RIa"}` for build, `{"e1 180"}` for lay."""
    return {text.removeprefix(f"{family} ") for text in texts(state, f"{family} ")}


def places(state: Any, tile: str) -> set[str]:
    """The cells on which a tile of the hand can be built."""
    if f"build {tile}" not in texts(state):
        return set()
    return {place.split()[0] for place in choices(step(state, f"build {tile}"), "lay")}


def laying(tile: str, cell: str) -> tuple[str, str]:
    """Building a tile on a cell, as two decisions."""
    return f"build {tile}", f"lay {cell} {upside_down(cell)}"


def build(state: Any, tile: str, cell: str, *more: str) -> Any:
    """The state after a tile was built and what else is named, chance not asked."""
    return step(state, *laying(tile, cell), *more)


def exchange(state: Any, tile: str, cell: str) -> Any:
    return step(state, "power special", f"exchange {tile}", f"lay {cell} {upside_down(cell)}")


# Looking.

seen, again, check_same = PLAYING.seen, PLAYING.again, PLAYING.check_same


def written(state: Any) -> dict[str, Any]:
    return RULESET.write_position(state)


def land(state: Any) -> dict[str, str]:
    """Cell -> tiles from the bottom, as a test writes them."""
    return {
        stack["at"]: " ".join(OWNERS[item["owner"]] + item["tile"] for item in stack["tiles"])
        for stack in written(state)["stacks"]
    }


def hand(state: Any, seat: int = 0) -> str:
    return " ".join(written(state)["players"][seat]["hand"])


def discards(state: Any, seat: int = 0) -> str:
    return " ".join(written(state)["players"][seat]["discards"])


def points(state: Any, seat: int = 0) -> str:
    """The Imagination Points, the oldest first."""
    return " ".join(item["tile"] for item in written(state)["players"][seat]["face_down"])


def under(state: Any, seat: int = 0) -> str:
    """The known bottom of a draw stack, in the order of drawing."""
    return " ".join(written(state)["players"][seat]["stack_bottom"])


def token(state: Any, kind: str) -> Any:
    """Where a token is: a seat, `pool` or `building`."""
    return seen(state)["tokens"][kind]["at"]


def bonus(state: Any) -> list[int]:
    return [player["bonus"] for player in seen(state)["players"]]

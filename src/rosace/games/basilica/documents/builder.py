"""Positions of Basilica from little: the tiles that lie there and who stands on them.

`build` takes any part of a document (docs/positions/basilica.md) and gives one that is complete. A tile
may be given by its colours (`red`, `red-blue`) instead of its id, an order by its name (`move`) instead of
a back, a builder's token by the rank that it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rosace.core.building import Chooser, filled
from rosace.core.documents import Node
from rosace.core.errors import BadDocument
from rosace.games.basilica.documents.validation import PHASE_ORDER
from rosace.games.basilica.kernel.actions import BACK_OF, BACK_WORDS
from rosace.games.basilica.kernel.component_data import COMPONENTS, Tile
from rosace.games.basilica.kernel.constants import COLOUR_SETS, ORDERS, PHASES, RANKS

NAMES: tuple[str, ...] = (
    "cathedral", "scorings", "coins", "marker", "orders", "vaults", "stack", "discards", "reshuffled", "turn",
    "now", "to_move",
)  # fmt: skip
COLOUR_WORDS = ["-".join(colours) for colours in COLOUR_SETS]


def seats_of(root: Node) -> int:
    return 2


def options_of(root: Node) -> dict[str, Any]:
    """The options that the parts show: none."""
    return {}


def build(root: Node, options: Mapping[str, Any], choose: Chooser) -> dict[str, Any]:
    """The body of a complete document with these parts."""
    root.only(NAMES)
    scorings = root.get("scorings", list, _scorings(root))
    now = _now(root, scorings)
    tiles = _Tiles(options["festum"], choose)
    given = Node(root.get("cathedral", dict, {}), "cathedral")
    laid: dict[str, Any] = given.get("vaults", dict, {})
    vaults = filled(root.get("vaults", list, []), 3, "vaults")
    discards = root.get("discards", list, None)
    again = _reshuffled(root)
    stack = Node(root.get("stack", dict, {}), "stack").only(("tiles", "top"))
    wanted = {f"cathedral.vaults.{cell}": word for cell, word in laid.items()}
    wanted |= {f"vaults[{i}]": word for i, word in enumerate(vaults) if word is not None and word is not ...}
    wanted |= {f"discards[{i}]": word for i, word in enumerate(discards or [])}
    tiles.take_named(wanted)
    orders = _orders(root, now, tiles)
    top = stack.get("top", str, None)
    if top is not None:
        tiles.take_back(top, "stack.top")
    tiles.take_coloured(wanted)
    display = [word if word is None else tiles.of(f"vaults[{i}]") for i, word in enumerate(vaults)]
    shown = [None if tile is None else BACK_WORDS[tile.back] for tile in orders]
    for _ in range(6 if options["remove_six"] else 0):
        tiles.any("the six tiles removed (B11.1)")
    if top is not None:
        tiles.put_back("stack.top")
    left, lying = tiles.left(), [tiles.of(place).id for place in wanted if place.startswith("discards")]
    number = stack.number("tiles", 0, len(left), len(left))
    if discards is not None and number != len(left):
        raise BadDocument(f"stack.tiles is {number}, but the tiles named elsewhere leave {len(left)} (B1.1)")
    # The known top is the last to be discarded.
    left.sort(key=lambda tile: BACK_WORDS[tile.back] != top)
    left, thrown = left[:number], left[number:]
    if top is None and left and now["phase"] != "top":
        top = BACK_WORDS[left[0].back]
    body: dict[str, Any] = {
        "cathedral": {
            "vaults": {cell: tiles.of(f"cathedral.vaults.{cell}").id for cell in laid},
            **{name: given.get(name, list, []) for name in ("scaffolding", "glass", "altars")},
            "builders": _builders(given, options["variant"]),
        },
        "scorings": scorings,
        "coins": root.get("coins", list, [COMPONENTS.coins] * 2),
        "marker": root.get("marker", int, _marker(scorings)),
        "orders": shown,
        "vaults": [None if tile is None else tile.id for tile in display],
        "stack": {"tiles": len(left), "top": top},
        "discards": lying + [tile.id for tile in thrown],
    }
    given.only(body["cathedral"])
    if again is not None:
        newer = [tile for space, tile in enumerate(orders) if tile and space not in again]
        unseen = [tile.id for tile in [*left, *newer]]
        body["reshuffled"] = {"unseen": unseen, "older_orders": again}
    turn = Node(root.get("turn", dict, {}), "turn").only(("seat", "actions_left", "just_placed"))
    seat = turn.get("seat", int, 0)
    if root.get("to_move", int, None) is not None:
        answers = now["phase"] == "offer" or now.get("paid") is True  # B10.1: the other player
        seat = root.number("to_move", 0, 1) ^ answers
        if turn.get("seat", int, seat) != seat:
            raise BadDocument(f"to_move is {root.value['to_move']}, but turn.seat is {turn.value['seat']}")
    return body | {
        "turn": {"actions_left": COMPONENTS.actions, "just_placed": None} | {**turn.value, "seat": seat},
        "now": now,
    }


def _now(root: Node, scorings: list[Any]) -> dict[str, Any]:
    ended = {"phase": "over", "ending": "scoring"} if len(scorings) == 3 else {"phase": "action"}
    now: dict[str, Any] = dict(root.get("now", dict, ended))
    phase = Node(now, "now").word("phase", PHASES)
    if phase in PHASE_ORDER:
        said = root.get("orders", list, [])
        names = [word.rpartition(".")[2] if isinstance(word, str) else "" for word in said]
        fits = names.index(PHASE_ORDER[phase]) if PHASE_ORDER[phase] in names else min(len(said), 2)
        now.setdefault("space", fits)
    return now


def _scorings(root: Node) -> list[list[int]]:
    """B6.2: as many as the marker has passed, without points; it may be on its way to one."""
    marker = root.get("marker", int, 0)
    due = Node(root.get("now", dict, {}), "now").get("phase", str, "") == "juggle"
    return [[0, 0] for space in COMPONENTS.scoring_spaces[:2] if marker >= space + due]


def _marker(scorings: list[Any]) -> int:
    """B6.2: it is at least where the last scoring was."""
    return COMPONENTS.scoring_spaces[min(len(scorings), 3) - 1] if scorings else 0


def _reshuffled(root: Node) -> list[int] | None:
    """The order spaces whose tile is older than the present stack (B5.2); None before the reshuffle."""
    again = root.get("reshuffled", dict, None)
    if again is None:
        return None
    return list(Node(again, "reshuffled").only(("older_orders",)).get("older_orders", list, []))


def _orders(root: Node, now: dict[str, Any], tiles: _Tiles) -> list[Tile | None]:
    """The tiles of the order spaces: those said, then what the phase needs, then any."""
    words = filled(root.get("orders", list, []), 3, "orders")
    space, wanted = now.get("space"), PHASE_ORDER.get(now["phase"])
    if wanted and type(space) is int and 0 <= space < 3 and words[space] is ...:
        words[space] = wanted
    found: list[Tile | None] = [None] * 3
    for said in (True, False):
        for i, word in enumerate(words):
            if (word is not ...) == said and word is not None:
                place = f"orders[{i}]"
                found[i] = tiles.any(place) if word is ... else tiles.take_back(word, place)
    return found


class _Tiles:
    """The tiles of the box in the order in which they are chosen, each once."""

    def __init__(self, festum: bool, choose: Chooser):
        box = COMPONENTS.box(festum)
        self._free = choose.shuffled(box)
        self._named = {tile.id: tile for tile in box}
        self._at: dict[str, Tile] = {}

    def of(self, place: str) -> Tile:
        """The tile of a place; any, if nothing was said of it."""
        return self._at.get(place) or self.any(place)

    def left(self) -> list[Tile]:
        return list(self._free)

    def any(self, place: str) -> Tile:
        return self._take(place, lambda tile: True, "")

    def put_back(self, place: str) -> None:
        self._free.append(self._at.pop(place))

    def take_named(self, wanted: Mapping[str, Any]) -> None:
        """The tiles given by their ids."""
        for place, word in self._checked(wanted):
            if word in self._named:
                tile = self._named[word]
                if tile not in self._free:
                    first = next(there for there, other in self._at.items() if other == tile)
                    raise BadDocument(f"tile {word} appears twice: {first} and {place}", "too-many")
                self._free.remove(tile)
                self._at[place] = tile

    def take_coloured(self, wanted: Mapping[str, Any]) -> None:
        """A tile for each that was given by its colours."""
        for place, word in self._checked(wanted):
            if place not in self._at:
                self._take(place, _has_colours(word), word)

    def take_back(self, word: Any, place: str) -> Tile:
        """A tile by its back, or by its order alone."""
        if word in ORDERS:
            return self._take(place, lambda tile: ORDERS[tile.back % len(ORDERS)] == word, word)
        if not isinstance(word, str) or word not in BACK_OF:
            raise BadDocument(
                f"{place}: {word!r} is neither an order like move nor a back like red-blue.move"
            )
        return self._take(place, lambda tile: tile.back == BACK_OF[word], word)

    def _take(self, place: str, fits: Callable[[Tile], bool], what: str) -> Tile:
        for tile in self._free:
            if fits(tile):
                self._free.remove(tile)
                self._at[place] = tile
                return tile
        raise BadDocument(
            f"{place}: no tile {what} is left in the box (B1.1)".replace("  ", " "), "cannot-complete"
        )

    def _checked(self, wanted: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        for place, word in wanted.items():
            if not isinstance(word, str) or word not in self._named and word not in COLOUR_WORDS:
                raise BadDocument(
                    f"{place}: this box has no tile {word!r}; give an id or colours like red-blue"
                )
            yield place, word


def _has_colours(word: str) -> Callable[[Tile], bool]:
    return lambda tile: tile.kind >> 4 == COLOUR_WORDS.index(word)


def _builders(given: Node, variant: str) -> list[Any]:
    """The builders with their tokens: a rank alone gets one that shows it."""
    tokens = list(COMPONENTS.tokens[variant])
    supply = [
        [[RANKS[pair // 4], RANKS[pair % 4]] for pair, number in enumerate(tokens) for _ in range(number)]
        for _ in range(2)
    ]
    entries = [
        dict(Node(one, f"cathedral.builders[{i}]").value)
        for i, one in enumerate(given.get("builders", list, []))
    ]
    for entry in entries:
        faces, seat = entry.get("token"), entry.get("seat")
        if isinstance(faces, list) and seat in (0, 1):
            supply[seat] = _without(supply[seat], sorted(faces, key=str))
    for seat in range(2):
        ranked = [
            i
            for i, entry in enumerate(entries)
            if entry.get("seat") == seat and entry.get("rank") is not None
        ]
        ranks = [Node(entries[i], f"cathedral.builders[{i}]").word("rank", RANKS) for i in ranked]
        found = _tokens(ranks, supply[seat])
        if found is None:
            raise BadDocument(
                f"cathedral.builders: seat {seat} does not have tokens for {', '.join(ranks)} (B9.1)"
            )
        for i, token in zip(ranked, found, strict=True):
            if "token" in entries[i]:
                raise BadDocument(f"cathedral.builders[{i}] has a token and a rank; one is enough")
            entries[i]["token"] = token
    return [{name: value for name, value in entry.items() if name != "rank"} for entry in entries]


def _without(supply: list[list[str]], faces: list[Any]) -> list[list[str]]:
    """The supply without one token of these faces, if it has one."""
    for i, token in enumerate(supply):
        if sorted(token) == faces:
            return supply[:i] + supply[i + 1 :]
    return supply


def _tokens(ranks: list[str], supply: list[list[str]]) -> list[list[str]] | None:
    """A token of the supply for each rank, that side up; None if there are too few."""
    if not ranks:
        return []
    rank, *others = ranks
    for i, token in enumerate(supply):
        if rank in token:
            rest = _tokens(others, supply[:i] + supply[i + 1 :])
            if rest is not None:
                down = token[1] if token[0] == rank else token[0]
                return [[rank, down], *rest]
    return None

"""Positions of Fantazja from little: these buildings on these cells.

`build` takes any part of a document (docs/positions/fantazja.md) and gives one that is complete. A tile on
the table needs no `turn`: one is found in which its elements fit. Below a large building, what must lie
there is chosen. A tile may be given by its kind (`MII`) instead of its id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rosace.core.building import Chooser
from rosace.core.documents import Node, number_of
from rosace.core.errors import BadDocument
from rosace.games.fantazja.documents.position import DEGREES, PLAYER_NAMES
from rosace.games.fantazja.documents.validation import POWER_IN
from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.actions import CELL_OF, TILE_OF, TILE_WORDS
from rosace.games.fantazja.kernel.component_data import COMPONENTS, FACES, LEVEL
from rosace.games.fantazja.text.elements import CASTLE_CELL, STEPS

NAMES: tuple[str, ...] = ("stacks", "players", "tokens", "turn", "now", "to_move")
KIND_OF = {tile.name: tile.kind for tile in COMPONENTS.tiles}
KINDS = set(KIND_OF.values())


def seats_of(root: Node) -> int:
    return 2


def options_of(root: Node) -> dict[str, Any]:
    """The options that the parts show: none."""
    return {}


def build(root: Node, options: Mapping[str, Any], choose: Chooser) -> dict[str, Any]:
    """The body of a complete document with these parts."""
    root.only(NAMES)
    return _Builder(root, choose).body()


class _Builder:
    """What has been said and chosen so far."""

    def __init__(self, root: Node, choose: Chooser):
        self.root, self.choose = root, choose
        self.now = dict(root.get("now", dict, {"phase": "turn"}))
        self.phase = c.PHASES.index(Node(self.now, "now").word("phase", c.PHASES))
        if self.phase == c.P_FIRST:
            raise BadDocument(
                "now.phase: positions are built from the first turn on (F1.4)", "cannot-complete"
            )
        self.turn = self.settle_turn()
        self.seat: int = self.turn["seat"] if self.turn["seat"] in (0, 1) else 0
        # For each seat the tiles that nothing has been said of, in the order in which they are chosen.
        self.free = [choose.shuffled(TILE_WORDS) for _ in range(c.SEATS)]

    def body(self) -> dict[str, Any]:
        stacks = self.read_stacks()
        players = self.read_players()
        self.take_ids(stacks, players)
        self.take_kinds(stacks)
        self.lay_below(stacks)
        self.turn_tiles(stacks)
        for seat, player in enumerate(players):
            self.fill_hand(seat, player)
        return {
            "stacks": stacks,
            "players": players,
            "tokens": self.settle_tokens(stacks),
            "turn": self.turn,
            "now": self.now,
        }

    def settle_turn(self) -> dict[str, Any]:
        given = Node(self.root.get("turn", dict, {}), "turn")
        turn = {
            "seat": self.root.number("to_move", 0, c.SEATS - 1, 0),
            "dealt": c.SEATS,
            "main_done": self.phase in (c.P_PAY, c.P_DRAW),
            "power_used": self.phase in POWER_IN or self.now.get("using") is not None,
            "skipped": 2 if self.phase == c.P_OVER else 0,
        } | dict(given.value)
        if self.root.get("to_move", int, turn["seat"]) != turn["seat"]:
            raise BadDocument(f"to_move is {self.root.value['to_move']}, but turn.seat is {turn['seat']}")
        if self.phase in POWER_IN:
            self.now.setdefault("using", c.TYPES[POWER_IN[self.phase]])
        return turn

    # The land.

    def read_stacks(self) -> list[dict[str, Any]]:
        """The stacks as said, their tiles as objects."""
        stacks = []
        for i, entry in enumerate(self.root.get("stacks", list, [])):
            node = Node(entry, f"stacks[{i}]").only(("at", "tiles"))
            number_of(
                node.get("at", str), CELL_OF, f"{node.place}.at", "cell; one is written like e1 (F11.1)"
            )
            tiles = []
            for j, item in enumerate(node.get("tiles", list)):
                laid = Node(item, f"{node.place}.tiles[{j}]").only(("owner", "tile", "turn"))
                laid.number("owner", 0, c.SEATS - 1)
                if laid.get("tile", str) not in KINDS:
                    _check_tile(laid.value["tile"], f"{laid.place}.tile")
                if laid.get("turn", int, None) is not None and laid.value["turn"] not in DEGREES:
                    raise BadDocument(
                        f"{laid.place}.turn is not one of 0, 90, 180, 270 (F2.4)", "unknown-word"
                    )
                tiles.append({name: value for name, value in laid.value.items() if value is not None})
            stacks.append({"at": node.value["at"], "tiles": tiles})
        return stacks

    def take_ids(self, stacks: list[dict[str, Any]], players: list[dict[str, Any]]) -> None:
        """Keep the tiles that are given by their ids from being chosen elsewhere."""
        named = [
            (laid["owner"], laid["tile"])
            for stack in stacks
            for laid in stack["tiles"]
            if laid["tile"] in TILE_OF
        ]
        for seat, player in enumerate(players):
            lists = [player.get("hand") or [], player["discards"], player["stack_bottom"]]
            named += [(seat, word) for words in lists for word in words]
            named += [(seat, item["tile"]) for item in player["face_down"]]
        for (seat, tile), number in Counter(named).items():
            if number > 1:
                raise BadDocument(f"{tile} of seat {seat} is in {number} places (F1.1)", "too-many")
            self.free[seat].remove(tile)

    def take_kinds(self, stacks: list[dict[str, Any]]) -> None:
        """A tile for each that was given by its kind."""
        for i, stack in enumerate(stacks):
            for j, laid in enumerate(stack["tiles"]):
                if laid["tile"] not in TILE_OF:
                    place = f"stacks[{i}].tiles[{j}].tile"
                    laid["tile"] = self.take(
                        laid["owner"], lambda tile, kind=laid["tile"]: KIND_OF[tile] == kind, place
                    )

    def lay_below(self, stacks: list[dict[str, Any]]) -> None:
        """F6.2: below level III lie II and I; of either seat, since nobody sees them."""
        for i, stack in enumerate(stacks):
            said = {LEVEL[TILE_OF[laid["tile"]]]: laid for laid in stack["tiles"]}
            levels = sorted(said)
            if len(said) < len(stack["tiles"]) or not said or 0 in said or levels != list(said):
                continue  # which the reader refuses, or a special building
            tiles = []
            for level in range(1, levels[-1] + 1):
                tiles.append(said.get(level) or self.hidden(level, f"stacks[{i}]"))
            stack["tiles"] = tiles

    def hidden(self, level: int, place: str) -> dict[str, Any]:
        """A covered tile."""
        there = [s for s in range(c.SEATS) if any(LEVEL[TILE_OF[tile]] == level for tile in self.free[s])]
        if not there:
            raise BadDocument(
                f"{place}: no tile of level {'I' * level} is left to lie below (F6.2)", "cannot-complete"
            )
        owner = self.choose.one(there)
        return {"owner": owner, "tile": self.take(owner, lambda tile: LEVEL[TILE_OF[tile]] == level, place)}

    def take(self, seat: int, fits: Any, place: str) -> str:
        for tile in self.free[seat]:
            if fits(tile):
                self.free[seat].remove(tile)
                return tile
        raise BadDocument(f"{place}: seat {seat} has no such tile left (F1.1)", "cannot-complete")

    def turn_tiles(self, stacks: list[dict[str, Any]]) -> None:
        """F4.2: turn the tiles so that equal elements meet, where nothing is said of their turn."""
        tops = {CELL_OF[stack["at"]]: stack["tiles"][-1] for stack in stacks if stack["tiles"]}
        faces = {CASTLE_CELL: (c.TILES, 0)}
        faces |= {
            cell: (TILE_OF[laid["tile"]], laid["turn"] // 90) for cell, laid in tops.items() if "turn" in laid
        }
        open_cells = [cell for cell in _outwards(tops) if cell not in faces]
        if not _turn(open_cells, {cell: TILE_OF[laid["tile"]] for cell, laid in tops.items()}, faces):
            raise BadDocument(
                "stacks: there is no turn of the tiles in which equal elements meet (F4.2)", "cannot-complete"
            )
        for stack in stacks:
            cell = CELL_OF[stack["at"]]
            for laid in stack["tiles"]:
                laid.setdefault("turn", DEGREES[faces[cell][1]] if cell in faces else 0)

    # Players.

    def read_players(self) -> list[dict[str, Any]]:
        """What is said of the players, lists where nothing is; a hand stays open."""
        entries = self.root.get("players", list, [])
        if len(entries) > c.SEATS:
            raise BadDocument(f"players has {len(entries)} entries, not at most {c.SEATS}", "wrong-length")
        players = []
        for seat in range(c.SEATS):
            place = f"players[{seat}]"
            node = Node(entries[seat] if seat < len(entries) else {}, place).only(PLAYER_NAMES)
            lying = [
                {"tile": item} if isinstance(item, str) else dict(Node(item, f"{place}.face_down[{i}]").value)
                for i, item in enumerate(node.get("face_down", list, []))
            ]
            player: dict[str, Any] = {
                "hand": node.get("hand", list, None),
                "face_down": lying,
                "discards": list(node.get("discards", list, [])),
                "stack_bottom": list(node.get("stack_bottom", list, [])),
                "bonus": node.get("bonus", int, 0),
                "open": node.get("open", dict, {}),
                "seen": node.get("seen", dict, {}),
            }
            for name in ("hand", "discards", "stack_bottom"):
                for word in player[name] or []:
                    _check_tile(word, f"{place}.{name}")
            for i, item in enumerate(lying):
                _check_tile(item.get("tile"), f"{place}.face_down[{i}].tile")
            players.append(player)
        return players

    def fill_hand(self, seat: int, player: dict[str, Any]) -> None:
        """F3.3: six tiles, those among them that the phase speaks of; at the end none is left anywhere."""
        if self.phase == c.P_OVER:
            player["hand"] = player["hand"] or []
            player["discards"] += self.free[seat]
            return
        own = seat == self.seat
        taken = [word for word in self.said_now("taken") if own and word in self.free[seat]]
        player["discards"] += taken
        self.free[seat] = [tile for tile in self.free[seat] if tile not in taken]
        if player["hand"] is None:
            wanted = [*self.said_now("begun"), *self.said_now("given")] if own else self.said_now("shown")
            held = list(dict.fromkeys(word for word in wanted if word in self.free[seat]))
            size = c.HAND - (own and self.turn["main_done"] is True)
            held += [tile for tile in self.free[seat] if tile not in held][: max(size - len(held), 0)]
            player["hand"] = held
        if not own and not player["seen"]:  # F8.6: what is on show has been seen
            player["seen"] = {word: len(player["face_down"]) for word in self.said_now("shown")}

    def said_now(self, name: str) -> list[str]:
        """The tiles that `now` names; its reader refuses what is none."""
        found = self.now.get(name)
        return [word for word in (found if isinstance(found, list) else [found]) if isinstance(word, str)]

    def settle_tokens(self, stacks: list[dict[str, Any]]) -> dict[str, Any]:
        """F7.1: a token is with the seat that led when the last turn ended; a power in use has its own."""
        given = Node(self.root.get("tokens", dict, {}), "tokens").only(c.TYPES)
        ended = self.seat if self.phase == c.P_OVER else 1 - self.seat
        tops = [stack["tiles"][-1] for stack in stacks if stack["tiles"]]
        count = Counter((laid["owner"], c.TYPES[FACES[TILE_OF[laid["tile"]]].type]) for laid in tops)
        tokens: dict[str, Any] = {}
        for name in c.TYPES:
            mine, theirs = count[ended, name], count[1 - ended, name]
            tokens[name] = ended if mine >= 2 and mine > theirs else None
        if self.now.get("using") in c.TYPES:
            tokens[self.now["using"]] = self.seat
        return tokens | dict(given.value)


def _check_tile(word: Any, place: str) -> None:
    number_of(word, TILE_OF, place, f"tile; a tile is written like {TILE_WORDS[0]}")


def _outwards(cells: Mapping[int, Any]) -> Iterator[int]:
    """The cells as they hang together, from the castle on; then those that are cut off."""
    seen, rest = {CASTLE_CELL}, [CASTLE_CELL]
    while rest:
        cell = rest.pop(0)
        near = [cell + step for step in STEPS if cell + step in cells and cell + step not in seen]
        seen.update(near)
        rest += near
        yield from near
    yield from (cell for cell in cells if cell not in seen)


def _turn(open_cells: list[int], tiles: Mapping[int, int], faces: dict[int, tuple[int, int]]) -> bool:
    """Find turns for the tiles of these cells that fit all others, one after the other."""
    if not open_cells:
        return True
    cell, *others = open_cells
    for turn in range(c.TURNS):
        if _meets(cell, (tiles[cell], turn), faces):
            faces[cell] = tiles[cell], turn
            if _turn(others, tiles, faces):
                return True
            del faces[cell]
    return False


def _meets(cell: int, face: tuple[int, int], faces: Mapping[int, tuple[int, int]]) -> bool:
    """F4.2: whether a tile has the elements of those beside it."""
    for direction, step in enumerate(STEPS):
        if cell + step in faces:
            other, turn = faces[cell + step]
            mine = FACES[face[0]].side(direction, face[1])[0]
            if mine != FACES[other].side(direction + 2, turn)[0]:
                return False
    return True

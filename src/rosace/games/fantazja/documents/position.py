"""Positions of Fantazja as JSON documents: complete, from the middle of a power too.

`docs/positions/fantazja.md` describes the document. `read` refuses whatever contradicts the rules or
itself, with the reason, before anything is made of it. `read_table` reads what counts on a real table
at the end: the visible buildings and the bonus tokens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rosace.core.documents import Node, count_from_0, number_of, refused_as, rename
from rosace.core.errors import BadDocument
from rosace.games.fantazja.documents.validation import Stacks, check_land, check_state
from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.actions import CELL_OF, CELL_WORDS, TILE_OF, TILE_WORDS
from rosace.games.fantazja.kernel.component_data import COMPONENTS
from rosace.games.fantazja.kernel.state import FantazjaState
from rosace.games.fantazja.text.elements import CASTLE_CELL, cell_of, face_down, names_of, stacks_in_order

BODY = ("stacks", "players", "tokens", "turn", "now")
NAMES = ("format", "game", "rules", "options", *BODY)
PLAYER_NAMES = ("hand", "face_down", "discards", "stack_bottom", "bonus", "open", "seen")
CHOSEN = ("given", "taken", "shown")
DEGREES = (0, 90, 180, 270)
A_CELL = CELL_WORDS[CASTLE_CELL - c.SIDE + 2]


# Writing.


def write(state: FantazjaState) -> dict[str, Any]:
    """The body of a document: everything but its heading."""
    now: dict[str, Any] = {"phase": c.PHASES[state.phase]}
    if state.using >= 0:
        now["using"] = c.TYPES[state.using]
    if state.begun >= 0:
        now["begun"] = TILE_WORDS[state.begun]
    for name in CHOSEN:
        if getattr(state, name):
            now[name] = names_of(getattr(state, name))
    if state.sunk:
        now["sunk"] = state.sunk
    return {
        "stacks": [_stack(state, stack) for stack in stacks_in_order(state) if stack > 0],
        "players": [_player(state, seat) for seat in range(c.SEATS)],
        "tokens": {name: _token(state, kind) for kind, name in enumerate(c.TYPES)},
        "turn": {
            "seat": None if state.seat < 0 else state.seat,
            "dealt": state.dealt,
            "main_done": bool(state.main_done),
            "power_used": bool(state.power_used),
            "skipped": state.skips,
        },
        "now": now,
    }


def _stack(state: FantazjaState, stack: int) -> dict[str, Any]:
    layers = range(stack * 3, stack * 3 + state.height[stack])
    tiles = [
        {
            "owner": state.tile[layer] // c.TILES,
            "tile": TILE_WORDS[state.tile[layer] % c.TILES],
            "turn": DEGREES[state.turn[layer]],
        }
        for layer in layers
    ]
    return {"at": CELL_WORDS[cell_of(state, stack)], "tiles": tiles}


def _player(state: FantazjaState, seat: int) -> dict[str, Any]:
    first = seat * c.TILES
    lying: list[dict[str, Any]] = []
    for tile in face_down(state, seat):
        known = {"known": True} if state.face_known[seat] >> tile & 1 else {}
        lying.append({"tile": TILE_WORDS[tile]} | known)
    return {
        "hand": names_of(state.hand[seat]),
        "face_down": lying,
        "discards": names_of(state.discards[seat]),
        "stack_bottom": [TILE_WORDS[tile] for tile in state.bottom[first : first + state.num_bottom[seat]]],
        "bonus": state.bonus[seat],
        "open": _marks(state.open_mark[first : first + c.TILES]),
        "seen": _marks(state.seen_mark[first : first + c.TILES]),
    }


def _marks(marks: list[int]) -> dict[str, int]:
    return {TILE_WORDS[tile]: mark - 1 for tile, mark in enumerate(marks) if mark}


def _token(state: FantazjaState, kind: int) -> Any:
    holder = state.token[kind]
    if holder == c.ON_BUILDING:
        return {"cell": CELL_WORDS[state.guarded - c.MARGIN], "by": state.guard_by}
    return None if holder < 0 else holder


# Reading.

COUNTED_FROM_1 = (  # in format 1
    "stacks.*.tiles.*.owner", "turn.seat", "tokens.military.by", *(f"tokens.{name}" for name in c.TYPES),
)  # fmt: skip
NAMES_OF_FORMAT_1 = {"stacks.*.cell": "at", "players.*.under": "stack_bottom", "turn.skips": "skipped"}


def from_format_1(document: Mapping[str, Any]) -> dict[str, Any]:
    """A document of format 1 as one of the present format."""
    found: dict[str, Any] = rename(count_from_0(document, COUNTED_FROM_1), NAMES_OF_FORMAT_1)
    return found


@dataclass
class _Player:
    """What a document says of a player; tiles as numbers."""

    hand: list[int]
    face_down: list[int]
    known: list[int]
    discards: list[int]
    stack_bottom: list[int]
    bonus: int
    open: list[int]
    seen: list[int]


def is_complete(document: Mapping[str, Any]) -> bool:
    """Whether a document is a whole position, and not the result of a real table."""
    return "now" in document or ("visible" not in document and any(name in document for name in BODY))


def read(document: Mapping[str, Any], options: Mapping[str, Any]) -> FantazjaState:
    """The state of a complete document whose heading is checked."""
    root = Node(document).only(NAMES)
    now = root.node("now")
    state = FantazjaState()
    stacks = _read_stacks(root)
    entries = enumerate(root.entries("players", c.SEATS))
    players = [_read_player(entry, f"players[{i}]") for i, entry in entries]
    pools = [_left(stacks, player, seat) for seat, player in enumerate(players)]
    with refused_as("impossible-board", "stacks"):
        check_land(stacks)
    state.lay_out(list(stacks.items()))
    _fill_players(state, players)
    state.pool = pools
    _read_tokens(root, state)
    _read_turn(root, state)
    _read_now(now, state)
    if state.phase == c.P_FIRST and options["first"] != "random":
        raise BadDocument(f"now.phase: the option first says that player {options['first']} begins (F1.4)")
    with refused_as("impossible-moment"):
        check_state(state)
    return state


def _tile(word: Any, place: str) -> int:
    return number_of(word, TILE_OF, place, f"tile; a tile is written like {TILE_WORDS[0]}")


def _tiles(node: Node, name: str) -> list[int]:
    return [_tile(word, f"{node.place}.{name}") for word in node.get(name, list, [])]


def _cell(node: Node, name: str) -> int:
    what = f"cell; one is written like {A_CELL} (F11.1)"
    return number_of(node.get(name, str), CELL_OF, f"{node.place}.{name}", what)


def _set(tiles: list[int]) -> int:
    return sum(1 << tile for tile in set(tiles))


def _read_stacks(root: Node) -> Stacks:
    stacks: Stacks = {}
    for number, entry in enumerate(root.get("stacks", list, [])):
        node = Node(entry, f"stacks[{number}]").only(("at", "tiles"))
        cell = _cell(node, "at")
        if cell in stacks:
            raise BadDocument(f"{node.place}.at: {CELL_WORDS[cell]} already has a stack", "too-many")
        layers = enumerate(node.get("tiles", list))
        stacks[cell] = [_read_laid(Node(item, f"{node.place}.tiles[{i}]")) for i, item in layers]
    return stacks


def _read_laid(node: Node) -> tuple[int, int, int]:
    """Owner, tile and quarter turns of a tile on the table."""
    node.only(("owner", "tile", "turn"))
    turn = node.get("turn", int, 0)
    if turn not in DEGREES:
        raise BadDocument(f"{node.place}.turn is {turn}, not one of 0, 90, 180, 270 (F2.4)", "unknown-word")
    owner = node.number("owner", 0, c.SEATS - 1)
    return owner, _tile(node.get("tile", str), f"{node.place}.tile"), turn // 90


def _read_player(entry: Any, place: str) -> _Player:
    node = Node(entry, place).only(PLAYER_NAMES)
    lying, known = [], []
    for number, item in enumerate(node.get("face_down", list, [])):
        below = Node(item, f"{place}.face_down[{number}]").only(("tile", "known"))
        lying.append(_tile(below.get("tile", str), f"{below.place}.tile"))
        if below.get("known", bool, False):
            known.append(lying[-1])
    return _Player(
        hand=_tiles(node, "hand"),
        face_down=lying,
        known=known,
        discards=_tiles(node, "discards"),
        stack_bottom=_tiles(node, "stack_bottom"),
        bonus=node.number("bonus", 0, c.BONUS_TOKENS, 0),
        open=_read_marks(node, "open"),
        seen=_read_marks(node, "seen"),
    )


def _read_marks(node: Node, name: str) -> list[int]:
    """For each tile 0, or one more than the number that the document gives."""
    marks = Node(node.get(name, dict, {}), f"{node.place}.{name}")
    for word in marks.value:
        _tile(word, marks.place)
    return [marks.number(word, 0, c.TILES) + 1 if word in marks.value else 0 for word in TILE_WORDS]


def _left(stacks: Stacks, player: _Player, seat: int) -> int:
    """F1.1: all tiles that lie nowhere else are in the draw stack, in unknown order."""
    named = [tile for tiles in stacks.values() for owner, tile, _ in tiles if owner == seat]
    named += player.hand + player.face_down + player.discards + player.stack_bottom
    for tile, number in Counter(named).items():
        if number > 1:
            raise BadDocument(f"{TILE_WORDS[tile]} of seat {seat} is in {number} places (F1.1)", "too-many")
    return (1 << c.TILES) - 1 - _set(named)


def _fill_players(state: FantazjaState, players: list[_Player]) -> None:
    state.hand = [_set(player.hand) for player in players]
    state.discards = [_set(player.discards) for player in players]
    state.face_known = [_set(player.known) for player in players]
    state.num_face_down = [len(player.face_down) for player in players]
    state.face_down = [tile for player in players for tile in _padded(player.face_down)]
    state.num_bottom = [len(player.stack_bottom) for player in players]
    state.bottom = [tile for player in players for tile in _padded(player.stack_bottom)]
    state.open_mark = [mark for player in players for mark in player.open]
    state.seen_mark = [mark for player in players for mark in player.seen]
    state.bonus = [player.bonus for player in players]
    state.bonus_left = c.BONUS_TOKENS - sum(state.bonus)
    _check_bonus(state.bonus)


def _check_bonus(bonus: Sequence[int]) -> None:
    if sum(bonus) > c.BONUS_TOKENS:
        raise BadDocument(f"there are {c.BONUS_TOKENS} bonus tokens, not {sum(bonus)} (F1.3)", "too-many")


def _padded(tiles: list[int]) -> list[int]:
    return tiles + [0] * (c.TILES - len(tiles))


def _read_tokens(root: Node, state: FantazjaState) -> None:
    tokens = Node(root.get("tokens", dict, {}), "tokens").only(c.TYPES)
    held = [-1] * 5
    for kind, name in enumerate(c.TYPES):
        if kind == c.T_MILITARY and isinstance(tokens.value.get(name), Mapping):
            node = tokens.node(name).only(("cell", "by"))
            held[kind] = c.ON_BUILDING
            state.guarded = _cell(node, "cell") + c.MARGIN
            state.guard_by = node.number("by", 0, c.SEATS - 1)
        elif tokens.get(name, int, None) is not None:
            held[kind] = tokens.number(name, 0, c.SEATS - 1)
    state.token = held


def _read_turn(root: Node, state: FantazjaState) -> None:
    turn = root.node("turn").only(("seat", "dealt", "main_done", "power_used", "skipped"))
    known = turn.get("seat", int, None) is not None
    state.seat = turn.number("seat", 0, c.SEATS - 1) if known else -1
    state.dealt = turn.number("dealt", 0, c.SEATS, c.SEATS)
    state.main_done = int(turn.get("main_done", bool, False))
    state.power_used = int(turn.get("power_used", bool, False))
    state.skips = turn.number("skipped", 0, 2, 0)


def _read_now(now: Node, state: FantazjaState) -> None:
    now.only(("phase", "using", "begun", *CHOSEN, "sunk"))
    state.phase = c.PHASES.index(now.word("phase", c.PHASES))
    using, begun = now.word("using", c.TYPES, None), now.get("begun", str, None)
    state.using = -1 if using is None else c.TYPES.index(using)
    state.begun = -1 if begun is None else _tile(begun, "now.begun")
    for name in CHOSEN:
        tiles = _tiles(now, name)
        if len(set(tiles)) != len(tiles):
            raise BadDocument(f"now.{name} has a tile twice (F1.1)", "too-many")
        setattr(state, name, _set(tiles))
    state.sunk = now.number("sunk", 0, 1, 0)


# A real table.


@dataclass(frozen=True)
class RealTable:
    """What counts at the end: for each seat the kinds of its visible buildings, and its bonus tokens.

    The Imagination Points left decide a tie (F9.3); None where the document does not give them.
    """

    visible: tuple[tuple[str, ...], ...]
    bonus: tuple[int, ...]
    imagination: tuple[int, ...] | None


def read_table(document: Mapping[str, Any]) -> RealTable:
    """The visible buildings of a real table, by kind (`MII`, `S`) or by tile (`MIIa`)."""
    root = Node(document).only(("format", "game", "rules", "options", "visible", "bonus", "imagination"))
    entries = enumerate(root.entries("visible", c.SEATS))
    visible = tuple(_kinds(words, seat) for seat, words in entries)
    bonus = _counts(root, "bonus", c.BONUS_TOKENS) or (0,) * c.SEATS
    imagination = _counts(root, "imagination", c.TILES)
    _check_bonus(bonus)
    _check_below([kind for kinds in visible for kind in kinds])
    for seat, left in enumerate(imagination or ()):
        if len(visible[seat]) + left > c.TILES:
            total = f"{len(visible[seat])} buildings and {left} Imagination Points"
            raise BadDocument(
                f"imagination[{seat}]: {total} are more than {c.TILES} tiles (F1.1)", "too-many"
            )
    return RealTable(visible, bonus, imagination)


def _counts(root: Node, name: str, most: int) -> tuple[int, ...] | None:
    """A number for each seat, from 0 to `most`; None if the document does not give them."""
    if root.value.get(name) is None:
        return None
    numbers = root.entries(name, c.SEATS)
    for seat, number in enumerate(numbers):
        if type(number) is not int:
            raise BadDocument(f"{name}[{seat}] is {number!r}, not a whole number", "wrong-type")
        if not 0 <= number <= most:
            raise BadDocument(f"{name}[{seat}] is {number}, not from 0 to {most}", "out-of-range")
    return tuple(numbers)


def _kinds(words: Any, seat: int) -> tuple[str, ...]:
    """The kinds of a seat's visible buildings; no more of each than a faction has (F1.1)."""
    place = f"visible[{seat}]"
    kind_of: dict[str, str] = {tile.name: tile.kind for tile in COMPONENTS.tiles}
    there = Counter(kind_of.values())
    if not isinstance(words, list):
        raise BadDocument(f"{place} is not a list of buildings", "wrong-type")
    for word in words:
        if not isinstance(word, str) or word not in kind_of and word not in there:
            raise BadDocument(
                f"{place}: {word!r} is not a building; write one like MII, S or MIIa", "unknown-word"
            )
    for word, number in Counter(words).items():
        if word not in there and number > 1:
            raise BadDocument(f"{place}: {word} appears {number} times (F1.1)", "too-many")
    kinds = tuple(word if word in there else kind_of[word] for word in words)
    for kind, number in Counter(kinds).items():
        if number > there[kind]:
            raise BadDocument(f"{place}: a faction has {there[kind]} {kind}, not {number} (F1.1)", "too-many")
    return kinds


def _check_below(kinds: list[str]) -> None:
    """F6.2: under a visible level II lies a level I, under a level III both, of either owner."""
    level_of = {tile.kind: tile.level for tile in COMPONENTS.tiles}
    for level in (1, 2):
        needed = sum(level_of[kind] >= level for kind in kinds)
        there = c.SEATS * sum(tile.level == level for tile in COMPONENTS.tiles)
        if needed > there:
            raise BadDocument(
                f"visible: {needed} stacks have a level {'I' * level} of {there} (F6.2)", "too-many"
            )

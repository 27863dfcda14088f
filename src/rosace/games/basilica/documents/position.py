"""Positions of Basilica as JSON documents: complete, from the middle of an action too.

`docs/positions/basilica.md` describes the document. Writing is `write`; reading is `read`, which
refuses whatever contradicts the rules or itself, with the reason, before anything is made of it.
`read_cathedral` reads the cathedral alone, for a score sheet of a game on a real table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rosace.core.documents import Node, count_from_0, number_of, refused_as, rename
from rosace.core.errors import BadDocument
from rosace.games.basilica.documents.snapshot import Snapshot, restore, take
from rosace.games.basilica.documents.validation import check_consistency, check_state
from rosace.games.basilica.documents.views import ENDINGS
from rosace.games.basilica.kernel.actions import BACK_OF, BACK_WORDS, CELL_OF, CELL_WORDS
from rosace.games.basilica.kernel.component_data import (
    COMPONENTS,
    Tile,
    actions_bound,
    count_kinds,
    depth_bound,
)
from rosace.games.basilica.kernel.constants import (
    COLOUR_SETS,
    COLOURS,
    COLUMNS,
    FIRST_WILD,
    KINDS,
    P_ACTION,
    P_ALTAR,
    P_CROWN,
    P_FIRST,
    P_JUGGLE,
    P_OFFER,
    P_OVER,
    P_RANK,
    P_SCAFFOLD,
    P_TOP,
    PHASES,
    RANKS,
    ROWS,
    S_READY,
    S_SCORE,
    S_SETUP,
    STEPS,
)
from rosace.games.basilica.kernel.state import BasilicaState

# The names of `now` that belong to some phases only; validation.py checks the others.
PHASES_OF_NAME = {
    "step": (P_TOP, P_CROWN), "fill": (P_TOP, P_CROWN), "builder": (P_RANK,), "answers": (P_JUGGLE,),
    "lays_left": (P_SCAFFOLD, P_ALTAR),
}  # fmt: skip

# Writing.


def write(state: BasilicaState) -> dict[str, Any]:
    """The body of a document: everything but its heading."""
    shot = take(state)
    names = _Names(shot)
    cathedral = {
        "vaults": {CELL_WORDS[cell]: names.next(kind) for cell, kind in shot.tiles.items()},
        "scaffolding": [CELL_WORDS[cell] for cell in shot.scaffolds],
        "glass": [CELL_WORDS[cell] for cell in shot.glass],
        "altars": [CELL_WORDS[cell] for cell in shot.altars],
        "builders": [_builder(cell, *piece) for cell, piece in shot.builders.items()],
    }
    body: dict[str, Any] = {
        "cathedral": cathedral,
        "scorings": [shot.banked[i * 2 : i * 2 + 2] for i in range(shot.scorings)],
        "coins": shot.coins,
        "marker": shot.marker,
        "orders": [None if back < 0 else BACK_WORDS[back] for back in shot.orders],
        "vaults": [None if kind < 0 else names.next(kind) for kind in shot.vaults],
        "stack": {"tiles": shot.stack, "top": None if shot.top < 0 else BACK_WORDS[shot.top]},
        "discards": [names.next(kind) for kind in range(KINDS) for _ in range(shot.discards[kind])],
    }
    if shot.age == 1:
        body["reshuffled"] = {
            "unseen": [names.next(kind) for kind in range(KINDS) for _ in range(shot.pool[KINDS + kind])],
            "older_orders": [i for i in range(3) if shot.orders[i] >= 0 and shot.order_age[i] == 0],
        }
    body["turn"] = {
        "seat": shot.turn if shot.turn >= 0 else None,
        "actions_left": shot.actions_left,
        "just_placed": None if shot.last_cell < 0 else CELL_WORDS[shot.last_cell],
    }
    body["now"] = _now(shot)
    return body


def _builder(cell: int, seat: int, token: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"seat": seat, "at": CELL_WORDS[cell]}
    if token >= 0:
        entry["token"] = [RANKS[token >> 2], RANKS[token & 3]]
    return entry


def _now(shot: Snapshot) -> dict[str, Any]:
    phase = shot.phase
    now: dict[str, Any] = {"phase": PHASES[phase]}
    if ENDINGS[shot.ending]:
        now["ending"] = ENDINGS[shot.ending]
    if shot.space >= 0:
        now["space"] = shot.space
    if phase in (P_TOP, P_CROWN):
        now["step"] = STEPS[shot.step]
        now["fill"] = [i for i in range(6) if shot.fill >> i & 1]
    if phase == P_RANK:
        now["builder"] = CELL_WORDS[shot.picked]
    if shot.chosen_rank >= 0:
        now["rank"] = RANKS[shot.chosen_rank]
    if phase in (P_SCAFFOLD, P_ALTAR):
        now["lays_left"] = shot.lays_left
    if shot.paid:
        now["paid"] = True
    if phase == P_JUGGLE:
        now["answers"] = [COLOURS[colour] for _, _, colour in shot.jugglers[: shot.juggled]]
    return now


class _Names:
    """Gives the tiles of a kind their ids, each once; tiles of a kind are the same tile (B1.1)."""

    def __init__(self, shot: Snapshot):
        self.left: dict[int, list[str]] = {}
        for tile in COMPONENTS.box(bool(shot.festum)):
            self.left.setdefault(tile.kind, []).append(tile.id)

    def next(self, kind: int) -> str:
        return self.left[kind].pop(0)


# Reading.

COUNTED_FROM_1 = (  # in format 1
    "cathedral.builders.*.seat", "turn.seat", "now.space", "now.fill.*", "reshuffled.older_orders.*",
)  # fmt: skip


def from_format_1(document: Mapping[str, Any]) -> dict[str, Any]:
    """A document of format 1 as one of the present format."""
    found: dict[str, Any] = rename(count_from_0(document, COUNTED_FROM_1), {"now.chosen_rank": "rank"})
    return found


def read(document: Mapping[str, Any], options: Mapping[str, Any]) -> BasilicaState:
    """The state of a complete document whose heading is checked."""
    shot, box = _read_cathedral(document, options)
    root = Node(document).only((
        "format", "game", "rules", "options", "cathedral", "scorings", "coins", "marker", "orders",
        "vaults", "stack", "discards", "reshuffled", "turn", "now",
    ))  # fmt: skip
    _read_table(root, shot, box)
    _read_stack(root, shot, box)
    _read_turn(root, shot)
    _read_now(root.node("now"), shot)
    with refused_as("impossible-moment"):
        check_consistency(shot)
        state = restore(shot)
        check_state(state, shot)
    return state


def read_cathedral(document: Mapping[str, Any], options: Mapping[str, Any]) -> BasilicaState:
    """The cathedral and the points of a document as a state, with the colours of its Jugglers."""
    shot, _ = _read_cathedral(document, options)
    root = Node(document).only(("format", "game", "rules", "options", "cathedral", "scorings", "juggle"))
    fresh = take(BasilicaState(shot.edition, shot.festum, shot.removed, -1))
    given = Node(root.get("juggle", dict, {}), "juggle")
    standing = [cell for cell, (_, token) in shot.builders.items() if token >> 2 == RANKS.index("juggler")]
    given.only([CELL_WORDS[cell] for cell in standing])
    for cell in standing:
        colour = COLOURS.index(given.word(CELL_WORDS[cell], COLOURS))
        _check_juggle(shot.tiles[cell], cell, colour)
        shot.jugglers.append((shot.builders[cell][0], cell, colour))
    shot.fields = fresh.fields | shot.fields | {"juggled": len(standing)}
    return restore(shot)


def _cell(word: Any, place: str) -> int:
    return number_of(word, CELL_OF, place, f"cell (a1 to e{ROWS - 1}) (B1.5)")


def _cells(node: Node, name: str) -> list[int]:
    cells = [_cell(word, f"{node.place}.{name}") for word in node.get(name, list, [])]
    for cell, times in Counter(cells).items():
        if times > 1:
            raise BadDocument(f"{node.place}.{name}: {CELL_WORDS[cell]} appears {times} times", "too-many")
    return sorted(cells)


class _Box:
    """The tiles of the box; each may lie in one place only."""

    def __init__(self, festum: bool):
        self.tiles = {tile.id: tile for tile in COMPONENTS.box(festum)}
        self.seen: dict[str, str] = {}

    def take(self, name: Any, place: str) -> int:
        tile: Tile | None = self.tiles.get(name) if isinstance(name, str) else None
        if tile is None:
            raise BadDocument(f"{place}: this box has no tile {name!r}", "unknown-word")
        if tile.id in self.seen:
            raise BadDocument(f"tile {tile.id} appears twice: {self.seen[tile.id]} and {place}", "too-many")
        self.seen[tile.id] = place
        return tile.kind

    def rest(self) -> list[int]:
        """The kinds of the tiles that the document has not named."""
        return count_kinds(tuple(t for name, t in self.tiles.items() if name not in self.seen))


def _read_cathedral(document: Mapping[str, Any], options: Mapping[str, Any]) -> tuple[Snapshot, _Box]:
    root = Node(document)
    node = root.node("cathedral").only(("vaults", "scaffolding", "glass", "altars", "builders"))
    festum = options["festum"]
    shot = Snapshot(
        fields={
            "edition": int(options["variant"]),
            "festum": int(festum),
            "removed": 6 if options["remove_six"] else 0,
        }
    )
    box = _Box(festum)
    for word, name in node.get("vaults", dict, {}).items():
        cell = _cell(word, "cathedral.vaults")
        shot.tiles[cell] = box.take(name, f"cathedral.vaults.{word}")
    shot.tiles = dict(sorted(shot.tiles.items()))
    shot.scaffolds = _cells(node, "scaffolding")
    shot.glass = _cells(node, "glass")
    shot.altars = _cells(node, "altars")
    for cell in shot.scaffolds:
        if cell in shot.tiles:
            raise BadDocument(
                f"{CELL_WORDS[cell]} has both a vault and scaffolding (B3.1)", "impossible-board"
            )
    for what, cells in (("glass", shot.glass), ("an altar", shot.altars)):
        for cell in cells:
            if cell not in shot.tiles:
                raise BadDocument(
                    f"{CELL_WORDS[cell]} has {what} but no vault (B9.8, B9.11)", "impossible-board"
                )
    if shot.altars and not festum:
        raise BadDocument("altars belong to Festum Fatuorum (B9.11)", "bad-options")
    if len(shot.altars) > COMPONENTS.altars:
        raise BadDocument(f"{len(shot.altars)} altars; there are {COMPONENTS.altars} (B9.11)", "too-many")
    if depth(shot) >= ROWS:
        raise BadDocument(
            f"the cathedral is {depth(shot)} rows deep; no game gets so far (B13.2)", "unreachable"
        )
    _check_wilds(shot)
    _read_builders(node, shot)
    _read_scorings(root, shot)
    shot.fields["altar_supply"] = COMPONENTS.altars - len(shot.altars) if festum else 0
    return shot, box


def depth(shot: Snapshot) -> int:
    """The number of rows of the cathedral."""
    return max([*shot.tiles, *shot.scaffolds], default=-COLUMNS) // COLUMNS + 1


def _check_wilds(shot: Snapshot) -> None:
    wild = {cell for cell, kind in shot.tiles.items() if kind >> 4 >= FIRST_WILD}
    for cell in sorted(wild):
        beside = [cell + 5] + ([cell + 1] if cell % 5 < 4 else [])
        for other in beside:
            if other in wild:
                raise BadDocument(
                    f"wild beside wild: {CELL_WORDS[cell]} and {CELL_WORDS[other]} (B3.2)", "impossible-board"
                )


def _read_builders(node: Node, shot: Snapshot) -> None:
    tokens = [list(COMPONENTS.tokens[str(shot.edition)]) for _ in range(2)]
    builders = [COMPONENTS.builders, COMPONENTS.builders]
    for number, entry in enumerate(node.get("builders", list, [])):
        place = f"cathedral.builders[{number}]"
        piece = Node(entry, place).only(("seat", "at", "token"))
        seat = piece.number("seat", 0, 1)
        cell = _cell(piece.get("at", str), f"{place}.at")
        if cell not in shot.tiles:
            raise BadDocument(
                f"{place}: no vault at {CELL_WORDS[cell]} for the builder (B4.1)", "impossible-board"
            )
        if cell in shot.builders:
            raise BadDocument(f"two builders on one tile: {CELL_WORDS[cell]} (B4.1)", "impossible-board")
        builders[seat] -= 1
        if builders[seat] < 0:
            raise BadDocument(f"seat {seat} has more than {COMPONENTS.builders} builders (B1.2)", "too-many")
        shot.builders[cell] = seat, _token(piece, tokens[seat], seat)
    shot.builders = dict(sorted(shot.builders.items()))
    shot.fields["supply"] = builders
    shot.fields["tokens"] = tokens[0] + tokens[1]


def _token(piece: Node, tokens: list[int], seat: int) -> int:
    faces = piece.get("token", list, None)
    if faces is None:
        return -1
    if len(faces) != 2 or any(face not in RANKS for face in faces):
        raise BadDocument(
            f"{piece.place}.token is [side up, side down], two of {', '.join(RANKS)} (B9.1)", "unknown-word"
        )
    up, down = (RANKS.index(face) for face in faces)
    pair = min(up, down) * 4 + max(up, down)
    tokens[pair] -= 1
    if tokens[pair] < 0:
        raise BadDocument(
            f"seat {seat} does not have so many tokens {faces[0]}/{faces[1]} (B1.2, B9.1)", "too-many"
        )
    return up * 4 + down


def _read_scorings(root: Node, shot: Snapshot) -> None:
    banked: list[int] = []
    for number, gains in enumerate(root.get("scorings", list, [])):
        good = isinstance(gains, list) and len(gains) == 2
        if not good or any(type(gain) is not int or not 0 <= gain < 10000 for gain in gains):
            raise BadDocument(f"scorings[{number}] is not two numbers of points", "wrong-type")
        banked += gains
    if len(banked) > 6:
        raise BadDocument("there are three scorings at most (B6.4)", "too-many")
    shot.fields["scorings"] = len(banked) // 2
    shot.fields["banked"] = banked + [0] * (6 - len(banked))
    shot.fields["points"] = [sum(banked[::2]), sum(banked[1::2])]


def _read_table(root: Node, shot: Snapshot, box: _Box) -> None:
    coins = root.get("coins", list)
    good = len(coins) == 2 and all(type(number) is int and number >= 0 for number in coins)
    if not good or sum(coins) != 2 * COMPONENTS.coins:
        raise BadDocument(f"coins are two numbers that sum to {2 * COMPONENTS.coins} (B1.2, B10.1)")
    orders, vaults = root.get("orders", list), root.get("vaults", list)
    if len(orders) != 3 or len(vaults) != 3:
        raise BadDocument(
            "orders and vaults have three spaces each; an empty one is null (B1.4)", "wrong-length"
        )
    for word in (*orders, Node(root.get("stack", dict), "stack").get("top", str, None)):
        if word is not None and (not isinstance(word, str) or word not in BACK_OF):
            raise BadDocument(f"{word!r} is not a back; write one like red-blue.move (B1.1)", "unknown-word")
    names = enumerate(vaults)
    shot.fields |= {
        "coins": list(coins),
        "marker": root.number("marker", 0, COMPONENTS.scoring_spaces[-1]),
        "orders": [-1 if word is None else BACK_OF[word] for word in orders],
        "vaults": [-1 if name is None else box.take(name, f"vaults[{i}]") for i, name in names],
        "discards": [0] * KINDS,
    }
    for number, name in enumerate(root.get("discards", list)):
        shot.fields["discards"][box.take(name, f"discards[{number}]")] += 1


def _read_stack(root: Node, shot: Snapshot, box: _Box) -> None:
    stack = root.node("stack").only(("tiles", "top"))
    tiles, top = stack.number("tiles", 0, len(box.tiles)), stack.get("top", str, None)
    older = [space for space in range(3) if shot.orders[space] >= 0]
    later = [0] * KINDS
    again = root.get("reshuffled", dict, None)
    if again is not None:
        node = Node(again, "reshuffled").only(("unseen", "older_orders"))
        given = node.get("older_orders", list, [])
        if any(type(space) is not int or space not in older for space in given):
            raise BadDocument("reshuffled.older_orders are order spaces, 0 to 2, that hold a tile (B5.2)")
        older = [space for space in older if space in given]
        for number, name in enumerate(node.get("unseen", list)):
            later[box.take(name, f"reshuffled.unseen[{number}]")] += 1
    first = box.rest()
    newer = [space for space in range(3) if shot.orders[space] >= 0 and space not in older]
    hidden = sum(later) - len(newer) if again is not None else sum(first) - len(older) - shot.removed
    if hidden != tiles:
        raise BadDocument(f"stack.tiles is {tiles}, but the tiles named elsewhere leave {hidden} (B1.1)")
    if again is not None and sum(first) - len(older) != shot.removed:
        raise BadDocument(f"{sum(first) - len(older)} tiles are missing, not {shot.removed} (B11.1)")
    backs = [(shot.orders[s], first) for s in older] + [(shot.orders[s], later) for s in newer]
    if top is not None:
        if tiles == 0:
            raise BadDocument("an empty stack has no top tile (B1.3)")
        backs.append((BACK_OF[top], later if again is not None else first))
    left = {id(pool): [pool[i] + pool[i + 1] for i in range(0, KINDS, 2)] for pool in (first, later)}
    for back, pool in backs:
        left[id(pool)][back] -= 1
        if left[id(pool)][back] < 0:
            raise BadDocument(
                f"more tiles with the back {BACK_WORDS[back]} than there can be (B1.1)", "too-many"
            )
    shot.fields |= {
        "top": -1 if top is None else BACK_OF[top],
        "stack": tiles,
        "age": int(again is not None),
        "pool": first + later,
        "order_age": [int(space in newer) if again is not None else 0 for space in range(3)],
    }
    _check_depth(shot, box)


def _check_depth(shot: Snapshot, box: _Box) -> None:
    """The bit sets must have room for whatever can still be built (see component_data.depth_bound)."""
    rows, number = depth(shot), len(box.tiles)
    actions = shot.stack + 1 + (0 if shot.age else number - 5)
    scaffoldings = depth_bound(tuple(box.tiles.values())) - actions_bound(number)
    if rows + actions + scaffoldings >= ROWS:
        raise BadDocument(
            f"no game has a cathedral of {rows} rows with {shot.stack} tiles in the stack (B13.2)"
        )


def _read_turn(root: Node, shot: Snapshot) -> None:
    turn = root.node("turn").only(("seat", "actions_left", "just_placed"))
    placed = turn.get("just_placed", str, None)
    cell = -1 if placed is None else _cell(placed, "turn.just_placed")
    shot.fields |= {
        "turn": turn.number("seat", 0, 1) if turn.get("seat", int, None) is not None else -1,
        "actions_left": turn.number("actions_left", 1, COMPONENTS.actions),
        "actions_each": COMPONENTS.actions,
        "last_cell": cell,
    }
    if cell >= 0 and (cell not in shot.tiles or cell in shot.builders):
        raise BadDocument(f"turn.just_placed: {placed} is not a vault without a builder (B2.2)")


def _read_now(now: Node, shot: Snapshot) -> None:
    now.only((
        "phase", "ending", "space", "step", "fill", "builder", "rank", "lays_left", "paid", "answers",
    ))  # fmt: skip
    name = now.word("phase", PHASES)
    phase = PHASES.index(name)
    ending = ENDINGS.index(now.word("ending", ENDINGS[1:], None))
    rank = now.word("rank", RANKS, None)
    builder = now.get("builder", str, None)
    fill = now.get("fill", list, [])
    if any(type(space) is not int or not 0 <= space <= 5 for space in fill):
        raise BadDocument(
            "now.fill are spaces from 0 to 5: three order spaces, three vault spaces", "out-of-range"
        )
    step = {P_JUGGLE: S_SCORE, P_FIRST: S_SETUP}.get(phase, S_READY)
    if phase in (P_TOP, P_CROWN):
        step = STEPS.index(now.word("step", STEPS))
    shot.fields |= {
        "phase": phase,
        "step": step,
        "ending": ending,
        "space": now.number("space", 0, 2) if now.get("space", int, None) is not None else -1,
        "fill": sum(1 << space for space in set(fill)),
        "picked": -1 if builder is None else _cell(builder, "now.builder"),
        "chosen_rank": -1 if rank is None else RANKS.index(rank),
        "lays_left": now.number("lays_left", 1, 2) if phase in (P_SCAFFOLD, P_ALTAR) else 0,
        "paid": int(now.get("paid", bool, False)),
        "coin": -1,
        "due": int(shot.scorings < 3 and shot.marker == COMPONENTS.scoring_spaces[shot.scorings]),
        "juggled": 0,
        "seat": -1,
    }
    for word, phases in PHASES_OF_NAME.items():
        if now.value.get(word) is not None and phase not in phases:
            raise BadDocument(f"now.{word} means nothing in the phase {name}")
    if phase == P_FIRST:
        shot.fields["fill"] = 0b111111
    if phase == P_OVER:
        shot.fields["due"] = 0
    if phase == P_JUGGLE:
        _read_answers(now, shot)
    elif P_ACTION <= phase < P_OVER:
        other = shot.paid or phase == P_OFFER
        shot.fields["seat"] = 1 - shot.turn if other else shot.turn


def _read_answers(now: Node, shot: Snapshot) -> None:
    answers = now.get("answers", list, [])
    standing = [
        (seat, cell)
        for wanted in (shot.turn, 1 - shot.turn)
        for cell, (seat, token) in shot.builders.items()
        if seat == wanted and token >> 2 == RANKS.index("juggler")
    ]
    if len(answers) >= len(standing):
        raise BadDocument(f"now.answers: {len(standing)} Jugglers, and none is left to choose (B7.9)")
    colours = [-1] * len(standing)
    for i, word in enumerate(answers):
        if word not in COLOURS:
            raise BadDocument(
                f"now.answers: {word!r} is not one of {', '.join(COLOURS)} (B7.9)", "unknown-word"
            )
        colours[i] = COLOURS.index(word)
        _check_juggle(shot.tiles[standing[i][1]], standing[i][1], colours[i])
    shot.jugglers = [(seat, cell, colour) for (seat, cell), colour in zip(standing, colours, strict=True)]
    shot.fields["juggled"] = len(answers)
    shot.fields["seat"] = standing[len(answers)][0]


def _check_juggle(kind: int, cell: int, colour: int) -> None:
    if COLOURS[colour] in COLOUR_SETS[kind >> 4]:
        raise BadDocument(f"the tile at {CELL_WORDS[cell]} is already {COLOURS[colour]} (B7.9)")

"""The components of components.json as counts for the kernel (B1.0).

The file is the only list of the components. An owner of the box who finds a tile that differs corrects
it there. This module checks at import whatever the rules rely on.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from rosace.core.documents import components_text, parse
from rosace.core.errors import BadComponents, BadDocument
from rosace.games.basilica.kernel.constants import (
    COLOUR_SETS,
    COLOURS,
    KINDS,
    ORDERS,
    RANKS,
    ROWS,
    SPACES,
    TOKENS,
)

VARIANTS = ("2010", "2022")


@dataclass(frozen=True)
class Tile:
    """One printed tile; `kind` is all the rules know of it."""

    id: str
    kind: int

    @property
    def back(self) -> int:
        return self.kind // 2


@dataclass(frozen=True)
class Components:
    """The component list, checked and counted."""

    tiles: tuple[Tile, ...]
    festum_tiles: tuple[Tile, ...]
    tokens: dict[str, tuple[int, ...]]  # variant -> TOKENS counts of a player's supply
    builders: int
    coins: int
    altars: int
    actions: int
    scoring_spaces: tuple[int, int, int]
    status: dict[str, list[str]]
    digest: str

    def box(self, festum: bool) -> tuple[Tile, ...]:
        """Every tile that is shuffled (B1.1, B11.1)."""
        return self.tiles + (self.festum_tiles if festum else ())


def kind_of(colours: list[str], order: str, crown: bool) -> int:
    """The kind of a tile: colour set, order and crown in one number."""
    return (COLOUR_SETS.index(tuple(colours)) * len(ORDERS) + ORDERS.index(order)) * 2 + bool(crown)


def _tile(entry: Any) -> Tile:
    try:
        if set(entry) != {"id", "colours", "order", "crown"} or type(entry["crown"]) is not bool:
            raise ValueError
        if not isinstance(entry["id"], str) or not entry["id"] or not isinstance(entry["colours"], list):
            raise ValueError
        colours = sorted(entry["colours"], key=COLOURS.index)
        return Tile(entry["id"], kind_of(colours, entry["order"], entry["crown"]))
    except (TypeError, ValueError):
        raise BadComponents(
            f"components: {entry} is no tile: id, one or two colours, order and crown (B1.1)"
        ) from None


def _token_counts(variant: str, tokens: Any) -> tuple[int, ...]:
    counts = [0] * TOKENS
    ranks = RANKS if variant == "2022" else RANKS[:3]  # the Juggler came with the second edition
    good = isinstance(tokens, list) and len(tokens) == 4
    if not good or any(len(faces) != 2 or not set(faces) <= set(ranks) for faces in tokens):
        raise BadComponents(f"components: {variant} needs four tokens of two of {', '.join(ranks)} (B1.2)")
    for faces in tokens:
        low, high = sorted(map(RANKS.index, faces))
        counts[low * 4 + high] += 1
    return tuple(counts)


def load(text: str) -> Components:
    """Read a component list; BadComponents if the rules could not be played with it."""
    try:
        data = parse(text)
        components = Components(
            tiles=tuple(map(_tile, data["tiles"])),
            festum_tiles=tuple(map(_tile, data["festum_tiles"])),
            tokens={v: _token_counts(v, data["promotion_tokens"][v]) for v in VARIANTS},
            builders=data["builders_in_play"],
            coins=data["coins"],
            altars=data["altars"],
            actions=data["actions_per_turn"],
            scoring_spaces=tuple(data["scoring_spaces"]),
            status=data["status"],
            digest=hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:8],
        )
        _check(data, components)
    except BadDocument as error:
        raise BadComponents(f"components: {error}") from None
    except KeyError as error:
        raise BadComponents(f"components: {error.args[0]!r} is missing") from None
    except TypeError as error:
        raise BadComponents(f"components: something is not of its kind: {error}") from None
    return components


def _check(data: dict[str, Any], components: Components) -> None:
    """What the rules rely on, beyond the form of each entry."""
    ids = [tile.id for tile in components.box(festum=True)]
    whole = all(type(space) is int and 0 < space < 200 for space in components.scoring_spaces)
    rising = whole and list(components.scoring_spaces) == sorted(set(components.scoring_spaces))
    numbers = (components.builders, components.coins, components.altars, components.actions)
    spaces = (data["columns"], data["order_spaces"], data["vault_spaces"])
    refusals = {
        "the plan has 5 columns, 3 order and 3 vault spaces (B1.4, B1.5)": spaces != (5, SPACES, SPACES),
        "the paid orders are promote, recruit and confuse (B9)": (
            set(data["paid_orders"]) != {"promote", "recruit", "confuse"}
        ),
        "58 tiles and 8 of the expansion are needed (B1.1, B11.1)": (
            (len(components.tiles), len(components.festum_tiles)) != (58, 8)
        ),
        "two tiles have the same id": len(set(ids)) != len(ids),
        "three rising scoring spaces are needed (B6.2)": len(components.scoring_spaces) != 3 or not rising,
        "5 builders, 1 coin, 14 altars, 3 actions are needed (B1.2, B2.1, B9.11)": numbers != (5, 1, 14, 3),
        f"a cathedral could get deeper than {ROWS} rows (B13.2)": depth_bound(components.box(festum=True))
        >= ROWS,
    }
    for refusal, refused in refusals.items():
        if refused:
            raise BadComponents(f"components: {refusal}")


def actions_bound(tiles: int) -> int:
    """The most actions that draw a tile, in a game with so many tiles (B13.1).

    Six tiles are dealt, the rest of the first stack is drawn once. When it runs out at most
    `tiles - 5` tiles can be discards (five of the six spaces are full), and they make the last
    stack. One more action finds it empty and ends the game. With 66 tiles: 60 + 61 + 1 = 122.
    """
    return (tiles - 6) + (tiles - 5) + 1


def depth_bound(box: tuple[Tile, ...]) -> int:
    """The most rows a cathedral can have (B13.2): why a bit set of ROWS rows is enough.

    Only two things make it deeper: placing a vault, by at most one row, and a scaffolding order,
    by at most two. Both draw a tile, so there are at most `actions_bound` of them. An executed
    tile is discarded and the discards are shuffled in once, so a scaffolding tile is executed at
    most twice. Scorings and disasters make the cathedral shallower or leave it.
    With 66 tiles, 8 of them scaffolding: 122 + 16 = 138 rows.
    """
    scaffoldings = sum(tile.back % len(ORDERS) == ORDERS.index("scaffolding") for tile in box)
    return actions_bound(len(box)) + 2 * scaffoldings


def count_kinds(tiles: tuple[Tile, ...]) -> list[int]:
    """How many tiles there are of each kind."""
    counts = [0] * KINDS
    for tile in tiles:
        counts[tile.kind] += 1
    return counts


COMPONENTS = load(components_text("rosace.games.basilica"))

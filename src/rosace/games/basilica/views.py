"""What a seat may know of a position, as JSON (B1.3, B7.9)."""

from __future__ import annotations

from typing import Any

from rosace.games.basilica.actions import CELL_WORDS
from rosace.games.basilica.constants import (
    COLOUR_SETS,
    COLOURS,
    COLUMNS,
    KINDS,
    ORDERS,
    P_JUGGLE,
    PHASES,
    RANKS,
)
from rosace.games.basilica.snapshot import Snapshot, take
from rosace.games.basilica.state import BasilicaState
from rosace.games.basilica.tables import COMPONENTS

ENDINGS = (None, "scoring", "stack")


def back(code: int) -> dict[str, Any] | None:
    """What the order side of a tile shows."""
    if code < 0:
        return None
    return {"colours": list(COLOUR_SETS[code // len(ORDERS)]), "order": ORDERS[code % len(ORDERS)]}


def vault(kind: int) -> dict[str, Any] | None:
    """What the vault side of a tile shows."""
    if kind < 0:
        return None
    return {"colours": list(COLOUR_SETS[kind >> 4]), "crown": kind & 1 == 1}


def view(state: BasilicaState, seat: int | None) -> dict[str, Any]:
    """The view of a seat, or of a spectator (None)."""
    shot = take(state)
    points = [state.score(0), state.score(1)]
    spaces = COMPONENTS.scoring_spaces
    return {
        "game": "basilica",
        "variant": str(shot.edition),
        "festum": bool(shot.festum),
        "removed": shot.removed,
        "viewer": seat,
        "to_move": state.to_move(),
        "phase": PHASES[shot.phase],
        "turn": shot.turn,
        "actions_left": shot.actions_left,
        "just_placed": None if shot.last_cell < 0 else CELL_WORDS[shot.last_cell],
        "begun": _begun(shot),
        "orders": [back(code) for code in shot.orders],
        "vaults": [vault(kind) for kind in shot.vaults],
        "stack": {"tiles": shot.stack, "top": back(shot.top), "reshuffled": shot.age == 1},
        "discards": [
            {"number": shot.discards[kind], **(back(kind >> 1) or {}), **(vault(kind) or {})}
            for kind in range(KINDS)
            if shot.discards[kind]
        ],
        "cathedral": [_cell(shot, cell) for cell in sorted([*shot.tiles, *shot.scaffolds])],
        "seats": [_seat(shot, number, points[number]) for number in range(2)],
        "altars_left": shot.altar_supply,
        "marker": shot.marker,
        "scorings": [shot.banked[i * 2 : i * 2 + 2] for i in range(shot.scorings)],
        "next_scoring": None if shot.scorings == 3 else spaces[shot.scorings],
        "ending": ENDINGS[shot.ending],
        "jugglers": _jugglers(shot, seat) if shot.phase == P_JUGGLE else [],
    }


def _begun(shot: Snapshot) -> dict[str, Any] | None:
    """The order being executed, and what has been chosen of it."""
    if shot.space < 0:
        return None
    return {
        "space": shot.space,
        "builder": None if shot.picked < 0 else CELL_WORDS[shot.picked],
        "rank": None if shot.chosen_rank < 0 else RANKS[shot.chosen_rank],
        "lays_left": shot.lays_left,
        "paid": bool(shot.paid),
    }


def _cell(shot: Snapshot, cell: int) -> dict[str, Any]:
    found: dict[str, Any] = {"at": CELL_WORDS[cell], "column": cell % COLUMNS, "row": cell // COLUMNS}
    if cell not in shot.tiles:
        return found | {"scaffolding": True}
    found |= vault(shot.tiles[cell]) or {}
    if cell in shot.glass:
        found["glass"] = True
    if cell in shot.altars:
        found["altar"] = True
    if cell in shot.builders:
        seat, token = shot.builders[cell]
        found["builder"] = {"seat": seat, "rank": None if token < 0 else RANKS[token >> 2]}
    return found


def _seat(shot: Snapshot, seat: int, standing: int) -> dict[str, Any]:
    tokens = shot.tokens[seat * 16 : seat * 16 + 16]
    return {
        "points": shot.points[seat],
        "track": track(shot.points[seat]),
        "if_scored_now": standing,
        "coins": shot.coins[seat],
        "builders": shot.supply[seat],
        "tokens": [
            [RANKS[i // 4], RANKS[i % 4]] for i, number in enumerate(tokens) for _ in range(number)
        ],
    }  # fmt: skip


def track(points: int) -> dict[str, int] | None:
    """B6.7: the marker's space on the score track and what its token shows; None above 90."""
    if points > 90:
        return None
    token = max(points - 1, 0) // 30 * 30
    return {"space": points - token, "token": token}


def is_secret(shot: Snapshot) -> bool:
    """B7.9: Jugglers on both sides are about to be answered for."""
    return len({seat for seat, _, _ in shot.jugglers}) == 2


def _jugglers(shot: Snapshot, viewer: int | None) -> list[dict[str, Any]]:
    """B7.9: with Jugglers on both sides nobody sees the other's choice, nor whether it is made."""
    secret = is_secret(shot)
    return [
        {
            "at": CELL_WORDS[cell],
            "seat": seat,
            "colour": COLOURS[colour] if colour >= 0 and (seat == viewer or not secret) else None,
        }
        for seat, cell, colour in shot.jugglers
    ]

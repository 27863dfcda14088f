"""What a seat may know of a position, as JSON (B1.3, B7.9)."""

from __future__ import annotations

from typing import Any

from rosace.games.basilica.documents.snapshot import builders, cells, jugglers, scaffolds, tiles
from rosace.games.basilica.kernel.actions import CELL_WORDS
from rosace.games.basilica.kernel.component_data import COMPONENTS
from rosace.games.basilica.kernel.constants import (
    COLOUR_SETS,
    COLOURS,
    COLUMNS,
    ORDERS,
    P_JUGGLE,
    PHASES,
    RANKS,
    TOKENS,
)
from rosace.games.basilica.kernel.state import BasilicaState

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
    spaces = COMPONENTS.scoring_spaces
    scorings, banked, last_cell = state.scorings, state.banked, state.last_cell
    return {
        "game": "basilica",
        "variant": str(state.edition),
        "festum": bool(state.festum),
        "removed": state.removed,
        "viewer": seat,
        "to_move": state.to_move(),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "actions_left": state.actions_left,
        "just_placed": None if last_cell < 0 else CELL_WORDS[last_cell],
        "begun": _begun(state),
        "orders": [back(code) for code in state.orders],
        "vaults": [vault(kind) for kind in state.vaults],
        "stack": {"tiles": state.stack, "top": back(state.top), "reshuffled": state.age == 1},
        "discards": [
            {"number": number, **(back(kind >> 1) or {}), **(vault(kind) or {})}
            for kind, number in enumerate(state.discards)
            if number
        ],
        "cathedral": _cathedral(state),
        "seats": [_seat(state, number) for number in range(2)],
        "altars_left": state.altars,
        "marker": state.marker,
        "scorings": [banked[i * 2 : i * 2 + 2] for i in range(scorings)],
        "next_scoring": None if scorings == 3 else spaces[scorings],
        "ending": ENDINGS[state.ending],
        "jugglers": _jugglers(state, seat) if state.phase == P_JUGGLE else [],
    }


def _begun(state: BasilicaState) -> dict[str, Any] | None:
    """The order being executed, and what has been chosen of it."""
    if state.space < 0:
        return None
    return {
        "space": state.space,
        "builder": None if state.picked < 0 else CELL_WORDS[state.picked],
        "rank": None if state.chosen_rank < 0 else RANKS[state.chosen_rank],
        "lays_left": state.lays_left,
        "paid": bool(state.paid),
    }


def _cathedral(state: BasilicaState) -> list[dict[str, Any]]:
    """Tiles and scaffolding, cell by cell, with what lies and stands on them."""
    by_cell: dict[int, dict[str, Any]] = {}
    kinds = tiles(state)
    for cell in sorted([*kinds, *scaffolds(state)]):
        by_cell[cell] = {"at": CELL_WORDS[cell], "column": cell % COLUMNS, "row": cell // COLUMNS}
        by_cell[cell] |= vault(kinds[cell]) or {} if cell in kinds else {"scaffolding": True}
    for name, plane in (("glass", state.glass), ("altar", state.altar)):
        for cell in cells(plane):
            by_cell[cell][name] = True
    for cell, (seat, token) in builders(state).items():
        by_cell[cell]["builder"] = {"seat": seat, "rank": None if token < 0 else RANKS[token >> 2]}
    return list(by_cell.values())


def _seat(state: BasilicaState, seat: int) -> dict[str, Any]:
    points, tokens = state.points[seat], state.tokens[seat * TOKENS : seat * TOKENS + TOKENS]
    return {
        "points": points,
        "track": track(points),
        "if_scored_now": state.score(seat),
        "coins": state.coins[seat],
        "builders": state.supply[seat],
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


def _jugglers(state: BasilicaState, viewer: int | None) -> list[dict[str, Any]]:
    """The Jugglers that need a colour. A colour that the viewer does not see looks as if not chosen yet."""
    return [
        {
            "at": CELL_WORDS[cell],
            "seat": seat,
            "colour": COLOURS[colour] if colour >= 0 and state.sees_juggler_colour(viewer, i) else None,
        }
        for i, (seat, cell, colour) in enumerate(jugglers(state))
    ]

"""What a seat may know of a position, as JSON (F8.6).

Open are the land, the discards, tokens, known tiles under a draw stack, and the number of all else.
"""

from __future__ import annotations

from typing import Any

from rosace.games.fantazja.documents.position import DEGREES
from rosace.games.fantazja.documents.score_sheet import is_kept, next_holder
from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.actions import CELL_WORDS, TILE_WORDS
from rosace.games.fantazja.kernel.component_data import FACES
from rosace.games.fantazja.kernel.state import FantazjaState
from rosace.games.fantazja.text.elements import beside, face_down, names_of, sides_text, stacks_in_order

SIDES = [sides_text(face, turn) for face in FACES for turn in range(c.TURNS)]


def view(state: FantazjaState, seat: int | None) -> dict[str, Any]:
    """The view of a seat, or of a spectator (None)."""
    sees_choice = state.sees_choice(seat)
    return {
        "game": "fantazja",
        "viewer": seat,
        "to_move": state.to_move(),
        "phase": c.PHASES[state.phase_seen_by(seat)],
        "turn": state.seat if state.seat >= 0 and state.phase != c.P_OVER else None,
        "turn_number": _turn_number(state),
        "main_done": bool(state.main_done),
        "power_used": bool(state.power_used),
        "skipped": state.skips,
        "using": None if state.using < 0 else c.TYPES[state.using],
        "begun": TILE_WORDS[state.begun] if sees_choice and state.begun >= 0 else None,
        "given": names_of(state.given) if sees_choice else [],
        "taken": names_of(state.taken) if sees_choice else [],
        "shown": names_of(state.shown) if sees_choice else None,
        "shown_number": state.shown.bit_count(),
        "stacks": _stacks(state),
        "open": _open_cells(state),
        "tokens": {name: _token(state, kind) for kind, name in enumerate(c.TYPES)},
        "bonus_left": state.bonus_left,
        "players": [_player(state, other, seat) for other in range(c.SEATS)],
        "ending": "skipped" if state.phase == c.P_OVER else None,
    }


def _turn_number(state: FantazjaState) -> int:
    """F9.1: 1 to 56. In a turn one main action takes a tile from hand and stack, or the turn is skipped."""
    tiles = sum(state.hand[s].bit_count() + state.pool[s].bit_count() + state.num_bottom[s] for s in range(2))
    running = state.phase != c.P_OVER and not state.main_done
    return 2 * c.TILES - tiles + state.skips + running


def _stacks(state: FantazjaState) -> list[dict[str, Any]]:
    """The stacks row by row, each from the bottom, and what its visible tile shows."""
    cell, owner, height, top = state.cell, state.owner, state.height, state.top
    tile, turn = state.tile, state.turn
    stacks = []
    for stack in stacks_in_order(state):
        face = FACES[top[stack] // c.TURNS]
        under = range(stack * 3, stack * 3 + height[stack] - 1)
        stacks.append({
            "at": CELL_WORDS[cell[stack] - c.MARGIN],
            "owner": None if stack == 0 else owner[stack],
            "tile": face.name,
            "turn": DEGREES[top[stack] % c.TURNS],
            "sides": list(SIDES[top[stack]]),
            "type": None if stack == 0 else c.TYPES[face.type],
            "level": None if stack == 0 else face.level,
            "points": face.points,
            "dark": face.dark,
            "guarded_by": state.guard_by if cell[stack] == state.guarded else None,
            "under": [
                {
                    "owner": tile[layer] // c.TILES,
                    "tile": TILE_WORDS[tile[layer] % c.TILES],
                    "turn": DEGREES[turn[layer]],
                }
                for layer in under
            ],
        })  # fmt: skip
    return stacks


def _open_cells(state: FantazjaState) -> list[dict[str, Any]]:
    """Empty cells beside a tile, and for whom they are barred (F4.3)."""
    cells = []
    for cell in sorted(cell - c.MARGIN for cell in state.open_cell[: state.opens]):
        if 0 <= cell < c.CELLS and beside(state, cell):  # not what lies over the edge of the grid
            barred = [seat for seat in range(c.SEATS) if state.is_barred(seat, cell)]
            cells.append({"at": CELL_WORDS[cell], "barred": barred})
    return cells


def _token(state: FantazjaState, kind: int) -> dict[str, Any]:
    """F7: where a token is, where it would be if the turn ended now, and who put it on a building."""
    places = {-1: "pool", 0: 0, 1: 1, c.ON_BUILDING: "building"}
    guarding = state.token[kind] == c.ON_BUILDING
    return {
        "at": places[state.token[kind]],
        "next": places[next_holder(state, kind)],
        "visible": [state.count[kind], state.count[5 + kind]],
        "kept": is_kept(state, kind),
        "cell": CELL_WORDS[state.guarded - c.MARGIN] if guarding else None,
        "by": state.guard_by if guarding else None,
    }


def _player(state: FantazjaState, seat: int, viewer: int | None) -> dict[str, Any]:
    bottom = state.bottom[seat * c.TILES : seat * c.TILES + state.num_bottom[seat]]
    return {
        "faction": c.FACTIONS[seat],
        "points": state.score(seat),
        "bonus": state.bonus[seat],
        "hand": names_of(state.hand[seat]) if state.sees_hand(viewer, seat) else None,
        "hand_size": state.hand[seat].bit_count(),
        "stack_size": state.pool[seat].bit_count() + len(bottom),
        "stack_bottom": [TILE_WORDS[tile] for tile in bottom],
        "face_down": [
            TILE_WORDS[tile] if state.sees_face_down(viewer, seat, tile) else None
            for tile in face_down(state, seat)
        ],
        "discards": names_of(state.discards[seat]),
        "known": _known(state, seat, viewer),
    }


def _known(state: FantazjaState, seat: int, viewer: int | None) -> list[dict[str, Any]]:
    """Hidden tiles that are known to have been in hand, with how many tiles lay face down then.

    Such a tile is in hand, or is one of those put face down since.
    """
    marks = [state.mark_seen_by(viewer, seat, tile) for tile in range(c.TILES)]
    named = zip(TILE_WORDS, marks, strict=True)
    return [{"tile": name, "older_face_down": mark - 1} for name, mark in named if mark]

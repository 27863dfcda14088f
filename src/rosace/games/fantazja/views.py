"""What a seat may know of a position, as JSON (F8.6).

Open are the land, the discards, tokens, known tiles under a draw stack, and the number of all else.
"""

from __future__ import annotations

from typing import Any

from rosace.games.fantazja import constants as c
from rosace.games.fantazja.actions import CELL_WORDS, TILE_WORDS, TURN_WORDS
from rosace.games.fantazja.elements import beside, cell_of, face_down, names_of, sides_text, visible
from rosace.games.fantazja.score import is_kept, next_holder
from rosace.games.fantazja.state import FantazjaState


def view(state: FantazjaState, seat: int | None) -> dict[str, Any]:
    """The view of a seat, or of a spectator (None)."""
    own = seat is not None and seat == state.seat
    phase = state.phase if own or state.phase == c.P_OVER else state.outer_phase()
    return {
        "game": "fantazja",
        "viewer": seat,
        "to_move": state.to_move(),
        "phase": c.PHASES[phase],
        "turn": state.seat if state.seat >= 0 and state.phase != c.P_OVER else None,
        "main_done": bool(state.main_done),
        "power_used": bool(state.power_used),
        "skipped": state.skips,
        "using": None if state.using < 0 else c.TYPES[state.using],
        "begun": TILE_WORDS[state.begun] if own and state.begun >= 0 else None,
        "given": names_of(state.given) if own else [],
        "taken": names_of(state.taken) if own else [],
        "shown": names_of(state.shown) if own else None,
        "shown_number": state.shown.bit_count(),
        "stacks": [_stack(state, stack) for stack in _in_order(state)],
        "open": _open_cells(state),
        "tokens": {name: _token(state, kind) for kind, name in enumerate(c.TYPES)},
        "bonus_left": state.bonus_left,
        "players": [_player(state, other, seat) for other in range(c.SEATS)],
        "ending": "skipped" if state.phase == c.P_OVER else None,
    }


def _in_order(state: FantazjaState) -> list[int]:
    return sorted(range(state.stacks), key=lambda stack: cell_of(state, stack))


def _stack(state: FantazjaState, stack: int) -> dict[str, Any]:
    """A stack from the bottom, and what its visible tile shows."""
    face, turn = visible(state, stack)
    layers = range(stack * 3, stack * 3 + state.height[stack])
    return {
        "at": CELL_WORDS[cell_of(state, stack)],
        "owner": None if stack == 0 else state.owner[stack],
        "tile": face.name,
        "turn": int(TURN_WORDS[turn]),
        "sides": sides_text(face, turn),
        "type": None if stack == 0 else c.TYPES[face.type],
        "level": None if stack == 0 else face.level,
        "points": face.points,
        "dark": face.dark,
        "guarded_by": state.guard_by if state.cell[stack] == state.guarded else None,
        "under": [
            {
                "owner": state.tile[layer] // c.TILES,
                "tile": TILE_WORDS[state.tile[layer] % c.TILES],
                "turn": int(TURN_WORDS[state.turn[layer]]),
            }
            for layer in layers[:-1]
        ],
    }


def _open_cells(state: FantazjaState) -> list[dict[str, Any]]:
    """Empty cells beside a tile, and for whom they are barred (F4.3)."""
    found = []
    for cell in sorted(cell - c.MARGIN for cell in state.open_cell[: state.opens]):
        if 0 <= cell < c.CELLS and beside(state, cell):  # not what lies over the edge of the grid
            barred = [seat for seat in range(c.SEATS) if state.is_barred(seat, cell)]
            found.append({"at": CELL_WORDS[cell], "barred": barred})
    return found


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
    mine = seat == viewer or state.phase == c.P_OVER
    down = face_down(state, seat)
    bottom = state.bottom[seat * c.TILES : seat * c.TILES + state.bottoms[seat]]
    known = state.face_known[seat]
    return {
        "faction": c.FACTIONS[seat],
        "points": state.score(seat),
        "bonus": state.bonus[seat],
        "hand": names_of(state.hand[seat]) if mine else None,
        "hand_size": state.hand[seat].bit_count(),
        "stack_size": state.pool[seat].bit_count() + len(bottom),
        "stack_bottom": [TILE_WORDS[tile] for tile in bottom],
        "face_down": [TILE_WORDS[tile] if mine or known >> tile & 1 else None for tile in down],
        "discards": names_of(state.discards[seat]),
        "known": _known(state, seat, viewer),
    }


def _known(state: FantazjaState, seat: int, viewer: int | None) -> list[dict[str, Any]]:
    """Hidden tiles that are known to have been in hand, with how many tiles lay face down then.

    Such a tile is in hand, or is one of those put face down since. The owner and spectators know
    what both sides saw; the other side also what Magic showed it.
    """
    found = []
    for tile, name in enumerate(TILE_WORDS):
        mark = state.open_mark[seat * c.TILES + tile]
        if viewer is not None and viewer != seat:
            mark = max(mark, state.seen_mark[seat * c.TILES + tile])
        if mark:
            found.append({"tile": name, "older_face_down": mark - 1})
    return found

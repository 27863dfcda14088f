"""What an action did, as events in the order a person would see them.

Only the player hears of a tile begun to be built and of tiles chosen for a swap, until the choice is
complete. Only the one who sees it hears which tile is drawn or shown by Magic; all others hear that one is.

An event for everybody moves a tile from or to a hand as a whole (`hand-of:0`), since both factions have tiles
of the same names; only who sees a hand hears of a place in it (`hand:RIa`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rosace.core.ruleset import Event
from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.actions import ACTIONS, TILE_OF, TURN_WORDS
from rosace.games.fantazja.kernel.state import FantazjaState
from rosace.games.fantazja.text.elements import (
    cell_element,
    cell_word,
    face_down,
    place_of,
    seat_word,
    tile_word,
    token_place,
    type_word,
    words_of,
)

VIEWERS = (0, 1, None)  # the seats, and spectators
# From where to where a tile goes by a decision that everybody sees.
OPEN_MOVES = {"pay": ("imagination", "discards"), "recall": ("discards", "imagination")}

Moves = tuple[tuple[str, str], ...]


def narrate(before: FantazjaState, action: int, after: FantazjaState) -> list[Event]:
    """The events of an action."""
    chance = ACTIONS.family(action).chance
    events = _chance(before, action) if chance else _decision(before, action, after)
    events += _nothing_under(before, action, after)
    events += _drawn_openly(before, after)
    events += _tokens(before, after)
    events += _turn_passed(before, after)
    if after.phase == c.P_OVER:
        events += _end(after)
    return events


def _audience(sees: Callable[[int | None], bool]) -> tuple[int | None, ...]:
    """The seats that see something, and None if spectators do."""
    return tuple(viewer for viewer in VIEWERS if sees(viewer))


def _secret_events(
    sees: Callable[[int | None], bool], kind: str, params: dict[str, Any], moves: Moves, hidden: Moves = ()
) -> list[Event]:
    """Tell everything to those who see it; the others hear only that it happened."""
    audience = _audience(sees)
    others = tuple(viewer for viewer in VIEWERS if viewer not in audience)
    hint = Event(f"{kind}-secretly", {"seat": params["seat"]}, (), others, hidden)
    return [Event(kind, params, (), audience, moves), hint]


def _chance(before: FantazjaState, action: int) -> list[Event]:
    parsed = ACTIONS.action(action)
    if parsed.kind == "first":
        return [Event("fantazja-first", {"seat": seat_word(action - c.A_FIRST)})]
    seat, tile = before.seat, parsed.fields["tile"]
    params = {"seat": seat_word(seat), "tile": tile_word(TILE_OF[tile])}
    if parsed.kind == "draw":
        stack, hand = place_of("stack", seat), place_of("hand", seat)
        seen, hidden = ((stack, f"hand:{tile}"),), ((stack, hand),)
        return _secret_events(partial(before.sees_hand, owner=seat), "fantazja-draw", params, seen, hidden)
    params["other"] = seat_word(1 - seat)
    return _secret_events(
        before.sees_choice, "fantazja-show", params, ((place_of("hand", 1 - seat), f"shown:{tile}"),)
    )


def _decision(before: FantazjaState, action: int, after: FantazjaState) -> list[Event]:
    parsed = ACTIONS.action(action)
    seat = before.seat
    audience = _audience(before.sees_choice)
    params: dict[str, Any] = {"seat": seat_word(seat)}
    if "tile" in parsed.fields:
        params["tile"] = tile_word(TILE_OF[parsed.fields["tile"]])
    if parsed.kind in ("build", "exchange", "give"):
        return [Event(f"fantazja-{parsed.kind}", params, (f"hand:{parsed.fields['tile']}",), audience)]
    if parsed.kind == "take":
        return [Event("fantazja-take", params, (), audience), *_swapped(before, action, after)]
    if parsed.kind == "enough":
        return [Event("fantazja-enough", params, (), audience)] if before.phase == c.P_GIVE else []
    if parsed.kind == "imagine":
        hand, points = place_of("hand", seat), place_of("imagination", seat)
        seen, hidden = ((f"hand:{parsed.fields['tile']}", points),), ((hand, points),)
        return _secret_events(partial(before.sees_hand, owner=seat), "fantazja-imagine", params, seen, hidden)
    if parsed.kind == "lay":
        return _laid(before, action, after)
    if parsed.kind == "guard":
        cell = action - c.A_GUARD
        at, moves = cell_element(cell), (("token:military", cell_element(cell)),)
        return [Event("fantazja-guard", params | {"cell": cell_word(cell)}, (at,), None, moves)]
    if parsed.kind == "power":
        kind = parsed.fields["type"]
        return [Event("fantazja-power", params | {"power": f"@fantazja-power-{kind}"}, (f"token:{kind}",))]
    if parsed.kind == "under":
        params["other"] = seat_word(1 - seat)
    return [Event(f"fantazja-{parsed.kind}", params, moves=_open_moves(parsed.kind, seat))]


def _open_moves(kind: str, seat: int) -> Moves:
    """What travels by a decision that is neither secret nor about the land."""
    if kind == "under":  # F8.4: a tile of the other hand
        return ((place_of("hand", 1 - seat), place_of("stack", 1 - seat)),)
    if kind not in OPEN_MOVES:
        return ()
    start, end = OPEN_MOVES[kind]
    return ((place_of(start, seat), place_of(end, seat)),)


def _swapped(before: FantazjaState, action: int, after: FantazjaState) -> list[Event]:
    """F8.1: the last tile taken completes the swap, and both see it."""
    if after.phase == c.P_TAKE:
        return []
    taken = before.taken | 1 << (action - c.A_TAKE)
    params = {"seat": seat_word(before.seat), "given": words_of(before.given), "taken": words_of(taken)}
    hand, discards = place_of("hand", before.seat), place_of("discards", before.seat)
    return [Event("fantazja-swap", params, moves=((hand, discards), (discards, hand)))]


def _laid(before: FantazjaState, action: int, after: FantazjaState) -> list[Event]:
    """A tile laid, its bonus, what Dark Energy removed, and a price that was paid automatically."""
    cell, turn = divmod(action - c.A_LAY, c.TURNS)
    seat = before.seat
    stack = before.stack_at(cell)
    params: dict[str, Any] = {
        "seat": seat_word(seat),
        "tile": tile_word(before.begun),
        "cell": cell_word(cell),
        "turn": TURN_WORDS[turn],
    }
    kind = "exchanged" if before.using == c.T_SPECIAL else "raised" if stack > 0 else "laid"
    if stack > 0:
        params |= {"below": tile_word(before.top[stack] // 4), "owner": seat_word(before.owner[stack])}
    at, hand = cell_element(cell), place_of("hand", seat)
    moves = ((at, hand), (hand, at)) if kind == "exchanged" else ((hand, at),)
    events = [Event(f"fantazja-{kind}", params, (at,), None, moves)]
    if after.bonus[seat] > before.bonus[seat]:
        earned = {"seat": seat_word(seat), "points": c.BONUS_POINTS}
        events.append(Event("fantazja-bonus", earned, moves=(("bonus", place_of("bonus", seat)),)))
    if after.fired > before.fired:
        events += _struck(before, cell, after)
    if kind != "exchanged" and after.num_face_down[seat] < before.num_face_down[seat]:
        paid = {"seat": seat_word(seat), "tile": tile_word(face_down(before, seat)[0])}
        events.append(Event("fantazja-pay", paid, moves=_open_moves("pay", seat)))
    return events


def _struck(before: FantazjaState, laid: int, after: FantazjaState) -> list[Event]:
    """F6.5, F6.6: the cells whose stacks were removed; each tile goes to its owner's discards."""
    there = {laid, *(cell - c.MARGIN for cell in before.cell[1 : before.stacks])}
    gone = sorted(there - {after.cell[stack] - c.MARGIN for stack in range(1, after.stacks)})
    params = {"number": after.removed - before.removed, "cells": list(map(cell_word, gone))}
    moves = tuple(
        (cell_element(cell), place_of("discards", owner))
        for cell in gone
        for owner in sorted(_owners(before, cell) | ({before.seat} if cell == laid else set()))
    )
    return [Event("fantazja-struck", params, tuple(map(cell_element, gone)), None, moves)]


def _owners(state: FantazjaState, cell: int) -> set[int]:
    """Who has tiles in the stack on a cell."""
    stack = state.stack_at(cell)
    if stack < 0:
        return set()
    layers = range(stack * 3, stack * 3 + state.height[stack])
    return {state.tile[layer] // c.TILES for layer in layers}


def _nothing_under(before: FantazjaState, action: int, after: FantazjaState) -> list[Event]:
    """F8.4: Magic has ended, by choice or because one tile must stay, and no tile went under."""
    ended = before.using == c.T_MAGIC and after.using != c.T_MAGIC
    if not ended or before.sunk or c.A_UNDER <= action < c.A_EXCHANGE:
        return []
    params = {"seat": seat_word(before.seat), "other": seat_word(1 - before.seat)}
    return [Event("fantazja-under-none", params)]


def _drawn_openly(before: FantazjaState, after: FantazjaState) -> list[Event]:
    """F3.3: tiles that Magic had put under a stack, drawn now, which both know."""
    events = []
    for seat in range(c.SEATS):
        base, gone = seat * c.TILES, before.num_bottom[seat] - after.num_bottom[seat]
        for tile in before.bottom[base : base + max(gone, 0)]:
            params = {"seat": seat_word(seat), "tile": tile_word(tile)}
            moves = ((place_of("stack", seat), place_of("hand", seat)),)
            events.append(Event("fantazja-draw-known", params, moves=moves))
    return events


def _turn_passed(before: FantazjaState, after: FantazjaState) -> list[Event]:
    """Turns without a main action (F3.1), some of which pass by themselves, and whose turn it is now."""
    skips = max(after.skips - before.skips, 0)
    last = after.seat if after.phase == c.P_OVER else 1 - after.seat
    events = [Event("fantazja-skipped", {"seat": seat_word((last + i) % 2)}) for i in range(skips)][::-1]
    if after.phase == c.P_TURN and (skips or after.seat != before.seat or before.phase == c.P_DRAW):
        events.append(Event("fantazja-turn", {"seat": seat_word(after.seat)}))
    return events


def _tokens(before: FantazjaState, after: FantazjaState) -> list[Event]:
    """F7, F8.3: tokens that changed hands."""
    events = []
    for kind, name in enumerate(c.TYPES):
        was, now = before.token[kind], after.token[kind]
        if was != now and now != c.ON_BUILDING:
            params: dict[str, Any] = {"type": type_word(name)}
            if now >= 0:
                params["seat"] = seat_word(now)
            moved = "fantazja-token-won" if now >= 0 else "fantazja-token-back"
            start = "guard" if was == c.ON_BUILDING else token_place(name, was)
            moves = ((start, token_place(name, now)),)
            events.append(Event(moved, params, (f"token:{name}",), None, moves))
    return events


def _end(state: FantazjaState) -> list[Event]:
    """F9: the points are counted; face-down tiles are shown."""
    events = [Event("fantazja-ended")]
    for seat in range(c.SEATS):
        params = {
            "seat": seat_word(seat),
            "points": state.score(seat),
            "imagination": state.num_face_down[seat],
        }
        events.append(Event("fantazja-result", params))
    winner = next((seat for seat in range(c.SEATS) if state.utility(seat) > 0), None)
    if winner is None:
        return [*events, Event("fantazja-drawn")]
    tie = "yes" if state.score(0) == state.score(1) else "no"
    params = {"seat": seat_word(winner), "points": state.score(winner), "tie": tie}
    return [*events, Event("fantazja-won", params)]

"""What an action did, as events in the order a person would see them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rosace.core.game import Event
from rosace.games.basilica import constants as c
from rosace.games.basilica.actions import ACTIONS, CELL_WORDS, cell_of
from rosace.games.basilica.elements import back_words, element, moved, seat_word, tile_words
from rosace.games.basilica.score import score_sheet
from rosace.games.basilica.snapshot import Snapshot, take
from rosace.games.basilica.state import BasilicaState
from rosace.games.basilica.views import is_secret

ENDINGS = {1: "ended-by-scoring", 2: "ended-by-stack"}


def narrate(before: BasilicaState, action: int, after: BasilicaState) -> list[Event]:
    """The events of an action. `held` is the position just before a scoring, if it made one."""
    held = before.clone()
    held.hold = 1
    held.apply(action)
    first, middle, last = take(before), take(held), take(after)
    told = _deed(first, action) + _display(first, action, middle)
    if last.scorings > first.scorings:
        told += _scoring(held, middle, last)
    if last.turn != first.turn and first.turn >= 0 and last.phase != c.P_OVER:
        told.append(Event("turn", {"seat": seat_word(last.turn)}))
    if last.scorings > first.scorings and last.step == c.S_REFILL:
        told += _stuck_after_scoring(middle, last)
    return [replace(event, kind=f"basilica-{event.kind}") for event in told]


def _deed(shot: Snapshot, action: int) -> list[Event]:
    """What was decided or drawn, in one event; picking a builder to promote is none yet."""
    done = ACTIONS.action(action)
    seat = seat_word(shot.seat)
    if done.kind == "first":
        return [Event("first", {"seat": seat_word(action - c.A_FIRST)})]
    if done.kind in ("top", "crown", "promote"):
        return []
    params: dict[str, Any] = {"seat": seat}
    elements: tuple[str, ...] = ()
    if "cell" in done.fields:
        cell = cell_of(action)
        params["cell"] = CELL_WORDS[cell]
        elements = (element(cell),)
        if done.kind == "place":
            kind = shot.vaults[action // c.CELLS]
            params |= tile_words(kind) | {"space": action // c.CELLS + 1}
            elements = (f"vault:{action // c.CELLS}", element(cell))
            if kind & 1:
                marker = Event("marker", {"edition": shot.edition, "to": shot.marker + 1}, ("marker",))
                return [Event("place", params, elements), marker]
        elif done.kind == "move":
            to = moved(cell, (action - c.A_MOVE) % 4)
            owner = shot.builders[cell][0]
            params |= {"to": CELL_WORDS[to], "owner": seat_word(owner)}
            elements = (element(cell), element(to))
            return [Event("move" if owner == shot.seat else "confuse", params, elements)]
        elif done.kind == "disaster":
            params |= tile_words(shot.tiles[cell])
    elif done.kind == "builder":
        params["cell"] = CELL_WORDS[shot.last_cell]
        elements = (element(shot.last_cell),)
    elif done.kind == "order":
        params["order"] = f"@order-{c.ORDERS[shot.orders[action - c.A_ORDER] % 8]}"
        elements = (f"order:{action - c.A_ORDER}",)
    elif done.kind == "rank":
        params |= {"rank": f"@rank-{c.RANKS[(action - c.A_RANK) >> 2]}", "cell": CELL_WORDS[shot.picked]}
        elements = (element(shot.picked),)
    elif done.kind in ("pay", "decline"):
        params["order"] = f"@order-{c.ORDERS[shot.orders[shot.space] % 8]}"
    elif done.kind == "juggle":
        return _juggle(shot, action - c.A_JUGGLE)
    return [Event(done.kind, params, elements)]


def _choice(seat: int, cell: int, colour: int) -> dict[str, Any]:
    return {"seat": seat_word(seat), "cell": CELL_WORDS[cell], "colour": f"@colour-{c.COLOURS[colour]}"}


def _juggle(shot: Snapshot, colour: int) -> list[Event]:
    """B7.9: with Jugglers on both sides only the chooser hears the colour."""
    seat, cell, _ = shot.jugglers[shot.juggled]
    chosen = _choice(seat, cell, colour)
    if not is_secret(shot):
        return [Event("juggle", chosen, (element(cell),))]
    return [
        Event("juggle", chosen, (element(cell),), (seat,)),
        Event("juggle-secretly", {"seat": seat_word(seat)}, (), (1 - seat,)),
    ]


def _emptied(first: Snapshot, action: int, last: Snapshot) -> tuple[list[int], list[int], int]:
    """Orders, vaults and top as they were once the action had taken its tiles away."""
    orders, vaults, top = list(first.orders), list(first.vaults), first.top
    if action < c.A_BUILDER:
        space = action // c.CELLS
        vaults[space] = -1
        if last.vaults[space] >= 0 or _was_stuck(first, last):
            orders[space] = -1
    elif first.space >= 0 and last.space < 0:  # an order discarded, or the crown of a flipped tile decided
        orders[first.space] = -1
    if last.stack < first.stack or last.age > first.age:
        top = -1
    return orders, vaults, top


def _was_stuck(first: Snapshot, last: Snapshot) -> bool:
    """B3.3: the vaults were discarded; if the stack ended the game over it, they are not replaced."""
    if last.step == c.S_REFILL:
        return bool(first.step != c.S_REFILL or last.fill > first.fill)
    return bool(last.ending == 2) and any(a >= 0 > b for a, b in zip(first.vaults, last.vaults, strict=True))


def _display(first: Snapshot, action: int, last: Snapshot) -> list[Event]:
    """What came to the spaces and the stack."""
    orders, vaults, top = _emptied(first, action, last)
    refills = [_refill(space, last) for space in range(3) if last.orders[space] not in (-1, orders[space])]
    shuffle = [RESHUFFLE] if last.age > first.age else []
    if _was_stuck(first, last):
        flips = [_flip(space, last) for space in range(3) if last.vaults[space] >= 0]
        told = [*refills, STUCK, *shuffle, *flips] if first.stack else [*shuffle, *refills, STUCK, *flips]
    else:
        flips = [_flip(space, last) for space in range(3) if last.vaults[space] not in (-1, vaults[space])]
        told = [*shuffle, *flips, *refills]
    if last.top not in (-1, top):
        told.append(Event("top", back_words(last.top), ("stack",)))
    return told


STUCK = Event("stuck", {}, ("vault:0", "vault:1", "vault:2"))
RESHUFFLE = Event("reshuffle", {}, ("stack", "discards"))


def _flip(space: int, shot: Snapshot) -> Event:
    return Event("flip", {"space": space + 1, **tile_words(shot.vaults[space])}, (f"vault:{space}",))


def _refill(space: int, shot: Snapshot) -> Event:
    return Event("refill", {"space": space + 1, **back_words(shot.orders[space])}, (f"order:{space}",))


def _stuck_after_scoring(shot: Snapshot, last: Snapshot) -> list[Event]:
    """B3.3 before the first action after a scoring."""
    told = [STUCK] + ([RESHUFFLE] if last.age > shot.age else [])
    told += [_flip(space, last) for space in range(3) if last.vaults[space] >= 0]
    if last.top >= 0 and (last.stack < shot.stack or last.age > shot.age):
        told.append(Event("top", back_words(last.top), ("stack",)))
    return told


def _scoring(held: BasilicaState, shot: Snapshot, last: Snapshot) -> list[Event]:
    """B7, B8: the Jugglers' colours shown, area by area, the totals, and what leaves."""
    told = []
    if is_secret(shot):
        for seat, cell, colour in shot.jugglers:
            told.append(Event("juggle-shown", _choice(seat, cell, colour), (element(cell),)))
    number = shot.scorings + 1
    told.append(Event("scoring", {"number": number}, ("marker",)))
    for line in score_sheet(held, juggled=True).lines:
        if line.kind != "basilica-scoring":
            params = dict(line.params) | {"seat": seat_word(line.seat), "points": line.points}
            told.append(Event(line.kind.removeprefix("basilica-"), params, line.elements))
    told.append(_scored(number, last))
    if last.scorings > number or last.phase != c.P_OVER:
        told.append(Event("rows-leave", {"tiles": len(shot.tiles) - len(last.tiles)}))
    if last.scorings > number:  # B3.3 has emptied the last stack: a scoring without builders
        told += _stuck_after_scoring(shot, last)
        told += [Event("scoring", {"number": last.scorings}, ("marker",)), _scored(last.scorings, last)]
    if last.phase != c.P_OVER:
        return told
    told.append(Event(ENDINGS[last.ending]))
    points = {"points0": last.points[0], "points1": last.points[1]}
    if last.points[0] == last.points[1]:
        return [*told, Event("shared-victory", points)]
    return [*told, Event("won", {"seat": seat_word(int(last.points[1] > last.points[0])), **points})]


def _scored(number: int, last: Snapshot) -> Event:
    gains = {f"gain{seat}": last.banked[number * 2 - 2 + seat] for seat in range(2)}
    return Event("scored", {"number": number, **gains})

"""What an action did, as events in the order a person would see them."""

from __future__ import annotations

from typing import Any

from rosace.core.ruleset import Event
from rosace.games.basilica.documents.score_sheet import score_sheet
from rosace.games.basilica.documents.snapshot import builders, jugglers, kind_at, tiles
from rosace.games.basilica.kernel import constants as c
from rosace.games.basilica.kernel.actions import ACTIONS, CELL_WORDS, cell_of
from rosace.games.basilica.kernel.state import BasilicaState
from rosace.games.basilica.text.elements import back_words, element, moved, piece, seat_word, tile_words

Moves = tuple[tuple[str, str], ...]

ENDINGS = {1: "basilica-ended-by-scoring", 2: "basilica-ended-by-stack"}


def narrate(before: BasilicaState, action: int, after: BasilicaState) -> list[Event]:
    """The events of an action. `before_scoring` is the position just before a scoring, if there was one."""
    before_scoring = before.clone()
    before_scoring.hold = 1
    before_scoring.apply(action)
    events = _decision(before, action) + _display(before, action, before_scoring)
    if after.scorings > before.scorings:
        events += _scoring(before_scoring, after)
    if after.turn != before.turn and before.turn >= 0 and after.phase != c.P_OVER:
        events.append(Event("basilica-turn", {"seat": seat_word(after.turn)}))
    if after.scorings > before.scorings and after.step == c.S_REFILL:
        events += _stuck_after_scoring(before_scoring, after)
    return events


def _decision(state: BasilicaState, action: int) -> list[Event]:
    """The decision or chance event itself; choosing a builder to promote is no event yet."""
    parsed = ACTIONS.action(action)
    seat = seat_word(state.seat)
    if parsed.kind == "first":
        return [Event("basilica-first", {"seat": seat_word(action - c.A_FIRST)})]
    if parsed.kind in ("top", "crown", "promote"):
        return []
    params: dict[str, Any] = {"seat": seat}
    elements: tuple[str, ...] = ()
    moves = _moves(state, action)
    if "cell" in parsed.fields:
        cell = cell_of(action)
        params["cell"] = CELL_WORDS[cell]
        elements = (element(cell),)
        if parsed.kind == "place":
            kind = state.vaults[action // c.CELLS]
            params |= tile_words(kind) | {"space": action // c.CELLS + 1}
            elements = (f"vault:{action // c.CELLS}", element(cell))
            if kind & 1:
                return [Event("basilica-place", params, elements, None, moves), _marker_step(state)]
        elif parsed.kind == "move":
            to = moved(cell, (action - c.A_MOVE) % 4)
            owner = builders(state)[cell][0]
            params |= {"to": CELL_WORDS[to], "owner": seat_word(owner)}
            elements = (element(cell), element(to))
            kind_of_move = "basilica-move" if owner == state.seat else "basilica-confuse"
            return [Event(kind_of_move, params, elements, None, moves)]
        elif parsed.kind == "disaster":
            params |= tile_words(kind_at(state, cell))
    elif parsed.kind == "builder":
        params["cell"] = CELL_WORDS[state.last_cell]
        elements = (element(state.last_cell),)
    elif parsed.kind == "order":
        params["order"] = f"@order-{c.ORDERS[state.orders[action - c.A_ORDER] % 8]}"
        elements = (f"order:{action - c.A_ORDER}",)
    elif parsed.kind == "rank":
        params |= {"rank": f"@rank-{c.RANKS[(action - c.A_RANK) >> 2]}", "cell": CELL_WORDS[state.picked]}
        elements = (element(state.picked),)
    elif parsed.kind in ("pay", "decline"):
        params["order"] = f"@order-{c.ORDERS[state.orders[state.space] % 8]}"
    elif parsed.kind == "juggle":
        return _juggle(state, action - c.A_JUGGLE)
    return [Event(f"basilica-{parsed.kind}", params, elements, None, moves)]


def _moves(state: BasilicaState, action: int) -> Moves:
    """The piece that the decision moves, from where to where."""
    kind, cell, seat = ACTIONS.action(action).kind, cell_of(action), state.seat
    if kind == "place":
        return ((f"vault:{action // c.CELLS}", element(cell)),)
    if kind == "builder":
        return ((f"builders:{seat}", piece("builder", state.last_cell)),)
    if kind == "recruit":
        return ((f"builders:{seat}", piece("builder", cell)),)
    if kind == "take":
        return ((piece("builder", cell), f"builders:{seat}"),)
    if kind == "move":
        return ((piece("builder", cell), piece("builder", moved(cell, (action - c.A_MOVE) % 4))),)
    if kind == "rank":
        sides = sorted(divmod(action - c.A_RANK, 4))
        token = "/".join(c.RANKS[rank] for rank in sides)
        return ((f"token:{seat}:{token}", piece("rank", state.picked)),)
    if kind in ("glass", "altar"):
        return ((f"box:{kind}", piece(kind, cell)),)
    if kind == "scaffold":
        return (("box:scaffold", element(cell)),)
    if kind == "disaster":
        return ((element(cell), "discards"),)
    return ((f"coins:{seat}", f"coins:{1 - seat}"),) if kind == "pay" else ()


def _marker_step(state: BasilicaState) -> Event:
    to = state.marker + 1
    params = {"edition": state.edition, "to": to}
    return Event("basilica-marker", params, ("marker",), None, ((f"track:{to - 1}", f"track:{to}"),))


def _choice(seat: int, cell: int, colour: int) -> dict[str, Any]:
    return {"seat": seat_word(seat), "cell": CELL_WORDS[cell], "colour": f"@colour-{c.COLOURS[colour]}"}


def _juggle(state: BasilicaState, colour: int) -> list[Event]:
    """The colour chosen for a Juggler, for the seats that see it; the others hear that one was chosen."""
    seat, cell = state.juggler_seat[state.juggled], state.juggler_cell[state.juggled]
    chosen = _choice(seat, cell, colour)
    if state.sees_juggler_colour(None, state.juggled):
        return [Event("basilica-juggle", chosen, (element(cell),))]
    audience = tuple(viewer for viewer in range(2) if state.sees_juggler_colour(viewer, state.juggled))
    others = tuple(viewer for viewer in range(2) if viewer not in audience)
    return [
        Event("basilica-juggle", chosen, (element(cell),), audience),
        Event("basilica-juggle-secretly", {"seat": seat_word(seat)}, (), others),
    ]


def _emptied(first: BasilicaState, action: int, last: BasilicaState) -> tuple[list[int], list[int], int]:
    """Orders, vaults and top just after the action removed its tiles."""
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


def _was_stuck(first: BasilicaState, last: BasilicaState) -> bool:
    """B3.3: whether the vaults were discarded; they are not replaced if the stack ended the game."""
    if last.step == c.S_REFILL:
        return bool(first.step != c.S_REFILL or last.fill > first.fill)
    return bool(last.ending == 2) and any(a >= 0 > b for a, b in zip(first.vaults, last.vaults, strict=True))


def _display(first: BasilicaState, action: int, last: BasilicaState) -> list[Event]:
    """The tiles that came to the spaces and to the top of the stack."""
    orders, vaults, top = _emptied(first, action, last)
    tips = action < c.A_BUILDER or first.step == c.S_FLIP  # B3.4: the order above becomes the vault
    used = first.space if first.space >= 0 > last.space and not tips else -1
    refills = [
        _refill(space, last, space == used)
        for space in range(3)
        if last.orders[space] not in (-1, orders[space])
    ]
    shuffle = [RESHUFFLE] if last.age > first.age else []
    if _was_stuck(first, last):
        flips = [_flip(space, last) for space in range(3) if last.vaults[space] >= 0]
        events = [*refills, STUCK, *shuffle, *flips] if first.stack else [*shuffle, *refills, STUCK, *flips]
    else:
        flips = [
            _flip(space, last, f"order:{space}" if tips else "stack")
            for space in range(3)
            if last.vaults[space] not in (-1, vaults[space])
        ]
        events = [*shuffle, *flips, *refills]
    if last.top not in (-1, top):
        events.append(Event("basilica-top", back_words(last.top), ("stack",)))
    return events


_VAULTS = ("vault:0", "vault:1", "vault:2")
STUCK = Event("basilica-stuck", {}, _VAULTS, None, tuple((vault, "discards") for vault in _VAULTS))
RESHUFFLE = Event("basilica-reshuffle", {}, ("stack", "discards"), None, (("discards", "stack"),))


def _flip(space: int, state: BasilicaState, origin: str = "stack") -> Event:
    params = {"space": space + 1, **tile_words(state.vaults[space])}
    return Event("basilica-flip", params, (f"vault:{space}",), None, ((origin, f"vault:{space}"),))


def _refill(space: int, state: BasilicaState, discards_used: bool) -> Event:
    """A tile from the stack, perhaps in place of the order that was used, which is discarded (B9)."""
    params, here = {"space": space + 1, **back_words(state.orders[space])}, f"order:{space}"
    moves: Moves = (("stack", here),)
    return Event(
        "basilica-refill", params, (here,), None, ((here, "discards"), *moves) if discards_used else moves
    )


def _stuck_after_scoring(before_scoring: BasilicaState, last: BasilicaState) -> list[Event]:
    """B3.3 before the first action after a scoring."""
    events = [STUCK] + ([RESHUFFLE] if last.age > before_scoring.age else [])
    events += [_flip(space, last) for space in range(3) if last.vaults[space] >= 0]
    if last.top >= 0 and (last.stack < before_scoring.stack or last.age > before_scoring.age):
        events.append(Event("basilica-top", back_words(last.top), ("stack",)))
    return events


def _scoring(before_scoring: BasilicaState, last: BasilicaState) -> list[Event]:
    """B7, B8: the Jugglers' colours, the points area by area, the totals, the rows that leave."""
    events = []
    if before_scoring.jugglers_choose_secretly():  # B7.9: revealed together
        for seat, cell, colour in jugglers(before_scoring):
            events.append(Event("basilica-juggle-shown", _choice(seat, cell, colour), (element(cell),)))
    number = before_scoring.scorings + 1
    events.append(_begins(number))
    for line in score_sheet(before_scoring, juggled=True).lines:
        if line.seat is not None and line.kind != "basilica-scoring":
            params = dict(line.params) | {"seat": seat_word(line.seat), "points": line.points}
            events.append(Event(line.kind, params, line.elements))
    events.append(_scored(number, last))
    if last.scorings > number or last.phase != c.P_OVER:
        events.append(_rows_leave(before_scoring))
    if last.scorings > number:  # B3.3 has emptied the last stack: a scoring without builders
        events += _stuck_after_scoring(before_scoring, last)
        events += [_begins(last.scorings), _scored(last.scorings, last)]
    if last.phase != c.P_OVER:
        return events
    events.append(Event(ENDINGS[last.ending]))
    points = {"points0": last.points[0], "points1": last.points[1]}
    if last.points[0] == last.points[1]:
        return [*events, Event("basilica-shared-victory", points)]
    winner = int(last.points[1] > last.points[0])
    won = {"seat": seat_word(winner), "points": last.points[winner], "other": last.points[1 - winner]}
    return [*events, Event("basilica-won", won | points)]


def _rows_leave(before_scoring: BasilicaState) -> Event:
    """B8.1, B8.3: builders return to their supplies, two rows of vaults are discarded."""
    laid = tiles(before_scoring)
    rows = sorted({cell // c.COLUMNS for cell in laid})[:2]
    leaving = tuple(element(cell) for cell in sorted(laid) if cell // c.COLUMNS in rows)
    home = (
        (piece("builder", cell), f"builders:{seat}") for cell, (seat, _) in builders(before_scoring).items()
    )
    moves = (*home, *((cell, "discards") for cell in leaving))
    return Event("basilica-rows-leave", {"tiles": len(leaving)}, leaving, None, moves)


def _begins(number: int) -> Event:
    return Event("basilica-scoring", {"number": number}, ("marker",))


def _scored(number: int, last: BasilicaState) -> Event:
    gains = {f"gain{seat}": last.banked[number * 2 - 2 + seat] for seat in range(2)}
    names = {f"seat{seat}": seat_word(seat) for seat in range(2)}
    return Event("basilica-scored", {"number": number, **names, **gains})

"""Refuses positions that contradict the rules: checks the parts of a document against each other.

`position.py` reads a document part by part and then calls this module. It checks what holds at every
moment of a game, not whether some sequence of moves leads there.
"""

from __future__ import annotations

from rosace.core.documents import refused_as
from rosace.core.errors import BadDocument
from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.actions import CELL_WORDS, TILE_WORDS
from rosace.games.fantazja.kernel.component_data import DARK, FACES, LEVEL
from rosace.games.fantazja.kernel.state import FantazjaState
from rosace.games.fantazja.text.elements import CASTLE_CELL, STEPS, face_down

# Stacks by their cells, as (owner, tile, quarter turns) from the bottom.
Stacks = dict[int, list[tuple[int, int, int]]]

# The power in use in a phase; at `lay` it is Special or none.
POWER_IN = {
    c.P_SHOW: c.T_MAGIC,
    c.P_UNDER: c.T_MAGIC,
    c.P_GIVE: c.T_RESIDENTIAL,
    c.P_TAKE: c.T_RESIDENTIAL,
    c.P_RECALL: c.T_PRODUCTION,
    c.P_GUARD: c.T_MILITARY,
    c.P_EXCHANGE: c.T_SPECIAL,
}


def _refuse(refused: object, message: str) -> None:
    if refused:
        raise BadDocument(message)


# The land. It is asked before the kernel lays it out, since the kernel's arrays rest on F11.1.


def check_land(stacks: Stacks) -> None:
    """Refuse a land that the rules do not allow. No tile may be in it twice."""
    for cell, tiles in stacks.items():
        levels = [LEVEL[tile] for _, tile, _ in tiles]
        _refuse(cell == CASTLE_CELL, "stacks: the castle is not a stack: nothing goes on it (F1.1)")
        _refuse(
            levels not in ([0], [1], [1, 2], [1, 2, 3]),
            f"stacks: on {CELL_WORDS[cell]} there is neither one special building nor levels I, II, III "
            "(F6.2, F6.3)",
        )
    _check_connected(stacks)
    _check_sides(stacks)


def _check_connected(stacks: Stacks) -> None:
    """F6.6. A step over the edge leads to the other edge, but only past 30 stacks in a line: then
    there are no more (F11.1)."""
    connected, rest = {CASTLE_CELL}, [CASTLE_CELL]
    while rest:
        cell = rest.pop()
        near = [cell + step for step in STEPS if cell + step in stacks and cell + step not in connected]
        connected.update(near)
        rest += near
    for cell in stacks:
        _refuse(cell not in connected, f"stacks: {CELL_WORDS[cell]} is cut off from the castle (F6.6)")


def _check_sides(stacks: Stacks) -> None:
    """F4.2 asks for equal elements, F6.2 and F8.5 keep them; numbers may have changed since."""
    tops = {cell: tiles[-1][1:] for cell, tiles in stacks.items()} | {CASTLE_CELL: (c.TILES, 0)}
    for cell, (tile, turn) in tops.items():
        for direction in (1, 2):
            near = cell + STEPS[direction]
            if near not in tops:
                continue
            other, other_turn = tops[near]
            pair = f"stacks: {CELL_WORDS[cell]} and {CELL_WORDS[near]}"
            mine = FACES[tile].side(direction, turn)[0]
            theirs = FACES[other].side(direction + 2, other_turn)[0]
            _refuse(mine != theirs, f"{pair} meet with {c.ELEMENTS[mine]} and {c.ELEMENTS[theirs]} (F4.2)")
            _refuse(DARK[tile] and DARK[other], f"{pair} both show Dark Energy: neither would stay (F6.5)")


# The rest.


def check_state(state: FantazjaState) -> None:
    """Refuse a state that cannot occur at any moment of a game."""
    _check_deal(state)
    _check_turn(state)
    for seat in range(c.SEATS):
        _check_hand(state, seat)
        _check_marks(state, seat)
    _check_guard(state)
    _check_tokens(state)
    _check_power(state)
    _check_build(state)
    _check_swap(state)
    _check_magic(state)
    done = state.phase == c.P_TURN and (state.main_done or not state.hand[state.seat])
    with refused_as("nothing-to-decide", "now.phase"):
        _refuse(
            state.to_move() >= 0 and (not state.legal() or (done and not state.may_have_power())),
            f"there is nothing to decide in the phase {c.PHASES[state.phase]} (F3.2)",
        )


def _left(state: FantazjaState, seat: int) -> int:
    """How many tiles a seat's draw stack has."""
    return state.pool[seat].bit_count() + state.num_bottom[seat]


def _check_deal(state: FantazjaState) -> None:
    """F1: who begins, then six tiles for that seat, then for the other."""
    first = state.phase == c.P_FIRST
    _refuse((state.seat < 0) != first, "turn.seat is null until the first player is drawn (F1.4)")
    _refuse(first and state.dealt, "turn.dealt: no player draws before the first player is drawn (F1.4)")
    if state.dealt == c.SEATS:
        return
    _refuse(
        state.phase not in (c.P_FIRST, c.P_DRAW), "turn.dealt: both draw 6 tiles before the first turn (F1.2)"
    )
    begun = (
        state.stacks > 1, *state.num_face_down, *state.discards, *state.num_bottom, *state.bonus,
        *state.open_mark, *state.seen_mark, state.main_done, state.power_used, state.skips,
        *(holder >= 0 for holder in state.token),
    )  # fmt: skip
    _refuse(any(begun), "turn.dealt: until both have drawn there are only hands and draw stacks (F1.2)")
    hands = [hand.bit_count() for hand in state.hand]
    wrong = any(hands) if first else hands[1 - state.seat] != c.HAND * state.dealt
    _refuse(wrong, "players: the first player draws 6 tiles, then the other (F1.2)")


def _check_turn(state: FantazjaState) -> None:
    over = state.phase == c.P_OVER
    _refuse((state.skips == 2) != over, "turn.skipped is 2 when the game is over, and not before (F9.1)")
    _refuse(
        over and (state.main_done or state.power_used), "turn: no turn is under way after the last one (F9.1)"
    )
    other = 1 - state.seat
    _refuse(
        state.skips == 1 and (state.hand[other] or _left(state, other)),
        f"turn.skipped: seat {other} has tiles, so its last turn was not skipped (F3.1)",
    )
    if state.main_done:
        kept = state.hand[state.seat].bit_count() + _left(state, state.seat)
        _refuse(kept == c.TILES, "turn.main_done: all tiles are still in hand and draw stack (F3.1)")
    if state.phase == c.P_DRAW:
        full = state.hand[state.seat].bit_count() >= c.HAND
        _refuse(full or not state.pool[state.seat], "there is no tile to draw (F3.3)")
        # Without a main action the hand was empty, and then the stack is.
        ended = state.dealt < c.SEATS or (state.main_done and not state.skips)
        _refuse(not ended, "turn: what is drawn after a turn replaces the tile of its main action (F3.3)")


def _check_hand(state: FantazjaState, seat: int) -> None:
    number = state.hand[seat].bit_count()
    left = _left(state, seat)
    name = f"seat {seat}"
    _refuse(number > c.HAND, f"{name} has {number} tiles in hand, not at most 6 (F3.3)")
    played = bool(state.main_done) and seat == state.seat
    _refuse(played and number == c.HAND, f"{name} has 6 tiles in hand after its main action (F3.1)")
    drawing = played or state.dealt < c.SEATS
    # Hands are filled up at the end of a turn, and Magic leaves a tile in them.
    _refuse(left and not number and not drawing, f"{name} has a draw stack but no hand (F3.3, F8.4)")
    _refuse(
        state.phase == c.P_OVER and (number or left),
        f"{name} still has tiles, so the game is not over (F9.1)",
    )


def _check_marks(state: FantazjaState, seat: int) -> None:
    """F8.6: what the other side knows is of hidden tiles, and true.

    A tile that was in hand when k tiles lay face down is in hand, or is one laid down later: those that
    lay there have moved up only where others went. So it lies behind at least k of them.
    """
    first = seat * c.TILES
    lying = face_down(state, seat)
    for name, marks in (("open", state.open_mark), ("seen", state.seen_mark)):
        for tile, mark in enumerate(marks[first : first + c.TILES]):
            if not mark:
                continue
            place = f"players[{seat}].{name}.{TILE_WORDS[tile]}"
            in_hand = state.hand[seat] >> tile & 1
            hidden = in_hand or (tile in lying and not state.face_known[seat] >> tile & 1)
            _refuse(not hidden, f"{place}: the tile is not hidden from the other side (F8.6)")
            behind = len(lying) if in_hand else lying.index(tile)
            _refuse(mark - 1 > behind, f"{place} is {mark - 1}: there are only {behind} before it (F8.6)")


# Tokens.


def _check_guard(state: FantazjaState) -> None:
    if state.guarded < 0:
        return
    there = state.stack_at(state.guarded - c.MARGIN)
    _refuse(there < 1, "tokens.military: that cell has no building (F8.3)")
    put_now = state.power_used and state.using < 0
    _refuse(
        state.guard_by == state.seat and not put_now and state.phase != c.P_OVER,
        f"tokens.military: the token of seat {state.seat} comes off when its turn begins (F8.3)",
    )


def _check_tokens(state: FantazjaState) -> None:
    """F7.1 and F7.2, wherever nothing on the table has changed since the end of a turn."""
    over = state.phase == c.P_OVER
    changed = state.main_done or (state.power_used and state.using < 0)
    if state.dealt < c.SEATS or (changed and not over):
        return
    ended = state.seat if over else 1 - state.seat
    for kind, name in enumerate(c.TYPES):
        holder = state.token[kind]
        mine, theirs = state.count[ended * 5 + kind], state.count[(1 - ended) * 5 + kind]
        if holder == c.ON_BUILDING:  # F7.4
            continue
        _refuse(
            mine == theirs and holder >= 0,
            f"tokens.{name}: both seats have {mine} such buildings, so no player has the token (F7.2)",
        )
        # Taken off a building as this turn began (F8.3), the military one can be in the pool.
        taken_off = kind == c.T_MILITARY and holder < 0 and not over
        _refuse(
            mine >= 2 and mine > theirs and holder != ended and not taken_off,
            f"tokens.{name}: seat {ended} has {mine} such buildings, and so the token (F7.1)",
        )


def _check_power(state: FantazjaState) -> None:
    """F8: the power in use fits the phase, and its user has the token."""
    phase = c.PHASES[state.phase]
    if state.phase == c.P_LAY:
        fits = state.using in (-1, c.T_SPECIAL)
    else:
        fits = state.using == POWER_IN.get(state.phase, -1)
    _refuse(not fits, f"now.using is the power in use, and does not match the phase {phase} (F8)")
    if state.using >= 0:
        name = c.TYPES[state.using]
        _refuse(not state.power_used, f"turn.power_used is false while the power {name} is in use (F8.0)")
        has = state.token[state.using] == state.seat
        _refuse(not has, f"tokens.{name}: seat {state.seat} uses the power without its token (F8)")
    elif state.power_used:
        # F7.3: a token stays; the military one may have vanished with its stack in the main action.
        has = state.seat in state.token or state.guard_by == state.seat
        vanished = state.main_done and state.token[c.T_MILITARY] < 0
        _refuse(not has and not vanished, f"turn.power_used: seat {state.seat} has no token to use one (F8)")


# What is being chosen.


def _check_build(state: FantazjaState) -> None:
    """A tile begun, and the price of a large one."""
    _refuse((state.begun >= 0) != (state.phase == c.P_LAY), "now.begun is the tile to be laid at lay (F4.1)")
    if state.begun >= 0:
        name = TILE_WORDS[state.begun]
        in_hand = state.hand[state.seat] >> state.begun & 1
        _refuse(not in_hand, f"now.begun: {name} is not in the hand of seat {state.seat} (F4.1)")
        builds = state.using < 0
        _refuse(builds and state.main_done, "now.begun: the main action of this turn is done (F3.1)")
        free = LEVEL[state.begun] == 1 or state.num_face_down[state.seat]
        _refuse(builds and not free, f"now.begun: no Imagination Point for {name} (F6.1, F6.3)")
    if state.phase == c.P_PAY:
        paid = not state.main_done or not _laid_large(state)
        _refuse(paid, "now.phase: no large building has just been built that needs paying for (F6.1)")
        _refuse(
            state.num_face_down[state.seat] < 2,
            "now.phase: a single Imagination Point pays by itself (F6.1)",
        )


def _laid_large(state: FantazjaState) -> bool:
    """Whether the seat has a large building to see, or one that Dark Energy may have taken."""
    owned = [stack for stack in range(1, state.stacks) if state.owner[stack] == state.seat]
    if any(LEVEL[state.top[stack] // 4] != 1 for stack in owned):
        return True
    gone = state.discards[state.seat]
    return any(gone >> tile & 1 and DARK[tile] and LEVEL[tile] != 1 for tile in range(c.TILES))


def _check_swap(state: FantazjaState) -> None:
    """F8.1: at most three tiles, and no more than there are discards; then as many are taken."""
    given, taken = state.given.bit_count(), state.taken.bit_count()
    _refuse(given and state.phase not in (c.P_GIVE, c.P_TAKE), "now.given is only for give and take (F8.1)")
    _refuse(taken and state.phase != c.P_TAKE, "now.taken is only for take (F8.1)")
    if state.phase in (c.P_GIVE, c.P_TAKE):
        hand, discards = state.hand[state.seat], state.discards[state.seat]
        _refuse(state.given & ~hand, "now.given: not in hand (F8.1)")
        _refuse(state.taken & ~discards, "now.taken: not among the discards (F8.1)")
        most = min(3, hand.bit_count(), discards.bit_count())
        giving = state.phase == c.P_GIVE
        _refuse(giving and given >= most, f"now.given: no more than {most} can be given (F8.1)")
        _refuse(not giving and not 1 <= given <= most, f"now.given: 1 to {most} are given by then (F8.1)")
        _refuse(not giving and taken >= given, "now.taken: as many are taken as were given (F8.1)")


def _check_magic(state: FantazjaState) -> None:
    """F8.4: up to four tiles are shown, up to two of them go under, and one stays in the hand."""
    looking = state.phase in (c.P_SHOW, c.P_UNDER)
    _refuse(state.shown and not looking, "now.shown is only for show and under (F8.4)")
    _refuse(state.sunk and state.phase != c.P_UNDER, "now.sunk is only for under (F8.4)")
    if not looking:
        return
    other = 1 - state.seat
    hand = state.hand[other].bit_count()
    shown, sunk = state.shown.bit_count(), state.sunk
    _refuse(state.shown & ~state.hand[other], f"now.shown: not in the hand of seat {other} (F8.4)")
    most = min(4, hand + sunk)
    _refuse(state.phase == c.P_SHOW and shown >= most, f"now.shown: no more than {most} are shown (F8.4)")
    if state.phase == c.P_UNDER:
        _refuse(shown + sunk != most, f"now.shown: {most - sunk} tiles are on show (F8.4)")
        _refuse(hand < 2, "now.phase: the last tile of a hand does not go under (F8.4)")
        _refuse(sunk > state.num_bottom[other], "now.sunk: no tile has been put under the draw stack (F8.4)")
    for tile in range(c.TILES):
        seen = state.seen_mark[other * c.TILES + tile] == state.num_face_down[other] + 1
        _refuse(
            state.shown >> tile & 1 and not seen,
            f"players[{other}].seen: {TILE_WORDS[tile]} is on show, "
            f"so it is seen with {state.num_face_down[other]} tiles face down (F8.6)",
        )

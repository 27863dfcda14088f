"""Refuses positions that no game can reach: checks the parts of a document against each other.

`position.py` reads a document part by part and then calls this module.
"""

from __future__ import annotations

from rosace.core.errors import BadDocument
from rosace.games.basilica.documents.snapshot import Snapshot
from rosace.games.basilica.kernel.component_data import COMPONENTS
from rosace.games.basilica.kernel.constants import (
    A_DECLINE,
    A_ORDER,
    ORDERS,
    P_ACTION,
    P_ALTAR,
    P_CROWN,
    P_FIRST,
    P_JUGGLE,
    P_MOVE_FOE,
    P_OFFER,
    P_OVER,
    P_PROMOTE,
    P_RANK,
    P_RECRUIT,
    P_TOP,
    PHASES,
    S_DISCARD,
    S_FILL,
    S_FLIP,
    S_REFILL,
    S_SETUP,
)
from rosace.games.basilica.kernel.state import BasilicaState

# What the phases of an order are called for, by order.
PHASE_ORDER = {
    "promote": "promote", "rank": "promote", "move": "move", "recruit": "recruit", "take": "confuse",
    "move-foe": "confuse", "glass": "glass", "scaffold": "scaffolding", "disaster": "disaster",
    "altar": "altar",
}  # fmt: skip


def check_consistency(shot: Snapshot) -> None:
    """Whether the phase, the spaces, the marker and the ending fit together."""
    phase, spaces = shot.phase, COMPONENTS.scoring_spaces
    if (shot.turn < 0) != (phase == P_FIRST):
        raise BadDocument("turn.seat is null until the first player is drawn (B1.6)")
    if shot.scorings == 3 and phase != P_OVER:
        raise BadDocument("the third scoring ends the game (B6.4)")
    if phase == P_OVER and not _ended(shot):
        raise BadDocument("an ended game ended by the third scoring or by the stack (B5.3, B6.4)")
    before = shot.scorings - (phase == P_OVER)
    if before and shot.marker < spaces[before - 1]:
        raise BadDocument(f"the marker is on {shot.marker} after {before} scorings (B6.2)")
    if shot.marker > spaces[before]:
        raise BadDocument(f"the marker passed space {spaces[before]} without a scoring (B6.2)")
    if shot.due and phase not in (P_TOP, P_CROWN, P_JUGGLE):
        raise BadDocument(f"the marker is on space {shot.marker}: a scoring comes first (B6.2)")
    if phase == P_JUGGLE and not shot.due and shot.ending != 2:
        raise BadDocument("Jugglers are asked just before a scoring, and none is due (B7.9)")
    if shot.ending and phase not in (P_OVER, P_JUGGLE):
        raise BadDocument("the game has ended, so nothing but the last scoring is left (B5.3)")
    if shot.ending == 1 and phase == P_JUGGLE:
        raise BadDocument("the third scoring ends the game only when it is made (B6.4)")
    if shot.ending == 2 and shot.stack:
        raise BadDocument("the stack ends the game when it is empty (B5.3)")
    empty = sum(1 << i for i, tile in enumerate(shot.orders + shot.vaults) if tile < 0)
    expected = _empty_spaces(shot)
    if empty == 0 if shot.ending == 2 else empty != expected:
        raise BadDocument("every space holds a tile but those just being filled (B5.1)")
    order = PHASE_ORDER.get(PHASES[phase])
    if (shot.space >= 0) != (order is not None or phase == P_OFFER or shot.step in (S_DISCARD, S_FLIP)):
        raise BadDocument("now.space is set only while an action is in progress (B9)")
    if order is not None and ORDERS[shot.orders[shot.space] % 8] != order:
        raise BadDocument(f"space {shot.space} does not hold the order {order} (B9)")
    if shot.paid and (phase not in (P_PROMOTE, P_RANK, P_RECRUIT, P_MOVE_FOE) or not shot.coins[shot.turn]):
        raise BadDocument("no player has paid for this (B10.1)")
    if (shot.chosen_rank >= 0) != _rank_is_known(shot):
        raise BadDocument("now.rank is set only while the active player's choice matters (B9.2)")


def _ended(shot: Snapshot) -> bool:
    if shot.ending == 1:
        return shot.scorings == 3 and shot.marker == COMPONENTS.scoring_spaces[-1]
    return shot.ending == 2 and shot.scorings >= 1 and shot.stack == 0


def _empty_spaces(shot: Snapshot) -> int:
    """The spaces that hold no tile in this phase, as bits."""
    if shot.phase == P_CROWN and shot.step == S_DISCARD:
        return 0
    if shot.phase == P_CROWN and shot.step == S_FLIP:
        return 8 << shot.space if shot.space >= 0 else 0
    if shot.phase in (P_TOP, P_CROWN, P_FIRST):
        return shot.fill
    return 0


def check_state(state: BasilicaState, shot: Snapshot) -> None:
    """Ask the kernel: a player must have something to decide, or chance something to draw."""
    if (shot.stack > 0) != (shot.top >= 0) and shot.phase not in (P_TOP, P_FIRST):
        raise BadDocument("the top of the stack is seen, unless it is empty (B1.3)")
    if shot.phase in (P_FIRST, P_TOP, P_CROWN):
        _check_chance(state, shot)
    elif shot.phase != P_OVER:
        _check_decision(state, shot)


def _check_chance(state: BasilicaState, shot: Snapshot) -> None:
    fill, step = shot.fill, shot.step
    if shot.phase == P_FIRST and state.key() != BasilicaState(shot.edition, shot.festum, shot.removed).key():
        raise BadDocument("the first player is chosen before anything else happens (B1.6)")
    fits = {
        S_SETUP: fill in (0, 32, 48, 56, 60, 62, 63),
        S_REFILL: fill in (0, 32, 48, 56),
        S_FILL: fill in (0, 1, 2, 4) and shot.phase == P_TOP,
        S_DISCARD: fill == 0 and shot.phase == P_CROWN,
        S_FLIP: fill == 0 and shot.phase == P_CROWN,
    }.get(step, False)
    if not fits or (shot.phase == P_CROWN and step in (S_SETUP, S_REFILL) and (fill < 8 or fill & 7)):
        raise BadDocument("now.step and now.fill do not fit together (B5.4)")
    if shot.phase != P_FIRST and step == S_SETUP and not _is_fresh(shot):
        raise BadDocument("set-up comes before everything else (B1.4)")
    if shot.due and step not in (S_FLIP, S_FILL):
        raise BadDocument("only a vault just placed brings a scoring (B6.1)")
    if not _placed_fits(shot):
        raise BadDocument("turn.just_placed is the vault of the action just before, in this turn (B2.2)")
    hidden = shot.stack > 0 and shot.top < 0
    turned = shot.top >= 0 or step in (S_DISCARD, S_FLIP)
    ready = {P_FIRST: True, P_TOP: hidden, P_CROWN: turned}[shot.phase]
    if not ready or any(weight <= 0 for _, weight in state.chance()):
        raise BadDocument("no chance event is due here (B1.3)", "nothing-to-decide")


def _is_fresh(shot: Snapshot) -> bool:
    """B1.4: nothing but the display has changed since the box was opened."""
    moved = shot.tiles or shot.scaffolds or shot.scorings or shot.marker or shot.age or any(shot.discards)
    return not moved and shot.coins[0] == shot.coins[1] and shot.actions_left == shot.actions_each


def _placed_fits(shot: Snapshot) -> bool:
    """B2.2: whether turn.just_placed is possible at this chance event."""
    if shot.last_cell < 0:
        return bool(shot.step != S_FLIP)
    begun = shot.actions_left < shot.actions_each
    return shot.step in (S_FLIP, S_FILL) or bool(shot.step == S_REFILL and begun)


def _check_decision(state: BasilicaState, shot: Snapshot) -> None:
    phase = shot.phase
    fresh = phase != P_ACTION or shot.actions_left == shot.actions_each
    if shot.last_cell >= 0 and phase != P_JUGGLE and fresh:
        raise BadDocument("turn.just_placed is the vault of the action just before, in this turn (B2.2)")
    if phase == P_RANK and shot.builders.get(shot.picked, (-1, -1))[0] != shot.seat:
        raise BadDocument("now.builder is not a builder of the seat to move (B9.1)")
    if phase == P_ACTION and state.are_vaults_blocked():
        raise BadDocument("three wild vaults that fit nowhere would have been replaced (B3.3)")
    if phase == P_OFFER and not _offer_stands(state):
        text = "there is nothing to pay for, or no coin to pay with (B10.1)"
        raise BadDocument(text, "nothing-to-decide", "now.phase")
    if PHASES[phase] in PHASE_ORDER and not _could_begin(state, shot):
        text = f"the order of space {shot.space} cannot be carried out (B9)"
        raise BadDocument(text, "nothing-to-decide", "now.phase")
    if not state.legal():
        text = f"there is nothing to decide in the phase {PHASES[phase]} (B9)"
        raise BadDocument(text, "nothing-to-decide", "now.phase")


def _could_begin(state: BasilicaState, shot: Snapshot) -> bool:
    """B9: an order is chosen only if it can be carried out completely, and a coin is paid only then."""
    if shot.paid:
        return bool(shot.phase != P_RECRUIT or shot.supply[shot.seat] > 0)
    if shot.phase in (P_RANK, P_MOVE_FOE) or shot.lays_left == 1:
        return bool(shot.phase != P_ALTAR or shot.altar_supply > 0)
    trial = state.clone()
    trial.phase = P_ACTION
    return bool(trial.check(A_ORDER + shot.space) == 0)


def _offer_stands(state: BasilicaState) -> bool:
    trial = state.clone()
    if not trial.may_opponent_pay():
        return False
    trial.apply(A_DECLINE)
    return trial.phase != P_MOVE_FOE or bool(trial.legal())


def _rank_is_known(shot: Snapshot) -> bool:
    """B9.2: between the main promotion and the paid one."""
    promoting = shot.space >= 0 and ORDERS[shot.orders[shot.space] % 8] == "promote"
    return promoting and (shot.phase == P_OFFER or bool(shot.paid))

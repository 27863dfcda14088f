"""Why an action is refused: the codes of `check`, with their names, clauses and what is in the way."""

from __future__ import annotations

from rosace.core.ruleset import Reason
from rosace.games.basilica.documents.snapshot import kind_at
from rosace.games.basilica.kernel import constants as c
from rosace.games.basilica.kernel.actions import ACTIONS, CELL_WORDS, cell_of
from rosace.games.basilica.kernel.state import BasilicaState
from rosace.games.basilica.text.elements import element, moved, neighbours

# code -> name, clause
REASONS = {
    c.R_NO_SUCH_ACTION: ("core/no-such-action", "core"),
    c.R_OVER: ("core/over", "B6.4"),
    c.R_CHANCE: ("core/chance", "core"),
    c.R_NOT_CHANCE: ("core/not-chance", "core"),
    c.R_IMPOSSIBLE_OUTCOME: ("core/impossible-outcome", "B1.3"),
    c.R_NOT_NOW: ("basilica/not-now", "B2.1"),
    c.R_OCCUPIED: ("basilica/occupied", "B3.1"),
    c.R_NOT_ADJACENT: ("basilica/not-adjacent", "B3.1"),
    c.R_WILD_BESIDE_WILD: ("basilica/wild-beside-wild", "B3.2"),
    c.R_NO_VAULT_JUST_PLACED: ("basilica/no-vault-just-placed", "B2.2"),
    c.R_NO_BUILDER_LEFT: ("basilica/no-builder-left", "B4.1"),
    c.R_NO_OWN_BUILDER: ("basilica/no-own-builder", "B9"),
    c.R_NO_TOKEN_LEFT: ("basilica/no-token-left", "B9.1"),
    c.R_NO_OTHER_RANK: ("basilica/no-other-rank", "B9.1"),
    c.R_CANNOT_MOVE: ("basilica/cannot-move", "B9.3"),
    c.R_NO_FREE_VAULT: ("basilica/no-free-vault", "B9.4"),
    c.R_NOTHING_TO_CONFUSE: ("basilica/nothing-to-confuse", "B9.6"),
    c.R_NO_VAULT_FOR_GLASS: ("basilica/no-vault-for-glass", "B9.8"),
    c.R_NO_VAULT_TO_LOSE: ("basilica/no-vault-to-lose", "B9.10"),
    c.R_NO_ALTARS_LEFT: ("basilica/no-altars-left", "B9.11"),
    c.R_NO_VAULTS_FOR_ALTARS: ("basilica/no-vaults-for-altars", "B9.11"),
    c.R_NO_VAULT: ("basilica/no-vault", "B9"),
    c.R_NOT_YOUR_BUILDER: ("basilica/not-your-builder", "B9"),
    c.R_BUILDER_STANDS_HERE: ("basilica/builder-stands-here", "B4.1"),
    c.R_NOT_BESIDE_OWN_BUILDER: ("basilica/not-beside-own-builder", "B9.5"),
    c.R_CONFUSES_NOBODY: ("basilica/confuses-nobody", "B9.6"),
    c.R_GLASS_LIES_HERE: ("basilica/glass-lies-here", "B9.8"),
    c.R_ALTAR_STANDS_HERE: ("basilica/altar-stands-here", "B9.11"),
    c.R_NOT_THE_FOES_BUILDER: ("basilica/not-the-foes-builder", "B9.6"),
    c.R_ALTAR_PROTECTS: ("basilica/altar-protects", "B9.12"),
    c.R_OFF_THE_PLAN: ("basilica/off-the-plan", "B1.5"),
    c.R_SAME_RANK: ("basilica/same-rank", "B9.1"),
    c.R_RANK_JUST_CHOSEN: ("basilica/rank-just-chosen", "B9.2"),
    c.R_TOKEN_NOT_IN_SUPPLY: ("basilica/token-not-in-supply", "B9.1"),
    c.R_COLOUR_ON_TILE: ("basilica/colour-on-tile", "B7.9"),
}


def explain(state: BasilicaState, action: int, code: int, reason: Reason) -> Reason:
    """The reason of a refusal, with what is in the way."""
    params, clause = dict(reason.params), reason.clause
    if state.phase == c.P_DISASTER and code in (c.R_BUILDER_STANDS_HERE, c.R_ALTAR_PROTECTS):
        clause = "B9.10"
    elif code == c.R_NO_OTHER_RANK and state.paid:
        clause = "B9.2"
    cell = cell_of(action)
    elements: tuple[str, ...] = ()
    if cell >= 0:
        blocking = _blocking_cells(state, code, action, cell)
        params |= {"cell": CELL_WORDS[cell], "guilty": [CELL_WORDS[item] for item in blocking]}
        elements = tuple(element(item) for item in blocking)
    elif c.A_ORDER <= action < c.A_PROMOTE:
        space = action - c.A_ORDER
        elements = (f"order:{space}",)
        if state.orders[space] >= 0:
            params["order"] = f"@order-{c.ORDERS[state.orders[space] % 8]}"
    elif c.A_RANK <= action < c.A_MOVE:
        up = ACTIONS.action(action).fields["token"].split("/")[0]
        params["rank"] = f"@rank-{up}"
        elements = (f"token:{ACTIONS.action(action).fields['token']}",)
    elif c.A_JUGGLE <= action < c.A_FIRST:
        params["colour"] = f"@colour-{c.COLOURS[action - c.A_JUGGLE]}"
        if code == c.R_COLOUR_ON_TILE:
            elements = (element(state.juggler_cell[state.juggled]),)
    return Reason(reason.code, clause, elements, params)


def _blocking_cells(state: BasilicaState, code: int, action: int, cell: int) -> list[int]:
    """The cells that stand in the way: the tried one, or the neighbours that forbid it."""
    if code == c.R_WILD_BESIDE_WILD:
        return [item for item in neighbours(cell) if kind_at(state, item) >> 4 >= c.FIRST_WILD]
    if c.A_MOVE <= action < c.A_RECRUIT and code in (c.R_NO_VAULT, c.R_BUILDER_STANDS_HERE):
        return [moved(cell, (action - c.A_MOVE) % 4)]
    return [cell]

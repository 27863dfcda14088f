"""Leanings for random walks: they lead our games to what is rare."""

from __future__ import annotations

from typing import Any

from rosace.contract import Leaning, walk
from rosace.games.basilica.kernel import constants as basilica
from rosace.games.fantazja.kernel import component_data
from rosace.games.fantazja.kernel import constants as fantazja
from rosace.games.sagrada.kernel import constants as sagrada

__all__ = ["LEANINGS", "Leaning", "darkness", "jugglers", "powers", "tools", "towers", "walk"]


def towers(state: Any, legal: list[int]) -> list[int]:
    """Basilica: build as deep as possible, with scaffolding where it can be had."""
    ordered = [a for a in legal if basilica.A_ORDER <= a < basilica.A_PROMOTE]
    scaffolding = [a for a in ordered if state.orders[a - basilica.A_ORDER] % 8 == basilica.SCAFFOLDING]
    if scaffolding:
        return scaffolding
    placed = [a for a in legal if a < basilica.A_BUILDER]
    crownless = [a for a in placed if not state.vaults[a // basilica.CELLS] & 1] or placed
    cells = {a: (a % basilica.CELLS) // 5 for a in crownless}
    for action in legal:
        if basilica.A_SCAFFOLD <= action < basilica.A_DISASTER:
            cells[action] = (action - basilica.A_SCAFFOLD) // 5
    return [a for a in cells if cells[a] == max(cells.values())]


def jugglers(state: Any, legal: list[int]) -> list[int]:
    """Basilica: builders, and ranks for them, the Juggler's first."""
    ranks = [a for a in legal if basilica.A_RANK <= a < basilica.A_MOVE]
    juggler = [a for a in ranks if (a - basilica.A_RANK) >> 2 == basilica.JUGGLER]
    builders = [a for a in legal if a == basilica.A_BUILDER or a == basilica.A_PAY]
    ordered = [a for a in legal if basilica.A_ORDER <= a < basilica.A_PROMOTE]
    promote = [a for a in ordered if state.orders[a - basilica.A_ORDER] % 8 == basilica.PROMOTE]
    return juggler or promote or builders


def tools(state: Any, legal: list[int]) -> list[int]:
    """Sagrada: use tools wherever it is possible."""
    return [a for a in legal if sagrada.A_TOOL <= a < sagrada.A_PASS]


def powers(state: Any, legal: list[int]) -> list[int]:
    """Fantazja: use powers wherever it is possible, and build for the tokens."""
    used = [a for a in legal if fantazja.A_POWER <= a < fantazja.A_GIVE]
    return used or [a for a in legal if a < fantazja.A_LAY]


def darkness(state: Any, legal: list[int]) -> list[int]:
    """Fantazja: let Dark Energy strike; build large; keep a point or two for it."""
    if state.phase == fantazja.P_LAY:
        struck = []
        for action in legal:
            after = state.clone()
            after.apply(action)
            if after.fired > state.fired:
                struck.append(action)
        return struck
    large_or_dark = [
        t for t in range(fantazja.TILES) if component_data.LEVEL[t] > 1 or component_data.DARK[t]
    ]
    builds = [a for a in legal if a in large_or_dark]
    if state.num_face_down[state.seat] < 2:
        return [a for a in legal if fantazja.A_IMAGINE <= a < fantazja.A_PAY]
    return builds


LEANINGS: dict[str, tuple[Leaning, ...]] = {
    "basilica": (towers, jugglers),
    "fantazja": (powers, darkness),
    "sagrada": (tools,),
}

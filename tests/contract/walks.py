"""Random walks through a game, the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER
from rosace.games.basilica.kernel import constants as basilica
from rosace.games.fantazja.kernel import component_data
from rosace.games.fantazja.kernel import constants as fantazja
from rosace.games.sagrada.kernel import constants as sagrada

Leaning = Callable[[Any, list[int]], list[int]]


def walk(
    state: Any, seed: int, daring: bool = False, lean: Leaning | None = None
) -> Iterator[tuple[Any, int]]:
    """Play to the end; yield each state with the action about to be applied, then the end with -1.

    A daring walk prefers the families with high ids, so that rare decisions are taken often.
    A leaning keeps some of the legal decisions, and the walk mostly takes one of those.
    """
    rng = Rng(seed)
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            action = state.sample(rng)
        else:
            legal = state.legal()
            if daring and rng.pick(3):
                legal = legal[len(legal) * 3 // 4 :]
            if lean is not None and rng.pick(10):
                legal = lean(state, legal) or legal
            action = legal[rng.pick(len(legal))]
        yield state, action
        state.apply(action)
    yield state, -1


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

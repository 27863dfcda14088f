"""One game between players, to its end: the loop that simulations and the arena share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rosace.core.rng import Rng, scatter
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE, OVER
from rosace.players import Budget, Player, decide


@dataclass(frozen=True)
class GameResult:
    """How one game went. `winner` is None where the best seats share the victory, or a lone seat lost."""

    decisions: int
    events: int
    scores: tuple[int, ...]
    winner: int | None
    ending: str
    statistics: Mapping[str, int] = field(default_factory=dict)


def moves(
    state: Any, draw: Callable[[Any], int], ask: Callable[[Any, int], int]
) -> Iterator[tuple[int, int]]:
    """Play a state to its end; tell who moved (CHANCE or a seat) and the action, as it is applied.

    `draw` gives the outcome at a chance node, `ask` the decision of a seat.
    """
    mover = state.to_move()
    while mover != OVER:
        action = draw(state) if mover == CHANCE else ask(state, mover)
        state.apply(action)
        yield mover, action
        mover = state.to_move()


def play_game(
    ruleset: Ruleset,
    seats: Sequence[Player],
    options: Mapping[str, Any],
    seed: int,
    budget: Budget | None = None,
) -> GameResult:
    """One game between players, one player a seat."""
    chance = Rng(scatter(seed, 0))
    streams = [Rng(scatter(seed, 1 + seat)) for seat in range(len(seats))]
    state = ruleset.new(len(seats), options)
    decisions = events = 0

    def ask(state: Any, seat: int) -> int:
        return decide(seats[seat], ruleset, state, seat, streams[seat], budget)

    for mover, _ in moves(state, lambda state: int(state.sample(chance)), ask):
        if mover == CHANCE:
            events += 1
        else:
            decisions += 1
    scores = tuple(state.score(seat) for seat in range(len(seats)))
    winner, counted = _winner(state, len(seats)), ruleset.statistics(state)
    return GameResult(decisions, events, scores, winner, ending(ruleset, state), counted)


def _winner(state: Any, seats: int) -> int | None:
    worth = [state.utility(seat) for seat in range(seats)]
    best = max(worth)
    if seats == 1:  # it plays against the game itself
        return 0 if best > 0 else None
    return worth.index(best) if worth.count(best) == 1 else None


def ending(ruleset: Ruleset, state: Any) -> str:
    """How a finished game ended, in a word of its own."""
    return str(ruleset.view(state, None).get("ending") or "end")

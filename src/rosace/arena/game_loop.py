"""Play one game to its end: the loop that simulations and the arena share."""

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
    """How one game went. `winner` is None if the best seats share the victory, or a solo player lost."""

    decisions: int
    events: int
    scores: tuple[int, ...]
    winner: int | None
    ending: str
    statistics: Mapping[str, int] = field(default_factory=dict)


def moves(
    state: Any, draw: Callable[[Any], int], ask_player: Callable[[Any, int], int]
) -> Iterator[tuple[int, int]]:
    """Play a state to its end; yield who moved (CHANCE or a seat) and the action, once it is applied.

    `draw` gives the outcome at a chance node, `ask_player` the decision of a seat.
    """
    seat = state.to_move()
    while seat != OVER:
        action = draw(state) if seat == CHANCE else ask_player(state, seat)
        state.apply(action)
        yield seat, action
        seat = state.to_move()


def play_game(
    ruleset: Ruleset,
    seats: Sequence[Player],
    options: Mapping[str, Any],
    seed: int,
    budget: Budget | None = None,
) -> GameResult:
    """Play one game between players, one per seat."""
    chance_rng = Rng(scatter(seed, 0))
    player_rngs = [Rng(scatter(seed, 1 + seat)) for seat in range(len(seats))]
    state = ruleset.new(len(seats), options)
    decisions = events = 0

    def ask_player(state: Any, seat: int) -> int:
        return decide(seats[seat], ruleset, state, seat, player_rngs[seat], budget)

    for seat, _ in moves(state, lambda state: int(state.sample(chance_rng)), ask_player):
        if seat == CHANCE:
            events += 1
        else:
            decisions += 1
    scores = tuple(state.score(seat) for seat in range(len(seats)))
    winner, statistics = _winner(state, len(seats)), ruleset.statistics(state)
    return GameResult(decisions, events, scores, winner, ending(ruleset, state), statistics)


def _winner(state: Any, seats: int) -> int | None:
    utilities = [state.utility(seat) for seat in range(seats)]
    best = max(utilities)
    if seats == 1:  # a solo player plays against the game itself
        return 0 if best > 0 else None
    return utilities.index(best) if utilities.count(best) == 1 else None


def ending(ruleset: Ruleset, state: Any) -> str:
    """How a finished game ended, as one word of its rules."""
    return str(ruleset.view(state, None).get("ending") or "end")

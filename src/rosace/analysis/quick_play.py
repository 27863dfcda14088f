"""How a game is played on quickly, for values and points that need thousands of continuations."""

from __future__ import annotations

from rosace.core.ruleset import Ruleset
from rosace.search import Settings
from rosace.search.rollouts import Rollouts

LOOK_AHEAD = 12  # decisions of a rollout before it is valued, where its game can value positions


def values_positions(ruleset: Ruleset) -> bool:
    """Whether the game's `evaluate` can be trusted in the middle of a game, as its search does."""
    return Settings.of(ruleset).depth is not None


def rollouts(ruleset: Ruleset) -> Rollouts:
    """The best quick policy: one action ahead by `evaluate` where that can be trusted, else suggestions."""
    return Rollouts(greedy=values_positions(ruleset))


def look_ahead(ruleset: Ruleset) -> int:
    """After how many decisions a rollout is valued; -1 is at the end."""
    return LOOK_AHEAD if values_positions(ruleset) else -1

"""What is the same for every door: which game and how many seats, what is observed, which ids decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.observation import Observation
from rosace.core.ruleset import Game


@dataclass(frozen=True)
class Setting:
    """A game as it is set up for learners.

    Decisions have the ids 0 to `decisions` - 1, and all ids from there on are chance's.
    """

    game: Game
    seats: int
    options: dict[str, Any]
    observation: Observation
    decisions: int

    def __deepcopy__(self, memo: Any) -> Setting:
        return self  # nothing in it ever changes

    def new(self) -> Any:
        """The first position."""
        return self.game.new(self.seats, self.options)


def settle(name: str, seats: int | None, options: Mapping[str, Any]) -> Setting:
    """A game by its name, with what is missing filled in; BadOptions if it cannot be played so."""
    game = registry.get(name)
    number, settled = game.settle(seats, options)
    if game.observation is None:
        raise BadOptions(f"{name} has no planes.py: it cannot be observed as numbers")
    return Setting(game, number, settled, game.observation, decisions_of(game))


def decisions_of(game: Game) -> int:
    """How many ids are decisions; a game that mixes chance's among them is refused."""
    families = game.spec.actions.families
    found = sum(family.size for family in families if not family.chance)
    if any(family.chance != (family.base >= found) for family in families):
        raise BadOptions(f"{game.spec.name} has chance's ids before those of decisions")
    return found

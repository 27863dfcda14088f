"""The setup that all environments share: game, seats, options, observation, number of decisions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.observation import ObservationSpec
from rosace.core.ruleset import Ruleset


@dataclass(frozen=True)
class GameSetup:
    """A game set up for learning.

    Ids 0 to `decisions` - 1 are decisions; all higher ids are chance outcomes.
    """

    ruleset: Ruleset
    seats: int
    options: dict[str, Any]
    observation: ObservationSpec
    decisions: int

    def __deepcopy__(self, memo: Any) -> GameSetup:
        return self  # immutable

    def new(self) -> Any:
        """The first position."""
        return self.ruleset.new(self.seats, self.options)


def make_setup(name: str, seats: int | None, options: Mapping[str, Any]) -> GameSetup:
    """A game by name, with defaults filled in; BadOptions if it cannot be played like this."""
    ruleset = registry.get(name)
    seat_count, validated = ruleset.validate_options(seats, options)
    if ruleset.observation is None:
        raise BadOptions(
            f"{name} has no observation: give its ruleset an ObservationSpec, and it can be learnt"
            " (docs/adding-a-game.md)"
        )
    return GameSetup(ruleset, seat_count, validated, ruleset.observation, decision_count(ruleset))


def decision_count(ruleset: Ruleset) -> int:
    """How many ids are decisions; BadOptions if chance outcomes come before them."""
    families = ruleset.spec.actions.families
    decisions = sum(family.size for family in families if not family.chance)
    if any(family.chance != (family.base >= decisions) for family in families):
        raise BadOptions(f"{ruleset.spec.name} has chance's ids before those of decisions")
    return decisions

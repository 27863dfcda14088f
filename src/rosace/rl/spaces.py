"""What is the same for every door: which game and how many seats, what is observed, which ids decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.observation import ObservationSpec
from rosace.core.ruleset import Ruleset


@dataclass(frozen=True)
class Setting:
    """A game as it is set up for learners.

    Decisions have the ids 0 to `decisions` - 1, and all ids from there on are chance's.
    """

    ruleset: Ruleset
    seats: int
    options: dict[str, Any]
    observation: ObservationSpec
    decisions: int

    def __deepcopy__(self, memo: Any) -> Setting:
        return self  # nothing in it ever changes

    def new(self) -> Any:
        """The first position."""
        return self.ruleset.new(self.seats, self.options)


def make_setting(name: str, seats: int | None, options: Mapping[str, Any]) -> Setting:
    """A game by its name, with what is missing filled in; BadOptions if it cannot be played so."""
    ruleset = registry.get(name)
    number, settled = ruleset.validate_options(seats, options)
    if ruleset.observation is None:
        raise BadOptions(f"{name} has no observation: it cannot be observed as numbers")
    return Setting(ruleset, number, settled, ruleset.observation, decisions_of(ruleset))


def decisions_of(ruleset: Ruleset) -> int:
    """How many ids are decisions; a game that mixes chance's among them is refused."""
    families = ruleset.spec.actions.families
    found = sum(family.size for family in families if not family.chance)
    if any(family.chance != (family.base >= found) for family in families):
        raise BadOptions(f"{ruleset.spec.name} has chance's ids before those of decisions")
    return found

"""How to search. `docs/search.md` says what each setting does and what was measured."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

from rosace.core.ruleset import Ruleset
from rosace.core.state import MOVE_CAPACITY

MOST = (1 << 31) - 1  # what a tree can count to


@dataclass(frozen=True)
class Settings:
    """The settings of a search; `Settings.of(game)` has what suits a game.

    exploration   how much a decision tried less often is favoured; 0 follows the mean alone
    suggests      playouts follow what the game suggests, instead of any legal decision
    depth         decisions of a playout before the evaluation speaks; None plays to the end
    scale         points ahead that are worth 0.7 (1 is a victory), for evaluations and margins
    margin        the part that points ahead have in the worth of a finished game; 0: victory alone
    prior         how many visits the evaluation of a new decision counts; 0: every decision is tried once
    preference    how much what the game prefers is favoured below the root; 0: every decision alike
    patience      visits a node must have had before what follows it gets nodes
    keyed         whether what chance shows is part of the tree; else it is averaged over
    early         whether to stop once no other decision can become the most visited
    nodes         the most nodes a tree may have, for each thread; one takes 37 to 45 bytes
    """

    exploration: float = 1.0
    suggests: bool = False
    depth: int | None = None
    scale: float = 20.0
    margin: float = 0.0
    prior: float = 0.0
    preference: float = 0.0
    patience: int = 0
    keyed: bool = False
    early: bool = True
    nodes: int = 1 << 19

    def __post_init__(self) -> None:
        good = {
            "exploration": self.exploration >= 0 and isfinite(self.exploration),
            "depth": self.depth is None or 0 <= self.depth <= MOST,
            "scale": self.scale > 0 and isfinite(self.scale),
            "margin": 0 <= self.margin <= 1,
            "prior": self.prior >= 0 and isfinite(self.prior),
            "preference": self.preference >= 0 and isfinite(self.preference),
            "patience": 0 <= self.patience <= MOST,
            "nodes": MOVE_CAPACITY < self.nodes <= 1 << 28,
        }
        for name, fine in good.items():
            if not fine:
                raise ValueError(f"{name} cannot be {getattr(self, name)}")

    @classmethod
    def of(cls, ruleset: Ruleset, **changes: Any) -> Settings:
        """What suits a game (`Spec.search`), and what is to be different."""
        return replace(cls(**ruleset.spec.search), **changes)

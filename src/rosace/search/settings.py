"""Settings of a search. `docs/search.md` explains them and what was measured."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

from rosace.core.ruleset import Ruleset
from rosace.core.state import MOVE_CAPACITY

MAX_COUNT = (1 << 31) - 1  # counters of a tree are 32-bit


@dataclass(frozen=True)
class Settings:
    """The settings of a search; `Settings.of(ruleset)` has those of a game.

    exploration   bonus for decisions with few visits; 0 follows the mean alone
    suggests      playouts follow the suggestions of the game, instead of any legal decision
    depth         decisions of a playout before it is evaluated; None plays to the end
    scale         lead in points that is worth 0.7 (1 is a victory), for evaluations and margins
    margin        weight of the lead in the outcome of a finished game; 0 counts the victory alone
    prior         how many visits the evaluation of a new decision counts; 0 tries every decision once
    preference    weight of the game's preferences below the root; 0 treats all decisions alike
    patience      visits of a node before its children get nodes
    keyed         whether observed chance events are nodes; otherwise they are averaged
    early         whether to stop once no other decision can become the most visited
    nodes         maximum size of a tree, for each thread; a node takes 37 to 45 bytes
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
        is_valid = {
            "exploration": self.exploration >= 0 and isfinite(self.exploration),
            "depth": self.depth is None or 0 <= self.depth <= MAX_COUNT,
            "scale": self.scale > 0 and isfinite(self.scale),
            "margin": 0 <= self.margin <= 1,
            "prior": self.prior >= 0 and isfinite(self.prior),
            "preference": self.preference >= 0 and isfinite(self.preference),
            "patience": 0 <= self.patience <= MAX_COUNT,
            "nodes": MOVE_CAPACITY < self.nodes <= 1 << 28,
        }
        for name, valid in is_valid.items():
            if not valid:
                raise ValueError(f"{name} cannot be {getattr(self, name)}")

    @classmethod
    def of(cls, ruleset: Ruleset, **changes: Any) -> Settings:
        """The settings of a game (`Spec.search`), with changes: `Settings.of(ruleset, depth=4)`."""
        return replace(cls(**ruleset.spec.search), **changes)

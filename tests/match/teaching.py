"""A small lesson in Basilica: a deal, and one decision."""

from __future__ import annotations

from typing import Any

from rosace.core import registry
from rosace.core.journal import Journal

RULESET = registry.get("basilica")


def played(decisions: int) -> list[str]:
    """The notation of a game, chance outcomes among it, in which the first legal decision is always taken."""
    journal = Journal(RULESET, seed=1, options={"first": "1"})
    journal.deal()
    for _ in range(decisions):
        journal.submit(journal.state.to_move(), journal.state.legal()[0])
        journal.deal()
    return [RULESET.text(action) for action in journal.actions]


ACTIONS = played(1)
DEALT = len(played(0))


def small(**changed: Any) -> dict[str, Any]:
    steps = [
        {"after": DEALT, "say": "lesson-basilica-welcome"},
        {"after": DEALT, "say": "lesson-basilica-vault", "elements": ["vault:0"], "try": True},
        {"after": len(ACTIONS), "say": "lesson-basilica-done"},
    ]
    written = {"seats": 2, "options": {"first": "1"}, "seat": 0, "actions": ACTIONS, "steps": steps}
    return written | changed

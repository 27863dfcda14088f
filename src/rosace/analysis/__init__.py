"""What positions are worth, why a move is better, and reviews of whole games. It knows no rules.

>>> import rosace
>>> game = rosace.new_game("basilica", first=1, seed=17)
>>> analysis = Analyst(game.ruleset).analyse(game.state, simulations=400, lines=2)
>>> analysis.seat, len(analysis.lines), round(sum(analysis.wins), 6)
(0, 2, 1.0)
"""

from __future__ import annotations

from rosace.analysis.analyst import Analysis, Analyst, Estimate, Line
from rosace.analysis.reasons import Explanation, ReasonLine, explain
from rosace.analysis.review import QUALITIES, Judgement, Review, Reviewer, Stopped

__all__ = [
    "QUALITIES",
    "Analysis",
    "Analyst",
    "Estimate",
    "Explanation",
    "Judgement",
    "Line",
    "ReasonLine",
    "Review",
    "Reviewer",
    "Stopped",
    "explain",
]

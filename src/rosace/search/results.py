"""The result of a search."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class MoveStats:
    """A legal decision: its visits, their share, and its mean value for each seat.

    `values` lie between -1 and 1; empty if the decision was never tried.
    """

    action: int
    visits: int
    share: float
    values: tuple[float, ...]


@dataclass(frozen=True)
class SearchResult:
    """The recommended decision, and why. Comparisons ignore `seconds`.

    moves        the legal decisions, the most visited first
    line         the most visited decisions from here on; after a chance event they may be impossible
    decisions    how many all simulations took together
    ended        "budget", "early" (no other decision could win), "forced" (one decision) or "stopped"
    """

    action: int
    seat: int
    moves: tuple[MoveStats, ...]
    line: tuple[int, ...]
    simulations: int
    decisions: int
    nodes: int
    ended: str
    seconds: float = field(compare=False)

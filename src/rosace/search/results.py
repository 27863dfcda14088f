"""What a search found."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Move:
    """A decision there was to take: its visits, their share, and what it was worth to each seat.

    `values` are means from -1 to 1; empty where the decision was never tried.
    """

    action: int
    visits: int
    share: float
    values: tuple[float, ...]


@dataclass(frozen=True)
class SearchResult:
    """The decision a search recommends, and why. Two are equal whatever time they took.

    moves        the decisions there were, the most visited first
    line         the decisions taken most often from here on; after chance has spoken it may turn out
                 differently, and then they need not be possible
    decisions    those that all simulations took together
    ended        "budget", "early" (nothing could change any more), "forced" (one decision) or "stopped"
    """

    action: int
    seat: int
    moves: tuple[Move, ...]
    line: tuple[int, ...]
    simulations: int
    decisions: int
    nodes: int
    ended: str
    seconds: float = field(compare=False)

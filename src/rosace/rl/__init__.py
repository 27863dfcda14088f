"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and batches of games.

`docs/rl.md` is the tour. A missing package raises an error only when it is needed.

    pettingzoo_env("sagrada", seats=3)          a PettingZoo AEC environment with action masks
    parallel_env("basilica", festum=True)       the same as a parallel environment
    gymnasium_env("fantazja", opponent="greedy")   one seat against built-in players
    VectorGame("sagrada", games=1024)           a batch, stepped in compiled code
    show(state)                                 a position drawn, for a notebook
    import rosace.rl.openspiel                  registers python_rosace_basilica and the others
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rosace.core.extras import MissingExtra, extra
from rosace.rl.rendering import Drawing, show

if TYPE_CHECKING:
    from rosace.rl.vector import VectorGame

__all__ = ["MissingExtra", "Drawing", "VectorGame", "gymnasium_env", "parallel_env", "pettingzoo_env", "show"]


def pettingzoo_env(
    name: str, *, seats: int | None = None, render_mode: str | None = None, **options: Any
) -> Any:
    """A game as a PettingZoo AEC environment; an illegal action ends it with -1 for its agent."""
    with extra("rl"):
        from rosace.rl.aec import make
    return make(name, seats, render_mode, options)


def parallel_env(
    name: str, *, seats: int | None = None, render_mode: str | None = None, **options: Any
) -> Any:
    """A game as a PettingZoo parallel environment, by PettingZoo's own conversion of turn-based ones.

    The games are played in turns, so of the actions of a step only that of the seat to move counts.
    """
    with extra("rl"):
        from rosace.rl.aec import make_parallel
    return make_parallel(name, seats, render_mode, options)


def gymnasium_env(
    name: str,
    *,
    opponent: str = "greedy",
    seat: int = 0,
    seats: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """One seat of a game as a Gymnasium environment; `opponent` plays all others (see `docs/bots.md`)."""
    with extra("rl"):
        from rosace.rl.gym import SeatEnv
    return SeatEnv(name, opponent, seat, seats, render_mode, options)


def __getattr__(name: str) -> Any:
    if name == "VectorGame":
        with extra("rl"):
            from rosace.rl.vector import VectorGame
        return VectorGame
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

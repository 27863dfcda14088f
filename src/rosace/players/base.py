"""What a player is, and the only way to ask one for a decision."""

from __future__ import annotations

import operator
import sys
import traceback
from contextlib import AbstractContextManager, redirect_stdout
from pathlib import Path
from typing import Any, Protocol

from rosace.core.errors import RosaceError
from rosace.core.rng import Rng

SHOWN = 80  # letters of what a player returned or complained of


class BadPlayer(RosaceError):
    """A player that cannot be loaded, fails, or chooses what is not legal."""


class Player(Protocol):
    """Chooses for a seat.

    `state` is a copy that holds only what the seat may know, the rest drawn anew: the player may
    do with it as it likes. All chance a player needs comes from `rng`, so that games repeat.
    """

    def choose(self, state: Any, seat: int, rng: Rng) -> int: ...


def quiet() -> AbstractContextManager[Any]:
    """While this lasts, what is printed goes to stderr: for the code of players, around many decisions."""
    return redirect_stdout(sys.stderr)


def decide(player: Player, state: Any, seat: int, rng: Rng) -> int:
    """A player's decision in `state`, which it never sees; BadPlayer if it is not legal."""
    legal = state.legal()
    if len(legal) == 1:
        return int(legal[0])
    seen = state.clone()
    seen.determinize(seat, rng)
    try:
        choice = player.choose(seen, seat, rng)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # also SystemExit: a player does not end the program
        raise BadPlayer(f"player {name_of(player)} failed{_place(error)}: {line_of(error)}") from error
    try:
        action = operator.index(choice)
    except Exception:
        action = -1
    if action not in legal:
        raise BadPlayer(f"player {name_of(player)} chose {_shown(choice)}, which is not legal now")
    return action


def name_of(player: Player) -> str:
    """The name a player is called by in messages and records."""
    return str(getattr(player, "name", type(player).__name__))


def line_of(error: BaseException) -> str:
    """An error as a line, even if it cannot say itself what it is."""
    try:
        text = " ".join(str(error).split())
    except Exception:
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if len(frames) > 1 else ""


def _shown(value: Any) -> str:
    try:
        text = " ".join(repr(value).split())
    except Exception:
        return f"a {type(value).__name__}"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"

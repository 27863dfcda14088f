"""What a player is, what it is shown, and the only way to ask one for a decision."""

from __future__ import annotations

import operator
import sys
from contextlib import AbstractContextManager, redirect_stdout
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from rosace.core.errors import BadOptions, RosaceError
from rosace.core.rng import Rng, scatter
from rosace.core.ruleset import Ruleset

SHOWN = 80  # letters of what a player returned
SAID = 300  # letters of what it complained of
PLAYER_STREAMS = 1 << 32  # word numbers of a seed that no chance event of a game reaches

# Why a player loses a game or cannot play: the codes of BadPlayer.
LOAD_FAILED, FAILED, ILLEGAL = "unmade", "failed", "illegal"


class BadPlayer(RosaceError):
    """A player that cannot be loaded or made, fails, or chooses what is not legal; `code` says which."""

    def __init__(self, text: str, code: str = LOAD_FAILED):
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Budget:
    """How much a player may think about a decision; with both, whichever ends first.

    None is no limit from that side. With neither, the player thinks as much as it does by itself.

    >>> Budget(seconds=0.5)
    Budget(seconds=0.5, simulations=None)
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        # Written so that what is no number at all is refused, too.
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise BadOptions(f"a player thinks for more than 0 seconds, not {self.seconds}")
        if self.simulations is not None and not self.simulations >= 1:
            raise BadOptions(f"a player makes 1 simulation or more, not {self.simulations}")


class Observation:
    """What a player is shown when it is asked: no more than its seat may know, all of it the player's own.

    `legal` are the ids it may return, ascending, two at least. All chance a player needs comes from
    `rng`, so that games repeat.
    """

    def __init__(self, ruleset: Ruleset, state: Any, seat: int, rng: Rng, legal: tuple[int, ...]):
        self.ruleset = ruleset
        self.seat = seat
        self.rng = rng
        self.legal = legal
        # Kept apart from `state`, which the player may change before it looks at the view.
        self._drawn = state.clone()
        self._drawn.determinize(seat, rng)

    @cached_property
    def state(self) -> Any:
        """A position the seat may be in: what it cannot know is drawn. `state.determinize` draws another."""
        return self._drawn.clone()

    @cached_property
    def view(self) -> dict[str, Any]:
        """All that the seat knows, as JSON; made when it is first asked for."""
        return self.ruleset.view(self._drawn, self.seat)


class Player(Protocol):
    """Chooses for a seat: one of `seen.legal`."""

    def choose(self, seen: Observation, budget: Budget) -> int: ...


def quiet() -> AbstractContextManager[Any]:
    """While this lasts, what is printed goes to stderr: for the code of players, around many decisions."""
    return redirect_stdout(sys.stderr)


def stream(seed: int, seat: int, actions: int) -> Rng:
    """The generator of a decision: of a game's seed, the seat, and how many actions the log has.

    So a game that is resumed, taken back or asked about again goes on as it would have.
    """
    return Rng(scatter(scatter(seed, PLAYER_STREAMS + seat), actions))


def decide(
    player: Player, ruleset: Ruleset, state: Any, seat: int, rng: Rng, budget: Budget | None = None
) -> int:
    """A player's decision in `state`, which it never sees; BadPlayer if it is not legal.

    A single choice is taken without asking. A player with a `budget` of its own has that one.
    """
    legal = tuple(state.legal())
    if len(legal) == 1:
        return int(legal[0])
    seen = Observation(ruleset, state, seat, rng, legal)
    try:
        choice = player.choose(seen, budget_of(player) or budget or Budget())
    except KeyboardInterrupt:
        raise
    except BadPlayer as error:  # it says itself why it does not play
        raise BadPlayer(f"player {name_of(player)}: {error}", error.code) from error
    except BaseException as error:  # also SystemExit: a player does not end the program
        text = f"player {name_of(player)} failed{_place(error)}: {line_of(error)}"
        raise BadPlayer(text, FAILED) from error
    action = _whole(choice)
    if action not in legal:
        raise BadPlayer(f"player {name_of(player)} chose {_shown(choice)}, which is not legal now", ILLEGAL)
    return action


def name_of(player: Player) -> str:
    """The name a player is called by in messages and records."""
    return str(getattr(player, "name", type(player).__name__))


def budget_of(player: Player) -> Budget | None:
    """The budget a player has been given with its name, if any."""
    found = getattr(player, "budget", None)
    return found if isinstance(found, Budget) else None


def line_of(error: BaseException) -> str:
    """An error as a line, even if it cannot say itself what it is."""
    try:
        text = " ".join(str(error).split())
    except Exception:
        text = ""
    return _cut(f"{type(error).__name__}: {text}" if text else type(error).__name__, SAID)


def _whole(choice: Any) -> int:
    """The number of a choice, -1 if it is none; a plain int, whatever it calls equal to itself."""
    try:
        return int.__add__(operator.index(choice), 0)
    except Exception:
        return -1


def _place(error: BaseException) -> str:
    """Where an error was raised, if that was in the player's code and not in ours."""
    here = error.__traceback__
    last = here and here.tb_next
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return f" in {Path(last.tb_frame.f_code.co_filename).name}, line {last.tb_lineno}" if last else ""


def _shown(value: Any) -> str:
    try:
        return _cut(" ".join(repr(value).split()), SHOWN)
    except Exception:
        return f"a {type(value).__name__}"


def _cut(text: str, letters: int) -> str:
    return text if len(text) <= letters else f"{text[:letters]}…"

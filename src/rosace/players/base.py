"""The player protocol, what a player observes, and `decide`, the only way to ask one."""

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

MAX_REPR_LETTERS = 80  # of a returned value, in a message
MAX_ERROR_LETTERS = 300  # of an error, in a message
PLAYER_STREAMS = 1 << 32  # numbers above those of all chance events of a game

# Why a player loses a game or cannot play: the codes of BadPlayer.
LOAD_FAILED, FAILED, ILLEGAL = "unmade", "failed", "illegal"


class BadPlayer(RosaceError):
    """A player cannot be loaded, fails, or makes an illegal choice; `code` says which."""

    def __init__(self, text: str, code: str = LOAD_FAILED):
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Budget:
    """The thinking limits of a decision; with both, the first one reached counts.

    None is no limit. With neither, the player uses its own default.

    >>> Budget(seconds=0.5)
    Budget(seconds=0.5, simulations=None)
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        # Written so that NaN is refused, too.
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise BadOptions(f"a player thinks for more than 0 seconds, not {self.seconds}")
        if self.simulations is not None and not self.simulations >= 1:
            raise BadOptions(f"a player makes 1 simulation or more, not {self.simulations}")


class Observation:
    """What a player gets for a decision: only what its seat may know. The player may change all of it.

    `legal` has the ids it may return, ascending, at least two. A player takes all its randomness from
    `rng`, so that games can be repeated.
    """

    def __init__(self, ruleset: Ruleset, state: Any, seat: int, rng: Rng, legal: tuple[int, ...]):
        self.ruleset = ruleset
        self.seat = seat
        self.rng = rng
        self.legal = legal
        # A copy, because the player may change `state` before it asks for the view.
        self._determinized = state.clone()
        self._determinized.determinize(seat, rng)

    @cached_property
    def state(self) -> Any:
        """A possible position: hidden information is sampled. `state.determinize` samples it again."""
        return self._determinized.clone()

    @cached_property
    def view(self) -> dict[str, Any]:
        """All that the seat knows, as JSON; computed on first use."""
        return self.ruleset.view(self._determinized, self.seat)


class Player(Protocol):
    """Chooses one of `observation.legal`.

    class First:
        def choose(self, observation, budget):
            return observation.legal[0]
    """

    def choose(self, observation: Observation, budget: Budget) -> int: ...


def stdout_to_stderr() -> AbstractContextManager[Any]:
    """Send prints to stderr while the code of players runs."""
    return redirect_stdout(sys.stderr)


def stream(seed: int, seat: int, actions: int) -> Rng:
    """The generator of one decision, from the seed of the game, the seat and the length of the log.

    A game that is resumed, or whose decision is asked for again, therefore goes on in the same way.
    """
    return Rng(scatter(scatter(seed, PLAYER_STREAMS + seat), actions))


def decide(
    player: Player, ruleset: Ruleset, state: Any, seat: int, rng: Rng, budget: Budget | None = None
) -> int:
    """A player's decision; BadPlayer if it fails or is illegal. The player never sees `state` itself.

    A single legal action is taken without asking. A player's own `budget` comes first.

        action = decide(player, ruleset, state, state.to_move(), Rng(7), Budget(seconds=0.1))
    """
    legal = tuple(state.legal())
    if len(legal) == 1:
        return int(legal[0])
    observation = Observation(ruleset, state, seat, rng, legal)
    try:
        choice = player.choose(observation, budget_of(player) or budget or Budget())
    except KeyboardInterrupt:
        raise
    except BadPlayer as error:  # the player says why it does not play
        raise BadPlayer(f"player {name_of(player)}: {error}", error.code) from error
    except BaseException as error:  # SystemExit too: a player must not end the program
        text = f"player {name_of(player)} failed{_raised_at(error)}: {error_line(error)}"
        raise BadPlayer(text, FAILED) from error
    action = _to_int(choice)
    if action not in legal:
        raise BadPlayer(
            f"player {name_of(player)} chose {_short_repr(choice)}, which is not legal now", ILLEGAL
        )
    return action


def name_of(player: Player) -> str:
    """The name of a player in messages and records."""
    return str(getattr(player, "name", type(player).__name__))


def budget_of(player: Player) -> Budget | None:
    """The budget in the name of a player, if any."""
    budget = getattr(player, "budget", None)
    return budget if isinstance(budget, Budget) else None


def error_line(error: BaseException) -> str:
    """An error as one line, even if its `str` fails."""
    try:
        text = " ".join(str(error).split())
    except Exception:
        text = ""
    return _truncate(f"{type(error).__name__}: {text}" if text else type(error).__name__, MAX_ERROR_LETTERS)


def _to_int(choice: Any) -> int:
    """A choice as a plain int, -1 if it is no integer. Subclasses of int may lie about equality."""
    try:
        return int.__add__(operator.index(choice), 0)
    except Exception:
        return -1


def _raised_at(error: BaseException) -> str:
    """Where an error was raised, if it was in the player's code."""
    traceback = error.__traceback__
    last = traceback and traceback.tb_next
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return f" in {Path(last.tb_frame.f_code.co_filename).name}, line {last.tb_lineno}" if last else ""


def _short_repr(value: Any) -> str:
    try:
        return _truncate(" ".join(repr(value).split()), MAX_REPR_LETTERS)
    except Exception:
        return f"a {type(value).__name__}"


def _truncate(text: str, letters: int) -> str:
    return text if len(text) <= letters else f"{text[:letters]}…"

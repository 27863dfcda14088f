"""Five opponents for every compiled game, from gentle to strong, and the search they are made of.

| player | how it plays | time a decision |
|---|---|---|
| novice | every other decision like greedy, the rest at random | none to speak of |
| apprentice | one action ahead, as greedy does | none to speak of |
| journeyman | searches | 0.005 s |
| master | searches | 0.025 s |
| grandmaster | searches | 1 s |

The times are of one core and can be changed: `grandmaster:time=5`. docs/strength.md has what they win.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rosace.core.errors import BadOptions
from rosace.core.state import Kernel
from rosace.players import LEVELS
from rosace.players.base import BadPlayer, Budget, Observation
from rosace.players.greedy import Greedy
from rosace.search import Search, Settings
from rosace.search.engine import THREADS

# What a name may set, and its kind: of the player, then of the search, whose depth is None by default.
KINDS: dict[str, type] = {"threads": int, "plain": bool}
KINDS |= {field.name: type(field.default) for field in fields(Settings)} | {"depth": int}
WORDS = {int: "a whole number", float: "a number", bool: "true or false"}


class Searcher:
    """Searches as long as its budget says; with none for `seconds`.

    Settings of its name change those that the game states (`search:depth=4`), or with `plain=true` the
    defaults. All chance of a search comes from the seat's own generator, through one number.
    """

    seconds = LEVELS["grandmaster"]

    def __init__(self, threads: int = 1, plain: bool = False, **changes: Any):
        _check({"threads": threads, "plain": plain} | changes)
        self._threads = threads
        self._plain = plain
        self._changes = changes
        self._game = ""
        self._search: Search | None = None

    def choose(self, seen: Observation, budget: Budget) -> int:
        if not isinstance(seen.state, Kernel):
            raise BadPlayer(f"{seen.ruleset.spec.name} is not compiled: greedy plays it, a search does not")
        seconds = self.seconds if budget.seconds is None and budget.simulations is None else budget.seconds
        found = self._searching(seen).run(
            seen.state, seconds=seconds, simulations=budget.simulations, seed=seen.rng.pick(1 << 30)
        )
        return found.action

    def _searching(self, seen: Observation) -> Search:
        """The search, made once a game: its trees are large."""
        if self._search is None or self._game != seen.ruleset.spec.name:
            base = Settings() if self._plain else Settings.of(seen.ruleset)
            self._search = Search(replace(base, **self._changes), self._threads)
            self._game = seen.ruleset.spec.name
        return self._search


def _check(given: dict[str, Any]) -> None:
    """Refuse settings that no search can have, before the first game and not in the middle of it."""
    for name, value in given.items():
        if name not in KINDS:
            there_are = ", ".join(["time", "simulations", *KINDS])
            raise BadOptions(f"there is no setting {name}; there are {there_are}")
        kind = KINDS[name]
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise BadOptions(f"{name} is {WORDS[kind]}, not {value!r}")
    if not 1 <= given["threads"] <= THREADS:
        raise BadOptions(f"threads cannot be {given['threads']}")
    try:
        Settings(**{name: value for name, value in given.items() if name not in ("threads", "plain")})
    except ValueError as error:
        raise BadOptions(str(error)) from None


class Novice:
    """Sees what is good, and forgets to look every other time."""

    def __init__(self) -> None:
        self._greedy = Greedy()

    def choose(self, seen: Observation, budget: Budget) -> int:
        if seen.rng.pick(2):
            return seen.legal[seen.rng.pick(len(seen.legal))]
        return self._greedy.choose(seen, budget)


class Apprentice(Greedy):
    pass


class Journeyman(Searcher):
    seconds = LEVELS["journeyman"]


class Master(Searcher):
    seconds = LEVELS["master"]


class Grandmaster(Searcher):
    pass

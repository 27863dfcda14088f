"""Five levels, from weak to strong, and the search behind them.

| player | how it plays | time per decision |
|---|---|---|
| novice | every other decision like greedy, the rest at random | negligible |
| apprentice | one action ahead, like greedy | negligible |
| journeyman | searches | 0.005 s |
| master | searches | 0.025 s |
| grandmaster | searches | 1 s |

The times are for one core and can be changed: `grandmaster:time=5`. docs/strength.md has their results.
A game in plain Python has novice and apprentice only: the search needs compiled rules.
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
from rosace.search.engine import MAX_THREADS

# Setting -> its type: of the player, then of the search, where `depth` has the default None.
SETTING_TYPES: dict[str, type] = {"threads": int, "plain": bool}
SETTING_TYPES |= {field.name: type(field.default) for field in fields(Settings)} | {"depth": int}
TYPE_NAMES = {int: "a whole number", float: "a number", bool: "true or false"}


class Searcher:
    """Searches within its budget, by default for `seconds`.

    Settings in its name change those of the game (`search:depth=4`), or with `plain=true` the defaults.
    The seat's generator gives one number, which seeds the search.
    """

    seconds = LEVELS["grandmaster"]

    def __init__(self, threads: int = 1, plain: bool = False, **changes: Any):
        _check_settings({"threads": threads, "plain": plain} | changes)
        self._threads = threads
        self._plain = plain
        self._changes = changes
        self._game = ""
        self._search: Search | None = None

    def choose(self, observation: Observation, budget: Budget) -> int:
        if not isinstance(observation.state, Kernel):
            raise BadPlayer(
                f"{observation.ruleset.spec.name} is not compiled: greedy plays it, a search does not"
            )
        seconds = self.seconds if budget.seconds is None and budget.simulations is None else budget.seconds
        result = self._search_for(observation).run(
            observation.state,
            seconds=seconds,
            simulations=budget.simulations,
            seed=observation.rng.pick(1 << 30),
        )
        return result.action

    def _search_for(self, observation: Observation) -> Search:
        """The search for this game; kept between decisions, because its trees are large."""
        if self._search is None or self._game != observation.ruleset.spec.name:
            base = Settings() if self._plain else Settings.of(observation.ruleset)
            self._search = Search(replace(base, **self._changes), self._threads)
            self._game = observation.ruleset.spec.name
        return self._search


def _check_settings(settings: dict[str, Any]) -> None:
    """Refuse impossible settings before the first game instead of in the middle of one."""
    for name, value in settings.items():
        if name not in SETTING_TYPES:
            there_are = ", ".join(["time", "simulations", *SETTING_TYPES])
            raise BadOptions(f"there is no setting {name}; there are {there_are}")
        kind = SETTING_TYPES[name]
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise BadOptions(f"{name} is {TYPE_NAMES[kind]}, not {value!r}")
    if not 1 <= settings["threads"] <= MAX_THREADS:
        raise BadOptions(f"threads cannot be {settings['threads']}")
    try:
        Settings(**{name: value for name, value in settings.items() if name not in ("threads", "plain")})
    except ValueError as error:
        raise BadOptions(str(error)) from None


class Novice:
    """Plays like greedy half of the time, and at random otherwise."""

    def __init__(self) -> None:
        self._greedy = Greedy()

    def choose(self, observation: Observation, budget: Budget) -> int:
        if observation.rng.pick(2):
            return observation.legal[observation.rng.pick(len(observation.legal))]
        return self._greedy.choose(observation, budget)


class Apprentice(Greedy):
    pass


class Journeyman(Searcher):
    seconds = LEVELS["journeyman"]


class Master(Searcher):
    seconds = LEVELS["master"]


class Grandmaster(Searcher):
    pass

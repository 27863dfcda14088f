"""Five opponents for every compiled game, from gentle to strong, and the search they are made of.

| player | how it plays | time a decision |
|---|---|---|
| novice | every other decision like greedy, the rest at random | none to speak of |
| apprentice | one action ahead, as greedy does | none to speak of |
| journeyman | searches | 0.005 s |
| master | searches | 0.05 s |
| grandmaster | searches | 1 s |

The times are of one core and can be changed: `grandmaster:time=5`. docs/strength.md has what they win.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rosace.core.errors import BadOptions
from rosace.core.state import Kernel
from rosace.players.base import Budget, Seen
from rosace.players.greedy import Greedy
from rosace.search import Search, Settings


class Searcher:
    """Searches as long as its budget says; with none for `seconds`.

    Settings of its name change those that the game states (`search:depth=4`), or with `plain=true` the
    defaults. All chance of a search comes from the seat's own generator, through one number.
    """

    seconds = 1.0

    def __init__(self, threads: int = 1, plain: bool = False, **changes: Any):
        self._threads = threads
        self._plain = plain
        self._changes = changes
        self._game = ""
        self._search: Search | None = None

    def choose(self, seen: Seen, budget: Budget) -> int:
        if not isinstance(seen.state, Kernel):
            raise BadOptions(f"{seen.game.spec.name} is not compiled: greedy plays it, a search does not")
        seconds = self.seconds if budget.seconds is None and budget.simulations is None else budget.seconds
        found = self._searching(seen).run(
            seen.state, seconds=seconds, simulations=budget.simulations, seed=seen.rng.pick(1 << 30)
        )
        return found.action

    def _searching(self, seen: Seen) -> Search:
        """The search, made once a game: its trees are large."""
        if self._search is None or self._game != seen.game.spec.name:
            try:
                base = Settings() if self._plain else Settings.of(seen.game)
                self._search = Search(replace(base, **self._changes), self._threads)
            except (TypeError, ValueError) as error:
                raise BadOptions(f"this search cannot be: {error}") from None
            self._game = seen.game.spec.name
        return self._search


class Novice:
    """Sees what is good, and forgets to look every other time."""

    def __init__(self) -> None:
        self._greedy = Greedy()

    def choose(self, seen: Seen, budget: Budget) -> int:
        if seen.rng.pick(2):
            return seen.legal[seen.rng.pick(len(seen.legal))]
        return self._greedy.choose(seen, budget)


class Apprentice(Greedy):
    pass


class Journeyman(Searcher):
    seconds = 0.005


class Master(Searcher):
    seconds = 0.05


class Grandmaster(Searcher):
    pass

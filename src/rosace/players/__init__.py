"""Players by name: those of this package, entry points of group `rosace.players`, and files.

A player of ours, or an entry point, is a class with a method `choose` (see `base.Player`);
`path/to/bot.py:Class` is a class in a file of your own. Such a file may import those beside it.
Settings follow a colon: `greedy:leaves=100` (see `naming`).
What a player prints goes to stderr: stdout is for results.
"""

from __future__ import annotations

import importlib.util
import inspect
import os
import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from rosace.core.errors import BadOptions, RosaceError
from rosace.core.game import Game
from rosace.players.base import BadPlayer, Budget, Player, Seen, decide, line_of, name_of, quiet, stream
from rosace.players.naming import Name, parse, split

__all__ = [
    "LEVELS",
    "BadPlayer",
    "Budget",
    "Kind",
    "Player",
    "Seen",
    "check",
    "decide",
    "get",
    "is_file",
    "paces",
    "load",
    "name_of",
    "names",
    "parse",
    "quiet",
    "stream",
]

# From gentle to strong, with the seconds a decision takes: those with none do not search.
LEVELS = {"novice": 0.0, "apprentice": 0.0, "journeyman": 0.005, "master": 0.025, "grandmaster": 1.0}
OURS = {
    "random": ("random", "Random"),
    "greedy": ("greedy", "Greedy"),
    "search": ("levels", "Searcher"),
    **{name: ("levels", name.title()) for name in LEVELS},
}


def paces(game: Game) -> dict[str, float]:
    """The levels in a game, with the seconds of a decision."""
    return LEVELS | {name: seconds for name, seconds in game.spec.pace.items() if name in LEVELS}


@cache
def _found() -> dict[str, tuple[str, str]]:
    """Name -> (module, attribute)."""
    found = {name: (f"{__name__}.{module}", kind) for name, (module, kind) in OURS.items()}
    for point in entry_points(group="rosace.players"):
        found.setdefault(point.name, (point.module, point.attr))
    return found


class Named:
    """A player called by the name it was asked for with, and with the budget of that name, if any."""

    def __init__(self, name: Name, player: Player):
        self.name = name.full
        self.budget = name.budget
        self._base = name.base
        self._player = player

    def choose(self, seen: Seen, budget: Budget) -> int:
        if budget == Budget():
            budget = Budget(seen.game.spec.pace.get(self._base))
        return self._player.choose(seen, budget)


class Kind:
    """A player's class, loaded, with the settings of its name; `make` gives a new player of it."""

    def __init__(self, name: Name, made_of: Any):
        self.name = name
        self._made_of = made_of

    def make(self) -> Player:
        """A new player; BadPlayer if its class fails."""
        full, settings = self.name.full, self.name.settings
        try:
            with quiet():
                return Named(self.name, self._made_of(**settings))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            what = f": {error}" if isinstance(error, RosaceError) else f" cannot be made: {line_of(error)}"
            raise BadPlayer(f"player {full}{what}") from error


def names() -> list[str]:
    """The players there are, besides files of one's own."""
    return sorted(_found())


def is_file(name: str) -> bool:
    """Whether a name is `file.py:Class`: code that is run by whoever asks for it."""
    return split(name)[0] is not None


def check(full: str) -> Name:
    """A player's name, taken apart; BadOptions if there is no such player. No code of it is run."""
    path, base, _ = split(full)
    if path is None and base not in _found():
        there_are = ", ".join(names())
        raise BadOptions(f"there is no player {base!r}; there are {there_are}, or file.py:Class")
    if path is not None and not os.path.isfile(path):
        raise BadOptions(f"there is no file {path} for player {full}")
    if len(full.splitlines()) != 1:
        raise BadOptions(f"a player's name is one line, not {full!r}")
    return parse(full)


def load(full: str) -> Kind:
    """The class of a player; BadOptions if there is none, BadPlayer if it cannot be loaded."""
    name = check(full)
    if name.path is not None:
        return _kind(name, _load_file(name.full, name.path), name.base)
    module, attribute = _found()[name.base]
    return _kind(name, _load(name.full, module), attribute)


def get(full: str) -> Player:
    """A new player by its name or `file.py:Class`; BadOptions if there is none."""
    return load(full).make()


def _load(name: str, module: str) -> ModuleType:
    try:
        with quiet():
            return import_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadPlayer(f"player {name} cannot be loaded: {line_of(error)}") from error


def _load_file(name: str, path: str) -> ModuleType:
    home = Path(path).resolve()
    if str(home.parent) not in sys.path:
        sys.path.append(str(home.parent))  # at the end: a file there must not hide a module of Python's
    # A name of its own, by which dataclasses and pickle find the module.
    own = f"rosace_player_{sha256(str(home).encode('utf-8', 'surrogateescape')).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(own, home)
    assert spec is not None and spec.loader is not None
    module = sys.modules[own] = importlib.util.module_from_spec(spec)
    try:
        with quiet():
            spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[own]
        if isinstance(error, KeyboardInterrupt):
            raise
        raise BadPlayer(f"player {name} cannot be loaded: {line_of(error)}") from error
    return module


def _kind(name: Name, module: ModuleType, attribute: str) -> Kind:
    found = getattr(module, attribute, None)
    if found is None or not callable(getattr(found, "choose", None)):
        raise BadPlayer(f"player {name.full}: {attribute} is no class with a method choose(seen, budget)")
    _check_settings(name, found)
    return Kind(name, found)


def _check_settings(name: Name, made_of: Any) -> None:
    """Refuse settings that the class does not have, where it says which it has."""
    try:
        takes = inspect.signature(made_of).parameters.values()
    except (TypeError, ValueError):
        return
    if any(one.kind is one.VAR_KEYWORD for one in takes):
        return
    known = [one.name for one in takes if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)]
    for key in name.settings:
        if key not in known:
            has = ", ".join(["time", "simulations", *known])
            raise BadOptions(f"player {name.full}: there is no setting {key}; there are {has}")

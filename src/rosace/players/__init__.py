"""Players by name: built-in ones, entry points of group `rosace.players`, and files.

A player is a class with a method `choose` (see `base.Player`). `path/to/bot.py:Class` names a class in a
file of your own, which may import the files beside it. Settings follow a colon: `greedy:leaves=100` (see
`naming`). Output of players goes to stderr: stdout is for results.

    player = players.get("master:time=0.1")
"""

from __future__ import annotations

import importlib.util
import inspect
import os
import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any

from rosace.core.errors import BadOptions, RosaceError
from rosace.core.ruleset import Ruleset
from rosace.core.state import Kernel
from rosace.players.base import (
    BadPlayer,
    Budget,
    Observation,
    Player,
    decide,
    error_line,
    name_of,
    stdout_to_stderr,
    stream,
)
from rosace.players.naming import PlayerName, parse, split

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "BadPlayer",
    "Budget",
    "PlayerFactory",
    "Observation",
    "Player",
    "check",
    "check_can_play",
    "default_level",
    "file_digest",
    "decide",
    "get",
    "identity",
    "is_file",
    "is_built_in",
    "load",
    "levels_for",
    "name_of",
    "names",
    "parse",
    "stdout_to_stderr",
    "stream",
]

# From weak to strong, with seconds per decision; a level with 0 does not search.
LEVELS = {"novice": 0.0, "apprentice": 0.0, "journeyman": 0.005, "master": 0.025, "grandmaster": 1.0}
_bot_folders: set[Path] = set()
BUILT_IN = {
    "random": ("random", "Random"),
    "greedy": ("greedy", "Greedy"),
    "search": ("levels", "Searcher"),
    **{name: ("levels", name.title()) for name in LEVELS},
}


DEFAULT_LEVEL = "journeyman"
SEARCHING = {"search", *(name for name, seconds in LEVELS.items() if seconds)}


def levels_for(ruleset: Ruleset) -> dict[str, float]:
    """The levels that can play a game, from weak to strong, with their seconds per decision in it.

    >>> from rosace.core import registry
    >>> list(levels_for(registry.get("sagrada")))
    ['novice', 'apprentice', 'journeyman', 'master', 'grandmaster']
    """
    seconds = {**LEVELS, **ruleset.spec.seconds_per_decision}
    return {name: seconds[name] for name in LEVELS if _can_play(name, ruleset)}


def default_level(ruleset: Ruleset, wanted: str = DEFAULT_LEVEL) -> str:
    """The level wanted, or the strongest below it that can play a game."""
    order = list(LEVELS)
    return [name for name in levels_for(ruleset) if order.index(name) <= order.index(wanted)][-1]


def _can_play(name: str, ruleset: Ruleset) -> bool:
    """A search needs a kernel; every other built-in player needs only the methods that each state has."""
    return name not in SEARCHING or isinstance(ruleset.new(), Kernel)


def check_can_play(full: str, ruleset: Ruleset) -> None:
    """BadOptions if a built-in player cannot play a game. Others are not asked: that would run their code."""
    path, base, _ = split(full)
    if path is None and base in BUILT_IN and not _can_play(base, ruleset):
        can = ", ".join(name for name in BUILT_IN if _can_play(name, ruleset))
        game = ruleset.spec.name
        raise BadOptions(f"{base} searches, and {game} is not compiled for that; these play it: {can}")


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """Name -> entry point of another package. The names of built-in players are reserved."""
    return {point.name: point for point in entry_points(group="rosace.players") if point.name not in BUILT_IN}


class NamedPlayer:
    """A player with the name that it was loaded by, and the budget in that name, if any."""

    def __init__(self, name: PlayerName, player: Player):
        self.name = name.full
        self.budget = name.budget
        self._level = name.base if name.path is None else ""
        self._player = player

    def choose(self, observation: Observation, budget: Budget) -> int:
        if budget == Budget():
            budget = Budget(observation.ruleset.spec.seconds_per_decision.get(self._level))
        return self._player.choose(observation, budget)


class PlayerFactory:
    """The loaded class of a player with the settings of its name; `make` creates a player."""

    def __init__(self, name: PlayerName, player_class: Any):
        self.name = name
        self._class = player_class

    def make(self) -> Player:
        """A new player; BadPlayer if its class raises."""
        full, settings = self.name.full, self.name.settings
        try:
            with stdout_to_stderr():
                return NamedPlayer(self.name, self._class(**settings))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            what = f": {error}" if isinstance(error, RosaceError) else f" cannot be made: {error_line(error)}"
            raise BadPlayer(f"player {full}{what}") from error


def names() -> list[str]:
    """All players but those in files."""
    return sorted({*BUILT_IN, *_entry_points()})


def is_built_in(name: str) -> bool:
    """Whether a player belongs to this package, so that it runs no foreign code."""
    path, base, _ = split(name)
    return path is None and base in BUILT_IN


def is_file(name: str) -> bool:
    """Whether a name is `file.py:Class`, which runs the code of that file."""
    return split(name)[0] is not None


def check(full: str) -> PlayerName:
    """Parse a player's name without running its code; BadOptions if no such player exists."""
    path, base, _ = split(full)
    if path is None and base not in names():
        there_are = ", ".join(names())
        raise BadOptions(f"there is no player {base!r}; there are {there_are}, or file.py:Class")
    if path is not None and not os.path.isfile(path):
        raise BadOptions(f"there is no file {path} for player {full}")
    if len(full.splitlines()) != 1:
        raise BadOptions(f"a player's name is one line, not {full!r}")
    return parse(full)


def load(full: str) -> PlayerFactory:
    """Load the class of a player; BadOptions if it does not exist, BadPlayer if loading fails."""
    name = check(full)
    if name.path is not None:
        return _factory(name, _load_file(name.full, name.path), name.base)
    if name.base in BUILT_IN:
        module, attribute = BUILT_IN[name.base]
        return _factory(name, import_module(f"{__name__}.{module}"), attribute)
    return _factory(name, *_load(name.full, _entry_points()[name.base]))


def get(full: str) -> Player:
    """A new player by its name or `file.py:Class`; BadOptions if it does not exist."""
    return load(full).make()


def identity(full: str) -> dict[str, str]:
    """The digest of a bot's file, or the version of its package; empty for built-in players."""
    name = parse(full)
    if name.path is not None:
        try:
            return {"sha256": file_digest(name.path)}
        except OSError as error:
            why = error.strerror or error
            raise BadOptions(f"cannot read {name.path} of player {full}: {why}") from None
    point = None if name.base in BUILT_IN else _entry_points().get(name.base)
    package = None if point is None else point.dist
    return {} if package is None else {"package": f"{package.name} {package.version}"}


def file_digest(path: str) -> str:
    """The SHA-256 digest of a bot's file."""
    return sha256(Path(path).read_bytes()).hexdigest()


def _load(name: str, point: EntryPoint) -> tuple[Any, str]:
    """The module of an entry point, and the name of the object in it."""
    module, _, attribute = point.value.partition(":")
    try:
        with stdout_to_stderr():
            return import_module(module.strip()), attribute.partition("[")[0].strip()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadPlayer(f"player {name} cannot be loaded: {error_line(error)}") from error


def _load_file(name: str, path: str) -> ModuleType:
    file = Path(path).resolve()
    _check_module_clashes(name, file.parent)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))  # last, so that no file there hides a standard module
    # A unique name under which dataclasses and pickle find the module.
    module_name = f"rosace_player_{sha256(str(file).encode('utf-8', 'surrogateescape')).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(module_name, file)
    assert spec is not None and spec.loader is not None
    module = sys.modules[module_name] = importlib.util.module_from_spec(spec)
    try:
        with stdout_to_stderr():
            spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[module_name]
        if isinstance(error, KeyboardInterrupt):
            raise
        raise BadPlayer(f"player {name} cannot be loaded: {error_line(error)}") from error
    return module


def _check_module_clashes(name: str, bot_folder: Path) -> None:
    """Refuse a bot that would import a module from another bot's folder instead of its own."""
    other_folders = _bot_folders - {bot_folder}
    for module_name, module in list(sys.modules.items()) if other_folders else ():
        files = [*getattr(module, "__path__", ())] or [getattr(module, "__file__", None) or os.devnull]
        folder = Path(files[0]).parent
        if folder in other_folders and (
            (bot_folder / f"{module_name}.py").is_file() or (bot_folder / module_name).is_dir()
        ):
            also = f"{module_name} lies beside it, and beside another player in {folder}"
            raise BadPlayer(f"player {name} cannot be loaded into the same program: {also}")
    _bot_folders.add(bot_folder)


def _factory(name: PlayerName, module: ModuleType, attribute: str) -> PlayerFactory:
    try:
        player_class = attrgetter(attribute)(module) if attribute else None
    except AttributeError:
        player_class = None
    if player_class is None or not callable(getattr(player_class, "choose", None)):
        what = attribute or module.__name__
        raise BadPlayer(f"player {name.full}: {what} is no class with a method choose(observation, budget)")
    _check_settings(name, player_class)
    return PlayerFactory(name, player_class)


def _check_settings(name: PlayerName, player_class: Any) -> None:
    """Refuse settings that the class does not take, if it has a signature."""
    try:
        parameters = inspect.signature(player_class).parameters.values()
    except (TypeError, ValueError):
        return
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        return
    known = [
        parameter.name
        for parameter in parameters
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    ]
    for key in name.settings:
        if key not in known:
            has = ", ".join(["time", "simulations", *known])
            raise BadOptions(f"player {name.full}: there is no setting {key}; there are {has}")

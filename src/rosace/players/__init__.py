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
from importlib.metadata import EntryPoint, entry_points
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any

from rosace.core.errors import BadOptions, RosaceError
from rosace.core.ruleset import Ruleset
from rosace.players.base import (
    BadPlayer,
    Budget,
    Observation,
    Player,
    decide,
    line_of,
    name_of,
    quiet,
    stream,
)
from rosace.players.naming import Name, parse, split

__all__ = [
    "LEVELS",
    "BadPlayer",
    "Budget",
    "Kind",
    "Observation",
    "Player",
    "check",
    "content",
    "decide",
    "get",
    "identity",
    "is_file",
    "is_ours",
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
_homes: set[Path] = set()  # folders of bots' files
OURS = {
    "random": ("random", "Random"),
    "greedy": ("greedy", "Greedy"),
    "search": ("levels", "Searcher"),
    **{name: ("levels", name.title()) for name in LEVELS},
}


def paces(ruleset: Ruleset) -> dict[str, float]:
    """The levels in a game, with the seconds of a decision."""
    return LEVELS | {name: seconds for name, seconds in ruleset.spec.pace.items() if name in LEVELS}


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """The players of other packages, by name; ours keep theirs."""
    return {point.name: point for point in entry_points(group="rosace.players") if point.name not in OURS}


class Named:
    """A player called by the name it was asked for with, and with the budget of that name, if any."""

    def __init__(self, name: Name, player: Player):
        self.name = name.full
        self.budget = name.budget
        self._level = name.base if name.path is None else ""
        self._player = player

    def choose(self, seen: Observation, budget: Budget) -> int:
        if budget == Budget():
            budget = Budget(seen.ruleset.spec.pace.get(self._level))
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
    return sorted({*OURS, *_entry_points()})


def is_ours(name: str) -> bool:
    """Whether a player is of this package: no code of anybody else is run for it."""
    path, base, _ = split(name)
    return path is None and base in OURS


def is_file(name: str) -> bool:
    """Whether a name is `file.py:Class`: code that is run by whoever asks for it."""
    return split(name)[0] is not None


def check(full: str) -> Name:
    """A player's name, taken apart; BadOptions if there is no such player. No code of it is run."""
    path, base, _ = split(full)
    if path is None and base not in names():
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
    if name.base in OURS:
        module, attribute = OURS[name.base]
        return _kind(name, import_module(f"{__name__}.{module}"), attribute)
    return _kind(name, *_load(name.full, _entry_points()[name.base]))


def get(full: str) -> Player:
    """A new player by its name or `file.py:Class`; BadOptions if there is none."""
    return load(full).make()


def identity(full: str) -> dict[str, str]:
    """What tells a player of somebody's own from an earlier one of its name; BadOptions without a file."""
    name = parse(full)
    if name.path is not None:
        try:
            return {"sha256": content(name.path)}
        except OSError as error:
            why = error.strerror or error
            raise BadOptions(f"cannot read {name.path} of player {full}: {why}") from None
    point = None if name.base in OURS else _entry_points().get(name.base)
    package = None if point is None else point.dist
    return {} if package is None else {"package": f"{package.name} {package.version}"}


def content(path: str) -> str:
    """The digest of a bot's file."""
    return sha256(Path(path).read_bytes()).hexdigest()


def _load(name: str, point: EntryPoint) -> tuple[Any, str]:
    """The module of an entry point, and the name in it of what it points to."""
    module, _, attribute = point.value.partition(":")
    try:
        with quiet():
            return import_module(module.strip()), attribute.partition("[")[0].strip()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadPlayer(f"player {name} cannot be loaded: {line_of(error)}") from error


def _load_file(name: str, path: str) -> ModuleType:
    home = Path(path).resolve()
    _check_neighbours(name, home.parent)
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


def _check_neighbours(name: str, home: Path) -> None:
    """Refuse a bot that would get what lies beside another bot, because it has the same name beside it."""
    others = _homes - {home}
    for word, module in list(sys.modules.items()) if others else ():
        files = [*getattr(module, "__path__", ())] or [getattr(module, "__file__", None) or os.devnull]
        there = Path(files[0]).parent
        if there in others and ((home / f"{word}.py").is_file() or (home / word).is_dir()):
            also = f"{word} lies beside it, and beside another player in {there}"
            raise BadPlayer(f"player {name} cannot be loaded into the same program: {also}")
    _homes.add(home)


def _kind(name: Name, module: ModuleType, attribute: str) -> Kind:
    try:
        found = attrgetter(attribute)(module) if attribute else None
    except AttributeError:
        found = None
    if found is None or not callable(getattr(found, "choose", None)):
        what = attribute or module.__name__
        raise BadPlayer(f"player {name.full}: {what} is no class with a method choose(seen, budget)")
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

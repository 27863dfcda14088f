"""Players by name: the modules of this package, entry points of group `rosace.players`, and files.

A module of ours, or an entry point, names a class with a method `choose` (see `base.Player`);
`path/to/bot.py:Class` is a class in a file of your own. Such a file may import those beside it.
What a player prints goes to stderr: stdout is for results.
"""

from __future__ import annotations

import importlib.util
import os
import pkgutil
import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from rosace.core.errors import BadOptions
from rosace.core.rng import Rng
from rosace.players.base import BadPlayer, Player, decide, line_of, name_of, quiet

__all__ = ["BadPlayer", "Player", "decide", "get", "is_file", "name_of", "names", "quiet"]


@cache
def _found() -> dict[str, tuple[str, str]]:
    """Name -> (module, attribute). A player of ours is a module here with `PLAYER` in it."""
    found = {
        item.name: (f"{__name__}.{item.name}", "PLAYER")
        for item in pkgutil.iter_modules(__path__)
        if item.name != "base"
    }
    for point in entry_points(group="rosace.players"):
        found.setdefault(point.name, (point.module, point.attr))
    return found


class FilePlayer:
    """A player from a file, called by where it came from."""

    def __init__(self, name: str, player: Player):
        self.name = name
        self._player = player

    def choose(self, state: Any, seat: int, rng: Rng) -> int:
        return self._player.choose(state, seat, rng)


def names() -> list[str]:
    """The players there are, besides files of one's own."""
    return sorted(_found())


def is_file(name: str) -> bool:
    """Whether a name is `file.py:Class`: code that is run by whoever asks for it."""
    path, colon, _ = name.rpartition(":")
    return bool(colon) and path.endswith(".py")


def get(name: str) -> Player:
    """A new player by its name or `file.py:Class`; BadOptions if there is none."""
    if is_file(name):
        path, _, attribute = name.rpartition(":")
        return FilePlayer(name, _make(name, _load_file(name, path), attribute))
    if name not in _found():
        raise BadOptions(f"there is no player {name!r}; there are {', '.join(names())}, or file.py:Class")
    module, attribute = _found()[name]
    return _make(name, _load(name, module), attribute)


def _load(name: str, module: str) -> ModuleType:
    try:
        with quiet():
            return import_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadPlayer(f"player {name} cannot be loaded: {line_of(error)}") from error


def _load_file(name: str, path: str) -> ModuleType:
    if not os.path.isfile(path):
        raise BadOptions(f"there is no file {path} for player {name}")
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


def _make(name: str, module: ModuleType, attribute: str) -> Player:
    kind = getattr(module, attribute, None)
    if kind is None or not callable(getattr(kind, "choose", None)):
        raise BadPlayer(f"player {name}: {attribute} is no class with a method choose(state, seat, rng)")
    try:
        with quiet():
            made: Player = kind()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadPlayer(f"player {name} cannot be made: {line_of(error)}") from error
    return made

"""Players by name: the modules of this package, entry points of group `rosace.players`, and files.

A module of ours, or an entry point, names a class with a method `choose` (see `base.Player`);
`path/to/bot.py:Class` is a class in a file of your own.
"""

from __future__ import annotations

import importlib.util
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from rosace.core.errors import BadOptions
from rosace.players.base import BadPlayer, Player, decide, name_of

__all__ = ["BadPlayer", "Player", "decide", "get", "name_of", "names"]


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


def names() -> list[str]:
    """The players there are, besides files of one's own."""
    return sorted(_found())


def get(name: str) -> Player:
    """A new player by its name or `file.py:Class`; BadOptions if there is none."""
    path, colon, attribute = name.rpartition(":")
    if colon and path.endswith(".py"):
        made = _make(name, _load_file(name, path), attribute)
        # A bot is called by where it came from, unless it has a name of its own.
        if not hasattr(made, "name"):
            made.name = name
        return made  # type: ignore[no-any-return]
    if name not in _found():
        raise BadOptions(f"there is no player {name!r}; there are {', '.join(names())}, or file.py:Class")
    module, attribute = _found()[name]
    return _make(name, import_module(module), attribute)  # type: ignore[no-any-return]


def _load_file(name: str, path: str) -> Any:
    if not Path(path).is_file():
        raise BadOptions(f"there is no file {path} for player {name}")
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadPlayer(f"player {name} cannot be loaded: {type(error).__name__}: {error}") from error
    return module


def _make(name: str, module: Any, attribute: str) -> Any:
    kind = getattr(module, attribute, None)
    if not callable(getattr(kind, "choose", None)):
        raise BadPlayer(f"player {name}: {attribute} is no class with a method choose(state, seat, rng)")
    try:
        return kind()  # type: ignore[misc]
    except Exception as error:
        raise BadPlayer(f"player {name} cannot be made: {type(error).__name__}: {error}") from error

"""Finds games by name: the folders of `rosace.games`, and entry points of group `rosace.games`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from rosace.core.errors import BadOptions
from rosace.core.game import Game


@cache
def _found() -> dict[str, tuple[str, str]]:
    """Name -> (module, attribute). A game of ours is a folder with `GAME` in its game.py."""
    home = import_module("rosace.games")
    found = {
        item.name: (f"rosace.games.{item.name}.game", "GAME")
        for item in pkgutil.iter_modules(home.__path__)
        if item.ispkg
    }
    for point in entry_points(group="rosace.games"):
        found.setdefault(point.name, (point.module, point.attr))
    return found


def names() -> list[str]:
    """The games there are."""
    return sorted(_found())


def get(name: str) -> Game:
    """A game by its name; BadOptions if there is none."""
    if name not in _found():
        raise BadOptions(f"there is no game {name!r}; there are {', '.join(names())}")
    module, attribute = _found()[name]
    game: Game = getattr(import_module(module), attribute)
    return game

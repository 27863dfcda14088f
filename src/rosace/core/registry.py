"""Finds games by name: the folders of `rosace.games`, and entry points of group `rosace.games`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from rosace.core.errors import BadOptions, RosaceError
from rosace.core.ruleset import Ruleset, Spec


@cache
def _found() -> dict[str, tuple[str, str]]:
    """Name -> (module, attribute). A game of ours is a folder with `RULESET` in its ruleset.py."""
    home = import_module("rosace.games")
    found = {
        item.name: (f"rosace.games.{item.name}.ruleset", "RULESET")
        for item in pkgutil.iter_modules(home.__path__)
        if item.ispkg
    }
    for point in entry_points(group="rosace.games"):
        found.setdefault(point.name, (point.module, point.attr))
    return found


def names() -> list[str]:
    """The games there are."""
    return sorted(_found())


def get(name: str) -> Ruleset:
    """A game by its name; BadOptions if there is none."""
    if not isinstance(name, str) or name not in _found():
        raise BadOptions(f"unknown game {name!r}; choose one of {', '.join(names())}")
    module, attribute = _found()[name]
    try:
        game = getattr(import_module(module), attribute)
    except (RosaceError, KeyboardInterrupt):
        raise
    except BaseException as error:  # somebody else's package: whatever is wrong with it, say whose it is
        raise BadOptions(f"the game {name!r} cannot be loaded: {error!r}") from error
    if not isinstance(game, Ruleset) or not isinstance(getattr(game, "spec", None), Spec):
        raise BadOptions(f"the game {name!r} cannot be loaded: {module}:{attribute} is not a Ruleset")
    if game.spec.name != name:
        raise BadOptions(f"the game {name!r} cannot be loaded: its spec calls it {game.spec.name!r}")
    return game


def load_all() -> tuple[list[Ruleset], dict[str, RosaceError]]:
    """The games that can be loaded, and the errors of the others by their names."""
    rulesets, errors = [], {}
    for name in names():
        try:
            rulesets.append(get(name))
        except RosaceError as error:
            errors[name] = error
    return rulesets, errors


def folder(name: str) -> Path | None:
    """Where a game's files lie, its `rules.md` and `locales` among them; None if that cannot be told."""
    try:
        spec = find_spec(_found()[name][0])
    except KeyboardInterrupt:
        raise
    except BaseException:  # looking for a module runs the package around it
        return None
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None

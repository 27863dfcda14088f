"""Rosace: play, study and simulate Basilica, Sagrada and Fantazja.

>>> import rosace
>>> game = rosace.new_game("basilica", festum=True, first=1, seed=17)
>>> events = game.play("place 1 a1")
>>> game
<Game basilica, 1 decisions, seat 0 to move>
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rosace.game import Game, build_position, load, load_position, load_record, new_game

__all__ = ["Game", "build_position", "compiled", "load", "load_position", "load_record", "new_game"]


def _find_sources_only(folder: str) -> FileFinder:
    """Path hook: below this package offer `.py` files only, not the extension modules beside them."""
    if folder != _HERE and not folder.startswith(_HERE + os.sep):
        raise ImportError("not a folder of rosace")
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


_HERE = os.path.dirname(__file__)
if os.environ.get("ROSACE_PURE", "0") not in ("", "0"):
    # Installed here because this file runs before any submodule is looked for.
    sys.path_hooks.insert(0, _find_sources_only)
    sys.path_importer_cache.pop(_HERE, None)

from rosace.core.version import VERSION  # noqa: E402 (not before it is known which files to read)

__version__ = VERSION


def __getattr__(name: str) -> Any:
    """The public API, imported on first use, so that commands start faster."""
    if name in __all__:
        from rosace import game

        return getattr(game, name)
    raise AttributeError(f"module 'rosace' has no attribute {name!r}")


def compiled() -> bool:
    """Whether the kernels in use are compiled."""
    from rosace.core.state import is_compiled

    return bool(is_compiled())

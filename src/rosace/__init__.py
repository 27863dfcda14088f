"""Rosace: play, study and simulate Basilica, Sagrada and Fantazja."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.1.0"


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


def compiled() -> bool:
    """Tell whether the kernels in use are compiled."""
    from rosace.core.state import is_compiled

    return bool(is_compiled())

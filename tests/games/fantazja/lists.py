"""A second component list, on which elements refuse cells (F2.4)."""

from __future__ import annotations

import copy
from typing import Any

from .pieces import COMPONENTS

# The own orders of elements: of types, and of tiles, which come before those of their types.
TYPE_ELEMENTS = {
    "magic": ["earth", "water", "air", "fire"],
    "special": ["earth", "fire", "water", "air"],
}
TILE_ELEMENTS = {
    "RIc": ["earth", "earth", "water", "fire"],
    "PIb": ["fire", "fire", "fire", "fire"],
    "PIIb": ["fire", "fire", "fire", "fire"],
    "MIIb": ["water", "air", "earth", "fire"],
    "GIb": ["earth", "air", "earth", "air"],
    "GIIb": ["air", "earth", "air", "earth"],
    "Sb": ["air", "water", "air", "water"],
}


def changed() -> dict[str, Any]:
    """The list with other elements, the castle's too, which has not the same number on every side."""
    document = copy.deepcopy(COMPONENTS)
    document["type_elements"] = TYPE_ELEMENTS
    for tile in document["tiles"]:
        if tile["id"] in TILE_ELEMENTS:
            tile["elements"] = TILE_ELEMENTS[tile["id"]]
    document["castle"] = {"symbols": [1, 2, 1, 2], "elements": ["water", "air", "earth", "fire"]}
    return document


OTHER = changed()

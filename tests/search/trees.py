"""The trees of tiny searches, printed: run as a program, compiled or with ROSACE_PURE=1.

`python -m search.trees write` writes the goldens anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rosace.search import Search, Settings

from . import positions

GOLDEN = Path(__file__).parent / "trees.json"

# name: table, decisions before it, settings
CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "basilica": ("basilica", 20, {}),
    "basilica late": ("basilica", 40, {"margin": 0.5}),
    "basilica evaluated": ("basilica", 30, {"depth": 0, "prior": 1.5, "exploration": 0.3}),
    "basilica suggested": ("basilica", 25, {"suggests": True, "depth": 6, "patience": 3}),
    "basilica preferred": ("basilica", 25, {"suggests": True, "depth": 6, "preference": 1.0}),
    "basilica keyed": ("basilica", 34, {"keyed": True}),
    "fantazja": ("fantazja", 40, {}),
    "fantazja late": ("fantazja", 90, {"margin": 0.5}),
    "fantazja evaluated": ("fantazja", 50, {"depth": 0, "prior": 1.5, "exploration": 0.3}),
    "fantazja suggested": ("fantazja", 26, {"suggests": True, "depth": 8, "exploration": 0.7}),
    "fantazja keyed": ("fantazja", 70, {"keyed": True, "suggests": True}),
    "sagrada solo": ("sagrada-1", 20, {"margin": 0.5}),
    "sagrada solo suggested": ("sagrada-1", 12, {"suggests": True, "margin": 0.5, "scale": 10.0}),
    "sagrada": ("sagrada-2", 25, {}),
    "sagrada window": ("sagrada-2", 0, {"suggests": True, "margin": 0.5, "scale": 10.0}),
    "sagrada late": ("sagrada-2", 62, {"exploration": 0.7}),
    "sagrada suggested": ("sagrada-2", 12, {"suggests": True, "margin": 0.5, "scale": 10.0}),
    "sagrada preferred": ("sagrada-2", 12, {"suggests": True, "preference": 1.0, "patience": 2}),
    "sagrada keyed": ("sagrada-2", 50, {"keyed": True, "suggests": True}),
    "sagrada for three": ("sagrada-3", 30, {"depth": 5, "prior": 1.0}),
    "sagrada for four": ("sagrada-4", 40, {}),
}
SIMULATIONS = 120


def searched() -> dict[str, Any]:
    """Everything each search found but the time it took."""
    trees = {}
    for name, (table, decisions, settings) in CASES.items():
        state = positions.after(table, decisions)
        search = Search(Settings(early=False, nodes=5000, **settings))
        result = search.run(state, simulations=SIMULATIONS, seed=7)
        trees[name] = {
            "action": result.action,
            "visits": {str(move.action): move.visits for move in result.moves},
            "values": [list(move.values) for move in result.moves],
            "line": list(result.line),
            "decisions": result.decisions,
            "nodes": result.nodes,
        }
    for name, state in positions.with_secrets():
        result = Search(Settings(early=False, nodes=5000)).run(state, simulations=60, seed=3)
        trees[f"secret {name}"] = {"visits": {str(move.action): move.visits for move in result.moves}}
    return trees


def golden(trees: dict[str, Any]) -> dict[str, Any]:
    """What is kept of it: all but the values, which follow."""
    return {
        name: {key: value for key, value in tree.items() if key != "values"} for name, tree in trees.items()
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        lines = [f"  {json.dumps(name)}: {json.dumps(tree)}" for name, tree in golden(searched()).items()]
        GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    else:
        print(json.dumps(searched()))

"""Nim, the worked example of `docs/adding-a-game.md`, from its folder: it need not be installed here."""

import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "nim"
sys.path.append(str(EXAMPLE))

from nim.game import RULESET  # noqa: E402

__all__ = ["EXAMPLE", "RULESET"]

"""Another component list (F2.4): elements refuse cells, stacks and exchanges, or leave several turns."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[2]
RARE = (
    "no turn: element",  # F4.2: in no turn do the elements agree
    "no turn: elements-turned",  # F6.2: though type and level are right
    "no turn: exchange-element",  # F8.5
    "fits-nowhere F4.2",
    "nothing-to-raise F6.2",
    "2 turns",
    "4 turns",
    "element of 1",
    "element of 2",
    "element of 3",
    "exchange-element of 1",
    "exchange-element of 2",
)


def run(what: str) -> Any:
    command = [sys.executable, "-W", "error", "-m", "games.fantazja.by_elements", what]
    done = subprocess.run(command, cwd=TESTS, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-4000:]
    return json.loads(done.stdout)


def test_games_by_another_list_end_and_every_place_in_them_is_judged_rightly() -> None:
    """The program fails where one is not; here, that its games have met what they are for."""
    met = run("games")
    assert met["games"] == 12
    assert [thing for thing in RARE if not met.get(thing)] == []


def test_a_bonus_is_taken_before_dark_energy_is_looked_at() -> None:
    """F6.4: and kept, though the building, dark in this list, is gone at once."""
    assert run("bonus") == [[1, 0], {"w1": "nMIc"}]

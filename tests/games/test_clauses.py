"""Every numbered clause has a test named after it, and no test names a clause there is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rosace.core import registry
from rosace.rulebook import clauses

HERE = Path(__file__).parent


def numbered(game: str) -> set[str]:
    """The clauses of a game, such as B3.2; chapters have no dot."""
    return {name for name in clauses(game) if "." in name}


def covered(game: str) -> set[str]:
    """The clauses in the names of the tests of each chapter's files, such as test_b03_place_vault.py."""
    found = set()
    for path in sorted((HERE / game).glob("test_[a-z][0-9][0-9]_*.py")):
        chapter = path.name[5].upper() + str(int(path.name[6:8]))
        names = re.findall(r"^def test_([a-z]\d+)_(\d+)_", path.read_text("utf-8"), re.MULTILINE)
        for number, clause in names:
            assert number.upper() == chapter, f"{path.name} has a test of {number.upper()}.{clause}"
            found.add(f"{number.upper()}.{clause}")
    return found


@pytest.mark.parametrize("game", registry.names())
def test_clauses_and_tests_name_each_other(game: str) -> None:
    assert len(numbered(game)) >= 40
    assert numbered(game) - covered(game) == set(), "clauses without a test"
    assert covered(game) - numbered(game) == set(), "tests of clauses there are not"

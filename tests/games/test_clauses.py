"""Every numbered clause has a test and a place in the kernel that name it, and no other clause is named."""

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
    clause_ids = set()
    for path in sorted((HERE / game).glob("test_[a-z][0-9][0-9]_*.py")):
        chapter = path.name[5].upper() + str(int(path.name[6:8]))
        names = re.findall(r"^def test_([a-z]\d+)_(\d+)_", path.read_text("utf-8"), re.MULTILINE)
        for number, clause in names:
            assert number.upper() == chapter, f"{path.name} has a test of {number.upper()}.{clause}"
            clause_ids.add(f"{number.upper()}.{clause}")
    return clause_ids


@pytest.mark.parametrize("game", registry.names())
def test_clauses_and_tests_name_each_other(game: str) -> None:
    assert len(numbered(game)) >= 40
    assert numbered(game) - covered(game) == set(), "clauses without a test"
    assert covered(game) - numbered(game) == set(), "tests of clauses there are not"


# Clauses that no kernel decides, and what deals with them instead.
NOT_IN_KERNEL = {
    "basilica": {
        "B6.7": "how the score track shows points: documents/views.py",
        "B12.1": "a worked example",
        "B12.2": "a worked example",
        "B12.3": "a worked example",
    },
    "sagrada": {
        "S5.5": "windows of a real table: documents/score_sheet.py",
        "S7.1": "a worked example",
        "S7.2": "a worked example",
    },
    "fantazja": {
        "F10.1": "a worked example",
        "F10.2": "a worked example",
        "F10.3": "a worked example",
        "F10.4": "a worked example",
    },
}


def cited_in_kernel(game: str) -> set[str]:
    """The clauses that a kernel names in its code, docstrings or comments."""
    folder = registry.folder(game)
    assert folder is not None
    sources = [path.read_text("utf-8") for path in (folder / "kernel").iterdir() if path.name.endswith(".py")]
    assert len(sources) >= 8
    return set(re.findall(r"\b[BFS]\d+\.\d+\b", "\n".join(sources)))


@pytest.mark.parametrize("game", registry.names())
def test_every_clause_is_cited_where_the_kernel_decides_it(game: str) -> None:
    """Whoever looks for a rule greps for its clause, and must not find nothing."""
    assert numbered(game) - cited_in_kernel(game) == NOT_IN_KERNEL[game].keys()
    assert cited_in_kernel(game) - numbered(game) == set(), "clauses that rules.md does not have"

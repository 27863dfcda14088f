"""Every numbered clause has a test named after it, and no test names a clause there is not."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "sagrada.md"


def clauses() -> set[str]:
    return set(re.findall(r"^- \*\*S(\d+\.\d+)\*\*", PAGE.read_text("utf-8"), re.MULTILINE))


def covered() -> set[str]:
    """The clauses in the names of the tests of each chapter's files."""
    found = set()
    for path in sorted(HERE.glob("test_s[01]*.py")):
        chapter = int(path.name[6:8])
        for number, clause in re.findall(r"^def test_s(\d+)_(\d+)_", path.read_text("utf-8"), re.MULTILINE):
            assert int(number) == chapter, f"{path.name} has a test of S{number}.{clause}"
            found.add(f"{number}.{clause}")
    return found


def test_every_clause_has_a_test_named_after_it() -> None:
    assert len(clauses()) == 40
    assert clauses() - covered() == set()


def test_every_test_is_named_after_a_clause_there_is() -> None:
    assert covered() - clauses() == set()

"""What the page about analysis says was measured is what the kept results say."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rosace.core import registry

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "benchmarks"))

import review as measurements  # noqa: E402 (programs, and no parts of the package)
import review_tables  # noqa: E402


def test_the_page_has_the_figures_that_were_measured() -> None:
    """`python benchmarks/review_tables.py` prints them."""
    page = (ROOT / "docs" / "analysis.md").read_text(encoding="utf-8").splitlines()
    games = tuple(f"| {name.capitalize()}" for name in registry.names())
    measured = [line for rows in review_tables.TABLES for line in rows()]
    assert [line for line in page if line.startswith(games)] == measured


@pytest.mark.parametrize("what", measurements.MEASURES)
def test_a_summary_is_that_of_its_results(what: str) -> None:
    _, report = measurements.MEASURES[what]
    for data in review_tables.results(what):
        assert data["summary"] == report(data["results"])
        keys = [measurements.key_of(result) for result in data["results"]]
        assert keys == sorted(set(keys)), "each game once"

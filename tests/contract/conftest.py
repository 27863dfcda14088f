"""Every game of the registry in every variant, and the two example games, under the same laws."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.contract import Variant as Table
from rosace.contract import variants
from rosace.core import registry
from sampling import sampled

from .cups import RULESET as CUPS
from .nim import RULESET as NIM
from .walks import LEANINGS


def varied(tables: list[Table]) -> list[Table]:
    """Tables that between them have every number of seats and every value of every option."""
    kept: list[Table] = []
    missing = {fact for table in tables for fact in facts(table)}
    while missing:
        kept.append(max(tables, key=lambda table: len(facts(table) & missing)))
        missing -= facts(kept[-1])
    return kept


def facts(table: Table) -> set[Any]:
    name = table.ruleset.spec.name
    return {(name, table.seats), *((name, option) for option in table.options)}


SHIPPED = [
    table
    for ruleset in map(registry.get, registry.names())
    for table in variants(ruleset, LEANINGS.get(ruleset.spec.name, ()))
]
ALL = variants(CUPS) + variants(NIM) + SHIPPED
VARIED = varied(ALL)
SHIPPED_SAMPLED = sampled(SHIPPED, VARIED.__contains__)


ALL_SAMPLED = sampled(ALL, VARIED.__contains__)


@pytest.fixture(params=ALL_SAMPLED, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    return request.param

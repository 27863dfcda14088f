"""Every game of the registry in every variant, and the tiny example game, under the same laws."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

import pytest

from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.ruleset import Ruleset
from sampling import sampled

from .cups import RULESET as CUPS


@dataclass(frozen=True)
class Table:
    """A game with the seats and options it is played with."""

    ruleset: Ruleset
    seats: int
    options: tuple[tuple[str, Any], ...]

    def new(self) -> Any:
        return self.ruleset.new(self.seats, dict(self.options))

    def __str__(self) -> str:
        """Name, seats, and every option that differs from its default."""
        defaults = {option.name: option.values[0] for option in self.ruleset.spec.options}
        changed = [(name, value) for name, value in self.options if value != defaults[name]]
        words = [name if value is True else f"{name}-{value}" for name, value in changed]
        return "-".join([self.ruleset.spec.name, f"{self.seats}p", *words]).replace("_", "-")


def tables(ruleset: Ruleset) -> list[Table]:
    """Every combination of seats and of the first two values of the options that the game accepts."""
    names = [option.name for option in ruleset.spec.options]
    found = []
    for seats in ruleset.spec.seats:
        for values in itertools.product(*(option.values[:2] for option in ruleset.spec.options)):
            options = tuple(zip(names, values, strict=True))
            try:
                ruleset.validate_options(seats, dict(options))
            except BadOptions:
                continue
            found.append(Table(ruleset, seats, options))
    return found


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


SHIPPED = [table for ruleset in map(registry.get, registry.names()) for table in tables(ruleset)]
ALL = tables(CUPS) + SHIPPED
VARIED = varied(ALL)
SHIPPED_SAMPLED = sampled(SHIPPED, VARIED.__contains__)


ALL_SAMPLED = sampled(ALL, VARIED.__contains__)


@pytest.fixture(params=ALL_SAMPLED, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    return request.param

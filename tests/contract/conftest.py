"""Every game of the registry in every variant, and the tiny example game, under the same laws."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

import pytest

from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.game import Game

from .cups import GAME as CUPS


@dataclass(frozen=True)
class Table:
    """A game with the seats and options it is played with."""

    game: Game
    seats: int
    options: tuple[tuple[str, Any], ...]

    def new(self) -> Any:
        return self.game.new(self.seats, dict(self.options))

    def __str__(self) -> str:
        """Name, seats, and every option that differs from its default."""
        defaults = {option.name: option.values[0] for option in self.game.spec.options}
        changed = [(name, value) for name, value in self.options if value != defaults[name]]
        words = [name if value is True else f"{name}-{value}" for name, value in changed]
        return "-".join([self.game.spec.name, f"{self.seats}p", *words]).replace("_", "-")


def tables(game: Game) -> list[Table]:
    """Every combination of seats and of the first two values of the options that the game accepts."""
    names = [option.name for option in game.spec.options]
    found = []
    for seats in game.spec.seats:
        for values in itertools.product(*(option.values[:2] for option in game.spec.options)):
            options = tuple(zip(names, values, strict=True))
            try:
                game.settle(seats, dict(options))
            except BadOptions:
                continue
            found.append(Table(game, seats, options))
    return found


SHIPPED = [table for game in map(registry.get, registry.names()) for table in tables(game)]
ALL = tables(CUPS) + SHIPPED


@pytest.fixture(params=ALL, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    return request.param

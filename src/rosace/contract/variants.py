"""The variants of a game: its numbers of seats and its options."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rosace.contract.walks import Leaning, walk
from rosace.core.errors import BadOptions
from rosace.core.ruleset import Ruleset

SEEDS = (1, 2)


@dataclass(frozen=True)
class Variant:
    """A game with the seats and options it is played with."""

    ruleset: Ruleset
    seats: int
    options: tuple[tuple[str, Any], ...]
    leanings: tuple[Leaning, ...] = field(default=(), repr=False)  # for walks to what is rare

    def new(self) -> Any:
        return self.ruleset.new(self.seats, dict(self.options))

    def walks(self) -> Iterator[tuple[Any, int]]:
        """The positions of some whole games, each with its action; see `walk`."""
        for seed in SEEDS:
            yield from walk(self.new(), seed, daring=seed != SEEDS[0])
        for lean in self.leanings:
            yield from walk(self.new(), 4, lean=lean)

    def __str__(self) -> str:
        """Name, seats, and every option that differs from its default."""
        defaults = {option.name: option.values[0] for option in self.ruleset.spec.options}
        changed = [(name, value) for name, value in self.options if value != defaults[name]]
        words = [name if value is True else f"{name}-{value}" for name, value in changed]
        return "-".join([self.ruleset.spec.name, f"{self.seats}p", *words]).replace("_", "-")


def variants(ruleset: Ruleset, leanings: tuple[Leaning, ...] = ()) -> list[Variant]:
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
            found.append(Variant(ruleset, seats, options, leanings))
    return found

"""Random games that are dealt with dice, the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rosace.core import registry
from rosace.core.fair_dice import FairDice
from rosace.core.journal import Journal
from rosace.core.rng import Rng
from rosace.core.state import OVER

SECRET = bytes(range(32))


def dice(seats: int = 2, secret: bytes = SECRET) -> FairDice:
    return FairDice(secret, [f"nonce_{seat}" for seat in range(seats - 1)] + [""])


def fair_game(
    name: str, decisions: int = 10_000, given: Sequence[int] = (), options: Mapping[str, Any] | None = None
) -> Journal:
    """A random game of two, to its end or until so many decisions are made."""
    journal = Journal(registry.get(name), 2, options, dice=dice(), given=given)
    rng = Rng(9)
    journal.deal()
    while decisions and journal.state.to_move() != OVER:
        legal = journal.state.legal()
        journal.submit(journal.state.to_move(), legal[rng.pick(len(legal))])
        journal.deal()
        decisions -= 1
    return journal

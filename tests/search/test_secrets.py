"""What a seat cannot know never changes what is searched for it."""

from __future__ import annotations

from typing import Any

import pytest

from contract.conftest import SHIPPED_SAMPLED, Table
from contract.walks import LEANINGS, walk
from rosace.core.rng import Rng
from rosace.search import Search, Settings

from . import positions

SECRETS = dict(positions.with_secrets())
SETTINGS: dict[str, dict[str, Any]] = {
    "plain": {},
    "keyed": {"keyed": True, "suggests": True},
    "evaluated": {"depth": 3, "prior": 1.0},
}


@pytest.mark.parametrize("how", SETTINGS)
@pytest.mark.parametrize("name", SECRETS)
def test_redrawn_secrets_change_nothing(name: str, how: str) -> None:
    state, changed = SECRETS[name], 0
    search = Search(Settings(**SETTINGS[how]))
    result = search.run(state, simulations=400, seed=9)
    for seed in range(6):
        other = state.clone()
        other.determinize(state.to_move(), Rng(seed))
        changed += other.key() != state.key()
        assert search.run(other, simulations=400, seed=9) == result
    assert changed, "nothing was secret here"


@pytest.mark.parametrize("table", SHIPPED_SAMPLED, ids=str)
def test_redrawing_depends_on_nothing_a_seat_cannot_know(table: Table) -> None:
    """A law of games that the search rests on: what looks the same is redrawn the same."""
    for lean in (None, *LEANINGS[table.ruleset.spec.name]):
        for number, (state, _) in enumerate(walk(table.new(), 4, lean=lean)):
            for seat in range(state.seats if number % 3 == 0 else 0):
                keys = set()
                for seed in range(3):
                    other = state.clone()
                    other.determinize(seat, Rng(seed))
                    other.determinize(seat, Rng(100))
                    keys.add(other.key())
                assert len(keys) == 1


@pytest.mark.parametrize("name", SECRETS)
def test_the_position_is_left_as_it_was(name: str) -> None:
    state = SECRETS[name]
    before = state.key()
    Search(Settings(prior=1.0)).run(state, simulations=200, seed=1)
    assert state.key() == before


def test_the_seat_that_moves_next_is_not_told_a_secret_choice() -> None:
    """Sagrada's windows: the second seat decides at one and the same node, whatever the first has taken."""
    for state, _ in walk(positions.new("sagrada-2")[1], 5):
        if state.to_move() >= 0:
            break
    assert len(state.legal()) == 4
    search = Search(Settings(early=False))
    # The root, four windows, and the node that stands for any of them.
    assert search.run(state, simulations=1, seed=1).nodes == 6
    # The next simulation takes another window and goes on from that same node: a window of the second
    # seat, and again what stands for any. Were the choice known, it would have to begin anew.
    assert search.run(state, simulations=2, seed=1).nodes == 8
    result = search.run(state, simulations=200, seed=1)
    state.apply(result.line[0])
    assert result.line[1] in state.legal()

"""No player of ours knows what its seat cannot know: with the hidden things redrawn it chooses the same."""

from __future__ import annotations

import pytest

from rosace import players
from rosace.core.rng import Rng
from rosace.core.ruleset import Event
from rosace.core.state import Kernel
from rosace.players import BadPlayer, Budget, Observation, decide, stream

from .conftest import Table
from .walks import walk

# A few simulations, and no clock: a choice that depends on the time would differ by chance.
BUDGET = Budget(simulations=16)
SEARCHING = ("search", "journeyman", "master", "grandmaster")
STEP = 5  # every so many decisions are asked about: enough, and quick also for players who search


@pytest.mark.parametrize("name", players.names())
def test_choices_do_not_depend_on_what_is_hidden(table: Table, name: str) -> None:
    player, rng = players.get(name), Rng(21)
    if name in SEARCHING and not isinstance(table.new(), Kernel):
        with pytest.raises(BadPlayer, match="is not compiled"):
            first = next(state for state, _ in walk(table.new(), 6) if len(state.legal()) > 1)
            decide(player, table.ruleset, first, first.to_move(), Rng(1), BUDGET)
        return
    asked = 0
    for number, (state, _) in enumerate(walk(table.new(), 6, daring=True)):
        seat = state.to_move()
        if seat < 0 or len(state.legal()) == 1:
            continue
        asked += 1
        if (asked - 1) % STEP and not table.ruleset.secret(state):
            continue
        other = state.clone()
        other.determinize(seat, rng)
        chosen = [
            decide(player, table.ruleset, item, seat, stream(4, seat, number), BUDGET)
            for item in (state, other)
        ]
        assert chosen[0] == chosen[1], f"decision {number}"
    assert asked > 0


def test_an_audience_is_everybody_or_seats_and_perhaps_spectators() -> None:
    heard = {
        audience: [Event("x", audience=audience).seen_by(seat) for seat in (0, 1, None)]
        for audience in (None, (), (0,), (1, None), (0, 1))
    }
    assert heard == {
        None: [True, True, True], (): [False, False, False], (0,): [True, False, False],
        (1, None): [False, True, True], (0, 1): [True, True, False],
    }  # fmt: skip


def test_what_a_player_is_shown_does_not_depend_on_what_is_hidden(table: Table) -> None:
    """From equal generators the hidden things are drawn alike: nothing of the true ones shines through."""
    rng = Rng(22)
    for number, (state, _) in enumerate(walk(table.new(), 7, daring=True)):
        seat = state.to_move()
        if seat < 0:
            continue
        other = state.clone()
        other.determinize(seat, rng)
        shown = [
            Observation(table.ruleset, item, seat, stream(4, seat, number), tuple(item.legal()))
            for item in (state, other)
        ]
        assert shown[0].state.key() == shown[1].state.key()
        assert shown[0].view == shown[1].view and shown[0].legal == shown[1].legal


def test_the_law_would_find_a_player_that_peeks() -> None:
    """The hidden things do change: one who saw the true state would be caught."""
    from .conftest import ALL

    caught = 0
    for table in ALL:
        for state, _ in walk(table.new(), 6, daring=True):
            seat = state.to_move()
            if seat >= 0 and len(state.legal()) > 1:
                other = state.clone()
                other.determinize(seat, Rng(23))
                # A choice that depends on everything, as that of a player with the true state would.
                legal = state.legal()
                caught += legal[state.key() % len(legal)] != legal[other.key() % len(legal)]
    assert caught > 100

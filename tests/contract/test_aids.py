"""Views without what does not lie open on the table: what lies open stays."""

from __future__ import annotations

from rosace.contract.laws import places
from rosace.core.ruleset import AIDS

from .conftest import Table
from .cups import RULESET as CUPS
from .walks import walk


def test_what_lies_open_on_the_table_stays(table: Table) -> None:
    """The points of a track, discards that may be looked through, and numbers of tiles to be counted."""
    kept = {
        "basilica": {"seats.0.points", "seats.0.track", "stack.tiles", "discards"},
        "sagrada": {"pool", "track", "players.0.tokens", "tools"},
        "fantazja": {"players.0.discards", "players.0.bonus", "players.0.hand_size", "players.0.stack_size"},
    }
    for state, _ in walk(table.new(), 3):
        left = dict(places(table.ruleset.strip_aids(table.ruleset.view(state, 0), AIDS)))
        assert kept.get(table.ruleset.spec.name, set()) <= left.keys()


def test_a_game_may_give_no_aids() -> None:
    view = CUPS.view(CUPS.new(), None)
    assert (dict(CUPS.aids), CUPS.strip_aids(view, AIDS)) == ({}, view)

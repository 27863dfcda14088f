"""Views without what does not lie open on the table: nothing else is missing, nothing is different."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from rosace.core.ruleset import AIDS

from .conftest import Table
from .cups import RULESET as CUPS
from .walks import walk


def parts(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Everything in a JSON value but its whole, as where it is and what it is."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in items:
        where = (*path, str(name))
        yield ".".join(where), "…" if isinstance(item, (dict, list)) and item else json.dumps(item)
        yield from parts(item, where)


def named_by(where: str, paths: tuple[str, ...]) -> bool:
    """Whether a place in a view is at one of the paths or below it."""
    steps = where.split(".")
    for path in paths:
        pattern = path.split(".")
        if len(steps) >= len(pattern) and all(
            want in ("*", step) for want, step in zip(pattern, steps, strict=False)
        ):
            return True
    return False


def test_a_view_without_aids_lacks_them_and_nothing_else(table: Table) -> None:
    ruleset = table.ruleset
    assert set(ruleset.aids) <= set(AIDS)
    for state, _ in islice(walk(table.new(), 3), 0, None, 7):
        view = ruleset.view(state, 0)
        before, whole = json.dumps(view), dict(parts(view))
        for aids in ((), *((aid,) for aid in AIDS), AIDS):
            paths = tuple(path for aid in aids for path in ruleset.aids.get(aid, ()))
            left = dict(parts(ruleset.strip_aids(view, aids)))
            assert left == {where: what for where, what in whole.items() if not named_by(where, paths)}
            assert all(any(named_by(where, (path,)) for where in whole) for path in paths)
        assert json.dumps(view) == before


def test_what_lies_open_on_the_table_stays(table: Table) -> None:
    """The points of a track, discards that may be looked through, and numbers of tiles to be counted."""
    kept = {
        "basilica": {"seats.0.points", "seats.0.track", "stack.tiles", "discards"},
        "sagrada": {"pool", "track", "players.0.tokens", "tools"},
        "fantazja": {"players.0.discards", "players.0.bonus", "players.0.hand_size", "players.0.stack_size"},
    }
    for state, _ in walk(table.new(), 3):
        left = dict(parts(table.ruleset.strip_aids(table.ruleset.view(state, 0), AIDS)))
        assert kept.get(table.ruleset.spec.name, set()) <= left.keys()


def test_a_game_may_give_no_aids() -> None:
    view = CUPS.view(CUPS.new(), None)
    assert (dict(CUPS.aids), CUPS.strip_aids(view, AIDS)) == ({}, view)

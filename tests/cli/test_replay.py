"""Replaying a game that has secrets: what is told must not depend on anything a spectator cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conftest import game_with_secret, random_game, write
from rosace.core import registry
from rosace.core.record import Record

TWINS = 3  # of each family of actions
# For each game some that are running, and families of actions that must be among those compared.
RUNNING: dict[str, Any] = {
    "basilica": (lambda: [game_with_secret()], {"juggle"}),
    "fantazja": (
        lambda: [
            random_game("fantazja", ["human"] * 2, seed, decisions=number)
            for seed in range(3)
            for number in (41, 60)
        ],
        {"draw", "imagine", "show"},
    ),
    "sagrada": (
        lambda: [random_game("sagrada", ["human"] * 3, 7, decisions=number) for number in (2, 20)],
        {"private", "window"},
    ),
}

# What everybody saw although the position does not keep it: the back of a tile that was turned over.
SEEN = {"top", "crown"}


def played(record: Record) -> Any:
    """The position at the end; None if the rules refuse an action."""
    state = registry.get(record.game).new(len(record.seats), record.options)
    for action in record.actions:
        if state.check(action) != 0:
            return None
        state.apply(action)
    return state


def twins(record: Record) -> Iterator[tuple[str, Record]]:
    """Games with one other action, of a family, so that the position is another and looks the same."""
    ruleset, found = registry.get(record.game), Counter[str]()
    state, end = ruleset.new(len(record.seats), record.options), played(record)
    seen = ruleset.view(end, None)
    for number, action in enumerate(record.actions):
        kind = ruleset.action(action).kind
        for other in [*state.legal(), *(outcome for outcome, _ in state.chance())]:
            actions = [*record.actions[:number], other, *record.actions[number + 1 :]]
            twin = Record(record.game, record.rules, record.options, record.seats, actions)
            after = played(twin) if found[kind] < TWINS else None
            if after is not None and after.key() != end.key() and ruleset.view(after, None) == seen:
                found[kind] += 1
                yield kind, twin
        state.apply(action)


@pytest.mark.parametrize("name", registry.names())
def test_replay_of_a_running_game_tells_no_secret(run: Any, tmp_path: Path, name: str) -> None:
    """Games that differ only in what a spectator has not seen replay alike, in words and as JSON."""
    journals, secret = RUNNING[name]

    def told(record: Record) -> list[str]:
        path = write(tmp_path / "game.txt", record.dumps(sealed=True))
        return [run("replay", path, "--moves", *more).out for more in ((), ("--json",))]

    kinds = set()
    for journal in journals():
        assert journal.ruleset.secret(journal.state)
        record = journal.record()
        record.seed = record.key = None
        expected = told(record)
        for kind, twin in twins(record):
            if kind not in SEEN:
                assert told(twin) == expected, kind
                kinds.add(kind)
    assert kinds >= secret

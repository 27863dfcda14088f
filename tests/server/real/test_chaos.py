"""People play while everything happens to the server (`make chaos`); what checks it finds what is wrong."""

from __future__ import annotations

import secrets
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import msgspec
import pytest

from rosace.core import registry
from rosace.match import Match, Terms, messages
from rosace.match.entries import Decided, Opened, Sat
from server.real.chaos.run import cause_chaos
from server.real.chaos.world import Kind
from server.real.checking import examine
from server.real.people import Guest, Person

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")

SECONDS = 90.0


@pytest.fixture
def folder() -> Iterator[Path]:
    """Not one of pytest's, which are closed to the other user as whom PostgreSQL may run."""
    found = Path(mkdtemp(prefix="rosace-chaos-"))
    found.chmod(0o755)
    yield found
    shutil.rmtree(found)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_nothing_is_lost_doubled_or_told_wrong_whatever_happens(kind: Kind, folder: Path) -> None:
    seed = secrets.randbelow(2**32)
    outcome = await cause_chaos(kind, folder, seed, SECONDS)
    print(f"\nseed {seed}\n{outcome.table}")
    assert not outcome.faults and not outcome.said
    assert outcome.all.acknowledged >= outcome.all.times > 3


def played(decisions: int) -> tuple[list[Any], Person]:
    """The log of a game alone, and its player, who was told everything as it happened."""
    rules = registry.get("sagrada").spec.rules
    opened = Opened(1, Terms("sagrada", 1, {"difficulty": 3}), rules, "00" * 32)
    log: list[Any] = [opened, Sat(1, 0, "Ann", "ann")]
    match = Match(opened)
    person = Person(Guest(""), "table", 0, Random(1))
    for _ in range(decisions + 1):
        entry = log[1] if match.seq == 1 else Decided(1, 0, match.state.legal()[0])
        at, outcome = match.position, match.apply(entry)
        if match.seq > 2:
            log.append(entry)
            person.sent.add((at, entry.action))
            person.done[match.seq] = at, entry.action
        events = plain(messages.events(outcome.events, 0))
        if events:
            person.story.append((match.seq, 0, events))
        person.seen = match.seq
    return log, person


def plain(found: Any) -> Any:
    """As it comes over a socket."""
    return msgspec.json.decode(msgspec.json.encode(found))


def faults(log: list[Any], person: Person) -> set[str]:
    return {fault.kind for fault in examine(log, [person])[1]}


def test_what_is_right_has_no_faults() -> None:
    assert faults(*played(6)) == set()


def test_a_lost_decision_is_found() -> None:
    log, person = played(6)
    assert faults(log[:-1], person) == {"lost", "told wrong"}
    person.seen, person.story = 7, person.story[:-1]
    assert faults(log[:-1], person) == {"lost"}


def test_a_decision_that_nobody_sent_is_found() -> None:
    log, person = played(6)
    person.sent.pop()
    assert faults(log, person) == {"told wrong"}


def test_a_wrong_story_and_a_wrong_view_are_found() -> None:
    log, person = played(6)
    person.story[-1] = (*person.story[-1][:2], [])
    assert faults(log, person) == {"told wrong"}
    log, person = played(6)
    match = Match.load(log[:5])
    shown = {"terms": messages.terms(match), **messages.standing(match, 0), "seq": 5}
    shown |= messages.game_part(match, 0, ("view",))
    right = plain(shown)
    person.tables.append(right)
    assert faults(log, person) == set()
    person.tables.append(right | {"view": right["view"] | {"round": 9}})
    assert faults(log, person) == {"told wrong"}

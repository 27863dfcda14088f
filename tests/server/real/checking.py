"""A table's log held against what the people there were told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rosace.match import Match, messages
from rosace.match.entries import Decided, TookBack
from server.real.people import TAKE_BACK, WANT, Person, Wish
from server.real.processes import Log


def check(log: Log, people: Sequence[Person]) -> Match:
    """Every acknowledged decision is there, once and in its place; and nobody was told anything else.

    Returns the match that the log leads to.
    """
    match = Match.load(log[:1])
    wishes: dict[int, tuple[int, Wish]] = {}  # by the length of the log: the seat, and what it wanted
    stories: list[list[Any]] = [[] for _ in people]
    for entry in log[1:]:
        at, told = match.position, match.apply(entry)
        match entry:
            case Decided(seat=seat, action=action, by=""):
                wishes[match.seq] = seat, (at, action)
            case TookBack(seat=seat):
                wishes[match.seq] = seat, (at, TAKE_BACK)
        for person, story in zip(people, stories, strict=True):
            events = _plain(messages.events(told.events, person.seat))
            if match.seq <= person.seen and (events or told.undone):
                story.append((match.seq, told.undone, events))
            for shown in person.tables:
                if shown["seq"] == match.seq:
                    wrong = [key for key, part in _shown(match, person.seat).items() if shown[key] != part]
                    assert not wrong, f"{wrong} shown of {person.table} are not as in its log"
    for person, story in zip(people, stories, strict=True):
        _check_person(person, {seq: wish for seq, (seat, wish) in wishes.items() if seat == person.seat})
        assert person.seen <= len(log), "somebody was told of what is not stored"
        assert person.story == story, "somebody was told another story than the log's"
        person.tables.clear()
    return match


def _check_person(person: Person, stored: dict[int, Wish]) -> None:
    """What is stored of a person's seat, by the length of the log."""
    missing = {seq: wish for seq, wish in person.done.items() if stored.get(seq) != wish}
    assert not missing, f"acknowledged, and not in the log of {person.table}: {missing}"
    missing_too = person.confirmed - set(stored.values())
    assert not missing_too, f"said to be stored, and not in the log of {person.table}: {missing_too}"
    invented = set(stored.values()) - person.sent
    assert not invented, f"in the log of {person.table}, and never sent: {invented}"
    assert len(set(stored.values())) == len(stored), f"something is twice in the log of {person.table}"


def _shown(match: Match, seat: int) -> dict[str, Any]:
    """What a seat is to be shown of a table."""
    found: dict[str, Any] = {"terms": messages.terms(match), **messages.standing(match, seat)}
    return dict(_plain(found | messages.game_part(match, seat, WANT)))


def _plain(found: Any) -> Any:
    """As it is after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(found))

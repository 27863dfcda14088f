"""A table's log held against what the people there were told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Literal, NamedTuple

import msgspec

from rosace.match import Match, messages
from rosace.match.entries import Decided, TookBack
from server.real.people import TAKE_BACK, WANT, Person, Wish
from server.real.processes import Log

FaultKind = Literal["lost", "doubled", "told wrong"]


class Fault(NamedTuple):
    kind: FaultKind
    text: str


def check(log: Log, people: Sequence[Person]) -> Match:
    """Every acknowledged decision is there, once and in its place; and nobody was told anything else.

    Returns the match that the log leads to.
    """
    match, faults = examine(log, people)
    assert not faults, faults
    return match


def examine(log: Log, people: Sequence[Person]) -> tuple[Match, list[Fault]]:
    """The match that a log leads to, and whatever the people were told otherwise."""
    match = Match.load(log[:1])
    faults: list[Fault] = []
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
                    right = _shown(match, person.seat)
                    wrong = [key for key, part in right.items() if shown.get(key) != part]
                    if wrong:
                        text = f"{wrong} shown of {person.table} are not as in its log"
                        faults.append(Fault("told wrong", text))
    for person, story in zip(people, stories, strict=True):
        own = {seq: wish for seq, (seat, wish) in wishes.items() if seat == person.seat}
        faults += _faults_of(person, own)
        if person.seen > len(log):
            faults.append(Fault("told wrong", f"told of what is not stored of {person.table}"))
        elif person.story != story:
            text = f"told another story than the log of {person.table}: {_difference(person.story, story)}"
            faults.append(Fault("told wrong", text))
        person.tables.clear()
    return match, faults


def _faults_of(person: Person, stored: dict[int, Wish]) -> Iterator[Fault]:
    """What is wrong in what is stored of a person's seat, by the length of the log."""
    log = f"the log of {person.table}"
    if missing := {seq: wish for seq, wish in person.done.items() if stored.get(seq) != wish}:
        yield Fault("lost", f"acknowledged, and not in {log}: {missing}")
    if missing_too := person.confirmed - set(stored.values()):
        yield Fault("lost", f"said to be stored, and not in {log}: {missing_too}")
    if invented := set(stored.values()) - person.sent:
        yield Fault("told wrong", f"in {log}, and never sent: {invented}")
    if len(set(stored.values())) != len(stored):
        yield Fault("doubled", f"something is twice in {log}")


def _difference(told: list[Any], wanted: list[Any]) -> str:
    """The first part in which two stories differ."""
    first, second = next(pair for pair in zip_longest(told, wanted) if pair[0] != pair[1])
    return f"{first} instead of {second}"


def _shown(match: Match, seat: int) -> dict[str, Any]:
    """What a seat is to be shown of a table."""
    found: dict[str, Any] = {"terms": messages.terms(match), **messages.standing(match, seat)}
    return dict(_plain(found | messages.game_part(match, seat, WANT)))


def _plain(found: Any) -> Any:
    """As it is after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(found))

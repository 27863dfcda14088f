"""Two people at one screen: who holds both seats watches as either, with the eyes of that one alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from server.playing.people import Person


@pytest.fixture
def table(ann: Person) -> str:
    """Hands are secret in this game."""
    return ann.open("fantazja", "me", "me", options={"first": "1"})


def hands(told: dict[str, Any]) -> list[bool]:
    """Which hands are shown."""
    return [player["hand"] is not None for player in told["view"]["players"]]


def turn(ann: Person, table: str) -> dict[str, Any]:
    """Decide for who is to move until another one is; what was told then."""
    told = ann.views[table]
    mover = told["mover"]
    while told["mover"] == mover:
        told = ann.decide(table, -1)
    return told


def test_who_holds_both_seats_is_a_spectator_until_he_says_as_whom(ann: Person, table: str) -> None:
    told = ann.watch(table)
    assert told["seat"] is None and told["view"]["viewer"] is None and hands(told) == [False, False]
    assert not told.keys() & {"choices", "ask", "legal", "can_take_back", "answers"}


def test_the_seats_are_switched_between_and_nothing_of_the_other_is_told(ann: Person, table: str) -> None:
    for _ in range(3):
        for seat in (0, 1):
            told = ann.watch(table, seat=seat)
            assert told["seat"] == told["mover"] == seat
            assert hands(told) == [seat == 0, seat == 1] and "choices" in told
            begun = len(ann.told)
            told = turn(ann, table)  # the curtain falls: it is the other's turn
            for one in ann.told[begun:]:
                if one["type"] == "changed":
                    assert one["view"]["viewer"] == seat and hands(one) == [seat == 0, seat == 1]
            assert told["mover"] == 1 - seat and "choices" not in told and "ask" not in told


def test_what_one_seat_missed_is_told_as_to_that_seat(ann: Person, bob: Person, table: str) -> None:
    """Drawn tiles of the other are not among it."""
    began = ann.watch(table, seat=0)["seq"]
    turn(ann, table)
    missed = json.dumps(ann.watch(table, seat=1, since=began)["missed"])
    assert missed != "[]" and '"fantazja-draw"' not in missed
    again = json.dumps(ann.watch(table, seat=0, since=began)["missed"])
    assert '"fantazja-draw"' in again


def test_a_socket_is_told_of_a_table_once_whatever_it_watched_as(ann: Person, table: str) -> None:
    for seat in (0, 1, -1, 0):
        ann.watch(table, seat=seat)
    begun = len(ann.told)
    ann.decide(table, -1)
    ann.send("ping")
    assert [one["type"] for one in ann.told[begun:]].count("changed") == 1


def test_as_a_spectator_he_may_decide_and_is_told_no_more_than_spectators(ann: Person, table: str) -> None:
    legal = ann.watch(table, seat=0)["choices"]
    told = ann.watch(table, seat=-1)
    done = ann.send("decide", table=table, at=told["at"], action=legal[-1]["id"])
    assert done["type"] == "done"
    told = ann.hear_of(table, done["at"])
    assert told["view"]["viewer"] is None and hands(told) == [False, False]
    assert not told.keys() & {"choices", "ask", "legal", "can_take_back", "answers"}
    assert not any(event["kind"] == "fantazja-draw" for event in told["events"])


def test_two_sockets_of_one_person_watch_as_one_seat_each(
    ann: Person, table: str, come: Callable[[], Person]
) -> None:
    """The same cookie on two screens: each is told with its own eyes."""
    other = come()
    ann.watch(table, seat=0)
    other.client.cookies.update(ann.client.cookies)
    assert other.watch(table, seat=1)["seat"] == 1
    ann.decide(table, -1)
    told = other.hear_of(table, ann.views[table]["at"])
    assert hands(told) == [False, True] and hands(ann.views[table]) == [True, False]

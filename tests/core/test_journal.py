"""The journal's doors for a server: decisions checked and entered, logs restored, dice."""

from __future__ import annotations

import time

import pytest

import rosace
from rosace.core import registry
from rosace.core.errors import BadOptions, BadRecord, IllegalAction, RosaceError
from rosace.core.fair_dice import FairDice
from rosace.core.journal import CannotTakeBack, Journal
from rosace.core.record import Ended
from rosace.core.state import CHANCE, OVER

from .fair import SECRET, dice, fair_game

NAMES = registry.names()


def restored(journal: Journal) -> Journal:
    other = Journal(journal.ruleset, 2, dice=journal.dice)
    other.restore(journal.actions)
    return other


def taken_back(journal: Journal, seat: int) -> int | None:
    """The position's key after taking back, which is then decided again; None if it is refused."""
    try:
        undone = journal.take_back(seat)
    except CannotTakeBack:
        return None
    key = journal.state.key()
    journal.submit(seat, undone)
    return int(key)


@pytest.mark.parametrize("name", NAMES)
def test_checking_changes_nothing_and_committing_equals_submitting(name: str) -> None:
    journal, other = fair_game(name, decisions=5), fair_game(name, decisions=5)
    seat, action, before = journal.state.to_move(), journal.state.legal()[0], journal.state.key()
    checked = journal.check(seat, [action])
    assert (journal.state.key(), journal.actions) == (before, other.actions)
    assert journal.narrate(journal.commit(checked)) == other.submit(seat, action) != []
    assert (journal.state.key(), journal.actions) == (other.state.key(), other.actions)
    with pytest.raises(IllegalAction):
        journal.check(seat, [-1])


@pytest.mark.parametrize("change", ["entered", "submitted", "taken back", "restored"])
def test_what_was_checked_for_another_position_is_not_committed(change: str) -> None:
    """Also where the log has the same length, or the position the same key, as before."""
    journal = fair_game("fantazja", decisions=20)
    while len(journal.state.legal()) < 2:
        journal.submit(journal.state.to_move(), journal.state.legal()[0])
        journal.deal()
    seat, (one, two, *_) = journal.state.to_move(), journal.state.legal()
    checked = journal.check(seat, [one])
    if change == "entered":
        journal.commit(checked)
    elif change == "restored":
        journal.restore([two])
    else:
        journal.submit(seat, one)
    if change == "taken back":
        journal.take_back(seat)
    log = list(journal.actions)
    with pytest.raises(RuntimeError):
        journal.commit(checked)
    assert journal.actions == log


@pytest.mark.parametrize("name", NAMES)
def test_a_restored_journal_is_the_one_that_was_played(name: str) -> None:
    """At every length of the log: the position, the boundary, and what can be taken back."""
    played = fair_game(name)
    journal = Journal(played.ruleset, 2, dice=played.dice)
    while journal.state.to_move() != OVER:
        action = played.actions[len(journal.actions)]
        if journal.state.to_move() == CHANCE:
            journal.deal(action)
        else:
            journal.submit(journal.state.to_move(), action)
        other = restored(journal)
        assert (other.actions, other.boundary, other.events) == (
            journal.actions, journal.boundary, journal.events,
        )  # fmt: skip
        assert other.state.key() == journal.state.key()
        assert [taken_back(other, seat) for seat in (0, 1)] == [taken_back(journal, seat) for seat in (0, 1)]


def test_a_log_can_be_restored_stretch_by_stretch() -> None:
    played = fair_game("basilica")
    journal = Journal(played.ruleset, 2, dice=dice())
    for start in range(0, len(played.actions), 7):
        journal.restore(played.actions[start : start + 7])
    assert (journal.actions, journal.boundary) == (played.actions, played.boundary)
    assert journal.state.key() == played.state.key()


@pytest.mark.parametrize("wrong", [-1, 0, 2**40])
def test_a_log_that_the_rules_refuse_is_a_bad_record(wrong: int) -> None:
    journal = Journal(registry.get("sagrada"), 2)
    first = journal.state.chance()[0][0]
    with pytest.raises(BadRecord, match=r"action 2 \(.+\) is not legal: "):
        journal.restore([first, wrong])
    assert journal.actions == [first]


@pytest.mark.speed
@pytest.mark.skipif(not rosace.compiled(), reason="uncompiled rules are slow")
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_restored_within_two_milliseconds(name: str) -> None:
    """Without narrating, that is: a server restores tables while people wait."""
    played, times = fair_game(name), []
    for _ in range(10):
        began = time.perf_counter()
        restored(played)
        times.append(time.perf_counter() - began)
    assert min(times) < 0.002


def test_the_dice_deal_and_nothing_else_is_accepted() -> None:
    journal = Journal(registry.get("basilica"), dice=dice())
    assert journal.deals
    outcomes = journal.state.chance()
    dealt = dice().draw(0, outcomes)
    with pytest.raises(IllegalAction):
        journal.deal(next(action for action, _ in outcomes if action != dealt))
    journal.deal()
    assert journal.actions[0] == dealt
    other = Journal(registry.get("basilica"), dice=dice(secret=bytes(32)))
    other.deal()
    assert other.actions != journal.actions


def test_without_seed_and_dice_outcomes_must_be_given() -> None:
    journal = Journal(registry.get("basilica"))
    assert not journal.deals
    with pytest.raises(RosaceError, match="no seed and no dice"):
        journal.deal()
    journal.deal(journal.state.chance()[0][0])


def test_dice_have_a_nonce_for_every_seat_and_no_seed_beside_them() -> None:
    ruleset = registry.get("sagrada")
    with pytest.raises(BadOptions, match="expected 3 nonces, not 2"):
        Journal(ruleset, 3, dice=dice())
    with pytest.raises(BadOptions, match="not from both"):
        Journal(ruleset, 2, seed=1, dice=dice())


def test_the_record_has_the_secret_once_the_game_has_ended() -> None:
    running, over = fair_game("sagrada", decisions=3), fair_game("sagrada")
    assert running.record().secret is None
    assert running.record().commitment == over.record().commitment == dice().commitment
    assert running.record().nonces == ["nonce_0", ""]
    assert running.record(Ended("resigned", 0)).secret == over.record().secret == SECRET
    assert running.record(Ended("draw"), ["legal"]).assist == ["legal"]
    assert running.record().assist is None and running.record().ended is None
    assert Journal(running.ruleset).record().commitment is None


@pytest.mark.parametrize("name", NAMES)
def test_what_another_game_gave_stays_and_the_dice_go_on_counting(name: str) -> None:
    other = Journal(registry.get(name), 2, seed=4)
    other.deal()
    other.submit(other.state.to_move(), other.state.legal()[0])
    other.deal()
    journal = fair_game(name, decisions=0, given=other.actions)
    assert journal.actions == other.actions and journal.boundary == journal.given == len(other.actions)
    assert journal.record().given == len(other.actions)
    for seat in (0, 1):
        with pytest.raises(CannotTakeBack):
            journal.take_back(seat)
    while journal.state.to_move() != CHANCE:
        journal.submit(journal.state.to_move(), journal.state.legal()[0])
    assert journal.events == other.events > 0
    expected = dice().draw(journal.events, journal.state.chance())
    journal.deal(expected)
    assert journal.actions[-1] == expected


def test_a_game_is_resumed_with_its_dice_where_they_are_known() -> None:
    journal = fair_game("fantazja", decisions=10)
    record = journal.record(Ended("left", 1))
    again = Journal.resume(journal.ruleset, record)
    assert isinstance(again.dice, FairDice) and again.record(Ended("left", 1)) == record
    assert (again.boundary, again.state.key()) == (journal.boundary, journal.state.key())
    unknown = Journal.resume(journal.ruleset, journal.record())
    assert not unknown.deals and unknown.record().commitment is None

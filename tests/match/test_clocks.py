"""Clocks: a bank with an increment, days for each turn, days off, and what happens when time is over."""

from __future__ import annotations

import pytest

from rosace.match import Bank, Days, Match, Refused
from rosace.match.commands import OfferDraw, Resign, RunOut, SeatBot, Sit, TakeBack, TakeVacation

from .tables import Played

SECOND = 1000
DAY = 24 * 3600 * SECOND


def started(clock: Bank | Days, **terms: object) -> Played:
    return Played("fantazja", clock=clock, **terms).sit_all()


def test_no_clock_runs_before_the_game_and_after_it() -> None:
    table = Played(clock=Bank(60))
    table.do(Sit(0, "ann", "Ann", ""))
    assert table.match.deadline() is None
    table.do(Sit(1, "bob", "Bob", ""))
    assert table.match.deadline() == table.now + 60 * SECOND
    table.do(Resign(0))
    assert table.match.deadline() is None


def test_only_the_seat_to_move_spends_time_and_is_given_more_when_it_hands_over() -> None:
    table = started(Bank(60, increment=5))
    match = table.match
    assert match.clocks is not None
    seat = match.to_move
    spent = 0
    while match.to_move == seat:
        table.decide(after=3 * SECOND)
        spent += 3 * SECOND
    assert match.clocks.left[seat] == 60 * SECOND - spent + 5 * SECOND
    assert match.clocks.left[1 - seat] == 60 * SECOND
    assert match.deadline() == table.now + 60 * SECOND


def test_who_runs_out_of_time_loses() -> None:
    table = started(Bank(60))
    seat = table.match.to_move
    with pytest.raises(Refused, match="time-left"):
        table.match.check(RunOut(), table.now + 60 * SECOND - 1)
    table.do(RunOut(), after=60 * SECOND)
    assert table.match.result is not None and table.match.result.kind == "time"
    assert table.match.result.utilities[seat] == -1.0


def test_a_decision_that_comes_too_late_is_none() -> None:
    table = started(Bank(60))
    with pytest.raises(Refused, match="out-of-time"):
        table.decide(after=60 * SECOND)
    table.now -= 2
    table.decide(after=0)


def test_or_a_computer_player_goes_on_without_a_clock() -> None:
    table = started(Bank(60), absent="bot")
    table.do(RunOut(), after=61 * SECOND)
    assert table.match.bot() == "journeyman" and table.match.deadline() is None


def test_computer_players_have_no_clock() -> None:
    table = Played("fantazja", clock=Bank(60))
    table.do(SeatBot(0, "novice", ""))
    table.do(Sit(1, "ann", "Ann", ""))
    assert (table.match.deadline() is None) == (table.match.to_move == 0)


def test_a_clock_read_from_the_log_is_the_same() -> None:
    table = started(Bank(600, increment=3)).play(seed=1, most=30)
    loaded = Match.load(table.log)
    assert loaded.clocks is not None and table.match.clocks is not None
    assert vars(loaded.clocks) == vars(table.match.clocks)


def test_every_turn_has_its_days() -> None:
    table = started(Days(3))
    match = table.match
    seat = match.to_move
    assert match.deadline() == table.now + 3 * DAY
    while match.to_move == seat:
        table.decide(after=DAY // 10)
    assert match.deadline() == table.now + 3 * DAY


def test_days_off_hold_the_clock_as_long_as_there_are_any() -> None:
    table = started(Days(2, vacation=10))
    match = table.match
    assert match.clocks is not None
    seat = match.to_move
    table.do(TakeVacation(seat, True), after=DAY)
    assert match.deadline() == table.now + DAY + 10 * DAY
    table.do(TakeVacation(seat, False), after=4 * DAY)
    assert match.clocks.off[seat] == 6 * DAY and match.deadline() == table.now + DAY
    table.do(TakeVacation(seat, True), after=0)
    table.do(OfferDraw(seat), after=6 * DAY + 1)  # a millisecond more than there was
    assert not match.clocks.resting[seat] and match.clocks.off[seat] == 0
    assert match.deadline() == table.now + DAY - 1
    with pytest.raises(Refused, match="no-days-off"):
        table.do(TakeVacation(seat, True))


def test_days_off_where_there_are_none() -> None:
    for clock in (None, Bank(60), Days(1)):
        table = Played(clock=clock).sit_all()
        with pytest.raises(Refused, match="no-days-off"):
            table.do(TakeVacation(0, True))


@pytest.mark.parametrize("clock", [Bank(60, increment=10), Days(3)])
def test_taking_back_gives_nobody_time(clock: Bank | Days) -> None:
    """The turn is handed over and taken back again and again: it is the taker's own time that passes."""
    table = Played("sagrada", clock=clock).sit_all()
    match = table.match
    assert match.clocks is not None
    while True:
        seat, left = match.to_move, list(match.clocks.left)
        table.decide(match.state.legal()[-1], after=SECOND)
        if match.to_move == 1 - seat and match.can_take_back(seat):
            break
    left[seat] -= SECOND
    for _ in range(5):
        table.do(TakeBack(seat, match.position), after=2 * SECOND)
        left[seat] -= 2 * SECOND
        assert match.to_move == seat and match.clocks.left == left
        table.decide(match.state.legal()[-1], after=0)
        assert match.to_move == 1 - seat


def test_time_that_goes_backwards_costs_nobody_anything() -> None:
    table = started(Bank(60))
    match = table.match
    assert match.clocks is not None
    seat = match.to_move
    table.decide(after=-5 * SECOND)
    assert match.clocks.left[seat] == 60 * SECOND

"""Analyses: repeatable, by what a seat may know alone, and nothing in them that cannot be played."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest
from played import TABLES, game

from contract.nim import RULESET as NIM
from rosace.analysis import Analysis, Analyst, Estimate
from rosace.analysis.analyst import standard_error
from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.rng import Rng
from rosace.core.state import OVER
from search import positions

SECRETS = dict(positions.with_secrets())


def analysed(state: Any, name: str, simulations: int = 300, **more: Any) -> Analysis:
    return Analyst(registry.get(name)).analyse(state, simulations=simulations, **more)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_again(name: str, seats: int) -> None:
    """By another analyst, and by one that has analysed something else before."""
    first, second = game(name, seats, decisions=4).state, game(name, seats, decisions=9).state
    analyst = Analyst(registry.get(name))
    before = analyst.analyse(first, simulations=200, seed=7)
    assert analyst.analyse(second, simulations=200, seed=7) == analysed(second, name, 200, seed=7)
    assert analyst.analyse(first, simulations=200, seed=7) == before
    assert analyst.analyse(first, simulations=200, seed=8) != before
    assert before.simulations == 200


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_lines_are_complete_legal_actions(name: str, seats: int) -> None:
    journal = game(name, seats, decisions=7)
    state = journal.state
    analysis = analysed(state, name, lines=4)
    assert 1 <= len(analysis.lines) <= 4
    assert len({line.actions for line in analysis.lines}) == len(analysis.lines)
    assert (analysis.wins, analysis.points) == (analysis.lines[0].wins, analysis.lines[0].points)
    visits = [line.visits for line in analysis.lines]
    assert visits == sorted(visits, reverse=True)
    for line in analysis.lines:
        checked = journal.check(analysis.seat, line.actions)
        after = checked.steps[-1].after
        assert not (after.mid_action() and after.to_move() == analysis.seat)
        assert seats == 1 or sum(line.wins) == pytest.approx(1)
        assert len(line.points) == seats
        for points in line.points:
            assert points.low <= points.mean <= points.high
        assert all(0 <= seat < seats for seat, _ in line.continuation)


@pytest.mark.parametrize("name", SECRETS)
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    """Else win chances, points or continuations would tell a hand, an objective or a choice."""
    state, changed = SECRETS[name], 0
    of = {"windows": "sagrada", "jugglers": "basilica", "magic": "fantazja"}.get(name, name.split("-")[0])
    analysis = analysed(state, of, 150, seed=2)
    for seed in range(3):
        other = state.clone()
        other.determinize(state.to_move(), Rng(seed))
        changed += other.key() != state.key()
        assert analysed(other, of, 150, seed=2) == analysis
    assert changed, "nothing was secret here"


def test_the_position_is_left_as_it_was() -> None:
    state = SECRETS["fantazja"]
    before = state.key()
    analysed(state, "fantazja", 100)
    assert state.key() == before


def test_it_can_be_stopped_and_tells_how_far_it_is() -> None:
    """A minute is allowed; the first report stops it."""
    stop, reports = Event(), list[Analysis]()

    def report(analysis: Analysis) -> None:
        reports.append(analysis)
        stop.set()

    state = game("basilica", 2, decisions=4).state
    analysis = Analyst(registry.get("basilica")).analyse(state, seconds=60, stop=stop, progress=report)
    assert analysis.ended == "stopped" and analysis.seconds < 50
    assert len(reports) == 1
    assert reports[0].points == (), "they take time, and are known at the end"
    assert analysis.points and analysis.simulations >= reports[0].simulations


def test_points_are_certain_before_the_last_decision() -> None:
    """Where only one end is left, it is what is expected."""
    journal = game("fantazja", 2, decisions=70)
    while journal.state.to_move() != OVER:
        analysis = analysed(journal.state, "fantazja", 20, lines=1)
        journal.submit_many(analysis.seat, analysis.lines[0].actions)
        journal.deal()
    assert analysis.points == tuple(Estimate(*(float(journal.state.score(seat)),) * 3) for seat in range(2))
    assert analysis.lines[0].continuation == ()


def test_what_cannot_be_analysed() -> None:
    analyst, over = Analyst(registry.get("basilica")), game("basilica", 2)
    with pytest.raises(BadOptions, match="nobody decides here: the game is over"):
        analyst.analyse(over.state, simulations=10)
    with pytest.raises(BadOptions, match="an outcome of chance is due"):
        analyst.analyse(registry.get("basilica").new(), simulations=10)
    with pytest.raises(BadOptions, match="lines is a whole number from 1 on, not 0"):
        analysed(game("basilica", 2, decisions=1).state, "basilica", lines=0)
    with pytest.raises(BadOptions, match="nim is not compiled for a search"):
        Analyst(NIM)


def test_intervals() -> None:
    assert Estimate.of([4.0, 4.0]) == Estimate(4, 4, 4)
    assert Estimate.of([0.0, 2.0]) == Estimate(1, 1 - 1.96, 1 + 1.96)
    assert standard_error([3.0]) == float("inf")


# The same by the public API.


def test_a_game_analyses_in_words() -> None:
    import rosace

    game = rosace.new_game("sagrada", seats=2, seed=4)
    analysis = game.analyse(simulations=200, lines=2, seed=1)
    assert game.analyse(simulations=200, lines=2, seed=1) == analysis
    assert str(analysis).splitlines()[2] == "seat 0 to move, 200 simulations"
    assert analysis.best.notation == analysis.lines[0].action.notation
    game.play(analysis.best)
    with pytest.raises(BadOptions, match="simulations"):
        game.analyse(simulations=0)

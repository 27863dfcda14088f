"""Luck: what an outcome of chance is worth more than one on average."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from typing import Any

import pytest
from played import TABLES, game, review_of

from games.sagrada import helpers as sagrada
from games.sagrada.drawing import FACES
from rosace.analysis.luck import OpenValues, Value, nothing
from rosace.core import registry
from rosace.core.rng import Rng
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE


def events(ruleset: Ruleset, state: Any, number: int) -> Iterator[tuple[Any, int]]:
    """The first chance events of a game, each with its outcome; those of few outcomes."""
    rng = Rng(5)
    while state.to_move() == CHANCE and number:
        outcome = state.sample(rng)
        if 1 < len(state.chance()) < 40:
            yield state.clone(), outcome
            number -= 1
        state.apply(outcome)


def after(before: Any, outcome: int) -> Any:
    state = before.clone()
    state.apply(outcome)
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_luck_is_nothing_on_average(name: str, seats: int) -> None:
    """Over all outcomes of an event, weighed by how likely they are: within four standard errors.

    What is one seat's luck is in any case the bad luck of the others.
    """
    ruleset = registry.get(name)
    values = OpenValues(ruleset, rollouts=40)
    for before, _ in events(ruleset, ruleset.new(seats), 2):
        outcomes = before.chance()
        total = sum(weight for _, weight in outcomes)
        mean = nothing(seats)
        for number, (outcome, weight) in enumerate(outcomes):
            luck = values.luck(before, after(before, outcome), seed=number)
            mean = mean + scaled(luck, weight / total)
            assert seats == 1 or sum(luck.wins) == pytest.approx(0, abs=1e-9)
            assert all(noise > 0 for noise in luck.leads_noise)
        for seat in range(seats):
            assert abs(mean.wins[seat]) <= 4 * mean.wins_noise[seat]
            assert abs(mean.leads[seat]) <= 4 * mean.leads_noise[seat]
            assert mean.wins_noise[seat] < 0.1


def scaled(value: Value, share: float) -> Value:
    parts = (value.wins, value.leads, value.wins_noise, value.leads_noise)
    return Value(*(tuple(share * one for one in part) for part in parts))


def test_an_average_outcome_is_no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is 50 % before, an outcome worth 20 % is 30 % of bad luck, and one worth 50 % is none."""
    ruleset = registry.get("basilica")
    before = ruleset.new(options={"first": "random"})
    first, second = (after(before, outcome) for outcome, _ in before.chance())
    worth = {before.key(): 0.5, first.key(): 0.2, second.key(): 0.5}

    def value(self: OpenValues, state: Any, seed: int, progress: float | None = None) -> Value:
        win = worth[state.key()]
        return Value((win, 1 - win), (0.0, 0.0), (0.03, 0.03), (0.0, 0.0))

    monkeypatch.setattr(OpenValues, "value", value)
    values = OpenValues(ruleset, rollouts=1)
    assert values.luck(before, first, seed=1).wins == pytest.approx((-0.3, 0.3))
    assert values.luck(before, second, seed=1).wins == (0, 0)
    assert values.luck(before, first, seed=1).wins_noise == pytest.approx((0.03 * sqrt(2),) * 2)


@pytest.mark.parametrize("name", ["basilica", "fantazja"])
def test_luck_is_the_same_for_both_seats(name: str) -> None:
    """Whoever begins, the same outcomes are the same luck for whoever has the same place."""
    ruleset = registry.get(name)
    values = OpenValues(ruleset, rollouts=8)
    lucks = [
        [
            values.luck(before, after(before, outcome), seed=3).wins
            for before, outcome in events(ruleset, ruleset.new(2, {"first": first}), 4)
        ]
        for first in ("1", "2")
    ]
    assert lucks[0] == [pytest.approx(tuple(reversed(wins))) for wins in lucks[1]]
    assert any(abs(wins[0]) > 0.001 for wins in lucks[0])


def test_mirrored_windows_give_mirrored_luck() -> None:
    """Sagrada deals to the first seat first, so its seats are exchanged in the middle of a game."""
    windows, private, faces = (
        ("Y1 G2 .. .. ..\nP3 B4 .. .. ..", "Y5 .. .. .. .."),
        ("red", "yellow"),
        FACES[:2],
    )
    here = sagrada.position(*windows, private=private, faces=faces, phase="die", tokens=(0, 0))
    there = sagrada.position(
        *reversed(windows), private=private[::-1], faces=faces[::-1], first=2, phase="die", tokens=(0, 0)
    )
    assert here.chance() == there.chance()
    values = OpenValues(registry.get("sagrada"), rollouts=8)
    for outcome, _ in here.chance()[::7]:
        luck, mirrored = (values.luck(one, after(one, outcome), seed=3).wins for one in (here, there))
        assert luck == pytest.approx(tuple(reversed(mirrored)))
        assert abs(luck[0]) > 0.001


def test_the_luck_of_events_in_a_row_is_that_of_their_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies between them cancels out, whatever it is worth."""
    ruleset, rng = registry.get("sagrada"), Rng(2)
    row = [ruleset.new(2)]
    while row[-1].to_move() == CHANCE:
        row.append(after(row[-1], row[-1].sample(rng)))
    monkeypatch.setattr(ruleset, "progress", lambda state: 0.0)

    def value(self: OpenValues, state: Any, seed: int, progress: float | None = None) -> Value:
        worth = state.key() % 97 / 97
        return Value((worth, 1 - worth), (worth, -worth), (0.1, 0.1), (0.1, 0.1))

    monkeypatch.setattr(OpenValues, "value", value)
    values = OpenValues(ruleset, rollouts=1)
    steps = sum((values.luck(one, other, 1) for one, other in pairwise(row)), nothing(2))
    assert steps.wins == pytest.approx(values.luck(row[0], row[-1], 1).wins)
    assert steps.wins_noise[0] == pytest.approx(0.1 * sqrt(2 * (len(row) - 1)))


@pytest.mark.parametrize(("name", "seats"), [("fantazja", 2), ("sagrada", 1)])
def test_the_luck_of_a_game_is_that_of_its_events(name: str, seats: int) -> None:
    journal, review = review_of(name, seats)
    chance = [(number, step) for number, step in enumerate(journal.steps()) if step.seat == CHANCE]
    told = [position + n for position, e in _runs(review) for n in range(len(e))]
    assert told == [number for number, _ in chance], "every chance event belongs to one run"
    assert [a for _, e in _runs(review) for a in e] == [step.action for _, step in chance]
    for seat in range(seats):
        assert review.luck.wins[seat] == pytest.approx(sum(e.luck.wins[seat] for e in review.chances))
        assert review.luck.leads[seat] == pytest.approx(sum(e.luck.leads[seat] for e in review.chances))


def _runs(review: Any) -> list[tuple[int, tuple[int, ...]]]:
    return [(event.position, event.actions) for event in review.chances]


def test_a_position_that_is_over_is_worth_its_result() -> None:
    journal = game("fantazja", 2)
    value = OpenValues(journal.ruleset, rollouts=2).value(journal.state, seed=1)
    lead = journal.state.score(0) - journal.state.score(1)
    assert abs(lead) > 5
    assert value.leads == pytest.approx((lead, -lead), abs=1), "up to a point more for who has won"
    assert value.wins[0] > 0.9 if lead > 0 else value.wins[0] < 0.1

"""Intervals, errors and the sequential test, against numbers known from elsewhere and against chance."""

from math import log
from random import Random
from statistics import NormalDist
from typing import Any

import pytest

from rosace.arena.statistics import Hypotheses, Sprt, mean_by_deals, student_reach, wilson
from rosace.core.errors import BadOptions


@pytest.mark.parametrize(("freedom", "known"), [(9, 2.262), (19, 2.093), (29, 2.045), (99, 1.984)])
def test_student(freedom: int, known: float) -> None:
    """From the tables in any book."""
    assert student_reach(freedom) == pytest.approx(known, abs=0.005)


def test_a_draw_is_half_a_win() -> None:
    assert wilson(50.0, 100) == wilson(50, 100)
    low, high = wilson(2.5, 5)
    assert (low + high) / 2 == pytest.approx(0.5)


def test_deals_that_cancel_out_have_a_smaller_error() -> None:
    """Where the deal decides and is played both ways, games vary and deals do not."""
    spread = mean_by_deals([1.0, 1.0, 1.5, 0.5] * 5, [2] * 20)
    assert spread.mean == 0.5
    games = (0.25 / 40) ** 0.5
    assert spread.error is not None and spread.error < games / 1.5


def test_deals_that_repeat_themselves_have_a_larger_error() -> None:
    """Where both games of a deal always end alike, there is only half as much to learn from them."""
    spread = mean_by_deals([0.0, 2.0] * 20, [2] * 40)
    games = (0.25 / 80) ** 0.5
    assert spread.error == pytest.approx(games * 2**0.5, rel=0.03)


def test_too_few_deals_and_deals_all_alike_have_no_error() -> None:
    assert mean_by_deals([1.0, 0.0] * 4, [2] * 8).error is None
    assert mean_by_deals([2.0] * 50, [2] * 50).error is None
    assert mean_by_deals([], []).error is None
    assert mean_by_deals([2.0] * 50, [2] * 50).interval(50) is None


def test_intervals_by_deals_hold_what_they_promise() -> None:
    """Of many arenas whose truth is known, about 95 % have it in their interval."""
    random, held = Random(1), 0
    for _ in range(1_000):
        deals = []
        for _ in range(30):
            luck = random.random() < 0.5  # the seat that wins, whoever has it, half of the time
            deals.append(1.0 if luck else float((random.random() < 0.6) + (random.random() < 0.6)))
        low, high = mean_by_deals(deals, [2] * 30).interval(30) or (0, 0)
        held += low <= 0.55 <= high
    assert 0.92 <= held / 1_000 <= 0.98


# The sequential test.


def played(share: float, random: Random, hypotheses: Hypotheses, most: int = 20_000) -> Sprt:
    test = Sprt(hypotheses)
    while test.accepted is None and test.deals < most:
        test.add(sum(random.random() < share for _ in range(2)), 2)
    return test


def test_the_sequential_test_errs_as_seldom_as_it_should() -> None:
    random, hypotheses = Random(2), Hypotheses(0.5, 0.6)
    for share, right in ((0.5, "H0"), (0.6, "H1"), (0.4, "H0"), (0.7, "H1")):
        verdicts = [played(share, random, hypotheses).accepted for _ in range(300)]
        assert verdicts.count(right) >= 0.92 * 300, share


def test_the_sequential_test_is_quicker_than_a_fixed_number() -> None:
    """Fixed, so many games would be needed to tell the two apart with the same errors."""
    reach = NormalDist().inv_cdf(0.95) * (0.5 + (0.6 * 0.4) ** 0.5)
    fixed = (reach / 0.1) ** 2
    random = Random(3)
    games = [2 * played(0.6, random, Hypotheses(0.5, 0.6)).deals for _ in range(200)]
    assert sum(games) / 200 < 0.75 * fixed


def test_the_sequential_test_by_hand() -> None:
    """Ten deals of independent games come first, each with a variance of half of 0.525 * 0.475."""
    test, prior = Sprt(Hypotheses(0.5, 0.55)), 10 * 0.525 * 0.475 / 2
    test.add(2, 2)
    assert test.ratio == pytest.approx(0.05 * 0.475 / (prior / 11)) and test.accepted is None
    test.add(1, 2)
    assert test.ratio == pytest.approx(2 * 0.05 * 0.225 / ((prior + 2 * 0.25**2) / 12))
    for _ in range(200):
        if test.accepted is None:
            test.add(0, 2)
    assert test.accepted == "H0" and test.ratio <= log(0.05 / 0.95)


def alike(random: Random, share: float) -> float:
    """Both games of a deal end alike."""
    return 2.0 * (random.random() < share)


def cancelling(random: Random, share: float) -> float:
    """The seat decides three deals of five."""
    apart = (share - 0.5) / 0.4 + 0.5
    return 1.0 if random.random() < 0.6 else (random.random() < apart) + (random.random() < apart)


@pytest.mark.parametrize(("deal", "fewest", "most"), [(alike, 800, 1200), (cancelling, 200, 320)])
def test_the_sequential_test_learns_how_deals_differ(deal: Any, fewest: int, most: int) -> None:
    """Deals whose games end alike need twice as many as independent games do, the others half as many."""
    random, wrong, games = Random(4), 0, 0
    for share, right in ((0.5, "H0"), (0.55, "H1")) * 200:
        test = Sprt(Hypotheses())
        while test.accepted is None:
            test.add(deal(random, share), 2)
        wrong += test.accepted != right
        games += 2 * test.deals
    assert wrong <= 0.08 * 400
    assert fewest < games / 400 < most


@pytest.mark.parametrize(
    "text", ["", "0.5", "0.5,0.5", "0.6,0.5", "0,0.5", "0.5,1", "a,b", "0.1,0.2,0.3", "nan,0.5"]
)
def test_shares_that_cannot_be_tested(text: str) -> None:
    with pytest.raises(BadOptions):
        Hypotheses.parse(text)


def test_shares_as_they_are_written() -> None:
    assert Hypotheses.parse("0.5,0.55") == Hypotheses()
    assert Hypotheses.parse(" 0.45 , 0.5 ") == Hypotheses(0.45, 0.5)

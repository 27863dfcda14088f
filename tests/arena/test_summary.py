"""What is said of games: points, intervals, margins, times, ratings and forfeits."""

from random import Random

import pytest
from arenas import result, setup

from rosace.arena.ratings import ratings
from rosace.arena.referee import Result
from rosace.arena.setup import Setup
from rosace.arena.statistics import Hypotheses, Sprt, wilson
from rosace.arena.summary import summary
from rosace.arena.worker import Forfeit

TWO = setup("greedy", "random")


def made_up(made: Setup, strength: list[float], deals: int, seed: int = 1) -> list[Result]:
    """Games in which players win as often as they are strong."""
    random, found = Random(seed), []
    for fixture in made.fixtures(deals):
        order = sorted(
            range(made.seats),
            key=lambda seat: random.random() ** (1 / strength[fixture.seats[seat]]),
            reverse=True,
        )
        places = [order.index(seat) for seat in range(made.seats)]
        found.append(result(made, fixture.number, places, [10 - place for place in places]))
    return found


def test_two_players_by_hand() -> None:
    results = [
        result(TWO, 0, (0, 1), (30, 20)),  # the first at seat 0 wins by 10
        result(TWO, 1, (0, 1), (40, 10)),  # and at seat 1 loses by 30
        result(TWO, 2, (0, 0), (25, 25)),
        result(TWO, 3, (0, 1), (0, 0), Forfeit(1, "failed", "player greedy failed: x")),
    ]
    found = summary(TWO, results)
    ladder = {one["player"]: one for one in found["ladder"]}
    greedy, random = ladder["greedy"], ladder["random"]
    assert (greedy["games"], greedy["wins"], greedy["draws"], greedy["losses"]) == (4, 1, 1, 2)
    assert (random["wins"], random["draws"], random["losses"], random["points"]) == (2, 1, 1, 2.5)
    assert greedy["share"] == 0.375 and random["share"] == 0.625
    assert greedy["interval"] == pytest.approx(wilson(1.5, 4), abs=1e-6)
    assert greedy["mean_margin"] == pytest.approx(-20 / 3), "the game that was not finished has none"
    assert greedy["forfeits"] == {"failed": 1} and random["forfeits"] == {}
    assert (greedy["decisions"], greedy["mean_seconds"], greedy["longest_seconds"]) == (8, 0.25, 0.4)
    assert found["games"] == 4 and found["deals"] == 2
    assert found["endings"] == {"forfeit": 1, "scoring": 3}
    (pair,) = found["head_to_head"]
    assert pair["players"] == ["greedy", "random"] and (pair["meetings"], pair["points"]) == (4, 1.5)
    assert found["forfeits"] == [
        {"game": 3, "player": "greedy", "seat": 1, "code": "failed", "said": "player greedy failed: x"}
    ]
    assert "test" not in found


def test_points_ahead_have_an_interval_over_the_deals() -> None:
    """Each deal by its mean: 4, 6, 4, 6 and so on, which is 5 give or take a little."""
    results = []
    for number in range(20):
        ahead = 4 if number // 2 % 2 else 6
        first_wins = (30 + ahead, 30) if number % 2 == 0 else (30, 30 + ahead)
        results.append(result(TWO, number, (0, 1) if number % 2 == 0 else (1, 0), first_wins))
    first, second = sorted(summary(TWO, results)["ladder"], key=lambda one: -one["mean_margin"])
    assert first["mean_margin"] == pytest.approx(5)
    low, high = first["margin_by_deals"]["interval"]
    assert 4 < low < 5 < high < 6 and low + high == pytest.approx(10)
    assert second["margin_by_deals"]["interval"] == pytest.approx([-high, -low])


def test_deals_narrow_or_widen_the_interval() -> None:
    """The first seat always wins: each game is a coin, each deal an even one."""
    results = [result(TWO, number, (0, 1), (2, 1)) for number in range(38)]
    results += [result(TWO, 38, (0, 1), (2, 1)), result(TWO, 39, (1, 0), (1, 2))]
    found = summary(TWO, results)["ladder"]
    for one in found:
        low, high = one["by_deals"]["interval"]
        assert low < one["share"] < high
        assert high - low < (one["interval"][1] - one["interval"][0]) / 2


def test_the_first_hypothesis_and_after_how_many_games() -> None:
    test = Sprt(Hypotheses(0.5, 0.6))
    while test.accepted is None:
        test.add(2, 2)
    found = summary(TWO, [result(TWO, number, (0, 1), (2, 1)) for number in range(4)], test)["test"]
    assert found["accepted"] == "H1" and found["games"] == 2 * test.deals and found["player"] == "greedy"
    assert found["shares"] == [0.5, 0.6] and found["log_likelihood_ratio"] >= found["bounds"][1]


def test_three_seats() -> None:
    made = setup("greedy", "random", "random:time=1", game="sagrada", seats=3)
    results = [result(made, 0, (0, 1, 1), (9, 5, 5)), result(made, 1, (1, 0, 0), (4, 7, 7))]
    # At game 1 the seats are the players 1, 2, 0: the second and the third share the victory.
    found = {one["player"]: one for one in summary(made, results)["ladder"]}
    assert [found[name]["points"] for name in made.players] == [1.5, 0.0, 0.5]
    pairs = {tuple(pair["players"]): pair for pair in summary(made, results)["head_to_head"]}
    assert pairs["greedy", "random"]["points"] == 2.0
    assert pairs["greedy", "random:time=1"]["points"] == 1.5
    assert pairs["random", "random:time=1"]["points"] == 0.5


def test_a_player_at_two_seats_counts_for_both() -> None:
    made = setup("greedy", "random", game="sagrada", seats=3)
    results = [result(made, 0, (0, 1, 2), (9, 5, 3))]
    found = {one["player"]: one for one in summary(made, results)["ladder"]}
    assert (found["greedy"]["games"], found["greedy"]["points"]) == (2, 1.0)
    assert (found["random"]["games"], found["random"]["points"]) == (1, 0.0)
    (pair,) = summary(made, results)["head_to_head"]
    assert (pair["meetings"], pair["points"]) == (2, 2.0), "nobody meets oneself"


# Ratings.


def test_ratings_put_players_in_their_order() -> None:
    made = setup("random", "greedy", "greedy:leaves=2", "greedy:leaves=3")
    found = ratings(4, made_up(made, [1, 8, 2, 4], 60))
    assert sorted(range(4), key=lambda player: found[player].mu) == [0, 2, 3, 1]


@pytest.mark.parametrize(("names", "seats"), [(3, 3), (2, 3), (2, 4), (3, 4)])
def test_ratings_with_more_seats(names: int, seats: int) -> None:
    players = ["random", "greedy", "greedy:leaves=2"][:names]
    made = setup(*players, game="sagrada", seats=seats)
    found = ratings(names, made_up(made, [1, 6, 3][:names], 40))
    assert max(found, key=lambda rating: rating.mu) == found[1]
    assert min(found, key=lambda rating: rating.mu) == found[0]


def test_ratings_become_surer_with_games() -> None:
    few, many = (ratings(2, made_up(TWO, [2, 1], deals)) for deals in (5, 100))
    assert many[0].sigma < few[0].sigma / 2
    assert many[0].interval[0] < many[0].mu < many[0].interval[1]


def test_equal_players_have_overlapping_ratings() -> None:
    for seed in range(5):
        one, other = ratings(2, made_up(TWO, [1, 1], 50, seed))
        assert one.interval[0] < other.interval[1] and other.interval[0] < one.interval[1]


def test_ratings_begin_at_25_and_part() -> None:
    games = made_up(TWO, [3, 1], 30)
    better, worse = ratings(2, games)
    assert better.mu > 25 > worse.mu
    assert [one.mu for one in ratings(2, [])] == [25, 25]
    assert better.sigma < ratings(2, [])[0].sigma

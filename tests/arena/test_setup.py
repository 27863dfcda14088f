"""Who plays whom: everybody everybody, the same deals from every seat."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from arenas import FIRST, bot, setup

from rosace.arena.setup import Setup
from rosace.core.errors import BadOptions
from rosace.players import Budget


def test_two_seats_are_swapped() -> None:
    made = setup("greedy", "random")
    found = list(made.fixtures(3))
    assert [one.seats for one in found] == [(0, 1), (1, 0)] * 3
    assert [one.deal for one in found] == [0, 0, 1, 1, 2, 2]
    assert found[0].seed == found[1].seed != found[2].seed
    assert [one.number for one in found] == list(range(6))


def test_every_pair_plays_the_same_deals() -> None:
    made = setup("greedy", "random", "greedy:leaves=3")
    found = list(made.fixtures(2))
    assert Counter(one.seats for one in found) == dict.fromkeys(
        [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)], 2
    )
    assert len({one.seed for one in found}) == 2


def test_more_games_only_add() -> None:
    made = setup("greedy", "random", "greedy:leaves=3")
    assert list(made.fixtures(9))[: 2 * made.games_a_deal] == list(made.fixtures(2))
    assert [made.fixture(one.number) for one in made.fixtures(4)] == list(made.fixtures(4))


@pytest.mark.parametrize(
    ("players", "seats", "lineups"),
    [
        (2, 3, [(0, 0, 1), (0, 1, 1)]),
        (2, 4, [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]),
        (3, 3, [(0, 1, 2)]),
        (4, 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        (3, 4, [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]),
    ],
)
def test_lineups_of_more_seats(players: int, seats: int, lineups: list[tuple[int, ...]]) -> None:
    names = ["random", "greedy", "greedy:leaves=2", "greedy:leaves=3"][:players]
    made = setup(*names, game="sagrada", seats=seats)
    assert made.lineups == lineups
    had = Counter((who, seat) for one in made.fixtures(1) for seat, who in enumerate(one.seats))
    assert len(had) == players * seats and len(set(had.values())) == 1, (
        "everybody has every seat equally often"
    )


@pytest.mark.parametrize(
    ("names", "given", "words"),
    [
        ([], {}, "two players or more, not 0"),
        (["greedy"], {}, "two players or more, not 1"),
        (["greedy", "greedy"], {}, "named 2 times"),
        (["greedy", "nobody"], {}, "there is no player 'nobody'"),
        (["greedy", "no.py:Bot"], {}, "there is no file no.py"),
        (["greedy", "random"], {"seats": 3}, "2 seats, not 3"),
        (["greedy", "random"], {"options": {"variant": "1999"}}, "option variant"),
        (["greedy", "random"], {"options": {"depth": 3}}, "no option depth"),
        (["greedy", "random"], {"options": {"remove_six": True}}, "festum"),
        (["greedy", "random"], {"game": "sagrada", "seats": 1}, "two seats or more"),
    ],
)
def test_bad_setups(names: list[str], given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        setup(*names, **given)


def test_a_game_of_one_to_four_is_for_two_unless_told() -> None:
    assert setup("greedy", "random", game="sagrada").seats == 2


def test_games_that_cannot_be_swapped() -> None:
    made = setup("greedy", "random")
    assert made.deals(20) == 10
    for games in (0, 1, 21):
        with pytest.raises(BadOptions, match=f"multiple of 2, not {games}"):
            made.deals(games)
    with pytest.raises(BadOptions, match="multiple of 3, not 20"):
        setup("greedy", "random", game="sagrada", seats=3).deals(20)


def test_limits() -> None:
    made = setup("greedy", "random:time=4", "random:simulations=9", budget=Budget(seconds=0.5))
    assert [made.decision_timeout(name) for name in made.players] == [11.5, 22.0, 60.0]
    assert setup("greedy", "random").decision_timeout("greedy") == 60.0
    assert setup("greedy", "random:time=4", allowance=2.5).decision_timeout("random:time=4") == 2.5


def differing(folder: Path) -> list[Setup]:
    one = bot(folder, FIRST)
    found = [
        setup(one, "random"),
        setup("random", one),
        setup(one, "random", seed=1),
        setup(one, "random", budget=Budget(seconds=1)),
        setup(one, "random", budget=Budget(simulations=1)),
        setup(one, "random", allowance=5.0),
        setup(one, "random", options={"festum": True}),
        setup(one, "random", game="sagrada"),
        setup(one, "random", game="sagrada", seats=3),
        setup(one, "random", version="9"),
    ]
    assert [made.digest for made in found]  # the file is read now
    bot(folder, FIRST + "  # changed")
    return [*found, setup(one, "random")]


def test_whatever_games_depend_on_tells_setups_apart(tmp_path: Path) -> None:
    found = [made.digest for made in differing(tmp_path)]
    assert len(set(found)) == len(found)
    assert setup("greedy", "random").digest == setup("greedy", "random").digest

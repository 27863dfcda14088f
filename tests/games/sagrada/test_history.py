"""How many dice the rounds can have given to each window: against every way of sharing them."""

from __future__ import annotations

import itertools

import pytest

from rosace.core.errors import BadDocument
from rosace.games.sagrada.documents.history import Taker, check_shares

from .helpers import RULESET, again, walk


def shares(dice: int, seats: int) -> set[tuple[int, ...]]:
    """Every way to share the dice of a round that is over: two at most for each (S2.2)."""
    return {way for way in itertools.product(range(3), repeat=seats) if sum(way) == dice}


def reachable(
    rounds: tuple[int, ...], now: int, least: tuple[int, ...], most: tuple[int, ...]
) -> set[tuple[int, ...]]:
    """The windows that can come of rounds from which so many dice were taken."""
    this_round = itertools.product(*(range(low, high + 1) for low, high in zip(least, most, strict=True)))
    found = {way for way in this_round if sum(way) == now}
    for dice in rounds:
        found = {
            tuple(map(sum, zip(way, share, strict=True)))
            for way in found
            for share in shares(dice, len(least))
        }
    return found


def accepts(
    windows: tuple[int, ...], rounds: tuple[int, ...], now: int, least: tuple[int, ...], most: tuple[int, ...]
) -> bool:
    takers = [
        Taker(f"seat {i}", "", *three) for i, three in enumerate(zip(windows, least, most, strict=True))
    ]
    try:
        check_shares(takers, list(rounds), now - sum(least))
    except BadDocument:
        return False
    return all(dice >= low for dice, low in zip(windows, least, strict=True))


@pytest.mark.parametrize(
    ("least", "most"), [((0, 0), (0, 0)), ((0, 1), (1, 2)), ((2, 0), (2, 1)), ((1, 0, 0), (1, 1, 2))]
)
def test_the_windows_that_are_accepted_are_those_that_rounds_can_give(
    least: tuple[int, ...], most: tuple[int, ...]
) -> None:
    seats = len(least)
    compared = 0
    for rounds in itertools.combinations_with_replacement(range(2 * seats + 1), 2):
        for now in range(sum(least), sum(most) + 1):
            given = reachable(rounds, now, least, most)
            for windows in itertools.product(range(7), repeat=seats):
                if sum(windows) == sum(rounds) + now:
                    assert accepts(windows, rounds, now, least, most) == (windows in given), (windows, rounds)
                    compared += 1
    assert compared > 50


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_position_of_a_game_is_refused(seats: int) -> None:
    skipped = 0
    for seed in range(6):
        for state in walk(seed, seats, {"difficulty": 5} if seats == 1 else {}):
            skipped += RULESET.view(state, None)["skipped"] != []
            again(state)
    assert skipped or seats == 1

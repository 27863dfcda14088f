"""Who has won is in the views of finished games, and Fantazja's view counts its turns."""

from __future__ import annotations

from typing import Any

import pytest

from rosace.core import registry
from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER
from rosace.match import messages
from rosace.match.commands import OfferDraw, Resign
from rosace.match.entries import Updated

from .tables import GAMES, Played

TABLES: list[tuple[str, int]] = [*((game, 2) for game in GAMES), ("sagrada", 1), ("sagrada", 4)]


def views(table: Played) -> list[dict[str, Any]]:
    """What each seat and a spectator see."""
    seats = (None, *range(len(table.match.seats)))
    return [messages.game_part(table.match, seat, {"view"})["view"] for seat in seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_view_names_the_winners_when_the_game_is_over_and_not_before(game: str, seats: int) -> None:
    table = Played(game, seats).sit_all().play(1, most=8)
    assert all("winners" not in view for view in views(table))
    table.play(1)
    result = table.match.result
    assert result is not None
    best = max(result.utilities)
    won = [seat for seat, utility in enumerate(result.utilities) if utility == best > -1]
    assert [view["winners"] for view in views(table)] == [won] * (seats + 1)


@pytest.mark.parametrize("game", GAMES)
def test_who_resigns_has_not_won_whatever_the_points(game: str) -> None:
    table = Played(game).sit_all().play(2, most=20)
    table.do(Resign(1))
    assert [view["winners"] for view in views(table)] == [[0]] * 3


@pytest.mark.parametrize("game", GAMES)
def test_an_agreed_draw_is_shared(game: str) -> None:
    table = Played(game).sit_all().play(2, most=20)
    for seat in (0, 1):
        table.do(OfferDraw(seat))
    assert [view["winners"] for view in views(table)] == [[0, 1]] * 3


def test_a_draw_is_shared_by_those_who_are_still_there() -> None:
    """Whoever had resigned before does not share it, and their points do not matter either."""
    table = Played("sagrada", 3).sit_all().play(2, most=20)
    table.do(Resign(1))
    table.match.apply(Updated(table.now, rules="new"))
    assert table.match.result is not None and table.match.result.kind == "update"
    assert table.match.result.utilities == (0.5, -1.0, 0.5)
    table.match.apply(Updated(table.now, rules="newer"))  # from before rows knew of their logs
    assert table.match.result.kind == "update" and table.match.deadline() is None


def test_fantazja_counts_its_turns_to_the_last() -> None:
    """F9.1: the 27 tiles of each faction take 54 turns, and two are skipped at the end."""
    ruleset = registry.get("fantazja")
    state: Any = ruleset.new(2, {})
    rng, first, numbers = Rng(5), None, set()
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            actions = [action for action, _ in state.chance()]
        else:
            actions = state.legal()
            first = state.to_move() if first is None else first
            number = ruleset.view(state, None)["turn_number"]
            numbers.add(number)
            assert (number - 1) % 2 == (state.to_move() != first)
        state.apply(actions[rng.pick(len(actions))])
    assert set(range(1, 55)) <= numbers
    assert ruleset.view(state, None)["turn_number"] == 56

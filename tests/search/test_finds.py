"""The search finds what is there to be found: victories in one decision and in several, and better play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import fmean
from typing import Any

import pytest

from contract.walks import walk
from games.basilica import helpers as basilica
from games.fantazja import boards as fantazja
from games.sagrada import helpers as sagrada
from rosace.core import registry
from rosace.core.rng import Rng
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE, OVER
from rosace.search import Search, Settings

from . import positions

SETTINGS = {"plain": Settings(), "game's own": None}


def text(ruleset: Ruleset, state: Any, settings: Settings | None, simulations: int = 2000) -> str:
    search = Search(settings or Settings.of(ruleset))
    return ruleset.text(search.run(state, simulations=simulations, seed=1).action)


@pytest.mark.parametrize("how", SETTINGS)
def test_basilica_the_crown_that_ends_the_game_goes_to_ones_own_area(how: str) -> None:
    """Level on points, the last crown to place: it wins in white's red area, elsewhere it is a tie."""
    state = basilica.position(
        """
        R@1 . . . B@2
        """,
        vaults=("R+", "Y-", "G-"), marker=29, scorings=[[5, 5], [5, 5]], left=1,
    )  # fmt: skip
    assert text(basilica.RULESET, state, SETTINGS[how]) in ("place 1 b1", "place 1 a2")


@pytest.mark.parametrize("how", SETTINGS)
def test_basilica_a_builder_first_and_then_the_crown(how: str) -> None:
    """Black has the blue area of four. With a builder on the blue vault just placed it is a tie in
    blue, and white's red vault wins; the crown comes after it."""
    state = basilica.position(
        """
        R@1 . B B@2 B
        .   . B .   .
        """,
        vaults=("Y+", "Y+", "G+"), marker=29, scorings=[[5, 5], [5, 5]], left=2, placed="c2",
    )  # fmt: skip
    assert text(basilica.RULESET, state, SETTINGS[how], 6000) == "builder"


@pytest.mark.parametrize("how", SETTINGS)
def test_sagrada_the_last_die_is_the_one_that_wins(how: str) -> None:
    """The last turn of the game. Red is the private objective, so the red 6 wins whatever the other
    seat's objective is; the yellow 2 or nothing loses if that is yellow."""
    state = sagrada.position(
        "Y1 G2 .. .. ..", "Y5 .. .. .. ..",
        private=("red", "yellow"), public=("deep-shades", "row-colours", "shade-variety"),
        pool="R6 Y2", round=10, turn=3, tokens=(0, 0),
    )  # fmt: skip
    assert {"place R6", "place Y2", "pass"} == {notation[:8] for notation in sagrada.texts(state)}
    assert text(sagrada.RULESET, state, SETTINGS[how]) in ("place R6 a3", "place R6 b3")


def turn_of_fantazja(state: Any, settings: Settings | None) -> tuple[list[str], Any]:
    """What the seat to move decides in its turn, searching anew for each decision, and what comes of it."""
    seat, decided, state = state.to_move(), [], state.clone()
    while state.to_move() == seat:
        decided.append(text(fantazja.RULESET, state, settings))
        state = fantazja.step(state, decided[-1])
    return decided, state


@pytest.mark.parametrize("how", SETTINGS)
def test_fantazja_the_others_level_two_is_covered_before_it_earns_the_bonus(how: str) -> None:
    """The other's last tile is RIII, for its own RIIb at e1: with it the other has 10 points and wins,
    without it 3. One's own small building can wait."""
    state = fantazja.position(
        "e1 lRIb lRIIb n1 lGIb lGIIb s1 nSa",
        hand=("RIII PIc", "RIII"), points=("Sb", "Sb!"), stack=("", ""),
    )  # fmt: skip
    decided, after = turn_of_fantazja(state, SETTINGS[how])
    assert decided == ["build RIII", "lay e1 180"]
    assert [after.score(0), after.score(1)] == [4, 3]


@pytest.mark.parametrize("how", SETTINGS)
def test_fantazja_dark_energy_takes_the_lead_from_the_other(how: str) -> None:
    """The last tile, two points behind. Anywhere else it brings one; beside the dark e1 it costs the
    other all it has, for e2 loses its way to the castle."""
    state = fantazja.position(
        "e1 lRIb lRIIa e2 lGIb s1 nMIc w1 nMIb", hand=("PIa", ""), points=("Sa", ""), stack=("", "")
    )
    decided, after = turn_of_fantazja(state, SETTINGS[how])
    assert decided[0] == "build PIa"
    assert fantazja.land(after) == {"s1": "nMIc", "w1": "nMIb"}
    assert (after.to_move(), after.utility(0)) == (OVER, 1.0)


@pytest.mark.parametrize("how", SETTINGS)
def test_fantazja_level_three_on_ones_own_level_two_earns_the_bonus(how: str) -> None:
    """Level III is worth less than what it covers: it wins by the bonus alone."""
    state = fantazja.position(
        "e1 nRIb nRIIb s1 lSa w1 lSb n1 lMIb", hand=("RIII", ""), points=("Sa", ""), stack=("", "")
    )
    decided, after = turn_of_fantazja(state, SETTINGS[how])
    assert decided == ["build RIII", "lay e1 180"]
    assert [after.score(0), after.score(1), after.utility(0)] == [7, 5, 1.0]


@pytest.mark.parametrize("how", SETTINGS)
def test_fantazja_the_bonus_is_prepared_a_turn_before(how: str) -> None:
    """Two tiles, two points, two turns: level II now and level III next time make 7 points."""
    state = fantazja.position(
        "e1 nRIb s1 lSa w1 lSb n1 lMIb", hand=("RIIb RIII", "PIc"), points=("Sa Sb", ""), stack=("", "")
    )
    decided, _ = turn_of_fantazja(state, SETTINGS[how])
    assert decided[:2] == ["build RIIb", "lay e1 180"]


def best(state: Any, seat: int, worth: str) -> float:
    """What a seat can be sure of when chance no longer speaks, whatever the other does."""
    if state.to_move() == OVER:
        return float(getattr(state, worth)(seat))
    assert state.to_move() >= 0
    most_or_least = max if state.to_move() == seat else min
    return most_or_least(count(state, worth, seat).values())


def count(state: Any, worth: str, seat: int) -> dict[int, float]:
    """What each decision can be made of, by the seat."""
    values = {}
    for action in state.legal():
        child = state.clone()
        child.apply(action)
        values[action] = best(child, seat, worth)
    return values


def last_turn_of_sagrada(state: Any) -> bool:
    """Without the tools that roll or draw."""
    if any(state.card_of[tool] >= 0 for tool in (5, 6, 10)):
        return False
    return bool(state.round == 9 and state.turn == 2 * state.seats - 1)


def last_tile_of_fantazja(state: Any) -> bool:
    """Nothing is left to draw; the other may still use a power in the turn that it skips."""
    if state.pool[0] or state.pool[1] or state.num_bottom[0] or state.num_bottom[1] or state.main_done:
        return False
    return state.hand[state.seat].bit_count() == 1 and state.hand[1 - state.seat] == 0


LAST: dict[str, Callable[[Any], bool]] = {
    "fantazja": last_tile_of_fantazja,
    **dict.fromkeys(("sagrada-1", "sagrada-2", "sagrada-3"), last_turn_of_sagrada),
}


def endgames(table: str, number: int, worth: str) -> Iterator[tuple[Any, dict[int, float]]]:
    """Last turns of random games in which it matters what the seat does, and chance no longer speaks."""
    for seed in range(400):
        for state, _ in walk(positions.new(table)[1], seed):
            if state.to_move() < 0 or state.mid_action() or not 2 < len(state.legal()) < 20:
                continue
            if not LAST[table](state):
                continue
            values = count(state, worth, state.to_move())
            if len(set(values.values())) > 1:
                yield state, values
                number -= 1
                if number == 0:
                    return
                break
    raise AssertionError(f"{number} endgames are missing")


def expected(state: Any) -> dict[int, float]:
    """The mean of full counts, the others' objectives drawn again and again."""
    counts = []
    for seed in range(30):
        other = state.clone()
        other.determinize(state.to_move(), Rng(seed))
        counts.append(count(other, "utility", state.to_move()))
    return {action: fmean(each[action] for each in counts) for action in state.legal()}


@pytest.mark.parametrize("table", ("sagrada-2", "sagrada-3"))
def test_endgames_are_played_as_a_full_count_says(table: str) -> None:
    """What is not known of the others' objectives is weighed, and not guessed."""
    search, mattered = Search(), 0
    for state, _ in endgames(table, 5, "utility"):
        values = expected(state)
        action = search.run(state, simulations=2000, seed=1).action
        assert values[action] > max(values.values()) - 0.25, values
        mattered += max(values.values()) - min(values.values()) > 0.25
    assert mattered > 2


@pytest.mark.parametrize("how", SETTINGS)
def test_the_last_tile_is_played_as_a_full_count_says(how: str) -> None:
    """Fantazja: often with a power before it. What lies face down changes nothing any more."""
    search = Search(SETTINGS[how] or Settings.of(fantazja.RULESET))
    for state, values in endgames("fantazja", 5, "utility"):
        action = search.run(state, simulations=2000, seed=1).action
        assert values[action] == max(values.values()), values


def test_a_lone_seat_makes_the_most_of_its_last_turn() -> None:
    """Solo, with points ahead for a worth: random games are lost long before."""
    search = Search(Settings(margin=1.0))
    for state, values in endgames("sagrada-1", 6, "evaluate"):
        action = search.run(state, simulations=3000, seed=1).action
        assert values[action] == max(values.values()), values


def playing(ruleset: Ruleset, options: dict[str, Any], seed: int, simulations: int) -> float:
    """The first seat searches, the second plays at random; what it was worth to the first."""
    state, rng, search = ruleset.new(2, options), Rng(seed), Search(Settings.of(ruleset))
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            state.apply(state.sample(rng))
        elif state.to_move() == 0:
            state.apply(search.run(state, simulations=simulations, seed=seed).action)
        else:
            legal = state.legal()
            state.apply(legal[rng.pick(len(legal))])
    return float(state.utility(0))


@pytest.mark.parametrize("table", ("basilica", "fantazja", "sagrada-2"))
def test_even_a_short_search_beats_chance(table: str) -> None:
    name, _, options = positions.TABLES[table]
    ruleset = registry.get(name)
    assert [playing(ruleset, options, seed, 60) for seed in range(5)] == [1.0] * 5

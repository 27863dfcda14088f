"""What kernels suggest for playouts: legal, repeatable, harmless to the position, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from contract.conftest import SHIPPED_SAMPLED, Table
from contract.walks import LEANINGS, walk
from games.basilica import helpers as basilica
from games.fantazja import boards as fantazja
from games.sagrada import helpers as sagrada
from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER

from . import positions


@pytest.mark.parametrize("table", SHIPPED_SAMPLED, ids=str)
def test_suggestions_are_legal_and_leave_the_position_alone(table: Table) -> None:
    for seed, lean in enumerate((None, *LEANINGS[table.ruleset.spec.name])):
        for state, _ in walk(table.new(), seed, daring=lean is None, lean=lean):
            if state.to_move() < 0:
                with pytest.raises(ValueError, match="no player is to move"):
                    state.suggest(Rng(1))
                continue
            before, legal = state.key(), set(state.legal())
            suggestions = [state.suggest(Rng(number)) for number in (1, 1, 2, 3, 4)]
            assert legal.issuperset(suggestions)
            assert suggestions[0] == suggestions[1]
            assert state.key() == before


@pytest.mark.parametrize("table", SHIPPED_SAMPLED, ids=str)
def test_games_of_suggestions_come_to_their_end(table: Table) -> None:
    for seed in range(20):
        state, rng, decisions = table.new(), Rng(seed), 0
        while state.to_move() != OVER:
            decisions += state.to_move() != CHANCE
            state.apply(state.sample(rng) if state.to_move() == CHANCE else state.suggest(rng))
        assert decisions <= table.ruleset.spec.max_decisions


@pytest.mark.parametrize("table", SHIPPED_SAMPLED, ids=str)
def test_preferences_weigh_what_is_legal_and_leave_the_position_alone(table: Table) -> None:
    for seed, lean in enumerate((None, *LEANINGS[table.ruleset.spec.name])):
        for state, _ in walk(table.new(), seed, daring=lean is None, lean=lean):
            before, preferences = state.key(), state.preferences()
            assert [action for action, _ in preferences] == state.legal()
            assert all(1 <= weight <= 1025 for _, weight in preferences)
            assert state.preferences() == preferences and state.key() == before


def points(table: str, seed: int, suggested: bool) -> int:
    """What all seats together have at the end."""
    state, rng = positions.new(table)[1], Rng(seed)
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            state.apply(state.sample(rng))
        elif suggested:
            state.apply(state.suggest(rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.pick(len(legal))])
    return sum(state.score(seat) for seat in range(state.seats))


@pytest.mark.parametrize("table", positions.TABLES)
def test_suggestions_are_worth_more_than_chance(table: str) -> None:
    by_chance, suggested = (sum(points(table, seed, way) for seed in range(20)) / 20 for way in (False, True))
    assert suggested > by_chance + 15


def test_sagrada_a_die_does_not_close_the_cell_beside_it() -> None:
    """`luz-celestial` asks for red at a3: a red die goes elsewhere as long as there is another place."""
    state = sagrada.position("Y1 G2 .. .. ..", private=("blue", "yellow"), pool="R3 R3 R3 R3 R3")
    assert "place R3 b3" in sagrada.texts(state)
    chosen = {sagrada.RULESET.text(state.suggest(Rng(seed))) for seed in range(40)}
    assert chosen and "place R3 b3" not in chosen


def test_sagrada_the_private_objective_is_served() -> None:
    state = sagrada.position("Y1 .. .. .. ..", private=("purple", "yellow"), pool="R4 P6 B4 G4 B5")
    chosen = {sagrada.RULESET.text(state.suggest(Rng(seed))) for seed in range(40)}
    assert chosen and all(text.startswith("place P6") for text in chosen)


def weights(state: Any) -> dict[str, int]:
    return {sagrada.RULESET.text(action): weight for action, weight in state.preferences()}


def test_sagrada_what_is_suggested_is_preferred() -> None:
    closing = weights(sagrada.position("Y1 G2 .. .. ..", private=("blue", "yellow"), pool="R3 R3 R3 R3 R3"))
    assert closing["place R3 b3"] == min(closing.values()) < max(closing.values())
    private = weights(sagrada.position("Y1 .. .. .. ..", private=("purple", "yellow"), pool="R4 P6 B4 G4 B5"))
    best = {text for text, weight in private.items() if weight == max(private.values())}
    assert best and all(text.startswith("place P6") for text in best)
    others = [weight for text, weight in private.items() if text.startswith("place") and " P6 " not in text]
    assert min(private["place P6 b1"], private["tool 2"]) > max(others)


def test_sagrada_tools_are_preferred_to_passing_and_the_die_in_hand_has_cell_values() -> None:
    """Tool 6 rolls a drafted die anew; where it may go is weighed as a die of the pool would be."""
    pool, private = "R3 R3 B1 B1 B1", ("blue", "yellow")
    state = sagrada.position("Y1 G2 .. .. ..", private=private, tools=(6, 3, 4), pool=pool)
    assert weights(state)["pass"] < weights(state)["tool 6"] < max(weights(state).values())
    state = sagrada.step(sagrada.step(sagrada.step(state, "tool 6"), "draft R3"), "roll 3")
    hand = weights(state)
    assert hand["put b3"] < hand["put a3"]


def advised(state: Any) -> set[str]:
    return {sagrada.RULESET.text(state.suggest(Rng(seed))) for seed in range(40)}


def test_sagrada_a_high_die_pays_for_a_tool_in_solo_rather_than_lie_on_the_track() -> None:
    for high, expected in (("B6", "tool 2"), ("B5", "tool 2"), ("B4", "pass")):
        state = sagrada.solo("R1 .. .. .. ..", tools=(2,), pool=f"G2 {high} Y1 Y1")
        assert advised(state) <= sagrada.texts(state) - {"tool 2", "pass"}, "first a die is placed"
        assert advised(sagrada.step(state, "place G2 a2")) == {expected}
    for_two = sagrada.position("R1 .. .. .. ..", tools=(2, 3, 4), pool="G2 B6 Y1 Y1 Y1")
    assert advised(sagrada.step(for_two, "place G2 a2")) == {"pass"}


def test_sagrada_where_nothing_fits_a_tool_is_used_in_solo_and_the_highest_die_pays() -> None:
    """`luz-celestial` asks for purple at b1 and for a 4 at b2: no red die below 4 fits at the red corner."""
    state = sagrada.solo("R1 .. .. .. ..", tools=(3,), pool="R1 R3 R2 R1")
    assert sagrada.texts(state) == {"tool 3", "pass"}
    assert advised(state) == {"tool 3"}
    assert advised(sagrada.step(state, "tool 3")) == {"pay R3"}


def test_basilica_vaults_go_to_ones_own_areas() -> None:
    orders = ("B.move", "B.disaster", "R.disaster")
    state = basilica.position("R@1 . . . B@2", vaults=("R", "B", "B"), orders=orders)
    chosen = {basilica.RULESET.text(state.suggest(Rng(seed))) for seed in range(40)}
    assert chosen == {"place 1 b1", "place 1 a2"}


def suggestions(state: Any) -> set[str]:
    return {fantazja.RULESET.text(state.suggest(Rng(seed))) for seed in range(40)}


def test_fantazja_a_large_building_goes_where_it_brings_most() -> None:
    """On the other's level II it makes a difference of five: two gained, three lost to the other. On one's
    own it makes four: two and the bonus, less the three that are covered."""
    ground = "e1 nRIb nRIIb s1 lRIc lRIIa"
    state = fantazja.position(ground, hand="RIII", points="Sa")
    assert suggestions(state) == {"build RIII"}
    assert suggestions(fantazja.step(state, "build RIII")) == {"lay s1 180"}
    alone = fantazja.position("e1 nRIb nRIIb w1 lGIb", hand="RIII", points="Sa")
    assert suggestions(fantazja.step(alone, "build RIII")) == {"lay e1 180"}


def test_fantazja_dark_energy_is_kept_from_ones_own_and_brought_to_the_others() -> None:
    own = fantazja.step(fantazja.position("e1 nRIb nRIIa", hand="PIa"), "build PIa")
    others = fantazja.step(fantazja.position("e1 lRIb lRIIa", hand="PIa"), "build PIa")
    assert fantazja.texts(own) == fantazja.texts(others)
    beside = {place for place in fantazja.texts(own) if place.split()[1] in ("e2", "n1e1", "s1e1")}
    assert beside and not suggestions(own) & beside
    assert suggestions(others) <= beside


def test_fantazja_production_is_used_since_it_costs_nothing() -> None:
    state = fantazja.position(
        "e1 nPIb s1 nPIc w1 lRIb", hand="RIb RIIa", discards="Sa Sb", tokens="production"
    )
    assert suggestions(state) == {"power production"}

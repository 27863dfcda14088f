"""The laws of the contract (`rosace.contract`), over random games of every game and variant."""

from __future__ import annotations

import pytest

from rosace.contract import WITHOUT_WORDS, Law, check, laws
from rosace.core.rng import Rng

from .conftest import ALL, Table
from .cups import RULESET as CUPS

CHANCE_LAWS: set[Law] = {
    laws.sampling_draws_what_chance_weighs,
    laws.the_seed_alone_decides_what_is_dealt,
    laws.nobody_decides_for_chance,
}
SECRET_LAWS: tuple[Law, ...] = (
    laws.views_hold_nothing_a_seat_cannot_know,
    laws.events_seen_by_a_seat_hold_nothing_it_cannot_know,
    laws.an_action_told_to_everybody_hides_nothing_from_a_spectator,
)
LAWS_OF_OURS: set[Law] = {  # what only larger games have
    laws.kernels_refuse_seats_that_do_not_exist_and_other_games,
    laws.an_observation_shows_what_a_seat_knows_and_nothing_else,
    laws.a_question_is_one_of_the_game_and_has_two_legal_answers,
    laws.a_view_without_aids_lacks_them_and_nothing_else,
}


def has_cases(law: Law, table: Table) -> bool:
    """Whether a law must find in this game what it is about, so that it does not hold for nothing."""
    name = table.ruleset.spec.name
    if law is laws.a_question_is_one_of_the_game_and_has_two_legal_answers:
        return bool(table.ruleset.questions)
    if name == "nim":
        lacking = {*CHANCE_LAWS, *SECRET_LAWS, *LAWS_OF_OURS, laws.several_decisions_are_taken_all_or_none}
        return law not in lacking - {laws.an_observation_shows_what_a_seat_knows_and_nothing_else}
    if name == "cups":
        return law not in LAWS_OF_OURS
    if law in SECRET_LAWS:  # Jugglers of both sides, who choose in secret, meet rarely
        return table.seats > 1 and (name != "basilica" or str(table) in SECRET_BASILICAS)
    return True


# Of the few walks through each variant of Basilica, those in which a seat learns something secret.
SECRET_BASILICAS = ("basilica-2p-festum", "basilica-2p-festum-remove-six")


@pytest.mark.parametrize("law", WITHOUT_WORDS, ids=lambda law: law.__name__)
def test_law(table: Table, law: Law) -> None:
    assert (law(table) > 0) == has_cases(law, table)


@pytest.mark.parametrize("law", SECRET_LAWS, ids=lambda law: law.__name__)
def test_secrets_of_basilica(law: Law) -> None:
    """In a variant that `test_law` leaves to `make test-all`: in the others nothing is hidden."""
    assert law(next(table for table in ALL if str(table) == SECRET_BASILICAS[0])) > 0


def test_what_a_game_declares() -> None:
    declared = {table.ruleset.spec.name: table.ruleset for table in ALL}
    assert {name: (game.has_chance, game.has_secrets) for name, game in declared.items()} == {
        **dict.fromkeys(("basilica", "cups", "fantazja", "sagrada"), (True, True)),
        "nim": (False, False),
    }


def test_a_broken_law_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CUPS.new()), "determinize", lambda self, seat, rng: self.placed.clear())
    with pytest.raises(AssertionError, match="cups-2p: views_hold_nothing_a_seat_cannot_know"):
        check(CUPS)


def test_secrets_that_are_not_declared_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(type(CUPS), "secret")
    with pytest.raises(AssertionError, match="`secret` is not overridden"):
        check(CUPS)


def test_the_walks_see_what_the_laws_are_for() -> None:
    """Secrets on both sides, deep cathedrals, a second stack: else the laws would hold for nothing."""
    seen = {"secret": 0, "changed": 0, "deep": 0, "second stack": 0}
    for table in ALL:
        if table.ruleset.spec.name != "basilica":
            continue
        for state, _ in table.walks():
            seen["deep"] += state.words > 1
            seen["second stack"] += state.age == 1
            if table.ruleset.secret(state):
                seen["secret"] += 1
                other = state.clone()
                other.determinize(state.to_move(), Rng(1))
                seen["changed"] += other.key() != state.key()
    assert all(seen.values()), seen

"""Standing answers: what is asked again and again is answered beforehand."""

from __future__ import annotations

import pytest

from rosace.core.rng import Rng
from rosace.match import Refused
from rosace.match.commands import GiveStandingAnswer, SetAnswers

from .tables import Played


def offers(answer: str | None, seed: int = 2) -> tuple[int, int]:
    """How often a seat was asked to pay in a game, and how often it had answered beforehand."""
    table = Played("basilica").sit_all()
    match = table.match
    if answer is not None:
        cases = dict.fromkeys(match.ruleset.questions[0].cases, answer)
        for seat in (0, 1):
            table.do(SetAnswers(seat, {match.ruleset.questions[0].name: cases}))
    rng, asked, answered = Rng(seed), 0, 0
    while match.status == "playing":
        question = match.ruleset.question(match.state)
        if match.has_standing_answer:
            standing = match.check(GiveStandingAnswer(), table.now)
            assert question is not None
            yes = match.ruleset.answer(match.state, True)
            assert (standing.entry.action == yes) == (answer == "always")  # type: ignore[attr-defined]
            assert standing.entry.by == "standing"  # type: ignore[attr-defined]
            match.apply(standing.entry, standing.decisions)
            answered += 1
            continue
        asked += question is not None
        legal = match.state.legal()
        table.decide(legal[rng.pick(len(legal))])
    return asked, answered


def test_without_an_answer_every_offer_is_asked() -> None:
    asked, answered = offers(None)
    assert asked > 0 and answered == 0


@pytest.mark.parametrize("answer", ["never", "always"])
def test_with_an_answer_no_offer_is_asked(answer: str) -> None:
    asked, answered = offers(answer)
    assert asked == 0 and answered > 0


def test_ask_me_is_to_be_asked() -> None:
    asked, answered = offers("ask")
    assert asked > 0 and answered == 0


def test_some_orders_may_be_paid_and_others_asked() -> None:
    table = Played("basilica").sit_all()
    question = table.match.ruleset.questions[0]
    table.do(SetAnswers(0, {question.name: {question.cases[0]: "always"}}))
    assert table.match.seats[0].answers == {question.name: {question.cases[0]: "always"}}


def test_a_question_that_no_game_asks_is_refused() -> None:
    table = Played("basilica").sit_all()
    question = table.match.ruleset.questions[0]
    for answers in ({question.name: {"nothing": "never"}}, {"weather": {"rain": "ask"}}):
        with pytest.raises(Refused, match="no-such-question"):
            table.do(SetAnswers(0, answers))

"""Reviews: what they say sums up, can be repeated, and finds what it should."""

from __future__ import annotations

import json
from dataclasses import replace
from threading import Event
from typing import Any

import pytest
from played import HASTY, REVIEWED_TABLES, game, hasty, review_of, reviewed

import rosace
from rosace.analysis import QUALITIES, Analyst, Judgement, Review, Reviewer, Stopped
from rosace.analysis.document import is_review, review_document
from rosace.analysis.luck import Value
from rosace.analysis.review import ChanceEvent
from rosace.core.errors import BadOptions, BadRecord
from rosace.core.record import Ended
from rosace.core.state import OVER


@pytest.mark.parametrize(("name", "seats"), REVIEWED_TABLES)
def test_the_parts_sum_to_the_result(name: str, seats: int) -> None:
    """Start, luck, skill and rest, for every seat; and what one seat gains another loses."""
    _, review = review_of(name, seats)
    for seat in range(seats):
        parts = (review.start[seat], review.luck.wins[seat], review.skill[seat], review.rest[seat])
        assert sum(parts) == pytest.approx(review.result[seat], abs=1e-12)
    for gained in (review.luck.wins, review.skill, review.rest):
        assert seats == 1 or sum(gained) == pytest.approx(0, abs=1e-9)
    assert seats == 1 or sum(review.start) == pytest.approx(1)
    assert sum(review.result) == 1 or seats == 1


@pytest.mark.parametrize(("name", "seats"), REVIEWED_TABLES)
def test_every_choice_is_judged_and_the_best_can_be_played(name: str, seats: int) -> None:
    journal, review = review_of(name, seats)
    steps = list(journal.steps())
    choices = [i for i, step in enumerate(steps) if step.seat >= 0 and len(step.before.legal()) > 1]
    assert [judged.position for judged in review.decisions] == choices
    for judged in review.decisions:
        step = steps[judged.position]
        assert (judged.seat, judged.action, judged.played[0]) == (step.seat, step.action, step.action)
        after = step.before.clone()
        for action in judged.best:
            if action not in after.legal():
                # What comes after a secret or a draw is what its seat may have imagined.
                assert action is not judged.best[0]
                break
            after.apply(action)
        else:
            assert not (after.mid_action() and after.to_move() == judged.seat)
        assert judged.win_best - judged.win_played == pytest.approx(judged.loss, abs=1e-9)
        assert judged.noise >= 0
        assert seats == 1 or sum(judged.wins) == pytest.approx(1)
    assert (review.game, review.seats, review.length) == (name, seats, len(journal.actions))
    assert review.scores == tuple(journal.state.score(seat) for seat in range(seats))


@pytest.mark.parametrize(("name", "seats"), [("fantazja", 2), ("sagrada", 1)])
def test_the_same_again(name: str, seats: int) -> None:
    journal, review = review_of(name, seats)
    assert reviewed(journal) == review
    assert reviewed(journal, seed=2) != review


def test_progress_rises_to_the_end() -> None:
    told: list[float] = []
    reviewed(game("fantazja", 2), progress=told.append)
    assert told == sorted(told) and 0 < told[0] < 0.1
    assert 0.5 < told[-1] <= 1 and len(told) > 100


def test_it_can_be_stopped() -> None:
    stop = Event()
    told: list[float] = []

    def report(done: float) -> None:
        told.append(done)
        if done > 0.2:
            stop.set()

    with pytest.raises(Stopped, match="stopped"):
        reviewed(game("fantazja", 2), progress=report, stop=stop)
    assert max(told) < 0.25


def test_only_games_that_ended_by_their_rules_are_reviewed() -> None:
    """A running one, and one that somebody resigned: it has no result that the rules know."""
    running = game("basilica", 2, decisions=12)
    with pytest.raises(BadRecord, match="only a game that is over can be reviewed"):
        reviewed(running)
    text = running.record(ended=Ended("resigned", 1)).dumps()
    resigned = rosace.load_record(text)
    with pytest.raises(BadRecord, match="only a game that is over can be reviewed"):
        resigned.review("quick")
    with pytest.raises(BadOptions, match="quality is one of quick, standard, deep, not 'best'"):
        resigned.review("best")


# Classes.


def judged(loss: float, noise: float = 0.0, best: int = 2, **more: Any) -> Judgement:
    return Judgement(7, 0, 1, (0.5, 0.5), 0.5, 0.5 - loss, loss, noise, (best,), (1,), **more)


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (-0.02, "good"),
        (0.0, "good"),
        (0.049, "good"),
        (0.05, "inaccuracy"),
        (0.099, "inaccuracy"),
        (0.10, "mistake"),
        (0.199, "mistake"),
        (0.20, "blunder"),
        (0.9, "blunder"),
    ],
)
def test_classes_begin_at_their_thresholds(loss: float, verdict: str) -> None:
    assert judged(loss).verdict == verdict
    assert judged(loss, noise=loss / 2.01 if loss > 0 else 0).verdict == verdict
    if verdict != "good":
        assert judged(loss, noise=loss / 1.99).verdict == "unclear", "below twice its noise"
    assert judged(loss, best=1).verdict == ("best" if loss < 0.05 else verdict)


def a_review(
    *decisions: Judgement, luck: float = 0.0, luck_noise: float = 0.0, result: tuple[float, ...] = (1.0, 0.0)
) -> Review:
    event = ChanceEvent(0, (1,), Value((luck, -luck), (0.0, 0.0), (luck_noise, luck_noise), (0.0, 0.0)))
    return Review("basilica", 2, "quick", 0, decisions, (event,), (0.5, 0.5), result, (9, 8), 60)


def test_turning_points_are_the_five_that_cost_most() -> None:
    losses = [0.3, 0.06, 0.2, 0.12, 0.01, 0.08, 0.5, 0.4]
    decisions = [replace(judged(loss), position=number) for number, loss in enumerate(losses)]
    decisions[-1] = replace(decisions[-1], noise=0.3)  # unclear
    assert [one.position for one in a_review(*decisions).turning_points] == [0, 2, 3, 5, 6]


def test_skill_goes_to_the_others() -> None:
    mine, yours = replace(judged(0.3), seat=0), replace(judged(0.1), seat=1)
    review = a_review(mine, mine, yours)
    assert review.skill == pytest.approx((-0.5, 0.5))
    assert review.mean_losses == pytest.approx((0.3, 0.1))
    assert a_review(mine).mean_losses == (0.3, None)


@pytest.mark.parametrize(
    ("losses", "luck", "result", "keys"),
    [
        ((0.01, 0.011), 0.0, (1.0, 0.0), ("level", "no-luck")),
        ((0.01, 0.05), 0.0, (1.0, 0.0), ("better-won", "no-luck")),
        ((0.01, 0.05), -0.3, (0.0, 1.0), ("better-lost", "luck")),
        ((0.01, 0.05), 0.2, (0.5, 0.5), ("better-tied", "luck")),
    ],
)
def test_the_verdict(
    losses: tuple[float, float], luck: float, result: tuple[float, ...], keys: tuple[str, str]
) -> None:
    decisions = [replace(judged(loss), seat=seat) for seat, loss in enumerate(losses)]
    review = a_review(*decisions, luck=luck, result=result)
    assert [phrase.key for phrase in review.verdict] == [f"review-verdict-{key}" for key in keys]
    if keys[0] != "level":
        noise = 0.51 * abs(losses[0] - losses[1])
        unclear = a_review(*(replace(one, noise=noise) for one in decisions), luck=luck, result=result)
        clear = a_review(*decisions, replace(decisions[0], noise=0.6 * noise), luck=luck, result=result)
        assert unclear.verdict[0].key == "review-verdict-level", "below twice its noise"
        assert clear.verdict[0].key == review.verdict[0].key
    if "luck" in keys:
        unclear = a_review(*decisions, luck=luck, luck_noise=0.51 * abs(luck), result=result)
        assert unclear.verdict[1].key == "review-verdict-no-luck", "below twice its noise"
        told = review.verdict[1].params
        assert told == {"seat": 0 if luck > 0 else 1, "luck": round(100 * abs(luck))}


def test_a_game_is_level_only_if_all_played_alike() -> None:
    """Of three, two played well and one did not: then one of the two is named."""
    zeros = (0.0, 0.0, 0.0)
    decisions = tuple(replace(judged(loss), seat=seat) for seat, loss in enumerate((0.02, 0.08, 0.021)))
    none = ChanceEvent(0, (1,), Value(zeros, zeros, zeros, zeros))
    start, result = (0.3, 0.3, 0.4), (0.0, 1.0, 0.0)
    review = Review("sagrada", 3, "quick", 0, decisions, (none,), start, result, (9, 12, 8), 60)
    assert review.verdict[0].key == "review-verdict-better-lost"
    assert review.verdict[0].params == {"seat": 0}
    level = replace(review, decisions=(decisions[0], replace(decisions[2], seat=1), decisions[2]))
    assert level.verdict[0].key == "review-verdict-level"


def test_the_noise_of_a_game_is_that_of_its_parts() -> None:
    """Independent noises add up by their squares; a loss goes to the others in equal parts."""
    review = a_review(judged(0.3, noise=0.03), judged(0.1, noise=0.04), luck=0.2, luck_noise=0.1)
    assert review.skill_noise == pytest.approx((0.05, 0.05))
    assert review.mean_losses_noise == (pytest.approx(0.025), None)
    assert review.luck.wins_noise == pytest.approx((0.1, 0.1))


def test_the_result_without_the_luck_is_a_chance() -> None:
    assert a_review(luck=0.3).adjusted == (0.7, 0.3)
    assert a_review(luck=-0.3).adjusted == (1.0, 0.0)


# Finding.


def test_a_blunder_is_found() -> None:
    """From the middle of a game of Fantazja on a search plays both seats, and once the worst it knows.

    The review of this part points at that move.
    """
    journal, planted = game("fantazja", 2, decisions=60), None
    analyst, begin = Analyst(journal.ruleset), len(journal.actions)
    while journal.state.to_move() != OVER:
        state, seat = journal.state, journal.state.to_move()
        result, wins = analyst.win_chances(state, simulations=300, seed=len(journal.actions))
        chosen = result.action
        if planted is None:
            worst = min(
                (move for move in result.moves if move.visits > 2), key=lambda move: move.values[seat]
            )
            if wins[seat] - analyst.wins_of(state, worst.values)[seat] > 0.4:
                planted, chosen = len(journal.actions), worst.action
        journal.submit(seat, chosen)
        journal.deal()
    review = Reviewer(journal, "quick", seed=1, begin=begin).review()
    worst_of_all = max(review.decisions, key=lambda one: one.loss)
    assert worst_of_all.position == planted
    assert worst_of_all.verdict in ("mistake", "blunder")
    assert worst_of_all.searched_again
    assert planted in {one.position for one in review.turning_points} == set(review.reasons)


@pytest.mark.parametrize("name", ["basilica", "fantazja", "sagrada"])
def test_qualities_differ_in_every_number(name: str) -> None:
    """A better one spends more everywhere."""
    quick, standard, deep = (vars(QUALITIES[one]) for one in ("quick", "standard", "deep"))
    assert all(quick[one] < standard[one] < deep[one] for one in vars(HASTY))


def test_a_move_that_no_search_has_tried_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """With fewer simulations than legal decisions it is searched alone, which makes it no favourite."""
    monkeypatch.setitem(QUALITIES, "blind", replace(HASTY, simulations=1, suspects=0))
    review = Reviewer(game("basilica", 2), "blind", seed=1).review()
    assert all(one.action in one.ranking for one in review.decisions)
    untried = [one for one in review.decisions if len(one.ranking) > 2]
    assert untried, "two searches of one simulation know at most two decisions"
    assert all(one.ranking[-1] == one.action != one.best[0] for one in untried)


# As a document.


@pytest.mark.parametrize(("name", "seats"), REVIEWED_TABLES)
def test_the_document_holds_all_of_it(name: str, seats: int) -> None:
    journal, review = review_of(name, seats)
    with hasty():
        document = review_document(review, journal)
    assert json.loads(json.dumps(document)) == document, "plain JSON"
    assert is_review(document) and not is_review({**document, "format": 0})
    assert [one["position"] for one in document["decisions"]] == [one.position for one in review.decisions]
    moves = [number for number, step in enumerate(journal.steps()) if step.seat >= 0]
    last = {"position": len(journal.actions), "move": len(moves), "wins": list(review.result)}
    assert document["graph"][-1] == last
    assert [moves.index(one["position"]) for one in document["decisions"]] == [
        one["move"] for one in document["decisions"]
    ]
    assert document["turning_points"] == [one.position for one in review.turning_points]
    for told, one in zip(document["decisions"], review.decisions, strict=True):
        best = [journal.ruleset.parse(step["text"]) for step in told["best"]]
        assert best and best == list(one.best)[: len(best)]
        assert all(step["label"]["key"] for step in (*told["best"], *told["played"]))
        assert told["verdict"] == one.verdict
    for seat in range(seats):
        parts = sum(document[part][seat] for part in ("start", "luck", "skill", "rest"))
        assert parts == pytest.approx(document["result"][seat], abs=1e-4)


def test_a_game_reviews_itself() -> None:
    """By the public API, with its names and in its language; the record in between changes nothing."""
    record = game("sagrada", 1, names=("Ola",)).record()
    here = rosace.load_record(record.dumps(), language="pl").review("quick", seed=3)
    assert here.names == ("Ola",)
    assert here.sentences[0] in str(here)
    assert len(here.moments) == len(here.decisions)
    assert rosace.load_record(record.dumps()).review("quick", seed=3).decisions == here.decisions

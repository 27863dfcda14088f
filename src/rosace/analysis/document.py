"""A review as JSON, without words: messages are keys with parameters, for a page in any language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any

from rosace.analysis.analyst import walk
from rosace.analysis.reasons import Explanation
from rosace.analysis.review import QUALITIES, Judgement, Review
from rosace.core.journal import Journal, Step
from rosace.core.ruleset import Phrase, Ruleset

FORMAT = 2
DIGITS = 5  # of win chances: they are not known to more


def review_document(review: Review, journal: Journal, begin: int = 0) -> dict[str, Any]:
    """All that a page shows of a review; the journal is that of the game.

    Positions are lengths of the log, and moves count its decisions from `begin` on. `graph` has the win
    chances of all seats before each decision and at the end. Decisions have what was played and what was
    better, each as decisions with notation, label, and the elements to touch; `reasons` say why, for the
    turning points. `luck` and `skill` are win chances, `luck_points` points ahead; the fields with `noise`
    are their standard errors.
    """
    luck, quality = review.luck, QUALITIES[review.quality]
    steps = list(journal.steps())
    moves = list(accumulate((step.seat >= 0 for step in steps[begin:]), initial=0))
    return {
        "format": FORMAT,
        "game": review.game,
        "seats": review.seats,
        "quality": review.quality,
        "simulations": quality.simulations,
        "rollouts": quality.rollouts,
        "seed": review.seed,
        "scores": list(review.scores),
        "result": _rounded(review.result),
        "start": _rounded(review.start),
        "luck": _rounded(luck.wins),
        "luck_noise": _rounded(luck.wins_noise),
        "luck_points": _rounded(luck.leads),
        "luck_points_noise": _rounded(luck.leads_noise),
        "skill": _rounded(review.skill),
        "skill_noise": _rounded(review.skill_noise),
        "rest": _rounded(review.rest),
        "adjusted": _rounded(review.adjusted),
        "mean_losses": [None if loss is None else round(loss, DIGITS) for loss in review.mean_losses],
        "graph": [
            {"position": position, "move": moves[position - begin], "wins": _rounded(wins)}
            for position, wins in (
                *((one.position, one.wins) for one in review.decisions),
                (review.length, review.result),
            )
        ],
        "decisions": [
            {"move": moves[one.position - begin], **_decision(one, journal.ruleset, steps)}
            for one in review.decisions
        ],
        "chances": [
            {
                "position": one.position,
                "luck": _rounded(one.luck.wins),
                "noise": _rounded(one.luck.wins_noise),
                "points": _rounded(one.luck.leads),
            }
            for one in review.chances
        ],
        "turning_points": [one.position for one in review.turning_points],
        "reasons": [_reason(position, why) for position, why in review.reasons.items()],
        "verdict": [phrase_document(phrase) for phrase in review.verdict],
    }


def _decision(judged: Judgement, ruleset: Ruleset, steps: Sequence[Step]) -> dict[str, Any]:
    before = steps[judged.position].before
    played = [(step.before, step.action) for step in steps[judged.position :][: len(judged.played)]]
    counted = ruleset.view(before, judged.seat).get("round")
    return {
        "position": judged.position,
        "seat": judged.seat,
        "round": counted if isinstance(counted, int) else None,
        "verdict": judged.verdict,
        "loss": round(judged.loss, DIGITS),
        "noise": round(judged.noise, DIGITS),
        "win_best": round(judged.win_best, DIGITS),
        "win_played": round(judged.win_played, DIGITS),
        "played": _told(ruleset, played),
        "best": _told(ruleset, walk(before, judged.best)),
    }


def _told(ruleset: Ruleset, decisions: Iterable[tuple[Any, int]]) -> list[dict[str, Any]]:
    """Decisions as a page shows them, each with the position where it is taken."""
    return [
        {
            "text": ruleset.text(action),
            "label": phrase_document(ruleset.label(state, action)),
            "touch": list(ruleset.touch(state, action)),
        }
        for state, action in decisions
    ]


def _reason(position: int, why: Explanation) -> dict[str, Any]:
    return {
        "position": position,
        "sentences": [phrase_document(sentence) for sentence in why.sentences()],
        "elements": list(why.elements),
    }


def phrase_document(phrase: Phrase) -> dict[str, Any]:
    """A message as JSON; its parameters may be messages."""
    return {"key": phrase.key, "params": {name: _param(value) for name, value in phrase.params.items()}}


def _param(value: Any) -> Any:
    if isinstance(value, Phrase):
        return phrase_document(value)
    if isinstance(value, (list, tuple)):
        return [_param(item) for item in value]
    return round(float(value), 1) if isinstance(value, float) else value  # as `rosace.i18n.decimal` writes it


def _rounded(numbers: Any) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


def is_review(document: Mapping[str, Any]) -> bool:
    """Whether a stored document can still be shown."""
    return document.get("format") == FORMAT

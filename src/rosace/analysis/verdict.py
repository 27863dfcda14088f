"""The verdict on a reviewed game, in two sentences."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from rosace.core.ruleset import Phrase

if TYPE_CHECKING:
    from rosace.analysis.review import Review

LEVEL = 0.004  # mean losses per decision that are nearer than this are alike
MUCH = 0.10  # luck in win chance from which it is spoken of, if it is clear
CLEAR = 2.0  # luck, or a difference of mean losses, below so many times its noise is not


def verdict(review: Review) -> tuple[Phrase, ...]:
    """Who played better, and what luck did: the first sentence is about skill, the second about luck."""
    return (_skill(review), _luck(review))


def _skill(review: Review) -> Phrase:
    losses, noises = review.mean_losses, review.mean_losses_noise
    if review.seats == 1:
        return Phrase("review-verdict-alone", {"loss": _percent(losses[0] or 0.0)})
    ranked = sorted((loss, seat) for seat, loss in enumerate(losses) if loss is not None)
    if len(ranked) < 2:
        return Phrase("review-verdict-level")
    (least, seat), (most, worst) = ranked[0], ranked[-1]
    if most - least < max(LEVEL, CLEAR * hypot(noises[seat] or 0.0, noises[worst] or 0.0)):
        return Phrase("review-verdict-level")
    share = review.result[seat]
    how = "won" if share == 1 else "tied" if share > 0 else "lost"
    return Phrase(f"review-verdict-better-{how}", {"seat": seat})


def _luck(review: Review) -> Phrase:
    lucks = review.luck.wins
    seat = max(range(review.seats), key=lambda one: abs(lucks[one]))
    if review.seats > 1:
        seat = max(range(review.seats), key=lambda one: lucks[one])
    if abs(lucks[seat]) < max(MUCH, CLEAR * review.luck.wins_noise[seat]):
        return Phrase("review-verdict-no-luck")
    params = {"seat": seat, "luck": _percent(abs(lucks[seat]))}
    return Phrase("review-verdict-luck" if lucks[seat] > 0 else "review-verdict-bad-luck", params)


def _percent(chance: float) -> int:
    return round(100 * chance)

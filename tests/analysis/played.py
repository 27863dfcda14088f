"""Games and positions for the tests of analyses and reviews, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from rosace.analysis import quick_play, review, review_page
from rosace.analysis.review import Quality, Reviewer
from rosace.analysis.review_words import ReviewInWords, review_in_words
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.core.state import OVER
from rosace.i18n import Translator
from sampling import also

TABLES = [("basilica", 2), ("fantazja", 2), *(("sagrada", seats) for seats in (1, 2, 3, 4))]
# Reviewing takes long, and three seats stand for two and four of the same game.
REVIEWED_TABLES = [also(*table) if table in (("sagrada", 2), ("sagrada", 4)) else table for table in TABLES]
# Enough to run every part of a review, too little to believe it.
HASTY = Quality(30, suspects=3, rounds=4, round_simulations=30, rollouts=8, graph_rollouts=1, reasons=10)


def game(name: str, seats: int, decisions: int = 10_000, names: tuple[str, ...] = ()) -> Journal:
    """A game of quick players, to its end or for so many decisions."""
    ruleset = registry.get(name)
    journal, player = Journal(ruleset, seats, seed=3, names=names), quick_play.rollouts(ruleset)
    journal.deal()
    while journal.state.to_move() != OVER and decisions:
        journal.submit(journal.state.to_move(), player.choose(journal.state, len(journal.actions)))
        journal.deal()
        decisions -= 1
    return journal


@contextmanager
def hasty() -> Iterator[None]:
    """For a while there is a quality of this name."""
    review.QUALITIES["hasty"] = HASTY
    try:
        yield
    finally:
        del review.QUALITIES["hasty"]


def reviewed(journal: Journal, seed: int = 1, **more: Any) -> review.Review:
    """A hasty review."""
    with hasty():
        return Reviewer(journal, "hasty", seed, **more).review()


@cache
def review_of(name: str, seats: int) -> tuple[Journal, review.Review]:
    """A finished game and its review, made once for all tests."""
    journal = game(name, seats)
    return journal, reviewed(journal)


@cache
def page_of(
    name: str, seats: int, lang: str = "en", names: tuple[str, ...] = ()
) -> tuple[ReviewInWords, str]:
    """The review of a game in words, and its page."""
    translator = Translator(lang, strict=True)
    journal = game(name, seats, names=names)
    in_words = review_in_words(review_of(name, seats)[1], journal, translator)
    with hasty():
        return in_words, review_page.write(in_words, journal, translator)

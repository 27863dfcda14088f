"""A review in words: its verdict, and every decision of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from fluent.runtime.types import fluent_number

from rosace.analysis.analyst import walk
from rosace.analysis.reasons import Explanation
from rosace.analysis.review import CLASSES, Judgement, Review
from rosace.core.journal import Journal, Step
from rosace.core.ruleset import Phrase, Ruleset
from rosace.i18n import Translator, Verbatim, printable

NAMELESS = ("human", "guest", "")  # names of seats that are no names


@dataclass(frozen=True)
class Moment:
    """A decision of a reviewed game in words.

    `number` counts the log from 1, as `rosace replay --moves` does. `heading` has it with the round (in games
    that count rounds), the name and the verdict, and `cost` says what became of the win chance. `better` is
    empty where the best was played, and `reason` where none was looked for.
    """

    judgement: Judgement
    number: int
    heading: str
    name: str
    verdict: str
    cost: str
    played: str
    better: str
    reason: str

    def __str__(self) -> str:
        better = [f"({self.better})"] if self.better else []
        return " ".join([f"{self.heading}. {self.cost}. {self.played}", *better])


@dataclass(frozen=True)
class ReviewInWords(Review):
    """A review with the names of its seats, the two sentences of its verdict, and all decisions in words."""

    names: tuple[str, ...] = ()
    sentences: tuple[str, ...] = ()
    moments: tuple[Moment, ...] = ()

    @property
    def turning_moments(self) -> tuple[Moment, ...]:
        """The turning points in words."""
        positions = {judged.position for judged in self.turning_points}
        return tuple(one for one in self.moments if one.judgement.position in positions)

    def __str__(self) -> str:
        return "\n".join([*self.sentences, *map(str, self.turning_moments)])


def review_in_words(review: Review, journal: Journal, translator: Translator) -> ReviewInWords:
    """The same review with its words in a language; the journal is that of the game."""
    names = names_of(journal.ruleset, journal.names, translator)
    steps = list(journal.steps())
    return ReviewInWords(
        **{field.name: getattr(review, field.name) for field in fields(review)},
        names=names,
        sentences=tuple(translator(_named(phrase, names)) for phrase in review.verdict),
        moments=tuple(_moments(review, journal.ruleset, steps, names, translator)),
    )


def names_of(ruleset: Ruleset, players: Sequence[str], translator: Translator) -> tuple[str, ...]:
    """What the seats are called: as their players if each has a name of its own, otherwise as in the game.

    >>> from rosace.core import registry
    >>> basilica = registry.get("basilica")
    >>> names_of(basilica, ["Ada", "human"], Translator("en"))
    ('Ada', 'Black')
    >>> names_of(basilica, ["greedy", "greedy"], Translator("pl"))
    ('Biały', 'Czarny')
    """
    return tuple(
        translator(ruleset.seat_name(seat))
        if player in NAMELESS or list(players).count(player) > 1
        else _player_name(player, translator)
        for seat, player in enumerate(players)
    )


def _player_name(player: str, translator: Translator) -> str:
    """A name, or the level of a computer player in words."""
    level = f"web-level-{player}"
    return translator.say(level) if player.isalnum() and translator.has(level) else printable(player)


def _named(phrase: Phrase, names: Sequence[str]) -> Phrase:
    """A phrase of the verdict with a name in place of its seat."""
    named = {"seat": Verbatim(names[phrase.params["seat"]])} if "seat" in phrase.params else {}
    return Phrase(phrase.key, {**phrase.params, **named})


def _moments(
    review: Review, ruleset: Ruleset, steps: Sequence[Step], names: Sequence[str], translator: Translator
) -> Iterator[Moment]:
    reasons: Mapping[int, Explanation] = getattr(review, "reasons", {})
    for judged in review.decisions:
        before = steps[judged.position].before
        played = [(step.before, step.action) for step in steps[judged.position :][: len(judged.played)]]
        differs = judged.best != judged.played and judged.verdict != "best"
        why = reasons.get(judged.position)
        verdict = translator.say(f"review-class-{judged.verdict}")
        where = _where(ruleset, before, judged, translator)
        name = names[judged.seat]
        yield Moment(
            judgement=judged,
            number=judged.position + 1,
            heading=translator.say("review-moment", where=where, name=name, verdict=verdict),
            name=name,
            verdict=verdict,
            cost=_cost(judged, translator),
            played=_labels(ruleset, played, translator),
            better=_labels(ruleset, walk(before, judged.best), translator) if differs else "",
            reason=_reason(why, names, translator),
        )


def _reason(why: Explanation | None, names: Sequence[str], translator: Translator) -> str:
    """Why the better action was better, or that nothing in particular says so."""
    if why is None:
        return ""
    if why.told:
        return why.in_words(translator, names.__getitem__)
    return translator.say("review-reason-unclear")


def _where(ruleset: Ruleset, before: Any, judged: Judgement, translator: Translator) -> str:
    counted = ruleset.view(before, judged.seat).get("round")
    if isinstance(counted, int):
        return translator.say("review-move-round", number=judged.position + 1, round=counted)
    return translator.say("review-move", number=judged.position + 1)


def _cost(judged: Judgement, translator: Translator) -> str:
    numbers = Numbers(translator)
    return translator.say(
        "review-cost",
        before=numbers.percent(judged.win_best),
        after=numbers.percent(judged.win_played),
        loss=numbers.percent(judged.loss, 1),
        noise=numbers.percent(judged.noise, 1),
    )


def _labels(ruleset: Ruleset, decisions: Iterable[tuple[Any, int]], translator: Translator) -> str:
    """Decisions in words, each with the position where it is taken."""
    return " → ".join(translator(ruleset.label(state, action)) for state, action in decisions)


def class_counts(review: Review) -> list[dict[str, int]]:
    """How many decisions of each class every seat made, the best class first."""
    counts = [dict.fromkeys(("best", *CLASSES, "unclear"), 0) for _ in range(review.seats)]
    for judged in review.decisions:
        counts[judged.seat][judged.verdict] += 1
    return counts


class Numbers:
    """Numbers as a language writes them.

    >>> polish, french = Numbers(Translator("pl")), Numbers(Translator("fr"))
    >>> polish.percent(0.616), polish.points(41.26), polish.gain(-0.1), polish.lead(3)
    ('62%', '41,3', '−10%', '+3,0')
    """

    def __init__(self, translator: Translator):
        self._translator = translator

    def percent(self, share: float, digits: int = 0) -> str:
        number = fluent_number(
            round(share, digits + 2) + 0.0,
            style="percent",
            minimumFractionDigits=digits,
            maximumFractionDigits=digits,
        )
        return self._translator.say("review-number", number=number)

    def points(self, points: float) -> str:
        number = fluent_number(round(points, 1) + 0.0, minimumFractionDigits=1, maximumFractionDigits=1)
        return self._translator.say("review-number", number=number)

    def gain(self, share: float, digits: int = 0) -> str:
        """A change of a win chance, with its sign."""
        return _sign(round(share, digits + 2)) + self.percent(abs(share), digits)

    def lead(self, points: float) -> str:
        """A change of points, with its sign."""
        return _sign(round(points, 1)) + self.points(abs(points))

    def gain_about(self, share: float, noise: float) -> str:
        """A change of a win chance, with its standard error."""
        return f"{self.gain(share)} ± {self.percent(noise)}"

    def lead_about(self, points: float, noise: float) -> str:
        """A change of points, with its standard error."""
        return f"{self.lead(points)} ± {self.points(noise)}"


def _sign(number: float) -> str:
    return "+" if number > 0 else "−" if number < 0 else ""

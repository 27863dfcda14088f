"""Why one complete action is better than another, line by line of the score at the end.

Both are played on quickly, again and again, each time with the same luck. What the lines of the score differ
by on average is the reason, and the lines sum exactly to the difference in points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from rosace.analysis import quick_play
from rosace.analysis.analyst import standard_error
from rosace.core.errors import BadOptions
from rosace.core.ruleset import Phrase, Ruleset
from rosace.core.state import Kernel
from rosace.i18n import Translator, Verbatim, decimal
from rosace.search.rollouts import Rollouts

BATCH = 50  # rollouts before the noise is looked at
QUIET = 0.1  # points of noise that are little enough to stop
CLEAR = 2  # times its noise is a difference that is no accident
WORTH_TELLING = Fraction(1, 4)  # of what is told first
MOST_GAINS = 2

NameOf = Callable[[int], str]


@dataclass(frozen=True)
class ReasonLine:
    """A topic of the score, for one seat; None is what a lone player has to beat.

    `points` is by how much the better action changes the points of that seat, and `difference` what this is
    worth to the seat that decides. `noise` is the standard error of the difference.
    """

    seat: int | None
    topic: Phrase
    points: Fraction
    difference: Fraction
    noise: float
    elements: tuple[str, ...]


@dataclass(frozen=True)
class Explanation:
    """Why an action is better than another for a seat, the weightiest line first.

    The differences of the lines sum to `total`. `touched` are the elements that the better action touches,
    and `names` is what the seats are called.
    """

    seat: int
    lines: tuple[ReasonLine, ...]
    total: Fraction
    noise: float
    rollouts: int
    touched: tuple[str, ...]
    names: tuple[Phrase, ...]

    @property
    def is_clear(self) -> bool:
        """Whether the total is beyond twice its noise."""
        return abs(self.total) > CLEAR * self.noise

    @property
    def told(self) -> tuple[ReasonLine, ...]:
        """The lines that `in_words` speaks of: one or two gains and a cost; first the cost if it is more."""
        if not self.is_clear:
            return ()
        gains = _worth_telling([line for line in self.lines if line.difference > 0])[:MOST_GAINS]
        costs = _worth_telling([line for line in self.lines if line.difference < 0])[:1]
        first, then = (gains, costs) if self.total > 0 else (costs, gains)
        return (*first, *(line for line in then if _compares(line, first)))

    @property
    def elements(self) -> tuple[str, ...]:
        """What a board can point at: what the better action touches, and where its reasons lie."""
        return tuple(dict.fromkeys([*self.touched, *(it for line in self.told for it in line.elements)]))

    def in_words(self, translator: Translator, name_of: NameOf | None = None) -> str:
        """One or two sentences; `name_of` says what a seat is called, otherwise as in the game."""
        return " ".join(_capitalised(translator(sentence)) for sentence in self.sentences(name_of))

    def sentences(self, name_of: NameOf | None = None) -> tuple[Phrase, ...]:
        """The same as messages, for a page in any language."""
        told = self.told
        if not told:
            return (Phrase("analysis-no-difference"),)
        gains = [_gain(line, self._what(line, name_of)) for line in told if line.difference > 0]
        sentences = [_cost(line, self._what(line, name_of)) for line in told if line.difference < 0]
        if gains:
            sentences.insert(0 if self.total > 0 else 1, Phrase("analysis-gains", {"gains": gains}))
        return tuple(sentences)

    def _what(self, line: ReasonLine, name_of: NameOf | None) -> Phrase:
        """The topic, and whose it is unless it is the deciding seat's own."""
        if line.seat is None or line.seat == self.seat:
            return line.topic
        name = Verbatim(name_of(line.seat)) if name_of else self.names[line.seat]
        return Phrase("analysis-of-seat", {"topic": line.topic, "name": name})


def explain(
    ruleset: Ruleset,
    state: Any,
    better: tuple[int, ...],
    worse: tuple[int, ...],
    *,
    rollouts: int = 200,
    seed: int = 0,
) -> Explanation:
    """Why one complete action is better than another for the seat to move, by what that seat may know.

    There are at most so many rollouts of each action, fewer where the noise is soon small. With the same
    seed the result is always the same, and with the actions swapped it is the same with other signs.

    >>> from rosace.core import registry
    >>> from rosace.core.journal import Journal
    >>> journal = Journal(registry.get("fantazja"), seed=4)
    >>> events = journal.deal()
    >>> first, *_, last = journal.state.legal()
    >>> explanation = explain(journal.ruleset, journal.state, (last,), (first,), rollouts=20)
    >>> sum(line.difference for line in explanation.lines) == explanation.total
    True
    """
    seat = state.to_move()
    if seat < 0:
        raise BadOptions("nobody decides here: there is nothing to explain")
    if not isinstance(state, Kernel):
        raise BadOptions(f"{ruleset.spec.name} is not compiled for a search: it cannot be analysed")
    comparison = _Comparison(seat, state.seats)
    player = quick_play.rollouts(ruleset)
    for number in range(rollouts):
        comparison.add(*(_ending(ruleset, player, state, one, seed, number) for one in (better, worse)))
        if (number + 1) % BATCH == 0 and comparison.noise() <= QUIET:
            break
    names = tuple(map(ruleset.seat_name, range(state.seats)))
    return comparison.explanation(_touched(ruleset, state, better), names)


def explain_known(
    ruleset: Ruleset,
    state: Any,
    better: tuple[int, ...],
    worse: tuple[int, ...],
    *,
    rollouts: int = 200,
    seed: int = 0,
) -> Explanation:
    """The same by the first decisions alone, if the others depend on what these show."""
    try:
        return explain(ruleset, state, better, worse, rollouts=rollouts, seed=seed)
    except ValueError:
        return explain(ruleset, state, better[:1], worse[:1], rollouts=rollouts, seed=seed)


def _touched(ruleset: Ruleset, state: Any, actions: tuple[int, ...]) -> tuple[str, ...]:
    """The elements of the decisions of an action, up to where chance or a secret comes in between."""
    elements: list[str] = []
    after = state.clone()
    for action in actions:
        if action not in after.legal():
            break
        elements += ruleset.touch(after, action)
        after.apply(action)
    return tuple(dict.fromkeys(elements))


# The ends of rollouts.


class _Topic(NamedTuple):
    """A seat (-1: none) and a phrase, in a form that can be counted and put in order."""

    seat: int
    key: str
    params: tuple[tuple[str, Any], ...]


@dataclass
class _Ending:
    """The points at the end of a rollout by topic, and where they lie."""

    points: dict[_Topic, int] = field(default_factory=dict)
    elements: dict[_Topic, set[str]] = field(default_factory=dict)

    def score(self, seat: int) -> int:
        return sum(points for topic, points in self.points.items() if topic.seat == seat)


def _ending(
    ruleset: Ruleset, player: Rollouts, state: Any, actions: tuple[int, ...], seed: int, number: int
) -> _Ending:
    """How a rollout with these decisions ends."""
    seat = state.to_move()
    start = player.start(state, seed=seed, number=number, seat=seat)
    _, played = player.play_on(state, seed=seed, number=number, seat=seat, actions=actions)
    ending = _Ending()
    for line in ruleset.final_lines(start, played):
        topic = _topic(line.seat, ruleset.score_topic(line))
        ending.points[topic] = ending.points.get(topic, 0) + line.points
        ending.elements.setdefault(topic, set()).update(line.elements)
    return ending


def _topic(seat: int | None, phrase: Phrase) -> _Topic:
    params = {name: tuple(it) if isinstance(it, list) else it for name, it in phrase.params.items()}
    return _Topic(-1 if seat is None else seat, phrase.key, tuple(sorted(params.items())))


class _Comparison:
    """The ends of the rollouts of two actions, in pairs that met the same luck."""

    def __init__(self, seat: int, seats: int):
        self.seat = seat
        self.seats = seats
        self.pairs: list[tuple[_Ending, _Ending]] = []
        self.differences: dict[_Topic, dict[int, int]] = {}  # by the number of the rollout; where not 0
        self.rivalry = [Fraction(0)] * seats  # in how many ends a seat was the best of the others

    def add(self, better: _Ending, worse: _Ending) -> None:
        number = len(self.pairs)
        self.pairs.append((better, worse))
        for topic in better.points.keys() | worse.points.keys():
            if difference := better.points.get(topic, 0) - worse.points.get(topic, 0):
                self.differences.setdefault(topic, {})[number] = difference
        for ending in (better, worse):
            best = _best({seat: ending.score(seat) for seat in range(self.seats) if seat != self.seat})
            for seat in best:
                self.rivalry[seat] += Fraction(1, len(best))

    def noise(self) -> float:
        """The standard error of the total."""
        totals = [Fraction(0)] * len(self.pairs)
        for topic, differences in self.differences.items():
            weight = self._weight(topic.seat)
            for number, difference in differences.items():
                totals[number] += weight * difference
        return standard_error(list(map(float, totals)))

    def explanation(self, touched: tuple[str, ...], names: tuple[Phrase, ...]) -> Explanation:
        lines = [self._line(topic) for topic in sorted(self.differences)]
        lines = sorted((line for line in lines if line.points), key=lambda line: -abs(line.difference))
        total = sum((line.difference for line in lines), Fraction(0))
        number = len(self.pairs)
        return Explanation(self.seat, tuple(lines), total, self.noise(), number, touched, names)

    def _weight(self, seat: int) -> Fraction:
        """By how much the points of a seat count.

        The game is won by being ahead of the best of the others, or of what a lone player has to beat (-1).
        """
        if seat == self.seat:
            return Fraction(1)
        return Fraction(-1) if seat < 0 else -self.rivalry[seat] / (2 * len(self.pairs))

    def _line(self, topic: _Topic) -> ReasonLine:
        number, weight = len(self.pairs), self._weight(topic.seat)
        sample = [self.differences[topic].get(one, 0) for one in range(number)]
        points = Fraction(sum(sample), number)
        return ReasonLine(
            seat=None if topic.seat < 0 else topic.seat,
            topic=Phrase(topic.key, dict(topic.params)),
            points=points,
            difference=weight * points,
            noise=abs(float(weight)) * standard_error(sample),
            elements=self._elements(topic),
        )

    def _elements(self, topic: _Topic) -> tuple[str, ...]:
        """The elements that belong to a topic in most of the rollouts of one action."""
        usual: set[str] = set()
        for endings in zip(*self.pairs, strict=True):
            counts: dict[str, int] = {}
            for ending in endings:
                for element in ending.elements.get(topic, ()):
                    counts[element] = counts.get(element, 0) + 1
            usual |= {element for element, count in counts.items() if 2 * count > len(endings)}
        return tuple(sorted(usual))


def _best(scores: dict[int, int]) -> list[int]:
    """The seats with the highest score."""
    return [seat for seat, score in scores.items() if score == max(scores.values())]


# Words.


def _worth_telling(lines: Sequence[ReasonLine]) -> list[ReasonLine]:
    """The clear ones among lines of one sign that are not much less than the first; the first in any case."""
    clear = [line for line in lines if abs(line.difference) > CLEAR * line.noise] or list(lines[:1])
    return [line for line in clear if _compares(line, clear)]


def _compares(line: ReasonLine, others: Sequence[ReasonLine]) -> bool:
    """Whether a line is not much less than the first of others."""
    return abs(line.difference) >= WORTH_TELLING * abs(others[0].difference)


def _gain(line: ReasonLine, what: Phrase) -> Phrase:
    key = "analysis-more" if line.points > 0 else "analysis-less"
    return Phrase(key, {"what": what, "points": decimal(abs(line.points))})


def _cost(line: ReasonLine, what: Phrase) -> Phrase:
    return Phrase("analysis-cost", {"what": what, "points": decimal(abs(line.points))})


def _capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]

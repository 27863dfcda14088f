"""What a position is worth to the seats, and the best lines from it, by what the seat to move may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from threading import Event
from typing import Any

from rosace.analysis import quick_play
from rosace.analysis.win_chances import WinChances
from rosace.core.errors import BadOptions
from rosace.core.rng import Rng, scatter
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE, Kernel
from rosace.search import Search, SearchResult, Settings

ROLLOUTS = 48  # of a line, for the points that it brings
LINE_LENGTH = 8  # decisions of a continuation
CONFIDENCE = 1.96  # standard errors on either side: an interval of 95 %
POINTS_STREAM = 1 << 30  # of a seed: the rollouts must not meet the luck that the search has met


@dataclass(frozen=True)
class Estimate:
    """A mean with its interval of 95 %."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, sample: Sequence[float]) -> Estimate:
        mean = sum(sample) / len(sample)
        margin = CONFIDENCE * standard_error(sample)
        return cls(mean, mean - margin, mean + margin)


def standard_error(sample: Sequence[float]) -> float:
    """How far the mean of a sample may lie from the true one; without end for a sample of one."""
    number = len(sample)
    if number < 2:
        return float("inf")
    mean = sum(sample) / number
    return sqrt(sum((one - mean) ** 2 for one in sample) / (number - 1) / number)


@dataclass(frozen=True)
class Line:
    """A way to go on: a complete action, what it is worth to every seat, and what is likely to follow.

    `continuation` has the decisions after it, each with its seat. What chance brings in between is not told.
    """

    actions: tuple[int, ...]
    wins: tuple[float, ...]
    points: tuple[Estimate, ...]
    visits: int
    continuation: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Analysis:
    """A position judged by a search; comparisons ignore `seconds`.

    `wins` are the win chances of the seats if the best line is played (a game of one seat: that it is won),
    and `points` what they are expected to have at the end. The best of the `lines` comes first.
    """

    seat: int
    wins: tuple[float, ...]
    points: tuple[Estimate, ...]
    lines: tuple[Line, ...]
    simulations: int
    ended: str
    seconds: float = field(compare=False)


class Analyst:
    """Analyses positions of one game, one after the other.

    >>> from rosace.core import registry
    >>> from rosace.core.journal import Journal
    >>> journal = Journal(registry.get("basilica"), seed=4)
    >>> events = journal.deal()
    >>> analysis = Analyst(journal.ruleset).analyse(journal.state, simulations=500, lines=2, seed=1)
    >>> len(analysis.lines), analysis.lines[0].actions[0] in journal.state.legal()
    (2, True)
    """

    def __init__(self, ruleset: Ruleset, threads: int = 1):
        if not isinstance(ruleset.new(), Kernel):
            raise BadOptions(f"{ruleset.spec.name} is not compiled for a search: it cannot be analysed")
        self.ruleset = ruleset
        self._search = Search(Settings.of(ruleset, early=False), threads)
        self._rollouts = quick_play.rollouts(ruleset)

    def analyse(
        self,
        state: Any,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        lines: int = 3,
        seed: int = 0,
        stop: Event | None = None,
        progress: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        """Judge the position for the seat to move; with the same simulations and seed always the same.

        `progress` is called about ten times a second with the analysis so far, without points.
        """
        if state.to_move() < 0:
            why = "an outcome of chance is due" if state.to_move() == CHANCE else "the game is over"
            raise BadOptions(f"nobody decides here: {why}")
        if lines < 1:
            raise BadOptions(f"lines is a whole number from 1 on, not {lines!r}")

        def report(result: SearchResult) -> None:
            assert progress is not None
            progress(self._judged(state, result, lines, seed, rollouts=0))

        result = self._search.run(
            state,
            seconds=seconds,
            simulations=simulations,
            seed=seed,
            stop=stop,
            progress=None if progress is None else report,
        )
        return self._judged(state, result, lines, seed, ROLLOUTS)

    def win_chances(
        self, state: Any, *, simulations: int, seed: int, only: Sequence[int] = (), paired: bool = False
    ) -> tuple[SearchResult, tuple[float, ...]]:
        """A search, perhaps among some decisions alone, and the win chances if its first choice is played."""
        result = self._search.run(state, simulations=simulations, seed=seed, only=only, paired=paired)
        return result, self.wins_of(state, result.moves[0].values)

    def wins_of(self, state: Any, values: Sequence[float]) -> tuple[float, ...]:
        """The win chances that a search's values mean in a position."""
        chances = WinChances.of(self.ruleset, state.seats)
        return chances.from_search(values, self.ruleset.progress(state), state.to_move())

    def complete(self, state: Any, line: Sequence[int]) -> tuple[int, ...]:
        """The decisions of a line that belong to its first action; what is missing is decided quickly."""
        seat, after = state.to_move(), state.clone()
        after.determinize(seat, Rng(0))
        decided: list[int] = []
        while not decided or (after.mid_action() and after.to_move() == seat):
            following = line[len(decided)] if len(decided) < len(line) else None
            if following is None or following not in after.legal():
                following, line = self._rollouts.choose(after, 0), ()
            decided.append(following)
            after.apply(following)
        return tuple(decided)

    def _judged(self, state: Any, result: SearchResult, lines: int, seed: int, rollouts: int) -> Analysis:
        tried = [move for move in result.moves if move.visits][:lines]
        judged = []
        for move in tried:
            line = self._search.line_of(move.action)
            actions = self.complete(state, line)
            points = self._points(state, actions, rollouts, seed) if rollouts else ()
            following = self._continuation(state, actions, line[len(actions) :])
            wins = self.wins_of(state, move.values)
            judged.append(Line(actions, wins, points, move.visits, following))
        best = judged[0]
        return Analysis(
            result.seat,
            best.wins,
            best.points,
            tuple(judged),
            result.simulations,
            result.ended,
            result.seconds,
        )

    def _points(self, state: Any, actions: tuple[int, ...], number: int, seed: int) -> tuple[Estimate, ...]:
        """What the seats have at the ends of rollouts that meet the same luck whatever is played."""
        ends = [
            self._rollouts.play_on(
                state,
                seed=scatter(seed, POINTS_STREAM),
                number=one,
                seat=state.to_move(),
                actions=actions,
            )[0]
            for one in range(number)
        ]
        return tuple(Estimate.of([end.score(seat) for end in ends]) for seat in range(state.seats))

    def _continuation(
        self, state: Any, actions: tuple[int, ...], line: Sequence[int]
    ) -> tuple[tuple[int, int], ...]:
        """The rest of a line, as long as it can be played after some chance."""
        positions = walk(state, (*actions, *line[:LINE_LENGTH]))
        return tuple((after.to_move(), action) for after, action in positions)[len(actions) :]


def walk(state: Any, line: Iterable[int]) -> Iterator[tuple[Any, int]]:
    """The positions of a line, each with its decision, as long as it can be played after some chance.

    They are positions as the seat to move may imagine them: what it cannot know is drawn anew.
    """
    rng = Rng(0)
    after = state.clone()
    after.determinize(state.to_move(), rng)
    for action in line:
        while after.to_move() == CHANCE:
            after.apply(after.sample(rng))
        if after.to_move() < 0 or action not in after.legal():
            return
        yield after, action
        after.apply(action)

"""The review of a game: how good every decision was, where the game turned, and what luck did.

Every decision is searched twice by what its seat knew. Those that look worst are searched again, the one that
was played and the best others with equal simulations and the same luck, until the loss is known. The luck of
chance events is that of `rosace.analysis.luck`.

    start + luck + skill + rest = result

The rest is what none of them explains: values are estimates, and skill is judged by what a seat could know,
luck with all secrets open. `docs/analysis.md` explains the method and its limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import sqrt
from threading import Event

from rosace.analysis.analyst import Analyst, standard_error
from rosace.analysis.luck import OpenValues, Value, nothing
from rosace.analysis.reasons import Explanation, explain_known
from rosace.analysis.verdict import verdict
from rosace.core.errors import BadRecord, RosaceError
from rosace.core.journal import Journal, Step
from rosace.core.rng import scatter
from rosace.core.ruleset import Phrase, best_seats
from rosace.core.state import CHANCE, OVER
from rosace.search import SearchResult

# The classes of decisions, with the loss of win chance from which they begin.
CLASSES = {"good": 0.0, "inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.20}
CLEAR = 2.0  # a loss below so many times its noise is unclear
DOUBTFUL = 0.02  # a loss that is not searched again below this
PRECISE = 0.01  # a noise that needs no more rounds
MOST_TURNING_POINTS = 5
RIVALS = 3  # actions that are compared with the one that was played
AGAIN_STREAM = 1 << 24  # of a seed: for the decisions that are searched again
WHY_STREAM = 1 << 26
GRAPH_STREAM = 1 << 25  # and for the win chances over the game, which all meet the same luck


class Stopped(RosaceError):
    """A review that was stopped before its end."""


@dataclass(frozen=True)
class Quality:
    """How much is spent on a review: simulations and rollouts, never seconds, so that it can be repeated."""

    simulations: int  # of each of the two searches of a decision
    suspects: int  # decisions that are searched again
    rounds: int  # at most, of a decision that is searched again
    round_simulations: int  # of each action in a round
    rollouts: int  # of the positions before and after chance events, and of the start
    graph_rollouts: int  # of the position before a decision
    reasons: int  # rollouts of each of the two actions of a reason


QUALITIES = {
    "quick": Quality(
        400, suspects=5, rounds=6, round_simulations=300, rollouts=200, graph_rollouts=16, reasons=100
    ),
    "standard": Quality(
        2000, suspects=10, rounds=12, round_simulations=1200, rollouts=1000, graph_rollouts=64, reasons=600
    ),
    "deep": Quality(
        10_000,
        suspects=16,
        rounds=16,
        round_simulations=6000,
        rollouts=4000,
        graph_rollouts=256,
        reasons=2000,
    ),
}


@dataclass(frozen=True)
class Judgement:
    """A decision of the game: number `position` of the log, counted from 0.

    `wins` are the chances of all seats before it, with all secrets open. The rest is by what the seat knew:
    `best` and `played` are complete actions, in ids, `win_best` and `win_played` its win chance with them,
    and `loss` with its `noise` (a standard error) is what it gave away; below nothing if the search did not
    choose the best itself. `ranking` has the decisions that were searched, the most visited first.
    """

    position: int
    seat: int
    action: int
    wins: tuple[float, ...]
    win_best: float
    win_played: float
    loss: float
    noise: float
    best: tuple[int, ...]
    played: tuple[int, ...]
    ranking: tuple[int, ...] = ()
    searched_again: bool = False

    @property
    def verdict(self) -> str:
        """best, good, inaccuracy, mistake, blunder, or unclear where the noise is too large."""
        if self.best[0] == self.action and self.loss < CLASSES["inaccuracy"]:
            return "best"
        found = [name for name, least in CLASSES.items() if self.loss >= least]
        name = found[-1] if found else "good"
        return "unclear" if name != "good" and self.loss < CLEAR * self.noise else name


@dataclass(frozen=True)
class ChanceEvent:
    """Chance events without a decision in between, from a position of the log on: their luck together."""

    position: int
    actions: tuple[int, ...]
    luck: Value


@dataclass(frozen=True)
class Review:
    """A game that was reviewed. All win chances and luck are lists by seat.

    `reasons` says for each turning point, by its position, why the best action was better.
    """

    game: str
    seats: int
    quality: str
    seed: int
    decisions: tuple[Judgement, ...]
    chances: tuple[ChanceEvent, ...]
    start: tuple[float, ...]
    result: tuple[float, ...]
    scores: tuple[int, ...]
    length: int  # of the log
    reasons: Mapping[int, Explanation] = field(default_factory=dict)

    @property
    def luck(self) -> Value:
        """The luck of every seat in the whole game."""
        return sum((event.luck for event in self.chances), nothing(self.seats))

    @property
    def skill(self) -> tuple[float, ...]:
        """What the decisions of all seats did to every seat's win chance.

        What a seat gives away goes to the others in equal parts.
        """
        skill = [0.0] * self.seats
        for decision in self.decisions:
            for seat in range(self.seats):
                others = max(1, self.seats - 1)
                skill[seat] += -decision.loss if seat == decision.seat else decision.loss / others
        return tuple(skill)

    @property
    def skill_noise(self) -> tuple[float, ...]:
        """The standard error of the skill of every seat."""
        noise = [0.0] * self.seats
        for decision in self.decisions:
            for seat in range(self.seats):
                others = max(1, self.seats - 1)
                share = decision.noise if seat == decision.seat else decision.noise / others
                noise[seat] += share * share
        return tuple(map(sqrt, noise))

    @property
    def rest(self) -> tuple[float, ...]:
        """What neither luck nor skill explains."""
        terms = zip(self.result, self.start, self.luck.wins, self.skill, strict=True)
        return tuple(result - start - luck - skill for result, start, luck, skill in terms)

    @property
    def mean_losses(self) -> tuple[float | None, ...]:
        """The mean loss of win chance per decision of every seat; None without any decision."""
        found = []
        for seat in range(self.seats):
            losses = [decision.loss for decision in self.decisions if decision.seat == seat]
            found.append(sum(losses) / len(losses) if losses else None)
        return tuple(found)

    @property
    def mean_losses_noise(self) -> tuple[float | None, ...]:
        """The standard errors of the mean losses."""
        found = []
        for seat in range(self.seats):
            noises = [decision.noise for decision in self.decisions if decision.seat == seat]
            found.append(sqrt(sum(noise * noise for noise in noises)) / len(noises) if noises else None)
        return tuple(found)

    @property
    def adjusted(self) -> tuple[float, ...]:
        """The result without the luck, between 0 and 1."""
        pairs = zip(self.result, self.luck.wins, strict=True)
        return tuple(min(1.0, max(0.0, result - luck)) for result, luck in pairs)

    @property
    def verdict(self) -> tuple[Phrase, ...]:
        """Two sentences: who played better, and what luck did."""
        return verdict(self)

    @property
    def turning_points(self) -> tuple[Judgement, ...]:
        """The clear mistakes that cost most, at most five, in the order of the game."""
        wrong = [one for one in self.decisions if one.verdict in ("inaccuracy", "mistake", "blunder")]
        worst = sorted(wrong, key=lambda one: (-one.loss, one.position))[:MOST_TURNING_POINTS]
        return tuple(sorted(worst, key=lambda one: one.position))


class Reviewer:
    """Reviews games of one ruleset. `begin` is the position of the log from which the players have played."""

    def __init__(
        self,
        journal: Journal,
        quality: str = "standard",
        seed: int = 0,
        *,
        begin: int = 0,
        stop: Event | None = None,
        progress: Callable[[float], object] | None = None,
    ):
        if journal.state.to_move() != OVER:
            raise BadRecord("only a game that is over can be reviewed")
        self._ruleset = journal.ruleset
        self._steps = list(journal.steps())
        self._begin = begin
        self._final = journal.state
        self._quality, self._name, self._seed = QUALITIES[quality], quality, seed
        self._analyst = Analyst(self._ruleset)
        self._open = OpenValues(self._ruleset, self._quality.rollouts)
        self._graph = OpenValues(self._ruleset, self._quality.graph_rollouts)
        self._stop, self._progress = stop, progress
        choices = sum(_is_choice(step) for step in self._steps[begin:])
        chances = sum(step.seat == CHANCE for step in self._steps[begin:])
        self._work = choices + chances + self._quality.suspects * self._quality.rounds
        self._done = 0

    def review(self) -> Review:
        chances = tuple(self._chance_events())
        judged = [self._judge(number, step) for number, step in self._played() if _is_choice(step)]
        suspects = sorted(judged, key=lambda one: (-one.loss, one.position))[: self._quality.suspects]
        again = {one.position: self._judge_again(one) for one in suspects if one.loss >= DOUBTFUL}
        seats = self._final.seats
        winners = best_seats([self._final.utility(seat) for seat in range(seats)])
        result = tuple(float(seat in winners) / max(1, len(winners)) for seat in range(seats))
        first = self._steps[self._begin].before
        review = Review(
            game=self._ruleset.spec.name,
            seats=seats,
            quality=self._name,
            seed=self._seed,
            decisions=tuple(again.get(one.position, one) for one in judged),
            chances=chances,
            start=self._open.value(first, self._seed).wins,
            result=result,
            scores=tuple(self._final.score(seat) for seat in range(seats)),
            length=len(self._steps),
        )
        return replace(review, reasons={one.position: self._why(one) for one in review.turning_points})

    def _played(self) -> Iterator[tuple[int, Step]]:
        """The steps from the beginning on, with their positions."""
        return islice(enumerate(self._steps), self._begin, None)

    # Chance.

    def _chance_events(self) -> Iterator[ChanceEvent]:
        """The luck of every run of chance events."""
        run: list[tuple[int, Step]] = []
        for number, step in [*self._played(), (len(self._steps), None)]:
            if step is not None and step.seat == CHANCE:
                run.append((number, step))
            elif run:
                place, (before, after) = run[0][0], (run[0][1].before, run[-1][1].after)
                self._advance(len(run))
                luck = self._open.luck(before, after, scatter(self._seed, place))
                yield ChanceEvent(place, tuple(one.action for _, one in run), luck)
                run = []

    # Decisions.

    def _judge(self, number: int, step: Step) -> Judgement:
        """Two searches together; how far they differ is the noise."""
        self._advance()
        results = [
            self._analyst.win_chances(
                step.before,
                simulations=self._quality.simulations,
                seed=scatter(self._seed, 2 * number + half),
            )[0]
            for half in (0, 1)
        ]
        pooled = _pool(results)
        if step.action not in pooled:  # more decisions than simulations, or one that seemed hopeless
            alone = _pool([self._search_one(step, scatter(self._seed, 2 * number))])[step.action]
            pooled[step.action] = replace(alone, visits=0)  # by itself it is not preferred to anything
        ranking = sorted(pooled, key=lambda action: (-pooled[action].visits, action))
        best = ranking[0]
        win_best, win_played = (
            self._analyst.wins_of(step.before, pooled[action].values)[step.seat]
            for action in (best, step.action)
        )
        line = next((result.line for result in results if result.action == best), (best,))
        return Judgement(
            position=number,
            seat=step.seat,
            action=step.action,
            wins=self._graph.value(step.before, scatter(self._seed, GRAPH_STREAM)).wins,
            win_best=win_best,
            win_played=win_played,
            loss=win_best - win_played,
            noise=standard_error([self._loss_in(result, step, best) for result in results]),
            best=self._analyst.complete(step.before, line),
            played=self._played_from(number),
            ranking=tuple(ranking),
        )

    def _search_one(self, step: Step, seed: int) -> SearchResult:
        """What the action that was played is worth by itself."""
        only, simulations = (step.action,), self._quality.round_simulations
        return self._analyst.win_chances(step.before, simulations=simulations, seed=seed, only=only)[0]

    def _loss_in(self, result: SearchResult, step: Step, best: int) -> float:
        """The loss by one of the searches alone."""
        values = {move.action: move.values for move in result.moves if move.visits}
        wins = [
            self._analyst.wins_of(step.before, values[action])[step.seat] if action in values else 0.0
            for action in (best, step.action)
        ]
        return wins[0] - wins[1]

    def _judge_again(self, judged: Judgement) -> Judgement:
        """The action that was played and the best others, in rounds of the same luck for all."""
        step = self._steps[judged.position]
        others = [action for action in (judged.best[0], *judged.ranking) if action != judged.action]
        candidates = [judged.action, *dict.fromkeys(others)][: 1 + RIVALS]
        found: dict[int, list[float]] = {action: [] for action in candidates}
        for number in range(self._quality.rounds):
            self._advance()
            for action in candidates:
                _, wins = self._analyst.win_chances(
                    step.before,
                    simulations=self._quality.round_simulations,
                    seed=scatter(scatter(self._seed, AGAIN_STREAM + judged.position), number),
                    only=(action,),
                    paired=True,
                )
                found[action].append(wins[step.seat])
            best = max(candidates, key=lambda action: sum(found[action]))
            losses = [
                of_best - of_played
                for of_best, of_played in zip(found[best], found[judged.action], strict=True)
            ]
            loss, noise = sum(losses) / len(losses), standard_error(losses)
            if number >= 2 and _is_known(loss, noise):
                break
        line = judged.best if best == judged.best[0] else self._analyst.complete(step.before, (best,))
        means = {action: sum(wins) / len(wins) for action, wins in found.items()}
        return replace(
            judged,
            win_best=means[best],
            win_played=means[judged.action],
            loss=loss,
            noise=noise,
            best=judged.played if best == judged.action else line,
            searched_again=True,
        )

    def _why(self, judged: Judgement) -> Explanation:
        """Why the best action was better."""
        state, seed = self._steps[judged.position].before, scatter(self._seed, WHY_STREAM)
        count = self._quality.reasons
        return explain_known(self._ruleset, state, judged.best, judged.played, rollouts=count, seed=seed)

    def _played_from(self, number: int) -> tuple[int, ...]:
        """The complete action that was begun with a decision of the log."""
        seat, actions = self._steps[number].seat, []
        for step in self._steps[number:]:
            if step.seat != seat:
                break
            actions.append(step.action)
            if not step.after.mid_action():
                break
        return tuple(actions)

    def _advance(self, steps: int = 1) -> None:
        if self._stop is not None and self._stop.is_set():
            raise Stopped("the review was stopped")
        self._done += steps
        if self._progress is not None:
            self._progress(min(1.0, self._done / self._work))


@dataclass
class _Pooled:
    """The visits of a decision in several searches, and its mean values."""

    visits: int
    values: tuple[float, ...]


def _pool(results: Sequence[SearchResult]) -> dict[int, _Pooled]:
    pooled: dict[int, _Pooled] = {}
    for move in (move for result in results for move in result.moves if move.visits):
        before = pooled.setdefault(move.action, _Pooled(0, (0.0,) * len(move.values)))
        visits = before.visits + move.visits
        values = tuple(
            (old * before.visits + new * move.visits) / visits
            for old, new in zip(before.values, move.values, strict=True)
        )
        pooled[move.action] = _Pooled(visits, values)
    return pooled


def _is_known(loss: float, noise: float) -> bool:
    """Whether more rounds would hardly change the class of a loss."""
    bounds = list(CLASSES.values())[1:]
    if loss + CLEAR * noise < bounds[0]:
        return True
    return all(abs(loss - bound) > CLEAR * noise for bound in bounds) or noise < PRECISE


def _is_choice(step: Step) -> bool:
    return step.seat >= 0 and len(step.before.legal()) > 1

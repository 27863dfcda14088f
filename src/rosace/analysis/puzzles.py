"""Puzzles: positions with one clearly best complete action, kept with each game, and the puzzle of a day.

`puzzles.json` in a game's folder has the puzzles; `python -m rosace.analysis.make_puzzles` made them from
self-play. Everything is judged by what the seat to move may know, as everywhere in this part.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

from rosace.analysis.analyst import Analyst, standard_error
from rosace.analysis.document import DIGITS
from rosace.core import registry
from rosace.core.errors import IllegalAction, RosaceError
from rosace.core.rng import Rng, scatter
from rosace.core.ruleset import Ruleset

FORMAT = 1
FILE = "puzzles.json"
EQUALLY_GOOD = 0.03  # of win chance: who gives away less has found a solution, too
JUDGING = (6, 2000)  # rounds, and simulations of each action in a round


class Incomplete(RosaceError):
    """Decisions that are not one complete action: `is_too_long` if there are more, else there are fewer."""

    def __init__(self, is_too_long: bool):
        super().__init__("more than one action" if is_too_long else "the action is not complete")
        self.is_too_long = is_too_long


@dataclass(frozen=True)
class Tried:
    """A complete action in notation: the seat's win chance with it, and what it gives away of the best one.

    `noise` is the standard error of the loss.
    """

    actions: tuple[str, ...]
    win: float
    loss: float
    noise: float


@dataclass(frozen=True)
class Puzzle:
    """A position, by the log that leads there, and what is known of the actions of the seat to move.

    `tried` has the complete actions that were compared, the best first. `reason` says why the best is better
    than the first that is not a solution: messages and elements, as in a review. `quick` is whether a player
    finds the solution that looks one action ahead, and `found` the share of small searches that do.
    """

    id: str
    game: str
    rules: str
    seats: int
    options: Mapping[str, Any]
    log: tuple[str, ...]
    seat: int
    tried: tuple[Tried, ...]
    reason: Mapping[str, Any]
    quick: bool
    found: float

    @property
    def best(self) -> Tried:
        return self.tried[0]

    @property
    def solutions(self) -> tuple[Tried, ...]:
        """The best action, and those that are as good."""
        return tuple(one for one in self.tried if one.loss < EQUALLY_GOOD)

    @property
    def difficulty(self) -> int:
        """1: to be seen at once; 2: one action ahead is not enough; 3: a small search often misses it."""
        return 1 if self.quick else 2 if self.found >= 0.5 else 3

    @classmethod
    def read(cls, game: str, rules: str, data: Mapping[str, Any]) -> Self:
        tried = tuple(Tried(**(one | {"actions": tuple(one["actions"])})) for one in data["tried"])
        return cls(game=game, rules=rules, **(dict(data) | {"tried": tried, "log": tuple(data["log"])}))

    def document(self) -> dict[str, Any]:
        """As it is kept: what all puzzles of a file have in common is written once."""
        return {name: value for name, value in asdict(self).items() if name not in ("game", "rules")}

    def state(self) -> Any:
        """The position as the seat to move knows it: what is hidden from that seat is resampled."""
        state = registry.get(self.game).new(self.seats, self.options)
        for action in self.actions():
            state.apply(action)
        return known(state)

    def actions(self) -> tuple[int, ...]:
        """The log in ids."""
        return tuple(map(registry.get(self.game).parse, self.log))


def known(state: Any) -> Any:
    """A position as the seat to move knows it."""
    after = state.clone()
    after.determinize(after.to_move(), Rng(0))
    return after


# Complete actions.


def is_complete(ruleset: Ruleset, before: Any, action: int, after: Any) -> bool:
    """Whether a decision ends the action of its seat, or shows something so that the rest must wait."""
    follows = after.mid_action() and after.to_move() == before.to_move()
    return not follows or ruleset.reveals(before, action, after)


def after_action(ruleset: Ruleset, state: Any, actions: Sequence[int]) -> Any:
    """The position after one complete action; Incomplete or IllegalAction if it is none."""
    after, ended = state, False
    for action in actions:
        if ended:
            raise Incomplete(is_too_long=True)
        reason = ruleset.why_not(after, action)
        if reason is not None:
            raise IllegalAction(reason)
        before, after = after, after.clone()
        after.apply(action)
        ended = is_complete(ruleset, before, action, after)
    if not ended:
        raise Incomplete(is_too_long=False)
    return after


def look_up(puzzle: Puzzle, actions: Sequence[int]) -> Tried | None:
    """What is known of a complete action; None if it was not compared with the best one.

    An action that leads to the same position as another is the same.
    """
    ruleset, state = registry.get(puzzle.game), puzzle.state()
    reached = after_action(ruleset, state, actions).key()
    for one in puzzle.tried:
        if after_action(ruleset, state, ids(ruleset, one)).key() == reached:
            return one
    return None


def judge(puzzle: Puzzle, actions: Sequence[int], seed: int = 0) -> Tried:
    """Compare a complete action with the best one, in rounds with the same luck for both."""
    ruleset, state = registry.get(puzzle.game), puzzle.state()
    analyst, (rounds, simulations) = Analyst(ruleset), JUDGING
    best, attempt = (
        [win_with(analyst, state, one, simulations, scatter(seed, number)) for number in range(rounds)]
        for one in (ids(ruleset, puzzle.best), tuple(actions))
    )
    losses = [one - other for one, other in zip(best, attempt, strict=True)]
    loss = sum(losses) / rounds
    win, noise = puzzle.best.win - loss, standard_error(losses)
    texts = tuple(map(ruleset.text, actions))
    return Tried(texts, round(min(1.0, max(0.0, win)), DIGITS), round(loss, DIGITS), round(noise, DIGITS))


def win_with(analyst: Analyst, state: Any, actions: Sequence[int], simulations: int, seed: int) -> float:
    """The win chance of the seat to move if it plays this complete action.

    Two actions that are searched with the same seed meet the same luck.
    """
    before = state.clone()
    for action in actions[:-1]:
        before.apply(action)
    result, _ = analyst.win_chances(
        before, simulations=simulations, seed=seed, only=actions[-1:], paired=True
    )
    wins = analyst.wins_of(state, result.moves[0].values)
    return wins[int(state.to_move())]


def ids(ruleset: Ruleset, tried: Tried) -> tuple[int, ...]:
    return tuple(map(ruleset.parse, tried.actions))


# The puzzles of a game.


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game under its present rules, in the order of the days."""
    home = registry.folder(game)
    path = None if home is None else home / FILE
    return () if path is None or not path.is_file() else tuple(read(path))


def read(path: Path) -> Iterator[Puzzle]:
    """The puzzles of a file; none if they are for other rules."""
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["format"] == FORMAT and data["rules"] == registry.get(data["game"]).spec.rules:
        for one in data["puzzles"]:
            yield Puzzle.read(data["game"], data["rules"], one)


def named(game: str, name: str) -> Puzzle | None:
    return next((one for one in puzzles_of(game) if one.id == name), None)


def of_day(game: str, day: str) -> Puzzle | None:
    """The puzzle of a day such as 2026-11-15, the same for everyone; none comes again before all others.

    >>> one, other = of_day("basilica", "2026-11-15"), of_day("basilica", "2026-11-16")
    >>> one == other
    False
    """
    puzzles = puzzles_of(game)
    return puzzles[date.fromisoformat(day).toordinal() % len(puzzles)] if puzzles else None


def digest(puzzles: Sequence[Puzzle]) -> str:
    """Tells whether puzzles were changed after they were made."""
    return _digest([one.document() for one in puzzles])


def name_of(game: str, rules: str, seats: int, options: Mapping[str, Any], log: Sequence[str]) -> str:
    """The id of a puzzle, by its position; in the order of ids no kind of puzzle comes first."""
    return _digest([game, rules, seats, dict(options), list(log)])[:12]


def _digest(data: Any) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()

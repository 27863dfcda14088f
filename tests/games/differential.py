"""A kernel beside a model written from the rules alone, node by node, for the tests of every game.

A model is the `Reference` of a game's `reference.py`: one generator that yields a `Node` wherever the game
waits. `SideBySide` plays both through the same games. A `Way` of playing is there for some rare rules, and
its games must have met them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from rosace.core.state import CHANCE, OVER

__all__ = ["CHANCE", "OVER", "AgainstModel", "Flow", "Model", "Node", "SideBySide", "Way", "uniform"]


class Node(NamedTuple):
    """A point where the game waits: who decides, what each action means, and at chance nodes the weights.

    Actions are known by their ids or, if the model prefers it, by their texts.
    """

    seat: int
    options: dict[Any, Any]
    weights: dict[Any, int] = {}


Flow = Generator[Node, Any, Any]  # a part of the game: it yields nodes and is sent the meaning chosen


class Model:
    """A game played from the rules: the same surface as the kernel's."""

    seats = 2

    def begin(self) -> None:
        """To be called at the end of making one."""
        self.over = False
        self.happened: Counter[str] = Counter()
        self.follow(self.game())

    def follow(self, flow: Flow) -> None:
        """Go on with a part of the game; a test puts things on the table and begins where it likes."""
        self._flow = flow
        self.node = next(flow)

    def game(self) -> Flow:
        raise NotImplementedError

    def score(self, seat: int) -> int:
        raise NotImplementedError

    def to_move(self) -> int:
        return self.node.seat

    def legal(self) -> list[Any]:
        return sorted(self.node.options) if self.node.seat >= 0 else []

    def chance(self) -> list[tuple[Any, int]]:
        return sorted(self.node.weights.items())

    def apply(self, action: Any) -> None:
        self.node = self._flow.send(self.node.options[action])


def uniform(game: Any, meaning: Any) -> float:
    return 1.0


class Way(NamedTuple):
    """How much an action is liked, given what it means to the model, and how chance leans."""

    like: Callable[[Any, Any], float]
    games: int  # at most, until everything rare was met
    tables: Sequence[Any] = ()  # what is played in turn, where it is not all tables of the game
    rare: tuple[str, ...] = ()  # what these games must meet
    lean: Callable[[Any, Any], float] = uniform
    seed: int = 0  # of the first game: one from which the rare things are met soon


class SideBySide:
    """Plays a kernel and a model through the same games. A game says how both are made and told apart."""

    size = 0  # how many action ids there are
    tables: Sequence[Any] = (None,)  # all ways in which the game can be set up

    def new(self, table: Any, rng: random.Random) -> tuple[Any, Any, str]:
        """The kernel and the model at the start of a game, and how to make that kernel again."""
        raise NotImplementedError

    def any_state(self, rng: random.Random) -> Any:
        """A kernel to copy another into."""
        raise NotImplementedError

    def id(self, action: Any) -> int:
        """The kernel's id of a model's action."""
        return action

    def how_often(self, model: Any) -> float:
        """How often a node is looked at thoroughly; the end always is."""
        return 0.02

    def compare_more(self, kernel: Any, model: Any, thorough: bool) -> None:
        """What a game compares besides, at every node."""

    def compare_end(self, kernel: Any, model: Any, played: list[Any]) -> None:
        seats = range(model.seats)
        utilities = [model.utility(seat) for seat in seats]
        assert all(abs(kernel.utility(seat) - utilities[seat]) < 1e-9 for seat in seats), utilities

    def compare(self, kernel: Any, model: Any) -> None:
        assert kernel.to_move() == model.to_move()
        assert kernel.legal() == sorted(map(self.id, model.legal()))
        assert kernel.chance() == sorted((self.id(action), weight) for action, weight in model.chance())
        seats = range(model.seats)
        assert [kernel.score(seat) for seat in seats] == [model.score(seat) for seat in seats]

    def compare_checks(self, kernel: Any, model: Any) -> None:
        """`check` says yes to the actions of this node and no to every other id."""
        ids = range(-1, self.size + 1)
        accepted = [action for action in ids if kernel.check(action) == 0]
        assert accepted == sorted(map(self.id, model.node.options))

    def exchange(self, kernel: Any, rng: random.Random) -> Any:
        """An equal state; the old one plays on and must not disturb it."""
        if rng.random() < 0.5:
            equal = kernel.clone()
        else:
            equal = self.any_state(rng)
            equal.copy_from(kernel)
        for _ in range(10):
            actions = kernel.legal() or [action for action, _ in kernel.chance()]
            if actions:
                kernel.apply(rng.choice(actions))
        return equal

    def choose(self, way: Way, model: Any, rng: random.Random) -> Any:
        options = model.node.options
        actions = sorted(options)
        if model.to_move() == CHANCE:
            odds = model.node.weights
            weights = [odds[action] * way.lean(model, options[action]) for action in actions]
        else:
            weights = [way.like(model, options[action]) for action in actions]
        (action,) = rng.choices(actions, weights)
        return action

    def play(self, way: Way, table: Any, seed: int) -> Counter[str]:
        """One game; what happened in it, and the number of its nodes."""
        rng = random.Random(seed)
        kernel, model, made = self.new(table, rng)
        played: list[Any] = []
        try:
            while True:
                self.compare(kernel, model)
                thorough = rng.random() < self.how_often(model) or model.over
                if thorough:
                    self.compare_checks(kernel, model)
                self.compare_more(kernel, model, thorough)
                if model.over:
                    self.compare_end(kernel, model, played)
                    return model.happened + Counter(nodes=len(played) + 1)
                action = self.choose(way, model, rng)
                if rng.random() < 0.02:
                    kernel = self.exchange(kernel, rng)
                played.append(action)
                kernel.apply(self.id(action))
                model.apply(action)
        except AssertionError as error:
            error.add_note(f"{made} after {played}")
            raise

    def play_many(self, way: Way, seeds: range) -> Iterator[Counter[str]]:
        """Games at all tables in turn; what has happened in them so far, after each."""
        happened: Counter[str] = Counter()
        tables = way.tables or self.tables
        for seed in seeds:
            happened += self.play(way, tables[seed % len(tables)], seed)
            yield happened

    def play_and_meet(self, way: Way) -> None:
        """Games of a way, one at every table at least, until everything it is there for has happened."""
        least = len(way.tables or self.tables)
        missing: list[str] = list(way.rare)
        seeds = range(way.seed, way.seed + max(least, way.games))
        for played, happened in enumerate(self.play_many(way, seeds), start=1):
            missing = [thing for thing in way.rare if not happened[thing]]
            if played >= least and not missing:
                return
        assert missing == []

    def play_for_long(self, way: Way) -> None:
        for _ in self.play_many(way, range(10**6, 10**6 + 20 * way.games)):
            pass


class AgainstModel:
    """The tests of a kernel beside its model."""

    side_by_side: SideBySide
    ways: Mapping[str, Way]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "way" in metafunc.fixturenames:
            metafunc.parametrize("way", self.ways.values(), ids=self.ways)

    def test_kernel_plays_as_the_reference(self, way: Way) -> None:
        self.side_by_side.play_and_meet(way)

    @pytest.mark.slow
    def test_kernel_plays_as_the_reference_for_long(self, way: Way) -> None:
        self.side_by_side.play_for_long(way)

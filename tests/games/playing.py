"""Playing a game by its notation and at random, for the tests of every game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rosace.core.documents import parse
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE, OVER


class Playing:
    """Functions on states of one game; `fond` are the families that random games like to choose from."""

    def __init__(self, ruleset: Ruleset, *fond: str):
        self.ruleset = ruleset
        self.fond = fond

    # By notation.

    def texts(self, state: Any, start: str = "") -> set[str]:
        """The legal decisions that begin so."""
        return {text for text in map(self.ruleset.text, state.legal()) if text.startswith(start)}

    def ends(self, state: Any, start: str) -> set[str]:
        """The last words of the legal decisions that begin so: mostly cells."""
        return {text.split()[-1] for text in self.texts(state, start + " ")}

    def outcomes(self, state: Any) -> dict[str, int]:
        """The outcomes of a chance node with their weights."""
        return {self.ruleset.text(action): weight for action, weight in state.chance()}

    def settle(self, state: Any) -> Any:
        """Let the first possible outcome happen, in place, until a seat decides or the game is over."""
        while state.to_move() == CHANCE:
            state.apply(state.chance()[0][0])
        return state

    def step(self, state: Any, *notations: str) -> Any:
        """The state right after these decisions and outcomes, chance not asked."""
        state = state.clone()
        for notation in notations:
            action = self.ruleset.parse(notation)
            assert state.check(action) == 0, f"{notation} is refused: {self.ruleset.why_not(state, action)}"
            possible = {outcome for outcome, _ in state.chance()} | set(state.legal())
            assert action in possible, f"{notation} is not listed"
            state.apply(action)
        return state

    def play(self, state: Any, *notations: str) -> Any:
        """The state after these decisions; chance outcomes not named among them are the first possible.

        It stops at the next decision, or right after a chance outcome if that is named last.
        """
        state = state.clone()
        for notation in notations:
            if not self._is_chance(notation):
                self.settle(state)
            state = self.step(state, notation)
        return state if notations and self._is_chance(notations[-1]) else self.settle(state)

    def _is_chance(self, notation: str) -> bool:
        return self.ruleset.spec.actions.family(self.ruleset.parse(notation)).chance

    def events_of(self, state: Any, notation: str) -> list[Any]:
        """The events of one decision or outcome."""
        return self.ruleset.narrate(state, self.ruleset.parse(notation), self.step(state, notation))

    def kinds(self, events: Iterable[Any]) -> list[str]:
        return [event.kind.removeprefix(f"{self.ruleset.spec.name}-") for event in events]

    def refusal(self, state: Any, notation: str) -> str:
        """Code and clause of a refusal, such as `occupied B3.1`; empty if the action is legal."""
        action = self.ruleset.parse(notation)
        reason = self.ruleset.why_not(state, action)
        assert (reason is None) == (state.check(action) == 0)
        assert (reason is None) == (action in [*state.legal(), *(outcome for outcome, _ in state.chance())])
        own = f"{self.ruleset.spec.name}/"
        return "" if reason is None else f"{reason.code.removeprefix(own)} {reason.clause}"

    # At random.

    def liked(self, state: Any, rng: random.Random) -> int:
        """An outcome with its weight, or a decision, mostly of a family that leads to what is rare."""
        if state.to_move() == CHANCE:
            actions, weights = zip(*state.chance(), strict=True)
            return rng.choices(actions, weights)[0]
        legal = state.legal()
        families = [self.ruleset.spec.actions[kind] for kind in self.fond]
        fond = [liked for one in families if (liked := [a for a in legal if 0 <= a - one.base < one.size])]
        return rng.choice(rng.choice(fond) if fond and rng.random() < 0.6 else legal)

    def finish(self, state: Any, rng: random.Random) -> Any:
        """Play to the end, in place."""
        for _ in range(5000):
            if state.to_move() == OVER:
                return state
            state.apply(self.liked(state, rng))
        raise AssertionError("the game does not end")

    def walk(
        self, seed: int, seats: int | None = None, options: Mapping[str, Any] | None = None
    ) -> Iterator[Any]:
        """Every state of a random game."""
        rng = random.Random(seed)
        state = self.ruleset.new(seats, options)
        yield state
        while state.to_move() != OVER:
            state.apply(self.liked(state, rng))
            yield state

    # Looking.

    def seen(self, state: Any, seat: int | None = None) -> dict[str, Any]:
        return self.ruleset.view(state, seat)

    def again(self, state: Any) -> Any:
        """The state of the document of a state, through its text."""
        return self.ruleset.read_position(parse(json.dumps(self.ruleset.write_position(state))))

    def check_same(self, state: Any, other: Any) -> None:
        """Two states that nobody can tell apart."""
        seats = range(state.seats)
        for seat in (-1, *seats):
            assert other.key(seat) == state.key(seat)
        assert (other.to_move(), other.legal(), other.chance()) == (
            state.to_move(),
            state.legal(),
            state.chance(),
        )
        assert [other.score(seat) for seat in seats] == [state.score(seat) for seat in seats]
        assert self.ruleset.write_position(other) == self.ruleset.write_position(state)
        for seat in (None, *seats):
            assert self.seen(other, seat) == self.seen(state, seat)
